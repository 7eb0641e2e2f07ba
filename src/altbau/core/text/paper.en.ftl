# What is printed (altbau/paper).

paper-money-title = { $edition }: money, { $total }
paper-money-each = Print this sheet once for each player: 2 sheets for two, 6 for six. Both sides at 100 %, then cut along the marks.
paper-money-all = One sheet is enough for any number of players: it is the bank of the table. Print both sides at 100 %, then cut along the marks.
paper-money-ours = The rulebook asks for paper money and names no values; these are ours.
paper-backs = The backs. Turn the sheet over its long edge.
paper-scores = score sheet
paper-scores-note = Each line is a game: on the left the money at its end, on the right the total up to then.
paper-scores-target = A match ends after a number of games or at a total; the rulebook suggests { $target }. Agreed: ____________
paper-game = Game
paper-name = Name
paper-money = Money
paper-total = Total
paper-records = record lists
paper-records-note = In each row stands on top whoever came onto the list first with so many players, below it all later ones.
paper-record-players = Players
paper-record-winner = Winner, money
paper-record-loser = Name, place, money
paper-record-date = Date
paper-lists = deeds and cards
paper-lists-note = Nothing but names and numbers, to look things up or to write cards of your own.
paper-cards-title = { $edition }: { $count } cards
<<<<<<< HEAD
paper-house-rule = Changed by a house rule: see the rulebook.
=======
paper-house-rules = Changed by a house rule: see the rulebook.
>>>>>>> editions
paper-cards-note = 63.5 × 88 mm at 100 %, printed on both sides. * This value is a reconstruction: it stands on the cards only, which we have not seen.
paper-aid = player aid
paper-tenants = Tenants
paper-tenant = Tenant
paper-rent = Rent
paper-floors = Floors
paper-about = In short
paper-ours = Floors: the tallest building that the tenant accepts. * A reconstruction; the value stands on the cards only.
paper-without-powers = In brackets: the printed rent, which is paid without tenants’ powers.
paper-buildings = Buildings
paper-actions = Actions
paper-answers = What answers what
paper-rules = { $edition }: the rules
