### In what the editions differ, field by field.

difference-starting-roofs = Roofs dealt before the shuffle
difference-roofs = Roofs in a common supply (free for the first building, dearer for each further one)
difference-check-on-first-turn = Buildings are checked in the first own turn already
difference-homeless-by-squatters-stay = A tenant driven out by squatters who finds nothing stays (else: discard pile)
difference-squatted-own-first = Tenants fleeing from squatters look at their landlord’s own buildings first
difference-monsters = Monsters in the supply
difference-max-floors = Floors of a building, at most
difference-builds-for-others = New buildings for others, too
difference-asks-for-roofs = Roofs can be bought from other players
difference-flat-roof-on-roof = A flat roof also goes on a finished roof
difference-symbols-without-powers = Symbols for ground floor and attic hold without tenants’ powers, too
difference-family-reports = The family reports
difference-family-reports-own-death = … even when it is among the victims
difference-mother-comes-to-hand = The woman or mother given notice comes back to hand (else: discard pile)
difference-musicians-author-decides = Who plays the musicians rehouses those they drive out (else: the owner of the building)
difference-homeless-by-musicians-stay = Who finds no refuge from the musicians stays (else: discard pile)
difference-mover-fee = The mover’s wages for each move
difference-movers-pay = Mover and broker are paid by the player of the move (else: by the bank)
difference-broker-on-own-move = A broker for one’s own move, too
difference-broker-for-squatters = A broker when squatters are moved, too
difference-broker-waives-next-rent = After a broker the new landlord forgoes one rent
difference-move-under-pile = Moves under the draw pile, too
difference-murdered-under-pile = The murdered go under the draw pile (else: discard pile)
difference-counter-stroke-optional = The lunatic need not strike back
difference-police-clear-any-building = In one’s own turn the police clear any building (else: own ones only)
difference-politics-frees = Politics opens the jail, too
difference-squatters-withhold = Rent can be withheld by squatters, too
difference-minimum-income = Income without rent
difference-minimum-for-owners = … for owners whose buildings bring nothing, too
difference-prisoner-buys = Prisoners may buy cards
difference-drawer-plays-again = Who draws the last card has one more turn, too
difference-second-pass-players = The discard pile is played through again, from so many players on
difference-empty-pile-takes-cards = Cards go under an empty draw pile, too, and nobody may draw them (else: discard pile)
difference-match-target = Target for several games
difference-deal-rotates = In the next game the next player begins (else: drawn by lot)
difference-keeps-records = Record lists

difference-max-floors-none = no limit
difference-second-pass-players-none = never
difference-family-reports-1 = every crime against the building it lives in
difference-family-reports-2 = every crime of its landlord

differences-cards = The cards
differences-cards-lead = How many there are; for tenants the rent and the most floors. Cards on one line have the same power.

# Tables and examples of the rulebook.

rulebook-player = { $letter }, money: { $coins }
rulebook-tenants = Tenants
rulebook-actions = Actions
rulebook-printed = printed
rulebook-reconstructed = reconstructed: no rulebook gives this figure.
rulebook-played = Played on
rulebook-on-nothing = –
rulebook-on-buildings = a building
rulebook-on-tenants = a tenant
rulebook-on-answer = only as an answer
