"""Answers are compressed if that saves enough, but never those that contain a secret."""

import gzip
import json
import re
from http.client import HTTPConnection
from itertools import chain
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import brotli
import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from altbau.core.text import LANGUAGES
from altbau.server.web.assets import PAGE
from altbau.server.web.guard.callers import WORTH_IT
from altbau.table.seats.names import LONGEST
from altbau.table.view.catalogue import text_parts, texts_of, texts_of_part
from build_docs import BUILT
from tests.server.conftest import EDITION, HUMAN, STILL, Server

MOST_BOOK = 20_000  # bytes of a rulebook on its way

documented = pytest.mark.skipif(not BUILT.is_dir(), reason="the documentation is not built")
DOCUMENTS = {
    "/docs/index.html": "text/html; charset=utf-8",
    "/docs/de/play.html": "text/html; charset=utf-8",
    "/docs/street.svg": "image/svg+xml",
}
built = pytest.mark.skipif(not (PAGE / "assets").is_dir(), reason="the page is not built")


def sent(
    server: Server, path: str, encodings: str, method: str = "GET", body: object = None
) -> tuple[dict[str, str], bytes]:
    """Headers and body of an answer, as they come over the wire."""
    connection = HTTPConnection(urlsplit(server.address).netloc, timeout=STILL)
    data = None if body is None else json.dumps(body)
    headers = {"Accept-Encoding": encodings, "Content-Type": "application/json"}
    connection.request(method, path, data, headers)
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return {name.lower(): value for name, value in answer.getheaders()}, content


KINDS = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2"}


def assets() -> list[str]:
    """The addresses of the files that the page asks for."""
    return re.findall(r'/assets/[^"]+', (PAGE / "index.html").read_text(encoding="utf-8"))


@built
@pytest.mark.parametrize(
    ("encodings", "taken"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("", ""), ("identity", "")],
)
def test_assets_come_in_the_smallest_form_that_is_taken(server: Server, encodings: str, taken: str) -> None:
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}[taken]
    assert len(assets()) >= 2
    for path in assets():
        headers, content = sent(server, path, encodings)
        assert unpack(content) == (PAGE / path.lstrip("/")).read_bytes()
        assert headers.get("content-encoding", "") == taken
        assert headers["content-type"].partition(";")[0] == KINDS[Path(path).suffix]
        assert headers["vary"] == "Accept-Encoding"
        assert "immutable" in headers["cache-control"]
        only_headers, nothing = sent(server, path, encodings, "HEAD")
        assert (only_headers["content-length"], nothing) == (headers["content-length"], b"")


@documented
def test_the_documentation_is_sent_under_the_policy_of_the_page(server: Server) -> None:
    policy = sent(server, "/", "")[0]["content-security-policy"]
    for path, kind in DOCUMENTS.items():
        file = (BUILT / path.removeprefix("/docs/")).read_bytes()
        assert sent(server, path, "")[1] == file
        headers, content = sent(server, path, "gzip, deflate, br, zstd")
        assert headers["content-encoding"] == "gzip"
        assert gzip.decompress(content) == file
        assert headers["content-type"] == kind
        assert headers["content-security-policy"] == policy


@documented
def test_the_documentation_has_one_address(server: Server) -> None:
    for path in ("/docs", "/docs/"):
        assert sent(server, path, "")[0]["location"] == "/docs/index.html"


NO_ASSETS = ("%00", "a%00.js", "..%2Findex.html", "%2e%2e/index.html", ".js", "none.js", "x.js.br", "a" * 300 + ".js")


@pytest.mark.parametrize("name", NO_ASSETS)
@pytest.mark.parametrize("folder", ["assets", "docs", "docs/de"])
def test_nothing_else_is_handed_out(server: Server, folder: str, name: str) -> None:
    status, answer = server.ask(f"/{folder}/{name}")
    assert (status, answer["code"]) == (404, "not-found")


