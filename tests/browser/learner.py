"""Plays lessons on the page, by the keyboard alone."""

from playwright.sync_api import Locator, Page, expect

from altbau.play.teaching.lesson import Lesson
from altbau.play.teaching.lesson_session import LessonSession
from tests.browser.player import OPTIONS, QUESTION

BUBBLE = "[data-testid=lesson-bubble]"
NEXT = "[data-testid=lesson-next]"
HIT = """thing => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
NOT_PICKED = "[aria-pressed=false]"


class Learner:
    """Plays the first line of each step; `learning` is the expected state of the lesson."""

    def __init__(self, page: Page, lesson: Lesson) -> None:
        self.page = page
        self.learning = LessonSession(lesson)

    @property
    def number(self) -> int:
        """The number of the picture that should be shown, from 1."""
        return self.learning.lesson.bubbles().index((self.learning.number, self.learning.place)) + 1

    def arrive(self) -> None:
        """Wait for the picture, and for the focus on the question or the button for the next picture."""
        expect(self.page.locator(BUBBLE)).to_have_attribute("data-picture", str(self.number))
        expect(self.page.locator(QUESTION if self.learning.asks else NEXT)).to_be_focused()

    def go_on(self) -> None:
        """Go to the next picture: play the first line if the lesson asks for a move, else press Enter."""
        self.arrive()
        if self.learning.asks:
            line = self.learning.step.lines[0]
            self.learning.play(line)
            self.play(line)
        else:
            self.learning.next()
            self.page.keyboard.press("Enter")

    def play(self, line: str) -> None:
        """Play a line, which need not name a choice that has one option."""
        word, *more = line.split()
        if word.isdigit():
            self.fill("bid-sum", word)
        elif word == "build" and more[0].isdigit():
            self.build(*more)
        elif word == "trade":
            self.press(self.answer(word))
            self.trade(*more)
        elif word == "mortgage":
            way = self.page.locator(f"[data-testid={word}-{more[0]}], [data-testid=choice-{word}]").first
            whole = way.get_attribute("data-testid") != f"choice-{word}"
            self.press(way)
            if not whole:
                self.press(self.answer(more[0]))
        else:
            for each in (word, *more):
                if each.isdigit():
                    self.fill("sum", each)
                else:
                    self.press(self.answer(each))
            while self.page.get_by_test_id("cancel").count():  # a place is asked for even if there is only one
                (only,) = self.page.locator(OPTIONS).all()
                self.press(only)

    def build(self, floors: str, *words: str) -> None:
        """Build a house: the cards that are named, else any that are left, and the roof."""
        cards, roof = words[: int(floors)], words[int(floors) :]
        self.press(self.answer("build"))
        for card in [*cards, *[""] * (int(floors) - len(cards))]:
            place = f"='hand:{card}'" if card else "^='hand:'"
            self.press(self.page.locator(f"[data-place{place}]{NOT_PICKED}").first)
        picture = self.page.locator(BUBBLE).get_attribute("data-picture")
        self.press(self.page.get_by_test_id("build"))
        for each in roof:  # the only one that there is comes by itself
            asked = self.page.locator(f"button[data-testid='choice-{each}']:enabled")
            asked.or_(self.page.locator(f"{BUBBLE}:not([data-picture='{picture}'])")).first.wait_for()
            if asked.count():
                self.press(asked)

    def trade(self, partner: str, *words: str) -> None:
        """Offer a trade in its window: `C hafenstrasse for chausseestrasse 10 offer`."""
        self.press(self.page.locator(f"[data-testid=trade-partner] [data-seat={partner}] input"), "Space")
        side = "give"
        for word in words[:-1]:
            if word == "for":
                side = "want"
            else:
                self.press(self.page.get_by_test_id(f"{side}-{word}"), "Space")
        self.press(self.page.get_by_test_id("trade-offer"))

    def fill(self, field: str, number: str) -> None:
        """Replace the number in a field, and send it."""
        self.press(self.page.get_by_test_id(field), "Control+a")
        self.page.keyboard.type(number)
        self.page.keyboard.press("Enter")

    def answer(self, word: str) -> Locator:
        """The element that answers with a word: its button, or else the card or place of that name. The button is
        preferred, because the bubble can cover a place on the board."""
        button = self.page.locator(f"button[data-testid='choice-{word}']:enabled")
        picture = self.page.locator(
            f"button[data-place='hand:{word}'], "
            f"button[data-light=possible][data-place='{word}'], button.target[data-place='{word}']"
        )
        button.or_(picture).first.wait_for()
        return button.first if button.count() else picture.first

    def press(self, thing: Locator, key: str = "Enter") -> None:
        """Press a key at an element."""
        self.reach(thing)
        thing.press(key)

    def reach(self, thing: Locator) -> None:
        """Focus an element, and wait until nothing covers it."""
        thing.focus()
        self.page.wait_for_function(HIT, arg=thing.element_handle())
