### Monopoly in English. Arguments are named as in monopoly/events.py and monopoly/questions.py; with them come:
###   seat    $x is the name, “the bank” without a player, $x-own is “yes” if it is the one who acts or is asked
###   square  $x is the name, $x-key the key;   lot  a square or “a house”, “a hotel”
###   card    $x is what the card says;   coins  $x-money the sum;   goods  $given and $asked
###   basis, cause, word  a key to select by

money-monopoly = €{ NUMBER($number) }
the-bank = the bank
lot-house = a house
lot-hotel = a hotel
good-square = { $good }
good-jail-card = a leave-jail card

option-rent-on-demand = Rent only on demand
    .text = On: whoever is owed rent must claim it before the next player rolls. Otherwise it is paid by itself.
option-deck = Cards
    .text = Which chance and community cards are played with.
option-deck-new = Newer cards
option-deck-classic = Classic cards
option-turn-limit = At most so many rounds
    .text = Not on the rule sheet. Then the richest wins: cash, properties and buildings at their price, mortgaged properties at their mortgage. Without a number it is played to the last bankruptcy.
option-turn-limit-none = no limit
option-start-money = Starting money
    .text = What everybody gets from the bank at the beginning.
option-parking-pot = Pot on free parking
    .text = Not on the rule sheet. Taxes and what cards make you pay the bank go into a pot. Whoever comes to rest on free parking gets it.
option-double-salary = €400 for landing on Go
    .text = Not on the rule sheet. Landing exactly on Go brings €400. Passing it brings €200 as always.
option-no-auction = No auction
    .text = Not on the rule sheet. What the player who lands there does not buy stays with the bank. What falls to the bank in a bankruptcy is auctioned all the same.
option-no-rent-from-jail = No rent for owners in jail
    .text = Not on the rule sheet. While an owner is in jail, nobody pays them rent, and they can’t claim it later.
option-first-lap = Buying only after the first lap
    .text = Not on the rule sheet. Until you first reach or pass Go you can’t buy what you land on; it stays free, without an auction.
option-dealt-places = Properties dealt at the start
    .text = Not on the rule sheet. Everybody gets so many at random, but nobody a whole group. 0 deals none.
option-dealt-paid = Dealt properties are paid for
    .text = Not on the rule sheet. On: everybody pays their price out of the starting money. Off: they are free.

## Squares and groups

square-los = Go
square-badstrasse = Badstraße
square-community-1 = Community
square-turmstrasse = Turmstraße
square-einkommensteuer = Income tax
square-suedbahnhof = Südbahnhof
square-chausseestrasse = Chausseestraße
square-chance-1 = Chance
square-elisenstrasse = Elisenstraße
square-poststrasse = Poststraße
square-gefaengnis = Jail
square-seestrasse = Seestraße
square-elektrizitaetswerk = Elektrizitätswerk
square-hafenstrasse = Hafenstraße
square-neue-strasse = Neue Straße
square-westbahnhof = Westbahnhof
square-muenchner-strasse = Münchner Straße
square-community-2 = Community
square-wiener-strasse = Wiener Straße
square-berliner-strasse = Berliner Straße
square-frei-parken = Free parking
square-theaterstrasse = Theaterstraße
square-chance-2 = Chance
square-museumstrasse = Museumstraße
square-opernplatz = Opernplatz
square-nordbahnhof = Nordbahnhof
square-lessingstrasse = Lessingstraße
square-schillerstrasse = Schillerstraße
square-wasserwerk = Wasserwerk
square-goethestrasse = Goethestraße
square-gehe-ins-gefaengnis = Off to jail
square-rathausplatz = Rathausplatz
square-hauptstrasse = Hauptstraße
square-community-3 = Community
square-bahnhofstrasse = Bahnhofstraße
square-hauptbahnhof = Hauptbahnhof
square-chance-3 = Chance
square-parkstrasse = Parkstraße
square-zusatzsteuer = Luxury tax
square-schlossallee = Schlossallee

