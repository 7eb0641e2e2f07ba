"""Pig with cards. P1 On turn one throws one die or two, or banks the pot. P2 A one loses it. P3 First each of
the others may block that with a hidden card, and then draws one. P4 Whoever has banked enough wins."""

from collections import Counter
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any, ClassVar

from altbau.core import wire
from altbau.core.bot import Decision
from altbau.core.choices import Blocked, Choice
from altbau.core.eventlog import arities
from altbau.core.notation.expectations import Expectations
from altbau.core.notation.reading import Reader, bad, number, seer_name, sequence
from altbau.core.options import Option, check_players, chosen
from altbau.core.rng import SHA256_COUNTER, Rng, chance
from altbau.core.stack import NOT_OFFERED, Frame
from altbau.core.state import State
from altbau.core.text.sentences import Args, Narrator
from altbau.core.view import View
from altbau.core.vocabulary import SEAT_NAMES, EventKind, QuestionKind
from altbau.core.without import Without

PASS, THROW, BANK, BLOCK, ONE, TWO = range(6)
TOKENS = ("pass", "throw", "bank", "block", "1", "2")
UNKNOWN, BLOCKING, BLANK = range(3)
CARDS = ("unknown", "blocking", "blank")
DECK = [BLOCKING, BLANK, BLANK] * 5
THROWN, BANKED, BLOCKED = range(3)
TO_PLAY, HOW_MANY, TO_BLOCK = range(3)
EMPTY, NO_CARD = 2, 3
WHY_NOT = {(TO_PLAY, BANK): EMPTY, (TO_BLOCK, BLOCK): NO_CARD}
OPTIONS = (Option("long", "long", False),)
OPEN = ("turn", "phase", "turns", "round", "pot", "banked")


@dataclass(frozen=True)
class Edition:
    key: str = "pig"
    long: bool = False
    min_players: int = 2
    max_players: int = 6
    deal_rotates: bool = False
    match_target: int = 0
    keeps_records: bool = False


class Table(State):
    def __init__(self, edition: Edition, players: int, rng: Rng) -> None:
        super().__init__(arities(Pig.EVENTS), players, rng)
        self.edition = edition
        self.round = self.pot = 0
        self.banked = [0] * players
        self.hands: list[tuple[int, ...]] = [(UNKNOWN, UNKNOWN)] * players
        self.draw: list[int] = []

    def copy(self) -> "Table":
        twin = Table(self.edition, self.players, self.rng.copy())
        twin.round, twin.pot = self.round, self.pot
        twin.banked, twin.hands, twin.draw = self.banked[:], self.hands[:], self.draw[:]
        self.copy_to(twin)
        return twin

    @property
    def over(self) -> bool:
        return self.phase == 1

    def step(self, action: int) -> None:
        self.forget()
        self.todo.frames[-1].act(self, action)
        self.todo.settle(self)

    act = step

    def winners(self) -> list[int]:
        return [seat for seat in range(self.players) if self.banked[seat] == max(self.banked)]

    def begin(self) -> None:
        self.remember()
        self.todo.frames = [] if self.over else [Asking(TO_PLAY, self.turn)]

    def end_turn(self) -> None:
        self.pot = 0
        self.phase = int(max(self.banked) >= (40 if self.edition.long else 20))
        self.turn = (self.turn + 1) % self.players
        self.turns, self.round = self.turns + 1, self.round + (self.turn == 0)
        self.begin()

    def deal(self, draw: list[int] | None) -> None:
        known = Counter([*(draw or ()), *(card for hand in self.hands for card in hand)])
        rest = list((Counter(DECK) - known).elements())
        if known - Counter({UNKNOWN: len(rest)}) - Counter(DECK):
            raise bad("hands", self.hands, "15 cards")
        self.rng.shuffle(rest)
        self.hands = [tuple(card or rest.pop() for card in hand) for hand in self.hands]
        self.draw = rest if draw is None else draw
        self.begin()
        self.todo.settle(self)


