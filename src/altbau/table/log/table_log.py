"""The log of a table: the list of entries from which the whole state of its match is derived. An entry is tried
(`attempt`), stored by the caller, and then accepted (`accept`). Nothing here waits, reads a clock or draws random
numbers. At a table with clocks each entry has their state after it, under `clocks`.

| kind | body | what it does |
|---|---|---|
| `move` | `seat`, `tokens`, optional `by` | a move in the notation; the chooser is the person unless `by` differs |
| `play` | `seat`, `by`, `action`, perhaps `then`, `why`, `truth` | an action chosen by a bot, perhaps sitting in for |
| | | a person, or the only one that a person has (`seats/move_authors.py`) |
| `time` | `seat`, `counts` | plays the default for a seat out of time; after two in a row that count, a bot sits in |
| `undo` | `seat` | takes the last move back |
| `next` | `seat` | deals the next game of a match |
| `vote` | `seat`, `about`, `yes`, `needed` | gives or withdraws a vote for a bot in seat `about`; it takes `needed` |
| `agree` | `seat`, `what`, `about`, `yes`, `asked`, | says yes or no to a proposal (`consent.py`), that made by entry |
| | optional `since` | `since`; the last yes of the seats asked takes the move of `about` back, or starts a pause, in |
| | | which nothing is played |
| `go-on` | `seat` | ends a pause |
| `sit-in` | `seat` | lets a bot play for the person of a seat |
| `back` | `seat` | lets the person of a seat play again, or ends a vote because the person is there |
| `resign` | `seat` | resigns this game for the person of a seat; a bot plays there to its end |
| `to-end` | `seat` | lets the bots play this game to its end at once, when no person plays any more |
| `end` | | closes the table, by the operator of the server |
| `resumed` | a snapshot and a seed | resumes the table under newer rules |
"""

from dataclasses import replace
from typing import Final, NamedTuple

from altbau.core.bots.bot import Reason
from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.errors import BadInput
from altbau.play.default_moves import time_out
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.table.log.bot_reasons import PrivateReasons
from altbau.table.seats.consent import completed_proposal
from altbau.table.seats.move_authors import Choosers
from altbau.table.seats.substitution import Seating
from altbau.table.timing.clocks import SOON, Clocks, at_leisure, initial_clocks

MOST_ENTRIES: Final = 20_000  # of a table; the last one closes it
RESUMED: Final = "resumed"  # the kind of entry that resumes a table from a snapshot
# kinds of entries that do not play in the game
PLAYS_NOTHING: Final = ("vote", "agree", "go-on", "sit-in", "back", "to-end", "end")


class Entry(NamedTuple):
    """One entry of a table's log; `client` is the client's id of the message, by which a repetition is recognized."""

    seq: int
    kind: str
    body: Data
    client: str | None


class Receipt(NamedTuple):
    """The result of a message: the table's `seq` after it, the unused words of a move, and how many lines of the log
    were kept unchanged."""

    seq: int
    rest: list[str]
    kept: int


class Attempt(NamedTuple):
    """A valid entry and its result: the match and the seating after it, how many events of the match before were kept,
    and the unused words of a move."""

    entry: Entry
    match: Match
    kept: int
    rest: list[str]
    seating: Seating

    @property
    def closes(self) -> bool:
        """Whether the entry closes its table."""
        return self.entry.seq >= MOST_ENTRIES or self.entry.kind == "end"


