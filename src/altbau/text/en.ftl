### The text of the game in English, read by Python and by the page.
###
### Arguments are named as in wucherer/events.py and wucherer/questions.py. An argument x brings others, by its type:
###   card       $x is the name (empty where there is no card), $x-key its key ("hacker"), and every attribute of the
###              card except .text comes as $x-<attribute>, here $x-the, $x-a and $x-number
###   hidden     like card; a card face down is card-hidden
###   seat       $x is the name, $x-own "yes" if it is the one who acts or is asked, else "no"
###   building   $x is "B1"; apartment: one of the messages apartment-…; target: either of them, or empty;
###              with $x-owner (a name) and $x-own ("yes" if the one who acts or is asked owns it)
###   coins, number   a number;   seats: names joined, $x-number is "one" or "many"
### The one who acts is the first seat of an event. Questions also have $player, the one asked.

## Tenants

card-family = Family
    .the = the family
    .a = a family
    .number = one
    .text = Reports its own landlord: bombs and murders by that player bring the police by themselves, without a card from the victim. It keeps quiet if the lunatic stepped in or if it is itself among the victims. It doesn’t keep squatters out. Needs two empty apartments, one above the other.
card-group-house = Group House
    .the = the group house
    .a = a group house
    .number = one
    .text = Can't be murdered, not even by the lunatic: for each one missing, two are waiting at the door. That’s no help against bombs. Needs two empty apartments, one above the other.
card-hacker = Hacker
    .the = the hacker
    .a = a hacker
    .number = one
    .text = Pays 1 coin more for each hacker who lived in this building before him, so the fifth pays 4 more than the first. When one leaves, the later ones move up. Whoever moves, even within the building, goes to the end of the line.
card-man-with-a-dog = Man with a Dog
    .the = the man with a dog
    .a = a man with a dog
    .number = one
    .text = His knees! The ground floor or an extended basement is all the stairs he can manage; he moves in nowhere else.
card-monster = Monster
    .the = the monster
    .a = a monster
    .number = one
    .text = Waits in the supply until the scientist creates it in phase 1; then it lives and pays like any other tenant. If it is killed, finds no home or meets an eviction, it returns to the supply (with an eviction, to the hand, if you have set the table so).
card-mother-with-children = Mother with Children
    .the = the mother with children
    .a = a mother with children
    .number = one
    .text = In phase 2 of their own turn her landlord may give her notice at any time and takes her into hand, whoever moved her in. She may move in again at once, wherever she fits.
card-mover = Mover
    .the = the mover
    .a = a mover
    .number = one
    .text = Earns his landlord 2 coins from the bank for every move card played, the landlord’s own included and whoever moves; if it is the mover, one last time. Other changes of address bring nothing. The money can’t buy cards in phase 3.
card-musicians = Musicians
    .the = the musicians
    .a = musicians
    .number = many
    .text = When they move into a building without musicians, all other tenants flee at once to other buildings without squatters. The building's owner decides where; those who fit nowhere go to the discard pile. After that anybody may move in again. Moving within the building drives nobody out.
card-nobles = Nobles
    .the = the nobles
    .a = nobles
    .number = many
    .text = Are good for nothing but being rich, and pay the highest rent. Need two empty apartments, one above the other.
card-odd-ones = Odd Ones
    .the = the odd ones
    .a = odd ones
    .number = many
    .text = Only move into buildings where nobody lives, or in with other odd ones. Nobody else moves in with them, not even squatters.
card-rental-nomad = Rental Nomad
    .the = the rental nomad
    .a = a rental nomad
    .number = one
    .text = Never pays rent. In phase 1 his landlord may pay 2 coins to throw him out, and finds him an empty apartment that suits him with another player, in a building without squatters. If nobody has one, he goes to the discard pile; the 2 coins are gone all the same.
card-scientist = Scientist
    .the = the scientist
    .a = a scientist
    .number = one
    .text = Lives under the roof only: in an attic apartment or an expanded roof. At every check of the buildings (phase 1) he creates a monster for his landlord, while one is left in the supply (at most 4 are in play). The landlord chooses an empty apartment that suits it, anybody’s, in a building without squatters; if there is none, there is no monster either.
card-squatters = Squatters
    .the = the squatters
    .a = squatters
    .number = many
    .text = Any empty apartment will do for them, however tall the building, only not with odd ones. The whole building brings no money, and nobody but more squatters moves in any more. In phase 1 of the landlord’s turn the tenant who pays most there flees: to an empty apartment that suits, in a building without squatters, wherever the landlord likes; failing that, to the discard pile. A police card stops them as they arrive or throws them out later.
