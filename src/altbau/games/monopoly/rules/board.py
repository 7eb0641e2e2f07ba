"""The board of 40 squares: kinds, prices and rents (of the German board)."""

from typing import Final, NamedTuple

SQUARES: Final = 40
JAIL: Final = 10
PARKING: Final = 20
SALARY: Final = 200  # for reaching or passing LOS (M04)
BAIL: Final = 50  # M26, M29
HOUSES: Final = 32  # in the bank
HOTELS: Final = 12
HOTEL: Final = 5  # as a number of houses on a street
WHOLE_GROUP_FACTOR: Final = 2  # times the rent of an unbuilt street (M16)
STATION_RENTS: Final = (25, 50, 100, 200)  # by the number of stations (M19)
UTILITY_FACTORS: Final = (4, 10)  # times the dice, by the number of utilities (M20)

START: Final = 0  # kinds of squares
STREET: Final = 1
STATION: Final = 2
UTILITY: Final = 3
CHANCE: Final = 4
COMMUNITY: Final = 5
TAX: Final = 6
REST: Final = 7  # jail for visitors, and free parking (M30, M31)
TO_JAIL: Final = 8

GROUP_NAMES: Final = (
    "brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue", "station", "utility",
)  # fmt: skip
STATIONS: Final = 8
UTILITIES: Final = 9
NO_GROUP: Final = -1


class Square(NamedTuple):
    """One square."""

    name: str
    kind: int
    group: int  # of `GROUP_NAMES`, or NO_GROUP
    price: int  # for a tax its amount; 0 for other squares that can't be bought
    house: int  # the price of a house
    rents: tuple[int, ...]  # of a street: unbuilt, with 1 to 4 houses, with a hotel; else by the number owned


def street(name: str, group: int, price: int, house: int, *rents: int) -> Square:
    """A street."""
    return Square(name, STREET, group, price, house, rents)


def station(name: str) -> Square:
    """A station."""
    return Square(name, STATION, STATIONS, 200, 0, STATION_RENTS)


def utility(name: str) -> Square:
    """A utility; its rents are factors for the dice."""
    return Square(name, UTILITY, UTILITIES, 150, 0, UTILITY_FACTORS)


def other(name: str, kind: int, price: int = 0) -> Square:
    """A square that nobody can own."""
    return Square(name, kind, NO_GROUP, price, 0, ())


BOARD: Final = (
    other("los", START),
    street("badstrasse", 0, 60, 50, 2, 10, 30, 90, 160, 250),
    other("community-1", COMMUNITY),
    street("turmstrasse", 0, 60, 50, 4, 20, 60, 180, 320, 450),
    other("einkommensteuer", TAX, 200),
    station("suedbahnhof"),
    street("chausseestrasse", 1, 100, 50, 6, 30, 90, 270, 400, 550),
    other("chance-1", CHANCE),
    street("elisenstrasse", 1, 100, 50, 6, 30, 90, 270, 400, 550),
    street("poststrasse", 1, 120, 50, 8, 40, 100, 300, 450, 600),
    other("gefaengnis", REST),
    street("seestrasse", 2, 140, 100, 10, 50, 150, 450, 625, 750),
    utility("elektrizitaetswerk"),
    street("hafenstrasse", 2, 140, 100, 10, 50, 150, 450, 625, 750),
    street("neue-strasse", 2, 160, 100, 12, 60, 180, 500, 700, 900),
    station("westbahnhof"),
    street("muenchner-strasse", 3, 180, 100, 14, 70, 200, 550, 750, 950),
    other("community-2", COMMUNITY),
    street("wiener-strasse", 3, 180, 100, 14, 70, 200, 550, 750, 950),
    street("berliner-strasse", 3, 200, 100, 16, 80, 220, 600, 800, 1000),
    other("frei-parken", REST),
    street("theaterstrasse", 4, 220, 150, 18, 90, 250, 700, 875, 1050),
    other("chance-2", CHANCE),
    street("museumstrasse", 4, 220, 150, 18, 90, 250, 700, 875, 1050),
    street("opernplatz", 4, 240, 150, 20, 100, 300, 750, 925, 1100),
    station("nordbahnhof"),
    street("lessingstrasse", 5, 260, 150, 22, 110, 330, 800, 975, 1150),
    street("schillerstrasse", 5, 260, 150, 22, 110, 330, 800, 975, 1150),
    utility("wasserwerk"),
    street("goethestrasse", 5, 280, 150, 24, 120, 360, 850, 1025, 1200),
    other("gehe-ins-gefaengnis", TO_JAIL),
    street("rathausplatz", 6, 300, 200, 26, 130, 390, 900, 1100, 1275),
    street("hauptstrasse", 6, 300, 200, 26, 130, 390, 900, 1100, 1275),
    other("community-3", COMMUNITY),
    street("bahnhofstrasse", 6, 320, 200, 28, 150, 450, 1000, 1200, 1400),
    station("hauptbahnhof"),
    other("chance-3", CHANCE),
    street("parkstrasse", 7, 350, 200, 35, 175, 500, 1100, 1300, 1500),
    other("zusatzsteuer", TAX, 100),
    street("schlossallee", 7, 400, 200, 50, 200, 600, 1400, 1700, 2000),
)

NAMES: Final = tuple(square.name for square in BOARD)
INDEX: Final = {name: index for index, name in enumerate(NAMES)}

# The columns of the board, by square: the rules read one value of a square at a time.
KIND: Final[list[int]] = [square.kind for square in BOARD]
GROUP: Final[list[int]] = [square.group for square in BOARD]
PRICE: Final[list[int]] = [square.price for square in BOARD]
HOUSE_PRICE: Final[list[int]] = [square.house for square in BOARD]
RENTS: Final[list[tuple[int, ...]]] = [square.rents for square in BOARD]
MEMBERS: Final[list[list[int]]] = [  # by group: its squares, in the order of the board
    [square for square in range(SQUARES) if GROUP[square] == group] for group in range(len(GROUP_NAMES))
]


def ownable(square: int) -> bool:
    """Whether a square is a place with a deed (M08)."""
    return GROUP[square] != NO_GROUP


def mortgage_value(square: int) -> int:
    """What the bank lends on a place: half its price (M45)."""
    return PRICE[square] // 2


def refund(square: int) -> int:
    """What the bank gives for a building that is returned: half its price (M44)."""
    return HOUSE_PRICE[square] // 2


def rent_lines(square: int) -> list[int]:
    """The lines of rents on a deed, from the top. For a street: unbuilt, unbuilt with the whole colour, with 1 to 4
    houses, with a hotel. For a station: by the number owned. For a utility: the factors for the dice, by the number
    owned."""
    rents = RENTS[square]
    return [rents[0], rents[0] * WHOLE_GROUP_FACTOR, *rents[1:]] if KIND[square] == STREET else list(rents)


def interest(square: int) -> int:
    """Ten per cent of a mortgage, rounded up (M46, Q235)."""
    return (mortgage_value(square) + 9) // 10
