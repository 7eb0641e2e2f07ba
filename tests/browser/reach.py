"""What a pointer can reach: by wheel or finger alone, never by a script that scrolls what a person can't scroll."""

from typing import Any

from playwright.sync_api import Page

# The controls of a page. Squares of an enlarged board are reached by the button for the whole board. Marks of the
# slider lie as close as their events.
CONTROLS = ", ".join((
    "button:enabled:not(.near li *, .mark)", "a[href]:not(.skip)", "input:enabled", "select:enabled",
    "textarea:enabled", "summary",
))  # fmt: skip
AT_TABLE = f":is(main, header.bar) :is({CONTROLS}):not(header .menu *)"
IN_MENU = f"header .menu :is({CONTROLS})"
IN_DIALOG = f"dialog[open] :is({CONTROLS})"
WAY = 0.7  # of a box, that a wheel or finger moves
MOST = 12  # movements
RESTED = 120  # milliseconds that a finger rests before it goes up
IN_VAIN = 20_000  # milliseconds to wait for something to move that does not
# Defines `reach` in the page. Its boxes are what a person can scroll.
REACH = """() => {
    const root = document.scrollingElement;
    const overflow = (box, axis) => getComputedStyle(box)[`overflow${axis}`];
    const scrolls = (box, axis) => {
        const allowed = box === root
            ? ![root, document.body].some((each) => ["hidden", "clip"].includes(overflow(each, axis)))
            : ["auto", "scroll"].includes(overflow(box, axis));
        const beyond = axis === "Y" ? box.scrollHeight - box.clientHeight : box.scrollWidth - box.clientWidth;
        return allowed && beyond > 1;
    };
    const moves = (box) => scrolls(box, "X") || scrolls(box, "Y");
    const view = (box) => {
        if (box === root) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        const { left, top } = box.getBoundingClientRect();
        const [x, y] = [left + box.clientLeft, top + box.clientTop];
        return { left: x, top: y, right: x + box.clientWidth, bottom: y + box.clientHeight };
    };
    /* the boxes around a thing, from the page inwards; what is fixed to the window moves with none further out, and a
       touch outside closes an open menu */
    const around = (thing) => {
        const found = [];
        for (let box = thing.parentElement; box && box !== document.body; box = box.parentElement) {
            if (moves(box)) found.unshift(box);
            if (getComputedStyle(box).position === "fixed" || box.matches("dialog, header .menu")) return found;
        }
        return moves(root) ? [root, ...found] : found;
    };
    const text = (thing) => thing?.textContent?.trim().slice(0, 30);
    const name = (thing) => thing?.dataset?.testid ?? thing?.dataset?.place ?? `${thing?.tagName} ${text(thing)}`;
    const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];
    const drawn = (thing) => thing.checkVisibility({ visibilityProperty: true })
        && !thing.closest("[inert]") && thing.getBoundingClientRect().width > 1;
    const hit = (thing) => {
        const area = thing.closest("label") ?? thing;
        const [x, y] = middle(area.getBoundingClientRect());
        const inside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
        return inside && area.contains(document.elementFromPoint(x, y));
    };
    const bring = (thing, boxes, part) => {
        for (const box of [...boxes].reverse()) {
            const [{ left, top, right, bottom }, [x, y]] = [view(box), middle(thing.getBoundingClientRect())];
            if (scrolls(box, "Y")) box.scrollTop += y - (top + part * (bottom - top));
            if (scrolls(box, "X")) box.scrollLeft += x - (left + part * (right - left));
        }
    };
    const frame = () => new Promise(requestAnimationFrame);
    const PARTS = [0.5, 0.15, 0.85]; // of a box, where a thing is brought to
    const brought = async (thing, boxes) => {
        for (const part of PARTS) {
            bring(thing, boxes, part);
            if (hit(thing)) return true;
            await frame().then(frame); // what was far away is drawn only then
            if (hit(thing)) return true;
        }
        return false;
    };
    let boxes = [];
    let last = ""; // where everything was scrolled to
    window.reach = {
        boxes: (wanted) => {
            const far = [...document.querySelectorAll(wanted)].filter((thing) => drawn(thing) && !hit(thing));
            boxes = [...new Set(far.flatMap(around))];
            return boxes.map((box, number) => {
                return { number, down: scrolls(box, "Y"), name: name(box) };
            });
        },
        /* brings a box into the window; its middle and size there, and what is scrolled of it */
        bring: (number) => {
            bring(boxes[number], around(boxes[number]), 0.5);
            const { left, top, right, bottom } = view(boxes[number]);
            const seen = {
                left: Math.max(0, left), top: Math.max(0, top),
                right: Math.min(innerWidth, right), bottom: Math.min(innerHeight, bottom),
            };
            last = reach.all();
            return [...middle(seen), seen.right - seen.left, seen.bottom - seen.top, reach.at(number)];
        },
        /* where a box is scrolled to after something has moved and rests; null if nothing moves */
        moved: async (number, most) => {
            const began = performance.now();
            while (reach.all() === last) {
                if (performance.now() - began > most) return null;
                await frame();
            }
            last = await reach.rest();
            return reach.at(number);
        },
        at: (number) => [boxes[number].scrollLeft, boxes[number].scrollTop],
        all: () => String([...document.querySelectorAll("*")].map((each) => [each.scrollLeft, each.scrollTop])),
        rest: async () => {
            let [still, last] = [0, ""];
            while (still < 4) {
                await frame();
                const now = reach.all();
                [still, last] = [now === last ? still + 1 : 0, now];
            }
            return last;
        },
        /* where to tap the first thing, or how to draw a finger to come closer to it; null if it is not there */
        way: (wanted) => {
            const thing = [...document.querySelectorAll(wanted)].find(drawn);
            if (!thing) return null;
            const [x, y] = middle(thing.getBoundingClientRect());
            if (hit(thing)) return { tap: [x, y] };
            for (const box of around(thing)) {
                const { left, top, right, bottom } = view(box);
                const far = scrolls(box, "Y") ? y - (top + bottom) / 2 : 0;
                const aside = scrolls(box, "X") ? x - (left + right) / 2 : 0;
                const goes = far > 0 ? box.scrollTop < box.scrollHeight - box.clientHeight - 1 : box.scrollTop > 0;
                const [width, height] = [Math.min(innerWidth, right) - left, Math.min(innerHeight, bottom) - top];
                const [middleX, middleY] = [left + width / 2, top + height / 2];
                const down = goes ? Math.sign(far) * Math.min(Math.abs(far) + 8, 0.7 * height) : 0;
                const over = Math.sign(aside) * Math.min(Math.abs(aside), 0.7 * width);
                if (Math.abs(down) < 2 && Math.abs(over) < 2) continue;
                const by = Math.abs(down) >= 2 ? [0, down / 2] : [over / 2, 0];
                return { swipe: [[middleX + by[0], middleY + by[1]], [middleX - by[0], middleY - by[1]]] };
            }
            return null;
        },
        missed: async (wanted, dead) => {
            const before = boxes.map((box) => [box, box.scrollLeft, box.scrollTop]);
            const missed = [...document.querySelectorAll("[data-testid=question] .option:not([hidden] *)")]
                .filter((answer) => !answer.checkVisibility())
                .map((answer) => `${name(answer)} is not drawn`);
            for (const thing of document.querySelectorAll(wanted)) {
                if (!drawn(thing) || hit(thing)) continue;
                const usable = around(thing).filter((box) => !dead.includes(boxes.indexOf(box)));
                if (await brought(thing, usable)) continue;
                const [x, y] = middle(thing.getBoundingClientRect());
                missed.push(`${name(thing)} at ${x}, ${y} lies under ${name(document.elementFromPoint(x, y))}`);
            }
            for (const [box, left, top] of before) [box.scrollLeft, box.scrollTop] = [left, top];
            return missed;
        },
    };
}"""
# Where Tab goes back: to what lies above, and not beside it at its right, or before it in its row. What lies around the
# board goes round, and bubbles lie over everything. What a box that scrolls hides counts as at its edge.
BACKWARDS = """() => {
    const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";
    const over = (thing) =>
        thing !== null && (getComputedStyle(thing).position === "fixed" || over(thing.parentElement));
    const seen = (box, { left, top, right, bottom }) => {
        if (box === null) return { left, top, right, bottom, width: right - left, height: bottom - top };
        const room = box.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(box);
        const hides = !box.matches("html, body") && `${overflowX} ${overflowY}` !== "visible visible";
        const within = (at, least, most) => (hides ? Math.min(Math.max(at, least), most) : at);
        return seen(box.parentElement, {
            left: within(left, room.left, room.right), right: within(right, room.left, room.right),
            top: within(top, room.top, room.bottom), bottom: within(bottom, room.top, room.bottom),
        });
    };
    const stops = [...document.querySelectorAll(`main :is(${CONTROLS})`)]
        .filter((stop) => stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility({ visibilityProperty: true }))
        .filter((stop) => !stop.closest("[inert], [data-testid=board] li, .over") && !over(stop))
        .filter((stop) => stop.getBoundingClientRect().width > 1)
        .map((stop) => [
            stop.dataset.testid ?? stop.textContent.trim(), seen(stop.parentElement, stop.getBoundingClientRect()),
        ]);
    const back = ([, one], [, next]) => {
        const shared = Math.min(one.bottom, next.bottom) - Math.max(one.top, next.top);
        const abreast = shared > Math.min(one.height, next.height) / 2;
        if (abreast) return next.left < one.left && next.right <= one.left + 1;
        return next.top < one.top && next.bottom <= one.top + 1 && next.left < one.right - 1;
    };
    return stops.slice(1).flatMap((stop, at) => (back(stops[at], stop) ? [`${stops[at][0]} before ${stop[0]}`] : []));
}"""
# Notes, at each key, what has the focus and is not in sight; the focus has moved when a key comes up.
UNSEEN = """() => {
    const unseen = [];
    const look = () => {
        const focused = document.activeElement;
        const { left, top, right, bottom } = focused.getBoundingClientRect();
        if (focused === document.body || right - left <= 1) return;
        const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
        const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
        const seen = document.elementFromPoint(x, y);
        if (!focused.contains(seen) && !seen?.closest("label")?.contains(focused)) unseen.push(focused.outerHTML);
    };
    addEventListener("keyup", look, { capture: true });
    window.unseen = () => {
        removeEventListener("keyup", look, { capture: true });
        return unseen;
    };
    scrollTo(0, 0);
    document.activeElement.blur();
}"""

