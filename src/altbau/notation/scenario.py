"""Scenarios: a position, a script of moves, and what must be true between and after them."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from altbau.errors import BadInput
from altbau.kernel.stack import NOBODY
from altbau.notation import moves
from altbau.notation.documents import Document, documents
from altbau.notation.position import (
    PHASES,
    counted,
    described_building,
    mapping,
    names,
    number,
    read_position,
    sequence,
)
from altbau.wucherer.actions import SEAT_NAMES, place_token, token
from altbau.wucherer.rent import income
from altbau.wucherer.table import OVER, Table

KEYS = ("id", "about", "covers", "position", "script", "expect")


@dataclass(frozen=True)
class Result:
    """How a scenario went; without a problem it passed. The problem is an error of the texts."""

    file: str
    line: int
    id: str
    covers: tuple[str, ...]
    problem: BadInput | None


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


def check_file(path: Path) -> Iterator[Result]:
    """Run all scenarios of a file. What can't be read as a scenario is a failed one."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = BadInput("file-unreadable", file=str(path), problem=reason_of(error))
        yield Result(str(path), 1, str(path), (), problem)
        return
    yield from check_text(text, str(path))


def reason_of(error: OSError | UnicodeDecodeError) -> str:
    """The short reason why a file can't be read."""
    return error.reason if isinstance(error, UnicodeDecodeError) else str(error.strerror)


def check_text(text: str, file: str) -> Iterator[Result]:
    """Run all scenarios of a text."""
    defaults: dict[str, Any] = {}
    found = False
    try:
        for document in documents(text):
            if document.data is None:
                continue
            if isinstance(document.data, dict) and set(document.data) == {"defaults"}:
                defaults = mapping(document.data["defaults"], "defaults")
                continue
            found = True
            yield check_document(document, defaults, file)
    except BadInput as problem:
        line = problem.args_by_name.get("line", 1)
        yield Result(file, int(line), f"{file}:{line}", (), problem)
        return
    if not found:
        yield Result(file, 1, file, (), BadInput("no-scenario", file=file))


def check_document(document: Document, defaults: dict[str, Any], file: str) -> Result:
    """Run one scenario; an error is placed at the line of what caused it."""
    id, place = file, ""
    covers: tuple[str, ...] = ()
    try:
        data = mapping(document.data, "scenario")
        for key in data:
            if key not in KEYS:
                raise BadInput("unknown-key", key=key, place="scenario")
        if not isinstance(data.get("id"), str):
            raise BadInput("missing-key", key="id", place="scenario")
        id = data["id"]
        covers = tuple(str(each) for each in sequence(data.get("covers"), "covers"))
        place = "position"
        position = merged(defaults, mapping(data.get("position"), "position"))
        run = Run(read_position(position))
        for index, step in enumerate(sequence(data.get("script"), "script")):
            place = f"script.{index}"
            run.step(mapping(step, place), place)
        place = "expect"
        run.compare(mapping(data.get("expect"), "expect"), "expect")
    except BadInput as problem:
        inner = str(problem.args_by_name.get("place", ""))
        where = f"{place}.{inner}" if place == "position" else inner if inner.startswith(place) else place
        return Result(file, document.line(where), id, covers, problem)
    return Result(file, document.line(), id, covers, None)


