"""The drawings of the page: valid SVG files, one for everything that is drawn."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.monopoly.wire import squares
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.editions import EDITIONS

ROOT = Path(__file__).resolve().parents[1]
SOURCES, PACKAGE = ROOT / "web" / "src", ROOT / "src" / "altbau"
CORE = PACKAGE / "core" / "pictures"
CARDS = PACKAGE / "games" / "wucherer" / "art"
BOARD = PACKAGE / "games" / "monopoly" / "art"
LABELS = (PACKAGE / "core" / "text").glob("page.*.ftl")
SIGNS = re.compile("[\u2190-\u21ff\u2300-\u27bf\u2900-\u2bff]")
TITLE = re.compile(r"^page-title.*$", re.MULTILINE)  # title of a browser tab, which can only have characters
FILES = sorted([*SOURCES.rglob("*.svg"), *CORE.glob("*.svg"), *PACKAGE.glob("games/*/art/*.svg")])
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect"}
ATTRIBUTES = {
    "viewBox", "width", "height", "preserveAspectRatio", "transform", "d", "x", "y", "cx", "cy", "r", "rx", "ry",
    "fill", "fill-opacity", "fill-rule", "opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
    "stroke-linejoin", "stroke-dasharray",
}  # fmt: skip


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_drawing_is_shapes_and_nothing_else(file: Path) -> None:
    """A drawing has no text, scripts, styles or references to other files, and it states its size."""
    drawing = ElementTree.parse(file).getroot()
    assert len(drawing.attrib["viewBox"].split()) == 4
    for element in drawing.iter():
        assert element.tag.removeprefix(SVG) in SHAPES
        assert set(element.attrib) <= ATTRIBUTES
        assert not any("url" in value for value in element.attrib.values())


def test_no_sign_is_a_character() -> None:
    """Arrows, ticks and similar signs are drawn, because a character is blank if no font has it."""
    pages = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts"), *LABELS]
    found = {file.name: SIGNS.findall(TITLE.sub("", file.read_text(encoding="utf-8"))) for file in pages}
    assert {name: signs for name, signs in found.items() if signs} == {}


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_every_card_has_a_drawing(edition: Edition) -> None:
    shared = json.loads((CARDS / "shared.json").read_text())
    for kind, card in edition.names.items():
        name = shared.get(f"{edition.key}/{card}", shared.get(card, card))
        assert (CARDS / f"{name}.svg").exists() or (CORE / f"{name}.svg").exists(), card
        if kind in edition.tenants and edition.tenants[kind].two_apartments:
            assert (CARDS / f"{name}.tall.svg").exists(), card


def test_every_square_and_every_seat_has_a_drawing() -> None:
    pieces = json.loads((BOARD / "pieces.json").read_text())
    names = {f"piece-{pieces[seat]}" for seat in SEAT_NAMES[:8]}
    for square in squares():
        if square.kind == "street":
            names.add(f"group-{square.group}")
        elif square.kind == "utility":
            names.add(square.name)
        elif square.kind not in ("jail", "to-jail"):  # those of the core
            names.add(square.kind)
    assert [name for name in sorted(names) if not (BOARD / f"{name}.svg").exists()] == []
