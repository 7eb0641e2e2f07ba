"""What the page is told of rules, of one whose number somebody opens or of all of an edition, as strict types
(`wire.py`)."""

from altbau.core.page.wire import Wire


class Reference(Wire):
    """Another rule or ruling of the same edition."""

    number: str
    title: str


class Elsewhere(Wire):
    """What holds in other editions."""

    editions: list[str]
    text: str


class Rule(Wire):
    """A rule or a ruling as it stands in an edition: `text` is null where the edition has nothing to it. A ruling
    decides what a rulebook leaves open, and says `why`."""

    number: str
    title: str
    text: str | None
    why: str | None
    elsewhere: list[Elsewhere]
    related: list[Reference]


class Sentence(Wire):
    """A rule as a sentence of a rulebook."""

    number: str
    title: str
    text: str


class Row(Wire):
    """A phase, or a card with the cards that may answer it, and the rules that tell more."""

    phase: str | None
    card: str | None
    answers: list[str]
    rules: list[Reference]


class Part(Wire):
    """A section of a rulebook, named by its title or by the card that it is about. A first reading can do without its
    `details`. `table` names one that the page makes of the cards of the edition."""

    title: str | None
    card: str | None
    tip: bool
    paragraphs: list[list[Sentence]]
    details: list[list[Sentence]]
    rows: list[Row]
    table: str | None


class Chapter(Wire):
    """A chapter of a rulebook; its sign is an icon or the drawing of a card. `rulings` decide what its rules leave
    open."""

    key: str
    icon: str | None
    card: str | None
    title: str
    lead: str
    parts: list[Part]
    rulings: list[Reference]


class Book(Wire):
    """The rulebook of an edition, and the names of its cards, each of which has a page (`CardPage`)."""

    edition: str
    chapters: list[Chapter]
    cards: list[str]


class WhyNot(Wire):
    """Why a card can't be played, by the name of the reason, and the rule behind it."""

    reason: str
    rule: str


class Following(Wire):
    """What followed when a card was played, by name: the mean, and its 95 % interval."""

    what: str
    mean: float
    low: float
    high: float


class Way(Wire):
    """How often a card was played in one way, in all games, and what followed, where that can be told."""

    way: str
    times: int
    then: list[Following]


class Figures(Wire):
    """What became of a card in games of bots, and what followed `any_round`, whatever was played in it. `commit` is
    that of the program with which they were played."""

    games: int
    players: int
    bot: str
    commit: str
    ways: list[Way]
    any_round: list[Following]


class CardPage(Wire):
    """What a page tells of a card of an edition besides what it does: its rules and rulings, the cards that answer it
    and those that it answers, why it can't be played, and what became of it where games have been looked on."""

    name: str
    rules: list[Reference]
    rulings: list[Reference]
    answered_by: list[str]
    answers: list[str]
    refused: list[WhyNot]
    figures: Figures | None
