"""What is drawn: a card that names sums is worth just these."""

import re

from altbau.games.monopoly.rules.cards import CARDS

SUM = re.compile(r"\d+")


def test_a_card_is_worth_what_its_name_says() -> None:
    named = {card: [int(each) for each in SUM.findall(card.name)] for card in CARDS}
    assert {card.name: [card.value, card.hotel][: len(sums)] for card, sums in named.items()} == {
        card.name: sums for card, sums in named.items()
    }
