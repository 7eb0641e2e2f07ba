# The page's own labels.

page-title = Altbau
page-title-calling = ● { $title }
page-title-asked = Your turn
page-description = Friedemann Friese’s landlord card games and Monopoly in the browser: with friends or against bots, in German and English, without an account.
page-skip = Skip to the content
page-navigation = Page
page-records = Records
page-help = Help
page-close = Close
page-cancel = Cancel
page-light-auto = Brightness: same as the device
page-light-light = Brightness: light
page-light-dark = Brightness: dark
page-sound-on = Sound: on
page-sound-off = Sound: off
page-no-server = The server does not answer. Try again in a moment.
page-no-server-yet = The server does not answer yet. The page keeps trying.
page-connection-lost = The connection is lost. Nothing is lost with it: reconnecting …
page-connection-blocked = The network or an add-on may block live connections
page-connection-blocked-text = The server answers, but live connections to it fail. The network, a virus scanner or a browser add-on probably blocks them.
page-late = Still waiting for the server …
page-connecting = Opening the table …
page-outgrown-title = This page is older than the server
page-outgrown = The server has been updated, and this page no longer understands it. Reload it; nothing at the table is lost.
page-outgrown-load = Reload
page-part-failed = This part of the page does not work in this browser. The rest of the page does.
page-failed = This page does not work in this browser now.
page-not-now-title = The table can’t be opened now
page-not-now = The page keeps trying.
page-told-title = This table does not go on
page-told-over = What happened at this table
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
page-missing-back = To the start page

page-start-title = Houses. Tenants. Trouble.
page-start-lead = Knock at a door, and you play at once, against three bots.
page-enter = Play
page-enter-against = alone against { $bots }
page-with-friends = With friends
page-open-table = Open a table
page-choose-table = choose …
page-choose-table-title = A table of your choice
page-by-link = Join by link
page-by-link-field = Link that somebody sent you
page-by-link-go = To the table
page-by-link-wrong = This link leads to no table on this site.
page-how-to-play = How to play
page-how-to-play-text = in a minute
page-own-tables = Your tables
page-own-tables-none = The tables you play at are listed here.
page-own-tables-left = You have left { $tables ->
    [one] one game
   *[other] { $tables } games
} before your first move.
page-own-table-instead = { $player } (bot plays)
page-own-table-asked = Your turn since { $since }
page-own-table-turn = { $player }’s turn since { $since }
page-own-table-waits = waiting for players since { $since }
page-own-table-between = between two games since { $since }
page-own-table-won = { $count ->
    [one] { $winners } won
   *[other] { $winners } won together
}, { $day }
page-own-tables-all = All { $tables }
page-notify = Notify me when it is my turn
page-own-table = last seen on { $day }
page-own-table-over = over, { $day }
page-your-name = Your name
page-me = Me
page-start-button = Start with { $players } players
page-starting = Starting …
page-seats = At the table
page-players = At the table: { $players }
page-seat-name = Name of player { $seat }
page-seat-kind = Who is player { $seat }?
page-seat-remove = Remove player { $seat }
page-seat-me = Me
page-seat-human = On this device
page-seat-link = By link
page-seat-along = Comes along
page-seat-people = People
page-seat-bots = Bots
page-seat-plain = Plain
page-seat-level = How well does player { $seat } play?
page-add-bot = Add a bot
page-add-person = Add somebody on this device
page-add-link = Add somebody by link
page-somebody = A player
page-guest = Guest
page-neighbour-1 = Mrs Ash
page-neighbour-2 = Mr Birch
page-neighbour-3 = Mrs Cedar
page-neighbour-4 = Mr Dogwood
page-neighbour-5 = Mrs Elder
page-neighbour-6 = Mr Fir
page-neighbour-7 = Mrs Gorse
page-neighbour-8 = Mr Hazel
page-watch-button = Watch
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
page-waits-changed-house = House rules
page-house-figures = Learnt from the printed edition, without the house rules.
page-more-settings = More settings
page-hints = Hints allowed
page-hints-text = With hints you can ask at each decision what the steward would do, and why. Each player chooses for themselves, and everybody sees on the plate who has hints.
page-hints-own = Hints for me
page-with-hints = plays with hints
page-hints-given = Hints are allowed at this table: each player chooses for themselves, and everybody sees who has them.
page-hints-not-given = There are no hints at this table.
page-edition = Edition
page-options = Options
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

# Bots: a level, or a character, which may play at another level than the usual one.
bot-at-level = { $character } ({ $level })
bot-random = Dice
    .text = Does something legal. Usually the wrong thing.
bot-beginner = Beginner
    .text = Knows the rules and thinks as far as the next move, no further.
bot-steward = Steward
    .text = Keeps good books, fights back, and can be beaten.
bot-strategist = Strategist
    .text = Thinks through what the others will make of it, and forgives little.
bot-program = Program
    .text = A program that the operator of this server lets play. Its author has decided how it plays.

