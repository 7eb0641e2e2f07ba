"""What the server and the page say to each other, as strict types; OpenAPI and the page's TypeScript follow from them.

Seats are letters (`A`), cards, buildings and apartments are the names of the notation (`hacker`, `B1`, `B1.attic`).
Everything a seat receives is cut to what that seat may know before it comes here.
"""

from collections.abc import Sequence
from enum import IntEnum
from inspect import cleandoc
from typing import Annotated, Any, ClassVar, Final, Literal, Self, TypeAlias

import msgspec

KEYS: Final = ("id", "seat", "square")  # the first of these that an element of a list has is its name


class Close(IntEnum):
    """With which code the server closes a live connection, and what it means."""

    meaning: str

    NOT_NOW = 1013, "try again later"
    UNKNOWN_KEY = 4401, "the key opens no seat, or not any more"
    NOT_WATCHED = 4403, "nobody may look on, or only by another link"
    UNKNOWN_TABLE = 4404, "there is no such table"
    NOT_SPOKEN = 4406, "a version or a form of messages that there is not; a `refused` has said so"
    OUTDATED = 4410, "the table was played under older rules and can't go on"
    TOO_MUCH = 4429, "too many connections or messages; a `refused` has said so"
    FAILED = 4500, "something went wrong at the server"
    DAMAGED = 4510, "what is stored of the table is damaged"

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


MessageId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]  # an invitation, a code

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


class LogEntry(Wire, omit_defaults=True):
    """One event: `number` counts from 0 in the game; `args` are named as in the game's `EVENTS`, `items` say how its
    money came about. It may begin a turn, and it may concern all, whomever it names.
    What is only said, by language, is an event named `told`."""

    number: int
    name: str
    rules: list[str]
    args: Arguments
    items: Calculation | None = None
    begins: bool = False
    for_all: bool = False
    told: dict[str, Said] | None = None


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


class Standing(Wire):
    """A line of the final ranking; equal money shares the place, and who has `resigned` stands behind all others;
    `instead` says whether a bot has decided something in a person's place."""

    place: int
    seat: str
    name: str
    coins: int
    resigned: bool
    instead: bool


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
    before, if there is a new one. That the table is `closed` is told of no seat."""

    number: int
    told: Literal[
        "came", "invited-anew", "new-device", "second-device", "renamed", "host", "closed", "sits-in", "back",
        "timed-out", "paused", "goes-on", "resigned", "wins",
        "asks-back", "not-back", "taken-back",
    ]  # fmt: skip
    seat: str | None
    after: int
    called: dict[str, str] | None = None
    was: dict[str, str] | None = None


Version: TypeAlias = Literal[5]  # of the messages; raised whenever a page that is open can't read them any more
VERSION: Final[Version] = 5


PaceName: TypeAlias = Literal["slow", "normal", "fast", "at-once"]  # of those who play along by themselves
WindowLimit: TypeAlias = Literal[30, 60, 120, 300, 86_400]  # seconds for which a window waits for an answer
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
    played, and no time passes. `may` is what the viewer may do besides playing.
    """

    OWN = frozenset({"viewer", "question", "out_of_turn", "can_undo", "may", "host", "auto_pass"})
    version: Version
    id: str
    edition: str
    options: dict[str, bool | str | int]
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


class PlainTable(AnyTable, tag="plain", tag_field="game"):
    """A table that the page draws as question, choices and log."""


# --- what the page asks -------------------------------------------------------------------------------------------


class NewSeat(Wire):
    """A seat of a new table: `human` on this device, `link` for somebody else, `bot`. Without a `name` a bot or a guest
    is called by the game, in each reader's language. In a rematch `was` is the seat at the table before, from which its
    player comes along; a bot keeps its name. A person there has `hints` or not, or as is usual at the table."""

    kind: Literal["human", "link", "bot"]
    name: str | None = None
    bot: str | None = None
    was: str | None = None
    hints: bool | None = None


