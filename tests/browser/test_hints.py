"""Hints on the page: asked for by a button or a key, said in words, and marked where they lead to."""

import json
import re
import threading
from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from playwright.sync_api import WebSocketRoute, expect

from altbau import Game
from altbau.core.bots.bot import Reason
from altbau.core.engine.ids import Seat
from altbau.games.monopoly.rules.board import PRICE
from altbau.games.wucherer.rules.actions import FIRST_APARTMENT, FIRST_BUILDING
from altbau.play.teaching.hints import reason_sentence
from tests.browser.conftest import Newcomer, held_back
from tests.browser.player import QUESTION, do_nothing
from tests.browser.questions import questions, start_asked
from tests.browser.router import lead
from tests.browser.test_accessible import violations
from tests.browser.test_bubbles import SIZES
from tests.browser.test_keys import assert_fits, open_share
from tests.browser.test_reach import DRAWN, KNOWN, USUAL
from tests.server.conftest import BOT, FRIEND, HUMAN, Server

HINTED = "[data-hint]"
SAID = "hint-text"
LONG_HINT = 5  # a seed by which Ann's first hint has three sentences
MANY_WORDS = 25
PART_OF_A_LINE = 4  # pixels
RENT_DUE = 5  # a seed by which Ben's first throw leads to what Ann has bought with hers
TURN = ("roll", "buy", "end")
UNTIL_RENT = (*TURN, "roll")
PLAYERS = ("Ann", "Würfel 2")
# Puts each sentence into the hint, and tells those that do not end in its box, in the window.
CUT = """([sentences, most]) => {
    const hint = document.querySelector("[data-testid=hint-text]");
    const words = [...hint.childNodes].find((each) => each.nodeType === Node.TEXT_NODE && each.data.trim());
    const told = words.data;
    const cut = sentences.filter((sentence) => {
        words.data = sentence;
        const said = document.createRange();
        said.selectNodeContents(words);
        return said.getBoundingClientRect().bottom - Math.min(hint.getBoundingClientRect().bottom, innerHeight) >= most;
    });
    words.data = told;
    return cut;
}"""
MOST_WORDS = 40
# Puts words into the hint.
SAY = """(words) => {
    const hint = document.querySelector("[data-testid=hint-text]");
    [...hint.childNodes].find((each) => each.nodeType === Node.TEXT_NODE && each.data.trim()).data = words;
}"""
# How much of the hint lies outside its box, in pixels, and whether the box leaves the window or lies under something.
UNREAD = """() => {
    const hint = document.querySelector("[data-testid=hint-text]");
    const { left, right, top, bottom } = hint.getBoundingClientRect();
    const over = document.elementFromPoint(left + 5, top + 3);
    return [hint.scrollHeight - hint.clientHeight, top < 0 || bottom > innerHeight || !hint.contains(over)];
}"""
HINT = """() => [...document.querySelectorAll("[data-testid=hint-text], [data-testid=hint-whole]")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.dataset.testid, x, y, width, height];
})"""
ANSWERS = """() => [...document.querySelectorAll("[data-testid=question] .option")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.dataset.testid, [x, y, width, height]];
})"""


