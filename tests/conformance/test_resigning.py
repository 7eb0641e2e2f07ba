"""A player who resigns ranks behind all others, whatever a bot achieves on the seat, in every game (Q325, Q326)."""

from random import Random

import pytest

from altbau import BadInput, Match
from altbau.core.engine.ids import Seat, seats
from tests.conformance.games import EVERY_EDITION
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 4000
OFTEN = 0.02  # of the decisions somebody resigns at


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(3, 40)
def test_who_resigns_stands_behind_all_who_do_not_and_before_who_did_earlier(edition: str, seed: int) -> None:
    rng = Random(seed)
    match = Match.going_on(any_game(rng, edition), seed=seed)
    resigned = resigning(match, rng, rng.randrange(match.game.players + 1))
    players, game = match.game.players, match.game
    stayed = [seat for seat in seats(players) if seat not in resigned]
    assert [match.places[seat] for seat in resigned] == [players - number for number in range(len(resigned))]
    by_game = game.module.places(game.state)
    for seat in stayed:
        assert match.places[seat] == 1 + sum(by_game[other] < by_game[seat] for other in stayed)
    if stayed:
        assert set(match.winners) == set(match.game_winners) <= set(stayed) and match.winners
    else:
        assert match.winners == match.game_winners == [resigned[-1]]
    assert resigned or match.winners == game.winners
    with pytest.raises(BadInput, match="game-over"):
        match.resign(0)


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(1, 20)
def test_a_game_that_somebody_resigns_in_counts_nothing_for_that_one(edition: str, seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng, edition)
    match = Match(edition, players=game.players, seed=seed, options=game.options, cards=game.cards, games=2)
    resigned = resigning(match, rng, match.game.players // 2)
    counted = [0 if seat in resigned else coins for seat, coins in enumerate(match.scores)]
    assert match.totals == counted and not match.over
    match.next_game()
    assert match.totals == counted and not match.resigned
    match.resign(0)
    loaded = Match.load(match.record())
    assert (loaded.totals, loaded.resigned, loaded.record()) == (match.totals, match.resigned, match.record())


def resigning(match: Match, rng: Random, most: int) -> list[Seat]:
    """Play a game to its end at random, in which so many resign at most; those, in their order."""
    resigned: list[Seat] = []
    for _ in decisions(match.game, rng, MOST_DECISIONS):
        seat = Seat(rng.randrange(match.game.players))
        if rng.random() > OFTEN or len(resigned) >= most:
            continue
        if seat in resigned or seat in match.game.module.out(match.game.state):
            with pytest.raises(BadInput, match=r"has-resigned|out-of-game"):
                match.resign(seat)
            continue
        before = match.game.checksum()
        match.resign(seat)
        resigned.append(seat)
        assert match.game.checksum() == before
    assert match.game.over and match.resigned == tuple(resigned)
    return resigned