class NewTable(Wire):
    """A table to start. `cards` are an owner's own values; with `games` or `target` it plays several games; `previous`
    is the table that this is a rematch of; only who played there can start it. The pace can be changed later. Players
    can have `hints` unless it says no; where it says nothing that is usual for who plays alone. By itself a bot plays
    for whoever is absent if it is to `sit_in`. Where several people play a window waits for `window_limit` seconds,
    usually a minute and by correspondence a day. People have a `clock` for what begins with a move of their own."""

    edition: str
    seats: list[NewSeat]
    options: dict[str, bool | str | int] = {}
    cards: dict[str, dict[str, int]] = {}
    games: int | None = None
    target: int | None = None
    seed: int | None = None
    previous: str | None = None
    pace: PaceName = "normal"
    hints: bool | None = None
    sit_in: bool = False
    window_limit: WindowLimit | None = None
    clock: Clock = "none"


class SeatKey(Wire):
    """A seat of a new table: the `secret` of one at the device where it was started, whoever has it plays that seat;
    the `invitation` of one for somebody else, who exchanges it for a secret."""

    seat: str
    name: str
    kind: Literal["human", "link", "bot"]
    secret: str | None
    invitation: str | None


class Created(Wire):
    """A started table and the keys of its seats, given out once."""

    id: str
    seats: list[SeatKey]


class Invite(Wire):
    """Invite somebody to this seat; an earlier invitation to it ends."""

    seat: str


class Invited(Wire):
    """An invitation, given out once."""

    seat: str
    invitation: str


class Invitation(Wire):
    """Who invites, to which seat of what game, and under what `name` if anybody has given one; looking at it does not
    spend it. One to a table that still `waits` leads to its free seats, one after the other. By seat stand the names of
    the `players`, and which bot it is; `free` are the seats to which nobody has come yet. Where there are `hints`
    each player chooses whether to have them."""

    hosts: list[str]
    seat: str
    name: str | None
    edition: str
    players: list[str]
    bots: list[str | None]
    free: list[str]
    come: bool
    waits: bool
    hints: bool


class Join(Wire):
    """Take an invitation up, which spends it; under this `name`, or whatever the seat is called; with `hints` or
    without, or as is usual at the table."""

    invitation: Secret
    name: str | None = None
    hints: bool | None = None


class Rename(Wire):
    """What whoever plays a seat wants to be called: nothing that anybody at the table is or was called."""

    name: str


class Lead(Wire):
    """Who is to lead the table in place of the viewer: invite others, and say how fast bots play, who may talk and look
    on. It has nothing to do with anybody's cards."""

    seat: str


class Nothing(Wire):
    """All that there is to say is in the address and the key."""


class ShownCode(Wire):
    """A code that another device of the same player gets in by, once, for so many seconds."""

    code: str
    seconds: int


class EnterCode(Wire):
    """The code that the player's other device shows."""

    code: Secret


class Admitted(Wire):
    """The secret of a seat for this device alone, given out once."""

    table: str
    seat: str
    name: str
    secret: str


class Move(Wire, tag="move", tag_field="type"):
    """A move of the viewer: `id` is made by the client, and the same id is never played twice."""

    id: MessageId
    seq: int
    tokens: str


class Undo(Wire, tag="undo", tag_field="type"):
    """Back to the last point where nobody else has acted and nothing has been revealed."""

    id: MessageId
    seq: int


class Next(Wire, tag="next", tag_field="type"):
    """Deal the next game of a match."""

    id: MessageId
    seq: int


class Vote(Wire, tag="vote", tag_field="type"):
    """Whether the viewer wants a bot to play for the person of this seat, who is absent. If one other person is there
    that one decides, else two have to agree."""

    id: MessageId
    seat: str
    yes: bool


