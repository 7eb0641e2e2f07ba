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
LABELS = (PACKAGE / "core" / "text").glob("*.ftl")
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


def foreign(file: Path) -> list[str]:
    """What a drawing has besides its size and shapes: texts, scripts, styles or references to other files."""
    drawing = ElementTree.parse(file).getroot()
    wrong = [] if len(drawing.attrib.get("viewBox", "").split()) == 4 else ["no viewBox"]
    for element in drawing.iter():
        wrong += {element.tag.removeprefix(SVG)} - SHAPES
        wrong += {*element.attrib} - ATTRIBUTES
        wrong += [value for value in element.attrib.values() if "url" in value]
    return wrong


def test_a_drawing_is_shapes_and_nothing_else() -> None:
    assert FILES and {file.name: wrong for file in FILES if (wrong := foreign(file))} == {}


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
