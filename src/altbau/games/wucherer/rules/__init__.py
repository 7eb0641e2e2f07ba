"""The landlord card games: one engine for all editions. It knows no texts, no files, no network.

| file | what it holds |
|---|---|
| `edition`, `editions`, `options`, `differences` | the record of an edition, the three, options, differences |
| `cards`, `playbook`, `lookup` | the kinds of cards, a row of rules for each, and what an edition's cards come to |
| `building`, `construction` | a house and its tenants, a landlord's estate; building and expanding |
| `suitability`, `rents`, `income` | who would move in where; what a tenant pays; phase 3 |
| `causes`, `moving`, `musicians`, `tavern`, `squatters` | why tenants leave a home, and where they go |
| `removal`, `demolition` | the move card, mover and broker; homes for everybody |
| `crimes`, `reactions` | bomb, murder, lunatic, police, jail; who may answer, the dual system |
| `trading` | roofs at a price, free trade |
| `checks`, `playing`, `turns` | phases 1 and 2; the deal, the turns, the end |
| `events`, `questions`, `refusals`, `actions`, `ids` | the vocabulary; what the integers mean |
| `explain`, `bounds` | a question as a tree of choices with reasons; why no turn goes on for ever |
| `remedies`, `otherwise` | what would have to be different for something to become possible |
| `memory`, `pile` | what everybody knows of hands, and of cards under the draw pile; no rule reads it |
"""
