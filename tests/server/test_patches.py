"""What changes is told as patches: they lead every viewer to the table as it is, whatever is lost on the way, and tell
nobody what a whole table would not."""

from random import Random

import msgspec
import pytest

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.rng import seeded
from altbau.core.messages.table import LogEntry
from altbau.core.presentation.patches import PUBLIC, WHOLE, apply, changes, fields_of
from altbau.games import game_of
from altbau.games.monopoly.wire import MonopolyTable
from altbau.games.wucherer.wire import Building, Landlord, WuchererTable
from altbau.message_types import TableMessage
from altbau.play.game import Game
from altbau.runtime.audience import Audience
from altbau.runtime.chat import Chat
from altbau.runtime.live_table import LiveTable
from altbau.server.live.home import StoredHome
from altbau.server.store.cluster.leases import Leases
from altbau.table.replay.replay import ReplayBuilder
from tests.any_game import view, viewers
from tests.engine.random_games import any_game, decisions
from tests.server.eyes import Client, watch

MOST_DECISIONS = 60


class NoStore:
    """Nothing is written."""

    listener, leases, timeline = None, Leases(), None  # nobody else has it open


def table_of(game: Game) -> LiveTable:
    """A table at which this game is played by people."""
    seats = [{"name": name, "kind": "human", "bot": None, "digest": None} for name in "stuvwxyz"[: game.players]]
    body = {
        "edition": game.edition, "options": game.options, "cards": game.cards, "seed": game.seed,
        "seats": seats,
    }  # fmt: skip
    return LiveTable(StoredHome(NoStore(), Random(1)), "a-table", body, None)  # type: ignore[arg-type]


def played_on(table: LiveTable, game: Game) -> None:
    """Let the table's game be this one, and tell everybody."""
    before = table.log.lines
    table.log.match.game = game
    table.log.seq += 1
    if table.log.lines < before:
        table.audience.shorten_to(table.log.lines)
    table.audience._concerned = None
    table.audience.tell()


def same(known: object, shown: TableMessage) -> bool:
    """Whether a client knows the table as it is; what is left out is as by default."""
    return bool(msgspec.convert(known, TableMessage) == shown)


def going(rng: Random, game: Game) -> "list[Game]":
    """A random game at each decision, some taken back."""
    found: list[Game] = []
    for now in decisions(game, rng, MOST_DECISIONS):
        found.append(now.copy())
        if now.asked is not None and now.can_undo(now.asked) and rng.random() < 0.2:
            taken_back = now.copy()
            taken_back.undo(now.asked)
            found += [taken_back, now.copy()]
    return found


