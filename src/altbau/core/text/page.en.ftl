# What several pages say, besides the start page.

page-cancel = Cancel
page-connecting = Opening the table …
page-engine-loads = Loading the game: { $number } %
page-engine-begins = The game is loaded and begins in a moment …
page-missing-title = There is no such { $what ->
    [lesson] lesson
    [puzzle] puzzle
   *[table] table
}
page-missing = { $what ->
    [lesson] The address is wrong.
    [puzzle] The address is wrong, or the puzzles have been renewed since.
   *[table] The address or the key in the link is wrong.
}
page-nowhere-title = There is no page here
page-nowhere = Nothing is at this address. One of these ways leads on:
page-by-link-go = To the table
page-me = Me
page-seats = At the table
page-players = At the table: { $players }
page-somebody = A player
page-bots-among = Only bots play here. The game goes on while somebody watches.
page-pace = Pace of the bots
page-pace-short = Pace
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-pace-at-once = at once
page-house-rules = House rules
page-house-edition = { $name } – { $printed }
page-house-mark = House rule: { $sentence }
page-house-note = “{ $name }” is { $printed } with house rules:
page-house-figures = Learnt from the printed edition, without the house rules.
page-hints-own = Hints for me
page-hints-given = Hints are allowed at this table: each player chooses for themselves, and everybody sees who has them.
page-hints-not-given = There are no hints at this table.
page-edition = Edition
page-values = Your own card values
page-values-text = If you own the printed game, you can play with its values. Use a file that has a line for each card, like this one:
page-values-file = Choose a file
page-values-remove = Play with the values provided
page-values-unreadable = { $line ->
    [none] The file “{ $file }” can’t be read.
   *[other] Line { $line } of the file “{ $file }” can’t be read.
}
page-value-rent = Rent
page-value-floors = Maximum floors
page-you = you
page-away = away
page-house = House { $building } of { $owner }: { $floors ->
    [one] one floor
   *[other] { $floors } floors
}, { $roof }, income { $income }{ $squatted ->
    [yes] , squatted
   *[no] {""}
}
page-squatted = squatted
page-squatted-short = no rent, squatted
page-empty = empty
page-rent = rent { $coins }
page-withheld = rent withheld { $times ->
    [one] once
   *[other] { $times } times
}
page-waived = rent collected in advance { $times ->
    [one] once
   *[other] { $times } times
}
page-slip-withheld = withheld
page-slip-waived = collected
page-target-possible = can be chosen
page-target-impossible = can’t be chosen
page-hinted = the hint is here
page-press-held = A held key answers only once.
page-press-again = Two quick presses count as one.
page-press-early = Too soon: that had only just appeared. Press again?
page-press-late = Not sent: the table has just changed. Press again?
page-hand-empty = No cards in hand.
page-card-kind = Kind
page-card-count = In the game
page-card-apartments = Apartments
page-card-place = Lives
page-any-floors = any number
page-group-tenant = Tenant
page-group-building = Building card
page-group-action = Action
page-group-supply = From the supply
page-rules = Rules
page-rule-none = This edition has nothing on that.
page-rule-why = Why
page-rule-elsewhere = In the other editions
page-rule-related = Related
page-rule-copy = Copy link
page-rule-in-book = In the rulebook
page-card-refused = When it can’t be played
page-card-answered = Can be answered with: { $cards }
page-card-answering = Answers: { $cards }
page-card-rulings = Questions that the rulebook leaves open
page-figures = In { $games } games of { $players } bots ({ $bot })
page-figures-about = Mean changes with their 95 % intervals, from just before the card: at once, or until the player’s next turn. A round includes everything that happened in it, so compare it with the dashed line, any round.
page-figures-times = { $times } times a game
page-figures-never = It did not come up in these games, which were played with the usual settings.
page-figures-interval = { $mean } ({ $low } to { $high })
page-figures-any-round = in any round { $mean }
page-waits-title = A table waits
page-waits-since = since { $time }
page-waits-free = free
page-waits-host = has opened the table
page-waits-copy = Copy link
page-waits-share = Share
page-spare-text = A spare key brings you back to your seat when this device is lost. Print it, or keep the link elsewhere. Whoever has it plays your seat, so show it to nobody.
page-spare-show = Show the spare key
page-spare-of = The spare key of { $player }
page-spare-qr = QR code of the spare key of { $player }
page-spare-link = The key as a link
page-spare-print = Print
page-code-show = Show a code
page-join-watch = Just watch
page-device-code = Code
page-device-have = I have a code from my other device

