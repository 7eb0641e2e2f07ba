"""A Ray cluster of two nodes gets the same results from games as one process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from ray.cluster_utils import Cluster

from altbau import BadInput
from altbau.lab.workers import FAR, Workers, _shares
from altbau.research.dataset import DatasetSpec, write
from tests.cli.conftest import Altbau
from tests.lab.conftest import altbau_line

__all__ = ["altbau_line"]

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    yield cluster.address
    cluster.shutdown()


def test_simulate_and_ladder_come_to_the_same(
    address: str, altbau_line: Altbau, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("altbau.lab.workers.FAR", 10)  # so that few games are several tasks
    for words in (["simulate", "--players", 2, "--games", 25], ["ladder", "--games", 12]):
        words += ["--bots", "steward,random", "--lang", "en"]
        assert altbau_line(*words, "--ray", address) == altbau_line(*words)


def test_a_dataset_is_the_same(address: str, tmp_path: Path) -> None:
    wanted = DatasetSpec("landlord-2013", 2, ("random", "random"), games=120, seed=1, rounds=50)
    for folder, workers in ((tmp_path / "near", Workers()), (tmp_path / "far", Workers(ray=address))):
        assert list(write(folder, wanted, workers)) == [0, 100, 120]
    near, far = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("near", "far"))
    assert near == far


def test_a_task_is_of_a_hundred_games() -> None:
    assert [len(share) for share in _shares(250, FAR)] == [100, 100, 50]


def test_what_fails_there_is_said_here(address: str, altbau_line: Altbau) -> None:
    words = ["simulate", "--players", 2, "--games", 10, "--bots", "tests.lab.strangers:Failing,random", "--lang", "en"]
    status, _, err = altbau_line(*words, "--ray", address)
    assert status == 2 and err == altbau_line(*words).err


def test_nobody_there_is_said() -> None:
    with pytest.raises(BadInput, match="ray-unreachable"):
        list(Workers(ray="127.0.0.1:1").in_order(abs, 1))
