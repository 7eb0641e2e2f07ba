"""At any question of any game, everything has words in both languages, and nothing shown depends on what is hidden."""

from random import Random
from typing import Any

import msgspec
import pytest

from altbau import Game, determinize
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.rng import seeded
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.game import AnyGame
from altbau.core.messages import table
from altbau.core.text import LANGUAGES
from altbau.games import GAMES
from altbau.play.bots import any_action
from altbau.table.view import messages
from tests.any_game import narrator, viewers
from tests.conformance.games import FACTS, OUTSIDE
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 150


def shown(game: Game, state: Any, seat: Seat) -> bytes:
    """What a page shows a seat of a state; what is not of the game itself is left empty."""
    module, page_view = game.module, game.module.page_view(state, seat)
    question = messages.question(module, state.edition, page_view)
    players = [dict.fromkeys(table.Player.__struct_fields__) for _ in range(game.players)]
    common = dict.fromkeys({*table.AnyTable.__struct_fields__} - {"seats"}) | {"question": question}
    return msgspec.json.encode(module.message(page_view, players, common))


def test_every_game_is_put_to_the_test() -> None:
    assert {game.NAME for game in GAMES} >= {game.NAME for game in OUTSIDE}
    assert set(FACTS) >= {game.NAME for game in GAMES}


@pytest.mark.seeds(12, 400)
def test_what_a_page_shows_depends_on_nothing_hidden(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        seat = rng.choice(viewers(now.players))
        if rng.random() < 0.3 and (seat == now.asked or now.question_open):
            imagined = determinize(now.module.view(now.state, seat), seeded(rng.randrange(10**6)))
            assert shown(now, imagined, seat) == shown(now, now.state, seat)


def laid_open(module: AnyGame, events: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The events with cards that a spectator sees whole."""
    shown = [event for event in events if module.redacted(event, NOBODY) == event]
    return [event for event in shown if module.EVENTS[event[0]].of_card]


@pytest.mark.seeds(16, 600)
def test_events_tell_nothing_that_is_hidden(seed: int) -> None:
    """Where two states look the same to a seat before and after somebody else's move, in which chance has laid open the
    same cards, the seat is told the same."""
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        module, seat = now.module, rng.choice(viewers(now.players))
        if seat != now.asked and now.question_open:
            here, there = now.state.copy(), determinize(module.view(now.state, seat), seeded(rng.randrange(10**6)))
            here.chance = there.chance.copy()
            action = any_action(here, rng.randrange)
            if there.is_legal(action):
                for state in (here, there):
                    state.apply(action, True)
                opened, opened_there = (laid_open(module, s.events) for s in (here, there))
                if module.view(here, seat) == module.view(there, seat) and opened == opened_there:
                    told, told_there = ([module.redacted(event, seat) for event in s.events] for s in (here, there))
                    assert told == told_there


@pytest.mark.seeds(8, 200)
def test_everything_that_happens_and_is_asked_is_said_in_both_languages(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    voices = [narrator(language, game.state.edition, SEAT_NAMES) for language in LANGUAGES]
    heard = 0
    for now in decisions(game, rng, MOST_DECISIONS):
        seat = now.asked
        assert seat is not None
        others = [each for each in range(NOBODY, now.players) if each != seat]
        for voice in voices:
            for reader in (seat, rng.choice(others)):
                question = now.page_view(None if reader == NOBODY else reader).question
                assert voice.question(question, seat, reader)
            for action in now.state.legal_actions:
                assert voice.label(action, now.page_view(seat).question[0])
            for event in now.log[heard:]:
                for each in viewers(now.players):
                    assert voice.event(now.module.redacted(event, each))
        heard = len(now.log)
