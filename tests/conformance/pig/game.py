"""Pig with cards. P1 On turn one throws one die or two, or banks the pot. P2 A one loses it. P3 First each of
the others may block that with a hidden card, and then draws one. P4 Whoever has banked enough wins."""

from collections import Counter
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, ClassVar

from altbau.core.bots.bot import Decision
from altbau.core.bots.value import Value, value_at_end
from altbau.core.engine.chance import Chance
from altbau.core.engine.choices import Choice, IllegalAction
from altbau.core.engine.eventlog import arities
from altbau.core.engine.ids import NOT_OFFERED, Action, Refusal, Seat
from altbau.core.engine.options import Option
from altbau.core.engine.ranking import places_by
from altbau.core.engine.rng import Rng, chance
from altbau.core.engine.stack import Frame
from altbau.core.engine.state import AnyState, BaseState
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import SEAT_NAMES, EventKind, QuestionKind
from altbau.core.game_defaults import PlainEdition, PlainGame
from altbau.core.messages import table
from altbau.core.notation.position_reader import Reader, number, one_of, seer_name, sequence, wrong_kind
from altbau.core.text.narrator import Narrator

PASS, THROW, BANK, BLOCK, ONE, TWO = map(Action, range(6))
TOKENS = ("pass", "throw", "bank", "block", "1", "2")
UNKNOWN, BLOCKING, BLANK = range(3)
CARDS = ("unknown", "blocking", "blank")
DECK = [BLOCKING, BLANK, BLANK] * 5
THROWN, BANKED, BLOCKED, TURN, OVER = range(5)
TO_PLAY, HOW_MANY, TO_BLOCK = range(3)
EMPTY, NO_CARD = Refusal(2), Refusal(3)
WHY_NOT = {(TO_PLAY, BANK): EMPTY, (TO_BLOCK, BLOCK): NO_CARD}
OPEN = ("turn", "phase", "turns", "round", "pot", "banked")


@dataclass(frozen=True)
class Edition(PlainEdition):
    key: str = "pig"
    long: bool = False


class State(BaseState):
    def __init__(self, edition: Edition, players: int, chance: Chance) -> None:
        super().__init__(arities(PigNarrator.EVENTS), players, chance)
        self.edition = edition
        self.round = self.pot = 0
        self.banked = [0] * players
        self.hands = [UNKNOWN] * players
        self.draw: list[int] = []

    def copy(self) -> "State":
        twin = State(self.edition, self.players, self.chance.copy())
        twin.round, twin.pot = self.round, self.pot
        twin.banked, twin.hands, twin.draw = self.banked[:], self.hands[:], self.draw[:]
        self.copy_to(twin)
        return twin

    @property
    def over(self) -> bool:
        return self.phase == 1

    def winners(self) -> list[Seat]:
        return [seat for seat in self.seats() if self.banked[seat] == max(self.banked)]

    def begin(self) -> None:
        self.remember()
        self.stack.frames = [] if self.over else [Asking(TO_PLAY, self.turn)]

    def end_turn(self) -> None:
        self.pot = 0
        self.phase = int(max(self.banked) >= (40 if self.edition.long else 20))
        if self.over:
            self.emit(OVER, *self.winners())
        else:
            self.turn = Seat((self.turn + 1) % self.players)
            self.turns, self.round = self.turns + 1, self.round + (self.turn == 0)
            self.emit(TURN, self.turn)
        self.begin()

    def deal(self, draw: list[int] | None) -> None:
        known = Counter([*(draw or ()), *self.hands])
        rest = list((Counter(DECK) - known).elements())
        if known - Counter({UNKNOWN: len(rest)}) - Counter(DECK):
            raise wrong_kind("hands", self.hands, "15 cards")
        self.chance.shuffle(rest)
        self.hands = [card or rest.pop() for card in self.hands]
        self.draw = rest if draw is None else draw
        self.begin()
        self.stack.run_to_choice(self, True)


