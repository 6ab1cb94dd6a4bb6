"""The list of what can be picked next, and in words why the rest cannot."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from chakra_rules.choosing import Choice, ChoiceOption
from chakra_rules.cli.tui.paint import FAINTLY, LOUDLY, PLAINLY, chip
from chakra_rules.words import Words

REFUSED = "✗"


class Options(OptionList):
    """What can be picked, then what cannot; each line is an option of the staged choice."""

    stage = 0
    """Counts the lists shown, so that a message about an older one is known as such."""

    def show(self, words: Words, choice: Choice, refused: bool) -> list[ChoiceOption]:
        """List the options of a choice.

        Args:
            words: in which language.
            choice: as it stands.
            refused: whether to list what is refused too.

        Returns:
            The options in the order of the lines.
        """
        listed = ordered(choice, refused)
        self.clear()
        rows = [_row(words, choice, option, number) for number, option in enumerate(listed, start=1)]
        with self.prevent(OptionList.OptionHighlighted):
            self.add_options([Option(row, id=f"{self.stage}-{index}") for index, row in enumerate(rows)])
            self.highlighted = 0 if listed else None
        return listed

    def clear(self) -> None:
        """List nothing."""
        self.stage += 1
        self.clear_options()

    def index_of(self, id: str | None) -> int | None:
        """The line that a message is about; None when it is about an older list."""
        stage, _, index = (id or "").partition("-")
        return int(index) if stage == str(self.stage) and index.isdecimal() else None


def ordered(choice: Choice, refused: bool) -> list[ChoiceOption]:
    """What can be picked, in the order of the choice, then what cannot."""
    options = choice.options
    return [o for o in options if not o.reasons] + [o for o in options if o.reasons and refused]


def _row(words: Words, choice: Choice, option: ChoiceOption, number: int) -> Text:
    told = option_words(words, choice, option)
    if option.reasons:
        return Text(f" {REFUSED} {told}", FAINTLY)
    lead = Text.assemble((f"{number if number < 10 else ' '} ", LOUDLY))
    if option.term in ("energy", "colour") and option.value in choice.rules.book.energies:
        lead.append_text(chip(str(option.value), 3)).append(" ")
    row = lead.append(told, PLAINLY)
    after = choice.pick(option.value)
    whole = after.action or (after.actions[0] if len(after.actions) == 1 else None)
    if whole is not None:
        return row.append(f"  {whole.notation}", FAINTLY)
    return row.append(f"  {words.text('tui-ways', count=len(after.actions))}", FAINTLY)


def option_words(words: Words, choice: Choice, option: ChoiceOption) -> str:
    """An option in words: a kind of action by its name, the end of a pile as such, a value as its term has it."""
    if option.kind:
        return words.kind(option.kind)
    if option.ends:
        return words.text("tui-all")
    return words.told(option.value, term=option.term)


def details(words: Words, choice: Choice, option: ChoiceOption) -> Text:
    """What the option leads to, or every reason why it cannot be picked."""
    if option.reasons:
        return refusal(words, option)
    after = choice.pick(option.value)
    if len(after.actions) == 1:
        return Text.assemble((f"{after.actions[0].notation}  ", LOUDLY), (words.action(after.actions[0]), PLAINLY))
    return Text.assemble((words.text("tui-hint"), FAINTLY))


def refusal(words: Words, option: ChoiceOption) -> Text:
    """Every reason why the option cannot be picked, with its rule."""
    why = " ".join([f"{words.reason(reason)} [{reason.rule}]" for reason in option.reasons])
    return Text.assemble((f"{REFUSED} ", LOUDLY), (words.text("tui-refused", why=why), PLAINLY))
