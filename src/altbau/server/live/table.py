"""The tables that are being played: each change is tried on a copy, written down, and only then shown to all."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from random import Random
from typing import Final, NamedTuple, Protocol, cast

import msgspec

from altbau.core import wire
from altbau.core.bot import Reason
from altbau.core.data import Data
from altbau.core.ids import NOBODY, Seat, seated
from altbau.core.patches import with_own
from altbau.core.view import View
from altbau.core.vocabulary import SEAT_NAMES
from altbau.errors import BadInput
from altbau.games import TableMessage
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.server.live.audience import RESAID, Audience, Past
from altbau.server.live.keys import Host, Keys
from altbau.server.store.store import Conflict, Entry, Store
from altbau.server.upgrades import RESUMED, resumed, told_before
from altbau.table import present
from altbau.table.names import Names, spoken
from altbau.table.seats import Player
from altbau.table.telling import Step, step
from altbau.table.truths import Truths

MOST_ENTRIES: Final = 20_000  # of a table; with the last it is closed
OF_NOBODY: Final[Data] = {"viewer": None, "out_of_turn": None, "can_undo": False, "host": False, "auto_pass": []}


class Done(NamedTuple):
    """A message that has been carried out: the table's `seq` then, and the words of a move that were left over."""

    seq: int
    rest: list[str]


class Follower(Protocol):
    """Whoever plays along by itself, and so hears at once of what happens, as pages do by their connections."""

    def heard(self, seat: Seat) -> None:
        """A person's move is accepted; the match is still the one before."""

    def changed(self) -> None:
        """Something is different, or may be."""

    def idle(self) -> bool:
        """Whether nothing is going to come of it before something changes."""

    def stop(self) -> None:
        """Play along no more."""


class Adviser(Protocol):
    """Whoever says what the steward would do."""

    async def advise(self, seat: Seat, message: wire.Hint, language: str) -> wire.Advice:
        """What it would do in the place of a seat. Raises BadInput."""


