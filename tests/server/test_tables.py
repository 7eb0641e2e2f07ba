"""Tables over real HTTP: starting, playing, refusals, and what must stay hidden."""

import json
from hashlib import sha256
from typing import Any

import pytest

from altbau.core.notation.position_reader import mapping
from altbau.play.text.position import read_position
from altbau.yaml_documents import documents
from tests.server.conftest import BOT, EDITION, FRIEND, HUMAN, Server, first_path, next_of
from tests.server.hasty import played_at_once


def asked_key(server: Server, id: str, keys: list[str]) -> tuple[str, str]:
    """The key of whoever is asked, and that of the other."""
    table = server.table(id)
    mine = keys[0] if table["asked"] == "A" else keys[1]
    return mine, keys[1] if mine == keys[0] else keys[0]


def test_a_move_changes_the_table_for_all(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    mine, other = asked_key(server, id, keys)
    before = server.table(id, mine)
    status, answer = server.ask(
        f"/api/tables/{id}/messages", {"type": "move", "id": "m1", "seq": before["seq"], "tokens": "done"}, key=mine
    )
    assert (status, answer["id"]) == (200, "m1")
    after = server.table(id, other)
    assert after["seq"] > before["seq"]
    assert after["phase"] == "rent"


def test_the_same_message_twice_is_played_once(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    mine, _ = asked_key(server, id, keys)
    message = {"type": "move", "id": "m1", "seq": server.table(id)["seq"], "tokens": "done"}
    first = server.ask(f"/api/tables/{id}/messages", message, key=mine)
    assert server.ask(f"/api/tables/{id}/messages", message, key=mine) == first
    status, answer = server.ask(f"/api/tables/{id}/messages", {**message, "tokens": "build"}, key=mine)
    assert (status, answer["code"]) == (409, "duplicate")


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"seq": 99}, 409, "stale"),
        ({"tokens": "bomb Z9"}, 400, "illegal-move"),
        ({"tokens": "nonsense"}, 400, "no-such-token"),
        ({"tokens": ""}, 400, "empty-move"),
        ({"tokens": 7}, 400, "malformed"),
        ({"more": 1}, 400, "malformed"),
    ],
)
def test_a_wrong_move_changes_nothing(server: Server, change: dict[str, object], status: int, code: str) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    mine, _ = asked_key(server, id, keys)
    before = server.table(id, mine)
    message = {"type": "move", "id": "m1", "seq": before["seq"], "tokens": "done", **change}
    got, answer = server.ask(f"/api/tables/{id}/messages", message, key=mine, language="de")
    assert (got, answer["code"]) == (status, code)
    assert answer["sentence"]
    assert server.table(id, mine) == before


