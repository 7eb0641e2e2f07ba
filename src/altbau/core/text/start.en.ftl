# What the start page says, and the frame of all pages.

page-title = Altbau
page-title-calling = ● { $title }
page-title-asked-at = { $tables ->
    [one] Your turn
   *[other] Your turn ({ $tables })
}
page-description = Friedemann Friese’s landlord card games and Monopoly in the browser: with friends or against bots, in German and English, without an account.
page-skip = Skip to the content
page-navigation = Ways
page-way-play = Play
    .short = Play
page-way-learn = Learn
    .short = Learn
page-way-puzzles = Puzzles & deals
    .short = Puzzles
page-way-games = My games
    .short = Games
page-way-rules = Rules
    .short = Rules
page-poster-lesson = Lesson { $number }
page-menu = More
page-menu-here = At this table
page-menu-settings = Settings
page-menu-away = Elsewhere
page-menu-me = Name, devices, what is stored
page-records = Records
page-help = Help
page-close = Close
page-light-auto = Brightness: same as the device
page-light-light = Brightness: light
page-light-dark = Brightness: dark
page-sound-on = Sound: on
page-sound-off = Sound: off
page-read-out-own = Read out: what touches you
page-read-out-all = Read out: everything
page-no-server = The server does not answer. Try again in a moment.
page-no-server-yet = The server does not answer yet. The page keeps trying.
page-outgrown = The server has been updated, and this page no longer understands it. Reload it; nothing at the table is lost.
page-outgrown-load = Reload
page-part-failed = This part of the page does not work in this browser. The rest of the page does.
page-failed = This page does not work in this browser now.
page-missing-back = To the start page

page-start-title = Houses. Tenants. Trouble.
page-start-lead = Knock at a door, and you play at once, against three bots.
page-enter = Play
page-enter-against = alone against { $bots }
page-with-friends = With friends
page-open-table = Open a table
page-choose-table = Choose …
page-by-link = Join by link
page-own-tables = Your tables
page-own-tables-none = The tables you play at are listed here.
page-own-tables-left = You have left { $tables ->
    [one] one game
   *[other] { $tables } games
} before your first move.
page-own-table-instead = { $player } (bot plays)
page-own-table-turn = { $own ->
    [yes] Your
   *[no] { $player }’s
} turn since { $since }
page-own-table-until = { $own ->
    [yes] Your
   *[no] { $player }’s
} turn, { $left } left
page-own-table-answer = { $own ->
    [yes] You
   *[no] { $player }
} to answer, { $left } left
page-own-table-waits = waiting for players since { $since }
page-own-table-awaited = waiting for { $player } since { $since }
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
page-starting = Starting …
page-guest = Guest
page-neighbour-1 = Mrs Ash
page-neighbour-2 = Mr Birch
page-neighbour-3 = Mrs Cedar
page-neighbour-4 = Mr Dogwood
page-neighbour-5 = Mrs Elder
page-neighbour-6 = Mr Fir
page-neighbour-7 = Mrs Gorse
page-neighbour-8 = Mr Hazel

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
page-floors = { $floors ->
    [one] one floor
   *[other] { $floors } floors
}
page-rulebook = Rulebook
page-unkept = This browser stores nothing: you lose your seat when you close the tab, unless you keep the link that the table shows you.
page-bot = bot

page-me-link = You

names-and = { $first } and { $last }

page-lesson = First game
page-lesson-poster = 6 minutes
page-lesson-learn = Learn
page-lesson-learn-edition = Learn: { $edition }

page-deals = Same deal for all
page-deal-door = Deal of the day

page-puzzles = Puzzles
page-not-here = Here you play alone or at one device. For friends at a distance you need a server:
page-not-here-server = how to start one
page-new-version = A new version is here.
page-new-version-restart = Restart
page-elsewhere = This table has been open in another tab since { $time }.
page-elsewhere-take = Play here
page-disk-full = The storage of this browser is full. The game waits until there is room again. Nothing saved is lost.
page-position = Lay out a position
page-print = Print
page-differences = Differences
