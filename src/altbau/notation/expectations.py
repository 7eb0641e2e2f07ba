"""What a scenario expects of a table: only what is named is compared, and the first difference is told."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from altbau.errors import BadInput
from altbau.families import family_of
from altbau.kernel.family import AnyTable
from altbau.kernel.stack import NOBODY
from altbau.kernel.vocabulary import SEAT_NAMES
from altbau.monopoly.board import NAMES
from altbau.monopoly.table import Table as BoardTable
from altbau.notation.board import described_deeds, described_jail
from altbau.notation.houses import counted, described_building, names
from altbau.notation.reading import mapping, number, sequence
from altbau.wucherer.actions import place_token
from altbau.wucherer.rent import income
from altbau.wucherer.table import Table as HouseTable


class Difference(BadInput):
    """Something is not as the scenario expects: `place`, `expected`, `found`."""

    def __init__(self, place: str, expected: object, found: object) -> None:
        super().__init__("difference", place=place, expected=shown(expected), found=shown(found))


def shown(value: object) -> str:
    """A value as the notation would write it."""
    if isinstance(value, list):
        return "[" + ", ".join(shown(each) for each in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(each)}" for key, each in value.items()) + "}"
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def same(expected: object, found: object, place: str) -> None:
    """Raises Difference unless both are equal."""
    if expected != found or isinstance(expected, bool) != isinstance(found, bool):
        raise Difference(place, expected, found)


def same_cards(expected: object, found: list[str], place: str) -> None:
    """Raises Difference unless both lists hold the same, in any order."""
    wanted = [str(each) for each in sequence(expected, place)]
    if Counter(wanted) != Counter(found):
        raise Difference(place, wanted, found)


class Expectations:
    """Comparisons that hold for every family; `COMPARISONS` has a method for each key."""

    COMPARISONS: ClassVar[Mapping[str, Callable[..., None]]] = {}

    def __init__(self, table: Any) -> None:
        self.table = table

    def compare(self, expected: dict[str, Any], place: str) -> None:
        """Raises Difference at the first one, BadInput for an unknown key."""
        known = {**COMMON, **self.COMPARISONS}
        for key, value in expected.items():
            if key not in known:
                raise BadInput("unknown-key", key=key, place=place)
            known[key](self, value, f"{place}.{key}")

    def seat(self, name: str, place: str) -> int:
        """A player's letter."""
        letters = SEAT_NAMES[: self.table.players]
        if len(name) != 1 or name not in letters:
            raise BadInput("bad-value", place=place, value=name, expected=", ".join(letters))
        return letters.index(name)

    def by_seat(self, value: object, place: str, found: Callable[[int], object]) -> None:
        """Compare a mapping from players to something."""
        for name, each in mapping(value, place).items():
            same(each, found(self.seat(name, place)), f"{place}.{name}")

    def asks(self, value: object, place: str) -> None:
        t = self.table
        expected = mapping(value, place)
        family = family_of(t.edition.key)
        options = [family.token(t, action) for action in t.legal]
        asked = SEAT_NAMES[t.asked] if t.asked != NOBODY else None
        for key, each in expected.items():
            here = f"{place}.{key}"
            if key == "player":
                same(each, asked, here)
            elif key == "options":
                same_cards(each, options, here)
            elif key == "includes":
                for wanted in sequence(each, here):
                    if str(wanted) not in options:
                        raise Difference(here, wanted, options)
            elif key == "excludes":
                for unwanted in sequence(each, here):
                    if str(unwanted) in options:
                        raise Difference(here, f"not {unwanted}", options)
            else:
                raise BadInput("unknown-key", key=key, place=place)

    def turn(self, value: object, place: str) -> None:
        same(value, SEAT_NAMES[self.table.turn], place)

    def phase(self, value: object, place: str) -> None:
        same(value, family_of(self.table.edition.key).PHASES[self.table.phase], place)

    def over(self, value: object, place: str) -> None:
        same(value, self.table.over, place)

    def winners(self, value: object, place: str) -> None:
        t = self.table
        same_cards(value, [SEAT_NAMES[seat] for seat in t.winners()] if t.over else [], place)


COMMON: Mapping[str, Callable[..., None]] = {
    "asks": Expectations.asks,
    "turn": Expectations.turn,
    "phase": Expectations.phase,
    "over": Expectations.over,
    "winners": Expectations.winners,
}


# --- the landlord card games ------------------------------------------------------------------------------------------


