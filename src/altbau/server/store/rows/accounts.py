"""The rows of persons: a person has a public number, devices, given by the digests of their secrets, and ties to seats.
A tie has the digest of a seat's key, and is valid as long as that key opens the seat."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from altbau.core.messages.account import What
from altbau.errors import BadInput
from altbau.server.store.rows.deals import forget_devices
from altbau.server.store.schema import arrivals, devices, people, ties, upsert
from altbau.server.store.store import Store
from altbau.server.store.wall_clock import timestamp

MOST_TIES = 5000  # of a person; older ones are deleted


class Person(NamedTuple):
    """A person: public number, name, and ISO time of creation."""

    number: int
    name: str | None
    since: str


class Key(NamedTuple):
    """The key of a seat at a table, as a digest."""

    table: str
    digest: str


class AccountRows:
    """The persons of a store. Reads happen in the caller's thread. Devices are given by the digests of their
    secrets."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading ------------------------------------------------------------------------------------------------------

    def of(self, device: str) -> Person:
        """The person of a device. Raises BadInput if it belongs to nobody."""
        with self._store.reading() as connection:
            row = connection.execute(select(people).where(people.c.number == owner(connection, device))).one()
        return Person(row.number, row.name, row.since)

    def person_of_device(self, device: str) -> int | None:
        """The number of the person of a device, or None."""
        with self._store.reading() as connection:
            return person_of_device(connection, device)

    def devices(self, number: int) -> list[str]:
        """The times at which the devices of a person were added, in order."""
        rows = select(devices.c.since).where(devices.c.person == number).order_by(devices.c.since)
        with self._store.reading() as connection:
            return list(connection.execute(rows).scalars())

    def ties(self, number: int) -> list[Key]:
        """The keys tied to a person, last tied first."""
        rows = select(ties.c.game, ties.c.digest).where(ties.c.person == number).order_by(ties.c.number.desc())
        with self._store.reading() as connection:
            return [Key(*row) for row in connection.execute(rows)]

    # --- writing ------------------------------------------------------------------------------------------------------

    async def tie(self, device: str, name: str | None, keys: Sequence[Key], draw: Callable[[], int]) -> None:
        """Tie keys to the person of a device, and set the name unless it is None. A device of nobody becomes that of a
        new person, with an unused number from `draw`. Raises BadInput if there is neither a key nor such a person."""

        def job(connection: Connection) -> None:
            number = person_of_device(connection, device)
            if number is None:
                if not keys:
                    raise BadInput("unknown-account")
                number = insert_person(connection, device, draw)
            if name is not None:
                connection.execute(update(people).where(people.c.number == number).values(name=name))
            for key in keys:
                upsert(connection, ties, {"person": number, "game": key.table, "digest": key.digest}, {})
            own = ties.c.person == number
            newest = select(ties.c.number).where(own).order_by(ties.c.number.desc()).limit(MOST_TIES)
            connection.execute(delete(ties).where(own, ties.c.number.not_in(newest)))

        await self._store.queue_write(job)

    async def forget(self, device: str, what: What) -> None:
        """Delete this device, the other devices or all of a person; without devices the person is deleted. A device
        that only waits to be added waits no more. Raises BadInput."""

        def job(connection: Connection) -> None:
            waited = connection.execute(delete(arrivals).where(arrivals.c.device == device)).rowcount
            if waited and person_of_device(connection, device) is None:
                return
            number = owner(connection, device)
            connection.execute(delete(arrivals).where(arrivals.c.person == number))
            leave(connection, number, lambda each: what == "everything" or (each == device) == (what == "this-device"))

        await self._store.queue_write(job)


def leave(connection: Connection, number: int, goes: Callable[[str], bool]) -> None:
    """Remove the devices of a person for which `goes` is true; with the last device the person and the ties are
    deleted."""
    rows = select(devices.c.digest).where(devices.c.person == number).order_by(devices.c.since.desc())
    own = list(connection.execute(rows).scalars())
    gone = [each for each in own if goes(each)]
    heir = next((each for each in own if each not in gone), None)
    forget_devices(connection, gone, heir)
    connection.execute(delete(devices).where(devices.c.digest.in_(gone)))
    if heir is None:
        connection.execute(delete(ties).where(ties.c.person == number))
        connection.execute(delete(people).where(people.c.number == number))


def person_of_device(connection: Connection, device: str) -> int | None:
    """The number of the person of a device, or None."""
    return connection.execute(select(devices.c.person).where(devices.c.digest == device)).scalar()


def owner(connection: Connection, device: str) -> int:
    """The number of the person of a device. Raises BadInput if it belongs to nobody."""
    number = person_of_device(connection, device)
    if number is None:
        raise BadInput("unknown-account")
    return number


def insert_person(connection: Connection, device: str, draw: Callable[[], int]) -> int:
    """Store a new person with a first device, and return the number."""
    number = draw()
    while connection.execute(select(people.c.number).where(people.c.number == number)).first():
        number = draw()
    connection.execute(insert(people).values(number=number, since=timestamp()))
    connection.execute(insert(devices).values(digest=device, person=number, since=timestamp()))
    return number
