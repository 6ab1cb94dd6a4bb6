"""A sitting: one game, the bots at it, and the person who looks at the screen. No drawing here."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from attrs import define, field

from chakra_rules import SPECTATOR, CannotUndo, ChakraError, Entry, Game, SaveError
from chakra_rules.bots import Bot, GreedyBot
from chakra_rules.choosing import Choice, choose
from chakra_rules.review import save_in


@define
class Sitting:
    """People and bots around a game.

    Args:
        game: what is played.
        bots: the bots by seat; people hold the other seats.
        new_bot: makes a bot for a seat that a save says a bot holds.
        watcher: the seat of the person who looks at the screen.
        saved: how many actions the last save holds.
    """

    game: Game
    bots: Mapping[int, Bot]
    new_bot: Callable[[int], Bot] = GreedyBot
    watcher: int = SPECTATOR
    saved: int = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._sit_down()

    def _sit_down(self) -> None:
        """The person whose decision it is comes to the screen, or else the first; a spectator where there is none."""
        self.saved = len(self.game.history)
        deciding = self.game.decision.seat if self.game.decision else SPECTATOR
        self.watcher = deciding if deciding in self.people else next(iter(self.people), SPECTATOR)

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat in range(len(self.game.state.seats)) if seat not in self.bots]

    @property
    def unsaved(self) -> bool:
        """Whether anything was done since the last save."""
        return not self.game.over and len(self.game.history) != self.saved

    @property
    def bot_to_play(self) -> Bot | None:
        """The bot whose decision it is."""
        return self.bots.get(self.game.decision.seat) if self.game.decision else None

    def person_to_come(self) -> int | None:
        """Another person than the one at the screen, whose turn it is."""
        decision = self.game.decision
        if decision is None or decision.seat in self.bots or decision.seat == self.watcher:
            return None
        return decision.seat

    def must_hide(self, seat: int) -> bool:
        """Whether the person of this seat would see, or show, something that only one of the two may know."""
        game, watcher = self.game, self.watcher
        return game.view(seat).state != game.view(watcher).state or [*game.events(seat)] != [*game.events(watcher)]

    def choice(self) -> Choice | None:
        """The staged choice of the person at the screen, from what they may know; None when it is not theirs."""
        decision = self.game.decision
        if decision is None or decision.seat != self.watcher or decision.seat in self.bots:
            return None
        return choose(self.game.rules, self.game.view(self.watcher).state)

    def let_bot_play(self) -> None:
        """Let the bot whose decision it is decide."""
        decision = self.game.decision
        assert decision is not None
        bot = self.bots[decision.seat]
        self.game.play(bot(self.game.rules, self.game.view(decision.seat), self.game.actions()), decision.seat)

    def undo(self) -> tuple[Entry, ...]:
        """Take back the last action of a person, and what bots did since.

        Returns:
            What was taken back, in the order in which it was done.

        Raises:
            CannotUndo: there is none; or chance decided something or somebody learnt something since.
        """
        last = self._last_of_people()
        if last is None:
            raise CannotUndo("nothing has been done yet")
        if self.barrier() is not None:
            raise CannotUndo("something was revealed since")
        undone = tuple(self.game.history[last:])
        for _ in undone:
            self.game.undo()
        return undone

    def barrier(self) -> Any:
        """The last event, as everybody may know it, behind which there is no way back; None when there is one."""
        since = self._last_of_people()
        told = [] if since is None else [event for _, events in self.game.events(since=since) for event in events]
        return next((event for event in reversed(told) if event.reveals), None)

    def _last_of_people(self) -> int | None:
        steps = [index for index, entry in enumerate(self.game.history) if entry.seat in self.people]
        return max(steps, default=None)

    def save(self, name: str) -> Path:
        """Write the game to a file.

        Raises:
            ChakraError: the file cannot be written.
        """
        path = Path(name)
        try:
            path = path.expanduser()
            path.write_text(json.dumps(self.game.save(), indent=1) + "\n", "utf-8")
        except (OSError, ValueError, RuntimeError) as error:
            raise ChakraError(getattr(error, "strerror", None) or str(error), name) from error
        self.saved = len(self.game.history)
        return path

    def load(self, name: str) -> None:
        """Go on with the game in a file instead, with the bots that it names.

        Raises:
            SaveError: it cannot be read, or holds no game.
        """
        self.game = read_game(name)
        seats = [seat for seat, player in enumerate(self.game.players) if player.bot]
        self.bots = {seat: self.bots.get(seat) or self.new_bot(seat) for seat in seats}
        self._sit_down()


def read_game(name: str) -> Game:
    """The game saved in a file.

    Raises:
        SaveError: it cannot be read, or holds no game.
    """
    try:
        data = json.loads(Path(name).expanduser().read_text("utf-8"))
    except OSError as error:
        raise SaveError((error.strerror or str(error)).lower(), name, name) from error
    except (ValueError, RecursionError, RuntimeError) as error:
        raise SaveError(str(error), name, name) from error
    return Game.load(save_in(data))
