"""Writes positions: the description of a state. It is compiled, because a position is written at the start of every
turn (`table/log/stored_lines.py`)."""

from typing import NamedTuple, cast

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.position_reader import seer_name
from altbau.games.wucherer import piles
from altbau.games.wucherer.rules.actions import ATTIC, BASEMENT, FOR, level_of, number_of, place_token, token
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import EMPTY, MONSTER, ROOF
from altbau.games.wucherer.rules.edition import RANDOM_STARTER, Edition
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.options import OPTIONS, STARTER
from altbau.games.wucherer.rules.pile import Layer
from altbau.games.wucherer.rules.reactions import to_be_shown
from altbau.games.wucherer.rules.state import CHECK, NOT_THIS_TURN, PHASES, DeclinedTrade, State
from altbau.games.wucherer.view import UNKNOWN, WuchererView

UNNUMBERED: dict[int, int | str] = {BASEMENT: "basement", ATTIC: "attic"}  # levels with a name instead of a number
HIDDEN = "hidden"  # the value for hidden money
HIDDEN_KEYS = ("idle", "stuck", "shuffles")  # left out in a position as seen by a seat: choices of others, the future


def unused_roofs(s: State) -> int:
    """The number of normal roofs of the supply that are on no building."""
    return 0 if s.printed.roofs_in_deck else s.edition.roofs - [building.roof for building in s.buildings].count(ROOF)


def unused_monsters(s: State, seen_by: Seat | None) -> int:
    """The number of monsters that neither live anywhere nor are in a hand; with `seen_by` only that seat's hand
    counts."""
    at_home = sum(building.tenants.count(MONSTER) for building in s.buildings)
    known = [hand for seat, hand in enumerate(s.hands) if seen_by in (None, seat)]
    return s.edition.monsters - at_home - sum(hand.count(MONSTER) for hand in known)


def highest_number(s: State, seat: Seat) -> int:
    """The highest number of a seat's existing buildings, or 0."""
    return max([number_of(building.id) for building in s.owned(seat)], default=0)


def names(cards: list[Card], edition: Edition) -> list[str]:
    """The names of cards in an edition."""
    return [edition.names[kind] for kind in cards]


def described_building(building: Building, edition: Edition) -> Data:
    """A building in the notation; for unknown floors only their number."""
    floors = building.height if EMPTY in building.floors else names(building.floors, edition)
    data: Data = {"floors": floors, "roof": edition.names[building.roof]}
    if building.builder != building.owner:
        data["builder"] = SEAT_NAMES[building.builder]
    if building.basement:
        data["basement"] = True
    if building.expansion:
        data["expansion"] = True
    if building.covered:
        data["covered"] = True
    tenants = described_tenants(building, edition)
    if tenants:
        data["tenants"] = tenants
    return data


def described_tenants(building: Building, edition: Edition) -> dict[int | str, str]:
    """The tenants of a building by level."""
    levels = [(level_of(building.apartment(slot)), building.tenants[slot]) for slot in building.inhabited]
    return {UNNUMBERED.get(level, level): edition.names[kind] for level, kind in levels}


def counted(s: State, waived: bool) -> list[str]:
    """The apartments of tenants with waived rents, or withheld rents, once for each."""
    return [
        place_token(building.apartment(slot))
        for building in s.buildings
        if building.waivers
        for slot in building.inhabited
        for _ in range(building.waived[slot] if waived else building.withheld[slot])
    ]


def described_options(edition: Edition) -> dict[str, bool | str]:
    """The table options that differ from the default."""
    found: dict[str, bool | str] = {}
    for option in OPTIONS[edition.key]:
        value = getattr(edition, option.field)
        if option == STARTER:
            value = STARTER.default if value == RANDOM_STARTER else SEAT_NAMES[value]
        if value != option.default:
            found[option.name] = value
    return found


def described_values(edition: Edition) -> dict[str, dict[str, int]]:
    """The card values that differ from the edition's."""
    shipped = EDITIONS[edition.key].tenants
    if edition.tenants == shipped:
        return {}
    return {
        edition.names[kind]: {"rent": card.rent, "floors": card.floors}
        for kind, card in edition.tenants.items()
        if card != shipped[kind]
    }


def described_turn(s: State) -> Data:
    """What is limited in a turn: requests for roofs, notices to mothers, trade offers."""
    data: Data = {
        "roof-prices": {SEAT_NAMES[seat]: price for seat, price in enumerate(s.next_prices) if price},
        "recalls": s.recalls,
        "roof-requests": s.roof_requests,
        "offers": s.offers,
        "declined": [described_offer(s, offer) for offer in s.declined],
    }
    return {key: value for key, value in data.items() if value}


