# An evening.

page-evening-title = { $day } on our street
page-evening-lead = { $games ->
    [one] One game
   *[other] { $games } games
} since { $time }. A win builds a storey; points (3, 2, 1) break ties.
page-evening-in = Everyone comes in here
page-evening-qr = QR code of the link to this evening
page-evening-link = Link to this evening
page-evening-leads = leads
page-evening-score = { $won ->
    [one] 1 win
   *[other] { $won } wins
} · { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
page-evening-scores = Score of the evening
page-evening-again = every game can be looked at again
page-evening-number = Game { $number },
page-evening-wins = Wins
page-evening-points = Points
page-evening-game = Game { $number }: { $edition }
page-evening-instead = a bot plays
page-evening-asked = is asked
page-evening-awaited = has not come yet
page-evening-plays = plays
page-evening-over = Game { $number } is over.
page-evening-runs = Game { $number } is being played.
page-evening-turn = Game { $number } is being played: it is { $player }’s turn.
page-evening-waits = Game { $number } is being played: it waits for { $player }.
page-evening-here = The next game always appears here. Latecomers wait here, too.
page-evening-deal = Deal game { $number }
page-evening-deal-text = Everybody comes along to the next game. Edition, bots and seats can be changed before it.
page-evening-come = To the rematch
page-evening-come-text = A new game has been dealt, and your seat is kept.
page-evening-play = To the table
page-evening-play-text = You are playing in this game.
page-evening-look = Watch
page-evening-look-text = You can watch, or wait here until the next game is dealt. Whoever deals it can invite you to a seat.
page-evening-wait = See how it ended
page-evening-wait-text = Everybody who has played can deal the next game and invite you to a seat. This page shows it by itself.
page-evening-start = To the start page
