"""The rulings, which are data of each game, and the page that is made of them."""

from functools import cache
from pathlib import Path
from textwrap import fill

import msgspec
import yaml

from altbau.documents import check_keys
from altbau.games import GAMES as EVERY_GAME

GAMES = Path(__file__).resolve().parent.parent / "src" / "altbau" / "games"
COLUMNS = 100
TITLES = {"wucherer": "The card games", "monopoly": "Monopoly"}


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling in one language."""

    question: str
    answer: str | dict[str, str]  # for all editions, or by years as in "1992, 1997"
    why: str


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rulebook leaves open, and how it is played here.

    Where that is not for all editions of its game, what makes the difference is named: cards without which the question
    does not arise, a table option, or a field of `Edition`.
    """

    rules: list[str]
    en: Words
    cards: list[str] = []
    field: str = ""
    option: str = ""

    def groups(self) -> list[tuple[str, ...]]:
        """The years of the editions that have an answer of their own each; none where one answer is for all."""
        return [] if isinstance(self.en.answer, str) else [tuple(years.split(", ")) for years in self.en.answer]

    def holds_in(self, year: str) -> bool:
        """Whether it has an answer for an edition."""
        return isinstance(self.en.answer, str) or any(year in group for group in self.groups())

    def difference(self) -> str:
        """What makes the difference, as written on the page."""
        named = [("card", card) for card in self.cards]
        named += [(sort, name) for sort, name in (("field", self.field), ("option", self.option)) if name]
        return f" [{', '.join(f'{sort} `{name}`' for sort, name in named)}]" if named else ""


@cache
def sections(game: str) -> dict[str, dict[str, Ruling]]:
    """The rulings of a game by number, section by section. Every scalar is text. Raises BadInput for a key given twice,
    msgspec.ValidationError for anything that is no ruling."""
    loader = yaml.BaseLoader((GAMES / game / "rulings.yaml").read_text(encoding="utf-8"))
    node = loader.get_single_node()
    assert node is not None
    check_keys(node)
    return msgspec.convert(loader.construct_document(node), dict[str, dict[str, Ruling]])


def rulings(game: str) -> dict[str, Ruling]:
    """The rulings of a game by number."""
    return {number: ruling for section in sections(game).values() for number, ruling in section.items()}


def numbers() -> set[str]:
    """The numbers of all rulings."""
    return {number for game in TITLES for number in rulings(game)}


def written(number: str, ruling: Ruling) -> str:
    """A ruling on the page."""
    answer = ruling.en.answer
    if not isinstance(answer, str):
        answer = " ".join(f"**{years}:** {each}" for years, each in answer.items())
    rules = ", ".join(ruling.rules)
    told = f"**{number} {ruling.en.question}**{ruling.difference()} ({rules}). {answer} *{ruling.en.why}*"
    return fill(told, COLUMNS, break_long_words=False, break_on_hyphens=False)


def page() -> str:
    """All rulings in Markdown."""
    lines: list[str] = []
    for game, title in TITLES.items():
        lines += [f"## {title}", ""]
        for section, inside in sections(game).items():
            lines += [f"### {section}", ""]
            for number, ruling in inside.items():
                lines += [written(number, ruling), ""]
    return "\n".join([*lines, *defaults(), ""])


def defaults() -> list[str]:
    """What is played for whoever does not answer, question by question."""
    lines = ["## What is played for a seat that does not answer", ""]
    lines += ["| game | question | default (Q323, Q324) |", "|---|---|---|"]
    for game in TITLES:
        module = next(each for each in EVERY_GAME if game == each.NAME)
        for question, words in module.DEFAULTS.items():
            kind = module.QUESTIONS[question]
            played = ", else ".join(f"`{module.WORDS[word]}`" for word in words)
            must = played or "what leaves most"
            lines.append(f"| {game} | {kind.name} | {must if kind.open else f'taken back, else {must}'} |")
    return lines
