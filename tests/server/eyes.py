"""Connections of a test's own to a table in its process, and clients that go by what they are sent."""

import json
import sys
from typing import Any

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.page.patches import apply
from altbau.server.live.audience import Watcher
from altbau.server.live.table import LiveTable
from altbau.table.seats import digest
from altbau.table.showing import Form

BESIDE = tuple(f'{{"type":"{kind}"' for kind in ("talk", "reacted", "company"))


class Eyes:
    """The other end of a connection: keeps what comes of the table, and of people beside it, unless it looks away."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.beside: list[str] = []
        self.away = False
        self.ended: int | None = None

    def push(self, message: str) -> bool:
        """Take a message."""
        if not self.away:
            (self.beside if message.startswith(BESIDE) else self.messages).append(message)
        return not self.away

    def end(self, code: int) -> None:
        """It is over."""
        self.ended = code

    def read(self) -> list[dict[str, Any]]:
        """The messages that have come since the last time."""
        messages, self.messages = self.messages, []
        return [json.loads(message) for message in messages]

    def hear(self) -> list[dict[str, Any]]:
        """What has been said beside the table since the last time."""
        beside, self.beside = self.beside, []
        return [json.loads(message) for message in beside]


def watch(table: LiveTable, seat: Seat, form: Form = "full", most: int = sys.maxsize) -> tuple[Watcher, Eyes]:
    """Look at a table, by a key that nobody else has."""
    eyes = Eyes()
    secret = None if seat == NOBODY else "a test's own"
    if secret:
        table.keys.locks[seat].secrets.append(digest(secret))
    watcher = Watcher(seat, 0, secret, form, eyes)
    table.audience.enter(watcher, most)
    return watcher, eyes


class Client:
    """What a client knows that plays on patches: the table, its log, and the number of the message before."""

    def __init__(self) -> None:
        self.number = -1
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    def hear(self, message: dict[str, Any]) -> bool:
        """Take a message in; False if one before it is missing. One that came before already says nothing new."""
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
