"""The board as text: two columns of places, and a line for each player."""

from altbau import text
from altbau.cli.lines import WIDTH
from altbau.kernel.stack import NOBODY
from altbau.kernel.vocabulary import SEAT_NAMES
from altbau.monopoly.board import HOTEL, PRICE, SQUARES, ownable
from altbau.monopoly.table import FREE, Table
from altbau.text import BoardVoice

ROWS = SQUARES // 2
COLUMN = WIDTH // 2 - 1
NAME = 20


def draw(t: Table, voice: BoardVoice) -> str:
    """The whole board, all of which lies open."""
    lines = [text.say(voice.language, "cli-board", round=t.round, houses=t.houses_left, hotels=t.hotels_left), ""]
    for row in range(ROWS):
        lines.append(f"{square(t, row, voice):<{COLUMN}}  {square(t, row + ROWS, voice)}".rstrip())
    lines.append("")
    return "\n".join([*lines, *(headline(t, seat, voice) for seat in range(t.players))])


def square(t: Table, place: int, voice: BoardVoice) -> str:
    """A square: who stands there, its name, and its owner and buildings or its price."""
    here = "".join(SEAT_NAMES[seat] for seat in t.alive() if t.at[seat] == place)
    name = voice.square(place)
    return f"{here:>5} {name[:NAME]:<{NAME}} {state(t, place)}"


def state(t: Table, place: int) -> str:
    """Who owns a place and what stands on it, or what it costs."""
    owner = t.owner[place]
    if owner == NOBODY:
        return f"{PRICE[place]:>4}" if ownable(place) else ""
    level = t.houses[place]
    built = "▇" if level == HOTEL else "▪" * level
    return f"[{SEAT_NAMES[owner]}] {'–' if t.mortgaged[place] else built}".rstrip()


def headline(t: Table, seat: int, voice: BoardVoice) -> str:
    """A player's line: who, money, worth, jail."""
    if t.bankrupt[seat]:
        return f"  {SEAT_NAMES[seat]} {text.say(voice.language, 'cli-bankrupt', name=voice.names[seat])}"
    line = text.say(
        voice.language, "cli-landlord", name=voice.names[seat], money=voice.money(t.cash[seat]),
        worth=voice.money(t.worth(seat)), cards=t.cards_kept(seat),
    )  # fmt: skip
    jail = " " + text.say(voice.language, "cli-in-jail") if t.jail[seat] != FREE else ""
    return f"{'▶' if t.turn == seat else ' '} {SEAT_NAMES[seat]} {line}{jail}"
