"""What the page is told of the editions that can be played, and its texts, as strict types (`wire.py`)."""

from altbau.core.page.wire import Argument, Wire


class GameTexts(Wire):
    """What the page says of a game, as Fluent, and the editions that are of that game."""

    editions: list[str]
    fluent: str


class Texts(Wire):
    """All that the page says in a language, as Fluent: of itself, and of each game what the core does not say."""

    core: str
    games: list[GameTexts]


class OptionInfo(Wire):
    """A table option: a switch, one of `choices`, some of which may be `seats`, or a whole number up to `most`."""

    name: str
    default: bool | str | int
    choices: list[str]
    seats: list[str]
    most: int | None


class BotInfo(Wire):
    """A bot: a message `bot-<name>` or, at a level that is not the usual one, `bot-<character>` and `bot-<level>`; what
    a character says of itself is `bot-about-<character>`. One without a character is nothing but its level. Of level
    `program` is a program of the server's host, which is called by its character."""

    name: str
    character: str | None
    level: str


class EditionInfo(Wire):
    """An edition that a table can be started with; `match_target` is the total that its rulebook suggests, `bots` are
    those that play it, of each character the best last; `auto_passable` the reactions with which a seat can wish never
    to be asked whether it answers; `lesson` says whether somebody can learn it here."""

    name: str
    match_target: int
    min_players: int
    max_players: int
    bots: list[BotInfo]
    options: list[OptionInfo]
    auto_passable: list[Argument]
    lesson: bool


class PlainEditionInfo(EditionInfo, tag="plain", tag_field="game"):
    """An edition of a game whose tables are drawn plainly."""


class Difference(Wire):
    """Something in which editions differ: a message of the texts, its rules, the answer of each edition or null."""

    name: str
    rules: list[str]
    answers: list[bool | int | None]


class Differences(Wire):
    """How the editions of a game differ; answers stand in the order of `editions`."""

    editions: list[str]
    rules: list[Difference]
