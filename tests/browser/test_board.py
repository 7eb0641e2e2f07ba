"""Monopoly through the page: an auction, a trade with a counter-offer, bankruptcies, the keyboard, a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, Attempts, Held, Watch, is_over, open_log, play
from tests.browser.test_accessible import violations
from tests.browser.test_table import wait_until, width_of
from tests.server.conftest import FRIEND, HUMAN, Server

STEWARD = {"name": "Cleo", "kind": "bot", "bot": "steward"}
RANDOM = {"name": "Dora", "kind": "bot", "bot": "random"}
SEED = 2  # Ann begins, and her first throw leads to a place that is for sale

# what somebody does who wants to see everything, the most telling first
WISHES = (
    "choice-bankrupt", "give-up", "choice-accept", "choice-buy", "bid", "choice-join", "choice-roll", "choice-end",
    "choice-keep", "choice-pass",
)  # fmt: skip


def start_monopoly(server: Server, *seats: dict[str, str], **more: Any) -> tuple[str, list[str]]:
    """A table of Monopoly: its id and the keys of its seats."""
    return server.start_table(*seats, **{"edition": "monopoly", "seed": SEED} | more)


MINE = f"{QUESTION}.mine .option:enabled"
READ = """() => ({
    asked: document.querySelector("[data-testid=question].mine")?.dataset.question ?? "",
    enabled: [...document.querySelectorAll(".ask button[data-testid]:enabled")].map((button) => button.dataset.testid),
})"""


class Buyer:
    """A policy that does something whenever it is asked; every third time a place is auctioned rather than bought."""

    def __init__(self) -> None:
        self.attempts = Attempts()

    def __call__(self, page: Page, done: int) -> bool:
        read = page.evaluate(READ)  # all at the same moment
        asked, enabled = read["asked"], read["enabled"]
        moves = [name for name in enabled if name.startswith(("choice-", "bid", "sell-", "mortgage-", "give-up"))]
        if not asked or not moves:
            return False
        reluctant = {"buy-or-auction": "choice-auction", "to-bid": "choice-pass"}.get(asked) if done % 3 == 0 else None
        wished = [name for name in (reluctant, *WISHES) if name and name in moves]
        page.get_by_test_id((wished or moves)[0]).first.click(timeout=self.attempts.last(done, moves))
        return True


@pytest.mark.early
def test_two_people_and_two_bots_play(server: Server, newcomer: Newcomer) -> None:
    id, keys = start_monopoly(server, HUMAN, FRIEND, STEWARD, RANDOM, options={"start-money": 60})
    ann = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    ben = newcomer(f"/t/{id}#{keys[1]}", locale="en-GB", width=360, height=740)
    play(server, ann, ben, by=Buyer, moves=4)
    assert width_of(ben) <= 360
    assert violations(ann) == violations(ben) == []


@pytest.mark.long
def test_two_people_and_two_bots_play_to_the_last_bankruptcy(server: Server, newcomer: Newcomer) -> None:
    id, keys = start_monopoly(server, HUMAN, FRIEND, STEWARD, RANDOM, options={"start-money": 60})
    ann = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    ben = newcomer(f"/t/{id}#{keys[1]}", locale="en-GB", width=360, height=740)
    play(server, ann, ben, by=Buyer)
    assert width_of(ben) <= 360
    board = server.table(id)
    assert sum(seat["bankrupt"] for seat in board["seats"]) == 3
    ann.get_by_test_id("see-table").click()
    open_log(ann)
    ann.get_by_test_id("log").get_by_role("button", name=re.compile("alles|ganz", re.I)).click()
    for happened in ("auction-won", "deal-made", "went-bankrupt"):  # whether a rent is paid depends on who is quicker
        expect(ann.locator(f"[data-event={happened}]").first).to_be_attached()
    ann.get_by_test_id("log-close").click()
    ann.get_by_test_id("see-ranking").click()
    for page, word in ((ann, "gewin"), (ben, "win")):
        expect(page.get_by_test_id("ranking").locator("h2")).to_contain_text(word)
        expect(page.get_by_test_id("statistics").locator("table")).to_have_count(3)
    assert violations(ann) == []


def test_an_auction_in_two_browsers(server: Server, newcomer: Newcomer) -> None:
    id, keys = start_monopoly(server, HUMAN, FRIEND)
    ann = newcomer(f"/t/{id}#{keys[0]}")
    ben = newcomer(f"/t/{id}#{keys[1]}", locale="de-DE")
    ann.get_by_test_id("choice-roll").click()
    ann.get_by_test_id("choice-auction").click()
    expect(ben.get_by_test_id("bidders")).to_contain_text("1.500")
    ann.get_by_test_id("bid-sum").fill("70")
    ann.get_by_test_id("bid").click()
    expect(ben.get_by_test_id("bidders")).to_contain_text("70 €")
    ben.get_by_role("button", name="+10", exact=True).click()
    ben.get_by_test_id("bid").click()
    expect(ann.get_by_test_id("bidders")).to_contain_text("€80")
    ann.get_by_test_id("choice-pass").click()
    expect(ann.get_by_test_id("cash-B")).to_contain_text("1,420")
    board = server.table(id)
    assert [(deed["owner"], deed["houses"]) for deed in board["deeds"]] == [("B", 0)]


def test_a_trade_with_a_counter_offer(server: Server, newcomer: Newcomer) -> None:
    id, keys = start_monopoly(server, HUMAN, FRIEND)
    ann = newcomer(f"/t/{id}#{keys[0]}")
    ben = newcomer(f"/t/{id}#{keys[1]}", width=360, height=740)
    ann.get_by_test_id("choice-roll").click()
    ann.get_by_test_id("choice-buy").click()
    expect(ann.get_by_test_id("choice-trade")).to_be_visible()
    (place,) = [deed["square"] for deed in server.table(id)["deeds"]]
    price = 1500 - server.table(id)["seats"][0]["cash"]
    ann.get_by_test_id("choice-trade").click()
    ann.get_by_test_id("trade-offer").click()
    expect(ann.get_by_test_id("trade")).to_contain_text(
        "You trade properties or leave-jail cards; money alone is no trade."
    )
    ann.get_by_test_id(f"give-{place}").check()
    ann.get_by_test_id("want-money").fill("500")
    ann.get_by_test_id("trade-offer").click()
    expect(ben.get_by_test_id("offer")).to_contain_text("€500")
    ben.get_by_test_id("counter").click()
    expect(ben.get_by_test_id(f"want-{place}")).to_be_checked()
    ben.get_by_test_id("give-money").fill("210")
    ben.get_by_test_id("trade-offer").click()
    expect(ann.get_by_test_id("offer")).to_contain_text("€210")
    ann.get_by_test_id("choice-accept").click()
    expect(ann.get_by_test_id("cash-B")).to_contain_text("1,290")
    board = server.table(id)
    assert [(deed["square"], deed["owner"]) for deed in board["deeds"]] == [(place, "B")]
    assert board["seats"][0]["cash"] == 1500 - price + 210


def test_a_counter_offer_waits_until_the_other_is_declined(server: Server, newcomer: Newcomer) -> None:
    id, keys = start_monopoly(server, HUMAN, FRIEND)
    ann, ben = newcomer(f"/t/{id}#{keys[0]}"), newcomer("/healthz")
    held = Held(ben)
    ben.goto(f"{server.address}/t/{id}#{keys[1]}")
    for button in ("choice-roll", "choice-buy", "choice-trade"):
        ann.get_by_test_id(button).click()
    ann.get_by_test_id("give").get_by_role("checkbox").check()
    ann.get_by_test_id("trade-offer").click()
    ben.get_by_test_id("counter").click()
    wait_until(ben, held.full)
    expect(ben.get_by_test_id("trade-offer")).to_be_disabled()
    held.let_go()
    ben.get_by_test_id("give-money").fill("10")
    ben.get_by_test_id("trade-offer").click()
    expect(ann.get_by_test_id("offer")).to_contain_text("€10")


def test_the_keyboard_alone_is_enough_on_the_board(server: Server, newcomer: Newcomer) -> None:
    id, keys = start_monopoly(server, HUMAN, STEWARD)
    page = newcomer(f"/t/{id}#{keys[0]}")
    expect(page.get_by_test_id("choice-roll")).to_be_enabled()
    watch = Watch(server, page)
    while server.table(id)["round"] == 1 and not server.table(id)["deeds"]:
        answer(page)
        watch.look()
    page.get_by_test_id("square-badstrasse").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("deed-badstrasse")).to_be_visible()


@pytest.mark.long
def test_a_whole_game_on_the_board_by_keyboard(server: Server, newcomer: Newcomer) -> None:
    id, keys = start_monopoly(server, HUMAN, STEWARD, options={"turn-limit": 4})
    page = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    watch = Watch(server, page)
    while not is_over(page):
        names = page.locator(MINE).evaluate_all("buttons => buttons.map(button => button.dataset.testid)")
        wished = [name for name in WISHES if name in names]
        answer(page, names.index(wished[0]) if wished else 0)
        watch.look()
    assert server.table(id)["winners"]


def answer(page: Page, right: int = 0) -> None:
    """Answer by keyboard whatever is asked, with a choice that lies so far to the right of the first."""
    if page.locator(MINE).count():
        page.keyboard.press("q")
        for _ in range(right):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_the_board_is_accessible_and_fits_a_phone(server: Server, newcomer: Newcomer, scheme: str) -> None:
    id, keys = start_monopoly(server, HUMAN, STEWARD, RANDOM)
    page = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE", width=360, height=740)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    expect(page.get_by_test_id("board")).to_be_visible()
    play(server, page, by=Buyer, moves=6)
    assert width_of(page) <= 360
    assert violations(page) == []


def test_a_spectator_sees_the_board_and_the_promise_of_fair_chance(server: Server, newcomer: Newcomer) -> None:
    id, _ = start_monopoly(server, HUMAN, STEWARD, seed=None)
    page = newcomer(f"/t/{id}")
    expect(page.get_by_test_id("board")).to_be_visible()
    assert page.locator(f"{QUESTION} button.option").count() == 0
    open_log(page)
    page.get_by_test_id("chance").locator("summary").click()
    expect(page.get_by_test_id("commitment")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    expect(page.get_by_test_id("seed")).to_have_count(0)
