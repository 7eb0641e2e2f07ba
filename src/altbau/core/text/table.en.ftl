# What a table says, played or looked at.

page-connection-lost = The connection is lost. Nothing is lost with it: reconnecting …
page-connection-blocked = The network or an add-on may block live connections
page-connection-blocked-text = The server answers, but live connections to it fail. The network, a virus scanner or a browser add-on probably blocks them.
page-late = Still waiting for the server …
page-outgrown-title = This page is older than the server
page-not-now-title = The table can’t be opened now
page-not-now = The page keeps trying.
page-told-title = This table does not go on
page-told-over = What happened at this table
page-with-hints = plays with hints

page-table-of = A table for { $players }
page-awaited = { $player } is not here yet
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
page-not-come = not here yet
page-on-turn = on turn
page-is-asked = is asked
page-jailed = in jail
page-hand-count = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}
page-income-now = would take in { $coins } now
page-choose = Choose { $what }
page-choose-player = Choose
page-question = What is asked
page-thinking = { $player } is thinking.
page-nothing-to-play = It’s your turn, but there is nothing you can play. The game goes on in a moment.
page-over = The game is over.
page-closed = This table is closed.
page-step-nowhere = No apartment suits: the tenant goes to the discard pile.
page-step-pile = No apartment suits: the tenant goes under the draw pile.
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
page-hint-more = more
page-hint-less = less
page-coach = Better in your last turn:
page-coach-stake = What is at stake:
page-coach-show = Show me
page-coach-off = No coach
page-coach-own = After my turn, say what would have been clearly better
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
page-hand-keys = Arrow keys, Home and End: from card to card. Enter: choose. I: read.
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
page-card-more = More about this card

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

page-looking-on = Watching
page-keep-link = Keep this link
page-keep-link-text = This browser stores nothing: when you close the tab, only this link brings you back to your seat. Whoever has it plays your seat, so show it to nobody.

page-awaited-copy = Copy the invitation for { $player }
page-moved-by-clock = The clock moved
page-asks-awaited = { $player } must decide, but is not here yet.
page-asks-instead = { $player } is not here yet; a bot plays until then.
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
page-code-anew = Show a new code
page-code-address = Address for the other device
page-code = Open this address on the other device and type the code for { $player }. It can be used once, for { $minutes } minutes:

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
page-copy-position = Copy position
page-copy-game = Copy game

page-winners = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}
page-see-table = Look at the table
page-see-ranking = Show the result
page-end-why = What decided it
page-note-result = The numbers stand in the curve: look for your deepest drop.
page-note-better = { $coach ->
    [yes] The coach says after each turn what would have been better (“{ $menu }”).
   *[no] The lamp says in the next game what would be better (“{ $menu }”).
}
page-end-truth = What the bots really thought
page-end-truth-none = They had nothing to think about.
page-end-chances = Chance to win
page-end-money = Money at the end
page-end-chances-text = after each round, as seen from outside, without the hands
page-end-more = What decided it, and more
page-end-curve = Chance to win in per cent, after each round: { $values }
page-end-curve-money = Money at the end, estimated after each round: { $values }
page-end-changed-money = { $player }: { $sum } against the others
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
page-next-table = To the rematch
page-coins-hidden = money hidden
page-sum = Sum
page-next-game = Next game
page-chance-promise = The order of cards and dice is settled before the game by a seed that nobody knows. This is its fingerprint. At the end the seed is told, and everybody can check that it was this one.
page-chance-by-host = the host chose the seed
page-chance-chosen = Whoever started the table chose the seed, and so can know the cards: the seed settles the order of cards and dice. This is its fingerprint.
page-chance-told-later = At the end the seed is told.
page-chance-before = Part { $number } of this game, under older rules:
page-chance-match = Each game of a match has a seed of its own; all follow from the secret of the match, which has this fingerprint:
page-chance-game = Game { $number }:
page-chance-secret = The secret:
page-chance-derived = This is how the seed of game 1 follows from it: the first 32 digits of this, read as a hexadecimal number.
page-left-over = Played. After that the rest was no longer possible: { $words }
word-pass = Pass
word-accept = Accept
word-decline = Decline
word-offer = Offer
word-trade = Trade
word-for = In return I want …

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
page-returned-others = What else has happened
page-returned-on = Play on
page-notice-sits-in = A bot plays on for { $player }.
page-notice-back = { $player } plays instead of the bot now.
page-notice-timed-out = { $player } ran out of time; the game played by itself.
page-resign = Resign
page-resign-title = Resign this game?
page-resign-text = A bot plays on for you to the end of this game, and you can’t take the seat back. In the result you stand behind all who play on.
page-resign-match = In the match this game counts nothing for you; you play the next one again.
page-resign-sure = Resign
page-resigned = You have resigned.
page-has-resigned = resigned
page-only-bots = Only bots still play.
page-to-end = To the end at once
page-notice-resigned = { $player } resigns. A bot plays on there to the end of this game.
page-notice-wins = { $player } wins: whoever has resigned stands behind all others.
page-played-by-bot = bot: { $number } of { $moves } moves
page-played-by-clock = clock: { $number } of { $moves } moves
page-until = How long this question still waits

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
page-unwatched-title = No spectators here
page-unwatched = Whoever started the table lets nobody watch, or only with a new link. Ask for it.
page-watching = Watching
page-watching-nobody = Nobody can watch this table.
page-watching-link = Only those with the new link can watch. The device on which it was made shows it.
page-watching-renew = New link for spectators
page-watching-renew-text = A new link replaces the old one. Whoever watches with the old one sees nothing any more.
page-watching-forbid = Let nobody watch
page-watching-allow = Let others watch again
page-lesson-speaks = Read first, then it goes on.
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
    [as-file] There is a file of this table, in which all is open.
   *[what-if] Something is being tried out here.
}
page-try-out-uncounted = Try something out (this game counts in no list)
page-replay-leave = To the table

page-analysis = Analysis
page-restored = The server has been restored from a backup. What was played here since then is gone; the table is shown as it was.
page-title-asked = Your turn

page-orders = Say in advance
page-plan-open = { $said ->
    [yes] Change my next turn
   *[no] Plan my next turn
}
page-calls = How you are called
