"""The position editor: deeds with their buildings, money, pieces and cards."""

from collections.abc import Iterator
from typing import Final

from altbau.core.data import Data
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages.table import Argument
from altbau.core.notation.position_model import (
    ABSENT,
    Editor,
    Group,
    KeySpot,
    ListSpot,
    Setting,
    SettingChoice,
    Spot,
    Thing,
    editor_label,
    of_number,
    of_options,
    of_players,
    one_of,
    seat_letters,
    value_at,
)
from altbau.core.notation.position_reader import Reader, mapping, sequence
from altbau.games.monopoly import piles
from altbau.games.monopoly.described import MORTGAGED
from altbau.games.monopoly.notation import KEYS
from altbau.games.monopoly.rules.board import BOARD, HOTEL, INDEX, JAIL, NAMES, SQUARES, STREET, ownable
from altbau.games.monopoly.rules.cards import CARDS, DECKS, STACK_NAMES
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.options import EDITIONS, OPTIONS, configured
from altbau.games.monopoly.rules.state import PHASES
from altbau.games.monopoly.rules.turn import ATTEMPTS, DOUBLES

DEEDS: Final = "deeds"  # the sort of all places
JAIL_CARDS: Final = len(STACK_NAMES)
MOST_ROUNDS: Final = 10_000
BY_SEAT: Final = ("cash", "at", "deeds", "jail", "jail-cards")


def square(name: str) -> Argument:
    """The label of a square."""
    return Argument(type="square", value=name)


