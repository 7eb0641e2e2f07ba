"""The log of a table: a list of entries from which everything follows that is played there. Values in, values out:
an entry is tried, written down by the caller, and then accepted. Nothing here waits, reads a clock or draws by chance.
Where there are clocks each entry has them as they stood after it, under `clocks`.

| kind | body | what it does |
|---|---|---|
| `move` | `seat`, `tokens`, perhaps `by` | a move in the notation, by a person if nothing else is said |
| `play` | `seat`, `by`, `action`, perhaps `then`, `why`, `truth` | the answer of a bot, which may sit in for the |
| | | person of the seat, or the only one that is left to a person (`choosers.py`) |
| `time` | `seat`, `counts` | plays the default for somebody whose time is up; a bot sits in after two that count |
| `undo` | `seat` | takes the last move back |
| `next` | `seat` | deals the next game of a match |
| `vote` | `seat`, `about`, `yes`, `needed` | says whether a bot is to play for `about`; it does once so many want it |
| `agree` | `seat`, `what`, `about`, `yes`, `asked` | says yes or no to what takes the consent of those asked; with |
| | | the last yes the move of `about` is taken back, or there is a pause |
| `go-on` | `seat` | ends a pause, which begins when all have agreed; meanwhile nothing is played |
| `sit-in` | `seat` | lets a bot play for the person of a seat |
| `back` | `seat` | lets the person of a seat play again, or be known to be there |
| `resign` | `seat` | gives this game up for the person of a seat; a bot plays there to its end |
| `to-end` | `seat` | lets bots, who alone still play, play this game to its end at once |
| `end` | | ends the table, as whoever runs the server wants |
| `resumed` | a snapshot and a seed | goes on under newer rules |
"""

from dataclasses import replace
from typing import Final, NamedTuple

from altbau.core.bots.bot import Reason
from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, seated
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.errors import BadInput
from altbau.play.defaults import time_out
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.table.choosers import Choosers
from altbau.table.clocks import SOON, at_leisure, begun
from altbau.table.consent import done
from altbau.table.seating import Seating
from altbau.table.truths import Truths

MOST_ENTRIES: Final = 20_000  # of a table; with the last it is closed
RESUMED: Final = "resumed"  # the kind of an entry by which a table goes on from a snapshot
# kinds of entries that only say who plays
PLAYS_NOTHING: Final = ("vote", "agree", "go-on", "sit-in", "back", "to-end", "end")


class Entry(NamedTuple):
    """One line of a table's log; `client` is the client's id of the message, which is never carried out twice."""

    seq: int
    kind: str
    body: Data
    client: str | None


class Done(NamedTuple):
    """A message that has been carried out: the table's `seq` then, the words of a move that were left over, and how
    many lines of the log stand as they did before."""

    seq: int
    rest: list[str]
    kept: int


class Tried(NamedTuple):
    """An entry that can be carried out, and what comes of it: the match, how many events of the match before stand in
    it, and the words of a move that are left over."""

    entry: Entry
    match: Match
    kept: int
    rest: list[str]

    @property
    def closes(self) -> bool:
        """Whether it is the last entry of its table."""
        return self.entry.seq >= MOST_ENTRIES or self.entry.kind == "end"


