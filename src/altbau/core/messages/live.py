"""Messages on the live connection of a table: requests of the page and answers of the server, as strict types
(`wire.py`)."""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from altbau.core.messages.table import (
    BareQuestion,
    Choice,
    IllegalAction,
    LogEntry,
    PaceName,
    Question,
    Secret,
    WireStruct,
    Wish,
)

MOST_OF_ID: Final = 64  # characters in the id of a message
MOST_ANSWERS: Final = 8  # to a kind of window
MOST_MOVES: Final = 20  # of a plan
MOST_OF_MOVE: Final = 100  # characters in a move of a plan
MOST_OF_PLAN_ID: Final = 40  # characters in the id of a plan
Moves: TypeAlias = Annotated[  # of a plan
    list[Annotated[str, msgspec.Meta(max_length=MOST_OF_MOVE)]], msgspec.Meta(max_length=MOST_MOVES)
]
MessageId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_OF_ID)]


class Move(WireStruct, tag="move", tag_field="type"):
    """A move of the viewer. The client chooses the `id`; a move with a known id is not played again."""

    id: MessageId
    seq: int
    tokens: str


class Undo(WireStruct, tag="undo", tag_field="type"):
    """Undo the viewer's choices back to the point since which no other player has acted and nothing was revealed."""

    id: MessageId
    seq: int


class Next(WireStruct, tag="next", tag_field="type"):
    """Deal the next game of a match."""

    id: MessageId
    seq: int


class Vote(WireStruct, tag="vote", tag_field="type"):
    """Vote whether a bot shall play for the absent person of this seat. One vote is enough if only one other person is
    present; else two have to agree."""

    id: MessageId
    seat: str
    yes: bool


class Agree(WireStruct, tag="agree", tag_field="type"):
    """Say yes or no to a proposal that needs consent. The first yes makes the proposal; one no ends it. `since`
    names the proposal that an answer is for; to another one it is refused (`stale`). `guest`: invite another person to
    the taken `seat` of an absent person. The host proposes it and all other people must agree; for ten minutes after
    that any device of the seat can say no, and coming back counts as no. `pause`: all people who are present must
    agree. `take-back`: undo the last move of `seat`, if all others who play agree; throws, cards seen and answers of
    others, their silence included, can't be undone."""

    id: MessageId
    what: Wish
    seat: str | None
    yes: bool
    since: int | None = None


class EndPause(WireStruct, tag="go_on", tag_field="type"):
    """End the pause; any player can."""

    id: MessageId


class RetakeSeat(WireStruct, tag="back", tag_field="type"):
    """The viewer, for whom a bot plays, takes over again."""

    id: MessageId


class Resign(WireStruct, tag="resign", tag_field="type"):
    """Resign this game. A bot plays the seat to the end, and it ranks behind all who have not resigned."""

    id: MessageId


class PlayOut(WireStruct, tag="to_end", tag_field="type"):
    """Let bots play this game to its end at once. Any player can request it when only bots still play."""

    id: MessageId


class AutoPass(WireStruct, tag="auto_pass", tag_field="type"):
    """Switch automatic passing on or off for a reaction card: with `on` the viewer is not asked about it in this
    game."""

    card: str
    on: bool


class SayInAdvance(WireStruct, tag="order", tag_field="type"):
    """Say how windows of a kind are to be answered at a table by days, where something of the viewer is `hit` or, if it
    is false, where not. `answers` are tokens, the best first: the first that can be played is, else the viewer passes.
    Null takes it back. Nobody else is told."""

    window: str
    hit: bool
    answers: Annotated[list[str], msgspec.Meta(max_length=MOST_ANSWERS)] | None


class SayPlan(WireStruct, tag="plan", tag_field="type"):
    """Say the `moves` of the viewer's next turn at a table by days, in place of those said before; with none, take them
    back. They lapse if one of the facts on which they rest has changed when the turn begins, or if a move is illegal.
    `rests` names such facts."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_OF_PLAN_ID)]
    moves: Moves
    rests: Annotated[list[str], msgspec.Meta(max_length=MOST_ANSWERS)]


class Hint(WireStruct, tag="hint", tag_field="type"):
    """Request a hint: what the steward would do. The seat asked can request it at tables that allow hints. The answer
    is an `advice`; the game does not change."""

    id: MessageId
    seq: int


class Hints(WireStruct, tag="hints", tag_field="type"):
    """Switch the viewer's hints on or off; all viewers see it. People who play on one device share the setting."""

    on: bool


