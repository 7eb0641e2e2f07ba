"""The types of actions that name things of the game, in the ranges of `actions.py`, and slots."""

from typing import Final, NewType

from altbau.core.engine.ids import Action

# A card kind, from 1 to KINDS - 1; EMPTY and UPPER mark apartments without a tenant of their own. Created in
# `cards.py`.
Card = NewType("Card", Action)

# A past, present or future building: its owner and a number. Created by `actions.building_id`.
BuildingId = NewType("BuildingId", Action)

# An apartment: its building and its level. Created by `actions.apartment_id`; NO_APARTMENT if there is none.
ApartmentId = NewType("ApartmentId", Action)

# An apartment inside its building: 0 the basement, 1 … n the floors, n + 1 the attic. Created by `Building`.
Slot = NewType("Slot", int)

NO_BUILDING: Final = BuildingId(Action(0))
NO_APARTMENT: Final = ApartmentId(Action(0))
NO_SLOT: Final = Slot(-1)


def numbered(number: int) -> Card:
    """The card kind with this number."""
    return Card(Action(number))
