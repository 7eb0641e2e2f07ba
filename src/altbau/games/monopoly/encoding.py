"""Monopoly in numbers (`core/engine/encoding.py`)."""

from typing import Final

from altbau.core.engine.encoding import Encoding, Layout, relative_seats
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.games.monopoly.rules.actions import (
    JAIL_CARD,
    NUMBER,
    SEAT,
    SQUARE,
    WORDS,
    is_square,
    is_sum,
    naming_sum,
    seat_of,
    square_of,
    sum_of,
)
from altbau.games.monopoly.rules.board import NAMES, SQUARES, ownable
from altbau.games.monopoly.rules.bounds import PLACES, decisions_in
from altbau.games.monopoly.rules.cards import CARDS
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.questions import QUESTIONS
from altbau.games.monopoly.rules.state import PHASES
from altbau.games.monopoly.view import MonopolyView

MOST_COINS: Final = 10_000  # higher sums share a bucket
NOT_THERE: Final = -1


class MonopolyEncoding(Encoding[MonopolyView]):
    """The encoding of the edition for a number of players."""

    def __init__(self, edition: MonopolyEdition, players: int) -> None:
        self.edition = edition
        words = list(WORDS.values())
        self.first_place: int = len(words)
        self.first_seat: int = self.first_place + len(PLACES)
        self.place_of_square: list[int] = [NOT_THERE] * SQUARES
        for place, square in enumerate(PLACES):
            self.place_of_square[square] = place
        places = [NAMES[square] for square in PLACES]
        layout = self.laid_out(players, places)
        super().__init__(players, [*words, *places, *relative_seats(players)], MOST_COINS, layout)

    def __reduce__(self) -> tuple[object, ...]:
        return MonopolyEncoding, (self.edition, self.players)

    def laid_out(self, players: int, places: list[str]) -> Layout:
        """The parts of an observation; the first index of each is kept as an attribute."""
        layout, seats = Layout(), relative_seats(players)
        self.phase = layout.add("phase", PHASES)
        self.rounds = layout.add("round")
        self.turn = layout.add("on-turn", seats)
        self.first = layout.add("began", seats)
        self.cash = layout.add("cash", seats)
        self.pot = layout.add("pot")
        self.first_lap = layout.add("first-lap", seats)
        self.at = layout.add("at", [f"{seat}.{name}" for seat in seats for name in NAMES])
        self.in_jail = layout.add("in-jail", seats)
        self.attempts = layout.add("attempts", seats)
        self.bankrupt = layout.add("bankrupt", seats)
        self.jail_cards = layout.add("jail-cards", seats)
        self.owner = layout.add("owner", [f"{name}.{seat}" for name in places for seat in seats])
        self.houses = layout.add("houses", places)
        self.mortgaged = layout.add("mortgaged", places)
        self.bank = layout.add("bank", ("houses", "hotels"))
        self.lowest = layout.add("gone-under", [card.name for card in CARDS])
        self.dice = layout.add("dice", ("first", "second"))
        self.doubles = layout.add("doubles")
        self.again = layout.add("throws-again")
        self.turn_over = layout.add("turn-over")
        self.offers = layout.add("offers", seats)
        self.question = layout.add("question", [kind.name for kind in QUESTIONS.values()])
        self.question_seat = layout.add("question-seat", seats)
        self.question_place = layout.add("question-place", places)
        self.question_word = layout.add("question-word", list(WORDS.values()))
        self.question_numbers = layout.add("question-numbers", ("first", "second"))
        self.goods = layout.add(
            "goods", [f"{side}.{name}" for side in ("given", "asked") for name in (*places, "jail-card", "money")]
        )
        return layout

    # --- choices ------------------------------------------------------------------------------------------------------

    def sum_of(self, action: Action) -> int:
        return sum_of(action) if is_sum(action) else -1

    def naming(self, coins: int) -> Action:
        return naming_sum(coins)

    def thing(self, v: MonopolyView, action: Action) -> int:
        if action < SQUARE:
            return action - 1
        if action < SEAT:
            return self.first_place + self.place_of_square[square_of(action)]
        return self.first_seat + self.seat(v, seat_of(action))

    def longest(self, rounds: int) -> int:
        return decisions_in(self.edition, self.players, rounds)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def observe(self, v: MonopolyView) -> list[int]:
        seen = [0] * self.length
        seen[self.phase + v.phase] = 1
        seen[self.rounds] = v.round
        seen[self.pot] = v.pot
        seen[self.turn + self.seat(v, v.turn)] = 1
        seen[self.first + self.seat(v, v.first)] = 1
        for seat in v.seats():
            place = self.seat(v, seat)
            seen[self.cash + place] = v.cash[seat]
            seen[self.first_lap + place] = int(v.first_lap[seat])
            seen[self.bankrupt + place] = int(v.bankrupt[seat])
            if not v.bankrupt[seat]:
                seen[self.at + place * SQUARES + v.at[seat]] = 1
            if v.jail[seat] >= 0:
                seen[self.in_jail + place] = 1
                seen[self.attempts + place] = v.jail[seat]
            seen[self.offers + place] = v.offers[seat]
        for keeper in v.jail_cards:
            if keeper != NOBODY:
                seen[self.jail_cards + self.seat(v, keeper)] += 1
        for place, square in enumerate(PLACES):
            owner = v.owner[square]
            if owner != NOBODY:
                seen[self.owner + place * self.players + self.seat(v, owner)] = 1
                seen[self.houses + place] = v.houses[square]
                seen[self.mortgaged + place] = int(v.mortgaged[square])
        seen[self.bank] = v.houses_left
        seen[self.bank + 1] = v.hotels_left
        for cards in v.lowest:
            for card in cards:
                seen[self.lowest + card] += 1
        for number, pips in enumerate(v.dice):
            seen[self.dice + number] = pips
        seen[self.doubles] = v.doubles
        seen[self.again] = int(v.again)
        seen[self.turn_over] = int(v.turn_over)
        if v.question:
            self.see_question(seen, v)
        return seen

    def see_question(self, seen: list[int], v: MonopolyView) -> None:
        """Write the question and its arguments, by their types, into the observation."""
        question = v.question[0]
        seen[self.question + question - 1] = 1
        numbers = 0
        for at, spec in enumerate(QUESTIONS[question].args, start=1):
            sort = spec[spec.index(":") + 1 :]
            if sort == "goods":
                self.see_goods(seen, list(v.question[at:]))
                return
            value = v.question[at]
            if sort == "seat":
                if value != NOBODY:
                    seen[self.question_seat + self.seat(v, Seat(value))] = 1
            elif sort == "square" or sort == "lot":
                if value >= 0 and ownable(value):
                    seen[self.question_place + self.place_of_square[value]] = 1
            elif sort == "word":
                seen[self.question_word + value - 1] = 1
            elif sort != "cause" and numbers < 2:
                seen[self.question_numbers + numbers] = value
                numbers += 1

    def see_goods(self, seen: list[int], goods: list[int]) -> None:
        """Write the goods of a trade into the observation: those given, 0, those asked for."""
        side = self.goods
        for each in goods:
            action = Action(each)
            if action == 0:
                side = self.goods + len(PLACES) + 2
            elif is_square(action):
                seen[side + self.place_of_square[square_of(action)]] = 1
            elif action == JAIL_CARD:
                seen[side + len(PLACES)] += 1
            elif action >= NUMBER:
                seen[side + len(PLACES) + 1] = sum_of(action)
