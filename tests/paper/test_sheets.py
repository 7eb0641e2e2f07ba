"""The printed sheets, measured in the PDF files."""

import io
import json
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any, Literal, TypeAlias

import pytest
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject

from altbau.core import text
from altbau.core.data import HouseRules
from altbau.core.messages.lists import RecordLine, RecordSheet
from altbau.core.pictures.art import drawing
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.paper import SCORE_LINES, SIGN, SIZES, Printer, render_pdf, render_png, sheets
from altbau.rulebook.chapters import aid
from altbau.rulebook.examples import of_edition
from tests.paper.pages import border

MM = 72 / 25.4
COARSE = 24  # pixels an inch
BLEED = 3  # mm
WUCHERER = ("wucherer-1992", "wucherer-1997", "landlord-2013")
COUNTS = {"wucherer-1992": 96, "wucherer-1997": 110, "landlord-2013": 120}  # with the supplies of 2013
PIECES = {
    "wucherer-1992": {1: 25, 5: 10, 10: 20, 50: 5},
    "landlord-2013": {1: 30, 5: 10, 10: 15, 50: 5},
}
EVERY = [(edition, what) for edition in EDITIONS for what in sheets(edition)]
MISSING = "\0"
Language: TypeAlias = Literal["de", "en"]
LANGUAGES: tuple[Language, ...] = ("de", "en")


@cache
def rendered(what: str, edition: str, language: Language, size: str = "a4") -> bytes:
    """The PDF file of a sheet, rendered once for all tests that look at it."""
    return render_pdf(what, edition, language, size)


def pages(made: bytes) -> list[PageObject]:
    return list(PdfReader(io.BytesIO(made)).pages)


def written(reader: PdfReader) -> str:
    """The text of all pages; a character that the letter lacks is MISSING."""
    return "\n".join(page.extract_text() for page in reader.pages)


def strokes(page: PageObject) -> list[tuple[float, float, float, float]]:
    """The straight lines of a page, in mm."""
    found: list[tuple[float, float, float, float]] = []
    at: list[float] = [0, 0]

    def note(operator: bytes, operands: Any, matrix: list[float], _: object) -> None:
        if operator in (b"m", b"l"):
            x, y = (float(each) for each in operands)
            a, b, c, d, e, f = matrix
            point = [(a * x + c * y + e) / MM, (b * x + d * y + f) / MM]
            if operator == b"l":
                found.append((at[0], at[1], point[0], point[1]))
            at[:] = point

    page.extract_text(visitor_operand_before=note)
    return found


def cuts(page: PageObject) -> list[float]:
    """Where the cut marks above the cards stand, from the left, in mm."""
    high = float(page.mediabox.height) / MM
    return sorted({round(x, 2) for x, y, to, end in strokes(page) if x == to and min(y, end) > high - 14})


def cuts_beside(page: PageObject) -> list[float]:
    """Where those on their left stand, from below."""
    left = cuts(page)[0] - BLEED
    return sorted({round(y, 2) for x, y, to, end in strokes(page) if y == end and max(x, to) < left})


@pytest.mark.parametrize(("edition", "what"), EVERY)
def test_a_sheet_is_the_same_each_time_and_fits_its_paper(edition: str, what: str) -> None:
    for language, size in zip(LANGUAGES, SIZES, strict=True):
        made = rendered(what, edition, language, size)
        for page in pages(made)[:4]:
            long, short = (297, 210) if size == "a4" else (279.4, 215.9)
            sides = sorted((float(page.mediabox.width) / MM, float(page.mediabox.height) / MM))
            assert sides == pytest.approx([short, long], abs=0.1)
            assert inside(page)
    assert made == render_pdf(what, edition, language, size)