class Asking(Frame[State]):
    def __init__(self, question: int, seat: Seat) -> None:
        self.question, self.seat = question, seat

    def advance(self, s: State) -> Seat:
        return self.seat

    def options(self, s: State) -> list[Action]:
        if self.question == TO_PLAY:
            return [THROW, BANK] if s.pot else [THROW]
        return [ONE, TWO] if self.question == HOW_MANY else [PASS, BLOCK] if s.hands[self.seat] == BLOCKING else [PASS]

    def apply(self, s: State, action: Action) -> None:
        s.irreversible += action != THROW
        after = Seat((self.seat + 1) % s.players)
        if action == THROW:
            s.stack.push(Asking(HOW_MANY, self.seat))
        elif action == BANK or (action == PASS and after != s.turn):
            s.stack.replace(Asking(TO_BLOCK, after))
        elif action == PASS:
            s.banked[s.turn] += s.pot
            s.emit(BANKED, s.turn, s.pot)
            s.end_turn()
        elif action == BLOCK:
            s.hands[self.seat], s.draw = s.draw[-1], [BLOCKING, *s.draw[:-1]]
            s.emit(BLOCKED, self.seat, s.hands[self.seat])
            s.end_turn()
        else:
            dice = s.chance.throw(action - BLOCK)
            s.pot = 0 if 1 in dice else s.pot + sum(dice)
            s.emit(THROWN, self.seat, sum(dice), s.pot)
            s.stack.pop() if s.pot else s.end_turn()

    def prompt(self, s: State) -> tuple[int, ...]:
        return self.question, s.pot

    def asks_for(self, s: State) -> int:
        return 1

    def why_not(self, s: State, action: Action) -> Refusal:
        return WHY_NOT.get((self.question, action), NOT_OFFERED)

    def insists(self, s: State) -> bool:
        return self.question == TO_PLAY

    def free(self) -> bool:
        return self.question != TO_BLOCK

    def window(self, s: State) -> bool:
        return self.question == TO_BLOCK


class PigView(View):
    edition: Edition
    pot: int
    banked: list[int]

    def __init__(self, s: State, seat: Seat) -> None:
        self.__dict__.update({name: copy(getattr(s, name)) for name in OPEN})
        self.seat, self.asked, self.sums, self.edition, self.players = seat, s.asked, None, s.edition, s.players
        self.hands = [card if each == seat else UNKNOWN for each, card in enumerate(s.hands)]
        self.pending = s.stack.frames if seat == s.asked else s.stack.frames[:1]  # hide choices under way
        self.question = self.pending[-1].prompt(s) if self.pending else ()
        self.legal_actions = s.legal_actions if seat == s.asked else ()
        throw = Choice(THROW, [Choice(ONE, []), Choice(TWO, [])], (HOW_MANY, s.pot))
        self.choices = [throw if action == THROW else Choice(action, []) for action in self.legal_actions]
        asks = self.question[0] if self.legal_actions else None
        reasons = {action: code for (question, action), code in WHY_NOT.items() if question == asks}
        self.blocked = [
            IllegalAction(action, code) for action, code in reasons.items() if action not in self.legal_actions
        ]

    def token(self, action: Action) -> str:
        return TOKENS[action]

    def key(self) -> tuple[object, ...]:
        return tuple(value for name, value in vars(self).items() if name != "pending")


class Cautious:
    def decide(self, v: PigView) -> Decision:
        return Decision(v.legal_actions[-1] if v.pot > 5 else v.legal_actions[0], None)


class Numbers(PlainGame):
    WORDS: ClassVar = dict(zip((PASS, THROW, BANK, BLOCK), TOKENS, strict=False))

    def argument(self, edition: Edition, sort: str, value: int) -> table.Argument:
        return table.Argument(type="key", value=CARDS[value] if value else None)

    def token(self, edition: Edition, action: Action) -> str:
        return TOKENS[action]


class PigNarrator(Narrator):
    GAME, NUMBERS = "pig", Numbers()
    EVENTS: ClassVar = {
        THROWN: EventKind("pig-thrown", ("player:seat", "dice:number", "pot:coins"), ("P1", "P2")),
        BANKED: EventKind("pig-banked", ("player:seat", "pot:coins"), ("P3", "P4")),
        BLOCKED: EventKind("pig-blocked", ("player:seat", "card:card"), ("P3",)),
        TURN: EventKind("pig-turn", ("player:seat",), ("P1",), begins=True),
        OVER: EventKind("pig-over", ("winners:seats",), ("P4",), for_all=True),
    }
    QUESTIONS: ClassVar = {
        kind: QuestionKind(name, ("pot:coins",), kind != HOW_MANY, kind == TO_PLAY, kind == TO_BLOCK)
        for kind, name in enumerate(("pig-play", "pig-dice", "pig-block"))
    }


