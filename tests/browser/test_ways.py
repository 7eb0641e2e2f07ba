"""Five ways lead from every page to all others, each with its own title and heading; at a table they are in the menu.
Whose turn it is always stands whole in the bar."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from altbau.games import EDITIONS
from altbau.play.teaching.lesson import lesson
from altbau.play.teaching.puzzle import as_lesson, puzzle
from tests.browser.conftest import Newcomer
from tests.browser.learner import BUBBLE, Learner
from tests.browser.player import QUESTION, open_menu
from tests.browser.router import lead
from tests.browser.test_accessible import violations
from tests.browser.test_keys import assert_fits
from tests.browser.test_whole_words import cut
from tests.server.conftest import BOT, FRIEND, HUMAN, Server
from tests.server.hasty import played_at_once
from tests.server.test_tables import play_out

WAYS = {  # with the pages of each
    "play": ("/",), "learn": ("/learn",), "puzzles": ("/puzzles", "/deals", "/position"),
    "games": ("/games", "/records"), "rules": ("/rules", "/rules/differences", "/print"),
}  # fmt: skip
WIDTHS = (1280, 1000, 740, 360, 320)
LONGEST = "Wilhelmine Wagenknechts"  # 24 letters are allowed
# Where the words about the turn are cut, leave the bar or lie under something.
CUT = """() => {
    const turn = document.querySelector("[data-testid=turn]");
    const bar = turn.closest("header").getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(turn);
    return [...words.getClientRects()].filter(({ left, right, top, bottom, height }) => {
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const drawn = { top: top + height / 5, bottom: bottom - height / 5 }; // without the room above and below
        const inside = left >= 0 && right <= innerWidth && drawn.top >= bar.top && drawn.bottom <= bar.bottom;
        return !inside || !turn.contains(over);
    }).map(({ left, top }) => `${turn.textContent} at ${left}, ${top}, ${innerWidth} wide`);
}"""

# What stands on houses and is wider than its sign or doormat.
CUT_WORDS = """houses => houses.flatMap(house => [...house.querySelectorAll("*")])
    .filter(({ children, textContent }) => !children.length && textContent.trim())
    .filter((sign) => sign.scrollWidth > sign.clientWidth + 1 && getComputedStyle(sign).display !== "inline")
    .filter((sign) => !sign.matches(".hidden"))
    .map(({ textContent }) => textContent)"""
EDGES = "buttons => buttons.map((button) => getComputedStyle(button).borderTopColor)"
IN_SIGHT = """() => {
    const menu = document.querySelector("[data-testid=menu-entries]");
    const { bottom } = menu.getBoundingClientRect();
    return [...menu.querySelectorAll("button, a")].filter((each) => each.getBoundingClientRect().bottom <= bottom)
        .map(({ textContent }) => textContent);
}"""
LEAST_IN_SIGHT = 4

# The faces that something lies over.
COVERED = """faces => faces.filter((face) => {
    const { left, right, top, bottom } = face.getBoundingClientRect();
    const over = (one) => one.left < right && left < one.right && one.top < bottom - 2 && top < one.bottom;
    return [...document.querySelectorAll(".scene :is(.mats > *, .plate)")]
        .some((each) => over(each.getBoundingClientRect()));
}).map((face) => face.closest("li").dataset.seat)"""
# Whether the middle of something is hit.
ON_TOP = """thing => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


@pytest.mark.parametrize(("locale", "width"), [("de-DE", 360), ("en-GB", 1280)])
def test_every_page_is_reached_from_the_start_page(server: Server, newcomer: Newcomer, locale: str, width: int) -> None:
    page = newcomer("/", locale=locale, width=width, height=740)
    titles = set[str]()
    for way, pages in WAYS.items():
        page.get_by_test_id(f"way-{way}").click()
        expect(page.get_by_test_id(f"way-{way}")).to_have_attribute("aria-current", "page")
        links = {path: page.locator(f"a[href='{path}']:not(header a)").first for path in pages[1:]}
        for link in links.values():
            expect(link).to_be_visible()
        for path in pages:
            if path in links:
                links[path].click()
            expect(page).to_have_url(server.address + path)
            expect(page.get_by_test_id(f"way-{way}")).to_have_attribute("aria-current", re.compile("page|true"))
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            expect(page).not_to_have_title("Altbau")
            assert_fits(page)
            titles.add(page.title())
    page.goto(f"{server.address}/editions")  # an address of older links
    expect(page.get_by_test_id("way-rules")).to_have_attribute("aria-current", re.compile("page|true"))
    expect(page.get_by_test_id("differences")).to_be_visible()
    open_menu(page)
    page.get_by_test_id("to-me").click()
    expect(page.get_by_test_id("me")).to_be_visible()
    titles.add(page.title())
    assert len(titles) == sum(map(len, WAYS.values())) + 1


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_tabs_with_different_editions_have_different_titles(newcomer: Newcomer, locale: str) -> None:
    page = newcomer("/nowhere", locale=locale)
    titles = set[str]()
    paths = [f"/{part}/{edition}" for edition in EDITIONS for part in ("rules", "learn")]
    for path in paths:
        lead(page, path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page).to_have_title(re.compile(" – .* – Altbau$"))
        titles.add(page.title())
    assert len(titles) == len(paths)


