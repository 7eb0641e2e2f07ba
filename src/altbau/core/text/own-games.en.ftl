page-games-lead = { $mine ->
    [0] { $running ->
        [0] No table waits for you.
        [one] One table is running.
       *[other] { $running } tables are running.
    }
    [one] At one table it is your turn.
   *[other] At { $mine } tables it is your turn.
}
page-games-running = Running tables
page-games-over = Finished games
page-games-over-none = What you play to the end will be here.
page-games-find = Names, edition, day …
page-games-more = { $games } more
page-games-evenings = Evenings
page-games-evening = { $games } games, { $won ->
    [one] won once
   *[other] won { $won } times
}
page-games-export = All in one file
page-games-export-text = Your games in the notation: finished ones from the deal to the end, running ones as you know them. You can look at them under “Lay out a position”.
