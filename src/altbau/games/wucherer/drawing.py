"""The table as text: buildings side by side."""

import textwrap

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.text.line_wrap import WIDTH, wrap_line
from altbau.games.wucherer.narrator import WuchererNarrator
from altbau.games.wucherer.rules.actions import place_token
from altbau.games.wucherer.rules.cards import FLAT_ROOF, ROOF
from altbau.games.wucherer.rules.ids import Card, Slot
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.view import UNKNOWN, WuchererPageView, WuchererView

INSIDE = 16  # columns between the walls of a building


def draw(s: State, narrator: WuchererNarrator) -> str:
    """The whole table with all hands, as `altbau show` prints it."""
    known = WuchererPageView(s, NOBODY)
    lines = [*piles(known, narrator)]
    for seat in s.seats():
        lines += ["", headline(known, seat, narrator)]
        lines += hand(s.hands[seat].cards(), narrator)
        lines += street(known, seat, narrator)
    return "\n".join(lines)


def draw_view(known: WuchererPageView, narrator: WuchererNarrator) -> str:
    """The table as a seat sees it, with its hand."""
    lines = [*piles(known, narrator)]
    for seat in known.seats():
        lines += ["", headline(known, seat, narrator)]
        if seat == known.seat:
            lines += hand(known.hand, narrator)
        lines += street(known, seat, narrator)
    return "\n".join(lines)


def hand(kinds: list[Card], narrator: WuchererNarrator) -> list[str]:
    """The lines of a hand."""
    names = ", ".join(narrator.card(kind) for kind in kinds)
    return wrap_line(narrator.say("cli-hand", cards=names or "–"))


def piles(known: WuchererView, narrator: WuchererNarrator) -> list[str]:
    """The lines of the piles, and of the supplies in editions that have them."""
    top = narrator.card(known.discard[-1]) if known.discard else "–"
    line = narrator.say("cli-piles", draw=known.draw_count, discard=len(known.discard), top=top)
    if known.edition.roofs:
        line += " · " + narrator.say("cli-supplies", roofs=known.roofs, monsters=known.monsters)
    return textwrap.wrap(line, WIDTH)


def headline(known: WuchererView, seat: Seat, narrator: WuchererNarrator) -> str:
    """The line of a player: name, coins, cards, income, jail."""
    coins = known.coins[seat]
    line = narrator.say(
        "cli-seat", name=narrator.names[seat], cards=known.hand_counts[seat],
        income=known.incomes[seat], money="?" if coins == UNKNOWN else narrator.money(coins),
    )  # fmt: skip
    jail = " " + narrator.say("cli-in-jail") if known.prisoner == seat else ""
    return f"{'▶' if known.turn == seat else ' '} {SEAT_NAMES[seat]} {line}{jail}"


def street(known: WuchererPageView, seat: Seat, narrator: WuchererNarrator) -> list[str]:
    """The lines of a landlord's buildings, side by side, as many in a row as fit."""
    per_row = WIDTH // (INSIDE + 4)
    buildings = [place for place, building in enumerate(known.buildings) if building.owner == seat]
    lines: list[str] = []
    for start in range(0, len(buildings), per_row):
        row = [house(known, place, narrator) for place in buildings[start : start + per_row]]
        above = max(len(storeys) for storeys, _ in row)
        below = max(len(cellar) for _, cellar in row)
        for level in range(above):
            lines.append("  ".join(padded(storeys, level - (above - len(storeys))) for storeys, _ in row).rstrip())
        for level in range(below):
            lines.append("  ".join(padded(cellar, level) for _, cellar in row).rstrip())
    return lines


def padded(lines: list[str], place: int) -> str:
    """A line of a building, or blanks above and below it."""
    return lines[place] if 0 <= place < len(lines) else " " * (INSIDE + 2)


def house(known: WuchererPageView, place: int, narrator: WuchererNarrator) -> tuple[list[str], list[str]]:
    """The lines of a building, by its index: those above the ground, from the top, and those below it."""
    building = known.buildings[place]
    basement, *floors, attic = building.slots()
    name = place_token(building.id) + (" ⚑" if building.squatted else "")
    above = [f" {name:<{INSIDE}} "]
    if building.has(attic):
        above += [f" {'/' + '‾' * (INSIDE - 2) + chr(92)} ", room(known, place, attic, narrator)]
    elif building.roof == ROOF:
        above.append(" /" + "‾" * (INSIDE - 2) + "\\ ")
    elif building.roof == FLAT_ROOF:
        above.append(" " + "▔" * INSIDE + " ")
    above += [room(known, place, slot, narrator) for slot in reversed(floors)]
    above.append("═" * (INSIDE + 2))
    return above, [room(known, place, basement, narrator)] if building.basement else []


def room(known: WuchererPageView, place: int, slot: Slot, narrator: WuchererNarrator) -> str:
    """The line of an apartment."""
    building, brought = known.buildings[place], known.rents[place][slot]
    kind = building.tenants[slot]
    if kind < 0:
        return f"│{'  ↓':<{INSIDE}}│"
    if kind == 0:
        return f"│{'  ·':<{INSIDE - 2}}{brought:>2}│"
    marks = "✗" * building.withheld[slot] + "¢" * building.waived[slot]
    rent = f"{marks}{brought}"
    name = narrator.card(kind)[: INSIDE - len(rent) - 1]
    return f"│{name:<{INSIDE - len(rent)}}{rent}│"
