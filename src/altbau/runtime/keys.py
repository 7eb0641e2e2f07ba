"""The keys of a table that is being played (`table/seats/access.py`): secrets and codes are drawn here, and each change
is stored before it takes effect."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Collection, Sequence
from dataclasses import asdict
from random import Random

from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.messages import live
from altbau.errors import BadInput
from altbau.runtime.home import Conflict, Home, MutableRow
from altbau.runtime.observers import Observers
from altbau.table.lists.list_rows import player_columns
from altbau.table.log.table_log import TableLog
from altbau.table.seats.access import WATCHING, AccessList, Admission, Kind, Player, code_typed, digest, watching_of
from altbau.table.seats.names import checked_new_name
from altbau.table.view.table_settings import TableSettings

SECRET_BYTES = 16  # of a secret that nobody can guess
ID_BYTES = 8  # of a table, or of a deal
SEED_BITS = 128  # so many that nobody can find a seed from its hash by trying
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none of which looks like another
CODE_GROUPS = (4, 4)  # 31**8 codes: at the rate that `limits.py` allows none is found in time
CODE_SECONDS = 300
BETWEEN_NAMES = 600.0  # seconds between two names of one player
SPENDING: tuple[Kind, ...] = ("joined", "device")  # admissions that end a code of the seat


def new_secret(chance: Random, length: int = SECRET_BYTES) -> str:
    """A random secret of so many bytes, in URL-safe base64."""
    return urlsafe_b64encode(chance.randbytes(length)).rstrip(b"=").decode()


def new_code(home: Home) -> tuple[str, str]:
    """A code to be typed on another device, and until when it is valid (ISO)."""
    groups = ["".join(home.chance.choice(CODE_LETTERS) for _ in range(length)) for length in CODE_GROUPS]
    return "-".join(groups), home.timestamp(CODE_SECONDS)


class Keys(AccessList):
    """The keys of one table; at first `watching` says who may look on."""

    def __init__(
        self, seats: Sequence[Player], about: TableSettings, log: TableLog, observers: Observers, home: Home,
        watching: live.Watching,
    ) -> None:  # fmt: skip
        super().__init__(seats, log.game.module.NAME, watching)
        self._about = about
        self._log = log
        self._observers = observers
        self._home = home
        self._seats = seats
        self._changing = asyncio.Lock()

    def idle(self) -> bool:
        """Whether nothing is being changed."""
        return not self._changing.locked()

    async def invite(self, seat: Seat) -> str:
        """A new invitation to a seat, which ends the one before. Raises BadInput."""
        if self._seats[seat].kind != "link":
            raise BadInput("no-guest")
        async with self._changing:
            return await self._write("invited", seat)

    async def join(self, invitation: str, name: str | None = None) -> tuple[Seat, str]:
        """Accept an invitation, under another name if one is given: the seat, and its new and only secret. A name that
        is refused does not use up the invitation. Raises BadInput."""
        async with self._changing:
            try:
                return await self._join(invitation, name)
            except Conflict:  # another copy of the table has written an admission
                return await self._join(invitation, name)

    async def _join(self, invitation: str, name: str | None) -> tuple[Seat, str]:
        seat = self.seat_of_invitation(invitation)
        wanted = None if name is None else checked_new_name(self.names, seat, name, self.before(seat))
        return seat, await self._write("joined", seat, wanted if wanted != self.names[seat].typed else None)

    async def rename(self, seat: Seat, name: str) -> None:
        """Rename the player of a seat, at most once in ten minutes, to a name that nobody at this table has or had.
        Raises BadInput."""
        async with self._changing:
            self.check_renaming(seat, self._home.timestamp(-BETWEEN_NAMES))
            every = [*self.names, *self.before(NOBODY)]
            await self._write("renamed", seat, checked_new_name((), NOBODY, name, every))

    async def lead(self, seat: Seat) -> None:
        """Make the person of a seat the host. Raises BadInput."""
        if seat in self.hosts or self._seats[seat].bot or not self.is_taken(seat):
            raise BadInput("nobody-to-lead")
        async with self._changing:
            await self._write("host", seat)

    async def come_along(self, seat: Seat) -> str:
        """A secret for the person who sat here at the table before, unless somebody else was invited since. Raises
        BadInput."""
        async with self._changing:
            if self.locks[seat].invited:
                raise BadInput("no-seat-in-rematch")
            return await self._write("along", seat)

    async def watch(self, watching: live.Watching) -> str | None:
        """Set who may look on; the secret of the link if one is needed. Raises BadInput."""
        kind = next(kind for kind, each in WATCHING.items() if each == watching)
        async with self._changing:
            secret = await self._write(kind, NOBODY)
        return secret if watching == "link" else None

    async def tell_shown(self) -> None:
        """Note for all to see that the operator of the server has been shown all cards. Raises BadInput."""
        async with self._changing:
            await self._write("shown", NOBODY)

    async def show_code(self, seat: Seat) -> str:
        """A code for another device of a seat's player; it replaces the one before. Raises BadInput."""
        code, until = new_code(self._home)
        await self._home.rows.show_code(self._about.id, seat, digest(code_typed(code)), until)
        return code

    async def enter_code(self, typed: str) -> tuple[Seat, str]:
        """Admit the device on which a code was typed: the seat, and a secret of its own. The code is used up. A wrong
        code changes nothing, otherwise strangers could end a player's code. Raises BadInput."""
        async with self._changing:
            seat = await self._home.rows.seat_of_code(self._about.id, digest(code_typed(typed)))
            if seat is None:
                raise BadInput("wrong-code")
            return seat, await self._write("device", seat)

    async def come_back(self, held: Collection[str]) -> list[tuple[Seat, str]]:
        """Each seat that one of these keys (digests) still opens, with a secret for another device of its player.
        Raises BadInput."""
        async with self._changing:
            try:
                return await self._come_back(held)
            except Conflict:  # another copy of the table has written an admission, which may have ended these keys
                return await self._come_back(held)

    async def _come_back(self, held: Collection[str]) -> list[tuple[Seat, str]]:
        own = [seat for seat, lock in by_seat(self.locks) if not set(held).isdisjoint(lock.secrets)]
        if not own:
            raise BadInput("foreign-seat")
        return [(seat, await self._write("device", seat)) for seat in own]

    async def erase(self, seats: Collection[Seat]) -> None:
        """Erase the names and keys of the people of these seats. Raises BadInput."""
        async with self._changing:
            await self._home.rows.erase(self._about.id, seats)
            await self._read()
        self._observers.keys_changed()

    async def reload(self) -> MutableRow:
        """Read the keys from the store again; returned with the rest of what is kept beside the log. Raises
        BadInput."""
        async with self._changing:
            return await self._read()

    async def _read(self) -> MutableRow:
        found = await self._home.rows.mutable_row(self._about.id)
        for player, kept in zip(self._seats, found.body["seats"], strict=True):
            player.name, player.message, player.number = kept["name"], kept["message"], kept["number"]
            player.digest, player.invitation = kept["digest"], kept["invitation"]
        super().__init__(self._seats, self._log.game.module.NAME, watching_of(found.body))
        self.recall(found.admissions)
        return found

    async def _write(self, kind: Kind, seat: Seat, name: str | None = None) -> str:
        """Store an admission, then apply it. Returns its secret or invitation, of which only the digest is kept."""
        secret, id = new_secret(self._home.chance), self._about.id
        admission = Admission(self.last + 1, kind, seat, digest(secret), self._log.lines, name, self._home.timestamp())
        locks = self.after_admission(admission)
        listed = player_columns(self._log.game.edition, self._log.game.house, self._seats, self._about.part, locks)
        if kind in WATCHING:
            listed["watched"] = admission.digest if WATCHING[kind] == "link" else WATCHING[kind]
        try:
            await self._home.rows.admit(id, asdict(admission), listed, ends_code=kind in SPENDING)
        except Conflict:  # another copy of the table has written an admission
            self.recall(await self._home.rows.admissions(id))
            raise
        self.apply(admission)
        self._observers.keys_changed()
        return secret
