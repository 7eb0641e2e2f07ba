"""Limits on what the server accepts, in all and per address, so that no client can lock out the others."""

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

SPREAD = 1.5  # what an address may do at all processes together, as a multiple of its limit
# Limits that each process counts for itself. Spectators, devices, tables and admissions are counted in the database for
# all processes; messages are counted per connection.
OF_A_PROCESS = ("connections", "requests", "cpu", "analyses", "prints", "pictures", "words")
FORGET = 10_000  # addresses in memory; at that many, all with no open connection and full buckets are dropped
HOUR, DAY = 3600, 86_400
AT_ONCE = 10  # burst of requests and messages after a rest, in seconds of their rate
TABLES_AT_ONCE = 300  # likewise of processor time for tables: after a restart a whole club opens its tables at once
JOBS_AT_ONCE = 30  # likewise of processor time for jobs in the pool, which need no table
MOST_EXCESS = 100  # messages of a live connection that may come too soon; then it is closed


@dataclass(frozen=True)
class Limits:
    """The limits, by default enough for a club behind one address. Clients on this machine that do not come through a
    proxy are limited only if `local` is true."""

    tables_hour: int = 60  # tables that an address may start in an hour
    tables_day: int = 300
    admissions: int = 300  # secrets, invitations and codes that an address may request in an hour, and codes it may try
    connections: int = 100  # open connections of an address
    requests: int = 30  # of an address in a second
    cpu: int = 100  # milliseconds of processor time of an address in a second, for `Beside` and again for `Pool`
    analyses: int = 30  # of finished games, started by an address in an hour; a burst of a tenth of that
    messages: int = 10  # on a live connection in a second
    prints: int = 60  # PDF files made for an address in an hour
    words: int = 2  # chat lines and reactions of an address, and of a live connection, in a second
    watchers: int = 200  # spectators of a table
    devices: int = 10  # live connections of a seat
    patience: float = 10  # seconds for the head of a request, for its body, and for reading an answer
    archive_after: int = 90  # days without a move after which a table is archived
    local: bool = False
    proxies: tuple[str, ...] = ()  # trusted proxies: their headers decide the client's address
    origins: tuple[str, ...] = ()  # origins besides the server's own whose pages may use it
    hosts: tuple[str, ...] = ()  # names that the server answers to; by default `localhost`, its own and IP addresses
    path: str = ""  # path under which a proxy serves it, such as `/games`
    pictures: int = 1  # link previews of tables made for an address in a second

    def shared_by(self, processes: int) -> "Limits":
        """The limits for each of several processes. `OF_A_PROCESS` become 1.5/processes of their value, at least 1: an
        address whose requests reach all processes may do 1.5 times its limit, and one whose requests always reach the
        same process only that share."""
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
    """A token bucket: `rate` tokens a second, at most `most`."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._left = most
        self._at = monotonic()

    def take(self) -> bool:
        """Take a token; whether there was one."""
        free = self.free()
        if free:
            self.spend(1)
        return free

    def free(self) -> bool:
        """Whether there is a token."""
        return self.left() >= 1

    def spend(self, amount: float) -> None:
        """Take `amount` tokens even if there are fewer: the next one is free once the debt has been refilled."""
        self._left = self.left() - amount
        self._at = monotonic()

    def left(self) -> float:
        """The tokens left now; below 0 after overspending."""
        return min(self.most, self._left + (monotonic() - self._at) * self.rate)

    def lacks(self) -> float:
        """Seconds until there is a token."""
        return max(0.0, (1 - self.left()) / self.rate)

    def wait(self) -> int:
        """Seconds until there is a token, rounded up, at least 1."""
        return max(1, round(self.lacks() + 0.5))


class Connected(Protocol):
    """A live connection."""

    def end(self, code: int) -> None:
        """Close it."""


class Ledger(Protocol):
    """Counts what several processes let through together."""

    def spend(
        self, whose: str, what: str, amount: float, rate: float, most: float, learn: Callable[[float, float], None], /
    ) -> None:
        """Count `amount` tokens of the bucket `what` of the address `whose`. `learn` is called in another thread with
        the tokens left and the time of that (monotonic clock)."""


class SharedBucket(Bucket):
    """A token bucket shared by all processes. Each token is reported to the ledger, whose reply corrects the local
    count downwards."""

    __slots__ = ("_ledger", "_what", "_whose")

    def __init__(self, rate: float, most: float, what: str, whose: str, ledger: Ledger | None) -> None:
        super().__init__(rate, most)
        self._what = what
        self._whose = whose
        self._ledger = ledger

    def spend(self, amount: float) -> None:
        """Take tokens, and report them to the ledger."""
        super().spend(amount)
        if self._ledger:
            self._ledger.spend(self._whose, self._what, amount, self.rate, self.most, self._learn)

    def _learn(self, left: float, at: float) -> None:
        if left + (self._at - at) * self.rate < self._left:
            self._left, self._at = left, at


class RateLimit(Bucket):
    """Token bucket for the messages of a live connection. It also counts the messages that came too soon since the
    bucket was last full."""

    __slots__ = ("_excess",)

    def __init__(self, rate: float) -> None:
        super().__init__(rate, rate * AT_ONCE)
        self._excess = 0

    def take(self) -> bool:
        """Take a token; whether there was one."""
        if self.left() == self.most:
            self._excess = 0
        taken = super().take()
        self._excess += not taken
        return taken

    def over(self) -> bool:
        """Whether `MOST_EXCESS` messages have come too soon."""
        return self._excess >= MOST_EXCESS


def too_slow(bucket: Bucket, refusal: str) -> BadInput:
    """The refusal for an empty bucket that takes minutes to fill."""
    return BadInput(refusal, minutes=1 + bucket.wait() // 60)


class Work:
    """The work of one kind for an address, one job at a time: so many milliseconds of processor time a second, and
    after a rest those of so many seconds at once."""

    __slots__ = ("cpu", "turn")

    def __init__(self, rate: int, at_once: int) -> None:
        self.cpu = Bucket(rate, rate * at_once)
        self.turn = asyncio.Lock()  # held during a job

    def begins(self) -> None:
        """Check, before a job, that processor time is left. Raises BadInput."""
        if not self.cpu.free():
            raise BadInput("too-much-work", seconds=self.cpu.wait())

    def took(self, seconds: float) -> None:
        """Count the processor time of a job."""
        self.cpu.spend(seconds * 1000)


class Visitor:
    """The limits of one address, and what is left of them."""

    def __init__(self, limits: Limits, address: str = "", ledger: Ledger | None = None) -> None:
        self.limits = limits
        self.open = 0
        self._requests = Bucket(limits.requests, limits.requests * AT_ONCE)
        self._tables = (
            SharedBucket(limits.tables_hour / HOUR, limits.tables_hour, "tables an hour", address, ledger),
            SharedBucket(limits.tables_day / DAY, limits.tables_day, "tables a day", address, ledger),
        )
        self._admissions = SharedBucket(limits.admissions / HOUR, limits.admissions, "admissions", address, ledger)
        self._codes = SharedBucket(limits.admissions / HOUR, limits.admissions, "codes", address, ledger)
        self.table_work = Work(limits.cpu, TABLES_AT_ONCE)
        self.job_work = Work(limits.cpu, JOBS_AT_ONCE)
        self._analyses = Bucket(limits.analyses / HOUR, max(1, limits.analyses // 10))
        self._prints = Bucket(limits.prints / HOUR, limits.prints)
        self._pictures = Bucket(limits.pictures, limits.pictures)
        self._words = Bucket(limits.words, limits.words * AT_ONCE)

    def asks(self) -> None:
        """Count a request. Raises BadInput."""
        if not self._requests.take():
            raise BadInput("too-many-requests", seconds=self._requests.wait())

    def says(self) -> None:
        """Count a chat line or reaction. Raises BadInput."""
        if not self._words.take():
            raise BadInput("too-many-words", seconds=self._words.wait())

    def starts_table(self) -> None:
        """Count a new table. Raises BadInput."""
        for bucket in self._tables:
            if not bucket.take():
                raise too_slow(bucket, "too-many-tables")

    @contextmanager
    def admits(self) -> Iterator[None]:
        """Context in which a secret, an invitation or a code is given out. It counts if that succeeds: whoever has a
        wrong key uses up nothing that others at the address need. Raises BadInput."""
        if not self._admissions.free():
            raise too_slow(self._admissions, "too-many-admissions")
        yield
        self._admissions.take()

    def tries_code(self) -> None:
        """Count a try of a code, which is so short that it could be guessed. Raises BadInput."""
        if not self._codes.take():
            raise too_slow(self._codes, "too-many-codes")

    def looks_back(self) -> None:
        """Count an analysis of a finished game. Raises BadInput."""
        if not self._analyses.take():
            raise too_slow(self._analyses, "too-many-analyses")

    def prints(self) -> None:
        """Count a PDF file to be made. Raises BadInput."""
        if not self._prints.take():
            raise too_slow(self._prints, "too-many-prints")

    def draws(self) -> None:
        """Count a link preview to be made. Raises BadInput."""
        if not self._pictures.take():
            raise BadInput("too-many-pictures", seconds=self._pictures.wait())

    def connect(self) -> None:
        """Count a live connection that opens. Raises BadInput."""
        if self.open >= self.limits.connections:
            raise BadInput("too-many-connections", most=self.limits.connections)
        self.open += 1

    def disconnect(self) -> None:
        """Count a live connection that has closed."""
        self.open -= 1

    def messages(self) -> RateLimit:
        """A new limit for the messages of one live connection."""
        return RateLimit(self.limits.messages)

    def words(self) -> RateLimit:
        """A new limit for the chat lines and reactions of one live connection, apart from its other messages."""
        return RateLimit(self.limits.words)

    def idle(self) -> bool:
        """Whether forgetting this visitor would change nothing: no open connection, no job, all buckets full."""
        works = self.table_work, self.job_work
        buckets = (
            self._requests, *self._tables, self._admissions, self._codes, self._analyses, self._prints, self._pictures,
            self._words,
            *(work.cpu for work in works),
        )  # fmt: skip
        busy = self.open or any(work.turn.locked() for work in works)
        return not busy and all(bucket.left() >= bucket.most for bucket in buckets)


class Visitors:
    """The visitors of late, by address."""

    def __init__(self, limits: Limits, ledger: Ledger | None = None) -> None:
        self.limits = limits
        self._ledger = ledger
        self._known: dict[str, Visitor] = {}
        self._exempt = Visitor(UNLIMITED)
        self.here: WeakKeyDictionary[Connected, str] = WeakKeyDictionary()  # addresses of live connections
        self._banned: list[IPv4Network | IPv6Network] = []

    def turn_away(self, networks: Sequence[str]) -> None:
        """Ban the addresses of exactly these networks, and close their live connections."""
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
        """The visitor of an address; `direct` if the request came without a proxy. Raises BadInput for a banned
        address."""
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
    """Whether an address is a loopback address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:  # a proxy may say anything
        return False


def together(host: str) -> str:
    """The key under which an address is counted: for IPv6 its /64 network, since each customer has one; else the
    address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((int(address) >> 64 << 64, 64)))
    return str(address)
