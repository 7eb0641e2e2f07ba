"""The kinds of questions. A question is a tuple of integers: its code, then its arguments in the order given here.

`QUESTIONS` gives the name of each in texts, its arguments (types as in `events.py`) and whether all players may read
it. Of a question that is not open, for example during building, the others see only who is asked.
"""

from typing import Final

from altbau.core.engine.vocabulary import QuestionKind
from altbau.games.wucherer.rules.actions import DECLINE, DONE, FOR, KEEP, OFFER, PASS, STAY, STOP

PLAY: Final = 1
BUILD_FOR_WHOM: Final = 2
FLOORS: Final = 3
FLOOR_CARD: Final = 4
ROOF_CARD: Final = 5
TARGET: Final = 6
POLITICS_AS: Final = 7
RECALL_WHOM: Final = 8
WHO_LEAVES: Final = 9
WHERE_TO: Final = 10
LUNATIC_OR_NOT: Final = 11
COUNTER_STROKE: Final = 12
POLICE_OR_NOT: Final = 13
ALIBI_OR_NOT: Final = 14
SQUATTERS_AT_THE_DOOR: Final = 15
BROKER_OR_NOT: Final = 16
NOMAD_OR_NOT: Final = 17
MONSTER_WHERE: Final = 18
BAIL_OR_NOT: Final = 19
BUY_OR_STOP: Final = 20
ASK_WHOM: Final = 21
ASK_PRICE: Final = 22
ROOF_OFFER: Final = 23
TRADE_WITH: Final = 24
TRADE_WHAT: Final = 25
TRADE_OFFER: Final = 26
DUAL_OR_NOT: Final = 27


QUESTIONS: Final = {
    PLAY: QuestionKind("play", (), open=True, begins=True),
    BUILD_FOR_WHOM: QuestionKind("build-for-whom", (), open=False),
    FLOORS: QuestionKind("floors", ("owner:seat",), open=False),
    FLOOR_CARD: QuestionKind("floor-card", ("owner:seat", "floor:number", "floors:number"), open=False),
    ROOF_CARD: QuestionKind("roof-card", ("owner:seat", "price:coins"), open=False),
    TARGET: QuestionKind("target", ("card:card",), open=False),
    POLITICS_AS: QuestionKind("politics-as", (), open=False),
    RECALL_WHOM: QuestionKind("recall-whom", (), open=False),
    WHO_LEAVES: QuestionKind("who-leaves", ("cause:card",), open=True),
    WHERE_TO: QuestionKind("where-to", ("tenant:card", "from:apartment", "cause:card"), open=True),
    LUNATIC_OR_NOT: QuestionKind(
        "lunatic-or-not", ("author:seat", "deed:card", "target:target"), open=True, reaction=True
    ),
    COUNTER_STROKE: QuestionKind("counter-stroke", ("author:seat", "deed:card"), open=True),
    # tenant: the murdered one; 0 for a bomb
    POLICE_OR_NOT: QuestionKind(
        "police-or-not", ("author:seat", "deed:card", "target:target", "tenant:card"), open=True, reaction=True
    ),
    ALIBI_OR_NOT: QuestionKind("alibi-or-not", ("suspect:seat", "author:seat", "deed:card"), open=True, reaction=True),
    SQUATTERS_AT_THE_DOOR: QuestionKind(
        "squatters-at-the-door", ("author:seat", "apartment:apartment"), open=True, reaction=True
    ),
    BROKER_OR_NOT: QuestionKind(
        "broker-or-not", ("author:seat", "tenant:card", "from:apartment", "rent:coins"), open=True, reaction=True
    ),
    NOMAD_OR_NOT: QuestionKind("nomad-or-not", ("apartment:apartment", "fee:coins"), open=True),
    MONSTER_WHERE: QuestionKind("monster-where", (), open=True),
    BAIL_OR_NOT: QuestionKind("bail-or-not", ("bail:coins",), open=True),
    BUY_OR_STOP: QuestionKind("buy-or-stop", ("left:coins", "price:coins"), open=True),
    ASK_WHOM: QuestionKind("ask-whom", (), open=False),
    ASK_PRICE: QuestionKind("ask-price", ("seller:seat",), open=False),
    ROOF_OFFER: QuestionKind("roof-offer", ("buyer:seat", "price:coins"), open=True),
    TRADE_WITH: QuestionKind("trade-with", (), open=False),
    # asking: 1 while the goods asked for are named, 0 while those given are
    TRADE_WHAT: QuestionKind("trade-what", ("partner:seat", "asking:number", "goods:goods"), open=False),
    TRADE_OFFER: QuestionKind("trade-offer", ("author:seat", "goods:goods"), open=True),
    DUAL_OR_NOT: QuestionKind("dual-or-not", ("top:card",), open=True, reaction=True),
}

# A question without a default word must be answered, or belongs to a move that is undone while nobody has seen it.
DEFAULTS: Final = dict.fromkeys(QUESTIONS, ()) | {
    PLAY: (DONE,),
    LUNATIC_OR_NOT: (PASS,),
    COUNTER_STROKE: (PASS,),
    POLICE_OR_NOT: (PASS,),
    ALIBI_OR_NOT: (PASS,),
    SQUATTERS_AT_THE_DOOR: (PASS,),
    BROKER_OR_NOT: (PASS,),
    NOMAD_OR_NOT: (KEEP,),
    BAIL_OR_NOT: (STAY,),
    BUY_OR_STOP: (STOP,),
    ROOF_OFFER: (PASS,),
    TRADE_WHAT: (OFFER, FOR),
    TRADE_OFFER: (DECLINE,),
    DUAL_OR_NOT: (PASS,),
}
