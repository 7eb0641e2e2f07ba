"""Everything that the page is offered is accepted: each path through the trees of choices, each sum, each dialog."""

from random import Random

import pytest

from altbau import Game, IllegalMove
from altbau.core.engine.ids import Seat
from altbau.core.messages import table
from altbau.table.view import messages as show
from tests.conformance.games import FACTS
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 120
PATHS = 4  # of one decision
LEFT_OVER = "left over"


def some_path(rng: Random, choices: list[table.Choice]) -> list[str]:
    """The tokens that somebody would click on, to the end of a branch."""
    path = []
    while choices:
        choice = rng.choice(choices)
        path.append(choice.token)
        choices = choice.next
    return path


def accepts(game: Game, seat: Seat, path: list[str]) -> None:
    """The line is played."""
    if path:
        trial = game.copy()
        trial.move(seat, " ".join(path))
        assert len(trial.actions) > len(game.actions) or game.must_pass, path


@pytest.mark.seeds(16, 800)
def test_whatever_is_offered_is_accepted(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for now in decisions(game, rng, MOST_DECISIONS):
        seat = now.asked
        assert seat is not None
        view = now.view(seat)
        assert view.legal_tokens == now.legal_tokens
        assert [view.action(token) for token in now.legal_tokens] == now.legal_actions
        with pytest.raises(IllegalMove):
            view.action(f"{2 * now.sums.stop}" if now.sums else "nonsense")
        if len(now.sums) > 1:
            assert view.token(view.action(f"{now.sums[-1]}")) == f"{now.sums[-1]}"
        question = show.question(now.module, now.state.edition, now.page_view(seat))
        assert question is not None
        for _ in range(PATHS):
            path = some_path(rng, question.choices)
            accepts(now, seat, FACTS[now.module.NAME].finished(rng, now, question, path))
        if question.sums:
            for coins in (
                question.sums.least,
                question.sums.most,
                rng.randint(question.sums.least, question.sums.most),
            ):
                accepts(now, seat, [str(coins)])


def refusal(game: Game, seat: Seat, line: str) -> str:
    """Why a line is refused; LEFT_OVER where the last word came too late for that."""
    try:
        return LEFT_OVER if game.copy().move(seat, line) else "nothing"
    except IllegalMove as error:
        return str(error.args_by_name["refusal"])


@pytest.mark.seeds(16, 800)
def test_what_is_not_possible_inside_a_move_is_refused_for_the_reason_told(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for now in decisions(game, rng, MOST_DECISIONS):
        seat = now.asked
        assert seat is not None
        question = show.question(now.module, now.state.edition, now.page_view(seat))
        assert question is not None
        for choice in question.choices:
            if len(choice.next) < 2:
                continue  # what leaves no choice is played by itself, and the next word answers what comes then
            told = show.reasons(now, seat, choice.token)
            assert not {each.token for each in told} & {each.token for each in choice.next}
            for blocked in told[:PATHS]:
                assert refusal(now, seat, f"{choice.token} {blocked.token}") in (blocked.reason, LEFT_OVER)