group-brown = Brown
group-light-blue = Light blue
group-pink = Pink
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-dark-blue = Dark blue
group-station = Stations
group-utility = Utilities

## What the cards say

drawn-advance-to-go = advance to Go
drawn-advance-to-suedbahnhof = advance to Südbahnhof
drawn-advance-to-seestrasse = advance to Seestraße
drawn-advance-to-opernplatz = advance to Opernplatz
drawn-advance-to-schlossallee = advance to Schlossallee
drawn-next-station = advance to the next station; if it is owned it costs double rent
drawn-next-utility = advance to the next utility; if it is owned it costs ten times a throw
drawn-back-3 = three squares back
drawn-back-to-badstrasse = back to Badstraße
drawn-go-to-jail = to jail, without a salary on the way
drawn-get-out-of-jail = a leave-jail card, to keep
drawn-bank-dividend-50 = a dividend of €50
drawn-building-savings-150 = €150 of building savings
drawn-interest-150 = €150 of interest
drawn-crossword-100 = €100 for a solved crossword
drawn-bank-error-200 = €200 by an error of the bank
drawn-inheritance-100 = €100 inherited
drawn-life-insurance-100 = €100 from a life insurance
drawn-holiday-money-100 = €100 of holiday money
drawn-annuity-100 = an annuity of €100
drawn-stock-sale-50 = €50 from a sale of stock
drawn-consulting-25 = a fee of €25
drawn-dividend-25 = a dividend of €25
drawn-tax-refund-20 = €20 of tax returned
drawn-beauty-contest-10 = €10 from a beauty contest
drawn-speeding-15 = a fine of €15 for speeding
drawn-school-150 = school fees of €150
drawn-hospital-100 = €100 to the hospital
drawn-doctor-50 = €50 to the doctor
drawn-school-50 = school fees of €50
drawn-repairs-25-100 = repairs: €25 for each house, €100 for each hotel
drawn-repairs-40-115 = repairs: €40 for each house, €115 for each hotel
drawn-pay-each-50 = €50 to everybody else
drawn-birthday-10 = birthday: €10 from everybody else
drawn-fine-10-or-chance = a fine of €10, or draw a chance card

## Events

