"""Lessons and puzzles over a live connection."""

from functools import partial

from altbau.browser.page_connection import PageConnection, aside
from altbau.play.teaching.lesson import lesson
from altbau.play.teaching.puzzle import as_lesson, puzzle
from altbau.runtime.conversation import form_of
from altbau.runtime.lessons import LessonConversation


async def practise(connection: PageConnection, of: str, id: str) -> None:
    """Hold a lesson or a puzzle (`of`), until either side ends the connection. Raises BadInput."""
    given = partial(lesson, id) if of == "lessons" else lambda: as_lesson(puzzle(id))
    form_of("full", connection.query.get("version"))
    table = f"{of.removesuffix('s')}-{id}"
    teaching = LessonConversation(connection, aside, connection.language, table, given, lambda error: None)
    practice = None
    while (message := await connection.next_message()) is not None:
        if practice is None:
            practice = await teaching.begin(message)
        else:
            await teaching.answer(practice, message)
