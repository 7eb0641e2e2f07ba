"""Reads positions: a state from its description."""

from collections.abc import Sequence

from altbau.core.data import Data
from altbau.core.engine.chance import Chance, Script, extend_script
from altbau.core.engine.ids import NO_ACTION, NOBODY, Seat
from altbau.core.engine.rng import chance
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.position_reader import Reader, check_keys, mapping, number, one_of, sequence, wrong_kind
from altbau.errors import BadInput
from altbau.games.monopoly import NAME, piles
from altbau.games.monopoly.described import MORTGAGED
from altbau.games.monopoly.rules.actions import FOR, SEAT, action_of, seat_of
from altbau.games.monopoly.rules.board import GROUP, HOTEL, INDEX, JAIL, KIND, MEMBERS, NAMES, SQUARES, STREET, ownable
from altbau.games.monopoly.rules.cards import CARDS, DECKS, LEAVE_JAIL, STACK_NAMES
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.events import CARD_DRAWN, DEAL_OFFERED, ROLLED, THROWN_FOR_RENT
from altbau.games.monopoly.rules.options import EDITIONS, configured
from altbau.games.monopoly.rules.setup import begin
from altbau.games.monopoly.rules.state import OVER, PHASES, ROLL, Claim, DeclinedTrade, State
from altbau.games.monopoly.rules.trading import declined_trade
from altbau.games.monopoly.rules.turn import ATTEMPTS, DOUBLES

KEYS = (
    "edition", "seen-by", "options", "players", "turn", "phase", "cash", "at", "deeds", "jail", "jail-cards", "dice",
    "chance", "community", "bankrupt", "doubles", "round", "starter", "seed", "turns", "thrown", "claims", "this-turn",
    "pot", "first-lap",
)  # fmt: skip
TURN_KEYS = ("phase", "doubles", "thrown", "claims", "this-turn")  # of one turn only
THIS_TURN = ("offers", "joins", "declined")
CLAIM = ("from", "to", "for", "factor")
MOST_FACTOR = 10  # the greatest factor of a rent, by a card


