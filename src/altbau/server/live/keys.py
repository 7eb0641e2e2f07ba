"""Who may play which seat of a table: secrets, invitations and codes, the names of those who come, and what everybody
is told of them.

Only digests are kept. An invitation is exchanged once for a secret that nobody else has had; who comes by an invitation
ends all earlier secrets of the seat. A code shown on one device lets another device of the same person in.
"""

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Literal, TypeAlias

from altbau.core.data import Data
from altbau.core.ids import NOBODY, Seat, seated
from altbau.errors import BadInput
from altbau.server.store.store import Conflict
from altbau.table.names import Name, Names, renamed

if TYPE_CHECKING:
    from altbau.server.live.table import LiveTable, Player

Kind: TypeAlias = Literal["invited", "joined", "device", "along"]
Told: TypeAlias = Literal["came", "invited-anew", "new-device", "second-device"]

MOST_DEVICES = 6  # of one seat; a further one ends the oldest
MOST_ALIKE = 5  # notices that say the same of a seat, the newest
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none of which looks like another
CODE_GROUPS = (4, 4)  # 31**8 codes: who tries as often as `limits.py` allows finds none in time
CODE_SECONDS = 300


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True)
class Admission:
    """A change of who may play a seat: a guest is `invited`, has `joined`, has let in another `device`, or has come
    `along` from the table before. `after` is how long the log was then, `name` a new name of who has joined: as a fact
    of who plays a seat, not of the game, it is written down together with the key, or not at all."""

    number: int
    kind: Kind
    seat: Seat
    digest: str
    after: int
    name: str | None = None


@dataclass(frozen=True)
class Notice:
    """What everybody is told of it; `name` is that of the seat from then on, `was` the one before if there is a new
    one."""

    number: int
    told: Told
    seat: Seat
    after: int
    name: Name
    was: Name | None


@dataclass
class Lock:
    """What opens a seat, as digests, the oldest first; what its player is called, and whether that one has come by an
    invitation."""

    secrets: list[str]
    invitation: str | None
    name: Name
    invited: bool = False


@dataclass(frozen=True)
class Code:
    """A code that one device shows, so that another one gets in."""

    seat: Seat
    until: float


class Locks:
    """What opens which seat of a table, as far as it is written down."""

    def __init__(self, seats: "Sequence[Player]") -> None:
        self.locks = [Lock([seat.digest] if seat.digest else [], seat.invitation, seat.first_name) for seat in seats]
        self.names: Names = tuple([lock.name for lock in self.locks])
        self.notices: list[Notice] = []
        self.last = 0  # number of the last admission

    def seat(self, secret: str | None) -> Seat:
        """The seat that a secret opens; NOBODY without one. Raises BadInput for a wrong one."""
        if not secret:
            return NOBODY
        given = digest(secret)
        for number, lock in seated(self.locks):
            if any(secrets.compare_digest(each, given) for each in lock.secrets):
                return number
        raise BadInput("foreign-seat")

    def open(self, seat: Seat, key: str | None) -> bool:
        """Whether who has come with a secret, of which this is the digest, may still be here."""
        return seat == NOBODY or key in self.locks[seat].secrets

    def invited(self, invitation: str) -> Seat:
        """The seat that somebody is invited to. Raises BadInput."""
        given = digest(invitation)
        for number, lock in seated(self.locks):
            if lock.invitation and secrets.compare_digest(lock.invitation, given):
                return number
        raise BadInput("spent-invitation")

    def inviting(self, seat: Seat) -> bool:
        """Whether an invitation to a seat waits to be taken up."""
        return self.locks[seat].invitation is not None

    def taken(self, seat: Seat) -> bool:
        """Whether somebody has come to a seat."""
        return bool(self.locks[seat].secrets)

    def recall(self, admissions: Iterable[Data]) -> None:
        """Let count what is written down and not known yet."""
        for each in admissions:
            admission = Admission(**each)
            if admission.number > self.last:
                self.apply(admission)

    def apply(self, admission: Admission) -> None:
        """Let an admission count."""
        lock = self.locks[admission.seat]
        self.last = admission.number
        told, was = self._told(admission.kind, lock), None
        if admission.name:
            was, lock.name = lock.name, Name(admission.name)
            self.names = tuple([each.name for each in self.locks])
        if told:
            self._tell(Notice(admission.number, told, admission.seat, admission.after, lock.name, was))
        if admission.kind == "invited":
            lock.invitation = admission.digest
            return
        if admission.kind == "joined":
            lock.secrets = []
            lock.invited = True
        if admission.kind == "joined" or not lock.secrets:
            lock.invitation = None
        lock.secrets = [*lock.secrets, admission.digest][-MOST_DEVICES:]

    def _tell(self, notice: Notice) -> None:
        """Keep a notice. However many say the same, they push out nothing else."""
        self.notices.append(notice)
        alike = [each for each in self.notices if (each.told, each.seat) == (notice.told, notice.seat)]
        if len(alike) > MOST_ALIKE:
            self.notices.remove(alike[0])

    def _told(self, kind: Kind, lock: Lock) -> Told | None:
        """What everybody is told; an invitation only where it can put a player out, and is not known yet."""
        if kind == "invited":
            return "invited-anew" if lock.secrets and not lock.invitation else None
        if not lock.secrets:
            return "came"
        return "new-device" if kind == "joined" else "second-device"


