"""A live connection between the page and its worker, and the conversation over it."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Final

import msgspec

from altbau.browser.thinkers import OwnWorkbench
from altbau.core.messages.lesson import Lesson as LessonMessage
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.runtime.conversation import (
    CLOSED_BY,
    Conversation,
    enter_audience,
    form_of,
    known_entries,
    message_or_error,
    refusal_message,
)
from altbau.runtime.live_table import LiveTable
from altbau.table.replay.replay import Retold
from altbau.table.view.messages import FromServer

MOST: Final = 9  # connections from a seat: tabs of one page
LANGUAGE: Final = "en"  # of a page that names none

encoder = msgspec.json.Encoder()

aside = OwnWorkbench().do


class PageConnection:
    """See `Connection`. `send` takes messages, `close` the code with which the worker ends the connection."""

    def __init__(self, query: Mapping[str, str], send: Callable[[str], None], close: Callable[[int], None]) -> None:
        self.query = query
        self.ended = False
        self._send = send
        self._close = close
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._answers: set[asyncio.Task[None]] = set()  # pending `say_later`

    @property
    def language(self) -> str:
        """The language of the page."""
        return self.query.get("lang", LANGUAGE)

    def push(self, message: str) -> bool:
        """See `Client`. The page reads at once."""
        if not self.ended:
            self._send(message)
        return True

    def end(self, code: int) -> None:
        """See `Client`."""
        if not self.ended:
            self._close(code)
        self.leave()

    def leave(self) -> None:
        """The page has ended the connection."""
        self.ended = True
        self._inbox.put_nowait(None)
        for task in self._answers:
            task.cancel()

    async def say(self, message: FromServer | LessonMessage | Retold) -> None:
        """See `Connection`."""
        self.push(encoder.encode(message).decode())

    async def tell(self, message: str) -> None:
        """See `Connection`."""
        self.push(message)

    def say_later(self, message: Coroutine[None, None, FromServer]) -> None:
        """See `Connection`."""

        async def wait() -> None:
            await self.say(await message)

        task = asyncio.create_task(wait())
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    def hear(self, message: str) -> None:
        """Take a message of the page. Each is answered before the next."""
        self._inbox.put_nowait(message)

    async def next_message(self) -> str | None:
        """The next message of the page, or None once the connection has ended."""
        return None if self.ended else await self._inbox.get()


async def watch_table(connection: PageConnection, table: LiveTable, secret: str | None) -> None:
    """Show a table to the page, and do what it says, until either side ends the connection. Raises BadInput."""
    query = connection.query
    form, known = form_of(query.get("send", "full"), query.get("version")), known_entries(query.get("log", "0"))
    watcher = await enter_audience(table, connection, secret, form, known, aside, lambda seat: MOST)
    conversation = Conversation(connection, table, watcher, aside, connection.language)
    try:
        while (message := await connection.next_message()) is not None:
            if not table.keys.open(watcher.seat, watcher.key):
                continue  # the key has ended, and the audience closes the connection
            answer = await conversation.answer_to(message, message_or_error(message), lambda: None, {})
            if answer:
                await connection.say(answer)
    finally:
        table.audience.leave(watcher)


def turn_away(connection: PageConnection, error: BadInput) -> None:
    """End a connection with the code for this error."""
    code = CLOSED_BY.get(error.code, Close.NOT_NOW)
    if code in (Close.TOO_MUCH, Close.NOT_SPOKEN):
        connection.push(encoder.encode(refusal_message(error, connection.language, None, lambda _: None)).decode())
    connection.end(code)
