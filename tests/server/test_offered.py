"""Whatever the page is offered is accepted: each path through the trees of choices, each sum, what the dialogs say."""

from random import Random
from typing import Any

import pytest

from altbau import Game
from altbau.core import wire
from altbau.core.vocabulary import SEAT_NAMES
from altbau.games.monopoly.rules.board import NAMES
from altbau.games.monopoly.rules.trading import MOST_OFFERS
from altbau.server import present as show
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 120
PATHS = 4  # of one decision
MUST_BRING_MONEY = ("to-raise", "buy-or-auction")  # questions in which a trade is for that only


def some_path(rng: Random, choices: list[wire.Choice]) -> list[str]:
    """The tokens that somebody would click on, to the end of a branch."""
    path = []
    while choices:
        choice = rng.choice(choices)
        path.append(choice.token)
        choices = choice.next
    return path


def side(rng: Random, t: Any, seat: int, pays: bool) -> list[str]:
    """What somebody ticks on one side of the dialog for trades."""
    free = [square for square in t.held[seat] if not t.group_built(square)]
    words = [NAMES[square] for square in rng.sample(free, min(len(free), rng.randint(0, 2)))]
    if pays and t.cash[seat] and rng.random() < 0.5:
        words.append(str(rng.randint(1, t.cash[seat])))
    return words + ["jail-card"] * rng.randint(0, t.cards_kept(seat))


def offer(rng: Random, t: Any, seat: int, raising: bool) -> list[str]:
    """A whole offer, or nothing where the dialog would not send it."""
    other = rng.choice([each for each in t.alive() if each != seat])
    given, asked = side(rng, t, seat, not raising), side(rng, t, other, True)
    goods = any(not word.isdigit() for word in given + ([] if raising else asked))
    money = any(word.isdigit() for word in asked)
    repeated = any(refused[:2] == (seat, other) for refused in t.refused)
    if t.offers[seat] == MOST_OFFERS or repeated or not goods or (raising and not money):
        return []
    return ["trade", SEAT_NAMES[other], *given, "for", *asked, "offer"]


def accepts(game: Game, seat: int, path: list[str]) -> None:
    """The line is played."""
    if path:
        trial = game.copy()
        trial.move(seat, " ".join(path))
        assert len(trial.actions) > len(game.actions), path


@pytest.mark.seeds(16, 800)
def test_whatever_is_offered_is_accepted(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for now in decisions(game, rng, MOST_DECISIONS):
        seat = now.asked
        assert seat is not None
        question = show.question(now.module, now.table.edition, now.sight(seat))
        assert question is not None
        for _ in range(PATHS):
            path = some_path(rng, question.choices)
            if path[-1:] == ["trade"] and now.edition == "monopoly":
                path = offer(rng, now.table, seat, question.name in MUST_BRING_MONEY)
            accepts(now, seat, path)
        if question.sums:
            for coins in (
                question.sums.least,
                question.sums.most,
                rng.randint(question.sums.least, question.sums.most),
            ):
                accepts(now, seat, [str(coins)])
        if now.edition == "monopoly":
            speak_out_of_turn(rng, now)


def speak_out_of_turn(rng: Random, game: Game) -> None:
    """What those are offered who are not asked."""
    for seat in range(game.players):
        question = show.aside(game.module, game.table.edition, game.sight(seat))
        if question is not None:
            path = some_path(rng, question.choices)
            accepts(game, seat, path if path != ["trade"] else offer(rng, game.table, seat, False))
