# What is said in advance, and what that is called.

page-orders-title = Say in advance what you answer?
page-orders-about = This game takes days. What you say here answers for you, whatever you hold; you can also name cards that you don’t hold. Nobody else learns what you have said, and a bot that sits in does not follow it.
page-orders-many = { $orders ->
    [0] Nothing is said: you are asked each time.
    [one] One thing is answered in advance.
   *[other] { $orders } things are answered in advance.
}
page-orders-all = Pass everywhere
page-orders-hit = Ask me only where something of mine is hit
page-orders-none = Ask me each time
page-orders-ask = Ask me
page-orders-else = { $answers }, else: { $declines }
page-plan = Your next turn
page-plan-about = One move on a line, in the notation, such as “done”. It is played when your turn begins. It lapses if a move is not possible or if something has changed on which it rests:
page-plan-moves = Moves
page-plan-say = Say it
page-plan-back = Take it back
page-plan-said = { $moves ->
    [one] One move is said for your turn
   *[other] { $moves } moves are said for your turn
}; { $played } played.
page-plan-lapsed-fact = What you had said for your turn has lapsed, because this has changed: { $fact }.
page-plan-lapsed-illegal = What you had said for your turn has lapsed, because a move is not possible.
page-plan-lapsed-late = What you had said for your turn has lapsed, because the turn is over.
page-orders-done = Done
