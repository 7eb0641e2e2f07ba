"""The way from every schema of the database to the newest: one file for each step, run by Alembic, in one transaction.

What is written down as the schema of a database is changed in the same transaction as the schema is.
"""

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from altbau.errors import BadInput

FIRST = {"game", "entry", "record"}  # the tables of schema 1, and those that schema 2 has besides
SECOND = {"snapshot", "line"}


def bring_up(engine: Engine, path: Path) -> None:
    """Bring a database to the newest schema. Raises BadInput for one that is newer still."""
    script = ScriptDirectory(str(Path(__file__).parent))

    def steps(revision: Any, _: MigrationContext) -> list[Any]:
        return list(script._upgrade_revs("head", revision))

    with engine.connect() as connection:
        with connection.begin():
            refuse_newer(connection, script, path)
            recognize(connection, script)
        with EnvironmentContext(Config(), script, fn=steps) as environment:
            environment.configure(connection=connection, transaction_per_migration=True)
            with environment.begin_transaction():
                environment.run_migrations()


def refuse_newer(connection: Connection, script: ScriptDirectory, path: Path) -> None:
    """Raise BadInput for the database of a program that knows steps which this one does not."""
    known = script.get_current_head() or ""
    steps = {step.revision for step in script.walk_revisions()}
    found = [*MigrationContext.configure(connection).get_current_heads()]
    number = connection.execute(text("PRAGMA user_version")).scalar_one()  # all that the first programs looked at
    if number > int(known):
        found.append(str(number))
    for version in found:
        if version not in steps:
            raise BadInput("database-newer", file=str(path), version=version, known=known)


def recognize(connection: Connection, script: ScriptDirectory) -> None:
    """Note the schema of a database that was made before there were steps, by the tables that it has."""
    context = MigrationContext.configure(connection)
    tables = set(inspect(connection).get_table_names())
    if context.get_current_heads() or not tables >= FIRST:
        return
    context.stamp(script, "2" if tables >= SECOND else "1")
