"""Whether a pasted text shows a game that is being played here."""

from altbau.play.game import Game
from altbau.server.live.hub import Hub
from altbau.server.store.rows.running_tables import in_turn
from altbau.table.replay.moments import Moment


def matches_running_game(hub: Hub, moment: Moment) -> bool:
    """Whether a game that counts looks like this moment to everybody now; from the second turn on, as most look alike
    before. It reads the store, since other processes have tables, too."""
    found = in_turn(hub.store, moment.edition, moment.turns) if moment.turns else []
    return any(now_at(hub, id).seen_position(None) == moment.shown for id in found)


def now_at(hub: Hub, id: str) -> Game:
    """The current game of a table. Raises BadInput."""
    here = None if hub.store.listener else hub.table_in_memory(id)  # of several processes any may be ahead of this one
    return (here or hub.load(id)).game
