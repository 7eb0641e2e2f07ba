"""No text leaves its box, in German, which has the longer words, and in the widest letter that systems have."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION
from tests.browser.questions import questions, start_asked
from tests.browser.router import lead
from tests.browser.test_lobby import come, opened
from tests.browser.test_reach import KNOWN, PAGES, USUAL, Sizes
from tests.server.conftest import HUMAN, Server
from tests.server.hasty import played_at_once
from tests.server.test_tables import play_out

NAMES = ("Anna-Katharina", "Baron Giebel", "Tante Hedwig", "Opa Knauser", "Frau Sparwasser", "Fritz", "Gesa")
SIZES = ((1280, 800), (1024, 768), (360, 740), (740, 360), (320, 256))
GRID = (*SIZES, (1920, 1080), (1440, 900), (480, 270), (568, 232), (640, 430))
NARROWEST = 360  # pixels: from here on no answer has more than two lines
# Sets the system's letter as wide as DejaVu Sans, which few systems have: as wide as its widest words are in it.
WIDE = """() => {
    const [WORDS, WIDTHS] = ["Gebäude zurückgeben", { 400: 11.28, 600: 12.61 }]; /* em */
    const pen = document.createElement("canvas").getContext("2d");
    const spaces = Object.entries(WIDTHS).map(([weight, width]) => {
        pen.font = `${weight} 100px system-ui`;
        return [weight, (width - pen.measureText(WORDS).width / 100) / WORDS.length];
    });
    for (const element of document.querySelectorAll("body :not(svg *)")) {
        const { fontFamily, fontWeight } = getComputedStyle(element);
        const [, space] = spaces.findLast(([weight]) => fontWeight >= weight) ?? spaces[0];
        element.style.letterSpacing = fontFamily.startsWith("system-ui") ? `${space}em` : "normal";
    }
}"""
# The boxes that their words leave, and the answers with more than so many lines, if that is limited.
OUT = """(most) => {
    const QUESTION = "[data-testid=question]:not(.upright)";
    const BOXES = `button, .button, .coin, .badge, .plate, .portrait h2 > *, .tag, .sign, .block, .mat,
        ${QUESTION} .words`;
    /* drawings, cards and squares (test_one_screen.py), the crane's hook, notes over plates, and the log, whose oldest
     * line fades */
    const EXEMPT = ".hidden, svg, .card, .field, .deed, [data-testid=plot], [data-testid=note], .ticker, [inert]";
    const told = (box) => `${box.dataset.testid ?? box.className}: ${box.textContent.trim().slice(0, 40)}`;
    const isCut = ({ visibility, textOverflow, webkitLineClamp, clipPath }) =>
        visibility === "hidden" || textOverflow === "ellipsis" || webkitLineClamp !== "none" || clipPath !== "none";
    const lines = (box) => {
        const found = [];
        for (const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT); walk.nextNode(); ) {
            const text = walk.currentNode;
            if (!text.data.trim() || text.parentElement.closest(EXEMPT)) continue;
            if (isCut(getComputedStyle(text.parentElement))) continue; /* with a sign of it, or only heard */
            const range = document.createRange();
            range.selectNodeContents(text);
            found.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
        }
        return found;
    };
    const wrong = [];
    for (const box of document.querySelectorAll(`:is(main, header, dialog[open]) :is(${BOXES})`)) {
        const { left, right, top, bottom, width } = (box.closest(`${QUESTION} .words`)?.parentElement ?? box)
            .getBoundingClientRect();
        if (!box.checkVisibility({ visibilityProperty: true }) || box.closest(EXEMPT) || width <= 1) continue;
        const found = lines(box);
        const out = (line) => {
            const air = Math.max(3, line.height / 5); /* above and below letters */
            return (
                line.left < left - 1 || line.right > right + 1 || line.top < top - air || line.bottom > bottom + air
            );
        };
        if (found.some(out)) wrong.push(`${told(box)} leaves its box`);
        const rows = new Set(found.map((line) => Math.round(line.top / 6))).size;
        if (most && box.matches(".option:not(.picture)") && rows > most) wrong.push(`${told(box)} has ${rows} lines`);
    }
    return wrong;
}"""
# The height of each step of the podium, by its place.
STEPS = """() => [...document.querySelectorAll("[data-testid=standing] li")].map((step) =>
    [parseInt(step.querySelector(".result > b").textContent), step.querySelector(".block").offsetHeight])"""


def out(page: Page, sizes: Sizes) -> list[str]:
    """The words that leave their boxes in windows of these sizes."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        page.evaluate(WIDE)
        most = 2 if width >= NARROWEST else 0
        found += [f"{width} × {height}: {each}" for each in page.evaluate(OUT, most)]
    return found


