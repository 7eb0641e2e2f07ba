"""Monopoly holds what every game promises: it ends, money is conserved, views hide, and saved games can be replayed."""

from collections.abc import Iterator
from random import Random

import pytest

from altbau import Game, determinize
from altbau.core.engine.ids import NOBODY, seats
from altbau.core.engine.rng import chance, seeded
from altbau.games.monopoly import game as family
from altbau.games.monopoly.rules.actions import NUMBER, ROLL, SEAT, SQUARE, WORDS, interjection
from altbau.games.monopoly.rules.board import HOTEL, HOTELS, HOUSES, SQUARES
from altbau.games.monopoly.rules.cards import DECKS, LEAVE_JAIL
from altbau.games.monopoly.rules.events import (
    AUCTION_WON,
    BUILDING_SOLD,
    BUILT_UPON,
    EVENTS,
    GROUP_SOLD,
    MORTGAGED,
    PAID_BY_BANK,
    PAID_TO_BANK,
    PLACE_BOUGHT,
    REDEEMED,
    SALARY_PAID,
    WENT_BANKRUPT,
)
from altbau.games.monopoly.rules.options import configured
from altbau.games.monopoly.rules.refusals import REFUSALS
from altbau.games.monopoly.rules.setup import new_state
from altbau.games.monopoly.rules.state import FREE, State
from altbau.games.monopoly.rules.turn import all_out_of_turn
from altbau.games.monopoly.view import MonopolyView
from altbau.play.bots import any_action
from altbau.play.text.position import described_position, read_position
from tests.any_game import view

SEEDS = range(12)
MOST_DECISIONS = 20_000
FROM_BANK = (SALARY_PAID, PAID_BY_BANK, MORTGAGED, BUILDING_SOLD, GROUP_SOLD)
TO_BANK = (PAID_TO_BANK, PLACE_BOUGHT, AUCTION_WON, BUILT_UPON, REDEEMED)


HOUSE_RULES = ("parking-pot", "double-salary", "no-auction", "no-rent-from-jail", "first-lap", "dealt-paid")


def dealt(seed: int) -> State:
    """A new table with options and players drawn by the seed."""
    rng, players = Random(seed), 2 + seed % 7
    options: dict[str, object] = {name: rng.random() < 0.5 for name in HOUSE_RULES} | {
        "turn-limit": 60, "rent-on-demand": seed % 2 == 1, "deck": ("new", "classic")[seed % 3 == 0],
        "start-money": (1500, 600)[seed % 5 == 0], "dealt-places": rng.randint(0, 3),
    }  # fmt: skip
    if options["start-money"] == 600:
        options["dealt-paid"] = False
    return new_state(configured("monopoly", players, options, {}, {}), players, chance(seed))


def played(s: State, seed: int) -> Iterator[State]:
    """The table at every decision of random play, in which others speak out of turn now and then."""
    rng = Random(seed)
    while s.asked != NOBODY:
        yield s
        others = [seat for seat in s.seats() if all_out_of_turn(s, seat)]
        if others and rng.random() < 0.1:
            s.apply(interjection(rng.choice(others)))
        else:
            s.apply(any_action(s, rng.randrange))
    yield s


def bank_paid(events: list[tuple[int, ...]]) -> int:
    """What the bank has paid in all, less what it was paid."""
    total = 0
    for event in events:
        kind = EVENTS[event[0]]
        coins = [event[1 + index] for index, spec in enumerate(kind.args) if spec == "coins:coins"]
        total += sum(coins) if event[0] in FROM_BANK else -sum(coins) if event[0] in TO_BANK else 0
        if event[0] == WENT_BANKRUPT and event[3] == NOBODY:
            total -= event[2]
    return total


