"""What an open connection of a table carries: what the page asks and what the server answers, as strict types
(`wire.py`)."""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from altbau.core.page.wire import Blocked, LogEntry, PaceName, Secret, Wire, Wish

MOST_OF_ID: Final = 64  # characters of the id of a message
MessageId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_OF_ID)]


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


class Changes(Wire, omit_defaults=True):
    """Changes of a table. `set` has new values by path: names of fields, and of elements of lists, joined by `/`; an
    element that is not there yet comes to the end of its list. Then `order` says of lists which elements they have, and
    in which order; those that are not named are gone. An element is named by the first of `id`, `seat` and `square`
    that it has."""

    set: dict[str, Annotated[Any, msgspec.Meta(description="As it stands in the table.")]] = msgspec.field(
        default_factory=dict
    )
    order: dict[str, list[str]] = msgspec.field(default_factory=dict)


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
    rest: list[str] = msgspec.field(default_factory=list)


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


class Pong(Wire, tag="pong", tag_field="type"):
    """Yes; `now` is the time on the server's clock, in seconds since any moment."""

    now: float
