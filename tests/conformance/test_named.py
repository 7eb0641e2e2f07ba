"""What left no choice may be named all the same, once; and a refusal names the decision at which its word stood."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from altbau import BadInput, Game
from altbau.core.engine.eventlog import Forced
from altbau.core.engine.ids import NOT_OFFERED, Action, Seat
from altbau.core.notation.legal_moves import options_of
from altbau.core.text import LANGUAGES, error
from altbau.play.bots import any_action
from altbau.play.text.moves import named_options
from tests.conformance.test_any_input import WORDS, everything
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 120
WRONG = 12  # words after one choice


def token(game: Game, action: int) -> str:
    return game.module.token(game.state.edition, Action(action))


def known(game: Game) -> tuple[object, ...]:
    """All that an accepted line can change."""
    return game.checksum(), list(game.log), list(game.state.forced)


def refusal(game: Game, seat: int, line: str) -> BadInput | None:
    """Why a line is refused."""
    before = everything(game)
    try:
        game.copy().move(seat, line)
    except BadInput as why:
        assert everything(game) == before
        return why
    return None


def is_choice(game: Game, forced: Forced) -> bool:
    """Whether the same word chooses something now, in answer or out of turn."""
    legal = game.asked == forced.seat and forced.action in game.state.legal_actions
    return legal or game.module.out_of_turn(game.state, forced.seat, forced.action) is not None


@pytest.mark.seeds(12, 1200)
def test_what_was_played_by_itself_is_named_once(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        last = {forced: place for place, forced in enumerate(now.state.forced)}
        for forced, place in last.items():
            if is_choice(now, forced):
                continue
            trial, word = now.copy(), token(now, forced.action)
            for _ in now.state.forced[: place + 1].count(forced) * [None]:
                before = trial.checksum(), trial.log, trial.actions
                assert trial.move(forced.seat, word) == []
                assert (trial.checksum(), trial.log, trial.actions) == before
            why = refusal(trial, forced.seat, word)
            forbidden = now.asked == forced.seat and forbids(now, now.state, forced.action)
            assert why and why.code == ("illegal-move" if forbidden else "already-played")
            assert all(error(language, why) for language in LANGUAGES)


@pytest.mark.seeds(12, 1200)
def test_an_accepted_line_changes_the_state_the_log_or_what_may_be_named(seed: int) -> None:
    """So whoever repeats a line until it is refused comes to an end."""
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        words = [*now.legal_tokens, *(token(now, forced.action) for forced in now.state.forced)]
        trial, seat = now.copy(), rng.choice([now.asked or 0, *now.state.seats()])
        line = " ".join(rng.choice(words) for _ in range(rng.randint(1, 3)))
        for _ in range(3):
            before = known(trial)
            try:
                trial.move(seat, line)
            except BadInput:
                break
            assert known(trial) != before, line


@pytest.mark.seeds(12, 1200)
def test_what_may_be_named_is_saved_and_written_down(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        if not now.state.forced or rng.random() < 0.7:
            continue
        trial = now.copy()
        forced = rng.choice(now.state.forced)
        if not is_choice(now, forced):
            trial.move(forced.seat, token(now, forced.action))
            assert trial.state.forced != now.state.forced
        for again in (Game.load(trial.record()), Game.from_transcript(trial.transcript())):
            assert (again.state.forced, again.checksum()) == (trial.state.forced, trial.checksum())


def test_what_is_said_to_be_named_must_have_been_played_by_itself() -> None:
    game = Game.new("monopoly", players=2, seed=1)
    for wrong in ([0], [-1], ["end"], 1):
        with pytest.raises(BadInput, match="named"):
            Game.load(game.record() | {"named": wrong})


def without_choice(game: Game, action: Action) -> Iterator[Any]:
    """The states at the decisions of the seat asked that leave it none after an action; then the one at which it, or
    somebody else, is asked next."""
    s = game.state.copy()
    s.stack.top.apply(s, action)
    s.stack.run_to_question(s)
    while s.stack.forces() and not s.stack.top.insists(s) and not s.stack.top.window(s):
        yield s.copy()
        s.stack.top.apply(s, s.legal_actions[0])
        s.stack.run_to_question(s)
    yield s


@pytest.mark.seeds(12, 1200)
def test_a_refusal_names_the_decision_at_which_the_word_stood(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        action = any_action(now.state, rng.randrange)
        *passed, asked = without_choice(now, action)
        seat = now.state.asked
        if not passed or any(s.asked != seat or s.irreversible != now.state.irreversible for s in [*passed, asked]):
            continue
        place = rng.randint(0, len(passed))  # so many of them are named
        line = " ".join(token(now, each) for each in [action, *(s.legal_actions[0] for s in passed[:place])])
        left = [*passed[place:], asked]
        for word in rng.sample(WORDS, WRONG):
            wrong = now.module.action_of(now.state.edition, word)
            if wrong is None or any(s.is_legal(wrong) for s in left):
                continue
            why = refusal(now, seat, f"{line} {word}")
            if why and why.code == "already-played":
                assert not any(forbids(now, s, wrong) for s in left)
            elif why:
                assert why.args_by_name["options"] == stood(now, left, wrong), (line, word)


def forbids(game: Game, s: Any, wrong: Action) -> bool:
    """Whether a rule is against a word, and not just what is asked."""
    return bool(game.module.refusal(s, wrong) != game.module.REFUSALS[NOT_OFFERED])


def stood(game: Game, left: list[Any], wrong: Action) -> str:
    """The options of the first decision at which a rule is against a word, else of the last."""
    at = next((s for s in left if forbids(game, s, wrong)), left[-1])
    return named_options(options_of(at, partial(token, game)))


@pytest.mark.parametrize(("line", "code"), [("move A1.1 A2.1", "too-many-floors"), ("move A2.1", "nobody-there")])
def test_after_a_forced_part_a_refusal_is_about_the_next(line: str, code: str) -> None:
    game = Game.from_position(
        "{edition: landlord-2013, phase: play, players: 2, hands: {A: [move, bomb]}, cards: {hacker: {floors: 1}},"
        "buildings: {A1: {floors: 1, tenants: {1: hacker}}, A2: {floors: 3}}}"
    )
    why = refusal(game, Seat(0), line)
    assert why
    assert why.args_by_name["refusal"] == code
