"""Gymnasium's checker, and a learner's seat among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from altbau import BadInput
from altbau.research.gym import AltbauEnv
from tests.conformance.test_encoding import ENCODED

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]


@pytest.mark.parametrize("edition", ENCODED)
def test_the_checker_of_gymnasium(edition: str) -> None:
    for players in (2, 4):
        check_env(AltbauEnv(edition, players, pool=["random", "steward"], rounds=5), skip_render_check=True)


def played(env: Any, seed: int) -> tuple[list[int], float]:
    """The choices of a random game, and what it comes to."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    chosen: list[int] = []
    while True:
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        chosen.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, ended, cut, info = env.step(chosen[-1])
        if ended or cut:
            return chosen, reward


def test_a_pool_plays_against_it() -> None:
    env = gymnasium.make("Altbau-v0", players=3, pool=["steward", "beginner"], seat="B", disable_env_checker=True)
    assert played(env, 4) == played(env, 4) != played(env, 5)
    assert sum(played(env, seed)[1] > 0 for seed in range(10)) <= 2
    assert env.unwrapped.setting.agents[env.unwrapped.seat] == "B"


def test_any_seat_is_drawn() -> None:
    env = AltbauEnv(players=4, pool=["random"])
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == set("ABCD")


def test_what_is_illegal_loses() -> None:
    env = AltbauEnv(render_mode="ansi")
    _, info = env.reset(seed=1)
    _, reward, ended, _, said = env.step(int(np.flatnonzero(~info["action_mask"])[0]))
    assert reward == -1 and ended and said["illegal"]
    assert env.render()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput):
        AltbauEnv(pool=["nobody"])