class HouseExpectations(Expectations):
    """Coins, hands, buildings, piles."""

    table: HouseTable

    def names(self, cards: list[int]) -> list[str]:
        """The names of cards."""
        return names(cards, self.table.edition)

    def coins(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: self.table.coins[seat])

    def rent(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: income(self.table, seat))

    def hand_counts(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: len(self.table.hands[seat]))

    def withheld(self, value: object, place: str) -> None:
        same_cards(value, counted(self.table, False), place)

    def unpaid(self, value: object, place: str) -> None:
        same_cards(value, counted(self.table, True), place)

    def roofs(self, value: object, place: str) -> None:
        same(number(value, place), self.table.roofs, place)

    def monsters(self, value: object, place: str) -> None:
        same(number(value, place), self.table.monsters, place)

    def hands(self, value: object, place: str) -> None:
        for name, each in mapping(value, place).items():
            same_cards(each, self.names(self.table.hands[self.seat(name, place)]), f"{place}.{name}")

    def buildings(self, value: object, place: str) -> None:
        standing = {place_token(building.id): building for building in self.table.buildings}
        for name, each in mapping(value, place).items():
            here = f"{place}.{name}"
            if each is None or name not in standing:
                same(each, described_building(standing[name], self.table.edition) if name in standing else None, here)
                continue
            expected = mapping(each, here)
            found = described_building(standing[name], self.table.edition)
            if isinstance(expected.get("floors"), int):
                found["floors"] = len(found["floors"])
            same(normal_building(expected, here), normal_building(found, here), here)

    def draw(self, value: object, place: str) -> None:
        pile = self.names(self.table.draw[::-1])
        for key, each in mapping(value, place).items():
            here = f"{place}.{key}"
            if key == "count":
                same(each, len(pile), here)
            elif key == "top":
                same(each, pile[: len(sequence(each, here))], here)
            elif key == "bottom":
                same(each, pile[len(pile) - len(sequence(each, here)) :], here)
            elif key == "bottom-any-order":
                same_cards(each, pile[max(0, len(pile) - len(sequence(each, here))) :], here)
            else:
                raise BadInput("unknown-key", key=key, place=place)

    def discard(self, value: object, place: str) -> None:
        pile = self.names(self.table.discard)
        for key, each in mapping(value, place).items():
            here = f"{place}.{key}"
            if key == "count":
                same(each, len(pile), here)
            elif key == "top":
                same(each, pile[-1] if pile else None, here)
            elif key == "has":
                missing = Counter(str(card) for card in sequence(each, here)) - Counter(pile)
                if missing:
                    raise Difference(here, each, pile)
            else:
                raise BadInput("unknown-key", key=key, place=place)

    def last_turns(self, value: object, place: str) -> None:
        same(value, [SEAT_NAMES[seat] for seat in self.table.last_turns], place)

    def jail(self, value: object, place: str) -> None:
        t = self.table
        same(value, SEAT_NAMES[t.prisoner] if t.prisoner != NOBODY else None, place)

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


def normal_building(data: dict[str, Any], place: str) -> dict[str, Any]:
    """A described building with its defaults filled in; `covered` is not compared."""
    return {
        "floors": data.get("floors"),
        "roof": data.get("roof", "roof"),
        "basement": data.get("basement", False),
        "expansion": data.get("expansion", False),
        "tenants": mapping(data.get("tenants"), f"{place}.tenants"),
    }


# --- Monopoly ---------------------------------------------------------------------------------------------------------


class BoardExpectations(Expectations):
    """Money, pieces, deeds, the bank's buildings."""

    table: BoardTable

    def cash(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: self.table.cash[seat])

    def at(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: NAMES[self.table.at[seat]])

    def deeds(self, value: object, place: str) -> None:
        self.by_seat(value, place, lambda seat: described_deeds(self.table, seat))

    def jail(self, value: object, place: str) -> None:
        jailed = described_jail(self.table)
        if value is None:
            same(None, jailed or None, place)
        self.by_seat(value, place, lambda seat: jailed.get(SEAT_NAMES[seat]))

    def jail_cards(self, value: object, place: str) -> None:
        self.by_seat(value, place, self.table.cards_kept)

    def houses(self, value: object, place: str) -> None:
        same(number(value, place), self.table.houses_left, place)

    def hotels(self, value: object, place: str) -> None:
        same(number(value, place), self.table.hotels_left, place)

    COMPARISONS: ClassVar = {
        "cash": cash,
        "at": at,
        "deeds": deeds,
        "jail": jail,
        "jail-cards": jail_cards,
        "houses": houses,
        "hotels": hotels,
    }


def compare(t: AnyTable, expected: dict[str, Any], place: str) -> None:
    """Compare what is named, and only that. Raises Difference at the first one."""
    expectations = BoardExpectations if isinstance(t, BoardTable) else HouseExpectations
    expectations(t).compare(expected, place)
