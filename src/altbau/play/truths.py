"""What really decided what a bot did, as a sentence: what it said, and what it alone knew."""

from collections.abc import Iterable

from altbau.core.bots.bot import Reason
from altbau.core.engine.ids import Seat
from altbau.core.game import AnyGame
from altbau.core.text import Narrator


def sentence(narrator: Narrator, module: AnyGame, seat: Seat, reason: Reason | None, truth: Iterable[Reason]) -> str:
    """The whole reason for what a seat did."""
    spoken = [(f"bot-reason-{reason.name}", module.REASONS[reason.name], reason)] if reason else []
    spoken += [(f"bot-truth-{each.name}", module.TRUTHS[each.name], each) for each in truth]
    return " ".join(
        narrator.say(message, **narrator.arguments(specs, in_order(specs, said), seat))
        for message, specs, said in spoken
    )


def in_order(specs: tuple[str, ...], said: Reason) -> tuple[int, ...]:
    """The values of its arguments."""
    return tuple(said.args[spec.partition(":")[0]] for spec in specs)
