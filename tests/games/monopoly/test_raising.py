"""What a bidder could raise is what there is once everything has been sold and mortgaged (Q238, Q242)."""

import pytest

from altbau.core.engine.ids import FIRST, Seat
from altbau.games.monopoly.rules.actions import MORTGAGE, SELL
from altbau.games.monopoly.rules.auctions import Auction
from altbau.games.monopoly.rules.buildings import could_raise
from altbau.games.monopoly.rules.state import State
from altbau.play.text import moves
from altbau.play.text.position import read_position

FULL = [
    "seestrasse",
    "hafenstrasse",
    "neue-strasse",
    "muenchner-strasse",
    "wiener-strasse",
    "berliner-strasse",
]
BUILT_UP = dict.fromkeys(FULL, 4) | dict.fromkeys(["theaterstrasse", "museumstrasse", "opernplatz"], 2)
OWNED = {
    "A": {"badstrasse": 1, "turmstrasse": 0, "nordbahnhof": 0},
    "B": {"wasserwerk": 0, "westbahnhof": 0, "suedbahnhof": "mortgaged", "parkstrasse": 0, "schlossallee": 0},
    "C": BUILT_UP,
}


def bidding(*script: tuple[Seat, str], **more: object) -> State:
    """An auction that has just been opened."""
    position = {"edition": "monopoly", "players": 3, "deeds": OWNED, "cash": {"A": 70, "B": 250}}
    s: State = read_position(position | more)
    for seat, line in script:
        s = moves.play_whole(s, seat, line)
    return s


@pytest.mark.parametrize(
    ("s", "coins"),
    [
        (
            bidding((FIRST, "auction"), phase="land", at={"A": "chausseestrasse"}),
            [70 + 25 + 30 + 30 + 100, 250 + 75 + 100 + 175 + 200],
        ),
        (bidding((FIRST, "build turmstrasse"), (Seat(1), "join")), [70 + 100, 250 + 75 + 100]),
    ],
    ids=["a place", "the last house"],
)
def test_a_bidder_can_raise_all_but_what_must_stay(s: State, coins: list[int]) -> None:
    for expected in coins:
        seat, auction = s.asked, s.stack.top
        assert isinstance(auction, Auction)
        assert could_raise(s, seat, auction.purpose) == expected
        trial = s.copy()
        while words := {SELL, MORTGAGE} & {*trial.legal_actions}:
            trial.apply(min(words))
            if not isinstance(trial.stack.top, Auction):
                trial.apply(trial.legal_actions[0])
        assert trial.cash[seat] == expected
        s = moves.play_whole(s, seat, "pass")
