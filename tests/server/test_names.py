"""Names that everybody can read and tell apart, and ids of messages."""

import unicodedata
from itertools import combinations
from random import Random

import pytest
from confusable_homoglyphs.confusables import confusables_data

from altbau.core import text
from altbau.core.text.unicode import LEFT_TO_RIGHT, look_keys, skeleton
from altbau.errors import BadInput
from altbau.table.seats.names import LONGEST, typed_names
from tests.server.conftest import FRIEND, HUMAN, Server

UNSEEN = (
    "\u202e",
    "\u200b",
    "\u200d",
    "\u2066",
    "\ufeff",
    "\0",
    "\n",
    "\t",
    "\x1b",
    "\ue000",
    "\u00ad",
    "\u3164",
    "\u2800",
)
INVISIBLE = ("", " ", "\u00a0", "\u2028", "\u0301", "\ufe0f", " \u0308 ")
SAME = (
    ("Ann", "ann"),
    ("Straße", "STRASSE"),
    ("Zoë", "Zoe\u0308"),
    ("Ann", "Ａｎｎ"),
    ("A  B", "a\u00a0b"),
    ("♥", "♥\ufe0f"),
    ("Ann", "Аnn"),
    ("Ann", "ΑΝΝ"),
    ("Eva", "Еvа"),
    ("Ben 1", "Ben l"),
    ("Arne", "Ame"),
    ("Οlaf", "0laf"),
)
DIFFERENT = ("Ann", "Ben", "Änn", "Anna", "Иван", "Ὀδυσσεύς", "李雷", "🎲", "Guest", "Guest 2", "Guest 3", "Ngọc")
PILED = ("A\u0301\u0302\u0303nn", "An\u0301\u0301\u0301n", "e\u0323\u0302\u0301va", "o\u20dd\u20dd\u20dd")


def code_of(*names: str) -> tuple[str, str]:
    """Why these names are refused, and where; the sentence is there in both languages."""
    with pytest.raises(BadInput) as refused:
        typed_names(list(names))
    for language in text.LANGUAGES:
        assert f" {refused.value.args_by_name['seat']}" in text.error(language, refused.value)  # and no path
    return refused.value.code, str(refused.value.args_by_name["place"])


@pytest.mark.parametrize("letter", UNSEEN, ids=ascii)
def test_a_name_has_no_letters_that_nobody_sees(letter: str) -> None:
    assert code_of("Ann", f"Be{letter}n") == ("unseen-in-name", "seats.1.name")


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_can_be_seen(name: str) -> None:
    assert code_of(name, "Ben") == ("bad-name", "seats.0.name")


@pytest.mark.parametrize(("one", "other"), SAME, ids=ascii)
def test_two_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert code_of(one, "Ben", other) == ("name-twice", "seats.2.name")


def test_letters_of_all_scripts_that_look_alike_make_no_second_name() -> None:
    """UTS 39: a letter and all that it can be confused with."""
    compared = 0
    for letter, others in confusables_data.items():
        for other in (each["c"] for each in others):
            if unicodedata.is_normalized("NFD", letter + other):  # else the rule looks at its parts only
                compared += 1
                one, two = (skeleton(each.strip(LEFT_TO_RIGHT)) for each in (letter, other))
                assert one == two, (letter, other)
    assert compared > 10_000
    assert not any(look_keys(one) & look_keys(other) for one, other in combinations(DIFFERENT, 2))


@pytest.mark.parametrize("name", PILED, ids=ascii)
def test_a_letter_has_no_pile_of_marks(name: str) -> None:
    assert code_of("Ben", name) == ("piled-name", "seats.1.name")


def test_names_are_kept_in_one_form() -> None:
    assert typed_names([None, "  Zoe\u0308  von  A ", "李雷", "Ὀδυσσεύς", "🎲", "x" * LONGEST])[:3] == [
        None,
        "Zoë von A",
        "李雷",
    ]
    assert code_of("x" * (LONGEST + 1)) == ("bad-name", "seats.0.name")


@pytest.mark.seeds(20, 2000)
def test_any_text_is_a_readable_name_or_refused(seed: int) -> None:
    rng = Random(seed)
    for _ in range(200):
        names = [
            "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x11000)))) for _ in range(3)) for _ in "AB"
        ]
        try:
            shown = [name for name in typed_names(names) if name]
        except BadInput:
            continue
        assert not any(unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cs") for letter in "".join(shown))
        assert typed_names(shown) == shown
        assert len(shown) < 2 or not look_keys(shown[0]) & look_keys(shown[1])


def test_a_table_with_such_names_is_refused(server: Server) -> None:
    for name, code in (("Be\u202en", "unseen-in-name"), ("\u200b", "unseen-in-name"), ("ANN", "name-twice")):
        wanted = {"edition": "landlord-2013", "seats": [HUMAN, {**FRIEND, "name": name}]}
        status, answer = server.ask("/api/tables", wanted)
        assert (status, answer["code"]) == (400, code)


@pytest.mark.parametrize(("id", "status"), [("", 400), ("x" * 65, 400), ("x" * 64, 200)])
def test_a_message_has_an_id_of_some_length(server: Server, id: str, status: int) -> None:
    table, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    move = {"type": "move", "id": id, "seq": 0, "tokens": "done"}
    got, answer = server.ask(f"/api/tables/{table}/messages", move, key=keys[0])
    assert got == status
    assert status == 200 or answer["code"] == "malformed"
