"""What a table shows, as strict types, and what all types here have in common. The modules beside it have what else the
server and the page say to each other; OpenAPI and the page's TypeScript follow from all of them.

Seats are letters (`A`), cards, buildings and apartments are the names of the notation (`hacker`, `B1`, `B1.attic`).
Everything a seat receives is cut to what that seat may know before it comes here.
"""

from collections.abc import Sequence
from enum import IntEnum
from inspect import cleandoc
from typing import Annotated, ClassVar, Final, Literal, Self, TypeAlias

import msgspec

KEYS: Final = ("id", "seat", "square")  # the first of these that an element of a list has is its name


class Close(IntEnum):
    """With which code the server closes a live connection, and what it means."""

    meaning: str

    RESTARTING = 1012, "the server shuts down, or another process runs the table now; reconnect at once"
    NOT_NOW = 1013, "try again later"
    UNKNOWN_KEY = 4401, "the key opens no seat, or no longer does"
    NOT_WATCHED = 4403, "the table admits no spectators, or only by another link"
    UNKNOWN_TABLE = 4404, "there is no such table"
    NOT_SPOKEN = 4406, "the version or a message is not supported; a `refused` said which"
    OUTDATED = 4410, "the table was played under older rules and cannot continue"
    TOO_MUCH = 4429, "too many connections or messages; a `refused` said which"
    FAILED = 4500, "an error in the server"
    DAMAGED = 4510, "the stored table is damaged"

    def __new__(cls, code: int, meaning: str) -> Self:
        """A code with its meaning."""
        close = int.__new__(cls, code)
        close._value_ = code
        close.meaning = meaning
        return close


