"""Event loops for tests."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def apart(act: Callable[[], T]) -> T:
    """Do it in a thread of its own: in the main one Playwright may have left its loop running."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(act).result()


def run(act: Coroutine[Any, Any, T]) -> T:
    """Run it to its end."""
    return apart(lambda: asyncio.run(act))