card-tavern = Tavern
    .the = the tavern
    .a = a tavern
    .number = one
    .text = Lives off passers-by: ground floor or basement expansion. In its building only tenants who pay at most 2 coins remain, in its landlord’s other buildings those who pay up to 3. All who pay more must find room elsewhere at once, where it suits them and there are no squatters; the landlord decides where, and those who find none go to the discard pile. The limits hold for everybody who comes later too, and end with the tavern.

## Building cards

card-attic-apartment = Attic Apartment
    .the = the attic apartment
    .a = an attic apartment
    .number = one
    .text = Tops a new building for nothing and is an apartment too, but doesn’t count as a floor. It doesn’t go on a normal roof and can’t be expanded.
card-basement-expansion = Basement Expansion
    .the = the basement expansion
    .a = a basement expansion
    .number = one
    .text = Goes under a finished building, anybody's, once each. Is an apartment but doesn’t count as a floor.
card-flat-roof = Flat Roof
    .the = the flat roof
    .a = a flat roof
    .number = one
    .text = Tops a new building for nothing. It can’t be expanded and doesn’t go on a normal roof. A basement is still possible.
card-roof-expansion = Roof Expansion
    .the = the roof expansion
    .a = a roof expansion
    .number = one
    .text = Goes on the normal roof of a finished building, anybody's, once each. Is an apartment but doesn’t count as a floor.
card-roof = Roof
    .the = the roof
    .a = a roof
    .number = one
    .text = Lies in the supply and tops a new building. Costs as many coins as the builder already owns buildings: nothing for the first, 1 for the second, 2 for the third. After a bomb or a demolition it returns to the supply; when that is empty, only attic apartments and flat roofs help.
card-jail = Jail
    .the = the jail
    .a = a jail
    .number = one
    .text = Whoever sits here goes on playing cards and always has an alibi, but gets only 2 coins instead of rent. The ways out: 5 coins in phase 1, a court in phase 2, or somebody else's arrest, for there is only one cell.

## Actions

card-alibi = Alibi
    .the = the alibi
    .a = an alibi
    .number = one
    .text = Answers the suspicion of the police after a bomb or a murder: you don't go to jail, and the police ask the next player. If they come round again, you need another card.
card-bomb = Bomb
    .the = the bomb
    .a = a bomb
    .number = one
    .text = Destroys any building. Floors, special building cards and tenants go shuffled under the draw pile (onto the discard pile when that is empty), a normal roof and monsters to their supplies. The owner can play the lunatic before and the police after.
card-broker = Broker
    .the = the broker
    .a = a broker
    .number = one
    .text = Answers a move that takes one of your tenants: the bank pays you its present rent at once. Its new landlord gets nothing from it the next time. The money can’t buy cards in phase 3.
card-court = Court
    .the = the court
    .a = a court
    .number = one
    .text = Gets you out of jail in phase 2 of your turn. Serves as an alibi at any time.
card-demolition = Demolition
    .the = the demolition
    .a = a demolition
    .number = one
    .text = Tears down any building whose tenants can all be housed elsewhere, each where it suits and without squatters. The owner decides who goes where, then takes floors and special building cards into hand; a normal roof goes to the supply. If one tenant finds no room, it can’t be played.
card-eviction = Eviction
    .the = the eviction
    .a = an eviction
    .number = one
    .text = The owner of any one building takes all its tenants into hand. Only squatters stay, and monsters go to the supply (or into hand, if you have set the table so).
card-lunatic = The Lunatic
    .the = the lunatic
    .a = the lunatic
    .number = one
    .text = Answers a bomb or murder against you: your building or tenant is spared, and you do the same to the attacker, to a building or tenant of your choice. The police can do nothing about it. If there is nothing to hit, the lunatic protects you all the same.
card-move = Move
    .the = the move
    .a = a move
    .number = one
    .text = Any one tenant moves to another empty apartment that suits, in a building without squatters, wherever you like, the same building included. If there is none, it goes to the discard pile. Squatters may also move in with squatters.
card-murder = Murder
    .the = the murder
    .a = a murder
    .number = one
    .text = Any one tenant goes under the draw pile (onto the discard pile when that is empty), a monster to its supply. A group house can’t be killed. The landlord can play the lunatic before and the police after.