class Pig(Numbers):
    NAME, RULES_VERSION, PHASES = "pig", 1, ("play", "over")
    TEXTS, RULEBOOK = files(__package__), __package__
    LESSONS = files(__package__) / "lessons"
    EDITIONS: ClassVar = {"pig": Edition()}
    OPTIONS = (Option("long", "long", False),)
    EVENTS, QUESTIONS = PigNarrator.EVENTS, PigNarrator.QUESTIONS
    REFUSALS: ClassVar = {
        NOT_OFFERED: ("pig-not-now", "P1"),
        EMPTY: ("pig-empty-pot", "P1"),
        NO_CARD: ("pig-no-card", "P3"),
    }
    BOTS: ClassVar = {"cautious": lambda seed: Cautious()}
    DEFAULTS: ClassVar = dict.fromkeys(QUESTIONS, (PASS, BANK))
    MINOR = (PASS,)
    view = page_view = PigView
    narrator = PigNarrator

    def new_state(self, edition: Edition, players: int, source: Chance) -> State:
        s = State(edition, players, source)
        s.deal(None)
        return s

    def scores(self, s: State) -> list[int]:
        return s.banked

    def places(self, s: State) -> list[int]:
        return places_by(s.banked)

    worth = scores

    @staticmethod
    def value(v: View) -> Value:
        assert isinstance(v, PigView)
        return value_at_end(v.banked) if v.phase else PlainGame.value(v)

    def contents(self, s: State) -> tuple[object, ...]:
        asked = [frame.prompt(s) for frame in s.stack.frames], s.asked, s.legal_actions
        return (*(getattr(s, name) for name in OPEN), s.hands, s.draw, asked, s.chance.state())

    @staticmethod
    def redacted(event: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
        return (*event[:2], UNKNOWN) if event[0] == BLOCKED and event[1] != seat else event

    def determinize(self, v: PigView, rng: Rng) -> State:
        s = State(v.edition, v.players, rng.copy())
        s.__dict__.update({name: copy(getattr(v, name)) for name in (*OPEN, "hands")})
        s.deal(None)
        s.stack.frames = v.pending[:]
        s.stack.run_to_question(s)
        return s

    @staticmethod
    def told_to_all(before: AnyState, s: AnyState, events: Sequence[tuple[int, ...]]) -> bool:
        return True

    def action_of(self, edition: Edition, text: str) -> Action | None:
        return Action(TOKENS.index(text)) if text in TOKENS else None

    def read_position(self, data: dict[str, Any], rng: Chance | None, stop_at_windows: bool) -> State:
        keys = ("edition", "options", "players", "seed", "seen-by", "hands", "draw", *OPEN)
        read = Reader(data, keys, self.EDITIONS, self.configured)
        s = State(read.edition, read.players, rng or chance(read.seed))
        s.__dict__.update({key: number(data.get(key, 0), key) for key in OPEN[1:-1]})
        s.turn = read.seat(data.get("turn", "A"), "turn")
        for seat, value, place in read.by_seat("banked"):
            s.banked[seat] = number(value, place)
        for seat, value, place in read.by_seat("hands"):
            s.hands[seat] = one_of(CARDS, value, place)
        s.deal([one_of(CARDS, each, "draw") for each in sequence(data["draw"], "draw")] if "draw" in data else None)
        return s

    def described_position(self, s: State, seen_by: Seat | None) -> dict[str, Any]:
        hands = s.hands if seen_by is None else PigView(s, seen_by).hands
        said = {name: getattr(s, name) for name in ("players", *OPEN)}
        said |= {"edition": s.edition.key, "options": {"long": s.edition.long}, "turn": SEAT_NAMES[s.turn]}
        said["banked"] = dict(zip(SEAT_NAMES, s.banked, strict=False))
        said["hands"] = {SEAT_NAMES[seat]: CARDS[hand] for seat, hand in enumerate(hands)}
        hidden = {"draw": [CARDS[each] for each in s.draw]}
        return said | (hidden if seen_by is None else {"seen-by": seer_name(seen_by)})

    def draw_view(self, v: PigView | State, narrator: Narrator) -> str:
        return "\n".join(f"{name}: {v.banked[seat]} {CARDS[v.hands[seat]]}" for seat, name in enumerate(narrator.names))

    draw = draw_view
