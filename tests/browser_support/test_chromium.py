"""The browser of the tests starts, draws and has fonts."""

from unittest.mock import Mock

import pytest
from playwright.sync_api import Error, Page

from tests.browser_support.pictures import REFUSED, picture


def test_a_page_is_drawn(page: Page) -> None:
    page.goto("data:text/html,<body style='margin:0'><span id=narrow>ii</span><br><span id=wide>Wm</span>")
    narrow, wide = (page.locator(place).bounding_box() for place in ("#narrow", "#wide"))
    assert narrow and wide and wide["width"] > 2 * narrow["width"]
    assert picture(page).startswith(b"\x89PNG")


def test_only_a_picture_that_was_refused_is_taken_again() -> None:
    page = Mock()
    page.screenshot.side_effect = [Error(REFUSED), Error(REFUSED), b"drawn", Error("closed"), b"drawn"]
    assert picture(page) == b"drawn"
    with pytest.raises(Error, match="closed"):
        picture(page)
