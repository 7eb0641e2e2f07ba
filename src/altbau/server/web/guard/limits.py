"""Limits on what the server accepts, in all and per address, so that no client can lock out the others."""

import asyncio
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from itertools import repeat
from time import monotonic
from typing import Final, Literal, NamedTuple, Protocol
from weakref import WeakKeyDictionary

from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.runtime.conversation import LARGEST_MESSAGE
from altbau.server.processes.worker_threads import Counted

SPREAD = 1.5  # what an address may do at all processes together, as a multiple of its limit
# Limits that each process counts for itself. Spectators, devices, tables and admissions are counted in the database for
# all processes; messages are counted per connection.
OF_A_PROCESS = ("connections", "requests", "cpu", "analyses", "prints", "pictures", "words")
FORGET = 10_000  # addresses in memory; at that many, all with no open connection and full buckets are dropped
HOUR, DAY = 3600, 86_400
AT_ONCE = 10  # burst of requests and messages after a rest, in seconds of their rate
TABLES_AT_ONCE = 300  # likewise of processor time for tables: after a restart a whole club opens its tables at once
JOBS_AT_ONCE = 30  # likewise of processor time for jobs in the pool, which need no table
MOST_EXCESS = 100  # messages of a live connection, or requests, that may come too soon; then a connection is closed
READING = 0.002  # seconds of processor time for reading a message or a request, some ten times what it takes
OFFENCES = 10  # in a minute an address may have a 1/OFFENCES of its connections closed for what was sent on them
CLOSED_OUT = 60.0  # seconds for which an address with more offences gets no new connection
SITE = 10  # limits of a /48 network of IPv6, as a multiple of those of an address


@dataclass(frozen=True)
class Limits:
    """The limits, by default enough for a club behind one address. Clients on this machine that do not come through a
    proxy are limited only if `local` is true."""

    tables_hour: int = 60  # tables that an address may start in an hour
    tables_day: int = 300
    admissions: int = 300  # secrets, invitations and codes that an address may request in an hour, and codes it may try
    connections: int = 100  # open connections of an address
    requests: int = 30  # of an address in a second
    cpu: int = (
        100  # milliseconds of processor time of an address in a second, for `WorkerThread` and again for `JobPool`
    )
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
    service_worker: bool = True  # whether browsers keep the page for when there is no network
    pictures: int = 1  # link previews of tables made for an address in a second

    def shared_by(self, processes: int) -> "Limits":
        """The limits for each of several processes. `OF_A_PROCESS` become 1.5/processes of their value, at least 1: an
        address whose requests reach all processes may do 1.5 times its limit, and one whose requests always reach the
        same process only that share."""
        return self if processes == 1 else self._times(SPREAD / processes, OF_A_PROCESS)

    def of_site(self) -> "Limits":
        """The limits of a /48 network of IPv6."""
        return self._times(SITE, (*OF_A_PROCESS, "tables_hour", "tables_day", "admissions"))

    def _times(self, factor: float, names: Sequence[str]) -> "Limits":
        return replace(self, **{name: max(1, round(getattr(self, name) * factor)) for name in names})


_ANY = sys.maxsize
UNLIMITED = Limits(_ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, pictures=_ANY)


class Bucket:
    """A token bucket: `rate` tokens a second, at most `most`. A token is taken from the `wider` bucket, too."""

    __slots__ = ("_at", "_left", "most", "rate", "wider")

    def __init__(self, rate: float, most: float, wider: "Bucket | None" = None) -> None:
        self.rate = rate
        self.most = most
        self.wider = wider
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
        return (self._left >= 1 or self.left() >= 1) and (not self.wider or self.wider.free())

    def spend(self, amount: float) -> None:
        """Take `amount` tokens even if there are fewer: the next one is free once the debt has been refilled."""
        self._left = self.left() - amount
        self._at = monotonic()
        if self.wider:
            self.wider.spend(amount)

    def left(self) -> float:
        """The tokens left now; below 0 after overspending. Those of the wider bucket do not count."""
        return min(self.most, self._left + (monotonic() - self._at) * self.rate)

    def lacks(self, wanted: float = 1) -> float:
        """Seconds until there are so many tokens."""
        own = 0.0 if self._left >= wanted else max(0.0, (wanted - self.left()) / self.rate)
        return max(own, self.wider.lacks(wanted)) if self.wider else own

    def wait(self) -> int:
        """Seconds until there is a token, rounded up, at least 1."""
        return max(1, round(self.lacks() + 0.5))


