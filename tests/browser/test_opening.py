"""Opening a table: the data that is transferred, and the messages if it can't be opened."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from altbau.table.view.updates import RESAID
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, do_nothing, open_log
from tests.browser.test_accessible import violations
from tests.browser.test_one_screen import LOOK
from tests.browser.test_table import wait_until
from tests.server.conftest import BOT, FRIEND, HUMAN, Server, first_path
from tests.server.test_keys import finished

LIVE = re.compile(r"/live\?")
LINE = "[data-event]"
LINES = f"[data-testid=log] li{LINE}"
# live connections fail while `blocked`, and requests do not
BLOCKED = """
window.blocked = true;
window.sockets = [];
window.WebSocket = class extends WebSocket {
    constructor(address, names) {
        super(window.blocked ? address.replace("/live?", "/blocked?") : address, names);
        window.sockets.push(this);
    }
};
"""


def log_of(server: Server, id: str, key: str) -> list[dict[str, Any]]:
    """The log as the holder of a key may read it."""
    log: list[dict[str, Any]] = server.ask(f"/api/tables/{id}", key=key)[1]["log"]
    return log


def long_game(server: Server) -> tuple[str, str]:
    """A finished game with a long log, and the key of a seat."""
    id, (key, *_) = server.start_table(HUMAN, BOT, BOT | {"name": "Dora"})
    for table in server.states(id, key):
        if table["phase"] == "over":
            return id, key
        if table["asked"] == "A" and table["question"]["choices"]:
            move = {"id": f"m{table['seq']}", "seq": table["seq"], "tokens": first_path(table, "done")}
            server.ask(f"/api/tables/{id}/messages", {"type": "move", **move}, key=key)
    raise AssertionError("the game did not end")


def see_table(page: Page) -> None:
    """Fold the result of a game, whose table then lies there whole, and lay it open and fold it again with the
    keyboard."""
    page.get_by_test_id("see-table").click()
    for _ in range(2):
        expect(page.get_by_test_id("ranking")).to_be_hidden()
        expect(page.get_by_test_id("see-ranking")).to_be_focused()
        assert page.evaluate(LOOK, {"phone": False}) == []
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("ranking")).to_be_visible()
        expect(page.get_by_test_id("see-table")).to_be_focused()
        page.keyboard.press("Enter")


def test_of_a_long_log_only_the_end_comes_uncompressed(server: Server, newcomer: Newcomer) -> None:
    id, key = long_game(server)
    page = newcomer("/healthz")
    frames: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    page.goto(f"{server.address}/t/{id}#{key}")
    expect(page.get_by_test_id("ranking")).to_be_visible()
    log = log_of(server, id, key)
    assert len(log) > 3 * RESAID
    assert len(json.loads(frames[0])["log"]) == RESAID
    see_table(page)
    open_log(page)
    page.get_by_role("button", name="Show everything").click()
    last = page.locator("[data-testid=log] li").last
    expect(last).to_have_attribute("data-event", log[-1]["name"])
    expect(page.locator(f"{LINES}[data-event=turn-began]")).to_have_count(
        sum(entry["name"] == "turn-began" for entry in log)
    )


@pytest.mark.parametrize("meanwhile", ["undo", "move"])
def test_what_happens_between_log_and_connection_is_not_lost(
    server: Server, newcomer: Newcomer, meanwhile: str
) -> None:
    id, (key, _) = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    assert act(server, id, key, "move")
    before = len(log_of(server, id, key))

    def slowly(route: Route) -> None:
        answer = route.fetch()
        assert act(server, id, key, meanwhile)
        route.fulfill(response=answer)

    page = newcomer("/healthz")
    page.route(f"**/api/tables/{id}", slowly)
    page.goto(f"{server.address}/t/{id}#{key}")
    expect(page.locator(QUESTION)).to_be_visible()
    log = log_of(server, id, key)
    assert (len(log) < before) == (meanwhile == "undo")
    expect(page.locator(LINES)).to_have_count(len(log))
    expect(page.locator(QUESTION)).to_have_attribute("data-question", server.table(id, key)["question"]["name"])
    if meanwhile == "undo":
        do_nothing(page)
    else:
        page.get_by_test_id("choice-stop").click()
    expect(page.locator(LINES)).not_to_have_count(len(log))


def act(server: Server, id: str, key: str, what: str) -> bool:
    """Play on as Ann, or take back; whether that went."""
    table = server.table(id, key)
    message = {"type": what, "id": f"m{table['seq']}", "seq": table["seq"]}
    if what == "move":
        message["tokens"] = "done" if table["question"]["name"] == "play" else "buy"
    return server.ask(f"/api/tables/{id}/messages", message, key=key)[0] == 200


def test_only_what_is_new_is_news(server: Server, newcomer: Newcomer) -> None:
    id, (key, _) = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    page = newcomer(f"/t/{id}#{key}")
    for _ in range(3):
        expect(page.locator(QUESTION)).to_be_visible()
        expect(page.locator(".news")).to_have_count(0)
        page.reload()
    expect(page.locator(QUESTION)).to_be_visible()
    page.goto(server.address + "/editions")
    before = len(log_of(server, id, key))
    assert act(server, id, key, "move")
    page.goto(f"{server.address}/t/{id}")
    expect(page.locator(".divider")).to_have_count(1)
    expect(page.locator(f".divider ~ li{LINE}")).to_have_count(len(log_of(server, id, key)) - before)


@pytest.mark.parametrize(
    ("edition", "locale", "drawings"),
    [("landlord-2013", "de-DE", "WuchererTable"), ("monopoly", "en-GB", "MonopolyTable")],
)
def test_a_table_and_its_drawings_come_beside_the_words(
    server: Server, newcomer: Newcomer, edition: str, locale: str, drawings: str
) -> None:
    """None waits for another, and the table is asked for once."""
    id, (key, _) = server.start_table(HUMAN, FRIEND, edition=edition)
    page = newcomer("/healthz", locale=locale)
    words: list[Route] = []
    held = [True]
    asked: list[str] = []
    page.route("**/api/texts/**", lambda route: words.append(route) if held else route.continue_())
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_request(re.compile(rf"/assets/{drawings}\S*\.js")):
        page.goto(f"{server.address}/t/{id}#{key}", wait_until="commit")
    wait_until(page, lambda: bool(words))
    held.clear()
    for word in words:
        word.continue_()
    expect(page.locator(QUESTION)).to_be_visible()
    parts = [url for url in asked if "/api/texts/" in url]
    assert len(parts) == len(set(parts))
    assert sum(url.endswith(f"/tables/{id}") for url in asked) == 1


def opened(server: Server, newcomer: Newcomer, path: str, refusals: list[int], said: str = "", **more: Any) -> Page:
    """A page whose first connections are closed with these codes, after a sentence."""

    def live(socket: WebSocketRoute) -> None:
        if not refusals:
            socket.connect_to_server()
            return
        if said:
            socket.send(json.dumps({"type": "refused", "id": None, "code": "-", "sentence": said, "rule": None}))
        socket.close(code=refusals.pop())

    page = newcomer("/healthz", **more)
    page.route_web_socket(LIVE, live)
    page.goto(server.address + path)
    return page


@pytest.mark.parametrize("code", [4500, 1013])
def test_a_table_that_fails_on_opening_says_so_and_is_tried_again(
    server: Server, newcomer: Newcomer, code: int
) -> None:
    id, (key, _) = server.start_table(HUMAN, FRIEND)
    refusals = [code] * 30  # more than can be tried before it is seen
    page = opened(server, newcomer, f"/t/{id}#{key}", refusals, locale="de-DE", width=360, height=740)
    expect(page.get_by_role("heading", level=1)).to_have_text("Der Tisch lässt sich gerade nicht öffnen")
    expect(page.get_by_test_id("not-now")).to_contain_text("Die Seite versucht es weiter.")
    expect(page.get_by_test_id("connection")).to_be_empty()
    assert violations(page) == []
    refusals.clear()
    expect(page.locator(QUESTION)).to_be_visible()


def test_a_server_that_says_nothing_on_opening_is_asked_again(server: Server, newcomer: Newcomer) -> None:
    id, (key, _) = server.start_table(HUMAN, FRIEND)
    asked: list[Route] = []
    page = newcomer("/healthz")
    page.clock.install()
    page.route(f"**/api/tables/{id}", lambda route: asked.append(route))
    page.goto(f"{server.address}/t/{id}#{key}")
    wait_until(page, lambda: bool(asked))
    page.clock.run_for(8100)
    expect(page.get_by_test_id("not-now")).to_be_visible()
    page.unroute(f"**/api/tables/{id}")
    page.clock.run_for(1000)
    expect(page.locator(QUESTION)).to_be_visible()


@pytest.mark.parametrize(("locale", "said"), [("de-DE", "sperrt"), ("en-GB", "block")])
def test_a_network_that_blocks_live_connections_is_named_as_the_likely_cause(
    server: Server, newcomer: Newcomer, locale: str, said: str
) -> None:
    id, (key, _) = server.start_table(HUMAN, FRIEND)
    page = newcomer("/healthz", locale=locale)
    page.add_init_script(BLOCKED)
    page.goto(f"{server.address}/t/{id}#{key}")
    expect(page.get_by_test_id("not-now")).to_contain_text(said)
    connection = page.get_by_test_id("connection")
    for _ in range(2):
        page.evaluate("blocked = false")
        page.get_by_test_id("seat-A").wait_for()
        expect(connection).to_be_empty()
        page.evaluate("blocked = true; sockets.forEach((socket) => socket.close())")
        expect(connection).to_contain_text(said)


@pytest.mark.parametrize(("locale", "said"), [("de-DE", "Neu laden"), ("en-GB", "Reload")])
def test_a_page_that_meets_newer_messages_asks_to_be_loaded_anew(
    server: Server, newcomer: Newcomer, locale: str, said: str
) -> None:
    id, (key, _) = server.start_table(HUMAN, FRIEND)
    newer = [True]

    def live(socket: WebSocketRoute) -> None:
        if newer:
            socket.send(json.dumps({"type": "update", "table": {"version": 99}, "log": []}))
        else:
            socket.connect_to_server()

    page = newcomer("/healthz", locale=locale, width=360, height=740)
    page.route_web_socket(LIVE, live)
    page.goto(f"{server.address}/t/{id}#{key}")
    expect(page.get_by_test_id("outgrown").get_by_role("button")).to_have_text(said)
    assert violations(page) == []
    newer.clear()
    page.get_by_role("button", name=said).click()
    expect(page.locator(QUESTION)).to_be_visible()


def test_who_is_one_too_many_reads_it_where_the_table_would_be(server: Server, newcomer: Newcomer) -> None:
    id, _ = server.start_table(HUMAN, FRIEND)
    page = opened(server, newcomer, f"/t/{id}", [4429], "Only so many can watch.")
    expect(page.get_by_test_id("not-now")).to_contain_text("Only so many can watch.")
    expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.parametrize("problem", [None, {"code": "table-outdated", "sentence": "It is of long ago.", "rule": None}])
def test_a_table_that_is_only_a_log(server: Server, newcomer: Newcomer, problem: dict[str, Any] | None) -> None:
    id, (key, _) = finished(server)
    said = {"de": {"said": "Anne würfelt 7."}, "en": {"said": "Ann rolls 7."}}
    line = {"number": 0, "name": "told", "rules": ["M01"], "args": {}, "told": said}
    ben = {"de": "Ben", "en": "Ben"}
    came = {"number": 1, "told": "came", "seat": "B", "called": ben, "was": {"de": "Gast", "en": "Guest"}, "after": 1}
    told = {
        "edition": "monopoly",
        "game": "monopoly",
        "players": ["Ann", "Ben"],
        "notices": [came],
        "problem": problem,
        "lines": [line] * 2,
    }
    page = newcomer("/healthz")
    page.route("**/log?lang=*", lambda route: route.fulfill(json=told))
    page.route_web_socket(LIVE, lambda socket: socket.close(code=4410))
    page.goto(f"{server.address}/t/{id}#{key}")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("This table does not go on" if problem else "What happened at this table")
    expect(page.get_by_test_id("told-log")).to_contain_text("Ann and Ben")
    expect(page.get_by_test_id("told-log")).to_contain_text("Monopoly")
    expect(page.locator("ol > li:nth-child(2)")).to_contain_text("Until then the seat was called “Guest”.")
    expect(page.get_by_role("alert")).to_have_count(1 if problem else 0)
    assert violations(page) == []


@pytest.mark.parametrize("path", ["/t/nothing", "/t/nothing/join#made-up"])
def test_an_unknown_table_says_so(newcomer: Newcomer, path: str) -> None:
    page = newcomer(path, locale="de-DE")
    expect(page.get_by_role("heading", level=1)).to_have_text("Diesen Tisch gibt es nicht")
    expect(page.locator("main").get_by_role("link")).to_have_text("Zur Startseite")
