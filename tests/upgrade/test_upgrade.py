"""Tables of an earlier program open, show what they showed, and are played to the end.

`raw.sqlite` was written by commit a13466f (rules version 3, schema version 1): for each edition one table that was
played to its end and one that stands in the middle of a reaction, for Monopoly in an auction in which somebody was
passed over who had places but too little cash. There are bots, undone moves, a match of two games, options, own card
values and a silenced card among them. `shown.json` holds by table what that program showed: its state, the keys of its
seats, the view of every seat (`-` is a spectator) and the log, each line in both languages, and under `own` where a
seat was told something else. `converted.sqlite` is the same database as the first program with snapshots and told logs
(schema version 2, rules unchanged) left it behind. None of these files is ever made anew.

Since then the rules have changed for the tables of 1997 and of Monopoly: their records play to something else. What
those of 1997 were told can be worked out all the same (`wucherer/former.py`); the raw tables of Monopoly are lost.
The generator of all these tables can be foreseen, so that whatever still runs goes on from the beginning of its turn.
Whatever is worded better now stands in `former.….ftl` as it was worded then, and is said so in these tests.
"""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from fluent.runtime import FluentResource

from altbau import BadInput
from altbau.core import text, wire
from altbau.core.ids import NOBODY, Seat
from altbau.core.rng import SHA256_COUNTER, commitment
from altbau.core.text.messages import formatted, messages
from altbau.core.vocabulary import SEAT_NAMES
from altbau.games import game_of
from altbau.games.wucherer.narrator import WuchererNarrator
from altbau.games.wucherer.rules import crimes
from altbau.play.bots import any_action
from altbau.server import upgrades
from altbau.server.live.autoplay import AutoPlayer
from altbau.server.live.hub import Hub
from altbau.server.live.table import LiveTable
from altbau.server.store import store
from altbau.server.store.store import Store
from altbau.table.names import spoken
from altbau.table.pace import Pace
from altbau.table.telling import line as line_of_an_event
from tests import loops
from tests.any_game import narrator, viewers
from tests.server.players import ThinkingHere

T = TypeVar("T")
FOLDER = Path(__file__).parent
SHOWN: dict[str, dict[str, Any]] = json.loads((FOLDER / "shown.json").read_text(encoding="utf-8"))
for each in SHOWN.values():
    for view in each["views"].values():
        view["game"] = {"houses": "wucherer", "board": "monopoly"}[view.pop("family")]  # as it is called now
        if "silenced" in view:
            view["auto_pass"] = view.pop("silenced")
        if view.get("reason"):
            view["reason"]["args"].pop("coins", None)  # a bid's limit, which no bot tells any more
CHANGED = ("wucherer-1997", "monopoly")  # whose rules are others now
resuming = [id for id, each in SHOWN.items() if each["state"] == "running"]
keeping = [id for id in SHOWN if id not in resuming]
lost = [id for id, each in SHOWN.items() if each["edition"] == "monopoly"]  # of the raw ones


def named(ids: list[str]) -> pytest.MarkDecorator:
    """Parametrize by tables."""
    return pytest.mark.parametrize("id", ids, ids=[f"{SHOWN[id]['edition']}-{SHOWN[id]['state']}" for id in ids])


def from_both(ids: list[str]) -> pytest.MarkDecorator:
    """Parametrize by tables of both databases, as far as they go on."""
    pairs = [(stem, id) for stem in ("raw", "converted") for id in ids if stem == "converted" or id not in lost]
    names = [f"{stem}-{SHOWN[id]['edition']}-{SHOWN[id]['state']}" for stem, id in pairs]
    return pytest.mark.parametrize(("database", "id"), pairs, indirect=["database"], ids=names)


@pytest.fixture(autouse=True)
def nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables stay as they are while a test looks at them, and what it plays itself is not waited for."""
    monkeypatch.setattr(store, "GATHERING", 0)
    monkeypatch.setattr(AutoPlayer, "changed", lambda self: None)


@pytest.fixture(autouse=True)
def only_what_was_told_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log had no line for where the police went next."""
    monkeypatch.setattr(crimes, "next_suspect", lambda s, cleared: s.after(cleared))


def forget_what_was_said() -> None:
    """Sentences are remembered; now they are to be said in other words."""
    formatted.cache_clear()
    line_of_an_event.cache_clear()
    WuchererNarrator.item.cache_clear()


