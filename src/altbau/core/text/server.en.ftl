# What only the server says.

error-bad-name = { $seat ->
    [own] Your name
   *[other] The name of player { $seat }
} needs 1 to { $most } characters, one of them to be seen.
error-cards-hidden = The written game tells everybody’s cards; you get it when the game is over.
error-ending-hidden = How the game went is told when it is over.
error-what-if-running = While a game is going on, only who plays it alone against bots can try something out, from the own seat and with the cards dealt anew.
error-pasted-running = A game stands like this here right now. Nothing is tried out from it before it is over.
error-what-if-not-asked = You can try something out when it is your move.
error-what-if-older-rules = This game was played under older rules, at least in part. Only games under the rules of today can be played on; the replay shows what happened.
error-what-if-out = Seat { $seat } can’t be played any more at this moment: its player is out of the game.
error-unknown-deal = There is no such deal.
error-deal-begun = You play this deal already, or have played it. Everybody plays a deal once.
error-deal-closed = This deal is closed: its seed is told. There is a new one every day.
error-deal-older-rules = This deal was made under older rules and can’t be played any more. There is a new one every day.
error-deal-open = This game is one of a deal. Who has not finished the deal sees nothing of it until it is closed.
error-deal-sealed = The seed of this deal is told when the deal is closed; so are the written games. Nobody looks on before.
error-analysis-hidden = A game is analysed when it is over.
error-analysis-older-rules = This game was played under older rules, at least in part. Only games under the rules of today are analysed; the replay shows what happened.
error-analyses-full = { $most } analyses are under way or waiting. Try again in a few minutes.
error-truth-hidden = What really decided what the bots did is told when the game is over.
error-not-found = There is nothing at this address.
error-wrong-method = This address does not take that kind of request.
error-unknown-host = The host “{ $host }” is not known here.
error-unseen-in-name = { $seat ->
    [own] Your name
   *[other] The name of player { $seat }
} can’t have characters in it that nobody sees.
error-piled-name = { $seat ->
    [own] Your name
   *[other] The name of player { $seat }
} has more marks on a letter than { $most }.
error-name-twice = { $seat ->
    [own] Somebody
   *[other] Player { $seat }: somebody
} at this table is called “{ $name }” already, or by a name that looks the same.
error-not-host = Only who leads the table can do that.
error-nobody-to-lead = That player can’t lead the table: it is the one who does already, or nobody has come there, or it is a bot.
error-table-waits = This table still waits for its players; nothing is played here yet.
error-has-begun = The game at this table has begun.
error-no-free-seat = Every seat at this table is taken. You can look on.
error-seat-taken = Somebody sits there.
error-unknown-seat = There is no seat { $place } at this table.
error-nobody-waits = Whoever opens a table sits at it, too.
error-no-guest = Nobody is invited to this seat: it is at the device where the table was started, or a bot has it.
error-not-agreed = Somebody sits there already. Somebody else is invited only if that player is absent, all others have agreed, and the player has not objected for ten minutes.
error-nobody-agrees = There is nobody besides you who could agree.
error-not-asked-to-agree = Nobody has to ask you about that.
error-no-hints = Nobody is given hints at this table: whoever started it has not allowed them.
error-no-coach = Only who plays alone against bots is told after a turn what the steward would have done.
error-hints-off = You play without hints. You can change that under “Invite”.
error-spent-invitation = This invitation has been taken up, or a newer one has taken its place. Whoever started the table can invite you anew.
error-renamed-lately = You have had a new name here in the last ten minutes. Wait a little.
error-wrong-code = The code is wrong, used or too old. Look at it again, or have your other device show a new one.
error-unknown-identity = Nothing is known of whoever has this device. It may have been deleted on another one.
error-short-secret = The secret of a device has { $letters } characters at least.
error-nobody-arrives = No device waits to be confirmed here. Perhaps the code was too old; show a new one.
error-not-over = A rematch can begin when this is over.
error-rematch-exists = There is a rematch of this table already.
error-no-rematch = There is no rematch of this table yet.
error-no-seat-in-rematch = There is no seat for you in the rematch; you can watch it.
error-nobody-comes-along = { $place }: nobody can come along from there to this seat.
error-not-watched = Nobody looks on at this table, or only who has the new link for spectators.
error-nothing-said = A message is a text or a ready-made phrase, and not empty.
error-too-much-said = A message has { $most } characters at most, this one has { $length }.
error-no-voice = Spectators say something only with a mark of their own (“voice”).
error-talk-stopped = Who started the table has stopped the talk here.
error-spectators-room = What spectators say to each other only spectators read.

