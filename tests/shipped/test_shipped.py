"""What is delivered works in each form: every command, every address of the server, every sheet, what users hold."""

import re
import sqlite3
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from altbau.core.text import LANGUAGES
from altbau.games import EDITIONS, game_of
from altbau.paper import SIZES, render_pdf
from altbau.rulebook.statements import Language, rulebook
from tests.server.conftest import STILL, Server, first_path
from tests.server.test_account import sit
from tests.server.test_dumps import play_on, restored
from tests.shipped.conftest import Tables
from tests.shipped.forms import Form, FormServer

HERE = Path(__file__).parent
PERSON = "QkJCQkJCQkJCQkJCQkJCQg"
DEAL = {"edition": "landlord-2013", "options": {}, "bots": ["random"]}

NO_SERVER = "a server needs source files: those of the migrations and of the confinement of programs"


def opened_nothing(form: Form) -> None:
    """Fails if a program of the form has opened a file of the clone."""
    assert not form.noted.exists(), form.noted.read_text()


def test_its_engine_is_what_it_says(form: Form, tmp_path: Path) -> None:
    compiled, place = form.run(HERE / "engine.py", tmp_path).split()
    assert compiled == str(form.compiled)
    assert Path(place).is_relative_to(form.folder)


def test_every_command_runs(form: Form, tables: Tables, tmp_path: Path) -> None:
    form.run(HERE / "commands.py", tmp_path, *([tables.database.name] if form.serves else []))
    opened_nothing(form)


def test_what_users_hold_survives_copying_and_pickling(form: Form, tmp_path: Path) -> None:
    form.run(HERE / "held.py", tmp_path)
    opened_nothing(form)


