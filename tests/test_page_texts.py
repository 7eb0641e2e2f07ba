"""Each page loads the parts of the texts that have what it says, and the start page no others."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from altbau.core.text.messages import FOLDER, on_page
from altbau.games import EDITIONS, game_of
from altbau.table.view.catalogue import texts_of_part
from tests.test_page_rooms import ENDINGS, SOURCES, modules

START: Final = "start"
STATIC = re.compile(r"""^\s*(?:import|export) (?!type\b)(?:[^;'"]*? from )?"(\.[^"]*)";""", re.MULTILINE)
LATER = re.compile(r"""import\(\s*"(\.[^"]*)"\s*\)""")
WITH_TEXTS = re.compile(r"""withTexts\((.*?)((?:,\s*(?:"[\w-]+"|GAMES))+),?\s*\)""", re.DOTALL)
SAID = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-?)(?:\.[a-z]+)?(["'`]|\$\{)""")
COMMENT = re.compile(r"^\s*//.*$", re.MULTILINE)
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
ANY: Final = "page-"  # a head of names that says nothing of what is meant
# What games draw is loaded by pages that have these parts.
DRAWN: Final = {
    "Table": {"page", "table"}, "ending": {"page", "table", "replay"}, "OwnValues": {"page"},
    "rulebook": {"page", "rules"}, "CardDifferences": {"page", "rules"}, "labels": {"page", "table", "orders"},
    "Miniature": {"page", "own-games"},
}  # fmt: skip
PARTS: Final = {
    name: part for part, fluent in on_page(FOLDER, "de").items() for name in MESSAGE.findall(fluent)
}  # of the messages of the core
PATHS: Final = modules()


def found(file: Path, name: str) -> Path:
    """The module that a module imports by this name; itself for a style or drawing."""
    at = (file.parent / name).resolve()
    return next((path for end in ENDINGS if (path := Path(f"{at}{end}")) in PATHS), file)


def said_in(file: Path) -> set[str]:
    """The messages of the core that a module names, and all that begin as it does."""
    names: set[str] = set()
    for said, end in SAID.findall(COMMENT.sub("", file.read_text(encoding="utf-8"))):
        if end != "${":
            names |= {said} & PARTS.keys()
        elif said != ANY:
            names |= {name for name in PARTS if name.startswith(said)}
    return names


def loaded_by(file: Path) -> Iterator[tuple[Path, frozenset[str]]]:
    """What a module imports, at once or later, with the parts of the texts that come along."""
    source = file.read_text(encoding="utf-8")
    along = {
        name: frozenset(re.findall(r'"([\w-]+)"', parts))
        for paths, parts in WITH_TEXTS.findall(source)
        for name in LATER.findall(paths)
    }
    yield from ((found(file, name), frozenset()) for name in STATIC.findall(source))
    yield from ((found(file, name), along.get(name, frozenset())) for name in LATER.findall(source))


def reached(first: Path, parts: frozenset[str]) -> dict[tuple[Path, frozenset[str]], None]:
    """The modules that are loaded from one on, each with the parts of the texts that are there by then. Pages and what
    games draw are not followed, since pages are asked for one by one and say themselves what they draw."""
    seen: dict[tuple[Path, frozenset[str]], None] = {}
    ahead = [(first, parts)]
    while ahead:
        file, have = ahead.pop()
        if (file, have) not in seen:
            seen[file, have] = None
            of_games = PATHS[file] == "pages/index.ts" or re.fullmatch(r"games/\w+/index.ts", PATHS[file])
            later = set(LATER.findall(file.read_text(encoding="utf-8"))) if of_games else set()
            beyond = {found(file, name) for name in later}
            ahead += [(each, have | more) for each, more in loaded_by(file) if each not in beyond]
    return seen


def beginnings() -> Iterator[tuple[Path, frozenset[str]]]:
    """The pages, and what games draw, with the parts of the texts that they have."""
    pages = SOURCES / "pages" / "index.ts"
    for file, parts in loaded_by(pages):
        if PATHS[file].startswith("pages/") and file.suffix == ".svelte":
            yield file, parts | {START}
            yield SOURCES / "main.ts", parts | {START}
    for index in SOURCES.glob("games/*/index.ts"):
        for name in LATER.findall(index.read_text(encoding="utf-8")):
            drawn = next(parts for end, parts in DRAWN.items() if name.removesuffix(".svelte").endswith(end))
            yield found(index, name), frozenset({START, *drawn})


def test_whoever_says_something_has_loaded_it() -> None:
    begun = [*beginnings()]
    assert len(begun) > 40
    missing = {
        f"{name} is in {PARTS[name]}, said by {PATHS[file]} of {PATHS[first]}, which has {sorted(have)}"
        for first, parts in begun
        for file, have in reached(first, parts)
        for name in said_in(file)
        if PARTS[name] not in have
    }
    assert missing == set()


def test_whoever_draws_a_position_of_a_rulebook_has_loaded_what_is_said_in_it() -> None:
    drawing = {
        (PATHS[file], have)
        for first, parts in beginnings()
        for file, have in reached(first, parts)
        if re.search(r"\bscene\(\)", file.read_text(encoding="utf-8"))
    }
    assert len({path for path, _ in drawing}) > 2
    assert {path for path, have in drawing if not have >= DRAWN["rulebook"]} == set()


def test_the_start_page_loads_only_what_it_names() -> None:
    """It, the frame of all pages, and what both need of a site."""
    first = [SOURCES / "main.ts", SOURCES / "pages" / "start" / "StartPage.svelte"]
    files = {file for each in first for file, have in reached(each, frozenset({START})) if have == {START}}
    named = set().union(*(said_in(file) for file in files))
    assert {name for name, part in PARTS.items() if part == START} - named == set()


def test_what_a_message_refers_to_is_loaded_with_it() -> None:
    """For those of an edition, with its game and what several pages share."""
    refers = re.compile(r"\{ ([a-z][\w-]*)")
    for key in EDITIONS:
        parts = [texts_of_part("de", part) for part in (START, "page", game_of(key).NAME, key)]
        texts = [said for each in parts for said in (each.core, *(game.fluent for game in each.games))]
        known = {name for said in texts for name in MESSAGE.findall(said)}
        assert {name for said in texts for name in refers.findall(said)} - known == set(), key
