"""Trees of choices as the page reads them."""

from typing import Any

from altbau.families import family_of
from altbau.kernel.choices import Blocked, Choice
from altbau.server import wire


def blocked(t: Any, found: list[Blocked]) -> list[wire.Blocked]:
    """What is not possible on a table, with reasons."""
    family = family_of(t.edition.key)
    lines = []
    for each in found:
        reason, rule = family.REFUSALS[each.refusal]
        lines.append(wire.Blocked(token=family.token(t, each.action), reason=reason, rule=rule))
    return lines


def choices(t: Any, found: list[Choice]) -> list[wire.Choice]:
    """The tree of what is possible on a table."""
    family = family_of(t.edition.key)
    return [
        wire.Choice(
            token=family.token(t, each.action), next=choices(t, each.next), blocked=blocked(t, each.blocked)
        )
        for each in found
    ]  # fmt: skip
