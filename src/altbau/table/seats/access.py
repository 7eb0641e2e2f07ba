"""Access to the seats of a table: secrets, invitations, the names of the players, and the notices about them.

Only digests of secrets are stored. An invitation can be exchanged once, for a new secret, which invalidates all earlier
secrets of the seat. A code shown on one device admits another device of the same person. The caller draws secrets and
codes.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from hmac import compare_digest
from typing import Literal, TypeAlias

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import live, table
from altbau.errors import BadInput
from altbau.table.seats.names import Name, Names, message_for
from altbau.table.seats.orders import NONE_SAID, ORDERS, Orders, read_orders
from altbau.table.seats.substitution import Seating

Kind: TypeAlias = Literal[
    "invited", "joined", "renamed", "device", "along", "host", "watch-open", "watch-link", "watch-nobody", "shown"
]
Told: TypeAlias = Literal["unasked", "came", "invited-anew", "new-device", "second-device", "renamed", "host", "shown"]

HINTS = "hints"  # a preference of a seat, besides the cards that it passes automatically
MOST_DEVICES = 6  # of one seat; one more invalidates the oldest secret
WATCHING: dict[Kind, live.Watching] = {"watch-open": "open", "watch-link": "link", "watch-nobody": "nobody"}
MOST_ALIKE = 5  # equal notices of a seat that are kept, the newest


def digest(secret: str) -> str:
    """The SHA-256 digest of a secret, as stored."""
    return sha256(secret.encode()).hexdigest()


@dataclass
class Player:
    """A seat of a table as it was started: `digest` is that of its secret, `invitation` that of its invitation. `was`
    is the player's seat at the table before. `name` was typed; without it `message` and `number` make the name. A guest
    who had not `agreed` to what is played was there when the table began."""

    name: str | None
    kind: str
    bot: str | None
    digest: str | None
    invitation: str | None = None
    was: str | None = None
    number: int = 1
    message: str | None = None
    agreed: bool = True
    hints: bool | None = None  # whether its player can ask the steward; None for the table's default
    auto_pass: set[str] = field(default_factory=set)
    orders: Orders = field(default_factory=Orders)  # said in advance, which may have ended (`Orders.since`)

    def prefer(self, wish: str, on: bool, said: str = NONE_SAID) -> None:
        """Set a preference: hints, what was `said` in advance, or else automatic passing for the reaction card
        `wish`."""
        if wish == HINTS:
            self.hints = on
        elif wish == ORDERS:
            self.orders = read_orders(said)
        else:
            (self.auto_pass.add if on else self.auto_pass.discard)(wish)

    def first_name(self, game: str) -> Name:
        """The player's name when the table was started; `game` is the name of its game."""
        return Name(self.name) if self.name else Name(None, game, self.message or message_for(self.bot), self.number)


def orders_of(players: Sequence[Player], seating: Seating, seat: Seat) -> Orders:
    """What a seat has said in advance, as far as it still counts."""
    return players[seat].orders.since(seating.sat_in.get(seat, 0))


def watching_of(body: Data) -> live.Watching:
    """Who may watch a table, as set at its start."""
    watching: live.Watching = body.get("watching", "open")
    return watching


def check_host(hosts: Collection[Seat], seat: Seat) -> None:
    """Raise BadInput unless the seat is one of the hosts."""
    if seat not in hosts:
        raise BadInput("not-host")


@dataclass(frozen=True)
class Admission:
    """A change of access to a seat: a guest is `invited`, has `joined`, has admitted another `device`, or has come
    `along` from the table before; the player was `renamed`, or became the `host`. With seat NOBODY: who may watch was
    changed (`watch-…`), or the operator of the server was `shown` all cards.

    `after` is the length of the log then, `at` the time (ISO), `name` the new name of a player who has joined or was
    renamed. The name is stored in the same record as the key, as it does not belong to the game."""

    number: int
    kind: Kind
    seat: Seat
    digest: str
    after: int
    name: str | None = None
    at: str = ""


@dataclass(frozen=True)
class Notice:
    """The notice of an admission to all clients, or that the table began without the player's agreement; `name` is the
    seat's name from then on, `was` its old one if it changed."""

    number: int
    told: Told
    seat: Seat
    after: int
    name: Name | None
    was: Name | None

    def as_message(self) -> table.Notice:
        """The notice as a message."""
        return table.Notice(
            number=self.number,
            told=self.told,
            seat=None if self.seat == NOBODY else SEAT_NAMES[self.seat],
            after=self.after,
            called=self.name.in_every_language() if self.name else None,
            was=self.was.in_every_language() if self.was else None,
        )


@dataclass
class SeatAccess:
    """The digests of the secrets that open a seat, the oldest first, and that of its invitation; the player's name,
    whether the player has come by an invitation, and when they were last renamed (ISO)."""

    secrets: list[str]
    invitation: str | None
    name: Name
    invited: bool = False
    renamed: str = ""

    @property
    def awaited(self) -> bool:
        """Whether nobody has come, and an invitation is open."""
        return self.invitation is not None and not self.secrets


