option-long = Up to 40 points
rule-number = Rule { $numbers }
phase-play = Throw or bank
money-pig = { $number } P.
event-pig-thrown = { $player } throws { $dice }; the pot is { $pot-money }.
event-pig-banked = { $player } banks { $pot-money }.
event-pig-blocked = { $player } blocks that and draws { $card ->
    [blank] a blank card
   *[other] a card
}.
event-pig-turn = { $player }’s turn.
event-pig-over = { $winners } { $winners-number ->
    [one] wins
   *[many] win
}.
question-pig-play = The pot is { $pot-money }: throw or bank?
question-pig-play-other = { $player } throws or banks { $pot-money }.
question-pig-dice = How many dice?
question-pig-block = Block { $pot-money }?
question-pig-block-other = { $player } may block { $pot-money }.
refusal-pig-not-now = Not now.
refusal-pig-empty-pot = The pot is empty.
refusal-pig-no-card = You have no card for that.
word-throw = Throw
word-bank = Bank
word-block = Block
