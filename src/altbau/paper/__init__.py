"""The paper material of a game (cards, money, sheets, rules) as PDF files to print, laid out by Typst (`layout/`).

>>> sheets("wucherer-1992")
('money', 'scores', 'aid', 'cards', 'rules')
"""

import re
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import as_file, files
from itertools import groupby
from types import ModuleType
from typing import Final, TypeAlias

import msgspec

from altbau.core.data import Data, HouseRules
from altbau.core.engine.ids import NOBODY
from altbau.core.house_rules import edition_name
from altbau.core.messages.lists import RecordLine, RecordSheet
from altbau.core.messages.printing import Paper, PaperList
from altbau.core.messages.rules import Chapter, Part, Row, Sentence
from altbau.core.pictures.art import drawing
from altbau.core.text import LANGUAGES, messages
from altbau.environment import extra
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.rulebook.chapters import aid, book, without_house_rules
from altbau.rulebook.examples import WrittenExample, example_states, of_edition
from altbau.rulebook.house_changes import house_changes, sentences_about
from altbau.rulebook.short_texts import told_by_line
from altbau.rulebook.statements import Language

SIZES: Final[Mapping[str, str]] = {"a4": "a4", "letter": "us-letter"}  # the names in Typst
LAYOUT: Final = files(__package__) / "layout"
LETTER: Final = files(__package__) / "letter"
SCORE_LINES: Final = 24  # lines of a score sheet for a match
WIDTH: Final = re.compile(r'width="(\d+)"')  # of an SVG picture
BROAD: Final = 600  # wider pictures are printed two in a row, others three
COLUMNS: Final = {"first-winners": "winner", "won-in-jail": "winner", "lost-it-all": "loser"}  # of a record list
SIGN: Final = "§"  # after what house rules change
SHORT: Final = 400  # characters of what they change, where there is little room

OwnValues: TypeAlias = Mapping[str, Mapping[str, object]]
Records: TypeAlias = Sequence[RecordSheet]