def inside(page: PageObject) -> bool:
    """Whether all words begin on the page."""
    right, top = float(page.mediabox.width), float(page.mediabox.height)
    places: list[tuple[float, float]] = []

    def note(words: str, matrix: list[float], own: list[float], *_: object) -> None:
        if words.strip():
            a, b, c, d, e, f = matrix
            places.append((a * own[4] + c * own[5] + e, b * own[4] + d * own[5] + f))

    page.extract_text(visitor_text=note)
    return all(0 < x < right and 0 < y < top for x, y in places)


@pytest.mark.parametrize(("edition", "what"), EVERY)
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_nothing_reaches_where_no_printer_prints(edition: str, what: str, whole: bool) -> None:
    """The outermost 4 mm of a page are white: nothing runs over its edge, and nothing is cut off by a printer."""
    papers = [*zip(LANGUAGES, SIZES, strict=True)]
    for language, size in papers if whole else papers[EVERY.index((edition, what)) % 2 :][:1]:
        made = render_png(what, edition, language, size, ppi=COARSE)
        for page in made if whole else made[-1:]:
            assert border(page, round(4 / 25.4 * COARSE)) == {b"\xff\xff\xff\xff"}


@pytest.mark.parametrize("edition", WUCHERER)
@pytest.mark.parametrize("size", SIZES)
def test_a_card_is_63_5_by_88_mm_with_3_mm_of_bleed(edition: str, size: str) -> None:
    page = pages(rendered("cards", edition, "en", size))[0]
    for marks, side, fewest in ((cuts(page), 63.5, 5), (cuts_beside(page), 88, 3)):
        gaps = [right - left for left, right in pairwise(marks)]
        assert len(gaps) >= fewest
        assert gaps[::2] == pytest.approx([side] * len(gaps[::2]), abs=0.02)
        assert gaps[1::2] == pytest.approx([2 * BLEED] * len(gaps[1::2]), abs=0.02)


@pytest.mark.parametrize("edition", WUCHERER)
def test_there_are_as_many_cards_as_in_the_box_and_each_has_its_name_and_a_drawing(edition: str) -> None:
    for language in LANGUAGES:
        printer = Printer(edition, language, {})
        assert sum(card.count for card in printer.paper.cards) == COUNTS[edition]
        made = pages(rendered("cards", edition, language))
        fronts = [page.extract_text() for page in made[::2]]
        named = sum(words.count(printer.named()) for words in fronts)
        assert named == COUNTS[edition] + len(fronts)  # each card says whose it is, and so does each page
        for card in printer.paper.cards:
            assert card.title.split()[0] in " ".join(fronts)
            assert drawing(printer.game.ART, edition, card.name)


def test_money_comes_to_what_the_rulebooks_say() -> None:
    for edition, pieces in PIECES.items():
        words = pages(rendered("money", edition, "en"))[0].extract_text().split()
        assert {value: Counter(words)[str(value)] for value in pieces} == pieces
    own = Printer("wucherer-1997", "en", {}).paper.money
    assert own is not None and own.ours and own.players
    assert "these are ours" in pages(rendered("money", "wucherer-1997", "en"))[0].extract_text()


@pytest.mark.parametrize("edition", WUCHERER)
def test_a_player_aid_is_one_page_with_every_card_and_what_its_book_asks_for(edition: str) -> None:
    """The rules of its sections as whole sentences, and all rows of what answers what."""
    for language in LANGUAGES:
        for size in SIZES:
            (page,) = pages(rendered("aid", edition, language, size))
            words = " ".join(page.extract_text().split())
            printer = Printer(edition, language, {})
            for card in printer.paper.cards:
                assert f"{card.title} ({card.count})" in words
            told = {each.number for part in aid(edition, language) for text in part.paragraphs for each in text}
            assert {"R014", "R015", "R057", "R184", "R192", "R193", "R198", "R204", "R216"} <= told
            answers = printer.aid()[1]["parts"][-1]["rows"]
            assert len(answers) == sum(bool(row.card) for row in printer.rows("answers")) > 6
            assert all(name in words for row in answers for name in row[0].split())


