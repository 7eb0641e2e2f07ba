"""A remedy keeps its promise: once the named tenant leaves or the house is built, the tenant finds an apartment."""

from random import Random

import pytest

from altbau.core.engine.choices import IllegalAction
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.rng import chance
from altbau.core.engine.vocabulary import NO_REMEDY
from altbau.games.wucherer.rules import otherwise
from altbau.games.wucherer.rules.actions import building_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import EMPTY, NOBLES, ROOF
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import BuildingId, Card, numbered
from altbau.games.wucherer.rules.otherwise import looking
from altbau.games.wucherer.rules.remedies import EXPANSION, NEW_BUILDING, SOMEBODY_LEAVES
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import places
from altbau.games.wucherer.rules.turns import new_state
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 150


def comes_true(s: State, blocked: IllegalAction) -> bool:
    """Whether a tenant finds a home where a remedy says it would, once that has come about."""
    remedy, place = blocked.remedy, Action(blocked.remedy[2])
    town = s.copy()
    kind = looking(town, blocked.action)
    if remedy[0] == NEW_BUILDING:
        return finds_home(town, kind, town.build(s.asked, [EMPTY] * place, s.asked, ROOF))
    building = town.building(BuildingId(place))
    if remedy[0] == EXPANSION:
        return finds_home(town, kind, building.expanded(numbered(remedy[3])))
    leaving = [slot for slot in building.inhabited if building.tenants[slot] == remedy[3]]
    return any(finds_home(town, kind, building.moved_out(slot)) for slot in leaving)


def finds_home(town: State, kind: Card, building: Building) -> bool:
    """Whether a tenant finds a home in a building that has changed like this."""
    town.replace_building(building)
    return building.id in {building_of(home) for home in places(town, kind)}


@pytest.mark.seeds(12, 400)
def test_what_a_remedy_promises_comes_true(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, rng.choice(list(EDITIONS))), rng, MOST_DECISIONS):
        step = now.module.step(now.state, now.asked or Seat(0), [])
        for blocked in step.blocked if step else ():
            if blocked.remedy and blocked.remedy[0] in (SOMEBODY_LEAVES, EXPANSION, NEW_BUILDING):
                assert comes_true(now.state, blocked)


def test_no_house_is_imagined_in_which_a_tenant_would_not_live(monkeypatch: pytest.MonkeyPatch) -> None:
    """Houses of 1992 have no most floors; more than a tenant accepts are never looked at, so no mask overflows."""
    heights: list[int] = []
    monkeypatch.setattr(otherwise, "suits", lambda town, kind, building: heights.append(building.height))
    town = new_state(EDITIONS["wucherer-1992"], 3, chance(1))
    assert otherwise.in_new_building(town, NOBLES, Seat(0)) == NO_REMEDY
    assert heights == [*range(1, town.printed.limits[NOBLES] + 1)]
