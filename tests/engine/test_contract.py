"""What holds in every game: somebody can act or it is over, nothing is lost, and nothing depends on anything else."""

from collections import Counter
from copy import copy
from random import Random

from altbau import Game, determinize
from altbau.core.engine.rng import seeded
from altbau.games.wucherer import game as family
from altbau.games.wucherer.rules.actions import BUY, NUMBER
from altbau.games.wucherer.rules.building import Estate
from altbau.games.wucherer.rules.causes import Cause
from altbau.games.wucherer.rules.events import (
    BAIL_PAID,
    BOMBED,
    BOUGHT,
    BROKER_PAID,
    EVICTED,
    MONSTER_CREATED,
    MOVER_PAID,
    NOMAD_PAID,
    ON_DISCARD_PILE,
    PAID_OUT,
    PLAYER_PAID_BROKER,
    PLAYER_PAID_MOVER,
    ROOF_PAID,
    ROOF_SOLD,
    TO_MONSTERS,
    TRADED,
    TURN_BEGAN,
    UNDER_DRAW_PILE,
)
from altbau.games.wucherer.rules.income import Buy, income, income_items
from altbau.games.wucherer.rules.playbook import EVENTS
from altbau.games.wucherer.rules.questions import PLAY
from altbau.games.wucherer.rules.refusals import ALLOWED
from altbau.games.wucherer.rules.state import OVER, State
from altbau.games.wucherer.rules.suitability import free_slots, has_place, places, why_not_live_in
from altbau.play.bots import any_action
from altbau.play.text.position import described_position, read_position
from tests.any_game import view
from tests.engine.random_games import CASES, all_cards, dealt, each_of, monsters, played, roofs

EARNED = (MOVER_PAID, BROKER_PAID, PAID_OUT)
SPENT = (ROOF_PAID, BAIL_PAID, NOMAD_PAID)
HANDED_ON = (PLAYER_PAID_MOVER, PLAYER_PAID_BROKER)
DEEPEST = 12
cases = each_of(CASES)
few = each_of(CASES[::4])  # with any number of players


def state(s: State) -> str:
    """Everything a table consists of, for comparing."""
    floors = [building.floors for building in s.buildings]
    return repr((view(s, -1).key()[2:], family.contents(s), floors))


@cases
def test_somebody_can_act_or_the_game_is_over(edition: str, players: int, seed: int) -> None:
    for table in played(dealt(edition, players, seed), seed):
        if table.phase == OVER:
            assert table.asked == -1
            assert table.legal_actions == ()
        else:
            assert 0 <= table.asked < players
            assert not table.stack.forces() or table.stack.top.insists(table)
            assert list(table.legal_actions) == sorted(set(table.legal_actions))
            assert len(table.stack.frames) <= DEEPEST
    assert table.phase == OVER
    assert table.last_turns == []


@cases
def test_cards_roofs_and_monsters_are_conserved(edition: str, players: int, seed: int) -> None:
    table = dealt(edition, players, seed)
    deck = Counter(table.edition.deck)
    for _ in played(table, seed):
        assert all_cards(table) == deck
        assert monsters(table) == table.edition.monsters
        assert roofs(table) == table.edition.roofs
        assert min(table.coins) >= 0


@few
def test_a_position_is_read_as_it_was_written(edition: str, players: int, seed: int) -> None:
    for table in played(dealt(edition, players, seed), seed):
        if family.at_free_choice(table):
            written = described_position(table)
            read = read_position(written)
            assert described_position(read) == written
            assert (read.asked, read.roofs, read.monsters) == (table.asked, table.roofs, table.monsters)


def test_a_supply_that_somebody_has_shortened_is_written_down() -> None:
    short = {"hands": {"A": ["bomb"]}, "phase": "play", "buildings": {"A1": {"floors": 1}}, "roofs": 0, "monsters": 1}
    written = described_position(read_position(short))
    assert (written["roofs"], written["monsters"]) == (0, 1)


def sums(goods: tuple[int, ...]) -> int:
    """The money among the goods of a trade."""
    return sum(each - NUMBER for each in goods if each >= NUMBER)