def test_the_aid_has_the_rents_that_apply_in_play() -> None:
    """With tenants' powers, as is usual; a star marks what is reconstructed."""
    rents = {row[0]: row[1] for row in Printer("wucherer-1997", "en", {}).paper.tables["tenants"][0].rows}
    assert rents["Celebrities (2)"] == "2 (4*)" and rents["Mover (1)"] == "1 (3*)"
    assert rents["Student (5)"] == "2" and rents["Family (3)"] == "5*"
    answers = dict(Printer("wucherer-1997", "en", {}).aid()[1]["parts"][-1]["rows"])
    assert answers["Move"] == "Broker. See also: Mover" and answers["Jail"] == "none. See also: Court, Politics"
    assert answers["The Dual System"] == "none"


def test_an_owner_prints_own_values() -> None:
    own = {"family": {"rent": 9, "floors": 2}}
    assert render_pdf("cards", "landlord-2013", "en", own=own) != render_pdf("cards", "landlord-2013", "en")
    card = next(card for card in Printer("landlord-2013", "en", own).paper.cards if card.name == "family")
    assert (card.rent, card.rent_ours) == (9, False)


@pytest.mark.parametrize(
    ("what", "edition", "size", "own", "code"),
    [
        ("money", "wucherer-1993", "a4", {}, "unknown-edition"),
        ("records", "wucherer-1992", "a4", {}, "unknown-sheet"),
        ("cards", "monopoly", "a4", {}, "unknown-sheet"),
        ("cards", "wucherer-1992", "a3", {}, "unknown-paper-size"),
        ("cards", "wucherer-1992", "a4", {"tavern": {"rent": 2}}, "unknown-card"),
    ],
)
def test_what_there_is_not_gets_a_sentence(what: str, edition: str, size: str, own: Any, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        render_pdf(what, edition, "en", size, own)
    assert caught.value.code == code
    for language in text.LANGUAGES:
        assert text.error(language, caught.value)


def test_without_typst_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "typst", None)
    with pytest.raises(BadInput, match="extra='print'"):
        render_pdf("money", "wucherer-1992", "en")


def line(name: str, coins: int, date: str, **more: Any) -> RecordLine:
    return RecordLine(date=date, players=[name], coins=coins, **more)


def test_record_lists_have_a_row_for_each_number_of_players() -> None:
    """As in the book: three lists for two to six players, on one sheet."""
    for language in LANGUAGES:
        for size in SIZES:
            (empty,) = pages(render_pdf("records", "landlord-2013", language, size))
            rows = [word for word in empty.extract_text().split() if word in "23456"]
            assert rows == [*"23456"] * 3


def test_record_lists_are_filled_with_those_of_a_server() -> None:
    """In each row the first line on top, the others in the order in which they came; people only."""
    guest: dict[str, Any] = {"called": [{"de": "Gast", "en": "Guest"}], "place": 3}
    later = [line("Cleo", 80, "2026-03-03"), line("Ben", 70, "2026-02-02")]  # as a server tells them, the latest first
    filled = [
        RecordSheet("first-winners", 2, "people", line("Ann", 60, "2026-01-01"), None, later, 1),
        RecordSheet("lost-it-all", 4, "people", line("Guest", 7, "2026-01-04T10:00", **guest), None, [], 0),
        RecordSheet("won-in-jail", 3, "bots", line("Rico", 9, "2026-01-04"), None, [], 0),
        RecordSheet("won-in-jail", 5, "people", None, None, [], 0),
    ]
    winners, jail, lost = Printer("landlord-2013", "de", {}, filled).records()[1]["lists"]
    two, *others = winners["rows"]
    assert two["lines"] == [["2026-01-01", "Ann, 60"], ["2026-02-02", "Ben, 70"], ["2026-03-03", "Cleo, 80"]]
    assert not any(row["lines"] for row in (*others, *jail["rows"]))
    assert [(row["players"], row["lines"]) for row in lost["rows"] if row["lines"]] == [
        ("4", [["2026-01-04", "Gast, 3., 7"]])
    ]
    (page,) = (page.extract_text() for page in pages(render_pdf("records", "landlord-2013", "de", filled=filled)))
    assert page.index("Ann") < page.index("Ben") < page.index("Cleo") and "Rico" not in page