@pytest.fixture(autouse=True, scope="module")
def as_it_was_worded() -> Iterator[None]:
    """Everything is said in the words of the program that wrote the databases."""
    messages.cache_clear()  # a bundle goes on with what it has said before
    for language in text.LANGUAGES:
        former = FluentResource((FOLDER / f"former.{language}.ftl").read_text(encoding="utf-8"))
        messages(language).add_resource(former, allow_overrides=True)
    forget_what_was_said()
    yield
    messages.cache_clear()
    forget_what_was_said()


@asynccontextmanager
async def hub_over(database: Path) -> AsyncIterator[Hub]:
    """A server's tables, after all that it does as it starts."""
    store = Store(database)
    hub = Hub(store, Pace(), ThinkingHere())
    await asyncio.to_thread(hub.convert)
    try:
        yield hub
    finally:
        store.close()


def with_hub(database: Path, act: Callable[[Hub], Awaitable[T]]) -> T:
    """Do something at a server that is started for it."""

    async def run() -> T:
        async with hub_over(database) as hub:
            return await act(hub)

    return loops.run(run())


def opened(database: Path, id: str) -> LiveTable:
    """A table as a server opens it."""
    return with_hub(database, lambda hub: hub.table(id))


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the database that a test names."""
    return Path(shutil.copy(FOLDER / f"{request.param}.sqlite", tmp_path))


@pytest.fixture
def converted(tmp_path: Path) -> Path:
    """A copy of the one with snapshots."""
    return Path(shutil.copy(FOLDER / "converted.sqlite", tmp_path))


@pytest.fixture
def raw(tmp_path: Path) -> Path:
    """A copy of the one without."""
    return Path(shutil.copy(FOLDER / "raw.sqlite", tmp_path))


def views(table: LiveTable) -> dict[str, Any]:
    """What every seat and a spectator sees."""
    return {
        SEAT_NAMES[seat] if seat >= 0 else "-": msgspec.to_builtins(table.shown(seat))
        for seat in viewers(len(table.seats))
    }


def among(shown: Any, known: Any) -> Any:
    """What is shown, as far as it was known before: a later program may tell more, and of what type something is."""
    if isinstance(shown, dict) and shown.keys() == {"type", "value"}:
        return among(shown["value"], known)
    if isinstance(shown, dict) and isinstance(known, dict):
        return {key: among(shown[key], value) if key in shown else left_out(value) for key, value in known.items()}
    if isinstance(shown, list) and isinstance(known, list) and len(shown) == len(known):
        return [among(*pair) for pair in zip(shown, known, strict=True)]
    return shown


def left_out(known: Any) -> Any:
    """A value that a message does not tell: there it is nothing, zero or empty."""
    return known if not known else "left out"


def told(table: LiveTable, viewer: str, language: str) -> list[str]:
    """The log as a viewer reads it."""
    seat = Seat(SEAT_NAMES.index(viewer)) if viewer in SEAT_NAMES else NOBODY
    voice = narrator(language, table.game.state.edition, spoken(table.names, language))
    said = [each.told[language].said for each in table.log(seat) if each.told]
    return said + [
        voice.event(table.game.redacted(event, None if seat == NOBODY else seat)) for event in table.match.log
    ]


def line(entry: dict[str, Any], viewer: str, language: str) -> str:
    """A line of the log as `shown.json` has it."""
    said: str = entry.get("own", {}).get(language, {}).get(viewer, entry[language])
    return said


def assert_told(table: LiveTable, known: dict[str, Any], first: int | None = None) -> None:
    """Everybody reads what everybody read."""
    for viewer in known["views"]:
        for language in text.LANGUAGES:
            before = [line(entry, viewer, language) for entry in known["log"]]
            assert told(table, viewer, language)[:first] == before[:first]


@from_both(keeping)
def test_a_stored_table_shows_what_it_showed(database: Path, id: str) -> None:
    for _ in ("upgraded", "opened again"):
        table, before = opened(database, id), SHOWN[id]
        assert among(views(table), before["views"]) == before["views"]
        assert_told(table, before)
        assert table.entries == len(before["log"])


@from_both(resuming)
def test_what_still_runs_goes_on_from_its_snapshot(database: Path, id: str) -> None:
    snapshot = with_hub(database, lambda hub: asyncio.to_thread(hub.store.history, id))[1]
    assert snapshot is not None
    table, before = opened(database, id), SHOWN[id]
    assert_told(table, before, snapshot["log"])
    why = "told-resumed" if before["edition"] in CHANGED else "told-reseeded"
    for language in text.LANGUAGES:
        for viewer in before["views"]:
            assert told(table, viewer, language)[snapshot["log"]] == text.say(language, why)
    assert (table.game.generator, table.game.seed == table.match.seed) == (SHA256_COUNTER, False)
    assert (table.told[-1]["rules"], table.match.number) == ([], snapshot["number"])
    assert table.seq == before["views"]["-"]["seq"] + 1
    now = views(table)
    for viewer, known in before["views"].items():
        for key in ("edition", "options", "turn", "round", "viewer", "match", "next_table", "draw_count", "deeds"):
            if key in known:
                assert among(now[viewer][key], known[key]) == known[key]
        assert not now[viewer]["can_undo"]
        (part,) = now[viewer]["before"]
        assert part == {"number": 1, "commitment": known["commitment"], "seed": None}
        assert now[viewer]["commitment"] != known["commitment"]
    again = opened(database, id)
    assert views(again) == now
    assert again.log(Seat(0)) == table.log(Seat(0))


@named([id for id in resuming if SHOWN[id]["edition"] not in CHANGED])
def test_a_former_generator_ends_under_the_same_rules(
    converted: Path, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a kill that has left the last lines of the log out."""
    monkeypatch.setattr(game_of(SHOWN[id]["edition"]), "RULES_VERSION", 3)
    snapshot = history(converted, id)[1]
    assert snapshot is not None
    with sqlite3.connect(converted) as connection:
        connection.execute("DELETE FROM line WHERE game=? AND number>=?", [id, snapshot["log"] - 2])
    connection.close()
    table = opened(converted, id)
    assert_told(table, SHOWN[id], snapshot["log"])
    assert told(table, "-", "en")[snapshot["log"]] == text.say("en", "told-reseeded")
    assert table.game.generator == SHA256_COUNTER
    assert views(opened(converted, id)) == views(table)


