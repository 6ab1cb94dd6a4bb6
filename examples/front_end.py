"""A front-end in fifty lines: people at one screen play any mix of modules."""

import json
from collections.abc import Callable
from pathlib import Path

from chakra_rules import SPECTATOR, ChakraError, Choice, Game, Ruleset, choose
from chakra_rules.words import Words


def play(game: Game, words: Words, ask: Callable[[str], str], tell: Callable[[str], object], save: Path) -> None:
    """Play to the end: a number picks, nothing confirms, ``undo`` takes back, ``? T1:G>4`` asks why not."""
    choice, told = asked(game), 0
    while game.decision:
        seat, seen, since, told = game.decision.seat, choice.state, told, len(game.history)
        for action, events in game.events(seat, since):  # what to animate, as the seat that decides may know it
            tell("; ".join([words.acted(action), *map(words.event, events)]))
        tell(f"{' '.join(seen.maya)}   {'/'.join([cell or '-' for cell in reversed(seen.seats[seat].cells)])}")
        for number, option in enumerate(choice.options):
            value = words.kind(option.kind) if option.kind else words.value(option.term, option.value)
            why_not = " ".join(map(words.reason, option.reasons))
            tell(f"{number:3} {'that is all' if option.ends else value}{why_not and ': ' + why_not}")
        try:
            what = words.action(choice.action) if choice.action else words.decision(game.decision)
            choice = answered(game, choice, ask(f"{words.value('seat', seat)}: {what}? "), words, tell)
        except (ChakraError, ValueError, IndexError) as error:  # nothing has changed: ask again
            tell(words.error(error) if isinstance(error, ChakraError) else "Give a number from the list.")
        if told != len(game.history):
            save.write_text(json.dumps(game.save()), "utf-8")
    tell(words.winners(game.score()))


def answered(game: Game, choice: Choice, answer: str, words: Words, tell: Callable[[str], object]) -> Choice:
    if answer == "undo":
        return choice.back() if choice.picked else asked(game, game.undo())
    if answer.startswith("?"):
        tell(" ".join(map(words.reason, game.rules.explain(choice.state, answer[1:].strip()))) or "It is allowed.")
        return choice
    if choice.action is None:
        return choice.pick(choice.options[int(answer)].value)
    return asked(game, game.play(choice.action, seat=choice.state.stack[-1].seat, step=len(game.history)))


def asked(game: Game, done: object = None) -> Choice:
    return choose(game.rules, game.view(game.decision.seat if game.decision else SPECTATOR).state)


if __name__ == "__main__":
    new = Game.new(Ruleset.of("powers", "yin-yang"), players=2)
    play(new, Words.of(new.rules, "en"), input, print, Path("chakra-game.json"))
