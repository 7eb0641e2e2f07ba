"""What the server and the page say to each other, as strict types; OpenAPI and the page's TypeScript follow from them.

Seats are letters (`A`), cards, buildings and apartments are the names of the notation (`hacker`, `B1`, `B1.attic`).
Everything a seat receives is cut to what that seat may know before it comes here.
"""

from typing import Literal, TypeAlias

import msgspec


class Wire(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The base of all messages: by keyword, nothing unknown."""


# --- what a table shows -------------------------------------------------------------------------------------------


class Item(Wire):
    """One line of the calculation behind an income: `reason` is a name of `events.REASONS`."""

    reason: str
    rule: str
    coins: int
    place: str | None = None
    card: str | None = None


Phase: TypeAlias = Literal["check", "play", "rent", "over"]
CardGroup: TypeAlias = Literal["tenant", "building", "action", "supply"]
Argument: TypeAlias = str | int | list[str | Item]


class LogEntry(Wire):
    """One event: `number` counts from 0 in the game; `args` are named as in `events.EVENTS`; a hidden card is null."""

    number: int
    name: str
    rules: list[str]
    args: dict[str, Argument | None]


class Apartment(Wire):
    """One apartment; a two-apartment `tenant` stands in the lower one, `upper` marks the other."""

    id: str
    kind: Literal["basement", "floor", "attic"]
    tenant: str | None = None
    tall: bool = False
    upper: bool = False
    withheld: int = 0
    waived: int = 0
    rent: int = 0


class Building(Wire):
    """One building. `floors` names the cards laid as floors, from below, as far as the viewer knows them."""

    id: str
    owner: str
    roof: str
    expansion: bool
    basement: bool
    floors: list[str | None]
    apartments: list[Apartment]
    squatted: bool
    income: int


class Seat(Wire):
    """One player at the table; `income` is what the player would take in now, `coins` are null while hidden."""

    seat: str
    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    coins: int | None
    hand_count: int
    income: int
    jailed: bool
    online: bool


class Blocked(Wire):
    """What is not possible and why: `reason` is a name of `refusals.REFUSALS`."""

    token: str
    reason: str
    rule: str


class Choice(Wire):
    """An option; `next` are the options that follow it inside the same move, `blocked` what is not possible there."""

    token: str
    next: list["Choice"] = []
    blocked: list[Blocked] = []


class Question(Wire):
    """What is asked, as in `questions.QUESTIONS`; without choices for everybody but the player asked."""

    name: str
    args: dict[str, Argument | None]
    choices: list[Choice]
    blocked: list[Blocked]


class Standing(Wire):
    """A line of the final ranking; equal money shares the place."""

    place: int
    seat: str
    name: str
    coins: int


class Reason(Wire):
    """Why a bot did what it did last: a message of the texts, with its arguments."""

    seat: str
    name: str
    args: dict[str, Argument | None]


class Match(Wire):
    """Several games: this is game `number`; `totals` count the games that are over, by seat (R207, R208)."""

    games: int | None
    target: int | None
    number: int
    over: bool
    standing: list[Standing]
    winners: list[str]


class Table(Wire):
    """A table as one viewer sees it. `seq` counts everything that changed it; a move names the `seq` it answers."""

    id: str
    edition: str
    options: dict[str, bool | str]
    seq: int
    phase: Phase
    turn: str
    round: int
    viewer: str | None
    asked: str | None
    question: Question | None
    seats: list[Seat]
    hand: list[str]
    buildings: list[Building]
    draw_count: int
    discard: list[str]
    roofs: int
    monsters: int
    last_turns: list[str]
    winners: list[str]
    ranking: list[Standing]
    reason: Reason | None
    silenced: list[str]
    can_undo: bool
    match: Match | None = None
    next_table: str | None = None


# --- what the page asks -------------------------------------------------------------------------------------------


class NewSeat(Wire):
    """A seat of a new table: `human` on this device, `link` for somebody else, `bot`."""

    name: str
    kind: Literal["human", "link", "bot"]
    bot: str | None = None


class NewTable(Wire):
    """A table to start. `cards` are an owner's own values; with `games` or `target` it plays several games; `previous`
    links the table that this is a rematch of."""

    edition: str
    seats: list[NewSeat]
    options: dict[str, bool | str] = {}
    cards: dict[str, dict[str, int]] = {}
    games: int | None = None
    target: int | None = None
    seed: int | None = None
    previous: str | None = None


class SeatKey(Wire):
    """The secret of a seat: whoever has it plays that seat."""

    seat: str
    name: str
    kind: Literal["human", "link", "bot"]
    secret: str | None


class Created(Wire):
    """A started table and the keys of its seats, given out once."""

    id: str
    seats: list[SeatKey]


class Move(Wire, tag="move", tag_field="type"):
    """A move of the viewer: `id` is made by the client, and the same id is never played twice."""

    id: str
    seq: int
    tokens: str


class Undo(Wire, tag="undo", tag_field="type"):
    """Back to the last point where nobody else has acted and nothing has been revealed."""

    id: str
    seq: int


class Next(Wire, tag="next", tag_field="type"):
    """Deal the next game of a match."""

    id: str
    seq: int


class Silence(Wire, tag="silence", tag_field="type"):
    """Never ask the viewer again, in this game, whether to play this reaction card (or do ask again)."""

    card: str
    on: bool


FromPage: TypeAlias = Move | Undo | Next | Silence


# --- what the server answers --------------------------------------------------------------------------------------


class Update(Wire, tag="update", tag_field="type"):
    """The table now, and the log entries that the viewer has not had."""

    table: Table
    log: list[LogEntry]


class Accepted(Wire, tag="accepted", tag_field="type"):
    """The message with this id has been carried out and written down."""

    id: str
    seq: int


class Refused(Wire, tag="refused", tag_field="type"):
    """The message changed nothing: a code for programs, a sentence in the viewer's language, the rule if any."""

    id: str | None
    code: str
    sentence: str
    rule: str | None = None


FromServer: TypeAlias = Update | Accepted | Refused


class Problem(Wire):
    """The body of every HTTP error."""

    code: str
    sentence: str
    rule: str | None = None


class CardInfo(Wire):
    """A card of an edition for the inspector; provenance is `rulebook`, `reconstructed` or `own`."""

    name: str
    group: CardGroup
    count: int
    rules: list[str]
    rent: int | None = None
    rent_with_powers: int | None = None
    floors: int | None = None
    apartments: int | None = None
    place: Literal["any", "ground", "attic"] | None = None
    rent_from: str | None = None
    floors_from: str | None = None


class OptionInfo(Wire):
    """A table option: a switch, or one of `choices`."""

    name: str
    default: bool | str
    choices: list[str]


class EditionInfo(Wire):
    """An edition that a table can be started with; `match_target` is the total that its rulebook suggests."""

    name: str
    match_target: int
    min_players: int
    max_players: int
    options: list[OptionInfo]
    cards: list[CardInfo]


class Difference(Wire):
    """Something in which editions differ: a message of the texts, its rules, the answer of each edition or null."""

    name: str
    rules: list[str]
    answers: list[bool | int | None]


class CardRow(Wire):
    """One idea of a card and how each edition has it, or null."""

    cards: list[CardInfo | None]


class Differences(Wire):
    """How the editions differ; answers and cards stand in the order of `editions`."""

    editions: list[str]
    rules: list[Difference]
    cards: list[CardRow]


class RecordLine(Wire):
    """A line of a record list: date is ISO; `place` only in the list of those who lost it all."""

    date: str
    players: list[str]
    coins: int
    place: int | None = None
    table: str | None = None


class RecordSheet(Wire):
    """One of the three lists (`first-winners`, `won-in-jail`, `lost-it-all`) for one number of players."""

    name: Literal["first-winners", "won-in-jail", "lost-it-all"]
    players: int
    first: RecordLine | None
    more: list[RecordLine]