event-first-throw = { $player } throws { $first } and { $second } for the first turn.
event-board-ready = { $player } begins.
event-turn-opened = It is { $player }’s turn.
event-rolled = { $player } rolls { $first } and { $second }.
event-piece-moved = { $player } moves to { $square }.
brief-piece-moved = to { $square }
event-salary-paid = { $player } gets { $coins-money } of salary at Go.
brief-salary-paid = gets { $coins-money } at Go
event-card-drawn = { $player } draws a card: { $card }.
brief-card-drawn = draws: { $card }
event-arrested = { $cause ->
    [third-double] The third double in a row: { $player } goes to jail.
   *[other] { $player } goes to jail.
}
event-double-missed = { $number ->
    [3] No double for { $player } again: after the third try it is pay and move.
   *[other] No double, { $player } stays in jail (try { $number } of 3).
}
event-freed = { $cause ->
    [double] A double! { $player } is free.
    [card] { $player } hands in the leave-jail card and is free.
   *[other] { $player } pays and is free.
}
event-place-bought = { $player } buys { $square } for { $coins-money }.
brief-place-bought = buys it
event-auction-opened = Up for auction: { $lot }.
later-auction-opened = { "" }
event-bid = { $player } bids { $sum-money }.
brief-bid = { $sum-money }
later-bid = { "" }
event-bidder-passed = { $player } drops out.
later-bidder-passed = { "" }
event-auction-won = { $player } wins { $lot } for { $coins-money }.
event-unsold = Nobody bids; { $lot } stays with the bank.
event-rent-paid = { $player } pays { $owner } { $coins-money } of rent for { $square }.
brief-rent-paid = pays { $owner } { $coins-money } of rent
event-no-rent = { $square } is mortgaged: { $player } pays { $owner } nothing.
event-rent-due = { $player } is on { $square }; { $owner } can claim the rent until the next player rolls.
event-paid-to-bank = { $cause ->
    [tax] { $player } pays { $coins-money } of tax.
    [bail] { $player } pays { $coins-money } to leave jail.
    [repairs] { $player } pays { $coins-money } for repairs.
    [interest] { $player } pays { $coins-money } of interest for taking over mortgaged property.
   *[other] { $player } pays the bank { $coins-money }.
}
event-paid-by-bank = { $player } gets { $coins-money } from the bank.
event-paid-to-player = { $player } pays { $other } { $coins-money }.
event-built-upon = { $houses ->
    [5] { $player } builds a hotel on { $square }.
   *[other] { $player } builds on { $square }: { $houses ->
        [1] one house now
       *[other] { $houses } houses now
    }.
}
event-building-sold = { $houses ->
    [4] { $player } returns the hotel on { $square } for { $coins-money }; four houses stay.
   *[other] { $player } returns a house on { $square } for { $coins-money }.
}
event-group-sold = The bank is short of houses: { $player } returns all buildings around { $square } together for { $coins-money }.
event-mortgaged = { $player } mortgages { $square } for { $coins-money }.
event-redeemed = { $player } redeems the mortgage on { $square } for { $coins-money }.
event-deal-offered = { $player } offers { $other } { $given } for { $asked }.
event-deal-made = { $player } and { $other } trade: { $given } for { $asked }.
brief-deal-made = closes the deal
event-deal-refused = { $player } declines.
event-building-wanted = { $player } wants to build on { $square }; there are not enough buildings for all who could build.
event-wish-joined = { $player } wants one too.
event-joined-enough = { $player } has joined in { $number } times in this turn. For the rest of it the others build at the printed price, without asking { $player }.
event-went-bankrupt = { $coins ->
    [0] { $left ->
        [0] { $player } is bankrupt; { $creditor } gets nothing.
       *[other] { $player } is bankrupt; { $creditor } gets the places and cards that are left.
    }
   *[other] { $left ->
        [0] { $player } is bankrupt; { $creditor } gets the last { $coins-money }.
       *[other] { $player } is bankrupt; { $creditor } gets the last { $coins-money } and whatever else is left.
    }
}
event-time-up = { $number ->
    [1] The round agreed on is over.
   *[other] The { $number } rounds agreed on are over.
}
event-last-standing = { $winners-number ->
    [one] { $winners } wins.
   *[many] { $winners } win together.
}
event-thrown-for-rent = { $player } throws for the rent: { $first } and { $second }.
event-paid-into-pot = { $cause ->
    [tax] { $player } pays { $coins-money } of tax into the pot.
    [repairs] { $player } pays { $coins-money } for repairs into the pot.
   *[card] { $player } pays { $coins-money } into the pot.
}
event-pot-paid = { $player } gets the pot on free parking: { $coins-money }.
event-not-bought = { $player } does not buy { $square }; it stays with the bank.
event-owner-in-jail = { $owner } is in jail: { $player } pays nothing for { $square }.
event-not-for-sale = { $player } has not been past Go yet and can’t buy: { $square } stays free.
event-place-dealt = { $coins ->
    [0] { $player } is dealt { $square }.
   *[other] { $player } is dealt { $square } and pays { $coins-money }.
}

