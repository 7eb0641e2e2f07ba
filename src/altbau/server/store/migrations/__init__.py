"""The way from every released schema of the database to the newest: one file for each step, run by Alembic, in one
transaction. A schema is named after the release that brought it.

What is written down as the schema of a database is changed in the same transaction as the schema is.

A step only adds, so that the program of the release before, which does not know it, can still use the database while
processes of both do. What that program needs and no newer one goes with the release after, by a step that writes into
`least_schema` which one a program has to know from then on.
"""

from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, select

from altbau.errors import BadInput
from altbau.server.store.schema import least_schemas

BEFORE_RELEASE: Final = {"1", "2", "3", "4", "5", "6"}  # schemas that only `altbau.server.convert` reads

STEPS = Path(__file__).parent
LEAST: Final = select(least_schemas.c.known)


class Outgrown(BadInput):
    """Programs have to know more of a database than this one does."""


def bring_up(engine: Engine, name: str) -> None:
    """Bring a database to the newest schema, if it has not a newer one that this program can use. Raises BadInput for
    one that it can't, or that is older than the first release."""
    script = ScriptDirectory(str(STEPS))

    def steps(revision: Any, _: MigrationContext) -> list[Any]:
        return list(script._upgrade_revs("head", revision))

    with engine.connect() as connection:
        with connection.begin():
            newer = is_newer(connection, script, name)
        if newer:
            return
        with EnvironmentContext(Config(), script, fn=steps) as environment:
            environment.configure(connection=connection, transaction_per_migration=True)
            with environment.begin_transaction():
                environment.run_migrations()


def is_newer(connection: Connection, script: ScriptDirectory, name: str) -> bool:
    """Whether a database has taken steps that are none of these. Raises BadInput for one whose programs have to know
    them, or that is older than the first release."""
    found = MigrationContext.configure(connection).get_current_heads()
    if BEFORE_RELEASE & {*found} or (not found and inspect(connection).has_table("game")):
        raise BadInput("database-before-release", file=name)
    if {*found} <= {step.revision for step in script.walk_revisions()}:
        return False
    need(connection, script.get_current_head() or "", name)
    return True


def need(connection: Connection, known: str, name: str) -> None:
    """Make sure that a program which knows this schema can use a database. Raises Outgrown."""
    least = connection.execute(LEAST).scalar_one()
    if ordered(known) < ordered(least):
        raise Outgrown("database-newer", file=name, version=least, known=known)


def newest() -> str:
    """The schema that this program knows."""
    return ScriptDirectory(str(STEPS)).get_current_head() or ""


def schema_of(engine: Engine) -> str:
    """The schema of a database."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision() or ""


def ordered(version: str) -> list[int]:
    """A version as its numbers, which can be compared."""
    return [int(part) for part in version.split(".")]
