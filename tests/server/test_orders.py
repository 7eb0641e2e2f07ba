"""What is said in advance at a table by days: it answers for its person, at a moment that tells nothing of a hand, and
nobody else learns what was said."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from altbau import Game
from altbau.core.engine.ids import FIRST, NOBODY, Seat, seats
from altbau.core.engine.rng import seeded
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.play.bots import any_action
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.automation.clocks import Timekeeper
from altbau.runtime.live_table import LiveTable
from altbau.server.processes.programs import NO_PROGRAMS
from altbau.table.seats.orders import Case, Orders, case_of, check_order, read_orders, window_kind
from altbau.table.seats.plans import Plan, new_plan
from altbau.table.seats.substitution import Seating
from altbau.table.timing.clocks import DAY, at_leisure
from altbau.table.timing.pace import Pace
from altbau.table.timing.schedule import LONGEST
from tests import loops
from tests.any_game import SomeGame
from tests.engine.random_games import any_game, decisions
from tests.server.conftest import FRIEND, HUMAN, Server, next_of
from tests.server.test_silence import WITH_HANDS, Onlooker, Silent, all_away, log_of, looked_at, table_at, twins

BY_DAYS = {"clock": "days-1", "window_limit": DAY}
WITH_WINDOWS = [key for key, edition in EDITIONS.items() if game_of(key).windows(edition)]
DECISIONS = 400  # of a random game
POSITIONS = 4  # of twins
GAMES = 3  # in which they are looked for
LOOKING = 60.0  # seconds between two looks at a window that is open for long
MOVES = 600  # of a game by days


def say(server: Server, id: str, key: str, window: str, answers: list[str] | None, **more: Any) -> tuple[int, Any]:
    """Say in advance how a window is answered, where something of one's own is hit."""
    wanted = {"type": "order", "window": window, "hit": True, "answers": answers} | more
    return server.ask(f"/api/tables/{id}/messages", wanted, key=key)


def orders(server: Server, id: str, key: str | None) -> Any:
    """What a seat has said, as it is shown to the holder of a key."""
    said = server.table(id, key)["in_advance"]
    return said and said["orders"]


def told(server: Server, id: str, key: str | None) -> Any:
    """All that the holder of a key is told, except when a clock runs out, which is rounded each time."""
    _, answer = server.ask(f"/api/tables/{id}", key=key)
    return answer["table"] | {"runs_out": None}, answer["log"]


def test_an_order_is_kept_seen_and_taken_back_by_its_owner_alone(own_server: Server) -> None:
    id, (ann, ben) = own_server.start_table(HUMAN, FRIEND, **BY_DAYS)
    before = [told(own_server, id, key) for key in (ann, None)]
    assert say(own_server, id, ben, "alibi-or-not", ["court", "alibi"])[0] == 200
    assert say(own_server, id, ben, "police-or-not", [])[0] == 200
    said = [
        {"window": "alibi-or-not", "hit": True, "answers": ["court", "alibi"]},
        {"window": "police-or-not", "hit": True, "answers": []},
    ]
    assert orders(own_server, id, ben) == said
    assert [told(own_server, id, key) for key in (ann, None)] == before
    assert orders(own_server, id, None) is None
    own_server.kill()
    own_server.start()
    assert orders(own_server, id, ben) == said and orders(own_server, id, ann) == []
    assert say(own_server, id, ben, "alibi-or-not", None)[0] == 200
    assert orders(own_server, id, ben) == said[1:]


def test_others_are_sent_nothing_when_somebody_says_something(server: Server) -> None:
    id, (ann, ben) = server.start_table(HUMAN, FRIEND, options={"starter": "A"}, **BY_DAYS)
    with server.live(id, ann) as socket:
        while not server.table(id, ben)["viewer"] or not next_of(socket, "update"):
            pass
        say(server, id, ben, "alibi-or-not", ["alibi"])
        socket.send('{"type": "undo", "id": "u", "seq": 0}')
        assert next_of(socket, "update", "refused")["type"] == "refused"  # nothing came before this answer


