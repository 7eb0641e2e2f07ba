"""Writes positions: the description of a state. It is compiled, because a position is written at the start of every
turn (`table/log/stored_lines.py`)."""

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.position_reader import seer_name
from altbau.games.monopoly import piles
from altbau.games.monopoly.rules.actions import FOR, token
from altbau.games.monopoly.rules.board import NAMES
from altbau.games.monopoly.rules.cards import STACK_NAMES
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.options import OPTIONS
from altbau.games.monopoly.rules.state import FREE, PHASES, Claim, DeclinedTrade, State

MORTGAGED = "mortgaged"


def described_deeds(s: State, seat: Seat) -> dict[str, int | str]:
    """The places of a player, in board order."""
    return {NAMES[square]: MORTGAGED if s.mortgaged[square] else s.houses[square] for square in s.held[seat]}


def described_jail(s: State) -> dict[str, int]:
    """The players in jail, with their failed attempts."""
    return {SEAT_NAMES[seat]: s.jail[seat] for seat in range(s.players) if s.jail[seat] != FREE}


def described_cards(s: State, seat: Seat, seen_by: Seat | None) -> int | list[str]:
    """The number of a player's leave-jail cards; for a position as seen by a seat, the names of their stacks."""
    if seen_by is None:
        return s.cards_kept(seat)
    return [name for name, keeper in zip(STACK_NAMES, s.jail_cards, strict=True) if keeper == seat]


def described_claim(claim: Claim) -> dict[str, str | int]:
    """A rent that can still be claimed."""
    debtor, owner = SEAT_NAMES[claim.debtor], SEAT_NAMES[claim.owner]
    data: dict[str, str | int] = {"from": debtor, "to": owner, "for": NAMES[claim.square]}
    return data | {"factor": claim.factor} if claim.factor > 1 else data


def described_turn(s: State) -> Data:
    """What is limited in a turn: offers made, wishes joined, offers declined."""
    data: Data = {
        "offers": {SEAT_NAMES[seat]: count for seat, count in enumerate(s.offers) if count},
        "joins": {SEAT_NAMES[seat]: count for seat, count in enumerate(s.joins) if count},
        "declined": [described_offer(offer) for offer in s.refused],
    }
    return {key: value for key, value in data.items() if value}


def described_offer(offer: DeclinedTrade) -> dict[str, str]:
    """A trade in the notation, by the seat that offered it."""
    words = [token(each) for each in (*offer.given, FOR, *offer.asked)]
    return {SEAT_NAMES[offer.seat]: " ".join([SEAT_NAMES[offer.partner], *words])}


def described_position(s: State, seen_by: Seat | None) -> Data:
    """The position of a state in which only a free choice is pending. Empty and default values are left out. If
    `seen_by` is not None, future cards and throws are left out too."""
    alive = s.alive()
    data: Data = {
        "edition": s.edition.key,
        "seen-by": None if seen_by is None else seer_name(seen_by),
        "options": described_options(s.edition),
        "players": s.players,
        "turn": SEAT_NAMES[s.turn],
        "phase": PHASES[s.phase],
        "cash": {SEAT_NAMES[seat]: s.cash[seat] for seat in alive},
        "at": {SEAT_NAMES[seat]: NAMES[s.at[seat]] for seat in alive},
        "deeds": {SEAT_NAMES[seat]: described_deeds(s, seat) for seat in alive if seat in s.owner},
        "jail": described_jail(s),
        "jail-cards": {SEAT_NAMES[seat]: described_cards(s, seat, seen_by) for seat in alive if s.cards_kept(seat)},
        "dice": s.chance.script().throws if seen_by is None else [],
        "chance": piles.described(s.stacks[0], s.below[0], seen_by is None),
        "community": piles.described(s.stacks[1], s.below[1], seen_by is None),
        "bankrupt": [SEAT_NAMES[seat] for seat in s.out],
        "doubles": s.doubles,
        "round": s.round,
        "pot": s.pot,
        "first-lap": [SEAT_NAMES[seat] for seat in alive if s.first_lap[seat]],
        "starter": SEAT_NAMES[s.first],
        "turns": s.turns,
        "thrown": s.dice,
        "claims": [described_claim(claim) for claim in s.claims],
        "this-turn": {} if s.over else described_turn(s),
    }
    return {key: value for key, value in data.items() if value not in ({}, [], 0, None)}


def described_options(edition: MonopolyEdition) -> Data:
    """The options that differ from their defaults."""
    values = {option: getattr(edition, option.field) for option in OPTIONS}
    return {option.name: value for option, value in values.items() if value != option.default}
