"""What older rules of 1997 asked otherwise: their records are answered as they were."""

import pytest

from altbau.games.wucherer.rules.actions import PASS
from altbau.games.wucherer.rules.cards import COURT, DUAL_SYSTEM
from altbau.games.wucherer.rules.former import answered_formerly, not_asked_formerly
from altbau.games.wucherer.rules.state import Table
from altbau.play import moves
from altbau.play.position import read_position


def table(**more: object) -> Table:
    """A table of 1997 in the free choice of A."""
    position = {"edition": "wucherer-1997", "players": 3, "phase": "play", "buildings": {"B1": {"floors": 1}}}
    made: Table = read_position(position | more)
    return made


def test_a_dual_system_fetched_its_twin() -> None:
    t = table(hands={"A": ["bomb"], "B": ["dual-system"], "C": ["court"]}, discard=["court", "dual-system"])
    assert answered_formerly(t, DUAL_SYSTEM)
    assert (t.hands[1], t.hands[2], t.discard[-1]) == ([DUAL_SYSTEM], [COURT], DUAL_SYSTEM)


@pytest.mark.parametrize(
    ("more", "action"),
    [
        ({"hands": {"A": ["bomb"], "B": ["dual-system"]}, "discard": ["court"]}, DUAL_SYSTEM),
        ({"hands": {"A": ["bomb"], "B": ["court"]}, "discard": ["dual-system"]}, DUAL_SYSTEM),
        ({"hands": {"A": ["bomb"], "B": ["dual-system"]}, "discard": ["dual-system"]}, COURT),
        ({"edition": "landlord-2013", "hands": {"A": ["bomb"]}}, PASS),
    ],
    ids=["something else to fetch", "nobody could", "another answer", "another edition"],
)
def test_what_is_asked_today_is_answered_today(more: dict[str, object], action: int) -> None:
    t = table(**more)
    before = [list(hand) for hand in t.hands], list(t.discard)
    assert not answered_formerly(t, action)
    assert ([list(hand) for hand in t.hands], list(t.discard)) == before


def test_a_pass_is_an_answer_only_where_it_is_asked_for() -> None:
    t = table(hands={"A": ["bomb", "move"], "B": ["police"]}, discard=["court"])
    assert answered_formerly(t, PASS)
    moves.play(t, 0, "bomb B1", t.step)
    assert not answered_formerly(t, PASS)


def test_with_free_reactions_the_author_was_not_asked() -> None:
    t = table(hands={"A": ["bomb", "move", "police"], "B": ["move"], "C": ["move"]}, options={"anyone-may-react": True})
    assert not_asked_formerly(t) is None
    moves.play(t, 0, "bomb B1", t.step)
    asked: dict[str, dict[int, int | None]] = {}
    while (seat := t.asked) != t.turn or len(t.legal) < 3:
        asked.setdefault(type(t.todo.frames[-1]).__name__, {})[seat] = not_asked_formerly(t)
        t.step(PASS)
        if len(asked.get("PoliceWindow", {})) == 3:
            break
    assert asked["PoliceWindow"] == {1: None, 2: None, 0: PASS}
