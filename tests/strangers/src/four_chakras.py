"""A house rule: four harmonised chakras end the game, not five."""

from chakra_rules.extend import Module, Option, Rule, Rulebook, Step, Trigger, harmonised_heights, hookimpl

END = Rule(
    "four-chakras.end",
    "Four harmonised chakras at the end of a player's turn end the game with that round, by option only in a row.",
    source="house rule",
    option="in_a_row = false | true",
)


class Hooks:
    """One rule, one hook."""

    @staticmethod
    @hookimpl
    def ends_game(step: Step, seat: int) -> tuple[Trigger, ...]:
        """four-chakras.end."""
        heights = harmonised_heights(step.state.seats[seat].cells)
        return (Trigger(END.id),) if enough(step.book, heights) else ()


def enough(book: Rulebook, heights: tuple[int, ...]) -> bool:
    """Whether these harmonised chakras end the game."""
    if book.options["four-chakras.in_a_row"]:
        return any({height, height + 1, height + 2, height + 3} <= set(heights) for height in heights)
    return len(heights) >= 4


MODULE = Module(
    id="four-chakras",
    version="1.0",
    title="Four chakras end the game",
    hooks=Hooks,
    rules=(END,),
    options=(Option("in_a_row", (False, True), END.id),),
    waives=("base.end.trigger",),
)
