"""The rules to play by: modules in one checked, ordered, immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from random import Random
from typing import Any

from attrs import field, frozen

from chakra_rules import legality, notation, pipeline, scoring
from chakra_rules.actions import Action
from chakra_rules.book import Rulebook
from chakra_rules.compose import Wrap, compose
from chakra_rules.errors import IllegalAction, ModuleContractError, NotationError
from chakra_rules.modules import ChanceKind, Module, OptionValue
from chakra_rules.pipeline import Result
from chakra_rules.rule import Reason
from chakra_rules.scoring import Score
from chakra_rules.state import NATURE, Decision, State


@frozen(eq=False)
class Ruleset:
    """What may be chosen in a state, and what it leads to. Make one with :meth:`of` and share it freely.

    >>> rules = Ruleset.of(options={"colour_limit": "none"})
    >>> [module.id for module in rules.modules]
    ['base']
    """

    book: Rulebook
    _last: list[tuple[State | None, tuple[Action, ...]]] = field(factory=lambda: [(None, ())], init=False, repr=False)

    @classmethod
    def of(
        cls, *modules: str | Module, options: Mapping[str, OptionValue] | None = None, wrap: Wrap | None = None
    ) -> Ruleset:
        """The base game with these modules.

        Args:
            modules: ids of installed modules, or modules.
            options: option values by name.
            wrap: what to put around each hook, for tracing.

        Raises:
            CompositionError: with everything that does not fit.
        """
        return cls(compose(modules, options, wrap))

    @property
    def modules(self) -> tuple[Module, ...]:
        """The modules in play, in their order, the base game first."""
        return self.book.modules

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """Every option with its value, by full name."""
        return self.book.options

    def initial(self, players: int) -> State:
        """The state before nature sets the table up, for 2 to 4 players; raises ChakraError for other numbers."""
        return pipeline.initial(self.book, players)

    def decision(self, state: State) -> Decision | None:
        """Who must choose what now; None when the game is over."""
        return state.stack[-1] if state.stack else None

    def actions(self, state: State) -> tuple[Action, ...]:
        """Every legal action of the seat that decides, in a stable order; none when nature does."""
        actions = legality.legal_actions(self.book, state)
        self._last[0] = (state, actions)
        return actions

    def explain(self, state: State, action: Action | str) -> tuple[Reason, ...]:
        """Every reason why the action is refused now; none when it is legal.

        Raises:
            NotationError: the text is no action of these rules.
        """
        return legality.reasons_against(self.book, state, self.action(action))

    def apply(self, state: State, action: Action | str) -> Result:
        """The state and events that an action leads to; the old state is unchanged.

        The very object that :meth:`actions` has just handed out for this state is not judged a second time.

        Args:
            state: any position.
            action: an action of the decider, nature included, or its notation.

        Raises:
            NotationError: the text is no action of these rules.
            IllegalAction: with every reason.
            ModuleContractError: a module failed.
        """
        wanted: Any = action if type(action) in self.book.kind_of else self.action(action)
        listed_for, listed = self._last[0]
        if listed_for is state:
            for one in listed:
                if one is wanted:
                    return pipeline.carry_out(self.book, state, wanted)
        reasons = legality.reasons_against(self.book, state, wanted)
        if reasons:
            raise self.refusal(wanted, reasons)
        return pipeline.carry_out(self.book, state, wanted)

    def action(self, text: Action | str) -> Action:
        """The action that a text writes; an action stays what it is. Raises NotationError for anything else."""
        if isinstance(text, str):
            return notation.parse_action(self.book, text)
        if type(text) in self.book.kind_of:
            return text
        raise NotationError(f"{text!r} is neither notation nor an action of these rules", repr(text))

    def outcomes(self, state: State) -> Iterable[tuple[Action, Fraction]]:
        """What nature may answer now and how likely each answer is, lazily; nothing when a seat decides."""
        decision = self.decision(state)
        if decision is None or decision.seat != NATURE:
            return ()
        return self._chance(decision).outcomes(self.book, state, decision)

    def sample(self, state: State, random: Random) -> Action:
        """One answer of nature with the right odds; only the generator given is used.

        Raises:
            LookupError: nature is not asked.
        """
        decision = self.decision(state)
        if decision is None or decision.seat != NATURE:
            raise LookupError("nature has nothing to decide now")
        return self._chance(decision).sample(self.book, state, decision, random)

    def _chance(self, decision: Decision) -> ChanceKind:
        chance = self.book.chances.get(type(decision))
        if chance is None:
            name = type(decision).__name__
            raise ModuleContractError(f"nature is asked {name}, and no module says how it answers", "", name)
        return chance

    def turns(self, state: State) -> Iterator[tuple[Action, ...]]:
        """Every whole turn of the seat that decides, as the actions it is made of.

        A turn is followed until another seat or nature decides, or the game is over.
        """
        decision = self.decision(state)
        if decision is not None and decision.seat != NATURE:
            yield from self._turns(state, decision.seat, state.round)

    def _turns(self, state: State, seat: int, round_: int) -> Iterator[tuple[Action, ...]]:
        decision = self.decision(state)
        if decision is None or decision.seat != seat or state.round != round_:
            yield ()
            return
        for action in self.actions(state):
            after = pipeline.carry_out(self.book, state, action).state
            for rest in self._turns(after, seat, round_):
                yield (action, *rest)

    def score(self, state: State) -> Score:
        """The score sheets, as if the game ended here; raises HiddenValue where a view hides what counts."""
        return scoring.score(self.book, state)

    def refusal(self, action: Action, reasons: tuple[Reason, ...]) -> IllegalAction:
        """The error that tells an action refused, with the reasons that :meth:`explain` gave."""
        told = " ".join([f"{self.tell(reason)} [{reason.rule}]" for reason in reasons])
        return IllegalAction(f"{action.notation} is refused. {told}", action.notation, reasons)

    def tell(self, reason: Reason) -> str:
        """A reason as an English sentence: the refusal of its rule, or the rule itself where it has none.

        Raises:
            LookupError: no module in play brings the rule.
            ModuleContractError: the refusal and the parameters of the reason do not go together.
        """
        module, rule = self.module_of(reason.rule), self.book.rules[reason.rule]
        if not rule.refusal:
            return rule.text
        try:
            return rule.refusal.format(**dict(reason.params))
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            message = f"the refusal of {reason.rule} cannot be made of the parameters of its reason: {error!r}"
            raise ModuleContractError(message, module, reason.rule) from error

    def module_of(self, rule: str) -> str:
        """The id of the module that brings a rule; raises LookupError when none does."""
        for module in self.modules:
            if any(r.id == rule for r in module.rules):
                return module.id
        raise LookupError(f"no module in play brings a rule {rule}")
