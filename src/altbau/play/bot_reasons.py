"""The true reason of a bot's move as a sentence: its public reason, and what only the bot knew."""

from collections.abc import Iterable

from altbau.core.bots.bot import Reason
from altbau.core.engine.ids import Seat
from altbau.core.game import AnyGame
from altbau.core.text import Narrator


def sentence(narrator: Narrator, module: AnyGame, seat: Seat, reason: Reason | None, truth: Iterable[Reason]) -> str:
    """The full reason of a seat's move: the public one, if any, and the secret ones."""
    spoken = [(f"bot-reason-{reason.name}", module.REASONS[reason.name], reason)] if reason else []
    spoken += [(f"bot-truth-{each.name}", module.TRUTHS[each.name], each) for each in truth]
    return " ".join(
        narrator.say(message, **narrator.arguments(specs, in_order(specs, said), seat))
        for message, specs, said in spoken
    )


def in_order(specs: tuple[str, ...], said: Reason) -> tuple[int, ...]:
    """The values of a reason's arguments, in the order of their specifications."""
    return tuple(said.args[spec.partition(":")[0]] for spec in specs)
