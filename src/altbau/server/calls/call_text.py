"""What a call says. All of it is public at the table; nothing in it depends on a hand."""

from typing import Final, NamedTuple

from altbau.core import text

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class CallMessage(NamedTuple):
    """A call in words: the table, its `link` if a webhook is called, what it says, the seconds that are left, and
    `thread`, the same for all calls to one address about one table. `number` differs between them."""

    table: str
    link: str
    said: str
    left: float
    thread: str
    number: str
    language: str


def text_of(
    language: str, others: list[str], left: float, *, who: str | None, mover: str | None, window: bool, late: bool
) -> str:
    """The sentence of a call, to the person asked or, about `who`, to all of a table. `others` are the other players,
    `mover` the one whose move has led to the question."""
    args = {"others": ", ".join(others), "left": time_left(language, left)}
    if who is not None:
        return text.say(language, "call-table", who=who, **args)
    kind = "window" if window else "turn"
    if late:
        return text.say(language, f"call-{kind}-late", **args)
    said = text.say(language, f"call-{kind}", **args)
    return said if mover is None else f"{text.say(language, 'call-moved', mover=mover)} {said}"


def plain_text(language: str, game: str, players: int, left: float, *, window: bool, late: bool) -> str:
    """The sentence of a call to the person asked, without a name that anybody has typed; `game` is an edition's."""
    kind = ("window" if window else "turn") + ("-late" if late else "")
    return text.say(language, f"mail-{kind}", game=game, players=players, left=time_left(language, left))


def time_left(language: str, seconds: float) -> str:
    """A time in words: in days from one day on, with what has just begun whole for half an hour, as at the table
    (`face.ts`), then in hours as long as there are two."""
    if days := int((seconds + HOUR / 2) // DAY):
        return text.say(language, "call-days", number=days)
    if seconds >= 1.5 * HOUR:
        return text.say(language, "call-hours", number=round(seconds / HOUR))
    return text.say(language, "call-minutes", number=max(1, round(seconds / MINUTE)))