def described_offer(s: State, offer: DeclinedTrade) -> str:
    """A trade in the notation."""
    words = [token(each, s.edition.names) for each in (*offer.given, FOR, *offer.asked)]
    return " ".join([SEAT_NAMES[offer.partner], *words])


class Secrets(NamedTuple):
    """The parts of a position that are not public, in the notation except the buildings."""

    coins: dict[str, int | str]
    hands: dict[str, list[str] | int]
    buildings: list[Building]
    draw: list[str] | int | Data


def open_secrets(s: State) -> Secrets:
    """All secrets of a state."""
    return Secrets(
        {SEAT_NAMES[seat]: s.coins[seat] for seat in range(s.players)},
        {SEAT_NAMES[seat]: names(s.hands[seat].cards(), s.edition) for seat in range(s.players)},
        s.buildings,
        described_draw(names(s.draw[::-1], s.edition), s.known_below(), s.edition),
    )


def described_draw(pile: list[str] | int, below: list[Layer], edition: Edition) -> list[str] | int | Data:
    """The draw pile: its cards or their number, and the known layers under it."""
    if not below:
        return pile
    known = {piles.COUNT: pile} if isinstance(pile, int) else {piles.COUNT: len(pile), piles.TOP: pile}
    return known | piles.described(below, edition)


def kept_secrets(v: WuchererView) -> Secrets:
    """The secrets as far as a view has them."""
    return Secrets(
        {SEAT_NAMES[seat]: HIDDEN if v.coins[seat] == UNKNOWN else v.coins[seat] for seat in range(v.players)},
        {
            SEAT_NAMES[seat]: names(v.hand, v.edition) if seat == v.seat else v.hand_counts[seat]
            for seat in range(v.players)
        },
        v.buildings,
        described_draw(v.draw_count, v.known_below(), v.edition),
    )


def described_position(s: State, seen_by: Seat | None) -> Data:
    """The position of a state in which only a free choice is pending. Empty and default values are left out.

    If `seen_by` is not None, cards that the seat (NOBODY for a spectator) does not see are given by their number:
    hands, the draw pile, floors. Hidden money is `hidden`.
    """
    seats = s.seats()
    coins, hands, buildings, draw = open_secrets(s) if seen_by is None else kept_secrets(WuchererView(s, seen_by))
    arrived = sorted(
        (building.arrived[slot], building.apartment(slot)) for building in s.buildings for slot in building.inhabited
    )
    order = [apartment for _, apartment in arrived]
    data: Data = {
        "edition": s.edition.key,
        "seen-by": None if seen_by is None else seer_name(seen_by),
        "options": described_options(s.edition),
        "cards": described_values(s.edition),
        "house": s.edition.house,
        "players": s.players,
        "turn": SEAT_NAMES[s.turn],
        "phase": PHASES[s.phase],
        "coins": coins,
        "hands": hands,
        "buildings": {place_token(building.id): described_building(building, s.edition) for building in buildings},
        "withheld": counted(s, waived=False),
        "unpaid": counted(s, waived=True),
        "jail": SEAT_NAMES[s.prisoner] if s.prisoner != NOBODY else None,
        "draw": draw,
        "discard": names(s.discard, s.edition),
        "roofs": s.roofs if s.roofs != unused_roofs(s) else None,
        "monsters": s.monsters if s.monsters != unused_monsters(s, seen_by) else None,
        "last-turns": [SEAT_NAMES[seat] for seat in s.last_turns],
        "first-turn": [SEAT_NAMES[seat] for seat in s.first_turns],
        "second-pass": s.passes > 0 or None,
        "arrived": [place_token(apartment) for apartment in order] if order != sorted(order) else [],
        "numbers": {SEAT_NAMES[seat]: s.built[seat] for seat in seats if s.built[seat] > highest_number(s, seat)},
        "this-turn": {} if s.over else described_turn(s),
        "idle": s.idle if not s.over and s.idle > (0 if s.phase == CHECK else NOT_THIS_TURN) else None,
        "stuck": s.stuck if not s.over and s.stuck > (0 if s.phase == CHECK else NOT_THIS_TURN) else None,
        "turns": s.turns if s.turns > 1 else None,
        "unseen": [SEAT_NAMES[seat] for seat in to_be_shown(s)],
        "shuffles": [
            names([cast(Card, kind) for kind in cards[::-1]], s.edition) for cards in s.chance.script().shuffles
        ],
    }
    hidden = () if seen_by is None else HIDDEN_KEYS
    return {
        key: value
        for key, value in data.items()
        if (value not in ({}, [], None) or key == "draw") and key not in hidden
    }