class TableLog:
    """The entries of a table so far, as what has come of them."""

    def __init__(self, body: Data) -> None:
        self.match = begun_match(body)
        self.seq = 0
        self.done: dict[str, tuple[Entry, Done]] = {}  # by the client's id
        self.reason: tuple[Seat, Reason] | None = None  # which bot gave it last
        self.truths = Truths()
        self.choosers = Choosers([number for number, seat in seated(body["seats"]) if seat and seat["bot"]])
        self.seating = Seating()
        self.clocks = begun(body, self.match)
        self.told: list[Data] = []  # the lines of the log before this match's, as they were kept
        self.before: list[int] = []  # seeds of the parts of this game under older rules

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self.match.game

    @property
    def lines(self) -> int:
        """How many lines of the log there are for people."""
        return len(self.told) + self.match.log_length

    @property
    def out(self) -> frozenset[Seat]:
        """The seats whose people need not play any more in this game: they are out of it, or have resigned."""
        return frozenset([*self.game.module.out(self.game.state), *self.seating.resigned])

    @property
    def closed(self) -> bool:
        """Whether nothing more is played here: it has so many entries, or was ended."""
        return self.seq >= MOST_ENTRIES or self.seating.ended

    def attempt(
        self, kind: str, body: Data, client: str | None = None, seq: int | None = None, at: float | None = None
    ) -> Tried | Done:
        """Try an entry; a message that has come before is done already. `seq` is how far whoever sends it knows the
        log, `at` when it has come, for the clocks. Raises BadInput; nothing has changed in any case."""
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
        return self._charged(self._tried(Entry(self.seq + 1, kind, body, client)), at)

    def ends_game(self, tried: Tried) -> bool:
        """Whether a game is over by this entry, at a table that is not closed by it."""
        return tried.match.game.over and not self.game.over and not tried.closes

    def seated_after(self, tried: Tried) -> Seating:
        """Who plays after an entry that has been tried."""
        seq, kind, body, _ = tried.entry
        return self.seating.after(seq, kind, body, len(self.told) + tried.kept)

    def accept(self, tried: Tried) -> Done:
        """Carry out what has been tried last and is written down."""
        before, game, self.match = self.lines, self.game, tried.match
        done = self.finish(tried.entry, tried.rest, len(self.told) + tried.kept)
        self.truths.note(tried.entry.body, before, self.lines)
        self.choosers.note(tried.entry.kind, tried.entry.body, game, self.game, range(done.kept, self.lines))
        return done

    def replay(self, entry: Entry, told: list[Data]) -> Done:
        """Apply an entry that is written down; `told` are the lines of the log as it was told, for one that goes on
        from a snapshot. Raises BadInput."""
        if entry.kind == RESUMED:
            return self.resume(entry, told)
        return self.accept(self._tried(entry))

    def _tried(self, entry: Entry) -> Tried:
        """What comes of an entry; the match itself stays. Raises BadInput."""
        body, kept = entry.body, self.match.log_length
        if entry.kind in PLAYS_NOTHING:
            self.seating.after(entry.seq, entry.kind, body, self.lines)
            return self._agreed(entry)
        if entry.kind == "move":
            game, rest = self.game.moved(body["seat"], body["tokens"])
            return Tried(entry, self.match.with_game(game), kept, rest)
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
        return Tried(entry, match, kept, [])

    def _agreed(self, entry: Entry) -> Tried:
        """What comes of an entry that only says who plays: nothing, but where all agree that a move is taken back."""
        agreed = done(self.seating.wishes, entry.body) if entry.kind == "agree" else None
        if agreed is None or agreed.what != "take-back":
            return Tried(entry, self.match, self.match.log_length, [])
        match = self.match.copy()
        match.game.take_back(entry.body["about"])
        return Tried(entry, match, match.log_length, [])

    def _charged(self, tried: Tried, at: float | None) -> Tried:
        """The same entry with the clocks as they stand after it."""
        if self.clocks is None or at is None:
            return tried
        clocks = self.clocks.charged(self.timed, at).turned(tried.match)
        return tried._replace(entry=tried.entry._replace(body=tried.entry.body | {"clocks": clocks.kept()}))

    def put(self, at: float | None) -> None:
        """What is asked now was put at this moment; its person has not seen it yet if that is None."""
        if self.clocks:
            self.clocks = replace(self.clocks, since=at)

    @property
    def timed(self) -> Seat:
        """Whose clock runs for what is asked; NOBODY where none does, as in a pause."""
        if self.clocks is None or self.closed or self.game.over or self.seating.paused:
            return NOBODY
        seat = at_leisure(self.game.state)
        plays = seat != NOBODY and self.clocks.left[seat] is not None and seat not in self.seating.sitting
        return seat if plays else NOBODY

    @property
    def run_down(self) -> bool:
        """Whether the clock that runs had nothing on it any more when the question was put."""
        return self.clocks is not None and self.timed != NOBODY and not self.clocks.left[self.timed]

    def time_left(self, now: float) -> bool:
        """Whether the clock that runs goes on for a while."""
        moment = self.clocks.runs_out(self.timed) if self.clocks and self.timed != NOBODY else None
        return moment is not None and moment - now > SOON

    def resume(self, entry: Entry, told: list[Data]) -> Done:
        """Go on from the snapshot of an entry, under rules that are newer than those of the entries before."""
        self.match, self.before = resumed(self.match, entry.body)
        self.match.resigned = self.seating.resigned
        self.told = told[: told_before(entry.body)]
        self.game.recall(self.told)
        self.choosers = self.choosers.anew()
        self.reason = None
        return self.finish(entry, [], len(self.told))

    def finish(self, entry: Entry, rest: list[str], kept: int) -> Done:
        """What an entry changes besides the game, after which so many lines of the log stand as before."""
        self.seq = entry.seq
        self.seating = self.seating.after(entry.seq, entry.kind, entry.body, kept)
        if self.clocks and "clocks" in entry.body:
            self.clocks = self.clocks.recalled(entry.body["clocks"])
        done = Done(entry.seq, rest, kept)
        if entry.client:
            self.done[entry.client] = entry, done
        if "why" in entry.body:
            why = entry.body["why"]
            self.reason = (why[0], Reason(*why[1:])) if why else None
        if entry.kind == "next":
            self.before = []
        return done

    def out_of_turn(self, seat: Seat, tokens: str) -> bool:
        """Whether a move begins with something that its seat may do while somebody else is asked (M33)."""
        game = self.game
        word = game.module.action_of(game.state.edition, tokens.partition(" ")[0])
        return word is not None and game.module.out_of_turn(game.state, seat, word) is not None


def begun_match(body: Data) -> Match:
    """The match of a table as it was started, from the deal or from a position. Raises BadInput."""
    if "position" in body:
        game = Game.from_position(body["position"], seed=body["seed"])
        return Match.going_on(game, seed=body["seed"], options=body["options"], games=1)
    return Match(
        body["edition"], players=len(body["seats"]), seed=body["seed"], options=body["options"],
        cards=body["cards"], games=body.get("games"), target=body.get("target"),
        by_number=body.get("by_number", False),
    )  # fmt: skip


def resumed(match: Match, body: Data) -> tuple[Match, list[int]]:
    """A match as an entry lets it go on, and the seeds that its game had before."""
    return restored(match, body["snapshot"], body["seed"], body["seeds"]), body["before"]


def restored(match: Match, snapshot: Data, seed: int, seeds: list[int]) -> Match:
    """A match from its snapshot; all chance from now on comes of the seed. Raises BadInput."""
    match = Match.going_on(
        Game.begun(snapshot["position"] | {"seed": seed}), seed=match.seed, options=match.options,
        games=match.games, target=match.target, first=SEAT_NAMES.index(snapshot["first"]),
        results=snapshot["results"], seeds=seeds,
    )  # fmt: skip
    match.game.options = match.options_of(match.number)  # the position leaves out who began
    return match


def told_before(body: Data) -> int:
    """How many lines of the log come before those of a match that goes on: the last of them says so."""
    return int(body["snapshot"]["log"]) + 1


def finished(log: TableLog) -> bool:
    """Whether nothing is left to be played: the whole match is over, or the table is closed."""
    return log.match.over or log.closed