told-resumed = From here on newer rules apply. The game goes on from the beginning of this turn; what happened after that is taken back, and whatever chance still decides is decided by a new one.
told-match-resumed = From here on the match goes on under newer rules.

## Limits

error-too-many-requests = You ask for too much at once. Try again in { $seconds } s.
error-too-many-messages = That was too much at once. Try again in { $seconds } s.
error-too-many-words = Nobody can read so much at once. In { $seconds } s you can speak again.
error-too-many-analyses = You have had many games analysed. You can have another one analysed in { $minutes } min.
error-too-many-prints = You have had many sheets printed. There is another one in { $minutes } min.
error-too-many-pictures = Only one picture is made in a second. Ask again in { $seconds } s.
error-too-many-tables = You have started many tables. You can start another one in { $minutes } min.
error-too-many-admissions = Very many invitations and codes have been asked for or tried from your address. You can go on in { $minutes } min.
error-too-much-work = Opening long games has used up the computing time of your address. Try again in { $seconds } s.
error-table-ended = This table was ended by whoever runs the server. Nothing more can be played here; start a new one.
error-table-closed = This table is closed: it has { $most } entries, and no table can have more. Nothing more can be played here; start a new one.
error-too-many-connections = { $most-number ->
    [one] There is an open connection from your address already. Close it and try again.
   *[many] There are { $most } open connections from your address already. Close one and try again.
}
error-too-many-watchers = { $most-number ->
    [one] Somebody watches this table already. No more than one can.
   *[many] { $most } people watch this table already. No more can.
}
error-too-many-devices = { $most-number ->
    [one] This seat is open on another device or in another window already. Close it and try again.
   *[many] This seat is open on { $most } devices or in as many windows already. Close one and try again.
}

## Where a request comes from

error-foreign-origin = The page { $origin } may not speak for you here.
error-foreign-host = This server does not answer under the name { $host }. Open it by its IP address; whoever runs it can allow the name with --hostname.
error-not-json = This address takes JSON only (Content-Type: application/json).

## Failures

error-failed = Something went wrong here. It has been noted under { $id }.
error-database-unreadable = What is stored can’t be read just now. It has been noted under { $id }.

## Own games, to be taken along

own-games-heading = Game { $number }: { $players }. Own seat: { $own }.

## Puzzles

puzzle-title = Puzzle
puzzle-ask = You decide. Which move makes you most likely to win?
puzzle-limit = This is round { $round } of { $limit }. After the last one whoever is worth most wins.
puzzle-first = That is what comes to the steward’s mind first: then you win { $chance } games of 100. There is something better.
puzzle-wrong = That is not the best move.
puzzle-right = The solution
puzzle-figures = After this move you win { $chance } games of 100, after the next best one { $next } (± { $error }), after the steward’s first thought { $first }: twice { $worlds } imagined games from what you know.

## Converting a database of before the release

convert-done = { $copied } tables are copied, { $resumed } go on from the beginning of their turn, { $kept } that were over are kept as they were told, of { $lost } the log is all that can be read.
convert-usage = Usage: python -m altbau.server.convert OLD NEW

# A link to a table, where it is passed on.

preview-title = Altbau: a table
preview-text = Build houses, let them to better people and send the bad ones to the others. A game in the browser, without an account.
preview-alt = Who plays at this table, and what everybody sees of it
error-operator-only = Only who runs this server sees that, by a key that `altbau admin key` makes.
error-own-network = You come from { $network } yourself, and would be turned away, too.
error-not-followed = No process has done that yet. The next one that runs over this database does.
error-banned = Whoever runs this server turns your address away.
