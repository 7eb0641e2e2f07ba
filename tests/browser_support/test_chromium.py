"""The browser of the tests starts, draws and has fonts."""

from playwright.sync_api import Page


def test_a_page_is_drawn(page: Page) -> None:
    page.goto("data:text/html,<body style='margin:0'><span id=narrow>ii</span><br><span id=wide>Wm</span>")
    narrow, wide = (page.locator(place).bounding_box() for place in ("#narrow", "#wide"))
    assert narrow and wide and wide["width"] > 2 * narrow["width"]
    assert page.screenshot().startswith(b"\x89PNG")
