# What belongs on paper.

page-print-text = What the rulebooks ask for on paper, drawn by us: for all who own the box, and for all who don’t.
page-print-impossible = This server can’t print: it lacks Typst. The operator can install it: pip install "altbau[print]".
page-print-edition = Edition
page-print-size = Paper
page-print-size-a4 = A4
page-print-size-letter = Letter (8.5 × 11 in)
page-print-make = PDF
page-print-empty = Empty, as PDF
page-print-filled = With the lists of this server, as PDF
page-print-making = Being made …
page-print-hint = Print at 100 %, not fitted to the page; money and cards on both sides, turned over the long edge.
page-print-money = Money
page-print-money-text = Fronts, backs, and marks to cut along.
page-print-scores = Score sheet
page-print-scores-text = For a match of several games, with room for the totals.
page-print-records = Record lists
page-print-records-text = The three lists from the back of the rulebook.
page-print-aid = Player aid
page-print-aid-text = One page: phases, tenants, actions, what answers what, the end, and tips.
page-print-cards = Cards
page-print-cards-text = All cards with our pictures and texts, 63.5 × 88 mm with bleed. A star shows which values are reconstructed.
page-print-lists = Deeds and cards
page-print-lists-text = Plain lists of all names and numbers.
page-print-rules = Rulebook
page-print-rules-text = The rules in our words, with examples as pictures.