class TableLog:
    """The state of a table after its entries so far. `game` is the current game of the match, `lines` the number of
    lines of the log that players see, to which an entry adds several or none. A table is `closed` if it has
    `MOST_ENTRIES`, or if the operator has ended it."""

    def __init__(self, body: Data) -> None:
        self.seq = 0
        self.done: dict[str, tuple[Entry, Receipt]] = {}  # by the client's id
        self.truths = PrivateReasons()
        self.choosers = Choosers([number for number, seat in by_seat(body["seats"]) if seat and seat["bot"]])
        self.seating = Seating()
        self.told: list[Data] = []  # stored log lines from before the match was resumed
        self.reach(begun_match(body))
        self.clocks = initial_clocks(body, self.match)

    def reach(self, match: Match) -> None:
        """Go on with a match, in place of the one so far."""
        self.match, self.game, self.game_over = match, match.game, match.game.over
        self.lines = len(self.told) + match.log_length
        self.closed = self.seq >= MOST_ENTRIES or self.seating.ended

    def lay(self, game: Game) -> None:
        """Put a game on the table, in place of the current one of the match."""
        self.reach(self.match.with_game(game))

    @property
    def out(self) -> frozenset[Seat]:
        """The seats whose players need not play any more in this game: they are out of it, or have resigned."""
        return frozenset([*self.game.module.out(self.game.state), *self.seating.resigned])

    def attempt(
        self, kind: str, body: Data, client: str | None = None, seq: int | None = None, at: float | None = None
    ) -> Attempt | Receipt:
        """Try an entry; changes nothing. Returns the earlier result if the same client message has come before. `seq`
        is the last entry that the sender knows, `at` the time of arrival, for the clocks. Raises BadInput: `duplicate`
        for a client id used for another message, `stale` if `seq` is not the current one."""
        if client and client in self.done:
            entry, done = self.done[client]
            if (entry.kind, {name: value for name, value in entry.body.items() if name != "clocks"}) != (kind, body):
                raise BadInput("duplicate")
            return done
        if seq is not None and seq != self.seq:
            raise BadInput("stale")
        if self.closed:
            raise BadInput("table-ended") if self.seating.ended else BadInput("table-closed", most=MOST_ENTRIES)
        if self.seating.paused and kind not in (*PLAYS_NOTHING, "resign"):
            raise BadInput("paused")
        tried = self._tried(Entry(self.seq + 1, kind, body, client))
        return tried if self.clocks is None or at is None else self._charged(tried, self.clocks, at)

    def ends_game(self, tried: Attempt) -> bool:
        """Whether this entry ends a game without closing the table."""
        return tried.match.game.over and not self.game_over and not tried.closes

    def accept(self, tried: Attempt) -> Receipt:
        """Carry out the entry that was tried last and has been stored."""
        entry, before, game = tried.entry, self.lines, self.game
        done = self._finish(entry, tried.rest, len(self.told) + tried.kept, tried.seating)
        self.reach(tried.match)
        self.truths.note(entry.body, before, self.lines)
        self.choosers.note(entry.kind, entry.body, game, self.game, range(done.kept, self.lines))
        return done

    def replay(self, entry: Entry, told: list[Data]) -> Receipt:
        """Apply a stored entry; `told` are the stored log lines, which only a `resumed` entry needs. Raises
        BadInput."""
        if entry.kind == RESUMED:
            return self.resume(entry, told)
        return self.accept(self._tried(entry))

    def _tried(self, entry: Entry) -> Attempt:
        """The result of an entry; nothing changes. Raises BadInput."""
        match, kept, rest = self._played(entry)
        lines = len(self.told) + kept
        return Attempt(entry, match, kept, rest, self.seating.after(entry.seq, entry.kind, entry.body, lines))

    def _played(self, entry: Entry) -> tuple[Match, int, list[str]]:
        """The match after an entry, how many events of the match before are kept, and the unused words of a move.
        Raises BadInput."""
        body, kept = entry.body, self.lines - len(self.told)
        if entry.kind == "move":
            game, rest = self.game.moved(body["seat"], body["tokens"])
            return self.match.with_game(game), kept, rest
        if entry.kind in PLAYS_NOTHING:
            return self._agreed(entry)
        match = self.match.copy()
        if entry.kind == "play":
            for action in (body["action"], *body.get("then", ())):  # a bot's move may have several pieces
                match.game.play(action)
        elif entry.kind == "time":
            kept -= time_out(match.game)
        elif entry.kind == "undo":
            match.game.undo(body["seat"])
            kept = match.log_length
        elif entry.kind == "next":
            match.next_game()
        elif entry.kind == "resign":
            match.resign(body["seat"])
        else:
            raise BadInput("record-broken", number=entry.seq)
        return match, kept, []

    def _agreed(self, entry: Entry) -> tuple[Match, int, list[str]]:
        """The same for an entry that does not play (`PLAYS_NOTHING`): the same match, unless it is the last yes to
        taking a move back."""
        agreed = completed_proposal(self.seating.wishes, entry.body, entry.seq) if entry.kind == "agree" else None
        match = self.match
        if agreed and agreed.what == "take-back":
            match = match.copy()
            match.game.take_back(entry.body["about"])
        return match, match.log_length, []

    def _charged(self, tried: Attempt, clocks: Clocks, at: float) -> Attempt:
        """The entry with the state of the clocks after it."""
        charged = clocks.charge(self.timed, at).add_turn_time(tried.match)
        return tried._replace(entry=tried.entry._replace(body=tried.entry.body | {"clocks": charged.as_data()}))

    def put(self, at: float | None) -> None:
        """Set the time at which the current question was put; None if its person has not seen it yet."""
        if self.clocks:
            self.clocks = replace(self.clocks, since=at)

    @property
    def timed(self) -> Seat:
        """The seat whose clock runs; NOBODY if none does, as in a pause."""
        if self.clocks is None or self.closed or self.game_over or self.seating.paused:
            return NOBODY
        seat = at_leisure(self.game.state)
        plays = seat != NOBODY and self.clocks.left[seat] is not None and seat not in self.seating.sitting
        return seat if plays else NOBODY

    @property
    def run_down(self) -> bool:
        """Whether the clock that runs was at 0 when the question was put."""
        return self.clocks is not None and self.timed != NOBODY and not self.clocks.left[self.timed]

    def time_left(self, now: float) -> bool:
        """Whether the clock that runs has more than `SOON` left."""
        moment = self.clocks.runs_out(self.timed) if self.clocks and self.timed != NOBODY else None
        return moment is not None and moment - now > SOON

    def resume(self, entry: Entry, told: list[Data]) -> Receipt:
        """Resume from the snapshot in an entry, under newer rules than those of the entries before."""
        match = resume_match(self.match, entry.body)
        match.resigned = self.seating.resigned
        self.told = told[: told_before(entry.body)]
        match.game.recall(self.told)
        self.choosers = self.choosers.anew()
        self.truths.last = None
        done = self.finish(entry, len(self.told))
        self.reach(match)
        return done

    def finish(self, entry: Entry, kept: int = 0) -> Receipt:
        """Apply what an entry changes besides the game; `kept` is the number of log lines that it has kept."""
        return self._finish(entry, [], kept, self.seating.after(entry.seq, entry.kind, entry.body, kept))

    def _finish(self, entry: Entry, rest: list[str], kept: int, seating: Seating) -> Receipt:
        """The same with the unused words of a move, and the seating after the entry."""
        self.seq, self.seating = entry.seq, seating
        if self.clocks and "clocks" in entry.body:
            self.clocks = self.clocks.from_data(entry.body["clocks"])
        done = Receipt(entry.seq, rest, kept)
        if entry.client:
            self.done[entry.client] = entry, done
        if "why" in entry.body:
            why = entry.body["why"]
            self.truths.last = (why[0], Reason(*why[1:])) if why else None
        return done

    def out_of_turn(self, seat: Seat, tokens: str) -> bool:
        """Whether a move begins with an action that its seat may play out of turn (M33)."""
        game = self.game
        word = game.module.action_of(game.state.edition, tokens.partition(" ")[0])
        return word is not None and game.module.out_of_turn(game.state, seat, word) is not None


