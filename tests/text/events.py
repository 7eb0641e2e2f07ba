"""The arguments of events by name, from the lines of cases and from events of games."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from altbau.core.engine.ids import NOBODY, Action
from altbau.core.engine.vocabulary import SEAT_NAMES, EventKind
from altbau.games import EDITIONS, game_of
from altbau.games.monopoly.rules.auctions import HOTEL_LOT, HOUSE_LOT
from altbau.games.monopoly.rules.board import INDEX
from altbau.games.monopoly.rules.cards import CARDS
from altbau.games.monopoly.rules.events import BASES, CAUSES
from altbau.games.wucherer.rules.actions import A_SEAT, building_at, owner_of, seat_of, sort_of
from altbau.games.wucherer.rules.events import PILES

Event = tuple[int, ...]
LISTS = ("seats", "items", "goods")  # sorts with several values, at the end of an event
NUMBERS = ("coins", "number")
PLACES = ("building", "apartment", "target")
LOTS = {"house": HOUSE_LOT, "hotel": HOTEL_LOT}
WORDS = {
    "pile": {name: pile for pile, name in PILES.items()},
    "basis": {name: basis for basis, name in enumerate(BASES)},
    "cause": {name: cause for cause, name in enumerate(CAUSES)},
    "square": INDEX,
    "lot": INDEX | LOTS,
}
DRAWN = {card.name: number for number, card in enumerate(CARDS)}


class Args(dict[str, Any]):
    """The arguments of an event by name; those at its end are a tuple."""

    def __getattr__(self, name: str) -> Any:
        return self[name]


def sorts(kind: EventKind) -> Iterator[tuple[str, str]]:
    """The name and the sort of each argument."""
    for spec in kind.args:
        name, _, sort = spec.partition(":")
        yield name, sort


def singles(kind: EventKind) -> list[tuple[str, str]]:
    """The arguments with a single value."""
    return [(name, sort) for name, sort in sorts(kind) if sort not in LISTS]


def args_of(kind: EventKind, event: Event) -> Args:
    """The arguments of an event."""
    return Args(
        (name, event[at:] if sort in LISTS else event[at]) for at, (name, sort) in enumerate(sorts(kind), start=1)
    )


def number_of(edition: str, sort: str, token: str) -> int:
    """The value of a token in an event of an edition; `-` is nothing, or the bank."""
    if sort == "seat":
        return NOBODY if token == "-" else SEAT_NAMES.index(token)
    if token == "-":
        return 0
    if sort in NUMBERS:
        return int(token)
    if sort in WORDS:
        return WORDS[sort][token]
    if sort == "card" and token in DRAWN:
        return DRAWN[token]
    action = game_of(edition).action_of(EDITIONS[edition], token)
    assert action is not None, token
    return int(action)


def written(edition: str, event: int, line: str) -> Event:
    """The event from a line of tokens, its arguments in their order."""
    tokens = line.split()
    values = []
    for _, sort in sorts(game_of(edition).EVENTS[event]):
        if sort == "seats":
            values += [SEAT_NAMES.index(token) for token in tokens]
        elif sort == "goods":
            values += [0 if token == "for" else number_of(edition, sort, token) for token in tokens]
        elif sort != "items":
            values.append(number_of(edition, sort, tokens.pop(0)))
    return (event, *values)


def player(sort: str, value: int) -> int | None:
    """The player whom an argument names; None if it names none."""
    if sort == "seat":
        return None if value == NOBODY else value
    return seat_of(Action(value)) if sort == "target" and sort_of(Action(value)) == A_SEAT else None


def person(sort: str, value: int) -> int | None:
    """The player whom an argument means, by name or as the owner of a place; None if it means none."""
    place = sort in PLACES and value and player(sort, value) is None
    return owner_of(building_at(Action(value))) if place else player(sort, value)


def people(kind: EventKind) -> list[str]:
    """The arguments that mean a player."""
    return [name for name, sort in sorts(kind) if sort == "seat" or sort in PLACES]


def wanted(kind: EventKind) -> set[str]:
    """What the cases of a kind have to show: each number as 0, 1 and many; each two people as the same and as
    different; three or more as all different."""
    found = {f"{name} {number}" for name, sort in sorts(kind) if sort in NUMBERS for number in ("0", "1", "many")}
    for one, other in combinations(people(kind), 2):
        found |= {f"{one} = {other}", f"{one} ≠ {other}"}
    return found | ({"all differ"} if len(people(kind)) > 2 else set())


def shown(kind: EventKind, event: Event) -> set[str]:
    """Which of what is wanted an event shows."""
    args = args_of(kind, event)
    found = {
        f"{name} {args[name] if args[name] in (0, 1) else 'many'}" for name, sort in sorts(kind) if sort in NUMBERS
    }
    who = {name: person(sort, args[name]) for name, sort in sorts(kind) if name in people(kind)}
    for one, other in combinations(who, 2):
        if who[one] is not None and who[other] is not None:
            found.add(f"{one} {'=' if who[one] == who[other] else '≠'} {other}")
    if len(who) > 2 and len(set(who.values())) == len(who):
        found.add("all differ")
    return found
