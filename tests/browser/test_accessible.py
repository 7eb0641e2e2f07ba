"""axe reports no violation on any page, in light and dark, and the page is small to load."""

import re
import secrets
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from altbau.play.teaching.puzzle import puzzles
from altbau.server.web.assets import PAGE
from tests.browser.bars import misplaced
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, play, start_table
from tests.browser.router import lead
from tests.browser.test_outlines import faint
from tests.server.conftest import BOT, FRIEND, HUMAN, Server, first_path
from tests.server.test_deals import SHORT
from tests.server.test_own_games import over

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KNOWN = "() => Object.keys(localStorage).some((key) => key.startsWith('altbau.tied.'))"
FIRST_BYTES = 60_000
WITHOUT_LETTER = 77_000
MOST_BYTES = 90_500
WITH_TABLE = 220_000
MOST_REQUESTS = 40
MOST_SHIFT = 0.01
BOOK = "/rules/landlord-2013"
ROUTES = Path(__file__).resolve().parents[2] / "web" / "src" / "pages" / "index.ts"
ROUTE = re.compile(r"""^  "?([\w/]+)"?: \(\) =>""", re.MULTILINE)
NOWHERE = "/nowhere"
ON_SITES = {"elsewhere"}  # `tests/site` looks at it
# Of the functions that are compiled at their first call, about a hundred are those of the tests themselves.
LATE = "V8.ParseFunction"
MOST_LATE = 300
MOST_NODES = {"start": 750, "table": 1100, "book": 2700, "replay": 1000}
# Its first use takes longer than all else that a page computes of its texts.
COUNT_FORMATS = """for (const name of ["NumberFormat", "PluralRules"]) {
    const counted = () => (globalThis.formats = (globalThis.formats ?? 0) + 1);
    Intl[name] = new Proxy(Intl[name], {
        apply(...call) { counted(); return Reflect.apply(...call); },
        construct(...call) { counted(); return Reflect.construct(...call); },
    });
}"""
# Nothing has come for ten seconds, so that what is fetched ahead counts.
QUIET = """() => performance.now() - Math.max(...performance.getEntriesByType("resource").map(
    ({ responseEnd }) => responseEnd)) > 10_000"""
