### What is wrong with an input, a sentence for each code of BadInput; the page gets these sentences from the server.
### $expected and $problem can be one of the names that stand here as expected-… and problem-….

expected-list = a list
expected-mapping = keys with values
expected-number = a whole number
expected-tenant = a tenant
problem-monster = a monster can’t be a floor
problem-roof-expansion = a roof expansion needs a normal roof

## Setting a game up

error-unknown-edition = There is no edition “{ $edition }”. Editions: { $known }.
error-dataset-other = { $folder } already holds another dataset; { $file } says which. Choose another folder.
error-dataset-not-empty = The folder { $folder } is not empty. Take a new one.
error-dataset-no-program = { $bot }: programs do not play for a dataset, only bots and classes.
error-ray-unreachable = No Ray cluster answers at { $address }: { $problem }
error-edition-without-numbers = The edition “{ $edition }” has no numbers for learners: its buildings can be of any height.
error-unknown-option = { $edition } has no option “{ $option }”. Its options: { $known }.
error-bad-option-value = “{ $value }” is not possible for the option { $option }. Possible: { $known }.
error-wrong-player-count = The game is for { $least } to { $most } players, not for { $players }.
error-unknown-card = { $place }: there is no card “{ $card }” here.
error-no-house-field = { $place }: “{ $field }” can’t be changed in an edition of one’s own. What can: { $known }.
error-bad-house-name = { $place }: a name has 1 to { $most } visible characters, with single spaces between them and at most two marks on a letter.
error-house-cards = { $place }: the deck would have { $count } cards. It needs { $least } to { $most }: enough to deal to the most players and to let each draw one.
error-house-many-roofs = { $place }: there would be { $count } roofs of all kinds. In this edition there are { $most } at most.
error-house-few-roofs = { $place }: there would be { $count } roofs to deal. The most players need { $least }.
error-house-endless = { $place }: where players can trade, owners whose buildings bring nothing need the income without rent. Otherwise a game might never end.
error-in-file = { $file }, line { $line }: { $problem }
error-not-an-edition = This is not one edition: a file has a mapping with “like” and “name”.
error-yaml-alias = An edition can’t repeat a part by reference (& and *).
error-file-too-large = The file { $file } has more than { $most } bytes.
error-too-many-files = The folder { $folder } has more than { $most } files with editions.
error-bad-card-value = { $place }: “{ $value }” is not a card value. It must be a whole number from 0 to 100.
error-seed-not-a-number = The seed “{ $value }” is not a whole number.
error-unknown-bot = There is no bot “{ $bot }”. Bots: { $known }.
error-bot-not-imported = The bot { $bot } can’t be loaded: { $problem }.
error-bot-failed = The bot { $bot } on seat { $seat } has failed: { $problem } ({ $where }).
error-program-gone = The program has ended.
error-program-silent = The program has said nothing for { $seconds } seconds.
error-program-line-too-long = The program has written a line of more than { $most } bytes.
error-program-version = The program speaks version { $version } of the protocol; version { $known } is needed here.
error-program-no-move = “{ $tokens }” is not a move.
error-program-not-understood = The program has said “{ $line }”. This can’t be understood: { $problem }.
error-program-no-end = The program has written { $most } lines, and none of them is a move.
error-program-reason = There is no reason “{ $name }”, or it tells something that the program can’t see.
error-program-as-root = Programs do not run as root. Name another user (--program-user).
error-programs-need-unix = A server on Windows runs no programs (--program).
error-user-needs-root = Only a server that runs as root can let programs run as { $user }.
error-unknown-user = This machine has no user { $user }.
error-deal-program = A deal is played against bots only: a program may decide differently at each of its tables.
error-program-failed = The bot { $bot } on seat { $seat } has failed: { $problem }
error-bot-not-legal = The bot { $bot } on seat { $seat } has chosen { $decided }. That was not one of its choices.

## Positions, transcripts, scenarios

