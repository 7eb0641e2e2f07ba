"""Messages with the editions that can be played and the page's texts, as strict types (`wire.py`)."""

from altbau.core.data import HouseRules
from altbau.core.engine.options import OptionValue
from altbau.core.messages.table import Argument, WireStruct


class GameTexts(WireStruct):
    """Messages of a game for the page, as Fluent, with the name and the editions of the game."""

    game: str
    editions: list[str]
    fluent: str


class Texts(WireStruct):
    """Messages of the page in a language, as Fluent: those of the core, and those of games."""

    core: str
    games: list[GameTexts]


class OptionInfo(WireStruct):
    """A table option: a switch, one of `choices` (some may be `seats`), or an integer to `most`, null for no limit."""

    name: str
    default: OptionValue
    choices: list[str]
    seats: list[str]
    most: int | None


class BotInfo(WireStruct):
    """A bot. Its display name is the message `bot-<name>` or, at a level other than the usual one, `bot-<character>`
    with `bot-<level>`; the character's description of itself is `bot-about-<character>`. `character` is null for a bot
    that is only a level. Level `program` is an external program on the server; its name is its character."""

    name: str
    character: str | None
    level: str


class EditionInfo(WireStruct):
    """An edition that can be played. `match_target` is the total that its rulebook suggests for a match, or null.
    `bots` are the bots that play it, the strongest of each character last. `auto_passable` are the reactions for which
    a seat can switch on automatic passing. `lesson` says whether there is a lesson."""

    name: str
    match_target: int | None
    min_players: int
    max_players: int
    bots: list[BotInfo]
    options: list[OptionInfo]
    auto_passable: list[Argument]
    lesson: bool


class OwnEdition(WireStruct):
    """A printed edition and the house rules with which it is played; they have the names that it is called by."""

    edition: str
    house: HouseRules


class PlainEditionInfo(EditionInfo, tag="plain", tag_field="game"):
    """An edition of a game without a drawing of its own."""


class Difference(WireStruct):
    """A difference between editions: a message of the texts, its rules, and the answer of each edition, or null."""

    name: str
    rules: list[str]
    answers: list[bool | int | None]


class Differences(WireStruct):
    """The differences between the editions of a game; answers are in the order of `editions`."""

    editions: list[str]
    rules: list[Difference]
