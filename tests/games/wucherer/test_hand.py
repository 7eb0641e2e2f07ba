"""A hand holds what has been put into it, in the order of the cards, whatever else comes and goes."""

import pickle
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from altbau.core.engine.ids import ALLOWED
from altbau.games.wucherer.rules import options
from altbau.games.wucherer.rules.cards import KINDS, ROOF
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.hand import MOST_ALIKE, Hand, hand_of
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
    hand, cards = Hand(), Counter[Card]()
    for _ in range(200):
        kind = rng.choice(some)
        if cards[kind] and rng.random() < 0.4:
            hand.give(kind)
            cards = +(cards - Counter([kind]))
        elif cards[kind] < MOST_ALIKE:
            hand.take(kind)
            cards[kind] += 1
        assert same(hand, cards)
    twin, kept = hand.copy(), pickle.loads(pickle.dumps(hand))
    hand.take(rng.choice([kind for kind in ALL if cards[kind] < MOST_ALIKE]))
    assert same(twin, cards) and same(kept, cards) and hand != twin


def test_a_hand_can_hold_all_that_can_be_counted_of_all_cards() -> None:
    hand = hand_of(ALL * MOST_ALIKE)
    assert same(hand, Counter(dict.fromkeys(ALL, MOST_ALIKE)))
    for kind in ALL * MOST_ALIKE:
        hand.give(kind)
    assert same(hand, Counter())
    for kind in ALL:
        with pytest.raises(ValueError, match=str(kind)):
            hand.give(kind)
    assert same(hand, Counter())


def test_what_is_no_card_is_not_there() -> None:
    hand = hand_of(ALL)
    assert not any(hand.holds(numbered(number)) for number in (-64, -1, 0, KINDS, 64, 65, 99, 1 << 70))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_deck_can_be_counted(edition: str) -> None:
    options.check_copies(EDITIONS[edition])


@pytest.mark.parametrize("change", [{"deck": {ROOF: MOST_ALIKE + 1}}, {"monsters": MOST_ALIKE + 1}])
def test_a_deck_of_which_a_hand_could_hold_more_is_refused(
    change: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = EDITIONS["landlord-2013"]
    monkeypatch.setitem(EDITIONS, edition.key, replace(edition, **change))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"landlord-2013: 32 cards (roof|monster), 31 at most"):
        options.configured(edition.key, 3, {}, {})


@each_of(CASES)
def test_the_free_choice_has_the_cards_against_which_nothing_speaks(edition: str, players: int, seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, edition), rng, 300):
        s = now.state
        if now.module.at_free_choice(s):
            usable = [kind for kind in ALL if s.hands[s.turn].holds(kind) and why_not_use(s, kind) == ALLOWED]
            assert [action for action in s.legal_actions if action < KINDS] == usable