@pytest.mark.parametrize(
    ("window", "answers", "more", "code"),
    [
        ("play", [], {}, "no-such-window"),
        ("alibi-or-not", [], {"hit": False}, "no-such-window"),
        ("alibi-or-not", ["police"], {}, "no-answer-there"),
        ("alibi-or-not", ["alibi", "alibi"], {}, "no-answer-there"),
        ("alibi-or-not", ["alibi"] * 9, {}, "malformed"),
    ],
)
def test_what_is_no_order_is_refused(
    server: Server, window: str, answers: list[str], more: dict[str, bool], code: str
) -> None:
    id, (ann, _) = server.start_table(HUMAN, FRIEND, **BY_DAYS)
    assert say(server, id, ann, "alibi-or-not", ["alibi"])[0] == 200
    status, answer = say(server, id, ann, window, answers, **more)
    assert (status, answer["code"]) == (400, code)
    assert len(orders(server, id, ann)) == 1


def test_orders_are_for_tables_by_days(server: Server) -> None:
    id, (ann, _) = server.start_table(HUMAN, FRIEND)
    status, answer = say(server, id, ann, "alibi-or-not", [])
    assert (status, answer["code"]) == (409, "not-by-days")
    assert server.table(id, ann)["in_advance"] is None


def test_they_end_when_their_person_resigns(own_server: Server) -> None:
    id, (ann, ben) = own_server.start_table(HUMAN, FRIEND, games=2, **BY_DAYS)
    for key in (ann, ben):
        assert say(own_server, id, key, "alibi-or-not", ["alibi"])[0] == 200
    resigning = {"type": "resign", "id": "r"}
    assert own_server.ask(f"/api/tables/{id}/messages", resigning, key=ben)[0] == 200
    assert orders(own_server, id, ben) == []
    status, answer = say(own_server, id, ben, "alibi-or-not", [])
    assert (status, answer["code"]) == (400, "has-resigned")
    own_server.kill()
    own_server.start()
    assert orders(own_server, id, ben) == [] and len(orders(own_server, id, ann)) == 1


def any_orders(game: SomeGame, chance: random.Random) -> Orders:
    """Orders drawn by chance, which also name cards that nobody holds."""
    said, s = Orders(), game.state
    for kind in game.module.windows(s.edition):
        for hit in (True, False)[: 1 + kind.others]:
            named = [game.module.token(s.edition, action) for action in kind.answers]
            if chance.random() < 0.8:
                case = Case(game.module.QUESTIONS[kind.question].name, hit)
                said = said.with_order(case, chance.sample(named, chance.randint(0, len(named))))
    return said


def test_orders_are_stored_as_they_were_said() -> None:
    chance = random.Random(4)
    for edition in WITH_WINDOWS:
        game = any_game(chance, edition)
        said = any_orders(game, chance)
        assert read_orders(said.as_text()) == said
        for case, answers in said.answers.items():
            check_order(game.module, game.state.edition, case, answers)
        with pytest.raises(BadInput):
            check_order(game.module, game.state.edition, Case("nothing", True), ())


@pytest.mark.seeds(3, 100)
@pytest.mark.parametrize("edition", WITH_WINDOWS)
def test_whether_an_order_answers_is_public_and_its_answer_is_legal(edition: str, seed: int) -> None:
    """For each window of a random game: it has a kind, and neither that nor the case depends on what is hidden."""
    rng = random.Random(seed)
    for number, game in enumerate(decisions(any_game(rng, edition), rng, DECISIONS)):
        s, top = game.state, game.state.stack.top
        kind = window_kind(game)
        assert kind or not top.window(s) or top.free()
        if kind is None:
            continue
        elsewhere = game.copy()
        elsewhere.state = game.module.determinize(game.view(None), seeded(number))
        elsewhere.state.stack.run_to_choice(elsewhere.state, True)
        if elsewhere.state.stack.top.prompt(elsewhere.state) == top.prompt(s):
            assert case_of(elsewhere, kind) == case_of(game, kind)
        said = any_orders(game, rng)
        answer = said.answer(game)
        assert (answer is not None) == (case_of(game, kind) in said.answers)
        if answer is not None:
            assert s.stack.is_legal(answer)
            named = said.answers[case_of(game, kind)]
            token = game.module.token(s.edition, answer)
            assert token in named or (answer == kind.declines and not {*named} & {*game.legal_tokens})