# What is hidden when a question is put: the first answer, answers at the side, the drawn card.
HIDDEN = """() => {
    const found = [];
    const name = (thing) => thing.dataset.testid ?? thing.textContent.trim();
    const question = document.querySelector("[data-testid=question]");
    const [first] = [...question.querySelectorAll("button.option:enabled:not(.blocked)")]
        .filter((answer) => answer.checkVisibility());
    const inside = ({ top, bottom }) => top >= -1 && bottom <= innerHeight + 1;
    if (first && !inside(first.getBoundingClientRect())) found.push(`${name(first)} is not in sight at first`);
    const pictures = question.querySelector(".pictures");
    if (pictures && innerWidth < 700 && pictures.scrollWidth > pictures.clientWidth + 1)
        found.push("answers are cut at the side");
    const over = document.querySelector("[data-testid=whole-board]")?.parentElement.getBoundingClientRect();
    const drawn = document.querySelector("[data-testid=drawn]")?.getBoundingClientRect();
    const pane = document.querySelector("[data-testid=board] .pane")?.getBoundingClientRect();
    if (over && drawn && drawn.left < over.right && over.left < drawn.right
        && Math.min(drawn.bottom, pane.bottom) > over.top + 1 && drawn.top < over.bottom - 1)
        found.push("the drawn card lies under the way back to the whole board");
    return found;
}"""


