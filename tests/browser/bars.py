"""Finds controls that do not fit into the bar at the top of a page."""

from playwright.sync_api import Page

WIDTHS = (1280, 1024, 768, 360)
MISPLACED = """() => {
    const bar = document.querySelector("header.bar");
    const { left, top, right, bottom } = bar.getBoundingClientRect();
    const elsewhere = bar.querySelectorAll(".menu, .five"); // the menu, and the ways at the foot of a phone
    const apart = (control) => [...elsewhere].some((part) =>
        ["absolute", "fixed"].includes(getComputedStyle(part).position) && part.contains(control));
    const shown = [...bar.querySelectorAll("a, button, select, label")]
        .filter((control) => control.checkVisibility() && !apart(control));
    const leaves = (control) => {
        const box = control.getBoundingClientRect();
        return box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1;
    };
    const lines = (control) => {
        const words = document.createRange();
        words.selectNodeContents(control);
        const boxes = [...words.getClientRects()].filter(({ width }) => width > 1); // narrower ones are only heard
        return boxes.some((box) => boxes.some((other) => other.top >= box.bottom - 1));
    };
    const told = (control) => (control.textContent.trim() || control.title).replace(/\\s+/g, " ");
    return [
        ...shown.filter(leaves).map((control) => `${told(control)} leaves the bar`),
        ...shown.filter(lines).map((control) => `${told(control)} takes two lines`),
    ];
}"""


def misplaced(page: Page) -> list[str]:
    """The controls that leave the bar or break into lines, in both languages and at each width. Language and size of
    the page are restored."""
    before, found = page.viewport_size, []
    for _ in range(2):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            found += [f"{width}: {each}" for each in page.evaluate(MISPLACED)]
        language = page.locator("html").get_attribute("lang")
        page.get_by_test_id("language").evaluate("button => button.click()")
        page.wait_for_function("before => document.documentElement.lang !== before", arg=language)
    if before:
        page.set_viewport_size(before)
    return found