class MonopolyEditor(Reader[MonopolyEdition]):
    """Describes a position for the editor."""

    def __init__(self, data: Data) -> None:
        super().__init__(data, KEYS, EDITIONS, configured)

    def editor(self) -> Editor:
        """All that can be changed."""
        seats = [self.seat_group(letter) for letter in SEAT_NAMES[: self.players]]
        return Editor([self.table(), *seats, of_options(self.data, OPTIONS)], self.things(), editor_label("bank"))

    def things(self) -> dict[str, Thing]:
        """The deeds, and the cards of both stacks; some cards are in both."""
        found = {NAMES[each]: Thing(square(NAMES[each]), 1, (DEEDS,)) for each in range(SQUARES) if ownable(each)}
        decks = DECKS[self.edition.deck]
        for kind in sorted({*decks[0], *decks[1]}):
            stacks = tuple(name for name, deck in zip(STACK_NAMES, decks, strict=True) if kind in deck)
            copies = sum(deck.count(kind) for deck in decks)
            found[CARDS[kind].name] = Thing(Argument(type="drawn", value=CARDS[kind].name), copies, stacks)
        return found

    def table(self) -> Group:
        """The group of the table: players, turn, phase, counters, and the next cards of the stacks."""
        data = self.data
        phases: dict[object, Argument] = {name: Argument(type="phase", value=name) for name in PHASES}
        seats = seat_letters(self.players)
        least, most = self.edition.min_players, self.edition.max_players
        settings = [
            of_players(data, self.players, least, most, self.owned),
            one_of(data, "turn", (editor_label("turn"),), seats, "A"),
            one_of(data, "phase", (editor_label("phase"),), phases, PHASES[0]),
            of_number(data, "doubles", (editor_label("doubles"),), most=DOUBLES - 1),
            of_number(data, "round", (editor_label("round"),), usual=1, most=MOST_ROUNDS),
            one_of(data, "starter", (editor_label("starter"),), seats, "A"),
        ]
        if self.edition.parking_pot or "pot" in data:
            settings.append(of_number(data, "pot", (editor_label("pot"),)))
        stacks = [self.stack(name) for name in STACK_NAMES]
        return Group("table", "", (editor_label("table"),), settings=settings, spots=stacks)

    def stack(self, name: str) -> Spot:
        """The place for the next cards of a stack."""
        path = f"{name}.{piles.TOP}" if isinstance(self.data.get(name), dict) else name
        return ListSpot(path, (editor_label(name),), name, ordered=True)

    def owned(self, letter: str) -> Iterator[str]:
        """The paths of a seat in the position."""
        for key in BY_SEAT:
            yield f"{key}.{letter}"

    # --- a seat ---------------------------------------------------------------------------------------------------

    def seat_group(self, letter: str) -> Group:
        """The group of a seat: money, piece, deeds and buildings."""
        data = self.data
        deeds = f"deeds.{letter}"
        squares: dict[object, Argument] = {name: square(name) for name in NAMES}
        settings = [
            of_number(data, f"cash.{letter}", (editor_label("cash"),)),
            one_of(data, f"at.{letter}", (editor_label("at"),), squares, NAMES[JAIL if self.in_jail(letter) else 0]),
            self.jail(letter),
            self.jail_cards(letter),
            self.ruin(letter),
        ]
        if self.edition.first_lap or "first-lap" in data:
            settings.append(self.lap(letter))
        settings += [self.level(f"{deeds}.{name}", name) for name in mapping(value_at(data, deeds), deeds)]
        seat = (Argument(type="seat", value=letter),)
        return Group(
            "seat", letter, seat, settings=settings, spots=[KeySpot(deeds, (editor_label("deeds"),), DEEDS, 0)]
        )

    def in_jail(self, letter: str) -> bool:
        """Whether the position has a seat in jail."""
        return value_at(self.data, f"jail.{letter}") is not ABSENT

    def jail(self, letter: str) -> Setting:
        """The setting for jail, with the failed attempts."""
        path = f"jail.{letter}"
        there: Data = {f"at.{letter}": NAMES[JAIL]}
        choices = [SettingChoice(editor_label("free"), {path: ABSENT})]
        choices += [
            SettingChoice(editor_label(f"attempts-{count}"), {path: count} | there) for count in range(ATTEMPTS)
        ]
        now = value_at(self.data, path)
        known = range(ATTEMPTS)
        chosen = 0 if now is ABSENT else known.index(now) + 1 if isinstance(now, int) and now in known else None
        return Setting(path, (editor_label("jail"),), tuple(choices), chosen)

    def jail_cards(self, letter: str) -> Setting:
        """The setting for the number of leave-jail cards."""
        path = f"jail-cards.{letter}"
        now = value_at(self.data, path)
        label = (editor_label("jail-cards"),)
        counted = of_number(self.data, path, label, most=JAIL_CARDS)
        return Setting(path, label, (), len(now), JAIL_CARDS) if isinstance(now, list) else counted

    def ruin(self, letter: str) -> Setting:
        """The setting for bankruptcy, which removes all that the seat has."""
        out = sequence(self.data.get("bankrupt"), "bankrupt")
        others = [each for each in out if each != letter]
        gone: dict[str, object] = dict.fromkeys(self.owned(letter), ABSENT)
        on_first_lap = sequence(self.data.get("first-lap"), "first-lap")
        if letter in on_first_lap:
            gone["first-lap"] = [each for each in on_first_lap if each != letter] or ABSENT
        plays = SettingChoice(editor_label("plays"), {"bankrupt": others or ABSENT})
        ruined = SettingChoice(editor_label("bankrupt"), gone | {"bankrupt": [*others, letter]})
        return Setting(f"bankrupt.{letter}", (editor_label("game"),), (plays, ruined), int(letter in out))

    def lap(self, letter: str) -> Setting:
        """The setting for the first lap (H05)."""
        on_first_lap = sequence(self.data.get("first-lap"), "first-lap")
        others = [each for each in on_first_lap if each != letter]
        later = SettingChoice(editor_label("later-lap"), {"first-lap": others or ABSENT})
        first = SettingChoice(editor_label("first-lap"), {"first-lap": [*others, letter]})
        return Setting(f"first-lap.{letter}", (editor_label("lap"),), (later, first), int(letter in on_first_lap))

    def level(self, path: str, name: str) -> Setting:
        """The setting for the buildings on a place, or its mortgage."""
        street = name in INDEX and BOARD[INDEX[name]].kind == STREET
        levels: dict[object, Argument] = {count: editor_label(f"houses-{count}") for count in range(HOTEL * street + 1)}
        return one_of(self.data, path, (square(name),), levels | {MORTGAGED: editor_label(MORTGAGED)})


def editor(data: Data) -> Editor:
    """The editor of a position. Raises BadInput where the data can't be read."""
    return MonopolyEditor(data).editor()