def missed(page: Page, wanted: str, *, touch: bool) -> list[str]:
    """The things that can't be brought under the pointer, or are covered there. Each box that must be scrolled for it
    is scrolled by a real wheel or finger first."""
    dead, found = [], []
    for box in page.evaluate(f"wanted => {{ ({REACH})(); return reach.boxes(wanted); }}", wanted):
        if not scrolled(page, box, touch=touch):
            dead.append(box["number"])
            found.append(f"{box['name']} is not scrolled")
    answer: list[str] = page.evaluate("([wanted, dead]) => reach.missed(wanted, dead)", [wanted, dead])
    return found + answer


def scrolled(page: Page, box: dict[str, Any], *, touch: bool) -> bool:
    """Whether wheel or finger scrolls a box, tried in its middle; what lies there may have to be scrolled first."""
    x, y, width, height, before = page.evaluate("number => reach.bring(number)", box["number"])
    way = -WAY if before[box["down"]] > 1 else WAY  # the page may have moved it to what a pointer lies on
    right, down = (0, way * height) if box["down"] else (way * width, 0)
    for _ in range(MOST):
        if touch:
            swipe(page, (x + right / 2, y + down / 2), (x - right / 2, y - down / 2))
        else:
            page.mouse.move(x, y)
            page.mouse.wheel(right, down)
        now = page.evaluate("([number, most]) => reach.moved(number, most)", [box["number"], IN_VAIN])
        if now != before:
            return now is not None
    return False


def swipe(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a finger over the page, and let it rest before it goes up: else the page could go on scrolling."""
    finger = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = start, end
    for kind, part in (("touchStart", 0.0), ("touchMove", 0.4), ("touchMove", 0.7), ("touchMove", 1.0)):
        point = {"x": x + part * (to_x - x), "y": y + part * (to_y - y)}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    page.wait_for_timeout(RESTED)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def tap(page: Page, thing: str) -> bool:
    """Tap the first drawn thing that matches, brought there by a finger alone; whether it was reached."""
    page.evaluate(REACH)
    for _ in range(3 * MOST):
        way = page.evaluate("thing => reach.way(thing)", thing)
        if way is None:
            return False
        if "tap" in way:
            page.touchscreen.tap(*way["tap"])
            return True
        swipe(page, *way["swipe"])
        page.evaluate("reach.rest()")
    return False
