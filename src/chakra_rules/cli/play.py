"""``chakra play``: people and bots at one terminal, each person seeing only what their seat may know."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from attrs import define, field
from rich.console import Console
from rich.text import Text

from chakra_rules.actions import Action
from chakra_rules.bots import Bot
from chakra_rules.cli import boards
from chakra_rules.cli.choices import menu
from chakra_rules.cli.demo import finish, introduce, rule
from chakra_rules.cli.language import spoken
from chakra_rules.cli.rivals import seat_bots
from chakra_rules.cli.screen import paragraph, say, watched, wipe, wrapped
from chakra_rules.cli.telling import tell_setup, tell_since
from chakra_rules.errors import ChakraError, IllegalAction, NotationError
from chakra_rules.events import Answered, Looked
from chakra_rules.game import Game
from chakra_rules.visibility import SPECTATOR
from chakra_rules.words.derived import apart

LEARNT: dict[type[Any], str] = {
    Answered: "cli-learnt-chance",
    Looked: "cli-learnt-value",
}
"""The messages that say why there is no way back behind an event."""


@define
class Sitting:
    """The people and bots around a game.

    Args:
        console: where everything is printed.
        game: what is played.
        machines: the bots by seat; people hold the other seats.
        asked: the questions a person has answered in the list so far, as the actions they left.
        shown: the turn whose table is on the screen.
        listed: the question that was printed last.
        at: the person who looks at the screen.
        seen: how much of the history each person has been told; who is not listed, what there was at the beginning.
    """

    console: Console
    game: Game
    machines: dict[int, Bot]
    asked: list[tuple[Action, ...]] = field(factory=list)
    shown: tuple[int, ...] = ()
    listed: tuple[int, ...] = ()
    at: int | None = None
    seen: dict[int, int] = field(factory=dict)
    began: int = field(init=False)

    @began.default
    def _beginning(self) -> int:
        return len(self.game.history)


def play(console: Console, game: Game, machines: Mapping[int, str], seed: int | None) -> None:
    """Play a game to its end, or until somebody quits.

    Args:
        console: where to.
        game: a game to begin or to go on with.
        machines: the bots' names by the seats that they hold; the game is told, so that saves say it too.
        seed: of the bots.
    """
    players = len(game.state.seats)
    sitting = Sitting(console, game, seat_bots(game, machines, seed))
    words = spoken(game.rules)
    seats = words.listed([words.value("seat", seat) for seat in machines])
    held = [words.text("cli-bots", seats=seats)] if machines else []
    introduce(console, game.rules, players, " ".join([*held, words.text("cli-type-help")]))
    tell_setup(console, game.rules.book, game.history)
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.seat in sitting.machines:
            _let_bots_play(sitting)
        elif not _ask(sitting, decision.seat):
            return
    finish(console, game)


def _text(sitting: Sitting, id: str, **values: Any) -> str:
    return spoken(sitting.game.rules).text(f"cli-{id}", **values)


def _let_bots_play(sitting: Sitting) -> None:
    game, start = sitting.game, len(sitting.game.history)
    while (decision := game.decision) is not None and decision.seat in sitting.machines:
        bot = sitting.machines[decision.seat]
        game.play(bot(game.rules, game.view(decision.seat), game.actions()))
    people = [seat for seat in range(len(game.state.seats)) if seat not in sitting.machines]
    tell_since(sitting.console, game, start, people[0] if len(people) == 1 else SPECTATOR)


def _ask(sitting: Sitting, seat: int) -> bool:
    """Ask a person once and do what they say; False when they leave."""
    if not _seated(sitting, seat):
        return False
    _show_turn(sitting, seat)
    actions = sitting.asked[-1] if sitting.asked else sitting.game.actions()
    choices = menu(sitting.game.rules.book, sitting.game.view(seat).state, actions)
    _list(sitting, seat, [choice.words for choice in choices])
    line = read(sitting.console, f"{_text(sitting, 'prompt', seat=seat)} ")
    if line is None:
        say(sitting.console, _text(sitting, "input-ended"))
        return False
    word, _, rest = line.partition(" ")
    if line.isdecimal() and len(line) < 10:  # Python refuses to read numbers of very many digits
        _pick(sitting, seat, [choice.actions for choice in choices], line)
    elif word == "quit":
        say(sitting.console, _text(sitting, "goodbye"))
        return False
    elif word in COMMANDS:
        COMMANDS[word](sitting, seat, rest.strip())
    elif line:
        _take(sitting, seat, line)
    else:
        sitting.listed = ()
    return True


def _seated(sitting: Sitting, seat: int) -> bool:
    """Let the person of this seat come to the screen when another looked at it; False when nobody comes."""
    before, sitting.at = sitting.at, seat
    done = len(sitting.game.history)
    told, sitting.seen[seat] = sitting.seen.get(seat, sitting.began), done
    if before in (None, seat) or not watched(sitting.console):
        return True
    wipe(sitting.console)
    if read(sitting.console, f"{_text(sitting, 'next-seat', seat=seat)} ") is None:
        return False
    tell_since(sitting.console, sitting.game, told, seat)
    return True


def _show_turn(sitting: Sitting, seat: int) -> None:
    game = sitting.game
    decision = game.decision
    assert decision is not None
    turn = (game.state.round, game.state.turn, seat)
    if turn != sitting.shown:
        sitting.shown = turn
        _board(sitting, seat, "")


def _list(sitting: Sitting, seat: int, choices: list[str]) -> None:
    """Print the open question and its answers, unless they are what was printed last."""
    now = (len(sitting.game.history), *map(len, sitting.asked))
    if now == sitting.listed:
        return
    sitting.listed = now
    decision = sitting.game.decision
    if decision is not None and not sitting.asked:
        what = spoken(sitting.game.rules).decision(decision)
        paragraph(sitting.console, _text(sitting, "choose", seat=seat, what=what), style="bold")
    for number, words in enumerate(choices, start=1):
        say(sitting.console, wrapped(sitting.console, Text(f"{number:3}  "), Text(words)))


def _pick(sitting: Sitting, seat: int, choices: list[tuple[Action, ...]], number: str) -> None:
    if not 1 <= int(number) <= len(choices):
        say(sitting.console, _text(sitting, "numbers", count=len(choices)))
        return
    picked = choices[int(number) - 1]
    if len(picked) == 1:
        _take(sitting, seat, picked[0].notation)
    else:
        sitting.asked.append(picked)


def _take(sitting: Sitting, seat: int, text: str) -> None:
    game, start = sitting.game, len(sitting.game.history)
    text = _understood(game, text)
    try:
        game.play(text, seat)
    except IllegalAction:
        _why(sitting, seat, text)
        return
    except ChakraError as error:
        why = spoken(game.rules).error(error).rstrip(".")
        paragraph(sitting.console, _text(sitting, "or-help", error=f"{why}."), style="red")
        return
    sitting.asked.clear()
    tell_since(sitting.console, game, start, seat)


def _understood(game: Game, text: str) -> str:
    """The text, in capitals where it is notation only so."""
    for written in (text, text.upper()):
        try:
            return game.rules.action(written).notation
        except NotationError:
            continue
    return text


def _why(sitting: Sitting, seat: int, text: str) -> None:
    game, words = sitting.game, spoken(sitting.game.rules)
    text = _understood(game, text)
    try:
        reasons = game.explain(text)
        told = words.action(game.rules.action(text))
    except ChakraError as error:
        paragraph(sitting.console, words.error(error) if text else _text(sitting, "name-action"), style="red")
        return
    if not reasons:
        paragraph(sitting.console, _text(sitting, "allowed", notation=text, words=told))
        return
    paragraph(sitting.console, _text(sitting, "refused", notation=text, words=told), style="red")
    for reason in reasons:
        paragraph(sitting.console, f"- {words.reason(reason)} [{reason.rule}]", 2)


def _undo(sitting: Sitting, seat: int, rest: str) -> None:
    """Take back the last choice of a person, and what bots did since."""
    game = sitting.game
    mine = [i for i, entry in enumerate(game.history) if entry.seat >= 0 and entry.seat not in sitting.machines]
    if not mine:
        paragraph(sitting.console, _text(sitting, "nothing-to-undo"))
        return
    undone = game.history[mine[-1] :]
    barrier = next((event for entry in undone for event in entry.events if event.reveals), None)
    if barrier is not None:
        words = spoken(game.rules)
        why = words.text(LEARNT.get(type(barrier), "cli-learnt"), what=apart(type(barrier).__name__))
        paragraph(sitting.console, _text(sitting, "no-undo", why=why))
        return
    for _ in undone:
        game.undo()
    sitting.asked.clear()
    sitting.shown = sitting.listed = ()
    actions = " ".join([entry.action.notation for entry in undone])
    paragraph(sitting.console, _text(sitting, "undone", actions=actions))


def _save(sitting: Sitting, seat: int, rest: str) -> None:
    if not rest:
        say(sitting.console, _text(sitting, "name-file"))
        return
    try:
        Path(rest).expanduser().write_text(json.dumps(sitting.game.save(), indent=1) + "\n", "utf-8")
    except (OSError, ValueError, RuntimeError) as error:
        why = str(getattr(error, "strerror", error))
        say(sitting.console, Text(_text(sitting, "not-written", file=rest, why=why), style="red"))
        return
    say(sitting.console, _text(sitting, "saved", file=rest))


def _board(sitting: Sitting, seat: int, rest: str) -> None:
    rule(sitting.console, boards.heading(sitting.game.state))
    boards.draw(sitting.console, sitting.game.rules.book, sitting.game.view(seat))
    say(sitting.console)
    sitting.listed = ()


def _back(sitting: Sitting, seat: int, rest: str) -> None:
    del sitting.asked[-1:]


def _all(sitting: Sitting, seat: int, rest: str) -> None:
    paragraph(sitting.console, " ".join([action.notation for action in sitting.game.actions()]))


def _help(sitting: Sitting, seat: int, rest: str) -> None:
    say(sitting.console, _text(sitting, "help"))


COMMANDS: dict[str, Callable[[Sitting, int, str], None]] = {
    "help": _help,
    "why": _why,
    "all": _all,
    "back": _back,
    "undo": _undo,
    "board": _board,
    "save": _save,
}


def read(console: Console, prompt: str) -> str | None:
    """A line somebody types, None at the end of the input; echoed where no terminal shows it."""
    try:
        line = console.input(prompt).strip()
    except EOFError:
        say(console)
        return None
    if not sys.stdin.isatty():
        say(console, line)
    return line
