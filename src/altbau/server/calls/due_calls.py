"""Which calls are due. Nothing here reads a clock or waits. All that is read is what everybody at a table sees, when a
page was used last and what was called before; so calls tell nothing of a hand. Times are seconds of the server's own
time."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from altbau.core.house_rules import edition_name
from altbau.core.messages.lists import LineUp, ListedSeat, TableState
from altbau.games import game_of
from altbau.server.calls.call_text import plain_text, text_of
from altbau.server.store.rows.channels import OF_TABLE, AskingRow, ChannelRow
from altbau.table.lists.deadlines import read_deadline
from altbau.table.lists.list_rows import read_opens

GRACE: Final = 10.0  # seconds after a question in which it may be answered by itself
LOOKING: Final = 120.0  # seconds for which a page that was used counts as looked at

read_state = msgspec.json.Decoder(TableState).decode
read_keys = msgspec.json.Decoder(list[str]).decode
read_line_up = msgspec.json.Decoder(LineUp).decode


class DueCall(NamedTuple):
    """A call that is due: the question that it is about, whether it is a reminder, the seconds left, and its words;
    `plain` are those without a name that somebody has typed."""

    question: str
    late: bool
    left: float
    said: str
    plain: str


def due_call(asking: AskingRow, played: float) -> DueCall | None:
    """The call that is due on a channel at this time, if any: one for each time that a seat becomes asked, and a
    reminder shortly before its time is up. The table's own channel names turns alone, without reminders, and only while
    all people there want it."""
    channel, deadline = asking.channel, read_deadline(asking.deadline)
    state = read_state(asking.state)
    opens = read_opens(asking.opens)
    seat = opens.get(channel.key) if channel.key != OF_TABLE else state.asked if all_agree(channel, opens) else None
    if deadline is None or seat is None or seat != state.asked or not deadline.at + GRACE <= played < deadline.until:
        return None
    question = f"{asking.since} {seat}" + (" window" if deadline.window else "")
    if channel.key == OF_TABLE:
        late = False
        wanted = channel.called != question and not deadline.window
    else:
        late = played >= deadline.late
        looked = channel.looked > 0  # else never, also while the server's time is 0
        seen = deadline.mover == seat or (looked and channel.looked >= deadline.at)
        wanted = channel.reminded != question if late else channel.called != question and not seen
        wanted = wanted and not (looked and played - channel.looked < LOOKING)
    if not wanted:
        return None
    line_up = read_line_up(asking.line_up)
    names = {each.seat: name_of(each, channel.language) for each in line_up.seats}
    said = text_of(
        channel.language,
        [name for each, name in names.items() if each != seat],
        deadline.until - played,
        who=names[seat] if channel.key == OF_TABLE else None,
        mover=names[deadline.mover] if deadline.mover not in (None, seat) else None,
        window=deadline.window,
        late=late,
    )
    game = edition_name(channel.language, game_of(line_up.edition).NAME, line_up.edition, {})
    plain = plain_text(channel.language, game, len(names), deadline.until - played, window=deadline.window, late=late)
    return DueCall(question, late, deadline.until - played, said, plain)


def all_agree(channel: ChannelRow, opens: Mapping[str, str]) -> bool:
    """Whether all people of a table want its own channel; `opens` are their seats by the digests of their keys."""
    return {*opens.values()} <= {opens[key] for key in read_keys(channel.agreed) if key in opens}


def name_of(listed: ListedSeat, language: str) -> str:
    """What a listed player is called in a language."""
    return listed.name if listed.called is None else listed.called[language]