class Agree(Wire, tag="agree", tag_field="type"):
    """Whether the viewer wants something that players do by consent; the first who does asks the others. One no ends
    it. Somebody else is invited to a `seat` that is taken if its person is absent, and the host and all others want it;
    for ten minutes from then on any device of the seat can say no, and coming back says so. A `pause` is asked of all
    who are there. That the last move of a `seat` is taken back all others are asked who play; chance, cards that have
    been seen and answers of others, silence too, are not."""

    id: MessageId
    what: Wish
    seat: str | None
    yes: bool


class GoOn(Wire, tag="go_on", tag_field="type"):
    """The pause is over, says any player."""

    id: MessageId


class Back(Wire, tag="back", tag_field="type"):
    """The viewer plays again, for whom a bot sits in."""

    id: MessageId


class Resign(Wire, tag="resign", tag_field="type"):
    """The viewer gives this game up. A bot plays there to its end, and the place is behind all who have not."""

    id: MessageId


class ToEnd(Wire, tag="to_end", tag_field="type"):
    """Let bots play to the end of this game at once. Where only they still play any player can say so."""

    id: MessageId


class AutoPass(Wire, tag="auto_pass", tag_field="type"):
    """Never ask the viewer again, in this game, whether to play this reaction card (or do ask again)."""

    card: str
    on: bool


class Hint(Wire, tag="hint", tag_field="type"):
    """What would the steward do? At tables where that may be asked, whoever is asked can; the answer is an `advice`,
    and nothing changes."""

    id: MessageId
    seq: int


class Hints(Wire, tag="hints", tag_field="type"):
    """Whether the viewer can ask for hints from now on, which all are told; all who play at one device are one."""

    on: bool


class Review(Wire, tag="review", tag_field="type"):
    """What would the steward have done in the viewer's latest turn that was clearly better, if anything? It is judged
    from what the viewer knew then. Only who plays alone against bots is told."""

    id: MessageId


class Refresh(Wire, tag="refresh", tag_field="type"):
    """Say the whole table again, to somebody who has missed something; `log` is how many entries are there already."""

    log: int = 0


class Why(Wire, tag="why", tag_field="type"):
    """What can't be chosen after these first `tokens` of a move, none at its beginning, and why? The answer is
    `reasons`."""

    tokens: str


Reaction: TypeAlias = Literal["laugh", "gasp", "rage", "cry", "thumb", "heart"]
Phrase: TypeAlias = Literal[
    "hello", "well-played", "one-moment", "back-soon", "your-turn", "thanks", "rematch", "goodbye"
]
Room: TypeAlias = Literal["players", "spectators"]  # spectators see both, players their own
Watching: TypeAlias = Literal["open", "link", "nobody"]  # who has the table's address may look on, or a link, or nobody


class Say(Wire, tag="say", tag_field="type"):
    """Say a `text` or a ready-made `phrase`, in the room where one is: a player among the players, a spectator among
    the spectators. A spectator says under what `name`, if any, and with what `voice`: a secret made by the client, the
    same for all that it says at this table."""

    id: MessageId
    text: str | None = None
    phrase: Phrase | None = None
    name: str | None = None
    voice: Secret | None = None


class React(Wire, tag="react", tag_field="type"):
    """Let a picture rise at one's own portrait. Nobody keeps it."""

    reaction: Reaction


class StopTalk(Wire, tag="stop_talk", tag_field="type"):
    """From now on nobody can say anything at the table, or everybody can. Only its host can say so."""

    on: bool


class Earlier(Wire, tag="earlier", tag_field="type"):
    """What was said in a room before the line of this number? The answer is a `talk`."""

    room: Room
    before: int


class Pace(Wire, tag="pace", tag_field="type"):
    """From now on bots take as long as this. Only who started the table can say so; where bots play among themselves,
    everybody who watches."""

    pace: PaceName


class Ping(Wire, tag="ping", tag_field="type"):
    """Is anybody there? Browsers can't ask so below the messages."""