@pytest.mark.parametrize("edition", WUCHERER)
def test_a_score_sheet_has_room_for_each_player_and_the_proposed_total(edition: str) -> None:
    (page,) = pages(rendered("scores", edition, "en"))
    words = page.extract_text()
    assert words.count("Name") == words.count("Total") == EDITIONS[edition].max_players
    target = EDITIONS[edition].match_target
    assert (f"suggests {target} " in words) == (target > 0)
    assert str(SCORE_LINES) in words.split()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.long)])
def test_a_rulebook_has_its_chapters_examples_and_tables(edition: str, language: Language) -> None:
    """Each example with a picture of every moment, and each table that the page makes of the cards."""
    printer = Printer(edition, language, {})
    chapters = printer.rules()[1]["chapters"]
    told = [example for chapter in chapters for example in chapter["examples"]]
    assert [each["title"] for each in told if each["steps"]] and len(told) == len(of_edition(edition))
    words = " ".join(" ".join(page.extract_text() for page in pages(rendered("rules", edition, language))).split())
    assert all(chapter.title in words for chapter in printer.book.chapters)
    for example in told:
        assert example["title"] in words
        assert all(step["picture"].startswith("<svg") and step["texts"] for step in example["steps"])
    tables = [table for chapter in chapters for part in chapter["parts"] for table in part["tables"]]
    wanted = [part.table for chapter in printer.book.chapters for part in chapter.parts if part.table]
    assert len(tables) == sum(len(printer.paper.tables[name]) for name in wanted) > 0
    assert all(row[0] in words for table in tables for row in table["rows"])


@pytest.mark.parametrize("what", ["aid", "cards"])
def test_what_does_not_fit_is_told_and_not_cut_off(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters are made smaller for long words; a text that fits in none of their sizes stops the press."""
    maker = getattr(Printer, what)

    def longer(printer: Printer) -> Any:
        layout, data = maker(printer)
        texts = json.dumps(data).replace('"text": "', '"text": "' + "too long " * 200)
        return layout, json.loads(texts.replace('"paragraphs": ["', '"paragraphs": ["' + "too long " * 900))

    monkeypatch.setattr(Printer, what, longer)
    with pytest.raises(RuntimeError, match=r"too long|does not fit"):
        render_pdf(what, "wucherer-1992", "en")


@pytest.mark.parametrize(("edition", "what"), [each for each in EVERY if each[0] in ("landlord-2013", "monopoly")])
def test_letters_are_embedded_and_drawings_stay_vectors(edition: str, what: str) -> None:
    reader = PdfReader(io.BytesIO(rendered(what, edition, "de")))
    every = [reader.get_object(number) for number in range(1, int(str(reader.trailer["/Size"])))]
    objects = [each for each in every if isinstance(each, DictionaryObject)]
    described = [each for each in objects if each.get("/Type") == "/FontDescriptor"]
    assert described and all("Vollkorn" in str(each["/FontName"]) for each in described)
    assert all({"/FontFile", "/FontFile2", "/FontFile3"} & each.keys() for each in described)
    assert not [each for each in objects if each.get("/Subtype") == "/Image"]
    assert MISSING not in written(reader)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_house_rules_change_has_a_sign_that_can_be_read(language: Language) -> None:
    house: HouseRules = {"name": {"de": "Unser Abend", "en": "Our evening"}, "minimum_income": 3}
    printer = Printer("landlord-2013", language, {}, house=house)
    jail = next(card for card in printer.paper.cards if card.name == "jail")
    aid = written(PdfReader(io.BytesIO(render_pdf("aid", "landlord-2013", language, house=house))))
    assert f"{jail.line} {SIGN}" in aid.replace("\n", " ")
    assert MISSING not in aid
