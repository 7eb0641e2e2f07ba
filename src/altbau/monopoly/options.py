"""What a table can agree on."""

from typing import Final

from altbau.kernel.options import Option
from altbau.monopoly.cards import DECKS
from altbau.monopoly.edition import NO_LIMIT

MOST_ROUNDS: Final = 10_000
MOST_MONEY: Final = 100_000

OPTIONS: Final = (
    Option("rent-on-demand", "rent_on_demand", False),
    Option("deck", "deck", "new", tuple(DECKS)),
    Option("turn-limit", "turn_limit", NO_LIMIT, most=MOST_ROUNDS),
    Option("start-money", "start_money", 1500, most=MOST_MONEY),
)
