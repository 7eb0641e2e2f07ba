"""A table that waits for its players, on the pages of its host and of a guest."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, choose_table, open_log
from tests.browser.test_keys import assert_fits
from tests.server.conftest import Server


def opened(newcomer: Newcomer, width: int = 1280, height: int = 800) -> Page:
    """The page of Ann, who reads German and waits for friends."""
    ann = newcomer("/", locale="de-DE", width=width, height=height)
    ann.get_by_label("Dein Name").fill("Ann")
    ann.get_by_test_id("with-friends").click()
    expect(ann.get_by_test_id("lobby")).to_be_visible()
    return ann


def come(server: Server, newcomer: Newcomer, host: Page, name: str, width: int = 360, height: int = 740) -> Page:
    """The page of somebody who comes by the link."""
    link = host.get_by_test_id("lobby-link").input_value()
    page = newcomer(link.removeprefix(server.address), width=width, height=height)
    expect(page.get_by_test_id("join-hints")).to_have_text(re.compile("^Hints are allowed at this table"))
    page.get_by_test_id("join-name").fill(name)
    page.get_by_test_id("join-button").click()
    expect(page.get_by_test_id("lobby")).to_be_visible()
    return page


def test_two_agree_on_what_to_play_and_begin(server: Server, newcomer: Newcomer) -> None:
    """One of them learns meanwhile, and is told when there is a game to go to."""
    ann = opened(newcomer)
    expect(ann.get_by_test_id("qr-code").locator("path")).to_have_count(1)
    expect(ann.get_by_role("heading", level=1)).to_have_text("3 Plätze sind noch frei.")
    expect(ann.get_by_role("main")).to_contain_text("Nur dieses Gerät kann den Link öffnen.")  # it is at 127.0.0.1
    ben = come(server, newcomer, ann, "Ben")
    expect(ann.get_by_role("heading", level=1)).to_have_text("Der Tisch wartet auf Ben.")
    expect(ann.get_by_test_id("plot-B")).to_contain_text("Ben")
    ben.get_by_test_id("ready").click()
    expect(ann.get_by_test_id("ready-B")).to_have_text(re.compile("bereit"))

    ann.get_by_test_id("lobby-edition").select_option("monopoly")
    for page, told in ((ann, "Ben hat noch nicht Ja dazu gesagt."), (ben, "Edition: Monopoly")):
        expect(page.get_by_test_id("changes")).to_contain_text(told)
    expect(ben.get_by_test_id("ready")).to_have_attribute("aria-pressed", "false")
    assert_fits(ann)
    assert_fits(ben)
    ben.get_by_test_id("ready").click()
    expect(ann.get_by_test_id("changes")).to_have_count(0)

    ann.get_by_test_id("fill-C").select_option("builder")
    expect(ben.get_by_test_id("plot-C")).to_contain_text("bot")
    ann.get_by_test_id("plate-B").press("ArrowLeft")
    expect(ben.get_by_test_id("plot-A")).to_contain_text("Ben")
    ben.get_by_test_id("ready").click()
    expect(ann.get_by_test_id("start-lobby")).to_have_class(re.compile("primary"))
    address = ann.url
    ben.get_by_test_id("lesson-door").click()
    expect(ben.get_by_test_id("lesson-bubble")).to_be_visible()
    ann.get_by_test_id("start-lobby").click()
    expect(ben.get_by_test_id("table-begun")).to_contain_text("has begun")
    expect(ben).to_have_title("● Your game has begun – Altbau")
    assert_fits(ben)
    ben.get_by_test_id("table-begun").get_by_role("link").click()
    for page in (ann, ben):
        expect(page.locator(QUESTION)).to_be_visible()
        expect(page.get_by_test_id("lobby")).to_have_count(0)
        assert page.url == address
    table = server.table(address.rpartition("/")[2])
    assert [each["name"] for each in table["seats"]][:2] == ["Ben", "Ann"]
    assert table["edition"] == "monopoly"


@pytest.mark.parametrize(
    ("width", "height"),
    [(360, 640), *[pytest.param(*size, marks=pytest.mark.long) for size in ((1280, 800), (568, 232))]],
)
def test_a_host_who_begins_without_somebodys_yes_is_asked_and_all_can_read_it(
    server: Server, newcomer: Newcomer, width: int, height: int
) -> None:
    ann = opened(newcomer, width, height)
    uta = come(server, newcomer, ann, "Uta")
    start, question = ann.get_by_test_id("start-lobby"), ann.get_by_test_id("without-dialog")
    start.click()
    expect(question).to_contain_text("Ohne das Ja von Uta anfangen?")
    assert_fits(ann)
    uta.get_by_test_id("ready").click()
    expect(question).to_have_count(0)  # nothing is left to ask
    for seat in "CD":
        ann.get_by_test_id(f"fill-{seat}").select_option(index=1)
    expect(uta.get_by_test_id("ready")).to_have_attribute("aria-pressed", "false")
    start.click()
    ann.get_by_test_id("start-without").click()
    for page, said in ((ann, "Das Spiel hat begonnen, bevor Uta zugestimmt hatte."), (uta, "before Uta had agreed")):
        expect(page.locator(QUESTION)).to_be_visible()
        open_log(page)
        expect(page.get_by_test_id("log").locator("li").first).to_contain_text(said)


def test_who_looks_on_reads_what_is_true_for_them(server: Server, newcomer: Newcomer) -> None:
    ann = opened(newcomer)
    come(server, newcomer, ann, "Uta")
    for locale, said in (("de-DE", "Der Tisch wartet auf Uta."), ("en-GB", "The table waits for Uta.")):
        page = newcomer(ann.url.removeprefix(server.address), locale=locale)
        expect(page.get_by_role("heading", level=1)).to_have_text(said)
        expect(page.get_by_test_id("lobby")).not_to_contain_text(re.compile("say when you|sag, wenn du|ihr|Wir"))


def test_a_plate_is_dragged_to_another_plot(server: Server, newcomer: Newcomer) -> None:
    ann = opened(newcomer)
    come(server, newcomer, ann, "Ben")
    expect(ann.get_by_test_id("plot-B")).to_contain_text("Ben")
    ann.get_by_test_id("plate-B").drag_to(ann.get_by_test_id("plot-D"))
    expect(ann.get_by_test_id("plot-D")).to_contain_text("Ben")
    ann.get_by_test_id("settled").get_by_label("Reihenfolge").select_option("drawn")
    expect(ann.get_by_test_id("plot-D").get_by_role("button", name=re.compile("Ben: Schild"))).to_have_count(0)


def test_who_is_asked_to_leave_is_told_so_and_the_link_is_new(server: Server, newcomer: Newcomer) -> None:
    ann = opened(newcomer, 360, 740)
    before = ann.get_by_test_id("lobby-link").input_value()
    ben = come(server, newcomer, ann, "Ben", 740, 360)
    assert_fits(ben)
    ann.get_by_test_id("dismiss-B").click()
    ann.get_by_test_id("dismiss").click()
    expect(ben.get_by_test_id("key-ended")).to_contain_text("asked to leave")
    expect(ann.get_by_test_id("lobby-link")).not_to_have_value(before)
    expect(ann.get_by_test_id("dismiss-B")).to_have_count(0)
    assert_fits(ann)


@pytest.mark.parametrize("who", ["host", "guest"])
def test_either_leaves(server: Server, newcomer: Newcomer, who: str) -> None:
    ann = opened(newcomer)
    ben = come(server, newcomer, ann, "Ben")
    page, other = (ann, ben) if who == "host" else (ben, ann)
    page.get_by_test_id("leave").click()
    page.get_by_test_id("end-lobby").click()
    expect(page.get_by_test_id("with-friends")).to_be_visible()
    if who == "host":
        expect(other.get_by_text("There is no such table")).to_be_visible()
    else:
        expect(other.get_by_role("heading", level=1)).to_have_text("3 Plätze sind noch frei.")


def test_a_spare_key_brings_back_whoever_has_lost_the_device(server: Server, newcomer: Newcomer) -> None:
    ann = opened(newcomer)
    ben = come(server, newcomer, ann, "Ben")
    ben.get_by_test_id("spare").click()
    ben.get_by_test_id("show-spare").click()
    expect(ben.get_by_test_id("spare-key").get_by_role("img")).to_be_visible()
    assert_fits(ben)
    key = ben.get_by_test_id("link-spare").input_value()
    ben.close()
    ann.get_by_test_id("start-lobby").click()
    ann.get_by_test_id("start-without").click()
    expect(ann.locator(QUESTION)).to_be_visible()
    again = newcomer(key.removeprefix(server.address))
    expect(again.get_by_test_id("seat-B")).to_contain_text("you")
    assert "#" not in again.url
    expect(again.get_by_test_id("looking-on")).to_have_count(0)
    watching = newcomer(ann.url.removeprefix(server.address), width=360, height=740)
    expect(watching.get_by_test_id("looking-on")).to_have_text("Watching")
    assert_fits(watching)


def test_a_table_of_ones_choice_waits_too(newcomer: Newcomer) -> None:
    page = newcomer("/")
    choose_table(page)
    page.get_by_test_id("edition").select_option("wucherer-1997")
    page.get_by_label("Who is player B?").select_option("link")
    page.get_by_test_id("wait-button").click()
    expect(page.get_by_test_id("lobby-edition")).to_have_value("wucherer-1997")
    expect(page.get_by_role("heading", level=1)).to_have_text("One seat is still free.")
    page.get_by_test_id("more-settings").click()
    page.get_by_test_id("match-length").select_option("games")
    page.get_by_test_id("settle").click()
    expect(page.get_by_test_id("settled")).to_contain_text("3 games")
