"""The landlord card games in numbers (`core/engine/encoding.py`).

A place is encoded by its owner, the index of the building among the owner's (oldest first), and the apartment.
"""

from typing import Final

from altbau.core.engine.encoding import Encoding, Layout, relative_seats
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.games.wucherer.memory import Noticed
from altbau.games.wucherer.rules.actions import (
    FIRST_APARTMENT,
    FIRST_BUILDING,
    FIRST_WORD,
    NUMBER,
    SEAT,
    WORDS,
    building_at,
    naming_number,
    number_in,
    owner_of,
    seat_of,
)
from altbau.games.wucherer.rules.bounds import copies, most_questions
from altbau.games.wucherer.rules.building import UPPER, Building
from altbau.games.wucherer.rules.cards import EMPTY, KINDS
from altbau.games.wucherer.rules.construction import ROOFS
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import ApartmentId, Card, numbered
from altbau.games.wucherer.rules.questions import QUESTIONS
from altbau.games.wucherer.rules.state import PHASES
from altbau.games.wucherer.view import WuchererView

MOST_COINS: Final = 250  # higher sums share a bucket
SEEN: Final = 8  # an observation describes each seat's so many oldest buildings one by one
BUILDING: Final = ("floors", "roof", "basement", "expansion", "squatted", "vacancies", "asked-about")
APARTMENT: Final = ("built", "tenant", "waivers", "asked-about")
NOT_THERE: Final = -1


