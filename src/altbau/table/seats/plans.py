"""A whole move that a person says in advance for the next turn at a table by days: a *plan*. It names the facts on
which it rests. When the turn begins, it is played if these are as they were when it was said; else it lapses. Each
of its lines is played when its person is asked for the next one; one that is illegal then ends the plan."""

import json
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from altbau.core.engine.chance import ChanceProbe, UnansweredError
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages.table import Lapsed
from altbau.core.messages.table import Plan as PlanMessage
from altbau.errors import BadInput, IllegalMove, NotAsked
from altbau.play.game import Game

ILLEGAL: Final = "illegal"  # why a plan has lapsed, besides the name of a fact that has changed
LATE: Final = "late"  # the turn is over in which it began


class Plan(msgspec.Struct, frozen=True):
    """The `moves` of a turn, with the digests of the `facts` on which they rest. The client ids of the entries that
    they become begin with `id`. It began in `turn` (0: not yet), and has `lapsed` for this reason, if it has."""

    id: str
    moves: tuple[str, ...]
    facts: Mapping[str, str]
    turn: int = 0
    lapsed: Lapsed | None = None

    def played(self, done: Collection[str]) -> int:
        """How many of its moves have been played; `done` are the client ids of the table's entries."""
        return sum(self.client(number) in done for number in range(len(self.moves)))

    def client(self, number: int) -> str:
        """The client id of the entry for a move, which is never carried out twice."""
        return f"{self.id}-{number}"

    def is_due(self, game: Game, seat: Seat, done: Collection[str]) -> bool:
        """Whether it is for the open question of a seat, legal or not: one with which a move begins, in its turn."""
        s = game.state
        if self.lapsed or game.over or s.asked != seat or s.turn != seat or self.played(done) == len(self.moves):
            return False
        return bool(self.turn) or game.module.QUESTIONS[s.stack.top.prompt(s)[0]].begins

    def why_not(self, game: Game, seat: Seat, done: Collection[str]) -> Lapsed | None:
        """Why it lapses where it is due; None if its next move can be played."""
        if self.turn and self.turn != game.state.turns:
            return LATE
        if not self.turn:
            now = digests(game, seat, [*self.facts])
            for fact, was in self.facts.items():
                if now[fact] != was:
                    return fact
        try:
            after, _ = unforeseen(game).moved(seat, self.moves[self.played(done)])
        except (IllegalMove, NotAsked):
            return ILLEGAL
        except UnansweredError:
            return None
        return None if after.question_open or after.over else ILLEGAL

    def as_message(self, done: Collection[str]) -> PlanMessage:
        """What its owner sees of it."""
        return PlanMessage(moves=list(self.moves), rests=list(self.facts), played=self.played(done), lapsed=self.lapsed)


def unforeseen(game: Game) -> Game:
    """The same game up to the next throw or card, where it raises UnansweredError: whether a plan lapses tells nothing
    of what comes."""
    twin = game.copy()
    twin.state = game.state.copy()
    twin.state.chance = ChanceProbe(twin.state.chance)
    return twin


def new_plan(game: Game, seat: Seat, id: str, moves: Sequence[str], rests: Sequence[str]) -> Plan:
    """A plan as it is said now. Raises BadInput for a word that is none, or a fact that the game does not know."""
    for fact in rests:
        if fact not in game.module.FACTS:
            raise BadInput("no-such-fact", fact=fact)
    for move in moves:
        words = move.split()
        wrong = next((word for word in words if game.module.action_of(game.state.edition, word) is None), None)
        if wrong is not None or not words:
            raise BadInput("no-word", token=wrong or "")
    return Plan(id, tuple(moves), digests(game, seat, rests))


def digests(game: Game, seat: Seat, facts: Sequence[str]) -> Mapping[str, str]:
    """The digests of these facts as a seat knows them: of what belongs to each seat, its own part."""
    position = game.last_seen(seat)
    return {fact: sha256(json.dumps(own_part(position, fact, seat)).encode()).hexdigest() for fact in facts}


def own_part(position: Mapping[str, object], fact: str, seat: Seat) -> object:
    """A value of a position, or a seat's own part of it if it has one for each."""
    value = position.get(fact)
    by_letter = isinstance(value, dict) and {*value} <= {*SEAT_NAMES}
    return value.get(SEAT_NAMES[seat]) if by_letter and isinstance(value, dict) else value