def test_tables_that_an_older_program_left_are_played_on(form: Form, tmp_path: Path) -> None:
    if not form.serves:
        pytest.skip(NO_SERVER)
    dumped = restored(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        connection.execute("DELETE FROM channel")  # a form would really call
    server = FormServer(form, tmp_path / "tables.sqlite")
    try:
        play_on(server, dumped)
    finally:
        server.end()
    opened_nothing(form)


SHEET = "/api/prints/{language}/{edition}/{what}/{size}"
ADDRESSES = (  # those that the description leaves out
    "/", "/t/{id}", "/rules", "/rules/{edition}", "/print", "/puzzles", "/deals", "/records", "/position", "/editions",
    "/learn", "/games", "/me", "/operator", "/metrics", "/api/schema/openapi.json",
)  # fmt: skip
QUERIES = {  # of the addresses that need one
    "/api/operator/tables": "?kind=running",
    "/api/tables/{id}/reasons": "?tokens=",
    "/api/tables/{id}/chat": "?before=1000",
}
REFUSED = {  # what cannot be read of a table: the codes while it runs, and when it is over
    "/api/tables/{id}/analysis": ("analysis-hidden", None),
    "/api/tables/{id}/ending": ("ending-hidden", None),
    "/api/tables/{id}/game": ("cards-hidden", None),
    "/api/tables/{id}/invitation": ("spent-invitation", "spent-invitation"),
    "/api/tables/{id}/truth": ("truth-hidden", None),
}
ANALYSIS, SHORT = "/api/tables/{id}/analysis", "monopoly"  # only the finished game of this one has few rounds
PARAMETER = re.compile(r"{(\w+)}")


def asked(server: Server, address: str, key: str | None, **values: str) -> tuple[int, Any]:
    """The answer at an address with these values of its parameters."""
    path = PARAMETER.sub(lambda name: values[name[1]], address) + QUERIES.get(address, "")
    return server.ask(path, key=key)


def about_tables(server: Server, tables: Tables, addresses: list[str]) -> Iterator[str]:
    """What is wrong with the answers about tables, as the first seat of each gets them."""
    for (id, (edition, over, keys)), address in product(tables.seats.items(), addresses):
        if address == ANALYSIS and over and edition != SHORT:
            continue
        status, answer = asked(server, address, keys[0], id=id)
        refused = REFUSED.get(address, (None, None))[over]
        if answer["code"] != refused if refused else status != 200:
            yield f"{address}, {edition}{', over' if over else ''}: {status}, {answer}"


def about_rules(server: Server, addresses: list[str]) -> Iterator[str]:
    """What is wrong with the answers about editions."""
    for edition, language, address in product(EDITIONS, LANGUAGES, addresses):
        game = game_of(edition)
        cards = [*game.CARDS.get(edition, {})]
        if "{card}" in address and not cards:
            continue
        number = next(iter(rulebook(game.RULEBOOK or "")))
        named = {"edition": edition, "part": edition, "number": number, "card": "".join(cards[:1])}
        values = named | {"language": language}
        status, answer = asked(server, address, None, **values)
        if status != 200:
            yield f"{address}, {values}: {status}, {answer}"


def about_others(server: Server, tables: Tables, operator: str, addresses: list[str]) -> Iterator[str]:
    """What is wrong with all other answers, as a person with a seat and the operator get them."""
    id, (_, _, (key, *_)) = next(iter(tables.seats.items()))
    assert sit(server, PERSON, (id, key))[0] == 200
    deal = server.ask("/api/deals", DEAL, key=PERSON)[1]["listed"]["id"]
    record = server.ask("/api/records")[1][0]
    puzzle = server.ask("/api/puzzles")[1][0]["today"]
    named = {"name": record["name"], "players": str(record["players"])}
    for address in addresses:
        values = named | {"id": puzzle if address.startswith("/api/puzzles/") else deal}
        owned = address.startswith(("/api/operator", "/metrics"))
        status, answer = asked(server, address, operator if owned else PERSON, **values)
        if status != 200:
            yield f"{address}: {status}, {answer}"


def about_sheets(server: Server, languages: Sequence[Language], sizes: Sequence[str]) -> Iterator[str]:
    """What is wrong with the sheets. A sheet of cards that lacks a drawing is not the one that is made here."""
    for each in server.ask("/api/prints")[1]["editions"]:
        for what, language, size in product(each["sheets"], languages, sizes):
            address = f"/api/prints/{language}/{each['edition']}/{what}/{size}"
            with urllib.request.urlopen(server.address + address, timeout=STILL) as answer:
                found = answer.read()
            wanted = render_pdf(what, each["edition"], language, size) if what == "cards" else b"%PDF"
            if not found.startswith(wanted):
                yield f"{address}: {found[:200]!r}"


def about_play(server: Server, tables: Tables) -> Iterator[str]:
    """What is wrong with a hint and a move at each running table."""
    for id, (edition, over, keys) in tables.seats.items():
        if over:
            continue
        key = keys["AB".index(server.table(id)["asked"])]
        table = server.table(id, key)
        at = {"seq": table["seq"]}
        for message in (
            {"type": "hints", "on": True},
            {"type": "hint", "id": "2", **at},
            {"type": "move", "id": "3", **at, "tokens": first_path(table)},
        ):
            status, answer = server.ask(f"/api/tables/{id}/messages", message, key=key)
            if status != 200:
                yield f"{message['type']}, {edition}: {status}, {answer}"


def test_every_address_answers_every_sheet_prints_and_play_goes_on(
    form: Form, tables: Tables, pytestconfig: pytest.Config
) -> None:
    if not form.serves:
        pytest.skip(NO_SERVER)
    operator = form.altbau(tables.database.parent, "admin", "key", "--database", tables.database.name).split()[-1]
    sheets = (LANGUAGES, [*SIZES]) if pytestconfig.getoption("--long") else (LANGUAGES[:1], [*SIZES][:1])
    server = FormServer(form, tables.database)
    try:
        described = server.ask("/api/schema/openapi.json")[1]["paths"]
        addresses = [
            *(address for address, ways in described.items() if "get" in ways and address != SHEET),
            *ADDRESSES,
        ]
        of_tables = [address for address in addresses if address.startswith(("/api/tables/", "/t/"))]
        of_rules = [address for address in addresses if "{edition}" in address or "{language}" in address]
        others = [address for address in addresses if address not in {*of_tables, *of_rules}]
        wrong = [
            *about_tables(server, tables, of_tables), *about_rules(server, of_rules),
            *about_others(server, tables, operator, others),
            *about_sheets(server, *sheets), *about_play(server, tables),
        ]  # fmt: skip
    finally:
        server.end()
    assert wrong == []
    opened_nothing(form)
