"""Who may play which seat of a table: keys and invitations, the names of those who come, and what everybody is
told of them.

Only digests are kept. An invitation is exchanged once for a secret that nobody else has had; who comes by an invitation
ends all earlier secrets of the seat. A code shown on one device lets another device of the same person in. Secrets and
codes are drawn by the caller.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from hmac import compare_digest
from typing import Literal, TypeAlias

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, seated
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import live, wire
from altbau.errors import BadInput
from altbau.table.names import Name, Names, message_for

Kind: TypeAlias = Literal[
    "invited", "joined", "renamed", "device", "along", "host", "watch-open", "watch-link", "watch-nobody", "shown"
]
Told: TypeAlias = Literal["came", "invited-anew", "new-device", "second-device", "renamed", "host", "shown"]

HINTS = "hints"  # what a seat prefers besides cards about which it is not asked
MOST_DEVICES = 6  # of one seat; a further one ends the oldest
WATCHING: dict[Kind, live.Watching] = {"watch-open": "open", "watch-link": "link", "watch-nobody": "nobody"}
MOST_ALIKE = 5  # notices that say the same of a seat, the newest


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


@dataclass
class Player:
    """A seat of a table; `digest` is of the secret that it was started with, `invitation` that of the invitation to it.
    `was` is where its player sat at the table before; `name` what somebody typed when it was started, `message` and
    `number` make a name that nobody did."""

    name: str | None
    kind: str
    bot: str | None
    digest: str | None
    invitation: str | None = None
    was: str | None = None
    number: int = 1
    message: str | None = None
    hints: bool | None = None  # whether its player can ask the steward, if somebody has said so
    auto_pass: set[str] = field(default_factory=set)

    def prefer(self, wish: str, on: bool) -> None:
        """Have hints, or pass by itself where it could play this reaction card; or neither."""
        if wish == HINTS:
            self.hints = on
        else:
            (self.auto_pass.add if on else self.auto_pass.discard)(wish)

    def first_name(self, game: str) -> Name:
        """What its player was called when the table was started; `game` is that of the table."""
        return Name(self.name) if self.name else Name(None, game, self.message or message_for(self.bot), self.number)


def watching_of(body: Data) -> live.Watching:
    """Who may look on at a table at first, as it was started."""
    watching: live.Watching = body.get("watching", "open")
    return watching


def check_host(hosts: Collection[Seat], seat: Seat) -> None:
    """Raises BadInput for whoever does not sit on one of these seats, from which a table is led."""
    if seat not in hosts:
        raise BadInput("not-host")


@dataclass(frozen=True)
class Admission:
    """A change of who may play a seat: a guest is `invited`, has `joined`, has let in another `device`, or has come
    `along` from the table before; or of who that is, who has been `renamed` or leads the table as its `host`; or, for
    NOBODY, of who may look on, or has been `shown` all cards: whoever runs the server.
    `after` is how long the log was then, `at` the moment (ISO), `name` the new name of who has joined or been renamed:
    as a fact of who plays a seat, not of the game, it is written down together with the key, or not at all."""

    number: int
    kind: Kind
    seat: Seat
    digest: str
    after: int
    name: str | None = None
    at: str = ""


@dataclass(frozen=True)
class Notice:
    """What everybody is told of it; `name` is that of the seat from then on, `was` the one before if there is a new
    one."""

    number: int
    told: Told
    seat: Seat
    after: int
    name: Name | None
    was: Name | None

    def shown(self) -> wire.Notice:
        """The notice as everybody is told it."""
        return wire.Notice(
            number=self.number,
            told=self.told,
            seat=None if self.seat == NOBODY else SEAT_NAMES[self.seat],
            after=self.after,
            called=self.name.called() if self.name else None,
            was=self.was.called() if self.was else None,
        )


@dataclass
class Lock:
    """What opens a seat, as digests, the oldest first; what its player is called, whether that one has come by an
    invitation, and when he was renamed last (ISO)."""

    secrets: list[str]
    invitation: str | None
    name: Name
    invited: bool = False
    renamed: str = ""


class Locks:
    """What opens which seat of a table, and who may look on, as far as it is written down."""

    def __init__(self, seats: Sequence[Player], game: str, watching: live.Watching = "open") -> None:
        self.locks = [
            Lock([seat.digest] if seat.digest else [], seat.invitation, seat.first_name(game)) for seat in seats
        ]
        self.names: Names = tuple([lock.name for lock in self.locks])
        self.former: list[tuple[Seat, Name]] = []  # names that somebody had before
        self.notices: list[Notice] = []
        self.last = 0  # number of the last admission
        self.watching: live.Watching = watching
        self._began = frozenset([number for number, seat in seated(seats) if seat.kind == "human"])
        self.hosts = (
            self._began
        )  # the seats from which the table is led: one, or all at the device where it was started
        self._link = ""  # the digest of the secret in the link by which alone one looks on

    def seat(self, secret: str | None) -> Seat:
        """The seat that a secret opens; NOBODY of a spectator. Raises BadInput for a wrong one, or where it takes
        one."""
        given = digest(secret) if secret else ""
        if not given or compare_digest(self._link, given):
            if not self.watched(given):
                raise BadInput("not-watched")
            return NOBODY
        for number, lock in seated(self.locks):
            if any(compare_digest(each, given) for each in lock.secrets):
                return number
        raise BadInput("foreign-seat")

    def open(self, seat: Seat, key: str | None) -> bool:
        """Whether who has come with a secret, of which this is the digest, may still be here."""
        return self.watched(key) if seat == NOBODY else key in self.locks[seat].secrets

    @property
    def watched_by(self) -> str:
        """Who may look on, as lists keep it: `open`, `nobody`, or the digest of the secret of a link."""
        return self._link if self.watching == "link" else self.watching

    def watched(self, key: str | None) -> bool:
        """Whether somebody who has come with a secret of this digest, or with none, may look on."""
        return self.watching == "open" or (self.watching == "link" and key == self._link)

    def invited(self, invitation: str) -> Seat:
        """The seat that somebody is invited to. Raises BadInput."""
        given = digest(invitation)
        for number, lock in seated(self.locks):
            if lock.invitation and compare_digest(lock.invitation, given):
                return number
        raise BadInput("spent-invitation")

    def inviting(self, seat: Seat) -> bool:
        """Whether an invitation to a seat waits to be taken up."""
        return self.locks[seat].invitation is not None

    def taken(self, seat: Seat) -> bool:
        """Whether somebody has come to a seat."""
        return bool(self.locks[seat].secrets)

    def before(self, seat: Seat) -> list[Name]:
        """What those on other seats were called before; of NOBODY all are others."""
        return [name for number, name in self.former if number != seat]

    def check_renaming(self, seat: Seat, since: str) -> None:
        """Raises BadInput for whoever has had a new name since that moment (ISO)."""
        if self.locks[seat].renamed > since:
            raise BadInput("renamed-lately")

    def recall(self, admissions: Iterable[Data]) -> None:
        """Let count what is written down and not known yet."""
        for each in admissions:
            admission = Admission(**each)
            if admission.number > self.last:
                self.apply(admission)

    def apply(self, admission: Admission) -> None:
        """Let an admission count."""
        self.last = admission.number
        if admission.kind in WATCHING:
            self.watching, self._link = WATCHING[admission.kind], admission.digest
            return
        if admission.kind == "shown":
            self._tell(Notice(admission.number, "shown", NOBODY, admission.after, None, None))
            return
        if admission.kind == "host":
            self.hosts = self._began if admission.seat in self._began else frozenset([admission.seat])
        before, self.locks = self.locks[admission.seat], self.after(admission)
        self.names = tuple([each.name for each in self.locks])
        if admission.name:
            self.former.append((admission.seat, before.name))
        told = self._told(admission.kind, before)
        if told:
            was = before.name if admission.name else None
            name = self.names[admission.seat]
            self._tell(Notice(admission.number, told, admission.seat, admission.after, name, was))

    def after(self, admission: Admission) -> list[Lock]:
        """What will open which seat when an admission counts."""
        return [admitted(lock, admission) if seat == admission.seat else lock for seat, lock in seated(self.locks)]

    def _tell(self, notice: Notice) -> None:
        """Keep a notice. However many say the same, they push out nothing else."""
        self.notices.append(notice)
        alike = [each for each in self.notices if (each.told, each.seat) == (notice.told, notice.seat)]
        if len(alike) > MOST_ALIKE:
            self.notices.remove(alike[0])

    def _told(self, kind: Kind, lock: Lock) -> Told | None:
        """What everybody is told; an invitation only where it can put a player out, and is not known yet."""
        if kind == "renamed" or kind == "host":
            return kind
        if kind == "invited":
            return "invited-anew" if lock.secrets and not lock.invitation else None
        if not lock.secrets:
            return "came"
        return "new-device" if kind == "joined" else "second-device"


def admitted(lock: Lock, admission: Admission) -> Lock:
    """A lock after an admission to its seat."""
    if admission.kind == "invited":
        return replace(lock, invitation=admission.digest)
    if admission.kind == "host":
        return lock
    if admission.kind == "renamed":
        return replace(lock, name=Name(admission.name), renamed=admission.at)
    joined = admission.kind == "joined"
    return Lock(
        secrets=[*([] if joined else lock.secrets), admission.digest][-MOST_DEVICES:],
        invitation=None if joined or not lock.secrets else lock.invitation,
        name=Name(admission.name) if admission.name else lock.name,
        invited=lock.invited or joined,
        renamed="" if joined else lock.renamed,
    )


def code_typed(typed: str) -> str:
    """A code as it was shown, in whatever groups and letters it was typed."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())
