"""What a page says to a table, and what it is answered, whichever way the messages come."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, Protocol, TypeVar

import msgspec

from altbau.core import text
from altbau.core.characters import half_character
from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.messages import live
from altbau.core.messages import table as table_messages
from altbau.core.messages.lesson import Lesson
from altbau.core.messages.table import Close
from altbau.errors import BadInput, IllegalMove
from altbau.runtime.commands import HANDLERS, carried_out
from altbau.runtime.home import monotonic
from altbau.runtime.live_table import LiveTable
from altbau.runtime.watchers import Client, Watcher
from altbau.table.replay.replay import Retold
from altbau.table.view.messages import FromServer
from altbau.table.view.updates import Form, LogBacklog

CLOSED_BY: Final = {
    "unknown-table": Close.UNKNOWN_TABLE,
    "foreign-seat": Close.UNKNOWN_KEY,
    "not-watched": Close.NOT_WATCHED,
    "table-outdated": Close.OUTDATED,
    "save-version": Close.OUTDATED,
    "record-broken": Close.OUTDATED,
    "database-damaged": Close.DAMAGED,
    "table-damaged": Close.DAMAGED,
    "entry-missing": Close.DAMAGED,
    "entry-altered": Close.DAMAGED,
    "too-many-watchers": Close.TOO_MUCH,
    "too-many-devices": Close.TOO_MUCH,
    "too-much-work": Close.TOO_MUCH,
    "unknown-version": Close.NOT_SPOKEN,
    "bad-value": Close.NOT_SPOKEN,
    "malformed": Close.NOT_SPOKEN,
    "too-large": Close.NOT_SPOKEN,
    "bad-name": Close.NOT_SPOKEN,
    "unseen-in-name": Close.NOT_SPOKEN,
    "piled-name": Close.NOT_SPOKEN,
    "name-twice": Close.NOT_SPOKEN,
    "unknown-edition": Close.UNKNOWN_TABLE,
    "no-lesson": Close.UNKNOWN_TABLE,
    "no-puzzle": Close.UNKNOWN_TABLE,
}
FORMS: dict[str, Form] = {"full": "full", "patch": "patch"}
LARGEST_MESSAGE: Final = 16 * 1024  # bytes of a message, or of the body of a request
MOST_BRACKETS: Final = 100  # opening brackets in one message, nested or not; messages of the page have one
LONGEST_NUMBER: Final = 9  # digits
STORING: Final = ("disk-full", "storage-failed")  # refusals that are the host's fault

decoder: Final = msgspec.json.Decoder(live.FromPage)

Message = TypeVar("Message")
Result = TypeVar("Result")


class Connection(Client, Protocol):
    """The sending end of a connection to a page."""

    async def say(self, message: FromServer | Lesson | Retold) -> None:
        """Send a message as soon as the client has read the previous one."""

    async def tell(self, message: str) -> None:
        """Send an encoded message as soon as the client has read the previous one."""

    def say_later(self, message: Coroutine[None, None, FromServer]) -> None:
        """Send the result of a coroutine when it is ready. Later messages do not wait for it."""


class BackgroundWorker(Protocol):
    """Does work that would hold up the event loop, on behalf of a page."""

    def __call__(self, work: Callable[[], Result], /) -> Awaitable[Result]:
        """The result of the work. Raises BadInput if the page has had too much done."""


class Conversation:
    """The messages of one viewer of a table."""

    __slots__ = ("aside", "connection", "language", "table", "watcher")

    def __init__(
        self, connection: Connection, table: LiveTable, watcher: Watcher, aside: BackgroundWorker, language: str
    ) -> None:
        self.connection = connection
        self.table = table
        self.watcher = watcher
        self.aside = aside
        self.language = language

    async def answer_to(
        self, message: str, wanted: live.FromPage | BadInput, check: Callable[[], None], place: Data
    ) -> FromServer | None:
        """The answer to a message of the page: its result, a refusal, or a failure. `check` raises BadInput for one
        that came too soon; `place` says in the log where it came from, and only the message's type is added, never what
        it says. None if no answer is sent now."""
        place = {**place, "seat": self.watcher.seat, "message": type_of(wanted)}
        id = id_of(message) if isinstance(wanted, BadInput) else getattr(wanted, "id", None)
        try:
            if isinstance(wanted, BadInput):
                raise wanted
            check()
            return await self._answer(wanted)
        except BadInput as error:
            if error.code in STORING:
                self.table.log_failure(error, place)
            return refusal_message(error, self.language, id, self.table.home.count_refusal)
        except Exception as error:
            return refusal_message(
                self.table.log_failure(error, place), self.language, id, self.table.home.count_refusal
            )

    async def _answer(self, wanted: live.FromPage) -> FromServer | None:
        """Carry out a message of the page. `Refresh` is answered by the table itself, `Hint` and `Review` later, once
        they are computed. Raises BadInput."""
        table, seat = self.table, self.watcher.seat
        if isinstance(wanted, live.Ping):
            return pong()
        if isinstance(wanted, live.Refresh):
            table.audience.again(self.watcher, wanted.log, await past_of(self.aside, table, seat, wanted.log))
            return None
        if isinstance(wanted, live.RequestReasons):
            return table.showing.reasons(seat, wanted.tokens)
        if isinstance(wanted, live.EarlierChat):
            return table.chat.earlier(seat, wanted)
        if isinstance(wanted, live.Hint | live.Review):
            self.connection.say_later(advice_for(table, seat, wanted, self.language))
            return None
        return await carried_out(table, seat, wanted, self.language)


async def advice_for(table: LiveTable, seat: Seat, wanted: live.Hint | live.Review, language: str) -> FromServer:
    """The steward's advice or review for a seat, or the refusal of it."""
    try:
        return await carried_out(table, seat, wanted, language)
    except BadInput as error:
        return refusal_message(error, language, wanted.id, table.home.count_refusal)
    except Exception as error:
        failed = table.log_failure(error, {"seat": seat, "message": type_of(wanted)})
        return refusal_message(failed, language, wanted.id, table.home.count_refusal)


