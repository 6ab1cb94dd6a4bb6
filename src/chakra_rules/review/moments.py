"""A game from its beginning to its end as one viewer knew it at each step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, overload

from attrs import frozen

from chakra_rules.actions import Action
from chakra_rules.dealers import no_dealer
from chakra_rules.events import Event
from chakra_rules.game import Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.views import View, mask, onlooker, view
from chakra_rules.visibility import SPECTATOR


@frozen
class Moment:
    """A game after so many actions, as the viewer knew it then.

    Args:
        number: how many actions had been taken, nature's included; ``Game.play(step=...)`` counts the same.
        seat: who took the last of them, NATURE included; None at the beginning.
        action: the last of them; None at the beginning.
        events: what came of it.
        view: the table after it; the open decision is the last of ``view.state.stack``.
    """

    number: int
    seat: int | None
    action: Action | None
    events: tuple[Event, ...]
    view: View


@frozen(eq=False)
class Review(Sequence[Moment]):
    """The moments of a game, from 0, the beginning, to -1, now. Make one with :meth:`of`.

    The game may go on meanwhile; the review ends where it was made. It keeps the whole game and is the host's: what
    the viewer may be handed is its moments. The host goes on from one of them with ``Game.fork(at=moment.number)``.

    Args:
        seat: the viewer's seat, or SPECTATOR.

    >>> game = Game.new(Ruleset.of(), players=2, seed=7)
    >>> review = Review.of(game)
    >>> [moment.action.notation for moment in review[1:]]
    ['V:????????', 'D:RBPGBBOOB', 'I:CB']
    """

    seat: int
    _game: Game

    @classmethod
    def of(cls, game: Game | Mapping[str, Any], seat: int = SPECTATOR, rules: Ruleset | None = None) -> Review:
        """The review of a game or of a save.

        Args:
            game: a game, or what ``Game.save`` returned, perhaps through JSON.
            seat: the viewer's seat, or SPECTATOR.
            rules: what a save was played by, when that is made of modules that are not installed.

        Raises:
            IndexError: there is no such seat.
            SaveError: the save cannot be read or does not replay.
        """
        if not isinstance(game, Game):
            game = Game.load(game, rules, dealer=no_dealer)
        onlooker(game.state, seat)
        return cls(seat, Game(game.rules, game.state, no_dealer, list(game.history), game.players))

    def __len__(self) -> int:
        return len(self._game.history) + 1

    @overload
    def __getitem__(self, index: int) -> Moment: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Moment, ...]: ...

    def __getitem__(self, index: int | slice) -> Moment | tuple[Moment, ...]:
        if isinstance(index, slice):
            return tuple([self._moment(number) for number in range(*index.indices(len(self)))])
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError(f"there is no moment {index}: there are {len(self)}, from 0")
        return self._moment(number)

    def __iter__(self) -> Iterator[Moment]:
        return (self._moment(number) for number in range(len(self)))

    def _moment(self, number: int) -> Moment:
        history, now = self._game.history, self._game.state
        after = history[number].before if number < len(history) else now
        if number == 0:
            return Moment(0, None, None, (), view(after, self.seat))
        entry = history[number - 1]
        viewer = onlooker(entry.before, self.seat)
        action, events = mask(entry.action, viewer), mask(entry.events, viewer)
        return Moment(number, entry.seat, action, events, view(after, self.seat))
