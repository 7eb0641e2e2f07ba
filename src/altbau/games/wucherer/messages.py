"""Converts a page view to messages for the page."""

from functools import cache
from typing import Final

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Action
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages.table import Argument, Calculation
from altbau.games.wucherer.rules import actions
from altbau.games.wucherer.rules.actions import (
    A_BUILDING,
    A_CARD,
    A_NUMBER,
    A_SEAT,
    A_WORD,
    AN_APARTMENT,
    ATTIC,
    apartment_id,
    place_token,
    seat_of,
    sort_of,
)
from altbau.games.wucherer.rules.cards import EMPTY
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.events import PILES, REASONS, income_items_in
from altbau.games.wucherer.rules.hand import cards_of
from altbau.games.wucherer.rules.ids import BuildingId, numbered
from altbau.games.wucherer.rules.questions import FLOORS
from altbau.games.wucherer.view import UNKNOWN, WuchererPageView
from altbau.games.wucherer.wire import Apartment, Building, Landlord, WuchererScene, WuchererTable

COINS: Final = [f"seats/{name}/coins" for name in SEAT_NAMES]  # paths by seat
HAND_COUNTS: Final = [f"seats/{name}/hand_count" for name in SEAT_NAMES]

TYPES: Final = {A_CARD: "card", A_WORD: "word", A_SEAT: "seat", A_BUILDING: "place", AN_APARTMENT: "place"}


def kind(action: Action, question: int) -> str:
    """The type of what an action names."""
    sort = sort_of(action)
    if sort == A_NUMBER:
        return "floors" if question == FLOORS else "coins"
    return TYPES[sort]


def token(edition: Edition, action: Action) -> str:
    """An action in the notation, with the edition's card names."""
    return actions.token(action, edition.names)


def argument(edition: Edition, sort: str, value: int) -> Argument:
    """An argument of an event or a question, as a message; null if hidden or missing."""
    if sort == "pile":
        return Argument(type="key", value=PILES[value])
    if sort in ("card", "hidden"):
        return Argument(type="card", value=edition.names[numbered(value)]) if value else Argument(type=sort, value=None)
    if sort == "kinds":
        return Argument(type=sort, value=[argument(edition, "card", kind) for kind in cards_of(value)])
    if sort_of(Action(value)) == A_SEAT:
        return Argument(type="seat", value=SEAT_NAMES[seat_of(Action(value))])
    return Argument(type="place", value=place_token(Action(value)) if value else None)


def items(edition: Edition, values: tuple[int, ...]) -> Calculation:
    """The lines of a calculation, from the items of an event."""
    found = income_items_in(values)
    return Calculation(
        rules=dict(REASONS[item.reason] for item in found),
        args={"coins": "coins", "place": "place", "card": "card"},
        lines=[
            [
                REASONS[item.reason][0],
                item.coins,
                place_token(item.place) if item.place else None,
                edition.names[item.card] if item.card else None,
            ]
            for item in found
        ],
    )


def town(v: WuchererPageView, before: tuple[WuchererPageView, WuchererTable] | None) -> list[Building]:
    """All buildings; those that look the same as `before` are the same objects as in that message."""
    if before is None:
        return [building(v, place) for place in range(len(v.buildings))]
    told = before[1].buildings
    return [building(v, place) if there < 0 else told[there] for place, there in enumerate(v.looking_alike(before[0]))]


def building(v: WuchererPageView, place: int) -> Building:
    """A building, by its index in `v.buildings`, with its apartments from below; its floors are hidden (see
    `own_fields`)."""
    shown, rents = v.buildings[place], v.rents[place]
    names, height = v.edition.names, shown.height
    return Building(
        id=place_token(shown.id),
        owner=SEAT_NAMES[shown.owner],
        roof=names[shown.roof],
        expansion=shown.expansion,
        basement=shown.basement,
        floors=[None] * height,
        apartments=[
            Apartment(
                id=place_token(apartment_id(shown.id, slot if slot <= height else ATTIC)),
                kind="basement" if slot == 0 else "attic" if slot > height else "floor",
                tenant=names[tenant] if tenant > 0 else None,
                tall=tenant > 0 and v.needs_two(tenant),
                upper=tenant < 0,
                withheld=shown.withheld[slot],
                waived=shown.waived[slot],
                rent=rents[slot],
            )
            for slot, tenant in enumerate(shown.tenants)
            if shown.built >> slot & 1
        ],
        squatted=shown.squatted,
        income=v.building_incomes[place],
    )


def message(
    v: WuchererPageView, players: list[Data], common: Data, before: tuple[WuchererPageView, WuchererTable] | None = None
) -> WuchererTable:
    """The table as a spectator sees it; see `Page.message` in `core/game.py`."""
    names = v.edition.names
    return WuchererTable(
        **common,
        seats=[
            Landlord(
                **player,
                coins=known_coins(v, number),
                hand_count=v.hand_counts[number],
                income=v.incomes[number],
                jailed=v.prisoner == number,
            )
            for number, player in enumerate(players)
        ],
        hand=[names[kind] for kind in v.hand],
        buildings=town(v, before),
        draw_count=v.draw_count,
        discard=[names[kind] for kind in v.discard],
        roofs=v.roofs,
        monsters=v.monsters,
        last_turns=[SEAT_NAMES[number] for number in v.last_turns],
        buyable=v.buyable,
    )


def scene(v: WuchererPageView) -> WuchererScene:
    """The picture of a worked example."""
    prisoner = None if v.prisoner == NOBODY else SEAT_NAMES[v.prisoner]
    return WuchererScene(buildings=town(v, None), coins=v.coins, prisoner=prisoner)


def own_fields(v: WuchererPageView) -> Data:
    """The fields that differ between seats, by path: hand, cards that can be bought, money and card counts as the seat
    sees them, and the floors that it has laid."""
    names = v.edition.names
    found: Data = {"hand": [names[kind] for kind in v.hand], "buyable": v.buyable}
    for seat in v.seats():
        found[COINS[seat]] = known_coins(v, seat)
        found[HAND_COUNTS[seat]] = v.hand_counts[seat]
    for shown in v.buildings:
        if shown.floors[0] != EMPTY:
            found[floors_of(shown.id)] = [names[kind] for kind in shown.floors]
    return found


@cache
def floors_of(building: BuildingId) -> str:
    """The path to the floors of a building."""
    return f"buildings/{place_token(building)}/floors"


def known_coins(v: WuchererPageView, seat: int) -> int | None:
    """A player's money; null while it is hidden."""
    return None if v.coins[seat] == UNKNOWN else v.coins[seat]
