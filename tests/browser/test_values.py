"""A player's own card values are read from a file, which is chosen by a button of the page."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import choose_table, open_menu

PRINTED = b"musicians: {rent: 2, floors: 5}"


def give(field: Locator, content: bytes) -> None:
    """Choose a file that holds this."""
    field.set_input_files({"name": "Miete.txt", "mimeType": "text/plain", "buffer": content})


def test_values_are_read_from_a_file_in_two_languages(newcomer: Newcomer) -> None:
    page = newcomer("/", locale="de-DE")
    chosen = page.locator("fieldset li")
    for language, button, read, unread, away in (
        (
            "de", "Datei wählen", "Musiker: Miete 2, Stockwerke höchstens 5",
            "Zeile 2 der Datei „Miete.txt“ ist nicht lesbar.", "Mit den mitgelieferten Werten spielen",
        ),
        (
            "en", "Choose a file", "Musicians: Rent 2, Maximum floors 5",
            "Line 2 of the file “Miete.txt” can’t be read.", "Play with the values provided",
        ),
    ):  # fmt: skip
        expect(page.locator("html")).to_have_attribute("lang", language)
        choose_table(page)
        page.locator("summary").click()
        field = page.get_by_label(button)
        assert field.evaluate("field => field.getBoundingClientRect().width") <= 1  # the browser's own words
        assert page.locator("label.button", has_text=button).evaluate("label => label.clientHeight") >= 38
        give(field, b"musicians: {rent: 2}\nMiete")
        expect(page.get_by_role("dialog").locator(".toasts")).to_contain_text(unread)
        give(field, PRINTED)
        expect(chosen).to_have_text(read)
        page.get_by_role("button", name=away).click()
        expect(chosen).to_have_count(0)
        page.keyboard.press("Escape")
        open_menu(page)
        page.get_by_test_id("language").click()
