"""The messages about a table for each viewer: what the viewer may see of the log, the locks, the settings and the
players present, and the changes since the message before. Messages are encoded once if several viewers get the same."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Literal, NamedTuple, TypeAlias, cast

import msgspec

from altbau.core.data import Data
from altbau.core.engine.choices import Choice
from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.house_rules import own_name
from altbau.core.messages import finished, joining, live
from altbau.core.messages import table as table_messages
from altbau.core.presentation.patches import changes, own_changes, with_own
from altbau.errors import BadInput
from altbau.message_types import TableMessage
from altbau.table.log.table_log import TableLog
from altbau.table.seats.absence import Absence, shown_absent
from altbau.table.seats.access import AccessList, Player, orders_of
from altbau.table.seats.consent import Proposal
from altbau.table.seats.names import Names, names_in_language
from altbau.table.seats.orders import said_in_advance
from altbau.table.view import messages
from altbau.table.view.rights import rights_of
from altbau.table.view.table_settings import TableSettings, advises

Form: TypeAlias = Literal["full", "patch"]  # of what a viewer is sent after the first message

RESAID = 40  # log entries that are sent again after a reconnection, as an undo may have changed them
NOTHING = b"{}"  # no changes
OF_NOBODY: Data = {
    "viewer": None, "out_of_turn": None, "can_undo": False, "may": [], "host": False, "auto_pass": [],
    "in_advance": None,
}  # fmt: skip

encoder = msgspec.json.Encoder()


Who: TypeAlias = tuple[
    frozenset[Seat], Names, Mapping[Seat, int], Sequence[Seat], list[bool]
]  # seats connected, names, seats with a bot sitting in, seats that have resigned, who has hints


class LogBacklog(NamedTuple):
    """Entries of the log from `first` to before `end`, as JSON without the brackets."""

    first: int
    end: int
    said: bytes


def hosts_are_there(seats: Sequence[Player], online: Collection[Seat], about: TableSettings) -> bool:
    """Whether the device is connected which those share who started a table. In its own browser it looks on until one
    of them has said that it is them."""
    looks_on = about.one_device and NOBODY in online
    return looks_on or any(each.kind == "human" for seat, each in by_seat(seats) if seat in online)


class TableView:
    """A table as its viewers may see it. `online` are the connected seats, `absent` those of absent persons. The open
    window ends at `until` at the latest; the running clock is at 0 at `runs_out`. `holds` maps each proposal to which
    all have agreed to the end of the time to object."""

    def __init__(self, about: TableSettings, table_log: TableLog, seats: Sequence[Player], locks: AccessList) -> None:
        self.about = about
        self.table_log = table_log
        self.seats = seats
        self.locks = locks
        self.online: frozenset[Seat] = frozenset()
        self.absent: dict[Seat, Absence] = {}
        self.until: float | None = None
        self.holds: dict[Proposal, float] = {}
        self.runs_out: float | None = None
        # caches: the last value, with what it was computed from
        self._shown: tuple[View, TableMessage] | None = None
        self._players: tuple[Who, list[Data]] | None = None
        self._dealt: tuple[tuple[object, ...], Data] | None = None

    def is_there(self, seat: Seat) -> bool:
        """Whether the person of a seat is connected. Those who started the table share one device, so a connection from
        one of their seats counts for all."""
        shares = self.seats[seat].kind == "human"
        return hosts_are_there(self.seats, self.online, self.about) if shares else seat in self.online

    # --- the table --------------------------------------------------------------------------------------------------

    def table_for(self, seat: Seat) -> TableMessage:
        """The table as a seat may see it."""
        shown = self.public()
        return with_own(shown, self.own(shown, seat))

    def public(self) -> TableMessage:
        """The table without what only one viewer may see: the public message, to which `own` has the differences."""
        log = self.table_log
        game, module = log.game, log.game.module
        view, over, closed = game.page_view(), log.game_over, log.closed
        common: Data = {
            "version": table_messages.VERSION,
            "id": self.about.id,
            "edition": game.edition,
            "house": game.house,
            "options": game.options,
            "timeline": self.about.timeline,
            "seq": log.seq,
            "turn": SEAT_NAMES[view.turn],
            "round": view.round,
            "asked": None if closed or view.asked == NOBODY else SEAT_NAMES[view.asked],
            "phases": list(module.PHASES[:-1]),
            "phase": module.PHASES[view.phase],
            "question": None if closed else messages.question(module, game.state.edition, view),
            "winners": [SEAT_NAMES[number] for number in log.match.game_winners] if over else [],
            "ranking": messages.ranking(log.match, self.locks.names, log.seating, log.choosers.of_game())
            if over
            else [],
            "reason": messages.reason(game, *log.truths.last) if log.truths.last else None,
            **OF_NOBODY,
            **self.game_fields(),
            **self.table_fields(),
        }
        shown = cast(TableMessage, module.message(view, self.players(), common, self._shown))
        self._shown = view, shown
        return shown

    def table_fields(self) -> Data:
        """The fields that do not come from the game: settings, guests, absences, proposals, clocks and notices."""
        about = self.about
        return {
            "seed_chosen": about.seed_chosen,
            "next_table": about.next_table,
            "series": about.part.evening,
            "guests": self.guests(),
            "absent": shown_absent(self.absent, self.table_log.seating),
            "wishes": [each.as_message(self.holds.get(each)) for each in self.table_log.seating.wishes],
            "paused": self.table_log.seating.paused,
            "sit_in": about.sit_in,
            "window_limit": about.window_limit,
            "until": None if self.until is None else round(self.until, 3),
            "clock": about.clock,
            "clocks": self.table_log.clocks.seconds_left() if self.table_log.clocks else {},
            "runs_out": None if self.runs_out is None else round(self.runs_out, 3),
            "notices": self.notices(),
            "pace": about.pace,
            "hints": about.hints,
            "uncounted": about.uncounted,
            "deal": about.deal,
        }

    def own(self, shown: TableMessage, seat: Seat) -> Data:
        """The values that a viewer sees differently from the public message `shown`, by path
        (`core/presentation/patches.py`)."""
        log, game, module = self.table_log, self.table_log.game, self.table_log.game.module
        if seat == NOBODY:
            seen = self._shown[0] if self._shown and self._shown[1] is shown else game.page_view()
            return OF_NOBODY | {"question": shown.question} | module.own_fields(seen)
        page_view, player, edition = game.page_view(seat), self.seats[seat], game.state.edition
        free = not log.closed and seat not in log.seating.sitting  # can play
        asked = free and page_view.asked == seat  # else the viewer gets the public question
        if asked and self.about.by_correspondence and game.must_pass:
            # by correspondence even a forced pass waits for its player, who gets it as a choice
            page_view.choices = [Choice(action, []) for action in page_view.legal_actions]
        return {
            "viewer": SEAT_NAMES[seat],
            "question": messages.question(module, edition, page_view) if asked else shown.question,
            "out_of_turn": messages.out_of_turn(module, edition, page_view) if free and page_view.offer else None,
            "can_undo": asked and game.can_undo(seat),
            "may": rights_of(log, self.seats, self.locks, seat),
            "host": seat in self.locks.hosts,
            "auto_pass": sorted(player.auto_pass),
            "in_advance": said_in_advance(game, orders_of(self.seats, log.seating, seat), log.done)
            if self.about.by_correspondence
            else None,
            **module.own_fields(page_view),
        }

    def players(self) -> list[Data]:
        """The seats with their players; cached until somebody comes or goes, or a bot sits in."""
        advised = [advises(self.about, each) for each in self.seats]
        seating = self.table_log.seating
        online, names, sitting, resigned, _ = who = (
            self.online, self.locks.names, seating.sitting, seating.resigned, advised
        )  # fmt: skip
        if self._players is None or self._players[0] != who:
            here = hosts_are_there(self.seats, online, self.about)
            told: list[Data] = [
                {
                    "seat": SEAT_NAMES[number],
                    "name": names[number].plain(),
                    "called": names[number].unnamed(),
                    "kind": "bot" if each.bot else "human",
                    "bot": each.bot,
                    "online": bool(each.bot) or number in online or (here and each.kind == "human"),  # share a device
                    "sits_in": sitting.get(number),
                    "resigned": number in resigned,
                    "hints": advised[number],
                }
                for number, each in by_seat(self.seats)
            ]
            self._players = who, told
        return self._players[1]

    def game_fields(self) -> Data:
        """The commitments and seeds of the games, and the state of the match; cached until these change."""
        log, names, chosen = self.table_log, self.locks.names, self.about.seed_chosen
        match, over, seating = log.match, log.game_over, log.seating
        sealed = self.about.sealed
        game = match.number, match.game.seed, over, names, seating.ever_played_on, sealed
        if self._dealt is None or self._dealt[0] != game:
            choices = log.choosers.of_match(over=over)
            told: Data = {
                "commitment": match.commitment(match.number),
                "seed": None if sealed else messages.told_seed(match, match.number, chosen),
                "before": [] if sealed else messages.seeds_before(match, chosen),
                "match": messages.match(match, names, seating, choices, chosen),
            }
            self._dealt = game, told
        return self._dealt[1]

    def guests(self) -> list[table_messages.Guest]:
        """The seats for invited guests."""
        invited = [number for number, each in by_seat(self.seats) if each.kind == "link"]
        return [
            table_messages.Guest(
                seat=SEAT_NAMES[number], come=self.locks.is_taken(number), open=self.locks.has_invitation(number)
            )
            for number in invited
        ]

    def notices(self) -> list[table_messages.Notice]:
        """The notices about players in order of the log, then who won after a resignation, then that the table is
        closed."""
        log = self.table_log
        told = [each.as_message() for each in self.locks.notices]
        told += [each.as_message(self.locks.names) for each in log.seating.events]
        told.sort(key=lambda each: each.after)
        if log.game_over:
            told += messages.winning_instead(log.match, self.locks.names, log.lines)
        if log.closed:
            why: Literal["ended", "closed"] = "ended" if log.seating.ended else "closed"
            told.append(table_messages.Notice(number=self.locks.last + 1, told=why, seat=None, after=log.lines))
        return told

    # --- answers to questions -----------------------------------------------------------------------------------------

    def reasons(self, seat: Seat, tokens: str) -> live.Reasons:
        """The choices that a seat can't make after these first tokens of a move, with the reasons."""
        log = self.table_log
        return live.Reasons(seq=log.seq, tokens=tokens, blocked=messages.reasons(log.game, seat, tokens))

    def truth_teller(self, seat: Seat, language: str) -> Callable[[], finished.PrivateReasons]:
        """A function for any thread that tells the true reasons of the bots' moves. Raises BadInput while the game is
        running."""
        log = self.table_log
        if not log.game_over:
            raise BadInput("truth-hidden")
        return partial(log.truths.as_message, log.match, len(log.told), seat, self.locks.names, language)

    def ending_record(self) -> Callable[[], tuple[Data, int]]:
        """A function for any thread that gives the record of the game, and the entry of the log with which it begins.
        Raises BadInput while the game is running."""
        log = self.table_log
        if not log.game_over:
            raise BadInput("ending-hidden")
        game, begun = log.game, log.lines - log.game.log_length
        return lambda: (game.record(), begun)

    def invitation(self, seat: Seat, language: str) -> joining.Invitation:
        """The message for a person with an invitation to a seat, in a language."""
        players = names_in_language(self.locks.names, language)
        return joining.Invitation(
            hosts=[name for name, each in zip(players, self.seats, strict=True) if each.kind == "human"],
            seat=SEAT_NAMES[seat],
            name=self.locks.names[seat].typed,
            edition=self.table_log.game.edition,
            house=own_name(self.table_log.game.house),
            players=players,
            bots=[each.bot for each in self.seats],
            free=[guest.seat for guest in self.guests() if not guest.come],
            come=self.locks.is_taken(seat),
            waits=False,
            hints=self.about.hints,
        )

    def admission_message(self, seat: Seat, secret: str, language: str) -> joining.Admitted:
        """The message that gives a device the secret of a seat."""
        name = self.locks.names[seat].in_language(language)
        return joining.Admitted(table=self.about.id, seat=SEAT_NAMES[seat], name=name, secret=secret)

    # --- the log ------------------------------------------------------------------------------------------------------

    def log(self, seat: Seat, first: int = 0) -> list[table_messages.LogEntry]:
        """The log from entry `first` on, as a seat may read it."""
        return msgspec.json.decode(self.news(seat, first), type=list[table_messages.LogEntry])

    def news(self, seat: Seat, first: int, past: LogBacklog | None = None) -> bytes:
        """The same as a JSON array; `past` is a part from `first` on that is encoded already."""
        log = self.table_log
        start = first if past is None else past.end
        lines = messages.encoded_log(log.match, log.told, log.choosers.marks, seat, start)
        return b"[%b]" % lines if past is None else b"[%b,%b]" % (past.said, lines)

    def log_writer(self, seat: Seat, first: int = 0, end: int | None = None) -> Callable[[], bytes]:
        """A function that encodes the log from `first` to before `end`, as it is now, as JSON without the brackets. It
        can run in any thread."""
        log = self.table_log
        return partial(messages.encoded_log, log.match, log.told, log.choosers.marks, seat, first, end)

    def first_of(self, known: int) -> int:
        """The first log entry to send to a client that knows `known` entries."""
        return max(0, min(known, self.table_log.lines) - RESAID)

    def past(self, seat: Seat, known: int) -> Callable[[], LogBacklog] | None:
        """A function that encodes the log entries missing at a client that knows `known` entries, without the last
        `RESAID`, which an undo may change. It can run in any thread. None if these are `RESAID` entries or fewer."""
        first, end = self.first_of(known), self.table_log.lines - RESAID
        if end - first <= RESAID:
            return None
        written = self.log_writer(seat, first, end)
        return lambda: LogBacklog(first, end, written())


