"""Sheets of paper: chosen, made and saved by keyboard on a phone, and by mouse."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from altbau.paper import render_pdf
from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, start_table
from tests.browser.test_keys import assert_fits

VALUES = {"family": {"rent": 9, "floors": 2}}


def test_a_sheet_is_made_and_saved(newcomer: Newcomer, tmp_path: Path) -> None:
    page = newcomer("/print", locale="de-DE", width=360, height=740)
    expect(page.get_by_role("heading", level=1)).to_have_text("Drucken")
    page.get_by_label("Papier").select_option("letter")
    with page.expect_download() as download:
        page.get_by_test_id("print-records-filled").press("Enter")
    saved = tmp_path / "records.pdf"
    download.value.save_as(saved)
    assert download.value.suggested_filename == "records-landlord-2013.de.pdf"
    assert saved.read_bytes() == render_pdf("records", "landlord-2013", "de", "letter")
    assert_fits(page)
    page.get_by_label("Ausgabe").select_option("monopoly")
    expect(page.get_by_test_id("print-lists")).to_be_visible()
    expect(page.get_by_test_id("print-money")).to_have_count(0)
    assert_fits(page)


@pytest.mark.parametrize("path", ["/", "/learn", "/puzzles", "/records", "/rules/landlord-2013/bomb"])
def test_what_a_page_shows_it_prints(newcomer: Newcomer, path: str) -> None:
    """No style that another page brings along hides it."""
    page = newcomer(path)
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


def test_of_a_spare_key_only_the_key_is_printed(newcomer: Newcomer) -> None:
    page = newcomer("/")
    start_table(page)
    page.emulate_media(media="print")
    expect(page.locator(QUESTION)).to_be_visible()
    page.emulate_media(media="screen")
    page.get_by_test_id("share-button").click()
    page.get_by_test_id("show-spare").click()
    page.emulate_media(media="print")
    expect(page.get_by_test_id("link-spare")).to_be_visible()
    expect(page.locator(QUESTION)).to_be_hidden()


def test_an_owner_prints_own_values(newcomer: Newcomer, tmp_path: Path) -> None:
    page = newcomer("/rules", locale="en-US")
    page.get_by_role("link", name="Print").click()
    expect(page.get_by_label("Paper")).to_have_value("letter")
    page.locator("details summary").click()
    values = tmp_path / "values.json"
    values.write_text(json.dumps(VALUES))
    page.locator("input[type=file]").set_input_files(values)
    with page.expect_download() as download:
        page.get_by_test_id("print-aid").click()
    saved = tmp_path / "aid.pdf"
    download.value.save_as(saved)
    assert saved.read_bytes() == render_pdf("aid", "landlord-2013", "en", "letter", VALUES)