page-table-of = A table for { $players }
page-turn-of = { $player }’s turn
page-round = Round { $round }
page-phases = Phases of the turn
page-turns-left = { $turns ->
    [one] One turn
   *[other] { $turns } turns
} left
page-last-round = The draw pile is empty: { $turns ->
    [one] this is the last turn.
   *[other] { $turns } turns are left, this one included.
}
page-piles = In the middle
page-pile-draw = pile
page-pile-discard = discard
page-pile-roofs = roofs
page-pile-monsters = monsters
page-pile-jail = jail
page-draw = Draw pile { $cards }
page-discard = Discard pile { $cards }
page-discard-top = on top: { $card }
page-discard-order = From the top down.
page-roofs = Roofs { $roofs }
page-monsters = Monsters { $monsters }
page-jail-empty = Jail: empty
page-jail-holds = In jail: { $player }
page-bank = Bank
page-street = { $player }’s street
page-streets = Streets
page-houses = { $player }’s houses
page-enlarge = Street of { $player }: larger or smaller
page-happened-here = something has happened here
page-plot = Plot { $plot }
page-no-houses = No house yet.
page-no-houses-own = Your street is still empty. Build the first house: its roof costs nothing.
page-you = you
page-away = away
page-not-come = not here yet
page-on-turn = on turn
page-is-asked = is asked
page-jailed = in jail
page-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
page-hand-count = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}
page-income-now = would take in { $coins } now
page-choose = Choose { $what }
page-choose-player = Choose
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
page-question = What is asked
page-thinking = { $player } is thinking.
page-nothing-to-play = It’s your turn, but there is nothing you can play. The game goes on in a moment.
page-over = The game is over.
page-closed = This table is closed.
page-step-nowhere = No apartment suits: the tenant goes to the discard pile.
page-step-pile = No apartment suits: the tenant goes under the draw pile.
page-floors = { $floors ->
    [one] one floor
   *[other] { $floors } floors
}
page-pick-floors = Tap the cards, from the ground floor up.
page-build = { $floors ->
    [0] Build
    [one] Build one floor
   *[other] Build { $floors } floors
}
page-play-card = Play { $card }
page-place-tenant = { $card }, { $place }
page-aside = Out of turn:
page-undo = Undo
page-hint = Hint: what would the steward do?
page-coach = Better in your last turn:
page-coach-stake = What is at stake:
page-coach-show = Show me
page-coach-off = No coach
page-coach-own = After my turn, say what would have been clearly better
page-hinted = the hint is here
page-press-held = A held key answers only once.
page-press-again = Two quick presses count as one.
page-press-early = Too soon: that had only just appeared. Press again?
page-press-late = Not sent: the table has just changed. Press again?
page-end-sure = Do nothing?
page-buy-many = { $cards ->
    [one] Buy one card
   *[other] Buy { $cards } cards
}
page-fewer = fewer
page-more = more
page-silence = Don’t ask about { $card } again in this game
page-silences = Not to be asked
page-silences-about = Tick the cards that you never want to answer with. Then you pass at once, whatever you hold, and nobody else is told.
page-hand = Your hand: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
page-hand-empty = No cards in hand.
page-about-card = About the card { $card }
page-card-rent = rent { $coins }
page-card-floors = { $floors ->
    [one] up to one floor
   *[other] up to { $floors } floors
}
page-card-chosen = chosen
page-card-floor = picked as floor { $floor }
page-card-possible = can be played
page-card-impossible = can’t be played now
page-use-now = now:
page-use-floor = floor
page-use-tenant = tenant
page-use-action = action
page-use-building = extension
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
page-rulebook = Rulebook
page-rulebook-none = There is no such edition.
page-rulebook-chapters = Chapters
page-rulebook-search = Search the rules
page-rulebook-found = { $found ->
    [0] Nothing found.
    [one] One match
   *[other] { $found } matches
}
page-rulebook-print = Print
page-rulebook-tip = Tip
page-rulebook-details = In detail
page-rulebook-rulings = { $rulings ->
    [one] One question that the rulebook leaves open
   *[other] { $rulings } questions that the rulebook leaves open
}
page-example = Example: { $title }
page-example-step = { $step } of { $steps }
page-example-back = Back
page-example-again = Again
page-example-next = Next
page-rulebook-answers = Answers: { $cards }
page-rulebook-no-answer = none
page-rulebook-also = See also: { $cards }
page-cards = The cards one by one
page-card-more = More about this card
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
page-differences = Differences

page-log = What happened
page-log-all = Show everything
page-news = { $entries ->
    [one] One thing has
   *[other] { $entries } things have
} happened since you last looked.
page-news-divider = since you last looked
page-news-read = Read

page-curtain = { $player } is asked
page-curtain-text = Hand the device over; everybody else looks away.
page-curtain-open = I am { $player }

