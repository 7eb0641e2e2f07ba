"""Reaction windows: who is asked, and the dual system, which can be played in every window."""

from collections.abc import Sequence
from typing import Final

from altbau.core.engine.ids import NOBODY, Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.wucherer.rules.actions import FIRST_WORD, PASS
from altbau.games.wucherer.rules.cards import DUAL_SYSTEM
from altbau.games.wucherer.rules.events import FETCHED
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.questions import DUAL_OR_NOT
from altbau.games.wucherer.rules.refusals import ALLOWED, DUAL_SYSTEM_ON_TOP, NOTHING_DISCARDED
from altbau.games.wucherer.rules.state import State


def answerers(s: State, hit: Seat) -> list[Seat]:
    """The seats that may answer an action: the seat hit; with free reactions all seats, its author too, the seat hit
    first, then clockwise from the player on turn (R028, R214, Q181, Q182)."""
    if not s.edition.anyone_may_react:
        return [hit]
    return [hit] + [seat for seat in s.clockwise(s.turn) if seat != hit]


class Reaction(Frame[State]):
    """A window for certain cards: one seat after another is asked until one of them answers.

    Seats without such a card are asked too, although they can only pass; else it would reveal their hands (Q180).
    """

    def __init__(self, asked: list[Seat], closing: list[Card]) -> None:
        self.asked = asked  # seats still to be asked, in order
        self.closing = closing  # the cards that close the window

    def window(self, s: State) -> bool:
        return True

    def advance(self, s: State) -> Seat:
        return self.asked[0]

    def answers(self, s: State) -> Sequence[Action]:
        return [*self.closing, DUAL_SYSTEM] if somebody_may_fetch(s) else self.closing

    def hopeless(self, s: State) -> bool:
        return none_left(s, self.asked[0], self.answers(s))

    def options(self, s: State) -> list[Action]:
        hand = s.hands[self.asked[0]]
        found: list[Action] = [kind for kind in self.closing if hand.holds(kind)]
        if can_fetch(s, self.asked[0]):
            found.append(DUAL_SYSTEM)
        found.append(PASS)
        return found

    def apply(self, s: State, action: Action) -> None:
        seat = self.asked[0]
        s.irreversible += 1
        if action == DUAL_SYSTEM:
            fetch(s, seat)  # the seat is asked again, with the fetched card (Q165)
            return
        if action != PASS:
            self.answered(s, seat, Card(action))
            return
        leave_alone(s, seat)
        if len(self.asked) > 1:
            self.passed(s, seat)
            s.stack.replace(self.asking(self.asked[1:]))
        else:
            self.passed(s, seat)
            self.unanswered(s)

    def asking(self, asked: list[Seat]) -> "Reaction":
        """The same window, asked of these seats."""
        raise NotImplementedError

    def passed(self, s: State, seat: Seat) -> None:
        """Called when a seat passes."""
        raise NotImplementedError

    def answered(self, s: State, seat: Seat, card: Card) -> None:
        """Called when a seat plays one of the cards. Changes the stack as the last step."""
        raise NotImplementedError

    def unanswered(self, s: State) -> None:
        """Called when all seats have passed. Changes the stack as the last step."""
        raise NotImplementedError


def none_left(s: State, seat: Seat, cards: Sequence[Action]) -> bool:
    """Whether it is public that a seat holds none of these cards: its hand is empty, or all copies are discarded."""
    return s.hands[seat].size == 0 or not [
        card for card in cards if s.discard.count(Card(card)) < s.edition.deck.get(Card(card), 0)
    ]


def why_not_fetch(s: State) -> Refusal:
    """Why the dual system can't fetch the card on top of the discard pile, whoever holds it (R176, Q166, Q313)."""
    if not s.discard:
        return NOTHING_DISCARDED
    return DUAL_SYSTEM_ON_TOP if s.discard[-1] == DUAL_SYSTEM else ALLOWED


def can_fetch(s: State, seat: Seat) -> bool:
    """Whether a seat holds the dual system and there is a card to fetch."""
    return s.printed.recycling and s.hands[seat].holds(DUAL_SYSTEM) and why_not_fetch(s) == ALLOWED


def fetch(s: State, seat: Seat) -> None:
    """Exchange the dual system in a hand for the top card of the discard pile (R176, Q167, Q168)."""
    top = s.discard.pop()
    s.give(seat, DUAL_SYSTEM)
    s.discard.append(DUAL_SYSTEM)
    s.take(seat, top)
    s.emit(FETCHED, seat, top)


def top_number(discard: list[Card]) -> int:
    """A number for a discard pile that changes when a card is added or removed; 0 for an empty pile."""
    return len(discard) * FIRST_WORD + discard[-1] if discard else 0


def top_of(s: State) -> int:
    """The number of the current discard pile (`top_number`)."""
    return top_number(s.discard)


def somebody_may_fetch(s: State) -> bool:
    """Whether, by public knowledge, there is a card to fetch and somebody could hold the dual system."""
    return why_not_fetch(s) == ALLOWED and s.discard.count(DUAL_SYSTEM) < s.edition.deck.get(DUAL_SYSTEM, 0)


NOTHING_SEEN: Final = -1  # value for `tops_seen`: the number of no discard pile


def leave_alone(s: State, seat: Seat) -> None:
    """Note that a seat has passed on the current discard pile."""
    s.tops_seen[seat] = top_of(s)


def to_be_shown(s: State) -> list[Seat]:
    """The seats that have not yet passed on the current discard pile."""
    return [seat for seat in s.seats() if s.printed.recycling and s.tops_seen[seat] != top_of(s)]


class Recycling(Frame[State]):
    """The window after each card of the player on turn and after the check phase: the others who have not yet passed on
    the top discard may fetch it with the dual system, clockwise (R176, Q165, Q166). They are asked as long as somebody
    could hold that card, by public knowledge."""

    def window(self, s: State) -> bool:
        return True

    def goes_round(self) -> bool:
        return True

    def advance(self, s: State) -> Seat:
        seat = self.next(s)
        if seat == NOBODY:
            s.stack.pop()
        return seat

    def next(self, s: State) -> Seat:
        """The next seat to be asked, or NOBODY."""
        top = top_of(s)
        for step in range(1, s.players):
            seat = Seat((s.turn + step) % s.players)
            if s.tops_seen[seat] != top and s.hands[seat].size > 0:
                return seat if somebody_may_fetch(s) else NOBODY
        return NOBODY

    def answers(self, s: State) -> Sequence[Action]:
        return [DUAL_SYSTEM]

    def options(self, s: State) -> list[Action]:
        return [DUAL_SYSTEM, PASS] if can_fetch(s, self.next(s)) else [PASS]

    def apply(self, s: State, action: Action) -> None:
        seat = self.next(s)
        s.irreversible += 1
        if action == DUAL_SYSTEM:
            fetch(s, seat)
        leave_alone(s, seat)

    def prompt(self, s: State) -> tuple[int, ...]:
        return (DUAL_OR_NOT, s.discard[-1])