def merged(defaults: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """A scenario's own keys win; mappings are merged key by key."""
    result = dict(defaults)
    for key, value in own.items():
        older = result.get(key)
        result[key] = merged(older, value) if isinstance(older, dict) and isinstance(value, dict) else value
    return result


class Run:
    """A scenario under way."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def step(self, step: dict[str, Any], place: str) -> None:
        """One line of the script: a move, `expect` or `reject`. Raises BadInput."""
        if len(step) != 1:
            raise BadInput("bad-value", place=place, value=shown(step), expected="A: …, expect: …, reject: …")
        ((key, value),) = step.items()
        if key == "expect":
            self.compare(mapping(value, place), place)
        elif key == "reject":
            rejected = mapping(value, place)
            for name, line in rejected.items():
                self.reject(self.seat(name, place), str(line), place)
        else:
            seat = self.seat(key, place)
            trial = self.table.copy()
            moves.play(trial, seat, str(value), Table.act, forgiving=True)
            self.table = trial

    def seat(self, name: str, place: str) -> int:
        """A player's letter."""
        letters = SEAT_NAMES[: self.table.players]
        if len(name) != 1 or name not in letters:
            raise BadInput("bad-value", place=place, value=name, expected=", ".join(letters))
        return letters.index(name)

    def reject(self, seat: int, line: str, place: str) -> None:
        """The line must be refused; the table stays as it was."""
        try:
            moves.play(self.table.copy(), seat, line, Table.act)
        except BadInput:
            return
        raise BadInput("not-rejected", place=place, move=line)

    def names(self, cards: list[int]) -> list[str]:
        """The names of cards."""
        return names(cards, self.table.edition)

    # --- comparing ------------------------------------------------------------------------------------------------

    def compare(self, expected: dict[str, Any], place: str) -> None:
        """Compare what is named, and only that. Raises Difference at the first one."""
        for key, value in expected.items():
            if key not in COMPARISONS:
                raise BadInput("unknown-key", key=key, place=place)
            COMPARISONS[key](self, value, f"{place}.{key}")

    def by_seat(self, value: object, place: str, found: Callable[[int], object]) -> None:
        """Compare a mapping from players to something."""
        for name, each in mapping(value, place).items():
            same(each, found(self.seat(name, place)), f"{place}.{name}")

    def asks(self, value: object, place: str) -> None:
        t = self.table
        expected = mapping(value, place)
        options = [token(action, t.edition.names) for action in t.legal]
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

    def winners(self, value: object, place: str) -> None:
        t = self.table
        same_cards(value, [SEAT_NAMES[seat] for seat in t.winners()] if t.phase == OVER else [], place)

    def jail(self, value: object, place: str) -> None:
        t = self.table
        same(value, SEAT_NAMES[t.prisoner] if t.prisoner != NOBODY else None, place)


def same(expected: object, found: object, place: str) -> None:
    """Raises Difference unless both are equal."""
    if expected != found or isinstance(expected, bool) != isinstance(found, bool):
        raise Difference(place, expected, found)


def same_cards(expected: object, found: list[str], place: str) -> None:
    """Raises Difference unless both lists hold the same, in any order."""
    wanted = [str(each) for each in sequence(expected, place)]
    if Counter(wanted) != Counter(found):
        raise Difference(place, wanted, found)


def normal_building(data: dict[str, Any], place: str) -> dict[str, Any]:
    """A described building with its defaults filled in; `covered` is not compared."""
    return {
        "floors": data.get("floors"),
        "roof": data.get("roof", "roof"),
        "basement": data.get("basement", False),
        "expansion": data.get("expansion", False),
        "tenants": mapping(data.get("tenants"), f"{place}.tenants"),
    }


COMPARISONS: dict[str, Callable[[Run, Any, str], None]] = {
    "asks": Run.asks,
    "turn": lambda run, value, place: same(value, SEAT_NAMES[run.table.turn], place),
    "phase": lambda run, value, place: same(value, (*PHASES, "over")[run.table.phase], place),
    "coins": lambda run, value, place: run.by_seat(value, place, lambda seat: run.table.coins[seat]),
    "rent": lambda run, value, place: run.by_seat(value, place, lambda seat: income(run.table, seat)),
    "hands": Run.hands,
    "hand-counts": lambda run, value, place: run.by_seat(value, place, lambda seat: len(run.table.hands[seat])),
    "buildings": Run.buildings,
    "draw": Run.draw,
    "discard": Run.discard,
    "withheld": lambda run, value, place: same_cards(value, counted(run.table, False), place),
    "unpaid": lambda run, value, place: same_cards(value, counted(run.table, True), place),
    "jail": Run.jail,
    "roofs": lambda run, value, place: same(number(value, place), run.table.roofs, place),
    "monsters": lambda run, value, place: same(number(value, place), run.table.monsters, place),
    "last-turns": Run.last_turns,
    "over": lambda run, value, place: same(value, run.table.phase == OVER, place),
    "winners": Run.winners,
}