page-wait-button = Open and wait
page-waits-title = A table waits
page-waits-since = since { $time }
page-waits-for = The table waits for { $players }.
page-waits-for-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
page-waits-for-nobody = Everybody is here.
page-waits-free = free
page-waits-kept = guest
page-waits-host = has opened the table
page-waits-move = { $player }: drag the plate, or use the arrow keys
page-waits-ready = ready
page-waits-reading = still reading …
page-waits-board = { $players ->
    [2] Two will build here
    [3] Three will build here
    [4] Four will build here
    [5] Five will build here
    [6] Six will build here
    [7] Seven will build here
    [8] Eight will build here
   *[other] { $players } will build here
}
page-waits-come = Come and join
page-waits-qr = QR code of the link to this table
page-waits-link = Link to this table
page-waits-copy = Copy link
page-waits-share = Share
page-waits-leads = { $count ->
    [0] All seats are taken: whoever opens it can watch.
    [one] One more can sit down with it.
   *[other] { $count } more can sit down with it, one after the other.
}
page-waits-no-link = This device does not know the link. You can make a new one; the old one then stops working.
page-waits-renew = New link
page-waits-guest = Look at what is to be played, and say when you are ready. Whoever opened the table deals.
page-waits-spectator = You see what is to be played, and who has come. Whoever opened the table deals.
page-waits-dismiss = Ask { $player } to leave
page-waits-dismiss-text = { $player } loses the seat. The link stops working, so nobody can come back with it. You get a new one.
page-waits-dismiss-do = Ask to leave
page-waits-table = The table
page-waits-yes = yes
page-waits-no = no
page-waits-order = Order
page-waits-order-chosen = chosen
page-waits-order-drawn = drawn by lot
page-waits-cards = Own values
page-waits-games = { $games ->
    [one] one game
   *[other] { $games } games
}
page-waits-target = until somebody has { $target } in all
page-waits-nobody = none
page-waits-changed = That has changed
page-waits-changed-edition = Edition
page-waits-changed-cards = Own values
page-waits-changed-games = Games
page-waits-changed-target = Total
page-waits-changed-pace = Pace of the bots
page-waits-changed-hints = Hints allowed
page-waits-changed-sit-in = A bot for the missing
page-waits-changed-drawn = Order
page-waits-changed-seats = Seats
page-waits-changed-bots = Bots
page-waits-before = (before: { $before })
page-waits-reads = { $count ->
    [one] { $players } has not said yes to it yet.
   *[other] { $players } have not said yes to it yet.
}
page-waits-settle = Play by this
page-waits-add = Add a seat
page-waits-close = Close table
page-waits-close-text = Everybody is sent away, and the link stops working. Nothing has been dealt yet.
page-waits-leave = Leave
page-waits-leave-text = Your seat becomes free for others. The link brings you back as long as a seat is free.
page-waits-be-ready = I am ready
page-waits-you-ready = You are ready
page-waits-looking = You are watching.
page-waits-are-ready = { $ready } of { $people } are ready.
page-waits-free-seats = { $count ->
    [one] One seat is free. Guests can take it even after the game has begun.
   *[other] { $count } seats are free. Guests can take them even after the game has begun.
}
page-waits-filled = { $count ->
    [one] One seat is free. When the game starts, a bot plays it until somebody comes.
   *[other] { $count } seats are free. When the game starts, bots play them until somebody comes.
}
page-waits-filled-bots = a bot until then
page-waits-filled-empty = stay empty
page-waits-changed-filled = Free seats
page-waits-watching = { $count ->
    [one] one watches
   *[other] { $count } watch
}
page-waits-start = Start
page-waits-without = Start without the yes of { $players }?
page-waits-without-text = { $count ->
    [one] { $players } has not agreed to what is played. The log of the game will say so.
   *[other] { $players } have not agreed to what is played. The log of the game will say so.
}
page-waits-without-do = Start all the same

page-looking-on = Watching
page-spare = Spare key
page-spare-text = A spare key brings you back to your seat when this device is lost. Print it, or keep the link elsewhere. Whoever has it plays your seat, so show it to nobody.
page-spare-show = Show the spare key
page-spare-of = The spare key of { $player }
page-spare-qr = QR code of the spare key of { $player }
page-spare-link = The key as a link
page-spare-print = Print
page-unkept = This browser stores nothing: you lose your seat when you close the tab, unless you keep the link that the table shows you.
page-keep-link = Keep this link
page-keep-link-text = This browser stores nothing: when you close the tab, only this link brings you back to your seat. Whoever has it plays your seat, so show it to nobody.
page-join-yours = yours

page-share = Invite
page-awaited = { $players } { $count ->
    [one] is
   *[other] are
} not here yet
page-awaited-text = Whoever opens the link chooses a name and sits at the table. You can begin already if it is your turn.
page-asks-awaited = { $player } must decide, but is not here yet.
page-share-seat = Invitation for { $player }
page-share-text = Each link can be accepted once, on one device. Looking at it does no harm. Whoever has lost their device comes back with the spare key, or with a code from another device.
page-share-come = { $player } has come.
page-share-renew = New link for { $player }
page-share-anew = Invite { $player } anew
page-share-ask = Give { $player }’s seat to somebody else?
page-share-asked = The others are asked whether somebody else gets the seat: { $yes } of { $asked } agree.
page-share-agreed = All agree. { $player } can still object:
page-share-keep = Keep the seat after all
page-share-spectator = Link for spectators
page-rename = Your name here
page-rename-button = Change name
page-lead = Hand over
page-lead-whom = Who leads from now on
page-lead-text = You lead the table: you invite, and say how fast bots play, who may talk and who may watch. It has nothing to do with the cards. If you are away for a day, the next person leads the table.
page-share-own = On another device
page-share-own-text = A code brings you in on another device as well.
page-code-show = Show a code
page-code-anew = Show a new code
page-code-address = Address for the other device
page-code = Open this address on the other device and type the code for { $player }. It can be used once, for { $minutes } minutes:

page-join-title = { $count ->
    [0] You are invited
    [one] { $hosts } invites you
   *[other] { $hosts } invite you
}
page-join-button = Play as { $player }
page-join-once = The invitation can be accepted once. From then on only this device has the key to the seat.
page-join-anew = { $player } has played on another device so far. That device loses the seat when you take it, and everybody is told.
page-join-playing = This device has a seat at this table already. If the invitation is for somebody else, open it on their device.
page-join-watch = Just watch
page-join-own = To my seat
page-join-refused = This invitation can’t be accepted

page-device-title = Play on here
page-device-text = Have your other device show a code: at the table, under “Invite”. Then type it here.
page-device-code = Code
page-device-have = I have a code from my other device

page-key-ended-title = This device has no seat here any more
page-key-ended = Its key opens no seat at this table: somebody has taken the seat with a new invitation, you were asked to leave, or the link was incomplete. Whoever started the table can invite you again.
page-key-others = Play on with the other seats of this device

page-notice-unasked = The game began before { $player } had agreed to it.
page-notice-came = { $player } has come to the table.
page-notice-invited-anew = { $player } has been invited anew.
page-notice-new-device = { $player } has come with a new invitation. The device used before has lost the seat.
page-notice-second-device = { $player } plays on another device as well.
page-notice-renamed = { $player } has taken a new name.
page-notice-host = { $player } leads the table now.
page-notice-paused = The table is paused.
page-notice-goes-on = { $player } plays on; the pause is over.
page-notice-ended = The operator of the server has ended this table. Nothing more can be played here, and it counts in no record list.
page-notice-shown = The operator of the server has had this game shown, with all hands and the pile.
page-notice-closed = This table is closed: it has as many entries as a table can have. Nothing more can be played here, and it counts in no record list.
page-notice-was = Until then the seat was called “{ $name }”.
page-notation = As text
page-notation-text = The position as you know it and, when it is over, the whole game, in the notation for bug reports and puzzles.
page-copy = Copy
page-copy-position = Copy position
page-copy-game = Copy game
page-copied = Copied.
page-not-copied = The browser doesn’t let the page copy. Select the text and copy it yourself.

page-winners = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}
page-place = { $place }.
page-see-table = Look at the table
page-see-ranking = Show the result
page-end-why = What decided it
page-note-result = The numbers stand in the curve: look for your deepest drop.
page-note-better = { $coach ->
    [yes] The coach says after each turn what would have been better (“Invite”).
   *[no] The lamp says in the next game what would be better (“Invite”).
}
page-end-truth = What the bots really thought
page-end-truth-none = They had nothing to think about.
page-end-chances = Chance to win
page-end-chances-text = after each round, as seen from outside, without the hands
page-end-more = What decided it, and more
page-end-curve = Chance to win in per cent, after each round: { $values }
page-end-changed = { $player }: { $points } percentage points
page-per-cent = { $number }%
page-end-sum = { $sum }
page-end-lead = { $sum }, { $more } more than { $who ->
    [you] you
   *[other] { $name }
}
page-end-record = { $count ->
    [one] { $players } is
   *[other] { $players } are
} now on the { $whose ->
    [bots] bots’ list
   *[other] list
} “{ $list }” (tables of { $number }){ $rank ->
    [only] : the first entry ever
    [best] : with the highest total of all
   *[other] {""}
}.
page-bot = bot
page-rematch = Rematch
page-rematch-lead = All players from the last table come along: once you start, they see “To the rematch” there. Only newcomers need a link.
page-next-table = To the rematch
page-evening = The evening
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
page-evening-player = Player
page-evening-number = Game { $number },
page-evening-wins = Wins
page-evening-points = Points
page-evening-game = Game { $number }: { $edition }
page-evening-instead = a bot plays
page-evening-with-bot = a bot has decided something in this seat
page-evening-asked = is asked
page-evening-plays = plays
page-evening-over = Game { $number } is over.
page-evening-runs = Game { $number } is being played.
page-evening-turn = Game { $number } is being played: it is { $player }’s turn.
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
page-records-text = As on the back of the rulebook: who was first to win, to win from jail, and to lose every house.
page-records-players = { $players } players
page-position = Lay out a position
page-position-text = Paste a position or a whole game in the notation, copied from the table or from your file. It is laid out on the table as soon as all of it fits. Until then the line that does not fit is marked.
page-position-label = Position or game
page-position-file = Or open a file:
page-position-which = The file has { $games } of them:
page-position-line = Line { $line }.
page-position-fits = { $steps ->
    [0] This fits: { $edition }, { $players } players.
    [one] This fits: { $edition }, { $players } players, one move.
   *[other] This fits: { $edition }, { $players } players, { $steps } moves.
}
page-position-picture = This is what it leads to:
page-position-before = This is what it led to when it last fitted:
page-position-checking = Checking …
page-position-empty = There is nothing here yet.
page-position-show = Show it on the table
page-position-replay = Go through it on the table
page-position-go = Go to the line
page-position-begin = Begin with a deal
page-position-begin-text = Then change hands, houses, money and whose turn it is, in the picture or in the text. It is checked at once, and nothing of it is kept.
page-position-back = Back to the text
page-search = Search your games
page-search-edition = Edition
page-search-kind = In which there was
page-search-outcome = Which you
page-search-outcome-of = { $outcome ->
    [won] won
    [won-in-jail] won from jail
    [lost] lost
   *[runs] are still playing
}
page-search-player = With
page-search-any = – any –
page-search-go = Search
page-search-none = No game on this device is like that.
page-search-more = { $count ->
    [one] and one more time
   *[other] and { $count } more times
}
page-search-on = Search on
page-records-none = Nobody is here yet. Win a game, and you are at the top.
page-records-bots = Lists of the bots
page-records-older = Older entries
page-records-nobody = Nobody yet.
page-record-bot = bot

