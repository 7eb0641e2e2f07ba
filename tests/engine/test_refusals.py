"""Every reason for a refusal, produced in a position: its name and the rule behind it."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from altbau import IllegalMove
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games import GAMES
from altbau.games.wucherer.rules.refusals import NO_COINS_FOR_NOMAD, REFUSALS
from altbau.play.text import moves
from altbau.play.text.position import read_position

FILES = sorted((Path(__file__).parents[1] / "refusals").glob("*.yaml"))
LISTED = {file.stem: yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader) for file in FILES}
CASES = [
    pytest.param(listed["defaults"] | case.get("position", {}), case["script"], case["why"], id=" ".join(case["why"]))
    for listed in LISTED.values()
    for case in listed["cases"]
]
# Who can't pay is only asked where money is hidden, and no edition with nomads hides it.
NEVER_TOLD = [REFUSALS[NO_COINS_FOR_NOMAD]]


@pytest.mark.parametrize(("position", "script", "why"), CASES)
def test_what_is_not_possible_says_why(position: dict[str, Any], script: list[dict[str, Any]], why: list[str]) -> None:
    s = read_position(position, stop_at_windows=True)
    *before, last = ((Seat(SEAT_NAMES.index(name)), str(line)) for step in script for name, line in step.items())
    for seat, line in before:
        s = moves.play_whole(s, seat, line)
    with pytest.raises(IllegalMove) as refused:
        moves.play_whole(s, *last)
    assert [refused.value.args_by_name["refusal"], refused.value.rule] == why


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_every_reason_is_met(game: Any) -> None:
    met = {tuple(case["why"]) for case in LISTED[game.NAME]["cases"]}
    assert met == {why for why in game.REFUSALS.values() if why not in NEVER_TOLD}
