"""Tables that were saved by an older program. A table whose record still plays to the same state opens as it is. Any
other goes on from its snapshot, or without one is nothing but the log that was told. A game whose generator is not
today's goes on from its snapshot, too: what it has drawn so far could tell what comes.
"""

import json
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from altbau.core import text
from altbau.core.data import Data
from altbau.core.ids import Action
from altbau.core.rng import SHA256_COUNTER, XORSHIFT128
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
Dealt = list[tuple[int, str]]  # seeds and generators


def opened(fresh: "Callable[[], LiveTable]", body: Data, log: list[Entry]) -> "LiveTable":
    """A table brought to where its entries lead; `fresh` makes it as it began. Raises BadInput."""
    known = game_of(body["edition"]).RULES_VERSION
    if body["version"] > known:
        raise BadInput("save-version", version=str(body["version"]), known=known)
    table = fresh()
    if body["version"] == known:
        broken = played(table, body, log)
        if broken:
            raise BadInput("record-broken", number=broken)
    else:
        seq, snapshot, lines = table.store.history(table.id)
        if snapshot is None:
            raise BadInput("table-outdated", number=seq + 1)
        if not agrees(table, body, log, seq, snapshot) or table.entries < len(lines):  # a kill may have left some out
            return outdated(fresh(), body, log, seq, snapshot, lines)
        table.store.upgrade(table.id, known)
    return reseeded(table, fresh, body, log) if foreseeable(table.match) else table


def foreseeable(match: Match) -> bool:
    """Whether the dice or cards to come follow from a generator that is not today's."""
    return not match.game.over and match.game.generator != SHA256_COUNTER


def reseeded(table: "LiveTable", fresh: "Callable[[], LiveTable]", body: Data, log: list[Entry]) -> "LiveTable":
    """A table from the beginning of its turn under a new seed. Raises Conflict if somebody else was quicker."""
    table.recall()  # so that its history is as long as its record
    seq, snapshot, lines = table.store.history(table.id)
    assert snapshot is not None
    return gone_on(fresh(), body, log[:seq], log[seq:], snapshot, lines, "told-reseeded")


def outdated(
    table: "LiveTable", body: Data, log: list[Entry], seq: int, snapshot: Data, lines: list[Data]
) -> "LiveTable":
    """A table under newer rules from its snapshot, the entry `seq`. Raises BadInput, and Conflict as `gone_on` does."""
    try:
        return gone_on(table, body, log[:seq], log[seq:], snapshot, lines, "told-resumed")
    except Conflict:
        raise
    except BadInput:
        raise BadInput("table-outdated", number=seq + 1) from None


def played(table: "LiveTable", body: Data, log: list[Entry]) -> int:
    """Play a whole log, or what follows the last snapshot in it; the number of the entry that can't be played, or 0."""
    start = max((place for place, entry in enumerate(log) if entry.kind == RESUMED), default=0)
    for entry in log[:start]:
        table.finish(entry, [])
    return played_on(table, body, log[start:])


def played_on(table: "LiveTable", body: Data, log: list[Entry]) -> int:
    """Play on by the rest of a log; the number of the entry that can't be played, or 0."""
    for entry in log:
        try:
            table.replay(entry)
        except BadInput:
            return entry.seq
    if "generator" not in body:
        table.match = settled(table.match)
    return 0


def settled(match: Match) -> Match:
    """A match whose game waits for nothing but answers that the first programs did not write down: it is over."""
    trial = match.copy()
    while trial.game.must_pass:
        trial.game.pass_()
    return trial if trial.game.over else match


def agrees(table: "LiveTable", body: Data, log: list[Entry], seq: int, snapshot: Data) -> bool:
    """Whether a record plays to what was written down at its last snapshot, the entry `seq`, and on to its end."""
    if played(table, body if seq == len(log) else {"generator": None}, log[:seq]):
        return False
    reached = json.loads(json.dumps(written(table.match, len(table.told))))
    return same(reached, snapshot) and not played_on(table, body, log[seq:])


def same(reached: Data, snapshot: Data) -> bool:
    """Whether a match as a turn began is the one that was written down."""
    try:
        return alike(reached, snapshot) and all(reached[key] == snapshot[key] for key in OF_THE_MATCH)
    except (BadInput, KeyError):
        return False