page-me-link = You
page-me-title = Who you are here
page-me-lead = There are no accounts. This server knows you by a secret of this device, and keeps of you what you see here.
page-me-number = Your number
page-me-number-text = Anybody may know it; it opens nothing.
page-me-name-text = New tables suggest this name. Your face follows from it.
page-me-save = Save
page-me-saved = Saved.
page-me-since = { $devices ->
    [one] Known since { $day }, on this device.
   *[other] Known since { $day }, on { $devices } devices.
}
page-me-counted = Games won
page-me-people = among people
page-me-alone = against bots
page-me-score = { $won } of { $finished }
page-me-instead = { $tables ->
    [one] In one of these games a bot has decided something for you.
   *[other] In { $tables } of these games a bot has decided something for you.
}
page-me-counted-none = You have not played a game to its end yet.
page-me-counted-text = It follows from the results of your tables. Where several people share a device nobody is counted.
page-me-tables = Where you sit, and have sat
page-me-tables-text = Each table opens with your seat, no matter on which of your devices you took it.
page-me-nobody-code = Are you known on another device?
page-me-nobody-code-text = Open this page there, have it show a code, and type it here.
page-me-devices = Your devices
page-me-devices-text = Another device can be yours, too: with it you come back to your seats. Whoever has one of your devices can end the others here.
page-me-code = Open { $address } on the other device and type this code. It can be used once, for { $minutes } minutes:
page-me-code-stop = Cancel
page-me-check = A device has typed the code. It is yours if it shows this number:
page-me-check-yes = Yes, it is mine
page-me-check-no = No
page-me-arrived = The other device is yours now.
page-me-arriving = Now say yes on your other device. It shows this number, too:
page-me-arriving-button = Be the same here
page-me-arriving-refused = Your other device has said no, or it has taken too long. Have it show a new code.
page-me-arrived-here = This device is yours now.
page-me-end-others = End the other devices
page-me-kept = Take it along, or delete it
page-me-kept-text = The first file has everything on this page, as JSON. The second has your games in the notation: finished ones from the deal to the end, running ones as you know them. You can look at the second under “Lay out a position”, and “altbau show” draws all of it.
page-me-export = Save what is kept
page-me-games = Save all games
page-me-games-made = Writing games … { $tables }
page-me-delete = Delete everything
page-me-delete-title = Delete what is kept of you?
page-me-delete-text = Your number is deleted, and with it all your devices. At every table where you sat, your name, your keys and what you said there are deleted, too. Where others still play, you resign. What you played stays there for the others, as by “a player”. Nobody can undo this.
page-me-delete-now = Delete
page-me-delete-not = Keep it
page-me-deleted = Deleted. You get a new number with the next seat that you take.
page-me-nobody = Nothing is kept of you here
page-me-nobody-text = When you sit down at a table, this device makes a secret and you get a number. What is kept of you then is shown here, and you can delete it.

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
page-coins-hidden = money hidden
page-value-rent-powers = Rent with powers
page-sum = Sum

page-match = Several games
page-match-length = You play
page-match-single-choice = a single game
page-match-games-choice = a number of games
page-match-target-choice = until somebody has earned enough
page-match-how-many = How many games
page-match-which-target = Up to which total
page-match-suggested = The rulebook suggests { $target }.
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
page-next-game = Next game

page-chance = Fair chance
page-chance-promise = The order of cards and dice is settled before the game by a seed that nobody knows. This is its fingerprint. At the end the seed is told, and everybody can check that it was this one.
page-chance-by-host = the host chose the seed
page-chance-chosen = Whoever started the table chose the seed, and so can know the cards: the seed settles the order of cards and dice. This is its fingerprint.
page-chance-told-later = At the end the seed is told.
page-chance-seed = The seed:
page-chance-before = Part { $number } of this game, under older rules:
page-chance-match = Each game of a match has a seed of its own; all follow from the secret of the match, which has this fingerprint:
page-chance-game = Game { $number }:
page-chance-secret = The secret:
page-chance-derived = This is how the seed of game 1 follows from it: the first 32 digits of this, read as a hexadecimal number.
page-left-over = Played. After that the rest was no longer possible: { $words }
page-chance-check = Its fingerprint can be computed on any machine. After the end the library can play the game again from it, with “Copy game” under “Invite”.

