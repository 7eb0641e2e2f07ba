"""The tables that are being played: each change is tried on a copy, written down, and only then shown to all."""

import asyncio
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from random import Random
from time import monotonic
from typing import NamedTuple, Protocol

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.page import live, wire
from altbau.core.page.wire import Close
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.server.failures import Scene
from altbau.server.live.attending import Attending
from altbau.server.live.audience import Audience, Callbacks
from altbau.server.live.keys import Context, Keys
from altbau.server.live.talk import Talk
from altbau.server.store.appending import Append, Conflict, encoded
from altbau.server.store.elsewhere import Written
from altbau.server.store.news import Head
from altbau.server.store.store import Store
from altbau.table.due import Delays
from altbau.table.log import RESUMED, Done, Entry, TableLog, Tried
from altbau.table.names import Names
from altbau.table.seats import HINTS, Player, check_host, watching_of
from altbau.table.showing import About, Showing
from altbau.table.summary import new_state
from altbau.table.telling import step


class Put(NamedTuple):
    """When the question was put that the last entry has brought, by the machine's monotonic clock, and when it may be
    answered by itself, where that was drawn with it; perhaps by another process."""

    seq: int
    at: float
    delays: Delays | None
    elsewhere: bool = False


class Answer(NamedTuple):
    """What was written on a question: the games before and after, how many seconds it took, and whether another process
    has written it."""

    put: Put
    entry: Entry
    before: Game
    after: Game
    seconds: float
    elsewhere: bool

    @property
    def chosen(self) -> bool:
        """Whether there was something to choose in it."""
        return self.after.actions_length > self.before.actions_length


class Timing(Protocol):
    """Whoever draws when a question may be answered by itself, and learns from how long answers take."""

    def drawn(self, tried: Tried) -> Delays | None:
        """When the question may be answered that comes of an entry; None where that can't be said before."""

    def heard(self, answer: Answer) -> None:
        """A question was answered."""


class Follower(Protocol):
    """Whoever plays along by itself, and so hears at once of what happens, as pages do by their connections."""

    def changed(self) -> None:
        """Something is different, or may be."""

    def idle(self) -> bool:
        """Whether nothing is going to come of it before something changes."""

    def stop(self) -> None:
        """Play along no more."""


class Adviser(Protocol):
    """Whoever says what the steward would do."""

    async def advise(self, seat: Seat, message: live.Hint, language: str) -> live.Advice:
        """What it would do in the place of a seat. Raises BadInput."""

    async def review(self, seat: Seat, message: live.Review, language: str) -> live.Remark:
        """What it would rather have done in the latest turn of a seat. Raises BadInput."""

    async def choose(self, seat: Seat, on: bool) -> None:
        """Let the person of a seat ask for that, or not. Raises BadInput."""


class Agreement(Protocol):
    """Whoever knows what the people of a table have agreed to."""

    def entry(self, seat: Seat, wanted: live.Agree) -> Data:
        """The entry by which somebody says yes or no. Raises BadInput."""

    def check_agreed(self, about: Seat) -> None:
        """Raises BadInput unless somebody else may be invited to a seat that is taken."""


class Attendance(Protocol):
    """Whoever knows who is absent."""

    @property
    def consents(self) -> Agreement:
        """Whoever knows what those agree to who are there."""

    def acted(self, seat: Seat) -> None:
        """A player has said something."""

    def vote(self, seat: Seat, vote: live.Vote) -> Data:
        """The entry by which somebody votes for a bot in the seat of whoever is absent. Raises BadInput."""


class Wanted(NamedTuple):
    """An entry that is to be written: what, by which message of whom who knows the log so far, when it has come, and
    under which epoch of the table's driver."""

    kind: str
    body: Data
    client: str | None
    seq: int | None
    at: float | None
    epoch: int | None


