"""Makes the pictures of a table on the first pages: `.venv/bin/python -m docs.picture_table`."""

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from docs.picture_moments import SIZE, ask, server
from docs.street import STREETS
from tests.browser_support import chromium

PORT: Final = 8760
QUALITY: Final = 80
NAMES: Final = {"en": "table.jpg", "de": "table.de.jpg"}
BOTS: Final = {"B": "steward", "C": "steward", "D": "steward"}

if __name__ == "__main__":
    chromium.use_own_node()
    with server(Path(__file__).parents[1], PORT) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launch_options())
        for language, name in NAMES.items():
            begin = {"seq": 0, "seat": "A", "name": "Anna", "cards": "as-they-were", "bots": BOTS}
            created = ask(address, "/api/pasted/tables", {"text": STREETS, "begin": begin})
            page = browser.new_page(viewport=SIZE, locale=language, reduced_motion="reduce")
            page.goto(f"{address}/t/{created['id']}#{created['seats'][0]['secret']}")
            page.get_by_test_id("question").wait_for()
            page.wait_for_load_state("networkidle")
            page.screenshot(path=Path(__file__).parent / name, type="jpeg", quality=QUALITY)