def twins_at_windows(edition: str, seed: int) -> Iterator[tuple[SomeGame, SomeGame]]:
    """Positions with a window that can be answered in advance, in which the seat asked has an answer, and the same with
    other cards, in which it has none; or the other way round."""
    rng, left = random.Random(seed), POSITIONS
    for _ in range(GAMES):
        for number, here in enumerate(decisions(any_game(rng, edition), rng, DECISIONS)):
            if left and window_kind(here) and here.state.stack.top.window(here.state):
                onlooker = next(seat for seat in seats(here.players) if seat != here.state.asked)
                there = here.copy()
                there.state = here.module.determinize(here.view(onlooker), seeded(number))
                there.state.stack.run_to_choice(there.state, True)
                if here.must_pass != there.must_pass:
                    yield here, there
                    left -= 1


async def seen(game: Game, said: dict[Seat, Orders], thoughts: int) -> Onlooker:
    """Whoever has seen a table by days go on at which nobody looks, and at which this was said in advance."""
    table = await table_at(game, "normal", game.players, "days-1")
    table.about.window_limit = DAY

    def prepare(table: LiveTable) -> None:
        all_away(table)
        for seat, orders in said.items():
            table.seats[seat].orders = orders

    return await looked_at(table, thoughts, prepare)


@pytest.mark.seeds(2, 80)
@pytest.mark.parametrize("edition", WITH_HANDS)
def test_twins_with_the_same_orders_are_told_the_same_until_a_card_is_shown(edition: str, seed: int) -> None:
    """Not a byte and not a moment differs, with and without a card in hand: neither where an order answers nor where
    the window waits for its limit."""
    rng = random.Random(seed)
    for here, there in twins_at_windows(edition, seed):
        said = {seat: any_orders(here, rng) for seat in seats(here.players)}
        one, other = (loops.run_at_once(seen(game, said, thoughts)) for thoughts, game in enumerate((here, there)))
        kind = window_kind(here)
        assert kind
        answered = case_of(here, kind) in said[here.state.asked].answers
        for onlooker in (one, other):
            seconds = onlooker.seen[0].seconds
            assert seconds is not None and (0 < seconds <= LONGEST if answered else seconds == pytest.approx(DAY))
        for (moment, told), (moment_there, told_there) in zip(one.told, other.told, strict=False):
            bot = one.table.log.seating.sitting and moment != moment_there  # which shows that there is a choice
            if bot or log_of(told) != log_of(told_there):
                break
            assert (moment, told) == (moment_there, told_there)


def test_there_are_twins_whose_orders_answer() -> None:
    found = [
        case_of(here, kind) in any_orders(here, random.Random(seed)).answers
        for edition in WITH_HANDS
        for seed in range(3)
        for here, _ in twins_at_windows(edition, seed)
        if (kind := window_kind(here))
    ]
    assert 5 < sum(found) < len(found)


def games_by_days() -> Iterator[SomeGame]:
    """A game for two of each edition."""
    for edition in WITH_WINDOWS:
        options = {"turn-limit": 4} if edition == "monopoly" else {}
        yield Game.new(edition, players=max(2, EDITIONS[edition].min_players), seed=7, options=options)


async def played_by_days(game: SomeGame) -> tuple[LiveTable, dict[Seat, list[float]]]:
    """A table by days, some moves later, and how long each seat's windows were open: all tabs are closed, and seat A
    has answered all windows in advance. Each plays in their own turn."""
    chance = random.Random(5)
    table = await table_at(game, "normal", game.players, "days-1")
    table.about.window_limit = DAY
    all_away(table)
    kinds = game.module.windows(game.state.edition)
    said = Orders()
    for kind in kinds:
        named = [game.module.token(game.state.edition, action) for action in kind.answers]
        for hit in (True, False):
            said = said.with_order(Case(game.module.QUESTIONS[kind.question].name, hit), named)
    table.seats[FIRST].orders = said
    table.home.chance = random.Random(1)
    player = AutoPlayer(table, Pace(), Silent(game.edition, random.Random(0)), NO_PROGRAMS)
    table.observers.follow(Timekeeper(table))
    table.observers.follow(player)
    waited: dict[Seat, list[float]] = {seat: [] for seat in seats(game.players)}
    for _ in range(MOVES):
        if table.log.game_over:
            break
        s = table.game.state
        if window_kind(table.game) is None or (at_leisure(s) != NOBODY and s.asked != FIRST):
            action = any_action(s, chance.randrange)
            tokens = table.game.module.token(s.edition, action)
            await table.change("move", {"seat": s.asked, "tokens": tokens})
            continue
        seq, since, asked = table.seq, asyncio.get_running_loop().time(), s.asked
        bare = hasattr(s, "hands") and not s.hands[asked].size  # all see that nothing can be played, so none waits
        while table.seq == seq:
            soon = asyncio.get_running_loop().time() - since <= LONGEST
            await asyncio.sleep(0.5 if soon else LOOKING)
        if not bare:
            waited[asked].append(asyncio.get_running_loop().time() - since)
    table.observers.stop()
    return table, waited


