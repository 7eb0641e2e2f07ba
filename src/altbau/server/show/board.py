"""Monopoly as a viewer gets to see it: the board, its deeds and squares."""

from typing import Any

from altbau.kernel.stack import NOBODY
from altbau.kernel.vocabulary import SEAT_NAMES
from altbau.monopoly import actions, explain
from altbau.monopoly.auctions import HOTEL_LOT, Auction
from altbau.monopoly.board import (
    BOARD,
    CHANCE,
    COMMUNITY,
    GROUP_NAMES,
    JAIL,
    KIND,
    NAMES,
    REST,
    SQUARES,
    START,
    STATION,
    STREET,
    TAX,
    TO_JAIL,
    UTILITY,
    mortgage_value,
    ownable,
)
from altbau.monopoly.cards import CARDS
from altbau.monopoly.events import BASES, CAUSES
from altbau.monopoly.questions import OUT_OF_TURN, QUESTIONS
from altbau.monopoly.rent import rent_of
from altbau.monopoly.table import FREE, Table
from altbau.monopoly.trading import MOST_OFFERS
from altbau.server import wire
from altbau.server.show.trees import blocked, choices
from altbau.view.board import BoardView

PHASES: tuple[wire.BoardPhase, ...] = ("roll", "land", "end", "over")
KINDS: dict[int, wire.SquareKind] = {
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


def argument(kind: str, value: int) -> wire.Argument | None:
    """An argument of an event or a question as the page reads it."""
    if kind == "lot":
        building = "hotel" if value == HOTEL_LOT else "house"
        return NAMES[value] if value >= 0 else building
    if kind == "square":
        return NAMES[value]
    if kind == "card":
        return CARDS[value].name
    if kind == "word":
        return actions.WORDS[value]
    return BASES[value] if kind == "basis" else CAUSES[value]


def squares() -> list[wire.SquareInfo]:
    """The board, from LOS on."""
    return [
        wire.SquareInfo(
            name=square.name,
            kind="jail" if place == JAIL else KINDS[square.kind],
            group=GROUP_NAMES[square.group] if ownable(place) else None,
            price=square.price,
            house_price=square.house,
            rents=list(square.rents),
            mortgage=mortgage_value(place) if ownable(place) else 0,
        )
        for place, square in enumerate(BOARD)
    ]


def deeds(t: Table) -> list[wire.Deed]:
    """The places that somebody owns."""
    return [
        wire.Deed(
            square=NAMES[place],
            owner=SEAT_NAMES[t.owner[place]],
            houses=t.houses[place],
            mortgaged=t.mortgaged[place],
            rent=0 if t.mortgaged[place] or KIND[place] == UTILITY else rent_of(t, place, 1).coins,
            blocked=t.group_built(place),
        )
        for place in range(SQUARES)
        if t.owner[place] != NOBODY
    ]


def aside(t: Table, view: BoardView) -> wire.Question | None:
    """What the viewer can do out of turn."""
    if not view.aside:
        return None
    return wire.Question(
        name=QUESTIONS[OUT_OF_TURN].name,
        args={},
        choices=choices(t, explain.aside(t, view.seat)),
        blocked=blocked(t, explain.blocked_aside(t, view.seat)),
    )


def bidders(view: BoardView) -> list[str]:
    """Who has not passed in the auction that is going on."""
    auctions = [frame for frame in view.pending if isinstance(frame, Auction)]
    return [SEAT_NAMES[seat] for seat in auctions[-1].bidders] if auctions else []


def table(t: Table, view: BoardView, players: list[dict[str, Any]], common: dict[str, Any]) -> wire.Board:
    """The board as a viewer sees it; `players` and `common` are what tables of all families show."""
    return wire.Board(
        **common,
        phase=PHASES[view.phase],
        seats=[
            wire.BoardSeat(
                **player,
                cash=view.cash[number],
                worth=t.worth(number),
                at=NAMES[view.at[number]],
                jail=None if view.jail[number] == FREE else view.jail[number],
                jail_cards=view.jail_cards.count(number),
                bankrupt=view.bankrupt[number],
                offers_left=MOST_OFFERS - view.offers[number],
            )
            for number, player in enumerate(players)
        ],
        deeds=deeds(t),
        dice=view.dice,
        houses_left=view.houses_left,
        hotels_left=view.hotels_left,
        bidders=bidders(view),
        aside=aside(t, view),
    )
