"""Many tables in one call."""

from typing import Any, cast

import numpy as np
import pytest

from altbau.core.engine.encoding import AnyEncoding
from altbau.core.engine.view import View
from altbau.research.arrays import observation_array, observe_all
from altbau.research.self_play import SelfPlay
from tests.conformance.test_encoding import ENCODED

pytestmark = pytest.mark.long


@pytest.mark.parametrize("edition", ENCODED)
def test_all_tables_move_at_once(edition: str) -> None:
    env = SelfPlay(edition, 3, tables=5, seed=1, rounds=2)
    batch, rng, ended = env.reset(), np.random.default_rng(1), 0
    assert not batch.ended.any()
    for _ in range(400):
        assert batch.observations.shape == (5, env.setting.encoding.length) and batch.observations.dtype == np.int16
        assert batch.masks.shape == (5, env.setting.encoding.size) and batch.masks.any(axis=1).all()
        assert batch.rewards.sum(axis=1) == pytest.approx(0, abs=1e-6)
        assert (batch.rewards.any(axis=1) <= batch.ended).all()
        batch = env.step([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])
        ended += batch.ended.sum()
    assert env.dealt == 5 + ended > 5


def test_the_first_deal_is_the_same_however_many_tables_there_are() -> None:
    alone, among = SelfPlay(tables=1, seed=7).reset(), SelfPlay(tables=3, seed=7).reset()
    assert (alone.observations[0] == among.observations[0]).all()
    assert (SelfPlay(tables=1, seed=8).reset().observations != alone.observations).any()


def test_what_can_not_be_chosen_changes_nothing() -> None:
    env = SelfPlay(tables=2, seed=1)
    batch = env.reset()
    legal = [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
    with pytest.raises(ValueError, match="can't be chosen"):
        env.step([legal[0], env.setting.encoding.size - 1])
    assert not env.step(legal).ended.any()


class Given:
    """Views that are what is seen of them, which may be larger than an observation can say."""

    length = 3

    def observe(self, view: Any) -> list[int]:
        return list(view)


@pytest.mark.parametrize("views", [[(1, 2, 255), (0, 0, 0)], [(1, 2, 256), (0, -1, 0)], [(1, 1 << 20, -(1 << 20))]])
def test_many_observations_are_the_same_as_one_after_another(views: list[tuple[int, ...]]) -> None:
    out = np.ones((len(views), 3), np.int16)
    observe_all(cast(AnyEncoding, Given()), cast(list[View], views), out)
    assert (out == [observation_array(view) for view in views]).all()
    assert (out == np.clip(views, -(1 << 15), (1 << 15) - 1)).all()
