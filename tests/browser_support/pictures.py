"""Pictures of a page in the browser of the tests."""

from playwright.sync_api import Error, Locator, Page

REFUSED = "Unable to capture screenshot"


def picture(shown: Page | Locator, tries: int = 5) -> bytes:
    """A PNG of a page or a part of it. Chromium at times refuses the first one after its start, and takes the same one
    when it is asked again."""
    try:
        return shown.screenshot()
    except Error as error:
        if tries == 1 or REFUSED not in error.message:
            raise
    return picture(shown, tries - 1)
