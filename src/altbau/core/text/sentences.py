"""What the engine says in integers, said in words: events, questions, calculations and errors."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from altbau.core.bots.bot import role_of
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.state import AnyEdition
from altbau.core.engine.vocabulary import EventKind, QuestionKind
from altbau.core.text import messages
from altbau.core.text.messages import say
from altbau.errors import BadInput

Args: TypeAlias = dict[str, str | int]

LONGEST = 400  # characters told of an argument: more than any list of choices has; Fluent fails from 2,500 on


class Narrator:
    """How a game is told: in a language, with the names of the players, and of an edition's cards and money. Two are
    equal that tell everything alike; editions of one key are told alike, whatever their options."""

    GAME: ClassVar[str]  # whose messages it says
    EVENTS: ClassVar[Mapping[int, EventKind]] = {}
    QUESTIONS: ClassVar[Mapping[int, QuestionKind]] = {}

    def __init__(self, language: str, edition: AnyEdition, names: Sequence[str]) -> None:
        self.language = language
        self.key = edition.key
        self.names = names
        self._manner = (type(self), language, edition.key, tuple(names))
        self._hash = hash(self._manner)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Narrator) and self._manner == other._manner

    def __hash__(self) -> int:
        return self._hash

    def say(self, key: str, /, **args: str | int) -> str:
        """A message of the game."""
        return messages.of(self.GAME).say(self.language, key, **args)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return messages.of(self.GAME).has(self.language, key)

    def money(self, number: int) -> str:
        """A sum of money: `3 coins`, `3 DMW`, `120 €`."""
        return self.say(f"money-{self.key}", number=number)

    def player(self, seat: Seat) -> str:
        """A player's name."""
        return self.names[seat]

    def event(self, event: tuple[int, ...]) -> str:
        """An event as a sentence of the log."""
        kind = self.EVENTS[event[0]]
        return self.say(f"event-{kind.name}", **self.arguments(kind.args, event[1:], Seat(event[1])))

    def question(self, question: tuple[int, ...], asked: Seat, reader: Seat = NOBODY) -> str:
        """A question as the seat asked reads it, or as anybody else does."""
        kind = self.QUESTIONS[question[0]]
        args = self.arguments(kind.args, question[1:], asked)
        suffix = "" if asked == reader else "-other"
        return self.say(f"question-{kind.name}{suffix}", player=self.names[asked], **args)

    def calculation(self, event: tuple[int, ...]) -> list[str]:
        """How the money of an event came about, each line with its rule; empty for events without money."""
        kind = self.EVENTS[event[0]]
        key = f"calculation-{kind.name}"
        if not self.has(key):
            return []
        total = self.say(key, **self.arguments(kind.args, event[1:], Seat(event[1])))
        return [*self.items(event), f"{total} ({', '.join(kind.rules_of(event))})"]

    def items(self, event: tuple[int, ...]) -> list[str]:
        """The lines of a calculation before its total."""
        return []

    def label(self, action: Action, token: str, question: str) -> str:
        """An option as somebody who chooses it reads it; `question` is the name of what is asked."""
        known = (key for key in (f"word-{token}-{question}", f"word-{token}") if self.has(key))
        key = next(known, "")
        return self.say(key) if key else token

    # --- arguments ----------------------------------------------------------------------------------------------------

    def arguments(self, specs: tuple[str, ...], values: tuple[int, ...], actor: Seat) -> Args:
        """The arguments of a message, by their types; those that come with each are told in the Fluent files."""
        args: Args = {}
        for index, spec in enumerate(specs):
            name, _, sort = spec.partition(":")
            if sort == "seats":
                args |= several(self.language, name, [self.names[seat] for seat in values[index:]])
            elif sort == "goods":
                args |= self.goods(values[index:])
            elif sort == "seat":
                args |= {name: self.player(Seat(values[index])), f"{name}-own": own(values[index] == actor)}
            elif sort == "coins":
                args |= {name: values[index], f"{name}-money": self.money(values[index])}
            elif sort == "number":
                args[name] = values[index]
            elif sort != "items":
                args |= self.argument(name, sort, values[index], actor)
        return args

    def argument(self, name: str, sort: str, value: int, actor: Seat) -> Args:
        """An argument of a type of its own, and those that come with it."""
        raise NotImplementedError

    def goods(self, values: tuple[int, ...]) -> Args:
        """`$given` and `$asked` of a trade."""
        middle = values.index(0)
        return {"given": self.listed(values[:middle]), "asked": self.listed(values[middle + 1 :])}

    def listed(self, goods: tuple[int, ...]) -> str:
        """The goods of a side joined."""
        if not goods:
            return say(self.language, "good-nothing")
        return joined(self.language, [self.good(Action(each)) for each in goods])

    def good(self, action: Action) -> str:
        """One thing that is traded."""
        raise NotImplementedError

    def named(self, name: str, message: str, key: str) -> Args:
        """An argument with a key that is said by a message, and the attributes of that, such as its name with an
        article."""
        known = messages.of(self.GAME).attributes(self.language, message)
        forms = {f"{name}-{form}": self.say(f"{message}.{form}") for form in known}
        return {name: self.say(message), f"{name}-key": key, **forms}


def bot_name(game: str, language: str, name: str) -> str:
    """What a bot of a game is called, with its level where its character has not the usual one.

    >>> bot_name("wucherer", "en", "gangster"), bot_name("wucherer", "en", "gangster-strategist")
    ('Gangster', 'Gangster (Strategist)')
    """
    texts = messages.of(game)
    if texts.has(language, f"bot-{name}"):
        return texts.say(language, f"bot-{name}")
    character, level = (texts.say(language, f"bot-{part}") for part in role_of(name))
    return texts.say(language, "bot-at-level", character=character, level=level)


def error(language: str, error: BadInput) -> str:
    """What is wrong with an input, as a sentence that names the place."""
    texts = messages.of(error.game)
    args: Args = {}
    for name, value in error.args_by_name.items():
        args |= {name: shortened(str(value)), f"{name}-number": how_many(value)}  # port 8080 is not 8,080
    for name in ("expected", "problem"):
        if texts.has(language, f"{name}-{args.get(name)}"):
            args[name] = texts.say(language, f"{name}-{args[name]}")
    if "refusal" in args:
        args["refusal"] = texts.say(language, f"refusal-{args['refusal']}")
    return texts.say(language, f"error-{error.code}", **args)


def shortened(given: str) -> str:
    """What somebody has given, which may be of any length, as far as it is told."""
    return given if len(given) <= LONGEST else f"{given[:LONGEST]}…"


def several(language: str, name: str, names: list[str]) -> Args:
    """Names joined as a language joins them."""
    return {name: joined(language, names), f"{name}-number": how_many(len(names))}


def how_many(number: str | int) -> str:
    """A selector of the Fluent files."""
    return "one" if number == 1 else "many"


def joined(language: str, parts: list[str]) -> str:
    """`Ann, Ben and Cleo`."""
    if len(parts) == 1:
        return parts[0]
    return say(language, "names-and", first=", ".join(parts[:-1]), last=parts[-1])


def own(yes: bool) -> str:
    """A selector of the Fluent files."""
    return "yes" if yes else "no"
