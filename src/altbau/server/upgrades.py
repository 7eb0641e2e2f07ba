"""Tables that were saved by an older program. A table whose record still plays to the same state opens as it is. Any
other goes on from its snapshot, with new chance.
"""

import json
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from altbau.core import text
from altbau.core.data import Data
from altbau.core.vocabulary import SEAT_NAMES
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.play.snapshot import alike
from altbau.server.store.store import Conflict, Entry
from altbau.table.telling import History, as_json, history, written

if TYPE_CHECKING:
    from altbau.server.live.table import LiveTable

RESUMED = "resumed"  # the kind of an entry by which a table goes on from a snapshot
OF_THE_MATCH = ("number", "first", "results")  # keys of what is written of a match besides its game
SEED_BITS = 128  # of the chance from then on


def opened(fresh: "Callable[[], LiveTable]", body: Data, log: list[Entry]) -> "LiveTable":
    """A table brought to where its entries lead; `fresh` makes it as it began. Raises BadInput."""
    known = game_of(body["edition"]).RULES_VERSION
    if body["version"] > known:
        raise BadInput("save-version", version=str(body["version"]), known=known)
    table = fresh()
    if body["version"] == known:
        broken = played(table, log)
        if broken:
            raise BadInput("record-broken", number=broken)
        return table
    seq, snapshot, lines = table.store.history(table.id)
    if not agrees(table, log, seq, snapshot) or table.entries < len(lines):  # a kill may have left some out
        return outdated(fresh(), log, seq, snapshot, lines)
    table.store.upgrade(table.id, known)
    return table


def outdated(table: "LiveTable", log: list[Entry], seq: int, snapshot: Data, lines: list[Data]) -> "LiveTable":
    """A table under newer rules from its snapshot, the entry `seq`. Raises BadInput, and Conflict as `gone_on` does."""
    try:
        return gone_on(table, log[:seq], log[seq:], snapshot, lines)
    except Conflict:
        raise
    except (BadInput, LookupError, TypeError, ValueError):
        raise BadInput("table-outdated", number=seq + 1) from None


def played(table: "LiveTable", log: list[Entry]) -> int:
    """Play a whole log, or what follows the last snapshot in it; the number of the entry that can't be played, or 0."""
    start = max((place for place, entry in enumerate(log) if entry.kind == RESUMED), default=0)
    for entry in log[:start]:
        table.finish(entry, [])
    return played_on(table, log[start:])


def played_on(table: "LiveTable", log: list[Entry]) -> int:
    """Play on by the rest of a log; the number of the entry that can't be played, or 0."""
    for entry in log:
        try:
            table.replay(entry)
        except BadInput:
            return entry.seq
    return 0


def agrees(table: "LiveTable", log: list[Entry], seq: int, snapshot: Data) -> bool:
    """Whether a record plays to what was written down at its last snapshot, the entry `seq`, and on to its end."""
    if played(table, log[:seq]):
        return False
    reached = json.loads(json.dumps(written(table.match, len(table.told))))
    return same(reached, snapshot) and not played_on(table, log[seq:])


def same(reached: Data, snapshot: Data) -> bool:
    """Whether a match as a turn began is the one that was written down."""
    try:
        return alike(reached, snapshot) and all(reached[key] == snapshot[key] for key in OF_THE_MATCH)
    except (BadInput, KeyError):
        return False


def gone_on(
    table: "LiveTable", log: list[Entry], taken_back: list[Entry], snapshot: Data, lines: list[Data]
) -> "LiveTable":
    """A table from its snapshot. What is over stays as it was told; else it goes on, and the log says so. Raises
    BadInput for a snapshot that can't be read, and Conflict if somebody else was quicker."""
    for entry in [*log, *taken_back]:
        table.finish(entry, [])
    dealt, before = chance_so_far(table.match, log)
    match = restored(table.match, snapshot, dealt[-1], dealt[:-1])
    if match.over:
        table.match, table.before, table.told = match, before, lines
        return table
    wanted = {
        "snapshot": snapshot,
        "seed": secrets.randbits(SEED_BITS),
        "seeds": dealt[:-1],
        "before": [*before, dealt[-1]],
    }
    entry = Entry(table.seq + 1, RESUMED, wanted, None)
    match, _ = resumed(table.match, wanted)
    told = history(match, table.names, told_before(wanted))
    first = History(told.first - 1, [as_json(announcement(match)), *told.lines], told.snapshot)
    table.store.upgrade(table.id, match.game.module.RULES_VERSION, entry, first)
    table.resume(entry)
    return table


def chance_so_far(match: Match, log: list[Entry]) -> tuple[list[int], list[int]]:
    """The seeds of the games so far, and those of the parts of the current one under older rules."""
    dealt, before = [match.seed_of(1)], []
    for entry in log:
        if entry.kind == RESUMED:
            dealt = [*entry.body["seeds"], entry.body["seed"]]
            before = entry.body["before"]
        elif entry.kind == "next":
            dealt.append(match.seed_of(len(dealt) + 1))
            before = []
    return dealt, before


def restored(match: Match, snapshot: Data, seed: int, seeds: list[int]) -> Match:
    """A match from its snapshot; all chance from now on comes of the seed. Raises BadInput."""
    match = Match.going_on(
        Game.begun(snapshot["position"] | {"seed": seed}), seed=match.seed, options=match.options,
        games=match.games, target=match.target, first=SEAT_NAMES.index(snapshot["first"]),
        results=snapshot["results"], seeds=seeds,
    )  # fmt: skip
    match.game.options = match.options_of(match.number)  # the position leaves out who began
    return match


def resumed(match: Match, body: Data) -> tuple[Match, list[int]]:
    """A match as an entry lets it go on, and the seeds that its game had before."""
    return restored(match, body["snapshot"], body["seed"], body["seeds"]), body["before"]


def told_before(body: Data) -> int:
    """How many lines of the log come before those of a match that goes on: the last of them says so."""
    return int(body["snapshot"]["log"]) + 1


def announcement(match: Match) -> Data:
    """What everybody is told of it; between two games nothing is taken back."""
    key = "told-match-resumed" if match.game.over else "told-resumed"
    return {"rules": []} | {language: {"said": text.say(language, key)} for language in text.LANGUAGES}
