"""Printing over HTTP: the same files as from the command, made once and kept."""

import asyncio
import json
import urllib.request
from typing import Any

import pytest

from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.paper import render_pdf, sheets
from altbau.runtime.look_back.jobs import Job
from altbau.server.processes.worker_threads import Visitor as Asked
from altbau.server.rendering import printing
from altbau.server.rendering.printing import Prints, SheetKey
from altbau.server.web.guard.limits import Limits, Visitor
from tests import loops
from tests.server.conftest import Server
from tests.server.players import PoolHere

MONEY = SheetKey("money", "wucherer-1992", "de", "a4")


def file(server: Server, path: str, body: object = None) -> tuple[bytes, str]:
    """A file and its name."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.address + path, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert answer.headers["content-type"] == "application/pdf"
        return answer.read(), answer.headers["content-disposition"]


def test_a_server_offers_what_the_command_makes(server: Server) -> None:
    status, offered = server.ask("/api/prints")
    assert status == 200 and offered["possible"] and offered["sizes"] == ["a4", "letter"]
    assert {each["edition"]: tuple(each["sheets"]) for each in offered["editions"]} == {
        edition: sheets(edition) for edition in EDITIONS
    }
    found, name = file(server, "/api/prints/de/wucherer-1992/money/letter")
    assert found == render_pdf("money", "wucherer-1992", "de", "letter")
    assert name == 'inline; filename="money-wucherer-1992.de.pdf"'


def test_an_owner_has_own_values_printed(server: Server) -> None:
    own = {"family": {"rent": 9, "floors": 2}}
    wanted: dict[str, Any] = {"what": "aid", "edition": "landlord-2013", "language": "en", "size": "a4", "cards": own}
    found, _ = file(server, "/api/prints/own", wanted)
    assert found == render_pdf("aid", "landlord-2013", "en", own=own)
    status, refused = server.ask("/api/prints/own", wanted | {"cards": {"broker": {"rent": 1}}})
    assert (status, refused["code"]) == (400, "unknown-card")


def test_record_lists_are_those_of_the_server(own_server: Server) -> None:
    found, _ = file(own_server, "/api/prints/en/landlord-2013/records/a4?filled=true")
    assert found == render_pdf("records", "landlord-2013", "en")  # nobody has won here yet


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("de/wucherer-1993/money/a4", 400, "unknown-edition"),
        ("de/monopoly/money/a4", 404, "unknown-sheet"),
        ("de/landlord-2013/money/a3", 400, "unknown-paper-size"),
    ],
)
def test_what_there_is_not_gets_a_sentence(server: Server, path: str, status: int, code: str) -> None:
    found, problem = server.ask(f"/api/prints/{path}", language="de")
    assert (found, problem["code"]) == (status, code)
    assert problem["sentence"]


def test_a_file_is_made_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(what: str, *_: object) -> bytes:
        made.append(what)
        return what.encode()

    monkeypatch.setattr(printing, "render_pdf", counted)

    async def test() -> None:
        prints, few = Prints(PoolHere()), Visitor(Limits(prints=1))
        files = await asyncio.gather(*(prints.file(MONEY, few) for _ in range(5)))
        assert set(files) == {b"money"} and made == ["money"]
        with pytest.raises(BadInput, match="too-many-prints"):
            await prints.file(MONEY._replace(size="letter"), few)
        assert await prints.file(MONEY, few) == b"money"

    loops.run(test())


def test_the_limit_of_another_address_refuses_nobody() -> None:
    """Who asks for a file that is being made for an address without processor time left has it made again."""
    poor, rich = Visitor(Limits()), Visitor(Limits())

    class Counting(PoolHere):
        async def done(self, visitor: Asked, job: Job, *, gzip: bool = False) -> bytes:
            await asyncio.sleep(0)
            if visitor is poor:
                raise BadInput("too-much-work", seconds=1)
            return b"made"

    async def test() -> None:
        prints = Prints(Counting())
        first, *others = await asyncio.gather(
            *(prints.file(MONEY, each) for each in (poor, rich, rich)), return_exceptions=True
        )
        assert isinstance(first, BadInput) and others == [b"made"] * 2

    loops.run(test())


def test_room_is_made_for_new_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever was asked for longest ago goes; what failed is tried again."""
    made: list[str] = []

    def failing(what: str, *_: object) -> bytes:
        made.append(what)
        if len(made) == 1:
            raise BadInput("unknown-sheet", what=what, edition="", known="")
        return bytes(10)

    monkeypatch.setattr(printing, "render_pdf", failing)
    monkeypatch.setattr(printing, "ROOM", 25)

    async def test() -> None:
        prints, asker = Prints(PoolHere()), Visitor(Limits())
        with pytest.raises(BadInput):
            await prints.file(MONEY, asker)
        for what in ("a", "b", "a", "c", "a", "b"):
            await prints.file(MONEY._replace(what=what), asker)
        assert made == ["money", "a", "b", "c", "b"]

    loops.run(test())
