page-games-lead = { $mine ->
    [0] No table waits for you.
    [one] At one table it is your turn.
   *[other] At { $mine } tables it is your turn.
}
page-games-running = Running tables
page-games-over = Finished games
page-games-find = Names, edition, day …
page-games-more = { $games } more
page-games-evenings = Evenings
page-games-evening = { $games } games, { $won ->
    [one] won once
   *[other] won { $won } times
}