card-police = Police
    .the = the police
    .a = a police card
    .number = one
    .text = Stops squatters who are just moving in with you, or in phase 2 of your turn throws one squatters card out of your building. After a bomb or a murder against you they look for a culprit, without undoing the deed: first the one who did it, then round the table, until somebody plays neither alibi nor court. That player goes to jail, and it may well be you.
card-politics = Politics
    .the = politics
    .a = a politics card
    .number = one
    .text = Works as a demolition or as an eviction, as you choose.
card-rent-withheld = Rent Withheld
    .the = the withheld rent
    .a = a rent withheld card
    .number = one
    .text = Lies on any tenant until it would have to pay rent: it skips that one, and the card goes. If the tenant leaves its apartment before, the card goes at once. Several work one after the other.

card-hidden = card
    .the = the card
    .a = a card
    .number = one

## Apartments and buildings

apartment-basement = { $building } (basement)
apartment-ground = { $building } (ground floor)
apartment-floor = { $building } (floor { $floor })
apartment-attic = { $building } (attic)

place-any = anywhere
place-ground = ground floor or basement only
place-attic = attic only (attic apartment or roof expansion)

provenance-rulebook = from the rulebook
provenance-reconstructed = reconstructed
provenance-own = your own value

## Events

coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
floors = { $floors ->
    [one] one floor
   *[other] { $floors } floors
}
names-and = { $first } and { $last }

event-game-began = The game begins, and { $player } begins it.
event-turn-began = It is { $player }’s turn.
event-built = { $building-own ->
    [yes] { $player } builds { $building }: { floors }, topped with { $roof-a }.
   *[no] { $player } builds { $building } for { $building-owner }: { floors }, topped with { $roof-a }.
}
event-roof-paid = { $coins ->
    [0] { $player } gets the roof for nothing.
   *[other] { $player } pays { coins } for the roof.
}
event-expanded = { $building-own ->
    [yes] { $player } extends { $building }: { $card }.
   *[no] { $player } extends { $building-owner }’s { $building }: { $card }.
}
event-moved-in = { $apartment-own ->
    [yes] { $player } lets { $apartment } to { $card-the }.
   *[no] { $player } sends { $card-the } to { $apartment-owner }, into { $apartment }.
}
event-card-played = { $card-key ->
    [alibi] { $player } has an alibi.
    [bomb] { $player } plants a bomb in { $target }.
    [broker] { $player } calls in the broker.
    [court] { $player } goes to court.
    [demolition] { $player } orders the wrecking ball for { $target }.
    [eviction] { $player } files for eviction: { $target }.
    [lunatic] { $player } lets the lunatic loose, and { $target } is spared.
    [move] { $player } orders a move for { $target }.
    [murder] { $player } plots a murder in { $target }.
    [police] { $player } plays the police.
    [politics] { $player } pulls strings in politics: { $target }.
    [rent-withheld] { $player } talks a tenant into withholding the rent: { $target }.
   *[other] { $player } plays { $card-the }.
}
event-moved = { $cause-key ->
    [squatters] { $chooser } brings { $card-the } to safety from the squatters: from { $from } to { $to }.
    [rental-nomad] { $chooser } shows { $card-the } the door: from { $from } to { $to }.
    [musicians] { $chooser } moves { $card-the } out of the musicians’ earshot: from { $from } to { $to }.
    [tavern] Too posh for the tavern: { $chooser } moves { $card-the } from { $from } to { $to }.
    [demolition] Ahead of the wrecking ball { $chooser } moves { $card-the } from { $from } to { $to }.
   *[other] { $chooser } moves { $card-the } from { $from } to { $to }.
}
event-homeless = { $card-key ->
    [monster] Nobody has room for the monster from { $from }: back to the supply.
   *[other] Nobody has room for { $card-the } from { $from }: off to the discard pile.
}
event-mover-paid = { $player } gets { coins }: the mover earns on every move.
event-broker-paid = { $player } collects { coins } of rent in advance, for { $card-the } in { $apartment }.
event-passed = { $card-key ->
    [alibi] { $player } shows no alibi.
    [broker] { $player } calls in no broker.
    [lunatic] { $player } lets no lunatic loose.
    [police] { $player } calls no police.
   *[other] { $player } passes.
}
event-bombed = { $building } goes up in smoke, with all hands.
event-murdered = In { $apartment } somebody has done away with { $card-the }.
event-police-called = { $player } calls the police. First suspect: { $suspect }.
event-family-called = A family under the same landlord’s roof has seen it all and reports { $landlord }.
event-prisoner-passed-over = { $player } is in jail already. There is no better alibi.
event-jailed = { $player } goes to jail.
event-released = { $player } is at large again.
event-bail-paid = { $player } pays { coins } of bail.
event-squatters-expelled = The police clear { $apartment }: { $player } is rid of the squatters.
event-nomad-paid = { $player } pays { coins } to be rid of the rental nomad in { $apartment }.
event-monster-created = The scientist has created something again: { $player } puts the monster up in { $apartment }.
event-demolished = All that is left of { $building } is a heap of cards.
event-evicted = { $building } is cleared.
event-taken-to-hand = { $player } takes { $card-the } into hand.
event-floor-to-hand = { $player } takes a floor into hand: { $card-a }.
event-recalled = { $player } gives { $card-the } in { $apartment } notice and takes her into hand.
event-withholding-laid-off = In { $apartment } the rent is no longer withheld.
event-income = { $player } takes in { coins }.
event-bought = { $player } buys { $card-a } for { coins }.
event-paid-out = { $coins ->
    [0] { $player } has spent it all on cards.
   *[other] { $player } pockets { coins }.
}
event-pile-empty = { $player } draws the last card. Everybody has exactly one more turn, { $player } last of all.
event-last-turn = { $player } plays a last turn.
event-game-over = { $winners-number ->
    [one] The game is over. { $winners } is the greatest landlord in town.
   *[many] The game is over. { $winners } share the title of greatest landlords in town.
}