calculation-rent-paid = { $basis ->
    [whole-group] All streets of the colour in one hand: twice { $base-money } is { $coins-money }
    [houses] { $count ->
        [1] With one house: { $coins-money }
       *[other] With { $count } houses: { $coins-money }
    }
    [hotel] With a hotel: { $coins-money }
    [stations] { $count ->
        [1] One station
       *[other] { $count } stations
    }: { $base-money }{ $factor ->
        [1] {""}
       *[other] {" "}times { $factor } because of the card, which is { $coins-money }
    }
    [dice] { $count } thrown times { $factor }: { $coins-money }
   *[bare] Base rent of the bare street: { $coins-money }
}
calculation-salary-paid = { $coins ->
    [400] Twice the salary for landing exactly on Go: { $coins-money }
   *[other] Salary, once, landing there or passing: { $coins-money }
}
calculation-place-bought = The price on the board: { $coins-money }
calculation-auction-won = The last bid: { $coins-money }
calculation-paid-to-bank = { $cause ->
    [interest] Ten per cent of each mortgage, rounded up: { $coins-money }
    [bail] To leave jail: { $coins-money }
   *[other] To the bank: { $coins-money }
}
calculation-paid-into-pot = Into the pot on free parking: { $coins-money }
calculation-pot-paid = All that was in the pot: { $coins-money }
calculation-place-dealt = { $coins ->
    [0] Not paid for at this table, so { $coins-money }
   *[other] The price on the board: { $coins-money }
}
calculation-paid-by-bank = What the card pays: { $coins-money }
calculation-paid-to-player = What the card demands: { $coins-money }
calculation-built-upon = { $coins ->
    [0] Paid already in the auction, so { $coins-money }
   *[other] The price on the deed: { $coins-money }
}
calculation-building-sold = Half the price: { $coins-money }
calculation-group-sold = Half the price of all that stood there: { $coins-money }
calculation-mortgaged = Half the price: { $coins-money }
calculation-redeemed = { $interest ->
    [0] The mortgage; the interest is paid already: { $coins-money }
   *[other] The mortgage and ten per cent, rounded up: { $coins-money }
}
calculation-went-bankrupt = The rest of the cash: { $coins-money }

## Questions

question-to-roll = It’s your turn. Roll, or settle something first?
question-to-roll-other = It is { $player }’s turn.
question-to-leave-jail = You are in jail, try { $attempt } of 3. Hope for a double, or get out another way?
question-to-leave-jail-other = { $player } is in jail and wants to get out.
question-to-end = Anything else to settle, or is your turn over?
question-to-end-other = { $player } is finishing the turn.
question-buy-or-auction = Do you buy { $square } for { $price-money }?
question-buy-or-auction-other = { $player } is on { $square }, thinking.
question-buy-or-leave = Do you buy { $square } for { $price-money }?
question-buy-or-leave-other = { $player } is on { $square }, thinking.
question-to-bid = { $best ->
    [0] { $lot }: what do you bid?
   *[other] { $lot }: do you bid more than { $best-money }?
}
question-to-bid-other = { $player } considers a bid for { $lot }.
question-which-place = { $operation ->
    [build] Where do you want to build?
    [sell] Where do you want to return a building?
    [mortgage] What do you want to mortgage?
   *[redeem] Which mortgage do you want to redeem?
}
question-which-place-other = { $player } is settling something.
question-trade-partner = Who do you want to trade with?
question-trade-partner-other = { $player } is settling something.
question-give-what = What do you give { $partner }? So far { $given }.
question-give-what-other = { $player } is settling something.
question-ask-what = What do you want from { $partner } for { $given }? So far { $asked }.
question-ask-what-other = { $player } is settling something.
question-deal-or-not = { $author } offers you { $given } for { $asked }. Is it a deal?
question-deal-or-not-other = { $author } offers { $player } { $given } for { $asked }.
question-redeem-or-keep = { $fee ->
    [0] { $square } is mortgaged; the interest is paid. Redeem it for { $price-money }, or keep it as it is?
   *[other] { $square } is mortgaged. Redeem it for { $price-money }, or pay { $fee-money } of interest and keep it as it is?
}
question-redeem-or-keep-other = { $player } takes { $square } over with its mortgage.
question-to-raise = You are { $coins-money } short for { $creditor }. Where will it come from?
question-to-raise-other = { $player } is { $coins-money } short for { $creditor }.
question-join-or-pass = { $author } wants to build, and there are too few buildings. Do you want one too?
question-join-or-pass-other = { $player } considers whether the last buildings are auctioned.
question-where-to-build = Where do you want the building that you have won?
question-where-to-build-other = { $player } chooses where the building will stand.
question-fine-or-chance = Pay a fine of { $coins-money }, or rather draw a chance card?
question-fine-or-chance-other = { $player } can choose between a fine and a chance card.
question-out-of-turn = What do you want to settle?
question-out-of-turn-other = { $player } is settling something.

