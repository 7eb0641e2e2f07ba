"""A turn that is tried before it begins: it has only what its seat sees, and what it offers is possible then."""

from collections.abc import Iterator
from random import Random

import pytest

from altbau import Game
from altbau.core.engine.ids import Seat, seats
from altbau.games import EDITIONS
from altbau.play.text.move_enumeration import whole_moves
from altbau.table.seats.next_turn import NextTurn, next_turn
from altbau.table.view.messages import tried_turn_message
from tests.any_game import SomeGame
from tests.engine.random_games import any_game, decisions

DECISIONS = 60  # of a random game
STEPS = 8  # of a turn


def some_positions(edition: str, seed: int) -> Iterator[tuple[SomeGame, Seat]]:
    """Positions of a random game, with a seat."""
    rng = Random(seed)
    for number, game in enumerate(decisions(any_game(rng, edition), rng, DECISIONS)):
        if not game.over:
            yield game, seats(game.players)[number % game.players]


def composed(game: SomeGame, seat: Seat, rng: Random) -> tuple[list[str], NextTurn]:
    """A turn that is composed of what is offered step by step."""
    lines: list[str] = []
    turn = next_turn(game, seat, lines)
    for _ in range(STEPS):
        if turn.state is None:
            break
        view = game.module.page_view(turn.state, seat)
        token = lambda action: game.module.token(game.state.edition, action)  # noqa: E731
        move = rng.choice([*whole_moves(view.choices, view.sums, token)])
        lines = [*lines[:-1], f"{lines[-1]} {move}"] if turn.unfinished else [*lines, move]
        turn = next_turn(game, seat, lines)
    return lines, turn


@pytest.mark.seeds(2, 60)
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_has_nothing_that_its_seat_does_not_see(edition: str, seed: int) -> None:
    for number, (game, seat) in enumerate(some_positions(edition, seed)):
        elsewhere = Game.from_position(game.seen_position(seat), seed=number + 1)
        lines, turn = composed(game, seat, Random(number))
        assert composed(elsewhere, seat, Random(number))[0] == lines
        assert tried_turn_message(elsewhere, seat, lines) == tried_turn_message(game, seat, lines)
        assert turn.ended != "illegal" and len(turn.moves) == len(lines)


@pytest.mark.seeds(2, 60)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_it_offers_is_possible_when_the_turn_begins_so(edition: str, seed: int) -> None:
    rng, turns = Random(seed), 0
    for game in decisions(any_game(rng, edition), rng, 5 * DECISIONS):
        s = game.state
        begins = not game.over and s.asked == s.turn and game.module.QUESTIONS[s.stack.top.prompt(s)[0]].begins
        if not begins or s.turns == turns:
            continue
        turns = s.turns
        lines, _ = composed(game, s.turn, rng)
        if lines:
            game.moved(s.turn, lines[0])


def test_it_changes_nothing() -> None:
    rng = Random(1)
    for edition in EDITIONS:
        for game, seat in some_positions(edition, 1):
            before = game.checksum()
            composed(game, seat, rng)
            assert game.checksum() == before


def test_it_goes_only_as_far_as_its_moves_are_possible() -> None:
    game = Game.new("landlord-2013", players=2, seed=1, options={"starter": "A"})
    ben = Seat(1)
    for lines, moves, ended in (
        ([], 0, None),
        (["done"], 1, None),
        (["build 3"], 1, None),
        (["build 3", "done"], 1, "illegal"),
        (["done", "nonsense"], 1, "illegal"),
        (["done", ""], 1, "illegal"),
        (["done done"], 0, "illegal"),
        (["done", "stop"], 2, "turn"),
        (["done", "stop", "done"], 2, "illegal"),
    ):
        turn = next_turn(game, ben, lines)
        assert (len(turn.moves), turn.ended) == (moves, ended), lines
        assert (turn.state is None) == (ended is not None)
    assert next_turn(game, ben, ["build 3"]).unfinished
    board = Game.new("monopoly", players=2, seed=1)
    assert next_turn(board, ben, ["roll"]).ended == "chance"
