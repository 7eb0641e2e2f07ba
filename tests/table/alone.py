"""Plays a table to its end without server, event loop or database."""

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.rng import seeded
from altbau.core.messages import joining
from altbau.table.log.table_log import Attempt, Entry, TableLog
from altbau.table.seats.access import AccessList, Player, digest
from altbau.table.setup.creation import StoredKeys, checked_names, table_body
from altbau.table.view.table_settings import settings_of
from altbau.table.view.updates import NOTHING, Channels, TableView

KEY = "the secret of Ann's seat"
ADMISSIONS: list[Data] = [{"number": 1, "kind": "joined", "seat": 1, "digest": "", "after": 0, "name": "Zoe"}]
VIEWERS = (Seat(0), NOBODY)


def begun(edition: str) -> Data:
    """The data with which a table of two people was started; the second is invited."""
    seats = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(kind="link")]
    wanted = joining.NewTable(edition=edition, seats=seats, seed=5)
    return table_body(wanted, checked_names(wanted), [StoredKeys(digest(KEY), None), StoredKeys(None, None)], seed=5)


def played(edition: str, most: int) -> tuple[list[Entry], dict[Seat, list[bytes]]]:
    """Play at random, to the end or so many entries: the entries to store, and the messages for two viewers."""
    body, rng = begun(edition), seeded(1)
    log, seats = TableLog(body), [Player(**seat) for seat in body["seats"]]
    locks = AccessList(seats, log.game.module.NAME)
    locks.recall(ADMISSIONS)
    showing = TableView(settings_of("alone", body, None), log, seats, locks)
    showing.online = frozenset(VIEWERS)
    channels = Channels(showing)
    said = {seat: [channels.news(seat, NOTHING).update(showing.news(seat, 0))] for seat in VIEWERS}
    entries: list[Entry] = []
    while not log.game.over and len(entries) < most:
        known, options = log.lines, log.game.state.legal_actions
        tried = log.attempt("play", {"action": options[rng.below(len(options))]})
        assert isinstance(tried, Attempt)
        entries.append(tried.entry)
        log.accept(tried)
        changed = channels.renew()
        for seat in VIEWERS:
            said[seat].append(channels.news(seat, changed).patch(showing.news(seat, known)))
    assert log.game.over or len(entries) == most
    return entries, said


if __name__ == "__main__":
    assert all(messages for messages in played("landlord-2013", 100)[1].values())