Uttered: TypeAlias = Say | React
OfSeat: TypeAlias = Vote | Agree | GoOn | Back | Resign | ToEnd  # who plays
FromPlayer: TypeAlias = Move | Undo | Next | OfSeat | AutoPass | Hints | Pace | Uttered | StopTalk
FromPage: TypeAlias = FromPlayer | Hint | Review | Refresh | Why | Earlier | Ping


# --- what the server answers --------------------------------------------------------------------------------------


class Changes(Wire, omit_defaults=True):
    """Changes of a table. `set` has new values by path: names of fields, and of elements of lists, joined by `/`; an
    element that is not there yet comes to the end of its list. Then `order` says of lists which elements they have, and
    in which order; those that are not named are gone. An element is named by the first of `id`, `seat`, `square` and
    `token` that it has."""

    set: dict[str, Annotated[Any, msgspec.Meta(description="As it stands in the table.")]] = {}
    order: dict[str, list[str]] = {}


class Patch(Wire, tag="patch", tag_field="type"):
    """What has changed since the message before this `number`: first for everybody, then what is the viewer's own; and
    the log entries that the viewer has not had. It fits no other message: who has missed one asks for a `refresh`."""

    number: int
    public: Changes
    own: Changes
    log: list[LogEntry]


class Accepted(Wire, tag="accepted", tag_field="type"):
    """The message with this id has been carried out and written down. `rest` are the words of a move that could not be
    played any more after a throw, a seen card or whatever else can't be taken back; all before them stands."""

    id: str
    seq: int
    rest: list[str] = []


class Refused(Wire, tag="refused", tag_field="type"):
    """The message changed nothing: a code for programs, a sentence in the viewer's language that names the token, the
    rule if any; of what the rules forbid the `reason`, a name of `refusals.REFUSALS`."""

    id: str | None
    code: str
    sentence: str
    rule: str | None = None
    reason: str | None = None


class Reasons(Wire, tag="reasons", tag_field="type"):
    """What could not be chosen after these first `tokens` of a move at the table of this `seq`, and what would have to
    be different; nothing where the move would not go on."""

    seq: int
    tokens: str
    blocked: list[Blocked]


class Advice(Wire, tag="advice", tag_field="type"):
    """What the steward would do at the table of this `seq`, as `tokens` of a move, and why, in the viewer's language.
    The same seat with the same view is told the same."""

    id: str
    seq: int
    tokens: str
    sentence: str


class Remark(Wire, tag="remark", tag_field="type"):
    """What the steward would clearly rather have done in the viewer's latest turn, in place of one of the moves, as
    `tokens`, and why, in the viewer's language; neither where nothing would have been clearly better."""

    id: str
    tokens: str | None
    sentence: str | None


class TalkLine(Wire, omit_defaults=True):
    """Something said: a `text`, or a `phrase` that each reads in his own language. `number` counts from 1 in its room,
    `at` is the moment, as ISO. A player is known by the `seat`, a spectator by a number, the same for one `voice`;
    `name` is what somebody had typed by then as a name."""

    number: int
    at: str
    seat: str | None = None
    speaker: int = 0
    name: str | None = None
    text: str | None = None
    phrase: Phrase | None = None


class Talk(Wire, tag="talk", tag_field="type"):
    """Lines of a room, the newest last, and whether there are `earlier` ones: the newest few behind each whole table,
    each new line as it is said, and older ones on request."""

    room: Room
    lines: list[TalkLine]
    earlier: bool


class Reacted(Wire, tag="reacted", tag_field="type"):
    """A player lets a picture rise."""

    seat: str
    reaction: Reaction


class Company(Wire, tag="company", tag_field="type"):
    """How many look on, who may, and whether the host has stopped the talk: behind each whole table, and whenever it
    changes."""

    watchers: int
    watching: Watching
    stopped: bool


class Watch(Wire):
    """Who may look on from now on. Only the host can say so; an earlier link ends."""

    watching: Watching


class WatchLink(Wire):
    """The `secret` of a new link to look on by, given out once."""

    secret: str | None


