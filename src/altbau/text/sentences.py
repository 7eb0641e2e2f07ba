"""What the engine says in integers, said in words: events, questions, refusals, calculations and errors."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from altbau.errors import BadInput
from altbau.text.messages import attributes, has, say
from altbau.wucherer.actions import (
    ATTIC,
    BASEMENT,
    FIRST_APARTMENT,
    NUMBER,
    building_of,
    level_of,
    owner_of,
    place_token,
)
from altbau.wucherer.edition import NO_LIMIT, Edition
from altbau.wucherer.events import EVENTS, INCOME, REASONS
from altbau.wucherer.questions import QUESTIONS
from altbau.wucherer.refusals import REFUSALS

Args: TypeAlias = dict[str, str | int]

NOBODY: Final = -1
GROUND_FLOOR: Final = 1
ITEM: Final = 4  # integers of an item of an income


class Voice(NamedTuple):
    """How a table is told: in a language, with the names of an edition's cards and money and of the players."""

    language: str
    edition: Edition
    names: Sequence[str]

    def card(self, kind: int) -> str:
        """The name of a card."""
        return say(self.language, f"card-{self.edition.names[kind]}")

    def money(self, number: int) -> str:
        """A sum of money: `3 coins`, `3 DMW`."""
        return say(self.language, f"money-{self.edition.key}", number=number)

    def event(self, event: tuple[int, ...]) -> str:
        """An event as a sentence of the log."""
        kind = EVENTS[event[0]]
        return say(self.language, f"event-{kind.name}", **self.arguments(kind.args, event[1:], event[1]))

    def question(self, question: tuple[int, ...], asked: int, reader: int = NOBODY) -> str:
        """A question as the seat asked reads it, or as anybody else does."""
        kind = QUESTIONS[question[0]]
        args = self.arguments(kind.args, question[1:], asked)
        suffix = "" if asked == reader else "-other"
        return say(self.language, f"question-{kind.name}{suffix}", player=self.names[asked], **args)

    def reason(self, code: int, where: int, kind: int, coins: int) -> str:
        """One line of an income, with its rule."""
        name, rule = REASONS[code]
        line = say(
            self.language, f"reason-{name}", coins=coins, place=place(self.language, where),
            card=self.card(kind) if kind else "", **{"coins-money": self.money(coins)},
        )  # fmt: skip
        return f"{line} ({rule})"

    def income_lines(self, event: tuple[int, ...]) -> list[str]:
        """The items of an income, one line each."""
        items = event[3:]
        return [
            self.reason(items[start], items[start + 1], items[start + 2], items[start + 3])
            for start in range(0, len(items), ITEM)
        ]

    def calculation(self, event: tuple[int, ...]) -> list[str]:
        """How the money of an event came about, each line with its rule; empty for events without money."""
        kind = EVENTS[event[0]]
        key = f"calculation-{kind.name}"
        if not has(self.language, key):
            return []
        total = say(self.language, key, **self.arguments(kind.args, event[1:], event[1]))
        lines = self.income_lines(event) if event[0] == INCOME else []
        return [*lines, f"{total} ({', '.join(kind.rules)})"]

    # --- arguments ----------------------------------------------------------------------------------------------------

    def arguments(self, specs: tuple[str, ...], values: tuple[int, ...], actor: int) -> Args:
        """The arguments of a message, by their types; those that come with each are told in the Fluent files."""
        args: Args = {}
        for index, spec in enumerate(specs):
            name, _, sort = spec.partition(":")
            if sort == "seats":
                args |= several(self.language, name, [self.names[seat] for seat in values[index:]])
            elif sort == "goods":
                args |= self.goods(values[index:])
            elif sort != "items":
                args |= self.argument(name, sort, values[index], actor)
        return args

    def argument(self, name: str, sort: str, value: int, actor: int) -> Args:
        """One argument and those that come with it."""
        if sort == "card" or sort == "hidden":
            return self.card_arguments(name, value, "hidden" if sort == "hidden" else "")
        if sort == "seat":
            return {name: self.names[value], f"{name}-own": own(value == actor)}
        if sort == "coins":
            return {name: value, f"{name}-money": self.money(value)}
        if sort in ("building", "apartment", "target"):
            if value == 0:
                return {name: "", f"{name}-owner": "", f"{name}-own": "none"}
            owner = owner_of(building_of(value) if value >= FIRST_APARTMENT else value)
            return {
                name: place(self.language, value),
                f"{name}-owner": self.names[owner],
                f"{name}-own": own(owner == actor),
            }
        return {name: value}

    def card_arguments(self, name: str, kind: int, nothing: str) -> Args:
        """A card's name, key and attributes; `nothing` is the key for 0, empty where that means no card at all."""
        key = self.edition.names.get(kind, nothing)
        message = f"card-{key or 'hidden'}"
        args: Args = {name: say(self.language, message) if key else "", f"{name}-key": key}
        for attribute in attributes(self.language, message):
            args[f"{name}-{attribute}"] = say(self.language, f"{message}.{attribute}") if key else ""
        return args

    def goods(self, values: tuple[int, ...]) -> Args:
        """`$given` and `$asked` of a trade."""
        middle = values.index(0)
        return {"given": self.listed(values[:middle]), "asked": self.listed(values[middle + 1 :])}

    def listed(self, goods: tuple[int, ...]) -> str:
        """Cards and sums of money joined, a dash for nothing."""
        said = [self.money(each - NUMBER) if each >= NUMBER else self.card(each) for each in goods]
        return joined(self.language, said) if said else "–"


