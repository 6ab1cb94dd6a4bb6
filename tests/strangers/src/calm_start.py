"""A house rule: in the first round nobody channels."""

from chakra_rules.extend import Channel, Module, Reason, Rule, State, hookimpl, refuse

NO_CHANNEL = Rule(
    "calm-start.no-channel",
    "In the first round nobody channels energy.",
    source="house rule",
    refusal="Nobody channels in the first round: receive energy or meditate.",
)


class Hooks:
    """What the module says, and where."""

    @staticmethod
    @hookimpl
    def veto_action(state: State, action: object) -> tuple[Reason, ...]:
        """calm-start.no-channel."""
        if state.round == 1 and isinstance(action, Channel):
            return (refuse(NO_CHANNEL.id),)
        return ()


MODULE = Module(id="calm-start", version="1.0", title="A calm start", hooks=Hooks, rules=(NO_CHANNEL,))
