"""The documentation as pages: every link leads somewhere, everything is found from the first page, and nothing is asked
of other servers."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from posixpath import join, normpath
from typing import Final

import pytest

import build_docs
from altbau.errors import BadInput
from altbau.server.web import documentation
from docs.generate import DOCUMENTS

built: Final = pytest.mark.skipif(not build_docs.BUILT.is_dir(), reason="the documentation is not built")
LINK: Final = re.compile(r'\s(href|src)="([^"]*)"')
PART: Final = re.compile(r'\sid="([^"]+)"')
GAME: Final = ".."  # from the documentation, the page of the game
MOST_BYTES: Final = 4_800_000
READ: Final = {"api.md", "differences.md", "protocol.md"}  # generated documents that are no lists


@cache
def pages() -> dict[str, str]:
    """The pages by their paths."""
    found = build_docs.BUILT.rglob("*.html")
    return {file.relative_to(build_docs.BUILT).as_posix(): file.read_text(encoding="utf-8") for file in found}


@cache
def links(page: str) -> list[tuple[str, str, str]]:
    """The links of a page to files: the attribute, the path, and the part of the page."""
    found = [(kind, *target.partition("#")[::2]) for kind, target in LINK.findall(pages()[page])]
    return [
        (kind, normpath(join(page, "..", path)) if path else page, part)
        for kind, path, part in found
        if not (kind == "href" and path.startswith("https:"))
    ]


def wrong(page: str) -> Iterator[str]:
    """The links of a page that lead nowhere."""
    for _, path, part in links(page):
        if path != GAME and not (build_docs.BUILT / path).is_file():
            yield path
        elif part and path in pages() and part not in parts(path):
            yield f"{path}#{part}"


@cache
def parts(page: str) -> set[str]:
    """The ids of a page."""
    return set(PART.findall(pages()[page]))


@built
def test_every_link_leads_somewhere() -> None:
    assert {page: faults for page in pages() if (faults := [*wrong(page)])} == {}


def test_every_link_of_the_sources_leads_somewhere() -> None:
    """Also those that are only named on the pages, because they lead to code."""
    documents = build_docs.documents()
    assert len([build_docs.fitted(file, documents) for file in documents]) > 40


def test_a_link_to_nothing_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text("`[code](none)` and [this](missing.md#part)", encoding="utf-8")
    with pytest.raises(FileNotFoundError, match=r"page\.md links to missing\.md#part"):
        build_docs.fitted(file, {file: "page.md"})


@built
def test_everything_is_found_from_the_first_page() -> None:
    found, new = {"index.html"}, ["index.html"]
    while new:
        reached = {path for _, path, _ in links(new.pop()) if path in pages()} - found
        found |= reached
        new += reached
    assert found == {*pages()}


@built
def test_pages_run_and_ask_for_nothing_but_files_of_their_own() -> None:
    for page, text in pages().items():
        assert all(kind == "href" for kind, target in LINK.findall(text) if ":" in target), page
        assert not re.search(r"<script(?! src=| id=\"__config\" type=\"application/json\")", text), page
        assert not re.search(r"<style|@import|\son\w+=", re.sub(r"<code.*?</code>", "", text, flags=re.DOTALL)), page
        assert f'<html lang="{"de" if page.startswith("de/") else "en"}"' in text


def test_lists_are_not_in_the_navigation() -> None:
    navigation = (build_docs.SITE / "navigation.toml").read_text(encoding="utf-8")
    for language in tomllib.loads(navigation).values():
        named = set(re.findall(r"[\w.-]+\.md", str(language["nav"])))
        assert {"index.md", "play.md", "learn.md"} <= named
        assert named & (DOCUMENTS.keys() - READ) == set()


@built
def test_it_can_be_written_into_a_folder_and_is_small(tmp_path: Path) -> None:
    documentation.write_documentation(tmp_path / "docs")
    assert {"index.html", "de", "assets"} <= {file.name for file in (tmp_path / "docs").iterdir()}
    assert sum(file.stat().st_size for file in (tmp_path / "docs").rglob("*")) <= MOST_BYTES


def test_what_is_not_built_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documentation, "DOCS", tmp_path / "none")
    with pytest.raises(BadInput):
        documentation.write_documentation(tmp_path / "docs")
    assert not (tmp_path / "docs").exists()