def test_only_the_player_asked_moves(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    _, other = asked_key(server, id, keys)
    message = {"type": "move", "id": "m1", "seq": server.table(id)["seq"], "tokens": "done"}
    for key, status, code in ((other, 409, "not-asked"), ("wrong", 403, "foreign-seat"), (None, 403, "spectator")):
        got, answer = server.ask(f"/api/tables/{id}/messages", message, key=key)
        assert (got, answer["code"]) == (status, code)


def test_undo_takes_the_last_move_back(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    mine, _ = asked_key(server, id, keys)
    before = server.table(id, mine)
    server.ask(
        f"/api/tables/{id}/messages", {"type": "move", "id": "m1", "seq": before["seq"], "tokens": "done"}, key=mine
    )
    seq = server.table(id)["seq"]
    status, _ = server.ask(f"/api/tables/{id}/messages", {"type": "undo", "id": "u1", "seq": seq}, key=mine)
    assert status == 200
    after = server.table(id, mine)
    assert {**after, "seq": 0} == {**before, "seq": 0}
    status, answer = server.ask(
        f"/api/tables/{id}/messages", {"type": "undo", "id": "u2", "seq": after["seq"]}, key=mine
    )
    assert (status, answer["code"]) == (400, "nothing-to-undo")


def test_spectators_and_others_see_no_hand(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    mine, other = asked_key(server, id, keys)
    assert len(server.table(id, mine)["hand"]) == 5
    watched = server.table(id)
    assert watched["hand"] == []
    assert watched["viewer"] is None
    assert watched["question"]["choices"] == []
    assert server.table(id, other)["question"]["choices"] == []
    for key in (mine, other, None):
        status, answer = server.ask(f"/api/tables/{id}/game", key=key, language="de")
        assert (status, answer["code"]) == (403, "cards-hidden")


def position(server: Server, id: str, key: str | None) -> dict[str, Any]:
    """The position as the holder of a key gets it."""
    status, text = server.ask(f"/api/tables/{id}/position", key=key)
    assert status == 200
    (found,) = documents(text)
    return mapping(found.data, "position")


@pytest.mark.parametrize("other", [BOT, FRIEND])
def test_a_position_tells_what_its_reader_knows(server: Server, other: dict[str, Any]) -> None:
    id, keys = server.start_table(HUMAN, other, options={"starter": "A"})
    mine, spectators = position(server, id, keys[0]), position(server, id, None)
    assert (mine["seen-by"], spectators["seen-by"]) == ("A", "nobody")
    assert sorted(mine["hands"]["A"]) == sorted(server.table(id, keys[0])["hand"])
    assert spectators["hands"] == {"A": 5, "B": mine["hands"]["B"]} == {"A": 5, "B": 5}
    assert mine["draw"] == spectators["draw"] == server.table(id)["draw_count"]
    assert read_position(mine).asked == 0


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"edition": "landlord-2099", "seats": [HUMAN, BOT]}, "unknown-edition"),
        ({"edition": EDITION, "seats": [HUMAN]}, "wrong-player-count"),
        ({"edition": EDITION, "seats": [HUMAN, {**BOT, "bot": "genius"}]}, "unknown-bot"),
        ({"edition": EDITION, "seats": [{**HUMAN, "name": " "}, BOT]}, "bad-name"),
        ({"edition": EDITION, "seats": [HUMAN, BOT], "options": {"jackpot": True}}, "unknown-option"),
        ({"edition": EDITION, "seats": [HUMAN, BOT], "options": {"starter": "F"}}, "bad-option-value"),
        ({"edition": EDITION, "seats": [HUMAN, BOT], "cards": {"hacker": {"rent": -1}}}, "bad-card-value"),
        ({"edition": EDITION, "seats": [HUMAN, BOT], "cards": {"wizard": {"rent": 1}}}, "unknown-card"),
        ({"edition": EDITION, "seats": [HUMAN, BOT], "seed": "x"}, "malformed"),
        ({"edition": EDITION, "seats": [HUMAN, BOT], "previous": "nothing"}, "unknown-table"),
        ([], "malformed"),
    ],
)
def test_a_table_that_cannot_be_started(server: Server, body: object, code: str) -> None:
    for language in ("de", "en"):
        status, answer = server.ask("/api/tables", body, language=language)
        assert status in (400, 404)
        assert answer["code"] == code
        assert answer["sentence"]


def test_malformed_oversized_and_unknown(server: Server) -> None:
    assert server.ask("/api/tables", raw=b"{")[1]["code"] == "malformed"
    huge = json.dumps({"edition": "x" * 40_000, "seats": []}).encode()
    status, answer = server.ask("/api/tables", raw=huge)
    assert (status, answer["code"]) == (413, "too-large")
    assert server.ask("/api/tables/nothing")[0] == 404
    assert server.ask("/api/nothing")[1]["code"] == "not-found"


