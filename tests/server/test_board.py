"""Monopoly at a table: moves out of turn, sums as a range, fair chance, bad input that changes nothing."""

from hashlib import sha256
from typing import Any

import pytest

from altbau import Game
from altbau.core.engine.rng import commitment
from tests.server.conftest import BOT, FRIEND, HUMAN, Server

SEED = 2  # Ann begins, and her first throw leads to a place that is for sale


def start(server: Server, *seats: dict[str, str], **more: Any) -> tuple[str, list[str]]:
    """A table of Monopoly."""
    return server.start_table(*seats, **{"edition": "monopoly", "seed": SEED} | more)


def move(
    server: Server, id: str, key: str, tokens: str, name: str, seq: int | None = None
) -> tuple[int, dict[str, Any]]:
    """A move over HTTP."""
    known = server.table(id, key)["seq"] if seq is None else seq
    return server.ask(
        f"/api/tables/{id}/messages", {"type": "move", "id": name, "seq": known, "tokens": tokens}, key=key
    )


@pytest.fixture
def bought(server: Server) -> tuple[str, list[str], str]:
    """A table on which Ann has bought a place and is asked to end her turn: its id, its keys, the place."""
    id, keys = start(server, HUMAN, FRIEND)
    assert move(server, id, keys[0], "roll", "1")[0] in (200, 201)
    assert move(server, id, keys[0], "buy", "2")[0] in (200, 201)
    (deed,) = server.table(id)["deeds"]
    return id, keys, deed["square"]


def test_a_board_is_shown_to_everybody_and_choices_to_the_one_asked(server: Server) -> None:
    id, keys = start(server, HUMAN, FRIEND)
    ann, ben, crowd = server.table(id, keys[0]), server.table(id, keys[1]), server.table(id)
    assert ann["game"] == "monopoly"
    assert [choice["token"] for choice in ann["question"]["choices"]] == ["roll"]
    assert ben["question"]["choices"] == crowd["question"]["choices"] == []
    assert ann["deeds"] == crowd["deeds"] == []
    assert [seat["cash"] for seat in crowd["seats"]] == [1500, 1500]


def test_bids_are_told_as_a_range(server: Server) -> None:
    id, keys = start(server, HUMAN, FRIEND)
    move(server, id, keys[0], "roll", "1")
    move(server, id, keys[0], "auction", "2")
    question = server.table(id, keys[0])["question"]
    assert question["sums"] == {"least": 1, "most": 1500}
    assert [choice["token"] for choice in question["choices"]] == ["pass"]
    assert server.table(id)["bidders"] == ["A", "B"]


def test_a_move_out_of_turn_may_be_late_but_must_be_whole(server: Server, bought: tuple[str, list[str], str]) -> None:
    id, keys, place = bought
    status, answer = move(server, id, keys[1], "trade", "1b")
    assert (status, answer["code"]) == (400, "unfinished-move")
    old = server.table(id)["seq"] - 1
    assert move(server, id, keys[1], f"trade A 30 for {place} offer", "2b", seq=old)[0] in (200, 201)
    assert server.table(id, keys[0])["question"]["name"] == "deal-or-not"
    assert move(server, id, keys[0], "accept", "3b")[0] in (200, 201)
    assert [deed["owner"] for deed in server.table(id)["deeds"]] == ["B"]


@pytest.mark.parametrize(
    "tokens",
    ["roll", "end", "build badstrasse", "trade A 9999 for turmstrasse offer", "trade C 1 for badstrasse offer", "1"],
)
def test_what_is_not_allowed_changes_nothing(server: Server, bought: tuple[str, list[str], str], tokens: str) -> None:
    id, keys, _ = bought
    before = server.table(id)
    status, answer = move(server, id, keys[1], tokens, "x")
    assert status in (400, 409), answer
    assert answer["sentence"]
    assert server.table(id) == before


def test_chance_is_committed_to_and_told_at_the_end(server: Server) -> None:
    id, keys = server.start_table(HUMAN, BOT, edition="monopoly", seed=None, options={"turn-limit": 1})
    promised = server.table(id)["commitment"]
    for table in server.states(id, keys[0]):
        assert table["commitment"] == promised
        if table["phase"] == "over":
            break
        assert table["seed"] is None
        if table["asked"] == "A":
            choices = [choice["token"] for choice in table["question"]["choices"] if choice["token"] != "trade"]
            wished = next((word for word in ("roll", "buy", "end", "pass", "decline") if word in choices), choices[0])
            move(server, id, keys[0], wished, f"m{table['seq']}")
    seed = table["seed"]
    assert sha256(f"altbau {seed}".encode()).hexdigest() == promised == commitment(int(seed))
    status, transcript = server.ask(f"/api/tables/{id}/game", key=keys[0])
    assert status == 200
    again = Game.from_transcript(transcript)
    assert again.seed == int(seed)
    assert again.over


def test_a_seed_is_never_the_beginning_of_chance_itself() -> None:
    assert commitment(7) != sha256(b"7").hexdigest()
