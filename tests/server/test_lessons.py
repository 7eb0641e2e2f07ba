"""Practice tables: played over a connection of their own, by what the page has kept, and written down nowhere."""

import sqlite3
from contextlib import closing
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from altbau.core.messages import lesson as messages
from altbau.core.messages.live import Move
from altbau.core.messages.table import Close
from altbau.core.text import LANGUAGES
from altbau.games import EDITIONS
from altbau.play.teaching.lesson import LEARNER, lesson
from altbau.play.teaching.puzzle import puzzle, puzzles
from altbau.server.web.socket import PROTOCOL
from altbau.table.setup.practice import Practice
from altbau.table.view.messages import Update
from tests.any_game import WITH_LESSONS
from tests.conformance.test_lessons import any_move
from tests.server.conftest import Server, next_of

ANN = messages.Learn(name="Ann")
LONGEST_WAIT = 1500  # milliseconds


def learn(server: Server, edition: str = "landlord-2013", language: str = "en") -> ClientConnection:
    """A connection to a practice table, on which nothing has been said yet."""
    return practice(server, f"lessons/{edition}", language)


def practice(server: Server, path: str, language: str = "en") -> ClientConnection:
    """The same, of a lesson or a puzzle."""
    address = f"{server.address.replace('http', 'ws')}/api/{path}/live?lang={language}"
    return connect(address, subprotocols=[Subprotocol(PROTOCOL)], max_size=None, proxy=None)


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(msgspec.json.encode(message).decode())


def begun(socket: ClientConnection, progress: object = None) -> dict[str, Any]:
    """What the lesson says first."""
    say(socket, type="learn", name="Ann", progress=progress)
    return next_of(socket, "lesson")


