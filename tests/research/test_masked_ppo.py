"""Learners with masked actions win against `random` after 50,000 steps."""

import pytest

from altbau.cli.summary import wilson

torch = pytest.importorskip("torch", reason="torch is not installed: pip install --group learn")

from benchmarks.research.masked_ppo import Settings, duels, learn, learn_by_library  # noqa: E402  it imports torch

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]

DUELS = 400


@pytest.mark.parametrize("library", [False, True], ids=["alone", "MaskablePPO"])
def test_a_learner_wins_against_random_players(library: bool) -> None:
    if library:
        pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: pip install --group learn")
    torch.set_num_threads(1)
    policy = learn_by_library(Settings()) if library else learn(Settings()).decide
    low, _ = wilson(duels(policy, Settings(), DUELS), DUELS)
    assert low > 0.6