class Printer:
    """Makes the sheets of an edition in a language, with the owner's card values and a server's record lists."""

    def __init__(
        self,
        edition: str,
        language: Language,
        own: OwnValues,
        filled: Records = (),
        house: HouseRules | None = None,
    ) -> None:
        """Raises BadInput for an unknown edition or card, and for bad house rules."""
        self.game = game_of(edition)
        self.filled = [sheet for sheet in filled if sheet.first and sheet.whose == "people"]
        self.edition, self.language, self.house = edition, language, house or {}
        self.changes = house_changes(edition, self.house, language)
        configured = self.game.configured(edition, EDITIONS[edition].min_players, {}, own, self.house)
        self.paper: Paper = self.game.paper(configured, language)
        self.book = without_house_rules(book(edition, language))

    def say(self, key: str, **args: str | int) -> str:
        """A message of the game or the core."""
        return messages.texts_of(self.game.NAME).say(self.language, key, **args)

    def sheets(self) -> dict[str, Callable[[], tuple[str, Data]]]:
        """The available sheets by name; each value is a function that returns the name of the layout and its data."""
        paper = self.paper
        makers = {
            "money": self.money, "scores": self.scores, "records": self.records, "aid": self.aid,
            "cards": self.cards, "lists": self.lists, "rules": self.rules,
        }  # fmt: skip
        there = {
            "money": paper.money, "scores": paper.cards, "records": paper.records, "aid": paper.cards,
            "cards": paper.cards, "lists": paper.lists, "rules": self.book.chapters,
        }  # fmt: skip
        return {name: make for name, make in makers.items() if there[name]}

    def money(self) -> tuple[str, Data]:
        """A sheet of play money (notes or coins), and how many of it a table needs."""
        money = self.paper.money
        assert money is not None
        notes = self.say("paper-money-each" if money.players else "paper-money-all")
        if money.ours:
            notes += " " + self.say("paper-money-ours")
        words = {"notes": notes, "backs": self.say("paper-backs")}
        total = sum(value * count for value, count in money.pieces.items())
        title = self.say(
            "paper-money-title", edition=self.named(), total=self.say(f"money-{self.edition}", number=total)
        )
        return "money", {
            "title": title, "words": words, "money": msgspec.to_builtins(money, str_keys=True),
            "drawings": self.drawings(["roof"]),
            "sums": {str(value): self.say(f"money-{self.edition}", number=value) for value in money.pieces},
        }  # fmt: skip

    def scores(self) -> tuple[str, Data]:
        """A score sheet for a match: a line for each game, with each player's money in it and in total."""
        note = self.say("paper-scores-note")
        if self.paper.target:
            target = self.say(f"money-{self.edition}", number=self.paper.target)
            note += " " + self.say("paper-scores-target", target=target)
        return "scores", {
            "title": f"{self.named()}: {self.say('paper-scores')}", "note": note, "lines": SCORE_LINES,
            "players": EDITIONS[self.edition].max_players,
            "words": {key: self.say(f"paper-{key}") for key in ("game", "name", "money", "total")},
        }  # fmt: skip

    def records(self) -> tuple[str, Data]:
        """The record lists of an edition, filled or to be kept by hand: a row for each number of players."""
        edition = EDITIONS[self.edition]
        rows = range(edition.min_players, edition.max_players + 1)
        lists = [
            {
                "title": self.say(f"record-{name}"),
                "columns": [self.say(f"paper-record-{column}") for column in ("players", "date", COLUMNS[name])],
                "rows": [{"players": str(players), "lines": self.record_lines(name, players)} for players in rows],
            }
            for name in self.paper.records
        ]
        title = f"{self.named()}: {self.say('paper-records')}"
        return "records", {"title": title, "note": self.say("paper-records-note"), "lists": lists}

    def record_lines(self, name: str, players: int) -> list[list[str]]:
        """The lines of a record list for a number of players, the first one on top: date, and who with what."""
        lines = [
            line
            for sheet in self.filled
            if (sheet.name, sheet.players) == (name, players)
            for line in (*([sheet.first] if sheet.first else []), *sheet.more[::-1])
        ]
        return [[line.date[:10], self.recorded(line)] for line in lines]

    def recorded(self, line: RecordLine) -> str:
        """Names, place if it counts, and money of a line of a record list."""
        called = line.called or [None] * len(line.players)
        names = [each[self.language] if each else name for name, each in zip(line.players, called, strict=True)]
        place = [] if line.place is None else [f"{line.place}."]
        return ", ".join([*names, *place, str(line.coins)])

    def lists(self) -> tuple[str, Data]:
        """Plain lists of things that have no cards of their own."""
        title = f"{self.named()}: {self.say('paper-lists')}"
        return "lists", {"title": title, "note": self.say("paper-lists-note"), "lists": tables(self.paper.lists)}

    def cards(self) -> tuple[str, Data]:
        """The cards of an edition, each as often as its deck and supplies have it."""
        drawings = self.drawings([card.name for card in self.paper.cards])
        rules = self.game.CARDS.get(self.edition, {})
        cards = [
            msgspec.to_builtins(card)
            | {"picture": card.name in drawings, "text": self.signed(card.text, rules.get(card.name, ()))}
            for card in self.paper.cards
        ]
        count = sum(card.count for card in self.paper.cards)
        note = " ".join([self.say("paper-cards-note"), *self.house_reference()])
        return "cards", {
            "title": self.say("paper-cards-title", edition=self.named(), count=count), "edition": self.named(),
            "words": {"cards-note": note}, "cards": cards, "drawings": drawings,
        }  # fmt: skip

    def aid(self) -> tuple[str, Data]:
        """The player aid: cards, what answers what, and the rules of set-up, turn, prices, jail and end on one
        sheet."""
        ours = self.say("paper-ours")
        if any(card.rent_with_powers is not None for card in self.paper.cards):
            ours += " " + self.say("paper-without-powers")
        return "aid", {
            "title": f"{self.named()}: {self.say('paper-aid')}", "words": {"ours": ours}, "house": self.house_note(),
            "tables": {name: self.card_tables(name, self.signed)[0] for name in self.paper.tables},
            "parts": [self.section(part) for part in aid(self.edition, self.language)],
        }  # fmt: skip

    def section(self, part: Part) -> Data:
        """A section of the player aid: paragraphs, or what answers what."""
        if part.table == "answers":
            rows = [[self.card(row.card), self.answers(row)] for row in self.rows("answers") if row.card]
            return {"title": self.say("paper-answers"), "paragraphs": [], "rows": rows}
        return {"title": part.title, "paragraphs": self.short_paragraphs(part), "rows": []}

    def rules(self) -> tuple[str, Data]:
        """The rulebook, with its examples as pictures."""
        drawings = self.drawings([chapter.card for chapter in self.book.chapters if chapter.card])
        return "rules", {
            "title": self.say("paper-rules", edition=self.named()), "words": {"ours": self.say("paper-ours")},
            "chapters": [*self.differing(), *[self.chapter(each) for each in self.book.chapters]], "drawings": drawings,
        }  # fmt: skip

    def differing(self) -> list[Data]:
        """A first chapter with what house rules change; none without them."""
        if not self.changes:
            return []
        printed = edition_name(self.language, self.game.NAME, self.edition, {})
        title = self.say("house-edition", name=self.named(), printed=printed)
        part = {"title": None, "paragraphs": [each.sentence for each in self.changes], "details": [], "rows": []}
        return [{"title": title, "lead": "", "picture": None, "parts": [part | {"tables": []}], "examples": []}]

    def chapter(self, chapter: Chapter) -> Data:
        """A chapter of the rulebook."""
        return {
            "title": chapter.title, "lead": chapter.lead, "picture": chapter.card,
            "parts": [
                {
                    "title": part.title or (self.card(part.card) if part.card else None),
                    "paragraphs": self.paragraphs(part),
                    "details": self.paragraph_texts(part.details),
                    "rows": [[self.heading(row), self.answers(row)] for row in part.rows],
                    "tables": self.card_tables(part.table, self.marked) if part.table else [],
                }
                for part in chapter.parts
            ],
            "examples": [self.example(each) for each in of_edition(self.edition) if each.chapter == chapter.key],
        }  # fmt: skip

    def paragraphs(self, part: Part) -> list[str]:
        """The paragraphs of a section, each as one text."""
        return self.paragraph_texts(part.paragraphs)

    def paragraph_texts(self, sentences: list[list[Sentence]]) -> list[str]:
        """Paragraphs of sentences as texts."""
        return [" ".join(self.marked(each.text, [each.number]) for each in paragraph) for paragraph in sentences]

    def marked(self, text: str, numbers: Sequence[str]) -> str:
        """A text about rules with these numbers, and after it what house rules say in its place."""
        sentences = sentences_about(self.changes, numbers)
        return " ".join([text, *[self.say("page-house-mark", sentence=each) for each in sentences]])

    def short_paragraphs(self, part: Part) -> list[str]:
        """The paragraphs of a section where there is no room: with a sign after what house rules change."""
        return [" ".join(self.signed(each.text, [each.number]) for each in sentences) for sentences in part.paragraphs]

    def signed(self, text: str, numbers: Sequence[str]) -> str:
        """A text about rules with these numbers, with a sign if house rules change one of them."""
        return f"{text} {SIGN}" if sentences_about(self.changes, numbers) else text

    def card_tables(self, name: str, mark: Callable[[str, Sequence[str]], str]) -> list[Data]:
        """The tables of a name as data; `mark` marks the lines of cards that house rules change."""
        told = {card.line: told_by_line(self.edition, card.name) or () for card in self.paper.cards}
        lines = {line: mark(line, [rule.number for rule in rules]) for line, rules in told.items()}
        return [
            table | {"rows": [[lines.get(cell, cell) for cell in row] for row in table["rows"]]}
            for table in tables(self.paper.tables[name])
        ]

    def house_note(self) -> list[str]:
        """What the sign means: all that house rules change, or where it stands if it is too long; nothing without
        them."""
        changes = " ".join(each.sentence for each in self.changes)
        if len(changes) > SHORT:
            return self.house_reference()
        return [f"{SIGN} {self.say('page-house-mark', sentence=changes)}"] if changes else []

    def house_reference(self) -> list[str]:
        """Where that stands of which the sign tells; nothing without house rules."""
        return [f"{SIGN} {self.say('paper-house-rules')}"] if self.changes else []

    def example(self, example: WrittenExample) -> Data:
        """A worked example: its pictures, each with its sentences."""
        moments = [
            (self.game.picture(self.game.page_view(state, NOBODY), self.language), getattr(step, self.language))
            for step, state in example_states(example)
        ]
        steps = [
            {"picture": picture, "texts": [text for _, text in told]}
            for picture, told in groupby(moments, lambda moment: moment[0])
        ]
        broad = max(int(match[1]) for step in steps if (match := WIDTH.search(step["picture"]))) > BROAD
        return {"title": getattr(example, self.language), "steps": steps, "strip": 2 if broad else 3}

    def heading(self, row: Row) -> str:
        """The heading of a row: a phase or a card."""
        return self.say(f"phase-{row.phase}") if row.phase else self.card(row.card or "")

    def answers(self, row: Row) -> str:
        """The content of a row: the cards that answer its card, or the titles of its rules."""
        if row.phase:
            return "\u00a0· ".join(self.marked(each.title, [each.number]) for each in row.rules)
        answers = ", ".join(map(self.card, row.answers)) or self.say("page-rulebook-no-answer")
        also = ", ".join(map(self.card, row.also))
        return f"{answers}. {self.say('page-rulebook-also', cards=also)}" if also else answers

    def rows(self, chapter: str) -> list[Row]:
        """The rows of the tables of a chapter."""
        return [row for each in self.book.chapters if each.key == chapter for part in each.parts for row in part.rows]

    def card(self, name: str) -> str:
        """The name of a card, or of another thing with a drawing."""
        return self.say(
            f"card-{name}" if messages.texts_of(self.game.NAME).has(self.language, f"card-{name}") else name
        )

    def named(self) -> str:
        """The name of the edition."""
        return edition_name(self.language, self.game.NAME, self.edition, self.house)

    def drawings(self, names: list[str]) -> dict[str, str]:
        """The drawings of cards by name."""
        art = self.game.ART
        found = {name: drawing(art, self.edition, name) for name in names} if art else {}
        return {name: markup for name, markup in found.items() if markup}


