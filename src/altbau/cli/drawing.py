"""A table as text: houses side by side as they stand, 80 columns wide."""

from altbau import text
from altbau.kernel.stack import NOBODY
from altbau.view import View, view
from altbau.wucherer.actions import SEAT_NAMES, token
from altbau.wucherer.building import Building
from altbau.wucherer.cards import FLAT_ROOF, ROOF
from altbau.wucherer.table import Table
from altbau.wucherer.tenants import rent_of

INSIDE = 16  # columns between the walls of a house
WIDTH = 80


def draw(t: Table, language: str, names: list[str]) -> str:
    """The whole table with everybody's cards, as `altbau show` prints it."""
    known = view(t, NOBODY)
    lines = [piles(known, language)]
    for seat in range(t.players):
        lines += ["", headline(known, seat, language, names)]
        hand = ", ".join(text.card(language, kind) for kind in t.hands[seat])
        lines += wrapped(text.say(language, "cli-hand", cards=hand or "–"))
        lines += street(t, t.owned(seat), language)
    return "\n".join(lines)


def draw_view(t: Table, known: View, language: str, names: list[str]) -> str:
    """What a seat sees of the table."""
    lines = [piles(known, language)]
    for seat in range(t.players):
        lines += ["", headline(known, seat, language, names)]
        lines += street(t, [building for building in known.buildings if building.owner == seat], language)
    return "\n".join(lines)


def piles(known: View, language: str) -> str:
    """What lies in the middle."""
    top = text.card(language, known.discard[-1]) if known.discard else "–"
    return text.say(
        language, "cli-piles", draw=known.draw_count, discard=len(known.discard), top=top,
        roofs=known.roofs, monsters=known.monsters,
    )  # fmt: skip


def headline(known: View, seat: int, language: str, names: list[str]) -> str:
    """A player's line: who, coins, cards, income, jail."""
    line = text.say(
        language, "cli-seat", name=names[seat], coins=known.coins[seat], cards=known.hand_counts[seat],
        income=known.incomes[seat],
    )  # fmt: skip
    jail = " " + text.say(language, "cli-in-jail") if known.prisoner == seat else ""
    return f"{'▶' if known.turn == seat else ' '} {SEAT_NAMES[seat]} {line}{jail}"


def street(t: Table, buildings: list[Building], language: str) -> list[str]:
    """Houses side by side on the ground, as many as fit in a row."""
    per_row = WIDTH // (INSIDE + 4)
    lines: list[str] = []
    for start in range(0, len(buildings), per_row):
        row = [house(t, building, language) for building in buildings[start : start + per_row]]
        above = max(len(storeys) for storeys, _ in row)
        below = max(len(cellar) for _, cellar in row)
        for level in range(above):
            lines.append("  ".join(padded(storeys, level - (above - len(storeys))) for storeys, _ in row).rstrip())
        for level in range(below):
            lines.append("  ".join(padded(cellar, level) for _, cellar in row).rstrip())
    return lines


def padded(lines: list[str], place: int) -> str:
    """A line of a house, or air."""
    return lines[place] if 0 <= place < len(lines) else " " * (INSIDE + 2)


def house(t: Table, building: Building, language: str) -> tuple[list[str], list[str]]:
    """The lines of a house above the ground, from the top, and below it."""
    name = token(building.id) + (" ⚑" if building.squatted else "")
    above = [f" {name:<{INSIDE}} "]
    if building.has(building.height + 1):
        above += [f" {'/' + '‾' * (INSIDE - 2) + chr(92)} ", room(t, building, building.height + 1, language)]
    elif building.roof == ROOF:
        above.append(" /" + "‾" * (INSIDE - 2) + "\\ ")
    elif building.roof == FLAT_ROOF:
        above.append(" " + "▔" * INSIDE + " ")
    above += [room(t, building, slot, language) for slot in range(building.height, 0, -1)]
    above.append("═" * (INSIDE + 2))
    return above, [room(t, building, 0, language)] if building.basement else []


def room(t: Table, building: Building, slot: int, language: str) -> str:
    """One apartment between its walls."""
    kind = building.tenants[slot]
    if kind < 0:
        return f"│{'  ↓':<{INSIDE}}│"
    if kind == 0:
        return f"│{'  ·':<{INSIDE - 2}} 1│"
    marks = "✗" * building.withheld[slot] + "¢" * building.waived[slot]
    rent = f"{marks}{rent_of(t, building, slot)}"
    name = text.card(language, kind)[: INSIDE - len(rent) - 1]
    return f"│{name:<{INSIDE - len(rent)}}{rent}│"


def wrapped(line: str) -> list[str]:
    """A long line in pieces of 78 columns, indented."""
    words, lines = line.split(), ["   "]
    for word in words:
        if len(lines[-1]) + len(word) + 1 > WIDTH - 2:
            lines.append("   ")
        lines[-1] += " " + word
    return lines