@named(lost)
def test_without_a_snapshot_there_is_a_sentence_and_the_log(raw: Path, id: str) -> None:
    with pytest.raises(BadInput) as caught:
        opened(raw, id)
    assert caught.value.code == "table-outdated"
    secret = next(iter(SHOWN[id]["keys"].values()))
    for language in text.LANGUAGES:
        found = log_of(raw, id, secret, language)
        assert found.problem is not None
        assert found.problem.sentence == text.error(language, caught.value)
        said = [line(entry, "A", language) for entry in SHOWN[id]["log"]]
        assert 40 < len(found.lines) < len(said)
        assert [each.said for each in found.lines] == said[: len(found.lines)]


def test_what_a_record_breaks_at_is_not_told(raw: Path) -> None:
    id = next(id for id, each in SHOWN.items() if each["edition"] == "landlord-2013" and each["state"] == "finished")
    with sqlite3.connect(raw) as connection:
        connection.execute("UPDATE entry SET body=? WHERE game=? AND seq=8", ['{"seat": 0, "tokens": "pass"}', id])
    connection.close()
    seq, snapshot, lines = history(raw, id)
    assert (seq, snapshot) == (7, None)
    assert len(lines) == 4  # without the income that follows when somebody with nothing to play is passed over


def log_of(database: Path, id: str, secret: str | None, language: str) -> wire.ToldLog:
    """The log of a table as a program asks for it."""

    async def told(hub: Hub) -> wire.ToldLog:
        return (await hub.teller(id, secret, language))()

    return with_hub(database, told)


@from_both(list(SHOWN))
def test_the_log_is_given_to_each_seat_as_it_was_told(database: Path, id: str) -> None:
    known = SHOWN[id]
    for viewer in known["views"]:
        secret = known["keys"].get(viewer)
        if viewer != "-" and not secret:
            continue  # a bot
        found = log_of(database, id, secret, "de")
        assert found.problem is None
        kept = len(known["log"]) if id in keeping else 40
        assert [each.said for each in found.lines][:kept] == [line(each, viewer, "de") for each in known["log"]][:kept]
    with pytest.raises(BadInput, match="foreign-seat"):
        log_of(database, id, "wrong", "de")


async def play_out(table: LiveTable, rng: Random) -> None:
    """Play a table to its end at random, all games of its match."""
    for _ in range(30_000):
        if table.game.over:
            if table.match.over:
                return
            await table.change("next", {"seat": 0, "generator": "sha256-counter"})
        await table.change("play", {"action": any_action(table.game.state, rng)}, seq=table.seq)
    raise AssertionError("it does not end")


