"""The adapters refuse what can't be meant, with a sentence and before anything changes."""

import pickle
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from altbau import BadInput
from altbau.core.text import LANGUAGES
from altbau.research.aec import AltbauAEC, env
from altbau.research.environment_spec import EnvironmentSpec
from altbau.research.gym import AltbauEnv
from altbau.research.openspiel import AltbauGame  # registers the games
from altbau.research.self_play import SelfPlay
from tests.conformance.test_encoding import ENCODED
from tests.research.test_setting import CHANGED

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]

NO_ACTIONS = (3.7, "3", True, np.True_, np.array(True), np.array([1, 2]), None, -1, 1 << 20)
NO_ARGUMENTS: tuple[Callable[[], object], ...] = (
    lambda: AltbauEnv(render_mode="nonsense"),
    lambda: AltbauEnv(render_mode="human"),
    lambda: AltbauEnv(pool=[]),
    lambda: AltbauEnv(pool="random"),
    lambda: AltbauEnv(pool=["nobody"]),
    lambda: AltbauEnv(seat="C"),
    lambda: AltbauEnv(seat=2),
    lambda: AltbauEnv(seat=False),
    lambda: AltbauEnv(rounds=True),
    lambda: env(render_mode="human"),
    lambda: env(players=1),
    lambda: env().reset(seed="seven"),
    lambda: SelfPlay(tables=0, seed=1),
    lambda: SelfPlay(tables=2, seed="seven"),  # type: ignore[arg-type]
)
TOO_EARLY: tuple[Callable[[], object], ...] = (
    lambda: AltbauEnv().step(0),
    lambda: AltbauEnv().action_masks(),
    lambda: AltbauEnv(render_mode="ansi").render(),
    lambda: AltbauAEC().step(0),
    lambda: AltbauAEC().observe("A"),
    lambda: AltbauAEC(render_mode="ansi").render(),
    lambda: env().step(0),
    lambda: SelfPlay(tables=2, seed=1).step([0, 0]),
)


def of_openspiel(edition: str, **changed: Any) -> Any:
    """OpenSpiel's game; its parameters are texts."""

    def written(values: Any, before: str = "") -> str:
        parts = [
            written(value, f"{before}{name}.") if isinstance(value, dict) else f"{before}{name}:{value}"
            for name, value in values.items()
        ]
        return ";".join(parts)

    return AltbauGame({"edition": edition} | {name: written(values) for name, values in changed.items()})


def refused(call: Callable[[], object]) -> BadInput:
    """The error, which has a sentence in each language."""
    with pytest.raises(BadInput) as error:
        call()
    assert all(error.value.say(language) for language in LANGUAGES)
    return error.value


ADAPTERS: tuple[Callable[..., Any], ...] = (
    AltbauEnv,
    AltbauAEC,
    env,
    partial(SelfPlay, tables=2, seed=1),
    of_openspiel,
)


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_options_card_values_and_house_rules_are_those_of_a_game(adapter: Callable[..., Any]) -> None:
    made = adapter(edition="landlord-2013", **CHANGED)
    assert getattr(made, "unwrapped", made).setting.rules == EnvironmentSpec("landlord-2013", **CHANGED).rules
    with pytest.raises(BadInput):
        adapter(edition="landlord-2013", house={"bail": 1})  # without a name


@pytest.mark.parametrize("number", range(len(NO_ARGUMENTS)))
def test_arguments_that_can_not_be_meant(number: int) -> None:
    refused(NO_ARGUMENTS[number])


@pytest.mark.parametrize("number", range(len(TOO_EARLY)))
def test_what_comes_before_the_first_game(number: int) -> None:
    assert refused(TOO_EARLY[number]).code == "reset-first"


@pytest.mark.parametrize("edition", ENCODED)
@pytest.mark.parametrize("number", range(len(NO_ACTIONS)))
def test_what_is_no_action_changes_nothing(edition: str, number: int) -> None:
    action: Any = NO_ACTIONS[number]
    single, raw, wrapped, many = (
        AltbauEnv(edition),
        AltbauAEC(edition),
        env(edition=edition),
        SelfPlay(edition, tables=2, seed=1),
    )
    for each in (single, raw, wrapped):
        each.reset(seed=1)
    many.reset()
    tables = [single.table, raw.table, wrapped.unwrapped.table, *many.tables]
    before = pickle.dumps([table.state for table in tables])
    legal = many.setting.numbers(many.tables[0])[0]
    for call in (single.step, raw.step, wrapped.step, lambda action: many.step([legal, action])):
        refused(lambda call=call: call(action))  # type: ignore[misc]
    assert pickle.dumps([table.state for table in tables]) == before


def test_whole_numbers_of_any_kind_are_actions() -> None:
    single, raw = AltbauEnv(pool=["random"], seat=0), AltbauAEC()
    for kind in (int, np.int64, np.uint16, np.array):
        _, info = single.reset(seed=1)
        assert info["seat"] == "A"
        assert not single.step(kind(np.flatnonzero(info["action_mask"])[0]))[4].get("illegal")
        raw.reset(seed=1)
        raw.step(kind(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"])[0]))


@pytest.mark.parametrize("legal", [True, False])
def test_a_learner_gets_nothing_after_the_end(legal: bool) -> None:
    single = AltbauEnv(pool=["random"], rounds=1)
    _, info = single.reset(seed=1)
    ended = cut = False
    while not (ended or cut):
        _, _, ended, cut, info = single.step(int(np.flatnonzero(info["action_mask"] == legal)[0]))
    assert refused(lambda: single.step(0)).code == "episode-over"
    single.reset()
    table = env(rounds=1)
    table.reset(seed=1)
    while not (table.terminations[table.agent_selection] or table.truncations[table.agent_selection]):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask == legal)[0]))
    assert refused(lambda: table.step(0)).code == "episode-over"
    while table.agents:
        table.step(None)
    assert refused(lambda: table.step(None)).code == "episode-over"


def test_there_is_no_seat_that_nobody_has() -> None:
    raw = AltbauAEC()
    raw.reset(seed=1)
    for seat in ("Z", "", "AB", 2, True):
        assert refused(lambda seat=seat: raw.observe(seat)).code == "no-such-seat"  # type: ignore[misc]


def test_environments_in_a_vector_go_on_by_themselves() -> None:
    many = gymnasium.make_vec("Altbau-v0", num_envs=3, pool=["random"], rounds=1)
    _, info = many.reset(seed=1)
    ended = 0
    for _ in range(60):
        _, _, terminated, truncated, info = many.step(info["action_mask"].argmax(axis=1))
        ended += int((terminated | truncated).sum())
    assert ended > 3


@pytest.mark.parametrize("edition", ENCODED)
def test_a_sampled_game_is_pickled_with_its_chance(edition: str) -> None:
    game = pyspiel.load_game("python_altbau_sampled", {"edition": edition, "rounds": 8, "seed": 5})
    state, choices = game.new_initial_state(), random.Random(1)
    for _ in range(30):
        state.apply_action(choices.choice(state.legal_actions()))
    twin = pickle.loads(pickle.dumps(state))
    assert (str(twin), twin.history()) == (str(state), state.history())
    again = random.Random(2)
    while not state.is_terminal():
        action = again.choice(state.legal_actions())
        state.apply_action(action)
        twin.apply_action(action)
        assert str(twin) == str(state)
    assert twin.is_terminal() and pickle.loads(pickle.dumps(game)).drawn == game.drawn