@pytest.mark.parametrize("game", [*games_by_days()], ids=lambda game: game.edition)
def test_who_has_said_it_in_advance_is_not_waited_for_and_who_has_not_is_answered_by_the_clock(game: SomeGame) -> None:
    table, waited = loops.run_at_once(played_by_days(game))
    assert waited[FIRST] and all(seconds <= LONGEST + 1 for seconds in waited[FIRST])
    others = [seconds for seat, each in waited.items() if seat for seconds in each]
    assert all(seconds == pytest.approx(DAY, abs=LOOKING) for seconds in others)
    counted = table.log.choosers.of_game()
    assert not counted[FIRST, "clock"]  # type: ignore[index]
    marks = {*table.log.choosers.marks.values()}
    assert marks <= {"clock"} and bool(marks) == bool(others)
    assert [each.told for each in table.log.seating.events if each.seat == FIRST] == []


def plan(server: Server, id: str, key: str, moves: list[str], rests: list[str], name: str = "p") -> tuple[int, Any]:
    """Say the moves of one's next turn."""
    wanted = {"type": "plan", "id": name, "moves": moves, "rests": rests}
    return server.ask(f"/api/tables/{id}/messages", wanted, key=key)


def test_what_is_no_plan_is_refused(server: Server) -> None:
    id, (ann, ben) = server.start_table(HUMAN, FRIEND, options={"starter": "A"}, **BY_DAYS)
    for moves, rests, code in (
        (["nonsense"], [], "no-word"),
        ([" "], [], "no-word"),
        (["done"], ["weather"], "no-such-fact"),
        (["done"] * 21, [], "malformed"),
        (["x" * 101], [], "malformed"),
    ):
        for key in (ann, ben):
            status, answer = plan(server, id, key, moves, rests)
            assert (status, answer["code"]) == (400, code)
    id, (ann, _) = server.start_table(HUMAN, FRIEND)
    assert plan(server, id, ann, ["done"], [])[1]["code"] == "not-by-days"


def test_a_plan_is_kept_and_taken_back_by_its_owner_alone(own_server: Server) -> None:
    id, (ann, ben) = own_server.start_table(HUMAN, FRIEND, options={"starter": "A"}, **BY_DAYS)
    before = [told(own_server, id, key) for key in (ann, None)]
    assert plan(own_server, id, ben, ["done", "stop"], ["hands"])[0] == 200
    said = {"moves": ["done", "stop"], "rests": ["hands"], "played": 0, "lapsed": None}
    assert [told(own_server, id, key) for key in (ann, None)] == before
    own_server.kill()
    own_server.start()
    assert own_server.table(id, ben)["in_advance"]["plan"] == said
    assert own_server.table(id, ann)["in_advance"]["plan"] is None
    assert plan(own_server, id, ben, [], [])[0] == 200
    assert own_server.table(id, ben)["in_advance"]["plan"] is None


def test_a_plan_is_played_after_a_restart_while_nobody_is_there(own_server: Server) -> None:
    id, (ann, ben) = own_server.start_table(HUMAN, FRIEND, options={"starter": "A"}, **BY_DAYS)
    assert plan(own_server, id, ben, ["done", "stop"], ["hands", "buildings"])[0] == 200
    own_server.kill()
    own_server.start()
    for tokens in ("done", "stop"):
        move = {"type": "move", "id": tokens, "seq": own_server.table(id, ann)["seq"], "tokens": tokens}
        assert own_server.ask(f"/api/tables/{id}/messages", move, key=ann)[0] == 200
    assert any(table["turn"] == "A" and table["seq"] >= 4 for table in own_server.states(id))
    own_server.kill()
    own_server.start()
    assert own_server.table(id, ben)["in_advance"]["plan"]["played"] == 2
    status, answer = plan(own_server, id, ben, ["done"], [])  # under the name of the one that was played
    assert (status, answer["code"]) == (409, "duplicate")


