"""Names of functions and classes say what they are: few are in more than two modules, and few are single participles.
Both counts may only fall."""

import ast
import re
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "altbau"
MOST_SHARED = 61  # names in more than two modules
MOST_PARTICIPLES = 141  # functions called by one word in -ed or -ing, or by one of these
IRREGULAR = [
    "alone", "begun", "beside", "drawn", "given", "held", "kept", "laid", "led", "left", "made", "met", "put", "read",
    "said", "seen", "sent", "shown", "taken", "told", "without", "written",
]  # fmt: skip


def names() -> dict[str, set[str]]:
    """The modules that define a name, outside the games and their port."""
    found = defaultdict(set)
    for path in PACKAGE.rglob("*.py"):
        place = path.relative_to(PACKAGE).as_posix()
        if not place.startswith("games/") and place != "core/game.py" and "migrations/versions" not in place:
            for each in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    found[each.name].add(place)
    return found


def test_few_names_are_in_more_than_two_modules() -> None:
    shared = sorted(name for name, places in names().items() if len(places) > 2 and name != "main")
    assert len(shared) <= MOST_SHARED, shared


def test_few_functions_are_called_by_a_participle() -> None:
    found = sorted(
        name for name in names() if name.islower() and (name in IRREGULAR or re.fullmatch(r"[a-z]+(ed|ing)", name))
    )
    assert len(found) <= MOST_PARTICIPLES, found
