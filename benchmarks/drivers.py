"""Measure how soon the tables of a worker get another driver: the time from a signal to one of three workers over
PostgreSQL until each bucket that it held is leased again (`store/cluster/leases.py`), by the clock of the database.

`PYTHONPATH=build/compiled:. python -m benchmarks.drivers --count N` sends SIGTERM and SIGKILL N times each, and prints
JSON. As root PostgreSQL needs CI=true.
"""

import argparse
import json
import os
import signal
import tempfile
from pathlib import Path
from random import Random

import psycopg

from altbau.server.store.cluster.leases import LASTS
from benchmarks.faults import spread, wait
from tests.server.databases import new_database, running
from tests.server.test_workers import Workers

NOW = "SELECT extract(epoch FROM clock_timestamp())::float"
HELD = "SELECT bucket FROM lease WHERE right(holder, 2) = %s"  # the buckets of a worker, by its number
SINCE = "SELECT min(until)::float - %s FROM lease WHERE bucket = ANY(%s)"  # start of the oldest; below 0: one is free


def changed(workers: Workers, pids: list[int], number: int, how: signal.Signals) -> float:
    """Seconds from a signal to a worker until other workers, or its successor, hold all of its buckets."""
    with psycopg.connect(workers.at, autocommit=True) as connection:
        held = [bucket for (bucket,) in connection.execute(HELD, (f"-{number}",)).fetchall()]
        (began,) = connection.execute(NOW).fetchone() or ()
        os.kill(pids[number], how)
        latest = 0.0

        def taken() -> bool:
            nonlocal latest
            (until,) = connection.execute(SINCE, (LASTS, held)).fetchone() or ()
            latest = until - began
            return bool(latest > 0)

        wait(taken, [])
        wait(lambda: pids[number] not in workers.pids(), [])
        wait(lambda: len(workers.pids()) == len(workers.drivers()) == workers.number, [])
        (pids[number],) = {*workers.pids()} - {*pids}
        return latest


def main() -> None:
    """Print the times for each signal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=30)
    given = parser.parse_args()
    chance = Random(1)
    with tempfile.TemporaryDirectory() as folder, running() as at:
        workers = Workers(new_database(at), Path(folder), 3)
        try:
            pids = workers.pids()  # in the order of their numbers
            for how in (signal.SIGTERM, signal.SIGKILL):
                found = [changed(workers, pids, chance.randrange(3), how) for _ in range(given.count)]
                print(json.dumps({how.name: spread(found)}), flush=True)
        finally:
            workers.end()


if __name__ == "__main__":
    main()
