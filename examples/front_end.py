"""A front-end in fifty lines: people at one screen play any mix of modules."""

import json
from collections.abc import Callable
from pathlib import Path

from chakra_rules import SPECTATOR, ChakraError, Choice, Game, Ruleset, choose
from chakra_rules.words import Words


def play(game: Game, words: Words, ask: Callable[[str], str], tell: Callable[[str], None], save: Path) -> None:
    """Play to the end: a number picks, nothing confirms, ``undo`` takes back, ``? T1:G>4`` asks why not."""
    told = 0
    while True:
        seat, since, told = game.decision.seat if game.decision else SPECTATOR, told, len(game.history)
        for action, events in game.events(seat, since):  # what to animate, as the seat that decides may know it
            tell("; ".join([words.acted(action), *map(words.event, events)]))
        if game.decision is None:
            return tell(words.winners(game.score()))
        choice = choose(game.rules, seen := game.view(seat).state)
        tell(f"{' '.join(seen.maya)} {'/'.join([c or '-' for c in reversed(seen.seats[seat].cells)])} {seen.plenitude}")
        while told == len(game.history):
            for n, option in enumerate(choice.options):
                value = words.kind(option.kind) if option.kind else words.value(option.term, option.value)
                tell(f"{n:3} {'that is all' if option.ends else value} {' '.join(map(words.reason, option.reasons))}")
            try:
                what = words.action(choice.action) if choice.action else words.decision(game.decision)
                choice = answered(game, choice, ask(f"{words.value('seat', seat)}: {what}? "), words, tell)
            except (ChakraError, ValueError, KeyError) as error:  # nothing has changed: ask again
                tell(words.error(error) if isinstance(error, ChakraError) else "Give a number from the list.")
        save.write_text(json.dumps(game.save()), "utf-8")


def answered(game: Game, choice: Choice, answer: str, words: Words, tell: Callable[[str], None]) -> Choice:
    if answer == "undo" and choice.picked:
        return choice.back()
    if answer == "undo":
        game.undo()
    elif answer.startswith("?"):
        tell(" ".join(map(words.reason, game.rules.explain(choice.state, answer[1:].strip()))) or "It is allowed.")
    elif choice.action is None:
        return choice.pick(dict(enumerate(choice.options))[int(answer)].value)
    else:
        game.play(choice.action, seat=choice.state.stack[-1].seat, step=len(game.history))
    return choice


if __name__ == "__main__":
    new = Game.new(Ruleset.of("powers", "yin-yang"), players=2)
    play(new, Words.of(new.rules, "en"), input, print, Path("chakra-game.json"))
