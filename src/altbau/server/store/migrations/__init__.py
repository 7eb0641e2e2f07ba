"""Migrations from every released schema to the newest: one file per step, run by Alembic, each in one transaction.
Schemas have numbers of their own, which rise: release 0.1.0 has 0.9, and what follows is 0.10.

The stored name of the schema is changed in the same transaction.

A step only adds. The program of the previous release, which does not know the step, can therefore still use the
database while processes of both releases run. What that program needs and no newer one is removed one release later, by
a step that also raises `least_schema`, the schema that a program has to know.
"""

import re
from importlib.resources import files
from typing import Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, RevisionStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, select

from altbau.errors import BadInput
from altbau.server.store.schema import least_schemas

SCHEMA: Final = re.compile(r"\d+(\.\d+)+")  # a name of a schema, as 0.8

STEPS: Final = files(__package__)
LEAST: Final = select(least_schemas.c.known)


class Outgrown(BadInput):
    """The database requires a newer program than this one."""


def bring_up(engine: Engine, name: str) -> None:
    """Migrate a database to the newest schema, unless it has a newer one that this program can use. Raises BadInput,
    before anything is written, like `is_newer`."""
    script = ScriptDirectory(str(STEPS))

    def steps(revision: str, _: MigrationContext) -> list[RevisionStep]:
        return script._upgrade_revs("head", revision)

    with engine.connect() as connection:
        with connection.begin():
            newer = is_newer(connection, name)
        if newer:
            return
        with EnvironmentContext(Config(), script, fn=steps) as environment:
            environment.configure(connection=connection, transaction_per_migration=True)
            with environment.begin_transaction():
                environment.run_migrations()


def is_newer(connection: Connection, name: str) -> bool:
    """Whether a database has a newer schema than this program knows. Raises BadInput if the program needs to know it,
    and for a database that is not empty and has no schema since the first release."""
    context = MigrationContext.configure(connection)
    found = " ".join(context.get_current_heads())
    tables = {*inspect(connection).get_table_names()} - {context.version_table}
    known = [step.revision for step in ScriptDirectory(str(STEPS)).walk_revisions()]
    if found in known or not (found or tables):
        return False
    is_schema = SCHEMA.fullmatch(found) and least_schemas.name in tables
    if not is_schema or version_numbers(found) < version_numbers(known[0]):
        raise BadInput("database-too-old", file=name)
    check_schema_version(connection, known[0], name)
    return True


def check_schema_version(connection: Connection, known: str, name: str) -> None:
    """Check that a program with the schema `known` can use a database. Raises Outgrown."""
    least = connection.execute(LEAST).scalar_one()
    if version_numbers(known) < version_numbers(least):
        raise Outgrown("database-newer", file=name, version=least, known=known)


def newest() -> str:
    """The newest schema that this program knows."""
    return ScriptDirectory(str(STEPS)).get_current_head() or ""


def schema_of(engine: Engine) -> str:
    """The schema of a database; "" if it is empty."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision() or ""


def version_numbers(version: str) -> list[int]:
    """A version as a list of numbers, for comparison."""
    return [int(part) for part in version.split(".")]