class LiveTable:
    """One table in memory. Its log in the store is the truth; this is only quicker."""

    def __init__(self, store: Store, id: str, body: Data, next_table: str | None, chance: Random) -> None:
        self.store = store
        self.id = id
        self.next_table = next_table
        self.seats = [Player(**seat) for seat in body["seats"]]
        self.has_people = any(not seat.bot for seat in self.seats)  # whether anybody plays but bots
        self.match = Match(
            body["edition"], players=len(self.seats), seed=body["seed"], options=body["options"], cards=body["cards"],
            games=body.get("games"), target=body.get("target"),
        )  # fmt: skip
        self.seed_chosen: bool = body.get("seed_chosen", False)
        self.pace: wire.PaceName = body.get("pace", "normal")
        wished = body.get("hints")
        self.hints = sum(not seat.bot for seat in self.seats) == 1 if wished is None else bool(wished)
        self.adviser: Adviser | None = None
        self.seq = 0
        self.turned = 0  # the entry by which the turn began
        self._turn_start = self.match.game.state.turn_start
        self.done: dict[str, tuple[Entry, Done]] = {}  # by the client's id
        self.reason: tuple[Seat, Reason] | None = None  # which bot gave it last
        self.truths = Truths()
        self.told: list[Data] = []  # the lines of the log before this match's, which are known as told only
        self.before: list[int] = []  # seeds of this game under older rules
        self.audience = Audience(self)
        self._lock = asyncio.Lock()
        self.followers: list[Follower] = []
        game = self.match.game.module.NAME
        self.keys = Keys(self.seats, Host(id, game, lambda: self.entries, self.audience.publish), store, chance)
        self._shown: tuple[View, TableMessage] | None = None  # the last message for everybody, and what it was made of
        self._players: tuple[set[Seat], Names, list[Data]] | None = None  # likewise, and who was there then
        self._dealt: tuple[tuple[int, int, bool, Names], Data] | None = None  # what was told of a deal, and of which

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self.match.game

    @property
    def names(self) -> Names:
        """What the players are called."""
        return self.keys.names

    @property
    def entries(self) -> int:
        """How long the log is."""
        return len(self.told) + self.match.log_length

    @property
    def closed(self) -> bool:
        """Whether it has so many entries that nothing more is played here."""
        return self.seq >= MOST_ENTRIES

    # --- changing ---------------------------------------------------------------------------------------------------

    def replay(self, entry: Entry) -> None:
        """Apply an entry of the log. Raises BadInput."""
        if entry.kind == RESUMED:
            self.resume(entry)
            return
        before = self.entries
        self.match, rest = self.applied(entry)
        self.finish(entry, rest)
        self.truths.note(entry.body, before, self.entries)

    def applied(self, entry: Entry) -> tuple[Match, list[str]]:
        """The match after an entry, and what was left over of a move; the match itself stays. Raises BadInput."""
        body = entry.body
        if entry.kind == "move":
            game, rest = self.game.moved(body["seat"], body["tokens"])
            return self.match.with_game(game), rest
        match = self.match.copy()
        if entry.kind == "play":
            for action in (body["action"], *body.get("then", ())):  # a bot's move may have several pieces
                match.game.play(action)
        elif entry.kind == "undo":
            match.game.undo(body["seat"])
        elif entry.kind == "next":
            match.next_game()
        return match, []

    def resume(self, entry: Entry) -> None:
        """Go on from the snapshot of an entry, under rules that are newer than those of the entries before."""
        lines = self.store.told(self.id)
        self.match, self.before = resumed(self.match, entry.body)
        self.told = lines[: told_before(entry.body)]
        self.reason = None
        self.finish(entry, [])

    def finish(self, entry: Entry, rest: list[str]) -> Done:
        """What an entry changes besides the game."""
        self.seq = entry.seq
        if self.game.state.turn_start is not self._turn_start:
            self._turn_start, self.turned = self.game.state.turn_start, entry.seq
        done = Done(entry.seq, rest)
        if entry.client:
            self.done[entry.client] = entry, done
        if "why" in entry.body:
            why = entry.body["why"]
            self.reason = (why[0], Reason(*why[1:])) if why else None
        if entry.kind == "next":
            self.before = []
        return done

    async def change(self, kind: str, body: Data, client: str | None = None, seq: int | None = None) -> Done:
        """Try an entry, write it down, show it to all. Raises BadInput, and then nothing has changed."""
        async with self._lock:
            try:
                return await self._write(kind, body, client, seq)
            except Conflict:  # another copy of this table has gone on
                await self.catch_up()
                return await self._write(kind, body, client, seq)

    async def _write(self, kind: str, body: Data, client: str | None, seq: int | None) -> Done:
        """Try an entry, write it down, show it to all. Raises Conflict if this copy of the table is stale."""
        if client and client in self.done:
            return self.same_again(*self.done[client], kind, body)
        if seq is not None and seq != self.seq:
            raise BadInput("stale")
        if self.closed:
            raise BadInput("table-closed", most=MOST_ENTRIES)
        entry = Entry(self.seq + 1, kind, body, client)
        before = self.entries
        match, rest = self.applied(entry)
        game = match.game
        counts = game.over and not self.game.over and self.has_people and entry.seq < MOST_ENTRIES
        lines = record_lines(self, game) if counts else []
        await self.store.add_entry(self.id, entry, step(match, self.names, self.match, len(self.told)), lines)
        if kind == "move":
            for follower in self.followers:
                follower.heard(body["seat"])
        self.match = match
        done = self.finish(entry, rest)
        self.truths.note(body, before, self.entries)
        self.changed(before)
        return done

    async def catch_up(self) -> None:
        """Apply the entries that another copy of this table has written."""
        found = await asyncio.to_thread(self.store.game, self.id)
        assert found is not None
        _, self.next_table, log = found
        self.keys.recall(await asyncio.to_thread(self.store.admissions, self.id))
        before = self.entries
        for entry in log[self.seq :]:
            before = min(before, self.entries)
            self.replay(entry)
        self.changed(before)

    def changed(self, before: int) -> None:
        """Tell everybody of a change; of the log as it was this many entries stand at most."""
        if self.entries < before:
            self.audience.shortened(self.entries)
        self.audience.publish()
        self.notify()

    def same_again(self, entry: Entry, done: Done, kind: str, body: Data) -> Done:
        """A message that came twice is carried out once. Raises BadInput if it says something else now."""
        if (entry.kind, entry.body) != (kind, body):
            raise BadInput("duplicate")
        return done

    def move(self, seat: Seat, message: wire.Move) -> Awaitable[Done]:
        """A move of a seat. What may be done out of turn may be late: others go on meanwhile."""
        seq = None if self.out_of_turn(seat, message.tokens) else message.seq
        return self.change("move", {"seat": seat, "tokens": message.tokens}, message.id, seq)

    def out_of_turn(self, seat: Seat, tokens: str) -> bool:
        """Whether a move begins with something that its seat may do while somebody else is asked (M33)."""
        game = self.game
        word = game.module.action_of(game.state.edition, tokens.partition(" ")[0])
        return word is not None and game.module.out_of_turn(game.state, seat, word) is not None

    def undo(self, seat: Seat, message: wire.Undo) -> Awaitable[Done]:
        """Take the seat's last move back."""
        return self.change("undo", {"seat": seat}, message.id, message.seq)

    def next_game(self, seat: Seat, message: wire.Next) -> Awaitable[Done]:
        """The next game of a match."""
        return self.change("next", {"seat": seat}, message.id, message.seq)

    async def auto_pass(self, seat: Seat, message: wire.AutoPass) -> Done:
        """Never ask the seat about a reaction card again, or do: a wish of which nobody else hears and for which nobody
        waits. It is kept in memory at once, so that several in a row end as the last one says."""
        if self.game.module.action_of(self.game.state.edition, message.card) not in self.game.module.AUTO_PASSABLE:
            raise BadInput("unknown-card", card=message.card, place="card")
        if (message.card in self.seats[seat].auto_pass) != message.on:
            self.prefer(seat, message.card, message.on)
            try:
                await asyncio.wrap_future(self.store.prefer(self.id, seat, message.card, message.on))
            except BadInput:
                self.prefer(seat, message.card, not message.on)
                raise
            self.audience.publish(seat)
            self.notify()
        return Done(self.seq, [])

    async def set_pace(self, seat: Seat, message: wire.Pace) -> Done:
        """Let bots take as long as this from now on. Raises BadInput for whom that is no business of."""
        if self.has_people and (seat == NOBODY or self.seats[seat].kind != "human"):
            raise BadInput("not-host")
        await asyncio.wrap_future(self.store.set_pace(self.id, message.pace))
        self.pace = message.pace
        self.audience.publish()
        return Done(self.seq, [])

    def prefer(self, seat: Seat, card: str, passes: bool) -> None:
        """Pass by itself for a seat where it could play a reaction card, or ask it."""
        wish = self.seats[seat].auto_pass
        (wish.add if passes else wish.discard)(card)

    def recall(self) -> None:
        """Read what the store keeps of this table besides its log, and complete its history."""
        whole = Step(self.match, self.names, len(self.told), len(self.told), turned=True, shortens=False)
        self.store.complete(self.id, self.turned, whole)
        for preference in self.store.preferences(self.id):
            self.prefer(*preference)

    def idle(self) -> bool:
        """Whether nobody watches and nothing goes on."""
        resting = all(follower.idle() for follower in self.followers)
        return resting and not self.audience.watchers and not self._lock.locked() and self.keys.idle()

    # --- showing ------------------------------------------------------------------------------------------------------

    def shown(self, seat: Seat) -> TableMessage:
        """The table as a seat may see it."""
        shown = self.public()
        return with_own(shown, self.own(shown, seat))

    def own(self, shown: TableMessage, seat: Seat) -> Data:
        """What a viewer sees otherwise than the message for everybody says it; by path (`core/patches.py`)."""
        game, module = self.match.game, self.match.game.module
        if seat == NOBODY:
            own = module.own_fields(game.sight())
            return OF_NOBODY | {"question": shown.question} | own
        sight, player, edition = game.sight(seat), self.seats[seat], game.state.edition
        asked = game.state.asked == seat  # else the question is what it is to everybody
        return {
            "viewer": SEAT_NAMES[seat],
            "question": present.question(module, edition, sight) if asked else shown.question,
            "out_of_turn": present.out_of_turn(module, edition, sight) if sight.offer else None,
            "can_undo": game.can_undo(seat),
            "host": player.kind == "human",
            "auto_pass": sorted(player.auto_pass),
            **module.own_fields(sight),
        }

    def reasons(self, seat: Seat, tokens: str) -> wire.Reasons:
        """What a seat can't choose after these first tokens of a move, and why."""
        return wire.Reasons(seq=self.seq, tokens=tokens, blocked=present.reasons(self.game, seat, tokens))

    def truth(self, seat: Seat, language: str) -> wire.Truth:
        """What really decided what the bots did, told in any thread. Raises BadInput while the game is going on."""
        return self.truths.told(self.match, len(self.told), seat, self.names, language)

    def public(self) -> TableMessage:
        """The table as everybody sees it."""
        game, module = self.match.game, self.match.game.module
        view, over = game.sight(), game.over
        common: Data = {
            "version": wire.VERSION,
            "id": self.id,
            "edition": game.edition,
            "options": game.options,
            "seq": self.seq,
            "turn": SEAT_NAMES[view.turn],
            "round": view.round,
            "viewer": None,
            "asked": None if view.asked == NOBODY else SEAT_NAMES[view.asked],
            "phases": list(module.PHASES[:-1]),
            "phase": module.PHASES[view.phase],
            "question": present.question(module, game.state.edition, view),
            "out_of_turn": None,
            "winners": [SEAT_NAMES[number] for number in game.winners] if over else [],
            "ranking": present.ranking(self.match.scores, self.names) if over else [],
            "reason": present.reason(game, *self.reason) if self.reason else None,
            "can_undo": False,
            "seed_chosen": self.seed_chosen,
            "next_table": self.next_table,
            "host": False,
            "guests": self.guests(),
            "notices": self.notices(),
            "auto_pass": [],
            "pace": self.pace,
            "hints": self.hints and module.ADVISER is not None,
            **self.dealt(),
        }
        shown = cast(TableMessage, module.message(view, self.players(), common, self._shown))
        self._shown = view, shown
        return shown

    def players(self) -> list[Data]:
        """Who sits where, and is there; made anew when somebody comes or goes."""
        online, names = {watcher.seat for watcher in self.audience.watchers}, self.names
        if self._players is None or self._players[:2] != (online, names):
            here = any(each.kind == "human" for number, each in seated(self.seats) if number in online)
            told: list[Data] = [
                {
                    "seat": SEAT_NAMES[number],
                    "name": names[number].plain(),
                    "called": names[number].unnamed(),
                    "kind": "bot" if each.bot else "human",
                    "bot": each.bot,
                    "online": bool(each.bot) or number in online or (here and each.kind == "human"),  # at one device
                }
                for number, each in seated(self.seats)
            ]
            self._players = online, names, told
        return self._players[2]

    def dealt(self) -> Data:
        """What is told of the chance of the games and of how the match stands, which changes with a game."""
        match = self.match
        game = match.number, match.game.seed, match.game.over, self.names
        if self._dealt is None or self._dealt[0] != game:
            told: Data = {
                "commitment": match.commitment(match.number),
                "seed": present.told_seed(match, match.number, self.seed_chosen),
                "before": present.seeds_before(match, self.before, self.seed_chosen),
                "match": present.match(match, self.names, self.seed_chosen),
            }
            self._dealt = game, told
        return self._dealt[1]

    def guests(self) -> list[wire.Guest]:
        """The seats of those who are invited."""
        invited = [number for number, each in seated(self.seats) if each.kind == "link"]
        return [
            wire.Guest(seat=SEAT_NAMES[number], come=self.keys.taken(number), open=self.keys.inviting(number))
            for number in invited
        ]

    def notices(self) -> list[wire.Notice]:
        """What is told of those who play, the newest last."""
        told = [each.shown() for each in self.keys.notices]
        if self.closed:
            told.append(wire.Notice(number=self.keys.last + 1, told="closed", seat=None, after=self.entries))
        return told

    def invitation(self, seat: Seat, language: str) -> wire.Invitation:
        """What somebody is invited to, in a language."""
        players = spoken(self.names, language)
        return wire.Invitation(
            hosts=[name for name, each in zip(players, self.seats, strict=True) if each.kind == "human"],
            seat=SEAT_NAMES[seat],
            name=self.names[seat].typed,
            edition=self.game.edition,
            players=players,
            come=self.keys.taken(seat),
        )

    def admitted(self, seat: Seat, secret: str, language: str) -> wire.Admitted:
        """The secret of a seat for a device."""
        name = self.names[seat].said(language)
        return wire.Admitted(table=self.id, seat=SEAT_NAMES[seat], name=name, secret=secret)

    def first_of(self, known: int) -> int:
        """The first log entry for somebody who has so many already."""
        return max(0, min(known, self.entries) - RESAID)

    def log(self, seat: Seat, first: int = 0) -> list[wire.LogEntry]:
        """The log from an entry on, as a seat may read it."""
        return msgspec.json.decode(b"[%b]" % self.encoded_log(seat, first), type=list[wire.LogEntry])

    def encoded_log(self, seat: Seat, first: int) -> bytes:
        """The same as JSON, without the brackets."""
        return present.encoded_log(self.match, self.told, seat, first)

    def log_writer(self, seat: Seat, first: int = 0, end: int | None = None) -> Callable[[], bytes]:
        """What makes the same in any thread, as the table is now, as far as an entry."""
        return partial(present.encoded_log, self.match, self.told, seat, first, end)

    def past(self, seat: Seat, known: int) -> Callable[[], Past] | None:
        """What makes, in any thread, what somebody with so many entries of the log lacks, but for the last, which an
        undo may change; None if that is little."""
        first, end = self.first_of(known), self.entries - RESAID
        if end - first <= RESAID:
            return None
        written = self.log_writer(seat, first, end)
        return lambda: Past(first, end, written())

    def follow(self, follower: Follower) -> None:
        """Let somebody play along from now on."""
        self.followers.append(follower)
        follower.changed()

    def stop(self) -> None:
        """Let nobody play along any more."""
        while self.followers:
            self.followers.pop().stop()

    def notify(self) -> None:
        """Let those who play along look again."""
        for follower in self.followers:
            follower.changed()


def record_lines(table: LiveTable, game: Game) -> list[tuple[str, int, Data]]:
    """What a finished game leaves in the record lists: list, number of players, line."""
    now = datetime.now(UTC).date().isoformat()
    lines = []
    for record in game.module.records(game.state):
        names, bots = [table.names[seat] for seat in record.seats], [table.seats[seat].bot for seat in record.seats]
        line: Data = {
            "date": now,
            "players": [name.plain() for name in names],
            "called": [name.unnamed() for name in names],
            "bots": bots,
        }
        place = {} if record.place is None else {"place": record.place}
        lines.append((record.list, game.players, line | {"coins": record.coins, "table": table.id} | place))
    return lines
