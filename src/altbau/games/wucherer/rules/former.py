"""The questions that version 3 of the rules asked otherwise in 1997, so that its records can still be played."""

from altbau.core.ids import Action
from altbau.games.wucherer.rules.actions import PASS
from altbau.games.wucherer.rules.cards import DUAL_SYSTEM
from altbau.games.wucherer.rules.crimes import PoliceWindow
from altbau.games.wucherer.rules.reactions import fetch, why_not_fetch
from altbau.games.wucherer.rules.refusals import DUAL_SYSTEM_ON_TOP
from altbau.games.wucherer.rules.removal import BrokerWindow
from altbau.games.wucherer.rules.squatters import AtTheDoor
from altbau.games.wucherer.rules.state import State


def answered_formerly(s: State, action: Action | None) -> bool:
    """Carry out an answer to a question that is not asked any more; False if it answers another question."""
    s.clear()
    if not s.printed.recycling:
        return False
    if action == PASS:  # others were offered the discard pile where nobody is now (Q165, Q303), which changes nothing
        return PASS not in s.legal_actions
    if action != DUAL_SYSTEM or why_not_fetch(s) != DUAL_SYSTEM_ON_TOP:
        return False
    if len(s.legal_actions) == 1:  # such an answer was not always written down, so this may have come later
        return False
    for seat in s.seats():
        if DUAL_SYSTEM in s.hands[seat]:  # the only other one: it fetched its twin (Q313)
            fetch(s, seat)
            return True
    return False


def not_asked_formerly(s: State) -> Action | None:
    """The answer to a question that nobody was asked, or None: with free reactions a player was not asked about the own
    action, unless it hit that player, who is asked first (Q182)."""
    top = s.stack.frames[-1] if s.stack.frames else None
    if not s.edition.anyone_may_react or not isinstance(top, (BrokerWindow, PoliceWindow, AtTheDoor)):
        return None
    who = top.culprit if isinstance(top, PoliceWindow) else top.player
    return PASS if top.asked[0] == who and len(top.asked) < s.players else None
