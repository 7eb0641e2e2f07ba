"""What each viewer may see of a table, and what has changed of it since it was told last: messages of the log, the
locks, what is known about the table, and who is there. Values in, messages out, encoded where they are sent as they
are."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, NamedTuple, TypeAlias, cast

import msgspec

from altbau.core.data import Data
from altbau.core.engine.choices import Choice
from altbau.core.engine.ids import NOBODY, Seat, seated
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import afterwards, entering, live, wire
from altbau.core.page.patches import changes, own_changes, with_own
from altbau.games import game_of
from altbau.pages import TableMessage
from altbau.table import present
from altbau.table.absence import Absence, shown_absent
from altbau.table.clocks import by_correspondence
from altbau.table.consent import Wished
from altbau.table.evening import Part, part_of
from altbau.table.log import TableLog
from altbau.table.names import Names, spoken
from altbau.table.rights import may
from altbau.table.seats import Locks, Player

Form: TypeAlias = Literal["full", "patch"]  # of what a viewer is sent after the first message

RESAID = 40  # log entries said again after a break, as an undo may have changed them
NOTHING = b"{}"  # has changed
OF_NOBODY: Data = {"viewer": None, "out_of_turn": None, "can_undo": False, "may": [], "host": False, "auto_pass": []}

encoder = msgspec.json.Encoder()


@dataclass
class About:
    """What is told of a table besides its games: how it was started, and what its players have chosen since."""

    id: str
    seed_chosen: bool  # by the host, who knows it
    hints: bool  # whether players may have the steward's advice
    advised: bool  # whether that is usual for them
    sit_in: bool  # whether a bot plays for whoever is absent, without a vote
    window_limit: wire.WindowLimit
    clock: wire.Clock
    pace: wire.PaceName
    next_table: str | None  # the rematch
    host_gone: str  # since when its host is absent (ISO), if so
    part: Part  # of its evening
    uncounted: wire.Uncounted | None  # why it counts in no list, if so
    deal: str | None  # that is played here and at other tables
    sealed: bool  # whether its seed is told to nobody yet
    timeline: str | None = None  # of the database that keeps it

    @classmethod
    def begun(cls, id: str, body: Data, next_table: str | None) -> "About":
        """The same of how a table was started; without a wish hints are usual for who plays alone against bots."""
        wished = body.get("hints")
        alone = sum(not seat["bot"] for seat in body["seats"]) == 1
        hints = game_of(body["edition"]).ADVISER is not None and wished is not False
        return cls(
            id, body.get("seed_chosen", False), hints, alone or wished is True, body.get("sit_in", False),
            body.get("window_limit", wire.USUAL_LIMIT), body.get("clock", "none"), body.get("pace", "normal"),
            next_table, body.get("host_gone", ""), part_of(id, body),
            "what-if" if "position" in body else body.get("uncounted"), body.get("deal"), "deal" in body,
        )  # fmt: skip

    def renew(self, body: Data, next_table: str | None) -> None:
        """Have what can change, as it is written down now."""
        now = About.begun(self.id, body, next_table)
        self.pace, self.host_gone, self.uncounted = now.pace, now.host_gone, now.uncounted
        self.next_table = next_table

    def advises(self, player: Player) -> bool:
        """Whether somebody can ask the steward."""
        return self.hints and not player.bot and (self.advised if player.hints is None else player.hints)


Who: TypeAlias = tuple[
    frozenset[Seat], Names, Mapping[Seat, int], Sequence[Seat], list[bool]
]  # is there, is called so, is played for by a bot, has resigned, has hints


class Past(NamedTuple):
    """Entries of the log from one to before another, as JSON without the brackets."""

    first: int
    end: int
    said: bytes


class Showing:
    """A table as its viewers may see it; `online` are the seats that somebody looks from, `absent` those whose people
    are absent; the window that is open ends at the moment `until`, if not before, and the clock that runs has run down
    at the moment `runs_out`; `holds` says from when on something holds to which all have agreed."""

    def __init__(self, about: About, table_log: TableLog, seats: Sequence[Player], locks: Locks) -> None:
        self.about = about
        self.table_log = table_log
        self.seats = seats
        self.locks = locks
        self.online: frozenset[Seat] = frozenset()
        self.absent: dict[Seat, Absence] = {}
        self.until: float | None = None
        self.holds: dict[Wished, float] = {}
        self.runs_out: float | None = None
        self._shown: tuple[View, TableMessage] | None = None  # the last message for everybody, and what it was made of
        self._players: tuple[Who, list[Data]] | None = None  # likewise, and who they were then
        self._dealt: tuple[tuple[object, ...], Data] | None = None  # what was told of a deal, and of which

    def is_there(self, seat: Seat) -> bool:
        """Whether a person looks at the table from a seat. Those who began it share one device, whoever it shows."""
        if self.seats[seat].kind != "human":
            return seat in self.online
        return any(self.seats[each].kind == "human" for each in self.online)

    # --- the table --------------------------------------------------------------------------------------------------

    def shown(self, seat: Seat) -> TableMessage:
        """The table as a seat may see it."""
        shown = self.public()
        return with_own(shown, self.own(shown, seat))

    def public(self) -> TableMessage:
        """The table as everybody sees it."""
        log = self.table_log
        game, module = log.game, log.game.module
        view, over, closed = game.page_view(), game.over, log.closed
        common: Data = {
            "version": wire.VERSION,
            "id": self.about.id,
            "edition": game.edition,
            "options": game.options,
            "timeline": self.about.timeline,
            "seq": log.seq,
            "turn": SEAT_NAMES[view.turn],
            "round": view.round,
            "asked": None if closed or view.asked == NOBODY else SEAT_NAMES[view.asked],
            "phases": list(module.PHASES[:-1]),
            "phase": module.PHASES[view.phase],
            "question": None if closed else present.question(module, game.state.edition, view),
            "winners": [SEAT_NAMES[number] for number in log.match.game_winners],
            "ranking": present.ranking(log.match, self.locks.names, log.seating, log.choosers.of_game())
            if over
            else [],
            "reason": present.reason(game, *log.reason) if log.reason else None,
            **OF_NOBODY,
            **self.dealt(),
            **self.settled(),
        }
        shown = cast(TableMessage, module.message(view, self.players(), common, self._shown))
        self._shown = view, shown
        return shown

    def settled(self) -> Data:
        """What was settled when the table was started, or between its players since."""
        about = self.about
        return {
            "seed_chosen": about.seed_chosen,
            "next_table": about.next_table,
            "evening": about.part.evening,
            "guests": self.guests(),
            "absent": shown_absent(self.absent, self.table_log.seating),
            "wishes": [each.shown(self.holds.get(each)) for each in self.table_log.seating.wishes],
            "paused": self.table_log.seating.paused,
            "sit_in": about.sit_in,
            "window_limit": about.window_limit,
            "until": None if self.until is None else round(self.until, 3),
            "clock": about.clock,
            "clocks": self.table_log.clocks.shown() if self.table_log.clocks else {},
            "runs_out": None if self.runs_out is None else round(self.runs_out, 3),
            "notices": self.notices(),
            "pace": about.pace,
            "hints": about.hints,
            "uncounted": about.uncounted,
            "deal": about.deal,
        }

    def own(self, shown: TableMessage, seat: Seat) -> Data:
        """What a viewer sees otherwise than the message for everybody says it; by path (`core/page/patches.py`)."""
        game, module = self.table_log.game, self.table_log.game.module
        if seat == NOBODY:
            own = module.own_fields(game.page_view())
            return OF_NOBODY | {"question": shown.question} | own
        page_view, player, edition = game.page_view(seat), self.seats[seat], game.state.edition
        if game.must_pass and game.asked == seat and by_correspondence(self.about.clock):
            page_view.choices = [Choice(action, []) for action in page_view.legal_actions]  # who comes by says so
        free = not self.table_log.closed and seat not in self.table_log.seating.sitting  # to play
        asked = free and game.state.asked == seat  # else the question is what it is to everybody
        return {
            "viewer": SEAT_NAMES[seat],
            "question": present.question(module, edition, page_view) if asked else shown.question,
            "out_of_turn": present.out_of_turn(module, edition, page_view) if free and page_view.offer else None,
            "can_undo": free and game.can_undo(seat),
            "may": may(self.table_log, self.seats, self.locks, seat),
            "host": seat in self.locks.hosts,
            "auto_pass": sorted(player.auto_pass),
            **module.own_fields(page_view),
        }

    def players(self) -> list[Data]:
        """Who sits where, and is there; made anew when somebody comes or goes, or a bot sits in."""
        advised = [self.about.advises(each) for each in self.seats]
        seating = self.table_log.seating
        online, names, sitting, resigned, _ = who = (
            self.online, self.locks.names, seating.sitting, seating.resigned, advised
        )  # fmt: skip
        if self._players is None or self._players[0] != who:
            here = any(each.kind == "human" for number, each in seated(self.seats) if number in online)
            told: list[Data] = [
                {
                    "seat": SEAT_NAMES[number],
                    "name": names[number].plain(),
                    "called": names[number].unnamed(),
                    "kind": "bot" if each.bot else "human",
                    "bot": each.bot,
                    "online": bool(each.bot) or number in online or (here and each.kind == "human"),  # at one device
                    "sits_in": sitting.get(number),
                    "resigned": number in resigned,
                    "hints": advised[number],
                }
                for number, each in seated(self.seats)
            ]
            self._players = who, told
        return self._players[1]

    def dealt(self) -> Data:
        """What is told of the chance of the games and of how the match stands, which changes with a game."""
        match, names, chosen = self.table_log.match, self.locks.names, self.about.seed_chosen
        seating = self.table_log.seating
        sealed = self.about.sealed
        game = match.number, match.game.seed, match.game.over, names, seating.ever_played_on, sealed
        if self._dealt is None or self._dealt[0] != game:
            choices = self.table_log.choosers.of_match(over=match.game.over)
            told: Data = {
                "commitment": match.commitment(match.number),
                "seed": None if sealed else present.told_seed(match, match.number, chosen),
                "before": [] if sealed else present.seeds_before(match, self.table_log.before, chosen),
                "match": present.match(match, names, seating, choices, chosen),
            }
            self._dealt = game, told
        return self._dealt[1]

    def guests(self) -> list[wire.Guest]:
        """The seats of those who are invited."""
        invited = [number for number, each in seated(self.seats) if each.kind == "link"]
        return [
            wire.Guest(seat=SEAT_NAMES[number], come=self.locks.taken(number), open=self.locks.inviting(number))
            for number in invited
        ]

    def notices(self) -> list[wire.Notice]:
        """What is told of those who play, in the order in which it was."""
        told = [each.shown() for each in self.locks.notices]
        told += [each.shown(self.locks.names) for each in self.table_log.seating.events]
        told.sort(key=lambda each: each.after)
        told += present.winning_instead(self.table_log.match, self.locks.names, self.table_log.lines)
        if self.table_log.closed:
            why: Literal["ended", "closed"] = "ended" if self.table_log.seating.ended else "closed"
            told.append(wire.Notice(number=self.locks.last + 1, told=why, seat=None, after=self.table_log.lines))
        return told

    # --- answers to questions -----------------------------------------------------------------------------------------

    def reasons(self, seat: Seat, tokens: str) -> live.Reasons:
        """What a seat can't choose after these first tokens of a move, and why."""
        log = self.table_log
        return live.Reasons(seq=log.seq, tokens=tokens, blocked=present.reasons(log.game, seat, tokens))

    def truth(self, seat: Seat, language: str) -> afterwards.Truth:
        """What really decided what the bots did, told in any thread. Raises BadInput while the game is going on."""
        log = self.table_log
        return log.truths.told(log.match, len(log.told), seat, self.locks.names, language)

    def ending(self) -> afterwards.Ending:
        """How the game went, made in any thread. Raises BadInput while it is going on."""
        return present.ending(self.table_log.match, len(self.table_log.told))

    def invitation(self, seat: Seat, language: str) -> entering.Invitation:
        """What somebody is invited to, in a language."""
        players = spoken(self.locks.names, language)
        return entering.Invitation(
            hosts=[name for name, each in zip(players, self.seats, strict=True) if each.kind == "human"],
            seat=SEAT_NAMES[seat],
            name=self.locks.names[seat].typed,
            edition=self.table_log.game.edition,
            players=players,
            bots=[each.bot for each in self.seats],
            free=[guest.seat for guest in self.guests() if not guest.come],
            come=self.locks.taken(seat),
            waits=False,
            hints=self.about.hints,
        )

    def admitted(self, seat: Seat, secret: str, language: str) -> entering.Admitted:
        """The secret of a seat for a device."""
        name = self.locks.names[seat].said(language)
        return entering.Admitted(table=self.about.id, seat=SEAT_NAMES[seat], name=name, secret=secret)

    # --- the log ------------------------------------------------------------------------------------------------------

    def log(self, seat: Seat, first: int = 0) -> list[wire.LogEntry]:
        """The log from an entry on, as a seat may read it."""
        return msgspec.json.decode(self.news(seat, first), type=list[wire.LogEntry])

    def news(self, seat: Seat, first: int, past: Past | None = None) -> bytes:
        """The same as JSON; what of it is made already is its `past`."""
        if past is None:
            return b"[%b]" % self.log_writer(seat, first)()
        return b"[%b,%b]" % (past.said, self.log_writer(seat, past.end)())

    def log_writer(self, seat: Seat, first: int = 0, end: int | None = None) -> Callable[[], bytes]:
        """What makes the log in any thread, as the table is now, as far as an entry; JSON without the brackets."""
        log = self.table_log
        return partial(present.encoded_log, log.match, log.told, log.choosers.marks, seat, first, end)

    def first_of(self, known: int) -> int:
        """The first log entry for somebody who has so many already."""
        return max(0, min(known, self.table_log.lines) - RESAID)

    def past(self, seat: Seat, known: int) -> Callable[[], Past] | None:
        """What makes, in any thread, what somebody with so many entries of the log lacks, but for the last, which an
        undo may change; None if that is little."""
        first, end = self.first_of(known), self.table_log.lines - RESAID
        if end - first <= RESAID:
            return None
        written = self.log_writer(seat, first, end)
        return lambda: Past(first, end, written())


