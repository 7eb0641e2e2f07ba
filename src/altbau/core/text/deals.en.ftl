# The same deal for all.

page-deals-text = Everybody plays with the same cards and dice against the same bots. Afterwards you see who made the most of it, and where you played differently.
page-deals-today = Deals of today
page-deals-today-text = One of each edition, until midnight (UTC). Each can be played once.
page-deals-friends = A deal for friends
page-deals-friends-text = Each plays it alone, whenever there is time, and then all results stand side by side.
page-deals-own = Your other deals
page-deals-all = All deals
page-deal-title = Same deal: { $edition }
page-deal-daily = Deal of { $day }
page-deal-linked = A deal for whoever has the link, of { $day }
page-deal-against = Against { $bots }
page-deal-begun = { $begun ->
    [0] Nobody has played it yet.
    [one] Played once so far, { $finished } finished.
   *[other] Played { $begun } times so far, { $finished } finished.
}
page-deal-closes = Open until { $moment }.
page-deal-how = You play it once, without hints. When you have finished, you see what others did. The seed is told when the deal is closed.
page-deal-waits = How others did is shown when you have finished.
page-deal-stage-begin = Play
page-deal-stage-go-on = Play on
page-deal-stage-over = See the results
page-deal-stage-closed = Closed; see the results
page-deal-play-begin = Your turn to try
page-deal-play-go-on = You are playing it
page-deal-play-over = You have played it
page-deal-play-closed = This deal is closed
page-deal-day = Table of the day
page-deal-results = All results
page-deal-alone = Nobody else has finished it yet. Come back later.
page-deal-best = { $own ->
    [yes] You did best{ $others ->
        [0] .
       *[other] , and others just as well.
    }
   *[no] { $player } did best.{ $better ->
        [-1] {""}
       *[other] {" "}You did better than { $better } % of the others.
    }
}
page-deal-place = Place
page-deal-coins = Money
page-deal-better = Better than
page-deal-better-text = per cent of the others who did worse; equal results count half
page-deal-parted = Where you parted
page-deal-round = In round { $round }:
page-deal-otherwise = Round { $round }: “{ $asked }” You chose “{ $chose }”, { $player } chose “{ $instead }”.
page-deal-yours = you
page-deal-theirs = { $player }
page-deal-same = Just like you
page-deal-uncounted = out of competition
page-deal-unproved = Names are not proved, and somebody may have played the deal twice.
page-deal-share = Let others play it
page-deal-share-text = Whoever opens this link plays the same deal.
page-deal-link = Link to this deal
page-deal-close = Close the deal
page-deal-close-text = Then nobody can begin it any more, the seed is told, and everybody can see its games.
page-deal-close-now = Close it for good
page-deal-promise = This is the hash of the seed from which all cards and dice of this deal follow. The seed is told when the deal is closed, so that everybody can check it.
page-deal-make = Make the deal
