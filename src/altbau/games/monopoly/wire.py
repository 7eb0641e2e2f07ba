"""What the page is told of Monopoly: the board as a viewer gets to see it, and its squares."""

from typing import Literal, TypeAlias

from altbau.core.data import Data
from altbau.core.ids import Action
from altbau.core.vocabulary import SEAT_NAMES
from altbau.core.wire import AnyTable, Argument, EditionInfo, Player, Wire
from altbau.games.monopoly.rules.actions import (
    A_NUMBER,
    A_SEAT,
    A_SQUARE,
    A_WORD,
    AN_INTERJECTION,
    JAIL_CARD,
    WORDS,
    sort_of,
)
from altbau.games.monopoly.rules.auctions import HOTEL_LOT, Auction
from altbau.games.monopoly.rules.board import (
    BOARD,
    CHANCE,
    COMMUNITY,
    GROUP_NAMES,
    JAIL,
    NAMES,
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
from altbau.games.monopoly.rules.cards import CARDS
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.events import BASES, CAUSES
from altbau.games.monopoly.rules.trading import MOST_OFFERS
from altbau.games.monopoly.view import MonopolySight

Phase: TypeAlias = Literal["roll", "land", "end", "over"]
SquareKind: TypeAlias = Literal[
    "start", "street", "station", "utility", "chance", "community", "tax", "jail", "parking", "to-jail"
]


class BoardPlayer(Player):
    """A player on the board: `jail` counts failed attempts, null outside; `worth` is all that the player has."""

    cash: int
    worth: int
    at: str
    jail: int | None
    jail_cards: int
    bankrupt: bool
    offers_left: int


class Deed(Wire):
    """A place that somebody owns: 5 houses are a hotel; `rent` is what a visitor pays now, 0 for utilities, and
    `rent_line` where that stands among the `rents` of the square; `blocked` while its group has buildings, so that it
    can't be traded."""

    KEY = "square"
    square: str
    owner: str
    houses: int
    mortgaged: bool
    rent: int
    rent_line: int | None
    blocked: bool


class MonopolyTable(AnyTable, tag="monopoly", tag_field="game"):
    """A board as one viewer sees it; `bank_gives` is what the bank would give for all that the viewer has. With
    `for_money` a trade of the viewer must bring money."""

    OWN = AnyTable.OWN | {"bank_gives", "for_money"}
    phase: Phase
    seats: list[BoardPlayer]
    deeds: list[Deed]
    dice: list[int]  # the pips of both at the last throw; empty before the first
    houses_left: int
    hotels_left: int
    bidders: list[str]
    bank_gives: int
    for_money: bool


class SquareInfo(Wire):
    """A square of the board for the inspector. A tax has its sum as `price`; `rents` of a street are bare, for all of
    its colour, with 1 to 4 houses, with a hotel, of stations by their number, of utilities factors for the dice. A
    building goes back for the `refund`, a mortgage is redeemed for the `redemption`."""

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
    """The rule set with its board."""

    squares: list[SquareInfo]


TYPES = {A_WORD: "word", A_SQUARE: "square", A_SEAT: "seat", AN_INTERJECTION: "seat", A_NUMBER: "coins"}
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


def kind(action: Action, question: int) -> str:
    """What an action names."""
    return "good" if action == JAIL_CARD else TYPES[sort_of(action)]


def argument(edition: MonopolyEdition, sort: str, value: int) -> Argument:
    """An argument of an event or a question as the page reads it."""
    if sort == "lot" and value < 0:
        return Argument(type="lot", value="hotel" if value == HOTEL_LOT else "house")
    if sort == "square" or sort == "lot":
        return Argument(type="square", value=NAMES[value])
    if sort == "card":
        return Argument(type="drawn", value=CARDS[value].name)
    if sort == "word":
        return Argument(type="key", value=WORDS[Action(value)])
    return Argument(type="key", value=BASES[value] if sort == "basis" else CAUSES[value])


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


def edition_message(edition: MonopolyEdition, common: Data) -> MonopolyEditionInfo:
    """The rule set with its board."""
    return MonopolyEditionInfo(**common, squares=squares())


def deeds(v: MonopolySight, before: tuple[MonopolySight, MonopolyTable] | None) -> list[Deed]:
    """The places that somebody owns; those that look as before are told by what told them then."""
    known = dict(zip(before[0].owned, before[1].deeds, strict=True)) if before else {}
    found = []
    for index, square in enumerate(v.owned):
        same = before and square in known and v.looks_like(before[0], square)
        found.append(known[square] if same else deed(v, index, square))
    return found


def deed(v: MonopolySight, index: int, square: int) -> Deed:
    """A place that somebody owns, the one with this number among them."""
    return Deed(
        square=NAMES[square],
        owner=SEAT_NAMES[v.owner[square]],
        houses=v.houses[square],
        mortgaged=v.mortgaged[square],
        rent=v.rents[index],
        rent_line=v.rent_lines[index],
        blocked=v.fixed[index],
    )


def bidders(v: MonopolySight) -> list[str]:
    """Who has not passed in the auction that is going on."""
    auctions = [frame for frame in v.pending if isinstance(frame, Auction)]
    return [SEAT_NAMES[seat] for seat in auctions[-1].bidders] if auctions else []


def message(
    v: MonopolySight, players: list[Data], common: Data, before: tuple[MonopolySight, MonopolyTable] | None = None
) -> MonopolyTable:
    """The board as a spectator sees it; `players` and `common` are what tables of all games show, and `before` is an
    earlier one."""
    return MonopolyTable(
        **common,
        seats=[
            BoardPlayer(
                **player,
                cash=v.cash[number],
                worth=v.worths[number],
                at=NAMES[v.at[number]],
                jail=v.attempts[number],
                jail_cards=v.cards_kept[number],
                bankrupt=v.bankrupt[number],
                offers_left=MOST_OFFERS - v.offers[number],
            )
            for number, player in enumerate(players)
        ],
        deeds=deeds(v, before),
        dice=v.dice,
        houses_left=v.houses_left,
        hotels_left=v.hotels_left,
        bidders=bidders(v),
        bank_gives=v.bank_gives,
        for_money=v.for_money,
    )


def own_fields(v: MonopolySight) -> Data:
    """What the seat could raise, and whether it has to."""
    return {"bank_gives": v.bank_gives, "for_money": v.for_money}
