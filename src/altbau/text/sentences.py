"""What the engine says in integers, said in words: events, questions, refusals, calculations and errors."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from altbau.errors import BadInput
from altbau.text.messages import attributes, has, say
from altbau.wucherer.actions import ATTIC, BASEMENT, FIRST_APARTMENT, building_of, level_of, owner_of, token
from altbau.wucherer.cards import CARD_NAMES
from altbau.wucherer.events import EVENTS, INCOME, REASONS
from altbau.wucherer.questions import QUESTIONS
from altbau.wucherer.refusals import REFUSALS

Args: TypeAlias = dict[str, str | int]

NOBODY: Final = -1
GROUND_FLOOR: Final = 1
ITEM: Final = 4  # integers of an item of an income


def card(language: str, kind: int) -> str:
    """The name of a card."""
    return say(language, f"card-{CARD_NAMES[kind]}")


def place(language: str, id: int) -> str:
    """A building as `B1`, an apartment as `B1 (ground floor)`, and nothing for 0."""
    if id == 0:
        return ""
    if id < FIRST_APARTMENT:
        return token(id)
    level = level_of(id)
    names = {BASEMENT: "basement", GROUND_FLOOR: "ground", ATTIC: "attic"}
    return say(language, f"apartment-{names.get(level, 'floor')}", building=token(building_of(id)), floor=level)


def word(language: str, token: str, question: str = "") -> str:
    """The label of a word such as `pass`, for this question where it has its own."""
    key = f"word-{token}-{question}"
    return say(language, key if has(language, key) else f"word-{token}")


def event(language: str, event: tuple[int, ...], names: Sequence[str]) -> str:
    """An event as a sentence of the log; `names` are those of the seats."""
    kind = EVENTS[event[0]]
    return say(language, f"event-{kind.name}", **arguments(language, kind.args, event[1:], names, event[1]))


def question(language: str, question: tuple[int, ...], names: Sequence[str], asked: int, reader: int = NOBODY) -> str:
    """A question as the seat asked reads it, or as anybody else does."""
    kind = QUESTIONS[question[0]]
    args = arguments(language, kind.args, question[1:], names, asked)
    suffix = "" if asked == reader else "-other"
    return say(language, f"question-{kind.name}{suffix}", player=names[asked], **args)


def refusal(language: str, code: int) -> str:
    """Why something is not possible."""
    return say(language, f"refusal-{REFUSALS[code][0]}")


def reason(language: str, code: int, where: int, kind: int, coins: int) -> str:
    """One line of an income, with its rule."""
    name, rule = REASONS[code]
    line = say(
        language, f"reason-{name}", coins=coins, place=place(language, where), card=card(language, kind) if kind else ""
    )
    return f"{line} ({rule})"


def income_lines(language: str, event: tuple[int, ...]) -> list[str]:
    """The items of an income, one line each."""
    items = event[3:]
    return [
        reason(language, items[start], items[start + 1], items[start + 2], items[start + 3])
        for start in range(0, len(items), ITEM)
    ]


def calculation(language: str, event: tuple[int, ...], names: Sequence[str]) -> list[str]:
    """How the money of an event came about, each line with its rule; empty for events without money."""
    kind = EVENTS[event[0]]
    key = f"calculation-{kind.name}"
    if not has(language, key):
        return []
    total = say(language, key, **arguments(language, kind.args, event[1:], names, event[1]))
    lines = income_lines(language, event) if event[0] == INCOME else []
    return [*lines, f"{total} ({', '.join(kind.rules)})"]


def error(language: str, error: BadInput) -> str:
    """What is wrong with an input, as a sentence that names the place."""
    args: Args = {name: str(value) for name, value in error.args_by_name.items()}  # port 8080 is not 8,080
    for name in ("expected", "problem"):
        if has(language, f"{name}-{args.get(name)}"):
            args[name] = say(language, f"{name}-{args[name]}")
    if "refusal" in args:
        args["refusal"] = say(language, f"refusal-{args['refusal']}")
    return say(language, f"error-{error.code}", **args)


# --- arguments --------------------------------------------------------------------------------------------------------


def arguments(language: str, specs: tuple[str, ...], values: tuple[int, ...], names: Sequence[str], actor: int) -> Args:
    """The arguments of a message, by their types; those that come with each are told at the top of the Fluent files."""
    args: Args = {}
    for index, spec in enumerate(specs):
        name, _, sort = spec.partition(":")
        if sort == "seats":
            args |= several(language, name, [names[seat] for seat in values[index:]])
        elif sort != "items":
            args |= argument(language, name, sort, values[index], names, actor)
    return args


def argument(language: str, name: str, sort: str, value: int, names: Sequence[str], actor: int) -> Args:
    """One argument and those that come with it."""
    if sort == "card" or sort == "hidden":
        return card_arguments(language, name, value, "hidden" if sort == "hidden" else "")
    if sort == "seat":
        return {name: names[value], f"{name}-own": own(value == actor)}
    if sort in ("building", "apartment", "target"):
        if value == 0:
            return {name: "", f"{name}-owner": "", f"{name}-own": own(False)}
        owner = owner_of(building_of(value) if value >= FIRST_APARTMENT else value)
        return {name: place(language, value), f"{name}-owner": names[owner], f"{name}-own": own(owner == actor)}
    return {name: value}


def card_arguments(language: str, name: str, kind: int, nothing: str) -> Args:
    """A card's name, key and attributes; `nothing` is the key for 0, empty where that means no card at all."""
    key = CARD_NAMES.get(kind, nothing)
    message = f"card-{key or 'hidden'}"
    args: Args = {name: say(language, message) if key else "", f"{name}-key": key}
    for attribute in attributes(language, message):
        if attribute != "text":
            args[f"{name}-{attribute}"] = say(language, f"{message}.{attribute}") if key else ""
    return args


def several(language: str, name: str, names: list[str]) -> Args:
    """Names joined as a language joins them."""
    joined = names[-1]
    if len(names) > 1:
        joined = say(language, "names-and", first=", ".join(names[:-1]), last=names[-1])
    return {name: joined, f"{name}-number": "one" if len(names) == 1 else "many"}


def own(yes: bool) -> str:
    """A selector of the Fluent files."""
    return "yes" if yes else "no"
