"""On every page words are whole: none is cut, hidden at the edge of a field, or broken where there is no hyphen."""

from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

from altbau.games import EDITIONS
from tests.browser.conftest import Newcomer
from tests.browser.test_accessible import AXE, places, violations
from tests.browser.test_keys import assert_fits
from tests.browser.test_table import width_of
from tests.server.conftest import HUMAN, Server
from tests.server.hasty import played_at_once
from tests.server.test_lobby import Host
from tests.server.test_own_games import over

BOOK = "/rules"  # which has a search of its own; its text flows
LONG_NAMES = ("Frau Sparwasser", "Kellen-Karl", "Tante Hedwig")
BOTS = [{"name": name, "kind": "bot", "bot": "steward"} for name in LONG_NAMES]
# What may end in dots: lists of names, and the step of a replay, which is read out and drawn.
CUT = """() => {
    const MAY = ".players, .told";
    const ARROW = 18;
    const GAP = 4; /* between words and arrow, where no padding makes one */
    const canvas = document.createElement("canvas").getContext("2d");
    const room = (field) => {
        const { paddingLeft, paddingRight, font, letterSpacing } = getComputedStyle(field);
        canvas.font = font;
        canvas.letterSpacing = letterSpacing === "normal" ? "0px" : letterSpacing;
        return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };
    /* what empties a search takes room, too */
    const emptying = (field) => field.type === "search"
        && getComputedStyle(field, "::-webkit-search-cancel-button").display !== "none" ? ARROW : 0;
    const seen = (thing) => thing.checkVisibility() && thing.clientWidth > 2 && !thing.closest(".hidden, [inert]");
    const wrong = [];
    for (const thing of document.querySelectorAll("body *")) {
        const { textOverflow } = getComputedStyle(thing);
        const cut = textOverflow === "ellipsis" && thing.scrollWidth > thing.clientWidth + 1;
        const words = thing.textContent.trim();
        if (cut && words && seen(thing) && !thing.matches(MAY)) wrong.push(`cut: ${words}`);
    }
    for (const field of document.querySelectorAll("select")) {
        const words = field.selectedOptions[0]?.text ?? "";
        const gap = Math.max(0, GAP - parseFloat(getComputedStyle(field).paddingRight));
        const space = seen(field) ? room(field) - gap - ARROW : Infinity;
        if (canvas.measureText(words).width > space) wrong.push(`cut: ${words}`);
    }
    for (const field of document.querySelectorAll("input[placeholder]")) {
        const space = seen(field) ? room(field) - emptying(field) : Infinity;
        if (!/^http/.test(field.placeholder) && canvas.measureText(field.placeholder).width > space + 1)
            wrong.push(`cut: ${field.placeholder}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (!text.data.trim() || !seen(text.parentElement)) continue;
        if (getComputedStyle(text.parentElement).hyphens === "auto") continue;
        for (const { 0: word, index } of text.data.matchAll(/\\p{L}{2,}/gu)) {
            const range = document.createRange();
            // the hyphen of a break counts as a part of the next letter
            range.setStart(text, text.data[index - 1] === "\\u00AD" ? index + 1 : index);
            range.setEnd(text, index + word.length);
            const boxes = [...range.getClientRects()].filter(({ width }) => width > 1); // not the end before a hyphen
            const lines = new Set(boxes.map(({ top }) => Math.round(top)));
            if (lines.size > 1) wrong.push(`broken: ${word}`);
        }
    }
    return wrong;
}"""
FIELDS_CUT = CUT.replace("texts.nextNode()", "false")  # where the text flows
# The lines of text in sight that lie over another; letters have room above and below.
OVER = """() => {
    const lines = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const hidden = ".hidden, [inert], svg";
    while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const element = text.parentElement;
        if (!text.data.trim() || element.closest(hidden)) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
            const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2); // null where it is cut off
            if (width < 2 || !over || !(element.contains(over) || over.contains(element))) continue;
            const air = height / 4;
            lines.push({ words: text.data.trim().slice(0, 30), left, right, top: top + air, bottom: bottom - air });
        }
    }
    const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom && other.top < one.bottom;
    return lines.flatMap((one, place) =>
        lines.slice(place + 1).filter((other) => meets(one, other)).map(({ words }) => `${one.words} / ${words}`));
}"""

# The entries of the list of chapters that are lower than their words.
LOW = """() => [...document.querySelectorAll(".side nav a")]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => textContent)"""