class LiveTable:
    """One table in memory: its log, its keys and whoever looks. The log in the store is the truth; this is only
    quicker."""

    def __init__(
        self, store: Store, id: str, body: Data, next_table: str | None, chance: Random, log: TableLog | None = None
    ) -> None:
        self.store = store
        self.about = About.begun(id, body, next_table)
        self.seats = [Player(**seat) for seat in body["seats"]]
        self.log = log or TableLog(body)
        context = Context(
            id, self.game.edition, self.about.part, lambda: self.log.lines, lambda: self.audience.publish(),
            watching_of(body),
        )  # fmt: skip
        self.keys = Keys(self.seats, context, store, chance)
        self.showing = Showing(self.about, self.log, self.seats, self.keys)
        callbacks = Callbacks(self.keys.open, self.watched, lambda watcher: self.talk.greet(watcher), self.scene)
        self.audience = Audience(self.showing, callbacks)
        self.attending = Attending(store, id, self.audience.here, self.pass_on)
        self.talk = Talk(id, self.keys, self.audience, store, body.get("talk_stopped", False))
        self.adviser: Adviser | None = None
        self.presence: Attendance | None = None
        self.followers: list[Follower] = []
        self.timing: Timing | None = None
        self.put: Put | None = None
        self.bucket = store.leases.home(id)
        self.known_beside = 0  # how often something beside the log had changed when it was read last
        self._lock = asyncio.Lock()

    @property
    def id(self) -> str:
        """What it is called in addresses."""
        return self.about.id

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self.log.game

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return self.log.seq

    @property
    def names(self) -> Names:
        """What the players are called."""
        return self.keys.names

    @property
    def rules(self) -> int:
        """The version of the rules that are played."""
        version: int = self.game.module.RULES_VERSION
        return version

    @property
    def people(self) -> int:
        """How many seats are not a bot's, whether anybody sits there yet or not."""
        return [seat.bot for seat in self.seats].count(None)

    # --- changing ---------------------------------------------------------------------------------------------------

    @property
    def drives(self) -> bool:
        """Whether this process lets things happen here."""
        return self.store.leases.drives(self.bucket)

    @property
    def followed(self) -> bool:
        """Whether it matters here at once what other processes do."""
        return bool(self.audience.watchers) or self.drives

    async def drive(self, kind: str, body: Data, seq: int | None = None) -> Done:
        """Do what no person does, as long as this process drives the table. Raises BadInput."""
        bucket = self.bucket
        try:
            return await self.change(kind, body, seq=seq, epoch=self.store.leases.epoch(bucket))
        except Conflict:
            if bucket == self.bucket:
                self.store.leases.doubt(bucket)
            raise

    async def change(
        self, kind: str, body: Data, client: str | None = None, seq: int | None = None, epoch: int | None = None
    ) -> Done:
        """Try an entry, write it down, show it to all; perhaps only if its writer drives the table still, under this
        epoch. Who sends it may know the log further than this process does. Raises BadInput, and then nothing has
        changed."""
        at = self.store.heart.now() if self.log.clocks else None
        async with self._lock:
            if self.store.listener and seq is not None and seq > self.seq:
                await self.catch_up()
            try:
                return await self._write(Wanted(kind, body, client, seq, at, epoch))
            except Conflict:  # another copy of this table has gone on
                await self.catch_up()
                return await self._write(Wanted(kind, body, client, seq, at, epoch))

    async def _write(self, wanted: Wanted) -> Done:
        """Try an entry, write it down, show it to all. Raises Conflict if this copy of the table is stale."""
        log, (kind, body, *_, at, epoch) = self.log, wanted
        tried = log.attempt(kind, body, wanted.client, wanted.seq, at)
        if isinstance(tried, Done):
            return tried
        counts = self.people and not (self.about.uncounted or self.about.deal) and log.ends_game(tried)
        played_on = log.seated_after(tried).played_on
        lines = record_lines(self.id, self.seats, self.names, played_on, tried.match) if counts else []
        by = log.choosers.mark(tried.entry.kind, tried.entry.body, log.game.state.asked)
        follows = step(tried.match, log.match, tried.kept, len(log.told), by)
        state = new_state(log, tried)
        delays = self.timing.drawn(tried) if self.timing and self.store.listener else None
        kept = encoded(delays) if delays else None
        append = Append(
            self.id, tried.entry, follows.told(), follows.snapshot, lines, state, self.bucket, epoch, kept, self.rules
        )  # fmt: skip
        await (self.store.written(append) if at is None else self.store.heart.through(self.store.written(append)))
        before, game = log.lines, log.game
        done = log.accept(tried)
        self._answered(tried.entry, game, asyncio.get_running_loop().time(), delays)
        if at is not None:
            log.put(self.store.heart.now())
        self.changed(before, done.kept)
        return done

    async def catch_up(self) -> None:
        """Apply the entries that another copy of this table has written. Raises BadInput where that goes by newer
        rules."""
        if self.store.listener:
            self.know((await asyncio.to_thread(self.store.elsewhere.heads, [self.id]))[self.id])
        found = await asyncio.to_thread(self.store.elsewhere.since, {self.id: self.seq})
        self.about.next_table = await asyncio.to_thread(self.store.next_of, self.id)
        self.keys.recall(await asyncio.to_thread(self.store.admissions, self.id))
        self._replay(found.get(self.id, ()))

    def know(self, head: Head) -> None:
        """Know who drives the table. Raises BadInput for one that a newer program has gone on with."""
        if head.bucket is not None:
            self.bucket = head.bucket
        if head.rules > self.rules:
            raise BadInput("save-version", version=str(head.rules), known=self.rules)

    async def learn(self, written: Sequence[Written]) -> None:
        """Let entries count that another process has written, as far as they are not known yet. Raises BadInput."""
        async with self._lock:
            self._replay([each for each in written if each.entry.seq > self.seq])

    async def learn_beside(self) -> None:
        """Know what another process has changed beside the log, and tell it. Raises BadInput."""
        found = await self.keys.read()
        self.about.renew(found.body, found.next)
        for preference in found.preferences:
            self.prefer(*preference)
        await self.talk.learn(found.body.get("talk_stopped", False))
        self.audience.learn(await asyncio.to_thread(self.attending.elsewhere))
        self.talk.tell_company()
        self.known_beside = found.number
        self.audience.publish()
        self.notify()
        await self.pass_on()

    async def pass_on(self) -> None:
        """Let another process drive the table if it is looked at from there, and not from here. Raises BadInput."""
        if self.drives and self.audience.watched and not self.audience.watchers:
            bucket = await self.attending.pass_on()
            if bucket is not None:
                self.bucket = bucket
                self.notify()

    def _replay(self, written: Sequence[Written]) -> None:
        """Apply entries that are written down, and tell everybody."""
        log = self.log
        before = kept = log.lines
        for entry, at, delays in written:
            game = log.game
            done = log.replay(entry, self.store.told(self.id) if entry.kind == RESUMED else [])
            kept = min(kept, done.kept)
            if log.clocks:
                log.put(self.store.heart.now() - (monotonic() - at))
            self._answered(entry, game, at, Delays(*delays) if delays else None, elsewhere=True)
        self.changed(before, kept)

    def _answered(
        self, entry: Entry, before: Game, at: float, delays: Delays | None, *, elsewhere: bool = False
    ) -> None:
        """Note how long an entry took that was written then, and that it puts a question with these delays."""
        put, self.put = self.put, Put(entry.seq, at, delays, elsewhere)
        if self.timing and put:
            self.timing.heard(Answer(put, entry, before, self.game, at - put.at, elsewhere))

    def changed(self, before: int, kept: int) -> None:
        """Tell everybody of a change; of the lines that the log had before so many stand."""
        if kept < before:
            self.audience.shortened(kept)
        self.audience.publish()
        self.notify()

    async def auto_pass(self, seat: Seat, card: str, passes: bool) -> None:
        """Never ask the seat about a reaction card again, or do: a wish of which nobody else hears and for which nobody
        waits. It is kept in memory at once, so that several in a row end as the last one says. Raises BadInput."""
        if self.game.module.action_of(self.game.state.edition, card) not in self.game.module.AUTO_PASSABLE:
            raise BadInput("unknown-card", card=card, place="card")
        if (card in self.seats[seat].auto_pass) != passes:
            self.prefer(seat, card, passes)
            try:
                await asyncio.wrap_future(self.store.prefer(self.id, seat, card, passes))
            except BadInput:
                self.prefer(seat, card, not passes)
                raise
            self.audience.publish(seat)
            self.notify()

    async def set_pace(self, seat: Seat, pace: wire.PaceName) -> None:
        """Let bots take as long as this from now on. Raises BadInput for whom that is no business of."""
        if self.people:
            check_host(self.keys.hosts, seat)
        await asyncio.wrap_future(self.store.settle(self.id, "pace", pace))
        self.about.pace = pace
        self.audience.publish()

    def prefer(self, seat: Seat, card: str, passes: bool) -> None:
        """Pass by itself for a seat where it could play a reaction card, or ask it; or let it have hints, or not."""
        if card == HINTS:
            self.seats[seat].hints = passes
            return
        wish = self.seats[seat].auto_pass
        (wish.add if passes else wish.discard)(card)

    def recall(self) -> None:
        """Read what the store keeps of this table besides its log."""
        for preference in self.store.preferences(self.id):
            self.prefer(*preference)
        self.audience.learn(self.attending.elsewhere())
        self.talk.recall()

    # --- who plays along ----------------------------------------------------------------------------------------------

    def follow(self, follower: Follower) -> None:
        """Let somebody play along from now on."""
        self.followers.append(follower)
        follower.changed()

    def notify(self) -> None:
        """Let those who play along look again."""
        for follower in self.followers:
            follower.changed()

    def watched(self) -> None:
        """Somebody begins to look, or ends. Bots among themselves play for whoever watches, and a window waits for
        people who are away."""
        self.talk.tell_company()
        self.attending.changed()
        self.notify()

    def scene(self) -> Scene:
        """What is kept where something has failed here."""
        return Scene(self.id, self.seq, self.game, self.store.evidence)

    def idle(self) -> bool:
        """Whether nobody watches and nothing goes on."""
        resting = all(follower.idle() for follower in self.followers)
        settled = not self._lock.locked() and self.keys.idle() and self.talk.idle()
        return resting and settled and not (self.audience.watched if self.drives else self.audience.watchers)

    def close(self) -> None:
        """Let nobody play along or look on any more: pages come back to another copy."""
        self.stop()
        for client in self.audience.clients():
            client.end(Close.RESTARTING)

    def stop(self) -> None:
        """Let nobody play along any more."""
        while self.followers:
            self.followers.pop().stop()


def record_lines(
    table: str, seats: Sequence[Player], names: Names, played_on: Collection[Seat], match: Match
) -> list[tuple[str, int, Data]]:
    """What a finished game, in which bots have played on for these people, leaves in the record lists: list, number of
    players, line."""
    lines, game, today = [], match.game, datetime.now(UTC).date()
    for record in game.module.records(game.state, match.places):
        called, bots = [names[seat] for seat in record.seats], [seats[seat].bot for seat in record.seats]
        line: Data = {
            "date": today.isoformat(),
            "players": [name.plain() for name in called],
            "called": [name.unnamed() for name in called],
            "bots": bots,
            "instead": [seat in played_on for seat in record.seats],
        }
        place = {} if record.place is None else {"place": record.place}
        lines.append((record.list, game.players, line | {"coins": record.coins, "table": table} | place))
    return lines
