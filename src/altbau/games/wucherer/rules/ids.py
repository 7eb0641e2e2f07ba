"""The sorts of actions that name something of the game, in the ranges of `actions.py`, and slots."""

from typing import Final, NewType

from altbau.core.engine.ids import Action

# A card kind, from 1 to KINDS; EMPTY and UPPER stand for an apartment without a tenant of its own. Made by `cards.py`.
Card = NewType("Card", Action)

# A building that stands, stood or will stand: its owner and a number. Made by `actions.building_id`.
BuildingId = NewType("BuildingId", Action)

# An apartment: its building and its level. Made by `actions.apartment_id`; NO_APARTMENT where there is none.
ApartmentId = NewType("ApartmentId", Action)

# An apartment inside its building: 0 the basement, 1 … n the floors, n + 1 the attic. Made by `Building`.
Slot = NewType("Slot", int)

NO_BUILDING: Final = BuildingId(Action(0))
NO_APARTMENT: Final = ApartmentId(Action(0))
NO_SLOT: Final = Slot(-1)


def numbered(number: int) -> Card:
    """The card kind with this number."""
    return Card(Action(number))
