"""A position is pasted as text, edited in its picture, set up as a table and played on, by keyboard, on a phone and on
a desktop."""

import re

import pytest
from playwright.sync_api import Page, expect

from altbau.games import EDITIONS
from altbau.play.game import Game
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION
from tests.browser.test_accessible import violations
from tests.browser.test_table import width_of

BY_HAND = {  # of each edition a thing that is free on an empty table, where it goes first, and then
    "landlord-2013": ("family", "buildings.A1.floors", "hands.B"),
    "wucherer-1997": ("family", "buildings.A1.floors", "hands.B"),
    "wucherer-1992": ("hacker", "buildings.A1.floors", "hands.B"),
    "monopoly": ("schlossallee", "deeds.A", "deeds.B"),
}


@pytest.mark.parametrize(
    ("edition", "locale", "width"),
    [
        ("landlord-2013", "de-DE", 360),
        ("monopoly", "en-GB", 1280),
        pytest.param("landlord-2013", "en-GB", 1280, marks=pytest.mark.long),
        pytest.param("monopoly", "de-DE", 360, marks=pytest.mark.long),
    ],
)
def test_a_pasted_position_is_played_on_by_keyboard(newcomer: Newcomer, locale: str, width: int, edition: str) -> None:
    page = newcomer("/position", locale=locale, width=width, height=740)
    page.get_by_test_id("position-text").fill(Game.new(edition, players=3, seed=5).position())
    show = page.get_by_test_id("position-show")
    expect(show).to_be_enabled()
    show.press("Enter")
    expect(page).to_have_url(re.compile("/position/table"))
    page.get_by_test_id("play-on").press("Enter")
    page.get_by_test_id("play-on-seat").select_option("B")
    assert width_of(page) == width
    assert violations(page) == []
    page.get_by_test_id("play-on-start").press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_test_id("uncounted")).to_be_visible()
    expect(page.locator(QUESTION)).to_be_visible()


@pytest.mark.parametrize("locale", ["de-DE", pytest.param("en-GB", marks=pytest.mark.long)])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 720), (1280, 600)])
def test_what_a_text_is_for_is_in_sight(newcomer: Newcomer, locale: str, width: int, height: int) -> None:
    page = newcomer("/position", locale=locale, width=width, height=height)
    expect(page.get_by_test_id("position-show")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("position-text").fill("\n".join(["coins: [1, 2, 3]"] * 40))
    expect(page.get_by_test_id("position-problem")).to_be_visible()
    for button in ("position-undo", "position-redo", "position-show"):
        expect(page.get_by_test_id(button)).to_be_in_viewport(ratio=1)


def carried(page: Page, thing: str, source: str, target: str) -> None:
    """Something is taken up and laid somewhere, by keyboard; there it is in focus."""
    page.locator(f"{source} [data-thing='{thing}']").press("Enter")
    expect(page.get_by_test_id("position-held")).to_be_visible()
    spot = page.locator(f"[data-spot='{target}']")
    spot.locator(".here").last.press("Enter")
    expect(spot.locator(f"[data-thing='{thing}']")).to_be_focused()
    expect(page.get_by_test_id("position-text")).to_have_value(re.compile(thing))


@pytest.mark.parametrize(
    ("edition", "locale", "width"),
    [
        ("landlord-2013", "de-DE", 360),
        ("monopoly", "en-GB", 1280),
        *(
            pytest.param(edition, locale, width, marks=pytest.mark.long)
            for edition in EDITIONS
            for locale in ("de-DE", "en-GB")
            for width in (360, 1280)
        ),
    ],
)
def test_an_empty_table_is_furnished_by_keyboard_and_played(
    newcomer: Newcomer, edition: str, locale: str, width: int
) -> None:
    """What is done to the picture stands in the text at once, can be undone, and what is written shows in the
    picture."""
    thing, first, second = BY_HAND[edition]
    page = newcomer("/position", locale=locale, width=width, height=740)
    text = page.get_by_test_id("position-text")
    page.get_by_test_id(f"position-empty-{edition}").press("Enter")
    expect(page.locator("[data-group=C]")).to_be_visible()
    carried(page, thing, "[data-testid=position-rest]", first)
    carried(page, thing, f"[data-spot='{first}']", second)
    page.keyboard.press("Control+z")
    expect(page.locator(f"[data-spot='{first}'] [data-thing='{thing}']")).to_be_visible()
    page.get_by_test_id("position-redo").press("Enter")
    expect(page.locator(f"[data-spot='{second}'] [data-thing='{thing}']")).to_be_visible()
    page.locator("[data-setting=turn]").select_option("1")
    expect(text).to_have_value(re.compile("^turn: B$", re.MULTILINE))
    text.fill(f"{text.input_value()}\nturn: C # by hand\n".replace("turn: B\n", ""))
    expect(page.locator("[data-setting=turn]")).to_have_value("2")
    assert violations(page) == []
    assert width_of(page) == width
    page.get_by_test_id("position-show").press("Enter")
    expect(page).to_have_url(re.compile("/position/table"))


@pytest.mark.parametrize("edition", ["landlord-2013", pytest.param("monopoly", marks=pytest.mark.long)])
def test_the_picture_waits_for_a_text_that_can_be_read_and_shows_where_it_does_not_fit(
    newcomer: Newcomer, edition: str
) -> None:
    page = newcomer("/position", locale="en-GB", width=1280, height=740)
    written = Game.new(edition, players=3, seed=5).position()
    text, problem = page.get_by_test_id("position-text"), page.get_by_test_id("position-problem")
    text.fill(f"{written}\nnonsense: 1\n")
    expect(problem).to_be_visible()
    text.fill(written)
    money = "cash" if edition == "monopoly" else "coins"
    sum_of_a = page.locator(f"[data-setting='{money}.A']")
    expect(sum_of_a).to_be_visible()
    text.fill(f"{written}\nnonsense: 1\n")
    expect(page.get_by_test_id("position-outdated")).to_be_visible()
    page.get_by_test_id("position-undo").press("Enter")
    expect(page.get_by_test_id("position-outdated")).to_have_count(0)
    text.fill(re.sub(rf"(^{money}: {{A: )\d+", r"\g<1>much", written, flags=re.MULTILINE))
    expect(problem).to_be_visible()
    expect(sum_of_a).to_have_attribute("aria-invalid", "true")
    sum_of_a.fill("7")
    sum_of_a.press("Enter")
    expect(problem).to_have_count(0)
    expect(text).to_have_value(re.compile("A: 7"))


def test_a_game_is_written_out_and_changed_and_something_is_dragged(newcomer: Newcomer) -> None:
    page = newcomer("/position", locale="en-GB", width=1280, height=900)
    game = Game.new("landlord-2013", players=2, seed=5)
    game.play(game.legal_actions[-1])
    page.get_by_test_id("position-text").fill(game.transcript())
    picture = page.get_by_test_id("position-picture")
    expect(picture.get_by_role("group", name=re.compile("^B\\b"))).to_be_visible()
    page.get_by_test_id("position-full").press("Enter")
    hand = page.locator("[data-spot='hands.A'] [data-thing]")
    expect(hand.first).to_be_visible()
    before = hand.count()
    hand.first.hover()
    page.mouse.down()
    other = page.locator("[data-spot='hands.B']")
    other.hover()
    page.mouse.up()
    expect(hand).to_have_count(before - 1)
    assert violations(page) == []
