# The command line.

cli-player = Player { $seat }
cli-welcome = A new game (seed { $seed }). Type a number or the words in brackets; help, hint, why, undo, quit.
cli-help = Type the number of a choice, or a whole move such as “hacker A1.2” or “build 2 alibi bomb roof”. hint says what the steward would do, why says why the bots played as they did, undo takes your last move back, quit ends the game.
cli-nothing-to-play = You have nothing to play.
cli-left-over = Played; after that this was not possible any more: { $words }
cli-more-sums = … or any other sum up to { $last }.
cli-bye = Until next time.
cli-truth = That was the game. Type why to read the bots’ real reasons, or press Enter to go on.
cli-result = { $place }. { $money }: { $name }
cli-hand = Hand: { $cards }
cli-piles = Draw pile { $draw } · discard pile { $discard } (top: { $top })
cli-supplies = roofs { $roofs } · monsters { $monsters }
cli-seat = { $name }: { $money }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, income { $income }
cli-in-jail = – in jail
cli-under-way = turn { $turns }, { $decisions } decisions
cli-round-limit = Games that were not decided after { $rounds } rounds ended there; --option turn-limit=… sets another limit.
cli-simulating = Playing
cli-dataset = { $folder }: { $games } games. README.md says what is in it.
cli-interpreted = The engine is not compiled here, so bots take about eight times as long. There are compiled wheels for the usual systems, and pip builds one if there is a C compiler.
cli-analysing = Analysing
cli-analysis-balance = { $player }: { $change } percentage points since the deal. First cards { $deal }, own luck { $luck }, luck of others { $others-luck }, own errors { $errors }, errors of others { $others-errors }, all else { $rest }.
cli-analysis-when = Round { $round }:
cli-analysis-error = { $player } played { $played }, { $kind ->
    [blunder] a blunder
    [mistake] a mistake
   *[inaccuracy] an inaccuracy
}; better: { $better }, { $lost } points (± { $error }).
cli-copying = Copying
cli-checking = Checking
cli-backed-up = The copy is { $file }. The copy of the archive is beside it, if there is one.
cli-workers-die = A process has died { $times } times in a row right after its start. The log above says more about it.
cli-copied = { $tables ->
    [one] One table is copied, and its record is intact.
   *[other] { $tables } tables are copied, and their records are intact.
}
cli-checked = { $tables ->
    [one] There is one table, and its record is intact.
   *[other] There are { $tables } tables, and their records are intact.
}
cli-who = Who
cli-games = games
cli-won = won
cli-against = against { $name }
cli-interval = 95 % (Wilson)
cli-money = money on average
cli-averages = { $games } { $games ->
    [one] game
   *[other] games
}; on average { $turns } turns, { $decisions } decisions, { $cards } cards played.
cli-trying = Games of { $command }
cli-finding-failed = Game { $game }: { $problem }
cli-finding-not-the-same = Game { $game }: The program has not played the same with the same seed.
cli-finding-twins = Game { $game }: Two games that look the same to the program got different answers.
cli-finding-new-fields = Game { $game }: The program does not end by itself when it is told of fields that it does not know.
cli-finding-huge-sum = Game { $game }: The program does not end by itself when it is told of a sum of a thousand digits.
cli-finding-broken-patch = Game { $game }: The program does not end by itself when it is told of a change that fits nothing.
cli-finding-nothing = Game { $game }: The program does not end by itself when it is told nothing.
cli-tried = { $games } { $games ->
    [one] game
   *[other] games
}; wrong in { $wrong }.
cli-differs = After { $choices } { $choices ->
    [one] choice
   *[other] choices
}: played { $played }, the bot { $rather }
cli-differing = { $questions } { $questions ->
    [one] question
   *[other] questions
}, { $differing } answered differently.
error-program-no-task = Say what the bot is to do: --stdio, --check or --replay; --help explains them.
error-extra-not-installed = { $module } is missing here. Install it with: pip install "altbau[{ $extra }]"
error-unknown-language = There is no language “{ $language }” here. Languages: { $known }.
error-too-few-bots = A ladder needs at least two different bots.
error-bot-count = { $count ->
    [one] One bot
   *[other] { $count } bots
} for { $players } players; name one for each, or one for all.
cli-serves-here = Only this device can open the page. With --host 0.0.0.0 every one in your network can.
cli-serves-near = For your network: { $address }
cli-site-begun = The first time takes some minutes: Python for the browser is downloaded, and everything is compressed.
cli-site = The site is in { $folder } ({ $size } MB with its compressed copies). Any web server can offer it, under any path. For links to single pages, let it send 404.html for addresses that it does not find.
error-folder-in-use = The folder { $folder } has something else in it. Name a new one, an empty one, or an earlier site.
error-download-failed = What the site needs could not be downloaded: { $problem }
error-site-failed = The engine could not be prepared for the browser ({ $program }): { $problem }
error-file-unwritable = The file { $file } can’t be written ({ $problem }).
cli-match = Standing after game { $number }:

error-no-such-option = There is no option “{ $option }”; --help lists all.
error-option-without-value = { $option } needs a value.
error-missing-argument = Missing: { $argument }.
error-bad-argument = { $argument }: this value does not fit; --help says what does.
error-wrong-words = “{ $words }” is not possible here; --help lists all commands.
cli-key-made = This is the operator’s key, for /metrics and the page /operator. It is shown only now; the same command makes another one.
cli-sure = Delete table { $table } with all that was played and said there?
cli-ended = Table { $table } is ended.
cli-deleted = Table { $table } is deleted. Backups still have it.
cli-not-followed = No server has done it yet. The next one that uses this database will do it.
cli-banned = { $network } is turned away for { $days } days.
cli-unbanned = { $network } is no longer turned away.
cli-told = Everybody is told within a minute.
cli-told-nothing = Nobody is told anything any more.
cli-shows-hands = This game is still going on. The text shows all hands and what is to come, and the table is told so.
cli-table-told = Table { $table } has been told.
cli-table-id = Table
cli-table-state = State
cli-table-since = Since
cli-table-edition = Edition
cli-table-players = Players
cli-table-waiting = waiting
cli-table-running = running
cli-table-over = over
cli-table-archived = { $state }, archived