# --- what has changed -------------------------------------------------------------------------------------------------


class Channel:
    """What was sent to all viewers from a seat: the number of messages, and the seat's own values in the last one."""

    __slots__ = ("number", "own")

    def __init__(self, own: Data) -> None:
        self.number = 0
        self.own = own


class Delta(NamedTuple):
    """The next message for a seat: the table, and the changes since the message before."""

    number: int
    table: TableMessage
    own: Data
    changed: bytes
    own_changed: bytes

    def update(self, log: bytes) -> bytes:
        """The message with the whole table; `log` has entries of the log as JSON."""
        return update(self.number, encoder.encode(with_own(self.table, self.own)), log)

    def patch(self, log: bytes) -> bytes:
        """The message with the changes only, for a client that has the message before."""
        return b'{"type":"patch","number":%d,"public":%b,"own":%b,"log":%b}' % (
            self.number, self.changed, self.own_changed, log,
        )  # fmt: skip


class Channels:
    """The messages sent to all viewers of a table. The public part is compared and encoded once for all viewers."""

    def __init__(self, showing: TableView) -> None:
        self._showing = showing
        self._channels: dict[Seat, Channel] = {}
        self._table: TableMessage | None = None  # as last sent

    def renew(self) -> bytes:
        """Recompute the public part; returns its changes as JSON."""
        before, self._table = self._table, self._showing.public()
        return encoder.encode(changes(before, self._table)) if before else NOTHING

    def news(self, seat: Seat, changed: bytes | None) -> Delta:
        """The next message for a seat. `changed` are the changes of the public part; if None, the message repeats the
        table as last sent."""
        table = self._table = self._table or self._showing.public()
        channel = self._channels.get(seat)
        own_changed = NOTHING
        if channel is None or changed is not None:
            own = self._showing.own(table, seat)
            if channel is None:
                channel = self._channels[seat] = Channel(own)
            else:
                own_changed = encoder.encode(own_changes(channel.own, own))
                channel.own = own
            channel.number += 1
        return Delta(channel.number, table, channel.own, changed or NOTHING, own_changed)

    def close(self, seat: Seat) -> None:
        """The last viewer from a seat has gone."""
        self._channels.pop(seat, None)

    def end(self) -> None:
        """The last viewer of the table has gone."""
        self._table = None


def update(number: int, table: bytes, log: bytes) -> bytes:
    """An `Update` message from encoded parts."""
    return b'{"type":"update","number":%d,"table":%b,"log":%b}' % (number, table, log)