def test_a_house_is_built_by_following_a_hint(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, BOT, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    expect(page.get_by_test_id("hint")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_test_id(SAID)).to_contain_text("Bau ein Haus")
    expect(page.get_by_test_id("choice-build")).to_have_attribute("data-hint", "true")
    page.get_by_test_id("choice-build").click()
    for card in page.locator(f".hand {HINTED}").all():
        card.press("Enter")
    expect(page.get_by_test_id("build")).to_have_attribute("data-hint", "true")
    assert violations(page) == []
    page.get_by_test_id("build").click()
    expect(page.locator(".street.own .house")).to_have_count(1)
    expect(page.get_by_test_id(SAID)).to_be_empty()


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_a_long_hint_is_read_without_scrolling_beside_its_answers(
    server: Server, newcomer: Newcomer, locale: str
) -> None:
    """With a height, what it suits, what to keep and the next best; the bar is as high as before."""
    id, keys = server.start_table(HUMAN, BOT, BOT | {"name": "Dora"}, options={"starter": "A"}, seed=LONG_HINT)
    page = newcomer(f"/t/{id}#{keys[0]}", locale=locale, height=800)
    bar = page.locator(QUESTION)
    expect(page.get_by_test_id("choice-build")).to_be_visible()
    before = bar.bounding_box()
    page.keyboard.press("t")
    expect(page.get_by_test_id(SAID)).not_to_be_empty()
    said = page.get_by_test_id(SAID)
    assert len(said.inner_text().split()) > MANY_WORDS
    assert said.evaluate("hint => hint.scrollHeight - hint.clientHeight") < PART_OF_A_LINE
    assert bar.bounding_box() == before


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
def test_what_a_hint_says_to_do_is_read_without_scrolling(
    server: Server, newcomer: Newcomer, edition: str, locale: str
) -> None:
    """The first sentence of each hint, whatever it names; what was compared may have to be opened."""
    first = [max(each, key=len) for each in first_sentences(edition, locale[:2])]
    options = {} if edition == "monopoly" else {"starter": "A"}
    id, keys = server.start_table(HUMAN, BOT, edition=edition, options=options)
    page = newcomer("/healthz", locale=locale)
    page.evaluate(KNOWN)
    page.goto(f"{server.address}/t/{id}#{keys[0]}")
    expect(page.get_by_test_id("hint")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_test_id(SAID)).not_to_be_empty()
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found += [f"{width} × {height}: {each}" for each in page.evaluate(CUT, [first, PART_OF_A_LINE])]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
def test_a_hint_of_many_words_is_read_whole_without_scrolling(server: Server, newcomer: Newcomer, edition: str) -> None:
    """Where it has more lines than the question, it opens over what lies above the bar, or in a low window in it."""
    first = max((max(each, key=len) for each in first_sentences(edition, "de")), key=len).split()
    words = " ".join([*first, *(["Sonnenblumenkerne", "wiegen", "wenig."] * MOST_WORDS)][:MOST_WORDS])
    options = {} if edition == "monopoly" else {"starter": "A"}
    id, keys = server.start_table(HUMAN, BOT, edition=edition, options=options)
    page, opened = newcomer("/healthz", locale="de-DE"), 0
    page.evaluate(KNOWN)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto("about:blank")  # the address of the table alone would load nothing anew
        page.goto(f"{server.address}/t/{id}#{keys[0]}")
        expect(page.get_by_test_id("hint")).to_be_visible()
        page.keyboard.press("t")
        expect(page.get_by_test_id(SAID)).not_to_be_empty()
        page.evaluate(SAY, words)
        page.set_viewport_size({"width": width - 1, "height": height})  # to be laid out anew
        page.evaluate(DRAWN)
        unread, _ = page.evaluate(UNREAD)
        assert page.get_by_test_id("hint-whole").is_visible() == (unread >= PART_OF_A_LINE)
        if unread >= PART_OF_A_LINE:
            before = page.evaluate(ANSWERS)
            page.get_by_test_id("hint-whole").click()
            unread, hidden = page.evaluate(UNREAD)
            assert unread < PART_OF_A_LINE and not hidden, f"{width} × {height}"
            assert violations(page) == []
            page.get_by_test_id("hint-whole").press("Enter")
            assert page.evaluate(ANSWERS) == before
            opened += 1
    assert opened


def test_a_hint_stays_where_it_is_when_a_move_is_begun(server: Server, newcomer: Newcomer) -> None:
    """What the question then shows, a drawing of what is built, does not come beside it."""
    id, keys = server.start_table(HUMAN, BOT, options={"starter": "A"})
    page, shown_in_part = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE"), 0
    expect(page.get_by_test_id("hint")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_test_id(SAID)).not_to_be_empty()
    page.evaluate(SAY, " ".join(["Sonnenblumenkerne"] * MOST_WORDS))
    for width, height in (*SIZES, (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        before = page.evaluate(HINT)
        page.get_by_test_id("choice-build").click()
        expect(page.get_by_test_id("cancel")).to_be_visible()
        assert page.evaluate(HINT) == before, f"{width} × {height}"
        page.get_by_test_id("cancel").click()
        shown_in_part += page.get_by_test_id("hint-whole").count()
    assert shown_in_part


def first_sentences(edition: str, language: str) -> Iterator[list[str]]:
    """For each reason of a game's hints its sentence, about everything that it can be about."""
    game = Game.new(edition, players=len(PLAYERS), seed=1)
    narrator = game.module.narrator(language, game.state.edition, PLAYERS)
    places = {"apartment": [FIRST_APARTMENT], "target": [FIRST_APARTMENT], "building": [FIRST_BUILDING]}
    cards = [*getattr(game.state.edition, "names", ())]
    about = places | {"seat": [1], "number": [3], "card": cards, "kinds": [1 << kind for kind in cards]}
    about |= {
        "square": [square for square, price in enumerate(PRICE) if price],
        "coins": [220 if edition == "monopoly" else 12],
    }
    for reason, specs in game.module.HINTS.items():
        names, sorts = [spec.partition(":")[0] for spec in specs], [spec.partition(":")[2] for spec in specs]
        yield [
            reason_sentence(narrator, game.module, Seat(0), Reason(reason, dict(zip(names, each, strict=True))))
            for each in product(*(about[sort] for sort in sorts))
        ]


@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
def test_answers_stay_where_they_are_when_a_hint_speaks(server: Server, newcomer: Newcomer, edition: str) -> None:
    """At the usual questions, in windows of each size."""
    page, found = newcomer("/healthz", locale="de-DE"), []
    page.evaluate(KNOWN)
    page.goto(f"{server.address}/nowhere")

    def answers(sizes: Sequence[tuple[int, int]]) -> dict[str, list[tuple[str, list[float]]]]:
        seen = {}
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            seen[f"{width} × {height}"] = page.evaluate(ANSWERS)
        return seen

    for kind in USUAL[edition]:
        id, key = start_asked(server, questions(edition)[kind])
        lead(page, f"/t/{id}#{key}")
        expect(page.locator(f"{QUESTION}.mine")).to_have_attribute("data-question", kind)
        before = answers(SIZES)
        page.keyboard.press("t")
        expect(page.get_by_test_id(SAID)).not_to_be_empty()
        for size, places in answers(SIZES[::-1]).items():  # the window has the last one already
            for (name, now), (known, then) in zip(places, before[size], strict=True):
                moved = max(abs(a - b) for a, b in zip(now, then, strict=True))
                if name != known or moved >= PART_OF_A_LINE:
                    found.append(f"{kind}, {size}: {name} by {moved} pixels")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), [(360, 740), pytest.param(1280, 800, marks=pytest.mark.long)])
def test_after_a_turn_a_newcomer_hears_what_would_have_been_better(
    server: Server, newcomer: Newcomer, width: int, height: int
) -> None:
    id, keys = server.start_table(HUMAN, BOT, options={"starter": "A"})
    page = newcomer("/healthz", locale="de-DE", width=width, height=height)
    page.route_web_socket(re.compile(r"/live\?"), while_others_play)
    page.goto(f"{server.address}/t/{id}#{keys[0]}")
    coach = page.get_by_test_id("coach")
    expect(coach).to_be_empty()
    do_nothing(page)
    page.get_by_test_id("choice-stop").click()
    expect(coach).to_contain_text("Besser in deinem letzten Zug: Bau ein Haus")
    page.get_by_test_id("coach-show").click()
    expect(coach).to_contain_text("Bau ein Haus")
    assert_fits(page)
    page.get_by_test_id("coach-off").click()
    expect(coach).to_be_empty()
    page.reload()
    open_share(page)
    expect(page.get_by_test_id("own-coach")).not_to_be_checked()


def test_what_is_at_stake_is_told_as_soon_as_the_table_is_drawn(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, BOT, edition="monopoly", seed=RENT_DUE)
    move = {"type": "move", "id": "m", "seq": server.table(id)["seq"], "tokens": "roll"}
    assert server.ask(f"/api/tables/{id}/messages", move, key=keys[0])[0] == 200
    page = newcomer("/healthz")
    with held_back(page, re.compile("/MonopolyTable-.*js$")):
        page.goto(f"{server.address}/t/{id}#{keys[0]}")
        expect(page.get_by_test_id("share-button")).to_be_visible()
    expect(page.get_by_test_id("coach").locator(".bubble")).to_have_css("visibility", "visible")
    expect(page.get_by_test_id("coach")).to_contain_text("What is at stake")


def while_others_play(page: WebSocketRoute) -> None:
    """Stand between a page and the server: what happens after the page has ended its turn is kept back."""
    server, ends, over = page.connect_to_server(), threading.Event(), threading.Event()

    def ask(message: str | bytes) -> None:
        if '"stop"' in str(message):
            ends.set()
        server.send(message)

    def answer(message: str | bytes) -> None:
        if ends.is_set() and '"patch"' in str(message):
            if over.is_set():
                return
            if json.loads(message)["log"]:  # a patch of something else may come first
                over.set()
        page.send(message)

    page.on_message(ask)
    server.on_message(answer)


def test_a_hint_on_the_board_marks_its_answer(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, BOT, edition="monopoly", seed=1)
    page = newcomer(f"/t/{id}#{keys[0]}")
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id(SAID)).to_contain_text("Roll the dice")
    expect(page.get_by_test_id("choice-roll")).to_have_accessible_description(
        "Roll the dice: before the throw there is nothing to gain."
    )
    page.get_by_test_id("choice-roll").click()
    expect(page.get_by_test_id(SAID)).to_be_empty()