## Why not

refusal-not-offered-here = That is not among the choices just now.
refusal-not-your-place = That is not yours.
refusal-not-a-street = You can only build on streets.
refusal-group-not-complete = You still lack a street of this colour.
refusal-group-mortgaged = While a street of the colour is mortgaged, nothing is built there.
refusal-build-evenly = Build evenly: the other streets of the colour must catch up first.
refusal-fully-built = No more than one hotel fits on a street.
refusal-no-houses-left = The bank has no houses left.
refusal-no-hotels-left = The bank has no hotels left.
refusal-not-enough-money = You don’t have enough cash for that.
refusal-nothing-built = There is no building there.
refusal-sell-evenly = Return evenly: another street of the colour has more.
refusal-no-houses-for-hotel = The bank lacks the four houses that would replace the hotel.
refusal-mortgaged-already = It is mortgaged already.
refusal-not-mortgaged = It is not mortgaged.
refusal-group-built = All buildings of the colour must be returned first.
refusal-not-in-prison = You are not in jail.
refusal-no-jail-card = There is no leave-jail card for that.
refusal-higher-bid = A bid must be higher than the last one.
refusal-beyond-cash = There is not that much cash.
refusal-already-named = That has been named already; a sum is named once.
refusal-player-is-out = A bankrupt player is out of the game.
refusal-not-their-place = That does not belong to this side.
refusal-place-or-card-needed = You trade properties or leave-jail cards; money alone is no trade.
refusal-must-bring-money = Here a trade must bring money: give something and ask for a sum.
refusal-still-to-raise = Money can still be raised.
refusal-debt-first = The debt comes first.
refusal-no-rent-to-claim = No rent is due to you now.
refusal-no-sale-now = While a building is bid for, none is returned.
refusal-building-goes-there = The building at stake could stand there; the colour stays free of mortgages.

## What the screen leaves open: once on each device, in at most twelve words

note-roll = Mostly you just roll. Before that you can trade or build.
note-worth = In brackets: all you own, that is cash, places and buildings.
note-jail = Rent still comes in. A double, money or a card frees you.
note-jail-no-rent-from-jail = No rent comes in. A double, money or a card frees you.
note-auction = Everybody can bid, in turn or not. Who passes is out.
note-dashed = Dashed until you have buildings or mortgages. Press it to hear why.

## What is at stake: before the first question of its kind, in at most 25 words

stake-to-leave-jail = In jail you buy nothing, but pay no rent either: early it is worth getting out, late staying in.
stake-to-leave-jail-no-rent-from-jail = In jail you pay no rent, but get none either: get out, unless you would pay more than you take in.
stake-buy-or-leave = If you don’t buy, it stays free for whoever lands there next. Only a whole colour can be built on.
stake-buy-or-auction = If you don’t buy, it is auctioned, perhaps cheaply to somebody else. Only a whole colour can be built on.
stake-to-bid = If nobody else bids it is a bargain. Bid what it is worth to you, and keep money for rents.
stake-deal-or-not = A deal is worth it if it completes a colour for you rather than for the other one.
stake-to-raise = If you don’t raise enough, you are bankrupt. Mortgages cost least: they can be redeemed.

## What would have to be different

