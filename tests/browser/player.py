"""Playing through the page, as a person with a mouse or with the keyboard."""

from playwright.sync_api import Page, expect

QUESTION = "[data-testid=question]"
OPTIONS = f"{QUESTION} button.option:not(.blocked):enabled"
NOT_MOVES = ("undo", "cancel")
PATIENCE = 20_000  # milliseconds


def start_table(page: Page) -> None:
    """The two clicks of a newcomer: the page is open, and start."""
    page.get_by_test_id("start-button").click()
    expect(page.locator(QUESTION)).to_be_visible(timeout=PATIENCE)


def is_over(page: Page) -> bool:
    """Whether the final ranking is shown."""
    return page.get_by_test_id("ranking").is_visible()


def options(page: Page) -> list[str]:
    """The test ids of the answers, all read at the same moment."""
    names: list[str] = page.locator(OPTIONS).evaluate_all("buttons => buttons.map(button => button.dataset.testid)")
    return names


def choose_something(page: Page, turn: int) -> bool:
    """Choose an answer if this player is asked: mostly building and buying, so that something happens."""
    choices = [name for name in options(page) if name not in NOT_MOVES]
    if not choices:
        return False
    wishes = ["choice-build", "choice-2", "choice-roof"] if turn % 2 else ["choice-done", "choice-buy"]
    wished = next((wish for wish in wishes if wish in choices), choices[turn % len(choices)])
    page.get_by_test_id(wished).first.click(timeout=1000)
    return True


def play_to_the_end(*pages: Page) -> None:
    """Let the people at these pages play until the game is over for all."""
    for turn in range(1500):
        if all(is_over(page) for page in pages):
            return
        chosen = [try_to_choose(page, turn) for page in pages]
        if not any(chosen):
            pages[0].wait_for_timeout(40)
    raise AssertionError("the game did not end")


def try_to_choose(page: Page, turn: int) -> bool:
    """Choose, unless the question has gone while the hand moved."""
    try:
        return choose_something(page, turn)
    except Exception as error:
        if "Timeout" not in type(error).__name__:
            raise
        return False
