"""How much the server takes from outside, and from one address: nobody can keep the others out."""

import asyncio
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import monotonic
from typing import Protocol
from weakref import WeakKeyDictionary

from altbau.core.page.wire import Close
from altbau.errors import BadInput

SPREAD = 1.5  # times what an address is allowed, all processes together
# limits that each process keeps for itself; spectators and devices are counted together, and so are tables and
# admissions, in the database; messages are those of one connection
OF_A_PROCESS = ("connections", "requests", "cpu", "analyses", "prints", "pictures", "words")
FORGET = 10_000  # addresses kept in mind, before those are dropped that have nothing open and no more to make up for
HOUR, DAY = 3600, 86_400
AT_ONCE = 10  # seconds' worth of requests and messages that may come at once after a rest
CPU_AT_ONCE = 300  # the same of processor time, as a whole club opens its tables after a restart
MOST_EXCESS = 100  # messages of a live connection that come too soon, before it is closed
RIGHT_KEYS = 100  # kept in mind of an address
WRONG_KEYS = (  # refusals of secrets and codes
    "foreign-seat", "spent-invitation", "wrong-code", "unknown-identity", "operator-only",
)  # fmt: skip


@dataclass(frozen=True)
class Limits:
    """What is allowed, by default enough for a club behind one address. Who comes from this machine itself, and not
    through a proxy, is limited only if `local` says so."""

    tables_hour: int = 60  # started from an address
    tables_day: int = 300
    admissions: int = 300  # secrets, invitations and codes asked for or tried by an address in an hour
    connections: int = 100  # open ones of an address
    requests: int = 30  # of an address in a second
    cpu: int = 100  # milliseconds of processor time of an address in a second, for `Beside`
    analyses: int = 30  # of finished games, begun by an address in an hour; a tenth of them at once
    messages: int = 10  # on a live connection in a second
    prints: int = 60  # files to be printed that are made for an address in an hour
    words: int = 2  # said by an address, or on a live connection, in a second: lines and reactions
    watchers: int = 200  # spectators of a table
    devices: int = 10  # live connections of a seat
    patience: float = 10  # seconds for the head of a request, for its body, and for taking an answer
    archive_after: int = 90  # days without a move after which a table is put into the archive
    local: bool = False
    proxies: tuple[str, ...] = ()  # whose word is taken for who is behind them
    origins: tuple[str, ...] = ()  # pages besides the server's own that may talk to it
    hosts: tuple[str, ...] = ()  # names under which the server answers; all if none is given
    path: str = ""  # under which a proxy serves it, as `/games`
    pictures: int = 1  # of tables, for links, made for an address in a second

    def shared_by(self, processes: int) -> "Limits":
        """What each of so many processes allows an address. Who comes to all of them has half as much again at most,
        and who is always at the same one has not much less."""
        if processes == 1:
            return self
        part = SPREAD / processes
        return replace(
            self,
            **{name: max(1, round(getattr(self, name) * part)) for name in OF_A_PROCESS},
        )


_ANY = sys.maxsize
UNLIMITED = Limits(_ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, pictures=_ANY)


