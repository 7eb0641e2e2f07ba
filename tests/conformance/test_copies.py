"""A copy of a state is equal to it field by field, whatever fields it has, and what becomes of the one the other never
learns."""

from dataclasses import is_dataclass
from random import Random
from typing import Any

import pytest

from altbau import determinize
from altbau.core.engine.chance import Chance
from altbau.core.engine.ids import NOBODY
from altbau.core.engine.rng import seeded
from altbau.play.bots import any_action
from tests.any_game import view
from tests.conformance.games import WORKED_OUT
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 200
LEFT_OUT = ("events", *WORKED_OUT)  # what has led to a state is no part of it
STEPS = 4


def fields(thing: object) -> list[str]:
    """The names of all that an object holds, found by themselves, compiled or not."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return [name for name in names if hasattr(thing, name) and not callable(getattr(thing, name))]


def contents(thing: Any) -> object:
    """All that an object holds, and what that holds, as plain values that can be compared."""
    if thing is None or isinstance(thing, int | str) or is_dataclass(thing):
        return thing
    if isinstance(thing, list | tuple):
        return [type(thing), *map(contents, thing)]
    if isinstance(thing, dict):
        return {key: contents(value) for key, value in thing.items()}
    if isinstance(thing, Chance):
        return thing.state()
    return [type(thing), *((name, contents(getattr(thing, name))) for name in fields(thing) if name not in LEFT_OUT)]


@pytest.mark.seeds(8, 300)
def test_a_copy_has_all_that_the_original_has_and_shares_nothing(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        if rng.random() < 0.1:
            before, twin = contents(now.state), now.state.copy()
            assert contents(twin) == before
            for _ in range(STEPS):
                if twin.legal_actions:
                    twin.apply(any_action(twin, rng.randrange), True)
            assert contents(now.state) == before


@pytest.mark.seeds(8, 300)
def test_whoever_holds_a_state_keeps_it_whatever_becomes_of_its_game(seed: int) -> None:
    rng = Random(seed)
    held: list[tuple[Any, object]] = []
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        if rng.random() < 0.1:
            held.append((now.state, contents(now.state)))
            twin = now.copy()
            assert twin.state is now.state
            twin.play(any_action(twin.state, rng.randrange))
            if twin.asked is not None and twin.can_undo(twin.asked):
                twin.undo(twin.asked)
    for state, before in held:
        assert contents(state) == before


@pytest.mark.seeds(8, 300)
def test_a_view_is_no_window_into_the_state(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        if rng.random() < 0.1:
            before, seat = contents(now.state), rng.randrange(NOBODY, now.players)
            known = view(now.state, seat)
            facts = repr(known.key())
            imagined = determinize(known, seeded(seed))
            for _ in range(STEPS):
                if imagined.legal_actions:  # but while somebody else decides what nobody may know
                    imagined.apply(any_action(imagined, rng.randrange), True)
            assert (contents(now.state), repr(known.key())) == (before, facts)
            trial = now.state.copy()
            trial.apply(any_action(trial, rng.randrange), True)
            assert repr(known.key()) == facts
