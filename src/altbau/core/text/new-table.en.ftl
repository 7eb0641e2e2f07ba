# The settings of a new table.

page-choose-table-title = A table of your choice
page-by-link-field = Link that somebody sent you
page-by-link-wrong = This link leads to no table on this site.
page-start-button = Start with { $players } players
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
page-watch-button = Watch
page-more-settings = More settings
page-hints = Hints allowed
page-hints-text = With hints you can ask at each decision what the steward would do, and why. Each player chooses for themselves, and everybody sees on the plate who has hints.
page-options = Options

page-wait-button = Open and wait
page-rematch-lead = All players from the last table come along: once you start, they see “To the rematch” there. Only newcomers need a link.
page-rematch-comes = comes along

page-match = Several games
page-match-length = You play
page-match-single-choice = a single game
page-match-games-choice = a number of games
page-match-target-choice = until somebody has earned enough
page-match-how-many = How many games
page-match-which-target = Up to which total
page-match-suggested = The rulebook suggests { $target }.
page-sit-in = A bot plays for whoever is missing
page-sit-in-text = After a minute without a connection, or three minutes of silence, a bot plays on by itself. Otherwise the others decide. One click takes the seat back.
page-window-limit = Time for reactions
page-window-limit-text = Whoever has not answered by then passes. It is the same for everybody, whatever they hold.
page-window-limit-30 = 30 seconds
page-window-limit-60 = 1 minute
page-window-limit-120 = 2 minutes
page-window-limit-300 = 5 minutes
page-window-limit-86400 = 1 day
page-clock = Clock