def test_answers_to_questions_are_compressed_from_a_size_on(server: Server) -> None:
    plain = sent(server, "/api/editions", "identity")[1]
    headers, content = sent(server, "/api/editions", "gzip, br")
    assert headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(content)) == json.loads(plain)
    assert len(content) < len(plain) / 4
    assert "content-encoding" not in sent(server, "/healthz", "gzip")[0]


def test_an_answer_with_secrets_is_not_compressed(server: Server) -> None:
    seats = [HUMAN | {"name": letter * LONGEST} for letter in "家賃猫犬窓庭"]
    headers, content = sent(server, "/api/tables", "gzip, br", "POST", {"edition": EDITION, "seats": seats})
    assert len(json.loads(content)["seats"]) == len(seats)
    assert len(content) > WORTH_IT
    assert "content-encoding" not in headers


def names_in(fluent: str) -> set[str]:
    """The messages that a page is taught."""
    return {entry.id.name for entry in FluentParser().parse(fluent).body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_all_sentences_of_a_language_and_again_only_what_is_new(server: Server, language: str) -> None:
    headers, content = sent(server, f"/api/texts/{language}", "gzip")
    known = json.loads(gzip.decompress(content))
    assert known == msgspec.to_builtins(texts_of(language))
    of_page, *of_games = (names_in(fluent) for fluent in (known["core"], *(game["fluent"] for game in known["games"])))
    assert "page-title" in of_page and "error-unknown-table" not in of_page
    for game, names in zip(known["games"], of_games, strict=True):
        assert {f"edition-{edition}" for edition in game["editions"]} <= names
        assert not names & of_page
    assert_unchanged(server, f"/api/texts/{language}", headers)
    headers, content = sent(server, f"/api/texts/{language}", "gzip, br")
    assert headers["content-encoding"] == "br" and json.loads(brotli.decompress(content)) == known
    assert_unchanged(server, f"/api/texts/{language}", headers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_the_texts_are_together_all_of_them(server: Server, language: str) -> None:
    """The editions of all games are known from the first."""
    parts = {part: texts_of_part(language, part) for part in text_parts()}
    said = [names_in(text) for each in parts.values() for text in (each.core, *(game.fluent for game in each.games))]
    everything = texts_of(language)
    whole = [names_in(text) for text in (everything.core, *(game.fluent for game in everything.games))]
    assert {*chain(*said)} == {*chain(*whole)}
    assert [game.editions for game in parts["start"].games] == [game.editions for game in everything.games]
    _, content = sent(server, f"/api/texts/{language}/start", "gzip")
    assert json.loads(gzip.decompress(content)) == msgspec.to_builtins(parts["start"])
    assert server.ask(f"/api/texts/{language}/nothing")[0] == 404


def test_a_rulebook_is_sent_again_only_if_it_is_new(server: Server) -> None:
    headers, content = sent(server, "/api/rulebooks/de/landlord-2013", "gzip")
    assert len(content) <= MOST_BOOK and json.loads(gzip.decompress(content))["edition"] == "landlord-2013"
    assert_unchanged(server, "/api/rulebooks/de/landlord-2013", headers)
    smaller = sent(server, "/api/rulebooks/de/landlord-2013", "gzip, br")[1]
    assert brotli.decompress(smaller) == gzip.decompress(content)


def assert_unchanged(server: Server, path: str, headers: dict[str, str]) -> None:
    """Whoever has an answer with these headers already gets no other."""
    with pytest.raises(HTTPError, match="304") as unchanged:
        urlopen(Request(f"{server.address}{path}", headers={"If-None-Match": headers["etag"]}))
    with unchanged.value as answer:
        assert answer.read() == b""


def test_there_are_no_sentences_in_other_languages(server: Server) -> None:
    status, answer = server.ask("/api/texts/fr")
    assert (status, answer["code"]) == (400, "malformed")
