"""The rows of devices that are to be somebody's: a device of a person shows a code, another one on which it is typed
waits, and is the person's when the first one confirms that. One of each person at a time."""

from sqlalchemy import Connection, delete, insert, select, update

from altbau.errors import BadInput
from altbau.server.store.civil_time import timestamp
from altbau.server.store.identities import known, leave, owner
from altbau.server.store.schema import arrivals, devices, put
from altbau.server.store.store import Store

MOST_DEVICES = 6  # of a person; a further one ends the oldest


class Arrivals:
    """Those of a store. Devices and codes are digests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def show(self, device: str, code: str, until: str) -> None:
        """Write down that a code is good until then for another device of whoever has this one, in place of one before.
        Raises BadInput."""

        def job(connection: Connection) -> None:
            connection.execute(delete(arrivals).where(arrivals.c.until <= timestamp()))
            shown = {"code": code, "until": until, "device": None}
            put(connection, arrivals, {"person": owner(connection, device)}, shown)

        await self._store.written(job)

    async def enter(self, device: str, code: str) -> None:
        """A code was typed on a device that is nobody's. Whatever comes of it, it is spent. Raises BadInput."""
        good = arrivals.c.code == code, arrivals.c.until > timestamp(), arrivals.c.device.is_(None)
        waits = False

        def job(connection: Connection) -> None:
            nonlocal waits
            connection.execute(delete(arrivals).where(arrivals.c.device == device))
            new = known(connection, device) is None
            spent = update(arrivals).where(*good).values(device=device) if new else delete(arrivals).where(*good)
            waits = connection.execute(spent).rowcount == 1 and new

        await self._store.written(job)
        if not waits:  # said here, since what a job raises undoes it
            raise BadInput("wrong-code")

    def seen(self, device: str) -> tuple[bool, str | None]:
        """Whether a device is somebody's, and the one that waits to be: this one, or another of the same person. Raises
        BadInput for one that is nobody's and does not wait."""
        with self._store.reading() as connection:
            number = known(connection, device)
            whose = arrivals.c.device == device if number is None else arrivals.c.person == number
            waits = select(arrivals.c.device).where(whose, arrivals.c.until > timestamp())
            found = connection.execute(waits).scalar()
        if number is None and found is None:
            raise BadInput("unknown-identity")
        return number is not None, found

    async def confirm(self, device: str, newcomer: str, *, yes: bool) -> None:
        """Let the device that waits be of whoever has this one, or not. Raises BadInput."""

        def job(connection: Connection) -> None:
            number = owner(connection, device)
            waits = arrivals.c.person == number, arrivals.c.device == newcomer, arrivals.c.until > timestamp()
            if connection.execute(delete(arrivals).where(*waits)).rowcount != 1:
                raise BadInput("nobody-arrives")
            if yes:
                if known(connection, newcomer) is not None:  # it has sat down meanwhile
                    raise BadInput("nobody-arrives")
                connection.execute(insert(devices).values(digest=newcomer, person=number, since=timestamp()))
                others = devices.c.person == number, devices.c.digest.not_in([device, newcomer])
                rows = select(devices.c.digest).where(*others).order_by(devices.c.since.desc())
                oldest = list(connection.execute(rows.offset(MOST_DEVICES - 2)).scalars())
                leave(connection, number, oldest.__contains__)

        await self._store.written(job)