SIZES = ((1280, 860), (1280, 740), (360, 740), (568, 232))
WIDTHS = (360, 1280)
STEPS = 6
GAP = 120  # pixels: of a paragraph, where money is judged
PLACE = """() => {
    const { x, y, width, height } = document.querySelector("#main").getBoundingClientRect();
    return [x, y + scrollY, width, height];
}"""


def cut(page: Page) -> list[str]:
    """The words that are not whole."""
    wrong: list[str] = page.evaluate(CUT)
    return wrong


def widen(page: Page, width: int, height: int = 740) -> None:
    """Let the window have another size, and draw the page in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")


@pytest.mark.parametrize("locale", ["de-DE", pytest.param("en-GB", marks=pytest.mark.long)])
def test_words_are_whole_on_every_page(server: Server, newcomer: Newcomer, locale: str) -> None:
    """In a narrow window each is accessible, too; in a wide one `test_accessible.py` looks at most."""
    done, (own, *_) = server.start_table(HUMAN, *BOTS, options={"starter": "A"})
    over(server, done, own)
    page = newcomer(f"/t/{done}#{own}", locale=locale, height=740)
    expect(page.get_by_test_id("ranking")).to_be_visible()
    elsewhere = [path for paths in places(server).values() for path in paths if path != BOOK]
    here = [f"/t/{done}/replay", f"/e/{done}"]
    found: list[str] = []
    page.add_init_script(path=AXE)
    for path in (*elsewhere, *here):
        if urlsplit(page.url).path == urlsplit(path).path:
            page.goto(server.address + "/healthz")  # or a change behind `#` would load nothing
        widen(page, WIDTHS[0])
        page.goto(server.address + path)
        expect(page.locator("#main > *").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        for width in WIDTHS:
            widen(page, width)
            wrong = cut(page)
            if width_of(page) > width:
                wrong.append("the page is too wide")
            if width == WIDTHS[0] or path in here:
                wrong += violations(page)
            found += [f"{path}, {width}: {each}" for each in wrong]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("locale", ["de-DE", pytest.param("en-GB", marks=pytest.mark.long)])
def test_no_line_of_a_rulebook_lies_over_another(newcomer: Newcomer, locale: str) -> None:
    """Also in the list of chapters, which scrolls; the field of the search says what it is for."""
    page = newcomer("/healthz", locale=locale)
    found: list[str] = []
    for edition in EDITIONS:
        page.goto(urljoin(page.url, f"/rules/{edition}"))
        expect(page.get_by_test_id("rulebook")).to_be_visible()
        page.wait_for_load_state("networkidle")
        for width, height in ((1280, 720), (360, 740)):
            widen(page, width, height)
            page.evaluate("scrollTo(0, 0)")
            wrong = page.evaluate(OVER) + page.evaluate(LOW)
            page.locator(".side nav").evaluate("(list) => list.scrollTo(list.scrollWidth, list.scrollHeight)")
            wrong += page.evaluate(OVER) + page.evaluate(FIELDS_CUT)
            found += [f"{edition}, {width}: {each}" for each in wrong]
    assert not found, "\n".join(found)


def test_words_are_whole_in_forms(newcomer: Newcomer) -> None:
    page = newcomer("/", locale="de-DE")
    page.get_by_test_id("choose").click()
    expect(page.get_by_test_id("start-button")).to_be_enabled()
    for width in WIDTHS:
        widen(page, width)
        assert cut(page) == [], width
    page.goto(page.url.rstrip("/") + BOOK)
    expect(page.get_by_role("searchbox").first).to_be_visible()
    for width in WIDTHS:
        widen(page, width)
        assert page.evaluate(FIELDS_CUT) == [], width


@pytest.mark.parametrize(
    ("edition", "agreed"),
    [
        ("landlord-2013", {"house": {"name": {"de": "Unser Abend", "en": "Our evening"}, "starting_coins": 10}}),
        ("monopoly", {"options": {"turn-limit": 3, "parking-pot": True, "double-salary": True}}),
    ],
)
@pytest.mark.parametrize("server", [played_at_once], indirect=True)
def test_a_judged_game_keeps_its_place_and_its_words(
    server: Server, newcomer: Newcomer, edition: str, agreed: dict[str, object]
) -> None:
    """Also under house rules; the table stays where it is, step by step and whatever has been found. Nothing found
    leaves no gap."""
    id, (key, *_) = server.start_table(HUMAN, *BOTS, edition=edition, **agreed)
    over(server, id, key)
    page = newcomer(f"/t/{id}#{key}", locale="de-DE")
    expect(page.get_by_test_id("ranking")).to_be_visible()
    page.goto(f"{server.address}/t/{id}/replay")
    page.get_by_test_id("start-analysis").click()
    expect(page.get_by_test_id("analysis")).to_have_attribute("data-over", "true")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        expect(page.get_by_test_id("analysis-seats")).to_be_visible()
        expect(page.locator(".street, [data-testid=board] li").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        before = page.evaluate(PLACE)
        for _ in range(STEPS):
            page.keyboard.press("ArrowRight")
            assert page.evaluate(PLACE) == before
        assert cut(page) == []
        assert_fits(page)
        last = page.get_by_test_id("analysis-errors").locator(":scope > li").last.bounding_box()
        below = page.locator("#balances-title").bounding_box()
        assert last and below
        assert below["y"] - last["y"] - last["height"] < GAP


def test_who_shares_a_device_while_a_table_waits_is_told_about_the_clock(server: Server, newcomer: Newcomer) -> None:
    host = Host(server, HUMAN, {"name": "Ida", "kind": "human"}, {"kind": "link"})
    page = newcomer(f"/t/{host.id}#{host.key}", locale="de-DE", height=740)
    told = page.get_by_test_id("clock-shared")
    expect(page.get_by_test_id("lobby-edition")).to_be_visible()
    expect(told).to_have_count(0)
    page.get_by_test_id("clock").select_option("turn-60")
    guest = newcomer(f"/t/{host.id}#{host.join('Ben')}", height=740)
    for width in WIDTHS:
        widen(page, width)
        widen(guest, width)
        expect(told).to_contain_text("teilen sich mehrere ein Gerät")
        assert_fits(page)
        expect(guest.get_by_test_id("clock-shared")).to_be_visible()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_plot_of_a_lobby_stands_apart(server: Server, newcomer: Newcomer, seats: int) -> None:
    """Each row of plots is full; two of four seats stand below the other two in a phone's window, in sight."""
    bots = [{"name": None, "kind": "bot", "bot": bot} for bot in ("speculator-strategist", "gangster", "landlord")]
    others: list[dict[str, Any]] = [{"kind": "link"}, *bots, {"kind": "link"}]
    host = Host(server, HUMAN, *others[: seats - 1])
    page = newcomer(f"/t/{host.id}#{host.join('Ben')}", locale="de-DE")
    plots = page.locator("[data-plot]")
    expect(plots).to_have_count(seats)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        rows: dict[int, float] = {}
        for plot in plots.all():
            box = plot.bounding_box()
            assert box
            foot = round(box["y"] + box["height"])
            rows[foot] = rows.get(foot, 0) + box["width"]
        street = page.locator("ol.street").evaluate("(street) => street.clientWidth")
        assert all(street - 40 < wide <= street for wide in rows.values()), (width, street, rows)
        if (width, height) == (360, 740) and seats == 4:
            expect(page.get_by_test_id("plot-D")).to_be_in_viewport(ratio=1)
        assert cut(page) == []
        assert_fits(page)