@cases
def test_every_change_of_money_is_in_the_log(edition: str, players: int, seed: int) -> None:
    table = dealt(edition, players, seed)
    rng = Random(seed)
    purse = list(table.coins)
    while table.asked >= 0:
        table.apply(any_action(table, rng.randrange))
        for event in table.events:
            if event[0] in EARNED:
                purse[event[1]] += event[2]
            elif event[0] in SPENT:
                purse[event[1]] -= event[2]
            elif event[0] in HANDED_ON:
                purse[event[1]] -= event[2]
                purse[event[3]] += event[2]
            elif event[0] == ROOF_SOLD:
                purse[event[1]] += event[2]
                purse[event[3]] -= event[2]
            elif event[0] == TRADED:
                middle = event.index(0, 3)
                change = sums(event[middle:]) - sums(event[3:middle])
                purse[event[1]] += change
                purse[event[2]] -= change
        assert purse == table.coins


def piles_told(events: list[tuple[int, ...]]) -> list[tuple[int, int]]:
    """Event and pile wherever an event says where cards go."""
    return [
        (event[0], event[1 + place])
        for event in events
        for place, spec in enumerate(EVENTS[event[0]].args)
        if spec == "pile:pile"
    ]


@cases
def test_where_the_log_says_that_cards_go_there_they_are(edition: str, players: int, seed: int) -> None:
    table = dealt(edition, players, seed)
    rng = Random(seed)
    while table.asked >= 0:
        draw, discard, supply = len(table.draw), len(table.discard), table.monsters
        table.apply(any_action(table, rng.randrange))
        if any(event[0] in (BOUGHT, EVICTED, MONSTER_CREATED) for event in table.events):
            continue  # these change the piles in other ways
        told = piles_told(table.events)
        assert (len(table.draw) > draw) == any(pile == UNDER_DRAW_PILE for _, pile in told)
        if any(pile == ON_DISCARD_PILE for _, pile in told):
            assert len(table.discard) > discard
        returned = [event for event, pile in told if pile == TO_MONSTERS]
        assert table.monsters - supply >= len(returned)
        assert table.monsters - supply == len(returned) or any(event == BOMBED for event, _ in told)


@few
def test_a_copy_has_a_life_of_its_own(edition: str, players: int, seed: int) -> None:
    table = dealt(edition, players, seed)
    rng = Random(seed)
    kept: list[tuple[State, str]] = []
    while table.asked >= 0:
        if rng.random() < 0.1:
            kept.append((table.copy(), state(table)))
        table.apply(any_action(table, rng.randrange))
    for kept_copy, before in kept:
        assert state(kept_copy) == before
        kept_copy.apply(kept_copy.legal_actions[0])


@few
def test_the_same_seed_gives_the_same_game(edition: str, players: int, seed: int) -> None:
    first, second = ([state(s) for s in played(dealt(edition, players, seed), seed)] for _ in range(2))
    assert first == second
    assert first != [state(s) for s in played(dealt(edition, players, seed + 1), seed)]


@few
def test_a_record_leads_to_the_same_table_at_every_decision(edition: str, players: int, seed: int) -> None:
    game = Game.new(edition, players=players, seed=seed)
    rng = Random(seed)
    while not game.over:
        if rng.random() < 0.05:
            loaded = Game.load(game.record())
            assert loaded.checksum() == game.checksum()
            assert (loaded.asked, loaded.must_pass, loaded.log) == (game.asked, game.must_pass, game.log)
        game.play(any_action(game.state, rng.randrange))
    assert Game.load(game.record()).winners == game.winners
    assert Game.from_transcript(game.transcript()).checksum() == game.checksum()


@few
def test_undo_restores_exactly_and_stops_where_others_or_cards_have_spoken(
    edition: str, players: int, seed: int
) -> None:
    game = Game.new(edition, players=players, seed=seed)
    rng = Random(seed)
    undone = 0
    while not game.over:
        seat, irreversible = game.asked, game.state.irreversible
        assert seat is not None
        choice = not game.must_pass
        free = choice and game.state.stack.top.prompt(game.state)[0] == PLAY and rng.random() < 0.2
        before = game.checksum() if free else ""
        game.play(any_action(game.state, rng.randrange))
        if game.can_undo(seat):
            assert game.state.irreversible == irreversible
            if free:
                trial = game.copy()
                trial.undo(seat)
                assert trial.checksum() == before
                undone += 1
        elif game.asked == seat and choice:
            assert game.state.irreversible != irreversible
    assert undone > 0


@few
def test_determinized_tables_look_the_same_and_conserve_the_cards(edition: str, players: int, seed: int) -> None:
    rng = Random(seed)
    for table in played(dealt(edition, players, seed), seed):
        if rng.random() < 0.1:
            for seat in range(-1, players):
                known = view(table, seat)
                imagined = determinize(known, seeded(seed))
                assert view(imagined, seat) == known
                assert all_cards(imagined) == Counter(table.edition.deck)