remedy-street-missing = { $owner-own ->
    [none] You still lack { $square }, which nobody owns yet.
   *[no] You still lack { $square }, which { $owner } has.
}
remedy-redeem-first = First redeem the mortgage on { $square }.
remedy-build-first = First build on { $square }.
remedy-sell-first = First return a building from { $square }.
remedy-clear-first = First return all buildings from { $square }.
remedy-money-missing = You lack { $coins-money }: mortgages, returned buildings and trades bring cash.
remedy-debt = First raise the { $coins-money } that you still owe.
remedy-whole-colour = It takes all streets of one colour.
remedy-other-street = Build on another street.
remedy-houses-back = It is possible once somebody returns a house, or builds a hotel for four.
remedy-hotel-back = It is possible once somebody returns a hotel.
remedy-four-houses-back = It is possible once the bank has four houses again.
remedy-something-built = First there must be a building on a street of yours.
remedy-free-of-mortgage = It takes a property that is not mortgaged yet.
remedy-under-mortgage = It takes a property that is mortgaged.
remedy-jail-card-drawn = You draw one from a pile, or get one in a trade.
remedy-after-auction = It is possible again after this auction.

## Words

word-roll = Roll
word-pay-to-leave-jail = Pay €50
word-pay-fine-or-chance = Pay the fine
word-use-card = Use the card
word-mortgage = Mortgage
word-redeem = Redeem a mortgage
word-claim = Claim the rent
word-buy-buy-or-auction = Buy
word-buy-buy-or-leave = Buy
word-pass-buy-or-leave = Don’t buy
word-auction = Auction
word-pass-to-bid = Drop out
word-join = Join in
word-pass-join-or-pass = No
word-jail-card = Leave-jail card
word-keep-redeem-or-keep = Keep it mortgaged
word-bankrupt = Go bankrupt
word-end = End the turn
word-chance = Draw a chance card
word-sell-to-roll = Return a building
word-sell-to-end = Return a building
word-sell-to-leave-jail = Return a building
word-sell-to-raise = Return a building
word-sell-buy-or-auction = Return a building
word-sell-buy-or-leave = Return a building
word-sell-to-bid = Return a building
word-sell-out-of-turn = Return a building
word-build-to-roll = Build
word-build-to-end = Build
word-build-to-leave-jail = Build
word-build-out-of-turn = Build

rule-number = Rule { $numbers }
phase-roll = Rolling
phase-land = Arrived
phase-end = End of turn

## Bots, terminal, input

bot-about-dealer = Everybody has something that somebody else needs. I bring the two together, and keep the better half.
bot-about-builder = Money in the bank builds no houses. Once the colour is mine, the workmen come.
bot-about-miser = A coin in my hand beats a street that ruins me. I wait until the others are broke.

bot-reason-buys-place = I take { $square }.
bot-reason-buys-place-dealer = There is always somebody who will trade for { $square }.
bot-reason-buys-place-builder = Land to build on: { $square }.
bot-reason-buys-place-miser = I’ll never get { $square } this cheap again.
bot-reason-buys-last = { $square } was the one I still needed.
bot-reason-keeps-away = Nobody else is going to get { $square }.
bot-reason-borrows = { $square } is worth a mortgage to me.
bot-reason-hoards = I would rather have cash than the rent of { $square }.
bot-reason-mortgages = I want to build, and { $square } is what I can spare.
bot-reason-saves-cash = I prefer to keep some cash.
bot-reason-saves-cash-dealer = I’ll find something better to do with it.
bot-reason-saves-cash-builder = I need the money for bricks.
bot-reason-saves-cash-miser = My money stays where it is.
bot-reason-bids = I’ll go along with that.
bot-reason-dear-enough = It is not worth more to me.
bot-reason-dear-enough-dealer = At that price there is nothing in it for me.
bot-reason-dear-enough-builder = I’d rather build with that.
bot-reason-dear-enough-miser = That much? Not from me.
bot-truth-limit = For { $lot } I would have paid { $coins-money } at most.
bot-truth-makes-no-offer = I did not think of offering anything.
bot-truth-overrates-dear-streets = I took the dear streets for better than they are.
bot-truth-keeps-cash = I was keeping more money than I needed.
bot-truth-ignores-rivals = I thought of myself alone, and not of what it did for the others.
bot-reason-wants-group = { $square } would bring me closer to my colour.
bot-reason-wants-group-dealer = I take { $square }, and both of us are better off.
bot-reason-wants-group-builder = Give me { $square }, and I’ll call the workmen.
bot-reason-wants-group-miser = I could use { $square }, but I have nothing to give away.
bot-reason-sells-place = Others need { $square } more than I do, and that has its price.
bot-reason-sells-place-dealer = I’ll part with { $square }, and gladly at the right price.
bot-reason-sells-place-builder = { $square } buys me a heap of bricks.
bot-reason-sells-place-miser = I’d rather have cash than { $square }.
bot-reason-good-deal = That is worth it for me.
bot-reason-good-deal-dealer = Done. That is how business works.
bot-reason-good-deal-builder = Done, I can build on that.
bot-reason-good-deal-miser = Even I can’t say no to that.
bot-reason-poor-deal = I would come off worse.
bot-reason-poor-deal-dealer = That is not a deal, that is a present.
bot-reason-poor-deal-builder = There is nothing to build on in that.
bot-reason-poor-deal-miser = You would make a poor man of me.
bot-reason-makes-too-strong = It would be good for me, but too good for { $rival }.
bot-reason-builds-here = On { $square } a building brings most.
bot-reason-builds-here-dealer = A building on { $square } raises the price.
bot-reason-builds-here-builder = On { $square } we build!
bot-reason-builds-here-miser = Oh well: on { $square } the money comes back soonest.
bot-reason-redeems = { $square } should earn rent again.
bot-reason-leaves-jail = There is more for me out there than in here.
bot-reason-stays-in-jail = At least I pay no rent in here.

