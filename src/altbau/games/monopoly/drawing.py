"""The board as text: two columns of places, and a line for each player."""

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.text.line_wrap import WIDTH
from altbau.games.monopoly.narrator import MonopolyNarrator
from altbau.games.monopoly.rules.board import HOTEL, PRICE, SQUARES, ownable
from altbau.games.monopoly.rules.state import FREE, State
from altbau.games.monopoly.view import MonopolyPageView

ROWS = SQUARES // 2
COLUMN = WIDTH // 2 - 1
NAME = 20


def draw(s: State, narrator: MonopolyNarrator) -> str:
    """The board; nothing on it is hidden."""
    return draw_view(MonopolyPageView(s, NOBODY), narrator)


def draw_view(known: MonopolyPageView, narrator: MonopolyNarrator) -> str:
    """The board as all players see it."""
    lines = [
        narrator.say("cli-board", round=known.round, houses=known.houses_left, hotels=known.hotels_left),
    ]
    if known.edition.parking_pot:
        lines.append(narrator.say("cli-pot", money=narrator.money(known.pot)))
    lines.append("")
    lines += [
        f"{square(known, row, narrator):<{COLUMN}}  {square(known, row + ROWS, narrator)}".rstrip()
        for row in range(ROWS)
    ]
    return "\n".join([*lines, "", *(headline(known, seat, narrator) for seat in known.seats())])


def square(known: MonopolyPageView, square: int, narrator: MonopolyNarrator) -> str:
    """The line of a square: the pieces there, its name, and its owner and buildings or its price."""
    here = "".join(SEAT_NAMES[seat] for seat in known.seats() if known.at[seat] == square and not known.bankrupt[seat])
    name = narrator.square(square)
    return f"{here:>5} {name[:NAME]:<{NAME}} {state(known, square)}"


def state(known: MonopolyPageView, square: int) -> str:
    """The owner and buildings of a square, or its price."""
    owner = known.owner[square]
    if owner == NOBODY:
        return f"{PRICE[square]:>4}" if ownable(square) else ""
    level = known.houses[square]
    built = "▇" if level == HOTEL else "▪" * level
    return f"[{SEAT_NAMES[owner]}] {'–' if known.mortgaged[square] else built}".rstrip()


def headline(known: MonopolyPageView, seat: Seat, narrator: MonopolyNarrator) -> str:
    """The line of a player: name, money, worth, jail."""
    if known.bankrupt[seat]:
        return f"  {SEAT_NAMES[seat]} {narrator.say('cli-bankrupt', name=narrator.names[seat])}"
    line = narrator.say(
        "cli-landlord", name=narrator.names[seat], money=narrator.money(known.cash[seat]),
        worth=narrator.money(known.worths[seat]), cards=known.cards_kept[seat],
    )  # fmt: skip
    jail = " " + narrator.say("cli-in-jail") if known.jail[seat] != FREE else ""
    return f"{'▶' if known.turn == seat else ' '} {SEAT_NAMES[seat]} {line}{jail}"
