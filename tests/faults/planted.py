"""Every fault that is planted: where, of what kind, and the clause that names it."""

from __future__ import annotations

from typing import Any

from attrs import field, frozen

from chakra_rules.compose import named
from chakra_rules.extend import Module

CLEAN = "tests.faults.clean:CLEAN"


@frozen
class Planted:
    """A module with one fault.

    Args:
        name: of the module, as ``file:ATTR`` below this folder.
        kind: what it does wrong.
        clause: that the contract says it breaks, in the game below.
        fuzzed: what the fuzzer calls it, where that says it more plainly.
        beside: installed modules without which it does nothing wrong.
        options: values without which it does nothing wrong.
        actions: how long the game is that shows it.
        seed: which game that is; none for a fault that no game in this process may show.
    """

    name: str
    kind: str
    clause: str
    fuzzed: str = ""
    beside: tuple[str, ...] = ()
    options: dict[str, Any] = field(factory=dict, hash=False)
    actions: int = 45
    seed: int | None = 1

    @property
    def place(self) -> str:
        """The module as the command line takes it."""
        return f"tests.faults.{self.name}"

    @property
    def module(self) -> Module:
        """The module."""
        return named(self.place)

    @property
    def expected(self) -> str:
        """The clause that the fuzzer names."""
        return self.fuzzed or self.clause


