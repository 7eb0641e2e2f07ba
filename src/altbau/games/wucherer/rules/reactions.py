"""Answering what others do: who is asked, and the card that may come at any time."""

from typing import Final

from altbau.core.stack import NOBODY, Frame
from altbau.games.wucherer.rules.actions import PASS
from altbau.games.wucherer.rules.cards import DUAL_SYSTEM, KINDS
from altbau.games.wucherer.rules.events import FETCHED
from altbau.games.wucherer.rules.questions import DUAL_OR_NOT
from altbau.games.wucherer.rules.refusals import DUAL_SYSTEM_ON_TOP, FINE, NOTHING_DISCARDED
from altbau.games.wucherer.rules.state import Table


def answerers(t: Table, hit: int) -> list[int]:
    """Who may answer an action: the one hit; with free reactions everybody, its author too, the one hit first, then
    clockwise from the player on turn (R028, R214, Q181, Q182)."""
    if not t.edition.anyone_may_react:
        return [hit]
    return [hit] + [seat for seat in t.clockwise(t.turn) if seat != hit]


class Reaction(Frame[Table]):
    """A window for certain cards, asked of one seat after another until one of them answers.

    It is asked of those without such a card too, who can only pass, so that silence tells nothing (Q180).
    """

    def __init__(self, asked: list[int], answers: list[int]) -> None:
        self.asked = asked  # seats still to be asked, in order
        self.answers = answers  # the cards that close the window

    def window(self, t: Table) -> bool:
        return True

    def advance(self, t: Table) -> int:
        return self.asked[0]

    def options(self, t: Table) -> list[int]:
        hand = t.hands[self.asked[0]]
        found = [kind for kind in self.answers if kind in hand]
        if can_fetch(t, self.asked[0]):
            found.append(DUAL_SYSTEM)
        found.append(PASS)
        return found

    def act(self, t: Table, action: int) -> None:
        seat = self.asked[0]
        t.seals += 1
        if action == DUAL_SYSTEM:
            fetch(t, seat)  # and is asked again, with a new card (Q165)
            return
        if action != PASS:
            self.answered(t, seat, action)
            return
        leave_alone(t, seat)
        if len(self.asked) > 1:
            self.passed(t, seat)
            t.todo.replace(self.asking(self.asked[1:]))
        else:
            self.passed(t, seat)
            self.unanswered(t)

    def asking(self, asked: list[int]) -> "Reaction":
        """The same window, asked of these seats."""
        raise NotImplementedError

    def passed(self, t: Table, seat: int) -> None:
        """A seat does not answer."""
        raise NotImplementedError

    def answered(self, t: Table, seat: int, card: int) -> None:
        """A seat plays one of the cards; changes the stack as its last deed."""
        raise NotImplementedError

    def unanswered(self, t: Table) -> None:
        """Nobody has answered; changes the stack as its last deed."""
        raise NotImplementedError


def why_not_fetch(t: Table) -> int:
    """Why the dual system can't fetch the card on top of the discard pile, whoever holds it (R176, Q166, Q313)."""
    if not t.discard:
        return NOTHING_DISCARDED
    return DUAL_SYSTEM_ON_TOP if t.discard[-1] == DUAL_SYSTEM else FINE


def can_fetch(t: Table, seat: int) -> bool:
    """Whether a seat holds the dual system and there is a card to fetch."""
    return t.printed.recycling and DUAL_SYSTEM in t.hands[seat] and why_not_fetch(t) == FINE


def fetch(t: Table, seat: int) -> None:
    """The dual system comes onto the discard pile in exchange for the card on top (R176, Q167, Q168)."""
    top = t.discard.pop()
    t.hands[seat].remove(DUAL_SYSTEM)
    t.discard.append(DUAL_SYSTEM)
    t.take(seat, top)
    t.tell(FETCHED, seat, top)


def top_of(t: Table) -> int:
    """What the discard pile shows, as a number that differs from one top card to the next; 0 for an empty pile."""
    return len(t.discard) * KINDS + t.discard[-1] if t.discard else 0


NOTHING_SEEN: Final = -1  # no top of a discard pile


def leave_alone(t: Table, seat: int) -> None:
    """A seat has seen the discard pile as it is, and passes."""
    t.tops_seen[seat] = top_of(t)


def to_be_shown(t: Table) -> list[int]:
    """The seats that have not left the discard pile alone as it is."""
    return [seat for seat in range(t.players) if t.printed.recycling and t.tops_seen[seat] != top_of(t)]


class Recycling(Frame[Table]):
    """A card of the player on turn or the check phase is settled: those others who have not seen what lies on top now
    may fetch it with the dual system, clockwise (R176, Q165, Q166). They are asked as long as somebody could hold that
    card; this depends on what lies open only."""

    def window(self, t: Table) -> bool:
        return True

    def goes_round(self) -> bool:
        return True

    def advance(self, t: Table) -> int:
        seat = self.next(t)
        if seat == NOBODY:
            t.todo.finish()
        return seat

    def next(self, t: Table) -> int:
        """The next seat to be asked, or NOBODY."""
        if why_not_fetch(t) == FINE and t.discard.count(DUAL_SYSTEM) < t.edition.deck.get(DUAL_SYSTEM, 0):
            top = top_of(t)
            for seat in t.clockwise(t.turn)[1:]:
                if t.tops_seen[seat] != top and t.hands[seat]:
                    return seat
        return NOBODY

    def options(self, t: Table) -> list[int]:
        return [DUAL_SYSTEM, PASS] if can_fetch(t, self.next(t)) else [PASS]

    def act(self, t: Table, action: int) -> None:
        seat = self.next(t)
        t.seals += 1
        if action == DUAL_SYSTEM:
            fetch(t, seat)
        leave_alone(t, seat)

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (DUAL_OR_NOT, t.discard[-1])
