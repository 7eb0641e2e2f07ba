"""The folder of a site: what is in it, how large it is, and when it is refused."""

import gzip
import json
import re
from importlib.metadata import version
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest

from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.server.web.app import page
from altbau.site.bytecode import KNOWN, PACKAGES
from altbau.site.folder import BEGIN, MARK, ONCE, compress_files, files_in, write_site
from altbau.table.view.catalogue import text_parts, texts_of_part
from tests.site.conftest import FRIENDS, KEPT

MEGABYTE = 1_000_000
MOST_GZIP = 7.0 * MEGABYTE  # of all that a first game of the card games can ask for
MOST_BROTLI = 5.5 * MEGABYTE
FEW = 20
ROOT = re.compile(re.search(r"replace\(/(.*)/, \"\"\)", BEGIN)[1].replace("\\/", "/"))  # type: ignore[index]


def said(site: Path) -> Any:
    """What a site says of itself."""
    text = (site / "index.html").read_text(encoding="utf-8")
    return json.loads(text.partition(MARK)[2].partition("</script>")[0])


def first_game(site: Path) -> list[Path]:
    """The files that a first game may ask for, in one language."""
    python = said(site)["python"]
    answers = [site / file for path, file in said(site)["answers"].items() if "/de" not in path]
    assets = [path for path in (site / "assets").iterdir() if path.suffix in (".js", ".css", ".woff2")]
    assets += [site / python["library"], site / python["engine"]]
    return [site / "index.html", *(site / python["folder"]).glob("*[sm]"), *answers, *assets]


def sent(site: Path, ending: str) -> int:
    """The bytes of a first game, where copies with this ending are sent."""
    found = [(file, file.with_name(f"{file.name}{ending}")) for file in first_game(site)]
    return sum((copy if copy.exists() else file).stat().st_size for file, copy in found)


def test_all_files_lie_beside_their_copies(site: Path) -> None:
    for file in files_in(site):
        if file.suffix not in ONCE:
            assert gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes()) == file.read_bytes(), file


def test_copies_have_no_copies(tmp_path: Path) -> None:
    """However often a folder is compressed."""
    (tmp_path / "made").mkdir()
    (tmp_path / "made" / "page.html").write_text("hello")
    for _ in range(2):
        compress_files(tmp_path / "made", tmp_path / "kept")
    assert {file.name for file in files_in(tmp_path / "made")} == {"page.html", "page.html.br", "page.html.gz"}


def test_a_page_finds_the_folder_wherever_it_is() -> None:
    """Each address of the page that a server knows, and those of files that do not exist."""
    for path in sorted(page.paths):
        for root in ("", "/games/altbau"):
            place = root + path.replace("{rest:path}", "a/b").replace("//", "/")
            assert ROOT.sub("", place) == root, place


def test_it_names_what_it_was_given(site: Path) -> None:
    assert said(site)["friends"] == FRIENDS
    assert (site / "404.html").read_bytes() == (site / "index.html").read_bytes()
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', (site / "index.html").read_text("utf-8"))
    assert policy and "'wasm-unsafe-eval'" in policy[1] and "'unsafe-eval'" not in policy[1]


def test_every_answer_that_no_game_changes_is_a_file(site: Path) -> None:
    answers = {path: json.loads((site / file).read_bytes()) for path, file in said(site)["answers"].items()}
    assert [each["name"] for each in answers["/editions"]] == list(EDITIONS)
    for language in ("de", "en"):
        for part in text_parts():
            assert answers[f"/texts/{language}/{part}"] == msgspec.to_builtins(texts_of_part(language, part))
        for edition in EDITIONS:
            assert answers[f"/rulebooks/{language}/{edition}"]["chapters"]
            assert answers[f"/rulebooks/{language}/{edition}/examples"]


def test_licences_go_along(site: Path) -> None:
    text = (site / "licences.txt").read_text(encoding="utf-8")
    for part in ("Pyodide", "Mozilla Public License", "PYTHON SOFTWARE FOUNDATION LICENSE", "msgspec"):
        assert part in text
    for name in PACKAGES:
        assert f"{name} {version(name)}" in text


def test_a_first_game_is_small_enough(site: Path) -> None:
    assert sent(site, ".gz") < MOST_GZIP


def test_nothing_is_in_both_archives_and_tests_in_none(site: Path) -> None:
    places: list[str] = []
    for name, top in (("library", "library/"), ("engine", "engine/"), ("rest", "")):
        with ZipFile(site / said(site)["python"][name]) as archive:
            places += [top + each for each in archive.namelist()]
    assert len(places) == len({*places})
    assert "engine/altbau/games/wucherer/rules/state.pyc" in places
    assert not [place for place in places if place.endswith(".py")]


def test_code_that_the_library_makes_is_known(site: Path) -> None:
    """Of dataclasses and named tuples: a later Python may make them in another way."""
    with ZipFile(site / said(site)["python"]["engine"]) as archive:
        known = archive.read(KNOWN)
    assert known.count(b"def __create_fn__") > FEW and known.count(b"lambda _cls") > FEW


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    with pytest.raises(BadInput, match="folder-in-use"):
        write_site(tmp_path, KEPT, None)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.long
def test_the_same_installation_writes_the_same_bytes(site: Path, tmp_path: Path) -> None:
    """Nothing is kept from the first time. The best copies are small enough, too."""
    write_site(tmp_path / "again", tmp_path / "kept", FRIENDS)
    for file in files_in(site):
        assert (tmp_path / "again" / file.relative_to(site)).read_bytes() == file.read_bytes(), file
    assert sent(tmp_path / "again", ".br") < MOST_BROTLI
