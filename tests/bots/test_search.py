"""The search overrules a policy if another move is really better, is deterministic, and knows only the view."""

import math
import pickle
import py_compile
from importlib.machinery import SourcelessFileLoader
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

from altbau import Game, determinize
from altbau.core.bots import search
from altbau.core.bots.bot import Role
from altbau.core.bots.search import FIRST_LOOK, Trial, best_of, compare_candidates, drop_out
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.rng import seeded
from altbau.games.wucherer.bot import THINKING, LandlordBot, Level, affordable
from altbau.games.wucherer.bots.policy import Steward
from altbau.games.wucherer.bots.valuation import Taste
from altbau.games.wucherer.rules.state import State
from altbau.play.text.position import read_position
from tests.any_game import view

SMALL = Level(worlds=4, states=5_000, rounds=2, candidates=3, errors=1.0)
RICH = {"A1": {"floors": 3, "tenants": {1: "hacker", 2: "hacker"}}, "B1": {"floors": 2, "tenants": {1: "family"}}}


def small_strategist(seed: int) -> LandlordBot:
    """A strategist that thinks for milliseconds."""
    bot = LandlordBot(Role("", "strategist"), seed)
    bot.level = SMALL
    return bot


def trial(action: int, *ahead: float) -> Trial:
    """What a candidate has come to, by how far it was ahead in each world."""
    made = Trial(Action(action))
    for each in ahead:
        made.add(each)
    return made


def test_a_rival_overrules_only_by_more_than_chance_explains() -> None:
    own = trial(1, 0, 0, 0, 0)
    assert best_of([own, trial(2, 3, -2, 3, -2)], 1.0).action == 1
    assert best_of([own, trial(2, 3, -2, 3, -2)], 0.0).action == 2
    assert best_of([own, trial(2, 1, 1, 1, 2), trial(3, 2, 2, 3, 2)], 1.0).action == 3
    assert trial(2, 1, 1, 1, 2).error() == pytest.approx(0.25)
    assert trial(2, 5).error() == math.inf


@pytest.mark.parametrize("compiled", [False, True])
def test_whoever_searches_looks_at_enough_worlds_to_tell(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    monkeypatch.setattr(search, "COMPILED", compiled)
    for level in THINKING.values():
        paid = affordable(level)
        assert (paid.worlds >= FIRST_LOOK and paid.candidates > 1) if level.worlds else paid == level


def test_bytecode_without_its_source_is_interpreted(tmp_path: Path) -> None:
    file = py_compile.compile(str(files(search.__package__) / "search.py"), str(tmp_path / "search.pyc"), doraise=True)
    spec = spec_from_loader("search", SourcelessFileLoader("search", str(file)))
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.COMPILED is False


def test_a_rival_that_trails_drops_out_for_good() -> None:
    trials = [trial(1, 0, 0), trial(2, -2, -3), trial(3, -2, 3)]
    assert drop_out(trials) == 1
    assert [each.dropped for each in trials] == [False, True, False]
    assert best_of([trials[0], trials[1]], -9.0).action == 1


def test_every_candidate_meets_the_same_worlds() -> None:
    state = Game.new(players=3, seed=5).state
    worlds = [determinize(view(state, state.asked), seeded(number)) for number in range(FIRST_LOOK - 1)]
    policy = Steward(Taste())
    action = policy.choose(worlds[0])
    before = [world.stack.legal_actions for world in worlds]
    first, again = trials = [Trial(action), Trial(action)]
    compare_candidates(trials, policy, worlds, 2, policy.values, most=100_000)
    assert first.worlds == again.worlds == FIRST_LOOK - 1
    assert again.ahead == again.squares == 0
    assert before == [world.stack.legal_actions for world in worlds]


def test_no_world_is_begun_once_enough_states_have_been_looked_at() -> None:
    state = Game.new(players=3, seed=5).state
    policy = Steward(Taste())
    worlds = [determinize(view(state, state.asked), seeded(number)) for number in range(FIRST_LOOK + 2)]
    action = policy.choose(worlds[0])

    def begun(most: int) -> int:
        trials = [Trial(action), Trial(action)]
        compare_candidates(trials, policy, worlds, 2, policy.values, most)
        return trials[0].worlds

    assert begun(0) == FIRST_LOOK  # fewer would tell nothing
    assert begun(1_000_000) == len(worlds)


def decisions(state: State, seed: int) -> list[Action]:
    """What somebody who thinks does in the next turns of everybody."""
    bot, made = small_strategist(seed), []
    state = state.copy()
    for _ in range(12):
        made.append(bot.decide(view(state, state.asked)).action)
        state.apply(made[-1])
    return made


def test_the_same_seed_thinks_the_same_and_hidden_cards_change_nothing() -> None:
    state = read_position(
        {"players": 3, "phase": "play", "buildings": RICH, "hands": {"A": ["murder", "move", "family", "alibi"]}}
    )
    mine = Seat(state.asked)
    assert decisions(state, 3) == decisions(state, 3)
    twin = determinize(view(state, mine), seeded(8))
    assert twin.hands != state.hands or twin.draw != state.draw
    assert small_strategist(3).decide(view(twin, mine)) == small_strategist(3).decide(view(state, mine))


def test_a_bot_that_was_pickled_goes_on_as_before() -> None:
    state = Game.new(players=3, seed=5).state
    bot = small_strategist(3)
    state.apply(bot.decide(view(state, state.asked)).action)
    twin = pickle.loads(pickle.dumps(bot))
    for _ in range(6):
        decision = bot.decide(view(state, state.asked))
        assert twin.decide(view(state, state.asked)) == decision
        state.apply(decision.action)


@pytest.mark.parametrize(
    ("edition", "lead"), [("landlord-2013", "before"), ("wucherer-1997", "likelier"), ("wucherer-1992", "likelier")]
)
def test_what_is_compared_is_told_in_its_unit(edition: str, lead: str) -> None:
    """Coins, or the chance to win where the drawer of the last card has no further turn (R199)."""
    state, bot, told = Game.new(edition, players=3, seed=5).state, small_strategist(3), set()
    for _ in range(12):
        decision = bot.decide(view(state, state.asked))
        told |= {decision.truth.name.partition("-")[0]} if decision.truth else set()
        state.apply(decision.action)
    assert told & {"before", "likelier"} == {lead}
