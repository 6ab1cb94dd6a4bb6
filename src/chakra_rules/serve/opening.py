"""Answers to the requests that open and close games; all but looking round is the host's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.metadata import version
from operator import itemgetter
from typing import Any

from chakra_rules.compose import installed, load
from chakra_rules.dealers import Dealer, SeededDealer, no_dealer
from chakra_rules.errors import ChakraError
from chakra_rules.game import Game
from chakra_rules.modules import OptionValue
from chakra_rules.ruleset import Ruleset
from chakra_rules.schemas import SCHEMAS, of_any_mix, schema
from chakra_rules.serve.errors import NotARequest
from chakra_rules.serve.lines import LONGEST
from chakra_rules.serve.perspective import Desk, Perspective
from chakra_rules.serve.playing import step_of
from chakra_rules.serve.replies import Closed, Greeting, Installed, ModuleInPlay, Opened, OpenGames, SchemaTold
from chakra_rules.serve.reply_schema import reply_schema
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
    ShowSchema,
    viewer_name,
)
from chakra_rules.serve.schema import request_schema
from chakra_rules.serve.telling import Telling, known_languages

OF_LINES: Mapping[str, Callable[[Ruleset], dict[str, Any]]] = {"request": request_schema, "reply": reply_schema}
"""The schemas of the protocol itself, by name."""

Options = tuple[tuple[str, type, OptionValue], ...]
"""Options by name, each with the type of its value: to a dictionary 1 and true are the same."""


def hello(desk: Desk, request: Hello) -> Greeting:
    """The versions, the limits and the requests."""
    if request.protocol != PROTOCOL:
        raise NotARequest(f"this server speaks protocol {PROTOCOL}", "$.protocol", str(request.protocol))
    return {
        "protocol": PROTOCOL,
        "engine": version("chakra-rules"),
        "as": viewer_name(desk.viewer),
        "requests": list(REQUESTS),
        "languages": list(known_languages()),
        "limits": {"line": LONGEST, "games": desk.games.most},
    }


def modules(desk: Desk, request: ListModules) -> Installed:
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


def show_schema(desk: Desk, request: ShowSchema) -> SchemaTold:
    """The schema asked for."""
    rules = _rules(request.modules, _sorted(request.options))
    of_lines = OF_LINES.get(request.name)
    if of_lines is None and request.name not in SCHEMAS:
        known = ", ".join((*OF_LINES, *SCHEMAS))
        raise ChakraError(f"there is no schema of {request.name}; there are {known}", request.name)
    found = schema(rules, request.name) if of_lines is None else of_lines(rules)
    return {"schema": of_any_mix(rules, found) if request.any_mix else found}


def new(desk: Desk, request: NewGame) -> Opened:
    """A game set up, and where it stands."""
    desk.check_host()
    desk.games.check_room(request.game)
    rules = _rules(request.modules, _sorted(request.options))
    game = Game.new(rules, request.players, dealer=_dealer(request))
    return _opened(desk, game, request.game)


def load_game(desk: Desk, request: LoadGame) -> Opened:
    """A saved game, and where it stands."""
    desk.check_host()
    desk.games.check_room(request.game)
    return _opened(desk, Game.load(request.save, dealer=_dealer(request)), request.game)


def fork(desk: Desk, request: Fork) -> Opened:
    """A game that goes on differently, and where it stands."""
    desk.check_host()
    desk.games.check_room(request.fork)
    game = desk.games[request.game]
    at = step_of(game, request.at)
    return _opened(desk, game.fork(at, dealer=_dealer(request)), request.fork)


def list_games(desk: Desk, request: ListGames) -> OpenGames:
    """The names of the games."""
    return {"games": list(desk.games.names)}


def close(desk: Desk, request: CloseGame) -> Closed:
    """The name of the game forgotten."""
    desk.check_host()
    return {"closed": desk.games.close(request.game)}


def _sorted(options: Mapping[str, OptionValue]) -> Options:
    return tuple(sorted([(name, type(value), value) for name, value in options.items()], key=itemgetter(0)))


@lru_cache(maxsize=16)
def _rules(modules: tuple[str, ...], options: Options) -> Ruleset:
    """The same rules for all games that ask for them, so that what one works out serves the others.

    Args:
        modules: their ids.
        options: as sorted.
    """
    return Ruleset.of(*modules, options={name: value for name, _, value in options})


def _dealer(request: NewGame | LoadGame | Fork) -> Dealer:
    return no_dealer if request.nature == "asked" else SeededDealer(request.seed)


def _opened(desk: Desk, game: Game, name: str) -> Opened:
    played: list[ModuleInPlay] = [{"id": module.id, "version": module.version} for module in game.rules.modules]
    standing = Perspective(game, desk.viewer, Telling(game.rules, desk.language)).standing()
    return {"game": desk.games.add(game, name), "modules": played, "options": dict(game.rules.options), **standing}
