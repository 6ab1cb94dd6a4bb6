"""A game being played: history, undo, saves. It holds nothing that the states in its history do not say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import define, field, frozen, setters

from chakra_rules.actions import Action
from chakra_rules.dealers import Dealer, SeededDealer, no_dealer
from chakra_rules.errors import (
    CannotUndo,
    ChakraError,
    DealerError,
    IllegalAction,
    NotationError,
    NotYourDecision,
    SaveError,
    WrongStep,
)
from chakra_rules.events import Event
from chakra_rules.rule import Reason
from chakra_rules.ruleset import Ruleset
from chakra_rules.saves import Player, opened, read_save, save_data, write_save
from chakra_rules.scoring import Score
from chakra_rules.state import NATURE, Decision, State
from chakra_rules.views import View, mask, onlooker, view
from chakra_rules.visibility import SPECTATOR


@frozen
class Entry:
    """One action of a game: where it was taken, what it was, what happened."""

    before: State
    action: Action
    events: tuple[Event, ...]

    @property
    def seat(self) -> int:
        """Who acted, NATURE included."""
        seat: int = self.before.stack[-1].seat
        return seat


@define
class Game:
    """A session. Make one with :meth:`new` or :meth:`load`.

    A game belongs to the host, who may know everything: ``state``, ``history`` and what :meth:`play` returns hide
    nothing. A player is shown :meth:`view` and :meth:`events`.

    Args:
        rules: what is played by; the same from first to last.
        state: the position now.
        dealer: who answers nature; it may be replaced between two actions.
        history: every action so far, nature's included. It is the game's own list: read it, and leave changing it
            to :meth:`play` and :meth:`undo`; a copy, ``list(game.history)``, is yours.
        players: who holds each seat, for front-ends; the rules never ask, and saves keep it.

    >>> game = Game.new(Ruleset.of(), players=2, seed=7)
    >>> game.decision
    ChooseAction(seat=0)
    >>> events = game.play(game.actions()[0])
    """

    rules: Ruleset = field(on_setattr=setters.frozen)
    state: State
    dealer: Dealer = no_dealer
    history: list[Entry] = field(factory=list)
    players: tuple[Player, ...] = field()

    @players.default
    def _nobody_named(self) -> tuple[Player, ...]:
        return (Player(),) * len(self.state.seats)

    @players.validator
    def _one_for_each_seat(self, _: object, players: tuple[Player, ...]) -> None:
        if not all([isinstance(player, Player) for player in players]):
            raise ChakraError(f"players are told as Player values, Player(name='Ada'), not as {players!r}")
        if len(players) != len(self.state.seats):
            raise ChakraError(f"{len(players)} players cannot hold {len(self.state.seats)} seats")

    @classmethod
    def new(cls, rules: Ruleset, players: int, seed: int | None = None, dealer: Dealer | None = None) -> Game:
        """A new game, set up as far as the dealer answers.

        Args:
            rules: what to play by.
            players: 2 to 4.
            seed: for the dealer made when none is given.
            dealer: who answers nature; ``no_dealer`` leaves that to :meth:`play`.

        Raises:
            ChakraError: the number of players is wrong.
            DealerError: the dealer has no answer that can be.
        """
        game = cls(rules, rules.initial(players), dealer or SeededDealer(seed))
        game._deal()
        return game

    @classmethod
    def load(
        cls, data: Any, rules: Ruleset | None = None, seed: int | None = None, dealer: Dealer | None = None
    ) -> Game:
        """The game a save holds, replayed and verified.

        Args:
            data: what :meth:`save` returned, perhaps through JSON.
            rules: what to play by, when they are made of modules that are not installed; else the save says.
            seed: for the dealer made when none is given.
            dealer: who answers nature from here on.

        Raises:
            SaveError: with the path of what cannot be read or does not replay.
            DealerError: nature is still to answer, and the dealer has no answer that can be.
        """
        save, rules = opened(read_save(data), rules)
        game = cls(rules, rules.initial(len(save.players)), players=save.players)
        for index, text in enumerate(save.log):
            try:
                game._take(rules.action(text))
            except ChakraError as error:
                raise SaveError(f"{error}{_by(rules, error)}", f"$.log[{index}]", text) from error
            save.check_step(index, game.state)
        save.check_position(rules, game.state)
        game.dealer = dealer or SeededDealer(seed)
        game._deal()
        return game

    def fork(self, at: int, seed: int | None = None, dealer: Dealer | None = None) -> Game:
        """The game as it was, hidden values included, to go on differently; this one is left as it is.

        Args:
            at: how many actions had been taken, nature's included: 0 is the beginning.
            seed: for the dealer made when none is given.
            dealer: who answers nature from there on.

        Returns:
            A game of its own, with the history up to there.

        Raises:
            IndexError: the game never was there.
            DealerError: the dealer has no answer that can be.
        """
        if not 0 <= at <= len(self.history):
            raise IndexError(f"the game was never at step {at}: it went from 0 to {len(self.history)}")
        state = self.history[at].before if at < len(self.history) else self.state
        game = Game(self.rules, state, dealer or SeededDealer(seed), self.history[:at], self.players)
        game._deal()
        return game

    def save(self) -> dict[str, Any]:
        """The game as JSON data: header, decisions and outcomes, and the position they lead to."""
        states = [*[entry.before for entry in self.history[1:]], self.state]
        log = [(entry.action.notation, state) for entry, state in zip(self.history, states, strict=False)]
        return save_data(write_save(self.rules, self.players, log, self.state))

    @property
    def decision(self) -> Decision | None:
        """Who must choose what now; None when the game is over."""
        return self.rules.decision(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.stack

    def actions(self) -> tuple[Action, ...]:
        """Every legal action now, in a stable order; none when nature decides or the game is over."""
        return self.rules.actions(self.state)

    def explain(self, action: Action | str) -> tuple[Reason, ...]:
        """Every reason why the action is refused now; none when it is legal. Raises NotationError."""
        return self.rules.explain(self.state, action)

    def play(self, action: Action | str, seat: int | None = None, step: int | None = None) -> tuple[Event, ...]:
        """Take an action; the dealer then answers nature.

        Args:
            action: the action or its notation.
            seat: who takes it, when that is to be checked.
            step: how many actions the caller has seen, when that is to be checked.

        Returns:
            What happened, nature's answers included, with nothing hidden. :meth:`events` tells it to a seat.

        Raises:
            NotationError: the text is no action of these rules.
            WrongStep: the game went on since ``step``.
            NotYourDecision: another seat decides, or nobody.
            IllegalAction: with every reason.
            DealerError: the dealer has no answer that can be. Its message may tell what nature was to answer, hidden
                values too: it is the host's, not a player's.

            In every case, whatever else the dealer raises included, nothing has changed but the dealer, who has
            dealt what it dealt.
        """
        wanted = self.rules.action(action)
        if step is not None and step != len(self.history):
            raise WrongStep(f"the game is at step {len(self.history)}, not {step}: look again", wanted.notation)
        if seat is not None and (self.decision is None or self.decision.seat != seat):
            raise NotYourDecision(f"seat {seat} cannot decide now: {decider(self.decision)}", wanted.notation)
        done = len(self.history)
        self._take(wanted)
        try:
            self._deal()
        except BaseException:
            self.state = self.history[done].before
            del self.history[done:]
            raise
        return tuple(event for entry in self.history[done:] for event in entry.events)

    def _take(self, action: Action) -> None:
        before = self.state
        self.state, events = self.rules.apply(before, action)
        self.history.append(Entry(before, action, events))

    def _deal(self) -> None:
        while self.decision is not None and self.decision.seat == NATURE:
            answer = self.dealer(self.rules, self.state)
            if answer is None:
                return
            try:
                self._take(self.rules.action(answer))
            except (IllegalAction, NotationError) as error:
                raise DealerError(f"the dealer answers what cannot be: {error}", error.tried) from error

    def events(self, seat: int = SPECTATOR, since: int = 0) -> Iterator[tuple[Action, tuple[Event, ...]]]:
        """The actions and events of the game as a viewer may know them.

        Args:
            seat: the viewer's seat, or SPECTATOR.
            since: the step to begin with.

        Raises:
            IndexError: there is no such seat.
        """
        onlooker(self.state, seat)
        return self._told(seat, max(since, 0))

    def _told(self, seat: int, since: int) -> Iterator[tuple[Action, tuple[Event, ...]]]:
        for entry in self.history[since:]:
            viewer = onlooker(entry.before, seat)
            yield mask(entry.action, viewer), mask(entry.events, viewer)

    def view(self, seat: int = SPECTATOR) -> View:
        """What the seat, or a spectator, may know; raises IndexError when there is no such seat."""
        return view(self.state, seat)

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back."""
        return bool(self.history) and self.why_not_undo() is None

    def why_not_undo(self) -> Event | None:
        """The event that closed the way back, as a spectator knows it; None when the last action can be taken back.

        Such an event revealed something or used chance. What it revealed is not told, so anybody may be shown it.
        """
        if not self.history:
            return None
        last = self.history[-1]
        barrier = next((event for event in reversed(last.events) if event.reveals), None)
        return mask(barrier, onlooker(last.before, SPECTATOR))

    def undo(self) -> Action:
        """Take back the last action.

        Returns:
            The action taken back.

        Raises:
            CannotUndo: there is none, or it revealed something or was chance.
        """
        if not self.history:
            raise CannotUndo("nothing has been done yet")
        if not self.can_undo:
            raise CannotUndo(
                "the last action cannot be taken back: chance decided something, or somebody learnt something"
            )
        entry = self.history.pop()
        self.state = entry.before
        return entry.action

    def score(self) -> Score:
        """The score sheets, as if the game ended here."""
        return self.rules.score(self.state)


def _by(rules: Ruleset, error: ChakraError) -> str:
    """The modules that refused, for the end of a message."""
    found = [rules.module_of(reason.rule) for reason in error.reasons] if isinstance(error, IllegalAction) else []
    return f" (module {', '.join(dict.fromkeys(found))})" if found else ""


def decider(decision: Decision | None) -> str:
    """Who answers a decision, for the end of a message; None where there is none.

    >>> decider(None), decider(Decision(1))
    ('the game is over', 'seat 1 does')
    """
    if decision is None:
        return "the game is over"
    return "nature does" if decision.seat == NATURE else f"seat {decision.seat} does"
