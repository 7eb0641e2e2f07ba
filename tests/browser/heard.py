"""The first game as a screen reader reads it: what live regions announce, and what is read at the focus.

`.venv/bin/python -m tests.browser.heard` writes the golden files anew, in both languages; read the diff before you
commit it. The reader is `@guidepup/virtual-screen-reader`, which runs in the page.
"""

import re
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, ViewportSize, expect, sync_playwright

from altbau.play.teaching.lesson import lesson
from build_page import WEB
from tests.browser.learner import BUBBLE, NEXT, Learner
from tests.browser.player import QUESTION, take_time
from tests.browser_support import chromium
from tests.server.conftest import Server

EDITION: Final = "landlord-2013"
LOCALES: Final = {"en": "en-GB", "de": "de-DE"}
GOLDEN: Final = Path(__file__).parent.parent / "golden"
READER: Final = WEB / "node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js"
ADDRESS: Final = "/screen-reader.js"
# Changes of elements that have left the page are dropped: the reader finds names only in the document.
START: Final = """async (address) => {
    const { virtual } = await import(address);
    window.reader = virtual;
    class Changes extends MutationObserver {
        constructor(hear) {
            super((changes, observer) => hear(changes.filter(({ target }) => target.isConnected), observer));
        }
    }
    await virtual.start({ container: document.body, window: { document, MutationObserver: Changes } });
}"""
SAID: Final = """async () => {
    const phrases = await reader.spokenPhraseLog();
    await reader.clearSpokenPhraseLog();
    return phrases.filter((phrase) => /^(polite|assertive): /.test(phrase));
}"""
# In one task of the page, so that nothing else takes the focus in between.
FOCUS: Final = """async (thing) => {
    thing.blur();
    thing.focus();
    for (let turn = 0; turn < 9; turn += 1) await null;
    return (await reader.spokenPhraseLog()).filter((phrase) => !/^(polite|assertive): /.test(phrase)).at(-1);
}"""
READ: Final = """async (end) => {
    const phrases = [];
    while (phrases.at(-1) !== end) {
        await reader.next();
        phrases.push(await reader.lastSpokenPhrase());
    }
    return phrases;
}"""
END: Final = "end of "
TIP: Final = "end, "  # end of an element with a title, which repeats its text
SEPARATOR: Final = "\n\n"  # between pictures
SIZE: Final[ViewportSize] = {"width": 1280, "height": 860}
SILENT: Final = ("paragraph", "status")  # a status only if it is empty
WHOLE: Final = ("button, ", "heading, ")  # are read as a whole, with their contents


class Listener(Learner):
    """A learner that records what is read at each element that it presses."""

    def __init__(self, page: Page, edition: str) -> None:
        super().__init__(page, lesson(edition))
        self.pressed: list[str] = []

    def reach(self, thing: Locator) -> None:
        """Focus an element, and record what is read there."""
        super().reach(thing)
        self.pressed.append(f"> {thing.evaluate(FOCUS)}")


def start(page: Page) -> None:
    """Start the reader at the top of the page."""
    code = READER.read_text(encoding="utf-8")
    page.route(f"**{ADDRESS}", lambda route: route.fulfill(body=code, content_type="text/javascript"))
    page.evaluate(START, ADDRESS)


def outline(phrases: Sequence[str]) -> list[str]:
    """What is read, indented by nesting; text that only repeats the name of its container is left out."""
    lines: list[str] = []
    inside: list[str] = []
    for phrase in reversed(phrases):
        if phrase.startswith(TIP) or (f"{TIP}{phrase}" in phrases and lines[-1].strip() == phrase):
            continue
        if phrase.startswith(END):
            if phrase != f"{END}paragraph":
                inside.append(phrase.removeprefix(END))
        elif inside and inside[-1] == phrase:
            inside.pop()
            lines.append("  " * len(inside) + phrase)
        elif phrase not in SILENT and not (inside and inside[-1].startswith(WHOLE)):
            lines.append("  " * len(inside) + phrase)
    return [re.sub(r", level 1, position (\d+), set size (\d+)", r" \1/\2", line) for line in reversed(lines)]


def shown(listener: Listener, language: str) -> None:
    """Wait until the lesson has announced the text of the present picture."""
    learning, said = listener.learning, listener.page.get_by_test_id("lesson-said")
    bubble = learning.step.bubble
    assert bubble
    if learning.over:  # at the end the lesson announces another text
        expect(listener.page.locator(BUBBLE)).to_have_attribute("data-wants", "over")
        expect(said).not_to_contain_text(bubble.say[language])
    else:
        listener.arrive()
        expect(said).to_contain_text(bubble.say[language])


def at_the_focus(listener: Listener) -> list[str]:
    """What is read at the focus: a button, or the question with its contents."""
    asks = listener.learning.asks
    name = listener.page.locator(QUESTION if asks else NEXT).evaluate(FOCUS)
    return outline([name, *listener.page.evaluate(READ, f"{END}{name}")]) if asks else [name]


def heard(page: Page, language: str) -> Iterator[str]:
    """The page from top to bottom, then picture by picture: what was pressed, what live regions announce, and what is
    read at the focus then."""
    listener = Listener(page, EDITION)
    shown(listener, language)
    start(page)
    yield "\n".join(outline(page.evaluate(READ, f"{END}document")[:-1]))
    while not listener.learning.over:
        listener.go_on()
        shown(listener, language)
        pressed = listener.pressed or ["> Enter"]
        lines = [f"{listener.number}.", *pressed, *page.evaluate(SAID), *at_the_focus(listener)]
        listener.pressed.clear()
        yield "\n".join(lines)


def golden(language: str) -> Path:
    """The golden file of a language."""
    return GOLDEN / f"heard.{EDITION}.{language}.txt"


def main() -> None:
    """Write the golden files."""
    chromium.use_own_node()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "altbau.sqlite")
        browser = playwright.chromium.launch(**chromium.launch_options())
        for language, locale in LOCALES.items():
            page = browser.new_page(locale=locale, viewport=SIZE, reduced_motion="reduce")
            take_time(page.context)
            page.goto(f"{server.address}/learn/{EDITION}")
            golden(language).write_text(SEPARATOR.join(heard(page, language)) + "\n", encoding="utf-8")
        browser.close()
        server.end()


if __name__ == "__main__":
    main()
