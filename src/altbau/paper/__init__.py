"""What a game has made of paper, as PDF files ready to be printed, laid out by Typst (`layout/`).

>>> sheets("wucherer-1992")
('money', 'scores', 'aid', 'cards', 'rules')
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from altbau.chapters import book
from altbau.core.data import Data
from altbau.core.page.art import drawing
from altbau.core.page.paper import Paper
from altbau.core.page.rules import Part, Row, Sentence
from altbau.core.text import LANGUAGES, messages
from altbau.environment import extra
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.rulebook import Language

SIZES: Final = {"a4": "a4", "letter": "us-letter"}
LAYOUT: Final = Path(__file__).parent / "layout"
LETTER: Final = Path(__file__).parent / "letter"
SCORE_LINES: Final = 24  # of a sheet for a match
RECORD_LINES: Final = 9  # of a list

OwnValues: TypeAlias = Mapping[str, Mapping[str, object]]


class Printer:
    """An edition as it is printed in a language, with an owner's card values."""

    def __init__(self, edition: str, language: Language, own: OwnValues) -> None:
        """Raises BadInput for an edition that there is not, or a card that it has not."""
        self.game = game_of(edition)
        self.edition, self.language = edition, language
        configured = self.game.configured(edition, EDITIONS[edition].min_players, {}, own)
        self.paper: Paper = self.game.paper(configured, language)
        self.book = book(edition, language)

    def say(self, key: str, **args: str | int) -> str:
        """A message of the game or the core."""
        return messages.of(self.game.NAME).say(self.language, key, **args)

    def sheets(self) -> dict[str, Callable[[], tuple[str, Data]]]:
        """What there is to be printed, by name: each makes the name of its layout and its data."""
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
        """Notes or coins, and how many sheets of them a table needs."""
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
        """A sheet for a match: a line for each game."""
        seats = [""] * EDITIONS[self.edition].max_players
        rows = [[str(number), *seats] for number in range(1, SCORE_LINES + 1)]
        rows.append([self.say("paper-total"), *seats])
        note = self.say("paper-scores-target", target=self.paper.target) if self.paper.target else ""
        table = {"title": self.say("paper-scores-names"), "columns": [self.say("paper-game"), *seats], "rows": rows}
        return self.listed(self.say("paper-scores"), self.say("paper-scores-note") + " " + note, [table])

    def records(self) -> tuple[str, Data]:
        """The record lists of an edition that keeps some, empty."""
        columns = [self.say(f"paper-record-{name}") for name in ("name", "money", "date")]
        lists = [
            {"title": self.say(f"paper-record-{name}"), "columns": columns, "rows": [["", "", ""]] * RECORD_LINES}
            for name in self.paper.records
        ]
        return self.listed(self.say("paper-records"), self.say("paper-records-note"), lists)

    def lists(self) -> tuple[str, Data]:
        """Plain lists of what is no card of its own."""
        lists = [msgspec.to_builtins(each) for each in self.paper.lists]
        return self.listed(self.say("paper-lists"), self.say("paper-lists-note"), lists)

    def listed(self, title: str, note: str, lists: list[Data]) -> tuple[str, Data]:
        """A sheet of lists."""
        return "lists", {"title": f"{self.named()}: {title}", "note": note.strip(), "lists": lists, "words": {}}

    def cards(self) -> tuple[str, Data]:
        """The cards of an edition, so often as its deck and supplies have them."""
        drawings = self.drawings([card.name for card in self.paper.cards])
        cards = [msgspec.to_builtins(card) | {"picture": card.name in drawings} for card in self.paper.cards]
        count = sum(card.count for card in self.paper.cards)
        return "cards", {
            "title": self.say("paper-cards-title", edition=self.named(), count=count), "edition": self.named(),
            "words": {"cards-note": self.say("paper-cards-note")}, "cards": cards, "drawings": drawings,
        }  # fmt: skip

    def aid(self) -> tuple[str, Data]:
        """A sheet to lie beside the table."""
        keys = ("tenants", "tenant", "rent", "floors", "about", "ours", "buildings", "actions", "answers")
        chapters = {chapter.key: chapter for chapter in self.book.chapters}
        answers = [
            [self.card(row.card), ", ".join(map(self.card, row.answers))] for row in self.rows("answers") if row.card
        ]
        phases = [self.phase(row.phase, [each.title for each in row.rules]) for row in self.rows("turn") if row.phase]
        turn, rent, end = (
            {"title": chapters[key].title, "paragraphs": paragraphs(chapters[key].parts[0]) + more}
            for key, more in (("turn", phases), ("rent", []), ("end", []))
        )
        tips = [" ".join(paragraphs(part)) for part in chapters["tips"].parts if part.tip]
        last = [end, {"title": chapters["tips"].title, "paragraphs": tips}]
        return "aid", {
            "title": f"{self.named()}: {self.say('paper-aid')}",
            "words": {key: self.say(f"paper-{key}") for key in keys},
            "parts": [turn, rent], "last": last, "answers": answers,
            "cards": [msgspec.to_builtins(card) for card in self.paper.cards],
        }  # fmt: skip

    def rules(self) -> tuple[str, Data]:
        """The rulebook."""
        chapters = [
            {
                "title": chapter.title,
                "lead": chapter.lead,
                "picture": chapter.card,
                "parts": [
                    {
                        "title": part.title or (self.card(part.card) if part.card else None),
                        "paragraphs": paragraphs(part),
                        "details": joined(part.details),
                        "rows": [
                            [self.say(f"phase-{row.phase}") if row.phase else self.card(row.card or ""),
                             ", ".join([self.card(each) for each in row.answers] or [each.title for each in row.rules])]
                            for row in part.rows
                        ],
                    }
                    for part in chapter.parts
                ],
            }
            for chapter in self.book.chapters
        ]  # fmt: skip
        drawings = self.drawings([chapter.card for chapter in self.book.chapters if chapter.card])
        title = self.say("paper-rules", edition=self.named())
        return "rules", {"title": title, "words": {}, "chapters": chapters, "drawings": drawings}

    def rows(self, chapter: str) -> list[Row]:
        """The rows of the tables of a chapter."""
        return [row for each in self.book.chapters if each.key == chapter for part in each.parts for row in part.rows]

    def phase(self, name: str, rules: list[str]) -> str:
        """A phase with what happens in it."""
        return f"{self.say(f'phase-{name}')}: {', '.join(rules)}"

    def card(self, name: str) -> str:
        """The name of a card, or of what else has a drawing."""
        return self.say(f"card-{name}" if messages.of(self.game.NAME).has(self.language, f"card-{name}") else name)

    def named(self) -> str:
        """What the edition is called."""
        return self.say(f"edition-{self.edition}")

    def drawings(self, names: list[str]) -> dict[str, str]:
        """The drawings of cards by name."""
        found = {name: drawing(self.game.NAME, self.edition, name) for name in names}
        return {name: markup for name, markup in found.items() if markup}


