"""What a page and its own worker say to each other, as JSON. A request is answered once; a live connection carries
messages both ways until one side closes it."""

from typing import TypeAlias

import msgspec


class Ask(msgspec.Struct, tag="ask"):
    """A request. `number` is that of its answer."""

    number: int
    method: str
    path: str
    query: dict[str, str]
    language: str
    secret: str | None = None
    body: str = ""


class Open(msgspec.Struct, tag="open"):
    """A live connection is opened. `number` is that of all that is said over it."""

    number: int
    path: str
    query: dict[str, str]
    secret: str | None = None


class Say(msgspec.Struct, tag="say"):
    """The page says something over a connection."""

    number: int
    message: str


class HangUp(msgspec.Struct, tag="hang-up"):
    """The page has closed a connection, or wants no more of an answer."""

    number: int


class AnswerPart(msgspec.Struct, tag="part"):
    """A part of the answer to a request, which ends with an empty `Answer`. The page may hang up before."""

    number: int
    body: str


class Answer(msgspec.Struct, tag="answer"):
    """The answer to a request: its result, or a `Problem` unless it is `ok`."""

    number: int
    ok: bool
    body: str


class Said(msgspec.Struct, tag="said"):
    """The worker says something over a connection."""

    number: int
    message: str


class Closed(msgspec.Struct, tag="closed"):
    """The worker has closed a connection."""

    number: int
    code: int


FromPage: TypeAlias = Ask | Open | Say | HangUp
ToPage: TypeAlias = AnswerPart | Answer | Said | Closed
