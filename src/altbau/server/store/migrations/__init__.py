"""The way from every released schema of the database to the newest: one file for each step, run by Alembic, in one
transaction. A schema is named after the release that brought it.

What is written down as the schema of a database is changed in the same transaction as the schema is.
"""

from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from altbau.errors import BadInput

BEFORE_RELEASE: Final = {"1", "2", "3", "4", "5", "6"}  # schemas that only `altbau.server.convert` reads

STEPS = Path(__file__).parent


def bring_up(engine: Engine, name: str) -> None:
    """Bring a database to the newest schema. Raises BadInput for one that is newer still, or older than the first
    release."""
    script = ScriptDirectory(str(STEPS))

    def steps(revision: Any, _: MigrationContext) -> list[Any]:
        return list(script._upgrade_revs("head", revision))

    with engine.connect() as connection:
        with connection.begin():
            refuse_unknown(connection, script, name)
        with EnvironmentContext(Config(), script, fn=steps) as environment:
            environment.configure(connection=connection, transaction_per_migration=True)
            with environment.begin_transaction():
                environment.run_migrations()


def refuse_unknown(connection: Connection, script: ScriptDirectory, name: str) -> None:
    """Raise BadInput for the database of a program with steps that are none of these."""
    known = {step.revision for step in script.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if BEFORE_RELEASE & {*found} or (not found and inspect(connection).has_table("game")):
        raise BadInput("database-before-release", file=name)
    for version in found:
        if version not in known:
            raise BadInput("database-newer", file=name, version=version, known=script.get_current_head() or "")
