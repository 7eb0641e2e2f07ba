"""Write a game as a screen reader reads it, `docs/transcript.en.md` and `….de.md`, from the accessibility tree.

.venv/bin/python -m docs.transcript
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.player import QUESTION, is_over, take_time
from tests.browser.test_board import Buyer
from tests.browser_support import chromium
from tests.server.conftest import HUMAN, Server

FOLDER = Path(__file__).resolve().parent
LOCALES = {"en": "en-GB", "de": "de-DE"}
HEADS = {
    "en": ("A game as a screen reader has it", "asked", "said aloud", "the whole table", "the end"),
    "de": ("Ein Spiel, wie ein Screenreader es hat", "gefragt", "vorgelesen", "der ganze Tisch", "das Ende"),
}
BOT = {"name": "Cleo", "kind": "bot", "bot": "steward"}
ROUNDS = 3
MOST = 60  # steps of the human player
CHOICE = f"{QUESTION}.mine button.option:enabled"
END = ".panel.beside"
TABLE = "TABLE"  # for the id of the table, which differs each time
LISTEN = """() => {
    window.said = [];
    const told = new Map();
    const hear = () => document.querySelectorAll("[aria-live], [role=status], [role=alert]").forEach((region) => {
        const words = region.textContent.replace(/\\s+/g, " ").trim();
        if (words && told.get(region) !== words) window.said.push(words);
        told.set(region, words);
    });
    hear();
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
# The page tells of a move in the same task in which it shows the table, so nothing more is said before the next move.
TOLD = f"""(before) => window.said.length > before && (document.querySelector("{CHOICE}")
    || document.querySelector("[data-testid=ranking]")?.checkVisibility())"""


def block(title: str, content: str) -> str:
    """A part of the transcript."""
    return f"**{title}**\n\n```text\n{content}\n```\n"


def said(page: Page) -> str:
    """What live regions have announced since the last call."""
    words: list[str] = page.evaluate("window.said.splice(0)")
    return "\n".join(words)


def steps(page: Page, language: str) -> Iterator[str]:
    """Play the game; each question with its answers, and what is announced between them."""
    _, asked, aloud, _, _ = HEADS[language]
    done, buyer = 0, Buyer()
    while not is_over(page) and done < MOST:
        if heard := said(page):
            yield block(aloud, heard)
        if done == 1:  # a hint, once
            page.keyboard.press("t")
            expect(page.locator(QUESTION).get_by_role("status")).not_to_be_empty()
        yield block(asked, page.locator(QUESTION).aria_snapshot())
        before = page.evaluate("window.said.length")
        done += buyer(page, 1)
        page.wait_for_function(TOLD, arg=before)
    page.locator(END).wait_for()
    yield block(aloud, said(page))


def transcript(browser: Browser, server: Server, language: str) -> str:
    """The transcript of a game of ROUNDS rounds against a bot."""
    title, _, _, table, end = HEADS[language]
    options = {"turn-limit": ROUNDS}
    id, keys = server.start_table(HUMAN, BOT, edition="monopoly", options=options, seed=1)
    page = browser.new_page(locale=LOCALES[language], reduced_motion="reduce")
    take_time(page.context)
    page.goto(f"{server.address}/t/{id}#{keys[0]}")
    page.locator(CHOICE).first.wait_for()
    page.evaluate(LISTEN)
    parts = [f"# {title}\n", block(table, page.locator("body").aria_snapshot()), *steps(page, language)]
    parts.append(block(end, page.get_by_test_id("ranking").aria_snapshot()))
    page.close()
    return "\n".join(parts).replace(id, TABLE)


def main() -> None:
    """Write the transcripts in both languages."""
    chromium.use_own_node()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "altbau.sqlite")
        browser = playwright.chromium.launch(**chromium.launch_options())
        for language in LOCALES:
            text = transcript(browser, server, language)
            (FOLDER / f"transcript.{language}.md").write_text(text, encoding="utf-8")
        browser.close()
        server.end()


if __name__ == "__main__":
    main()
