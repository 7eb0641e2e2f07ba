"""The rules and rulings, read from the data of each game, and the page of the rulings (`rulings.md`)."""

from textwrap import fill

from altbau.core.game import AnyGame
from altbau.games import GAMES
from altbau.rulebook import statements as rulebook_statements
from altbau.rulebook.statements import Ruling, Statement

COLUMNS = 100
TITLES = {"wucherer": "The card games", "monopoly": "Monopoly"}


def game_called(name: str) -> AnyGame:
    """A game by its name."""
    return next(game for game in GAMES if name == game.NAME)


def sections(game: str) -> dict[str, dict[str, Ruling]]:
    """The rulings of a game by number, section by section."""
    package = game_called(game).RULEBOOK
    assert package
    return rulebook_statements.sections(package)


def rulings(game: str) -> dict[str, Ruling]:
    """The rulings of a game by number."""
    return {number: ruling for section in sections(game).values() for number, ruling in section.items()}


def statements(game: str) -> dict[str, Statement]:
    """The rule statements of a game by number."""
    package = game_called(game).RULEBOOK
    assert package
    return rulebook_statements.statements(package)


def numbers() -> set[str]:
    """The numbers of all rulings."""
    return {number for game in TITLES for number in rulings(game)}


def by_years(text: str | dict[str, str]) -> str:
    """A text for all editions, or the texts of some editions, each behind its years."""
    return text if isinstance(text, str) else " ".join(f"**{years}:** {each}" for years, each in text.items())


def difference(ruling: Ruling) -> str:
    """The cards, field and option on which the ruling depends, in Markdown; empty if there are none."""
    named = [("card", card) for card in ruling.cards]
    named += [(sort, name) for sort, name in (("field", ruling.field), ("option", ruling.option)) if name]
    return f" [{', '.join(f'{sort} `{name}`' for sort, name in named)}]" if named else ""


def written(number: str, ruling: Ruling) -> str:
    """A ruling in Markdown."""
    answer = " ".join([by_years(ruling.en.text), *([ruling.detail] if ruling.detail else [])])
    rules = ", ".join(ruling.rules)
    told = f"**{number} {ruling.en.title}**{difference(ruling)} ({rules}). {answer} *{ruling.en.why}*"
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
    """The table of the default answers that are played for a seat that does not answer, by question."""
    lines = ["## What is played for a seat that does not answer", ""]
    lines += ["| game | question | default (Q323, Q324) |", "|---|---|---|"]
    for game in TITLES:
        module = game_called(game)
        for question, words in module.DEFAULTS.items():
            kind = module.QUESTIONS[question]
            played = ", else ".join(f"`{module.WORDS[word]}`" for word in words)
            must = played or "what leaves most"
            lines.append(f"| {game} | {kind.name} | {must if kind.open else f'taken back, else {must}'} |")
    return lines
