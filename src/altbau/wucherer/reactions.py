"""Answering what others do: who is asked, and the card that may come at any time."""

from altbau.kernel.stack import NOBODY, Frame
from altbau.wucherer.actions import PASS
from altbau.wucherer.cards import DUAL_SYSTEM, KINDS
from altbau.wucherer.events import FETCHED
from altbau.wucherer.questions import DUAL_OR_NOT
from altbau.wucherer.table import Table


def answerers(t: Table, hit: int, author: int) -> list[int]:
    """Who may answer an action: the one hit; with free reactions everybody but its author, the one hit first, then
    clockwise from the player on turn (R028, R214, Q181, Q182)."""
    if not t.edition.anyone_may_react:
        return [hit]
    return [hit] + [seat for seat in t.clockwise(t.turn) if seat != hit and seat != author]


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
        elif action != PASS:
            self.answered(t, seat, action)
        elif len(self.asked) > 1:
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


def can_fetch(t: Table, seat: int) -> bool:
    """Whether a seat holds the dual system and there is a card to fetch (R176, Q166)."""
    return t.printed.recycling and DUAL_SYSTEM in t.hands[seat] and len(t.discard) > 0


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


def leave_alone(t: Table) -> None:
    """Everybody has seen the discard pile as it is."""
    t.tops_seen = [top_of(t)] * t.players


class Recycling(Frame[Table]):
    """A card of the player on turn is settled: those others who have not seen what lies on top now may fetch it with
    the dual system, clockwise (R176, Q165, Q166). They are asked as long as somebody could hold that card."""

    def window(self, t: Table) -> bool:
        return True

    def advance(self, t: Table) -> int:
        seat = self.next(t)
        if seat == NOBODY:
            t.todo.finish()
        return seat

    def next(self, t: Table) -> int:
        """The next seat to be asked, or NOBODY."""
        if t.discard and t.discard.count(DUAL_SYSTEM) < t.edition.deck.get(DUAL_SYSTEM, 0):
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
        t.tops_seen[seat] = top_of(t)

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (DUAL_OR_NOT, t.discard[-1])