def gone_on(
    table: "LiveTable",
    body: Data,
    log: list[Entry],
    taken_back: list[Entry],
    snapshot: Data,
    lines: list[Data],
    why: str,
) -> "LiveTable":
    """A table from its snapshot. What is over stays as it was told; else it goes on, and the log says `why`, the key of
    a sentence. Raises BadInput for a snapshot that can't be read, and Conflict if somebody else was quicker."""
    for entry in [*log, *taken_back]:
        table.finish(entry, [])
    dealt, before = chance_so_far(table.match, body, log)
    match = restored(table.match, snapshot, dealt[-1][0], dealt[:-1])
    if match.over:
        match.game.generator = dealt[-1][1]  # from which nothing is drawn any more
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
    first = History(told.first - 1, [as_json(announcement(match, why)), *told.lines], told.snapshot)
    table.store.upgrade(table.id, match.game.module.RULES_VERSION, entry, first)
    table.resume(entry)
    return table


def chance_so_far(match: Match, body: Data, log: list[Entry]) -> tuple[Dealt, Dealt]:
    """What the games so far were dealt with, and before it the parts of the current one under older rules."""
    generator = body.get("generator", XORSHIFT128)
    dealt, before = [(match.seed_of(1, generator), generator)], []
    for entry in log:
        if entry.kind == RESUMED:
            dealt = [*pairs(entry.body["seeds"]), (entry.body["seed"], SHA256_COUNTER)]
            before = pairs(entry.body["before"])
        elif entry.kind == "next":
            generator = entry.body.get("generator", XORSHIFT128)
            dealt.append((match.seed_of(len(dealt) + 1, generator), generator))
            before = []
    return dealt, before


def pairs(written: list[tuple[int, str]]) -> Dealt:
    """Seeds and generators as an entry has them."""
    return [(seed, generator) for seed, generator in written]


def restored(match: Match, snapshot: Data, seed: int, seeds: Dealt) -> Match:
    """A match from its snapshot; all chance from now on comes of the seed. Raises BadInput."""
    match = Match.going_on(
        Game.begun(snapshot["position"] | {"seed": seed}), seed=match.seed, options=match.options,
        games=match.games, target=match.target, first=SEAT_NAMES.index(snapshot["first"]),
        results=snapshot["results"], seeds=seeds,
    )  # fmt: skip
    match.game.options = match.options_of(match.number)  # the position leaves out who began
    return match


def resumed(match: Match, body: Data) -> tuple[Match, Dealt]:
    """A match as an entry lets it go on, and what its game was dealt with before."""
    return restored(match, body["snapshot"], body["seed"], pairs(body["seeds"])), pairs(body["before"])


def told_before(body: Data) -> int:
    """How many lines of the log come before those of a match that goes on: the last of them says so."""
    return int(body["snapshot"]["log"]) + 1


def announcement(match: Match, why: str) -> Data:
    """What everybody is told of it; between two games nothing is taken back."""
    key = "told-match-resumed" if match.game.over else why
    return {"rules": []} | {language: {"said": text.say(language, key)} for language in text.LANGUAGES}


def converted(table: "LiveTable", body: Data, log: list[Entry]) -> None:
    """Write the history of a table of which an older program has kept the record only, as far as that can be played.
    Whether it goes on from there as it is shows when it is opened."""
    store, turned = table.store, 0  # the entry by which the turn began
    for entry in log:
        before, reached = table.game.state.turn_start, table.match.copy()
        try:
            replay_former(table, entry)
        except BadInput:  # what has been passed on meanwhile nobody was told
            told = replace(history(reached, table.names), snapshot=None)
            store.add_history(table.id, entry.seq - 1, told).result()
            return
        if table.game.state.turn_start is not before:
            turned = entry.seq
    before = table.game.state.turn_start
    played_on(table, body, [])
    if table.game.state.turn_start is not before:
        turned = len(log)
    store.add_history(table.id, turned, history(table.match, table.names)).result()


def replay_former(table: "LiveTable", entry: Entry) -> None:
    """Apply an entry of a program with older rules, and tell no more than that told. Raises BadInput."""
    game, state = table.game, table.game.state.copy()
    if game.module.answered_formerly(state, first_action(game, entry)):
        game.state = state
        game.log += state.events
        table.finish(entry, [])
    else:
        table.replay(entry)
    game = table.game
    while (action := game.module.not_asked_formerly(game.state)) is not None:
        told = len(game.log)
        game.play(action)
        del game.log[told]  # that somebody passed; what follows was told
        game.state.told -= 1


def first_action(game: Game, entry: Entry) -> Action | None:
    """What an entry plays, or begins with."""
    if entry.kind == "move":
        return game.module.action_of(game.state.edition, entry.body["tokens"].partition(" ")[0])
    return entry.body.get("action")
