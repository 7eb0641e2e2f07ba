"""PettingZoo's own suites."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from altbau.core.engine.ids import NOBODY
from altbau.research.aec import AltbauAEC, env
from tests.conformance.test_encoding import ENCODED

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]  # it warns of dicts and of names like A


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ENCODED)
def test_the_suites_of_pettingzoo(edition: str, players: int) -> None:
    wanted: dict[str, Any] = {"edition": edition, "players": players, "rounds": 3}
    api_test(env(**wanted), num_cycles=1000)
    seed_test(lambda: env(**wanted), num_cycles=100)


def played(aec: Any, seed: int) -> dict[str, float]:
    """What a random game comes to."""
    aec.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(aec.possible_agents, 0.0)
    for agent in aec.agent_iter():
        observation, reward, ended, cut, _ = aec.last()
        total[agent] += reward
        aec.step(None if ended or cut else rng.choice(np.flatnonzero(observation["action_mask"])))
    return total


def test_the_rewards_add_up_to_nothing_and_the_seed_decides() -> None:
    games = [played(env(players=3), seed) for seed in range(4)]
    assert [sum(total.values()) for total in games] == pytest.approx([0] * 4)
    assert games == [played(env(players=3), seed) for seed in range(4)]
    assert len({max(total, key=lambda agent: total[agent]) for total in games}) > 1


def test_what_is_illegal_loses() -> None:
    table = env()
    table.reset(seed=1)
    observation, *_ = table.last()
    author = table.agent_selection
    table.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert table.rewards[author] == -1 and all(table.terminations.values())
    raw = AltbauAEC()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="can't be chosen"):
        raw.step(raw.action_space("A").n - 1)


def test_whoever_is_not_asked_has_no_choice() -> None:
    raw = AltbauAEC(players=3, render_mode="ansi")
    raw.reset(seed=1)
    masks = {agent: raw.observe(agent)["action_mask"].sum() for agent in raw.agents}
    assert [agent for agent, choices in masks.items() if choices] == [raw.agent_selection]
    assert raw.table and raw.table.asked != NOBODY and "A" in (raw.render() or "")