@pytest.fixture(autouse=True)
def told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for an event loop."""
    monkeypatch.setattr(Audience, "publish", lambda self, seat=None: None)
    monkeypatch.setattr(Chat, "tell_company", lambda self: None)


@pytest.mark.seeds(10, 600)
def test_whoever_misses_repeats_or_reorders_messages_ends_with_the_same_table(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    table = table_of(game)
    lines = [(seat, *watch(table, seat, "patch"), Client(), rng.random() < 0.7) for seat in viewers(game.players)]
    late: dict[Seat, list[dict[str, object]]] = {seat: [] for seat in viewers(game.players)}
    for seat, watcher, *_ in lines:
        if seat != NOBODY:
            table.audience.show(watcher)
    for now in going(rng, game):
        played_on(table, now)
        for seat, watcher, eyes, client, careless in lines:
            if careless and rng.random() < 0.1:
                eyes.away = not eyes.away
            come = late[seat] + eyes.read()
            late[seat] = [each for each in come if careless and rng.random() < 0.1]
            come = [each for each in come if each not in late[seat] and not (careless and rng.random() < 0.1)]
            if careless and rng.random() < 0.3:
                rng.shuffle(come)
                come += come[:1]
            if not all(client.hear(each) for each in come):
                table.audience.again(watcher, len(client.log))
            assert careless or same(client.table, table.showing.table_for(seat)), seat
    for seat, watcher, eyes, client, _ in lines:
        if eyes.away:
            eyes.away = False
            table.audience.catch_up(watcher)
        if not all(client.hear(each) for each in late[seat] + eyes.read()) or client.number < number_of(table, seat):
            table.audience.again(watcher, len(client.log))
            assert all(client.hear(each) for each in eyes.read())
        assert same(client.table, table.showing.table_for(seat)), seat
        assert msgspec.convert(client.log, list[LogEntry]) == table.showing.log(seat)


def number_of(table: LiveTable, seat: Seat) -> int:
    """Of the last message to a seat."""
    return table.audience._channels._channels[seat].number


def twin_of(game: Game, seat: Seat, number: int) -> Game:
    """A game that differs in nothing which a seat can see: other hands, floors, piles and chance to come."""
    twin = game.copy()
    module = game_of(game.edition)
    twin.state = module.determinize(view(game.state, seat), seeded(number))
    twin.state.forced = game.state.forced[:]
    return twin


def begun(table: LiveTable, seat: Seat) -> list[str]:
    """The moves of several words that a seat can begin."""
    shown = table.showing.table_for(seat)
    questions = [each for each in (shown.question, shown.out_of_turn) if each]
    return [choice.token for question in questions for choice in question.choices if choice.next]


@pytest.mark.seeds(8, 500)
def test_tables_that_differ_in_what_a_seat_cannot_see_send_it_the_same_bytes(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    seat = rng.choice(viewers(game.players))
    sent = []
    positions = going(rng, game)
    for twins in (False, True):
        table = table_of(game)
        watcher, eyes = watch(table, seat, "patch")
        table.audience.show(watcher)
        for number, now in enumerate(positions):
            played_on(table, twin_of(now, seat, number) if twins and not now.over else now)
            eyes.messages += [
                msgspec.json.encode(table.showing.reasons(seat, path)).decode() for path in begun(table, seat)
            ]
        sent.append(eyes.messages)
    assert sent[0] == sent[1]


@pytest.mark.seeds(8, 500)
def test_running_tables_that_differ_in_what_a_seat_cannot_see_are_told_again_in_the_same_bytes(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    seat = rng.choice(viewers(game.players))
    positions = [now for now in going(rng, game) if not now.over]
    told = []
    for twins in (False, True):
        table = table_of(game)
        retelling = ReplayBuilder(table.showing, () if seat == NOBODY else (seat,))
        for number, now in enumerate(positions):
            table.log.match.game = twin_of(now, seat, number) if twins else now
            table.log.seq += 1
            retelling.note(table.log.lines)
        told.append(msgspec.json.encode(retelling.replay(1)))
    assert told[0] == told[1]


def test_what_is_a_viewers_own_is_told_to_nobody_else() -> None:
    for kind, own in (
        (Landlord, {"coins", "hand_count"}), (Building, {"floors"}), (WuchererTable, {"hand", "question"}),
        (MonopolyTable, {"bank_gives", "question"}),
    ):  # fmt: skip
        public = {name for name, *_ in fields_of(kind, PUBLIC)}
        assert own <= kind.OWN
        assert {name for name, *_ in fields_of(kind, WHOLE)} == public | kind.OWN
        assert not kind.OWN & public


def test_lists_without_names_of_their_own_are_told_whole() -> None:
    game = Game.new(players=2, seed=3, options={"starter": "A"})
    before = table_of(game).showing.table_for(Seat(0))
    assert isinstance(before, WuchererTable)
    after = msgspec.structs.replace(before, discard=["bomb", "bomb"], last_turns=["A"])
    found = changes(before, after, WHOLE)
    assert (found.set, found.order) == ({"discard": ["bomb", "bomb"], "last_turns": ["A"]}, {})
    known = msgspec.to_builtins(before)
    apply(known, {"public": msgspec.to_builtins(found), "own": {}})
    assert known["discard"] == ["bomb", "bomb"]
