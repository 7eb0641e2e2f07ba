"""A call by Web Push in a browser: encrypted by the server, received by a push service of the tests, delivered to the
service worker by the browser's protocol for debugging. The subscription is the test's: without a window Chromium makes
none."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, Worker, expect

from altbau.server.calls.channel import CallSettings
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION
from tests.browser.test_service_worker import settle
from tests.server.calling import Calling, Receiver, Subscription
from tests.server.conftest import FRIEND, HUMAN, STILL, first_path
from tests.server.push_service import Received, answering

# Where a Chromium has no place on the screen for notifications, they are kept in a cache, which its worker and its
# pages share.
SCREEN = """() => {
    const { prototype } = ServiceWorkerRegistration;
    const screen = () => caches.open("screen");
    prototype.showNotification = async (title, options) =>
        (await screen()).put(`/screen/${options.tag}`, new Response(JSON.stringify({ title, ...options })));
    prototype.getNotifications = async () => {
        const cache = await screen();
        const kept = (await cache.keys()).map(async (request) => {
            const found = await cache.match(request); /* undefined: closed meanwhile */
            return found && { ...(await found.json()), close: () => cache.delete(request) };
        });
        return (await Promise.all(kept)).filter(Boolean);
    };
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
    ({ title, body, lang, tag, data, image }) => ({ title, body, lang, tag, data, image })
)"""
# A click that no hand has made may open no window, so the worker tells what it would open.
CLICK = """async () => {
    const [notification] = await self.registration.getNotifications();
    const told = { opened: [] };
    self.clients.openWindow = async (address) => void told.opened.push(address);
    const click = new ExtendableEvent("notificationclick");
    Object.assign(click, { notification, waitUntil: (done) => (told.done = done) });
    self.dispatchEvent(click);
    await told.done;
    return told.opened;
}"""


class Pushed(Calling):
    """A server with a push service of the tests, which keeps what it receives."""

    def __init__(self, folder: Path) -> None:
        self.received: Queue[Received] = Queue()

        class Kept(list[Received]):
            append = self.received.put

        self.service = Receiver(folder, answering("201 Created", kept=Kept()))
        settings = CallSettings(push_hosts=(self.service.host,))
        super().__init__(folder / "altbau.sqlite", settings, self.service.here)

    def end(self) -> None:
        """End both."""
        super().end()
        self.service.end()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Contexts with service workers, which may show notifications."""
    return browser_context_args | {"service_workers": "allow", "permissions": ["notifications"]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Pushed]:
    """That server."""
    server = Pushed(tmp_path)
    yield server
    server.end()


class Screen:
    """What a browser shows beside its pages. `page` is any page of the server with a worker."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._address = re.match(r"https?://[^/]*", page.url)
        context: BrowserContext = page.context
        settle(page)
        self._worker: Worker = context.service_workers[0]
        if self._worker.evaluate("Notification.permission") != "granted":
            context.add_init_script(f"({SCREEN})()")
            for each in (page, self._worker):
                each.evaluate(SCREEN)
        self._session: CDPSession = context.new_cdp_session(page)
        self._found: list[dict[str, Any]] = []
        self._session.on(
            "ServiceWorker.workerRegistrationUpdated", lambda event: self._found.extend(event["registrations"])
        )
        self._session.send("ServiceWorker.enable")

    def deliver(self, content: str) -> None:
        """Let the browser's push service deliver this."""
        while not self._found:
            self.page.wait_for_timeout(50)
        assert self._address
        registration = self._found[-1]["registrationId"]
        message = {"origin": self._address[0], "registrationId": registration, "data": content}
        self._session.send("ServiceWorker.deliverPushMessage", message)

    def shown(self, *texts: str) -> list[dict[str, Any]]:
        """The notifications, once they are these."""
        bodies = f"(await ({SHOWN})()).map(({{ body }}) => body)"
        settle(self.page, f"JSON.stringify({bodies}) === JSON.stringify({json.dumps(texts)})")
        found: list[dict[str, Any]] = self.page.evaluate(SHOWN)
        return found

    def click(self) -> list[str]:
        """Click at the first one; what is opened."""
        opened: list[str] = self._worker.evaluate(CLICK)
        return opened


def move(server: Pushed, id: str, keys: list[str]) -> None:
    """Whoever is asked does nothing."""
    seat = server.table(id)["asked"]
    key = keys["AB".index(seat)]
    table = server.table(id, key)
    wanted = {"type": "move", "id": f"m{table['seq']}", "seq": table["seq"], "tokens": first_path(table, "done")}
    assert server.ask(f"/api/tables/{id}/messages", wanted, key=key)[0] == 200


SENTENCES = {
    "en-GB": "Ann has moved. Your turn at the table with Ann: 3 days left.",
    "de-DE": "Ann hat gezogen. Du bist dran am Tisch mit Ann: noch 3 Tage.",
}


@pytest.mark.parametrize("locale", SENTENCES)
def test_who_is_called_opens_the_table_by_the_key_on_the_device(
    server: Pushed, newcomer: Newcomer, locale: str
) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, clock="days-3", options={"starter": "A"})
    language = locale[:2]
    page = newcomer(f"/t/{id}#{keys[1]}", locale=locale)
    page.get_by_test_id("calls-done").click()
    page.goto(server.address)
    screen = Screen(page)
    subscription = Subscription(server.service.host)
    assert server.ask(f"/api/tables/{id}/calls/add", subscription.sent, key=keys[1], language=language)[0] == 201
    while server.table(id)["asked"] == "A":
        move(server, id, keys)
    content = subscription.read(server.received.get(timeout=STILL))
    assert (content["text"], content["language"], content["table"]) == (SENTENCES[locale], language, id)
    for text in ("Before", SENTENCES[locale]):  # a later one replaces the first
        screen.deliver(json.dumps(content | {"text": text}))
        (shown,) = screen.shown(text)
    assert (shown["title"], shown["lang"]) == ("Altbau", language)
    assert not any(key in str(shown) or key in str(content) for key in keys) and "#" not in str(shown)
    assert screen.click() == [f"{server.address}/t/{id}"]
    screen.shown()
    screen.deliver(json.dumps(content))
    screen.shown(SENTENCES[locale])
    page.goto(f"{server.address}/t/{id}")
    expect(page.locator(QUESTION)).to_be_visible()
    screen.shown()  # closed by the page that is opened there
    screen.deliver(json.dumps(content))
    screen.shown(SENTENCES[locale])
    page.locator(QUESTION).press("Tab")
    screen.shown()  # and by the page at which somebody acts


def subscription_text(content: dict[str, Any]) -> str:
    """A message as the browser decrypts it."""
    import json

    return json.dumps(content)
