"""The town as an SVG picture: each player's buildings in a street, with the page's own drawings."""

from typing import Final

from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.pictures.art import drawing
from altbau.core.pictures.svg import Svg
from altbau.core.text import messages
from altbau.games.wucherer import NAME
from altbau.games.wucherer.messages import scene
from altbau.games.wucherer.view import UNKNOWN, WuchererPageView
from altbau.games.wucherer.wire import Apartment, Building

ART: Final = __package__
WIDE: Final = 108  # width of a building with the space beside it
HIGH: Final = 64  # height of a floor
EDGE: Final = 8  # space on both sides of a building
TOP: Final = 44  # height of a street's sky, with its heading
LEAST: Final = 4  # a street has room for at least so many buildings
BELOW: Final = 2  # at most so many streets below one another
FACADES: Final = ("#e6bf7a", "#dda493", "#b7c3a0", "#dccaa6", "#c98c6d", "#a9bfca")
SEATS: Final = ("#a63d26", "#1f5f8b", "#39702f", "#7a4a94", "#8a5c00", "#14706a")
INK: Final = "#2e2119"


def picture(v: WuchererPageView, language: str) -> str:
    """The town as SVG."""
    town = scene(v)
    streets = [[each for each in town.buildings if each.owner == seat] for seat in SEAT_NAMES[: v.players]]
    wide = WIDE * max(LEAST, *(len(street) for street in streets)) + 2 * EDGE
    columns = -(-v.players // BELOW)
    svg, top = Svg(columns * wide), 0
    for first in range(0, v.players, columns):
        row = streets[first : first + columns]
        high = max([2, *(storeys(each) + 1 for street in row for each in street)]) * HIGH
        deep = HIGH if any(each.basement for street in row for each in street) else 14
        ground = top + TOP + high
        svg.rect(0, top, columns * wide, TOP + high, "#cfe0e6")
        svg.rect(0, ground, columns * wide, deep, "#8a6b4e")
        for column, street in enumerate(row):
            left, seat = column * wide, first + column
            svg.rect(left, top, wide, 30, SEATS[seat])
            svg.rect(left - 1, top, 2, TOP + high + deep, "#8a6b4e")
            svg.text(left + 12, top + 21, sign(v, seat, town.prisoner, language), 17, "#ffffff")
            for place, building in enumerate(street):
                house(svg, v.edition.key, building, left + EDGE + place * WIDE, ground)
        top = ground + deep
    return svg.render(top)


def sign(v: WuchererPageView, seat: int, prisoner: str | None, language: str) -> str:
    """The heading of a street: the seat, its money, and whether it is in jail."""
    texts = messages.texts_of(NAME)
    money = "?" if v.coins[seat] == UNKNOWN else texts.say(language, f"money-{v.edition.key}", number=v.coins[seat])
    jail = f" · {texts.say(language, 'card-jail')}" if prisoner == SEAT_NAMES[seat] else ""
    return f"{SEAT_NAMES[seat]} · {money}{jail}"


def storeys(building: Building) -> int:
    """The number of apartments above the ground."""
    return sum(each.kind != "basement" for each in building.apartments)


def house(svg: Svg, edition: str, building: Building, left: int, ground: int) -> None:
    """Draw a building above the ground line, and its basement below."""
    facade = FACADES[(ord(building.id[0]) * 5 + int(building.id[1:]) * 7) % len(FACADES)]
    above = [each for each in building.apartments if each.kind != "basement"]
    left, wide, top = left + EDGE, WIDE - 2 * EDGE, ground - len(above) * HIGH
    svg.rect(left, top, wide, len(above) * HIGH, facade, INK)
    if building.roof == "flat-roof":
        svg.rect(left - 4, top - 9, wide + 8, 9, "#8a3b26", INK)
    else:
        svg.path(f"M{left - 5} {top}L{left + wide // 2} {top - 34}L{left + wide + 5} {top}z", "#b5573a", INK)
    for level, apartment in enumerate(above):
        room(svg, edition, apartment, left, ground - (level + 1) * HIGH, wide)
    for apartment in building.apartments:
        if apartment.kind == "basement":
            svg.rect(left, ground, wide, HIGH, "#7d6a58", INK)
            room(svg, edition, apartment, left, ground, wide)
    if building.squatted:
        svg.rect(left - 4, top + 4, wide + 8, 8, "#1d1a1a")
    svg.text(left + 3, ground - 3, building.id, 10, INK)


def room(svg: Svg, edition: str, apartment: Apartment, left: int, top: int, wide: int) -> None:
    """Draw an apartment with its tenant and its rent; the upper of two apartments is lit without a drawing."""
    lit = apartment.tenant is not None or apartment.upper
    svg.rect(left + 14, top + 7, wide - 28, HIGH - 12, "#ffe7ae" if lit else "#bcd3dc", "#6b4f39")
    if apartment.tenant:
        svg.drawing(drawing(ART, edition, apartment.tenant), left + 18, top + 9, wide - 36, HIGH - 16)
    if apartment.rent:
        svg.circle(left + wide - 12, top + HIGH - 13, 10, "#efb43c", INK)
        svg.text(left + wide - 12, top + HIGH - 9, str(apartment.rent), 12, INK, middle=True)