class MonopolyReader(Reader[MonopolyEdition]):
    """Builds a state from the keys of a position; every error names its path."""

    def __init__(self, data: Data) -> None:
        super().__init__(data, KEYS, EDITIONS, configured)
        self.state = State(self.edition, self.players, chance(self.seed))
        self.script = Script()  # the throws to come

    def read(self, rng: Chance | None) -> State:
        """The state, with its first question open. Its generator is `rng`, or made from the seed if that is None."""
        s = self.state
        for seat, value, path in self.by_seat("cash"):
            s.cash[seat] = number(value, path)
        for seat, value, path in self.by_seat("at"):
            s.at[seat] = self.square(value, path)
        for seat, value, path in self.by_seat("deeds"):
            for name, level in mapping(value, path).items():
                self.read_deed(seat, name, level, f"{path}.{name}")
        self.check_buildings()
        self.read_jail()
        self.read_stacks()
        self.read_dice()
        self.read_turn()
        self.read_claims()
        self.read_this_turn()
        s.chance = extend_script(rng or s.chance, self.script)
        begin(s, PHASES.index(str(self.data.get("phase", PHASES[0]))))
        return s

    def square(self, value: object, path: str) -> int:
        """The index of a square by its name. Raises BadInput."""
        if not isinstance(value, str) or value not in INDEX:
            raise BadInput("unknown-square", square=str(value), place=path).told_by(NAME)
        return INDEX[value]

    def read_deed(self, seat: Seat, name: str, level: object, path: str) -> None:
        """Read a place with its buildings, or mortgaged."""
        s = self.state
        square = self.square(name, path)
        if not ownable(square):
            raise BadInput("nobody-owns", square=name, place=path).told_by(NAME)
        if s.owner[square] != NOBODY:
            raise BadInput("owned-twice", square=name, place=path).told_by(NAME)
        s.hand_over(square, seat)
        if level == MORTGAGED:
            s.mortgaged[square] = True
        else:
            s.set_houses(square, number(level, path, HOTEL if KIND[square] == STREET else 0))

    def check_buildings(self) -> None:
        """Raise BadInput unless buildings are even, in whole groups without mortgages, and no more than there are."""
        s = self.state
        for square in range(SQUARES):
            if not s.houses[square]:
                continue
            path = f"deeds.{SEAT_NAMES[s.owner[square]]}.{NAMES[square]}"
            levels = [s.houses[member] for member in MEMBERS[GROUP[square]]]
            if s.whole[GROUP[square]] == NOBODY:
                raise BadInput("impossible-building", place=path, problem="group-not-complete").told_by(NAME)
            if s.group_mortgaged(square):
                raise BadInput("impossible-building", place=path, problem="group-mortgaged").told_by(NAME)
            if max(levels) - min(levels) > 1:
                raise BadInput("impossible-building", place=path, problem="build-evenly").told_by(NAME)
        if s.houses_left < 0 or s.hotels_left < 0:
            raise BadInput("too-many-buildings", place="deeds").told_by(NAME)

    def read_jail(self) -> None:
        """Read who is in jail, with the failed attempts."""
        s = self.state
        for seat, value, path in self.by_seat("jail"):
            s.jail[seat] = number(value, path, ATTEMPTS - 1)
            if SEAT_NAMES[seat] not in mapping(self.data.get("at"), "at"):
                s.at[seat] = JAIL
            if s.at[seat] != JAIL:
                raise wrong_kind(path, NAMES[s.at[seat]], NAMES[JAIL])

    def read_stacks(self) -> None:
        """Read the next cards of the stacks and the known lowest ones; the others are shuffled between them. Kept
        leave-jail cards are in no stack."""
        s = self.state
        named = [piles.read_names(self.data.get(name), name) for name in STACK_NAMES]
        self.read_jail_cards(named)
        for stack, (top, bottom) in enumerate(named):
            deck = DECKS[self.edition.deck][stack]
            rest = list(deck)
            if s.jail_cards[stack] != NOBODY:
                rest.remove(LEAVE_JAIL)
            next_cards, lowest = piles.taken(top, rest, deck), piles.taken(bottom, rest, deck)
            s.chance.shuffle(rest)
            s.stacks[stack] = lowest + rest + next_cards
            s.below[stack] = len(lowest)

    def read_jail_cards(self, named: list[piles.Named]) -> None:
        """Read who keeps leave-jail cards. If the stack is not given, one in which no such card is named is
        preferred."""
        s = self.state
        free = sorted(range(2), key=lambda stack: named[stack].has(CARDS[LEAVE_JAIL].name))
        for seat, value, path in self.by_seat("jail-cards"):
            if isinstance(value, list):
                for index, name in enumerate(value):
                    stack = one_of(STACK_NAMES, name, f"{path}.{index}")
                    if stack not in free:
                        raise BadInput("no-more-copies", card="get-out-of-jail", place=f"{path}.{index}").told_by(NAME)
                    free.remove(stack)
                    s.jail_cards[stack] = seat
                continue
            for _ in range(number(value, path)):
                if not free:
                    raise BadInput("too-many-copies", card="get-out-of-jail", count=3, copies=2, place=path)
                s.jail_cards[free.pop(0)] = seat

    def read_dice(self) -> None:
        """Read the next throws and the last one."""
        for index, pair in enumerate(sequence(self.data.get("dice"), "dice")):
            self.script.throws.append(self.throw(pair, f"dice.{index}"))
        if self.data.get("thrown"):
            self.state.dice = self.throw(self.data["thrown"], "thrown")

    def throw(self, value: object, path: str) -> list[int]:
        """The pips of both dice. Raises BadInput."""
        throw = [number(each, path, 6) for each in sequence(value, path)]
        if len(throw) != 2 or 0 in throw:
            raise wrong_kind(path, value, "[1 … 6, 1 … 6]")
        return throw

    def read_claims(self) -> None:
        """Read the rents that can still be claimed (M14)."""
        for index, value in enumerate(sequence(self.data.get("claims"), "claims")):
            path = f"claims.{index}"
            claim = mapping(value, path)
            check_keys(claim, CLAIM, path)
            square = self.square(claim.get("for"), f"{path}.for")
            if not ownable(square):
                raise BadInput("nobody-owns", square=NAMES[square], place=path).told_by(NAME)
            owner = self.seat(claim.get("to"), f"{path}.to")
            factor = max(1, number(claim.get("factor", 1), f"{path}.factor", MOST_FACTOR))
            self.state.claims.append(Claim(owner, self.seat(claim.get("from"), f"{path}.from"), square, factor))

    def read_this_turn(self) -> None:
        """Read what is limited in a turn: offers made, wishes joined, offers declined."""
        s = self.state
        data = mapping(self.data.get("this-turn"), "this-turn")
        check_keys(data, THIS_TURN, "this-turn")
        for key, counts in (("offers", s.offers), ("joins", s.joins)):
            for name, value in mapping(data.get(key), f"this-turn.{key}").items():
                counts[self.seat(name, f"this-turn.{key}")] = number(value, f"this-turn.{key}.{name}")
        for index, value in enumerate(sequence(data.get("declined"), "this-turn.declined")):
            path = f"this-turn.declined.{index}"
            for name, line in mapping(value, path).items():
                s.refused.append(self.read_offer(self.seat(name, path), str(line), path))

    def read_offer(self, seat: Seat, line: str, path: str) -> DeclinedTrade:
        """A trade offered by a seat, such as `B badstrasse 100 for parkstrasse`. Raises BadInput."""
        partner, *goods = [action_of(word) or NO_ACTION for word in line.split()] or [NO_ACTION]
        if partner not in range(SEAT, SEAT + self.players) or goods.count(FOR) != 1 or NO_ACTION in goods:
            raise wrong_kind(path, line, "B badstrasse 100 for parkstrasse")
        middle = goods.index(FOR)
        return declined_trade(seat, seat_of(partner), goods[:middle], goods[middle + 1 :])

    def read_turn(self) -> None:
        """Read bankruptcies, the seat on turn, the phase and the counters."""
        s = self.state
        data = self.data
        for index, name in enumerate(sequence(data.get("bankrupt"), "bankrupt")):
            seat = self.seat(name, f"bankrupt.{index}")
            if s.cash[seat] or seat in s.owner or seat in s.jail_cards:
                raise BadInput("bankrupt-owns", player=str(name), place=f"bankrupt.{index}").told_by(NAME)
            if not s.bankrupt[seat]:
                s.bankrupt[seat] = True
                s.players_left -= 1
                s.out.append(seat)
        s.turn = self.seat(data.get("turn", "A"), "turn")
        s.first = self.seat(data.get("starter", "A"), "starter")
        over = data.get("phase") == PHASES[OVER]
        if not over and (s.bankrupt[s.turn] or s.players_left < 2):
            raise wrong_kind("bankrupt", data["bankrupt"], "players who are not on turn")
        s.turns = number(data.get("turns", 1), "turns")
        s.round = max(1, number(data.get("round", 1), "round"))
        s.doubles = number(data.get("doubles", 0), "doubles", DOUBLES - 1)
        self.read_house_rules()
        s.again = s.doubles > 0 and data.get("phase", PHASES[ROLL]) == PHASES[ROLL]
        if str(data.get("phase", PHASES[0])) not in PHASES:
            raise wrong_kind("phase", data.get("phase"), ", ".join(PHASES))

    def read_house_rules(self) -> None:
        """Read the pot and who is on the first lap, which are known only to tables with these options."""
        s, data = self.state, self.data
        for key, option, on in (
            ("pot", "parking-pot", self.edition.parking_pot),
            ("first-lap", "first-lap", self.edition.first_lap),
        ):
            if data.get(key) and not on:
                raise BadInput("needs-option", place=key, option=option).told_by(NAME)
        s.pot = number(data.get("pot", 0), "pot")
        for index, name in enumerate(sequence(data.get("first-lap"), "first-lap")):
            path = f"first-lap.{index}"
            seat = self.seat(name, path)
            if s.bankrupt[seat]:
                raise BadInput("bankrupt-owns", player=str(name), place=path).told_by(NAME)
            s.first_lap[seat] = True


