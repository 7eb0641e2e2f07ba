"""Who plays along at a table by itself."""

from altbau.server.autoplay import AutoPlayer
from altbau.server.tables import LiveTable


def player_of(table: LiveTable) -> AutoPlayer:
    """The answerer of a table in the test's own process."""
    (player,) = table.followers
    assert isinstance(player, AutoPlayer)
    return player
