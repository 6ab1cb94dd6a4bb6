"""Answers to the requests that open and close games; all but looking round is the host's."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from chakra_rules.compose import installed, load
from chakra_rules.dealers import Dealer, SeededDealer, no_dealer
from chakra_rules.game import Game
from chakra_rules.ruleset import Ruleset
from chakra_rules.serve.errors import NotARequest
from chakra_rules.serve.games import Games
from chakra_rules.serve.lines import LONGEST
from chakra_rules.serve.playing import host_only, standing, step_of
from chakra_rules.serve.requests import (
    PROTOCOL,
    REQUESTS,
    CloseGame,
    Fork,
    Hello,
    ListGames,
    ListModules,
    LoadGame,
    NewGame,
    viewer_name,
)

Reply = dict[str, Any]


def hello(games: Games, viewer: int, request: Hello) -> Reply:
    """The versions, the limits and the requests."""
    if request.protocol != PROTOCOL:
        raise NotARequest(f"this server speaks protocol {PROTOCOL}", "$.protocol", str(request.protocol))
    return {
        "protocol": PROTOCOL,
        "engine": version("chakra-rules"),
        "as": viewer_name(viewer),
        "requests": list(REQUESTS),
        "limits": {"line": LONGEST, "games": games.most},
    }


def modules(games: Games, viewer: int, request: ListModules) -> Reply:
    """What is installed."""
    return {
        "modules": [
            {
                "id": module.id,
                "version": module.version,
                "title": module.title,
                "requires": list(module.requires),
                "conflicts": list(module.conflicts),
                "options": [{"name": option.name, "values": list(option.values)} for option in module.options],
            }
            for module in map(load, installed())
        ]
    }


def new(games: Games, viewer: int, request: NewGame) -> Reply:
    """A game set up, and where it stands."""
    host_only(viewer)
    games.check_room(request.game)
    rules = Ruleset.of(*request.modules, options=request.options)
    game = Game.new(rules, request.players, dealer=_dealer(request))
    return _opened(games, game, request.game)


def load_game(games: Games, viewer: int, request: LoadGame) -> Reply:
    """A saved game, and where it stands."""
    host_only(viewer)
    games.check_room(request.game)
    return _opened(games, Game.load(request.save, dealer=_dealer(request)), request.game)


def fork(games: Games, viewer: int, request: Fork) -> Reply:
    """A game that goes on differently, and where it stands."""
    host_only(viewer)
    games.check_room(request.fork)
    game = games[request.game]
    at = step_of(game, request.at)
    return _opened(games, game.fork(at, dealer=_dealer(request)), request.fork)


def list_games(games: Games, viewer: int, request: ListGames) -> Reply:
    """The names of the games."""
    return {"games": list(games.names)}


def close(games: Games, viewer: int, request: CloseGame) -> Reply:
    """The name of the game forgotten."""
    host_only(viewer)
    return {"closed": games.close(request.game)}


def _dealer(request: NewGame | LoadGame | Fork) -> Dealer:
    return no_dealer if request.nature == "asked" else SeededDealer(request.seed)


def _opened(games: Games, game: Game, name: str) -> Reply:
    played = [{"id": module.id, "version": module.version} for module in game.rules.modules]
    return {"game": games.add(game, name), "modules": played, "options": dict(game.rules.options), **standing(game)}
