"""What is said to a program that plays a seat, and heard of it (`docs/bots.md`), whoever carries the lines: each part
of the talk is a generator that yields a line to say, or HEAR for the next line of the program's."""

from collections.abc import Generator, Iterator
from typing import Final, TypeAlias, TypeVar

import msgspec

from altbau.core import text
from altbau.core.bots.bot import Decision, Reason
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import live, wire
from altbau.core.page.program import Ask, Because, Begin, Budget, End, Hello
from altbau.errors import BadInput
from altbau.lab.sight import Sight
from altbau.play.game import Game

HEAR: Final = None
USUAL: Final = Budget(cpu=1000)
SHOWN: Final = 40  # bytes of a line that is no message
MOST_LINES: Final = 4  # that answer a question
MOST_COINS: Final = 100_000  # of a reason, which may tell what is hoped for
BROKEN: Final = (
    "stale", "program-gone", "program-line-too-long", "program-no-end", "program-not-understood", "program-version"
)  # fmt: skip

T = TypeVar("T")
M = TypeVar("M", bound=wire.Wire)
Talking: TypeAlias = Generator[bytes | None, bytes, T]
Answer: TypeAlias = live.Move | live.Refresh | Because
HELLO: Final = msgspec.json.Decoder(Hello)
ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


class Talk:
    """The talk with a program about one game, which is told it as it goes on, and asked for whole moves. What it says
    wrong raises BadInput; those codes that are not BROKEN are about its move, and the talk can go on."""

    def __init__(self, game: Game, seat: Seat, seed: int, budget: Budget = USUAL) -> None:
        self.seat = seat
        self._game = game
        self._seed = seed
        self._budget = budget
        self._sight = Sight(game, seat)
        self._rest: list[Decision] = []  # of the move that it is making
        self._last: Action | None = None  # what it has done of that

    def begin(self) -> Talking[None]:
        """Greet each other."""
        yield begin(self._game, self.seat, self._seed)
        hello = yield from self._heard(HELLO)
        if hello.version != wire.VERSION:
            error = BadInput("program-version", version=hello.version, known=wire.VERSION)
            yield refused(error)
            raise error

    def tell(self, game: Game) -> Talking[None]:
        """Tell the game as it is now."""
        if game.actions_length and game.actions[-1] != self._last:
            self._rest = []  # it goes on otherwise
        self._game = game
        told = self._sight.follow(game)
        if told is not None:
            yield told

    def decide(self) -> Talking[Decision]:
        """Its next choice: of the move that it is making, or of one that it is asked for."""
        if not self._rest:
            self._rest = yield from self._ask()
        decision = self._rest.pop(0)
        self._last = decision.action
        return decision

    def end(self) -> Talking[None]:
        """Tell how the game has ended."""
        yield msgspec.json.encode(End(record=self._game.record()))

    def _ask(self) -> Talking[list[Decision]]:
        """The choices of its next move."""
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

    def _moved(self, move: live.Move, because: Because | None) -> Talking[list[Decision]]:
        """The choices of a move, with the reason for them."""
        try:
            if move.seq != self._sight.seq:
                raise BadInput("stale")
            after, rest = self._game.moved(self.seat, move.tokens)
            chosen = after.actions[self._game.actions_length :]
            if not chosen:
                raise BadInput("program-no-move", tokens=move.tokens)
            reason = reason_of(because, self._game, self._sight) if because else None
        except BadInput as error:
            yield refused(error, move.id)
            raise
        yield msgspec.json.encode(live.Accepted(id=move.id, seq=self._sight.seq, rest=rest))
        return [*[Decision(action, None) for action in chosen[:-1]], Decision(chosen[-1], reason)]

    def _heard(self, decoder: "msgspec.json.Decoder[M]") -> Talking[M]:
        """What it says, which must be of a kind."""
        line = yield HEAR
        try:
            return decoder.decode(line)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
            said = line[:SHOWN].decode(errors="replace").strip()
            problem = BadInput("program-not-understood", line=said, problem=str(error))
            yield refused(problem)
            raise problem from None


def begin(game: Game, seat: Seat, seed: int) -> bytes:
    """The first line to a program."""
    said = Begin(
        version=wire.VERSION, edition=game.edition, players=game.players, seat=SEAT_NAMES[seat], seed=str(seed)
    )
    return msgspec.json.encode(said)


def refused(error: BadInput, id: str | None = None) -> bytes:
    """Why something is not accepted."""
    return msgspec.json.encode(live.Refused(id=id, code=error.code, sentence=text.error("en", error)))


# --- reasons ----------------------------------------------------------------------------------------------------------


def reason_of(said: Because, game: Game, sight: Sight) -> Reason:
    """A reason that a program gives: one of those that the game has sentences for, about what the program itself sees.
    Raises BadInput."""
    kinds = dict(spec.split(":") for spec in game.module.REASONS.get(said.name, ()))
    if said.name not in game.module.REASONS or said.args.keys() != kinds.keys():
        raise BadInput("program-reason", name=said.name)
    seen = set(things(sight.shown()))
    args: dict[str, int] = {}
    for name, kind in kinds.items():
        number = number_of(kind, said.args[name], game, seen)
        if number is None:
            raise BadInput("program-reason", name=said.name)
        args[name] = number
    return Reason(said.name, args)


def number_of(kind: str, value: str | int, game: Game, seen: set[str | int]) -> int | None:
    """What a reason tells of, as the game knows it; None for what is not of this kind, or not to be seen."""
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
    """All names and numbers of what was told."""
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list):
        for each in told:
            yield from things(each)
    elif isinstance(told, str | int) and not isinstance(told, bool):
        yield told
