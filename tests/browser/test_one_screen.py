"""A table fits on one screen: at every question everything that matters is in the window and can be clicked."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Newcomer
from tests.browser.player import OPTIONS, Person, Policy, play
from tests.browser.test_board import Buyer
from tests.server.conftest import HUMAN, Server

NAMES = ("Frau Sparwasser", "Kellen-Karl", "Dora", "Tante Hedwig", "Fritz", "Opa Knauser", "Hanno")
WIDE = 700  # pixels: narrower windows, and low ones, are phones
LOW = 520
ROUNDS = 20  # of Monopoly: between two players it may go on for hundreds
ENGLISH = (4, 5)  # players of whole games in English, the others in German
TARGETS = ", ".join((
    "[data-testid=question] .option:not(:disabled)", "[data-testid=aside] button:not(:disabled)",
    ".street [data-light=possible]:is(.flat, .choose-house)", ".street [data-light=possible]:is(.primary)",
    ".hand .card", "[data-testid=board] li .target",
))  # fmt: skip
LOOK = """({ phone, TARGETS }) => {
    const wrong = [];
    const root = document.documentElement;
    const name = (element) => element?.dataset.testid ?? element?.dataset.place ?? element?.className;
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const inside = ({ left, top, right, bottom }) =>
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const over = (box) => document.elementFromPoint(...middle(box));
    const hit = (element, box) => element.contains(over(box));
    const seen = (element) => {
        const box = element.getBoundingClientRect();
        if (!inside(box)) wrong.push(`${name(element)} is not wholly in the window`);
        else if (!hit(element, box)) wrong.push(`${name(element)} lies under ${name(over(box))}`);
        return box;
    };
    const every = (selector, look = seen) => document.querySelectorAll(selector).forEach(look);

    const scrolling = [...document.querySelectorAll("main *")]
        .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
        .map((box) => [box, box.scrollLeft, box.scrollTop]);
    every(TARGETS, (target) => {
        if (!target.checkVisibility()) return;
        for (const part of [target.closest(".street"), target])
            part?.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = target.getBoundingClientRect();
        const beyond = target.closest("[data-testid=board]") && !inside(box); // of a board that is enlarged elsewhere
        if (!beyond && !hit(target, box)) wrong.push(`the middle of ${name(target)} hits ${name(over(box))}`);
    });
    for (const [box, left, top] of scrolling) [box.scrollLeft, box.scrollTop] = [left, top];

    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push("the page scrolls");
    every("[data-testid=log-open]");
    every(".portrait h2 > *", (words) => {
        const [wide, high] = [words.scrollWidth - words.clientWidth, words.scrollHeight - words.clientHeight];
        if (wide > 1 || high > 2) wrong.push(`${words.textContent} is cut on its plate`);
    });
    every(".recent > :first-child", (line) => {
        const beginning = line.getBoundingClientRect().top - line.closest("button").getBoundingClientRect().top;
        if (beginning < -1) wrong.push("the last event has lost its beginning");
    });
    every("[data-testid=question] .sentence");
    if (!document.querySelector("[data-testid=board]")) every(".street.own .house");
    const whole = document.querySelector("[data-testid=whole-board]")?.getBoundingClientRect();
    if (whole) every("[data-testid=board] li [data-place], [data-testid=dice]", (thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const beside = right <= whole.left + 1 || left >= whole.right - 1;
        if (!beside && bottom > whole.top + 1 && top < whole.bottom - 1)
            wrong.push(`the way back to the whole board lies over ${name(thing)}`);
    });
    every("[data-testid=shelves] .card b", (name) => {
        const [card, words] = [name.closest(".card").getBoundingClientRect(), document.createRange()];
        words.selectNodeContents(name);
        const { left, right, top, bottom } = words.getBoundingClientRect();
        if (left < card.left - 2 || right > card.right + 2 || top < card.top || bottom > card.bottom)
            wrong.push(`the name ${name.textContent} is cut on its deed`);
    });
    if (phone) {
        const first = document.querySelector("[data-testid=question] .option:enabled:not(.blocked)");
        if (first) seen(first);
        return wrong;
    }
    every("[data-testid=question]");
    const folded = (element) => !element.checkVisibility(); // ways to money in an auction, until one looks for them
    every("[data-testid=question] .option:not(.picture, .blocked)", (option) => folded(option) || seen(option));
    every(".street .house, [data-testid=board] li [data-place]");
    every(".street", (street) => inside(street.getBoundingClientRect()) || wrong.push(`${name(street)} is cut`));
    const cards = [...document.querySelectorAll(".hand .slot")].map((card) => [card, card.getBoundingClientRect()]);
    const covered = cards.filter(([card, box]) => !inside(box) || !hit(card, box)).map(([, box]) => over(box));
    if (cards.length - covered.length < Math.min(cards.length, 30)) // a hand of more can be moved
        wrong.push(`${covered.length} of ${cards.length} cards are out of sight or lie under`, covered.map(name));
    every(".street [data-light=possible]:is(.flat, .choose-house)", (target) => {
        const { width, height } = seen(target);
        const enlarge = target.closest(".street").querySelector("[data-testid^=enlarge]").getBoundingClientRect();
        if (Math.min(width, height) < 24 && Math.min(enlarge.width, enlarge.height) < 24)
            wrong.push(`${name(target)} is too small, and so is the way to enlarge it`);
    });
    return wrong;
}"""


def looking(policy: Policy, *, phone: bool) -> Policy:
    """A player who looks at the whole table before each answer."""

    def look_and_answer(page: Page, done: int) -> bool:
        if page.locator(OPTIONS).count():
            assert page.evaluate(LOOK, {"phone": phone, "TARGETS": TARGETS}) == []
        return policy(page, done)

    return look_and_answer


def play_looking(
    server: Server, newcomer: Newcomer, edition: str, players: int, size: tuple[int, int], moves: float, locale: str
) -> None:
    """A game against bots that play by chance, which makes crowded tables, or Monopoly's better ones."""
    width, height = size
    bots = [
        {"name": name, "kind": "bot", "bot": "steward" if edition == "monopoly" else "random"}
        for name in NAMES[: players - 1]
    ]
    options = {"turn-limit": ROUNDS} if edition == "monopoly" else {}
    id, keys = server.start_table(HUMAN, *bots, edition=edition, options=options)
    phone = width < WIDE or height < LOW
    page = newcomer(f"/t/{id}#{keys[0]}", locale=locale, width=width, height=height, touch=phone)
    person: Callable[[], Policy] = Buyer if edition == "monopoly" else Person
    play(server, page, by=lambda: looking(person(), phone=phone), moves=moves)


@pytest.mark.parametrize(
    ("edition", "players", "size", "locale"),
    [
        ("wucherer-1997", 6, (1280, 800), "de-DE"),
        ("monopoly", 8, (1280, 800), "en-GB"),
        ("landlord-2013", 4, (740, 360), "de-DE"),
        ("wucherer-1992", 4, (360, 740), "de-DE"),
    ],
)
def test_a_crowded_table_is_one_screen(
    server: Server, newcomer: Newcomer, edition: str, players: int, size: tuple[int, int], locale: str
) -> None:
    play_looking(server, newcomer, edition, players, size, 6, locale)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080), (360, 740), (740, 360), (640, 430)])
@pytest.mark.parametrize(
    ("edition", "players"),
    [
        *(
            (edition, players)
            for edition in ("landlord-2013", "wucherer-1997", "wucherer-1992")
            for players in (2, 4, 6)
        ),
        *(("monopoly", players) for players in (2, 5, 8)),
    ],
)
def test_whole_games_are_one_screen(
    server: Server, newcomer: Newcomer, edition: str, players: int, size: tuple[int, int]
) -> None:
    locale = "en-GB" if players in ENGLISH else "de-DE"
    play_looking(server, newcomer, edition, players, size, float("inf"), locale)