# What more than one game says, or the page in their place.

names-and = { $first } and { $last }
good-nothing = nothing
phase-over = Game over
word-pass = Pass
word-accept = Accept
word-decline = Decline
word-offer = Offer
word-trade = Trade
word-for = In return I want …
difference-answer-yes = yes
difference-answer-no = no
difference-answer-none = –
differences-title = How the editions differ
differences-rule = Rule
differences-lead = The same town, three vintages. Of the rules that editions share, what is not listed holds in all of them; cards, variants and what only one of them has stand in its rulebook. The numbers name the rule.
record-first-winners = The first winners
record-won-in-jail = Won in jail
record-lost-it-all = Lost it all
refusal-offer-repeated = Exactly that has been declined already this turn.
refusal-too-many-offers = Five offers in a turn are enough.

## Who is missing

page-absent = { $player } is missing
page-absent-question = { $player } is missing. Shall a bot play on?
page-absent-votes = { $votes ->
    [0] Nobody is for it yet; it takes { $needed }.
    [one] One vote is for it; it takes { $needed }.
   *[other] { $votes } votes are for it.
}
page-absent-back = { $player } can take the seat back with one click.
page-absent-since = away for
page-absent-voices = Who has a vote
page-absent-for = { $player } is for the bot
page-absent-open = { $player } has not decided yet
page-absent-agrees = for the bot
page-absent-bot = Let a bot play
page-absent-wait = Wait
page-sat-in = bot plays
page-wish-yes = Agree
page-wish-no = No
page-wish-pause = { $by } wants a pause.
page-wish-pause-text = During a pause no time runs, not even for reactions. The game goes on as soon as somebody wants to.
page-pause = Propose a pause
page-pause-asked = Pause proposed: { $yes } of { $asked } agree. Withdraw it?
page-paused = Pause
page-paused-text = Time stands still, and nobody plays.
page-go-on = Play on
page-wish-take-back = { $player } wants to take the last move back.
page-wish-take-back-text = If all others agree, the game goes on from before that move. Nobody has answered it yet.
page-take-back = Ask to take the last move back
page-take-back-asked = Asked to take the last move back: { $yes } of { $asked } agree. Withdraw it?
page-wished = You have asked. Waiting for { $players } to agree.
page-notice-asks-back = { $player } asks to take the last move back.
page-notice-not-back = { $player } does not agree that it is taken back.
page-notice-taken-back = All agree: { $player } takes the last move back.
page-wish-guest = { $by } wants to give { $player }’s seat to somebody else.
page-wish-guest-text = Whoever comes sees { $player }’s cards and plays on with them. If { $player } comes back within ten minutes, nobody else gets the seat.
page-replaced = A bot plays for you.
page-replaced-text = You were away. With one click you play on yourself, even in the middle of a turn.
page-replaced-back = Take the seat back
page-played-for = What the bot has played
page-played-nothing = Nothing has been played for you.
page-returned = Welcome back: this was played for you
page-returned-on = Play on
page-sit-in = A bot plays for whoever is missing
page-sit-in-text = After a minute without a connection, or three minutes of silence, a bot plays on by itself. Otherwise the others decide. One click takes the seat back.
page-notice-sits-in = A bot plays on for { $player }.
page-notice-back = { $player } plays instead of the bot now.
page-notice-timed-out = { $player } ran out of time; the game played by itself.
page-resign = Resign
page-resign-title = Resign this game?
page-resign-text = A bot plays on for you to the end of this game, and you can’t take the seat back. In the result you stand behind all who play on.
page-resign-match = In the match this game counts nothing for you; you play the next one again.
page-resign-sure = Resign
page-resigned = You have resigned.
page-resigned-text = A bot plays for you to the end of this game. You may watch and talk, or go: nobody waits for you.
page-has-resigned = resigned
page-only-bots = Only bots still play.
page-only-bots-text = You may watch, or let them play to the end at once.
page-to-end = To the end at once
page-notice-resigned = { $player } resigns. A bot plays on there to the end of this game.
page-notice-wins = { $player } wins: whoever has resigned stands behind all others.
page-played-on = played on by a bot
page-played-by-bot = bot: { $number } of { $moves } moves
page-played-by-clock = clock: { $number } of { $moves } moves
page-told-by = { $said } ({ $by ->
    [clock] by the clock
   *[other] by a bot
})
page-until = How long this question still waits
page-window-limit = Time for reactions
page-window-limit-text = Whoever has not answered by then passes. It is the same for everybody, whatever they hold.
page-window-limit-30 = 30 seconds
page-window-limit-60 = 1 minute
page-window-limit-120 = 2 minutes
page-window-limit-300 = 5 minutes
page-window-limit-86400 = 1 day
page-waits-changed-window-limit = Time for reactions
page-clock = Clock
page-clock-text = It runs while somebody is on turn, and never in a reaction. When time is up the game plays on by itself; after the second time a bot plays.
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
page-clock-days = { $time } d
page-clock-stands = Clock:
page-clock-runs = Clock, running:
page-clock-little = { $seconds } seconds left.
page-waits-changed-clock = Clock