def test_at_a_table_the_ways_are_in_the_menu(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, BOT)
    page = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE", width=360, height=740, touch=True)
    expect(page.locator(QUESTION)).to_be_visible()
    open_menu(page)
    assert violations(page) == []
    expect(page.get_by_test_id("ways").get_by_role("link")).to_have_count(len(WAYS))
    page.locator("main").click(position={"x": 5, "y": 650})
    expect(page.get_by_test_id("menu-entries")).to_be_hidden()
    open_menu(page)
    page.get_by_test_id("way-games").click()
    expect(page.get_by_test_id("games-running")).to_be_visible()


def test_entries_of_a_menu_look_alike_and_many_are_seen_in_a_low_window(server: Server, newcomer: Newcomer) -> None:
    """On the start page, and at a table by days, which has most."""
    id, keys = server.start_table(HUMAN, FRIEND, clock="days-3")
    page = newcomer("/", locale="de-DE", width=568, height=232)
    for path in ("/", f"/t/{id}#{keys[0]}"):
        page.goto(server.address + path)
        if path != "/":
            page.get_by_test_id("calls-done").click()
            expect(page.get_by_test_id("orders-dialog")).to_be_visible()
        page.keyboard.press("Escape")
        open_menu(page)
        entries = page.get_by_test_id("menu-entries").get_by_role("button")
        assert set(entries.evaluate_all(EDGES)) == {"rgba(0, 0, 0, 0)"}
        assert len(page.evaluate(IN_SIGHT)) >= LEAST_IN_SIGHT


@pytest.mark.parametrize(("edition", "clock"), [("landlord-2013", "none"), ("monopoly", "days-3")])
def test_whose_turn_it_is_is_never_cut(server: Server, newcomer: Newcomer, edition: str, clock: str) -> None:
    """At a table by days there is also a button for how one is called: on a phone it is in the menu."""
    begins = {} if edition == "monopoly" else {"options": {"starter": "A"}}
    people = [{**HUMAN, "name": LONGEST}, {**FRIEND, "name": LONGEST[::-1]}]
    id, keys = server.start_table(*people, BOT, edition=edition, clock=clock, **begins)
    for key, locale in ((keys[0], "de-DE"), (keys[1], "en-GB"), (None, "de-DE")):
        page = newcomer(f"/t/{id}" + (f"#{key}" if key else ""), locale=locale)
        expect(page.get_by_test_id("turn")).to_contain_text(re.compile("|".join(each["name"] for each in people)))
        if clock != "none" and key:
            page.get_by_test_id("calls-done").click()
            expect(page.get_by_test_id("orders-dialog")).to_be_visible()
        page.keyboard.press("Escape")
        for width in WIDTHS:
            for height in (740, 360):
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_function(f"() => !({CUT})().length")  # once the bar has taken its new form
        if clock != "none" and key:
            open_menu(page)
            page.get_by_test_id("menu-entries").get_by_test_id("calls").click()
            expect(page.get_by_test_id("menu-entries")).to_be_hidden()
            expect(page.get_by_test_id("calls-done")).to_be_visible()
        page.context.close()


@pytest.fixture(scope="module")
def played(shared_servers: Callable[[Callable[[], None] | None], Server]) -> tuple[str, str]:
    """A finished game of Ann and a bot, which several tests look at: its table, and the key of Ann's seat."""
    server = shared_servers(played_at_once)
    id, (key, *_) = server.start_table(HUMAN, BOT)
    play_out(server, id, key)
    return id, key


