# What the steward would do, and why, for the player who asks. Only that player reads it, so it may speak of the own hand.

hint-builds = Build a house with the cards you need least: empty ground earns nothing.
hint-floors = { $floors ->
    [one] Build a house of one floor: these cards are worth more to you there than in your hand.
   *[other] Build a house of { $floors } floors: these cards are worth more to you there than in your hand.
}
hint-floors-fit = { $floors ->
    [one] Build a house of one floor: it suits { $tenants-the }.
   *[other] Build a house of { $floors } floors: it suits { $tenants-the }.
}
hint-floors-fit-no-higher = { $floors ->
    [one] Build a house of one floor: it suits { $tenants-the }; { $higher } would be too high.
   *[other] Build a house of { $floors } floors: it suits { $tenants-the }; { $higher } would be too high.
}
hint-floors-fit-less-higher = { $floors ->
    [one] Build a house of one floor: it suits { $tenants-the }; { $higher } would be too high for { $out-the }.
   *[other] Build a house of { $floors } floors: it suits { $tenants-the }; { $higher } would be too high for { $out-the }.
}
hint-floors-pay-empty = { $floors ->
    [one] Build a house of one floor: even empty, it should bring about { $coins-money } by the end.
   *[other] Build a house of { $floors } floors: even empty, it should bring about { $coins-money } by the end.
}
hint-floor-card = Use { $card-the }: of all your cards you need it least.
hint-wants-roof = Ask for a roof: you have enough floors, but without a roof they make no house.
hint-trades = Offer a trade: one of your tenants suits somebody else’s house better, and you both gain by it.
hint-asks = Ask { $seller }: whoever holds the most cards is most likely to have a roof to spare.
hint-names-price = Offer { $coins-money }: nobody parts with a roof for less, and it is not worth more.
hint-sells = Sell: { $coins-money } from { $buyer } will do more for you than a spare roof.
hint-keeps-roof = Keep your roof: a house of your own brings more than that.
hint-recalls = Give notice: you would rather have the rooms for somebody else.
hint-done = Finish here: nothing that you can still play leaves you better off.

hint-plays = Play { $card-the }: it leaves you better off.
hint-houses = Let { $card-the } move into { $place }: by the end that should bring about { $coins-money }.
hint-lets = { $card } to { $place }: no other place does more for you.
hint-sends-abroad = Send { $card-the } to { $landlord }, into { $place }: there the harm is not yours.
hint-expands = { $card } on { $place }: one more apartment is one more rent.
hint-strikes = { $card } on { $place }: of all targets, this helps you most.
hint-strikes-as = { $card } as { $deed-a } on { $place }: of all targets, this helps you most.
hint-helps-itself = { $card } on { $place }: your own building gains by it.
hint-moves-home = Move { $tenant-the } into your { $place }: there the rent is yours.
hint-moves-abroad = Move { $tenant-the } to { $landlord }, into { $place }: no other place does more for you.
hint-moves-away = Move { $tenant-the } to { $landlord }, into { $place }: there the harm is not yours.
hint-puts-away = Put { $tenant-the } under the draw pile: no apartment that is free would do more for you.
hint-leaves = Choose { $place }: you will miss that tenant the least.
hint-lodges = Let the monster live in { $place }: it is of most use to you there.
hint-goes-free = Use the card to get out of jail: outside you take in more.
hint-accepts = Accept: you come out of this deal ahead.
hint-declines = Decline: in this deal you would give more than you get.

hint-defends = Play { $card-the }: what you are about to lose is worth more than the card.
hint-fetches = Fetch { $top-the }: such a card is worth the dual system.
hint-lets-squatters-in = Let the squatters in: others of their kind live there already, so the police would free nothing.
hint-nothing-to-lose = Keep your alibi: your houses bring no more than you get in jail.
hint-good-riddance = Let it happen: without that tenant you are better off.
hint-not-concerned = Keep your card: this is somebody else’s business.
hint-keeps-cards = Keep your card: it will be worth more another time.
hint-strikes-back = Strike back at { $place }: that hurts the most.
hint-shows-mercy = Leave it at that: nothing of theirs is worth the blow.

