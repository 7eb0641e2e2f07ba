"""Every turn ends, whatever the players do: in random games, and with players who always do as much as they can."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from altbau.core.engine.ids import Action
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.wucherer.rules.actions import ACCEPT, ASK_ROOF, BUY, DONE, FOR, OFFER, PASS, RECALL, STOP, TRADE
from altbau.games.wucherer.rules.bounds import most_actions, most_fetches, most_laid, most_questions, most_recalls
from altbau.games.wucherer.rules.cards import (
    DEMOLITION,
    DUAL_SYSTEM,
    EVICTION,
    MOTHER_WITH_CHILDREN,
    POLITICS,
    ROOF,
    is_tenant,
)
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.events import (
    BUILT,
    CARD_PLAYED,
    DISMISSED,
    EXPANDED,
    FETCHED,
    MOVED_IN,
    RECALLED,
    ROOF_ASKED,
    TRADE_OFFERED,
    TURN_BEGAN,
)
from altbau.games.wucherer.rules.options import OPTIONS
from altbau.games.wucherer.rules.questions import ASK_PRICE, PLAY
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.trading import MOST_OFFERS, MOST_ROOF_REQUESTS
from altbau.play.bots import any_action
from altbau.play.text.position import read_position
from tests.engine.random_games import CASES, dealt, each_of

HEIGHTS = (3, 2, 1)  # of each player's houses
BOUGHT_LATER = 12  # cards of the draw pile
COINS = 15
TURNS = 3
FREE = (RECALL, MOTHER_WITH_CHILDREN, DUAL_SYSTEM, EVICTION, DEMOLITION, POLITICS, TRADE, ASK_ROOF)  # can be undone
LAST = (DONE, STOP, PASS)
EVERYTHING = {"wucherer-1997": {"free-trade": True, "anyone-may-react": True}}
MANY = {"landlord-2013": 30, "wucherer-1997": 100, "wucherer-1992": 20}  # questions that a busy turn does have
RULINGS = Path(__file__).parents[2] / "docs" / "rulings.md"


def laden(edition: str, players: int, rng: Random) -> State:
    """A position in which all the deck but a few cards is in hands and houses, and everybody is rich."""
    rules = EDITIONS[edition]
    places = [f"{seat}{number}" for seat in SEAT_NAMES[:players] for number in range(1, len(HEIGHTS) + 1)]
    heights = dict(zip(places, HEIGHTS * players, strict=True))
    deck = [kind for kind, copies in rules.deck.items() for _ in range(copies)]
    if not rules.roofs:
        for _ in places:
            deck.remove(ROOF)
    rng.shuffle(deck)
    small = [kind for kind in deck if is_tenant(kind) and not rules.tenants[kind].two_apartments]
    homes: dict[str, dict[int, str]] = {place: {} for place in places}
    for place, height in heights.items():
        for level in range(1, height + 1):
            if small and rng.random() < 0.6:
                deck.remove(small[-1])
                homes[place][level] = rules.names[small.pop()]
    held = [rules.names[kind] for kind in deck[sum(heights.values()) + BOUGHT_LATER :]]
    state: State = read_position(
        {
            "edition": edition,
            "options": EVERYTHING.get(edition, {}),
            "players": players,
            "seed": rng.randrange(1000),
            "coins": dict.fromkeys(SEAT_NAMES[:players], COINS),
            "hands": {SEAT_NAMES[seat]: held[seat::players] for seat in range(players)},
            "buildings": {place: {"floors": heights[place], "tenants": homes[place]} for place in places},
        }
    )
    return state


def busiest(state: State, rng: Random) -> Action:
    """What makes a turn long: first what may be undone, never the end as long as there is something else."""
    question = state.stack.top.prompt(state)[0]
    if question == PLAY:
        free = [action for action in FREE if action in state.legal_actions]
        if free and rng.random() < 0.8:
            return rng.choice(free)
    if question == ASK_PRICE or BUY in state.legal_actions:
        return state.legal_actions[0]
    for word in (OFFER, FOR, ACCEPT):
        if word in state.legal_actions and rng.random() < 0.7:
            return word
    others = [action for action in state.legal_actions if action not in LAST]
    return rng.choice(others) if others else any_action(state, rng.randrange)


def anything(state: State, rng: Random) -> Action:
    """Any choice."""
    return any_action(state, rng.randrange)


def turns(state: State, choose: Callable[[State, Random], Action], rng: Random) -> Iterator[tuple[int, Counter[int]]]:
    """Turn by turn how often somebody was asked, and what happened how often; of cards how many were laid."""
    asked = 0
    happened: Counter[int] = Counter()
    while state.asked >= 0:
        state.apply(choose(state, rng), True)
        asked += 1
        for event in state.events:
            if event[0] == TURN_BEGAN:
                yield asked, happened
                asked, happened = 0, Counter()
            happened[event[0]] += event[3] + 1 if event[0] == BUILT else 1  # floors and roof
    yield asked, happened


def check(state: State, asked: int, happened: Counter[int]) -> None:
    """No turn has more of anything than its bound."""
    edition = state.edition
    assert asked <= most_questions(edition, state.players)
    assert happened[RECALLED] + happened[DISMISSED] <= most_recalls(edition)
    assert happened[FETCHED] <= most_fetches(edition)
    assert happened[CARD_PLAYED] <= most_actions(edition)
    assert happened[BUILT] + happened[EXPANDED] + happened[MOVED_IN] <= most_laid(edition)
    assert happened[TRADE_OFFERED] <= MOST_OFFERS
    assert happened[ROOF_ASKED] <= MOST_ROOF_REQUESTS


@each_of(CASES[::2])
def test_no_turn_of_a_random_game_has_more_questions_than_its_bound(edition: str, players: int, seed: int) -> None:
    state = dealt(edition, players, seed)
    for asked, happened in turns(state, anything, Random(seed)):
        check(state, asked, happened)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(12))
def test_no_turn_goes_on_for_ever_however_busy_everybody_is(edition: str, seed: int) -> None:
    rng = Random(seed)
    state = laden(edition, 2 + seed % 3, rng)
    longest = 0
    for asked, happened in islice(turns(state, busiest, rng), TURNS):
        check(state, asked, happened)
        longest = max(longest, asked)
    assert longest >= MANY[edition]


def test_what_a_turn_may_repeat_is_repeated_up_to_its_bound() -> None:
    """The players above do go to the limits that the rulings set."""
    reached: Counter[str] = Counter()
    for seed in range(6):
        rng = Random(seed)
        state = laden("wucherer-1997", 2, rng)
        for _, happened in islice(turns(state, busiest, rng), TURNS):
            reached["recalls"] = max(reached["recalls"], happened[RECALLED])
            reached["roof requests"] = max(reached["roof requests"], happened[ROOF_ASKED])
            reached["offers"] = max(reached["offers"], happened[TRADE_OFFERED])
            reached["fetches"] = max(reached["fetches"], happened[FETCHED])
    edition = EDITIONS["wucherer-1997"]
    assert reached == {
        "recalls": most_recalls(edition), "roof requests": MOST_ROOF_REQUESTS, "offers": MOST_OFFERS,
        "fetches": most_fetches(edition),
    }  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bound_grows_with_the_players(edition: str) -> None:
    rules = EDITIONS[edition]
    assert most_questions(rules, 2) < most_questions(rules, 3) < most_questions(rules, 6)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rulings_name_the_bounds(edition: str) -> None:
    rules = replace(EDITIONS[edition], free_trade="free_trade" in [option.field for option in OPTIONS[edition]])
    bounds = [str(most_questions(rules, players)) for players in range(2, 7)]
    assert f"| {edition} | {' | '.join(bounds)} |" in RULINGS.read_text(encoding="utf-8")
