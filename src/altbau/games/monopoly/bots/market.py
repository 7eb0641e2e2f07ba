"""Finds deals that are good for both sides, and their price."""

from typing import Final

from altbau.core.engine.ids import Seat
from altbau.games.monopoly.bots.valuation import THREE, Ledger
from altbau.games.monopoly.rules.board import GROUP, MEMBERS, PRICE, STATIONS, UTILITIES, interest, mortgage_value

HALVINGS: Final = 8  # steps of the bisection for a limit of money
ROUND: Final = 5  # the money of an offer is a multiple of this
GRANTED: Final = 0.012  # the relative gain in share that an offer leaves to the partner
PREMIUM: Final = 1.05  # times the printed price: where haggling begins
LAST_PLACE: Final = 1.5  # times the printed price: the price of a group's last place, unless it is for another one
NO_BOUND: Final = 1_000_000
NO_FLOOR: Final = -NO_BOUND
FACE: Final = 0.0  # concession to a partner (`met`), from 0, the printed prices,
FAIR: Final = 1.0  # to 1, where the partner gains enough, at least for the printed prices;
EXACT: Final = -1.0  # or where it just gains enough, which may be less than the printed prices;
LOWER: Final = -2.0  # or the lower of both


class Terms:
    """A deal with its money, and its effect on both shares."""

    def __init__(
        self, partner: Seat, given: list[int], asked: list[int], coins: int, mine: float, theirs: float
    ) -> None:
        self.partner = partner
        self.given = given  # squares
        self.asked = asked  # squares
        self.coins = coins  # given with the places; negative: asked for with them
        self.mine = mine  # the seat's share afterwards divided by its share before
        self.theirs = theirs  # the same for the partner

    def promise(self, met: float, wanted: float) -> float:
        """The expected gain of offering the deal, beyond `wanted`. A deal by which the partner does not gain counts
        less, the higher the concession `met` is."""
        return (self.mine - wanted) * (1.0 if self.theirs > 1.0 or met < FACE else FAIR - met)