error-yaml-error = Line { $line }, column { $column }: not valid YAML ({ $problem }).
error-yaml-too-large = Line { $line }: the YAML has too many keys or values. A reference counts as often as it is used.
error-yaml-too-deep = Line { $line }: the YAML is nested more than { $most } levels deep.
error-unknown-key = { $place }: there is no key “{ $key }” here.
error-key-no-name = Line { $line }: a key must be a name, not a list or a mapping.
error-key-twice = { $place }: this key appears twice.
error-missing-key = { $place }: the key “{ $key }” is missing.
error-bad-value = { $place }: “{ $value }” does not fit here; expected: { $expected }.
error-negative-number = { $place }: { $value } is less than 0.
error-number-not-in-range = { $place }: { $value } does not fit here, only { $least } to { $most }.
error-too-many-copies = { $place }: this is { $card } number { $count }, but there are only { $copies } of that card.
error-too-few-cards-left = { $place }: there are not enough unused cards left.
error-roof-without-floors = { $place }: a roof needs at least one floor under it.
error-impossible-building = { $place }: a building can’t be built like this: { $problem }.
error-no-such-apartment = { $place }: there is no apartment { $apartment }, or no second one above it.
error-two-tenants = { $place }: another tenant lives here already.
error-nobody-lives-there = { $place }: nobody lives in “{ $apartment }”.
error-edit-impossible = That can’t be changed here: { $place }.
error-not-a-position = This is not a position, or it is several.
error-too-many-moves = These are too many moves to look at: more than { $most }.
error-not-a-transcript = This is not the transcript of a game.
error-no-scenario = { $file } holds no scenario.
error-not-rejected = { $place }: “{ $move }” should have been refused.
error-difference = { $place }: expected { $expected }, found { $found }.

## Moves

error-empty-move = The move is empty.
error-words-left-over = “{ $words }” can’t be played here any more.
error-no-such-token = “{ $token }” means nothing in this game. The choices: { $options }.
error-no-such-seat = There is no seat { $seat } here, only 0 to { $last }.
error-illegal-move = { $token }: { $refusal } The choices: { $options }.
error-already-played = “{ $token }” has been played already, as nothing else was possible.
error-unfinished-move = Out of turn, a move must be given whole: “{ $token }” is not finished.
error-not-asked = { $player } is not being asked, { $asked } is.
error-action-not-a-number = { $value } is no action; an action is a whole number.
error-reset-first = No game has begun; call reset first.
error-episode-over = The game of this learner is over; call reset to begin another.
error-not-a-choice = “{ $token }” is not among the choices: { $options }.
error-view-not-asked = The seat of this view is not being asked.
error-game-over = The game is over.
error-nothing-to-undo = There is nothing to take back.
error-take-back-answered = Your last move can’t be taken back any more: somebody else has played or answered since, and silence is an answer, too.
error-take-back-chance = Your last move can’t be taken back: chance has decided something since.
error-take-back-seen = Your last move can’t be taken back: it was an answer to others, or cards have been seen since.
error-take-back-alone = You can take this back by yourself.
error-nothing-to-decide = There is nothing to decide here.
error-no-adviser = Nobody gives hints in this game.
error-no-lesson = Nobody can learn { $edition } here.
error-no-puzzle = There is no puzzle { $puzzle } here. The collection is renewed from time to time.
error-lesson-speaks = Read what the lesson says first, then go on.

## Saved games and files

