"""The life of a table, as `ARCHITECTURE.md` has it: each entry is tried in each state of a match of two games."""

import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from random import Random

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.messages import joining
from altbau.errors import BadInput
from altbau.play.match import Match
from altbau.table.log import table_log
from altbau.table.log.table_log import PLAYS_NOTHING, RESUMED, Attempt, TableLog
from altbau.table.seats.substitution import MOVES, Seating
from altbau.table.setup.creation import StoredKeys, checked_names, table_body
from tests.architecture import state_table

LIFE = state_table("entry")
STATES = ("played", "paused", "between games", "over", "closed")
SEATS = Seat(0), Seat(1)
EVERY = 100  # entries from one look to the next

Seen = dict[str, dict[str, set[str]]]


def test_every_kind_of_entry_is_in_the_table() -> None:
    described = set(re.findall(r"^\| `([\w-]+)` \|", table_log.__doc__ or "", re.M))
    assert {*LIFE, RESUMED} == {*MOVES, *PLAYS_NOTHING, "resign", RESUMED} == described
    assert all(tuple(states) == STATES for states in LIFE.values())


def test_every_entry_leads_where_the_table_says() -> None:
    """Nothing else happens, and all of that happens."""
    seen: Seen = {kind: defaultdict(set) for kind in LIFE}
    for log in moments():
        for kind, states in seen.items():
            states[state_of(log.match, log.seating, closed=log.closed)] |= after(log, kind)
    assert {kind: {state: seen[kind][state] for state in STATES} for kind in LIFE} == LIFE


def test_the_last_entry_closes_the_table() -> None:
    log = dealt()
    log.seq = table_log.MOST_ENTRIES - 1
    tried = log.attempt("play", {"action": log.game.state.legal_actions[0]})
    assert isinstance(tried, Attempt) and tried.closes
    log.accept(tried)
    assert log.closed


def state_of(match: Match, seating: Seating, *, closed: bool) -> str:
    """The state of a table."""
    if closed or match.over:
        return "closed" if closed else "over"
    return "between games" if match.game.over else "paused" if seating.paused else "played"


def after(log: TableLog, kind: str) -> set[str]:
    """The states to which entries of a kind lead from here."""
    found = set()
    for body in bodies(log, kind):
        with suppress(BadInput):
            tried = log.attempt(kind, body)
            assert isinstance(tried, Attempt)
            found.add(state_of(tried.match, tried.seating, closed=tried.closes))
    return found


def bodies(log: TableLog, kind: str) -> Iterator[Data]:
    """Bodies of entries of a kind, as the server writes them here."""
    asked, actions, game = log.game.state.asked, log.game.state.legal_actions, log.game
    if kind == "move":
        yield from ({"seat": asked, "tokens": game.module.token(game.state.edition, action)} for action in actions)
    elif kind == "play":
        yield from ({"action": action} for action in actions)
    elif kind == "time":  # no clock runs between games
        yield from [] if game.over else [{"seat": asked, "counts": True}]
    elif kind == "vote":
        yield {"seat": SEATS[0], "about": SEATS[1], "yes": True, "needed": 2}
    elif kind == "agree":  # nobody is asked for a pause between games
        yield from (agreement("guest", SEATS[1], seat) for seat in SEATS)
        yield from [] if game.over else [agreement("pause", None, SEATS[0])]
    else:
        yield from ({"seat": seat} for seat in SEATS)


def agreement(what: str, about: Seat | None, seat: Seat) -> Data:
    """The only yes that a proposal needs."""
    return {"seat": seat, "what": what, "about": about, "yes": True, "asked": [seat]}


def moments() -> Iterator[TableLog]:
    """A log in each of its states, again and again; all that happens in a match is played at random."""
    log, rng = dealt(), Random(1)
    while not log.match.over:
        if log.game.over:
            yield from (log, with_bot(log))
            enter(log, "next", {"seat": SEATS[0]})
        if log.seq % EVERY == 0:
            yield from (log, with_bot(log))
            enter(log, "agree", agreement("pause", None, SEATS[0]))
            yield from (log, with_bot(log))
            enter(log, "go-on", {"seat": SEATS[0]})
        tried = log.attempt("play", {"action": rng.choice(log.game.state.legal_actions)})
        assert isinstance(tried, Attempt)
        if tried.match.game.over:
            yield log
        log.accept(tried)
    yield from (log, with_bot(log))
    enter(log, "end", {})
    yield log


def with_bot(log: TableLog) -> TableLog:
    """The same with a bot that sits in for a person, who can come back."""
    twin = dealt()
    twin.match, twin.seq, twin.seating = log.match, log.seq, log.seating
    enter(twin, "sit-in", {"seat": SEATS[1]})
    return twin


def enter(log: TableLog, kind: str, body: Data) -> None:
    """Write an entry."""
    tried = log.attempt(kind, body)
    assert isinstance(tried, Attempt)
    log.accept(tried)


def dealt() -> TableLog:
    """A new match of two games; its second person is invited."""
    seats = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(kind="link")]
    wanted = joining.NewTable(edition="landlord-2013", seats=seats, seed=5, games=2)
    return TableLog(table_body(wanted, checked_names(wanted), [StoredKeys("", None), StoredKeys(None, None)], seed=5))