class Wire(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The base of all messages: by keyword, nothing unknown. `KEY`, one of `KEYS`, is the field that names an element
    of a list; what is of a `SMALL` sort is told anew if anything in it is different; `OWN` are the fields in which
    viewers of one table differ (`core/page/patches.py`)."""

    KEY: ClassVar[str] = ""
    SMALL: ClassVar[bool] = False
    OWN: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        """Take the indentation out of the docstring, as Python does itself since 3.13: descriptions are made of it."""
        cls.__doc__ = cleandoc(cls.__doc__ or "")


Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]  # an invitation, a code


class Problem(Wire):
    """The body of every HTTP error."""

    code: str
    sentence: str
    rule: str | None = None


# --- what a table shows -------------------------------------------------------------------------------------------


class Argument(Wire):
    """Something that a sentence tells of. Every game has the types `seat` (null is the bank), `seats`, `coins`,
    `number`, `goods` (what is traded), `key` (what a sentence tells apart); all others are things of a game, which
    texts name `<type>-<value>`. What is hidden or missing is null."""

    type: str
    value: "str | int | list[Argument] | None"


Arguments: TypeAlias = dict[str, Argument]


class Calculation(Wire):
    """How an amount of money came about. Each of its `lines` is a message `reason-<name>`: that name, then the values
    of its arguments, whose names and types stand in `args`; `rules` has the rule by name."""

    rules: dict[str, str]
    args: dict[str, str]
    lines: list[list[str | int | None]]


class Said(Wire, omit_defaults=True):
    """A line of the log in one language, and how its money came about."""

    said: str
    how: list[str] = []


StoodIn: TypeAlias = Literal["stand-in", "clock"]  # who chose a move in the place of whose it was


class LogEntry(Wire, omit_defaults=True):
    """One event: `number` counts from 0 in the game; `args` are named as in the game's `EVENTS`, `items` say how its
    money came about. It may begin a turn, and it may concern all, whomever it names. `by` says who chose the move that
    begins with it, if not the player.
    What is only said, by language, is an event named `told`."""

    number: int
    name: str
    rules: list[str]
    args: Arguments
    items: Calculation | None = None
    begins: bool = False
    for_all: bool = False
    told: dict[str, Said] | None = None
    by: StoodIn | None = None


class Player(Wire):
    """Who sits on a seat of any table. Whom nobody has named is `called` in each language by what sits there; `name` is
    the English of it. Where a bot plays for a person, `sits_in` is how long the log was as it sat down; it stays for
    who has `resigned`. Who has `hints` can ask what the steward would do."""

    KEY = "seat"
    seat: str
    name: str
    called: dict[str, str] | None
    kind: Literal["human", "bot"]
    bot: str | None
    online: bool
    sits_in: int | None
    resigned: bool
    hints: bool


class Remedy(Wire):
    """What would have to be different: a name of `remedies.REMEDIES` with its arguments."""

    name: str
    args: Arguments


class Blocked(Wire, omit_defaults=True):
    """What is not possible and why: `reason` is a name of `refusals.REFUSALS`; types are those of arguments, and
    `word`. Only `reasons` look for a `remedy`."""

    token: str
    type: str
    reason: str
    rule: str
    remedy: Remedy | None = None


class Asked(Wire):
    """A question in words, named as in `questions.QUESTIONS`."""

    name: str
    args: Arguments


class Range(Wire):
    """Sums of money that can be chosen, each one of them a token. Of a trade some between can be refused, as with them
    an offer would be repeated that was declined."""

    least: int
    most: int


class Choice(Wire, omit_defaults=True):
    """An option; `next` are the options that follow it inside the same move, as an answer to what it `asks`, and `sums`
    those of money. A `minor` one declines, or is beside the point. Types are those of arguments, and `word`."""

    token: str
    type: str
    minor: bool = False
    asks: Asked | None = None
    next: list["Choice"] = []
    sums: Range | None = None


class Question(Asked):
    """What is asked; without choices for everybody but the player asked. `sums` can be chosen besides. It may begin a
    move, or ask for a reaction to somebody else's; `auto_passable` are the choices about which the viewer can wish
    never to be asked again."""

    SMALL = True  # its parts are rarely the same in the next one
    begins: bool
    reaction: bool
    auto_passable: list[str]
    choices: list[Choice]
    blocked: list[Blocked]
    sums: Range | None = None


class Played(Wire):
    """How many choices were made for a seat: by its `own` player, by a bot that sat in, and by the clock."""

    own: int
    stand_in: int
    clock: int


class Standing(Wire):
    """A line of the final ranking; equal money shares the place, and who has `resigned` stands behind all others;
    `instead` says whether a bot has decided something in a person's place, and `played` how often."""

    place: int
    seat: str
    name: str
    coins: int
    resigned: bool
    instead: bool
    played: Played


class Reason(Wire):
    """Why a bot did what it did last: a message of the texts, with its arguments."""

    seat: str
    name: str
    args: Arguments


class GameSeed(Wire):
    """The seed of a game of a match: its hash, and once that game is over the seed; from the start if it was chosen."""

    number: int
    commitment: str
    seed: str | None


class Match(Wire):
    """Several games: this is game `number`; `standing` counts those that are over (R207, R208), one that somebody has
    resigned in as nothing for that one.
    `commitment` is the hash of the secret from which the seeds of the games are derived, `secret` is told at the end,
    or from the start if it was chosen;
    `seeds` are those of the games so far and, while the match goes on, of the next one."""

    games: int | None
    target: int | None
    number: int
    over: bool
    commitment: str
    secret: str | None
    seeds: list[GameSeed]
    standing: list[Standing]
    winners: list[str]


class Guest(Wire):
    """A seat for somebody who is invited: whether anybody has come, and whether an invitation is open."""

    KEY = "seat"
    seat: str
    come: bool
    open: bool


class Absent(Wire):
    """A person who is absent, `since` this moment of the server's clock (`Pong`), in seconds. `wanted` are the seats of
    those who want a bot to play for them; so many are `needed`."""

    KEY = "seat"
    seat: str
    since: float
    needed: int
    wanted: list[str]


Wish: TypeAlias = Literal["guest", "pause", "take-back"]  # by consent: somebody else on a seat, a pause, a move back


class Wished(Wire):
    """What somebody wants that takes the yes of others: `yes` and `asked` are seats, those at one device one of them.
    Of a `guest` it is told to whose `seat`; what all agree to holds from the moment `until` of the server's clock."""

    what: Wish
    seat: str | None
    yes: list[str]
    asked: list[str]
    until: float | None


class Notice(Wire):
    """What is told of those who play: `told` is a message of the texts, `after` how long the log was then; `number`
    tells those apart that say the same. In each language the seat is `called` so from then on; `was` has its name
    before, if there is a new one. That the table is `closed`, or was `ended` by whoever runs the server, or that all
    its cards have been `shown` to them, is told of no seat."""

    number: int
    told: Literal[
        "came", "invited-anew", "new-device", "second-device", "renamed", "host", "closed", "sits-in", "back",
        "timed-out", "paused", "goes-on", "resigned", "wins",
        "asks-back", "not-back", "taken-back", "ended", "shown",
    ]  # fmt: skip
    seat: str | None
    after: int
    called: dict[str, str] | None = None
    was: dict[str, str] | None = None


Version: TypeAlias = Literal[5]  # of the messages; raised whenever a page that is open can't read them any more
VERSION: Final[Version] = 5


PaceName: TypeAlias = Literal["slow", "normal", "fast", "at-once"]  # of those who play along by themselves
WindowLimit: TypeAlias = Literal[30, 60, 120, 300, 86_400]  # seconds for which a window waits for an answer
Uncounted: TypeAlias = Literal["what-if", "tried-out"]  # begun from a moment of another table, or tried out from
USUAL_LIMIT: Final[WindowLimit] = 60
Clock: TypeAlias = Literal[  # seconds in each turn; in a game, and more for each own turn; days in each turn
    "none", "turn-30", "turn-60", "turn-120", "turn-300", "game-600-10", "game-1200-20", "game-2400-30",
    "days-1", "days-3", "days-7",
]  # fmt: skip


May: TypeAlias = Literal["resign", "to-end", "take-back"]  # what a viewer may do besides playing


class AnyTable(Wire, tag_field="game"):
    """What tables of all games show, in messages of this `version`. `seq` counts everything that changed it; a move
    names the `seq` it answers. `commitment` is the hash of the game's seed, which is told when the game is over; a game
    that has gone on under newer rules has a new one since then, and `before` has those of the parts until then;
    `seed_chosen` if whoever started the table chose it, which everybody is then told from the start. Where `host` is
    true the viewer leads the table, and can invite guests. `auto_pass` are the reactions that the
    viewer does not want to be asked about; `out_of_turn` is what the viewer can do while somebody else is asked.
    `phases` are the steps of a turn; `phase` is one of them, or `over`. Where there are `hints` each player chooses
    whether to have them. Where it says `sit_in` a bot plays for whoever is `absent`, without a vote. Where several
    people play a window waits for `window_limit` seconds; the one that is open now `until` a moment of the server's
    clock. People have a `clock`, with the seconds on it by seat in `clocks`; that of whoever is `asked` has run down
    when it `runs_out`, a moment of the server's clock, and runs in no window. Where it is `paused` nothing can be
    played, and no time passes. `may` is what the viewer may do besides playing. The `deal` is one that other tables
    play, too: its seed is told when that is closed. A server that was restored from a backup has another `timeline`:
    what was seen of a table in the one before may never have been.
    """

    OWN = frozenset({"viewer", "question", "out_of_turn", "can_undo", "may", "host", "auto_pass"})
    version: Version
    id: str
    edition: str
    options: dict[str, bool | str | int]
    timeline: str | None
    seq: int
    turn: str
    round: int
    phases: list[str]
    phase: str
    seats: Sequence[Player]
    viewer: str | None
    asked: str | None
    question: Question | None
    out_of_turn: Question | None
    winners: list[str]
    ranking: list[Standing]
    reason: Reason | None
    can_undo: bool
    may: list[May]
    commitment: str
    seed: str | None
    before: list[GameSeed]
    seed_chosen: bool
    match: Match | None
    next_table: str | None
    evening: str
    host: bool
    guests: list[Guest]
    absent: list[Absent]
    wishes: list[Wished]
    paused: bool
    sit_in: bool
    window_limit: WindowLimit
    until: float | None
    clock: Clock
    clocks: dict[str, float]
    runs_out: float | None
    notices: list[Notice]
    auto_pass: list[str]
    pace: PaceName
    hints: bool
    uncounted: Uncounted | None
    deal: str | None


class PlainTable(AnyTable, tag="plain", tag_field="game"):
    """A table that the page draws as question, choices and log."""