# --- what has changed -------------------------------------------------------------------------------------------------


class Channel:
    """What all viewers from a seat have been told: how many messages, and what it saw then otherwise than all."""

    __slots__ = ("number", "own")

    def __init__(self, own: Data) -> None:
        self.number = 0
        self.own = own


class News(NamedTuple):
    """What a seat is told now: the table, and what has changed since the message before."""

    number: int
    table: TableMessage
    own: Data
    changed: bytes
    own_changed: bytes

    def update(self, log: bytes) -> bytes:
        """The whole table as a message, with entries of the log as JSON."""
        return update(self.number, encoder.encode(with_own(self.table, self.own)), log)

    def patch(self, log: bytes) -> bytes:
        """The same for whoever has the message before."""
        return b'{"type":"patch","number":%d,"public":%b,"own":%b,"log":%b}' % (
            self.number, self.changed, self.own_changed, log,
        )  # fmt: skip


class Channels:
    """What all viewers of a table have been told. What everybody sees is compared and encoded once for all."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing
        self._channels: dict[Seat, Channel] = {}
        self._table: TableMessage | None = None  # as it was told last

    def renew(self) -> bytes:
        """Look at the table anew; what has changed for everybody, as JSON."""
        before, self._table = self._table, self._showing.public()
        return encoder.encode(changes(before, self._table)) if before else NOTHING

    def news(self, seat: Seat, changed: bytes | None) -> News:
        """What a seat is told; without changes, the table as it was told last."""
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
        return News(channel.number, table, channel.own, changed or NOTHING, own_changed)

    def close(self, seat: Seat) -> None:
        """Nobody looks from a seat any more."""
        self._channels.pop(seat, None)

    def end(self) -> None:
        """Nobody looks at all."""
        self._table = None


def update(number: int, table: bytes, log: bytes) -> bytes:
    """An `Update`, made of parts that are encoded already."""
    return b'{"type":"update","number":%d,"table":%b,"log":%b}' % (number, table, log)