async def past_of(aside: BackgroundWorker, table: LiveTable, seat: Seat, known: int) -> LogBacklog | None:
    """The part of the log that a viewer with `known` entries lacks, built aside if it is long; else None. Raises
    BadInput."""
    work = table.showing.past(seat, known)
    return await aside(work) if work else None


async def enter_audience(
    table: LiveTable, client: Client, secret: str | None, form: Form, known: int, aside: BackgroundWorker,
    most: Callable[[Seat], int],
) -> Watcher:  # fmt: skip
    """Let a client watch a table, as the seat that its secret opens. It has the first `known` entries of the log;
    `most` says how many may watch from a seat. Raises BadInput."""
    seat = table.keys.seat(secret)
    past = await past_of(aside, table, seat, known)
    watcher = Watcher(seat, past.first if past else table.showing.first_of(known), secret, form, client, past)
    table.audience.enter(watcher, most(seat))
    return watcher


def message_or_error(message: str) -> live.FromPage | BadInput:
    """A decoded message of the page, or the error in it."""
    try:
        wanted: live.FromPage = decode_message(message, decoder)
    except BadInput as error:
        return error
    return wanted


class MessageHead(msgspec.Struct):
    """All that is read of a malformed message."""

    id: live.MessageId


named: Final = msgspec.json.Decoder(MessageHead)


def id_of(message: str) -> str | None:
    """The id of a malformed message, if it has one."""
    try:
        check_size(message)
        return named.decode(message).id
    except (BadInput, msgspec.DecodeError):
        return None


def type_of(wanted: live.FromPage | BadInput) -> str:
    """The type of a message, as on the line."""
    return "malformed" if isinstance(wanted, BadInput) else str(wanted.__struct_config__.tag)


def spends_words(wanted: live.FromPage | BadInput) -> bool:
    """Whether other people read what a message says, so that it counts for their sake."""
    return isinstance(wanted, live.Posted) and HANDLERS[type(wanted)].limit == "words"


def decode_message(message: str, decoder: msgspec.json.Decoder[Message]) -> Message:
    """A decoded message of a page. Raises BadInput for one that is too large or malformed."""
    check_size(message)
    try:
        return decoder.decode(message)
    except msgspec.DecodeError as error:
        if half := half_character(message.encode()):
            raise BadInput("half-character", character=half) from None
        raise BadInput("malformed", problem=str(error)) from None


def check_size(message: str) -> None:
    """Raises BadInput for a message that is too large to be decoded."""
    if len(message) > LARGEST_MESSAGE or message.count("[") + message.count("{") > MOST_BRACKETS:
        raise BadInput("too-large")


def form_of(send: str, version: str | None) -> Form:
    """The form in which a client wants updates. Raises BadInput for an unknown form or an unknown version of the
    messages."""
    if version not in (None, str(table_messages.VERSION)):
        raise BadInput("unknown-version", version=version, known=table_messages.VERSION)
    if send not in FORMS:
        raise BadInput("bad-value", place="send", value=send, expected=", ".join(FORMS))
    return FORMS[send]


def known_entries(log: str) -> int:
    """The number of log entries that the page says it has; 0 if that is no number of at most 9 digits."""
    return int(log) if log.isascii() and log.isdigit() and len(log) <= LONGEST_NUMBER else 0


def pong() -> live.Pong:
    """The answer to a ping, with the time of the event loop in seconds."""
    return live.Pong(now=round(monotonic(), 3))


def refusal_message(error: BadInput, language: str, id: str | None, count: Callable[[BadInput], None]) -> live.Refused:
    """A refusal with its sentence in the viewer's language, which `count` is told of. For an illegal move the sentence
    is only the reason, since the page itself shows the alternatives."""
    count(error)
    said = language if language in text.LANGUAGES else "en"
    rule = error.rule or None if isinstance(error, IllegalMove) else None
    reason = str(error.args_by_name.get("refusal", "")) or None
    sentence = text.texts_of(error.game).say(said, f"refusal-{reason}") if reason else text.error(said, error)
    return live.Refused(id=id, code=error.code, sentence=sentence, rule=rule, reason=reason)
