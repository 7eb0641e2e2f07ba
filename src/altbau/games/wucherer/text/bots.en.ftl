# Why a bot did what it did, in the words of a character, too. Cards, seats and numbers come as in the events.
# Everybody may read this: it names nothing that somebody holds.

bot-reason-expands = { $card } – more rooms, more rent.
bot-reason-recalls = I would rather have those rooms for somebody else.
bot-reason-best-place = Of all the places, this suits me best.
bot-reason-pays = That is worth the money.
bot-reason-stays = I would rather save the money.
bot-reason-wants-roof = Without a roof this won’t be a building.
bot-reason-trades = That will help us both.
bot-reason-sells = For that money you can have it.

bot-reason-builds = I am building. Empty ground earns nothing.
bot-reason-builds-landlord = New rooms, new faces.
bot-reason-builds-gangster = One more house that nobody keeps an eye on.
bot-reason-builds-speculator = Concrete, my friends, concrete!

bot-reason-houses = { $card } – with me that makes about { $coins-money } by the end.
bot-reason-houses-landlord = { $card }? Come in, come in, there is still a room!
bot-reason-houses-gangster = { $card } – under my protection from now on.
bot-reason-houses-speculator = { $card } – about { $coins-money } more from that house.

bot-reason-sends-abroad = { $card } – better off at { $landlord }’s than with me.
bot-reason-sends-abroad-landlord = { $card }? Not with my people. { $landlord } will be delighted.
bot-reason-sends-abroad-gangster = A little present for { $landlord }: { $card }.
bot-reason-sends-abroad-speculator = { $card } – that brings prices down, and I prefer them down at { $landlord }’s.

bot-reason-strikes = { $card } – { $rival } was doing too well.
bot-reason-strikes-landlord = { $card }. Forgive me, { $rival }, there was no other way.
bot-reason-strikes-gangster = { $card }. My regards to { $rival }.
bot-reason-strikes-speculator = { $card } – what { $rival } loses, my own gains in value.

bot-reason-helps-itself = { $card } – that gets me on.
bot-reason-helps-itself-landlord = { $card } – my people will live better for it.
bot-reason-helps-itself-gangster = { $card }. Don’t ask how that came about.
bot-reason-helps-itself-speculator = { $card } – that one pays for itself.

bot-reason-nothing-better = I see nothing better to do.
bot-reason-nothing-better-landlord = Everybody is looked after for today.
bot-reason-nothing-better-gangster = It will be a quiet night.
bot-reason-nothing-better-speculator = Waiting is a business, too.

bot-reason-buys = Cards are cheap, and the pile still holds { $number }.
bot-reason-buys-landlord = Perhaps there is a nice tenant among them.
bot-reason-buys-gangster = Let’s see what can be got hold of.
bot-reason-buys-speculator = Buy while there are { $number } to be had.

bot-reason-saves = I would rather keep the money.
bot-reason-saves-landlord = I am putting that aside for the heating.
bot-reason-saves-gangster = Cash asks no questions.
bot-reason-saves-speculator = I stay liquid.

bot-reason-defends = { $card } – I will not put up with that.
bot-reason-defends-landlord = { $card }! Not in my house.
bot-reason-defends-gangster = { $card }. Not with me.
bot-reason-defends-speculator = { $card } – that is what contracts are for.

# What a bot alone knew of its decision, hidden cards included: told when the game is over.

bot-truth-before-card = { $coins ->
    [0] { $card }, from my hand, would have done about as well.
   *[other] The next best was { $card }, from my hand: about { $coins-money } worse.
}
bot-truth-before-place = { $coins ->
    [0] { $place } would have done about as well.
   *[other] The next best was { $place }: about { $coins-money } worse.
}
bot-truth-before-building = { $coins ->
    [0] Building would have done about as well.
   *[other] The next best was to build: about { $coins-money } worse.
}
bot-truth-before-nothing = { $coins ->
    [0] Doing nothing would have done about as well.
   *[other] The next best was to do nothing: about { $coins-money } worse.
}
bot-truth-likelier-card = { $points ->
    [0] { $card }, from my hand, would have done about as well.
    [1] The next best was { $card }, from my hand: about one percentage point less of a chance to win.
   *[other] The next best was { $card }, from my hand: about { $points } percentage points less of a chance to win.
}
bot-truth-likelier-place = { $points ->
    [0] { $place } would have done about as well.
    [1] The next best was { $place }: about one percentage point less of a chance to win.
   *[other] The next best was { $place }: about { $points } percentage points less of a chance to win.
}
bot-truth-likelier-building = { $points ->
    [0] Building would have done about as well.
    [1] The next best was to build: about one percentage point less of a chance to win.
   *[other] The next best was to build: about { $points } percentage points less of a chance to win.
}
bot-truth-likelier-nothing = { $points ->
    [0] Doing nothing would have done about as well.
    [1] The next best was to do nothing: about one percentage point less of a chance to win.
   *[other] The next best was to do nothing: about { $points } percentage points less of a chance to win.
}
bot-truth-slips = I did not think that over.
bot-truth-forgets-reaction = I did not think of answering that.
bot-truth-pays-nothing-early = I did not want to pay for cards so early, although one would have brought more.
bot-truth-keeps-money = I was keeping my money, although another card would have brought more.
bot-truth-undervalues-tenants = I thought too little of my tenants there.
bot-truth-overbuilds = I would rather build, although something else would have brought more.
bot-truth-floor = { $card } became a floor: of all my cards I could best do without it.
bot-truth-buys = I held { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
} and wanted one more.
bot-truth-saves = I held { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}, and another one was not worth the price to me.
bot-truth-saves-for-bail = I was saving up for bail.
bot-truth-saves-for-roof = I was keeping the money for my next roof.
bot-truth-saves-for-last-turn = I left the last card where it was: whoever takes it has no further turn.
bot-truth-keeps-roof = I had a roof, but that was too little for it.
bot-truth-no-roof = I had no roof to sell.
bot-truth-has-nothing = I held nothing against it.
bot-truth-not-concerned = I held { $card }, but it was no business of mine.
bot-truth-good-riddance = I held { $card }, but I was glad to be rid of that tenant.
bot-truth-lets-squatters-in = I held { $card }, but they were not worth it.
bot-truth-nothing-to-lose = I held { $card }, but in jail I had nothing to lose.
bot-truth-keeps-cards = I held { $card } and kept it.