def read_position(data: Data, rng: Chance | None, stop_at_windows: bool) -> State:
    """The state that a position describes. `stop_at_windows` has no effect: this game has no windows. Raises
    BadInput."""
    return MonopolyReader(data).read(rng)


def told_to_all(before: State, s: State, events: Sequence[tuple[int, ...]]) -> bool:
    """Whether all choices are public: the goods named for a trade are, unless no offer could be made."""
    return sum(s.offers) - sum(before.offers) == [event[0] for event in events].count(DEAL_OFFERED)


def shown_since(data: Data, edition: MonopolyEdition, seat: Seat, events: Sequence[tuple[int, ...]]) -> Data:
    """The position with the throws and cards since. No card that is in both decks can be among them, since it ends a
    move."""
    shown: Data = {"dice": [list(event[2:]) for event in events if event[0] in (ROLLED, THROWN_FOR_RENT)]}
    drawn = [event[2] for event in events if event[0] == CARD_DRAWN]
    for name, deck in zip(STACK_NAMES, DECKS[edition.deck], strict=True):
        written = data.get(name, {})
        known = len(written.get(piles.BOTTOM, ())) + any(name in kept for kept in data.get("jail-cards", {}).values())
        new = [kind for kind in drawn if kind in deck][: len(deck) - known]  # the further ones were known before
        shown[name] = piles.with_top(piles.card_names(new[::-1]), written)
    return data | {key: value for key, value in shown.items() if value}
