### The board, as the page describes it.

board-name = Board
board-whole = Whole board
board-for-sale = for sale at { $price }
board-owned = belongs to { $owner }
board-rent = rent { $rent }
board-tax = { $sum } to the bank
board-tax-parking-pot = { $sum } into the pot
board-pot-title = Pot
board-pot = { $sum } in the pot
board-houses = { $houses ->
    [one] one house
   *[other] { $houses } houses
}
board-hotel = a hotel
board-mortgaged = mortgaged
board-here = here: { $players }
board-jailed = in the cell: { $players }
board-visiting = just visiting: { $players }
board-just-visiting = just visiting
board-target = can be chosen
board-dice = Thrown: { $first } and { $second }, { $total } in all
board-dice-none = Not thrown yet
board-rents = Rents
rulebook-player = { $letter }
rulebook-deed = { $square }, { $mortgaged ->
    [yes] mortgaged
   *[no] { $houses ->
        [0] bare
        [one] one house
        [5] hotel
       *[other] { $houses } houses
    }
}
rulebook-streets = Streets
rulebook-others = Stations and utilities
rulebook-chance = Chance and community cards
way-drawn = drawn
way-bought = bought from the bank
way-auction = won in an auction
way-rented = visited for rent
then-player-worth-at-once = What who drew it is worth, at once
then-player-worth = What who drew it is worth, a round later
then-player-taken = Rent that came in for it
then-player-saved = Saved on its price
then-landlord-rent = Rent for a visit
board-rent-now = at present
board-rent-bare = Bare
board-rent-whole = Whole colour
board-rent-houses = { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}
board-rent-hotel = Hotel
board-rent-stations = { $number ->
    [one] One station
   *[other] { $number } stations
}
board-rent-utilities = { $number ->
    [one] One utility
   *[other] { $number } utilities
}
board-times-dice = { $factor } × dice
board-bank = the bank
board-deed-owner = Owner
board-deed-price = Price
board-deed-house = A house costs
board-deed-mortgage = Mortgage
board-deed-redeem = To redeem it
board-about-start = Whoever passes this square or lands on it is paid a salary.
board-about-start-double-salary = Whoever passes this square is paid a salary. Whoever lands exactly on it is paid twice as much.
board-about-chance = Whoever lands here draws the top chance card.
board-about-community = Whoever lands here draws the top community card.
board-about-tax = Whoever lands here pays { $sum } to the bank.
board-about-tax-parking-pot = Whoever lands here pays { $sum } into the pot on free parking.
board-about-jail = Whoever lands here is just visiting. Whoever is sent to jail sits in the cell.
board-about-parking = Nothing happens here.
board-about-parking-parking-pot = Whoever comes to rest here gets the pot: now { $sum }.
board-about-to-jail = Whoever lands here goes straight to jail and is paid no salary on the way.

board-worth = { $worth } in all
board-in-jail = in jail
board-first-lap = not past Go yet
board-bankrupt = bankrupt
board-jail-cards = { $cards ->
    [1] leave-jail card
   *[other] { $cards } leave-jail cards
}
shelf-keys = Arrow keys, Home and End: from deed to deed. Enter: read.
board-places-of = { $player }’s properties

## The middle of the board, shelves, the table on a phone

board-bank-title = Bank
board-bank-houses = { $houses ->
    [one] one house
   *[other] { $houses } houses
}
board-bank-hotels = { $hotels ->
    [one] one hotel
   *[other] { $hotels } hotels
}
board-last-throw = Last throw
deal-buy = Buy { $sum }
deal-less = Less
deal-more = More
deal-between = Bid, from { $least } to { $most }
deal-completes = { $player } would have { $group } whole.
deal-stage = gives
deal-out = out
deal-reason = “{ $reason }”
deal-share = Then { $number } of { $all }: { $group }
lot-completes = { $group } will be whole: you may build.
lot-rival = { $player } has { $number ->
    [one] the other one
   *[other] the other { $number }
} and could build with this one.
shelf-missing = missing: { $places }
shelf-missing-of = { $place } ({ $owner })
slip-offers = offers { $player } { $given } for { $asked }
slip-asked = { $player } waits for an answer
strip-name = Players
tabs-name = Below the board
tab-question = Question
tab-own = My shelf
tab-rivals = Rivals

## Auction, trade, debts, statistics

deal-auction = Up for auction: { $lot }.
deal-best = Highest bid: { $sum } by { $player }
deal-no-bid = No bid yet
deal-passed = dropped out
deal-leads = leads with { $sum }
deal-bid = Bid { $sum }
deal-offer-of = Offer by { $player }
deal-you-get = You get
deal-you-give = You give
deal-gives = { $player } gives
deal-wants = { $player } wants
deal-counter = Counter-offer
deal-raise = Raising money
deal-bank-gives = The bank would give { $sum } for everything.
deal-bank-gives-too-little = Even everything together would bring only { $sum } from the bank.
deal-brings = { $place }: +{ $sum }
deal-give-up-sure = Really give up?
deal-money = Money (up to { $cash })
deal-no-places = no properties
deal-i-give = I give
deal-i-want = I want from { $player }
stats-title = Statistics of the game
stats-dice = The dice ({ $throws } throws)
stats-sum = Sum
stats-share = Share
stats-expected = expected
stats-money = Rents, salaries, cards
stats-player = Player
stats-received = Rent received
stats-paid = Rent paid
stats-salaries = Salaries
stats-cards = Cards
stats-squares = Most often landed on

## Help

help-goal-monopoly-no-auction = The last one who is not bankrupt wins. Buy properties, collect whole colours, build evenly, and let the others pay rent. What is not bought stays with the bank.
help-goal-monopoly = The last one who is not bankrupt wins. Buy properties, collect whole colours, build evenly, and let the others pay rent. What is not bought is auctioned.
help-play-monopoly = Roll, and decide what the square asks. You can also build, mortgage and trade during other players’ turns: under “Out of turn”. Tap a square for its deed; what lights up can be chosen.