class Bucket:
    """Lets so many through in a second, and `most` at once after a rest."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._left = most
        self._at = monotonic()

    def take(self) -> bool:
        """Whether one more is let through."""
        free = self.free()
        if free:
            self.spend(1)
        return free

    def free(self) -> bool:
        """Whether one more would be let through."""
        return self.left() >= 1

    def spend(self, amount: float) -> None:
        """Let so many through, even more than there is room for: the next has to wait until that is made up for."""
        self._left = self.left() - amount
        self._at = monotonic()

    def left(self) -> float:
        """How many would be let through now."""
        return min(self.most, self._left + (monotonic() - self._at) * self.rate)

    def lacks(self) -> float:
        """Seconds until the next is let through."""
        return max(0.0, (1 - self.left()) / self.rate)

    def wait(self) -> int:
        """The same in whole seconds."""
        return max(1, round(self.lacks() + 0.5))


class Connected(Protocol):
    """A live connection."""

    def end(self, code: int) -> None:
        """Close it."""


class Ledger(Protocol):
    """Whoever counts what several processes let through together."""

    def spend(
        self, whose: str, what: str, amount: float, rate: float, most: float, learn: Callable[[float, float], None], /
    ) -> None:
        """Count what is let through; `learn` is told, in another thread, how much is left, and when."""


class SharedBucket(Bucket):
    """Lets through what is left of it at all processes together, as far as that is known here: it is told with each
    that it lets through."""

    __slots__ = ("_ledger", "_what", "_whose")

    def __init__(self, rate: float, most: float, what: str, whose: str, ledger: Ledger | None) -> None:
        super().__init__(rate, most)
        self._what = what
        self._whose = whose
        self._ledger = ledger

    def spend(self, amount: float) -> None:
        """See `Bucket`."""
        super().spend(amount)
        if self._ledger:
            self._ledger.spend(self._whose, self._what, amount, self.rate, self.most, self._learn)

    def _learn(self, left: float, at: float) -> None:
        if left + (self._at - at) * self.rate < self._left:
            self._left, self._at = left, at


class RateLimit(Bucket):
    """Lets the messages of a live connection through, and counts what has come too soon since its last rest."""

    __slots__ = ("_excess",)

    def __init__(self, rate: float) -> None:
        super().__init__(rate, rate * AT_ONCE)
        self._excess = 0

    def take(self) -> bool:
        """Whether one more is let through."""
        if self.left() == self.most:
            self._excess = 0
        taken = super().take()
        self._excess += not taken
        return taken

    def over(self) -> bool:
        """Whether too many have come too soon."""
        return self._excess >= MOST_EXCESS


def too_slow(bucket: Bucket, refusal: str) -> BadInput:
    """What is said of a bucket that takes minutes to fill."""
    return BadInput(refusal, minutes=1 + bucket.wait() // 60)


class Visitor:
    """Everybody at one address."""

    def __init__(self, limits: Limits, address: str = "", ledger: Ledger | None = None) -> None:
        self.limits = limits
        self.open = 0
        self._requests = Bucket(limits.requests, limits.requests * AT_ONCE)
        self._tables = (
            SharedBucket(limits.tables_hour / HOUR, limits.tables_hour, "tables an hour", address, ledger),
            SharedBucket(limits.tables_day / DAY, limits.tables_day, "tables a day", address, ledger),
        )
        self._admissions = SharedBucket(limits.admissions / HOUR, limits.admissions, "admissions", address, ledger)
        self._cpu = Bucket(limits.cpu, limits.cpu * CPU_AT_ONCE)
        self._analyses = Bucket(limits.analyses / HOUR, max(1, limits.analyses // 10))
        self._prints = Bucket(limits.prints / HOUR, limits.prints)
        self._pictures = Bucket(limits.pictures, limits.pictures)
        self._words = Bucket(limits.words, limits.words * AT_ONCE)
        self._right: dict[str, None] = {}  # digests of keys that have opened something, the oldest first
        self.turn = asyncio.Lock()  # held while something is done for this address beside the event loop

    def asks(self) -> None:
        """One more request. Raises BadInput."""
        if not self._requests.take():
            raise BadInput("too-many-requests", seconds=self._requests.wait())

    def says(self) -> None:
        """Something is said at a table. Raises BadInput."""
        if not self._words.take():
            raise BadInput("too-many-words", seconds=self._words.wait())

    def starts_table(self) -> None:
        """One more table. Raises BadInput."""
        for bucket in self._tables:
            if not bucket.take():
                raise too_slow(bucket, "too-many-tables")

    def seeks_admission(self) -> None:
        """One more secret, invitation or code, asked for. Raises BadInput."""
        if not self._admissions.take():
            raise too_slow(self._admissions, "too-many-admissions")

    def may_try(self) -> None:
        """Many keys are to be looked at in one try. Raises BadInput."""
        if not self._admissions.free():
            raise too_slow(self._admissions, "too-many-admissions")

    def erred(self) -> None:
        """Some of them were wrong."""
        self._admissions.take()

    @contextmanager
    def tries(self, key: str | None, *, counted: bool = False) -> Iterator[None]:
        """A request tries a key, of which this is the digest; a wrong one counts, unless the request has been counted
        already. Raises BadInput: after too many only keys are looked at that have been right before."""
        if not counted and key and key not in self._right:
            self.may_try()
        try:
            yield
        except BadInput as error:
            if key and error.code in WRONG_KEYS:
                self._right.pop(key, None)
                if not counted:
                    self._admissions.take()
            raise
        if key:
            self._right[key] = None
            if len(self._right) > RIGHT_KEYS:
                del self._right[next(iter(self._right))]

    def works(self) -> None:
        """Something is to be done beside the event loop. Raises BadInput where the processor time is used up."""
        if not self._cpu.free():
            raise BadInput("too-much-work", seconds=self._cpu.wait())

    def worked(self, seconds: float) -> None:
        """It took so much processor time."""
        self._cpu.spend(seconds * 1000)

    def looks_back(self) -> None:
        """One more finished game is to be analysed. Raises BadInput."""
        if not self._analyses.take():
            raise too_slow(self._analyses, "too-many-analyses")

    def prints(self) -> None:
        """One more file is to be made for a printer. Raises BadInput."""
        if not self._prints.take():
            raise too_slow(self._prints, "too-many-prints")

    def draws(self) -> None:
        """One more table is to be drawn for a link. Raises BadInput."""
        if not self._pictures.take():
            raise BadInput("too-many-pictures", seconds=self._pictures.wait())

    def connect(self) -> None:
        """One more live connection opens. Raises BadInput."""
        if self.open >= self.limits.connections:
            raise BadInput("too-many-connections", most=self.limits.connections)
        self.open += 1

    def disconnect(self) -> None:
        """One of them is closed."""
        self.open -= 1

    def messages(self) -> RateLimit:
        """What one live connection may say."""
        return RateLimit(self.limits.messages)

    def words(self) -> RateLimit:
        """What may be said to others on it, beside its other messages."""
        return RateLimit(self.limits.words)

    def idle(self) -> bool:
        """Whether nothing would change if this visitor were forgotten."""
        buckets = (
            self._requests, *self._tables, self._admissions, self._cpu, self._analyses, self._prints,
            self._pictures, self._words,
        )  # fmt: skip
        return not self.open and not self.turn.locked() and all(bucket.left() >= bucket.most for bucket in buckets)


class Visitors:
    """All that have come lately, by address."""

    def __init__(self, limits: Limits, ledger: Ledger | None = None) -> None:
        self.limits = limits
        self._ledger = ledger
        self._known: dict[str, Visitor] = {}
        self._exempt = Visitor(UNLIMITED)
        self.here: WeakKeyDictionary[Connected, str] = WeakKeyDictionary()  # live connections to tables, with addresses
        self._banned: list[IPv4Network | IPv6Network] = []

    def turn_away(self, networks: Sequence[str]) -> None:
        """Turn away whoever comes or is here from addresses of these networks, and nobody else any more."""
        self._banned = [ip_network(each) for each in networks]
        for client, address in tuple(self.here.items()):
            if self._is_banned(together(address)):
                client.end(Close.TOO_MUCH)

    def _is_banned(self, address: str) -> bool:
        try:
            own = ip_network(address)
        except ValueError:  # a proxy may say anything
            return False
        return any(own.version == each.version and own.overlaps(each) for each in self._banned)

    def at(self, host: str, direct: bool) -> Visitor:
        """The visitor at an address, who has come directly or through a proxy. Raises BadInput for whoever is turned
        away."""
        if direct and not self.limits.local and is_local(host):
            return self._exempt
        address = together(host)
        if self._banned and self._is_banned(address):
            raise BadInput("banned")
        if address not in self._known:
            if len(self._known) >= FORGET:
                self._known = {each: known for each, known in self._known.items() if not known.idle()}
            self._known[address] = Visitor(self.limits, address, self._ledger)
        return self._known[address]


def is_local(host: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ip_address(host).is_loopback
    except ValueError:  # a proxy may say anything
        return False


def together(host: str) -> str:
    """What counts as one address: of IPv6 a whole network, since everybody has one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((int(address) >> 64 << 64, 64)))
    return str(address)
