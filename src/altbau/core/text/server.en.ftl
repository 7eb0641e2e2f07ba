# What only the server says.

error-bad-name = { $seat ->
    [own] Your name
   *[other] The name of player { $seat }
} needs 1 to { $most } characters, at least one of them visible.
error-cards-hidden = The written game shows everybody’s cards. You get it when the game is over.
error-ending-hidden = You can read how the game went when it is over.
error-what-if-running = During a game, only a player alone against bots can try something out: from their own seat, and with the cards dealt anew.
error-pasted-running = A game here has exactly this position right now. You can try something out from it when it is over.
error-what-if-not-asked = You can try something out when it is your move.
error-what-if-older-rules = This game was played under older rules, at least in part. You can play on only in games under today’s rules. The replay shows what happened.
error-what-if-out = Seat { $seat } can’t be played from here on: its player is out of the game.
error-unknown-deal = There is no such deal.
error-deal-begun = You are playing this deal already, or have played it. Everybody plays a deal once.
error-deal-closed = This deal is closed: its seed is known. There is a new one every day.
error-deal-older-rules = This deal was made under older rules and can’t be played any more. There is a new one every day.
error-deal-open = This game is one of a deal that many play. Until the deal is closed, only those who have finished it can see the game.
error-deal-sealed = The seed of this deal and its written games are shown when the deal is closed. Nobody can watch before.
error-analysis-hidden = A game is analysed when it is over.
error-analysis-older-rules = This game was played under older rules, at least in part. Only games under today’s rules are analysed. The replay shows what happened.
error-analyses-full = { $most } analyses are under way or waiting. Try again in a few minutes.
error-truth-hidden = The bots’ real reasons are shown when the game is over.
error-not-found = There is nothing at this address.
error-wrong-method = This address does not take that kind of request.
error-unknown-host = The host “{ $host }” is not known here.
error-unseen-in-name = { $seat ->
    [own] Your name
   *[other] The name of player { $seat }
} can’t have invisible characters.
error-piled-name = { $seat ->
    [own] Your name
   *[other] The name of player { $seat }
} has more than { $most } marks on a letter.
error-name-twice = { $seat ->
    [own] Somebody
   *[other] Player { $seat }: somebody
} at this table is already called “{ $name }”, or has a name that looks the same.
error-not-host = Only the player who leads the table can do that.
error-nobody-to-lead = That player can’t lead the table: they lead it already, have not come yet, or are a bot.
error-table-waits = This table is still waiting for its players. The game has not begun.
error-not-ready = Not ready: { $seats }. Name these seats in “without” to start all the same.
error-has-begun = The game at this table has begun.
error-no-free-seat = Every seat at this table is taken. You can watch.
error-seat-taken = Somebody sits there.
error-unknown-seat = There is no seat { $place } at this table.
error-nobody-waits = Whoever opens a table sits at it, too.
error-no-guest = Nobody can be invited to this seat: it belongs to the device on which the table was started, or to a bot.
error-not-agreed = Somebody sits there already. You can invite somebody else only if that player is absent, all others have agreed, and the player has not objected for ten minutes.
error-nobody-agrees = Nobody else is here who could agree.
error-not-asked-to-agree = Your agreement is not needed for that.
error-no-hints = There are no hints at this table: whoever started it has not allowed them.
error-no-coach = The coach speaks after a turn only if you play alone against bots.
error-hints-off = You play without hints. You can change that in the menu of the table.
error-spent-invitation = This invitation has been accepted already, or a newer one has replaced it. Whoever started the table can invite you again.
error-renamed-lately = You changed your name here less than ten minutes ago. Wait a little.
error-wrong-code = The code is wrong, used or too old. Look at it again, or have your other device show a new one.
error-unknown-account = This server knows nothing of this device. It may have been deleted on another one.
error-short-secret = The secret of a device must have at least { $letters } characters.
error-nobody-arrives = No device is waiting to be confirmed here. Perhaps the code was too old; show a new one.
error-not-over = A rematch can begin when this is over.
error-rematch-exists = There is a rematch of this table already.
error-no-rematch = There is no rematch of this table yet.
error-no-seat-in-rematch = There is no seat for you in the rematch; you can watch it.
error-nobody-comes-along = { $place }: nobody can come along from there to this seat.
error-not-watched = This table has no spectators, or only those with the new link.
error-nothing-said = A message needs a text or a ready-made phrase.
error-too-much-said = A message can have at most { $most } characters; this one has { $length }.
error-no-voice = Spectators can speak only with a mark of their own (“voice”).
error-chat-stopped = Whoever started the table has stopped the talk here.
error-spectators-room = Only spectators can read what spectators say to each other.
error-unknown-channel = Somebody has ended this way of calling.
error-too-many-channels = A seat can be called in { $most } ways at most. End one of them first.
error-no-mail = This server sends no mail.
error-bad-mail-address = This is no address of mail.
error-mail-sent-before = A mail has just gone to this address. Wait ten minutes.
error-mail-failed = The mail could not be sent. Check the address, or try again later.
error-bad-subscription = This browser’s subscription is not complete. Reload the page and try again.

