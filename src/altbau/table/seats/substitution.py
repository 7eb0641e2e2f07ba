"""Who plays for the persons of a table: where a bot sits in, the votes for one, who has resigned, how often in a row
the clock has decided, and the open proposals. All of it is derived from the entries of the table's log; the game knows
nothing of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import table
from altbau.errors import BadInput
from altbau.table.seats.consent import Proposal, completed_proposal, proposal_of, proposals_after
from altbau.table.seats.move_authors import sits_in
from altbau.table.seats.names import Names

Told: TypeAlias = Literal[
    "sits-in", "back", "timed-out", "paused", "goes-on", "resigned", "asks-back", "not-back", "taken-back"
]

MOVES: Final = ("move", "undo", "play", "time", "next")  # kinds of entries that change the game
MOST_LATE: Final = 2  # timeouts in a row after which a bot sits in
MOST_ALIKE: Final = 20  # equal events of a seat that are kept, the newest

T = TypeVar("T")


class Event(NamedTuple):
    """An event of a seat that is sent to all clients; `entry` is the entry that caused it, `after` the number of log
    lines then."""

    entry: int
    told: Told
    seat: Seat
    after: int

    def as_message(self, names: Names) -> table.Notice:
        """The event as sent to all clients; `names` are those of the seats."""
        return table.Notice(
            number=self.entry, told=self.told, seat=SEAT_NAMES[self.seat], after=self.after,
            called=names[self.seat].in_every_language(),
        )  # fmt: skip


@dataclass(frozen=True)
class Seating:
    """Who plays for the persons of a table; an immutable value."""

    sitting: Mapping[Seat, int] = field(
        default_factory=dict
    )  # seats where a bot sits in, with the length of the log when it sat down
    wanted: Mapping[Seat, frozenset[Seat]] = field(
        default_factory=dict
    )  # votes for a bot: the voting seats by the seat of the absent person
    late: Mapping[Seat, int] = field(default_factory=dict)  # timeouts in a row that count
    wishes: tuple[Proposal, ...] = ()  # open proposals
    paused: bool = False
    resigned: tuple[Seat, ...] = ()  # seats that have resigned this game, in order; a bot plays there to its end
    to_end: bool = False  # whether bots play this game to its end at once
    ended: bool = False  # whether the operator of the server has ended the table
    played_on: frozenset[Seat] = frozenset()  # seats where a bot has decided for a person in this game
    sat_in: Mapping[Seat, int] = field(default_factory=dict)  # how often a bot has sat in
    played_before: frozenset[Seat] = frozenset()  # the same for earlier games of the match
    events: tuple[Event, ...] = ()

    @property
    def ever_played_on(self) -> frozenset[Seat]:
        """The seats where a bot has decided for a person in this match."""
        return self.played_on | self.played_before

    def after(self, seq: int, kind: str, body: Data, lines: int) -> "Seating":
        """The seating after an entry; `lines` is the number of log lines by then. Raises BadInput for an entry that
        changes nothing."""
        if kind in MOVES and any(each.what == "take-back" for each in self.wishes):
            return self._moved_on().after(seq, kind, body, lines)
        if kind == "play":
            return self._played(body)
        if kind == "next":
            return self._dealt()
        if kind in ("move", "undo"):
            return self if body["seat"] not in self.late else replace(self, late=without_seat(self.late, body["seat"]))
        if kind == "vote":
            return self._voted(seq, body, lines)
        if kind == "agree":
            return self._answered(seq, body, lines)
        if kind == "time":
            return self._timed_out(seq, body["seat"], body["counts"], lines)
        if kind == "to-end":
            return replace(self, to_end=True)
        if kind == "end":
            return replace(self, ended=True)
        told = {
            "go-on": self._gone_on, "sit-in": self._sat_in, "back": self._back, "resign": self._resigned
        }.get(kind)  # fmt: skip
        return told(seq, body["seat"], lines) if told else self

    def _moved_on(self) -> "Seating":
        """A move was played: proposals to take back an earlier one end."""
        return replace(self, wishes=tuple([each for each in self.wishes if each.what != "take-back"]))

    def _played(self, body: Data) -> "Seating":
        """A bot has decided; note it if that was for a person."""
        seat = sits_in(body)
        return self if seat is None or seat in self.played_on else replace(self, played_on=self.played_on | {seat})

    def _dealt(self) -> "Seating":
        """The next game of a match begins; persons who resigned play again."""
        sitting = {seat: lines for seat, lines in self.sitting.items() if seat not in self.resigned}
        before = self.played_before | self.played_on
        return replace(self, sitting=sitting, resigned=(), to_end=False, played_on=frozenset(), played_before=before)

    def _voted(self, seq: int, body: Data, lines: int) -> "Seating":
        """A vote for a bot in the seat `about` is given or withdrawn; the bot sits in once there are enough."""
        about, by = body["about"], self.wanted.get(body["about"], frozenset())
        if about in self.sitting or body["yes"] == (body["seat"] in by):
            raise BadInput("vote-changes-nothing")
        by = by ^ {body["seat"]}
        if len(by) >= body["needed"]:
            return self._sat_in(seq, about, lines)
        return replace(self, wanted={**self.wanted, about: by} if by else without_seat(self.wanted, about))

    def _answered(self, seq: int, body: Data, lines: int) -> "Seating":
        """A yes or no to a proposal, which carries it out if it is the last yes."""
        before, agreed = (
            proposal_of(self.wishes, body["what"], body["about"]),
            completed_proposal(self.wishes, body, seq),
        )
        asked = replace(self, wishes=proposals_after(self.wishes, body, seq))
        if agreed:
            asked = replace(asked, wishes=tuple([each for each in asked.wishes if each != agreed]))
        if body["what"] == "pause" and agreed:
            return replace(asked, paused=True)._tell(Event(seq, "paused", body["seat"], lines))
        if body["what"] != "take-back":
            return asked
        if agreed:
            events = tuple([each._replace(after=min(each.after, lines)) for each in asked.events])
            return replace(asked, events=events)._tell(Event(seq, "taken-back", body["about"], lines))
        if not before.yes:
            return asked._tell(Event(seq, "asks-back", body["about"], lines))
        against = not body["yes"] and body["seat"] not in before.yes
        return asked._tell(Event(seq, "not-back", body["seat"], lines)) if against else asked

    def _gone_on(self, seq: int, seat: Seat, lines: int) -> "Seating":
        """The pause is over."""
        if not self.paused:
            raise BadInput("vote-changes-nothing")
        return replace(self, paused=False)._tell(Event(seq, "goes-on", seat, lines))

    def _sat_in(self, seq: int, seat: Seat, lines: int) -> "Seating":
        """A bot sits in for a person."""
        if seat in self.sitting:
            raise BadInput("vote-changes-nothing")
        seated = replace(self._counted(seat), sitting={**self.sitting, seat: lines})
        return seated._tell(Event(seq, "sits-in", seat, lines))

    def _back(self, seq: int, seat: Seat, lines: int) -> "Seating":
        """A person plays again, or has come back during the vote for a bot."""
        if seat not in self.sitting and seat not in self.wanted:
            raise BadInput("seat-is-yours")
        if seat in self.resigned:
            raise BadInput("has-resigned")
        alone = replace(
            self,
            sitting=without_seat(self.sitting, seat),
            wanted=without_seat(self.wanted, seat),
            late=without_seat(self.late, seat),
        )
        return alone._tell(Event(seq, "back", seat, lines)) if seat in self.sitting else alone

    def _resigned(self, seq: int, seat: Seat, lines: int) -> "Seating":
        """A person resigns: a bot plays for them to the end of this game."""
        sitting, late = {**self.sitting, seat: lines}, without_seat(self.late, seat)
        given_up = replace(self._counted(seat), sitting=sitting, late=late, resigned=(*self.resigned, seat))
        return given_up._tell(Event(seq, "resigned", seat, lines))

    def _counted(self, seat: Seat) -> "Seating":
        """One more time a bot plays for a seat, about which nobody votes any more."""
        sat_in = {**self.sat_in, seat: self.sat_in.get(seat, 0) + 1}
        return replace(self, sat_in=sat_in, wanted=without_seat(self.wanted, seat))

    def _timed_out(self, seq: int, seat: Seat, counts: bool, lines: int) -> "Seating":
        """The clock has decided for a seat; after `MOST_LATE` counted times in a row a bot sits in."""
        times = self.late.get(seat, 0) + counts
        late = replace(self, late={**self.late, seat: times})._tell(Event(seq, "timed-out", seat, lines))
        return late._sat_in(seq, seat, lines) if times >= MOST_LATE else late

    def _tell(self, event: Event) -> "Seating":
        """Keep an event; of equal ones only the newest `MOST_ALIKE`."""
        events = [*self.events, event]
        alike = [each for each in events if (each.told, each.seat) == (event.told, event.seat)]
        if len(alike) > MOST_ALIKE:
            events.remove(alike[0])
        return replace(self, events=tuple(events))


def without_seat(these: Mapping[Seat, T], seat: Seat) -> Mapping[Seat, T]:
    """The mapping without one seat."""
    return {each: value for each, value in these.items() if each != seat}
