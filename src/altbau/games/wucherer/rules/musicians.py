"""The musicians, who drive out all tenants but other musicians (R097 to R102)."""

from typing import Final

from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.games.wucherer.rules.actions import building_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import MUSICIANS
from altbau.games.wucherer.rules.causes import Arriving
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.ids import ApartmentId, BuildingId
from altbau.games.wucherer.rules.refusals import ALLOWED, SAME_BUILDING
from altbau.games.wucherer.rules.state import State


class Music(Arriving):
    """The first musicians card in a building drives its other tenants into other buildings."""

    def sets_off(self, s: State, building: Building) -> bool:
        return s.edition.tenant_powers and not building.houses(MUSICIANS)

    def chooser(self, s: State, player: Seat, landlord: Seat) -> Seat:
        return player if s.edition.musicians_author_decides else landlord  # R100, Q080

    def place(self, apartment: ApartmentId) -> Action:
        return building_of(apartment)

    def leaving(self, s: State, place: Action) -> list[ApartmentId]:
        """All tenants but the musicians (R098, Q085)."""
        building = s.building(BuildingId(place))
        return [building.apartment(slot) for slot in building.inhabited if building.tenants[slot] != MUSICIANS]

    def why_not_to(self, home: Building, building: BuildingId) -> Refusal:
        return SAME_BUILDING if building == home.id else ALLOWED  # Q081

    def homeless_stay(self, edition: Edition) -> bool:
        return edition.homeless_by_musicians_stay


MUSIC: Final = Music(MUSICIANS)