cli-board = Round { $round } · in the bank { $houses ->
    [1] 1 house
   *[other] { $houses } houses
}, { $hotels ->
    [1] 1 hotel
   *[other] { $hotels } hotels
}
cli-pot = In the pot on free parking: { $money }
cli-landlord = { $name }: { $money } cash, { $worth } in all{ $cards ->
    [0] {""}
   *[other] , { $cards } × leave-jail card
}
cli-bankrupt = { $name } is bankrupt
cli-claim = Rent is due to you. Enter claims it, anything else waives it.

error-dealt-beyond-money = Options: { $places ->
    [one] One paid property needs
   *[other] { $places } paid properties need
} starting money of at least { $needed }.
error-needs-option = { $place }: Only tables with the option { $option } have that.
error-unknown-square = { $place }: there is no square “{ $square }”.
error-nobody-owns = { $place }: nobody can own { $square }.
error-owned-twice = { $place }: { $square } belongs to somebody already.
error-too-many-buildings = { $place }: the bank has not so many houses or hotels.
error-no-more-copies = { $place }: there is no “{ $card }” left in the stack.
error-bankrupt-owns = { $place }: { $player } is bankrupt and can own nothing.
problem-group-not-complete = building takes all streets of a colour
problem-group-mortgaged = a street of the colour is mortgaged
problem-build-evenly = the streets of a colour are built on evenly

## Kinds of events that are looked for in a replay

replay-kind-went-bankrupt = bankruptcy
replay-kind-rent-paid = rent
replay-kind-built-upon = house built
replay-kind-building-sold = house sold
replay-kind-deal-made = deal
replay-kind-auction-won = auction
replay-kind-place-bought = purchase
replay-kind-card-drawn = card
replay-kind-mortgaged = mortgage
replay-kind-redeemed = mortgage paid off
replay-kind-arrested = jail

# What is counted in a game that is over.
book-rents-paid = { $number ->
    [0] no rent paid
    [1] one rent paid
   *[other] { $number } rents paid
}
book-arrested = { $number ->
    [0] never in jail
    [1] once in jail
   *[other] { $number } times in jail
}

window-to-bid = Something is auctioned
window-join-or-pass = Somebody wants to build, and there are too few buildings
window-deal-or-not = Somebody offers you a trade
fact-cash = my cash
fact-deeds = my deeds
fact-at = where my piece stands
fact-jail = who is in jail
