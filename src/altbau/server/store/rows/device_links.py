"""The rows of devices to be added to a person: a device of the person shows a code, the new one on which it is typed
waits, and belongs to the person once the first confirms it. One at a time per person."""

from sqlalchemy import Connection, delete, insert, select, update

from altbau.errors import BadInput
from altbau.server.store.rows.accounts import leave, owner, person_of_device
from altbau.server.store.schema import arrivals, devices, upsert
from altbau.server.store.store import Store
from altbau.server.store.wall_clock import timestamp

MOST_DEVICES = 6  # of a person; a further one replaces the oldest


class DeviceLinkRows:
    """The arriving devices of a store. Devices and codes are given by digests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def show(self, device: str, code: str, until: str) -> None:
        """Store a code for another device of the person of this one, valid until `until`, replacing an earlier one.
        Raises BadInput."""

        def job(connection: Connection) -> None:
            connection.execute(delete(arrivals).where(arrivals.c.until <= timestamp()))
            shown = {"code": code, "until": until, "device": None}
            upsert(connection, arrivals, {"person": owner(connection, device)}, shown)

        await self._store.queue_write(job)

    async def enter(self, device: str, code: str) -> None:
        """A code was typed on a device. A valid code is spent, also if the device already belongs to a person. Raises
        BadInput for a wrong code or such a device."""
        good = arrivals.c.code == code, arrivals.c.until > timestamp(), arrivals.c.device.is_(None)
        waits = False

        def job(connection: Connection) -> None:
            nonlocal waits
            connection.execute(delete(arrivals).where(arrivals.c.device == device))
            new = person_of_device(connection, device) is None
            spent = update(arrivals).where(*good).values(device=device) if new else delete(arrivals).where(*good)
            waits = connection.execute(spent).rowcount == 1 and new

        await self._store.queue_write(job)
        if not waits:  # raised here, since an exception in the job would roll it back
            raise BadInput("wrong-code")

    def link_state(self, device: str) -> tuple[bool, str | None]:
        """Whether a device belongs to a person, and the device that waits to be added: this one, or another one to the
        same person. Raises BadInput if it does neither."""
        with self._store.reading() as connection:
            number = person_of_device(connection, device)
            whose = arrivals.c.device == device if number is None else arrivals.c.person == number
            waits = select(arrivals.c.device).where(whose, arrivals.c.until > timestamp())
            found = connection.execute(waits).scalar()
        if number is None and found is None:
            raise BadInput("unknown-account")
        return number is not None, found

    async def confirm(self, device: str, newcomer: str, *, yes: bool) -> None:
        """Add the device that waits to the person of this one, or refuse it. Raises BadInput."""

        def job(connection: Connection) -> None:
            number = owner(connection, device)
            waits = arrivals.c.person == number, arrivals.c.device == newcomer, arrivals.c.until > timestamp()
            if connection.execute(delete(arrivals).where(*waits)).rowcount != 1:
                raise BadInput("nobody-arrives")
            if yes:
                if person_of_device(connection, newcomer) is not None:  # it has become a person's meanwhile
                    raise BadInput("nobody-arrives")
                connection.execute(insert(devices).values(digest=newcomer, person=number, since=timestamp()))
                others = devices.c.person == number, devices.c.digest.not_in([device, newcomer])
                rows = select(devices.c.digest).where(*others).order_by(devices.c.since.desc())
                oldest = list(connection.execute(rows.offset(MOST_DEVICES - 2)).scalars())
                leave(connection, number, oldest.__contains__)

        await self._store.queue_write(job)
