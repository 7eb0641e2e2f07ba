"""The modules of the page lie in small folders, import each other in no circle, and neither games nor pages know each
other."""

import re
from collections import Counter
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "web" / "src"
IMPORT = re.compile(r"""(?:\bfrom|^\s*import|\bimport\()\s*"(\.[^"?]*)(?<!\.css)"
                    """, re.MULTILINE | re.VERBOSE)  # fmt: skip
ENDINGS = ("", ".ts", ".svelte.ts", "/index.ts")  # that an import may leave out
MOST_MODULES = 12
ABOVE = {"main.ts", "App.svelte", "games/index.ts"}  # modules that may import of several wings


def modules() -> dict[Path, str]:
    """The modules of the page without tests, by file: their paths below `web/src`."""
    files = [file for file in SOURCES.rglob("*") if file.suffix in (".ts", ".svelte") and ".test." not in file.name]
    return {file: file.relative_to(SOURCES).as_posix() for file in files}


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    """The modules that each module imports: values, types, and what is loaded later."""
    paths = modules()

    def imported(file: Path) -> set[str]:
        named = [(file.parent / name).resolve() for name in IMPORT.findall(file.read_text(encoding="utf-8"))]
        found = [[paths[Path(f"{each}{end}")] for end in ENDINGS if Path(f"{each}{end}") in paths] for each in named]
        assert all(found), f"{file} imports something that does not exist"
        return {path for path, *_ in found} - {paths[file]}  # a component can contain others like it

    return {path: imported(file) for file, path in paths.items()}


def test_all_kinds_of_imports_are_seen(imports: dict[str, set[str]]) -> None:
    assert "core/live/live.svelte.ts" in imports["core/table/table-live.ts"]
    assert "core/live/live.svelte.ts" in imports["core/game/game.ts"]  # its type
    assert "core/rulebook/RuleSheet.svelte" in imports["core/rulebook/dialog.ts"]  # loaded later
    assert "pages/start/StartPage.svelte" in imports["pages/index.ts"]


def test_no_modules_import_each_other_in_a_circle(imports: dict[str, set[str]]) -> None:
    TopologicalSorter(imports).prepare()  # names the circle if there is one


def test_no_rooms_of_the_core_import_each_other_in_a_circle(imports: dict[str, set[str]]) -> None:
    rooms: dict[str, set[str]] = {}
    for module, imported in imports.items():
        of_core = {Path(each).parts[1] for each in imported if each.startswith("core/")}
        if module.startswith("core/"):
            room = Path(module).parts[1]
            rooms[room] = rooms.get(room, set()) | of_core - {room}
    assert len(rooms) > 30
    TopologicalSorter(rooms).prepare()


def test_games_and_pages_import_only_the_core(imports: dict[str, set[str]]) -> None:
    def wing(module: str) -> str:
        """The core, the pages, a game, or a module outside of these."""
        return re.sub(r"^(core|pages|mounted|games/\w+)/.*", r"\1", module)

    for module in imports.keys() - ABOVE:
        others = {wing(each) for each in imports[module]} - {wing(module), "core"}
        assert {other for other in others if not other.endswith(".ts")} == set(), module  # besides generated types


def test_a_folder_of_the_core_has_few_modules() -> None:
    folders = Counter(str(Path(module).parent) for module in modules().values())
    assert "core" not in folders
    assert {name: count for name, count in folders.items() if name.startswith("core/") and count > MOST_MODULES} == {}
