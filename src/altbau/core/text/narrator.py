"""Turns the engine's integers into text: events, questions, calculations and errors."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import ClassVar, TypeAlias

from altbau.core.bots.bot import role_of
from altbau.core.characters import escape_invisible
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.state import AnyEdition
from altbau.core.engine.vocabulary import SEAT_NAMES, EventKind, QuestionKind
from altbau.core.messages import table
from altbau.core.text import messages
from altbau.core.text.argument_forms import SAYINGS, THING, Saying
from altbau.core.text.arguments import Numbers, arguments, items
from altbau.core.text.messages import say
from altbau.errors import BadInput

Args: TypeAlias = dict[str, str | int]

LONGEST = 400  # characters shown of an argument: more than any list of choices has; Fluent fails from 2,500 on


class Narrator:
    """Puts a game into words: in a language, with the names of the players and of the edition's cards and money. Two
    narrators are equal if they give the same texts; options of an edition make no difference."""

    GAME: ClassVar[str]  # the game whose messages it uses
    NUMBERS: ClassVar[Numbers]
    SAYINGS: ClassVar[Mapping[str, Saying]] = {}  # for the game's own types of arguments; default THING
    EVENTS: ClassVar[Mapping[int, EventKind]] = {}
    QUESTIONS: ClassVar[Mapping[int, QuestionKind]] = {}

    def __init__(self, language: str, edition: AnyEdition, names: Sequence[str]) -> None:
        self.language = language
        self.edition = edition
        self.names = names
        self._manner = (type(self), language, edition.key, tuple(names))
        self._hash = hash(self._manner)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Narrator) and self._manner == other._manner

    def __hash__(self) -> int:
        return self._hash

    def say(self, key: str, /, **args: str | int) -> str:
        """The text of a message of the game."""
        return messages.texts_of(self.GAME).say(self.language, key, **args)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return messages.texts_of(self.GAME).has(self.language, key)

    def money(self, number: int) -> str:
        """A sum of money: `3 coins`, `3 DMW`, `120 €`."""
        return self.say(f"money-{self.edition.key}", number=number)

    def event(self, event: tuple[int, ...]) -> str:
        """An event as a sentence of the log."""
        return self.say(f"event-{self.EVENTS[event[0]].name}", **self.event_variables(event))

    def event_variables(self, event: tuple[int, ...]) -> Args:
        """The variables for the message of an event; its first player counts as the one who acts."""
        args = arguments(self.NUMBERS, self.edition, self.EVENTS[event[0]].args, event[1:])
        seats = (each.value for each in args.values() if each.type == "seat")
        return self.words(args, next((str(seat) for seat in seats if seat), None))

    def question(self, question: tuple[int, ...], asked: Seat, reader: Seat = NOBODY) -> str:
        """A question as the seat asked reads it (`reader` is `asked`), or as others read it."""
        kind = self.QUESTIONS[question[0]]
        args = self.arguments(kind.args, question[1:], asked)
        suffix = "" if asked == reader else "-other"
        return self.say(f"question-{kind.name}{suffix}", player=self.names[asked], **args)

    def calculation(self, event: tuple[int, ...]) -> list[str]:
        """How the money of an event is calculated, each line with its rule; empty for events without a calculation."""
        kind = self.EVENTS[event[0]]
        key = f"calculation-{kind.name}"
        if not self.has(key):
            return []
        found = items(self.NUMBERS, self.edition, kind.args, event[1:])
        lines = [self.item(found, *line) for line in found.lines] if found else []
        return [*lines, f"{self.say(key, **self.event_variables(event))} ({', '.join(kind.rules_of(event))})"]

    def item(self, items: table.Calculation, reason: str | int | None, *values: str | int | None) -> str:
        """A line of a calculation, before its total."""
        told = zip(items.args.items(), values, strict=True)
        args = {name: table.Argument(type=sort, value=value) for (name, sort), value in told}
        return f"{self.say(f'reason-{reason}', **self.words(args, None))} ({items.rules[str(reason)]})"

    def option(self, action: Action, question: int) -> str:
        """The text of an option in answer to a question."""
        token, kind = self.NUMBERS.token(self.edition, action), self.NUMBERS.kind(action, question)
        if kind == "word":
            keys = (f"word-{token}-{self.QUESTIONS[question].name}", f"word-{token}")
            return next((self.say(key) for key in keys if self.has(key)), token)
        return self.by_itself(table.Argument(type=kind, value=token))

    def label(self, action: Action, question: int) -> str:
        """The text of an option, with its token in brackets if that is different and no number."""
        token, label = self.NUMBERS.token(self.edition, action), self.option(action, question)
        return label if token.isdigit() or label == token else f"{label}  ({token})"

    # --- arguments ----------------------------------------------------------------------------------------------------

    def arguments(self, specs: tuple[str, ...], values: tuple[int, ...], actor: Seat) -> Args:
        """The variables of a message from integers; `actor` is the seat that acts or is asked."""
        return self.words(arguments(self.NUMBERS, self.edition, specs, values), SEAT_NAMES[actor])

    def words(self, args: table.Arguments, actor: str | None) -> Args:
        """The variables of a message: each argument with its forms."""
        return {
            f"{name}-{form}" if form else name: word
            for name, argument in args.items()
            for form, word in self.forms(argument, actor).items()
        }

    def forms(self, argument: table.Argument, actor: str | None) -> Args:
        """The forms of an argument by the `Saying` of its type; `""` is the argument itself."""
        kind, value = argument.type, argument.value
        saying = self.SAYINGS.get(kind) or SAYINGS.get(kind, THING)
        if saying is THING and isinstance(value, list):
            return self.forms_of_several([self.forms(each, actor) for each in value])
        if value is None:
            return (
                dict.fromkeys(saying.forms, "none")
                | {"": ""}
                | (self.message(saying.missing) if saying.missing else {})
            )
        forms: Args = {form: self.source(source, value, actor) for form, source in saying.forms.items()}
        if not saying.message:
            return forms
        parts = [int(part) if part.isdigit() else part for part in str(value).split(".")]
        message = saying.message.replace("<type>", kind).replace("<value>", str(value))
        return forms | self.message(message, dict(zip_longest(saying.parts, parts, fillvalue="none")))

    def forms_of_several(self, several: Sequence[Args]) -> Args:
        """The forms of a list of things: each form of all of them, joined; `number` is `none`, `one` or `many`."""
        if not several:
            return {"": "", "number": "none"}
        joined: Args = {form: join_words(self.language, [str(each[form]) for each in several]) for form in several[0]}
        return joined | {"number": how_many(len(several))}

    def message(self, key: str, args: Args | None = None) -> Args:
        """The text of a message as `""`, and of its attributes by name, such as a name with its article."""
        names = messages.texts_of(self.GAME).attributes(self.language, key)
        forms: Args = {"": self.say(key, **(args or {}))}
        return forms | {name: self.say(f"{key}.{name}") for name in names}

    def source(self, source: str, value: str | int | list[table.Argument], actor: str | None) -> str | int:
        """The text of a form from its source; see the table at `Saying`."""
        if isinstance(value, list):
            return self.of_several(source, value, actor)
        if source == "money":
            return self.money(int(value))
        if source == "value":
            return value
        seat = str(value)[0]
        return yes_or_no(seat == actor) if source == "own" else self.names[SEAT_NAMES.index(seat)]

    def of_several(self, source: str, several: list[table.Argument], actor: str | None) -> str:
        """The text of a form for a list of players or things."""
        if source == "own":
            return yes_or_no(any(each.value == actor for each in several))
        if source == "number":
            return how_many(len(several))
        if source == "names":
            return join_words(self.language, [self.by_itself(each) for each in several])
        return join_words(self.language, [self.good(each) for each in several]) or say(self.language, "good-nothing")

    def good(self, thing: table.Argument) -> str:
        """A thing as it is named in a sentence about a trade."""
        for key in (f"good-{thing.value}", f"good-{thing.type}"):
            if self.has(key):
                return self.say(key, **self.words({"good": thing}, None))
        return self.by_itself(thing)

    def by_itself(self, argument: table.Argument) -> str:
        """An argument on its own, such as a player's name, a place, a card or a sum of money."""
        forms = self.forms(argument, None)
        return str(forms.get("money", forms[""]))


