"""The tables of the database, and of the archive, which has the same schema."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)  # fmt: skip
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from altbau.core.data import Data

INSERTS: Final[dict[str, Callable[[Table], sqlite.Insert | postgresql.Insert]]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}

metadata = MetaData()
games = Table(
    "game", metadata,
    Column("id", String, primary_key=True),
    Column("created", String, nullable=False),
    Column("body", Text, nullable=False),  # how it was started, with its seats and the digests of their secrets
    Column("next", String),  # the rematch
    Column("last", Integer, nullable=False, server_default="0"),  # number of the last entry
    Column("played", String, nullable=False, server_default=""),  # when that was written, else when it was started
    Column("told", Text, nullable=False),  # the deal as shown in the log, like `told` of an entry
    Column("beside", Integer, nullable=False, server_default="0"),  # how often anything beside its log has changed
    Column("bucket", Integer),  # for the lease of its driver (`leases.py`)
    Column("rules", Integer, nullable=False, server_default="0"),  # a program needs at least this version of the rules
    Column("cold", Boolean, nullable=False, server_default=false()),  # no move for long (PostgreSQL, without archive)
)  # fmt: skip
entries = Table(
    "entry", metadata,
    Column("game", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("body", Text, nullable=False),
    Column("client", String),  # the client's id of the message; a message is carried out once
    Column("checksum", String),
    Column("told", Text, nullable=False),  # the lines that it has added to the log (`table/log/stored_lines.py`)
    Column("at", Float),  # when it was written, by the clock of a database that several processes share
    Column("delays", Text),  # likewise: of automatic answers to the question that it puts (`table/timing/schedule.py`)
    UniqueConstraint("game", "client"),
)  # fmt: skip
snapshots = Table(
    "snapshot", metadata,
    Column("game", String, primary_key=True),
    Column("seq", Integer, nullable=False),  # the entry after which it was taken
    Column("body", Text, nullable=False),
)  # fmt: skip
preferences = Table(
    "preference", metadata,
    Column("game", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("card", String, primary_key=True),  # a reaction card, `hints`, or `orders`
    Column("silenced", Boolean, nullable=False),  # the seat is not asked about the card, or has hints or orders
    Column("said", Text, nullable=False, server_default=""),  # the orders (`table/seats/orders.py`)
)  # fmt: skip
admissions = Table(
    "admission", metadata,
    Column("game", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # who may play a seat from now on, with the digest of a secret
)  # fmt: skip
codes = Table(
    "code", metadata,
    Column("game", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("digest", String, nullable=False),
    Column("until", String, nullable=False),
)  # fmt: skip
words = Table(
    "word", metadata,
    Column("game", String, primary_key=True),
    Column("room", String, primary_key=True),  # of the players, or of the spectators
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # who has said what
)  # fmt: skip
analyses = Table(  # analyses of finished games, stored when one was first requested
    "analysis", metadata,
    Column("game", String, primary_key=True),
    Column("number", Integer, primary_key=True),  # of the game in its match
    Column("made", String, nullable=False),  # digest of the names in it and of the program version
    Column("body", LargeBinary, nullable=False),  # its lines, compressed
)  # fmt: skip
lobbies = Table(
    "waiting", metadata,
    Column("id", String, primary_key=True),  # of the table that it becomes
    Column("opened", String, nullable=False),
    Column("version", Integer, nullable=False),  # incremented by each change
    Column("body", Text, nullable=False),  # who sits there and what is to be played (`table/setup/lobby.py`)
)  # fmt: skip
summaries = Table(  # what lists show of a table; the row stays when the table is archived
    "summary", metadata,
    Column("game", String, primary_key=True),
    Column("since", String, nullable=False),  # when it entered that state
    Column("state", Text, nullable=False),  # who is to move, or how it ended (`table/lists/list_rows.py`)
    Column("line_up", Text, nullable=False),  # what is played, and who plays
    Column("opens", Text, nullable=False),  # seat by digest of a secret
    Column("watched", String, nullable=False),  # who may watch: `open`, `nobody`, or the digest of a link's secret
    Column("evening", String, nullable=False, index=True),  # id of the first table of the series
    Column("number", Integer, nullable=False),  # of the table in its series
    Column("began", String, nullable=False),
    Column("counts", Boolean, nullable=False, server_default=true()),  # in lists, and in the figures of its players
    Column("deadline", Text, nullable=False, server_default=""),  # by days: until when who is asked has time
)  # fmt: skip
deals = Table(  # deals that several tables play with the same seed
    "deal", metadata,
    Column("id", String, primary_key=True),
    Column("opened", String, nullable=False),
    Column("closes", String, nullable=False),  # when its seed is published
    Column("daily", String, unique=True),  # day, edition and rules of a daily deal; NULL for a linked one
    Column("host", String),  # digest of the secret of the device on which a linked deal was made
    Column("body", Text, nullable=False),  # what is played, with its seed
)  # fmt: skip
deal_tables = Table(
    "deal_table", metadata,
    Column("game", String, primary_key=True),
    Column("deal", String, nullable=False, index=True),
    Column("device", String),  # digest of the secret of the device on which it is played, once per deal
    Column("line", Text),  # the decisions of its person, stored when first requested (`table/setup/duplicate_deals.py`)
    UniqueConstraint("deal", "device"),
)  # fmt: skip
people = Table(
    "person", metadata,
    Column("number", Integer, primary_key=True),  # public and random
    Column("name", String),
    Column("since", String, nullable=False),
)  # fmt: skip
devices = Table(
    "device", metadata,
    Column("digest", String, primary_key=True),  # of the secret that the device has made
    Column("person", Integer, nullable=False, index=True),
    Column("since", String, nullable=False),
)  # fmt: skip
ties = Table(
    "tie", metadata,
    Column("number", Integer, primary_key=True),
    Column("person", Integer, nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("digest", String, nullable=False),  # of the key of a seat there
    UniqueConstraint("game", "digest", "person"),
)  # fmt: skip
arrivals = Table(
    "arrival", metadata,
    Column("person", Integer, primary_key=True),
    Column("code", String, nullable=False),  # digest of the code that a device of the person shows
    Column("until", String, nullable=False),
    Column("device", String),  # digest of the secret of the device on which it was typed
)  # fmt: skip
heartbeats = Table(  # one row: the server's own time (`server_time.py`)
    "heartbeat", metadata,
    Column("number", Integer, primary_key=True),
    Column("seconds", Float, nullable=False),
    Column("at", Float),  # when that was, by the clock of a database that several processes share
)  # fmt: skip
workers = Table(  # the processes that share the database, and when each renewed its leases last (`leases.py`)
    "worker", metadata,
    Column("name", String, primary_key=True),
    Column("seen", Float, nullable=False),
)  # fmt: skip
leases = Table(
    "lease", metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("holder", String),  # name of a process
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("until", Float, nullable=False, server_default="0"),
)  # fmt: skip
allowances = Table(
    "allowance", metadata,
    Column("key", String, primary_key=True),  # name of the limit, and digest of the address
    Column("rest", Float, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip
attendance = Table(
    "attendance", metadata,
    Column("game", String, primary_key=True),
    Column("worker", String, primary_key=True),
    Column("body", Text, nullable=False),  # number of connections to this process, by seat
)  # fmt: skip
OF_TABLE: Final = ""  # in place of a key: a channel of the table
channels = Table(  # the ways by which people are called
    "channel", metadata,
    Column("game", String, primary_key=True),  # a table, waiting or played
    Column("key", String, primary_key=True),  # digest of the key of a seat there; empty for the table's own channel
    Column("digest", String, primary_key=True),  # of the address
    Column("form", String, nullable=False),  # Web Push or a kind of webhook
    Column("address", Text, nullable=False),  # a secret, with all that a call needs
    Column("language", String, nullable=False),
    Column("since", String, nullable=False),
    Column("looked", Float, nullable=False, server_default="0"),  # when a page of its seat was used last
    Column("called", String, nullable=False, server_default=""),  # the question of which it was told last
    Column("reminded", String, nullable=False, server_default=""),  # likewise shortly before the end
    Column("busy", Float, nullable=False, server_default="0"),  # until when nobody else calls, in the server's time
    Column("failures", Integer, nullable=False, server_default="0"),  # in succession
    Column("agreed", Text, nullable=False, server_default="[]"),  # of the table's own: the keys of those who want it
)  # fmt: skip
push_keys = Table(  # one row: the key by which push services know this server
    "push_key", metadata,
    Column("number", Integer, primary_key=True),
    Column("secret", String, nullable=False),
)  # fmt: skip
operator_keys = Table(
    "operator_key", metadata,
    Column("digest", String, primary_key=True),
    Column("since", String, nullable=False),
)  # fmt: skip
bans = Table(
    "ban", metadata,
    Column("network", String, primary_key=True),  # whose addresses are banned
    Column("until", String, nullable=False),
)  # fmt: skip
bulletins = Table(  # one row: the operator's message to all pages
    "bulletin", metadata,
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)  # fmt: skip
instructions = Table(  # of the operator, carried out by the processes that serve
    "instruction", metadata,
    Column("number", Integer, primary_key=True),
    Column("at", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("game", String),
    Column("answer", String),  # code of the result, once it has been carried out
)  # fmt: skip
timelines = Table(  # one row: id of the history in this database (`timeline.py`)
    "timeline", metadata,
    Column("number", Integer, primary_key=True),
    Column("id", String, nullable=False),
    Column("home", String, nullable=False),  # the database in which it was written
)  # fmt: skip
least_schemas = Table(  # one row: the oldest schema whose programs can use this database
    "least_schema", metadata,
    Column("number", Integer, primary_key=True),
    Column("known", String, nullable=False),
)  # fmt: skip
records = Table(
    "record", metadata,
    Column("number", Integer, primary_key=True),
    Column("list", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("body", Text, nullable=False),
)  # fmt: skip

# The columns with the id of a table, in what is archived and copied with it.
OF_A_GAME = (
    games.c.id, entries.c.game, snapshots.c.game, preferences.c.game, admissions.c.game, codes.c.game, words.c.game,
    analyses.c.game,
)  # fmt: skip


class JsonText(FunctionElement[str]):
    """The value of a key in a JSON column, as text: `JsonText(games.c.body, "clock")`."""

    inherit_cache = True


@compiles(JsonText, "sqlite")
def in_sqlite(element: JsonText, compiler: SQLCompiler, **words: object) -> str:
    """Compile it for SQLite."""
    column, key = element.clauses
    return f"json_extract({compiler.process(column, **words)}, '$.' || {compiler.process(key, **words)})"


@compiles(JsonText, "postgresql")
def in_postgresql(element: JsonText, compiler: SQLCompiler, **words: object) -> str:
    """Compile it for PostgreSQL."""
    column, key = element.clauses
    return f"(({compiler.process(column, **words)})::json ->> {compiler.process(key, **words)})"


def upsert(connection: Connection, table: Table, key: Data, values: Data) -> None:
    """Insert a row. If its key exists, update it with these values, or leave it as it is if there are none."""
    row = INSERTS[connection.dialect.name](table).values(**key, **values)
    taken = row.on_conflict_do_update(index_elements=list(key), set_=values) if values else row.on_conflict_do_nothing()
    connection.execute(taken)
