"""Names of players: readable, and distinguishable in every language.

A player without a typed name has one that is translated for each reader: a bot has one of its character's names, or its
level; an invited person is a guest.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import Final, NamedTuple, TypeAlias

from altbau.core import text
from altbau.core.bots.bot import role_of
from altbau.core.engine.ids import Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining
from altbau.core.text.unicode import MOST_MARKS, has_hidden, has_stacked_marks, is_visible, look_keys
from altbau.errors import BadInput

LONGEST = 40
GUEST: Final = "page-guest"  # the message that names an invited person
FOR_PROGRAMS: Final = "en"  # the language of names in fields for programs
NAMES_OF_A_CHARACTER: Final = 7
REMEMBERED: Final = 10_000  # size of the cache of translated names

Place: TypeAlias = dict[str, str]  # arguments of an error: `place` is the path of the name, `seat` is for the message
OWN: Final[Place] = {"place": "name", "seat": "own"}  # of a person who joins or renames themselves


NOBODY_BEFORE: Final[Mapping[str, str]] = {}


class Name(NamedTuple):
    """The name of a player: `typed` by a person, else a `message` of the game's texts, with `number` from 2 on if
    several players of a table have the same message."""

    typed: str | None
    game: str = ""
    message: str = ""
    number: int = 1

    def in_language(self, language: str) -> str:
        """The name in a language."""
        return self.typed or in_words(language, self.game, self.message, self.number)

    def plain(self) -> str:
        """The name for programs."""
        return self.in_language(FOR_PROGRAMS)

    def in_every_language(self) -> dict[str, str]:
        """The name in every language."""
        return {language: self.in_language(language) for language in text.LANGUAGES}

    def unnamed(self) -> dict[str, str] | None:
        """The name in every language; None if it was typed."""
        return None if self.typed else self.in_every_language()

    def looks(self) -> set[str]:
        """The normal forms of this name in all languages (`look_keys`); names that share one look alike."""
        return {look for name in self.in_every_language().values() for look in look_keys(name)}


Names: TypeAlias = tuple[Name, ...]  # of a table, by seat


@lru_cache(maxsize=REMEMBERED)
def in_words(language: str, game: str, message: str, number: int) -> str:
    """A name that was not typed, in a language."""
    texts = text.texts_of(game)
    name = texts.say(language, message) if texts.has(language, message) else message.removeprefix("bot-")
    return name if number == 1 else f"{name} {number}"


def names_in_language(names: Iterable[Name], language: str) -> list[str]:
    """Names in a language."""
    return [name.in_language(language) for name in names]


def name_players(seats: Sequence[joining.NewSeat], game: str, before: Mapping[str, str] = NOBODY_BEFORE) -> Names:
    """The names of the players of a new table; no two look alike in any language. A bot of the table before keeps its
    message, which `before` has by seat letter. Raises BadInput with the place of the bad name."""
    typed = typed_names([seat.name for seat in seats])
    taken = {look for name in typed if name for look in look_keys(name)}
    found: dict[int, Name] = {}
    keeping_first = sorted(range(len(seats)), key=lambda number: seats[number].was not in before)
    for number in keeping_first:
        name, seat = typed[number], seats[number]
        if name is None and seat.kind == "human":
            raise BadInput("bad-name", most=LONGEST, **place_of(number))
        bot = seat.bot if seat.kind == "bot" else None
        found[number] = Name(name) if name else default_name(game, bot, before.get(seat.was or ""), taken)
        taken |= found[number].looks()
    return tuple([found[number] for number in range(len(seats))])


def default_name(game: str, bot: str | None, before: str | None, taken: set[str]) -> Name:
    """The name of a bot or guest without a typed name: the message `before`, else the first of its character's names
    that does not look like one of `taken`, else its general message with a number."""
    own = names_of(game, bot)
    for message in sorted(own, key=lambda each: each != before):
        name = Name(None, game, message)
        if not name.looks() & taken:
            return name
    return numbered_name(game, message_for(bot), taken)


def names_of(game: str, bot: str | None) -> list[str]:
    """The messages with the names of a bot's character; none for a bot without a character."""
    character = role_of(bot).character if bot else ""
    messages = [f"bot-name-{character}-{number}" for number in range(1, NAMES_OF_A_CHARACTER + 1)]
    return [each for each in messages if text.texts_of(game).has(FOR_PROGRAMS, each)]


def message_for(bot: str | None) -> str:
    """The message that names a bot by its character, or else by its level; for None that of a guest."""
    if bot is None:
        return GUEST
    role = role_of(bot)
    return f"bot-{role.character or role.level}"


def numbered_name(game: str, message: str, taken: set[str]) -> Name:
    """The name by a message with the lowest number that does not look like one of `taken`."""
    every = (Name(None, game, message, number) for number in count(1))
    return next(name for name in every if not name.looks() & taken)


def checked_new_name(names: Names, seat: Seat, wanted: str, former: Iterable[Name] = ()) -> str:
    """The new name of a seat, as shown. Raises BadInput if it is unreadable, or looks like another player's or one of
    the `former` names."""
    shown = readable(wanted, OWN)
    others = [name for number, name in by_seat(names) if number != seat]
    if any(look_keys(shown) & name.looks() for name in (*others, *former)):
        raise BadInput("name-twice", name=shown, **OWN)
    return shown


def typed_names(names: Sequence[str | None]) -> list[str | None]:
    """The typed names of a table's seats as shown. Raises BadInput with the place of the bad name."""
    found: list[str | None] = []
    taken: set[str] = set()
    for number, name in enumerate(names):
        shown = None if name is None else readable(name, place_of(number))
        looks = look_keys(shown) if shown else set()
        if shown and looks & taken:
            raise BadInput("name-twice", name=shown, **place_of(number))
        taken |= looks
        found.append(shown)
    return found


def place_of(number: int) -> Place:
    """The place of a seat's name in the request for a new table."""
    return {"place": f"seats.{number}.name", "seat": SEAT_NAMES[number]}


def readable(name: str, place: Place) -> str:
    """A name in Unicode form NFC with collapsed spaces. Raises BadInput for invisible letters, piled-up marks, or a bad
    length."""
    if has_hidden(name):
        raise BadInput("unseen-in-name", **place)
    if has_stacked_marks(name):
        raise BadInput("piled-name", most=MOST_MARKS, **place)
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(shown) <= LONGEST or not is_visible(shown):
        raise BadInput("bad-name", most=LONGEST, **place)
    return shown
