"""What older rules of 1997 asked otherwise: their records are answered as they were."""

from typing import Any

import pytest

from altbau.core.ids import FIRST, Action
from altbau.games.wucherer.rules.actions import PASS
from altbau.games.wucherer.rules.cards import COURT, DUAL_SYSTEM
from altbau.games.wucherer.rules.former import answered_formerly, not_asked_formerly
from altbau.games.wucherer.rules.state import State
from altbau.play import moves
from altbau.play.position import read_position


def table(**more: object) -> State:
    """A table of 1997 in the free choice of A."""
    position = {"edition": "wucherer-1997", "players": 3, "phase": "play", "buildings": {"B1": {"floors": 1}}}
    made: State = read_position(position | more)
    return made


def after(s: State, line: str) -> Any:
    """The state after a move of A, up to the next window."""
    trial = moves.Trial(s, stop_at_windows=True)
    moves.play(trial, FIRST, line)
    return trial.state


def test_a_dual_system_fetched_its_twin() -> None:
    s = table(hands={"A": ["bomb"], "B": ["dual-system"], "C": ["court"]}, discard=["court", "dual-system"])
    assert answered_formerly(s, DUAL_SYSTEM)
    assert (s.hands[1], s.hands[2], s.discard[-1]) == ([DUAL_SYSTEM], [COURT], DUAL_SYSTEM)


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
def test_what_is_asked_today_is_answered_today(more: dict[str, object], action: Action) -> None:
    s = table(**more)
    before = [list(hand) for hand in s.hands], list(s.discard)
    assert not answered_formerly(s, action)
    assert ([list(hand) for hand in s.hands], list(s.discard)) == before


def test_an_answer_of_who_has_no_choice_may_have_come_later() -> None:
    hands = {"A": ["bomb", "move"], "B": ["dual-system"]}
    s = after(table(hands=hands, discard=["dual-system"]), "bomb B1")
    assert s.legal_actions == (PASS,)
    assert not answered_formerly(s, DUAL_SYSTEM)


def test_a_pass_is_an_answer_only_where_it_is_asked_for() -> None:
    s = table(hands={"A": ["bomb", "move"], "B": ["police"]}, discard=["court"])
    assert answered_formerly(s, PASS)
    s = after(s, "bomb B1")
    assert not answered_formerly(s, PASS)


def test_with_free_reactions_the_author_was_not_asked() -> None:
    s = table(hands={"A": ["bomb", "move", "police"], "B": ["move"], "C": ["move"]}, options={"anyone-may-react": True})
    assert not_asked_formerly(s) is None
    s = after(s, "bomb B1")
    asked: dict[str, dict[int, int | None]] = {}
    while (seat := s.asked) != s.turn or len(s.legal_actions) < 3:
        asked.setdefault(type(s.stack.frames[-1]).__name__, {})[seat] = not_asked_formerly(s)
        s.apply(PASS, True)
        if len(asked.get("PoliceWindow", {})) == 3:
            break
    assert asked["PoliceWindow"] == {1: None, 2: None, 0: PASS}
