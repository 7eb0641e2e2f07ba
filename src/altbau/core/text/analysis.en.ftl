# The analysis of a game.

page-analysis-working = The game is being judged …
page-analysis-start = Have the game judged
page-analysis-start-text = Whoever played can have the game judged. That takes a while. Then everybody sees here what was luck, which decisions were errors, and what decided the game.
page-analysis-unmade = Nobody has had this game judged so far.
page-analysis-whose = Whose decisions
page-analysis-all = all
page-analysis-mine = mine
page-analysis-better-here = better: here
page-analysis-balances = Luck and errors
page-analysis-points-coins = as the lead in money over the mean of the others
page-analysis-points-text = in percentage points of the chance to win
page-analysis-queued = { $ahead ->
    [one] Another game comes first.
   *[other] { $ahead } other games come first.
}
page-analysis-luck = Luck
page-analysis-play = Play
page-analysis-errors = Errors
page-analysis-rest = The rest
page-analysis-counts = { $blunder ->
    [0] {""}
    [one] One blunder.
   *[other] { $blunder } blunders.
} { $mistake ->
    [0] {""}
    [one] One mistake.
   *[other] { $mistake } mistakes.
} { $inaccuracy ->
    [0] {""}
    [one] One inaccuracy.
   *[other] { $inaccuracy } inaccuracies.
}
page-analysis-stand-in = { $others ->
    [one] And one error made by a bot or the clock.
   *[other] And { $others } errors made by a bot or the clock.
}
page-analysis-costliest = The costliest decisions
page-analysis-interval-coins = as the lead in money over the mean of the others, with 95 % interval
page-analysis-interval = in percentage points of the chance to win, with 95 % interval
page-analysis-blunder = blunder
page-analysis-mistake = mistake
page-analysis-inaccuracy = inaccuracy
page-analysis-lost = −{ $lost }
page-analysis-error = ± { $error }
page-analysis-better = Better: { $better }
page-analysis-nothing-done = { $player } leaves it at that.
page-analysis-no-errors = No decision was wrong beyond doubt.
page-analysis-no-errors-yet = So far no decision was wrong beyond doubt.
page-analysis-points = { $sign ->
    [minus] −{ $size }
   *[plus] +{ $size }
}
page-analysis-seat = { $luck ->
    [good] { $play ->
        [good] { $name } was lucky, and the table helped.
        [bad] { $name } had more luck than the table made of it.
       *[even] { $name } was lucky; little was decided.
    }
    [bad] { $play ->
        [good] { $name } got further than chance meant to.
        [bad] { $name } was unlucky, and at the table it went no better.
       *[even] { $name } was unlucky; little was decided.
    }
   *[even] { $play ->
        [good] { $name } was not spoilt by chance; the table was where it was won.
        [bad] { $name } was not unlucky; the table was where it was lost.
       *[even] { $name } neither won nor lost by chance or decisions.
    }
}
page-analysis-chances = Chance to win
page-analysis-money = Money at the end, estimated
page-analysis-coins = How often such a position wins was measured for the printed rules only. So everything here is said in money, as it is estimated for the end of the game.
page-analysis-figure = What is drawn
page-analysis-show-chances = Win
page-analysis-show-money = Money
page-analysis-curve = Course of the game; the figures are in the table below
page-analysis-curve-so-far = Course of the game up to here
page-analysis-figures = The figures as a table
page-analysis-end = In the end
page-analysis-turn-of = Round { $round }, { $player }
page-analysis-no-turns = Nothing changed much.
page-analysis-trust = How far to trust this
page-analysis-held = Where it said { $told } %, { $came } of 100 games were won.
page-analysis-what = Positions are judged with all cards open, by what was learnt from games of bots. Luck is what chance gave, compared with the mean of all that could have come: with the first cards, in a player’s own turns and in those of the others. Errors are a player’s own decisions for which there was something better beyond doubt, from what the seat could know. All other decisions, also those of the others, stand by themselves. All figures are percentage points of the chance to win.
page-analysis-fair = The server analyses finished games only. A program on somebody’s own computer, such as altbau analyse, cannot know whether a game still runs elsewhere.
page-analysis-books = What it all brought in
page-analysis-books-card = Tenants
page-analysis-books-building = Houses, less their roofs
page-analysis-books-square = Places: rents, less price, buildings and mortgage
page-analysis-books-none = Nothing brought anything in.
page-analysis-times = { $times } ×
page-analysis-told = said, %
page-analysis-came = won, %
