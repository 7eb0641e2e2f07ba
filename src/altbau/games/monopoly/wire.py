"""The messages of Monopoly to the page: the table and the edition with its squares."""

from typing import Final, Literal, TypeAlias

from altbau.core.data import Data
from altbau.core.messages.catalogue import EditionInfo
from altbau.core.messages.table import AnyTable, Player, WireStruct
from altbau.games.monopoly.rules.board import (
    BOARD,
    CHANCE,
    COMMUNITY,
    GROUP_NAMES,
    JAIL,
    REST,
    START,
    STATION,
    STREET,
    TAX,
    TO_JAIL,
    UTILITY,
    interest,
    mortgage_value,
    ownable,
    refund,
    rent_lines,
)
from altbau.games.monopoly.rules.cards import ADVANCE, ARREST, NEXT_STATION, NEXT_UTILITY, RELEASE
from altbau.games.monopoly.rules.cards import CARDS as PRINTED
from altbau.games.monopoly.rules.edition import MONOPOLY, MonopolyEdition

Phase: TypeAlias = Literal["roll", "land", "end", "over"]
SquareKind: TypeAlias = Literal[
    "start", "street", "station", "utility", "chance", "community", "tax", "jail", "parking", "to-jail"
]


class BoardPlayer(Player):
    """A player. `jail` is the number of failed attempts to leave jail, null if not in jail; `worth` is the value of all
    that the player has. On the `first_lap` a player can't buy where the piece lands."""

    cash: int
    worth: int
    at: str
    jail: int | None
    jail_cards: int
    bankrupt: bool
    offers_left: int
    first_lap: bool


class Deed(WireStruct):
    """An owned place. `houses` 5 is a hotel. `rent` is what a visitor pays now, 0 for utilities and where no rent is
    due; `rent_line` is the index of that line in the `rents` of the square. A `blocked` place can't be traded because
    its group has buildings."""

    KEY = "square"
    square: str
    owner: str
    houses: int
    mortgaged: bool
    rent: int
    rent_line: int | None
    blocked: bool


class MonopolyTable(AnyTable, tag="monopoly", tag_field="game"):
    """The table of Monopoly. `bank_gives` is the money that the viewer could get from the bank by mortgages and sales.
    With `for_money` a trade of the viewer must bring money. `pot` is the money on free parking; null at tables that
    play without it."""

    OWN = AnyTable.OWN | {"bank_gives", "for_money"}
    phase: Phase
    seats: list[BoardPlayer]
    deeds: list[Deed]
    dice: list[int]  # the pips of the last throw; empty before the first
    houses_left: int
    hotels_left: int
    pot: int | None
    bidders: list[str]
    bank_gives: int
    for_money: bool


class MonopolyScene(WireStruct, tag="monopoly", tag_field="game"):
    """The picture of a worked example: each player's cash and square, by seat, and all deeds."""

    cash: list[int]
    at: list[str]
    deeds: list[Deed]


class SquareInfo(WireStruct):
    """A square for the inspector. The `price` of a tax square is the tax. `rents` of a street: unbuilt, unbuilt with
    the whole colour, with 1 to 4 houses, with a hotel; of a station by the number owned; of a utility the factors for
    the dice, by the number owned. The `refund` is paid for a returned building; `redemption` is the price of redeeming
    a mortgage."""

    name: str
    kind: SquareKind
    group: str | None
    price: int
    house_price: int
    refund: int
    rents: list[int]
    mortgage: int
    redemption: int


class MonopolyEditionInfo(EditionInfo, tag="monopoly", tag_field="game"):
    """The edition with its board."""

    squares: list[SquareInfo]


KINDS: dict[int, SquareKind] = {
    START: "start",
    STREET: "street",
    STATION: "station",
    UTILITY: "utility",
    CHANCE: "chance",
    COMMUNITY: "community",
    TAX: "tax",
    REST: "parking",
    TO_JAIL: "to-jail",
}


def squares() -> list[SquareInfo]:
    """The board, from LOS on."""
    return [
        SquareInfo(
            name=printed.name,
            kind="jail" if square == JAIL else KINDS[printed.kind],
            group=GROUP_NAMES[printed.group] if ownable(square) else None,
            price=printed.price,
            house_price=printed.house,
            refund=refund(square),
            rents=rent_lines(square),
            mortgage=mortgage_value(square) if ownable(square) else 0,
            redemption=mortgage_value(square) + interest(square) if ownable(square) else 0,
        )
        for square, printed in enumerate(BOARD)
    ]


RULES_BY_EFFECT: Final = {
    ADVANCE: ("M04",),
    NEXT_STATION: ("M04", "M19"),
    NEXT_UTILITY: ("M04", "M20"),
    ARREST: ("M24", "M25"),
    RELEASE: ("M22", "M27"),
}
RULES_BY_KIND: Final = {
    STREET: ("M15", "M16", "M17", "M37", "M38", "M39", "M41"),
    STATION: ("M19",),
    UTILITY: ("M20",),
}
OF_DEEDS: Final = ("M09", "M10", "M12", "M13", "M45", "M46", "M47")  # for all kinds of places
CARDS: Final = {
    MONOPOLY.key: {
        **{place.name: sorted(OF_DEEDS + RULES_BY_KIND[place.kind]) for place in BOARD if place.kind in RULES_BY_KIND},
        **{card.name: [*RULES_BY_EFFECT.get(card.effect, ()), "M21"] for card in PRINTED[1:]},
    }
}


def edition_message(edition: MonopolyEdition, common: Data) -> MonopolyEditionInfo:
    """The edition with its board."""
    return MonopolyEditionInfo(**common, squares=squares())
