"""Names of functions and classes say what they are: a name is in two modules at most, and neither a function nor a
module is called by a single participle, adverb or preposition. Each thing has one noun on every floor."""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from altbau.server.metrics import GAUGES
from altbau.server.web.guard.problems import STATUS

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "altbau"
PAGE = ROOT / "web" / "src"
PARTICIPLE = re.compile(r"[a-z]+(ed|ing)")
RIDDLES = {
    "after", "alike", "alone", "along", "before", "begun", "behind", "beside", "bound", "chosen", "dealt", "drawn",
    "elsewhere", "found", "given", "heard", "held", "kept", "known", "laid", "led", "left", "made", "met", "now",
    "of", "others", "own", "put", "read", "said", "seen", "sent", "shown", "spoken", "taken", "taught", "together",
    "told", "whole", "without", "wrote", "written",
}  # fmt: skip
NOUNS = {
    "drawing": "a picture of a card",
    "mapping": "a mapping of a document",
    "ranking": "the order of the players",
}
MODULES = {
    "copying": "copies of databases",
    "encoding": "games as numbers",
    "fencing": "the field's word for what keeps a process without its lease from writing",
    "finished": "what is sent about finished games",
    "housekeeping": "what is done now and then",
    "joining": "what is sent by those who join",
    "loading": "tables from the store",
    "printing": "sheets on paper",
    "ranking": "the order of the players",
}
ACTIVITIES = ("cli/", "server/web/routes/")  # whose modules may be gerunds: what a person does
EXCEPTIONS = {
    "main": "what a process or a command runs",
    "now": "the time of the one clock that others can be compared with",
    "seeded": "stable (docs/stability.md)",
}


def modules() -> Iterator[tuple[str, ast.Module]]:
    """The modules outside the games and their port, with the path of each."""
    for path in PACKAGE.rglob("*.py"):
        place = path.relative_to(PACKAGE).as_posix()
        if not place.startswith("games/") and place != "core/game.py" and "migrations/versions" not in place:
            yield place, ast.parse(path.read_text(encoding="utf-8"))


def definitions() -> Mapping[str, set[tuple[str, str]]]:
    """Where a name is that of a function or class, with which of both."""
    found = defaultdict(set)
    for place, tree in modules():
        for each in tree.body:
            if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found[each.name].add((place, "class" if isinstance(each, ast.ClassDef) else "function"))
    return found


def riddle(name: str) -> bool:
    """Whether a name is one word that does not say what is meant."""
    return name in RIDDLES or bool(PARTICIPLE.fullmatch(name))


def test_no_name_is_in_more_than_two_modules() -> None:
    shared = {name: sorted(places) for name, places in definitions().items() if len(places) > 2}
    assert shared.keys() <= EXCEPTIONS.keys(), shared


def test_no_function_is_called_by_a_participle() -> None:
    found = {
        name: sorted(places)
        for name, places in definitions().items()
        if riddle(name) and any(kind == "function" for _, kind in places)
    }
    assert found.keys() <= NOUNS.keys() | EXCEPTIONS.keys(), found


def test_no_module_is_called_by_a_participle() -> None:
    found = {
        place: Path(place).stem
        for place, _ in modules()
        if riddle(Path(place).stem) and not place.startswith(ACTIVITIES)
    }
    assert set(found.values()) <= MODULES.keys(), found


def test_no_exception_is_left_over() -> None:
    functions, files = definitions().keys(), {Path(place).stem for place, _ in modules()}
    assert NOUNS.keys() | EXCEPTIONS.keys() <= functions and MODULES.keys() <= files


def floors() -> Iterator[tuple[str, str]]:
    """What bears the noun of a thing, each with its floor."""
    description = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
    wire = json.loads((ROOT / "web" / "messages.json").read_text(encoding="utf-8"))
    yield from (("route", path) for path in description["paths"])
    for schema in wire["components"]["schemas"].values():
        yield from (("message", each) for each in schema.get("properties", {}).get("type", {}).get("enum", ()))
    yield from (("error", code) for code in STATUS)
    yield from (("metric", name) for name in GAUGES)
    for root, ending in (PACKAGE, ".py"), (PAGE, ".svelte"), (PAGE, ".ts"), (ROOT / "tests", ".py"):
        yield from (("file", path.stem) for path in root.rglob(f"*{ending}") if "migrations" not in path.parts)
    for path in PAGE.rglob("*.svelte"):
        yield from (("test id", each) for each in re.findall(r'testid="([^"{]+)', path.read_text(encoding="utf-8")))


def test_each_thing_has_one_noun_on_every_floor() -> None:
    """Where players read another word, only texts have it."""
    read = re.findall(r"^\| \w+: (\w+) \|", (ROOT / "docs" / "words.md").read_text(encoding="utf-8"), re.M)
    names = set(floors())
    assert len(read) > 1 and {floor for floor, _ in names} == {"route", "message", "error", "metric", "file", "test id"}
    words = re.compile(rf"(?<![a-z])(?:{'|'.join(read)})s?(?![a-z])", re.I)
    assert [name for name in sorted(names) if words.search(name[1])] == []