@pytest.mark.parametrize(
    ("locale", "width"),
    [
        ("de-DE", 360),
        ("en-GB", 1280),
        *(pytest.param(*each, marks=pytest.mark.long) for each in (("de-DE", 1280), ("en-GB", 360))),
    ],
)
@pytest.mark.parametrize("server", [played_at_once], indirect=True)
def test_a_newcomer_finds_a_puzzle_an_analysed_game_and_a_rule(
    server: Server, newcomer: Newcomer, played: tuple[str, str], locale: str, width: int
) -> None:
    """Each with two clicks from the start page."""
    id, key = played
    page = newcomer("/healthz", locale=locale, width=width, height=740)
    page.add_init_script("globalThis.clicks = 0; addEventListener('click', () => { clicks += 1; }, true)")
    page.goto(f"{server.address}/t/{id}#{key}")
    expect(page.get_by_test_id("ranking")).to_be_visible()

    lead(page, "/")
    page.evaluate("clicks = 0")
    page.get_by_test_id("way-puzzles").click()
    page.get_by_test_id("puzzle-today-landlord-2013").click()
    expect(page.locator(BUBBLE)).to_have_attribute("data-wants", "move")
    assert page.evaluate("clicks") == 2
    given = puzzle(page.url.rsplit("/", 1)[-1])
    Learner(page, as_lesson(given)).play(given.lines[0])
    expect(page.locator(BUBBLE)).to_contain_text(re.compile(rf"\b{given.chance}\b"))

    lead(page, "/")
    page.evaluate("clicks = 0")
    page.get_by_test_id("way-games").click()
    page.get_by_test_id("look-back").click()
    expect(page.get_by_test_id("analysis-seats").locator("[data-seat]").first).to_be_visible()
    assert page.evaluate("clicks") == 2

    lead(page, "/")
    page.evaluate("clicks = 0")
    page.get_by_test_id("way-rules").click()
    page.locator("[data-rules]").first.click()
    expect(page.get_by_test_id("rule-note")).to_be_visible()
    assert page.evaluate("clicks") == 2


@pytest.mark.parametrize("locale", ["de-DE", pytest.param("en-GB", marks=pytest.mark.long)])
@pytest.mark.parametrize("server", [played_at_once], indirect=True)
def test_deals_records_a_rematch_and_ones_own_page_stand_in_the_street(
    server: Server, newcomer: Newcomer, locale: str
) -> None:
    """With a house for each edition, list and player, and nothing cut; what is chosen is chosen there."""
    id, (key, *_) = server.start_table(HUMAN | {"name": LONGEST}, BOT)
    play_out(server, id, key)
    page = newcomer(f"/t/{id}#{key}", locale=locale)
    expect(page.get_by_test_id("ranking")).to_be_visible()
    house = "main .scene [data-testid^=house-]"
    for path, drawn, count in (
        ("/deals", "main .scene a[data-testid^=deal-]", 4),
        ("/deals", f"section{house.removeprefix('main ')}", 4),
        ("/records", house, 3),
        (f"/?rematch={id}", house, 2),
        ("/me", "main .scene .home", 1),
    ):
        page.goto(server.address + path)
        houses = page.locator(drawn)
        expect(houses).to_have_count(count)
        for width, height in ((1280, 740), (360, 740), (568, 232)):
            page.set_viewport_size({"width": width, "height": height})
            assert_fits(page)
            assert houses.evaluate_all(CUT_WORDS) == []
            assert cut(page) == []
            assert violations(page) == []


@pytest.mark.parametrize("server", [played_at_once], indirect=True)
def test_who_plays_a_rematch_is_chosen_at_the_houses(
    server: Server, newcomer: Newcomer, played: tuple[str, str]
) -> None:
    """On a phone the button that starts it lies above the ways at the foot."""
    id, key = played
    page = newcomer(f"/t/{id}#{key}", width=360, height=740)
    expect(page.get_by_test_id("ranking")).to_be_visible()
    page.goto(f"{server.address}/?rematch={id}")
    assert page.get_by_test_id("start-button").evaluate(ON_TOP)
    page.get_by_test_id("add-bot").press("Enter")
    page.get_by_test_id("fill-C").select_option("landlord-strategist")
    page.get_by_label("Name of player C").fill("Hilde")
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_test_id("remove-B").press("Enter")
    houses = page.locator("main .scene [data-testid^=house-]")
    expect(houses).to_have_count(2)
    page.get_by_test_id("edition").scroll_into_view_if_needed()
    start = page.get_by_test_id("start-button")
    assert start.evaluate(ON_TOP)
    start.click()
    expect(page.locator(QUESTION)).to_be_visible()
    expect(page.get_by_test_id("seat-A")).to_contain_text("Zoe")
    expect(page.get_by_test_id("seat-B")).to_contain_text("Hilde")


