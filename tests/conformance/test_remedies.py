"""What would have to be different: nearly every refusal that something can show says so, in a sentence, and only from
what its reader sees."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from altbau import Game
from altbau.core.engine.choices import IllegalAction
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.rng import seeded
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.text import LANGUAGES
from altbau.games import GAMES, game_of
from altbau.play.text import moves
from altbau.play.text.position import read_position
from tests.any_game import determinize, narrator, view
from tests.engine.random_games import any_game, decisions
from tests.engine.test_refusals import LISTED
from tests.engine.test_steps import paths
from tests.text.test_text import speaks

MOST_DECISIONS = 60
LEAST_SHARE = 0.8
MOST_WORDS = 25


def steps(rng: Random, game: Game, seat: Seat) -> Iterator[list[Action]]:
    """The beginning of what a seat can choose, and some ways through it."""
    page_view = game.page_view(seat)
    yield []
    for choices in (page_view.choices, page_view.offer.choices if page_view.offer else []):
        for path, _ in paths(rng, choices):
            yield path


def refused_in(case: dict[str, Any], defaults: dict[str, Any]) -> IllegalAction | None:
    """What the last words of a case get to hear where they are something to press; None where they are only typed."""
    s = read_position(defaults | case.get("position", {}), stop_at_windows=True)
    *before, (name, line) = ((name, str(line)) for step in case["script"] for name, line in step.items())
    for author, words in before:
        s = moves.play_whole(s, Seat(SEAT_NAMES.index(author)), words)
    module = game_of(s.edition.key)
    *path, last = (module.action_of(s.edition, word) for word in line.split())
    known = [action for action in path if action is not None]
    step = module.step(s, Seat(SEAT_NAMES.index(name)), known) if known == path else None
    return next((each for each in step.blocked if each.action == last), None) if step else None


@pytest.mark.parametrize("game", [game for game in GAMES if game.REMEDIES], ids=lambda game: game.NAME)
def test_most_of_what_can_be_pressed_in_vain_says_what_would_have_to_be_different(game: Any) -> None:
    shown: dict[str, bool] = {}
    for case in LISTED[game.NAME]["cases"]:
        found = refused_in(case, LISTED[game.NAME]["defaults"])
        if found is not None:
            assert game.REFUSALS[found.refusal] == tuple(case["why"])
            shown[" ".join(case["why"])] = bool(found.remedy)
    assert len(shown) > 10
    assert sum(shown.values()) >= LEAST_SHARE * len(shown), [why for why, told in shown.items() if not told]


@pytest.mark.seeds(12, 400)
def test_a_remedy_is_one_short_sentence_in_every_language(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        kinds = now.module.REMEDIES
        voices = [narrator(language, now.state.edition, SEAT_NAMES) for language in LANGUAGES]
        for seat in now.state.seats():
            for path in steps(rng, now, seat):
                step = now.module.step(now.state, seat, path)
                for remedy in {each.remedy for each in step.blocked if each.remedy} if step else ():
                    kind = kinds[remedy[0]]
                    for voice in voices:
                        said = voice.say(f"remedy-{kind.name}", **voice.arguments(kind.args, remedy[1:], seat))
                        speaks(said)
                        assert len(said.split()) <= MOST_WORDS, said


@pytest.mark.seeds(12, 400)
def test_what_looks_the_same_is_explained_the_same(seed: int) -> None:
    """Two tables that differ only in what a seat can't see give it the same reasons and remedies at every step."""
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        seat = Seat(rng.randrange(now.players)) if rng.random() < 0.3 or now.asked is None else now.asked
        known = view(now.state, seat)
        twin = determinize(known, seeded(rng.randrange(1000)))
        if view(twin, seat).key() != known.key():
            continue
        for path in steps(rng, now, seat):
            assert now.module.step(now.state, seat, path) == now.module.step(twin, seat, path)
