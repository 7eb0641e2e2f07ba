# Record lists and search.

page-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
page-records-text = As on the back of the rulebook: who was first to win, to win from jail, and to lose every house.
page-records-players = { $players } players
page-search = Search your games
page-search-edition = Edition
page-search-kind = In which there was
page-search-outcome = Which you
page-search-outcome-of = { $outcome ->
    [won] won
    [won-in-jail] won from jail
    [lost] lost
   *[runs] are still playing
}
page-search-player = With
page-search-any = – any –
page-search-go = Search
page-search-none = No game on this device is like that.
page-search-more = { $count ->
    [one] and one more time
   *[other] and { $count } more times
}
page-search-on = Search on
page-records-none = Nobody is here yet. Win a game, and you are at the top.
page-records-bots = Lists of the bots
page-records-older = Older entries
page-records-nobody = Nobody yet.