class Budget:
    """What may arrive on a live connection, or on all HTTP connections of an address together. `rate` is how many
    messages or requests a second are permitted; `AT_ONCE` seconds of it may come at once.

    Each of them may be as long as the longest. Control frames and fragments of messages are as many. The processor time
    is what the protocols need to read all this; a single slice counts at most a tenth of what may come at once, because
    the garbage collector may have run in it.
    """

    __slots__ = ("buckets",)

    def __init__(self, rate: float, wider: "Budget | None" = None) -> None:
        rates = (rate * LARGEST_MESSAGE, rate, rate, rate * READING)  # bytes, control frames, fragments, seconds
        around = wider.buckets if wider else (None,) * len(rates)
        self.buckets: tuple[Bucket, ...] = tuple(
            Bucket(each, each * AT_ONCE, over) for each, over in zip(rates, around, strict=True)
        )

    def spend(self, size: int, control: int = 0, fragments: int = 0) -> None:
        """Count bytes, and the control frames and fragments among them."""
        for bucket, amount in zip(self.buckets, (size, control, fragments), strict=False):
            if amount:
                bucket.spend(amount)

    def count_work(self, seconds: float) -> None:
        """Count processor time."""
        self.buckets[-1].spend(min(seconds, self.buckets[-1].most / 10))

    def lacks(self) -> float:
        """Seconds until everything is paid for."""
        return max(bucket.lacks(0) for bucket in self.buckets)


class Closable(Protocol):
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

    def __init__(
        self, rate: float, most: float, what: str, whose: str, ledger: Ledger | None, wider: Bucket | None = None
    ) -> None:
        super().__init__(rate, most, wider)
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
    """Token bucket for the messages of a live connection, or for requests. It also counts those that came too soon
    since the bucket was last full."""

    __slots__ = ("_excess",)

    def __init__(self, rate: float, wider: Bucket | None = None) -> None:
        super().__init__(rate, rate * AT_ONCE, wider)
        self._excess = 0

    def take(self) -> bool:
        """Take a token; whether there was one."""
        if self.left() == self.most:
            self._excess = 0
        taken = super().take()
        self._excess += not taken
        return taken

    def over(self) -> bool:
        """Whether `MOST_EXCESS` have come too soon."""
        return self._excess >= MOST_EXCESS


