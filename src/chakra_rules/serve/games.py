"""The games that sessions share, by name."""

from __future__ import annotations

from collections.abc import Callable

from attrs import define, field

from chakra_rules.game import Game
from chakra_rules.serve.errors import GameExists, NoSuchGame, TooManyGames

MOST = 100
"""How many games are kept at a time."""


@define
class Games:
    """Games by name. Sessions that are given the same one play at the same tables.

    Args:
        most: how many are kept at a time.

    >>> from chakra_rules import Ruleset
    >>> games = Games()
    >>> games.add(Game.new(Ruleset.of(), players=2, seed=7))
    '1'
    """

    most: int = MOST
    _games: dict[str, Game] = field(factory=dict, init=False)
    _numbered: int = field(default=0, init=False)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the games, the oldest first."""
        return tuple(self._games)

    def check_room(self, name: str) -> None:
        """Raise GameExists or TooManyGames when no game of that name can be added; any name will do when empty."""
        if name in self._games:
            raise GameExists(f"there is a game {name!r} already", name)
        if len(self._games) >= self.most:
            raise TooManyGames(f"{self.most} games are open: close one first")

    def add(self, game: Game, name: str = "") -> str:
        """Keep a game.

        Args:
            game: any.
            name: what to call it; the next number that is free when empty.

        Returns:
            Its name.

        Raises:
            GameExists: the name is taken.
            TooManyGames: there is no room.
        """
        self.check_room(name)
        while not name:
            self._numbered += 1
            name = "" if str(self._numbered) in self._games else str(self._numbered)
        self._games[name] = game
        return name

    def named(self, name: str) -> str:
        """The name of the game that is meant; the only one when empty. Raises NoSuchGame."""
        if not name and len(self._games) == 1:
            return next(iter(self._games))
        if name not in self._games:
            there = f"there are {', '.join(self._games)}" if self._games else "none is open"
            raise NoSuchGame(f"there is no game {name!r}: {there}" if name else f"name the game: {there}", name)
        return name

    def __getitem__(self, name: str) -> Game:
        """The game that is meant; raises NoSuchGame."""
        return self._games[self.named(name)]

    def close(self, name: str) -> str:
        """Forget a game; its name. Raises NoSuchGame."""
        name = self.named(name)
        del self._games[name]
        return name

    def snapshot(self) -> Callable[[], None]:
        """What opens and closes games again until they are those of now; how they stand is not its matter."""
        games, numbered = dict(self._games), self._numbered

        def put_back() -> None:
            self._games, self._numbered = games, numbered

        return put_back