def tables(lists: list[PaperList]) -> list[Data]:
    """Lists as data."""
    return [msgspec.to_builtins(each) for each in lists]


def sheets(edition: str) -> tuple[str, ...]:
    """The names of the sheets of an edition. Raises BadInput for an unknown edition."""
    return tuple(Printer(edition, "en", {}).sheets())


def render_pdf(
    what: str, edition: str, language: Language, size: str = "a4", own: OwnValues | None = None, filled: Records = (),
    house: HouseRules | None = None,
) -> bytes:  # fmt: skip
    """The PDF file of a sheet; the same arguments give the same bytes. `own` are the owner's card values, `filled` a
    server's record lists. Raises BadInput for an unknown sheet, edition, language or size, and if Typst is missing."""
    (found,) = typeset(*laid_out(what, edition, language, size, own or {}, filled, house))
    return found


def render_png(what: str, edition: str, language: Language, size: str = "a4", *, ppi: int) -> list[bytes]:
    """The pages of a sheet as PNG files with `ppi` pixels per inch. Raises BadInput as `render_pdf` does."""
    return typeset(*laid_out(what, edition, language, size, {}, (), None), ppi=ppi)


def laid_out(
    what: str, edition: str, language: Language, size: str, own: OwnValues, filled: Records, house: HouseRules | None
) -> tuple[str, dict[str, str]]:
    """The name of the layout of a sheet, and its input. Raises BadInput."""
    layout, data = maker(what, edition, language, size, own, filled, house)()
    data |= {"paper": SIZES[size], "language": language}
    return layout, {"data": msgspec.json.encode(data).decode()}


