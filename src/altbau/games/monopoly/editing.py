"""What of a position of Monopoly can be changed without writing: deeds with what stands on them, money, pieces and
cards."""

from collections.abc import Iterator
from typing import Final

from altbau.core.data import Data
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.editing import (
    ABSENT,
    Choice,
    Editor,
    Group,
    Keys,
    Row,
    Setting,
    Spot,
    Thing,
    called,
    found,
    of_number,
    of_options,
    of_players,
    one_of,
    seat_letters,
)
from altbau.core.notation.reading import Reader, mapping, sequence
from altbau.core.page.wire import Argument
from altbau.games.monopoly import piles
from altbau.games.monopoly.described import MORTGAGED
from altbau.games.monopoly.notation import KEYS
from altbau.games.monopoly.rules.board import BOARD, HOTEL, INDEX, JAIL, NAMES, SQUARES, STREET, ownable
from altbau.games.monopoly.rules.cards import CARDS, DECKS, STACK_NAMES
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.options import EDITIONS, OPTIONS, configured
from altbau.games.monopoly.rules.state import PHASES
from altbau.games.monopoly.rules.turn import ATTEMPTS, DOUBLES

DEEDS: Final = "deeds"  # what places count as
JAIL_CARDS: Final = len(STACK_NAMES)
MOST_ROUNDS: Final = 10_000
BY_SEAT: Final = ("cash", "at", "deeds", "jail", "jail-cards")


def square(name: str) -> Argument:
    """A square."""
    return Argument(type="square", value=name)


class MonopolyEditor(Reader[MonopolyEdition]):
    """Tells what stands in a position."""

    def __init__(self, data: Data) -> None:
        super().__init__(data, KEYS, EDITIONS, configured)

    def editor(self) -> Editor:
        """All that can be changed."""
        seats = [self.seat_group(letter) for letter in SEAT_NAMES[: self.players]]
        return Editor([self.table(), *seats, of_options(self.data, OPTIONS)], self.things(), called("bank"))

    def things(self) -> dict[str, Thing]:
        """The deeds, and the cards of both stacks, of which some are in both."""
        found = {NAMES[each]: Thing(square(NAMES[each]), 1, (DEEDS,)) for each in range(SQUARES) if ownable(each)}
        decks = DECKS[self.edition.deck]
        for kind in sorted({*decks[0], *decks[1]}):
            stacks = tuple(name for name, deck in zip(STACK_NAMES, decks, strict=True) if kind in deck)
            copies = sum(deck.count(kind) for deck in decks)
            found[CARDS[kind].name] = Thing(Argument(type="drawn", value=CARDS[kind].name), copies, stacks)
        return found

    def table(self) -> Group:
        """Whose turn it is, and the next cards of the stacks."""
        data = self.data
        phases: dict[object, Argument] = {name: Argument(type="phase", value=name) for name in PHASES}
        seats = seat_letters(self.players)
        least, most = self.edition.min_players, self.edition.max_players
        settings = [
            of_players(data, self.players, least, most, self.owned),
            one_of(data, "turn", (called("turn"),), seats, "A"),
            one_of(data, "phase", (called("phase"),), phases, PHASES[0]),
            of_number(data, "doubles", (called("doubles"),), most=DOUBLES - 1),
            of_number(data, "round", (called("round"),), usual=1, most=MOST_ROUNDS),
            one_of(data, "starter", (called("starter"),), seats, "A"),
        ]
        stacks = [self.stack(name) for name in STACK_NAMES]
        return Group("table", "", (called("table"),), settings=settings, spots=stacks)

    def stack(self, name: str) -> Spot:
        """The next cards of a stack."""
        path = f"{name}.{piles.TOP}" if isinstance(self.data.get(name), dict) else name
        return Row(path, (called(name),), name, ordered=True)

    def owned(self, letter: str) -> Iterator[str]:
        """What a seat has in the text."""
        for key in BY_SEAT:
            yield f"{key}.{letter}"

    # --- a seat ---------------------------------------------------------------------------------------------------

    def seat_group(self, letter: str) -> Group:
        """Its money, its piece, its deeds and what stands there."""
        data = self.data
        deeds = f"deeds.{letter}"
        squares: dict[object, Argument] = {name: square(name) for name in NAMES}
        settings = [
            of_number(data, f"cash.{letter}", (called("cash"),)),
            one_of(data, f"at.{letter}", (called("at"),), squares, NAMES[JAIL if self.in_jail(letter) else 0]),
            self.jail(letter),
            self.jail_cards(letter),
            self.ruin(letter),
        ]
        settings += [self.level(f"{deeds}.{name}", name) for name in mapping(found(data, deeds), deeds)]
        seat = (Argument(type="seat", value=letter),)
        return Group("seat", letter, seat, settings=settings, spots=[Keys(deeds, (called("deeds"),), DEEDS, 0)])

    def in_jail(self, letter: str) -> bool:
        """Whether a seat is said to be in jail."""
        return found(self.data, f"jail.{letter}") is not ABSENT

    def jail(self, letter: str) -> Setting:
        """Whether its piece is in jail, and since how many failed attempts."""
        path = f"jail.{letter}"
        there: Data = {f"at.{letter}": NAMES[JAIL]}
        choices = [Choice(called("free"), {path: ABSENT})]
        choices += [Choice(called(f"attempts-{count}"), {path: count} | there) for count in range(ATTEMPTS)]
        now = found(self.data, path)
        known = range(ATTEMPTS)
        chosen = 0 if now is ABSENT else known.index(now) + 1 if isinstance(now, int) and now in known else None
        return Setting(path, (called("jail"),), tuple(choices), chosen)

    def jail_cards(self, letter: str) -> Setting:
        """How many leave-jail cards it keeps."""
        path = f"jail-cards.{letter}"
        now = found(self.data, path)
        label = (called("jail-cards"),)
        counted = of_number(self.data, path, label, most=JAIL_CARDS)
        return Setting(path, label, (), len(now), JAIL_CARDS) if isinstance(now, list) else counted

    def ruin(self, letter: str) -> Setting:
        """Whether it is out, with nothing left."""
        out = sequence(self.data.get("bankrupt"), "bankrupt")
        others = [each for each in out if each != letter]
        gone: dict[str, object] = dict.fromkeys(self.owned(letter), ABSENT)
        plays = Choice(called("plays"), {"bankrupt": others or ABSENT})
        ruined = Choice(called("bankrupt"), gone | {"bankrupt": [*others, letter]})
        return Setting(f"bankrupt.{letter}", (called("game"),), (plays, ruined), int(letter in out))

    def level(self, path: str, name: str) -> Setting:
        """What stands on a place, or that it is mortgaged."""
        street = name in INDEX and BOARD[INDEX[name]].kind == STREET
        levels: dict[object, Argument] = {count: called(f"houses-{count}") for count in range(HOTEL * street + 1)}
        return one_of(self.data, path, (square(name),), levels | {MORTGAGED: called(MORTGAGED)})


def editor(data: Data) -> Editor:
    """What of a position can be changed. Raises BadInput where that can't be told."""
    return MonopolyEditor(data).editor()
