"""The golden games are unchanged; regenerate them with `python -m tests.engine.golden`."""

import pytest

from tests.engine.golden import CASES, COUNTED, FOLDER, counts, story


@pytest.mark.parametrize(("edition", "players"), CASES)
def test_whole_games(edition: str, players: int) -> None:
    assert story(edition, players) == (FOLDER / f"{edition}-{players}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("edition", COUNTED)
def test_counts_of_positions(edition: str) -> None:
    assert counts(edition) == (FOLDER / f"{edition}-counts.txt").read_text(encoding="utf-8")
