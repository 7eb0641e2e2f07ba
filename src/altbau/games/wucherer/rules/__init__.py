"""The rules of the landlord card games: one engine for all editions, without texts, files or network.

| file | content |
|---|---|
| `edition`, `editions`, `options`, `differences` | the edition record, the three editions, table options, differences |
| `cards`, `playbook`, `lookup` | the kinds of cards, a row of rules for each, values derived from them |
| `building`, `construction` | a building with its tenants, a landlord's estate; building and expanding |
| `suitability`, `rents`, `income` | which tenants move in where; what a tenant pays; phase 3 |
| `causes`, `moving`, `musicians`, `tavern`, `squatters` | why tenants leave an apartment, and where they go |
| `removal`, `demolition` | the move card, mover and broker; demolition with new homes for all tenants |
| `crimes`, `reactions` | bomb, murder, lunatic, police, jail; reaction windows, the dual system |
| `trading` | buying a roof from another player, free trade |
| `checks`, `playing`, `turns` | phases 1 and 2; the deal, the turns, the end |
| `events`, `questions`, `refusals`, `actions`, `ids` | the vocabulary; what the integers mean |
| `explain`, `bounds` | a question as a tree of choices with reasons; a bound on the length of a turn |
| `remedies`, `otherwise` | what would make an illegal action legal |
| `pile` | what is public about the cards under the draw pile; no rule depends on it |
"""
