# A game looked at again.

page-position-back = Back to the text
page-replay-place = Step { $step } of { $steps }, round { $round }:
page-replay-round = Round { $round }:
page-replay-slider = Place in the game
page-replay-start = To the beginning
page-replay-back = One step back
page-replay-step = One step on
page-replay-play = Play
page-replay-pause = Pause
page-replay-move = Player
page-replay-to-move = To the next player
page-replay-turn = Turn
page-replay-to-turn = To the next turn
page-replay-kind = Kind of event
page-replay-any = any event
page-replay-event = To the next event of this kind
page-replay-speed = Speed
page-replay-speed-of = { $speed ->
    [slow] slow
    [fast] fast
   *[usual] normal
}
page-replay-link = Link to this moment
page-replay-sight = Seen by
page-replay-open = all cards open
page-replay-blind = Hide the end
page-replay-older = What came before was played under older rules. It stands in the log.
