"""What a remedy promises comes true: whoever leaves, whatever is built, then the tenant finds a home there."""

from random import Random

import pytest

from altbau.core.engine.ids import Action, Seat
from altbau.games.wucherer.rules.actions import building_of
from altbau.games.wucherer.rules.cards import EMPTY, ROOF
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import BuildingId, numbered
from altbau.games.wucherer.rules.remedies import EXPANSION, NEW_BUILDING, SOMEBODY_LEAVES
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import places
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 150


def homes_after(s: State, remedy: tuple[int, ...]) -> set[BuildingId]:
    """In which buildings a tenant finds a home once a remedy has come about."""
    kind, place = numbered(remedy[1]), Action(remedy[2])
    town = s.copy()
    if remedy[0] == NEW_BUILDING:
        town.build(s.asked, [EMPTY] * place, s.asked, ROOF)
        return {building_of(home) for home in places(town, kind)} - {building.id for building in s.buildings}
    building = s.building(BuildingId(place))
    if remedy[0] == EXPANSION:
        town.replace_building(building.expanded(numbered(remedy[3])))
    else:
        leaving = next(slot for slot in building.inhabited if building.tenants[slot] == remedy[3])
        town.lift(building.apartment(leaving))
    return {building_of(home) for home in places(town, kind)} & {building.id}


@pytest.mark.seeds(12, 400)
def test_what_a_remedy_promises_comes_true(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, rng.choice(list(EDITIONS))), rng, MOST_DECISIONS):
        step = now.module.step(now.state, now.asked or Seat(0), [])
        for blocked in step.blocked if step else ():
            if blocked.remedy and blocked.remedy[0] in (SOMEBODY_LEAVES, EXPANSION, NEW_BUILDING):
                assert homes_after(now.state, blocked.remedy)