def tables(server: Server) -> dict[str, int]:
    """How many rows each table of the database has, but for what the server itself notes as it runs."""
    with closing(sqlite3.connect(server.database)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        counted = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    return {name: rows for name, rows in counted.items() if name != "heartbeat"}


@pytest.mark.parametrize("edition", WITH_LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_practice_table_is_shown_as_any_other(edition: str, language: str) -> None:
    """In the messages that are described, at every step, with nothing to choose while the lesson speaks."""
    table, pictures = Practice(lesson(edition), f"lesson-{edition}", ANN, language), []
    while table.lesson_message().wants != "over":
        told = table.lesson_message()
        update = msgspec.json.decode(table.table_message(), type=Update)
        assert update.table.viewer == "A" and not update.table.hints and not update.table.may
        assert update.table.seed is not None and update.table.seed_chosen
        question = update.table.question
        assert (question is not None) == (told.wants == "move")
        again = Practice(table.learning.lesson, "lesson", messages.Learn(name="Ann", progress=told.progress), language)
        assert again.lesson_message() == told
        pictures.append(told.number)
        table.take(messages.Turn(id="n", seq=update.table.seq, to="next"))
    assert pictures == list(range(1, len(lesson(edition).bubbles()) + 1))


@pytest.mark.parametrize("edition", WITH_LESSONS)
def test_a_line_ends_where_a_page_sends_what_was_chosen(edition: str) -> None:
    """Not at a choice to which more belongs: a page keeps that, and the lesson would wait for it."""
    table = Practice(lesson(edition), f"lesson-{edition}", ANN, "en")
    while table.lesson_message().wants != "over":
        update = msgspec.json.decode(table.table_message(), type=Update)
        for line in table.learning.step.lines:
            left = update.table.question.choices if update.table.question else None
            for word in line.split():
                left = next((each.next for each in left or () if each.token == word), None)
            assert not left, (table.lesson_message().number, line)
        table.take(messages.Turn(id="n", seq=update.table.seq, to="next"))


@pytest.mark.parametrize("edition", WITH_LESSONS)
def test_nobody_waits_in_a_lesson(edition: str) -> None:
    """It waits for the learner alone; another move is seen for a moment and then taken back, unless others have
    answered it, which is to be read."""
    table, rng = Practice(lesson(edition), f"lesson-{edition}", ANN, "en"), Random(edition)
    learning, seqs = table.learning, count()
    for _ in learning.lesson.bubbles():
        step = learning.step
        if learning.asks:
            assert learning.game.asked == LEARNER
            table.take(Move(id="m", seq=next(seqs), tokens=any_move(learning.game, rng)))
            told = table.lesson_message()
            assert (told.goes_on is not None) == (told.wants == "answer" and not told.revealed)
            assert (told.goes_on or 0) <= LONGEST_WAIT
            if told.goes_on:
                table.take(messages.Turn(id="t", seq=next(seqs), to="next"))
                assert table.lesson_message().wants == "move"
        while learning.step is step and not learning.over:
            assert table.lesson_message().goes_on is None
            table.take(messages.Turn(id="n", seq=next(seqs), to="next"))
    assert learning.over


def test_a_lesson_goes_on_where_it_was_and_leaves_nothing_behind(server: Server) -> None:
    assert server.ask("/api/calls")[0] == 200  # when it answers, it has stored its own key
    before = tables(server)
    with learn(server) as socket:
        first = begun(socket)
        assert first["number"] == 1 and first["wants"] == "next" and not first["begun_again"]
        say(socket, type="turn", id="1", seq=0, to="next")
        assert next_of(socket, "accepted")["seq"] == 1
        second = next_of(socket, "lesson")
    with learn(server, language="de") as socket:
        resumed = begun(socket, second["progress"])
        assert (resumed["number"], resumed["progress"]) == (2, second["progress"])
        assert resumed["say"] != second["say"]
        say(socket, type="turn", id="1", seq=7, to="next")
        assert next_of(socket, "refused")["code"] == "stale"
        say(socket, type="open_chapter", id="2", seq=0, chapter="nowhere")
        assert next_of(socket, "refused")["code"] == "bad-value"
        say(socket, type="refresh")
        assert next_of(socket, "update")["table"]["seq"] == 0
        say(socket, type="why", tokens="bomb")
        assert next_of(socket, "reasons")["seq"] == 0
        say(socket, type="ping")
        assert next_of(socket, "pong")
    with learn(server) as socket:
        assert begun(socket, second["progress"] | {"script": "older"})["begun_again"]
    assert tables(server) == before


def test_a_move_is_played_only_where_the_lesson_asks_for_one(server: Server) -> None:
    with learn(server) as socket:
        told = begun(socket)
        say(socket, type="move", id="m", seq=0, tokens="done")
        assert next_of(socket, "refused")["code"] == "lesson-speaks"
        seq = 0
        while told["wants"] != "move":
            say(socket, type="turn", id=f"n{seq}", seq=seq, to="next")
            seq, told = seq + 1, next_of(socket, "lesson")
        say(socket, type="move", id="m", seq=seq, tokens="nothing")
        assert next_of(socket, "refused")["code"] == "no-such-token"
        say(socket, type="move", id="d", seq=seq, tokens="done")
        answer = next_of(socket, "lesson")
        assert answer["wants"] == "answer" and answer["goes_on"] and answer["progress"] == told["progress"]


@pytest.mark.parametrize(
    ("edition", "message", "code"),
    [
        ("chess", {"type": "learn", "name": "Ann"}, Close.UNKNOWN_TABLE),
        ("landlord-2013", {"type": "ping"}, Close.NOT_SPOKEN),
        ("landlord-2013", {"type": "learn", "name": ""}, Close.NOT_SPOKEN),
        ("landlord-2013", {"type": "learn", "name": "Ann", "progress": {"step": -1}}, Close.NOT_SPOKEN),
    ],
)
def test_who_can_not_be_taught_is_told_why(server: Server, edition: str, message: dict[str, Any], code: Close) -> None:
    with learn(server, edition) as socket:
        say(socket, **message)
        with pytest.raises(ConnectionClosed) as closed:
            next_of(socket, "nothing")
    assert closed.value.rcvd and closed.value.rcvd.code == code


def test_a_puzzle_is_solved_and_then_told_why(server: Server) -> None:
    _, lists = server.ask("/api/puzzles")
    assert {each["edition"] for each in lists} == {edition for edition in EDITIONS if puzzles(edition)}
    today = lists[0]["today"]
    assert today in [each["id"] for each in lists[0]["puzzles"]]
    given = puzzle(today)
    with practice(server, f"puzzles/{today}") as socket:
        told = begun(socket)
        assert told["wants"] == "move" and told["answer"] is None
        words, seq = given.lines[0], 0
        while words:
            say(socket, type="move", id="m", seq=seq, tokens=words)
            words, seq = " ".join(next_of(socket, "accepted")["rest"]), seq + 1
        told = next_of(socket, "lesson")
        assert told["number"] == told["of"] and f" {given.worlds} " in told["say"]
        assert told["answer"]["tried"][0] == {"move": "solution", "chance": given.chance}


def test_an_unknown_puzzle_closes_the_door(server: Server) -> None:
    with practice(server, "puzzles/nothing") as socket, pytest.raises(ConnectionClosed) as closed:
        begun(socket)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == Close.UNKNOWN_TABLE