@pytest.mark.seeds(12, 2000)
def test_a_game_ends_and_nothing_is_lost(seed: int) -> None:
    s = dealt(seed)
    money = sum(s.cash)
    s.events = []
    for decisions, now in enumerate(played(s, seed)):
        assert decisions < MOST_DECISIONS
        money += bank_paid(now.events)
        assert sum(now.cash) + now.pot == money
        assert min(now.cash) >= 0
        assert now.houses_left + sum(level for level in now.houses if level < HOTEL) == HOUSES
        assert now.hotels_left + now.houses.count(HOTEL) == HOTELS
        assert min(now.houses_left, now.hotels_left) >= 0
        for stack in range(2):
            kept = [LEAVE_JAIL] if now.jail_cards[stack] != NOBODY else []
            assert sorted(now.stacks[stack] + kept) == sorted(DECKS[now.edition.deck][stack])
        for square in range(SQUARES):
            assert now.owner[square] == NOBODY or not now.bankrupt[now.owner[square]]
            assert not (now.houses[square] and now.mortgaged[square])
        assert now.asked == NOBODY or not now.stack.forces() or now.legal_actions == (ROLL,)
    assert s.over
    assert s.winners()


@pytest.mark.parametrize("seed", SEEDS[::3])
def test_every_action_has_an_answer(seed: int) -> None:
    """Nothing that can be said makes a frame stumble: what is not possible has a reason."""
    said = [*WORDS, *range(SQUARE, SQUARE + SQUARES), *range(SEAT, SEAT + 8), *range(NUMBER, NUMBER + 300, 7), 10**6]
    for now in played(dealt(seed), seed):
        if now.asked != NOBODY:
            for action in said:
                assert now.is_legal(action) or family.refusal(now, action) in REFUSALS.values()


@pytest.mark.parametrize("seed", SEEDS)
def test_views_hide_the_stacks_and_the_dice_to_come(seed: int) -> None:
    for number, now in enumerate(played(dealt(seed), seed)):
        if number % 40 == 0 and now.asked != NOBODY:
            for seat in range(-1, now.players):
                known: MonopolyView = view(now, seat)
                other = now.copy()
                for stack in range(2):
                    known_cards = now.below[stack]
                    other.stacks[stack][known_cards:] = now.stacks[stack][known_cards:][::-1]
                other.chance = seeded(number)
                assert view(other, seat) == known
                assert view(determinize(known, seeded(1)), seat) == known


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_are_independent_and_the_seed_decides_everything(seed: int) -> None:
    first, second = dealt(seed), dealt(seed)
    kept: list[tuple[State, tuple[object, ...]]] = []
    for number, (one, other) in enumerate(zip(played(first, seed), played(second, seed), strict=True)):
        assert (one.legal_actions, one.cash, one.events) == (other.legal_actions, other.cash, other.events)
        if number % 100 == 0:
            kept.append((one.copy(), view(one, 0).key()))
    for copy, facts in kept:
        assert view(copy, 0).key() == facts


@pytest.mark.parametrize("seed", SEEDS[::3])
def test_games_are_saved_and_written_and_played_again(seed: int) -> None:
    options = {"turn-limit": 8, "rent-on-demand": seed % 2 == 1}
    game = Game.new("monopoly", players=2 + seed % 4, seed=seed, options=options)
    rng = Random(seed)
    while not game.over:
        others = [seat for seat in seats(game.players) if all_out_of_turn(game.state, seat)]
        if others and rng.random() < 0.1:
            game.play(interjection(rng.choice(others)))
        game.play(any_action(game.state, rng.randrange))
    again = Game.load(game.record())
    assert (again.log, again.winners) == (game.log, game.winners)
    assert Game.from_transcript(game.transcript()).checksum() == game.checksum()


@pytest.mark.parametrize("seed", SEEDS[::3])
def test_positions_are_written_and_read_again(seed: int) -> None:
    for number, now in enumerate(played(dealt(seed), seed)):
        if number % 30 == 0 and now.asked != NOBODY and len(now.stack.frames) == 1 and not now.claims:
            written = described_position(now)
            again: State = read_position(written)
            assert described_position(again) == written
            assert (again.cash, again.owner, again.houses, again.mortgaged) == (
                now.cash, now.owner, now.houses, now.mortgaged,
            )  # fmt: skip
            assert again.jail == now.jail
            assert again.jail.count(FREE) == now.jail.count(FREE)
