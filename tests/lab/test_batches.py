"""Many states in one call: the same however the work is divided."""

from itertools import chain
from random import Random

import pytest

import altbau
from altbau import BadInput, Game, IllegalMove, Rng, View
from altbau.core.engine.ids import NOBODY
from altbau.core.engine.state import AnyState
from altbau.games import EDITIONS, game_of
from altbau.lab.batches import Policy
from altbau.play.bots import any_action
from tests.any_game import SomeGame, view
from tests.engine.random_games import any_game, decisions

SHORT = 3  # turns of a playout


def looked_at(edition: str, seed: int, number: int) -> list[SomeGame]:
    """A game at some of its decisions."""
    rng = Random(seed)
    return [now.copy() for now in decisions(any_game(rng, edition), rng, 60)][:: 60 // number][:number]


def last(view: View, rng: Rng) -> int:
    """A policy of one's own, which lets its generator decide now and then."""
    return view.legal_actions[-1 - rng.below(min(2, len(view.legal_actions)))]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("policy", ["uniform", "steward", last])
def test_one_call_comes_to_the_same_as_many(edition: str, policy: str | Policy) -> None:
    states: list[AnyState] = [now.state for now in looked_at(edition, 3, 4)]
    before = [repr(state.chance.state()) for state in states]
    together = altbau.playouts(states, policy, 3, seed=5, until=SHORT)
    assert together == [altbau.playouts([state], policy, 3, seed=5, until=SHORT)[0] for state in states]
    assert [each[:2] for each in together] == altbau.playouts(states, policy, 2, seed=5, until=SHORT)
    assert together != altbau.playouts(states, policy, 3, seed=6, until=SHORT) or policy == "steward"
    assert before == [repr(state.chance.state()) for state in states]
    for playout in chain(*together):
        assert sum(playout.value.chances) == pytest.approx(1)


@pytest.mark.parametrize("policy", ["uniform", last])
def test_several_processes_come_to_the_same_as_one(policy: str | Policy) -> None:
    states: list[AnyState] = [now.state for now in looked_at("landlord-2013", 4, 3)]
    assert altbau.playouts(states, policy, 2, seed=1, jobs=2) == altbau.playouts(states, policy, 2, seed=1)


def test_a_playout_to_the_end_says_who_has_won() -> None:
    state = Game.new("landlord-2013", players=2, seed=1).state
    for playout in altbau.playouts([state], "uniform", 5, seed=1)[0]:
        assert playout.over and playout.decisions > 30 and max(playout.value.chances) in (0.5, 1)
    assert not altbau.playouts([state], "uniform", 1, seed=1, until=1)[0][0].over


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_step_of_many_is_a_step_of_each(edition: str) -> None:
    games = [now for now in looked_at(edition, 5, 6) if not now.must_pass]
    choices = [now.state.legal_actions[0] for now in games]
    before = [now.copy() for now in games]
    after = altbau.step_all([now.state for now in games], choices)
    assert games == before
    for now, action, state in zip(games, choices, after, strict=True):
        now.play(action)
        while now.must_pass:
            now.pass_()
        assert now.module.contents(now.state) == now.module.contents(state)
    with pytest.raises(IllegalMove):
        altbau.step_all([state, games[0].state], [state.legal_actions[0], -1])
    with pytest.raises(ValueError, match="2 states, 1 choices"):
        altbau.step_all([state, games[0].state], [state.legal_actions[0]])
    assert now.module.contents(now.state) == now.module.contents(state)


@pytest.mark.seeds(8, 200)
def test_a_batch_plays_each_state_as_it_would_be_played_alone(seed: int) -> None:
    rng = Random(seed)
    alone = [any_game(rng).state for _ in range(4)]
    batch = altbau.StateBatch([state.copy() for state in alone])
    for _ in range(120):
        assert batch.options == [state.legal_actions for state in alone]
        actions = [any_action(state, rng.randrange) if not state.over else None for state in alone]
        choices = [index_of(state, action) for state, action in zip(alone, actions, strict=True)]
        before = [game_of(state.edition.key).contents(state) for state in batch.states]
        for wrong in (choices[:-1], [*choices[:-1], -2], [*choices[:-1], 1 << 40]):
            with pytest.raises(BadInput):
                batch.play(wrong)
        assert before == [game_of(state.edition.key).contents(state) for state in batch.states]
        options = batch.play(choices)
        for state, action in zip(alone, actions, strict=True):
            if action is not None:
                state.apply(action)
        assert options == batch.options
        for state, played in zip(alone, batch.states, strict=True):
            assert game_of(state.edition.key).contents(played) == game_of(state.edition.key).contents(state)
        for number, state in enumerate(alone):
            if state.over and rng.random() < 0.5:
                alone[number] = any_game(rng).state
                assert batch.put(number, alone[number].copy()) == alone[number].legal_actions


def index_of(state: AnyState, action: int | None) -> int:
    """The choice of a batch that plays an action; -1 for none."""
    if action is None:
        return -1
    options, sums = state.legal_actions, state.sums
    return options.index(action) if action in options else len(options) - 1 + action - (sums.least if sums else 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_imagined_worlds_look_alike_and_are_the_same_by_seed(edition: str) -> None:
    for now in looked_at(edition, 6, 4):
        seen = now.view(now.asked)
        worlds = altbau.determinizations(seen, 3, seed=2)
        assert all(view(world, seen.seat) == seen for world in worlds)
        contents = [now.module.contents(world) for world in worlds]
        assert contents == [now.module.contents(world) for world in altbau.determinizations(seen, 3, seed=2)]
        assert altbau.values(seen) == now.module.value(seen) == now.value(seen.seat)
        open_cards = [altbau.values(world) for world in worlds]
        assert altbau.values([seen, *worlds]) == [altbau.values(seen), *open_cards]
        assert open_cards[0] == (now.module.open_value(worlds[0]) or now.module.value(view(worlds[0], NOBODY)))


def test_what_can_not_be_played_out_is_refused() -> None:
    state = Game.new("landlord-2013", players=2, seed=1).state
    for wrong in ({"n": -1}, {"jobs": 0}, {"until": 0}):
        with pytest.raises(BadInput, match="bad-value"):
            altbau.playouts([state], "uniform", **({"n": 1, "seed": 1} | wrong))
    with pytest.raises(BadInput, match="unknown-bot"):
        altbau.playouts([state], "nobody", 1, seed=1)
    with pytest.raises(BadInput, match="negative-number"):
        altbau.determinizations(Game.new("landlord-2013", players=2, seed=1).view(0), -1, seed=1)
    with pytest.raises(IllegalMove):
        altbau.playouts([state], lambda view, rng: -1, 1, seed=1)
