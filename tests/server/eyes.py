"""Connections of a test to a table in its own process, and clients that apply the messages."""

import json
import sys
from typing import Any

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.presentation.patches import apply
from altbau.runtime.live_table import LiveTable
from altbau.runtime.watchers import Watcher
from altbau.table.seats.access import digest
from altbau.table.view.updates import Form

BESIDE = tuple(f'{{"type":"{kind}"' for kind in ("chat", "reacted", "company"))


class Eyes:
    """The client's end of a connection: keeps the messages about the table, and those beside it (chat, company), unless
    it is `away`."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.beside: list[str] = []
        self.away = False
        self.ended: int | None = None

    def push(self, message: str) -> bool:
        """Keep a message; False if it is away."""
        if not self.away:
            (self.beside if message.startswith(BESIDE) else self.messages).append(message)
        return not self.away

    def end(self, code: int) -> None:
        """Keep the code with which the connection is closed."""
        self.ended = code

    def read(self) -> list[dict[str, Any]]:
        """The messages about the table since the last call."""
        messages, self.messages = self.messages, []
        return [json.loads(message) for message in messages]

    def hear(self) -> list[dict[str, Any]]:
        """The messages beside the table since the last call."""
        beside, self.beside = self.beside, []
        return [json.loads(message) for message in beside]


def watch(table: LiveTable, seat: Seat, form: Form = "full", most: int = sys.maxsize) -> tuple[Watcher, Eyes]:
    """Watch a table; a seat is watched with a secret that is added for the test."""
    eyes = Eyes()
    secret = None if seat == NOBODY else "a test's own"
    if secret:
        table.keys.locks[seat].secrets.append(digest(secret))
    watcher = Watcher(seat, 0, secret, form, eyes)
    table.audience.enter(watcher, most)
    return watcher, eyes


class Client:
    """A client that uses patches: the table, its log, and the number of the last message."""

    def __init__(self) -> None:
        self.number = -1
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    def hear(self, message: dict[str, Any]) -> bool:
        """Apply a message; False if one before it is missing. A message that is not newer is ignored."""
        if message["number"] < self.number or (message["type"] == "patch" and message["number"] == self.number):
            return True
        entries = message["log"]
        if entries and entries[0]["number"] > len(self.log):
            return False
        if message["type"] == "update":
            self.table = message["table"]
        elif message["number"] == self.number + 1 and self.table:
            apply(self.table, message)
        else:
            return False
        self.number = message["number"]
        if entries:
            self.log[entries[0]["number"] :] = entries
        return True