class Asking(Frame[Table]):
    def __init__(self, question: int, seat: int) -> None:
        self.question, self.seat = question, seat

    def advance(self, s: Table) -> int:
        return self.seat

    def options(self, s: Table) -> list[int]:
        if self.question == TO_PLAY:
            return [THROW, BANK] if s.pot else [THROW]
        return [ONE, TWO] if self.question == HOW_MANY else [PASS, BLOCK] if BLOCKING in s.hands[self.seat] else [PASS]

    def act(self, s: Table, action: int) -> None:
        s.seals += action != THROW
        after = (self.seat + 1) % s.players
        if action == THROW:
            s.todo.do(Asking(HOW_MANY, self.seat))
        elif action == BANK or (action == PASS and after != s.turn):
            s.todo.replace(Asking(TO_BLOCK, after))
        elif action == PASS:
            s.banked[s.turn] += s.pot
            s.tell(BANKED, s.turn, s.pot)
            s.end_turn()
        elif action == BLOCK:
            at = s.hands[self.seat].index(BLOCKING)
            s.draw = [BLOCKING, *s.draw]
            s.hands[self.seat] = (*s.hands[self.seat][:at], s.draw.pop(), *s.hands[self.seat][at + 1 :])
            s.tell(BLOCKED, self.seat, s.hands[self.seat][at])
            s.end_turn()
        else:
            dice = [s.rng.below(6) + 1 for _ in range(action - BLOCK)]
            s.pot = 0 if 1 in dice else s.pot + sum(dice)
            s.tell(THROWN, self.seat, sum(dice), s.pot)
            s.todo.finish() if s.pot else s.end_turn()

    def prompt(self, s: Table) -> tuple[int, ...]:
        return self.question, s.pot

    def asks_for(self, s: Table) -> int:
        return 1

    def why_not(self, s: Table, action: int) -> int:
        return WHY_NOT.get((self.question, action), NOT_OFFERED)

    def insists(self, s: Table) -> bool:
        return self.question == TO_PLAY

    def free(self) -> bool:
        return self.question != TO_BLOCK

    def window(self, s: Table) -> bool:
        return self.question == TO_BLOCK


class PigView(View):
    edition: Edition
    pot: int
    banked: list[int]

    def __init__(self, t: Table, seat: int) -> None:
        self.__dict__.update({name: copy(getattr(t, name)) for name in OPEN})
        self.seat, self.asked, self.sums, self.edition, self.players = seat, t.asked, None, t.edition, t.players
        self.hands = [hand if each == seat else (UNKNOWN,) * len(hand) for each, hand in enumerate(t.hands)]
        self.pending = t.todo.frames[:] if seat == t.asked else t.todo.frames[:1]  # what others still choose is hidden
        self.question = self.pending[-1].prompt(t) if self.pending else ()
        self.legal = t.legal if seat == t.asked else ()
        dice = [Choice(ONE, [], []), Choice(TWO, [], [])]
        self.choices = [Choice(action, dice if action == THROW else [], []) for action in self.legal]
        reasons = {action: code for (kind, action), code in WHY_NOT.items() if self.legal and kind == self.question[0]}
        self.blocked = [Blocked(action, code) for action, code in reasons.items() if action not in self.legal]

    def facts(self) -> tuple[object, ...]:
        return tuple(value for name, value in vars(self).items() if name != "pending")


class Cautious:
    def decide(self, v: PigView) -> Decision:
        return Decision(v.legal[-1] if v.pot > 5 else v.legal[0], None)


class PigTable(wire.AnyTable, tag="pig", tag_field="game"):
    seats: list[wire.Player]
    banked: list[int]
    hands: list[list[str]]