class Keys(Locks):
    """The keys of one table. Each change is written down before it counts."""

    def __init__(self, table: "LiveTable") -> None:
        super().__init__(table.seats)
        self.table = table
        self._codes: dict[str, Code] = {}
        self._changing = asyncio.Lock()

    def idle(self) -> bool:
        """Whether nothing is being changed, and no code waits to be typed."""
        return not self._changing.locked() and not any(code.until > monotonic() for code in self._codes.values())

    async def invite(self, seat: Seat) -> str:
        """A new invitation, which ends the one before it. Raises BadInput."""
        if self.table.seats[seat].kind != "link":
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
        wanted = None if name is None else renamed(self.names, seat, name)
        secret = await self._write("joined", seat, wanted if wanted != self.names[seat].typed else None)
        self._forget_codes(seat)
        return seat, secret

    async def come_along(self, seat: Seat) -> str:
        """A secret for who sat here at the table before, unless somebody else was invited since. Raises BadInput."""
        async with self._changing:
            if self.locks[seat].invited:
                raise BadInput("no-seat-in-rematch")
            return await self._write("along", seat)

    def show_code(self, seat: Seat) -> str:
        """A code for another device of a seat's player, in place of one shown before."""
        self._forget_codes(seat)
        groups = ["".join(secrets.choice(CODE_LETTERS) for _ in range(length)) for length in CODE_GROUPS]
        self._codes["".join(groups)] = Code(seat, monotonic() + CODE_SECONDS)
        return "-".join(groups)

    async def enter_code(self, typed: str) -> tuple[Seat, str]:
        """Let the device in on which a code was typed, in whatever groups: the seat, and a secret of its own. A wrong
        try changes nothing, or strangers could end a player's code. Raises BadInput."""
        async with self._changing:
            self._codes = {code: each for code, each in self._codes.items() if each.until > monotonic()}
            found = self._codes.pop("".join(letter for letter in typed.upper() if letter.isalnum()), None)
            if found is None:
                raise BadInput("wrong-code")
            return found.seat, await self._write("device", found.seat)

    async def _write(self, kind: Kind, seat: Seat, name: str | None = None) -> str:
        """Write an admission down, then let it count; its secret or invitation, given out here and never again."""
        secret = new_secret()
        admission = Admission(self.last + 1, kind, seat, digest(secret), self.table.entries, name)
        store, id = self.table.store, self.table.id
        try:
            await asyncio.wrap_future(store.add_admission(id, asdict(admission)))
        except Conflict:  # another copy of the table has written down something else
            self.recall(await asyncio.to_thread(store.admissions, id))
            raise
        self.apply(admission)
        self.table.audience.publish()
        return secret

    def _forget_codes(self, seat: Seat) -> None:
        """No code lets anybody in to this seat any more."""
        self._codes = {code: each for code, each in self._codes.items() if each.seat != seat}