## Calls to people who are not at the page: $others are the other players, $left is a time as in call-days

call-turn = Your turn at the table with { $others }: { $left } left.
call-window = Your answer is wanted at the table with { $others }: { $left } left.
call-turn-late = Only { $left } left for your turn at the table with { $others }.
call-window-late = Only { $left } left for your answer at the table with { $others }.
call-moved = { $mover } has moved.
call-table = { $who }’s turn at the table with { $others }: { $left } left.
mail-turn = Your turn at a table with { $players } players, { $game }: { $left } left.
mail-window = Your answer is wanted at a table with { $players } players, { $game }: { $left } left.
mail-turn-late = Only { $left } left for your turn at a table with { $players } players, { $game }.
mail-window-late = Only { $left } left for your answer at a table with { $players } players, { $game }.
mail-subject = Altbau: Your turn
mail-confirm-subject = Altbau: Call you by mail?
mail-confirm = Somebody wants to be called at this address when it is their turn at a table. If that was you, open the last link and say yes. If not, do nothing: without a yes no more mail comes.
mail-end = To say yes, or to get no more mail about this table:
call-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
call-hours = { $number } hours
call-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}

told-resumed = From here on newer rules apply. The game goes on from the beginning of this turn. What happened after that is taken back, and chance decides anew.
told-match-resumed = From here on the match goes on under newer rules.

## Limits

error-too-many-requests = That was too much at once. Try again in { $seconds } s.
error-too-many-messages = That was too much at once. Try again in { $seconds } s.
error-too-many-words = Nobody can read so much at once. In { $seconds } s you can speak again.
error-too-many-analyses = You have had many games analysed. You can have another one analysed in { $minutes } min.
error-too-many-prints = You have had many sheets printed. You can have another one printed in { $minutes } min.
error-too-many-pictures = The server makes only one picture a second. Ask again in { $seconds } s.
error-too-many-tables = You have started many tables. You can start another one in { $minutes } min.
error-too-many-admissions = Very many invitations and codes have been asked for from your address. You can go on in { $minutes } min.
error-too-many-codes = Very many codes have been tried from your address. You can go on in { $minutes } min.
error-too-much-work = Long games, texts or pictures have used up the computing time of your address. Try again in { $seconds } s.
error-job-too-large = This takes more than { $cpu } s of processor time or { $megabytes } MB of memory, so it was stopped.
error-table-ended = The operator of the server has ended this table. Nothing more can be played here; start a new one.
error-table-closed = This table is closed: it has { $most } entries, and no table can have more. Nothing more can be played here; start a new one.
error-too-many-connections = { $most-number ->
    [one] There is an open connection from your address already. Close it and try again.
   *[many] There are { $most } open connections from your address already. Close one and try again.
}
error-too-many-watchers = { $most-number ->
    [one] Somebody is watching this table already. No more than one can.
   *[many] { $most } people are watching this table already. No more can.
}
error-too-many-devices = { $most-number ->
    [one] This seat is open on another device or in another window already. Close it and try again.
   *[many] This seat is open { $most } times already, on devices or in windows. Close one and try again.
}

## Where a request comes from

error-foreign-origin = The page { $origin } may not speak for you here.
error-foreign-host = This server does not answer under the name { $host }. Open it by its own name or, if it has none, by its IP address. The operator can allow the name with --hostname.
error-not-json = This address takes JSON only (Content-Type: application/json).

## Failures

error-failed = Something went wrong here. It has been noted under { $id }.
error-database-unreadable = The server’s database does not answer just now. Nothing has changed; try again in a moment.

## Own games, to be taken along

own-games-heading = Game { $number }: { $players }. Own seat: { $own }.

## Puzzles

puzzle-title = Puzzle
puzzle-ask = You decide. Which move makes you most likely to win?
puzzle-limit = This is round { $round } of { $limit }. After the last one whoever is worth most wins.
puzzle-first = That is the steward’s first thought. After it you win { $chance } games of 100. There is a better move.
puzzle-wrong = That is not the best move.
puzzle-right = The solution
puzzle-figures = This was tried twice in { $worlds } imagined games, from what you know.

## Converting a database of before the release


# What the page shows before it has its texts.

needs-browser = Altbau has not started. It needs JavaScript and a browser of 2023 or newer: Chrome or Edge 111, Firefox 121, Safari 16.4.
needs-web-server = Browsers don’t start Altbau from a file. Start a web server in its folder, as python3 -m http.server 8080, and open http://127.0.0.1:8080.
needs-server = The server of Altbau does not answer yet. The page keeps trying.

# A link to a table, where it is passed on.

preview-title = Altbau: a table
preview-text = Build houses, let them to better people and send the bad ones to the others. A game in the browser, without an account.
preview-alt = Who plays at this table, and what everybody sees of it
error-operator-only = Only the operator of this server can see that, with a key from `altbau admin key`.
error-own-network = You come from { $network } yourself, and would be turned away, too.
error-not-followed = No process has done that yet. The next one that uses this database will do it.
error-banned = The operator of this server turns your address away.
