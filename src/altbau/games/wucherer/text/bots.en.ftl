# Why a bot did what it did, in the words of a character, too. Cards, seats and numbers come as in the events.
# Everybody may read this: it names nothing that somebody holds.

bot-reason-expands = { $card } – more rooms, more rent.
bot-reason-recalls = I would rather have those rooms for somebody else.
bot-reason-best-place = Of all the places, this suits me best.
bot-reason-pays = That is worth the money.
bot-reason-stays = I would rather save the money.
bot-reason-wants-roof = Without a roof this won’t be a building.
bot-reason-sells = For that money you can have it.

bot-reason-builds = I am building. Empty ground earns nothing.
bot-reason-builds-landlord = New rooms, new faces.
bot-reason-builds-gangster = One more house that nobody keeps an eye on.
bot-reason-builds-speculator = Concrete, my friends, concrete!

bot-reason-houses = { $card } pays well with me: about { $coins-money } by the end.
bot-reason-houses-landlord = { $card }? Come in, come in, I still have a room!
bot-reason-houses-gangster = { $card } lives under my protection now.
bot-reason-houses-speculator = { $card } makes about { $coins-money } more of that house.

bot-reason-sends-abroad = { $card } should rather live at { $landlord }’s.
bot-reason-sends-abroad-landlord = { $card } would not fit in with my people. { $landlord } will be delighted.
bot-reason-sends-abroad-gangster = A little present for { $landlord }: { $card }.
bot-reason-sends-abroad-speculator = { $card } brings prices down, and I prefer them down at { $landlord }’s.

bot-reason-strikes = { $card } – { $rival } was doing too well.
bot-reason-strikes-landlord = { $card }. Forgive me, { $rival }, there was no other way.
bot-reason-strikes-gangster = { $card }. My regards to { $rival }.
bot-reason-strikes-speculator = { $card } – what { $rival } loses, my own gains in value.

bot-reason-helps-itself = { $card } gets me on.
bot-reason-helps-itself-landlord = { $card } – people will live better with me for it.
bot-reason-helps-itself-gangster = { $card }. Don’t ask where I got it.
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
bot-reason-defends-gangster = { $card }. I was somewhere else all evening.
bot-reason-defends-speculator = { $card } – that is what contracts are for.