class WuchererEncoding(Encoding[WuchererView]):
    """The encoding of an edition with a limit of floors, for a number of players. House rules do not change its
    numbers: buildings and floors are counted as in the printed edition, which never has fewer of them."""

    def __init__(self, edition: Edition, players: int) -> None:
        self.edition = edition
        self.kinds: list[Card] = sorted(edition.names)
        self.place_of_kind: list[int] = [NOT_THERE] * (KINDS + 1)
        for place, kind in enumerate(self.kinds):
            self.place_of_kind[kind] = place
        printed = EDITIONS[edition.key]
        self.levels: int = printed.max_floors + 2  # basement, floors, attic
        self.most_buildings: int = printed.roofs + copies(printed, list(ROOFS))  # by a seat that has all roofs
        names = [edition.names[kind] for kind in self.kinds]
        words = list(WORDS.values())
        self.first_card: int = len(words)
        self.first_seat: int = self.first_card + len(names)
        self.first_place: int = self.first_seat + players
        levels = ["basement", *[str(floor) for floor in range(1, printed.max_floors + 1)], "attic"]
        places: list[str] = []
        for owner in relative_seats(players):
            for building in range(1, self.most_buildings + 1):
                places.append(f"{owner}/{building}")
                for level in levels:
                    places.append(f"{owner}/{building}.{level}")
        layout = self.laid_out(players, names, levels)
        super().__init__(players, [*words, *names, *relative_seats(players), *places], MOST_COINS, layout)

    def __reduce__(self) -> tuple[object, ...]:
        return WuchererEncoding, (self.edition, self.players)

    def laid_out(self, players: int, names: list[str], levels: list[str]) -> Layout:
        """The parts of an observation; the first index of each is kept as an attribute."""
        layout, seats = Layout(), relative_seats(players)
        self.phase = layout.add("phase", PHASES)
        self.rounds = layout.add("round")
        self.turn = layout.add("on-turn", seats)
        self.draw = layout.add("draw-pile")
        self.passes = layout.add("second-pass")
        self.roofs = layout.add("roofs")
        self.monsters = layout.add("monsters")
        self.prisoner = layout.add("prisoner", seats)
        self.last_turns = layout.add("last-turns", seats)
        self.first_turns = layout.add("first-turn", seats)
        self.coins = layout.add("coins", seats)
        self.incomes = layout.add("income", seats)
        self.hand_counts = layout.add("cards-in-hand", seats)
        self.houses = layout.add("buildings", seats)
        self.floors = layout.add("floors", seats)
        self.vacancies = layout.add("vacancies", seats)
        self.hand = layout.add("hand", names)
        self.site = layout.add("site", names)
        self.discard = layout.add("discard", names)
        self.announced = layout.add("announced", names)
        self.taken = layout.add("taken-openly", [f"{seat}.{name}" for seat in seats for name in names])
        self.tenants = layout.add("tenants", [f"{seat}.{name}" for seat in seats for name in names])
        self.question = layout.add("question", [kind.name for kind in QUESTIONS.values()])
        self.question_cards = layout.add(
            "question-cards", [f"{which}.{name}" for which in ("first", "second") for name in names]
        )
        self.question_seat = layout.add("question-seat", seats)
        self.question_numbers = layout.add("question-numbers", ("first", "second"))
        self.goods = layout.add(
            "goods", [f"{side}.{name}" for side in ("given", "asked") for name in (*names, "coins")]
        )
        self.next_prices = layout.add("next-price", seats)
        self.offers = layout.add("offers")
        self.house = layout.add(
            "building",
            [
                f"{seat}/{building}.{name}"
                for seat in seats
                for building in range(1, SEEN + 1)
                for name in (*BUILDING, *[f"{level}.{each}" for level in levels for each in APARTMENT])
            ],
        )
        self.house_size: int = len(BUILDING) + len(levels) * len(APARTMENT)
        return layout

    # --- choices ------------------------------------------------------------------------------------------------------

    def sum_of(self, action: Action) -> int:
        return number_in(action) if NUMBER <= action < FIRST_BUILDING else -1

    def naming(self, coins: int) -> Action:
        return naming_number(coins)

    def thing(self, v: WuchererView, action: Action) -> int:
        if action < FIRST_WORD:
            return self.first_card + self.place_of_kind[action]
        if action < SEAT:
            return action - FIRST_WORD
        if action < NUMBER:
            return self.first_seat + self.seat(v, seat_of(action))
        owner, which, level = self.place(v, action)
        return self.first_place + (owner * self.most_buildings + which) * (1 + self.levels) + level

    def place(self, v: WuchererView, action: Action) -> tuple[int, int, int]:
        """The place that an action names: the distance of its owner from the observing seat, the index of the building
        among the owner's, and 0 for the building or 1 + its level for an apartment. Raises KeyError if the building
        does not exist."""
        id = building_at(action)
        owner = owner_of(id)
        which = 0
        for building in v.buildings:
            if building.owner == owner:
                if building.id == id:
                    level = 0 if action < FIRST_APARTMENT else 1 + self.level(building, ApartmentId(action))
                    return self.seat(v, owner), which, level
                which += 1
        raise KeyError(action)

    def level(self, building: Building, apartment: ApartmentId) -> int:
        """The level of an apartment: 0 for the basement, then the floors; the attic is always the last level."""
        slot: int = building.slot(apartment)
        return slot if slot <= building.height else self.levels - 1

    def longest(self, rounds: int) -> int:
        return rounds * self.players * most_questions(self.edition, self.players)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def observe(self, v: WuchererView) -> list[int]:
        seen = [0] * self.length
        seen[self.phase + v.phase] = 1
        seen[self.rounds] = v.round
        seen[self.turn + self.seat(v, v.turn)] = 1
        seen[self.draw] = v.draw_count
        seen[self.passes] = v.passes
        seen[self.roofs] = v.roofs
        seen[self.monsters] = v.monsters
        if v.prisoner != NOBODY:
            seen[self.prisoner + self.seat(v, v.prisoner)] = 1
        for each in v.last_turns:
            seen[self.last_turns + self.seat(v, each)] += 1
        for each in v.first_turns:
            seen[self.first_turns + self.seat(v, each)] = 1
        self.count(seen, self.hand, v.hand)
        self.count(seen, self.site, v.site)
        self.count(seen, self.discard, v.discard)
        self.count(seen, self.announced, v.announced)
        for seat in v.seats():
            place = self.seat(v, seat)
            seen[self.coins + place] = v.coins[seat]
            seen[self.incomes + place] = v.incomes[seat]
            seen[self.hand_counts + place] = v.hand_counts[seat]
            seen[self.next_prices + place] = v.next_prices[seat]
            noticed: Noticed = v.noticed(seat)
            self.count(seen, self.taken + place * len(self.kinds), list(noticed.taken))
        seen[self.offers] = v.offers
        self.see_town(seen, v)
        if v.question:
            self.see_question(seen, v)
        return seen

    def count(self, seen: list[int], first: int, cards: list[Card]) -> None:
        """Add cards to the counts by kind from index `first` on; unknown cards (EMPTY) are not counted."""
        for kind in cards:
            if kind != EMPTY:
                seen[first + self.place_of_kind[kind]] += 1

    def see_town(self, seen: list[int], v: WuchererView) -> None:
        """Write the buildings into the observation. A tenant is 1 + the index of its kind; 0 in the upper one of two
        apartments."""
        which = 0
        last: Seat = NOBODY
        for building in v.buildings:
            which = which + 1 if building.owner == last else 0
            last = building.owner
            owner = self.seat(v, last)
            seen[self.houses + owner] += 1
            seen[self.floors + owner] += building.height
            seen[self.vacancies + owner] += building.vacancies
            for slot in building.inhabited:
                seen[self.tenants + owner * len(self.kinds) + self.place_of_kind[building.tenants[slot]]] += 1
            if which < SEEN:
                self.see_building(seen, self.house + (owner * SEEN + which) * self.house_size, building)

    def see_building(self, seen: list[int], first: int, building: Building) -> None:
        """Write a building, in the order of `BUILDING` and `APARTMENT`."""
        seen[first] = building.height
        seen[first + 1] = 1 + ROOFS.index(building.roof) if building.roof in ROOFS else 0
        seen[first + 2] = int(building.basement)
        seen[first + 3] = int(building.expansion)
        seen[first + 4] = int(building.squatted)
        seen[first + 5] = building.vacancies
        for slot in range(building.height + 2):
            if (building.built >> slot) & 1:
                level = slot if slot <= building.height else self.levels - 1
                at = first + len(BUILDING) + level * len(APARTMENT)
                tenant = building.tenants[slot]
                seen[at] = 1
                if tenant != EMPTY and tenant != UPPER:
                    seen[at + 1] = 1 + self.place_of_kind[tenant]
                seen[at + 2] = building.withheld[slot] + building.waived[slot]

    def see_question(self, seen: list[int], v: WuchererView) -> None:
        """Write the question and its arguments, by their types, into the observation."""
        question = v.question[0]
        seen[self.question + question - 1] = 1
        cards = numbers = 0
        for at, spec in enumerate(QUESTIONS[question].args, start=1):
            sort = spec[spec.index(":") + 1 :]
            if sort == "goods":
                self.see_goods(seen, list(v.question[at:]))
                return
            value = v.question[at]
            if sort == "card":
                if 0 < value < FIRST_WORD:
                    seen[self.question_cards + cards * len(self.kinds) + self.place_of_kind[value]] = 1
                cards += 1
            elif sort == "seat":
                seen[self.question_seat + self.seat(v, Seat(value))] = 1
            elif sort == "coins" or sort == "number":
                seen[self.question_numbers + numbers] = value
                numbers += 1
            elif value >= FIRST_BUILDING:
                self.see_asked(seen, v, Action(value))

    def see_asked(self, seen: list[int], v: WuchererView, place: Action) -> None:
        """Mark the place that a question is about, if it still exists."""
        try:
            owner, which, level = self.place(v, place)
        except KeyError:
            return
        if which < SEEN:
            first = self.house + (owner * SEEN + which) * self.house_size
            if level == 0:
                seen[first + len(BUILDING) - 1] = 1
            else:
                seen[first + len(BUILDING) + level * len(APARTMENT) - 1] = 1

    def see_goods(self, seen: list[int], goods: list[int]) -> None:
        """Write the goods of a trade into the observation: those given, 0, those asked for."""
        side = self.goods
        for each in goods:
            if each == 0:
                side = self.goods + len(self.kinds) + 1
            elif each >= NUMBER:
                seen[side + len(self.kinds)] = number_in(Action(each))
            else:
                seen[side + self.place_of_kind[numbered(each)]] += 1