class Pong(Wire, tag="pong", tag_field="type"):
    """Yes; `now` is the time on the server's clock, in seconds since any moment."""

    now: float


class Problem(Wire):
    """The body of every HTTP error."""

    code: str
    sentence: str
    rule: str | None = None


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
    a character says of itself is `bot-about-<character>`. One without a character is nothing but its level."""

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


class ToldLog(Wire):
    """The log of a table as it was told, also of one that can't be shown: then `problem` says why. Its lines stand
    between the notices of those who play."""

    edition: str
    game: str
    players: list[str]
    notices: list[Notice]
    problem: Problem | None
    lines: list[LogEntry]


class Told(Wire):
    """What a bot says of a decision."""

    seat: str
    said: str


class TrueLine(Wire):
    """What really decided what bots did when this happened, or led to it; `number` is that of the log entry."""

    number: int
    event: str
    told: list[Told]


class Truth(Wire):
    """Why the bots of a finished game did what they did, with the cards that they hid."""

    lines: list[TrueLine]


class Expected(Wire):
    """What a seat could expect to have at the end, in money: as the game began, then at the end of each round."""

    seat: str
    values: list[int]


class Turning(Wire):
    """What changed the expected end of a game: the log entries from `first` to `last`, in a `round`; the end of a
    `seat` most, by so much money."""

    first: int
    last: int
    round: int
    seat: str
    change: int


class Ending(Wire):
    """How a finished game went, and what decided it, in the order in which it happened."""

    expected: list[Expected]
    turnings: list[Turning]


class HeldKey(Wire):
    """The secret of a seat at a table."""

    table: Secret
    secret: Secret


class ListTables(Wire):
    """The keys of somebody who wants to know how the tables stand."""

    keys: Annotated[list[HeldKey], msgspec.Meta(max_length=200)]


class ListedSeat(Wire):
    """Who sits on a seat of a table, and is `called` so in each language unless somebody has given the `name`;
    `person` is the same for somebody at all tables of an evening, and null at a table that waits."""

    KEY = "seat"
    seat: str
    name: str
    called: dict[str, str] | None
    bot: str | None
    person: str | None


class LineUp(Wire):
    """What is played at a table, and who plays."""

    edition: str
    seats: list[ListedSeat]


class TableState(Wire):
    """Who is asked at a table, or whether it `waits` for its players; if it is over, the place and the money of each
    seat, unless it was closed before the end. `instead` are the seats of people for whom a bot plays, or at the end has
    decided something."""

    waits: bool
    asked: str | None
    over: bool
    places: list[int]
    coins: list[int]
    instead: list[str]


class ListedTable(Wire):
    """A table as lists tell of it: it has stood so `since` that moment; `own` are the seats whose keys were shown."""

    id: str
    own: list[str]
    since: str
    state: TableState
    line_up: LineUp


class OwnTables(Wire):
    """The tables of somebody with these keys, as they stood `now`; `wrong` counts off the keys that open nothing."""

    now: str
    tables: list[ListedTable]
    wrong: list[int]


class RecordLine(Wire):
    """A line of a record list: date is ISO; `place` only in the list of those who lost it all. `bots` says which
    bot each of the players was, null for a person, `instead` whether one has decided something in a person's place, and
    `called` what whom nobody had named is called in each language; all are empty where that was not written down."""

    date: str
    players: list[str]
    coins: int
    called: list[dict[str, str] | None] = []
    bots: list[str | None] = []
    instead: list[bool] = []
    place: int | None = None
    table: str | None = None


class RecordSheet(Wire):
    """A record list for one number of players, of people or of bots: its first line, the one with the most coins, whose
    game was the first to come to so much, and the latest of all after the first."""

    name: str
    players: int
    whose: Literal["people", "bots"]
    first: RecordLine | None
    best: RecordLine | None
    more: list[RecordLine]
    pages: int


class RecordPage(Wire):
    """A part of a list without its first line, the latest lines on page 1."""

    lines: list[RecordLine]
    page: int
    pages: int
