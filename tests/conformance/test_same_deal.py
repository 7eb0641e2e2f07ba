"""One deal at several tables: equal moves get equal cards, and the n-th throw is the same whoever makes it."""

from random import Random

import pytest

from altbau import BadInput, Game, Match
from altbau.core.engine.chance import RecordingChance, Script
from altbau.core.engine.rng import chance, chance_by_number
from altbau.games import EDITIONS
from altbau.play.bots import any_action
from altbau.play.text.snapshot import restore_state, snapshot
from tests.any_game import SomeGame
from tests.conformance.games import EVERY_EDITION
from tests.engine.random_games import decisions

SEED = 32
MOST_DECISIONS = 120


def deal(edition: str) -> SomeGame:
    """The same deal of an edition, as each table begins with it."""
    return Game.new(edition, players=max(2, EDITIONS[edition].min_players), seed=SEED, by_number=True)


def played(edition: str, choices: int) -> SomeGame:
    """A table that plays the deal at random."""
    game, rng = deal(edition), Random(choices)
    for _ in decisions(game, rng, MOST_DECISIONS):
        pass
    return game


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.parametrize("choices", range(2))
def test_the_same_moves_give_the_same_record_byte_for_byte(edition: str, choices: int) -> None:
    one, other = played(edition, choices), played(edition, choices)
    assert one.dumps() == other.dumps()
    assert one.transcript() == other.transcript()


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_a_record_keeps_how_it_was_dealt(edition: str) -> None:
    game = played(edition, 1)
    assert Game.loads(game.dumps()) == Game.from_transcript(game.transcript()) == game
    assert game.beginning() == deal(edition)
    unlike = Game.new(edition, players=game.players, seed=SEED)
    assert unlike.record() != deal(edition).record()
    assert "by-number" not in unlike.record()
    assert "by-number" not in unlike.transcript()


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_a_snapshot_goes_on_with_the_same_chance(edition: str) -> None:
    state = played(edition, 0).state
    written = snapshot(state)
    assert written["generator"]["name"] == "by-number"
    assert restore_state(written).chance.state()[:2] == state.chance.state()[:2]


def test_the_nth_throw_is_the_same_whoever_makes_it() -> None:
    told: list[Script] = []
    for choices in range(6):
        state, rng, noted = deal("monopoly").state, Random(choices), Script()
        state.chance = RecordingChance(state.chance, noted)
        for _ in range(1500):
            if state.asked < 0:
                break
            state.apply(any_action(state, rng.randrange))
        told.append(noted)
    throws = [noted.throws for noted in told]
    longest = max(throws, key=len)
    assert len(longest) > 20
    assert all(each == longest[: len(each)] for each in throws)
    assert len({len(each) for each in throws}) > 1  # so they have played differently


def test_an_answer_depends_on_its_number_among_its_kind_alone() -> None:
    rng, mixed = chance_by_number(SEED), chance_by_number(SEED)
    plain = [rng.throw(2) for _ in range(30)]
    lying, mixed_lying = list(range(40)), list(range(40))
    rng.shuffle(lying)
    between = []
    for number in range(30):
        mixed.below(number + 1)
        between.append(mixed.throw(2))
    mixed.shuffle(mixed_lying)
    assert between == plain
    assert mixed_lying == lying
    assert len({str(each) for each in plain}) > 5
    usual = chance(SEED)
    assert [usual.throw(2) for _ in range(30)] != plain


def test_a_match_deals_each_of_its_games_so() -> None:
    match = Match("wucherer-1997", players=2, seed=SEED, games=2, by_number=True)
    rng = Random(1)
    for _ in decisions(match.game, rng, 10_000):
        pass
    match.next_game()
    assert match.game.by_number
    again = Match.load(match.record())
    assert again.record() == match.record()
    assert again.game.by_number


@pytest.mark.parametrize("value", ["yes", 1, None, []])
def test_what_is_neither_true_nor_false_is_refused(value: object) -> None:
    record = deal("monopoly").record() | {"by-number": value}
    with pytest.raises(BadInput, match="bad-value"):
        Game.load(record)
