"""What an income is made of, line by line, as the log and the page tell it."""

import pytest

from altbau.core.engine.ids import FIRST
from altbau.games.wucherer.rules.events import REASONS
from altbau.games.wucherer.rules.income import income, income_items
from altbau.play.text.position import read_position

HOUSE = {"floors": 5, "roof": "roof"}
CASES = {
    "each apartment": (
        {
            "buildings": {"A1": HOUSE | {"tenants": {1: "hacker", 2: "mover", 3: "scientist", 4: "man-with-a-dog"}}},
            "withheld": ["A1.2"],
            "unpaid": ["A1.3"],
        },
        ["rent", "withheld", "waived", "rent", "empty"],
    ),
    "withheld and waived at once": (
        {"buildings": {"A1": {"floors": 1, "tenants": {1: "hacker"}}}, "withheld": ["A1.1"], "unpaid": ["A1.1"]},
        ["waived", "minimum"],
    ),
    "hackers of one landlord": (
        {"buildings": {"A1": {"floors": 2, "tenants": {1: "hacker", 2: "hacker"}}}},
        ["rent", "hacker-rank"],
    ),
    "squatted": ({"buildings": {"A1": {"floors": 1, "tenants": {1: "squatters"}}}}, ["squatted", "minimum"]),
    "prisoner": ({"jail": "A", "buildings": {"A1": {"floors": 1, "tenants": {1: "mover"}}}}, ["in-jail"]),
    "beside celebrities": (
        {"edition": "wucherer-1997", "buildings": {"A1": {"floors": 4, "tenants": {1: "celebrities", 3: "student"}}}},
        ["rent", "celebrity-rent", "celebrity-empty"],
    ),
    "celebrities without powers": (
        {
            "edition": "wucherer-1997", "options": {"tenant-powers": False},
            "buildings": {"A1": {"floors": 4, "tenants": {1: "celebrities", 3: "student"}}},
        },
        ["rent", "rent", "empty"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("position", "reasons"), CASES.values(), ids=CASES)
def test_each_line_of_an_income_has_its_reason(position: dict[str, object], reasons: list[str]) -> None:
    s = read_position({"players": 2, "phase": "play", "hands": {"A": ["bomb"]}} | position)
    items = income_items(s, FIRST)
    assert [REASONS[item.reason][0] for item in items] == reasons
    assert sum(item.coins for item in items) == income(s, FIRST)
