"""Cascades end: houses full of those who drive others out, and players who do nothing but set them moving."""

from collections import Counter
from random import Random

import pytest

from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.wucherer.rules.actions import BUILD, BUILD_FOR, DONE, PASS, STOP
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.events import TURN_BEGAN
from altbau.games.wucherer.rules.questions import BUY_OR_STOP, PLAY
from altbau.games.wucherer.rules.state import State
from altbau.play.text.position import read_position
from tests.engine.random_games import all_cards, monsters, roofs

AT_HOME = ("musicians", "tavern", "squatters", "hacker", "odd-ones", "mother-with-children", "rental-nomad", "mover")
IN_HANDS = ("move", "demolition", "politics", "eviction", "police", "broker", "lunatic", "bomb")
QUIET = (PASS, DONE, STOP, BUILD, BUILD_FOR)
HEIGHTS = (1, 1, 2)  # of each player's houses
DECISIONS = 120
LONGEST = 60  # choices that one card may bring about: more than there are tenants
DEEPEST = 12


def crowded(edition: str, rng: Random) -> State:
    """A position in which most apartments are let to troublemakers, whether or not the rules would have let them in."""
    players = rng.randint(2, 4)
    deck = {name: copies for name, copies in named_deck(edition).items() if name in AT_HOME or name in IN_HANDS}
    tenants = [name for name in AT_HOME for _ in range(deck.get(name, 0))]
    rng.shuffle(tenants)
    buildings = {
        f"{seat}{number}": {
            "floors": height,
            "tenants": {level: tenants.pop() for level in range(1, height + 1) if tenants and rng.random() < 0.8},
        }
        for seat in SEAT_NAMES[:players]
        for number, height in enumerate(HEIGHTS, 1)
    }
    held = tenants + [name for name in IN_HANDS for _ in range(deck.get(name, 0))]
    rng.shuffle(held)
    hands = {seat: held[place::players] for place, seat in enumerate(SEAT_NAMES[:players])}
    position = {"edition": edition, "players": players, "phase": "play", "seed": rng.randrange(1000)}
    state: State = read_position({**position, "buildings": buildings, "hands": hands})
    return state


def named_deck(edition: str) -> dict[str, int]:
    """The copies of each card by its name."""
    return {EDITIONS[edition].names[kind]: copies for kind, copies in EDITIONS[edition].deck.items()}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(40))
def test_every_cascade_ends_and_nothing_is_lost_in_it(edition: str, seed: int) -> None:
    rng = Random(seed)
    state = crowded(edition, rng)
    before = Counter(EDITIONS[edition].deck), state.edition.monsters, state.edition.roofs
    since_choice = 0
    for _ in range(DECISIONS):
        if state.asked < 0:
            break
        loud = [action for action in state.legal_actions if action not in QUIET]
        state.apply(rng.choice(loud if loud and rng.random() < 0.95 else state.legal_actions), True)
        assert (all_cards(state), monsters(state), roofs(state)) == before
        assert len(state.stack.frames) <= DEEPEST
        free = state.asked < 0 or state.stack.top.prompt(state)[0] in (PLAY, BUY_OR_STOP)
        turn = any(event[0] == TURN_BEGAN for event in state.events)
        since_choice = 0 if free or turn else since_choice + 1 + len(state.forced)
        assert since_choice <= LONGEST