SHIFTS = """() => {
    globalThis.shifted = 0;
    new PerformanceObserver((seen) => {
        for (const { value, hadRecentInput } of seen.getEntries()) if (!hadRecentInput) globalThis.shifted += value;
    }).observe({ type: "layout-shift", buffered: true });
}"""
NODES = "() => document.querySelectorAll('*').length"


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds by these rules, or by all, with where. It loads no style sheets and media once more: no rule that
    it follows needs them. Where something is it looks up only if there is something, because that takes long."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async (rules) => {
            const all = { resultTypes: ["violations"], preload: false };
            const asked = rules.length ? { ...all, runOnly: rules } : all;
            if (!(await axe.run({ ...asked, selectors: false })).violations.length) return [];
            const { violations } = await axe.run(asked);
            return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`);
        }""",
        rules,
    )
    return found


@pytest.mark.early
@pytest.mark.parametrize("scheme", ["dark", pytest.param("light", marks=pytest.mark.long)])
def test_what_opens_on_pages_is_accessible(
    server: Server, newcomer: Newcomer, scheme: Literal["light", "dark"]
) -> None:
    page = newcomer("/", locale="de-DE")
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    for door in ("choose", "by-link"):
        page.get_by_test_id(door).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
    lead(page, "/print")
    expect(page.get_by_test_id("print-aid")).to_be_visible()
    page.locator("details summary").click()
    assert violations(page) == []
    lead(page, "/position")
    page.get_by_test_id("position-begin-monopoly").click()
    expect(page.get_by_test_id("position-fits")).to_be_visible()
    assert violations(page) == []
    lead(page, "/")
    start_table(page)
    play(server, page, moves=6)
    assert violations(page) == []
    page.keyboard.press("?")
    expect(page.get_by_test_id("help")).to_be_visible()
    assert violations(page) == []
    expect(page.locator(QUESTION)).to_be_visible()
    page.keyboard.press("Escape")
    assert misplaced(page) == []
    page.wait_for_function(KNOWN)
    for path, there in (("/me", "me-number"), ("/games", "me-counted")):
        lead(page, path)
        expect(page.get_by_test_id(there)).to_be_visible()
        assert violations(page) == []
        assert misplaced(page) == []
    page.get_by_test_id("search").locator("summary").click()
    expect(page.get_by_test_id("search-kind").locator("option")).not_to_have_count(1)
    assert violations(page) == []
    page.get_by_test_id("menu").click()
    assert violations(page) == []


def in_light(page: Page, scheme: Literal["light", "dark"], *rules: str) -> list[str]:
    """What axe finds in this light."""
    page.emulate_media(color_scheme=scheme)
    expect(page.locator("html")).to_have_attribute("data-light", scheme)
    return violations(page, *rules)


def places(server: Server) -> dict[str, list[str]]:
    """The addresses at which each page of the route list is looked at."""
    id, (key, *_) = server.start_table(HUMAN, BOT)
    waiting = server.create(HUMAN, FRIEND)
    invitation = next(seat["invitation"] for seat in waiting["seats"] if seat["invitation"])
    status, deal = server.ask("/api/deals", SHORT, key=secrets.token_urlsafe(16))
    assert status == 201
    series = server.table(id, key)["series"]
    return {
        "/": ["/"], "/learn": ["/learn"], "/games": ["/games"], "/records": ["/records"], "/puzzles": ["/puzzles"],
        "/position": ["/position"], "/position/table": ["/position/table"], "/print": ["/print"], "/me": ["/me"],
        "/deals": ["/deals"], "/operator": ["/operator"],
        "rules": [
            "/rules", "/rules/monopoly", "/rules/differences", "/rules/landlord-2013/hacker", "/rules/none",
        ],
        "series": [f"/e/{series}", "/e/none"], "lesson": ["/learn/monopoly"],
        "puzzle": [f"/puzzles/{next(iter(puzzles('monopoly')))}", "/puzzles/none"],
        "deal": [f"/deals/{deal['listed']['id']}", "/deals/none"], "table": [f"/t/{id}#{key}", "/t/none"],
        "join": [f"/t/{waiting['id']}/join#{invitation}", f"/t/{waiting['id']}/join"],
        "device": [f"/t/{id}/device"], "mail": [f"/t/{id}/mail#{secrets.token_urlsafe(16)}", "/t/none/mail"],
        "replay": [f"/t/{id}/replay", "/t/none/replay"], "nowhere": [NOWHERE],
    }  # fmt: skip


def test_every_page_of_the_route_list_is_accessible(server: Server, newcomer: Newcomer) -> None:
    """In light and dark, also where there is nothing at its address."""
    at = places(server)
    assert at.keys() == {*ROUTE.findall(ROUTES.read_text(encoding="utf-8"))} - ON_SITES
    page = newcomer(NOWHERE, locale="de-DE")
    found: list[str] = []
    for paths in at.values():
        for number, path in enumerate(paths):
            if number:  # a page is made anew only after another one
                lead(page, NOWHERE)
            sent = page.request.get(urljoin(server.address, path), headers={"Accept": "text/html"})
            if '<div id="page">' not in sent.text():
                found.append(f"{path} is not sent")
            lead(page, path)
            found += [f"{path}: {each}" for each in in_light(page, "light")]
            found += [f"{path}, dark: {each}" for each in in_light(page, "dark", "color-contrast")]
    assert found == []


def furnished(server: Server) -> tuple[str, str]:
    """A table where Ann is asked while squatters sit in one house and a rent is withheld or collected in another."""
    dice = [{"kind": "bot", "name": name, "bot": "random"} for name in ("Ben", "Cleo", "Dora")]
    for seed in range(75, 115):  # with the first it comes to that
        id, (key, *_) = server.start_table({"kind": "human", "name": "Ann"}, *dice, seed=seed)
        for table in server.states(id, key):
            if table["phase"] == "over":
                break
            if table["asked"] != "A" or not table["question"]["choices"]:
                continue
            flats = [flat for building in table["buildings"] for flat in building["apartments"]]
            squatted = any(building["squatted"] for building in table["buildings"])
            if squatted and any(flat.get("withheld") or flat.get("waived") for flat in flats):
                return id, key
            move = {"type": "move", "id": f"m{table['seq']}", "seq": table["seq"], "tokens": first_path(table, "done")}
            server.ask(f"/api/tables/{id}/messages", move, key=key)
    raise AssertionError("it never comes to that")


def test_houses_with_everything_in_them_are_accessible(server: Server, newcomer: Newcomer) -> None:
    """What squatters, withheld and collected rents write into a house is in its name, too."""
    id, key = furnished(server)
    page = newcomer(f"/t/{id}#{key}", locale="de-DE")
    expect(page.locator(".slip").first).to_be_visible()
    expect(page.locator(".banner").first).to_be_visible()
    assert violations(page) == []
    assert faint(page) == []


def test_the_page_is_light(newcomer: Newcomer) -> None:
    """All that comes over the wire until somebody can start, with its headers; and what its first sign waits for, which
    needs no answer of the server but the page."""
    page = newcomer("/records")
    expect(page.get_by_test_id("records")).to_be_visible()
    held: list[Route] = []
    first = (PAGE / "index.html").read_text(encoding="utf-8")

    def later(address: str) -> bool:
        path = urlsplit(address).path
        return path.startswith("/api/") or (path.endswith((".js", ".css")) and path not in first)

    def hold(route: Route) -> None:
        if going_on:
            route.continue_()
        else:
            held.append(route)

    going_on = False
    page.route(later, hold)
    came = lengths_of(page)
    with page.expect_request(re.compile("/api/")):
        page.goto(page.url.replace("/records", "/"), wait_until="commit")
    expect(page.locator(".arriving")).to_be_visible()
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    assert sum(came.values()) - letter_of(came) <= FIRST_BYTES
    going_on = True
    for route in held:
        route.continue_()
    expect(page.get_by_test_id("door-monopoly")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert letter_of(came) > 0
    assert sum(came.values()) <= MOST_BYTES
    assert sum(came.values()) - letter_of(came) <= WITHOUT_LETTER


def test_from_the_start_to_a_table_little_comes(server: Server, newcomer: Newcomer) -> None:
    """Bytes and requests of both, with what is fetched ahead."""
    page = newcomer("/records", locale="de-DE")
    expect(page.get_by_test_id("records")).to_be_visible()
    came = lengths_of(page)
    page.goto(server.address)
    expect(page.get_by_test_id("door-monopoly")).to_be_visible()
    page.wait_for_function(QUIET, polling=1000)
    assert sum(came.values()) <= MOST_BYTES
    page.get_by_test_id("door-landlord-2013").click()
    expect(page.locator(QUESTION)).to_be_visible()
    page.wait_for_function(QUIET, polling=1000)
    asked = [address for address in came if address.startswith("http")]
    assert sum(came.values()) <= WITH_TABLE and len(asked) <= MOST_REQUESTS, came


@pytest.fixture(scope="module")
def weighed(shared_servers: Callable[[Callable[[], None] | None], Server]) -> dict[str, tuple[str, str]]:
    """The pages that have budgets: where each is, and what it shows when it has opened."""
    server = shared_servers(None)
    others = [BOT | {"name": name} for name in ("Ben", "Cleo", "Dora")]
    id, (key, *_) = server.start_table(HUMAN, *others, options={"starter": "A"})
    done, (own, *_) = server.start_table(HUMAN, *others)
    over(server, done, own)
    return {
        "start": ("/", "door-monopoly"),
        "table": (f"/t/{id}#{key}", "question"),
        "book": (BOOK, "rulebook"),
        "replay": (f"/t/{done}/replay", "replay-slider"),
    }


def test_pages_are_small_and_nothing_on_them_moves(
    server: Server, newcomer: Newcomer, weighed: dict[str, tuple[str, str]]
) -> None:
    """Nodes and shifts of each as it is opened, in both languages, on a desk and a phone."""
    wrong = []
    for locale, (width, height) in product(("de-DE", "en-GB"), ((1280, 860), (360, 740))):
        page = newcomer("/healthz", locale=locale, width=width, height=height)
        page.add_init_script(COUNT_FORMATS)
        for name, (path, shown) in weighed.items():
            page.goto(urljoin(server.address, path))
            page.evaluate(SHIFTS)
            expect(page.get_by_test_id(shown)).to_be_visible()
            page.wait_for_load_state("networkidle")
            nodes, shifted, formats = (
                page.evaluate(NODES),
                page.evaluate("shifted"),
                page.evaluate("globalThis.formats"),
            )
            if nodes > MOST_NODES[name] or shifted > MOST_SHIFT or formats:
                wrong.append(f"{name}, {locale}, {width}: {nodes} nodes, shifts {shifted}, formats {formats}")
        page.context.close()
    assert wrong == []


def test_scripts_are_compiled_as_they_come(
    server: Server, newcomer: Newcomer, weighed: dict[str, tuple[str, str]]
) -> None:
    """And not function by function, on the main thread, while a page opens."""
    page = newcomer("/healthz", locale="de-DE")
    browser = page.context.browser
    assert browser
    for name, (path, shown) in weighed.items():
        wire = browser.new_browser_cdp_session()
        compiled: list[str] = []
        ended: list[dict[str, Any]] = []
        wire.on("Tracing.dataCollected", lambda got, to=compiled: to.extend(each["name"] for each in got["value"]))
        wire.on("Tracing.tracingComplete", lambda how, to=ended: to.append(how))
        wire.send("Tracing.start", {"traceConfig": {"includedCategories": ["disabled-by-default-v8.compile"]}})
        page.goto(urljoin(server.address, path))
        expect(page.get_by_test_id(shown)).to_be_visible()
        page.wait_for_load_state("networkidle")
        wire.send("Tracing.end")
        while not ended:
            page.wait_for_timeout(50)
        wire.detach()
        assert 0 < compiled.count(LATE) <= MOST_LATE, (name, compiled.count(LATE))


def lengths_of(page: Page) -> dict[str, float]:
    """The bytes of everything that is asked for from now on, by address."""
    wire = page.context.new_cdp_session(page)
    addresses: dict[str, str] = {}
    lengths: dict[str, float] = {}

    def loaded(event: dict[str, Any]) -> None:
        if address := addresses.get(event["requestId"]):  # what was asked for before may still be coming
            lengths[address] = event["encodedDataLength"]

    wire.on("Network.requestWillBeSent", lambda sent: addresses.update({sent["requestId"]: sent["request"]["url"]}))
    wire.on("Network.loadingFinished", loaded)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    return lengths


def letter_of(lengths: dict[str, float]) -> float:
    """The bytes of the letter."""
    return sum(length for address, length in lengths.items() if address.endswith(".woff2"))
