"""Scenarios (tests as text): a position, a script of moves, and what is expected between and after them. An own edition
is checked like one."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.document_format import Document, documents
from altbau.core.notation.expectations import notation_of
from altbau.core.notation.position_reader import check_keys, mapping, sequence
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.own_edition import LIKE, read_own_edition
from altbau.play.text import moves
from altbau.play.text.position import read_position

KEYS = ("id", "about", "covers", "position", "script", "expect")


@dataclass(frozen=True)
class Result:
    """The result of a scenario; it has passed if `problem` is None."""

    file: str
    line: int
    id: str
    covers: tuple[str, ...]
    problem: BadInput | None


def check_file(path: Path) -> Iterator[Result]:
    """Run all scenarios of a file. A file or document that can't be read gives a failed result."""
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
    defaults: Data = {}
    found = False
    try:
        for document in documents(text):
            if document.data is None:
                continue
            if isinstance(document.data, dict) and set(document.data) == {"defaults"}:
                defaults = merge(defaults, mapping(document.data["defaults"], "defaults"))
                continue
            found = True
            is_edition = isinstance(document.data, dict) and LIKE in document.data
            yield check_edition(document, file) if is_edition else check_document(document, defaults, file)
    except BadInput as problem:
        line = problem.args_by_name.get("line", 1)
        yield Result(file, int(line), f"{file}:{line}", (), problem)
        return
    if not found:
        yield Result(file, 1, file, (), BadInput("no-scenario", file=file))


def check_edition(document: Document, file: str) -> Result:
    """Read an own edition; the result of a failure has the line of its cause."""
    try:
        read_own_edition(document)
    except BadInput as problem:
        return Result(file, int(problem.args_by_name["line"]), file, (), problem)
    return Result(file, document.line(), file, (), None)


def check_document(document: Document, defaults: Data, file: str) -> Result:
    """Run one scenario; the result of a failure has the line of its cause."""
    id, path = file, ""
    covers: tuple[str, ...] = ()
    try:
        data = mapping(document.data, "scenario")
        check_keys(data, KEYS, "scenario")
        if not isinstance(data.get("id"), str):
            raise BadInput("missing-key", key="id", place="scenario")
        id = data["id"]
        covers = tuple(str(each) for each in sequence(data.get("covers"), "covers"))
        path = "position"
        run = Run(read_position(scenario_position(defaults, mapping(data.get("position"), "position"))))
        for index, step in enumerate(sequence(data.get("script"), "script")):
            path = f"script.{index}"
            run.step(mapping(step, path), path)
        path = "expect"
        compare_state(run.state, mapping(data.get("expect"), "expect"), "expect")
    except BadInput as problem:
        inner = str(problem.args_by_name.get("place", ""))
        where = f"{path}.{inner}" if path == "position" else inner if inner.startswith(path) else path
        return Result(file, document.line(where), id, covers, problem)
    return Result(file, document.line(), id, covers, None)


def scenario_position(defaults: Data, own: Data) -> Data:
    """The position of a scenario, merged with the defaults; its own `last-turns` overrides a default `turn`."""
    position = merge(defaults, own)
    if own.get("last-turns") and "turn" not in own:
        position.pop("turn", None)
    return position


def merge(defaults: Data, own: Data) -> Data:
    """Merge two mappings recursively; the values of `own` win."""
    result = dict(defaults)
    for key, value in own.items():
        older = result.get(key)
        result[key] = merge(older, value) if isinstance(older, dict) and isinstance(value, dict) else value
    return result


def compare_state(s: AnyState, expected: Data, path: str) -> None:
    """Compare the state with the keys in `expected`, and only these. Raises Difference at the first difference."""
    game = game_of(s.edition.key)
    game.EXPECTATIONS(s, game.PHASES, partial(game.token, s.edition)).compare(expected, path)


class Run:
    """A scenario while it runs."""

    def __init__(self, state: AnyState) -> None:
        self.state = state

    def step(self, step: Data, path: str) -> None:
        """Carry out one line of the script: a move, `expect` or `reject`. Raises BadInput."""
        if len(step) != 1:
            raise BadInput("bad-value", place=path, value=notation_of(step), expected="A: …, expect: …, reject: …")
        ((key, value),) = step.items()
        if key == "expect":
            compare_state(self.state, mapping(value, path), path)
        elif key == "reject":
            rejected = mapping(value, path)
            for name, line in rejected.items():
                self.reject(self.seat(name, path), str(line), path)
        else:
            self.state = moves.play_whole(self.state, self.seat(key, path), str(value), forgiving=True)

    def seat(self, name: str, path: str) -> Seat:
        """The seat of a player's letter. Raises BadInput."""
        letters = SEAT_NAMES[: self.state.players]
        if len(name) != 1 or name not in letters:
            raise BadInput("bad-value", place=path, value=name, expected=", ".join(letters))
        return Seat(letters.index(name))

    def reject(self, seat: Seat, line: str, path: str) -> None:
        """Check that a line is refused; the state does not change. Raises BadInput if it is not refused."""
        try:
            trial = self.state.copy()
            trial.forced = []  # naming a forced action would not be refused
            moves.play_whole(trial, seat, line)
        except BadInput:
            return
        raise BadInput("not-rejected", place=path, move=line)