## Calculations

reason-rent = { $place }: { $card }, { coins }
reason-hacker-rank = { $place }: { $card } with a network, { coins }
reason-empty = { $place }: empty, { coins }
reason-withheld = { $place }: { $card } withholds the rent, { coins }
reason-waived = { $place }: { $card }, already collected by the broker, { coins }
reason-squatted = { $place }: squatted building, { coins }
reason-minimum = No building brings in anything: basic income, { coins }
reason-in-jail = In jail there is no rent, only the basic income, { coins }

calculation-roof-paid = One coin for each building that { $player } owned before: { $buildings ->
    [0] none
   *[other] { $buildings }
}, so { coins }
calculation-mover-paid = For each move the bank pays the mover’s landlord { coins }
calculation-broker-paid = The present rent of { $card-the } in { $apartment }, before moving out: { coins }
calculation-bail-paid = Bail is { coins }
calculation-nomad-paid = Throwing a rental nomad out costs { coins }
calculation-income = Together { coins }
calculation-bought = In each turn the first five cards cost 1 coin each, all others 2: this one { coins }
calculation-paid-out = What is left of this turn’s income after buying cards: { coins }

## Questions

question-play = It’s your turn. Build, let, scheme – or done?
question-play-other = It is { $player }’s turn.
question-build-for-whom = In whose front yard are you building?
question-build-for-whom-other = { $player } is thinking.
question-floors = { $owner-own ->
    [yes] How many floors does your new building get?
   *[no] How many floors does the new building for { $owner } get?
}
question-floors-other = { $player } is thinking.
question-floor-card = Which card becomes floor { $floor } of { $floors }? Nobody but you sees its front.
question-floor-card-other = { $player } is thinking.
question-roof-card = { $price ->
    [0] What goes on top of the building? The normal roof is free this time.
    [one] What goes on top of the building? The normal roof costs you 1 coin.
   *[other] What goes on top of the building? The normal roof costs you { $price } coins.
}
question-roof-card-other = { $player } is thinking.
question-target = { $card }: where to?
question-target-other = { $player } is thinking.
question-politics-as = What are your politics: demolition or eviction?
question-politics-as-other = { $player } is thinking.
question-recall-whom = Which mother with children gets notice?
question-recall-whom-other = { $player } is thinking.
question-who-leaves = { $cause-key ->
    [squatters] The squatters scare off your best payer. Who goes next?
    [musicians] The only cure for the musicians’ noise is to leave. Who goes next?
    [tavern] The tavern is too loud for your finer tenants. Who goes next?
   *[demolition] The building comes down, everybody has to leave. Who goes next?
}
question-who-leaves-other = { $cause-key ->
    [squatters] { $player } decides whom the squatters scare off next.
    [musicians] { $player } decides who flees from the musicians next.
    [tavern] { $player } decides who flees from the tavern next.
   *[demolition] { $player } decides who leaves next, ahead of the demolition.
}
question-where-to = { $cause-key ->
    [squatters] The squatters scare { $tenant-the } out of { $from }. Where to?
    [rental-nomad] Out of { $from } with the rental nomad. In with whom?
    [musicians] The musicians’ noise drives { $tenant-the } out of { $from }. Where to?
    [tavern] The tavern drives { $tenant-the } out of { $from }. Where to?
    [demolition] { $from } is coming down. Where to with { $tenant-the }?
   *[other] Where to with { $tenant-the } from { $from }?
}
question-where-to-other = { $player } looks for a new home for { $tenant-the } from { $from }.
question-lunatic-or-not = { $deed-key ->
    [bomb] { $author } has planted a bomb in your building { $target }. Let the lunatic loose before it goes off?
   *[murder] { $author } is after the life of your tenant in { $target }. Let the lunatic loose before it happens?
}
question-lunatic-or-not-other = { $deed-key ->
    [bomb] { $author }’s bomb is ticking in { $target }. { $player } decides whether the lunatic steps in.
   *[murder] { $author } plots a murder in { $target }. { $player } decides whether the lunatic steps in.
}
question-counter-stroke = { $deed-key ->
    [bomb] The lunatic pays { $author } back. Which building goes up in smoke?
   *[murder] The lunatic pays { $author } back. Who is to die?
}
question-counter-stroke-other = { $player } decides what the lunatic does to { $author }.
question-police-or-not = { $deed-key ->
    [bomb] { $author-own ->
        [yes] You have bombed your own building { $target }. Call the police?
       *[no] { $author } has bombed your building { $target }. Call the police?
    }
   *[murder] { $author-own ->
        [yes] You have murdered { $tenant-the } in your own building, { $target }. Call the police?
       *[no] { $author } has murdered { $tenant-the } in { $target }, under your roof. Call the police?
    }
}
question-police-or-not-other = { $deed-key ->
    [bomb] { $target } has been bombed. { $player } decides whether to call the police.
   *[murder] There is a corpse in { $target }. { $player } decides whether to call the police.
}
question-alibi-or-not = { $author-own ->
    [yes] { $deed-key ->
        [bomb] The police suspect you of your bomb. Do you have an alibi?
       *[murder] The police suspect you of your murder. Do you have an alibi?
    }
   *[no] { $deed-key ->
        [bomb] For { $author }’s bomb the police now suspect you. Do you have an alibi?
       *[murder] For { $author }’s murder the police now suspect you. Do you have an alibi?
    }
}
question-alibi-or-not-other = The police ask { $player } for an alibi.
question-squatters-at-the-door = { $author-own ->
    [yes] You let squatters into your own building, { $apartment }. Call the police after all?
   *[no] { $author } sends squatters into your { $apartment }. Call the police?
}
question-squatters-at-the-door-other = Squatters are at the door of { $apartment }. { $player } decides whether to call the police.
question-broker-or-not = { $author-own ->
    [yes] You are moving { $tenant-the } out of your { $from }. First collect { $rent ->
        [one] 1 coin
       *[other] { $rent } coins
    } of rent with the broker?
   *[no] { $author } is moving { $tenant-the } out of your { $from }. First collect { $rent ->
        [one] 1 coin
       *[other] { $rent } coins
    } of rent with the broker?
}
question-broker-or-not-other = A move for { $tenant-the } from { $from }. { $player } decides whether the broker gets a cut.
question-nomad-or-not = In { $apartment } a rental nomad lives for nothing. Pay 2 coins to throw him out?
question-nomad-or-not-other = { $player } considers what the rental nomad in { $apartment } is worth.
question-monster-where = Your scientist has created a monster. Where is it to live?
question-monster-where-other = { $player } looks for lodgings for a new monster.
question-bail-or-not = You are in jail. Pay 5 coins of bail?
question-bail-or-not-other = { $player } considers what freedom is worth.
question-buy-or-stop = { $left ->
    [one] 1 coin left of this turn’s income.
   *[other] { $left } coins left of this turn’s income.
} { $price ->
    [one] Buy a card for 1 coin?
   *[other] Buy a card for { $price } coins?
}
question-buy-or-stop-other = { $player } takes in the rent and considers buying cards.

