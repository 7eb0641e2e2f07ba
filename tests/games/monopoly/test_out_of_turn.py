"""Everything that is offered to seats out of turn is accepted."""

from random import Random

import pytest

from altbau.core.engine.ids import seats
from altbau.table.view import messages
from tests.conformance.test_offered import accepts, some_path
from tests.engine.random_games import any_game, decisions
from tests.games.monopoly.dialog import offer

MOST_DECISIONS = 120


@pytest.mark.seeds(4, 200)
def test_whatever_is_offered_out_of_turn_is_accepted(seed: int) -> None:
    rng = Random(seed)
    for game in decisions(any_game(rng, "monopoly"), rng, MOST_DECISIONS):
        for seat in seats(game.players):
            question = messages.out_of_turn(game.module, game.state.edition, game.page_view(seat))
            if question is not None:
                path = some_path(rng, question.choices)
                accepts(game, seat, path if path != ["trade"] else offer(rng, game.state, seat, False))