## Talk

talk-title = Talk
talk-say = Say something
talk-field = Say something …
talk-send = Send
talk-unread = { $lines ->
    [one] Talk: one new message
   *[other] Talk: { $lines } new messages
}
talk-watchers = { $watchers ->
    [one] One person is watching.
   *[other] { $watchers } people are watching.
}
talk-nothing = Nobody has said anything yet.
talk-earlier = Show earlier ones
talk-stop = Stop the talk
talk-let = Allow talk again
talk-stopped = The talk is stopped. Whoever started the table can allow it again.
talk-mute = Mute { $player }
talk-muted = You have muted { $player }.
talk-unmute = Unmute
talk-rooms = Where
talk-room-players = At the table
talk-room-spectators = Spectators
talk-players-only = The players talk here. You can read it.
talk-spectator = Spectator { $number }
talk-reactions = Reactions
talk-reaction-laugh = laughs
talk-reaction-gasp = is amazed
talk-reaction-rage = is angry
talk-reaction-cry = weeps
talk-reaction-thumb = Thumbs up
talk-reaction-heart = Heart
talk-reacts = { $player }: { $reaction }
talk-phrases = Ready-made phrases
talk-phrase-hello = Hello everybody!
talk-phrase-well-played = Well played!
talk-phrase-one-moment = One moment, please
talk-phrase-back-soon = Back in a moment
talk-phrase-your-turn = It’s your turn
talk-phrase-thanks = Thanks!
talk-phrase-rematch = Rematch?
talk-phrase-goodbye = See you soon!
page-key-c = say something
page-unwatched-title = No spectators here
page-unwatched = Whoever started the table lets nobody watch, or only with a new link. Ask for it.
page-watching = Watching
page-watching-nobody = Nobody can watch this table.
page-watching-link = Only those with the new link can watch. The device on which it was made shows it.
page-watching-renew = New link for spectators
page-watching-renew-text = A new link replaces the old one. Whoever watches with the old one sees nothing any more.
page-watching-forbid = Let nobody watch
page-watching-allow = Let others watch again

## The first game, which teaches

page-lesson = First game
page-lesson-offer = Never played? Learn it in 6 minutes
page-lesson-of = First game: { $edition }
page-lesson-offer-begun = Go on with the first game
page-lesson-minutes = { $minutes } min. left
page-lesson-number-short = { $number }/{ $of }
page-lesson-poster = 6 minutes
page-lesson-learn = Learn
page-lesson-learn-edition = Learn: { $edition }
page-lesson-practice = Practice table: counts nowhere
page-lesson-practice-short = practice table
page-lesson-leave = Leave the lesson
page-lesson-to-table = To your table
page-lesson-to-seat = To your seat
page-lesson-table-begun = Your game has begun
page-lesson-house = Your schoolhouse
page-lesson-chapter = { $number } of { $of }: { $title }
page-lesson-chapter-done = (done)
page-lesson-number = Picture { $number } of { $of }
page-lesson-speaks = Read first, then it goes on.
page-lesson-back = Step back
page-lesson-next = Next
page-lesson-skip = Skip
page-lesson-done = Play a game
page-lesson-again = Learn it again
page-lesson-points = This is about: { $what }
page-lesson-player = { $player } ({ $seat })
page-lesson-you = { $player } ({ $seat }), that is you
page-lesson-taken-back = It is taken back.
page-lesson-played-on = The others have played on. Now we go on as if you had done it.
page-lesson-otherwise = Different at your table: { $sentences }
page-lesson-begun-again = The lesson has changed since then, so this chapter begins again.
page-lesson-over = You know the game now. Everything else comes by playing: the lamp helps, and every number of a rule can be opened.

page-deals = Same deal for all
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
page-deal-bots = Bots
page-deal-bot = Bot { $number }
page-deal-make = Make the deal
page-deal-door = Deal of the day
page-deal-compare = Compare
page-deal-told-later = The seed is told when the deal is closed, since others play it, too.

page-puzzles = Puzzles
page-puzzles-text = Find the best move. The positions come from games of bots. Which move is best has been tried twice in many imagined games.
page-puzzles-solved = { $done } of { $all } solved
page-puzzles-solve = Solve
page-puzzle-level = { $level ->
    [1] easy
    [2] medium
   *[other] hard
}
page-puzzle-new = new
page-puzzle-tried = tried
page-puzzles-state = Which puzzles
page-puzzles-level = How hard
page-puzzles-every = all
page-puzzles-none = There is none like that here.
page-puzzles-more = all { $all }
page-puzzle = Puzzle
page-puzzle-today = Today’s puzzle
page-puzzle-solved = solved
page-puzzle-leave = To the puzzles
page-puzzle-done = To the puzzles
page-puzzle-again = Once more
page-puzzle-covered = The answer is covered. Play your move as at the table. What the others hold you don’t know here either.
page-puzzle-skip = Show the solution
page-puzzle-over = That was the puzzle. There is another one every day.

## A game looked at again