def paragraphs(part: Part) -> list[str]:
    """The paragraphs of a section, each as one text."""
    return joined(part.paragraphs)


def joined(sentences: list[list[Sentence]]) -> list[str]:
    """Paragraphs of sentences as texts."""
    return [" ".join(each.text for each in paragraph) for paragraph in sentences]


def sheets(edition: str) -> tuple[str, ...]:
    """What there is to be printed of an edition. Raises BadInput for one that there is not."""
    return tuple(Printer(edition, "en", {}).sheets())


def printed(what: str, edition: str, language: Language, size: str = "a4", own: OwnValues | None = None) -> bytes:
    """A PDF file, the same for the same wishes. Raises BadInput for what there is not, and where Typst is missing."""
    if language not in LANGUAGES:
        raise BadInput("unknown-language", language=language, known=", ".join(LANGUAGES))
    if size not in SIZES:
        raise BadInput("unknown-paper-size", size=size, known=", ".join(SIZES))
    makers = Printer(edition, language, own or {}).sheets()
    if what not in makers:
        raise BadInput("unknown-sheet", what=what, edition=edition, known=", ".join(makers))
    with extra("print"):
        import typst
    layout, data = makers[what]()
    data |= {"paper": SIZES[size], "language": language}
    found: bytes = typst.compile(
        str(LAYOUT / f"{layout}.typ"),
        root=str(LAYOUT),
        font_paths=[str(LETTER)],
        ignore_system_fonts=True,
        sys_inputs={"data": msgspec.json.encode(data).decode()},
    )
    return found
