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
page-plan-about = What you choose is played step by step when your turn begins. Nobody else learns of it before. You choose from what is possible at the table now, if the others decline everything.
page-plan-moves = Your moves
page-plan-then = You are then asked:
page-plan-step-back = Take the last one back
page-plan-playing = It is your turn: move at the table.
page-plan-ended-chance = What comes next depends on dice or cards that nobody knows yet. It can’t be said in advance.
page-plan-ended-turn = { $moves ->
    [0] As the table is now, your next turn leaves you no choice.
   *[other] That ends your turn.
}
page-plan-ended-illegal = As the table is now, the rest is not possible. If it does not become possible, it lapses.
page-plan-rests = If a move is not possible, it lapses. It is also to lapse if this has changed by then:
page-plan-text = In the notation
page-plan-lines = One move on a line, such as “done”
page-plan-say = Say it
page-plan-back = Take it all back
page-plan-said = { $played ->
    [0] { $moves ->
        [one] Said: one move is played when your turn begins.
       *[other] Said: { $moves } moves are played when your turn begins.
    }
    [one] One of { $moves } moves is played.
   *[other] { $played } of { $moves } moves are played.
}
page-plan-lapsed-fact = What you had said for your turn has lapsed, because this has changed: { $fact }.
page-plan-lapsed-illegal = What you had said for your turn has lapsed, because a move is not possible.
page-plan-lapsed-late = What you had said for your turn has lapsed, because the turn is over.
page-orders-done = Done