def place(language: str, id: int) -> str:
    """A building as `B1`, an apartment as `B1 (ground floor)`, and nothing for 0."""
    if id == 0:
        return ""
    if id < FIRST_APARTMENT:
        return place_token(id)
    level = level_of(id)
    names = {BASEMENT: "basement", GROUND_FLOOR: "ground", ATTIC: "attic"}
    return say(language, f"apartment-{names.get(level, 'floor')}", building=place_token(building_of(id)), floor=level)


def word(language: str, token: str, question: str = "") -> str:
    """The label of a word such as `pass`, for this question where it has its own."""
    key = f"word-{token}-{question}"
    return say(language, key if has(language, key) else f"word-{token}")


def refusal(language: str, code: int) -> str:
    """Why something is not possible."""
    return say(language, f"refusal-{REFUSALS[code][0]}")


def error(language: str, error: BadInput) -> str:
    """What is wrong with an input, as a sentence that names the place."""
    args: Args = {name: str(value) for name, value in error.args_by_name.items()}  # port 8080 is not 8,080
    for name in ("expected", "problem"):
        if has(language, f"{name}-{args.get(name)}"):
            args[name] = say(language, f"{name}-{args[name]}")
    if "refusal" in args:
        args["refusal"] = say(language, f"refusal-{args['refusal']}")
    return say(language, f"error-{error.code}", **args)


def difference(language: str, name: str, value: bool | int | None) -> str:
    """What an edition answers to one of the differences."""
    if value is None:
        return say(language, "difference-answer-none")
    if isinstance(value, bool):
        return say(language, f"difference-answer-{own(value)}")
    if value >= NO_LIMIT:
        return say(language, "difference-answer-no-limit")
    key = f"difference-{name}-{value}"
    return say(language, key) if has(language, key) else str(value)


def several(language: str, name: str, names: list[str]) -> Args:
    """Names joined as a language joins them."""
    return {name: joined(language, names), f"{name}-number": "one" if len(names) == 1 else "many"}


def joined(language: str, parts: list[str]) -> str:
    """`Ann, Ben and Cleo`."""
    if len(parts) == 1:
        return parts[0]
    return say(language, "names-and", first=", ".join(parts[:-1]), last=parts[-1])


def own(yes: bool) -> str:
    """A selector of the Fluent files."""
    return "yes" if yes else "no"