class Review(WireStruct, tag="review", tag_field="type"):
    """Request a review of the viewer's latest turn: what the steward would have done that was clearly better, judged by
    what the viewer knew then. Only for a person who plays alone against bots. The answer is a `remark`."""

    id: MessageId


class Refresh(WireStruct, tag="refresh", tag_field="type"):
    """Request the whole table again, for a client that missed a message. `log` is the number of log entries that it
    has."""

    log: int = 0


class RequestReasons(WireStruct, tag="why", tag_field="type"):
    """Request the illegal actions, with reasons, after these first `tokens` of a move (empty at its start). The answer
    is `reasons`."""

    tokens: str


Reaction: TypeAlias = Literal["laugh", "gasp", "rage", "cry", "thumb", "heart"]
Phrase: TypeAlias = Literal[
    "hello", "well-played", "one-moment", "back-soon", "your-turn", "thanks", "rematch", "goodbye"
]
Room: TypeAlias = Literal["players", "spectators"]  # spectators see both, players their own
Watching: TypeAlias = Literal["open", "link", "nobody"]  # who may watch: all who know the table's address or a link


class Say(WireStruct, tag="say", tag_field="type"):
    """Post a `text` or a ready-made `phrase` in the viewer's room: players write to the players, spectators to the
    spectators. A spectator can give a `name`, and a `voice`: a secret made by the client, the same for all its lines
    at this table."""

    id: MessageId
    text: str | None = None
    phrase: Phrase | None = None
    name: str | None = None
    voice: Secret | None = None


class React(WireStruct, tag="react", tag_field="type"):
    """Show a reaction at the viewer's portrait. It is not stored."""

    reaction: Reaction


class StopChat(WireStruct, tag="stop_chat", tag_field="type"):
    """Switch the chat of the table off (`on`) or on again; host only."""

    on: bool


class EarlierChat(WireStruct, tag="earlier", tag_field="type"):
    """Request the chat lines of a room before the line with this number. The answer is a `chat`."""

    room: Room
    before: int


class Pace(WireStruct, tag="pace", tag_field="type"):
    """Set the pace of bots; host only. At a table of bots only, every spectator can."""

    pace: PaceName


class Ping(WireStruct, tag="ping", tag_field="type"):
    """Check the connection; the answer is a `pong`. Browsers can't send WebSocket pings."""


Uttered: TypeAlias = Say | React
OfSeat: TypeAlias = Vote | Agree | EndPause | RetakeSeat | Resign | PlayOut  # about who plays a seat, and pauses
Ahead: TypeAlias = AutoPass | SayInAdvance | SayPlan  # before a question is put
FromPlayer: TypeAlias = Move | Undo | Next | OfSeat | Ahead | Hints | Pace | Uttered | StopChat
Posted: TypeAlias = FromPlayer | Hint | Review
FromPage: TypeAlias = Posted | Refresh | RequestReasons | EarlierChat | Ping


class Changes(WireStruct, omit_defaults=True):
    """Changes of a table. `set` has new values by path; a path is names of fields and of list elements joined by `/`. A
    new element is appended to its list. After that `order` lists, by path of a list, its elements in their order;
    elements that it does not name are removed. An element is named by the first of `id`, `seat` and `square` that it
    has."""

    set: dict[str, Annotated[Any, msgspec.Meta(description="As it stands in the table.")]] = msgspec.field(
        default_factory=dict
    )
    order: dict[str, list[str]] = msgspec.field(default_factory=dict)


class Patch(WireStruct, tag="patch", tag_field="type"):
    """The changes since the message before this `number`: first the `public` ones, then the viewer's `own`, and the new
    log entries. It applies to that message only: a client that missed one sends `refresh`."""

    number: int
    public: Changes
    own: Changes
    log: list[LogEntry]