page-key-ended-title = This device has no seat here any more
page-key-ended = Its key opens no seat at this table: somebody has taken the seat with a new invitation, you were asked to leave, or the link was incomplete. Whoever started the table can invite you again.
page-key-others = Play on with the other seats of this device
page-copy = Copy
page-copied = Copied.
page-not-copied = The browser doesn’t let the page copy. Select the text and copy it yourself.
page-place = { $place }.
page-rematch = Rematch
page-evening = The evening
page-evening-player = Player
page-evening-with-bot = a bot has decided something in this seat
page-record-bot = bot

page-help-goal-title = What it is about
page-help-play-title = How to play
page-help-agreed-title = Agreed at this table
page-help-rulebook = The rulebook as it holds at this table
page-help-keys-title = Keys
page-key-h = to your hand
page-key-q = to the question
page-key-1 = choose the first to ninth answer
page-key-t = a hint
page-key-u = undo
page-key-l = show what happened
page-key-r = the rule behind the last thing
page-key-tab = move on
page-key-enter = choose
page-key-escape = cancel
page-key-question = this help
page-shortcuts-on = Single keys are shortcuts
page-value-rent-powers = Rent with powers
page-match-standing = Standing after game { $number }
page-match-last = Game { $number }, the last
page-match-won = { $count ->
    [one] { $winners } wins the match
   *[other] { $winners } win the match together
}
page-match-games = { $games ->
    [one] You play one game.
   *[other] You play { $games } games.
}
page-match-target = You play until somebody has { $target } in all.

page-chance = Fair chance
page-chance-seed = The seed:
page-chance-check = Its fingerprint can be computed on any machine. After the end the library can play the game again from it, with “Copy game” under “{ $menu }”.
good-nothing = nothing
phase-over = Game over
record-first-winners = The first winners
record-won-in-jail = Won in jail
record-lost-it-all = Lost it all
refusal-offer-repeated = Exactly that has been declined already this turn.
refusal-too-many-offers = Five offers in a turn are enough.
page-resigned-text = A bot plays for you to the end of this game. You may watch and talk, or go: nobody waits for you.
page-only-bots-text = You may watch, or let them play to the end at once.
page-played-on = played on by a bot
page-heard-deeds = { $player }: { $deeds }.
page-told-by = { $said } ({ $by ->
    [clock] by the clock
   *[other] by a bot
})
page-clock-text = It runs while somebody is on turn, and never in a reaction. When time is up the game plays on by itself; after the second time a bot plays.
page-clock-shared = Here several people share a device: each of their clocks runs only once it shows the table to whoever is asked.
page-clock-none = none
page-clock-by-turn = In each turn
page-clock-by-game = For the whole game
page-clock-by-days = By correspondence
page-clock-turn-30 = 30 seconds a turn
page-clock-turn-60 = 1 minute a turn
page-clock-turn-120 = 2 minutes a turn
page-clock-turn-300 = 5 minutes a turn
page-clock-game-600-10 = 10 minutes, and 10 seconds a turn
page-clock-game-1200-20 = 20 minutes, and 20 seconds a turn
page-clock-game-2400-30 = 40 minutes, and 30 seconds a turn
page-clock-days-1 = 1 day a turn
page-clock-days-3 = 3 days a turn
page-clock-days-7 = 7 days a turn
page-clock-hours = { $time } h
page-clock-days = { $time ->
    [one] { $time } day
   *[other] { $time } days
}
page-clock-stands = Clock:
page-clock-runs = Clock, running:
page-clock-little = { $seconds } seconds left.
page-key-c = say something
page-lesson-offer = Never played? Learn it in 6 minutes
page-lesson-offer-begun = Go on with the first game
page-deal-compare = Compare
page-deal-told-later = The seed is told when the deal is closed, since others play it, too.

page-replay = Looking back
page-replay-hands = What the others hold
page-not-here-title = That needs a server

page-look-back = Look back
page-file = As a file
page-file-text = The file keeps the table, or brings it to another browser or to a server. “Lay out a position” opens it there, and whoever opens it plays on for all people.
page-file-running = This game is still running. The file also has all hidden cards, and all that will be drawn and thrown. From then on it counts in no list.
page-file-bad = This file can’t be played on. { $why }
page-file-save = Save the file
page-file-save-sure = Save it all the same
page-share = Invite
page-share-here = This table