class AccessList:
    """The locks of all seats of a table, and who may watch, according to the stored admissions."""

    def __init__(self, seats: Sequence[Player], game: str, watching: live.Watching = "open") -> None:
        self.locks = [
            SeatAccess([seat.digest] if seat.digest else [], seat.invitation, seat.first_name(game)) for seat in seats
        ]
        self.names: Names = tuple([lock.name for lock in self.locks])
        self.former: list[tuple[Seat, Name]] = []  # earlier names
        self.notices = [
            Notice(number, "unasked", number, 0, self.names[number], None)
            for number, each in by_seat(seats)
            if not each.agreed
        ]
        self.last = 0  # number of the last admission
        self.watching: live.Watching = watching
        self._began = frozenset([number for number, seat in by_seat(seats) if seat.kind == "human"])
        self.hosts = self._began  # the seats that lead the table: one, or all at the device where it was started
        self._link = ""  # digest of the secret in the link for watching

    def seat(self, secret: str | None) -> Seat:
        """The seat that a secret opens; NOBODY for a spectator. Raises BadInput for a wrong secret, or if watching is
        not allowed without one."""
        given = digest(secret) if secret else ""
        if not given or compare_digest(self._link, given):
            if not self.admits_spectator(given):
                raise BadInput("not-watched")
            return NOBODY
        for number, lock in by_seat(self.locks):
            if any(compare_digest(each, given) for each in lock.secrets):
                return number
        raise BadInput("foreign-seat")

    def open(self, seat: Seat, key: str | None) -> bool:
        """Whether the digest `key` of a secret still gives access to a seat, or to watching for NOBODY."""
        return self.admits_spectator(key) if seat == NOBODY else key in self.locks[seat].secrets

    @property
    def watched_by(self) -> str:
        """Who may watch, as stored for lists: `open`, `nobody`, or the digest of the secret of a link."""
        return self._link if self.watching == "link" else self.watching

    def admits_spectator(self, key: str | None) -> bool:
        """Whether a spectator may watch; `key` is the digest of their secret, or empty."""
        return self.watching == "open" or (self.watching == "link" and key == self._link)

    def seat_of_invitation(self, invitation: str) -> Seat:
        """The seat of an invitation. Raises BadInput if there is none."""
        given = digest(invitation)
        for number, lock in by_seat(self.locks):
            if lock.invitation and compare_digest(lock.invitation, given):
                return number
        raise BadInput("spent-invitation")

    def has_invitation(self, seat: Seat) -> bool:
        """Whether a seat has an open invitation."""
        return self.locks[seat].invitation is not None

    def is_taken(self, seat: Seat) -> bool:
        """Whether a person has come to a seat."""
        return bool(self.locks[seat].secrets)

    def before(self, seat: Seat) -> list[Name]:
        """The earlier names of the other seats; for NOBODY, those of all seats."""
        return [name for number, name in self.former if number != seat]

    def check_renaming(self, seat: Seat, since: str) -> None:
        """Raise BadInput if the player was renamed after `since` (ISO)."""
        if self.locks[seat].renamed > since:
            raise BadInput("renamed-lately")

    def recall(self, admissions: Iterable[Data]) -> None:
        """Apply the stored admissions that are new."""
        for each in admissions:
            admission = Admission(**each)
            if admission.number > self.last:
                self.apply(admission)

    def apply(self, admission: Admission) -> None:
        """Apply an admission."""
        self.last = admission.number
        if admission.kind in WATCHING:
            self.watching, self._link = WATCHING[admission.kind], admission.digest
            return
        if admission.kind == "shown":
            self._tell(Notice(admission.number, "shown", NOBODY, admission.after, None, None))
            return
        if admission.kind == "host":
            self.hosts = self._began if admission.seat in self._began else frozenset([admission.seat])
        before, self.locks = self.locks[admission.seat], self.after_admission(admission)
        self.names = tuple([each.name for each in self.locks])
        if admission.name:
            self.former.append((admission.seat, before.name))
        told = self._told(admission.kind, before)
        if told:
            was = before.name if admission.name else None
            name = self.names[admission.seat]
            self._tell(Notice(admission.number, told, admission.seat, admission.after, name, was))

    def after_admission(self, admission: Admission) -> list[SeatAccess]:
        """The locks after an admission."""
        return [admit(lock, admission) if seat == admission.seat else lock for seat, lock in by_seat(self.locks)]

    def _tell(self, notice: Notice) -> None:
        """Keep a notice; of equal ones only the newest `MOST_ALIKE`."""
        self.notices.append(notice)
        alike = [each for each in self.notices if (each.told, each.seat) == (notice.told, notice.seat)]
        if len(alike) > MOST_ALIKE:
            self.notices.remove(alike[0])

    def _told(self, kind: Kind, lock: SeatAccess) -> Told | None:
        """The notice of an admission, if there is one. An invitation is announced only if it can replace a player, and
        none was open before."""
        if kind == "renamed" or kind == "host":
            return kind
        if kind == "invited":
            return "invited-anew" if lock.secrets and not lock.invitation else None
        if not lock.secrets:
            return "came"
        return "new-device" if kind == "joined" else "second-device"


def admit(lock: SeatAccess, admission: Admission) -> SeatAccess:
    """A lock after an admission to its seat."""
    if admission.kind == "invited":
        return replace(lock, invitation=admission.digest)
    if admission.kind == "host":
        return lock
    if admission.kind == "renamed":
        return replace(lock, name=Name(admission.name), renamed=admission.at)
    joined = admission.kind == "joined"
    return SeatAccess(
        secrets=[*([] if joined else lock.secrets), admission.digest][-MOST_DEVICES:],
        invitation=None if joined or not lock.secrets else lock.invitation,
        name=Name(admission.name) if admission.name else lock.name,
        invited=lock.invited or joined,
        renamed="" if joined else lock.renamed,
    )


def code_typed(typed: str) -> str:
    """A typed code in normal form: capital letters and digits without separators."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())
