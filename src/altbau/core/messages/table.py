"""The table message as strict types, and the base class of all messages. The other modules of this folder have the
other messages between server and page; OpenAPI and the page's TypeScript types are generated from all of them.

Seats are letters (`A`); cards, buildings and apartments have the names of the notation (`hacker`, `B1`, `B1.attic`).
The data is reduced to what the receiving seat may know before these types are built.
"""

from collections.abc import Sequence
from enum import IntEnum
from inspect import cleandoc
from typing import Annotated, ClassVar, Final, Literal, Self, TypeAlias

import msgspec

from altbau.core.data import HouseRules
from altbau.core.engine.options import OptionValue

KEYS: Final = ("id", "seat", "square")  # the first of these fields that a list element has is its name


class Close(IntEnum):
    """The codes with which the server closes a live connection, and their meanings."""

    meaning: str

    RESTARTING = 1012, "the server shuts down, or another process runs the table now; reconnect at once"
    NOT_NOW = 1013, "try again later"
    UNKNOWN_KEY = 4401, "the key opens no seat, or no longer does"
    NOT_WATCHED = 4403, "the table admits no spectators, or only by another link"
    UNKNOWN_TABLE = 4404, "there is no such table"
    NOT_SPOKEN = 4406, "the version or a message is not supported; a `refused` said which"
    OUTDATED = 4410, "the table was played under older rules and cannot continue"
    TOO_MUCH = 4429, "too many connections or messages, as a `refused` said, or too many bytes or frames"
    FAILED = 4500, "an error in the server"
    DAMAGED = 4510, "the stored table is damaged"

    def __new__(cls, code: int, meaning: str) -> Self:
        """A code with its meaning."""
        close = int.__new__(cls, code)
        close._value_ = code
        close.meaning = meaning
        return close