PLANTED = (
    Planted("energies:CREATES_AN_ENERGY", "creates an energy", "conserved"),
    Planted("energies:LOSES_AN_ENERGY", "loses an energy", "conserved", actions=100, seed=5),
    Planted("energies:DUPLICATES_AN_ENERGY", "duplicates an energy", "conserved", actions=100),
    Planted("tokens:CREATES_A_TOKEN", "creates a token", "conserved", actions=100),
    Planted("tokens:LOSES_A_TOKEN", "loses a token", "conserved", actions=100),
    Planted("tokens:FORGETS_A_TOKEN", "forgets a token", "conserved", actions=100),
    Planted("tokens:LOSES_A_TOKEN_BESIDE_POWERS", "loses a token", "conserved", beside=("powers",), actions=150),
    Planted("tokens:BREAKS_ITS_OWN_INVARIANT", "breaks its own invariant", "conserved"),
    Planted("legality:OFFERS_AN_ILLEGAL_ACTION", "offers an illegal action", "listed_actions_apply"),
    Planted("legality:HIDES_A_LEGAL_ACTION", "hides a legal action", "explained"),
    Planted("legality:HIDES_ONE_RARELY", "hides a legal action", "explained", actions=60, seed=2),
    Planted("legality:REFUSES_BY_AN_UNKNOWN_RULE", "refuses by a rule that is not there", "explained", "hooks_return"),
    Planted("legality:REFUSES_IN_WORDS_THAT_LACK_A_PARAMETER", "refuses in words that do not fit", "explained"),
    Planted("legality:OFFERS_A_DEAD_END", "offers a dead end", "no_dead_end"),
    Planted("legality:ENDS_DEAD_LATE", "offers a dead end", "no_dead_end", actions=150),
    Planted("legality:CANNOT_CARRY_OUT", "offers what cannot be carried out", "listed_actions_apply", "hooks_return"),
    Planted(
        "legality:CANNOT_CARRY_OUT_BESIDE_WHITE",
        "offers what cannot be carried out",
        "listed_actions_apply",
        "hooks_return",
        beside=("yin-yang",),
    ),
    Planted("legality:OFFERS_AN_ACTION_TWICE", "offers an action twice", "stable_order"),
    Planted("legality:CHANGES_ITS_ORDER", "lists in another order when asked again", "stable_order"),
    Planted("legality:THINKS_OF_WHAT_IS_NEITHER", "thinks of what is neither legal nor refused", "staged"),
    Planted("legality:THINKS_NOT_OF_ITS_OFFER", "does not think of what it offers", "conceivable"),
    Planted("legality:THINKS_OF_WHAT_CANNOT_BE_WRITTEN", "thinks of what cannot be written", "conceivable"),
    Planted("past:CHANGES_A_PAST_STATE", "changes a past state", "past_unchanged"),
    Planted("past:CHANGES_A_PAST_STATE_RARELY", "changes a past state", "past_unchanged", actions=100),
    Planted("past:CHANGES_WHAT_IS_BROUGHT", "changes the rules", "rules_untouched"),
    Planted("past:CHANGES_WITHOUT_AN_EVENT", "changes the state without an event", "events_fold"),
    Planted("chance:USES_THE_PROCESS_WIDE_RANDOM", "uses the process-wide random", "replays"),
    Planted("chance:TOUCHES_THE_PROCESS_WIDE_RANDOM", "uses the process-wide random", "lock_step"),
    Planted("chance:DEPENDS_ON_HASHES", "depends on the order of a set", "same_in_every_process", seed=None),
    Planted(
        "chance:DEPENDS_ON_THE_ORDER_OF_NAMING",
        "depends on the order of naming",
        "any_order",
        beside=("yin-yang",),
    ),
    Planted("chance:BEGINS_OTHERWISE_EACH_TIME", "breaks saves", "saves_load"),
    Planted("chance:ODDS_DO_NOT_ADD_UP", "has odds that cannot be", "chances_add_up"),
    Planted("chance:MANY_ODDS_DO_NOT_ADD_UP", "has odds that cannot be", "chances_add_up"),
    Planted("chance:GIVES_AN_ANSWER_NO_CHANCE", "has odds that cannot be", "chances_add_up"),
    Planted("chance:DRAWS_WHAT_IT_DOES_NOT_LIST", "has odds that cannot be", "chances_add_up"),
    Planted(
        "secrets:LEAKS_BY_AN_EVENT", "leaks by an event", "indistinguishable", "same_to_the_end", actions=80, seed=2
    ),
    Planted("secrets:LEAKS_BY_AN_EVENT_THAT_REVEALS", "leaks by an event", "same_to_the_end"),
    Planted("secrets:LEAKS_ITS_OWN_CARD", "leaks by an event", "indistinguishable"),
    Planted("secrets:LEAKS_BY_ITS_VIEW", "leaks by a view", "same_to_the_end"),
    Planted("secrets:LEAKS_BY_AN_OFFER", "leaks by an offer", "indistinguishable"),
    Planted("secrets:LEAKS_BY_A_REASON", "leaks by a reason", "indistinguishable"),
    Planted("secrets:LEAKS_BY_WHAT_IT_THINKS_OF", "leaks by an offer", "indistinguishable"),
    Planted("secrets:LEAKS_BY_AN_ERROR", "leaks by an error", "indistinguishable"),
    Planted("secrets:LEAKS_BY_WHAT_AN_ERROR_SAYS", "leaks by an error", "explained", "listed_actions_apply"),
    Planted("secrets:CANNOT_DO_WITH_A_VIEW", "leaks by an offer", "view_answers"),
    Planted("secrets:LETS_A_SEAT_LOOK_IN_SILENCE", "leaks by a view", "learning_reveals"),
    Planted("secrets:IMAGINES_WHAT_ITS_VIEWER_KNOWS_BETTER", "imagines what cannot be", "imagined"),
    Planted("cards:LEAKS_BY_NOTATION", "leaks by notation", "indistinguishable"),
    Planted("cards:LEAKS_BY_AN_OPEN_EVENT", "leaks by an event", "indistinguishable"),
    Planted("cards:LEAKS_BY_WHAT_FOLLOWS", "leaks by a view", "same_to_the_end"),
    Planted("cards:LEAKS_BY_EQUALITY", "leaks by equality and hash", "same_to_the_end"),
    Planted("saves:CANNOT_BE_TAKEN_BACK", "breaks undo", "undoes"),
    Planted("saves:CANNOT_BE_SAVED", "breaks saves", "position_reads_back"),
    Planted("saves:READS_ITS_NOTATION_AS_ANOTHER", "breaks notation", "notation_reads_back"),
    Planted("saves:CANNOT_READ_ITS_NOTATION_LATE", "breaks notation", "notation_reads_back", actions=80),
    Planted("saves:DECLARES_NOT_ITS_EVENT", "breaks documents", "documented"),
    Planted("saves:DECLARES_NOT_ITS_PLACE", "breaks documents", "documented"),
    Planted("saves:CANNOT_BE_WRITTEN_AS_JSON", "breaks documents", "documented"),
    Planted("scoring:SCORES_BY_NO_RULE", "scores by no rule", "score_adds_up", "hooks_return"),
    Planted("scoring:SCORES_HALF_A_POINT", "scores half a point", "score_adds_up"),
    Planted("scoring:CANNOT_BE_SCORED", "cannot be scored", "score_adds_up"),
    Planted("scoring:SCORES_A_LINE_TWICE", "scores a line twice", "scored_once", actions=150),
    Planted("turns:ACTS_OUT_OF_TURN", "acts out of turn", "turns_pass"),
    Planted("turns:ASKS_ANOTHER_SEAT", "acts out of turn", "turns_pass"),
    Planted("turns:NEVER_ENDS_ITS_TURN", "never lets the game end", "turns_pass", actions=320),
    Planted("turns:NEVER_LETS_THE_GAME_END", "never lets the game end", "last_round_ends", actions=600),
    Planted("turns:WAIVES_FOR_TOO_LONG", "lifts a rule for longer than the turn", "waivers_end"),
    Planted("turns:LOOPS_TWO_HOOKS", "loops two hooks", "bounded_nesting", actions=100),
    Planted("failing:RAISES_IN_A_HOOK", "raises in a hook", "hooks_return"),
    Planted("failing:RAISES_WITH_AN_OPTION", "raises in a hook", "hooks_return", options={"colour_limit": "none"}),
    Planted("failing:RAISES_WHEN_IT_READS", "raises when it reads", "hooks_return"),
    Planted("failing:RETURNS_NOTHING", "returns the wrong type", "hooks_return"),
    Planted("failing:RETURNS_THE_WRONG_TYPE", "returns the wrong type", "hooks_return"),
    Planted(
        "discord:CLASHES_WITH_WHITE", "does not go with another module", "composes", beside=("yin-yang",), seed=None
    ),
    Planted("discord:CANNOT_BE_SET_UP_FOR_THREE", "cannot be set up", "composes", seed=None),
    Planted("discord:SHOWS_WHAT_IS_NOT_SO", "shows a wrong example", "examples_hold", seed=None),
    Planted("failing:HANGS", "hangs", "answers_in_time", seed=None),
    Planted("failing:DIES", "takes its process with it", "answers_in_time", seed=None),
)
