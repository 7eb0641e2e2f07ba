"""Leads an open page to other addresses without loading it anew, as the buttons Back and Forward do."""

from playwright.sync_api import Page, Request

STILL = 5  # looks at which nothing is fetched, after which nothing more will be
BETWEEN = 40  # milliseconds
GO = """async (address) => {
    const before = document.querySelector("#main");
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
    const hasCome = (main) => main !== null && main !== before && main.children.length > 0;
    while (!hasCome(document.querySelector("#main"))) await new Promise(requestAnimationFrame);
}"""


def lead(page: Page, address: str) -> None:
    """Go to the address of another page, and wait until all that it fetches has come."""
    fetched = set[Request]()

    def asks(request: Request) -> None:
        fetched.add(request)

    def ends(request: Request) -> None:
        fetched.discard(request)

    page.on("request", asks)
    page.on("requestfinished", ends)
    page.on("requestfailed", ends)
    page.evaluate(GO, address)
    still = 0
    while still < STILL:
        page.wait_for_timeout(BETWEEN)
        still = 0 if fetched else still + 1
    page.remove_listener("request", asks)
    page.remove_listener("requestfinished", ends)
    page.remove_listener("requestfailed", ends)