def check_sheet(what: str, edition: str, language: Language, size: str) -> None:
    """Raises BadInput as `render_pdf` does for such a sheet, which is not made."""
    maker(what, edition, language, size, {}, (), None)
    typesetter()


def maker(
    what: str, edition: str, language: Language, size: str, own: OwnValues, filled: Records, house: HouseRules | None
) -> Callable[[], tuple[str, Data]]:
    """A function that returns the name of the layout of a sheet and its data. Raises BadInput."""
    if language not in LANGUAGES:
        raise BadInput("unknown-language", language=language, known=", ".join(LANGUAGES))
    if size not in SIZES:
        raise BadInput("unknown-paper-size", size=size, known=", ".join(SIZES))
    makers = Printer(edition, language, own, filled, house).sheets()
    if what not in makers:
        raise BadInput("unknown-sheet", what=what, edition=edition, known=", ".join(makers))
    return makers[what]


def typeset(layout: str, inputs: dict[str, str], *, ppi: int | None = None) -> list[bytes]:
    """What Typst makes of a layout and its input: one PDF file, or with `ppi` a PNG file of each page. Raises BadInput
    if it is missing."""
    with as_file(LAYOUT) as layouts, as_file(LETTER) as letter:
        found: bytes | list[bytes] = typesetter().compile(
            str(layouts / f"{layout}.typ"), root=str(layouts), font_paths=[str(letter)], ignore_system_fonts=True,
            sys_inputs=inputs, format="png" if ppi else "pdf", ppi=ppi,
        )  # fmt: skip
    return found if isinstance(found, list) else [found]


def typesetter() -> ModuleType:
    """Typst. Raises BadInput if it is missing."""
    with extra("print"):
        import typst
    return typst
