"""A last move that others let somebody take back has never been; past chance, cards seen and answers nobody gets, in
any game."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from altbau import BadInput, Game
from altbau.core.engine.ids import NOBODY, Action, Seat, seats
from altbau.core.engine.rng import seeded
from altbau.play.bots import any_action
from tests.any_game import determinize
from tests.conformance.games import EVERY_EDITION
from tests.engine.random_games import any_game, out_of_turn_actions

MOST_DECISIONS = 300


class Begun(NamedTuple):
    """A move: whose, how the game was before it, None where nobody chose, and what was played since."""

    seat: Seat
    before: Game | None
    actions: list[Action]


def moves(game: Game, rng: Random) -> Iterator[tuple[Game, Begun | None]]:
    """The game at each decision of random play, with the move before it; others speak now and then."""
    last: Begun | None = None
    for _ in range(MOST_DECISIONS):
        yield game, last
        if game.over:
            return
        others = out_of_turn_actions(game) if rng.random() < 0.1 else []
        action = Action(rng.choice(others) if others else any_action(game.state, rng.randrange))
        speaker = game.module.out_of_turn_seat(action)
        seat = game.state.asked if speaker is None else speaker
        if game.must_pass:
            last = Begun(seat, None, [])
        elif speaker is not None or game.question_open:
            last = Begun(seat, game.copy(), [action])
        else:
            last = Begun(seat, None, []) if last is None or last.seat != seat else last
            last.actions.append(action)
        game.play(action)


def seen(game: Game) -> list[object]:
    """All that anybody knows of a game, and what it remembers."""
    views = [game.module.view(game.state, seat) for seat in (NOBODY, *seats(game.players))]
    undo = [game.can_undo(seat) for seat in seats(game.players)]
    return [game.checksum(), game.log, game.actions, undo, game.memory, game.must_pass, *views]


def reason(game: Game, last: Begun | None, seat: Seat) -> set[str]:
    """Why somebody can't take the last move back: what can be said of it, or nothing."""
    if game.over:
        return {"game-over"}
    if last is None:
        return {"nothing-to-undo"}
    if last.seat != seat:
        return {"take-back-answered"}
    if last.before is None:
        return {"nothing-to-undo"}
    before, now = last.before.state, game.state
    if before.chance.state() != now.chance.state() or before.irreversible != now.irreversible:
        return {"take-back-chance", "take-back-seen"}
    return {"take-back-alone"} if game.can_undo(seat) else {""}


@pytest.mark.seeds(3, 60)
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_a_move_that_is_taken_back_has_never_been_and_else_it_is_said_why_not(edition: str, seed: int) -> None:
    rng = Random(seed)
    for now, last in moves(any_game(rng, edition), rng):
        for seat in seats(now.players):
            refusal = now.why_not_take_back(seat)
            assert refusal in reason(now, last, seat)
            trial = now.copy()
            if refusal:
                with pytest.raises(BadInput, match=refusal):
                    trial.take_back(seat)
                continue
            assert last and last.before
            before = seen(now)
            trial.take_back(seat)
            assert seen(trial) == seen(last.before)
            assert seen(now) == before
            for action in last.actions:
                trial.play(action)
            assert seen(trial) == before
            if rng.random() < 0.1:
                trial.take_back(seat)
                assert Game.load(trial.record()).checksum() == trial.checksum()


@pytest.mark.seeds(2, 60)
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_whoever_takes_a_move_back_has_learnt_nothing_by_it(edition: str, seed: int) -> None:
    """Of two states that look the same to that player such a move makes two that do, too."""
    rng = Random(seed)
    for now, last in moves(any_game(rng, edition), rng):
        if last is None or last.before is None or now.why_not_take_back(last.seat):
            continue
        known = last.before.view(last.seat)
        here, there = last.before.state.copy(), determinize(known, seeded(rng.randrange(10**6)))
        for action in last.actions:
            here.apply(action, True)
            there.apply(action, True)
        assert now.module.view(here, last.seat) == now.module.view(there, last.seat)


def test_some_moves_can_be_taken_back_in_every_game() -> None:
    for edition in ("landlord-2013", "wucherer-1997", "wucherer-1992", "monopoly"):
        rng = Random(1)
        played = moves(any_game(rng, edition), rng)
        possible = [last for now, last in played if last and not now.why_not_take_back(last.seat)]
        assert len(possible) > 5