def out_at_tables(server: Server, newcomer: Newcomer, edition: str, kinds: tuple[str, ...], sizes: Sizes) -> list[str]:
    """The words that leave their boxes where these questions are asked."""
    page, found = newcomer("/healthz", locale="de-DE"), []
    page.evaluate(KNOWN)
    page.goto(f"{server.address}/nowhere")
    for kind in kinds:
        id, key = start_asked(server, questions(edition)[kind])
        lead(page, f"/t/{id}#{key}")
        expect(page.locator(f"{QUESTION}.mine")).to_have_attribute("data-question", kind)
        found += [f"{kind}, {each}" for each in out(page, sizes)]
    return found


@pytest.mark.parametrize("edition", USUAL)
def test_no_word_leaves_its_box_at_a_table(server: Server, newcomer: Newcomer, edition: str) -> None:
    found = out_at_tables(server, newcomer, edition, USUAL[edition], SIZES)
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("edition", ["landlord-2013", "wucherer-1997", "wucherer-1992", "monopoly"])
def test_no_word_leaves_its_box_at_any_question(server: Server, newcomer: Newcomer, edition: str) -> None:
    found = out_at_tables(server, newcomer, edition, tuple(questions(edition)), GRID)
    assert not found, "\n".join(found)


def test_no_word_leaves_its_box_on_other_pages(server: Server, newcomer: Newcomer) -> None:
    page = newcomer("/puzzles/none", locale="de-DE")
    found = []
    for path, there in PAGES.items():
        lead(page, path)
        expect(page.locator(there).first).to_be_visible()
        found += [f"{path}, {each}" for each in out(page, SIZES)]
    lead(page, "/")
    page.get_by_test_id("choose").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += out(page, SIZES)
    host = opened(newcomer)
    come(server, newcomer, host, "Benjamin")
    found += out(host, SIZES)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("edition", "bots"), [("landlord-2013", 3), ("monopoly", 7)])
@pytest.mark.parametrize("server", [played_at_once], indirect=True)
def test_rank_alone_sets_the_height_of_a_step(server: Server, newcomer: Newcomer, edition: str, bots: int) -> None:
    options = {"turn-limit": 1} if edition == "monopoly" else {}
    others = [{"name": name, "kind": "bot", "bot": "random"} for name in NAMES[:bots]]
    id, (key, *_) = server.start_table(HUMAN, *others, edition=edition, options=options)
    play_out(server, id, key)
    page = newcomer(f"/t/{id}#{key}", locale="de-DE")
    expect(page.get_by_test_id("ranking")).to_be_visible()
    found = []
    for size in SIZES:
        found += out(page, (size,))
        heights: dict[int, set[int]] = {}
        for place, height in page.evaluate(STEPS):
            heights.setdefault(min(place, 5), set()).add(height)
        assert all(len(each) == 1 for each in heights.values()), (size, heights)
        ordered = [min(heights[place]) for place in sorted(heights)]
        assert ordered == sorted(ordered, reverse=True)
        assert len(set(ordered)) == len(ordered), (size, heights)
    assert not found, "\n".join(found)