error-played-under-older-rules = This game was played under older rules; its moves can’t be written down any more. Its log stays at the table.
error-analysis-not-over = A game is analysed when it is over; this one is not.
error-malformed-save = This is not a saved game ({ $problem }).
error-save-version = The game was saved under version { $version } of the rules, this program plays { $known }.
error-before-release = This was written by a program from before the first release. Its rules and its chance were different, so it can’t be read any more.
error-table-outdated = This table was played under older rules. From entry { $number } on its record does not fit today’s rules. It can’t go on, because the position for that can’t be read. Its log can still be read.
error-record-broken = From entry { $number } on the record of this table does not fit the rules. Its log can still be read.
error-save-checksum = From decision { $number } on the saved game does not agree with the rules.
error-file-not-found = There is no file { $file }.
error-file-exists = There is a file { $file } already.
error-file-unreadable = The file { $file } can’t be read ({ $problem }).
error-file-no-room = The file { $file } can’t be opened: the disk is full.
error-disk-full = The disk is full, so this does not count. Nothing saved is lost.
error-database-address = This is not a database address. Example: postgresql://user@host/name
error-database-not-empty = The database to copy into already has tables of its own. It must be empty, or hold the beginning of the same copy.
error-record-not-whole = The record of table { $table } is damaged: entry { $number } is missing or was altered.
error-database-password = A database address must not contain a password: everybody on the machine can read it. PostgreSQL takes the password from the file .pgpass or from the file that PGPASSFILE names.
error-database-unreachable = The database { $file } does not answer ({ $problem }).
error-database-newer = The database { $file } needs a newer program: one that knows schema { $version }. This one knows { $known }.
error-database-too-old = The database { $file } is older than the first release, or belongs to another program. This program can’t read it.
error-database-in-use = Another server is using the database { $file } right now.
error-workers-need-postgresql = Several processes (--workers) need a PostgreSQL database (--database postgresql://…).
error-database-damaged = The database is damaged: some data of this table can’t be read. The other tables go on.
error-table-damaged = The stored data of this table is damaged. The other tables go on.
error-entry-missing = Entry { $number } is missing in the record of this table. The other tables go on.
error-entry-altered = Entry { $number } is damaged in the record of this table. The other tables go on.
error-port-refused = Port { $port } is closed to you by the system. Choose one from 1024 on with --port.
error-port-in-use = Port { $port } is in use already. Choose another one with --port.

## Server

error-unknown-version = This server speaks version { $known } of the protocol, not version “{ $version }”.
error-unknown-series = There is no such evening, or not everybody may see it.
error-unknown-rule = The edition “{ $edition }” has nothing under the number “{ $number }”.
error-no-such-card = The edition “{ $edition }” has no card “{ $card }”.
error-unknown-table = There is no such table.
error-foreign-seat = This key fits no seat at this table.
error-spectator = Spectators can’t move.
error-stale = Something has happened meanwhile. Look again first.
error-not-by-days = Only at a table by days can you say in advance what you answer.
error-no-such-window = Nobody asks “{ $window }” here, so it can’t be answered in advance.
error-no-answer-there = “{ $token }” can’t be named once as an answer to “{ $window }”.
error-no-such-fact = “{ $fact }” is nothing on which a move here can rest.
error-no-word = “{ $token }” is no word of a move here.
error-not-absent = That player is not absent, so nobody else plays for them.
error-vote-changes-nothing = That is already so.
error-paused = The table is paused. It goes on when a player ends the pause.
error-seat-is-yours = No bot plays for you.
error-bot-sits-in = A bot plays for you now. Take your seat back first.
error-out-of-game = You are out of this game already.
error-has-resigned = You have resigned. A bot plays for you to the end of this game.
error-people-play = You can do that once only bots are still playing.
error-bad-call-address = This is no address that can be called. It has to begin with https://, without a user, a password or a part behind #.
error-foreign-call-address = Calls may go to these hosts: { $hosts }. The operator of the server can permit others.
error-duplicate = This message has come before with different content.
error-malformed = This message makes no sense ({ $problem }).
error-half-character = The text has half a character ({ $character }). Copy it again.
error-too-large = This message is too large.
error-storage-failed = The move could not be stored, so it does not count. Try again in a moment.
error-no-second-pass = { $place }: in { $edition } there is no second pass with so few players.
error-match-games-or-target = A match lasts for a number of games or up to a target, not both.
error-no-next-game = The next game can’t begin now: this one is not over yet, or the match is already over.
error-no-record-lists = { $file } does not hold record lists as a server gives them at /api/records ({ $problem }).
error-unknown-sheet = “{ $what }” can’t be printed for { $edition }. Possible: { $known }.
error-unknown-paper-size = “{ $size }” is not a paper size. Possible: { $known }.
error-not-banned = { $network } is not turned away.
error-ban-everybody = { $network } would turn everybody away. Say --yes if that is what you want.
error-ban-oneself = { $network } contains { $address }, which is this machine or your own address. Say --yes to ban it all the same.
error-no-network = “{ $network }” is neither an address nor a network.
