"""What addresses have left of limits that take an hour or a day to fill, counted for all processes together, where
several share a database. An address stands there as a digest, in a table that is in no backup, for a day at most."""

from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Final

from sqlalchemy import Connection, text

from altbau.server.store.writing import Writer

FORGOTTEN: Final = 86_400.0  # seconds after which everything has filled again
SPENT: Final = text("""
    INSERT INTO allowance AS before (key, rest, at)
    VALUES (:key, :most - :amount, extract(epoch FROM clock_timestamp()))
    ON CONFLICT (key) DO UPDATE SET at = excluded.at,
        rest = least(:most, before.rest + (excluded.at - before.at) * :rate) - :amount
    RETURNING rest
""")
SWEPT: Final = text("DELETE FROM allowance WHERE at < extract(epoch FROM clock_timestamp()) - :forgotten")


class Allowances:
    """Those of a database."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    def spend(
        self, whose: str, what: str, amount: float, rate: float, most: float, learn: Callable[[float, float], None]
    ) -> None:
        """Count what somebody at an address spends of a bucket that fills at so much a second; `learn` is told, in the
        writer's thread, what is left of it and when that was, by the monotonic clock."""
        key = f"{what} {sha256(whose.encode()).hexdigest()[:32]}"
        values = {"key": key, "amount": amount, "rate": rate, "most": most}

        def job(connection: Connection) -> None:
            learn(connection.execute(SPENT, values).scalar_one(), monotonic())

        self._writer.submit(job)

    def sweep(self) -> None:
        """Forget those who have everything again."""
        self._writer.submit(lambda connection: connection.execute(SWEPT, {"forgotten": FORGOTTEN}).close())