class Bargain:
    """Evaluates deals between two players; the strengths of the others stay as they are."""

    def __init__(self, ledger: Ledger, seat: Seat, partner: Seat) -> None:
        self.ledger = ledger
        self.seat = seat
        self.partner = partner
        self.rest = 0.0
        for each in ledger.alive:
            if each != seat and each != partner:
                self.rest += ledger.strength(each) ** ledger.weights.power
        self.mine = 1.0
        self.theirs = 1.0
        self.weigh(0)
        self.mine_before = self.mine
        self.theirs_before = self.theirs

    def weigh(self, coins: int) -> None:
        """Compute the shares of both (`mine`, `theirs`) if the seat paid so much money to its partner."""
        cash = self.ledger.cash
        cash[self.seat] -= coins
        cash[self.partner] += coins
        mine: float = self.ledger.strength(self.seat) ** self.ledger.weights.power
        theirs: float = self.ledger.strength(self.partner) ** self.ledger.weights.power
        cash[self.seat] += coins
        cash[self.partner] -= coins
        total = mine + theirs + self.rest
        self.mine = mine / total
        self.theirs = theirs / total

    def my_gain(self, coins: int) -> float:
        """The factor by which the seat's share would change if it paid `coins`."""
        self.weigh(coins)
        return self.mine / self.mine_before

    def their_gain(self, coins: int) -> float:
        """The factor by which the partner's share would change if the seat paid `coins`."""
        self.weigh(coins)
        return self.theirs / self.theirs_before

    def most(self, wanted: float) -> int:
        """The most money that the seat can pay while its share changes by at least the factor `wanted`. If there is no
        such sum, one less than minus the partner's cash."""
        low = -self.ledger.cash[self.partner]
        if self.my_gain(low) < wanted:
            return low - 1
        high = self.ledger.cash[self.seat]
        if self.my_gain(high) >= wanted:
            return high
        for _ in range(HALVINGS):
            middle = (low + high) // 2
            if self.my_gain(middle) >= wanted:
                low = middle
            else:
                high = middle
        return low

    def least(self, most: int, wanted: float) -> int:
        """The least money that the seat must pay so that the partner's share changes by at least the factor `wanted`;
        `most` + 1 if `most` is not enough."""
        if self.their_gain(most) < wanted:
            return most + 1
        low = -self.ledger.cash[self.partner]
        if self.their_gain(low) >= wanted:
            return low
        high = most
        for _ in range(HALVINGS):
            middle = (low + high) // 2
            if self.their_gain(middle) >= wanted:
                high = middle
            else:
                low = middle
        return high

    def terms(
        self, given: list[int], asked: list[int], met: float, wanted: float, granted: float, floor: int, bound: int
    ) -> Terms | None:
        """The terms for offering the places `given` for `asked` with money from `floor` to `bound`, at the concession
        `met` and leaving the partner the relative gain `granted`. None if the seat's share would change by less than
        the factor `wanted`."""
        ledger = self.ledger
        ledger.move(given, self.partner)
        ledger.move(asked, self.seat)
        most = min(self.most(wanted), bound)
        found: Terms | None = None
        if most >= -ledger.cash[self.partner]:
            least = max(floor, self.least(most, 1.0 + granted))
            if met < FACE and not given:
                least = max(least, lent(ledger, asked))
            price = printed(face(ledger, asked) - face(ledger, given))
            coins = asking(price, least, most, met)
            enough = least <= most or FACE <= met < FAIR or (met == LOWER and price <= most)
            payable = -ledger.cash[self.partner] <= coins <= ledger.cash[self.seat]
            serious = bool(given) or coins >= lent(ledger, asked)
            if payable and serious and enough:
                mine = self.my_gain(coins)
                theirs = self.theirs / self.theirs_before
                if mine >= wanted:
                    found = Terms(self.partner, given, asked, coins, mine, theirs)
        ledger.move(given, self.seat)
        ledger.move(asked, self.partner)
        return found


def printed(price: float) -> float:
    """The money to offer for places of that price if it goes by the printed prices."""
    return price * PREMIUM if price > 0 else price / PREMIUM


def asking(price: float, least: int, most: int, met: float) -> int:
    """The money to offer, at most `most`: between the printed price and `least`, by the concession `met`; `least` if it
    is EXACT, and the lower of both if it is LOWER."""
    if met >= FACE:
        low = min(price, float(most))
        high = min(max(price, float(least)), float(most))
        coins = low + met * (high - low)
    else:
        coins = float(least) if met == EXACT else min(price, float(least))
    rounded = int(coins) // ROUND * ROUND
    return min(most, rounded + ROUND if rounded < coins else rounded)


def face(ledger: Ledger, squares: list[int]) -> float:
    """The sum of the printed prices of places; for mortgaged ones minus the cost of redemption."""
    total = 0.0
    for square in squares:
        total += PRICE[square]
        if ledger.mortgaged[square]:
            total -= mortgage_value(square) + interest(square)
    return total


def lent(ledger: Ledger, squares: list[int]) -> int:
    """What the bank would lend on these places: the least that an owner sells them for."""
    total = 0
    for square in squares:
        if not ledger.mortgaged[square]:
            total += mortgage_value(square)
    return total


def dear_enough(ledger: Ledger, given: list[int], asked: list[int]) -> int:
    """The most money that the seat may pay with the last places of a group; negative if it must receive some."""
    return int(face(ledger, asked) - LAST_PLACE * face(ledger, given))


def gives_group(ledger: Ledger, seat: Seat, partner: Seat, given: list[int], asked: list[int]) -> bool:
    """Whether a deal completes a group for the partner of a seat and none for that seat."""
    for own in missing(ledger, seat, partner):
        if all(square in asked for square in own):
            return False
    for theirs in missing(ledger, partner, seat):
        if all(square in given for square in theirs):
            return True
    return False


