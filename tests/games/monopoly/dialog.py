"""Trades as the page's dialog sends them, because no tree of choices lists them."""

from random import Random
from typing import Any

from altbau import Game
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import table
from altbau.games.monopoly.rules.board import NAMES
from altbau.games.monopoly.rules.trading import MOST_OFFERS

MUST_BRING_MONEY = ("to-raise", "buy-or-auction", "buy-or-leave")  # questions in which a trade has to bring money


def side(rng: Random, s: Any, seat: Seat, pays: bool) -> list[str]:
    """What a player could tick on one side of the dialog for trades."""
    free = [square for square in s.held[seat] if not s.group_built(square)]
    words = [NAMES[square] for square in rng.sample(free, min(len(free), rng.randint(0, 2)))]
    if pays and s.cash[seat] and rng.random() < 0.5:
        words.append(str(rng.randint(1, s.cash[seat])))
    return words + ["jail-card"] * rng.randint(0, s.cards_kept(seat))


def offer(rng: Random, s: Any, seat: Seat, raising: bool) -> list[str]:
    """A whole offer; empty if the dialog would not send it."""
    other = rng.choice([each for each in s.alive() if each != seat])
    given, asked = side(rng, s, seat, not raising), side(rng, s, other, True)
    goods = any(not word.isdigit() for word in given + ([] if raising else asked))
    money = any(word.isdigit() for word in asked)
    repeated = any((refused.seat, refused.partner) == (seat, other) for refused in s.refused)
    if s.offers[seat] == MOST_OFFERS or repeated or not goods or (raising and not money):
        return []
    return ["trade", SEAT_NAMES[other], *given, "for", *asked, "offer"]


def finished(rng: Random, game: Game, question: table.Question, path: list[str]) -> list[str]:
    """A path of choices; `trade` at its end is replaced by a whole offer."""
    if path[-1:] != ["trade"]:
        return path
    assert game.asked is not None
    return offer(rng, game.state, game.asked, question.name in MUST_BRING_MONEY)