@from_both(list(SHOWN))
def test_a_stored_table_is_played_to_its_end(database: Path, id: str) -> None:
    async def played(hub: Hub) -> tuple[dict[str, Any], list[Any]]:
        table = await hub.table(id)
        await play_out(table, Random(1))
        return views(table), table.log(Seat(0))

    shown, log = with_hub(database, played)
    again = opened(database, id)
    assert (views(again), again.log(Seat(0))) == (shown, log)
    for part in [*shown["-"]["before"], {key: shown["-"][key] for key in ("commitment", "seed")}]:
        assert part["seed"] is not None
        assert part["commitment"] == commitment(int(part["seed"])) or SHOWN[id]["edition"] == "wucherer-1997"
    assert again.match.finished(again.match.number).transcript()


@named([id for id, each in SHOWN.items() if each["state"] == "running"])
def test_upgrades_follow_one_another(converted: Path, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once with a record that still plays, twice with one that does not; each time a few moves are made."""

    async def some_moves(hub: Hub) -> tuple[dict[str, Any], int]:
        table = await hub.table(id)
        rng = Random(2)
        for _ in range(12):
            await table.change("play", {"action": any_action(table.game.state, rng)})
        return views(table), len(table.before)

    shown, parts = with_hub(converted, some_moves)
    module = opened(converted, id).game.module
    for version, plays in ((11, True), (12, False), (13, False)):
        monkeypatch.setattr(module, "RULES_VERSION", version)
        if not plays:
            monkeypatch.setattr(upgrades, "agrees", lambda *_: False)
        table = opened(converted, id)
        if plays:
            assert views(table) == shown
        assert len(table.before) == parts + (not plays)
        numbers = [entry.number for entry in table.log(Seat(0))]
        assert numbers == list(range(table.entries))
        shown, parts = with_hub(converted, some_moves)
        assert views(opened(converted, id)) == shown
    monkeypatch.setattr(module, "RULES_VERSION", 12)
    with pytest.raises(BadInput, match="save-version"):
        opened(converted, id)


def test_a_match_goes_on_between_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "altbau.sqlite"
    seats = [wire.NewSeat(name=name, kind="human") for name in ("Ann", "Ben")]
    wanted = wire.NewTable(edition="wucherer-1992", seats=seats, games=3)

    async def one_game(hub: Hub) -> tuple[str, list[int]]:
        id = (await hub.create(wanted)).id
        table = await hub.table(id)
        rng = Random(4)
        while not table.game.over:
            await table.change("play", {"action": any_action(table.game.state, rng)})
        return id, table.match.totals

    id, totals = with_hub(database, one_game)
    monkeypatch.setattr(game_of("wucherer-1992"), "RULES_VERSION", 9)
    monkeypatch.setattr(upgrades, "agrees", lambda *_: False)
    table = opened(database, id)
    assert (table.match.totals, table.game.over, table.match.over) == (totals, True, False)
    assert told(table, "-", "en")[-1] == text.say("en", "told-match-resumed")
    promised = table.match.commitment(2)

    async def following(hub: Hub) -> None:
        table = await hub.table(id)
        await table.change("next", {"seat": 0, "generator": "sha256-counter"})

    with_hub(database, following)
    table = opened(database, id)
    assert (table.match.number, table.match.totals, table.before) == (2, totals, [])
    assert table.match.commitment(2) == promised
    assert "phase: over" in table.match.finished(1).transcript()


def history(database: Path, id: str) -> tuple[int, dict[str, Any] | None, list[dict[str, Any]]]:
    """What a database holds of a table besides its record."""
    return with_hub(database, lambda hub: asyncio.to_thread(hub.store.history, id))


@from_both(list(SHOWN))
def test_the_log_is_kept_as_it_was_told(database: Path, id: str) -> None:
    _, _, lines = history(database, id)
    before = SHOWN[id]
    for viewer in before["views"]:
        for language in text.LANGUAGES:
            said = [each.get("own", {}).get(viewer, each)[language]["said"] for each in lines]
            assert said == [line(entry, viewer, language) for entry in before["log"]]


@named([id for id in SHOWN if id not in lost])
def test_an_older_database_is_converted(raw: Path, tmp_path: Path, id: str) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    now, then = history(raw, id), history(Path(shutil.copy(FOLDER / "converted.sqlite", folder)), id)
    for _, snapshot, _ in (now, then):
        assert snapshot is not None
        snapshot["position"].pop("unseen", None)  # who may still be offered the discard pile is a matter of the rules
    (seq, reached, lines), (seq_then, stored, lines_then) = now, then
    assert (seq, lines) == (seq_then, lines_then)
    assert reached and stored and upgrades.same(reached, stored)
