"""The result of a game: the winner is fully visible, and so are the next steps; nothing covers them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.bars import misplaced
from tests.browser.conftest import Newcomer
from tests.browser.player import open_menu
from tests.browser.test_accessible import violations
from tests.server.conftest import BOT, HUMAN, Server, first_path
from tests.server.hasty import newer_rules, played_at_once
from tests.server.test_account import device
from tests.server.test_deals import finish, made, sat_down
from tests.server.test_own_games import over
from tests.server.test_tables import play_out

NAMES = ("Anna-Katharina", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gesa")
SIZES = ((1280, 800), (1920, 1080), (360, 740))
LOW = (740, 360)
SEEN = """(selectors) => selectors.flatMap((selector) => {
    const found = [...document.querySelectorAll(selector)];
    const inside = ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const hit = (element, { x, y, width, height }) => {
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        return element.contains(over);
    };
    const wrong = found.filter((element) => {
        const box = element.getBoundingClientRect();
        return !inside(box) || !hit(element, box);
    });
    return found.length ? wrong.map((element) => `${selector}: ${element.textContent.trim()}`) : [`no ${selector}`];
})"""
WAYS = ["[data-testid=rematch]", "[data-testid=see-table]"]
PLACES = ["#ranking-title", "[data-testid=standing] .result"]
REACHED = """() => [...document.querySelectorAll("main button, main a, main [tabindex='0']")]
    .filter((element) => !element.closest("[inert]") && element.checkVisibility())
    .filter((element) => !element.closest("[data-testid=ranking]")).length"""


def look(page: Page, selectors: list[str]) -> list[str]:
    """What of this does not lie wholly in the window, or lies under something."""
    wrong: list[str] = page.evaluate(SEEN, selectors)
    return wrong


@pytest.mark.parametrize(
    ("edition", "bots", "options"),
    [
        ("landlord-2013", 3, {}),
        ("monopoly", 7, {"turn-limit": 2}),
        pytest.param("wucherer-1992", 5, {}, marks=pytest.mark.long),
        pytest.param("wucherer-1997", 1, {}, marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("server", [played_at_once], indirect=True)
def test_who_has_won_and_the_way_on_are_in_sight(
    server: Server, newcomer: Newcomer, edition: str, bots: int, options: dict[str, int]
) -> None:
    others = [{"name": name, "kind": "bot", "bot": "random"} for name in NAMES[:bots]]
    id, (key, *_) = server.start_table(HUMAN, *others, edition=edition, options=options)
    play_out(server, id, key)
    page = newcomer(f"/t/{id}#{key}", locale="de-DE")
    for width, height in (*SIZES, LOW):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_test_id("turnings").locator("li")).to_have_count(3)
        assert look(page, WAYS if (width, height) == LOW else WAYS + PLACES) == []
        page.get_by_test_id("ranking").evaluate("all => all.scrollTo(0, all.scrollHeight)")
        assert look(page, WAYS[:1]) == []
        assert page.get_by_test_id("ranking").evaluate("all => all.scrollWidth <= all.clientWidth")
        page.get_by_test_id("ranking").evaluate("all => all.scrollTo(0, 0)")
    assert page.evaluate(REACHED) == 0
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        assert violations(page) == []


@pytest.mark.parametrize("server", [played_at_once], indirect=True)
def test_a_game_is_looked_at_again_by_keyboard(server: Server, newcomer: Newcomer) -> None:
    """Step by step and back, from another seat, with all cards open, without its end, and at the moment of a link. And
    once a player has had it judged, what turned it leads to its moment."""
    id, (key, *_) = server.start_table(HUMAN, *({"name": name, "kind": "bot", "bot": "random"} for name in NAMES[:2]))
    play_out(server, id, key)
    page = newcomer(f"/t/{id}#{key}", width=360, height=740)
    page.get_by_test_id("to-replay").focus()
    page.keyboard.press("Enter")
    controls = page.get_by_test_id("replay-controls")
    expect(controls).to_have_attribute("data-at", "0")
    page.get_by_test_id("replay-step").focus()
    page.keyboard.press("Enter")
    expect(controls).to_have_attribute("data-at", "1")
    for pressed, at in (("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        page.keyboard.press(pressed)
        expect(controls).to_have_attribute("data-at", at)
    page.keyboard.press("End")
    expect(page.get_by_test_id("replay-step")).to_be_disabled()
    expect(page.get_by_test_id("ranking")).to_have_count(0)
    page.keyboard.press("Home")
    see_and_leave(page)
    page.keyboard.press("PageDown")
    expect(page.get_by_test_id("replay-told")).to_contain_text("’s turn.")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_test_id("hands").locator("[data-seat]")).to_have_count(1)
    open_menu(page)
    page.get_by_test_id("replay-sight").select_option("open")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hands").locator("[data-seat]")).to_have_count(3)
    assert violations(page) == []
    hide_the_end(page)
    page.goto(f"{server.address}/t/{id}/replay?at=5&seat=B")
    expect(page.get_by_test_id("replay-sight")).to_have_value("B")
    expect(controls).not_to_have_attribute("data-at", "0")
    assert misplaced(page) == []
    hide(page, False)
    judge(page, f"{server.address}/t/{id}")
    page.get_by_test_id("analysis-turns").get_by_role("button").last.press("Enter")
    expect(page.get_by_test_id("replay-sight")).to_have_value("open")
    expect(controls).not_to_have_attribute("data-at", "0")
    page.set_viewport_size({"width": 360, "height": 740})
    play_on(page)
    expect(page).not_to_have_url(re.compile(id))


@pytest.mark.parametrize("own_server", [played_at_once], indirect=True)
@pytest.mark.parametrize(
    ("locale", "width"),
    [("de-DE", 360), *[pytest.param(*each, marks=pytest.mark.long) for each in (("en-GB", 1280), ("de-DE", 1280))]],
)
def test_what_is_not_judged_has_board_and_slider_alone(
    own_server: Server, newcomer: Newcomer, locale: str, width: int
) -> None:
    """A running game, one that is pasted, one of a deal that is open, and one that was begun under older rules."""
    server = own_server
    page = newcomer("/healthz", locale=locale, width=width, height=740)
    older, running, done = [server.start_table(HUMAN, BOT, options={"starter": "A"}) for _ in range(3)]
    for id, (key, *_) in (older, running):
        table = server.table(id, key)
        move = {"type": "move", "id": "m", "seq": table["seq"], "tokens": first_path(table, "done")}
        assert server.ask(f"/api/tables/{id}/messages", move, key=key)[0] == 200
    over(server, done[0], done[1][0])
    deal = sat_down(server, made(server, device())["listed"]["id"], device(), "Ann")
    finish(server, *deal)
    look_back(page, server, running[0], running[1][0])
    expect(page.get_by_test_id("play-on")).to_have_count(0)
    look_back(page, server, *deal)
    expect(page.get_by_test_id("play-on")).to_be_enabled()

    page.goto(f"{server.address}/position")
    page.get_by_test_id("position-text").fill(server.ask(f"/api/tables/{done[0]}/game")[1])
    page.get_by_test_id("position-show").click()
    assert_board_and_slider(page)
    expect(page.get_by_test_id("play-on")).to_be_enabled()
    page.wait_for_load_state("networkidle")

    server.stop()
    server.prepare = newer_rules
    server.start()
    over(server, older[0], older[1][0])
    look_back(page, server, older[0], older[1][0])
    expect(page.get_by_test_id("play-on")).to_have_count(0)


def look_back(page: Page, server: Server, id: str, key: str) -> None:
    """As a player of the table, step by step."""
    page.goto(f"{server.address}/t/{id}#{key}")
    expect(page.get_by_role("main").first).to_be_visible()
    page.goto(f"{server.address}/t/{id}/replay")
    assert_board_and_slider(page)


def assert_board_and_slider(page: Page) -> None:
    """Nothing is judged, and nothing offers that."""
    page.get_by_test_id("replay-step").click()
    expect(page.get_by_test_id("replay-controls")).to_have_attribute("data-at", "1")
    expect(page.get_by_test_id("replay-slider")).to_be_visible()
    for judged in ("curve", "analysis", "analysis-status", "start-analysis"):
        expect(page.get_by_test_id(judged)).to_have_count(0)


def judge(page: Page, table: str) -> None:
    """Have the game judged, and see what is found there and at the earlier address, with and without its end."""
    page.goto(f"{table}/replay?at=5")
    expect(page.get_by_test_id("replay-told")).to_be_visible()
    page.get_by_test_id("start-analysis").press("Enter")
    found = page.get_by_test_id("analysis")
    expect(found).to_have_attribute("data-over", "true")
    expect(page.get_by_test_id("analysis-seats").locator("[data-seat]").first).to_contain_text("Luck")
    assert misplaced(page) == []
    page.goto(f"{table}/analysis")
    expect(page).to_have_url(f"{table}/replay")
    expect(found).to_have_attribute("data-over", "true")
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 740})
        page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=width)
        page.get_by_test_id("figure-money" if width == 360 else "figure-chances").press("Enter")
        page.emulate_media(color_scheme="dark" if width == 360 else "light")
        assert violations(page) == []
    hide(page, True)
    for hidden in ("analysis-seats", "analysis-turns", "analysis-figures", "replay-slider"):
        expect(page.get_by_test_id(hidden)).to_have_count(0)
    curve = page.get_by_test_id("curve").get_by_role("img")
    expect(curve).to_have_accessible_name("Course of the game up to here")
    drawn = "all => Math.max(...all.map((each) => each.getBBox().width))"
    assert page.get_by_test_id("curve").locator("polyline").evaluate_all(drawn) == 0
    expect(page.get_by_test_id("analysis-errors")).to_have_text("So far no decision was wrong beyond doubt.")
    hide(page, False)


def hide(page: Page, hidden: bool) -> None:
    """Hide the end of the game, or show it again, by the menu."""
    open_menu(page)
    page.get_by_test_id("replay-blind").set_checked(hidden)
    page.keyboard.press("Escape")


def see_and_leave(page: Page) -> None:
    """See what happens first in a replay, and go back to the beginning, where nothing of it is seen any more."""
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-testid=moment]", state="attached")
    page.keyboard.press("Home")
    expect(page.get_by_test_id("replay-controls")).to_have_attribute("data-at", "0")
    assert page.get_by_test_id("moment").count() == 0


def hide_the_end(page: Page) -> None:
    """Hide it one step before it: nothing says how near it is."""
    page.get_by_test_id("replay-step").focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    hide(page, True)
    expect(page.get_by_test_id("replay-slider")).to_have_count(0)
    for jump in ("step", "to-move", "to-turn"):
        expect(page.get_by_test_id(f"replay-{jump}")).to_be_enabled()


def play_on(page: Page) -> None:
    """Begin a table at the moment that is looked at, on a phone."""
    page.get_by_test_id("play-on").press("Enter")
    expect(page.get_by_test_id("play-on-dialog")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_test_id("play-on-start").press("Enter")
    expect(page.get_by_test_id("question")).to_be_visible()
    expect(page.get_by_test_id("uncounted")).to_have_text("Counts nowhere")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