def test_nothing_counts_any_more_once_a_bot_has_sat_in() -> None:
    said = Orders({Case("alibi-or-not", True): ()}, plan=Plan("p", ("done",), {}))
    seating, ben = Seating(), Seat(1)
    assert said.since(seating.sat_in.get(ben, 0)) == said
    for number, kind in enumerate(("sit-in", "back", "resign"), start=1):
        seating = seating.after(number, kind, {"seat": ben}, 0)
        again = replace(said, sat_in=1)
        assert said.since(seating.sat_in[ben]).empty
        assert again.since(seating.sat_in[ben]).empty == (kind == "resign")
    assert FIRST not in seating.sat_in


async def planned(game: SomeGame, seat: Seat, moves: list[str], rests: list[str], change: Any = None) -> LiveTable:
    """A table by days at which nobody looks, a minute after a plan of a seat was said and something then changed."""
    table = await table_at(game, "normal", game.players, "days-1")
    all_away(table)
    table.seats[seat].orders = Orders(plan=new_plan(table.game, seat, "p", moves, rests))
    if change:
        change(table.game.state)
    table.home.chance = random.Random(1)
    player = AutoPlayer(table, Pace(), Silent(game.edition, random.Random(0)), NO_PROGRAMS)
    table.observers.follow(Timekeeper(table))
    table.observers.follow(player)
    await asyncio.sleep(60)
    table.observers.stop()
    return table


def lapsed(table: LiveTable, seat: Seat) -> str | None:
    """Why a plan has lapsed."""
    plan = table.seats[seat].orders.plan
    assert plan
    return plan.lapsed


def test_a_plan_is_played_line_by_line_and_once() -> None:
    game = Game.new("landlord-2013", players=2, seed=1, options={"starter": "A"})
    table = loops.run_at_once(planned(game, FIRST, ["done", "stop"], ["hands", "coins"]))
    assert [(each.kind, each.body["tokens"]) for each, _ in table.log.done.values()] == [
        ("move", "done"),
        ("move", "stop"),
    ]
    assert table.game.state.turn == 1 and lapsed(table, FIRST) is None
    said = table.seats[FIRST].orders.plan
    assert said and said.played(table.log.done) == 2 and not said.is_due(table.game, FIRST, table.log.done)
    assert not table.log.choosers.marks  # it is the player's own choice


@pytest.mark.parametrize(("moves", "rests", "why"), [(["alibi"], [], "illegal"), (["done"], ["coins"], "coins")])
def test_a_plan_that_cannot_be_played_or_rests_on_what_has_changed_lapses(
    moves: list[str], rests: list[str], why: str
) -> None:
    def poorer(s: Any) -> None:
        s.coins[0] -= 1

    game = Game.new("landlord-2013", players=2, seed=1, options={"starter": "A"})
    table = loops.run_at_once(planned(game, FIRST, moves, rests, poorer))
    assert lapsed(table, FIRST) == why and not table.log.seq
    shown = table.showing.table_for(FIRST).in_advance
    assert shown and shown.plan and shown.plan.lapsed == why


def test_a_plan_for_a_later_turn_waits_for_it() -> None:
    game = Game.new("landlord-2013", players=2, seed=1, options={"starter": "A"})
    table = loops.run_at_once(planned(game, Seat(1), ["done", "stop"], ["hands"]))
    assert not table.log.seq and lapsed(table, Seat(1)) is None


@pytest.mark.seeds(2, 60)
@pytest.mark.parametrize("edition", WITH_HANDS)
def test_one_plan_at_twins_is_played_at_the_same_moment_and_one_that_lapses_waits_like_none(
    edition: str, seed: int
) -> None:
    for pair in twins(edition, seed):
        if not pair[0].state.stack.top.free():
            continue
        asked = pair[0].state.asked
        for move in sorted({move for game in pair for move in game.legal_moves})[:3]:
            plan = Plan("p", (move,), {})
            played = []
            for game in pair:
                said = loops.run_at_once(seen(game, {asked: Orders(plan=plan)}, 0))
                if plan.why_not(game, asked, ()) is None:
                    played.append(said)
                else:
                    none = loops.run_at_once(seen(game, {}, 0))
                    assert said.seen[0] == none.seen[0] and said.told[:2] == none.told[:2]
            assert played == [] or (played[0].seen[0].seconds or 0) <= LONGEST
            if len(played) == 2:
                assert played[0].seen[0] == played[1].seen[0] and played[0].told[:1] == played[1].told[:1]