hint-pays = Pay and throw him out: the apartment brings more without him.
hint-stays = Save the money: there is not enough time left to earn it back.
hint-has-way-out = Save the money: a card in your hand will get you out for nothing.
hint-bail = { $more ->
    [0] Pay the { $coins-money }: outside you take in more than in here.
   *[other] Pay the { $coins-money }: outside your houses bring { $more-money } more each turn.
}
hint-buys = { $times ->
    [one] Buy a card: it costs only { $coins-money } and can become a floor.
   *[other] Buy { $times } cards: each costs only { $coins-money } and can become a floor.
}
hint-saves = Cash out: a card is worth less to you now than the { $coins-money } that it costs.
hint-saves-at-the-end = Cash out: this late only money counts, and no card will pay for itself now.
hint-saves-for-bail = { $more ->
    [0] Save for bail, which is { $coins-money }: at large you take in more.
   *[other] Save for bail, which is { $coins-money }: at large your houses bring { $more-money } more each turn.
}
hint-saves-for-roof = Keep the money: your next roof costs { $coins-money }, and you hold floors enough.
hint-saves-for-last-turn = Cash out and leave the last card: after it the others each have a turn, and one would overtake you.
hint-hand-is-full = Cash out: you hold { $cards } cards, more than you can use in time.
hint-leaves-cards = Cash out: another card costs more than it will still bring, and the pile ends sooner.
hint-suits = Of everything that you can do here, this leaves you best off.
theme-squatters = Squatters
theme-strike = Striking
theme-own-house = Against your own house
theme-last-house = The last turn

# What a puzzle is about, by what happens in its solution.

theme-build = Building
theme-abroad = Cards for others
theme-reaction-held = Reactions
theme-hold = Waiting
theme-let = Letting
theme-expand = Expanding
theme-other = The unexpected
puzzle-squatters = Squatters are a weapon: where they live nobody pays.
puzzle-strike = A strike at the right moment: what another one loses counts as much as what you gain.
puzzle-own-house = Against your own house: what looks like a loss brings more than it costs.
puzzle-last-house = A house for the last turn: only what still pays counts now.
puzzle-build = The right house: how tall it is and what tops it decides who can live there.
puzzle-abroad = A card for somebody else’s house: what you have is worth most over there.
puzzle-reaction-held = A reaction held back: it is worth more in your hand than as anything else.
puzzle-hold = Waiting: the cards in your hand are worth more than anything you can do with them now.
puzzle-let = The right room: who moves in where, and who has to leave for it.
puzzle-expand = One apartment more, where it pays most.
puzzle-other = What does not come to mind first.

# What the steward has found when it compared moves; these sentences follow the reason.
hint-brings = Likely gain by the end: { $coins-money }.
hint-costs = Likely loss for { $rival } by the end: { $loss-money }.
hint-brings-and-costs = Likely gain by the end: { $coins-money }; loss for { $rival }: { $loss }.
hint-keeps = { $let-number ->
    [none] Keep { $play-the } to play later.
   *[other] { $play-number ->
        [none] Keep { $let-the } to let later.
       *[other] Keep { $let-the } to let and { $play-the } to play.
    }
}
hint-next-card = { $coins ->
    [0] Almost as good: { $card-the }.
   *[other] Next best: { $card-the }, about { $coins-money } less.
}
hint-next-roof = { $coins ->
    [0] Almost as good: { $card-the } on top.
   *[other] Next best: { $card-the } on top, about { $coins-money } less.
}
hint-next-tenant = { $coins ->
    [0] Almost as good: { $card-the } into { $place }.
   *[other] Next best: { $card-the } into { $place }, about { $coins-money } less.
}
hint-next-card-there = { $coins ->
    [0] Almost as good: { $card-the } on { $place }.
   *[other] Next best: { $card-the } on { $place }, about { $coins-money } less.
}
hint-next-place = { $coins ->
    [0] Almost as good: { $place }.
   *[other] Next best: { $place }, about { $coins-money } less.
}
hint-next-building = { $coins ->
    [0] Almost as good: building.
   *[other] Next best: building, about { $coins-money } less.
}
hint-next-floors = { $coins ->
    [0] { $floors ->
        [one] Almost as good: one floor.
       *[other] Almost as good: { $floors } floors.
    }
   *[other] { $floors ->
        [one] Next best: one floor, about { $coins-money } less.
       *[other] Next best: { $floors } floors, about { $coins-money } less.
    }
}
hint-next-nothing = { $coins ->
    [0] Almost as good: to wait.
   *[other] Next best: to wait, about { $coins-money } less.
}
hint-next-other = { $coins ->
    [0] Another choice would be almost as good.
   *[other] Any other choice: about { $coins-money } less.
}
hint-better-than-played = That would have been worth about { $coins-money } more to you than what you played.
