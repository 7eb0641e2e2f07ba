"""The conversation at a practice table, of a lesson or a puzzle. Nothing is stored: the table lasts as long as the
connection, and is set up again from the progress that the page has kept."""

from collections.abc import Callable
from typing import Final

import msgspec

from altbau.core import text
from altbau.core.messages import lesson as messages
from altbau.core.messages.live import Ping, Refresh, RequestReasons
from altbau.errors import BadInput
from altbau.play.teaching.lesson import LEARNER, Lesson
from altbau.runtime.conversation import BackgroundWorker, Connection, decode_message, pong, refusal_message
from altbau.table.replay.replay import Retold, replay_by_moves
from altbau.table.setup.practice import Practice

decoder: Final = msgspec.json.Decoder(messages.FromLearner)


class LessonConversation:
    """The conversation with one learner."""

    __slots__ = ("aside", "connection", "count", "given", "language", "table")

    def __init__(
        self, connection: Connection, aside: BackgroundWorker, language: str, table: str, given: Callable[[], Lesson],
        count: Callable[[BadInput], None],
    ) -> None:  # fmt: skip
        """`given` makes the lesson, `count` is told of refusals."""
        self.connection = connection
        self.aside = aside
        self.language = language if language in text.LANGUAGES else "en"
        self.table = table
        self.given = given
        self.count = count

    async def begin(self, message: str) -> Practice:
        """Set up the table from the first message, which must be `learn`. Raises BadInput."""
        wanted = decode_message(message, decoder)
        if not isinstance(wanted, messages.Learn):
            raise BadInput("malformed", problem="learn")

        def laid() -> Practice:
            return Practice(self.given(), self.table, wanted, self.language)

        practice = await self.aside(laid)
        await self.show(practice)
        return practice

    async def show(self, practice: Practice) -> None:
        """Send the table, and then the lesson's text for it, and the replay of an answered puzzle."""
        await self.connection.tell(practice.table_message().decode())
        await self.connection.say(practice.lesson_message())
        retold = await self.aside(lambda: replay_message(practice))
        if retold:
            await self.connection.say(retold)

    async def answer(self, practice: Practice, message: str) -> None:
        """Answer a message, with a refusal if something is wrong with it."""
        id = None
        try:
            wanted = decode_message(message, decoder)
            if isinstance(wanted, Ping):
                await self.connection.say(pong())
            elif isinstance(wanted, Refresh):
                await self.show(practice)
            elif isinstance(wanted, RequestReasons):
                await self.connection.say(practice.reasons(wanted.tokens))
            elif isinstance(wanted, messages.Learn):
                raise BadInput("malformed", problem="learn")
            else:
                id = wanted.id
                await self.connection.say(await self.aside(lambda: practice.take(wanted)))
                await self.show(practice)
        except BadInput as error:
            await self.connection.say(refusal_message(error, self.language, id, self.count))


def replay_message(practice: Practice) -> Retold | None:
    """The replay of an answered puzzle, as the learner saw it; None before it is answered."""
    showing = practice.answered
    return Retold(replay_by_moves(practice.learning.game, showing, (LEARNER,))) if showing else None