def test_editions_records_health_and_page(server: Server) -> None:
    status, editions = server.ask("/api/editions")
    assert (status, editions[0]["name"]) == (200, EDITION)
    cards = {card["name"]: card for card in editions[0]["cards"]}
    assert sum(card["count"] for card in cards.values()) == 120
    assert (cards["hacker"]["rent"], cards["hacker"]["rent_from"]) == (2, "rulebook")
    assert cards["nobles"]["rent_from"] == "reconstructed"
    status, sheets = server.ask("/api/records")
    assert (status, len(sheets)) == (200, 30)  # for people and for bots
    assert server.ask("/healthz") == (200, {"status": "ok"})
    assert "<html" in server.ask("/t/anything")[1]
    assert "/api/tables/{id}/messages" in server.ask("/api/schema/openapi.json")[1]["paths"]


def test_a_number_of_a_rule_is_looked_up(server: Server) -> None:
    status, rule = server.ask("/api/rules/de/wucherer-1997/R061")
    assert (status, rule["number"]) == (200, "R061") and rule["text"] and "Q056" in str(rule["related"])
    status, ruling = server.ask("/api/rules/en/landlord-2013/Q056")
    assert (status, ruling["text"]) == (200, None) and ruling["why"]
    assert [other["editions"] for other in ruling["elsewhere"]] == [["wucherer-1997"]]
    status, problem = server.ask("/api/rules/de/monopoly/R061", language="de")  # of another game
    assert (status, problem["code"]) == (404, "unknown-rule") and "R061" in problem["sentence"]
    assert server.ask("/api/rules/de/checkers/R061")[1]["code"] == "unknown-edition"


def test_the_page_of_a_card_is_sent(server: Server) -> None:
    status, page = server.ask("/api/cards/en/wucherer-1992/removal")
    assert (status, page["name"]) == (200, "removal") and "R133" in str(page["rules"])
    status, problem = server.ask("/api/cards/de/wucherer-1992/tavern", language="de")
    assert (status, problem["code"]) == (404, "no-such-card") and "tavern" in problem["sentence"]
    assert server.ask("/api/cards/de/checkers/bomb")[1]["code"] == "unknown-edition"


def test_a_rulebook_is_sent(server: Server) -> None:
    status, book = server.ask("/api/rulebooks/en/wucherer-1992")
    assert (status, book["chapters"][0]["parts"][0]["paragraphs"][0][0]["number"]) == (200, "R009")
    assert server.ask("/api/rulebooks/en/checkers")[1]["code"] == "unknown-edition"


def test_a_path_of_tokens_is_all_or_nothing(server: Server) -> None:
    id, keys = server.start_table(HUMAN, BOT, options={"starter": "A"})
    before = server.table(id, keys[0])
    path = first_path(before, "build")
    assert path.startswith("build ")
    message = {"type": "move", "id": "m1", "seq": before["seq"], "tokens": f"{path} nonsense"}
    assert server.ask(f"/api/tables/{id}/messages", message, key=keys[0])[0] == 400
    assert server.table(id, keys[0]) == before


def play_out(server: Server, id: str, key: str) -> dict[str, Any]:
    """Play a game to its end, always the first choice; the table then."""
    for table in server.states(id, key):
        if table["phase"] == "over":
            break
        if table["asked"] == "A" and table["question"]["choices"]:
            move = {"type": "move", "id": f"m{table['seq']}", "seq": table["seq"], "tokens": first_path(table, "done")}
            server.ask(f"/api/tables/{id}/messages", move, key=key)
    return table


