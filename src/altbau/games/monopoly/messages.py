"""Converts a page view to messages for the page."""

from typing import Final

from altbau.core.data import Data
from altbau.core.engine.ids import Action
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.game_defaults import GameDefaults
from altbau.core.messages.table import Argument
from altbau.games.monopoly.rules import actions
from altbau.games.monopoly.rules.actions import (
    A_NUMBER,
    A_SEAT,
    A_SQUARE,
    A_WORD,
    AN_INTERJECTION,
    JAIL_CARD,
    WORDS,
    sort_of,
    square_of,
)
from altbau.games.monopoly.rules.auctions import HOTEL_LOT, Auction
from altbau.games.monopoly.rules.board import NAMES
from altbau.games.monopoly.rules.cards import CARDS
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.events import BASES, CAUSES
from altbau.games.monopoly.rules.trading import MOST_OFFERS
from altbau.games.monopoly.view import MonopolyPageView
from altbau.games.monopoly.wire import BoardPlayer, Deed, MonopolyScene, MonopolyTable

TYPES: Final = {A_WORD: "word", A_SQUARE: "square", A_SEAT: "seat", AN_INTERJECTION: "seat", A_NUMBER: "coins"}


def kind(action: Action, question: int) -> str:
    """The type of what an action names."""
    return "good" if action == JAIL_CARD else TYPES[sort_of(action)]


def thing(action: Action) -> int:
    """The number that events use for what an action names."""
    return square_of(action) if sort_of(action) == A_SQUARE else action


items = GameDefaults.items


def token(edition: MonopolyEdition, action: Action) -> str:
    """An action in the notation."""
    return actions.token(action)


def argument(edition: MonopolyEdition, sort: str, value: int) -> Argument:
    """An argument of an event or a question, as a message."""
    if sort == "lot" and value < 0:
        return Argument(type="lot", value="hotel" if value == HOTEL_LOT else "house")
    if sort == "square" or sort == "lot":
        return Argument(type="square", value=NAMES[value])
    if sort == "card":
        return Argument(type="drawn", value=CARDS[value].name)
    if sort == "word":
        return Argument(type="key", value=WORDS[Action(value)])
    return Argument(type="key", value=BASES[value] if sort == "basis" else CAUSES[value])


def deeds(v: MonopolyPageView, before: tuple[MonopolyPageView, MonopolyTable] | None) -> list[Deed]:
    """The owned places; those that look the same as `before` are the same objects as in that message."""
    known = dict(zip(before[0].owned, before[1].deeds, strict=True)) if before else {}
    found = []
    for index, square in enumerate(v.owned):
        same = before and square in known and v.looks_like(before[0], square)
        found.append(known[square] if same else deed(v, index, square))
    return found


def deed(v: MonopolyPageView, index: int, square: int) -> Deed:
    """An owned place, with its index in `v.owned`."""
    return Deed(
        square=NAMES[square],
        owner=SEAT_NAMES[v.owner[square]],
        houses=v.houses[square],
        mortgaged=v.mortgaged[square],
        rent=v.rents[index],
        rent_line=v.rent_lines[index],
        blocked=v.fixed[index],
    )


def bidders(v: MonopolyPageView) -> list[str]:
    """The players who have not passed in the current auction."""
    auctions = [frame for frame in v.pending if isinstance(frame, Auction)]
    return [SEAT_NAMES[seat] for seat in auctions[-1].bidders] if auctions else []


def message(
    v: MonopolyPageView, players: list[Data], common: Data, before: tuple[MonopolyPageView, MonopolyTable] | None = None
) -> MonopolyTable:
    """The table as a spectator sees it; see `Page.message` in `core/game.py`."""
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
                first_lap=v.first_lap[number],
            )
            for number, player in enumerate(players)
        ],
        deeds=deeds(v, before),
        dice=v.dice,
        houses_left=v.houses_left,
        hotels_left=v.hotels_left,
        pot=v.pot if v.edition.parking_pot else None,
        bidders=bidders(v),
        bank_gives=v.bank_gives,
        for_money=v.for_money,
    )


def scene(v: MonopolyPageView) -> MonopolyScene:
    """The picture of a worked example."""
    return MonopolyScene(cash=v.cash, at=[NAMES[square] for square in v.at], deeds=deeds(v, None))


def own_fields(v: MonopolyPageView) -> Data:
    """The fields that differ between seats: what the bank would give, and whether a trade must bring money."""
    return {"bank_gives": v.bank_gives, "for_money": v.for_money}
