"""The rulebook lays out what comes near and hides nothing by it; a number opens beside its sentence."""

import re
from io import BytesIO

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.browser.conftest import Newcomer
from tests.browser.test_accessible import violations
from tests.browser.test_keys import assert_fits
from tests.browser_support import chromium
from tests.server.conftest import Server

BOOKS = ("landlord-2013", "wucherer-1997", "wucherer-1992", "monopoly")
NOTE = "[data-testid=rule-note]"
SIZES = {"desk": (1280, 860), "phone": (360, 740)}
SKIPPED = """() => [...document.querySelectorAll("main section")].filter(
    ({ lastElementChild }) => !lastElementChild.checkVisibility({ contentVisibilityAuto: true })).length"""
# How much higher than was estimated each chapter is once it has been laid out.
LOW = """() => [...document.querySelectorAll("main section")].flatMap((section) => {
    const estimated = section.getBoundingClientRect().height;
    section.style.contentVisibility = "visible";
    const more = section.getBoundingClientRect().height - estimated;
    return more > 1 ? [`${section.getAttribute("aria-labelledby")}: ${Math.round(more)}`] : [];
})"""
HEADINGS = "() => [...document.querySelectorAll('main :is(h1, h2, h3)')].map(({ textContent }) => textContent.trim())"
NEAR_TOP = """([id, most]) => {
    const above = parseFloat(getComputedStyle(document.getElementById(id)).scrollMarginTop);
    const { top } = document.getElementById(id).getBoundingClientRect();
    const end = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    return Math.abs(top - above) <= most || (end && top > above);
}"""
# Opens each number of a book in turn, folded ones, too, and says what is wrong with its note.
OPEN_ALL = """async () => {
    const wrong = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const fold of document.querySelectorAll("main details:not([data-testid=example])")) fold.open = true;
    const overlap = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const texts = (section) => {
        const found = [];
        const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const { parentElement, data } = walker.currentNode;
            if (data.trim() && !parentElement.closest("[role=note], .hidden")) found.push(walker.currentNode);
        }
        return found;
    };
    const places = [...document.querySelectorAll("main [id]")].filter(({ id }) => /^[A-Z][0-9]+$/.test(id));
    for (const place of places) {
        const said = [...place.childNodes].find((node) => node.nodeType === 3 && node.data.trim()).data.trim();
        const door = place.querySelector("[data-rules]");
        door.click();
        let note = null;
        for (let tries = 0; tries < 400 && !(note = place.querySelector("[role=note]")); tries++) await frame();
        if (!note) { wrong.push(`${place.id} does not open`); continue; }
        await frame();
        if (document.querySelectorAll("[role=note]").length !== 1) wrong.push(`${place.id} is not alone`);
        if ([...note.querySelectorAll("dd")].some(({ lastChild }) => lastChild.textContent.trim() === said))
            wrong.push(`${place.id} says its sentence again`);
        if (door.getAttribute("aria-expanded") !== "true") wrong.push(`${place.id} is not marked as open`);
        const box = note.getBoundingClientRect();
        const button = door.getBoundingClientRect();
        const beside = innerWidth >= 1216;
        if (beside ? box.left < button.right - 1 || box.top > button.bottom + 1 : box.top < button.bottom - 1)
            wrong.push(`${place.id} opens elsewhere`);
        if (box.left < 0 || box.right > document.documentElement.clientWidth) wrong.push(`${place.id} leaves the page`);
        const section = place.closest("section");
        const near = [section, section.nextElementSibling].filter(Boolean).flatMap(texts);
        for (const text of near) {
            if (!overlap(box, text.parentElement.getBoundingClientRect())) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            if ([...range.getClientRects()].some((line) => overlap(box, line)))
                wrong.push(`${place.id} covers “${text.data.trim().slice(0, 30)}”`);
        }
        const search = document.querySelector("input[type=search]").getBoundingClientRect();
        const seen = document.elementFromPoint(search.left + 20, search.top + search.height / 2);
        if (!seen?.closest("[role=search]")) wrong.push(`${place.id} hides the search`);
        const hit = document.elementFromPoint(button.left + button.width / 2, button.top + button.height / 2);
        if (!hit || !door.contains(hit)) wrong.push(`${place.id} hides its number`);
    }
    return [places.length, wrong];
}"""


def opened_book(newcomer: Newcomer, edition: str, size: tuple[int, int], locale: str = "de-DE", at: str = "") -> Page:
    page = newcomer(f"/rules/{edition}{at}", locale=locale, width=size[0], height=size[1])
    expect(page.get_by_test_id("rulebook")).to_be_visible()
    return page


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_far_chapters_wait_and_anchors_reach_them(newcomer: Newcomer, size: tuple[int, int]) -> None:
    page = opened_book(newcomer, "landlord-2013", size)
    assert page.evaluate(SKIPPED) > 5
    for chapter in ("rent", "answers", "turn", "cards"):
        page.evaluate("(chapter) => { location.hash = chapter }", chapter)
        expect(page.locator(f"#{chapter}")).to_be_focused()
        page.wait_for_function(NEAR_TOP, arg=[chapter, 4])
    page.goto("about:blank")
    page = opened_book(newcomer, "landlord-2013", size, at="#R188")
    expect(page.locator("#R188")).to_be_focused()
    expect(page.locator("#R188")).to_be_in_viewport()