class Buckets(NamedTuple):
    """The rest of the limits of an address: tokens, or milliseconds of processor time."""

    requests: RateLimit
    tables_hour: Bucket
    tables_day: Bucket
    admissions: Bucket
    codes: Bucket
    table_cpu: Bucket
    job_cpu: Bucket
    analyses: Bucket
    prints: Bucket
    pictures: Bucket
    words: Bucket

    @classmethod
    def full(cls, limits: Limits, address: str, ledger: Ledger | None, wider: "Buckets | None") -> "Buckets":
        """Nothing is used up. What is taken from one of them is taken from the same one of `wider`, too."""
        around = iter(wider) if wider else repeat(None)  # in the order of the fields

        def shared(what: str, most: int, seconds: int) -> Bucket:
            return SharedBucket(most / seconds, most, what, address, ledger, next(around))

        return cls(
            RateLimit(limits.requests, next(around)),
            shared("tables an hour", limits.tables_hour, HOUR),
            shared("tables a day", limits.tables_day, DAY),
            shared("admissions", limits.admissions, HOUR),
            shared("codes", limits.admissions, HOUR),
            Bucket(limits.cpu, limits.cpu * TABLES_AT_ONCE, next(around)),
            Bucket(limits.cpu, limits.cpu * JOBS_AT_ONCE, next(around)),
            Bucket(limits.analyses / HOUR, max(1, limits.analyses // 10), next(around)),
            Bucket(limits.prints / HOUR, limits.prints, next(around)),
            Bucket(limits.pictures, limits.pictures, next(around)),
            Bucket(limits.words, limits.words * AT_ONCE, next(around)),
        )


class Refusal(NamedTuple):
    """The buckets that something is taken from, the code of the refusal where one is empty, and in which unit that says
    how long it takes until there is a token."""

    buckets: Sequence[str]
    code: str
    unit: Literal["seconds", "minutes"]


COUNTED: Final[dict[Counted, Refusal]] = {  # what is counted of an address, each time that it asks for it
    "requests": Refusal(["requests"], "too-many-requests", "seconds"),
    "tables": Refusal(["tables_hour", "tables_day"], "too-many-tables", "minutes"),
    "admissions": Refusal(["admissions"], "too-many-admissions", "minutes"),
    "codes": Refusal(["codes"], "too-many-codes", "minutes"),  # tries of codes, which are so short that one could guess
    "analyses": Refusal(["analyses"], "too-many-analyses", "minutes"),
    "prints": Refusal(["prints"], "too-many-prints", "minutes"),
    "pictures": Refusal(["pictures"], "too-many-pictures", "seconds"),
    "words": Refusal(["words"], "too-many-words", "seconds"),  # chat lines and reactions
}


def too_much(what: Counted, bucket: Bucket) -> BadInput:
    """The refusal of something whose bucket is empty."""
    _, code, unit = COUNTED[what]
    return (
        BadInput(code, seconds=bucket.wait()) if unit == "seconds" else BadInput(code, minutes=1 + bucket.wait() // 60)
    )


class Work:
    """The work of one kind for an address, one job at a time, and the milliseconds of processor time left for it."""

    __slots__ = ("cpu", "turn")

    def __init__(self, cpu: Bucket) -> None:
        self.cpu = cpu
        self.turn = asyncio.Lock()  # held during a job

    def begins(self) -> None:
        """Check, before a job, that processor time is left. Raises BadInput."""
        if not self.cpu.free():
            raise BadInput("too-much-work", seconds=self.cpu.wait())

    def took(self, seconds: float) -> None:
        """Count the processor time of a job."""
        self.cpu.spend(seconds * 1000)


class Visitor:
    """The limits of one address, and what is left of them. An IPv6 address shares those of its /48 network (`site`)
    with the others there."""

    def __init__(
        self, limits: Limits, address: str = "", ledger: Ledger | None = None, site: "Visitor | None" = None
    ) -> None:
        self.limits = limits
        self.site = site
        self.open = 0  # live connections
        self.connected = 0  # connections
        self.arrivals: Budget = Budget(limits.requests, site.arrivals if site else None)
        self.buckets: Buckets = Buckets.full(limits, address, ledger, site.buckets if site else None)
        self.table_work, self.job_work = Work(self.buckets.table_cpu), Work(self.buckets.job_cpu)
        offences = max(1, limits.connections // OFFENCES)
        self._offences = Bucket(offences / CLOSED_OUT, offences)
        self._closed_out_until = 0.0

    def spend(self, what: Counted) -> None:
        """Count something. Raises BadInput if it was too much."""
        for bucket in self._buckets_of(what):
            if not bucket.take():
                raise too_much(what, bucket)

    @contextmanager
    def admits(self) -> Iterator[None]:
        """Context in which a secret, an invitation or a code is given out. It counts if that succeeds: whoever has a
        wrong key uses up nothing that others at the address need. Raises BadInput."""
        for bucket in self._buckets_of("admissions"):
            if not bucket.free():
                raise too_much("admissions", bucket)
        yield
        self.buckets.admissions.take()

    def _buckets_of(self, what: Counted) -> list[Bucket]:
        return [getattr(self.buckets, name) for name in COUNTED[what].buckets]

    def goes_on(self) -> bool:
        """Whether it goes on asking although it is refused. This counts as an offence."""
        over = self.buckets.requests.over()
        if over:
            self.offend()
        return over

    def offend(self) -> None:
        """Count a connection that is closed for what was sent on it."""
        if self.site:
            self.site.offend()
        if not self._offences.take():
            self._closed_out_until = monotonic() + CLOSED_OUT

    def closed_out(self) -> bool:
        """Whether it gets no new connection for now."""
        return self._closed_out_until > monotonic() or bool(self.site and self.site.closed_out())

    def connect(self) -> None:
        """Count a live connection that opens. Raises BadInput."""
        for each in self.networks():
            if each.open >= each.limits.connections:
                raise BadInput("too-many-connections", most=each.limits.connections)
        for each in self.networks():
            each.open += 1

    def disconnect(self) -> None:
        """Count a live connection that has closed."""
        for each in self.networks():
            each.open -= 1

    def networks(self) -> tuple["Visitor", ...]:
        """Itself, and its site if there is one."""
        return (self, self.site) if self.site else (self,)

    def messages(self) -> RateLimit:
        """A new limit for the messages of one live connection."""
        return RateLimit(self.limits.messages)

    def words(self) -> RateLimit:
        """A new limit for the chat lines and reactions of one live connection, apart from its other messages."""
        return RateLimit(self.limits.words)

    def idle(self) -> bool:
        """Whether forgetting this visitor would change nothing: no open connection, no job, all buckets full."""
        working = self.table_work.turn.locked() or self.job_work.turn.locked()
        busy = self.open or self.connected or working or self.closed_out()
        buckets = (*self.buckets, *self.arrivals.buckets, self._offences)
        return not busy and all(bucket.left() >= bucket.most for bucket in buckets)


class Visitors:
    """The visitors of late, by address."""

    def __init__(self, limits: Limits, ledger: Ledger | None = None) -> None:
        self.limits = limits
        self._ledger = ledger
        self._known: dict[str, Visitor] = {}
        self._exempt = Visitor(UNLIMITED)
        self._of_site = limits.of_site()
        self.here: WeakKeyDictionary[Closable, str] = WeakKeyDictionary()  # addresses of live connections
        self._banned: list[IPv4Network | IPv6Network] = []

    def turn_away(self, networks: Sequence[str]) -> None:
        """Ban the addresses of exactly these networks, and close their live connections."""
        self._banned = [ip_network(each) for each in networks]
        for client, address in tuple(self.here.items()):
            if self._is_banned(address_key(address)):
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
        if self._banned and not self._exempts(host, direct) and self._is_banned(address_key(host)):
            raise BadInput("banned")
        return self.visitor_of(host, direct)

    def visitor_of(self, host: str, direct: bool) -> Visitor:
        """The visitor of an address, banned or not."""
        if self._exempts(host, direct):
            return self._exempt
        around = site_of(host)
        return self._visitor(address_key(host), self.limits, self._visitor(around, self._of_site) if around else None)

    def _exempts(self, host: str, direct: bool) -> bool:
        return direct and not self.limits.local and is_local(host)

    def _visitor(self, network: str, limits: Limits, site: Visitor | None = None) -> Visitor:
        if network not in self._known:
            if len(self._known) >= FORGET:
                self._known = {each: known for each, known in self._known.items() if not known.idle()}
            self._known[network] = Visitor(limits, network, self._ledger, site)
        return self._known[network]


def is_local(host: str) -> bool:
    """Whether an address is a loopback address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:  # a proxy may say anything
        return False


def address_key(host: str) -> str:
    """The key under which an address is counted: for IPv6 its /64 network, since each customer has one; else the
    address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


def site_of(host: str) -> str:
    """The /48 network of an IPv6 address, since a customer can have a whole one; "" for any other address."""
    try:
        address = ip_address(host)
    except ValueError:
        return ""
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return str(ip_network((int(address) >> 80 << 80, 48)))
    return ""
