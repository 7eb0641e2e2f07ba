"""The rulebook lays out what comes near and hides nothing by it; a number opens beside its sentence."""

import re
from io import BytesIO

import pytest
from playwright.sync_api import BrowserType, Page, expect
from pypdf import PdfReader

from tests.browser.conftest import Newcomer
from tests.browser.test_keys import assert_fits
from tests.browser_support import chromium
from tests.server.conftest import Server

BOOKS = ("landlord-2013", "wucherer-1997", "wucherer-1992", "monopoly")
NOTE = "[data-testid=rule-note]"
SIZES = {"desk": (1280, 860), "phone": (360, 740)}
SKIPPED = """() => [...document.querySelectorAll("main section")].filter(
    ({ lastElementChild }) => !lastElementChild.checkVisibility({ contentVisibilityAuto: true })).length"""
# How much higher than was estimated each chapter is once it has been laid out. Afterwards it is as before.
LOW = """() => {
    const sections = [...document.querySelectorAll("main section")];
    const heights = () => sections.map((section) => section.getBoundingClientRect().height);
    for (const section of sections) {
        const { containIntrinsicBlockSize: guess } = getComputedStyle(section);
        section.style.contentVisibility = "hidden";
        section.style.containIntrinsicBlockSize = guess.replace("auto ", ""); // not what was remembered
    }
    const estimated = heights();
    for (const { style } of sections) style.contentVisibility = "visible";
    const found = heights().map((height, at) => [sections[at].getAttribute("aria-labelledby"), height - estimated[at]]);
    for (const { style } of sections) [style.contentVisibility, style.containIntrinsicBlockSize] = ["", ""];
    return found.filter(([, more]) => more > 1).map(([chapter, more]) => `${chapter}: ${Math.round(more)}`);
}"""
# The chapters that paper would lack.
HELD_BACK = """() => [...document.querySelectorAll("main > section:not([aria-labelledby=cards])")]
    .filter((section) => getComputedStyle(section).contentVisibility !== "visible")
    .map((section) => section.getAttribute("aria-labelledby"))"""
# The rows that scroll without shadows at their ends.
ENDLESS = """() => [...document.querySelectorAll("nav")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .filter((row) => getComputedStyle(row).backgroundAttachment !== "local, local, scroll, scroll")
    .map((row) => row.ariaLabel ?? row.className)"""
HEADINGS = "() => [...document.querySelectorAll('main :is(h1, h2, h3)')].map(({ textContent }) => textContent.trim())"
NEAR_TOP = """([id, most]) => {
    const above = parseFloat(getComputedStyle(document.getElementById(id)).scrollMarginTop);
    const { top } = document.getElementById(id).getBoundingClientRect();
    const end = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    return Math.abs(top - above) <= most || (end && top > above);
}"""
# Opens each number of a book in turn, folded ones, too, and says what is wrong with its note. Frames take most of the
# time: none is waited for but where another chapter is laid out.
OPEN_ALL = """async () => {
    const wrong = [];
    const MOST = 60_000; // milliseconds
    const frame = () => new Promise(requestAnimationFrame);
    const soon = () => new Promise(setTimeout);
    let chapter = null;
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
        const began = performance.now();
        const opened = () => place.querySelector("[role=note]");
        while (document.activeElement !== opened() && performance.now() - began < MOST) await soon();
        const note = opened();
        if (!note) { wrong.push(`${place.id} does not open`); continue; }
        const section = place.closest("section");
        if (section !== chapter) await frame().then(frame);
        chapter = section;
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


def resize(page: Page, size: str) -> None:
    """Let the window have another size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("size", SIZES)
def test_far_chapters_wait_and_anchors_reach_them(newcomer: Newcomer, size: str) -> None:
    page = opened_book(newcomer, "landlord-2013", SIZES[size], at="#R188")
    expect(page.locator("#R188")).to_be_focused()
    expect(page.locator("#R188")).to_be_in_viewport()
    assert page.evaluate(SKIPPED) > 5
    for chapter in ("rent", "answers", "turn", "cards"):
        page.evaluate("(chapter) => { location.hash = chapter }", chapter)
        expect(page.locator(f"#{chapter}")).to_be_focused()
        page.wait_for_function(NEAR_TOP, arg=[chapter, 4])


def test_far_chapters_are_in_the_document_and_on_paper(newcomer: Newcomer) -> None:
    """Their text is there to be searched, in no state that a browser's search passes over. All of it is printed, also
    what is folded."""
    page = opened_book(newcomer, "landlord-2013", SIZES["desk"])
    far = page.locator("main section:has(#R188)")
    expect(far).to_have_css("content-visibility", "auto")
    assert page.evaluate(SKIPPED) > 5
    assert (page.locator("#R188").text_content() or "").strip().startswith("Wer im Knast sitzt")
    numbers = page.evaluate("() => [...document.querySelectorAll('main p [data-rules]')].map((d) => d.dataset.rules)")
    text = "".join(sheet.extract_text() for sheet in PdfReader(BytesIO(page.pdf())).pages)
    printed = re.sub(r"\s", "", text)
    assert len(numbers) > 100 and [number for number in numbers if number not in printed] == []
    page.emulate_media(media="print")
    assert page.evaluate(HELD_BACK) == []


@pytest.mark.parametrize("edition", BOOKS)
def test_a_book_is_laid_out_beside_its_notes(newcomer: Newcomer, edition: str) -> None:
    """Far chapters are estimated rather too high: targets of two chapters never lie upon each other. A row that scrolls
    shows where more follows. Each number opens beside its sentence and covers nothing."""
    page = opened_book(newcomer, edition, SIZES["desk"])
    wrong: list[str] = []
    for size in SIZES:
        resize(page, size)
        wrong += [f"{size}: too low is {each}" for each in page.evaluate(LOW)]
    for size in ("phone", "desk"):
        resize(page, size)
        wrong += [f"{size}: {row} shows no end" for row in page.evaluate(ENDLESS)]
        number, found = page.evaluate(OPEN_ALL)
        assert number > 30
        wrong += [f"{size}: {each}" for each in found]
    assert not wrong, "\n".join(wrong)


def test_a_screen_reader_has_far_chapters(server: Server, browser_type: BrowserType) -> None:
    """All headings and numbers, in their order. The tree is the one that a browser builds for screen readers; that of
    the developer tools, built on demand, lacks what has not been laid out."""
    options = chromium.launch_options()
    options["args"] = [*options.get("args", []), "--force-renderer-accessibility"]
    browser = browser_type.launch(**options)
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