class Accepted(WireStruct, tag="accepted", tag_field="type"):
    """The request with this id has been carried out and stored. `rest` are the words of a move that could not be played
    after a throw, a card seen or another event that can't be undone; the words before them have been played."""

    id: str
    seq: int
    rest: list[str] = msgspec.field(default_factory=list)


class Refused(WireStruct, tag="refused", tag_field="type"):
    """The request was refused and changed nothing: a `code` for programs, a `sentence` in the viewer's language with
    the token, and the `rule` if any. If a rule forbids it, `reason` is a name of `refusals.REFUSALS`."""

    id: str | None
    code: str
    sentence: str
    rule: str | None = None
    reason: str | None = None


class Reasons(WireStruct, tag="reasons", tag_field="type"):
    """The illegal actions after these first `tokens` of a move at the table of this `seq`, with their remedies; empty
    if the move does not continue there."""

    seq: int
    tokens: str
    blocked: list[IllegalAction]


class Advice(WireStruct, tag="advice", tag_field="type"):
    """The steward's move at the table of this `seq`, as `tokens`, and the reason: a name of the game's hints, and a
    `sentence` in the viewer's language. Equal views of a seat get equal advice."""

    id: str
    seq: int
    tokens: str
    reason: str
    sentence: str


class Remark(WireStruct, tag="remark", tag_field="type"):
    """A clearly better move for one of the viewer's moves in the latest turn, as `tokens`, and the reason: a name of
    the game's hints, and a `sentence` in the viewer's language. All are null if no move was clearly better."""

    id: str
    tokens: str | None
    reason: str | None
    sentence: str | None


class ChatLine(WireStruct, omit_defaults=True):
    """A chat line: a `text`, or a `phrase` that is shown in each reader's language. `number` counts from 1 in its room;
    `at` is the time (ISO). The author is a `seat`, or a spectator with the number `speaker`, one for each `voice`;
    `name` is the name that the author had entered by then."""

    number: int
    at: str
    seat: str | None = None
    speaker: int = 0
    name: str | None = None
    text: str | None = None
    phrase: Phrase | None = None


class ChatLines(WireStruct, tag="chat", tag_field="type"):
    """Chat lines of a room, the newest last, and whether there are `earlier` ones. The latest few are sent after each
    whole table, each new line when it is posted, and older ones on request."""

    room: Room
    lines: list[ChatLine]
    earlier: bool


class ShownReaction(WireStruct, tag="reacted", tag_field="type"):
    """A player shows a reaction."""

    seat: str
    reaction: Reaction


class Spectators(WireStruct, tag="company", tag_field="type"):
    """The number of spectators, who may watch, and whether the host has stopped the chat. Sent after each whole table
    and when it changes."""

    watchers: int
    watching: Watching
    stopped: bool


class ChannelsChanged(WireStruct, tag="channels", tag_field="type"):
    """A webhook of the table was proposed, or somebody has said yes or no to one; `GET …/calls` has them. Sent to
    players only."""


class Pong(WireStruct, tag="pong", tag_field="type"):
    """The answer to `ping`; `now` is the server's clock, in seconds since an arbitrary moment."""

    now: float


# --- a turn that is tried, beside the connection ----------------------------------------------------------------------


class TryTurn(WireStruct):
    """Try the caller's next turn with these `moves`, as if it began now; the last of them may be unfinished."""

    moves: Moves


class TriedMove(WireStruct):
    """A move as it was tried: the first `choice` in answer to what it `asks`, and the events until somebody else is
    asked."""

    asks: BareQuestion
    choice: Choice
    log: list[LogEntry]


class TriedTurn(WireStruct):
    """A turn after its first `moves`, as far as they are possible, with the `question` that follows; it is inside the
    last move if that is `unfinished`. There is no question if the turn has `ended`: where dice are thrown or cards seen
    (`chance`), because it is over (`turn`), or before a move that is `illegal`."""

    moves: list[TriedMove]
    question: Question | None
    unfinished: bool
    ended: Literal["chance", "turn", "illegal"] | None
