"""Monopoly by the German rule sheet: the board, its places and cards, auctions, trades and bankruptcy.

| file | content |
|---|---|
| `board`, `cards` | the squares and the two stacks, as data |
| `edition`, `options`, `setup` | house rules and the start |
| `turn`, `landing`, `rent` | rolling, the end of a turn and out-of-turn moves; the effect of a square; rents |
| `places`, `buildings`, `shortage` | choosing a place; building, returning, mortgaging; the last buildings |
| `auctions`, `trading`, `deals` | auctions; what may be offered; trades, debts and bankruptcy |
| `managing`, `bounds` | what is possible at almost any time; a bound on the length of a turn |
| `events`, `questions`, `refusals`, `actions`, `explain` | the vocabulary, and a question as a tree of choices |
| `remedies`, `otherwise` | what would make an illegal action legal |

A seat acts out of turn with an action OUT_OF_TURN + seat, which is recorded like any other. An out-of-turn move must be
entered as a whole, so that the player on turn does not wait for the rest.
"""