page-replay = Looking back
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
page-play-on = Play on from here
page-play-on-text = A new table begins at this moment, with new throws and shuffles. It counts in no list.
page-play-on-seat = Your seat
page-play-on-cards = Hidden cards
page-play-on-as-they-were = as they were
page-play-on-dealt-anew = dealt anew, from what { $player } knew
page-play-on-bots = Against
page-play-on-start = Play on
page-try-out = Try something out
page-try-out-text = A new table begins with this question. All cards that you do not know are dealt anew, and throws and shuffles are new. From then on neither game counts in any list. This one goes on meanwhile.
page-uncounted = Counts nowhere
page-uncounted-why = { $why ->
    [tried-out] Something was tried out here.
   *[what-if] Something is being tried out here.
}
page-try-out-uncounted = Try something out (this game counts in no list)
page-replay-sight = Seen by
page-replay-open = all cards open
page-replay-hands = What the others hold
page-replay-blind = Hide the end
page-replay-leave = To the table
page-replay-older = What came before was played under older rules. It stands in the log.

page-analysis = Analysis
page-analysis-working = The game is being judged …
page-analysis-start = Have the game judged
page-analysis-start-text = Whoever played can have the game judged. That takes a while. Then everybody sees here what was luck, which decisions were errors, and what decided the game.
page-analysis-unmade = Nobody has had this game judged so far.
page-analysis-whose = Whose decisions
page-analysis-all = all
page-analysis-mine = mine
page-analysis-better-here = better: here
page-analysis-balances = Luck and errors
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
page-analysis-interval = in percentage points of the chance to win, with 95 % interval
page-analysis-blunder = blunder
page-analysis-mistake = mistake
page-analysis-inaccuracy = inaccuracy
page-analysis-lost = −{ $lost }
page-analysis-error = ± { $error }
page-analysis-better = Better: { $better }
page-analysis-no-errors = So far no decision was wrong beyond doubt.
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
        [good] { $name } was not spoilt by chance: it was the decisions.
        [bad] { $name } was not unlucky: it was the decisions.
       *[even] { $name } neither won nor lost by chance or decisions.
    }
}
page-analysis-chances = Chance to win
page-analysis-figure = What is drawn
page-analysis-show-chances = Win
page-analysis-show-money = Money
page-analysis-curve = Course of the game; the figures are in the table below
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

# What belongs on paper

page-print = Print
page-print-link = On paper
page-documentation = Documentation
page-print-text = What the rulebooks ask for on paper, drawn by us: for all who own the box, and for all who don’t.
page-print-impossible = This server can’t print: it lacks Typst. The operator can install it: pip install "altbau[print]".
page-print-edition = Edition
page-print-size = Paper
page-print-size-a4 = A4
page-print-size-letter = Letter (8.5 × 11 in)
page-print-make = PDF
page-print-empty = Empty, as PDF
page-print-filled = With the lists of this server, as PDF
page-print-making = Being made …
page-print-hint = Print at 100 %, not fitted to the page; money and cards on both sides, turned over the long edge.
page-print-money = Money
page-print-money-text = Fronts, backs, and marks to cut along.
page-print-scores = Score sheet
page-print-scores-text = For a match of several games, with room for the totals.
page-print-records = Record lists
page-print-records-text = The three lists from the back of the rulebook.
page-print-aid = Player aid
page-print-aid-text = One page: phases, tenants, actions, what answers what, the end, and tips.
page-print-cards = Cards
page-print-cards-text = All cards with our pictures and texts, 63.5 × 88 mm with bleed. A star shows which values are reconstructed.
page-print-lists = Deeds and cards
page-print-lists-text = Plain lists of all names and numbers.
page-print-rules = Rulebook
page-print-rules-text = The rules in our words, with examples as pictures.
page-restored = The server has been restored from a backup. What was played here since then is gone; the table is shown as it was.

# Changing a position without writing
edit-table = Table
edit-options = Agreed on
edit-players = Players
edit-turn = On turn
edit-phase = Phase
edit-nobody = nobody
edit-number = how many
edit-yes = yes
edit-no = no
page-edit = Change it here
page-edit-how = Choose something and then where to put it: by click, by keyboard or by dragging it. The text follows at once. Escape lets go of it.
page-edit-outdated = The picture follows as soon as the text can be read again.
page-edit-undo = Undo
page-edit-redo = Redo
page-edit-full = Write it out in full
page-edit-full-text = With all cards, as it would be at the end; without moves it can be changed here.
page-edit-held = { $thing } is held. Choose where to put it.
page-edit-laid = { $thing }: { $place }
page-edit-here = Lay it here
page-edit-before = Lay it before { $thing }
page-edit-on-top = On top
page-edit-to-the-bottom = To the bottom
page-edit-put-away = Put it away
page-edit-remove = Take { $what } away
page-edit-empty = empty
page-edit-something-else = something else
page-position-begin-empty = Or with an empty table
page-not-here = Here you play alone or at one device. For friends at a distance you need a server:
page-not-here-server = see “altbau serve” in the documentation.
page-not-here-title = That needs a server
page-share-here = This table
page-new-version = A new version is here.
page-new-version-restart = Restart
page-elsewhere = This table is open in another tab.
page-elsewhere-take = Play here