@pytest.mark.parametrize("place", ["aside", pytest.param("choice", marks=pytest.mark.long)])
def test_a_rent_that_is_due_is_claimed_by_following_a_hint(server: Server, newcomer: Newcomer, place: str) -> None:
    """While the other one can still end the turn it stands beside the question, afterwards among its answers."""
    options = {"rent-on-demand": True}
    id, keys = server.start_table(HUMAN, FRIEND, edition="monopoly", seed=RENT_DUE, options=options, hints=True)
    for number, tokens in enumerate(UNTIL_RENT if place == "aside" else (*UNTIL_RENT, "end")):
        seat = number // len(TURN)
        move = {"type": "move", "id": f"m{number}", "seq": server.table(id)["seq"], "tokens": tokens}
        assert server.ask(f"/api/tables/{id}/messages", move, key=keys[seat])[0] == 200
    page = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE")
    claim, before = page.get_by_test_id(f"{place}-claim"), server.table(id)["seats"][0]["cash"]
    expect(claim).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_test_id(SAID)).to_contain_text("Verlang deine Miete")
    expect(page.locator(HINTED)).to_have_count(1)
    expect(claim).to_have_attribute("data-hint", "true")
    expect(claim).to_have_accessible_description(re.compile("Verlang deine Miete"))
    claim.click()
    expect(claim).to_have_count(0)
    expect(page.get_by_test_id(SAID)).to_be_empty()
    assert server.table(id)["seats"][0]["cash"] > before


def test_among_people_each_chooses_hints_if_the_host_allows_them(server: Server, newcomer: Newcomer) -> None:
    for allowed, told in ((False, "There are no hints"), (None, "Hints are allowed")):
        id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"}, hints=allowed)
        page = newcomer(f"/t/{id}#{keys[0]}")
        expect(page.get_by_test_id("choice-done")).to_be_visible()
        expect(page.get_by_test_id("hint")).to_have_count(0)
        page.get_by_test_id("share-button").click()
        expect(page.get_by_test_id("hints-told")).to_contain_text(told)
    other = newcomer(f"/t/{id}#{keys[1]}", locale="de-DE")
    page.get_by_test_id("own-hints").check()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_test_id("hint")).to_be_visible()
    expect(other.get_by_test_id("hints-A")).to_be_visible()
    expect(other.get_by_test_id("hints-B")).to_have_count(0)
