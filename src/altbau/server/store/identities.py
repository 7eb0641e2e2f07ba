"""The rows of who somebody is: a person with a public number, devices known by digests, and the seats tied to it. A tie
has the digest of a key, and holds for as long as that key opens a seat."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from altbau.core.page.identity import What
from altbau.errors import BadInput
from altbau.server.store.civil_time import timestamp
from altbau.server.store.deals import forget_devices
from altbau.server.store.schema import arrivals, devices, people, put, ties
from altbau.server.store.store import Store

MOST_TIES = 5000  # of a person; the oldest go


class Person(NamedTuple):
    """Who somebody is."""

    number: int
    name: str | None
    since: str


class Key(NamedTuple):
    """The digest of the key of a seat at a table."""

    table: str
    digest: str


class Identities:
    """Those of a store. Reading happens in the caller's thread; devices are digests of their secrets."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading ------------------------------------------------------------------------------------------------------

    def of(self, device: str) -> Person:
        """Whose device it is. Raises BadInput."""
        with self._store.reading() as connection:
            row = connection.execute(select(people).where(people.c.number == owner(connection, device))).one()
        return Person(row.number, row.name, row.since)

    def known(self, device: str) -> int | None:
        """The number of whose device it is, if it is anybody's."""
        with self._store.reading() as connection:
            return known(connection, device)

    def devices(self, number: int) -> list[str]:
        """Since when somebody has each of his devices."""
        rows = select(devices.c.since).where(devices.c.person == number).order_by(devices.c.since)
        with self._store.reading() as connection:
            return list(connection.execute(rows).scalars())

    def ties(self, number: int) -> list[Key]:
        """The keys of somebody's seats, those tied last first."""
        rows = select(ties.c.game, ties.c.digest).where(ties.c.person == number).order_by(ties.c.number.desc())
        with self._store.reading() as connection:
            return [Key(*row) for row in connection.execute(rows)]

    # --- writing ------------------------------------------------------------------------------------------------------

    async def tie(self, device: str, name: str | None, keys: Sequence[Key], draw: Callable[[], int]) -> None:
        """Tie seats to whoever has a device; with the first one somebody new is written down under a number that nobody
        has. Raises BadInput where there is neither a seat nor such a device."""

        def job(connection: Connection) -> None:
            number = known(connection, device)
            if number is None:
                if not keys:
                    raise BadInput("unknown-identity")
                number = begun(connection, device, draw)
            if name is not None:
                connection.execute(update(people).where(people.c.number == number).values(name=name))
            for key in keys:
                put(connection, ties, {"person": number, "game": key.table, "digest": key.digest}, {})
            own = ties.c.person == number
            newest = select(ties.c.number).where(own).order_by(ties.c.number.desc()).limit(MOST_TIES)
            connection.execute(delete(ties).where(own, ties.c.number.not_in(newest)))

        await self._store.written(job)

    async def forget(self, device: str, what: What) -> None:
        """Keep something of whoever has a device no longer; with the last device everything goes. One that waits to be
        somebody's waits no more. Raises BadInput."""

        def job(connection: Connection) -> None:
            waited = connection.execute(delete(arrivals).where(arrivals.c.device == device)).rowcount
            if waited and known(connection, device) is None:
                return
            number = owner(connection, device)
            connection.execute(delete(arrivals).where(arrivals.c.person == number))
            leave(connection, number, lambda each: what == "everything" or (each == device) == (what == "this-device"))

        await self._store.written(job)


def leave(connection: Connection, number: int, goes: Callable[[str], bool]) -> None:
    """Keep no more of somebody's devices that go, by their digests; with the last one everything goes."""
    rows = select(devices.c.digest).where(devices.c.person == number).order_by(devices.c.since.desc())
    own = list(connection.execute(rows).scalars())
    gone = [each for each in own if goes(each)]
    heir = next((each for each in own if each not in gone), None)
    forget_devices(connection, gone, heir)
    connection.execute(delete(devices).where(devices.c.digest.in_(gone)))
    if heir is None:
        connection.execute(delete(ties).where(ties.c.person == number))
        connection.execute(delete(people).where(people.c.number == number))


def known(connection: Connection, device: str) -> int | None:
    """Whose device it is, if it is anybody's."""
    return connection.execute(select(devices.c.person).where(devices.c.digest == device)).scalar()


def owner(connection: Connection, device: str) -> int:
    """Whose device it is. Raises BadInput."""
    number = known(connection, device)
    if number is None:
        raise BadInput("unknown-identity")
    return number


def begun(connection: Connection, device: str, draw: Callable[[], int]) -> int:
    """Write somebody new down, with a first device."""
    number = draw()
    while connection.execute(select(people.c.number).where(people.c.number == number)).first():
        number = draw()
    connection.execute(insert(people).values(number=number, since=timestamp()))
    connection.execute(insert(devices).values(digest=device, person=number, since=timestamp()))
    return number