def test_each_of_eight_players_has_a_house_with_a_plate_of_its_own_colour(server: Server, newcomer: Newcomer) -> None:
    """At a rematch and on the page of an evening, before anything of the game is loaded."""
    bots = [{**BOT, "name": name} for name in ("Cleo", "Dora", "Emil", "Fritz", "Gesa", "Hans")]
    id, keys = server.start_table(HUMAN, FRIEND, *bots, edition="monopoly")
    page = newcomer(f"/t/{id}#{keys[0]}", width=360)
    expect(page.get_by_test_id("share-button")).to_be_visible()
    for path in (f"/?rematch={id}", f"/e/{id}"):
        lead(page, path)
        plates = page.locator("main .scene [data-testid^=house-] .plate")
        expect(plates).to_have_count(8)
        colours = plates.evaluate_all("plates => plates.map((plate) => getComputedStyle(plate).backgroundColor)")
        assert len(set(colours)) == 8
        expect(page.locator("main .scene .more")).to_have_count(0)  # nothing can be added
        assert_fits(page)
        for width in (840, 1100):
            page.set_viewport_size({"width": width, "height": 740})
            assert page.locator("main .scene [data-face]").evaluate_all(COVERED) == []
            assert_fits(page)
        page.set_viewport_size({"width": 360, "height": 740})


def test_a_row_of_pages_shows_the_current_one_and_a_low_head_leaves_room(newcomer: Newcomer) -> None:
    page = newcomer("/position", locale="de-DE", width=360, height=740)
    row = page.get_by_test_id("way-pages")
    expect(row.locator("[aria-current]")).to_be_in_viewport(ratio=1)
    shade = "row => getComputedStyle(row).backgroundImage"
    shown = row.evaluate(shade)
    assert "gradient" in shown
    lead(page, "/rules/monopoly")
    rules = page.get_by_test_id("rule-pages")
    expect(rules.locator("[aria-current]")).to_be_in_viewport(ratio=1)
    assert rules.evaluate(shade) == shown
    page.set_viewport_size({"width": 568, "height": 232})
    for path in ("/learn", "/games", "/print"):
        lead(page, path)
        head = page.locator("main > header")
        expect(head).to_be_visible()
        page.evaluate("scrollTo(0, 0)")
        assert head.evaluate("head => head.getBoundingClientRect().bottom") < 232 * 0.75


def test_the_poster_offers_the_next_lesson_and_then_the_deal_of_the_day(server: Server, newcomer: Newcomer) -> None:
    """On a phone the first game stands before all houses at first."""
    page = newcomer("/", locale="de-DE", width=360, height=740)
    first = page.get_by_test_id("first-game")
    door = page.get_by_test_id("door-landlord-2013")
    expect(door).to_be_visible()
    assert first.evaluate("poster => poster.getBoundingClientRect().bottom") < door.evaluate(
        "door => door.getBoundingClientRect().top"
    )
    for edition, told in (("landlord-2013", "Wucherer (1997)"), ("monopoly", "Wucherer (1997)")):
        finish(page, edition)
        expect(page.get_by_test_id("next-lesson")).to_contain_text(told)
    page.set_viewport_size({"width": 1280, "height": 800})
    begin(page, "wucherer-1992")
    page.get_by_test_id("next-lesson").click()
    expect(page).to_have_url(re.compile("/learn/wucherer-1992$"))
    page.goto(server.address)
    for edition in ("wucherer-1997", "wucherer-1992"):
        finish(page, edition)
    page.get_by_test_id("deals-door").click()
    expect(page).to_have_url(f"{server.address}/deals")


def begin(page: Page, edition: str, over: bool = False) -> None:
    """As if the lesson of an edition had been begun on this device, or finished."""
    progress = {"chapter": lesson(edition).chapters[0].id, "choices": [], "script": "", "step": 0}
    page.evaluate(
        """(held) => {
            const others = JSON.parse(localStorage.getItem("altbau.lessons") ?? "[]");
            localStorage.setItem("altbau.lessons", JSON.stringify([held, ...others]));
        }""",
        {"edition": edition, "progress": progress, "over": over},
    )
    page.reload()


def finish(page: Page, edition: str) -> None:
    """As if the lesson of an edition had been finished on this device."""
    begin(page, edition, over=True)
