### The text of the game in English, read by Python and by the page.
###
### Arguments are named as in wucherer/events.py and wucherer/questions.py. An argument x brings others, by its type:
###   card       $x is the name (empty where there is no card), $x-key its key ("hacker", then "none"), and every attribute
###              of the card comes as $x-<attribute>, here $x-the, $x-a and $x-number
###   hidden     like card; a card face down is card-hidden, its key "none"
###   seat       $x is the name, $x-own "yes" if it is the one who acts or is asked, else "no"
###   building   $x is "B1"; apartment: like the message place; with $x-owner (a name) and $x-own ("yes" if the
###              one who acts or is asked owns it)
###   target     either of them, a player like seat, or empty, then $x-own is "none"
###   coins      a number, $x-money the sum ("3 coins");   number: a number;   goods: $given and $asked
###   seats      names joined, $x-number is "one" or "many"
### The one who acts is the first seat of an event. Questions also have $player, the one asked.

## Tenants

card-family = Family
    .the = the family
    .a = a family
    .number = one
card-group-house = Group House
    .the = the group house
    .a = a group house
    .number = one
card-hacker = Hacker
    .the = the hacker
    .a = a hacker
    .number = one
card-man-with-a-dog = Man with a Dog
    .the = the man with a dog
    .a = a man with a dog
    .number = one
card-monster = Monster
    .the = the monster
    .a = a monster
    .number = one
card-mother-with-children = Mother with Children
    .the = the mother with children
    .a = a mother with children
    .number = one
card-mover = Mover
    .the = the mover
    .a = a mover
    .number = one
card-musicians = Musicians
    .the = the musicians
    .a = musicians
    .number = many
card-nobles = Nobles
    .the = the nobles
    .a = nobles
    .number = many
card-odd-ones = Odd Ones
    .the = the odd ones
    .a = odd ones
    .number = many
card-rental-nomad = Rental Nomad
    .the = the rental nomad
    .a = a rental nomad
    .number = one
card-scientist = Scientist
    .the = the scientist
    .a = a scientist
    .number = one
card-squatters = Squatters
    .the = the squatters
    .a = squatters
    .number = many
card-tavern = Tavern
    .the = the tavern
    .a = a tavern
    .number = one

## Building cards

card-attic-apartment = Attic Apartment
    .the = the attic apartment
    .a = an attic apartment
    .number = one
card-basement-expansion = Basement Expansion
    .the = the basement expansion
    .a = a basement expansion
    .number = one
card-flat-roof = Flat Roof
    .the = the flat roof
    .a = a flat roof
    .number = one
card-roof-expansion = Roof Expansion
    .the = the roof expansion
    .a = a roof expansion
    .number = one
card-roof = Roof
    .the = the roof
    .a = a roof
    .number = one
card-jail = Jail
    .the = the jail
    .a = a jail
    .number = one

## Actions

card-alibi = Alibi
    .the = the alibi
    .a = an alibi
    .number = one
card-bomb = Bomb
    .the = the bomb
    .a = a bomb
    .number = one
card-broker = Broker
    .the = the broker
    .a = a broker
    .number = one
card-court = Court
    .the = the court
    .a = a court
    .number = one
card-demolition = Demolition
    .the = the demolition
    .a = a demolition
    .number = one
card-eviction = Eviction
    .the = the eviction
    .a = an eviction
    .number = one
card-lunatic = The Lunatic
    .the = the lunatic
    .a = the lunatic
    .number = one
card-move = Move
    .the = the move
    .a = a move
    .number = one
card-murder = Murder
    .the = the murder
    .a = a murder
    .number = one
card-police = Police
    .the = the police
    .a = a police card
    .number = one
card-politics = Politics
    .the = politics
    .a = a politics card
    .number = one
card-rent-withheld = Rent Withheld
    .the = the withheld rent
    .a = a rent withheld card
    .number = one

card-hidden = card
    .the = the card
    .a = a card
    .number = one

## Apartments and buildings

place = { $level ->
    [basement] { $building } (basement)
    [attic] { $building } (attic)
    [1] { $building } (ground floor)
    [none] { $building }
   *[other] { $building } (floor { $level })
}

place-any = anywhere
place-ground = ground floor or basement only
place-attic = attic only (attic apartment or roof expansion)

