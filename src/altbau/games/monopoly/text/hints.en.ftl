# What the steward would do, and why, for the player who asks.

hint-rolls = Roll the dice: before the throw there is nothing to gain.
hint-ends = End your turn: you may need what is left of your money for the next rents.
hint-claims = Claim your rent before the next player rolls: after that it is lost.
hint-buys-place = Buy { $square }: it is worth its price.
hint-buys-last = Buy { $square }: it is the last one you need of its colour.
hint-keeps-away = Buy { $square } before somebody else does: it would complete a colour.
hint-borrows = Take out a mortgage first: { $square } is worth it.
hint-saves-cash = Let it go to auction: right now it is worth less to you than it costs.
hint-leaves-place = Leave { $square } to the bank: right now it is worth less to you than it costs.
hint-bids = Bid { $coins-money }: it is worth that to you.
hint-dear-enough = Drop out: it is not worth more to you.
hint-wants-group = Offer a trade: { $square } would bring you closer to a colour.
hint-sells-place = Offer a trade: others need { $square } more than you do.
hint-good-deal = Accept: you come out of this deal ahead.
hint-poor-deal = Decline: you would come off worse.
hint-makes-too-strong = Decline: it would make { $rival } too strong.
hint-builds-here = Build on { $square }: a building earns most there.
hint-hoards = Mortgage { $square }: cash leaves you free to act.
hint-mortgages = Mortgage { $square }: with the money you can build.
hint-redeems = Redeem { $square }: it should earn rent again.
hint-redeems-now = Redeem { $square } now for { $price-money }: later it will cost interest again.
hint-keeps-mortgage = { $fee ->
    [0] Leave { $square } mortgaged: you need your cash.
   *[other] Leave { $square } mortgaged: the { $fee-money } interest is due anyway.
}
hint-leaves-jail = Get out: there is more for you out there than in here.
hint-stays-in-jail = Stay in and roll: in here you pay no rent.
hint-rolls-in-jail = Try for a double: your cash is worth more than getting out at once.
hint-joins = Join in: you want one of the last buildings yourself.
hint-leaves-buildings = Pass: you can’t put one of these buildings to better use now.
hint-draws = Draw a card: on average it costs less than { $coins-money }.
hint-pays-fine = Pay the { $coins-money }: the card could cost more.
hint-sells-buildings = Return a building: that hurts least.
hint-borrows-to-pay = Take out a mortgage: that hurts least.
hint-sells-from = Return a building from { $square }: that hurts least.
hint-borrows-on = Mortgage { $square }: that hurts least.
hint-gives-up = There is nothing left to turn into money.
hint-place = Choose { $square }: of all the places that are possible, that one costs you least.
hint-any-place = Choose { $square } if you want to: the steward would rather keep the money.
hint-offers-nothing = No offer is worth making now: take it back, or ask too much for it.
hint-offers-too-much = Do not offer that: { $partner } gains more by it than you do.
hint-best = Of everything that you can do here, this leaves you best off.
theme-build = Building
theme-mortgage = Mortgages
theme-redeem = Redeeming
theme-sell = Selling buildings
theme-keep-cash = Keeping cash
theme-accept = Offers
theme-decline = Offers
theme-leave-jail = In jail
theme-stay-in-jail = In jail
theme-other = The unexpected
hint-limit = Your limit: { $coins-money }.

# What the steward has found when it compared choices; these sentences follow the reason.
hint-still-worth = Even { $coins-money } would not be too much for you.
hint-no-higher = Go no higher than { $coins-money }.
hint-raises-share = Your share of all wealth: about +{ $points } { $points ->
    [one] percentage point.
   *[other] percentage points.
}
hint-would-lower-share = Your share of all wealth: about −{ $points } { $points ->
    [one] percentage point.
   *[other] percentage points.
}
hint-raises-rival = { $rival }’s share of all wealth: about +{ $points } { $points ->
    [one] percentage point.
   *[other] percentage points.
}
hint-if-accepted = If { $partner } accepts, your share of all wealth rises by about { $points ->
    [one] one percentage point.
   *[other] { $points } percentage points.
}
hint-returns = Each €100 that you build there should bring about { $coins-money } in rents by the end.
hint-returns-more-than = Each €100 that you build there should bring about { $coins-money } in rents by the end; on { $square }, { $less-money }.
hint-next-way = Next best: { $square }.
hint-rents-outside = Outside, each turn would cost you about { $coins-money } in rents.
hint-better-than-played = That would have left you a greater share of all wealth, by about { $points ->
    [one] one percentage point.
   *[other] { $points } percentage points.
}

# What a puzzle is about, by what happens in its solution.
puzzle-build = Building at the right time: the houses must stand before the others throw.
puzzle-mortgage = A mortgage that pays: money now is worth more than rent later.
puzzle-redeem = Redeeming: what earns rent again is worth its interest.
puzzle-sell = Selling buildings: now cash counts for more.
puzzle-keep-cash = Keeping your cash: in the next rounds it is worth more than what it could buy.
puzzle-accept = An offer that is better than it looks.
puzzle-decline = An offer that is worse than it looks.
puzzle-leave-jail = Out of jail, as long as there is something to win outside.
puzzle-stay-in-jail = Staying in jail: in there nobody pays rent.
puzzle-other = What does not come to mind first.
