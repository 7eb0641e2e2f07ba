"""What a landlord game is worth to everybody, as a seat or a spectator sees it: see `core/bots/value.py`.

Of the others' hands it counts the cards, of the own hand each kind. What nobody has shown counts nowhere.
"""

from typing import Final

from altbau.core.bots.value import Features, Value, expected_of, expected_value, for_table, value_at_end
from altbau.core.engine.ids import NOBODY, Seat
from altbau.games.wucherer.learned import LEARNED
from altbau.games.wucherer.rules.cards import KINDS, is_tenant
from altbau.games.wucherer.rules.questions import BUY_OR_STOP
from altbau.games.wucherer.rules.rents import NO_WAIVER, waiver_on
from altbau.games.wucherer.rules.state import OVER, State
from altbau.games.wucherer.rules.state import RENT as RENT_PHASE
from altbau.games.wucherer.rules.suitability import fitting, willing
from altbau.games.wucherer.view import UNKNOWN, WuchererView, guessed_coins

PACE: Final = 3  # cards that a player buys in a turn
WHOLE: Final = 6  # parts of an income that is certain
FAR: Final = 36  # parts of incomes that lodgers,
NEAR: Final = 18  # and that cards can still bring
FULL: Final = 8  # cards in a hand
TALL: Final = 4  # floors of a house that few tenants accept

# Features of each seat; after them, of whoever looks, how many cards of each kind its hand has.
FEATURES: Final = (
    "coins", "future", "income", "jail", "once", "collections", "cards", "cards-later", "rooms", "rooms-cards",
    "houses", "floors", "tall", "squatted", "tenants", "best-rent", "best-house", "on-turn", "full",
)  # fmt: skip
OWN_FEATURES: Final = ("looks", "lodged", "lodged-later")
CLOSING: Final = 1000  # the stage from which the pile is not used up


def value(view: WuchererView) -> Value:
    """How the game is expected to end, or has ended."""
    if view.phase == OVER:
        return value_at_end(view.coins)
    return expected_value(counted(view), for_table(LEARNED, view.edition.key, view.players))


def open_value(s: State) -> Value | None:
    """The same for somebody who sees all hands."""
    if s.phase == OVER:
        return value_at_end(s.coins)
    learned = LEARNED.get((s.edition.key, s.players))
    if learned is None:
        return None
    looks = [counted(WuchererView(s, seat)) for seat in s.seats()]
    seats = [each.seats[each.viewer] for each in looks]
    return expected_of(Features(looks[0].stage, seats, NOBODY, []), looks, learned)


def known_value(s: State) -> Value:
    """The value for somebody who sees all hands if that has been learnt, else for a spectator."""
    return open_value(s) or value(WuchererView(s, NOBODY))


def chances(s: State) -> list[float]:
    """By seat, the chance to win by the known value."""
    return known_value(s).chances


def counted(view: WuchererView) -> Features:
    """The features of a game that is not over."""
    ahead = [collections(view, seat) for seat in view.seats()]
    own = own_features(view, ahead[view.seat]) if view.seat >= 0 else []
    return Features(
        stage_of(view, ahead), [features_of(view, seat, ahead[seat]) for seat in view.seats()], view.seat, own
    )


def stage_of(view: WuchererView, ahead: list[int]) -> int:
    """How far the game is: in its last turns how many incomes are to come in all, before how many cards each player
    can still draw, in sixths."""
    if view.draw_count == 0:
        return sum(ahead)
    return CLOSING + WHOLE * cards_left(view) // view.players


def cards_left(view: WuchererView) -> int:
    """The cards that can still be drawn."""
    follows = view.players >= view.edition.second_pass_players and view.passes == 0
    return view.draw_count + (len(view.discard) if follows else 0)


def collections(view: WuchererView, seat: Seat) -> int:
    """How many incomes a seat will probably still collect, in sixths: now, if it is on turn, then until the pile is
    used up, and in the last turns."""
    now = WHOLE if seat == view.turn and view.phase != RENT_PHASE else 0
    if view.last_turns:
        return WHOLE * view.last_turns.count(seat) - (WHOLE - now if seat == view.turn else 0)
    pile = cards_left(view)
    ahead = (seat - view.turn - 1) % view.players + 1  # turns from this one to the seat's next
    last = WHOLE if view.edition.drawer_plays_again or ahead < view.players else min(WHOLE, 2 * pile)
    total = now + last
    certain = pile - PACE * (ahead - 1)
    while certain > 0:
        total += min(WHOLE, certain)
        certain -= PACE * view.players
    return total


def features_of(view: WuchererView, seat: Seat, ahead: int) -> list[int]:
    """The features of a seat, which will collect so many sixths of an income."""
    steady = view.incomes[seat]
    barred = once = rooms = houses = floors = tall = squatted = tenants = best_rent = best_house = 0
    printed = view.printed
    for building in view.buildings:
        if building.owner != seat:
            continue
        houses += 1
        floors += building.height
        tall += int(building.height >= TALL)
        if building.squatted:
            squatted += 1
            continue
        rooms += building.vacancies
        rent = building.vacancies
        for slot in building.inhabited:
            pays = printed.rents[building.tenants[slot]]
            tenants += 1
            rent += pays
            best_rent = max(best_rent, pays)
            if building.waivers and waiver_on(building, slot) != NO_WAIVER:
                once += pays
        best_house = max(best_house, rent)
        barred += rent
    jailed = 0
    if view.prisoner == seat:
        jailed = max(0, barred - steady)
        steady = max(barred, steady)
    else:
        steady += once
    cards = view.hand_counts[seat] + (len(view.site) if seat == view.turn else 0)  # only their builder sees the site
    coins = view.coins[seat]
    if coins == UNKNOWN:
        coins = guessed_coins(view)
    if seat == view.turn and view.question and view.question[0] == BUY_OR_STOP:
        coins += view.question[1]
    return [
        coins, ahead * steady, steady, jailed, once, ahead, cards, min(ahead, NEAR) * cards, rooms, min(rooms, cards),
        houses, floors, tall, squatted, tenants, best_rent, best_house, int(seat == view.turn), int(cards > FULL),
    ]  # fmt: skip


def own_features(view: WuchererView, ahead: int) -> list[int]:
    """The features of the own hand: how many cards it has by kind, and what its tenants would bring at home."""
    lodged = lodgers(view)
    held = [1, lodged, min(ahead, FAR) * lodged] + [0] * KINDS
    for kind in view.hand:
        held[len(OWN_FEATURES) + kind] += 1
    return held


def lodgers(view: WuchererView) -> int:
    """About what the tenants in the own hand would add to the income of the own houses."""
    rooms = 0
    welcome = 0
    for building in view.buildings:
        if building.owner == view.seat and not building.squatted and building.vacancies:
            rooms += building.vacancies
            welcome |= willing(view.printed, building) & fitting(view.printed, building)
    gains = number = 0
    if welcome:
        for kind in view.hand:
            gain = view.printed.rents[kind] - 1
            if is_tenant(kind) and gain > 0 and (welcome >> kind) & 1:
                number += 1
                gains += gain
    return gains if number <= rooms else gains * rooms // number
