"""Messages with the rules of an edition: single rules, the rulebook, and pages about cards, as strict types
(`wire.py`)."""

from typing import Literal

from altbau.core.data import HouseRules
from altbau.core.messages.table import WireStruct


class Reference(WireStruct):
    """Another rule or ruling of the same edition."""

    number: str
    title: str


class Related(WireStruct):
    """A rule or ruling that belongs to another one. A ruling brings its answer and the reason; a rule has neither."""

    number: str
    title: str
    answer: str | None
    why: str | None


class Elsewhere(WireStruct):
    """The text of a rule in other editions."""

    editions: list[str]
    text: str


class Printed(WireStruct):
    """A place in the printed rulebook: a section, and which of its paragraphs, from 1."""

    section: str
    paragraph: int


class Rule(WireStruct):
    """A rule or a ruling in an edition; `text` is null if the edition does not have it. A ruling decides what the
    rulebook leaves open, and gives its reason in `why`. `printed` are the places of a rule; none if the
    rulebook leaves it out."""

    number: str
    title: str
    text: str | None
    why: str | None
    elsewhere: list[Elsewhere]
    printed: list[Printed]
    related: list[Related]


class ReadHouseRules(WireStruct):
    """Request what house rules change in an edition."""

    edition: str
    language: Literal["de", "en"]
    house: HouseRules


class HouseChange(WireStruct):
    """A field that house rules change, the numbers of the rules that it is in, the messages that tell one of them
    (reasons why not, hints, lines of cards), and the sentence that holds in their place."""

    field: str
    rules: list[str]
    texts: list[str]
    sentence: str


class Sentence(WireStruct):
    """A rule as a sentence of a rulebook. A house rule holds only while a table `option` is on."""

    number: str
    title: str
    text: str
    option: str | None


class Row(WireStruct):
    """A row of a table: a phase, or a card with the cards that can answer it, and the rules about it. `also` are the
    cards that the printed table names as well, though no answer is played with them."""

    phase: str | None
    card: str | None
    answers: list[str]
    also: list[str]
    rules: list[Reference]


class Part(WireStruct):
    """A section of a rulebook, with a title or the card that it is about. `details` can be skipped at first reading.
    `table` is the name of a table that the page generates from the edition's cards."""

    title: str | None
    card: str | None
    tip: bool
    paragraphs: list[list[Sentence]]
    details: list[list[Sentence]]
    rows: list[Row]
    table: str | None


class Chapter(WireStruct):
    """A chapter of a rulebook, with an icon or the drawing of a card. `rulings` decide what its rules leave open."""

    key: str
    icon: str | None
    card: str | None
    title: str
    lead: str
    parts: list[Part]
    rulings: list[Reference]


class Book(WireStruct):
    """The rulebook of an edition, and the names of the cards that have a page (`CardPage`)."""

    edition: str
    chapters: list[Chapter]
    cards: list[str]


class WhyNot(WireStruct):
    """A reason why a card can't be played, by name, and its rule."""

    reason: str
    rule: str


class Following(WireStruct):
    """A quantity measured after a card was played, by name: the mean and its 95 % confidence interval."""

    what: str
    mean: float
    low: float
    high: float


class Way(WireStruct):
    """How often a card was played in one way, in all games, and what was measured afterwards, if anything."""

    way: str
    times: int
    then: list[Following]


class Figures(WireStruct):
    """Statistics of a card in games of bots. `any_round` has the same measurements over all rounds, for comparison.
    `commit` is the version of the program that played the games."""

    games: int
    players: int
    bot: str
    commit: str
    ways: list[Way]
    any_round: list[Following]


class CardPage(WireStruct):
    """The page of a card of an edition, without its effect: its rules and rulings, the cards that answer it and those
    that it answers, the reasons why it can't be played, and its statistics if there are any."""

    name: str
    rules: list[Reference]
    rulings: list[Reference]
    answered_by: list[str]
    answers: list[str]
    refused: list[WhyNot]
    figures: Figures | None