def test_far_chapters_are_in_the_document_and_on_paper(newcomer: Newcomer) -> None:
    """Their text is there to be searched, in no state that a browser's search passes over."""
    page = opened_book(newcomer, "landlord-2013", SIZES["desk"])
    far = page.locator("main section:has(#R188)")
    printed = page.locator("main > section:not([aria-labelledby=cards])")
    expect(far).to_have_css("content-visibility", "auto")
    assert (page.locator("#R188").text_content() or "").strip().startswith("Wer im Knast sitzt")
    page.emulate_media(media="print")
    for chapter in printed.all():
        expect(chapter).to_have_css("content-visibility", "visible")


def test_all_of_a_rulebook_is_printed(newcomer: Newcomer) -> None:
    """Also what is far and what is folded."""
    page = opened_book(newcomer, "landlord-2013", SIZES["desk"])
    assert page.evaluate(SKIPPED) > 5
    numbers = page.evaluate("() => [...document.querySelectorAll('main p [data-rules]')].map((d) => d.dataset.rules)")
    text = "".join(sheet.extract_text() for sheet in PdfReader(BytesIO(page.pdf())).pages)
    printed = re.sub(r"\s", "", text)
    assert len(numbers) > 100 and [number for number in numbers if number not in printed] == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("edition", BOOKS)
def test_far_chapters_do_not_reach_into_the_next(newcomer: Newcomer, edition: str, size: tuple[int, int]) -> None:
    """They are estimated rather too high: targets of two chapters never lie upon each other."""
    page = opened_book(newcomer, edition, size)
    assert page.evaluate(LOW) == []


@pytest.mark.parametrize("edition", BOOKS)
def test_a_row_that_scrolls_shows_where_more_follows(newcomer: Newcomer, edition: str) -> None:
    page = opened_book(newcomer, edition, SIZES["phone"])
    for row in page.locator("nav").all():
        if row.evaluate("(row) => row.scrollWidth > row.clientWidth"):
            expect(row).to_have_css("background-attachment", "local, local, scroll, scroll")


def test_a_screen_reader_has_far_chapters(server: Server, newcomer: Newcomer) -> None:
    """All headings and numbers, in their order. The tree is the one that a browser builds for screen readers; that of
    the developer tools, built on demand, lacks what has not been laid out."""
    shown = opened_book(newcomer, "landlord-2013", SIZES["desk"])
    assert shown.context.browser
    options = chromium.launch_options()
    options["args"] = [*options.get("args", []), "--force-renderer-accessibility"]
    browser = shown.context.browser.browser_type.launch(**options)
    page = browser.new_page(locale="de-DE")
    page.goto(f"{server.address}/rules/landlord-2013")
    expect(page.get_by_test_id("rulebook")).to_be_visible()
    assert page.evaluate(SKIPPED) > 5
    headings = page.evaluate(HEADINGS)
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    named = [(each.get("role", {}).get("value"), each.get("name", {}).get("value", "")) for each in nodes]
    heard = [name for role, name in named if role == "heading"]
    assert [name.strip() for name in heard] == headings
    numbers = page.evaluate("() => [...document.querySelectorAll('main p [data-rules]')].map((door) => door.ariaLabel)")
    assert numbers and {*numbers} <= {name for role, name in named if role == "button"} | {*folded(page)}
    browser.close()


def folded(page: Page) -> list[str]:
    """The names of the numbers that are folded away."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('main details:not([open]) [data-rules]')].map((door) => door.ariaLabel)"
    )
    return found


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("edition", BOOKS)
def test_each_number_opens_beside_its_sentence_and_covers_nothing(
    newcomer: Newcomer, edition: str, size: tuple[int, int]
) -> None:
    page = opened_book(newcomer, edition, size)
    number, wrong = page.evaluate(OPEN_ALL)
    assert number > 30 and wrong == []


def test_a_note_is_opened_read_and_closed_by_keyboard(newcomer: Newcomer) -> None:
    """It has the focus, so that it is read; its links lead on; Escape leads back to the number."""
    page = opened_book(newcomer, "landlord-2013", (568, 232), at="#R188")
    expect(page.locator("#R188")).to_be_focused()
    page.keyboard.press("Tab")
    door = page.locator("#R188 > [data-rules]")
    expect(door).to_be_focused()
    page.keyboard.press("Enter")
    note = page.locator(f"#R188 {NOTE}")
    expect(note).to_be_focused()
    expect(door).to_have_attribute("aria-expanded", "true")
    expect(note).to_contain_text("In den anderen Ausgaben")
    expect(note).to_contain_text("Im gedruckten Heft")
    expect(note).to_contain_text("„Phase 3“, 4. Absatz")
    expect(page.get_by_role("searchbox")).to_be_in_viewport()
    assert_fits(page)
    assert violations(page) == []
    note.get_by_role("button", name="Hausbesetzer kommen und gehen").press("Enter")
    expect(page.get_by_test_id("example").filter(has_text="Hausbesetzer kommen")).to_have_attribute("open", "")
    note.get_by_role("link").first.focus()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(door).to_be_focused()
    expect(door).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    other = note.get_by_role("link").first
    number = other.inner_text()
    other.press("Enter")
    expect(page.locator(f"#{number}")).to_be_focused()
    expect(page).to_have_url(re.compile(f"#{number}$"))


def test_a_number_in_a_table_leads_to_its_sentence(newcomer: Newcomer) -> None:
    page = opened_book(newcomer, "landlord-2013", SIZES["desk"], locale="en-GB")
    row = page.locator("main table [data-rules=R185]").first
    row.click()
    expect(page.locator(f"#R185 {NOTE}")).to_be_focused()
    expect(page.locator("#R185")).to_be_in_viewport()
    page.locator("#R185 > [data-rules]").click()
    expect(page.locator(NOTE)).to_have_count(0)
