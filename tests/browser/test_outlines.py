"""The outlines of drawings have enough contrast to what they lie on, in light and dark, highlighted or not."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION
from tests.server.conftest import BOT, HUMAN, Server
from tests.server.hasty import played_at_once
from tests.server.test_tables import play_out

LEAST = 3  # WCAG 1.4.11
# The drawings in sight whose outline, which is what the pen has drawn, hardly stands out from what they lie on; and the
# crosses of windows without light. What stands in front of the sky is scenery and tells nothing.
FAINT = """(least) => {
    const SCENERY = ".roadside, .scenery, .lamp";
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const known = new Map();
    const painted = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
        return { channels: [red, green, blue], alpha: alpha / 255 };
    };
    const parse = (colour) => known.get(colour) ?? known.set(colour, painted(colour)).get(colour);
    const mixed = (under, over, share) => under.map((value, at) => value + share * (over[at] - value));
    const linear = (value) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const contrast = (one, other) => {
        const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
    };
    const PEN = parse(getComputedStyle(document.documentElement).getPropertyValue("--paint-pen")).channels;
    const stroke = (shape) => parse(getComputedStyle(shape).stroke).channels;
    const outlined = (svg) => svg.matches(".empty")
        || [...svg.querySelectorAll("[stroke]")].some((shape) => String(stroke(shape)) === String(PEN));
    /* what is seen of the ground and of the ink on it, from the page inwards */
    const seen = ([element, ...inner], ink, behind) => {
        const { backgroundColor, opacity } = getComputedStyle(element);
        const { channels, alpha } = parse(backgroundColor);
        const ground = mixed(behind, channels, alpha);
        const both = inner.length ? seen(inner, ink, ground) : [ground, ink];
        return both.map((colour) => mixed(behind, colour, Number(opacity)));
    };
    const above = (element) => (element ? [...above(element.parentElement), element] : []);
    const opaque = (element) => parse(getComputedStyle(element).backgroundColor).alpha > 0.9;
    const holdsSky = (element) => element.querySelector(":scope > .sky") !== null;
    const scenery = (path) => holdsSky(path.findLast((element) => opaque(element) || holdsSky(element)));
    const name = (path) => path.slice(-5).map((each) => each.className || each.tagName).join(" > ");
    const faces = [...document.querySelectorAll("[data-face] > circle:first-child")]
        .map((circle) => ["face", contrast(PEN, parse(getComputedStyle(circle).fill).channels)]);
    return [...document.querySelectorAll(".artwork > svg, .window > svg.empty")]
        .filter((svg) => svg.checkVisibility() && svg.getBoundingClientRect().width && !svg.closest(SCENERY))
        .filter(outlined)
        .map((svg) => [above(svg.parentElement), svg.matches(".empty") ? stroke(svg.firstElementChild) : PEN])
        .filter(([path]) => !scenery(path))
        .map(([path, ink]) => [name(path), contrast(...seen(path, ink, [255, 255, 255]))])
        .concat(faces)
        .filter(([, found]) => found < least)
        .map(([name, found]) => `${name}: ${found.toFixed(2)}`);
}"""
GLOW = """(glow) => {
    for (const element of document.querySelectorAll(".card, .flat, .house, [data-place]")) {
        if (glow === "hint") element.dataset.hint = "true";
        else element.dataset.light = glow;
    }
}"""
GLOWS = ("possible", "impossible", "hint")
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def faint(page: Page) -> list[str]:
    """Where outlines can hardly be seen, in both lights."""
    found = []
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        expect(page.locator("html")).to_have_attribute("data-light", light)
        found += [f"{light}: {each}" for each in page.evaluate(FAINT, LEAST)]
    return sorted(set(found))


@pytest.mark.parametrize("edition", ["landlord-2013", "monopoly"])
@pytest.mark.parametrize("server", [played_at_once], indirect=True)
def test_every_outline_stands_out_at_a_table(server: Server, newcomer: Newcomer, edition: str) -> None:
    options = {"turn-limit": 1} if edition == "monopoly" else {}
    id, (key, *_) = server.start_table(HUMAN, BOT, edition=edition, options=options)
    page = newcomer(f"/t/{id}#{key}")
    expect(page.locator(QUESTION)).to_be_visible()
    assert faint(page) == []
    for glow in GLOWS:
        page.evaluate(GLOW, glow)
        assert faint(page) == [], glow
    page.goto("about:blank")  # the rest without pictures
    play_out(server, id, key)
    page.goto(f"{server.address}/t/{id}")
    expect(page.get_by_test_id("ranking")).to_be_visible()
    assert faint(page) == []


def test_every_outline_stands_out_in_the_street_of_the_start_page(newcomer: Newcomer) -> None:
    page = newcomer("/")
    expect(page.get_by_test_id("door-monopoly")).to_be_visible()
    assert faint(page) == []