## Why not

refusal-not-in-hand = You don’t have this card in hand.
refusal-not-offered = That is not among the choices now.
refusal-no-such-place = There is no such place on the table.
refusal-apartment-taken = Somebody lives there already.
refusal-needs-two-apartments = This tenant needs two empty apartments, one above the other.
refusal-too-many-floors = The building has too many floors for this tenant.
refusal-only-ground-or-basement = Only the ground floor or a basement will do for this tenant.
refusal-only-under-the-roof = This tenant wants to live under the roof, in an attic or an expanded roof.
refusal-building-squatted = Only squatters still move into a squatted building.
refusal-odd-ones-inside = Only odd ones move in with the odd ones.
refusal-not-empty-for-odd-ones = Odd ones only move into buildings where nobody lives, or only odd ones do.
refusal-too-rich-for-tavern = The tavern is too loud for this tenant, who pays too much rent to put up with it.
refusal-same-apartment = The tenant lives there already.
refusal-same-building = The tenant has to go to another building.
refusal-own-apartment = A rental nomad has to go to another player.
refusal-nobody-there = Nobody lives there.
refusal-murder-proof = A group house can’t be killed.
refusal-not-squatters = There are no squatters there.
refusal-not-your-building = The police only clear your own buildings.
refusal-not-the-mother = You can only give notice to a mother with children.
refusal-no-homes-for-all = A demolition needs new homes for all tenants.
refusal-keep-homes-for-all = Then another tenant of the building would find no home.
refusal-has-basement = This building has a basement already.
refusal-not-a-normal-roof = A roof expansion only goes on a normal roof.
refusal-roof-expanded = This roof has been expanded already.
refusal-no-roof-affordable = You can’t afford a roof now, and you have no special one.
refusal-no-roof-left = There are no normal roofs left, and you have no special one.
refusal-too-few-cards = You have too few cards for that.
refusal-one-to-five-floors = A building has one to five floors.
refusal-roof-card-needed = You still need this card as the roof.
refusal-only-as-reaction = You only play this card in answer to an attack or a move.
refusal-not-in-jail = You are not in jail.
refusal-no-target = There is nothing to play it on now.
refusal-only-tops-a-new-building = It only tops a new building.
refusal-not-the-best-payer = The squatters drive out the tenant who pays most.
refusal-highest-hacker-first = First the hacker who pays most has to go.
refusal-not-enough-coins = You don’t have the coins for that.
refusal-without-powers = You are playing without the tenants’ powers.
refusal-no-squatters = There are no squatters in your buildings.
refusal-not-your-own-tenant = You can only give notice in your own buildings.