def missing(ledger: Ledger, seat: Seat, partner: Seat) -> list[list[int]]:
    """For each group that a seat could complete with a partner's places: the squares of these places."""
    found: list[list[int]] = []
    for group in range(UTILITIES + 1):
        own = 0
        theirs: list[int] = []
        for square in MEMBERS[group]:
            if ledger.owner[square] == seat:
                own += 1
            elif ledger.owner[square] == partner:
                theirs.append(square)
        if own > 0 and theirs and own + len(theirs) == len(MEMBERS[group]):
            found.append(theirs)
    return found


def advances(ledger: Ledger, seat: Seat, partner: Seat) -> list[list[int]]:
    """A partner's only places in groups that a seat has begun but would not complete with them, as lists of one."""
    found: list[list[int]] = []
    for group in range(STATIONS):
        own = 0
        theirs: list[int] = []
        for square in MEMBERS[group]:
            if ledger.owner[square] == seat:
                own += 1
            elif ledger.owner[square] == partner:
                theirs.append(square)
        if own > 0 and len(theirs) == 1 and own + 1 < len(MEMBERS[group]):
            found.append(theirs)
    return found


def singles(ledger: Ledger, seat: Seat, partner: Seat) -> list[list[int]]:
    """A seat's only places in groups that they would not complete for a partner, as lists of one."""
    found: list[list[int]] = []
    for group in range(STATIONS):
        own: list[int] = []
        theirs = 0
        for square in MEMBERS[group]:
            if ledger.owner[square] == seat:
                own.append(square)
            elif ledger.owner[square] == partner:
                theirs += 1
        if len(own) == 1 and theirs < len(MEMBERS[group]) - 1:
            found.append(own)
    return found


def spare_places(ledger: Ledger, seat: Seat) -> list[list[int]]:
    """The places that a seat could sell to pay for houses, as lists of one; empty if it has no whole group with fewer
    than three houses on each street."""
    found: list[list[int]] = []
    lacks_houses = False
    for group in range(UTILITIES + 1):
        own: list[int] = []
        for square in MEMBERS[group]:
            if ledger.owner[square] == seat:
                own.append(square)
        if group < STATIONS and len(own) == len(MEMBERS[group]):
            lacks_houses = lacks_houses or ledger.standing(group) < THREE * len(own)
        else:
            for square in own:
                if not ledger.mortgaged[square]:
                    found.append([square])
    return found if lacks_houses else []


def deals(
    ledger: Ledger, seat: Seat, partner: Seat, met: float, wanted: float, granted: float = GRANTED
) -> list[Terms]:
    """The deals with a partner that change the seat's share by at least the factor `wanted`: they complete a group,
    bring one nearer, or pay for houses. Each has the terms on which to offer it."""
    bargain = Bargain(ledger, seat, partner)
    mine = missing(ledger, seat, partner)
    theirs = missing(ledger, partner, seat)
    found: list[Terms] = []
    nearer = advances(ledger, seat, partner)
    for asked in [[], *mine, *nearer, *(singles(ledger, partner, seat) if theirs else [])]:
        for given in [[], *theirs, *(singles(ledger, seat, partner) if mine else [])]:
            if asked not in mine and given not in theirs and asked not in nearer:
                continue
            if asked and given and GROUP[asked[0]] == GROUP[given[0]]:
                continue
            gives, gets = given in theirs, asked in mine
            floor = -dear_enough(ledger, asked, given) if gets and not gives else NO_FLOOR
            bound = dear_enough(ledger, given, asked) if gives and not gets else NO_BOUND
            terms = bargain.terms(given, asked, met, wanted, granted, floor, bound)
            if terms is not None:
                found.append(terms)
    for given in spare_places(ledger, seat):
        if given not in theirs:
            lent_by_bank = mortgage_value(given[0])
            terms = bargain.terms(given, [], met, wanted, granted, NO_FLOOR, -lent_by_bank)
            if terms is not None:
                found.append(terms)
    return found
