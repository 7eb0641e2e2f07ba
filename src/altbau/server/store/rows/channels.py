"""The rows of the ways by which people are called. A row belongs to the key of a seat, and ends with that. It is
deleted with its table, and when the game is over. Times are seconds of the server's own time."""

import json
from collections.abc import Collection
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from altbau.errors import BadInput
from altbau.server.store.anonymization import end_channels
from altbau.server.store.rows.operator import OVER
from altbau.server.store.schema import INSERTS, channels, games, lobbies, push_keys, summaries, upsert
from altbau.server.store.schema import OF_TABLE as OF_TABLE
from altbau.server.store.store import Store

MOST_CHANNELS: Final = 10  # of a key
UNCONFIRMED: Final = '"confirmed":false'  # in an address as it is stored
ONLY: Final = 1  # number of the only row


class ChannelRow(NamedTuple):
    """A way to call, by its table, the digest of the seat's key and that of its address: see `schema.channels`."""

    game: str
    key: str
    digest: str
    form: str
    address: str
    language: str
    since: str
    looked: float
    called: str
    reminded: str
    busy: float
    failures: int
    agreed: str


class AskingRow(NamedTuple):
    """A channel whose table waits for somebody until a deadline, with columns of the list row of the table."""

    channel: ChannelRow
    since: str
    state: str
    line_up: str
    opens: str
    deadline: str


class ChannelRows:
    """The channels of a store. Reads happen in the caller's thread."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading ------------------------------------------------------------------------------------------------------

    def of_keys(self, game: str, keys: Collection[str]) -> list[ChannelRow]:
        """The channels of these keys at a table, oldest first."""
        rows = select(channels).where(channels.c.game == game, channels.c.key.in_(keys))
        with self._store.reading() as connection:
            return [ChannelRow(*row) for row in connection.execute(rows.order_by(channels.c.since, channels.c.digest))]

    def of_table(self, game: str) -> list[ChannelRow]:
        """All channels at a table."""
        with self._store.reading() as connection:
            return [ChannelRow(*row) for row in connection.execute(select(channels).where(channels.c.game == game))]

    def asked_since(self, digest: str, since: str) -> bool:
        """Whether an address has been added anywhere since then (ISO)."""
        row = select(channels.c.digest).where(channels.c.digest == digest, channels.c.since >= since)
        with self._store.reading() as connection:
            return connection.execute(row).first() is not None

    def asking(self, played: float) -> list[AskingRow]:
        """The channels whose table waits for somebody, without those that are busy at this time."""
        table = summaries.c.since, summaries.c.state, summaries.c.line_up, summaries.c.opens, summaries.c.deadline
        rows = select(channels, *table).join(summaries, summaries.c.game == channels.c.game)
        wanted = rows.where(summaries.c.deadline != "", channels.c.busy <= played)
        width = len(ChannelRow._fields)
        with self._store.reading() as connection:
            found = connection.execute(wanted.order_by(channels.c.game, channels.c.key, channels.c.digest)).all()
        return [AskingRow(ChannelRow(*row[:width]), *row[width:]) for row in found]

    # --- writing ------------------------------------------------------------------------------------------------------

    async def add(self, new: ChannelRow) -> None:
        """Store a channel, in place of one with the same address. Raises BadInput if its key has too many."""

        def job(connection: Connection) -> None:
            key = {"game": new.game, "key": new.key, "digest": new.digest}
            upsert(
                connection,
                channels,
                key,
                {name: getattr(new, name) for name in ("form", "address", "language", "since", "agreed")},
            )
            own = select(channels.c.digest).where(channels.c.game == new.game, channels.c.key == new.key)
            if len(connection.execute(own).all()) > MOST_CHANNELS:
                raise BadInput("too-many-channels", most=MOST_CHANNELS)

        await self._store.queue_write(job)

    async def remove(self, game: str, keys: Collection[str], digest: str | None = None) -> None:
        """Delete the channel of these keys with this address, or all of them."""
        own = delete(channels).where(channels.c.game == game, channels.c.key.in_(keys))
        wanted = own if digest is None else own.where(channels.c.digest == digest)
        await self._store.queue_write(lambda connection: connection.execute(wanted).close())

    async def end(self, game: str, opening: Collection[str]) -> None:
        """Delete the channels of whoever has none of these keys of a table."""
        await self._store.queue_write(lambda connection: end_channels(connection, game, opening))

    async def agree(self, game: str, digest: str, key: str) -> None:
        """Store that the holder of a key wants a channel of a table. Raises BadInput if there is none."""
        own = channels.c.game == game, channels.c.key == OF_TABLE, channels.c.digest == digest

        def job(connection: Connection) -> None:
            agreed = connection.execute(select(channels.c.agreed).where(*own)).scalar()
            if agreed is None:
                raise BadInput("unknown-channel")
            keys: list[str] = json.loads(agreed)
            wanted = msgspec.json.encode([*keys, *[key] * (key not in keys)]).decode()
            connection.execute(update(channels).where(*own).values(agreed=wanted))

        await self._store.queue_write(job, game)

    async def note_look(self, game: str, keys: Collection[str], played: float) -> None:
        """Note that a page of the seat of these keys was used now."""
        looked = update(channels).where(channels.c.game == game, channels.c.key.in_(keys)).values(looked=played)
        await self._store.queue_write(lambda connection: connection.execute(looked).close())

    async def change(self, row: ChannelRow, **values: str | float) -> bool:
        """Change a channel that has not changed since it was read; whether it had not."""
        same = (
            channels.c.game == row.game, channels.c.key == row.key, channels.c.digest == row.digest,
            channels.c.busy == row.busy, channels.c.called == row.called, channels.c.reminded == row.reminded,
        )  # fmt: skip
        changed: list[int] = []
        wanted = update(channels).where(*same).values(**values)
        await self._store.queue_write(lambda connection: changed.append(connection.execute(wanted).rowcount))
        return changed == [1]

    async def sweep(self, unconfirmed: str) -> None:
        """Delete the channels of tables that are over or gone, of keys that open nothing any more, and those that are
        not confirmed since then (ISO)."""
        over = summaries.c.state.contains(OVER[True])
        gone = and_(
            channels.c.game.not_in(select(games.c.id)), channels.c.game.not_in(select(lobbies.c.id))
        )  # fmt: skip
        ignored = and_(channels.c.address.contains(UNCONFIRMED), channels.c.since < unconfirmed)
        opened = or_(  # their rows have the digests of the keys in JSON; OF_TABLE is in any
            exists().where(summaries.c.game == channels.c.game, summaries.c.opens.contains(channels.c.key)),
            exists().where(lobbies.c.id == channels.c.game, lobbies.c.body.contains(channels.c.key)),
        )
        ended = or_(gone, ignored, ~opened, channels.c.game.in_(select(summaries.c.game).where(over)))
        await self._store.queue_write(lambda connection: connection.execute(delete(channels).where(ended)).close())

    # --- the key of the server ----------------------------------------------------------------------------------------

    async def push_key(self, fresh: str) -> str:
        """The key by which push services know this server: the stored one, else `fresh`, which is stored."""
        found: list[str] = []

        def job(connection: Connection) -> None:
            if connection.execute(select(push_keys)).first() is None:
                first = INSERTS[connection.dialect.name](push_keys).values(number=ONLY, secret=fresh)
                connection.execute(first.on_conflict_do_nothing())
            found.append(connection.execute(select(push_keys.c.secret)).scalar_one())

        await self._store.queue_write(job)
        return found[-1]
