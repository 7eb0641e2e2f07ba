"""What the rules version 3 asked otherwise in 1997, so that its records can still be played."""

from altbau.games.wucherer.rules.actions import PASS
from altbau.games.wucherer.rules.cards import DUAL_SYSTEM
from altbau.games.wucherer.rules.crimes import PoliceWindow
from altbau.games.wucherer.rules.moving import SquattersAtTheDoor
from altbau.games.wucherer.rules.reactions import fetch, why_not_fetch
from altbau.games.wucherer.rules.refusals import DUAL_SYSTEM_ON_TOP
from altbau.games.wucherer.rules.removal import BrokerWindow
from altbau.games.wucherer.rules.state import Table


def answered_formerly(t: Table, action: int | None) -> bool:
    """Carry out an answer to what is not asked any more; False if it answers something else."""
    t.forget()
    if not t.printed.recycling:
        return False
    if action == PASS:  # others were offered the discard pile where nobody is now (Q165, Q303), which changes nothing
        return PASS not in t.legal
    if action != DUAL_SYSTEM or why_not_fetch(t) != DUAL_SYSTEM_ON_TOP:
        return False
    if len(t.legal) == 1:  # such an answer was not always written down, so this may have come later
        return False
    for seat in range(t.players):
        if DUAL_SYSTEM in t.hands[seat]:  # the only other one: it fetched its twin (Q313)
            fetch(t, seat)
            return True
    return False


def not_asked_formerly(t: Table) -> int | None:
    """The answer to what nobody was asked, or None: with free reactions the author of a deed was not, unless it hit
    himself, who is asked first (Q182)."""
    top = t.todo.frames[-1] if t.todo.frames else None
    if not t.edition.anyone_may_react or not isinstance(top, (BrokerWindow, PoliceWindow, SquattersAtTheDoor)):
        return None
    return PASS if top.asked[0] == top.author and len(top.asked) < t.players else None
