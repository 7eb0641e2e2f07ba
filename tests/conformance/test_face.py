"""What a program asks of a game, at any decision of every game."""

from random import Random

import pytest

from altbau import BadInput, Game, IllegalMove
from altbau.core.engine.ids import Action
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.text import LANGUAGES
from tests.conformance.games import EVERY_EDITION
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 150
MOST_STEPS = 200  # of a trade that is put together at random
LOOKED_AT = 0.1  # of the decisions


def looked_at(edition: str, seed: int) -> list[Game]:
    """A game at some of its decisions."""
    rng = Random(seed)
    return [now.copy() for now in decisions(any_game(rng, edition), rng, MOST_DECISIONS) if rng.random() < LOOKED_AT]


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(2, 100)
def test_whatever_is_a_legal_move_can_be_played_and_comes_to_an_end(edition: str, seed: int) -> None:
    rng = Random(seed)
    for now in looked_at(edition, seed):
        seat, found = now.asked, now.legal_moves
        assert seat is not None and len(set(found)) == len(found)
        assert {move.split()[0] for move in found} == set(now.legal_tokens)
        after, rest = now.moved(seat, rng.choice(found))
        assert not rest or after.state.irreversible != now.state.irreversible
        for _ in range(MOST_STEPS):
            if after.over or after.question_open or after.asked != seat:
                break
            assert after.move(seat, rng.choice(after.legal_moves)) == []
        else:
            pytest.fail(f"{after!r} does not end its move")


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(2, 100)
def test_a_game_is_told_again_and_taken_back_choice_by_choice(edition: str, seed: int) -> None:
    for now in looked_at(edition, seed)[-2:]:
        told = list(now.replay())
        assert told[-1] == now and told[-1].memory == now.memory and told[0] == now.beginning()
        assert [game.log_length for game in told] == sorted(game.log_length for game in told)
        chosen = zip((each for each in told if not each.must_pass), now.actions, strict=False)
        assert all(each.permits(action) for each, action in chosen)
        popped = now.copy()
        for action in reversed(now.actions[-5:]):
            assert popped.pop() == action
        assert popped != now or not now.actions
        assert popped.actions == now.actions[:-5]
        for action in now.actions[-5:]:
            while popped.must_pass:
                popped.pass_()
            popped.play(action)
        while popped.must_pass and popped != now:
            popped.pass_()
        assert popped == now == Game.loads(now.dumps())
    with pytest.raises(BadInput, match="nothing-to-undo"):
        any_game(Random(seed), edition).pop()


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(1, 20)
def test_seats_have_letters_and_choices_have_names(edition: str, seed: int) -> None:
    for now in looked_at(edition, seed):
        assert now.asked is not None
        letter = SEAT_NAMES[now.asked]
        assert now.view(letter) == now.view(now.asked) and letter in repr(now)
        assert now.moved(letter, now.legal_tokens[0])[0] == now.moved(now.asked, now.legal_tokens[0])[0]
        assert len(now.scores) == now.players
        for language in LANGUAGES:
            assert all(now.describe(action, language) for action in now.legal_actions)
    now = any_game(Random(seed), edition)
    with pytest.raises(BadInput, match="unknown-language"):
        now.svg(language="fr")
    with pytest.raises(BadInput, match="unknown-language"):
        now.describe(now.legal_actions[0], "fr")
    with pytest.raises(IllegalMove):
        now.describe(Action(-1))
    with pytest.raises(BadInput, match="no-such-seat"):
        now.view("a")


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(1, 20)
def test_everybody_is_told_what_has_happened_as_far_as_they_saw_it(edition: str, seed: int) -> None:
    for now in looked_at(edition, seed)[-2:]:
        for seat in (None, *SEAT_NAMES[: now.players]):
            told = list(now.events(seat))
            assert [event.number for event in told] == list(range(now.log_length))
            redacted = [now.redacted(event, seat) for event in now.log]
            assert [event.name for event in told] == [now.module.EVENTS[event[0]].name for event in redacted]
            assert list(now.events(seat, 3)) == told[3:]
            hidden = [place for place, event in enumerate(redacted) if event != now.log[place]]
            assert all(None in [each.value for each in told[place].args.values()] for place in hidden)


@pytest.mark.parametrize("record", ["", "[]", "{", '{"rules": 1}', "null"])
def test_what_is_no_record_is_refused(record: str) -> None:
    with pytest.raises(BadInput):
        Game.loads(record)
