"""The two stacks of 16 cards each, in the newer and the classic German deck, and the effect of each card."""

from typing import Final, NamedTuple

from altbau.games.monopoly.rules.board import INDEX

CHANCE_STACK: Final = 0
COMMUNITY_STACK: Final = 1
STACK_NAMES: Final = ("chance", "community")

RECEIVE: Final = 0  # effects
CHARGE: Final = 1
ADVANCE: Final = 2  # forwards, with a salary for passing LOS
RETREAT: Final = 3  # backwards to a square, without a salary
BACK: Final = 4  # so many squares backwards
NEXT_STATION: Final = 5
NEXT_UTILITY: Final = 6
ARREST: Final = 7
RELEASE: Final = 8
REPAIRS: Final = 9
PAY_EACH: Final = 10
FROM_EACH: Final = 11
PAY_OR_CHANCE: Final = 12


class Card(NamedTuple):
    """A card: its effect and the effect's parameters."""

    name: str
    effect: int
    value: int = 0  # a sum of money, a square or a number of squares
    hotel: int = 0  # the cost of repairs for a hotel; `value` is that for a house


CARDS: Final = (
    Card("none", RECEIVE),  # placeholder: no card has kind 0
    Card("advance-to-go", ADVANCE, INDEX["los"]),
    Card("advance-to-suedbahnhof", ADVANCE, INDEX["suedbahnhof"]),
    Card("advance-to-seestrasse", ADVANCE, INDEX["seestrasse"]),
    Card("advance-to-opernplatz", ADVANCE, INDEX["opernplatz"]),
    Card("advance-to-schlossallee", ADVANCE, INDEX["schlossallee"]),
    Card("next-station", NEXT_STATION),
    Card("next-utility", NEXT_UTILITY),
    Card("back-3", BACK, 3),
    Card("back-to-badstrasse", RETREAT, INDEX["badstrasse"]),
    Card("go-to-jail", ARREST),
    Card("get-out-of-jail", RELEASE),
    Card("bank-dividend-50", RECEIVE, 50),
    Card("building-savings-150", RECEIVE, 150),
    Card("interest-150", RECEIVE, 150),
    Card("crossword-100", RECEIVE, 100),
    Card("bank-error-200", RECEIVE, 200),
    Card("inheritance-100", RECEIVE, 100),
    Card("life-insurance-100", RECEIVE, 100),
    Card("holiday-money-100", RECEIVE, 100),
    Card("annuity-100", RECEIVE, 100),
    Card("stock-sale-50", RECEIVE, 50),
    Card("consulting-25", RECEIVE, 25),
    Card("dividend-25", RECEIVE, 25),
    Card("tax-refund-20", RECEIVE, 20),
    Card("beauty-contest-10", RECEIVE, 10),
    Card("speeding-15", CHARGE, 15),
    Card("school-150", CHARGE, 150),
    Card("hospital-100", CHARGE, 100),
    Card("doctor-50", CHARGE, 50),
    Card("school-50", CHARGE, 50),
    Card("repairs-25-100", REPAIRS, 25, 100),
    Card("repairs-40-115", REPAIRS, 40, 115),
    Card("pay-each-50", PAY_EACH, 50),
    Card("birthday-10", FROM_EACH, 10),
    Card("fine-10-or-chance", PAY_OR_CHANCE, 10),
)

KIND_OF: Final = {card.name: kind for kind, card in enumerate(CARDS) if kind}
# The columns of the cards, by kind.
EFFECT: Final[list[int]] = [card.effect for card in CARDS]
VALUE: Final[list[int]] = [card.value for card in CARDS]
HOTEL_REPAIRS: Final[list[int]] = [card.hotel for card in CARDS]
LEAVE_JAIL: Final = KIND_OF["get-out-of-jail"]


def stack(*names: str) -> tuple[int, ...]:
    """The kinds of a stack's cards."""
    return tuple(KIND_OF[name] for name in names)


DECKS: Final = {
    "new": (
        stack(
            "advance-to-go", "advance-to-suedbahnhof", "advance-to-seestrasse", "advance-to-opernplatz",
            "advance-to-schlossallee", "next-station", "next-station", "next-utility", "back-3", "go-to-jail",
            "get-out-of-jail", "bank-dividend-50", "building-savings-150", "speeding-15", "repairs-25-100",
            "pay-each-50",
        ),
        stack(
            "advance-to-go", "go-to-jail", "get-out-of-jail", "bank-error-200", "inheritance-100",
            "life-insurance-100", "holiday-money-100", "stock-sale-50", "consulting-25", "tax-refund-20",
            "beauty-contest-10", "birthday-10", "hospital-100", "doctor-50", "school-50", "repairs-40-115",
        ),
    ),
    "classic": (
        stack(
            "advance-to-go", "advance-to-suedbahnhof", "advance-to-seestrasse", "advance-to-opernplatz",
            "advance-to-schlossallee", "back-3", "go-to-jail", "get-out-of-jail", "interest-150", "crossword-100",
            "bank-dividend-50", "school-150", "speeding-15", "repairs-25-100", "repairs-40-115", "pay-each-50",
        ),
        stack(
            "advance-to-go", "back-to-badstrasse", "next-station", "go-to-jail", "get-out-of-jail", "bank-error-200",
            "inheritance-100", "annuity-100", "stock-sale-50", "dividend-25", "tax-refund-20", "beauty-contest-10",
            "birthday-10", "hospital-100", "doctor-50", "fine-10-or-chance",
        ),
    ),
}  # fmt: skip
