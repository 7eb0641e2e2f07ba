"""Monopoly by the German rule sheet: the board, its places and cards, auctions, trades and bankruptcy.

| file | what it holds |
|---|---|
| `board`, `cards` | the squares and the two stacks, as data |
| `edition`, `options`, `setup` | house rules and the start |
| `turn`, `landing`, `rent` | rolling and the end of a turn, who may speak out of turn; what a square asks for |
| `places`, `buildings`, `shortage` | which place; building, returning, mortgaging; the last buildings |
| `auctions`, `trading`, `deals` | auctions; what may be offered; trades, debts and bankruptcy |
| `managing`, `bounds` | what is possible at any time; why no turn goes on for ever |
| `events`, `questions`, `refusals`, `actions`, `explain` | the vocabulary, and a question as a tree of choices |
| `remedies`, `otherwise` | what would have to be different for something to become possible |

A seat speaks out of turn by an action INTERJECT + seat, which is recorded like any other. What it does must be a whole
move, so that nobody waits for the rest.
"""
