"""Names of players: to be read by everybody, and to be told apart in every language.

Whom nobody has named is called by what sits there, in the language of whoever reads it: a bot by one of its character's
names, or by its level, and somebody invited a guest.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import Final, NamedTuple, TypeAlias

from altbau.core import text
from altbau.core.bots.bot import role_of
from altbau.core.engine.ids import Seat, seated
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import entering
from altbau.core.text.letters import BLANK, MOST_MARKS, UNSEEN, alike, piled, visible
from altbau.errors import BadInput

LONGEST = 40
GUEST: Final = "page-guest"  # the message that names somebody invited
FOR_PROGRAMS: Final = "en"  # the language of names for those that read none
NAMES_OF_A_CHARACTER: Final = 7
REMEMBERED: Final = 10_000  # names as they are said

Place: TypeAlias = dict[str, str]  # where a name stands, for programs and for readers
OWN: Final[Place] = {"place": "name", "seat": "own"}  # of whoever comes


NOBODY_BEFORE: Final[Mapping[str, str]] = {}


class Name(NamedTuple):
    """What a player is called: as somebody has `typed`, else by a message of the game, with a number from the second
    on whom that names at a table."""

    typed: str | None
    game: str = ""
    message: str = ""
    number: int = 1

    def said(self, language: str) -> str:
        """The name in a language."""
        return self.typed or in_words(language, self.game, self.message, self.number)

    def plain(self) -> str:
        """The name for programs."""
        return self.said(FOR_PROGRAMS)

    def called(self) -> dict[str, str]:
        """The name in every language."""
        return {language: self.said(language) for language in text.LANGUAGES}

    def unnamed(self) -> dict[str, str] | None:
        """The same of whom nobody has named."""
        return None if self.typed else self.called()

    def looks(self) -> set[str]:
        """What names look like that can't be told from this one."""
        return {look for name in self.called().values() for look in alike(name)}


Names: TypeAlias = tuple[Name, ...]  # of a table, by seat


@lru_cache(maxsize=REMEMBERED)
def in_words(language: str, game: str, message: str, number: int) -> str:
    """A name that nobody has typed."""
    texts = text.of(game)
    name = texts.say(language, message) if texts.has(language, message) else message.removeprefix("bot-")
    return name if number == 1 else f"{name} {number}"


def spoken(names: Iterable[Name], language: str) -> list[str]:
    """Names in a language."""
    return [name.said(language) for name in names]


def named(seats: Sequence[entering.NewSeat], game: str, before: Mapping[str, str] = NOBODY_BEFORE) -> Names:
    """What the players of a new table of a game are called; no two look alike in any language. A bot that sat at the
    table before keeps the message that named it, `before` by seat. Raises BadInput, which names the place."""
    typed = proper([seat.name for seat in seats])
    taken = {look for name in typed if name for look in alike(name)}
    found: dict[int, Name] = {}
    keeping_first = sorted(range(len(seats)), key=lambda number: seats[number].was not in before)
    for number in keeping_first:
        name, seat = typed[number], seats[number]
        if name is None and seat.kind == "human":
            raise BadInput("bad-name", most=LONGEST, **place_of(number))
        bot = seat.bot if seat.kind == "bot" else None
        found[number] = Name(name) if name else unnamed(game, bot, before.get(seat.was or ""), taken)
        taken |= found[number].looks()
    return tuple([found[number] for number in range(len(seats))])


def unnamed(game: str, bot: str | None, before: str | None, taken: set[str]) -> Name:
    """What a bot, or a guest, is called whom nobody has named: as `before`, or else by the first of its character's
    names that can be told from those taken; without any by its message and a number."""
    own = names_of(game, bot)
    for message in sorted(own, key=lambda each: each != before):
        name = Name(None, game, message)
        if not name.looks() & taken:
            return name
    return numbered(game, message_for(bot), taken)


def names_of(game: str, bot: str | None) -> list[str]:
    """The messages with the names of a bot's character; none for a bot that is nothing but its level."""
    character = role_of(bot).character if bot else ""
    messages = [f"bot-name-{character}-{number}" for number in range(1, NAMES_OF_A_CHARACTER + 1)]
    return [each for each in messages if text.of(game).has(FOR_PROGRAMS, each)]


def message_for(bot: str | None) -> str:
    """The message that names a bot, by its character or else its level, or whoever is to come."""
    if bot is None:
        return GUEST
    role = role_of(bot)
    return f"bot-{role.character or role.level}"


def numbered(game: str, message: str, taken: set[str]) -> Name:
    """A name by a message that can be told from those taken."""
    every = (Name(None, game, message, number) for number in count(1))
    return next(name for name in every if not name.looks() & taken)


def renamed(names: Names, seat: Seat, wanted: str, former: Iterable[Name] = ()) -> str:
    """The name that somebody on a seat wants, as it is shown; nobody has any of the `former` ones again. Raises
    BadInput."""
    shown = readable(wanted, OWN)
    others = [name for number, name in seated(names) if number != seat]
    if any(alike(shown) & name.looks() for name in (*others, *former)):
        raise BadInput("name-twice", name=shown, **OWN)
    return shown


def proper(names: Sequence[str | None]) -> list[str | None]:
    """The typed names of a table's seats as they are shown. Raises BadInput, which names the place."""
    found: list[str | None] = []
    taken: set[str] = set()
    for number, name in enumerate(names):
        shown = None if name is None else readable(name, place_of(number))
        looks = alike(shown) if shown else set()
        if shown and looks & taken:
            raise BadInput("name-twice", name=shown, **place_of(number))
        taken |= looks
        found.append(shown)
    return found


def place_of(number: int) -> Place:
    """Where a seat of a new table has its name."""
    return {"place": f"seats.{number}.name", "seat": SEAT_NAMES[number]}


def readable(name: str, place: Place) -> str:
    """A name with its letters composed and its spaces collapsed. Raises BadInput."""
    if any(unicodedata.category(letter) in UNSEEN or letter in BLANK for letter in name):
        raise BadInput("unseen-in-name", **place)
    if piled(name):
        raise BadInput("piled-name", most=MOST_MARKS, **place)
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(shown) <= LONGEST or not visible(shown):
        raise BadInput("bad-name", most=LONGEST, **place)
    return shown
