"""A pytest plugin that runs what changes are likely to break, and says what it leaves out: `-p tests.changed --changed
FILE …`.

A file of a game selects the scenarios, what holds for every game, the game's own tests and what imports it, and of
these only the cases of its editions. Any other Python file selects the test modules that import it over at most two
steps, or over one step if there are too many, and those with its name. A file of the page selects the tests in a
browser that have the name of its folder. Other files select the tests of their folder. Each file also selects the tests
that its last commits changed with it, so that a fault that was found once is found again.
"""

import re
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import islice
from pathlib import Path

import pytest

from altbau.games import EDITIONS, game_of
from stamps import ROOT
from tests.inputs import imports

GAME = re.compile(r"src/altbau/games/(\w+)/")
OF_EVERY_GAME = ["tests/conformance", "tests/test_scenarios.py"]
OF_TEXTS = ["tests/text", "tests/test_rulings.py"]
OF_DOCUMENTS = ["tests/test_docs.py", "tests/test_documentation.py", "tests/test_blocks.py"]
BY_FOLDER = {  # tests of files that are no Python modules
    "tests/scenarios/": ["tests/test_scenarios.py"],
    "src/": OF_TEXTS,
    "docs/": OF_DOCUMENTS,
}
LONGEST = ["tests/shipped", "tests/site", "tests/research", "tests/test_compiled.py"]
LONG = ["tests/browser", *LONGEST]
MOST = 24  # test modules that are selected over two steps
COMMITS = 8  # the last ones of a file, of which those of more than SMALL files say little
SMALL = 25
TOGETHER = 3  # test modules that are selected because they were changed with a file


class Selection:
    """What runs after changes of these files, by their paths in the repository: their own examples, test modules, and
    the games whose cases alone run, if nothing else of the package changed."""

    def __init__(self, changed: Sequence[str]) -> None:
        self._imports = imports()
        games = [GAME.match(file) for file in changed if file.startswith("src/")]
        self.games = {game[1] for game in games if game} if all(games) else set[str]()
        self.modules = {*changed}.union(*map(self._selected, changed), *map(self._together, changed))

    @cached_property
    def tests(self) -> set[str]:
        """All test modules."""
        names = map(name_of, self._imports.modules)
        return {name for name in names if name.startswith("tests/") and is_test(name)}

    def _selected(self, file: str) -> set[str]:
        """What a change of one file selects."""
        if is_test(file):
            return {file} & self.tests
        game, module = GAME.match(file), ROOT / file
        if game:
            near = self._near(module, 1) if file.endswith(".py") else self._within(*OF_TEXTS)
            return near | self._within(*OF_EVERY_GAME, f"tests/games/{game[1]}")
        if module in self._imports.modules:
            return self._near(module, 2)
        if file.endswith(".py"):
            named = re.compile(rf"^(?:import|from) {module.stem}\b", re.MULTILINE)
            return {name for name in self.tests if named.search((ROOT / name).read_text(encoding="utf-8"))}
        if file.endswith(".md"):
            return self._within(*OF_DOCUMENTS)
        if file.startswith("web/"):
            rooms = {f"test_{room}{end}.py" for room in Path(file).parts[:-1] for end in ("", "s")}
            of_rooms = {name for name in self._within("tests/browser") if Path(name).name in rooms}
            return of_rooms | self._within("tests/test_page_rooms.py")
        listed = (self._within(*tests) for folder, tests in BY_FOLDER.items() if file.startswith(folder))
        beside = (self._within(folder.as_posix()) for folder in Path(file).parents[:-1])
        return next(filter(None, (*listed, *beside)), set())

    def _near(self, module: Path, steps: int) -> set[str]:
        """The test modules with a module's name, and those that import it over at most so many steps, or over one."""
        short = self.tests - self._within(*LONG)
        near, far = (short & {*map(name_of, self._imports.importing(module, most))} for most in (1, steps))
        named = {name for name in short if Path(name).stem == f"test_{module.stem}"}
        return named | (far if len(far) <= MOST else near)

    def _together(self, file: str) -> set[str]:
        """The test modules that were changed with a file the last times."""
        short = self.tests - self._within(*LONGEST)
        found = dict.fromkeys(name for name in changed_with(file) if name in short)
        return {*islice(found, TOGETHER)}

    def _within(self, *places: str) -> set[str]:
        """The test modules in these folders."""
        return {name for name in self.tests if any(Path(name).is_relative_to(place) for place in places)}

    def left_out(self) -> str:
        """How many test modules of each folder do not run."""
        folders = Counter(Path(name).parent.as_posix() for name in self.tests - self.modules)
        return ", ".join(f"{folder} ({number})" for folder, number in sorted(folders.items()))

    def has(self, item: pytest.Item) -> bool:
        """Whether a case is one of the games that changed, or of none."""
        case = getattr(item, "callspec", None)
        edition = case.params.get("edition") if case else None
        return not self.games or edition not in EDITIONS or game_of(str(edition)).NAME in self.games


def changed_with(file: str, root: Path = ROOT) -> Iterator[str]:
    """The files that the last commits of a file changed, the newest first; none without git."""
    git = ["git", "log", f"-{COMMITS}", "--no-merges", "--full-diff", "--name-only", "--format=%x00", "--", file]
    with suppress(OSError, subprocess.CalledProcessError):
        said = subprocess.check_output(git, cwd=root, text=True, stderr=subprocess.DEVNULL)
        commits = [names.split() for names in said.split("\0")]
        yield from (name for names in commits if len(names) <= SMALL for name in names)


def name_of(file: Path) -> str:
    """The path of a file in the repository."""
    return file.relative_to(ROOT).as_posix()


def is_test(name: str) -> bool:
    """Whether it is a test module."""
    return Path(name).name.startswith("test_") and name.endswith(".py")


SELECTION = pytest.StashKey[Selection]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """A hook of pytest."""
    parser.addoption("--changed", action="append", default=[], help="a file that has changed")


def pytest_configure(config: pytest.Config) -> None:
    """A hook of pytest: know once what runs."""
    config.stash[SELECTION] = Selection(config.getoption("--changed"))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A hook of pytest: leave out modules."""
    selected = config.stash[SELECTION].modules
    return True if collection_path.suffix == ".py" and name_of(collection_path) not in selected else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A hook of pytest: leave out the cases of other games."""
    items[:] = filter(config.stash[SELECTION].has, items)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """A hook of pytest: say what was left out."""
    selection = config.stash[SELECTION]
    cases = f"Of {', '.join(sorted(selection.games))} alone, and of each" if selection.games else "Of each"
    terminalreporter.write_line(f"{cases} test on random games a few cases.")
    terminalreporter.write_line(f"Left out: {selection.left_out()}.")
