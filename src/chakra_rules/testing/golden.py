"""Golden games: a whole game as text, to read how play changes when a rule does.

``python -m chakra_rules.testing.golden --seed 27 > tests/golden/base.txt`` plays and writes one; name modules first.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from chakra_rules.dealers import no_dealer
from chakra_rules.errors import NotationError
from chakra_rules.events import Answered, Asked, Event, Moved
from chakra_rules.game import Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.testing.play import play

LONGEST = 600
"""A game not over after so many actions is written as far as it went."""


def write_golden(game: Game) -> str:
    """The game as text: what was in play, each action in notation with its events, the score sheets.

    Args:
        game: from its beginning.

    >>> print(write_golden(Game.new(Ruleset.of(), 2, seed=1))[:19])
    modules base
    player
    """
    lines = [f"modules {' '.join(module.id for module in game.rules.modules)}", f"players {len(game.state.seats)}", ""]
    for entry in game.history:
        lines.append(f"{entry.seat:2} {entry.action.notation}")
        lines += [f"     {_told(event)}" for event in entry.events if not isinstance(event, (Asked, Answered))]
    lines += ["", f"ended {game.state.ended or 'not'}"]
    for sheet in game.score().sheets:
        lines.append(f"seat {sheet.seat}: {sheet.total}")
        lines += [f"     {line.points} {line.rule} {line.count} {line.subject}".rstrip() for line in sheet.lines]
    return "\n".join(lines) + "\n"


def replay_golden(text: str) -> Game:
    """The game whose actions a golden text lists, played by the rules installed now.

    Raises:
        NotationError: the text does not begin as :func:`write_golden` writes it.
        ChakraError: an action is no longer what the rules allow.
    """
    head, players, *lines = text.splitlines()
    if not head.startswith("modules base") or not players.startswith("players "):
        raise NotationError("a golden game begins with the modules and the players", head)
    game = Game.new(Ruleset.of(*head.split()[2:]), int(players.split()[1]), dealer=no_dealer)
    for line in lines:
        if line[:2].strip().lstrip("-").isdigit():
            game.play(line[3:])
    return game


def _told(event: Event) -> str:
    return f"{event.piece}: {event.source} to {event.target}" if isinstance(event, Moved) else str(event)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play a seeded game and print it."""
    parser = argparse.ArgumentParser(description="Play a seeded game and print it as a golden game.")
    parser.add_argument("modules", nargs="*", help="ids of installed modules")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game = play(Ruleset.of(*given.modules), given.players, given.seed, actions=LONGEST)
    sys.stdout.write(write_golden(game))


if __name__ == "__main__":
    main()