class WireStruct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The base of all messages; unknown fields are errors. `KEY`, one of `KEYS`, is the field that names an element of
    a list. A `SMALL` struct is sent as a whole if anything in it changes. `OWN` are the fields that differ between the
    viewers of a table (`core/presentation/patches.py`)."""

    KEY: ClassVar[str] = ""
    SMALL: ClassVar[bool] = False
    OWN: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        """Remove the indentation of the docstring, as Python does since 3.13: it becomes a description of the API."""
        cls.__doc__ = cleandoc(cls.__doc__ or "")


Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]  # an invitation, a code


class Problem(WireStruct):
    """The body of every HTTP error."""

    code: str
    sentence: str
    rule: str | None = None


# --- what a table shows -------------------------------------------------------------------------------------------


class Argument(WireStruct):
    """An argument of a text. Every game has the types `seat` (null is the bank), `seats`, `coins`, `number`, `goods`
    (the things traded) and `key` (selects a wording). Other types are things of a game, with the messages
    `<type>-<value>`. A hidden or missing value is null."""

    type: str
    value: "str | int | list[Argument] | None"


Arguments: TypeAlias = dict[str, Argument]


class Calculation(WireStruct):
    """How an amount of money is calculated. Each of the `lines` is a message `reason-<name>`: the name, then the values
    of its arguments, whose names and types are in `args`; `rules` has the rule by name."""

    rules: dict[str, str]
    args: dict[str, str]
    lines: list[list[str | int | None]]


class LogSentence(WireStruct, omit_defaults=True):
    """A line of the log in one language, and the calculation of its money."""

    said: str
    how: list[str] = []


StoodIn: TypeAlias = Literal["stand-in", "clock"]  # who chose a move in a player's place: a bot, or the clock


class LogEntry(WireStruct, omit_defaults=True):
    """One event. `number` counts from 0 in the game; `args` are named as in the game's `EVENTS`; `items` is the
    calculation of its money. It can begin a turn (`begins`), and concern all players whomever it names (`for_all`).
    `by` says who chose the move that begins with it, if not the player.
    An event named `told` has only its text, by language, in `told`."""

    number: int
    name: str
    rules: list[str]
    args: Arguments
    items: Calculation | None = None
    begins: bool = False
    for_all: bool = False
    told: dict[str, LogSentence] | None = None
    by: StoodIn | None = None


class Player(WireStruct):
    """The player on a seat. `called` is the display name by language, null if a person has chosen the `name`; else
    `name` is the English one. If a bot plays for a person, `sits_in` is the length of the log when it took over; it
    plays to the end if the person has `resigned`. A player with `hints` can ask what the steward would do."""

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


class Remedy(WireStruct):
    """What would make an action legal: a name of `remedies.REMEDIES` with its arguments."""

    name: str
    args: Arguments


class IllegalAction(WireStruct, omit_defaults=True):
    """An illegal action and the reason, a name of `refusals.REFUSALS`; types are those of arguments, and `word`. A
    `remedy` is given only in `reasons` messages."""

    token: str
    type: str
    reason: str
    rule: str
    remedy: Remedy | None = None


class BareQuestion(WireStruct):
    """A question, named as in `questions.QUESTIONS`, with its arguments."""

    name: str
    args: Arguments


class Range(WireStruct):
    """The range of sums of money that can be chosen; each sum is a token. In a trade some sums in the range can be
    refused: they would repeat an offer that was declined."""

    least: int
    most: int


class Choice(WireStruct, omit_defaults=True):
    """An option. If the move continues after it, `asks` is the next question, `next` its options and `sums` its sums of
    money. A `minor` option declines or is of minor interest. Types are those of arguments, and `word`."""

    token: str
    type: str
    minor: bool = False
    asks: BareQuestion | None = None
    next: list["Choice"] = []
    sums: Range | None = None


class Question(BareQuestion):
    """The open question; only the player asked gets its choices. `sums` can be chosen besides. It can begin a move
    (`begins`) or ask for a `reaction` to another player's; `auto_passable` are the choices for which the viewer can
    switch on automatic passing."""

    SMALL = True  # little of it stays the same in the next question
    begins: bool
    reaction: bool
    auto_passable: list[str]
    choices: list[Choice]
    blocked: list[IllegalAction]
    sums: Range | None = None


class Window(WireStruct):
    """A kind of window that can be answered in advance: a name of `questions.QUESTIONS`. With `others` it is also put
    where something of somebody else is hit. `answers` can be named; without any of them one `declines`."""

    name: str
    others: bool
    declines: Choice
    answers: list[Choice]


class Order(WireStruct):
    """How the viewer answers a kind of `window` where something of theirs is `hit`, or where not: by the first of these
    tokens that can be played, else by passing."""

    window: str
    hit: bool
    answers: list[str]


Lapsed: TypeAlias = str  # the name of a fact that has changed, `illegal`, or `late`: the turn is over


class Plan(WireStruct):
    """The `moves` that the viewer has said for their next turn, of which so many have been `played`. They rest on these
    facts, and have `lapsed` for this reason, if they have."""

    moves: list[str]
    rests: list[str]
    played: int
    lapsed: Lapsed | None


class InAdvance(WireStruct):
    """What the viewer can answer in advance at a table by days, the orders that they have given, the `facts` on which a
    plan can rest, and their plan."""

    windows: list[Window]
    orders: list[Order]
    facts: list[str]
    plan: Plan | None


class ChooserCount(WireStruct):
    """How many choices were made for a seat: by its `own` player, by a bot in its place, and by the clock."""

    own: int
    stand_in: int
    clock: int


class FinalRank(WireStruct):
    """A line of the final ranking. Equal money shares a place; players who have `resigned` rank behind all others.
    `instead` says whether a bot has decided something in a person's place; `played` counts the choices."""

    place: int
    seat: str
    name: str
    coins: int
    resigned: bool
    instead: bool
    played: ChooserCount


class Reason(WireStruct):
    """A bot's reason for its last decision: a message of the texts, with its arguments."""

    seat: str
    name: str
    args: Arguments


class GameSeed(WireStruct):
    """The seed of a game of a match: its hash (`commitment`), and the `seed` itself when that game is over, or from the
    start if it was chosen."""

    number: int
    commitment: str
    seed: str | None


class Match(WireStruct):
    """A match of several games; this is game `number`. `standing` sums up the finished games (R207, R208); a resigned
    game counts as nothing for who resigned.
    `commitment` is the hash of the secret from which the seeds of the games are derived; the `secret` is sent at the
    end, or from the start if it was chosen. `seeds` are those of the games so far and, while the match goes on, of the
    next one."""

    games: int | None
    target: int | None
    number: int
    over: bool
    commitment: str
    secret: str | None
    seeds: list[GameSeed]
    standing: list[FinalRank]
    winners: list[str]


class Guest(WireStruct):
    """A seat for an invited person: whether the person has come, and whether an invitation is open."""

    KEY = "seat"
    seat: str
    come: bool
    open: bool


class Absent(WireStruct):
    """An absent person; `since` is a time of the server's clock (`Pong`), in seconds. `wanted` are the seats that have
    voted for a bot to play instead; `needed` is the number of votes required."""

    KEY = "seat"
    seat: str
    since: float
    needed: int
    wanted: list[str]


Wish: TypeAlias = Literal["guest", "pause", "take-back"]  # by consent: another person on a seat, a pause, an undo


