# Why a bot did what it did. Cards, seats and numbers come as in the events.

bot-reason-builds = I am building, which is worth about { $coins-money } to me.
bot-reason-expands = { $card } – more rooms, more rent.
bot-reason-houses = { $card } – a home found for them is worth about { $coins-money } to me.
bot-reason-sends-abroad = { $card } should rather live at { $landlord }’s.
bot-reason-strikes = { $card } – { $rival } was doing too well.
bot-reason-helps-itself = { $card } leaves me better off by about { $coins-money }.
bot-reason-recalls = I would rather have those rooms for somebody else.
bot-reason-nothing-better = I see nothing better to do.
bot-reason-buys = Cards are cheap, and the pile still holds { $number }.
bot-reason-saves = I would rather keep the money.
bot-reason-defends = { $card } – I will not put up with that.
bot-reason-keeps-card = { $card } is worth more to me later.
bot-reason-best-place = Of all the places, this suits me best.
bot-reason-pays = That is worth the money.
bot-reason-stays = I would rather save the money.
bot-reason-wants-roof = Without a roof this won’t be a building.
bot-reason-sells = I take the money; I can spare a roof.