def bot_name(game: str, language: str, name: str) -> str:
    """The display name of a bot; a character's level is added if it is not the usual one.

    >>> bot_name("wucherer", "en", "gangster"), bot_name("wucherer", "en", "gangster-strategist")
    ('Gangster', 'Gangster (Strategist)')
    >>> bot_name("wucherer", "en", "program:Hasty")
    'Hasty (Program)'
    """
    texts = messages.texts_of(game)
    if texts.has(language, f"bot-{name}"):
        return texts.say(language, f"bot-{name}")
    character, level = (
        texts.say(language, f"bot-{part}") if texts.has(language, f"bot-{part}") else part for part in role_of(name)
    )
    return texts.say(language, "bot-at-level", character=character, level=level)


def error(language: str, found: BadInput) -> str:
    """An input error as a sentence; that of the error that caused it is its `problem`."""
    texts = messages.texts_of(found.game)
    args: Args = {}
    for name, value in found.args_by_name.items():
        args |= {
            name: shorten(escape_invisible(str(value))),
            f"{name}-number": how_many(value),
        }  # port 8080 is not 8,080
    if isinstance(found.__cause__, BadInput) and found.__cause__ is not found:  # an error of a thread is raised again
        args["problem"] = error(language, found.__cause__)
    for name in ("expected", "problem"):
        if texts.has(language, f"{name}-{args.get(name)}"):
            args[name] = texts.say(language, f"{name}-{args[name]}")
    if "refusal" in args:
        args["refusal"] = texts.say(language, f"refusal-{args['refusal']}")
    return texts.say(language, f"error-{found.code}", **args)


def shorten(given: str) -> str:
    """The input cut to LONGEST characters."""
    return given if len(given) <= LONGEST else f"{given[:LONGEST]}…"


def how_many(number: str | int) -> str:
    """A selector of the Fluent files: `one` or `many`."""
    return "one" if number == 1 else "many"


def join_words(language: str, parts: list[str]) -> str:
    """`Ann, Ben and Cleo`; empty without any."""
    if len(parts) < 2:
        return "".join(parts)
    return say(language, "names-and", first=", ".join(parts[:-1]), last=parts[-1])


def yes_or_no(yes: bool) -> str:
    """A selector of the Fluent files: `yes` or `no`."""
    return "yes" if yes else "no"