@pytest.mark.early
@pytest.mark.parametrize("own_server", [played_at_once], indirect=True)
def test_a_match_goes_on_after_a_restart(own_server: Server) -> None:  # R207
    server = own_server
    id, keys = server.start_table(HUMAN, BOT, edition="wucherer-1992", games=2, seed=None)
    early = {"type": "next", "id": "n1", "seq": server.table(id)["seq"]}
    assert server.ask(f"/api/tables/{id}/messages", early, key=keys[0])[1]["code"] in ("no-next-game", "stale")
    first = play_out(server, id, keys[0])
    ending = server.ask(f"/api/tables/{id}/ending")[1]
    won = [each["seat"] for each in ending["chances"] if each["values"][-1] > 0]
    assert sorted(won) == sorted(line["seat"] for line in first["ranking"] if line["place"] == 1)
    assert first["match"]["standing"] == first["ranking"]
    assert (first["match"]["number"], first["match"]["over"]) == (1, False)
    assert_games_told(server, id, first, [True, False])
    message = {"type": "next", "id": "n2", "seq": first["seq"]}
    status, answer = server.ask(f"/api/tables/{id}/messages", message, key=keys[0])
    assert status == 200
    assert server.ask(f"/api/tables/{id}/messages", message, key=keys[0]) == (status, answer)
    assert server.ask(f"/api/tables/{id}/ending")[1]["code"] == "ending-hidden"
    server.kill()
    server.start()
    second = server.table(id, keys[0])
    assert (second["match"]["number"], second["phase"] != "over") == (2, True)
    assert second["match"]["standing"] == first["ranking"]
    assert second["commitment"] == first["match"]["seeds"][1]["commitment"]  # promised before the deal
    assert_games_told(server, id, second, [True, False, False])
    last = play_out(server, id, keys[0])
    assert last["match"]["over"]
    assert_games_told(server, id, last, [True, True])
    assert last["match"]["secret"] == str(server.seed(id))
    totals = {line["seat"]: line["coins"] for line in last["match"]["standing"]}
    played = [{line["seat"]: line["coins"] for line in table["ranking"]} for table in (first, last)]
    assert totals == {seat: played[0][seat] + played[1][seat] for seat in totals}


def assert_games_told(server: Server, id: str, table: dict[str, Any], told: list[bool]) -> None:
    """Whoever asks, without a key, gets the seeds and transcripts of the games that are over, and of no others; and the
    secret of the match is not told before its end."""
    seeds = table["match"]["seeds"]
    assert [each["seed"] is not None for each in seeds] == told
    assert (table["match"]["secret"] is None) == (not table["match"]["over"])
    for each in seeds:
        status, text = server.ask(f"/api/tables/{id}/game?number={each['number']}")
        assert status == (200 if each["seed"] else 403)
        if each["seed"]:
            assert f"seed: {each['seed']}" in text
            assert each["commitment"] == sha256(f"altbau {each['seed']}".encode()).hexdigest()
    assert server.ask(f"/api/tables/{id}/game?number=0")[0] == 403


@pytest.mark.parametrize("wanted", [{"games": 0}, {"target": 0}, {"games": 2, "target": 50}])
def test_an_impossible_match_is_refused(server: Server, wanted: dict[str, int]) -> None:
    status, answer = server.ask("/api/tables", {"edition": EDITION, "seats": [HUMAN, BOT], **wanted})
    assert status == 400
    assert answer["code"] in ("number-not-in-range", "match-games-or-target")


def test_the_pace_is_chosen_with_the_table_and_changed_by_who_started_it(own_server: Server) -> None:
    id, keys = own_server.start_table(HUMAN, FRIEND, BOT, pace="slow", options={"starter": "A"})
    before = own_server.ask(f"/api/tables/{id}", key=keys[1])[1]
    assert before["table"]["pace"] == "slow"
    pace = {"type": "pace", "pace": "at-once"}
    assert own_server.ask(f"/api/tables/{id}/messages", pace, key=keys[0])[0] == 200
    status, answer = own_server.ask(f"/api/tables/{id}/messages", {"type": "pace", "pace": "slow"}, key=keys[1])
    assert (status, answer["code"]) == (403, "not-host")
    assert own_server.ask(f"/api/tables/{id}/messages", {"type": "pace", "pace": "soon"}, key=keys[0])[0] == 400
    own_server.kill()
    own_server.start()
    before["table"]["pace"] = "at-once"
    assert own_server.ask(f"/api/tables/{id}", key=keys[1])[1] == before
    with own_server.live(id, keys[0]) as ann, own_server.live(id, keys[1]) as ben:
        next_of(ben, "update")
        ann.send(json.dumps({"type": "pace", "pace": "fast"}))
        while next_of(ben, "update")["table"]["pace"] != "fast":
            pass