def test_an_imagined_offer_can_be_accepted() -> None:
    position = {
        "edition": "wucherer-1997", "options": {"free-trade": True, "hidden-money": True}, "phase": "play",
        "coins": {"A": 9}, "hands": {"A": ["alibi", "alibi", "bomb"], "B": ["roof"]},
    }  # fmt: skip
    for move in ("trade alibi alibi 7 for roof offer", "ask-roof 8"):
        table = read_position(position)
        for token in move.split():
            table.apply(family.action_of(table.edition, token))
        for seed in range(5):
            imagined = determinize(view(table, 1), seeded(seed))
            imagined.apply(imagined.legal_actions[0])
            assert min(imagined.coins) >= 0
            assert all_cards(imagined) == Counter(table.edition.deck)


@few
def test_frames_hold_numbers_and_what_never_changes_only(edition: str, players: int, seed: int) -> None:
    for table in played(dealt(edition, players, seed), seed):
        for frame in table.stack.frames:
            for value in vars(frame).values():
                numbers = isinstance(value, list) and all(type(number) is int for number in value)
                assert numbers or isinstance(value, int | Cause)


@few
def test_the_masks_of_homes_say_what_the_reasons_say(edition: str, players: int, seed: int) -> None:
    for table in played(dealt(edition, players, seed), seed):
        for kind in table.edition.tenants:
            suitable = []
            for building in table.buildings:
                free = free_slots(table, kind, building)
                if free and why_not_live_in(table, kind, building) == ALLOWED:
                    suitable += building.apartments(free)
            assert places(table, kind) == suitable
            assert has_place(table, kind) == bool(suitable)


def afresh(s: State) -> State:
    """The same table, with nothing worked out about its buildings yet."""
    twin = s.copy()
    for seat in s.seats():
        twin.set_estate(seat, Estate([copy(building) for building in s.owned(seat)]))
    return twin


@few
def test_what_has_been_worked_out_about_buildings_is_never_out_of_date(edition: str, players: int, seed: int) -> None:
    for table in played(dealt(edition, players, seed), seed):
        new = afresh(table)
        for kind in table.edition.tenants:
            assert places(table, kind) == places(new, kind)
        for seat in table.seats():
            coins = [item.coins for item in income_items(new, seat)]
            assert income(table, seat) == income(new, seat) == sum(coins)
        if table.asked >= 0:
            top = table.stack.top
            assert (top.options(new), top.sums(new)) == (table.stack.options(), table.stack.sums)


@few
def test_a_window_without_a_choice_changes_nothing_whether_it_is_shown_or_not(
    edition: str, players: int, seed: int
) -> None:
    quick, slow = dealt(edition, players, seed), dealt(edition, players, seed)
    rng = Random(seed)
    while quick.asked >= 0:
        action = any_action(quick, rng.randrange)
        quick.apply(action)
        slow.apply(action, True)
        while slow.stack.must_pass(slow):
            slow.apply(slow.legal_actions[0], True)
        assert state(quick) == state(slow)


@few
def test_a_game_is_the_same_whether_anybody_listens_or_not(edition: str, players: int, seed: int) -> None:
    loud, silent = dealt(edition, players, seed), dealt(edition, players, seed)
    silent.logged = False
    rng = Random(seed)
    while loud.asked >= 0:
        action = any_action(loud, rng.randrange)
        loud.apply(action)
        silent.apply(action)
        assert (loud.asked, loud.legal_actions) == (silent.asked, silent.legal_actions)
        assert silent.events == []
    assert state(loud) == state(silent)


@few
def test_every_turn_has_one_income(edition: str, players: int, seed: int) -> None:
    log = [event for state in played(dealt(edition, players, seed), seed) for event in state.events]
    turns = [event for event in log if event[0] in (TURN_BEGAN, PAID_OUT)]
    assert len(turns) > players
    for began, paid in zip(turns[::2], turns[1::2], strict=True):
        assert (began[0], paid[0], began[1]) == (TURN_BEGAN, PAID_OUT, paid[1])


@few
def test_so_many_cards_as_can_be_bought_can_be_bought_in_a_row(edition: str, players: int, seed: int) -> None:
    for s in played(dealt(edition, players, seed), seed):
        frame = s.stack.top
        if not isinstance(frame, Buy):
            continue
        buyer, most = s.asked, frame.most(s)
        bought = 0
        trial = s.copy()
        while trial.asked == buyer and BUY in trial.legal_actions:
            trial.apply(BUY)
            bought += 1
        assert bought >= most  # more, where the discard pile has become the draw pile
        assert bought == most or most == len(s.draw)