## Buttons

word-pass = Pass
word-pass-lunatic-or-not = Let it happen
word-pass-police-or-not = No police
word-pass-alibi-or-not = No alibi
word-pass-squatters-at-the-door = Let them in
word-pass-broker-or-not = No broker
word-done = Done
word-stop = Cash out
word-buy = Buy a card
word-build = Build
word-build-for = Build for others
word-recall = Give notice
word-pay = Throw out
word-keep = Let him stay
word-bail = Pay bail
word-stay = Stay in jail
word-nowhere = Nowhere

phase-check = Checking buildings
phase-play = Playing cards
phase-rent = Rent and cards
phase-over = Game over

## Choices at the start, and the records

edition-landlord-2013 = Friese’s Landlord (2013)
option-tenant-powers = Tenants’ powers
    .text = Off: size, floors, location and squatters still count, all other powers of the tenants do not. Good for a first game.
option-starter = Who begins
    .text = Drawn by lot, or you decide.
option-starter-random = Draw lots
option-starter-A = Seat A
option-starter-B = Seat B
option-starter-C = Seat C
option-starter-D = Seat D
option-starter-E = Seat E
option-starter-F = Seat F
option-check-on-first-turn = Phase 1 in the first turn too
    .text = On: buildings are checked and bail may be paid in everybody’s own first turn as well. Otherwise the first turn starts with phase 2.
option-monsters-evicted-to-hand = Evicted monsters into hand
    .text = On: in an eviction monsters go to the owner’s hand like other tenants. Otherwise they return to the supply.

record-first-winners = The first winners
record-won-in-jail = Won in jail
record-lost-it-all = Lost it all

bot-random = Dice
    .text = Does something legal. Usually the wrong thing.
bot-steward = Steward
    .text = Builds, lets to good payers, exports bad tenants and knows how to fight back.
