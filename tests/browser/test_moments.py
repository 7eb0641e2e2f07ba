"""Great moments are seen where they happen, in nobody's way, and without motion by whoever wants none."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, build, open_menu
from tests.browser_support.pictures import picture
from tests.server.conftest import BOT, FRIEND, HUMAN, Server, first_path
from tests.server.test_keys import finish

# Writes down each picture that comes, where it is, how much moves, whether it would take a click; and that it goes.
WATCH = """() => {
    window.moments = [];
    window.gone = 0;
    new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes) {
            for (const node of addedNodes) {
                if (!node.dataset?.moment) continue;
                const { x, y, width, height } = node.getBoundingClientRect();
                const middle = { x: x + width / 2, y: y + height / 2 };
                window.moments.push({
                    event: node.dataset.moment,
                    ...middle,
                    moving: document.getAnimations().filter(({ effect }) => node.contains(effect.target)).length,
                    inTheWay: node.contains(document.elementFromPoint(middle.x, middle.y)),
                });
            }
            window.gone += [...removedNodes].filter((node) => node.dataset?.moment).length;
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""

# Looks, frame by frame, for the one in which a house is first seen: whether anything has flown to it, and still does.
# What hides the house until then begins late, as on a machine that has much to do.
ARRIVAL = """() => {
    const flying = () => document.querySelector("[data-to=A1]") !== null;
    let flown = false;
    new MutationObserver(() => { flown ||= flying(); }).observe(document.body, { childList: true, subtree: true });
    const look = () => {
        const house = document.querySelector("[data-testid=building-A1]");
        for (const animation of house?.getAnimations() ?? []) animation.currentTime = -1;
        if (house && getComputedStyle(house).opacity !== "0") window.arrived = { flown, flying: flying() };
        else requestAnimationFrame(look);
    };
    look();
}"""
# Writes down each picture that has a place and nevertheless is not whole in the window, and the names of all.
LEAVING = """() => {
    const NOWHERE = ["last-standing"];
    window.leaving = [];
    window.names = [];
    new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!node.dataset?.moment || NOWHERE.includes(node.dataset.moment)) continue;
            window.names.push(node.dataset.moment);
            for (const part of node.children) {
                const { left, top, right, bottom } = part.getBoundingClientRect();
                if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
                    window.leaving.push([node.dataset.moment, left, top, right, bottom].join(" "));
            }
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""
HIDE = "layer => { layer.style.display = 'none'; }"
TOUCHABLE = """(layer) => {
    layer.inert = false;
    for (const part of [layer, ...layer.querySelectorAll("*")]) part.style.pointerEvents = "auto";
}"""
IS_ON_TOP = """(thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
FIRST_THROW_SELLS = 2  # a seed by which Ann begins, and comes to a place that is for sale
STEPS = 60  # of a game that is looked back at
LONGEST = 1500  # milliseconds that a moment lasts


def stop_time(page: Page, address: str) -> None:
    """Open a table at which a picture that is seen stays."""
    page.clock.install()
    page.goto(address)
    expect(page.locator(QUESTION)).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 100"))


def play(server: Server, id: str, key: str, tokens: str) -> None:
    """A move, unless the server has made it."""
    seq = server.table(id)["seq"]
    server.ask(f"/api/tables/{id}/messages", {"type": "move", "id": f"m{seq}", "seq": seq, "tokens": tokens}, key=key)


def before_a_bomb(server: Server) -> tuple[str, list[str]]:
    """A table where Ann holds a bomb, and Ben has built a house."""
    for seed in range(300):
        id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"}, seed=seed)
        if "bomb" in server.table(id, keys[0])["hand"]:
            break
    while True:
        asked = "AB".index(server.table(id)["asked"])
        table = server.table(id, keys[asked])
        if asked == 0 and table["buildings"]:
            return id, keys
        wish = "stop" if table["phase"] == "rent" else "build" if asked and not table["buildings"] else "done"
        play(server, id, keys[asked], first_path(table, wish))


def strike(server: Server, id: str, keys: list[str]) -> None:
    """Ann throws her bomb, and nobody is in the way."""
    play(server, id, keys[0], "bomb B1")
    for table in server.states(id, keys[1]):
        if not table["buildings"]:
            return
        if table["asked"] == "B" and table["question"]["choices"]:
            play(server, id, keys[1], "pass")


def seen(page: Page, event: str) -> dict[str, Any]:
    """The picture of an event, once it has come."""
    page.wait_for_function("event => window.moments.some((one) => one.event === event)", arg=event)
    found: list[dict[str, Any]] = page.evaluate("window.moments")
    return next(one for one in found if one["event"] == event)


@pytest.mark.parametrize("motion", ["no-preference", pytest.param("reduce", marks=pytest.mark.long)])
def test_a_bomb_is_seen_where_the_house_was(server: Server, newcomer: Newcomer, motion: Any) -> None:
    id, keys = before_a_bomb(server)
    page = newcomer("/healthz")
    page.emulate_media(reduced_motion=motion)
    page.goto(f"{server.address}/t/{id}#{keys[1]}")
    expect(page.locator(QUESTION)).to_be_visible()
    house = page.get_by_test_id("building-B1").bounding_box()
    assert house
    page.evaluate(WATCH)
    strike(server, id, keys)
    bomb = seen(page, "bombed")
    assert bomb["x"] == pytest.approx(house["x"] + house["width"] / 2, abs=2)
    assert bomb["y"] == pytest.approx(house["y"] + house["height"] / 2, abs=2)
    assert not bomb["inTheWay"]
    assert (bomb["moving"] > 0) == (motion == "no-preference")
    expect(page.get_by_test_id("moment")).to_have_count(0)  # by itself
    assert page.evaluate("window.gone") == len(page.evaluate("window.moments"))


@pytest.mark.parametrize("size", [(1280, 800), (360, 740), (740, 360)])
def test_a_moment_leaves_a_question_its_place_its_pointer_and_its_keys(
    server: Server, newcomer: Newcomer, size: tuple[int, int]
) -> None:
    """The auction that the viewer opens is seen while the first bid is asked for."""
    id, keys = server.start_table(HUMAN, FRIEND, edition="monopoly", seed=FIRST_THROW_SELLS)
    page = newcomer("/healthz", width=size[0], height=size[1])
    stop_time(page, f"{server.address}/t/{id}#{keys[0]}")
    page.get_by_test_id("choice-roll").click()
    page.get_by_test_id("choice-auction").click()
    bid, moment = page.get_by_test_id("bid"), page.locator("[data-moment=auction-opened]")
    expect(bid).to_be_enabled()
    expect(moment).to_be_visible()
    question = page.locator(f"{QUESTION}.mine")
    pictures = [picture(question), page.get_by_test_id("moments").evaluate(HIDE) or picture(question)]
    assert pictures[0] == pictures[1]
    page.keyboard.press("1")
    expect(bid).to_have_count(0)
    expect(moment).to_have_count(1)  # it plays on to its end
    page.clock.run_for(LONGEST)
    expect(moment).to_have_count(0)


@pytest.mark.parametrize(
    ("edition", "options", "some"),
    [
        ("monopoly", {"turn-limit": 6}, {"auction-opened", "card-drawn", "place-bought"}),
        pytest.param("landlord-2013", {}, {"bombed"}, marks=pytest.mark.long),
    ],
)
def test_pictures_are_whole_in_the_window(
    server: Server, newcomer: Newcomer, edition: str, options: dict[str, Any], some: set[str]
) -> None:
    """All that come in a game, as it is looked back at step by step."""
    bots = [{**BOT, "name": name, "bot": "steward"} for name in ("Cleo", "Dora", "Rico", "Ida")]
    id, _ = server.start_table(*bots, edition=edition, options=options)
    for table in server.states(id):
        if table["phase"] == "over":
            break
    found: list[str] = []
    for width, height in ((360, 740), (1280, 800), (568, 232)):
        page = newcomer("/healthz", width=width, height=height)
        page.clock.install()
        page.goto(f"{server.address}/t/{id}/replay?at=0")
        step = page.get_by_test_id("replay-step")
        expect(step).to_be_enabled()
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        page.evaluate(LEAVING)
        for _ in range(STEPS):
            if step.is_disabled():
                break
            step.evaluate("button => button.click()")
            page.clock.run_for(LONGEST)
        found += [f"{width} × {height}: {each}" for each in page.evaluate("window.leaving")]
        assert some <= set(page.evaluate("window.names"))
        page.context.close()
    assert not found, "\n".join(found)


def test_a_house_stands_once_its_cards_have_landed(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    page = newcomer("/healthz")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{server.address}/t/{id}#{keys[0]}")
    page.get_by_test_id("choice-build").click()
    page.evaluate(ARRIVAL)
    build(page, 0)
    assert page.wait_for_function("() => window.arrived").json_value() == {"flown": True, "flying": False}


def test_nothing_flies_over_the_result(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, edition="monopoly", options={"turn-limit": 1})
    page = newcomer("/healthz")
    stop_time(page, f"{server.address}/t/{id}")
    finish(server, id, keys)
    title = page.get_by_test_id("ranking").locator("h2")
    expect(title).to_be_visible()
    assert page.locator("[data-moment]").evaluate_all("all => all.map(({ dataset }) => dataset.moment)") == [
        "last-standing"
    ]
    page.get_by_test_id("moments").evaluate(TOUCHABLE)
    assert title.evaluate(IS_ON_TOP)


def test_what_happened_meanwhile_is_not_played(own_server: Server, newcomer: Newcomer) -> None:
    id, keys = before_a_bomb(own_server)
    page = newcomer(f"/t/{id}#{keys[1]}")
    expect(page.locator(QUESTION)).to_be_visible()
    page.evaluate(WATCH)
    own_server.kill()
    expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "lost")
    page.context.set_offline(True)
    own_server.start()
    strike(own_server, id, keys)
    page.context.set_offline(False)
    expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "open")
    expect(page.get_by_test_id("building-B1")).to_have_count(0)
    assert page.evaluate("window.moments") == []


def test_sound_is_off_until_it_is_wanted_and_stays_as_it_was(server: Server, newcomer: Newcomer) -> None:
    page = newcomer("/", locale="de-DE")
    open_menu(page)
    button = page.get_by_test_id("sound")
    expect(button).to_have_accessible_name("Ton: aus")
    button.click()
    expect(button).to_have_accessible_name("Ton: an")
    page.reload()
    open_menu(page)
    expect(button).to_have_accessible_name("Ton: an")
