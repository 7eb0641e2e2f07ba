"""What a bot gives back: an action, and why, as data that the texts can say."""

from typing import Any, NamedTuple, Protocol


class Reason(NamedTuple):
    """A message `bot-reason-<name>` with its arguments, whose types stand in `REASONS`."""

    name: str
    args: dict[str, int]


class Decision(NamedTuple):
    """One of the view's legal actions, and why it was taken if the bot can say."""

    action: int
    reason: Reason | None


class Bot(Protocol):
    """Whoever decides from a view; it never sees the table."""

    def decide(self, view: Any) -> Decision:
        """Choose one of `view.legal`; the view must be that of the seat asked."""


REASONS = {
    "builds": ("coins:coins",),
    "expands": ("card:card",),
    "houses": ("card:card", "coins:coins"),
    "sends-abroad": ("card:card", "landlord:seat"),
    "strikes": ("card:card", "rival:seat"),
    "helps-itself": ("card:card", "coins:coins"),
    "recalls": (),
    "nothing-better": (),
    "buys": ("number:number",),
    "saves": (),
    "defends": ("card:card",),
    "keeps-card": ("card:card",),
    "best-place": ("coins:coins",),
    "pays": (),
    "stays": (),
    "wants-roof": (),
    "sells": (),
    "buys-place": ("square:square",),
    "borrows": ("square:square",),
    "saves-cash": (),
    "bids": ("coins:coins",),
    "dear-enough": (),
    "wants-group": ("square:square",),
    "good-deal": (),
    "poor-deal": (),
    "builds-here": ("square:square",),
    "leaves-jail": (),
}
