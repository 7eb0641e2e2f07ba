"""The conversation with a program that plays a seat (`docs/bots.md`), independent of the transport: each part of it is
a generator that yields a line to send, or HEAR to receive the next line of the program."""

from collections.abc import Generator, Iterator
from typing import Final, TypeAlias, TypeVar

import msgspec

from altbau.core import text
from altbau.core.bots.bot import Decision, Reason
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import live, table
from altbau.core.messages.bot_program import Ask, Because, Begin, Budget, End, Hello
from altbau.errors import BadInput
from altbau.lab.page_view import Sight
from altbau.play.game import Game

HEAR: Final = None
USUAL: Final = Budget(cpu=1000)
SHOWN: Final = 40  # bytes of a malformed line that the error repeats
MOST_LINES: Final = 4  # maximum lines in answer to a question
MOST_COINS: Final = 100_000  # maximum money in a reason, which may be an expectation
BROKEN: Final = (
    "stale", "program-gone", "program-line-too-long", "program-no-end", "program-not-understood", "program-version"
)  # fmt: skip

T = TypeVar("T")
M = TypeVar("M", bound=table.WireStruct)
Exchange: TypeAlias = Generator[bytes | None, bytes, T]
Answer: TypeAlias = live.Move | live.Refresh | Because
HELLO: Final = msgspec.json.Decoder(Hello)
ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


class ProgramConversation:
    """The conversation with a program about one game. The program is sent the game as it goes on, and asked for whole
    moves. Its errors raise BadInput; after a code that is not in BROKEN, an error in a move, the conversation can go
    on."""

    def __init__(self, game: Game, seat: Seat, seed: int, budget: Budget = USUAL) -> None:
        self.seat = seat
        self._game = game
        self._seed = seed
        self._budget = budget
        self._sight = Sight(game, seat)
        self._rest: list[Decision] = []  # remaining decisions of the program's current move
        self._last: Action | None = None  # the last decision that was returned

    def begin(self) -> Exchange[None]:
        """Exchange greetings, and check the version of the protocol. Raises BadInput."""
        yield begin(self._game, self.seat, self._seed)
        hello = yield from self._heard(HELLO)
        if hello.version != table.VERSION:
            error = BadInput("program-version", version=hello.version, known=table.VERSION)
            yield error_message(error)
            raise error

    def tell(self, game: Game) -> Exchange[None]:
        """Send the current game."""
        if game.actions_length and game.actions[-1] != self._last:
            self._rest = []  # the game has continued differently
        self._game = game
        told = self._sight.follow(game)
        if told is not None:
            yield told

    def decide(self) -> Exchange[Decision]:
        """The next decision: of the program's current move, or else of a new one that it is asked for."""
        if not self._rest:
            self._rest = yield from self._ask()
        decision = self._rest.pop(0)
        self._last = decision.action
        return decision

    def end(self) -> Exchange[None]:
        """Send the record of the finished game."""
        yield msgspec.json.encode(End(record=self._game.record()))

    def _ask(self) -> Exchange[list[Decision]]:
        """Ask for the next move; returns its decisions."""
        yield msgspec.json.encode(Ask(seq=self._sight.seq, budget=self._budget))
        because: Because | None = None
        for _ in range(MOST_LINES):
            said = yield from self._heard(ANSWER)
            if isinstance(said, live.Refresh):
                yield self._sight.whole()
            elif isinstance(said, Because):
                because = said
            else:
                return (yield from self._moved(said, because))
        raise BadInput("program-no-end", most=MOST_LINES)

    def _moved(self, move: live.Move, because: Because | None) -> Exchange[list[Decision]]:
        """The decisions of a move; the last one has the reason. Raises BadInput after refusing a bad move."""
        try:
            if move.seq != self._sight.seq:
                raise BadInput("stale")
            after, rest = self._game.moved(self.seat, move.tokens)
            chosen = after.actions[self._game.actions_length :]
            if not chosen:
                raise BadInput("program-no-move", tokens=move.tokens)
            reason = reason_of(because, self._game, self._sight) if because else None
        except BadInput as error:
            yield error_message(error, move.id)
            raise
        yield msgspec.json.encode(live.Accepted(id=move.id, seq=self._sight.seq, rest=rest))
        return [*[Decision(action, None) for action in chosen[:-1]], Decision(chosen[-1], reason)]

    def _heard(self, decoder: "msgspec.json.Decoder[M]") -> Exchange[M]:
        """Receive a message of the decoder's type. Raises BadInput after refusing anything else."""
        line = yield HEAR
        try:
            return decoder.decode(line)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
            said = line[:SHOWN].decode(errors="replace").strip()
            problem = BadInput("program-not-understood", line=said, problem=str(error))
            yield error_message(problem)
            raise problem from None


def begin(game: Game, seat: Seat, seed: int) -> bytes:
    """The first line to a program."""
    said = Begin(
        version=table.VERSION, edition=game.edition, players=game.players, seat=SEAT_NAMES[seat], seed=str(seed)
    )
    return msgspec.json.encode(said)


def error_message(error: BadInput, id: str | None = None) -> bytes:
    """The message with an error, for the message with this id if there is one."""
    return msgspec.json.encode(live.Refused(id=id, code=error.code, sentence=text.error("en", error)))


# --- reasons ----------------------------------------------------------------------------------------------------------


def reason_of(said: Because, game: Game, sight: Sight) -> Reason:
    """The reason given by a program. Raises BadInput unless it is a reason of the game, about what the program can
    see."""
    kinds = dict(spec.split(":") for spec in game.module.REASONS.get(said.name, ()))
    if said.name not in game.module.REASONS or said.args.keys() != kinds.keys():
        raise BadInput("program-reason", name=said.name)
    seen = set(things(sight.table_data()))
    args: dict[str, int] = {}
    for name, kind in kinds.items():
        number = number_of(kind, said.args[name], game, seen)
        if number is None:
            raise BadInput("program-reason", name=said.name)
        args[name] = number
    return Reason(said.name, args)


def number_of(kind: str, value: str | int, game: Game, seen: set[str | int]) -> int | None:
    """The engine's number for an argument of a reason; None if it is not of this type, or not visible."""
    if kind == "coins":
        return value if isinstance(value, int) and 0 <= value <= MOST_COINS else None
    if value not in seen:
        return None
    if kind == "number":
        return value if isinstance(value, int) else None
    name = str(value)
    if kind == "seat":
        return SEAT_NAMES.index(name) if name in [*SEAT_NAMES[: game.players]] else None
    action = game.module.action_of(game.state.edition, name)
    return None if action is None or game.module.kind(action, 0) != kind else game.module.thing(action)


def things(told: object) -> Iterator[str | int]:
    """All texts and numbers in a message, recursively."""
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list):
        for each in told:
            yield from things(each)
    elif isinstance(told, str | int) and not isinstance(told, bool):
        yield told