def begun_match(body: Data) -> Match:
    """The match of a table at its start, from a seed or from a position. Raises BadInput."""
    if "position" in body:
        game = Game.from_position(body["position"], seed=body["seed"])
        return Match.going_on(game, seed=body["seed"], options=body["options"], games=1)
    return Match(
        body["edition"], players=len(body["seats"]), seed=body["seed"], options=body["options"],
        cards=body["cards"], house=body.get("house"), games=body.get("games"), target=body.get("target"),
        by_number=body.get("by_number", False),
    )  # fmt: skip


def resume_match(match: Match, body: Data) -> Match:
    """The match that a `resumed` entry restores."""
    return restore_match(match, body["snapshot"], body["seed"], body["seeds"], body["before"])


def restore_match(match: Match, snapshot: Data, seed: int, seeds: list[int], before: list[int]) -> Match:
    """A match from its snapshot; from now on all random numbers come from `seed`. `before` are the seeds of the earlier
    parts of its game, which were played under older rules. Raises BadInput."""
    match = Match.going_on(
        Game.begun(snapshot["position"] | {"seed": seed}), seed=match.seed, options=match.options,
        games=match.games, target=match.target, first=SEAT_NAMES.index(snapshot["first"]),
        results=snapshot["results"], seeds=seeds,
    )  # fmt: skip
    match.game.options = match.options_of(match.number)  # a position does not say who began
    match.older_seeds = before
    return match


def told_before(body: Data) -> int:
    """How many log lines come before those of a resumed match; the last of them announces the resumption."""
    return int(body["snapshot"]["log"]) + 1


def is_finished(log: TableLog) -> bool:
    """Whether nothing is left to play: the match is over, or the table is closed."""
    return log.match.over or log.closed
