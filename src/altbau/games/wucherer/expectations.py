"""The comparisons that a scenario can make: coins, hands, buildings, piles."""

from collections import Counter
from typing import ClassVar

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.expectations import Difference, Expectations, check_equal, same_cards
from altbau.core.notation.position_reader import mapping, number, sequence
from altbau.errors import BadInput
from altbau.games.wucherer.described import counted, described_building, names
from altbau.games.wucherer.rules.actions import place_token
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.income import income
from altbau.games.wucherer.rules.state import State


class WuchererExpectations(Expectations[State]):
    """The comparisons of this game."""

    def names(self, cards: list[Card]) -> list[str]:
        """The names of cards."""
        return names(cards, self.state.edition)

    def coins(self, value: object, path: str) -> None:
        self.by_seat(value, path, lambda seat: self.state.coins[seat])

    def rent(self, value: object, path: str) -> None:
        self.by_seat(value, path, lambda seat: income(self.state, seat))

    def hand_counts(self, value: object, path: str) -> None:
        self.by_seat(value, path, lambda seat: len(self.state.hands[seat]))

    def withheld(self, value: object, path: str) -> None:
        same_cards(value, counted(self.state, waived=False), path)

    def unpaid(self, value: object, path: str) -> None:
        same_cards(value, counted(self.state, waived=True), path)

    def roofs(self, value: object, path: str) -> None:
        check_equal(number(value, path), self.state.roofs, path)

    def monsters(self, value: object, path: str) -> None:
        check_equal(number(value, path), self.state.monsters, path)

    def hands(self, value: object, path: str) -> None:
        for name, each in mapping(value, path).items():
            same_cards(each, self.names(self.state.hands[self.seat(name, path)].cards()), f"{path}.{name}")

    def buildings(self, value: object, path: str) -> None:
        standing = {place_token(building.id): building for building in self.state.buildings}
        for name, each in mapping(value, path).items():
            here = f"{path}.{name}"
            if each is None or name not in standing:
                check_equal(
                    each, described_building(standing[name], self.state.edition) if name in standing else None, here
                )
                continue
            expected = mapping(each, here)
            found = described_building(standing[name], self.state.edition)
            if isinstance(expected.get("floors"), int):
                found["floors"] = len(found["floors"])
            check_equal(normal_building(expected, here), normal_building(found, here), here)

    def draw(self, value: object, path: str) -> None:
        pile = self.names(self.state.draw[::-1])
        for key, each in mapping(value, path).items():
            here = f"{path}.{key}"
            if key == "count":
                check_equal(each, len(pile), here)
            elif key == "top":
                check_equal(each, pile[: len(sequence(each, here))], here)
            elif key == "bottom":
                check_equal(each, pile[len(pile) - len(sequence(each, here)) :], here)
            elif key == "bottom-any-order":
                same_cards(each, pile[max(0, len(pile) - len(sequence(each, here))) :], here)
            else:
                raise BadInput("unknown-key", key=key, place=path)

    def discard(self, value: object, path: str) -> None:
        pile = self.names(self.state.discard)
        for key, each in mapping(value, path).items():
            here = f"{path}.{key}"
            if key == "count":
                check_equal(each, len(pile), here)
            elif key == "top":
                check_equal(each, pile[-1] if pile else None, here)
            elif key == "has":
                missing = Counter(str(card) for card in sequence(each, here)) - Counter(pile)
                if missing:
                    raise Difference(here, each, pile)
            else:
                raise BadInput("unknown-key", key=key, place=path)

    def last_turns(self, value: object, path: str) -> None:
        check_equal(value, [SEAT_NAMES[seat] for seat in self.state.last_turns], path)

    def jail(self, value: object, path: str) -> None:
        s = self.state
        check_equal(value, SEAT_NAMES[s.prisoner] if s.prisoner != NOBODY else None, path)

    COMPARISONS: ClassVar = {
        "coins": coins,
        "rent": rent,
        "hands": hands,
        "hand-counts": hand_counts,
        "buildings": buildings,
        "draw": draw,
        "discard": discard,
        "withheld": withheld,
        "unpaid": unpaid,
        "jail": jail,
        "roofs": roofs,
        "monsters": monsters,
        "last-turns": last_turns,
    }


def normal_building(data: Data, path: str) -> Data:
    """A building in the notation with its defaults filled in; `builder` and `covered` are not compared."""
    return {
        "floors": data.get("floors"),
        "roof": data.get("roof", "roof"),
        "basement": data.get("basement", False),
        "expansion": data.get("expansion", False),
        "tenants": mapping(data.get("tenants"), f"{path}.tenants"),
    }