def turns_at_twins(edition: str, seed: int) -> Iterator[tuple[SomeGame, SomeGame]]:
    """Positions in which a move begins, and the same with all else that the seat asked does not see: the others' cards,
    the piles, the throws to come."""
    rng = random.Random(seed)
    for number, here in enumerate(decisions(any_game(rng, edition), rng, DECISIONS)):
        s = here.state
        if here.over or s.asked != s.turn or not here.module.QUESTIONS[s.stack.top.prompt(s)[0]].begins:
            continue
        there = here.copy()
        there.state = here.module.determinize(here.view(s.asked), seeded(number))
        there.state.stack.run_to_choice(there.state, True)
        yield here.copy(), there


def any_lines(game: SomeGame, chance: random.Random) -> list[str]:
    """Lines that may be played in a position, complete or not, with words after them, and one that can't."""
    moves, words = game.legal_moves, [*game.module.WORDS.values()]
    some = chance.sample(moves, min(3, len(moves)))
    return [*some, *(f"{move} {chance.choice(words)}" for move in some), "nonsense"]


@pytest.mark.seeds(2, 60)
@pytest.mark.parametrize("edition", EDITIONS)
def test_whether_a_plan_lapses_tells_nothing_of_what_its_player_does_not_see(edition: str, seed: int) -> None:
    chance = random.Random(seed)
    for here, there in turns_at_twins(edition, seed):
        for line in any_lines(here, chance):
            plan = Plan("p", (line,), {})
            assert plan.why_not(here, here.state.asked, ()) == plan.why_not(there, here.state.asked, ()), line


@pytest.mark.seeds(1, 40)
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_all_games_one_plan_at_twins_is_played_at_one_moment_and_one_that_lapses_waits_like_none(
    edition: str, seed: int
) -> None:
    chance = random.Random(seed)
    pairs = [*turns_at_twins(edition, seed)]
    for here, there in chance.sample(pairs, min(POSITIONS, len(pairs))):
        asked, none = here.state.asked, loops.run_at_once(seen(here, {}, 0))
        for line in any_lines(here, chance):
            said = {asked: Orders(plan=Plan("p", (line,), {}))}
            one, other = (loops.run_at_once(seen(game, said, thoughts)) for thoughts, game in enumerate((here, there)))
            assert one.told[0] == other.told[0]
            if Plan("p", (line,), {}).why_not(here, asked, ()) is None:
                moments = [each.told[1][0] for each in (one, other)]
                assert moments[0] == moments[1] <= LONGEST
                assert {each.kind for each, _ in one.table.log.done.values()} == {"move"}
            else:
                assert (one.told[:2], one.seen[:1]) == (none.told[:2], none.seen[:1])
                assert not one.table.log.done


def tried(server: Server, id: str, key: str | None, moves: list[str]) -> tuple[int, Any]:
    """Try one's next turn."""
    return server.ask(f"/api/tables/{id}/next-turn", {"moves": moves}, key=key)


def test_the_next_turn_is_tried_by_its_player_alone_and_changes_nothing(server: Server) -> None:
    id, (ann, ben) = server.start_table(HUMAN, FRIEND, options={"starter": "A"}, **BY_DAYS)
    before = [told(server, id, key) for key in (ann, ben, None)]
    status, turn = tried(server, id, ben, ["done"])
    assert status == 200 and turn["ended"] is None and not turn["unfinished"]
    assert [each["choice"]["token"] for each in turn["moves"]] == ["done"]
    assert "stop" in [choice["token"] for choice in turn["question"]["choices"]]
    assert tried(server, id, ben, ["build 3"])[1]["unfinished"]
    assert tried(server, id, ben, ["done", "stop"])[1]["ended"] == "turn"
    assert tried(server, id, ben, ["nonsense"])[1] == {
        "moves": [], "question": None, "unfinished": False, "ended": "illegal",
    }  # fmt: skip
    assert [told(server, id, key) for key in (ann, ben, None)] == before
    assert (tried(server, id, None, [])[0], tried(server, id, "x", [])[0]) == (403, 403)
    assert tried(server, id, ben, ["done"] * 21)[1]["code"] == "malformed"
    assert server.ask(f"/api/tables/{id}/messages", {"type": "resign", "id": "r"}, key=ben)[0] == 200
    assert tried(server, id, ben, [])[1]["code"] in ("has-resigned", "game-over")
    id, (ann, _) = server.start_table(HUMAN, FRIEND)
    assert tried(server, id, ann, [])[1]["code"] == "not-by-days"
