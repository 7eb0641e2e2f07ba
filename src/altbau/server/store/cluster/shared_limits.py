"""The limits of addresses that take an hour or a day to refill, counted for all processes that share a database. An
address is stored as a digest, for a day at most, in a table that is in no backup."""

from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Final, TypeAlias

from sqlalchemy import Connection, text

Job: TypeAlias = Callable[[Connection], object]

FORGOTTEN: Final = 86_400.0  # seconds after which each bucket is full again
SPENT: Final = text("""
    INSERT INTO allowance AS before (key, rest, at)
    VALUES (:key, :most - :amount, extract(epoch FROM clock_timestamp()))
    ON CONFLICT (key) DO UPDATE SET at = excluded.at,
        rest = least(:most, before.rest + (excluded.at - before.at) * :rate) - :amount
    RETURNING rest
""")
SWEPT: Final = text("DELETE FROM allowance WHERE at < extract(epoch FROM clock_timestamp()) - :forgotten")


class SharedLimits:
    """The token buckets of a database, to which `submit` writes."""

    def __init__(self, submit: Callable[[Job], object]) -> None:
        self._submit = submit

    def spend(
        self, whose: str, what: str, amount: float, rate: float, most: float, learn: Callable[[float, float], None]
    ) -> None:
        """Take `amount` tokens from the bucket `what` of the address `whose`, which refills at `rate` a second up to
        `most`. `learn` is called in the writer's thread with the tokens left and the time of that (monotonic clock)."""
        key = f"{what} {sha256(whose.encode()).hexdigest()[:32]}"
        values = {"key": key, "amount": amount, "rate": rate, "most": most}

        def job(connection: Connection) -> None:
            learn(connection.execute(SPENT, values).scalar_one(), monotonic())

        self._submit(job)

    def sweep(self) -> None:
        """Delete the buckets that are full again."""
        self._submit(lambda connection: connection.execute(SWEPT, {"forgotten": FORGOTTEN}).close())
