"""A hand holds the cards that were added, in the order of the cards, whatever others come and go."""

import pickle
from collections import Counter
from random import Random

import pytest

from altbau.core.engine.ids import ALLOWED
from altbau.games.wucherer.rules.cards import KINDS
from altbau.games.wucherer.rules.hand import NO_CARDS, Hand, hand_of
from altbau.games.wucherer.rules.ids import Card, numbered
from altbau.games.wucherer.rules.playing import why_not_use
from tests.engine.random_games import CASES, any_game, decisions, each_of

ALL = [numbered(number) for number in range(1, KINDS)]


def same(hand: Hand, cards: Counter[Card]) -> bool:
    """Whether a hand has these cards, however it is asked."""
    held = sorted(cards.elements())
    return (
        (hand.cards(), list(hand), len(hand), hand.size) == (held, held, len(held), len(held))
        and [hand.count(kind) for kind in ALL] == [cards[kind] for kind in ALL]
        and [hand.holds(kind) for kind in ALL] == [kind in cards for kind in ALL] == [kind in hand for kind in ALL]
        and hand == hand_of(held)
        and bin(hand.kinds).count("1") == len({*held})
    )


@pytest.mark.seeds(20, 500)
def test_cards_come_and_go(seed: int) -> None:
    rng = Random(seed)
    some = rng.sample(ALL, rng.choice([1, 2, 8]))
    hand, cards = NO_CARDS, Counter[Card]()
    older = [(hand, cards)]
    for _ in range(200):
        kind = rng.choice(some)
        if cards[kind] and rng.random() < 0.4:
            hand, cards = hand.without(kind), +(cards - Counter([kind]))
        else:
            hand, cards = hand.and_card(kind), cards + Counter([kind])
        older.append((hand, cards))
    for hand, cards in older:
        assert same(hand, cards) and same(pickle.loads(pickle.dumps(hand)), cards)


def test_a_hand_can_hold_all_cards() -> None:
    hand = hand_of(ALL * 40)
    assert same(hand, Counter(dict.fromkeys(ALL, 40)))
    for kind in ALL * 40:
        hand = hand.without(kind)
    assert same(hand, Counter()) and hand == NO_CARDS


def test_what_is_not_there_is_not_taken_out() -> None:
    for kind in ALL:
        with pytest.raises(ValueError, match=str(kind)):
            hand_of([each for each in ALL if each != kind]).without(kind)


def test_what_is_no_card_is_not_there() -> None:
    hand = hand_of(ALL)
    assert not any(hand.holds(numbered(number)) for number in (-64, -1, 0, KINDS, 64, 65, 99, 1 << 70))


@each_of(CASES)
def test_the_free_choice_has_the_cards_against_which_nothing_speaks(edition: str, players: int, seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, edition), rng, 300):
        s = now.state
        if now.module.at_free_choice(s):
            usable = [kind for kind in ALL if s.hands[s.turn].holds(kind) and why_not_use(s, kind) == ALLOWED]
            assert [action for action in s.legal_actions if action < KINDS] == usable
