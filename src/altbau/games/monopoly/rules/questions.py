"""The kinds of questions. A question is a tuple of integers: its code, then its arguments in the order given here.

`QUESTIONS` gives the name of each in texts, its arguments (types as in `events.py`) and whether all players may read
it. Steps of managing and of naming an offer are not open: others see the result only.
"""

from typing import Final

from altbau.core.engine.vocabulary import QuestionKind
from altbau.games.monopoly.rules.actions import (
    AUCTION,
    BANKRUPT,
    DECLINE,
    END,
    FOR,
    KEEP,
    MORTGAGE,
    OFFER,
    PASS,
    PAY,
    ROLL,
    SELL,
)  # fmt: skip

TO_ROLL: Final = 1
TO_LEAVE_JAIL: Final = 2
TO_END: Final = 3
BUY_OR_AUCTION: Final = 4
TO_BID: Final = 5
WHICH_PLACE: Final = 6
TRADE_PARTNER: Final = 7
GIVE_WHAT: Final = 8
ASK_WHAT: Final = 9
DEAL_OR_NOT: Final = 10
REDEEM_OR_KEEP: Final = 11
TO_RAISE: Final = 12
JOIN_OR_PASS: Final = 13
WHERE_TO_BUILD: Final = 14
FINE_OR_CHANCE: Final = 15
OUT_OF_TURN: Final = 16
BUY_OR_LEAVE: Final = 17

QUESTIONS: Final = {
    TO_ROLL: QuestionKind("to-roll", (), open=True, begins=True),
    TO_LEAVE_JAIL: QuestionKind("to-leave-jail", ("attempt:number",), open=True, begins=True),
    TO_END: QuestionKind("to-end", (), open=True),
    BUY_OR_AUCTION: QuestionKind("buy-or-auction", ("square:square", "price:coins"), open=True),
    TO_BID: QuestionKind("to-bid", ("lot:lot", "best:coins", "leader:seat"), open=True),
    WHICH_PLACE: QuestionKind("which-place", ("operation:word",), open=False),
    TRADE_PARTNER: QuestionKind("trade-partner", (), open=False),
    GIVE_WHAT: QuestionKind("give-what", ("partner:seat", "goods:goods"), open=False),
    ASK_WHAT: QuestionKind("ask-what", ("partner:seat", "goods:goods"), open=False),
    DEAL_OR_NOT: QuestionKind("deal-or-not", ("author:seat", "goods:goods"), open=True),
    REDEEM_OR_KEEP: QuestionKind("redeem-or-keep", ("square:square", "price:coins", "fee:coins"), open=True),
    TO_RAISE: QuestionKind("to-raise", ("coins:coins", "creditor:seat", "cause:cause"), open=True),
    JOIN_OR_PASS: QuestionKind("join-or-pass", ("author:seat", "square:square"), open=True),
    WHERE_TO_BUILD: QuestionKind("where-to-build", (), open=True),
    FINE_OR_CHANCE: QuestionKind("fine-or-chance", ("coins:coins",), open=True),
    OUT_OF_TURN: QuestionKind("out-of-turn", (), open=False),
    BUY_OR_LEAVE: QuestionKind("buy-or-leave", ("square:square", "price:coins"), open=True),
}

# A question without a default word must be answered, or belongs to a move that is undone while nobody has seen it.
DEFAULTS: Final = dict.fromkeys(QUESTIONS, ()) | {
    TO_ROLL: (ROLL,),
    TO_LEAVE_JAIL: (ROLL,),
    TO_END: (END,),
    BUY_OR_AUCTION: (AUCTION,),
    BUY_OR_LEAVE: (PASS,),
    TO_BID: (PASS,),
    GIVE_WHAT: (FOR,),
    ASK_WHAT: (OFFER,),
    DEAL_OR_NOT: (DECLINE,),
    REDEEM_OR_KEEP: (KEEP,),
    TO_RAISE: (MORTGAGE, SELL, BANKRUPT),  # mortgage first: it does not reduce a player's worth
    JOIN_OR_PASS: (PASS,),
    FINE_OR_CHANCE: (PAY,),
}