class Pig(Without):
    NAME, RULES_VERSION, TEXTS, PHASES = "pig", 1, files(__package__), ("play", "over")
    EDITIONS: ClassVar = {"pig": Edition()}
    EVENTS: ClassVar = {
        THROWN: EventKind("pig-thrown", ("player:seat", "dice:number", "pot:coins"), ("P1", "P2")),
        BANKED: EventKind("pig-banked", ("player:seat", "pot:coins"), ("P3", "P4")),
        BLOCKED: EventKind("pig-blocked", ("player:seat", "card:card"), ("P3",)),
    }
    QUESTIONS: ClassVar = {
        kind: QuestionKind(name, ("pot:coins",), kind != HOW_MANY)
        for kind, name in enumerate(("pig-play", "pig-dice", "pig-block"))
    }
    REFUSALS: ClassVar = {
        NOT_OFFERED: ("pig-not-now", "P1"),
        EMPTY: ("pig-empty-pot", "P1"),
        NO_CARD: ("pig-no-card", "P3"),
    }
    WORDS: ClassVar = dict(enumerate(TOKENS[:ONE]))
    BOTS: ClassVar = {"cautious": lambda seed: Cautious()}
    REASONS: ClassVar[dict[str, tuple[str, ...]]] = {}
    HARMLESS, MINOR, SILENCEABLE = (PASS, BANK), (PASS,), ()
    view = sight = PigView
    EXPECTATIONS = Expectations

    def options(self, key: str) -> tuple[Option, ...]:
        return OPTIONS

    def configured(self, key: str, players: int, options: Mapping[str, object], cards: Mapping[str, Any]) -> Edition:
        check_players(players, 2, 6)
        return replace(self.EDITIONS[key], **chosen(OPTIONS, key, options))

    def new_table(self, edition: Edition, players: int, seed: int, generator: str = SHA256_COUNTER) -> Table:
        t = Table(edition, players, chance(seed, generator))
        t.deal(None)
        return t

    def refusal(self, t: Table, action: int) -> tuple[str, str]:
        return self.REFUSALS[t.todo.refusal(t, action, 1)]

    def continues(self, question: int) -> bool:
        return question == HOW_MANY

    def quiet(self, t: Table) -> bool:
        return [frame.prompt(t)[0] for frame in t.todo.frames] == [TO_PLAY]

    def fortunes(self, t: Table) -> list[int]:
        return t.banked

    def state(self, t: Table) -> tuple[object, ...]:
        asked = [frame.prompt(t) for frame in t.todo.frames], t.asked, t.legal
        return (*(getattr(t, name) for name in OPEN), t.hands, t.draw, asked, t.rng.state())

    @staticmethod
    def seen(event: tuple[int, ...], seat: int) -> tuple[int, ...]:
        return (*event[:2], UNKNOWN) if event[0] == BLOCKED and event[1] != seat else event

    def determinize(self, v: PigView, rng: Rng) -> Table:
        t = Table(v.edition, v.players, rng.copy())
        t.__dict__.update({name: copy(getattr(v, name)) for name in (*OPEN, "hands")})
        t.deal(None)
        t.todo.frames = v.pending[:]
        t.todo.pause(t)
        return t

    def token(self, edition: Edition, action: int) -> str:
        return TOKENS[action]

    def action_of(self, edition: Edition, text: str) -> int | None:
        return TOKENS.index(text) if text in TOKENS else None

    def read_position(self, data: dict[str, Any], rng: Rng | None, windows: bool) -> Table:
        keys = ("edition", "options", "players", "seed", "seen-by", "hands", "draw", *OPEN)
        read = Reader(data, keys, self.EDITIONS, self.configured)
        t = Table(read.edition, read.players, rng or chance(read.seed))
        t.__dict__.update({key: number(data.get(key, 0), key) for key in OPEN[1:-1]})
        t.turn = read.seat(data.get("turn", "A"), "turn")
        for seat, value, place in read.by_seat("banked"):
            t.banked[seat] = number(value, place)
        for seat, value, place in read.by_seat("hands"):
            t.hands[seat] = tuple(cards(value, place))
        t.deal(cards(data["draw"], "draw") if "draw" in data else None)
        return t

    def described_position(self, t: Table, seen_by: int | None) -> dict[str, Any]:
        hands = t.hands if seen_by is None else PigView(t, seen_by).hands
        return (
            {name: getattr(t, name) for name in ("players", *OPEN)}
            | {
                "edition": t.edition.key,
                "options": {"long": t.edition.long},
                "turn": SEAT_NAMES[t.turn],
                "banked": dict(zip(SEAT_NAMES, t.banked, strict=False)),
                "hands": {SEAT_NAMES[seat]: [CARDS[card] for card in hand] for seat, hand in enumerate(hands)},
            }
            | ({"draw": [CARDS[card] for card in t.draw]} if seen_by is None else {"seen-by": seer_name(seen_by)})
        )

    def narrator(self, language: str, edition: Edition, names: Any) -> Narrator:
        return PigNarrator(language, edition, names)

    def draw_view(self, v: PigView | Table, voice: Narrator) -> str:
        return "\n".join(f"{name}: {v.banked[seat]} {v.hands[seat]}" for seat, name in enumerate(voice.names))

    draw = draw_view

    def kind(self, action: int, question: int) -> str:
        return "number" if action in (ONE, TWO) else "word"

    def argument(self, edition: Edition, sort: str, value: int) -> wire.Argument:
        return wire.Argument(type="key", value=CARDS[value] if value else None)

    def message(self, v: PigView, players: list[dict[str, Any]], common: dict[str, Any]) -> wire.AnyTable:
        hands = [[CARDS[card] for card in hand] for hand in v.hands]
        return PigTable(**common, seats=[wire.Player(**each) for each in players], banked=v.banked, hands=hands)

    def edition_message(self, edition: Edition, common: dict[str, Any]) -> wire.EditionInfo:
        return wire.EditionInfo(**common)


class PigNarrator(Narrator):
    EVENTS, QUESTIONS = Pig.EVENTS, Pig.QUESTIONS

    def argument(self, name: str, sort: str, value: int, actor: int) -> Args:
        return {name: CARDS[value]}


def cards(value: object, place: str) -> list[int]:
    if any(each not in CARDS for each in sequence(value, place)):
        raise bad(place, value, ", ".join(CARDS))
    return [CARDS.index(each) for each in sequence(value, place)]