@pytest.mark.parametrize("players", [pytest.param(3, marks=pytest.mark.long), 6])
@pytest.mark.parametrize("edition", ["landlord-2013", "wucherer-1997", "wucherer-1992", "monopoly"])
def test_no_clock_covers_a_note(server: Server, newcomer: Newcomer, edition: str, players: int) -> None:
    """At a table by days, where the clock tells its longest times."""
    others = [{"name": f"{name} {number}", "kind": "link"} for number in range(2) for name in LONG_NAMES]
    me = {"name": "Anna-Katharina Sparwasser", "kind": "human"}
    options = {} if edition == "monopoly" else {"starter": "A"}
    id, (key, *_) = server.start_table(me, *others[: players - 1], edition=edition, options=options, clock="days-3")
    page = newcomer(f"/t/{id}#{key}", locale="de-DE", height=800)
    slip, clock = page.get_by_test_id("note").locator("p"), page.get_by_test_id("clock-A").first
    expect(clock).to_be_visible()
    if edition != "monopoly":  # where the dice choose who begins
        expect(slip).to_be_visible()
    for days in ("3 Tage", "23 Std."):
        clock.evaluate("(clock, days) => (clock.lastChild.data = days)", days)
        if slip.count():
            one, other = slip.bounding_box(), clock.bounding_box()
            assert one and other
            apart = (
                one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
                or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
            )  # fmt: skip
            assert apart, (one, other)