provenance-rulebook = from the rulebook
provenance-reconstructed = reconstructed
provenance-own = your own value
way-own = on an own building
way-other = on somebody else’s building
way-alone = without a target
way-answer = in answer to others
way-floor = as a floor
then-player-rent-at-once = Rent of who played it, at once
then-player-rent = Rent of who played it, a round later
then-player-money = Money that who played it takes in meanwhile
then-landlord-rent-at-once = Rent of the other landlord, at once
then-landlord-rent = Rent of the other landlord, a round later

## Events

currency-landlord-2013 = Coins
currency-wucherer-1997 = DMW
currency-wucherer-1992 = Counters
money-landlord-2013 = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
money-wucherer-1997 = { $number } DMW
money-wucherer-1992 = { $number ->
    [one] 1 counter
   *[other] { $number } counters
}
floors = { $floors ->
    [one] one floor
   *[other] { $floors } floors
}
in-floors = { $floors ->
    [one] one floor
   *[other] { $floors } floors
}
good-card = { $good-a }

event-game-began = The game begins. { $player } goes first.
event-turn-began = It is { $player }’s turn.
event-built = { $building-own ->
    [yes] { $player } builds { $building }: { floors }, topped with { $roof-a }.
   *[no] { $player } builds { $building } for { $building-owner }: { floors }, topped with { $roof-a }.
}
brief-built = { $building-own ->
    [yes] builds { $building } with { in-floors }
   *[no] builds { $building } for { $building-owner } with { in-floors }
}
event-roof-paid = { $coins ->
    [0] { $player } gets the roof for nothing.
   *[other] { $player } pays { $coins-money } for the roof.
}
brief-roof-paid = { $coins ->
    [0] { "" }
   *[other] pays { $coins-money }
}
event-expanded = { $building-own ->
    [yes] { $player } extends { $building }: { $card }.
   *[no] { $player } extends { $building-owner }’s { $building }: { $card }.
}
event-moved-in = { $apartment-own ->
    [yes] { $card-key ->
        [squatters] { $player } lets squatters move into { $apartment }.
       *[other] { $player } lets { $apartment } to { $card-the }.
    }
   *[no] { $player } sends { $card-the } to { $apartment-owner }, into { $apartment }.
}
brief-moved-in = { $apartment-own ->
    [yes] { $card-key ->
        [squatters] houses squatters in { $apartment }
       *[other] lets { $apartment } to { $card-the }
    }
   *[no] sends { $card-the } to { $apartment-owner }, into { $apartment }
}
event-card-played = { $card-key ->
    [alibi] { $target-own ->
        [no] { $player } has an alibi for { $target }.
       *[other] { $player } has an alibi.
    }
    [bomb] { $player } plants a bomb in { $target }.
    [broker] { $player } calls in the broker.
    [court] { $target-own ->
        [no] { $player } goes to court for { $target }.
       *[other] { $player } goes to court.
    }
    [justice] { $target-own ->
        [no] { $player } seeks justice for { $target }.
       *[other] { $player } seeks justice.
    }
    [demolition] { $player } orders the wrecking ball for { $target }.
    [eviction] { $player } files for eviction: { $target }.
    [lunatic] { $player } lets the lunatic loose, and { $target } is spared.
    [move] { $player } orders a move for { $target }.
    [removal] { $player } orders a removal from { $target }.
    [murder] { $player } plots a murder in { $target }.
    [police] { $player } plays the police.
    [politics] { $target-own ->
        [none] { $player } pulls strings in politics.
       *[other] { $player } pulls strings in politics: { $target }.
    }
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
brief-moved = { $cause-key ->
    [move] moves { $card-the } to { $to }
    [removal] moves { $card-the } to { $to }
   *[other] moves { $card-the } from { $from } to { $to }
}
event-homeless = { $card-key ->
    [monster] No other home for the monster from { $from }: back to the supply.
   *[other] No other home for { $card-the } from { $from }: off to the discard pile.
}
event-mover-paid = { $player } gets { $coins-money }: the mover earns on every move.
event-broker-paid = { $coins ->
    [0] No rent is due for { $card-the } in { $apartment }: { $player } collects nothing in advance.
   *[other] { $player } collects { $coins-money } of rent in advance, for { $card-the } in { $apartment }.
}
event-passed = { $card-key ->
    [alibi] { $target-own ->
        [no] { $player } shows no alibi for { $target }.
       *[other] { $player } shows no alibi.
    }
    [broker] { $player } calls in no broker.
    [lunatic] { $player } lets no lunatic loose.
   *[police] { $player } calls no police.
}
brief-passed = { "" }
event-bombed = { $tenants ->
    [0] { $building } goes up in smoke. Nobody was in.
   *[other] { $building } goes up in smoke, with all hands.
}
event-murdered = In { $apartment } somebody has done away with { $card-the }.
event-police-called = { $player } calls the police. First suspect: { $suspect }.
event-family-called = A family has seen it all and reports { $suspect }.
event-police-went-on = The police go on from { $cleared } to { $suspect }.
event-prisoner-passed-over = { $player } is in jail already. There is no better alibi.
event-jailed = { $player } goes to jail.
event-released = { $player } is at large again.
event-bail-paid = { $player } pays { $coins-money } of bail.
event-squatters-expelled = { $player } has the police clear { $apartment }: the squatters are out.
event-nomad-paid = { $player } pays { $coins-money } to be rid of the rental nomad in { $apartment }.
event-monster-created = The scientist has created something: { $player } puts the monster up in { $apartment }.
event-demolished = All that is left of { $building } is a heap of cards.
event-evicted = { $squatters ->
    [0] { $tenants ->
        [0] { $building } is empty already: nobody has to leave.
       *[other] { $building } is cleared.
    }
   *[other] { $tenants ->
        [0] Only squatters live in { $building }, and they stay.
       *[other] Everybody has to leave { $building }, only the squatters stay.
    }
}
event-taken-to-hand = { $player } takes { $card-the } into hand.
event-floor-to-hand = { $player } takes a floor into hand: { $card-a }.
brief-floor-to-hand = takes { $card-key ->
    [none] a floor
   *[other] { $card-a }
} into hand
event-recalled = { $player } gives { $card-the } in { $apartment } notice and takes her into hand.
event-withholding-laid-off = { $left ->
    [0] In { $apartment } the rent is no longer withheld.
    [1] In { $apartment } one withholding of the rent is over, one more is left.
   *[other] In { $apartment } one withholding of the rent is over, { $left } more are left.
}
event-income = { $coins ->
    [0] { $player } takes in nothing.
   *[other] { $player } takes in { $coins-money }.
}
brief-income = { "" }
several-bought = { $player } buys { $number } cards for { $coins-money }.
event-bought = { $player } buys { $card-a } for { $coins-money }.
brief-several-bought = buys { $number } cards
brief-bought = buys { $card-a }
event-paid-out = { $coins ->
    [0] { $cards ->
        [0] { $player } goes away empty-handed.
        [1] { $player } has spent it all on a card.
       *[other] { $player } has spent it all on cards.
    }
   *[other] { $player } pockets { $coins-money }.
}
brief-paid-out = { $coins ->
    [0] { $cards ->
        [0] goes away empty-handed
       *[other] { "" }
    }
   *[other] pockets { $coins-money }
}
event-pile-empty = { $again ->
    [0] The draw pile is used up. Everybody but { $player } has exactly one more turn.
   *[other] The draw pile is used up. Everybody has exactly one more turn, { $player } last of all.
}
event-last-turn = { $player } plays a last turn.
event-stayed = No other home for { $card-the } from { $from }: no choice but to stay.
event-moved-under-pile = { $pile ->
    [discard] { $player } moves { $card-the } from { $from } to the discard pile, as the draw pile is empty.
   *[draw] { $player } moves { $card-the } from { $from } under the draw pile.
}
brief-moved-under-pile = { $pile ->
    [discard] moves { $card-the } to the discard pile
   *[draw] moves { $card-the } under the draw pile
}
event-player-paid-mover = { $coins ->
    [0] { $player } is broke and leaves { $landlord } without the mover’s wages.
   *[other] { $player } pays { $landlord } { $coins-money }: the mover earns on every move.
}
event-player-paid-broker = { $rent ->
    [0] No rent is due for { $card-the } in { $apartment }: { $player } pays { $landlord } nothing.
   *[other] { $coins ->
        [0] { $landlord } would have liked some rent for { $card-the } in { $apartment }, but { $player } has nothing.
       *[other] { $player } pays { $landlord } { $coins-money } of rent for { $card-the } in { $apartment }.
    }
}
event-dismissed = { $player } gives { $card-the } in { $apartment } notice: off to the discard pile.
event-fetched = { $player } recycles: the dual system fetches { $card-the } from the discard pile.
event-roof-asked = { $price ->
    [0] { $player } asks { $other } for a roof for nothing.
   *[other] { $player } offers { $other } { $price-money } for a roof.
}
event-roof-sold = { $coins ->
    [0] { $player } gives { $buyer } a roof for nothing.
   *[other] { $player } sells { $buyer } a roof for { $coins-money }.
}
event-trade-offered = { $player } offers { $other } { $given } for { $asked }.
event-traded = { $player } and { $other } trade { $given } for { $asked }.
brief-traded = trades { $given } with { $other } for { $asked }
event-offer-declined = { $player } declines.
event-discard-turned = { $player } draws the last card. The discard pile is shuffled and played through once more.
event-new-pile = The bomb makes a new draw pile: the last round is no longer one.
event-standstill = { $rounds ->
    [1] A whole round in which nobody could do anything, and nobody earned a thing: nothing would ever change again.
   *[other] For { $rounds } rounds nothing has been decided but bail: nothing would ever change again.
}
event-game-over = { $winners-number ->
    [one] The game is over. { $winners } is the greatest landlord in town.
   *[many] The game is over. { $winners } share the title of greatest landlords in town.
}

## Calculations

reason-rent = { $place }: { $card }, { $coins-money }
reason-hacker-rank = { $place }: { $card } with a network, { $coins-money }
reason-empty = { $place }: empty, { $coins-money }
reason-withheld = { $place }: { $card } withholds the rent, { $coins-money }
reason-waived = { $place }: { $card }, already collected by the broker, { $coins-money }
reason-squatted = { $place }: squatted building, { $coins-money }
reason-minimum = No building brings in anything: basic income, { $coins-money }
reason-in-jail = In jail there is no rent, only the basic income, { $coins-money }

reason-celebrity-rent = { $place }: { $card } in the best of company, { $coins-money }
reason-celebrity-empty = { $place }: empty, but in the best of company, { $coins-money }

calculation-roof-paid = One for each building that { $player } owned before: { $buildings ->
    [0] none
   *[other] { $buildings }
}, so { $coins-money }
calculation-mover-paid = For each move the bank pays the mover’s landlord { $coins-money }
calculation-broker-paid = The present rent of { $card-the } in { $apartment }, before moving out: { $coins-money }
calculation-player-paid-mover = Whoever plays a move pays the mover’s landlord his wages, as far as the money goes: { $coins-money }
calculation-player-paid-broker = Whoever played the move pays the present rent, as far as the money goes: { $coins-money }
calculation-roof-sold = Both have agreed on the price: { $coins-money }
calculation-bail-paid = Bail is { $coins-money }
calculation-nomad-paid = Throwing a rental nomad out costs { $coins-money }
calculation-income = Together { $coins-money }
calculation-bought = In each turn the first five cards cost 1 each, all others 2: this one { $coins-money }
calculation-paid-out = What is left of this turn’s income after buying cards: { $coins-money }

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
    [0] What goes on top of the building? A normal roof costs you nothing.
   *[other] What goes on top of the building? The normal roof costs you { $price-money }.
}
question-roof-card-other = { $player } is thinking.
question-target = { $card }: where to?
question-target-other = { $player } is thinking.
question-politics-as = What are your politics?
question-politics-as-other = { $player } is thinking.
question-recall-whom = Who gets notice?
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
    [demolition] { $from } is coming down. Where should { $tenant-the } go?
   *[other] Where should { $tenant-the } from { $from } go?
}
question-where-to-other = { $player } looks for a new home for { $tenant-the } from { $from }.
question-lunatic-or-not = { $target-own ->
    [yes] { $deed-key ->
        [bomb] { $author } has planted a bomb in your building { $target }. Let the lunatic loose before it goes off?
       *[murder] { $author } is after the life of your tenant in { $target }. Let the lunatic loose before it happens?
    }
   *[no] { $deed-key ->
        [bomb] { $author } has planted a bomb at { $target-owner }’s, in { $target }. Let the lunatic loose before it goes off?
       *[murder] { $author } plots a murder at { $target-owner }’s, in { $target }. Let the lunatic loose before it happens?
    }
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
question-police-or-not = { $target-own ->
    [yes] { $deed-key ->
        [bomb] { $author-own ->
            [yes] You have bombed your own building { $target }. Call the police?
           *[no] { $author } has bombed your building { $target }. Call the police?
        }
       *[murder] { $author-own ->
            [yes] You have murdered { $tenant-the } in your own building, { $target }. Call the police?
           *[no] { $author } has murdered { $tenant-the } in { $target }, under your roof. Call the police?
        }
    }
   *[no] { $deed-key ->
        [bomb] { $author-own ->
            [yes] You have bombed { $target }. Call the police yourself?
           *[no] { $author } has bombed { $target }. Call the police?
        }
       *[murder] { $author-own ->
            [yes] You have murdered { $tenant-the } in { $target }. Call the police yourself?
           *[no] { $author } has murdered { $tenant-the } in { $target }. Call the police?
        }
    }
}
question-police-or-not-other = { $deed-key ->
    [bomb] { $target } has been bombed. { $player } decides whether to call the police.
   *[murder] There is a corpse in { $target }. { $player } decides whether to call the police.
}
question-alibi-or-not = { $suspect-own ->
    [yes] { $author-own ->
        [yes] { $deed-key ->
            [bomb] The police suspect you of your bomb. Do you have an alibi?
           *[murder] The police suspect you of your murder. Do you have an alibi?
        }
       *[no] { $deed-key ->
            [bomb] For { $author }’s bomb the police now suspect you. Do you have an alibi?
           *[murder] For { $author }’s murder the police now suspect you. Do you have an alibi?
        }
    }
   *[no] { $deed-key ->
        [bomb] For a bomb the police suspect { $suspect }. Do you have an alibi to give away?
       *[murder] For a murder the police suspect { $suspect }. Do you have an alibi to give away?
    }
}
question-alibi-or-not-other = { $suspect-own ->
    [yes] The police ask { $player } for an alibi.
   *[no] { $player } considers giving { $suspect } an alibi.
}
question-squatters-at-the-door = { $apartment-own ->
    [yes] { $author-own ->
        [yes] You let squatters into your own building, { $apartment }. Call the police after all?
       *[no] { $author } sends squatters into your { $apartment }. Call the police?
    }
   *[no] { $author-own ->
        [yes] You send { $apartment-owner } squatters into { $apartment }. Call the police after all?
       *[no] { $author } sends { $apartment-owner } squatters into { $apartment }. Call the police?
    }
}
question-squatters-at-the-door-other = Squatters are at the door of { $apartment }. { $player } decides whether to call the police.
question-broker-or-not = { $from-own ->
    [yes] { $author-own ->
        [yes] You are moving { $tenant-the } out of your { $from }. First collect { $rent-money } of rent with the broker?
       *[no] { $author } is moving { $tenant-the } out of your { $from }. First collect { $rent-money } of rent with the broker?
    }
   *[no] { $author-own ->
        [yes] You are moving { $tenant-the } out of { $from }. Play the broker, so that { $from-owner } gets { $rent-money } of rent from you first?
       *[no] { $author } is moving { $tenant-the } out of { $from }. Play the broker, so that { $from-owner } gets { $rent-money } of rent first?
    }
}
question-broker-or-not-other = A move for { $tenant-the } from { $from }. { $player } decides whether the broker gets a cut.
question-nomad-or-not = In { $apartment } a rental nomad lives for nothing. Pay { $fee-money } to throw him out?
question-nomad-or-not-other = { $player } considers what the rental nomad in { $apartment } is worth.
question-monster-where = Your scientist has created a monster. Where is it to live?
question-monster-where-other = { $player } looks for lodgings for a new monster.
question-bail-or-not = You are in jail. Pay { $bail-money } of bail?
question-bail-or-not-other = { $player } considers what freedom is worth.
question-buy-or-stop = { $left-money } left of this turn’s income. Buy a card for { $price-money }?
question-buy-or-stop-other = { $player } takes in the rent and considers buying cards.

question-ask-whom = Whom do you ask for a roof?
question-ask-whom-other = { $player } is thinking.
question-ask-price = How much do you offer { $seller } for a roof?
question-ask-price-other = { $player } is thinking.
question-roof-offer = { $buyer } offers you { $price-money } for a roof. Do you sell?
question-roof-offer-other = { $buyer } offers { $player } { $price-money } for a roof.
question-trade-with = With whom do you want to trade?
question-trade-with-other = { $player } is thinking.
question-trade-what = { $asking ->
    [0] You offer { $partner }: { $given }. Anything else?
   *[other] You offer { $partner }: { $given }. You ask: { $asked }. Anything else?
}
question-trade-what-other = { $player } is thinking.
question-trade-offer = { $author } offers you { $given } for { $asked }. Is it a deal?
question-trade-offer-other = { $author } offers { $player } { $given } for { $asked }.
question-dual-or-not = “{ $top }” lies on top of the discard pile. Fetch it with the dual system?
question-dual-or-not-other = { $player } looks at what lies on the discard pile.

## Why not

refusal-not-in-hand = You don’t have this card in hand.
refusal-not-offered = That is not among the choices now.
refusal-no-such-place = There is no such place on the table.
refusal-apartment-taken = Somebody lives there already.
refusal-no-free-apartment = No apartment is free anywhere.
refusal-needs-two-apartments = This tenant needs two empty apartments, one above the other.
refusal-too-many-floors = The building has too many floors for this tenant.
refusal-only-ground-or-basement = Only the ground floor or a basement will do for this tenant.
refusal-only-under-the-roof = This tenant wants to live under the roof, in an attic or an expanded roof.
refusal-building-squatted = Only squatters still move into a squatted building.
refusal-odd-ones-inside = Those who live there are joined by their own kind only.
refusal-not-empty-for-odd-ones = This tenant only moves into buildings where nobody lives, or only its own kind.
refusal-too-rich-for-tavern = The tavern is too loud for this tenant, who pays too much rent to put up with that.
refusal-same-apartment = The tenant lives there already.
refusal-same-building = The tenant has to go to another building.
refusal-own-apartment = A rental nomad has to go to another player.
refusal-nobody-there = Nobody lives there.
refusal-murder-proof = This tenant can’t be murdered.
refusal-not-squatters = There are no squatters there.
refusal-not-your-building = The police only clear your own buildings.
refusal-not-the-mother = You can only give notice to a woman with a child, for the noise.
refusal-recalled-often-enough = In one turn mothers are only taken back as often as there are mothers in the deck.
refusal-no-homes-for-all = A demolition needs new homes for all tenants.
refusal-keep-homes-for-all = Then another tenant of the building would find no home.
refusal-has-basement = This building has a basement already.
refusal-not-a-normal-roof = A roof expansion only goes on a normal roof.
refusal-roof-expanded = This roof has been expanded already.
refusal-no-roof-for-flat-roof = On a finished building a flat roof only goes on a plain roof without an expansion.
refusal-no-roof-affordable = You can’t afford a roof now, and you have no special one.
refusal-no-roof-left = There are no normal roofs left, and you have no special one.
refusal-too-few-cards = You have too few cards for that.
refusal-one-to-five-floors = A building has one to five floors.
refusal-roof-card-needed = You still need this card as the roof.
refusal-only-as-reaction = This card is an answer: unasked it can’t be played.
refusal-not-in-jail = You are not in jail.
refusal-no-target = There is nothing to play it on now.
refusal-nobody-to-move = Nobody lives anywhere yet who could move.
refusal-only-tops-a-new-building = Its place is in a new building: on top, or as a floor.
refusal-not-the-best-payer = The squatters drive out the tenant who pays most.
refusal-highest-hacker-first = First the one of them who pays most has to go.
refusal-not-enough-coins = You don’t have the money for that.
refusal-without-powers = You are playing without the tenants’ powers.
refusal-no-squatters = There are no squatters whom you could have thrown out.
refusal-not-your-own-tenant = You can only give notice in your own buildings.
refusal-at-least-one-floor = A building has at least one floor.
refusal-no-roof-in-hand = You have no card in hand that tops a building.
refusal-own-apartments-first = As long as something suitable is free in your own buildings, the tenant stays with you.
refusal-squatters-pay-nothing = Squatters pay no rent that they could withhold.
refusal-nothing-discarded = There is nothing on the discard pile.
refusal-dual-system-on-top = The dual system doesn’t fetch its own kind: one lies on top of the discard pile.
refusal-roofs-asked-often-enough = Asking for a roof five times in a turn is enough.
refusal-more-than-before = This time you have to offer more than before.
refusal-cards-for-something = There has to be something on both sides, and a card on one of them.
refusal-only-for-oneself = You only build new buildings for yourself.

## What the screen leaves open: once on each device, in at most twelve words

note-aim = The aim: whoever has the most money at the end wins.
note-keep = Keep it: you will be asked as soon as it can help.
note-grey = Even a grey card is of use: any can be a floor.
note-dashed = Dashed: not possible now. Press it to hear what is missing.
note-wait = This pause keeps the others from guessing your cards.
note-kept = What you keep counts at the end, but never buys cards again.
note-dearer = From here on each card of this turn costs 2.
note-build-for = Why? Their houses can take in the tenants that you don’t want.
note-home = The owner of the house gets the rent. The floor rarely matters.
note-end = When the draw pile is used up, the end begins.
note-tenant = Coin on a card: the rent. House: at most so many floors.
note-income = The plus is what your turn will bring in, house or not.
note-piles = Below lie { $piles }.

## What is at stake: before the first question of its kind, in at most 25 words

stake-lunatic-or-not = Only the lunatic still averts the deed, and can hit the culprit instead. Afterwards there are just the police.
stake-police-or-not = The police ask one after another until somebody has no alibi. That one sits in jail without rent, and it may be you.
stake-alibi-or-not = Whoever has no alibi goes to jail, where a pittance takes the place of all rent.
stake-squatters-at-the-door = Once they are in, the whole house brings no rent, and whoever pays most in it moves out.
stake-broker-or-not = A broker turns this move into money for you at once. It counts at the end, but buys no cards.
stake-dual-or-not = Soon another card lies on top of this one. If you take it, your dual system goes in its place.
stake-bail-or-not = In jail a pittance takes the place of all rent. Bail is worth it if your houses bring in more.

## What would have to be different

remedy-somebody-leaves = { $place } suits { $card-the } once { $tenant-the } { $tenant-number ->
    [one] leaves
   *[many] leave
}.
remedy-expansion = { $place } suits { $card-the } once it has { $expansion-a }.
remedy-new-building = { $floors ->
    [1] A new building with one floor
   *[other] A new building with { $floors } floors
} suits { $card-the }.
remedy-new-attic = A new building topped by { $roof-a } suits { $card-the }.
remedy-room-inside = Another apartment of { $place } will do: it is marked.
remedy-lower-building = { $floors ->
    [1] Only a building with one floor
   *[other] Only a building with at most { $floors } floors
} suits { $card-the }.
remedy-cards-missing = { $cards ->
    [1] You need one more card
   *[other] You need { $cards } more cards
}: you buy them with your rent at the end of your turn.
remedy-roof-price = A roof costs you { $price-money }, and you have { $coins-money }; an attic apartment or a flat roof would cost nothing.
remedy-home-needed = First there must be a home for { $tenant-the } in another building.
remedy-homes-needed = First other buildings must have enough empty apartments for all its tenants together.
remedy-any-building = First somebody has to build.
remedy-any-tenant = First a tenant has to move in on whom it can be played.
remedy-room-for-expansion = A new building with a normal roof will have room for it.
remedy-nobody-inside = It takes a building without tenants, or homes elsewhere for all who live in it.
remedy-other-apartment = Choose another apartment: all that will do are marked.
remedy-other-building = Choose an apartment in another building.
remedy-other-landlord = Choose an apartment of another player.
remedy-own-full = Choose one of your own. Only when none of them will do, you may choose among all.
remedy-inhabited = Choose an apartment in which somebody lives.
remedy-bomb-or-move = A bomb on the building or a move would still rid it of this tenant.
remedy-squatted = Choose an apartment in which squatters live.
remedy-own-squatted = Choose squatters in a building of your own.
remedy-kept-for-squatters = Keep it: you will be asked when squatters or a crime come to your buildings.
remedy-tenant-of-ones-own = It is possible once { $tenant-a } lives in a building of yours.
remedy-next-turn = It is possible again in your next turn.
remedy-homes-left = Begin with another tenant, or choose a home that leaves enough for the others.
remedy-no-basement = Choose a building without a basement.
remedy-normal-roof = Choose a building with a normal roof that has not been expanded.
remedy-roofs-come-back = A bomb or a demolition brings a roof back; an attic apartment or a flat roof will do, too.
remedy-roof-in-hand = Roofs are among the cards that you buy. With one in hand you can build.
remedy-other-floor = Take another card for this floor.
remedy-kept-for-jail = Keep it: in jail it will set you free.
remedy-kept = Keep it: you will be asked as soon as it can be played.
remedy-tops = Build: it can become the roof of your new building.
remedy-best-payer = Choose among those who pay most: they are marked.
remedy-with-powers = It takes a table with the tenants’ powers, which is chosen when it is set up.
remedy-paying = Choose a tenant who pays rent.
remedy-discarded = Once a card has been discarded, it can be fetched.
remedy-other-on-top = Once another card lies on top, it can be fetched.
remedy-police = First the police have to drive the squatters out.

## Buttons

word-pass-roof-offer = Don’t sell
word-pass-dual-or-not = Leave it
word-pass-counter-stroke = Show mercy
word-sell = Sell
word-pile = Under the draw pile
word-release = Release
word-ask-roof = Buy a roof
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

rule-number = Rule { $numbers }
phase-check = Checking buildings
phase-play = Playing cards
phase-rent = Rent and cards

## Choices at the start, and the records

option-tenant-powers = Tenants’ powers
    .text = Off: size, floors and squatters still count, in Friese’s Landlord the location too, all other powers of the tenants do not. Good for a first game.
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

option-hidden-money = Secret fortunes
    .text = On: only you can see how much money you have. Everybody sees what is paid.
option-free-trade = Free trade
    .text = On: the player whose turn it is may trade cards and money with anybody. Otherwise only roofs can be bought.
option-anyone-may-react = Anyone may step in
    .text = On: not only the one concerned, but everybody may answer with lunatic, police, alibi, court and broker, the one concerned first.
option-professional-bomb = For professionals: bomb in the last round
    .text = On: a bomb in the last round makes a new draw pile, and the game goes on until that is used up too.



bot-about-landlord = A house comes alive when people live in it. I find a room for everybody, and the rent takes care of itself.
bot-about-gangster = Whoever is ahead gets a visit from me. And where I was that evening I can always prove.
bot-about-speculator = I build, I trade, and every roof earns me something. Who lives under it is all the same to me.

## Help

help-goal-wucherer = Whoever has the most money at the end wins. Rent comes from your houses at the end of each of your turns; with it you buy cards or fill your purse. When the draw pile runs out, the last round begins.
help-play-wucherer = Choose a card, then a place that lights up; or drag the card there. A place that does not suit says why. Undo takes a move back until somebody else is asked or a card has been seen.

## The trade of the edition of 1997

trade-i-give = I give
trade-i-want = I want from { $player }
trade-coins = Money
trade-add-card = Add a card

## Kinds of events that are looked for in a replay

replay-kind-bombed = bomb
replay-kind-murdered = murder
replay-kind-demolished = demolition
replay-kind-evicted = eviction
replay-kind-police-called = police search
replay-kind-released = release
replay-kind-jailed = jail
replay-kind-squatters-expelled = squatters expelled
replay-kind-monster-created = monster
replay-kind-broker-paid = broker
replay-kind-player-paid-broker = broker’s fee
replay-kind-built = house built
replay-kind-expanded = extension
replay-kind-moved-in = moving in
replay-kind-moved = move
replay-kind-homeless = homeless
replay-kind-recalled = taken back

# What is counted in a game that is over.
book-crimes-done = { $number ->
    [0] no crime done
    [1] one crime done
   *[other] { $number } crimes done
}
book-crimes-suffered = { $number ->
    [0] none suffered
    [1] one suffered
   *[other] { $number } suffered
}
book-jailed = { $number ->
    [0] never in jail
    [1] once in jail
   *[other] { $number } times in jail
}

window-squatters-at-the-door = Squatters move in at { $hit ->
    [yes] one of your buildings
   *[no] somebody else’s building
}
window-broker-or-not = A tenant is moved out of { $hit ->
    [yes] one of your buildings
   *[no] somebody else’s building
}
window-lunatic-or-not = A bomb or murder threatens { $hit ->
    [yes] you
   *[no] somebody else
}
window-police-or-not = A bomb or murder has hit { $hit ->
    [yes] you
   *[no] somebody else
}
window-alibi-or-not = The police suspect { $hit ->
    [yes] you
   *[no] somebody else
}
window-dual-or-not = A card lies on the discard pile
window-roof-offer = Somebody wants to buy a roof from you
window-trade-offer = Somebody offers you a trade
window-nomad-or-not = A rental nomad lives with you
window-bail-or-not = You are in jail
fact-hands = my hand
fact-coins = my coins
fact-buildings = all buildings
fact-jail = who is in jail
