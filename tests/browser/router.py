"""Leads an open page to other addresses without loading it anew, as the buttons Back and Forward do."""

import time

from playwright.sync_api import Page, Request

from tests.browser.player import PATIENCE, PAUSE

QUIET = 5  # looks at which nothing is fetched, after which nothing more will be
GO = """async ([address, patience]) => {
    const before = document.querySelector("#main");
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
    const hasCome = (main) => main !== null && main !== before && main.children.length > 0;
    const last = performance.now() + patience;
    while (!hasCome(document.querySelector("#main"))) {
        if (performance.now() > last) throw new Error(`no page has come at ${address}`);
        await new Promise(requestAnimationFrame);
    }
}"""


def lead(page: Page, address: str) -> None:
    """Go to the address of another page, and wait until all that it fetches has come. Two addresses that are the same
    page to the program, such as two rulebooks, need another one between them."""
    fetched = set[Request]()

    def asks(request: Request) -> None:
        fetched.add(request)

    def ends(request: Request) -> None:
        fetched.discard(request)

    page.on("request", asks)
    page.on("requestfinished", ends)
    page.on("requestfailed", ends)
    page.evaluate(GO, [address, PATIENCE])
    still, last = 0, time.monotonic() + PATIENCE / 1000
    while still < QUIET:
        assert time.monotonic() < last, [request.url for request in fetched]
        page.wait_for_timeout(PAUSE)
        still = 0 if fetched else still + 1
    page.remove_listener("request", asks)
    page.remove_listener("requestfinished", ends)
    page.remove_listener("requestfailed", ends)