class Proposal(WireStruct):
    """A proposal that needs consent (`agree`): the seats that said `yes`, whose first made it, and the seats `asked`;
    people on one device are one seat. `seat` is the seat that it is about; null for a `pause`. `since` is the `seq` at
    which it was made. `until` is set when all have agreed: the time of the server's clock (`Pong`) from which the
    proposal takes effect; before that the `seat` of a `guest` can object."""

    what: Wish
    seat: str | None
    since: int
    yes: list[str]
    asked: list[str]
    until: float | None


class Notice(WireStruct):
    """A notice about a player: `told` is a message of the texts; `after` is the length of the log then; `number`
    distinguishes notices with the same text. `unasked` says that the table began before the player had agreed to what
    is played. `called` is the seat's display name by language from then on, `was` the one before if it has changed. The
    notices that the table is `closed`, was `ended` by the operator, or that the operator has been `shown` all its
    cards, have no seat."""

    number: int
    told: Literal[
        "unasked", "came", "invited-anew", "new-device", "second-device", "renamed", "host", "closed", "sits-in",
        "back", "timed-out", "paused", "goes-on", "resigned", "wins",
        "asks-back", "not-back", "taken-back", "ended", "shown",
    ]  # fmt: skip
    seat: str | None
    after: int
    called: dict[str, str] | None = None
    was: dict[str, str] | None = None


Version: TypeAlias = Literal[5]  # of the messages; raised with changes that open pages can't read
VERSION: Final[Version] = 5


PaceName: TypeAlias = Literal["slow", "normal", "fast", "at-once"]  # of bots
WindowLimit: TypeAlias = Literal[30, 60, 120, 300, 86_400]  # seconds for which a window waits for an answer
# why a table counts in no list: begun from a moment of another game; had a moment tried out; written to or read from a
# file with all that is hidden
Uncounted: TypeAlias = Literal["what-if", "tried-out", "as-file"]
USUAL_LIMIT: Final[WindowLimit] = 60
Clock: TypeAlias = Literal[  # seconds for each turn; seconds for the game and an increment for each turn; days per turn
    "none", "turn-30", "turn-60", "turn-120", "turn-300", "game-600-10", "game-1200-20", "game-2400-30",
    "days-1", "days-3", "days-7",
]  # fmt: skip


May: TypeAlias = Literal["resign", "to-end", "take-back"]  # what a viewer may do besides playing


class AnyTable(WireStruct, tag_field="game"):
    """The fields of the table message that all games have, in this `version` of the messages.
    `house` are its house rules, with the edition's own name; empty if it is played as printed. `seq` counts all changes
    of the table; a move names the `seq` that it answers. `commitment` is the hash of the
    game's seed; the `seed` is sent when the game is over. A game that was continued under newer rules has a new
    commitment since then; `before` has those of its earlier parts. `seed_chosen` is true if the seed was chosen when
    the table was started; it is then sent from the start. If `host` is true the viewer is the host and can invite
    guests. `auto_pass` are the reactions with automatic passing; `in_advance` is what the viewer has said in advance
    at a table by days. `out_of_turn` is what the viewer can do while another
    seat is asked. `phases` are the phases of a turn; `phase` is one of them, or `over`. If there are `hints`, each
    player chooses whether to use them. With `sit_in` a bot plays for `absent` people without a vote. If several people
    play, a window waits for `window_limit` seconds; the open one ends at `until`, a time of the server's clock
    (`Pong`). `clocks` are the seconds left on people's `clock`, by seat. The clock of the seat `asked` `runs_out` at a
    time of the server's clock; no clock runs in a window. While `paused` nothing can be played and no time passes.
    `may` is what the viewer may do besides playing. `deal` is the deal that the table plays, if any; its seed is sent
    when the deal is closed. A server restored from a backup has a new `timeline`: what was seen of a table before may
    not exist in it.
    """

    OWN = frozenset({"viewer", "question", "out_of_turn", "can_undo", "may", "host", "auto_pass", "in_advance"})
    version: Version
    id: str
    edition: str
    options: dict[str, OptionValue]
    house: HouseRules
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
    ranking: list[FinalRank]
    reason: Reason | None
    can_undo: bool
    may: list[May]
    commitment: str
    seed: str | None
    before: list[GameSeed]
    seed_chosen: bool
    match: Match | None
    next_table: str | None
    series: str
    host: bool
    guests: list[Guest]
    absent: list[Absent]
    wishes: list[Proposal]
    paused: bool
    sit_in: bool
    window_limit: WindowLimit
    until: float | None
    clock: Clock
    clocks: dict[str, float]
    runs_out: float | None
    notices: list[Notice]
    auto_pass: list[str]
    in_advance: InAdvance | None
    pace: PaceName
    hints: bool
    uncounted: Uncounted | None
    deal: str | None


class PlainTable(AnyTable, tag="plain", tag_field="game"):
    """The table of a game without a drawing of its own: the page shows question, choices and log."""
