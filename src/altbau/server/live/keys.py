"""The keys of a table that is being played (`table/seats.py`): secrets and codes are drawn here, and each change is
written down before it counts."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict
from datetime import timedelta
from functools import partial
from random import Random
from typing import NamedTuple

from altbau.core.engine.ids import NOBODY, Seat, seated
from altbau.core.page import live
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.server.store import civil_time
from altbau.server.store.appending import Conflict
from altbau.server.store.codes import CodeRows
from altbau.server.store.store import Beside, Store
from altbau.table.erasing import erased
from altbau.table.evening import Part
from altbau.table.names import renamed
from altbau.table.seats import WATCHING, Admission, Kind, Locks, Player, code_typed, digest, watching_of
from altbau.table.summary import who

SECRET_BYTES = 16  # of a secret that nobody can guess
ID_BYTES = 8  # of a table, or of a deal
SEED_BITS = 128  # so many that nobody can find a seed by trying out its hash
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none of which looks like another
CODE_GROUPS = (4, 4)  # 31**8 codes: who tries as often as `limits.py` allows finds none in time
CODE_SECONDS = 300
BETWEEN_NAMES = timedelta(minutes=10)  # of one player
SPENDING: tuple[Kind, ...] = ("joined", "device")  # after which a code of the seat lets nobody in


def new_secret(chance: Random, length: int = SECRET_BYTES) -> str:
    """A secret of so many bytes, as an address has it."""
    return urlsafe_b64encode(chance.randbytes(length)).rstrip(b"=").decode()


def new_code(chance: Random) -> tuple[str, str]:
    """A code to be typed on another device, and until when it is good (ISO)."""
    groups = ["".join(chance.choice(CODE_LETTERS) for _ in range(length)) for length in CODE_GROUPS]
    return "-".join(groups), civil_time.timestamp(civil_time.now() + timedelta(seconds=CODE_SECONDS))


class Context(NamedTuple):
    """What the keys need to know of their table."""

    id: str
    edition: str
    part: Part  # of its evening
    entries: Callable[[], int]  # how long its log is
    changed: Callable[[], None]  # tells everybody of a change
    watching: live.Watching  # who may look on at first


class Keys(Locks):
    """The keys of one table."""

    def __init__(self, seats: Sequence[Player], context: Context, store: Store, chance: Random) -> None:
        super().__init__(seats, game_of(context.edition).NAME, context.watching)
        self._context = context
        self._store = store
        self._chance = chance
        self._seats = seats
        self._codes = CodeRows(store)
        self._changing = asyncio.Lock()

    def idle(self) -> bool:
        """Whether nothing is being changed."""
        return not self._changing.locked()

    async def invite(self, seat: Seat) -> str:
        """A new invitation, which ends the one before it. Raises BadInput."""
        if self._seats[seat].kind != "link":
            raise BadInput("no-guest")
        async with self._changing:
            return await self._write("invited", seat)

    async def join(self, invitation: str, name: str | None = None) -> tuple[Seat, str]:
        """Take an invitation up, perhaps under a name of one's own: the seat, and its new and only secret. A name that
        can't be had spends nothing. Raises BadInput."""
        async with self._changing:
            try:
                return await self._join(invitation, name)
            except Conflict:  # another copy of the table has let somebody in, or named somebody
                return await self._join(invitation, name)

    async def _join(self, invitation: str, name: str | None) -> tuple[Seat, str]:
        seat = self.invited(invitation)
        wanted = None if name is None else renamed(self.names, seat, name, self.before(seat))
        return seat, await self._write("joined", seat, wanted if wanted != self.names[seat].typed else None)

    async def rename(self, seat: Seat, name: str) -> None:
        """Call the player of a seat something that nobody here is or was called, at most once in ten minutes. Raises
        BadInput."""
        async with self._changing:
            self.check_renaming(seat, civil_time.timestamp(civil_time.now() - BETWEEN_NAMES))
            every = [*self.names, *self.before(NOBODY)]
            await self._write("renamed", seat, renamed((), NOBODY, name, every))

    async def lead(self, seat: Seat) -> None:
        """Let the person of a seat lead the table from now on. Raises BadInput."""
        if seat in self.hosts or self._seats[seat].bot or not self.taken(seat):
            raise BadInput("nobody-to-lead")
        async with self._changing:
            await self._write("host", seat)

    async def come_along(self, seat: Seat) -> str:
        """A secret for who sat here at the table before, unless somebody else was invited since. Raises BadInput."""
        async with self._changing:
            if self.locks[seat].invited:
                raise BadInput("no-seat-in-rematch")
            return await self._write("along", seat)

    async def watch(self, watching: live.Watching) -> str | None:
        """Let others look on from now on, or nobody; the secret of the link, where it takes one. Raises BadInput."""
        kind = next(kind for kind, each in WATCHING.items() if each == watching)
        async with self._changing:
            secret = await self._write(kind, NOBODY)
        return secret if watching == "link" else None

    async def tell_shown(self) -> None:
        """Tell everybody that whoever runs the server has been shown all cards. Raises BadInput."""
        async with self._changing:
            await self._write("shown", NOBODY)

    async def show_code(self, seat: Seat) -> str:
        """A code for another device of a seat's player, in place of one shown before. Raises BadInput."""
        code, until = new_code(self._chance)
        await asyncio.wrap_future(self._codes.show(self._context.id, seat, digest(code_typed(code)), until))
        return code

    async def enter_code(self, typed: str) -> tuple[Seat, str]:
        """Let the device in on which a code was typed: the seat, and a secret of its own. The code is spent; a wrong
        try changes nothing, or strangers could end a player's code. Raises BadInput."""
        async with self._changing:
            seat = await asyncio.to_thread(self._codes.seat, self._context.id, digest(code_typed(typed)))
            if seat is None:
                raise BadInput("wrong-code")
            return seat, await self._write("device", seat)

    async def come_back(self, held: Collection[str]) -> list[tuple[Seat, str]]:
        """Each seat that one of these keys, known by their digests, still opens, and a secret for another device of
        whoever sits there. Raises BadInput."""
        async with self._changing:
            try:
                return await self._come_back(held)
            except Conflict:  # another copy of the table has let somebody in, who may have ended these keys
                return await self._come_back(held)

    async def _come_back(self, held: Collection[str]) -> list[tuple[Seat, str]]:
        own = [seat for seat, lock in seated(self.locks) if not set(held).isdisjoint(lock.secrets)]
        if not own:
            raise BadInput("foreign-seat")
        return [(seat, await self._write("device", seat)) for seat in own]

    async def erase(self, seats: Collection[Seat]) -> None:
        """Know nothing more of those who have these seats: neither what they are called nor what opens them. Raises
        BadInput."""
        async with self._changing:
            await self._store.erase(self._context.id, seats, partial(erased, self._context.id, seats))
            await self._read()
        self._context.changed()

    async def read(self) -> Beside:
        """Know what is written down of the keys, and nothing else; with it the rest of what is kept beside the log.
        Raises BadInput."""
        async with self._changing:
            return await self._read()

    async def _read(self) -> Beside:
        found = await asyncio.to_thread(self._store.beside, self._context.id)
        for player, kept in zip(self._seats, found.body["seats"], strict=True):
            player.name, player.message, player.number = kept["name"], kept["message"], kept["number"]
            player.digest, player.invitation = kept["digest"], kept["invitation"]
        super().__init__(self._seats, game_of(self._context.edition).NAME, watching_of(found.body))
        self.recall(found.admissions)
        return found

    async def _write(self, kind: Kind, seat: Seat, name: str | None = None) -> str:
        """Write an admission down, then let it count; its secret or invitation, given out here and never again."""
        secret, id = new_secret(self._chance), self._context.id
        admission = Admission(
            self.last + 1, kind, seat, digest(secret), self._context.entries(), name, civil_time.timestamp()
        )
        locks = self.after(admission)
        listed = who(self._context.edition, self._seats, self._context.part, locks)
        if kind in WATCHING:
            listed["watched"] = admission.digest if WATCHING[kind] == "link" else WATCHING[kind]
        try:
            written = self._store.add_admission(id, asdict(admission), listed, ends_code=kind in SPENDING)
            await asyncio.wrap_future(written)
        except Conflict:  # another copy of the table has written down something else
            self.recall(await asyncio.to_thread(self._store.admissions, id))
            raise
        self.apply(admission)
        self._context.changed()
        return secret
