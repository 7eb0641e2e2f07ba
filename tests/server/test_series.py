"""A series over HTTP: a table and its rematches under one address, which gives nothing away."""

from pathlib import Path
from typing import Any

import pytest

from altbau.server.web.guard.limits import Limits
from tests.server.conftest import BOT, FRIEND, HUMAN, Server
from tests.server.guarded import Guarded
from tests.server.test_keys import finished, refused

SHORT = {"edition": "monopoly", "options": {"turn-limit": 1}}


def series(server: Server, id: str, *keys: tuple[str, str | None], sender: str | None = None) -> tuple[int, Any]:
    """Status and answer to somebody with keys of tables."""
    shown = [{"table": table, "secret": secret} for table, secret in keys if secret]
    return server.ask(f"/api/series/{id}", {"keys": shown}, sender=sender)


def watching(server: Server, id: str, who: str, key: str) -> str | None:
    """Say who may look on; the secret of a link."""
    status, answer = server.ask(f"/api/tables/{id}/watching", {"watching": who}, key=key)
    assert status in (200, 201)
    secret: str | None = answer["secret"]
    return secret


def test_rematches_stand_under_the_address_of_the_first_table(own_server: Server) -> None:
    server = own_server
    first, keys = finished(server)
    again = server.create({**FRIEND, "was": "B"}, {**HUMAN, "was": "A"}, BOT, previous=first, key=keys[0], **SHORT)
    assert server.table(first)["series"] == server.table(again["id"])["series"] == first
    for _ in range(2):
        status, answer = series(server, first, (first, keys[0]), (again["id"], again["seats"][1]["secret"]))
        assert status == 200
        assert [(game["number"], game["table"], game["own"]) for game in answer["games"]] == [
            (1, first, ["A"]),
            (2, again["id"], ["B"]),
        ]
        assert [game["state"]["over"] for game in answer["games"]] == [True, False]
        persons = {each["person"]: (each["name"], each["seat"], len(each["results"])) for each in answer["scores"]}
        assert persons == {"1A": ("Ann", "B", 1), "1B": ("Ben", "A", 1), "2C": ("Cleo", "C", 0)}
        places = answer["games"][0]["state"]["places"]
        assert sum(each["won"] for each in answer["scores"]) == places.count(1)
        server.kill()
        server.start()
    secrets = [*keys, *(seat["secret"] or seat["invitation"] for seat in again["seats"])]
    assert not [secret for secret in secrets if secret and secret in str(answer)]


def test_a_rematch_in_another_edition_is_of_the_same_series(server: Server) -> None:
    first, keys = finished(server)
    seats = [{**HUMAN, "was": "A"}, {**FRIEND, "was": "B"}]
    second = server.create(*seats, previous=first, key=keys[0], edition="landlord-2013")["id"]
    answer = series(server, first)[1]
    assert [game["line_up"]["edition"] for game in answer["games"]] == ["monopoly", "landlord-2013"]
    assert refused(series(server, second), 404, "unknown-series")  # which is none of its own


def test_who_may_not_look_on_is_not_told_of_a_series(server: Server) -> None:
    first, keys = finished(server)
    second = server.create({**HUMAN, "was": "A"}, BOT, previous=first, key=keys[0], **SHORT)
    host = second["seats"][0]["secret"]

    def seen(*keys: tuple[str, str | None]) -> list[int]:
        status, answer = series(server, first, *keys)
        assert status == 200 or refused((status, answer), 404, "unknown-series")
        return [game["number"] for game in answer.get("games", ())]

    assert seen() == [1, 2]
    watching(server, second["id"], "nobody", host)
    assert seen() == [1]
    assert seen((second["id"], "guess")) == [1]
    assert seen((first, keys[1])) == [1, 2]  # a player of the series
    link = watching(server, first, "link", keys[0])
    assert seen() == []
    assert seen((first, link)) == [1]
    assert seen((second["id"], link)) == []
    watching(server, first, "nobody", keys[0])
    assert seen((first, link)) == []
    assert seen((second["id"], host)) == [1, 2]


def test_wrong_keys_of_a_series_lock_nobody_out(tmp_path: Path) -> None:
    server = Guarded(tmp_path / "tables.sqlite", Limits(admissions=3, local=True))
    try:
        created = server.create(HUMAN, BOT)
        id, host = created["id"], created["seats"][0]["secret"]
        wrong = [(id, f"guess{number}") for number in range(100)]
        for _ in range(3):
            assert series(server, id, ("elsewhere", "guess"), (id, host))[0] == 200
        assert [series(server, id, *wrong)[0] for _ in range(4)] == [200] * 4
        assert series(server, id)[0] == 200
    finally:
        server.kill()


@pytest.mark.parametrize("body", [{}, {"keys": [{"table": "x" * 65, "secret": "x"}]}, {"keys": [], "more": 1}])
def test_what_is_no_question_for_a_series_is_refused(server: Server, body: Any) -> None:
    assert server.ask("/api/series/any", body)[0] == 400


def test_there_is_no_series_of_any_name(server: Server) -> None:
    assert refused(series(server, "nothing"), 404, "unknown-series")
