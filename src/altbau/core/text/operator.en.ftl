# The page of whoever runs the server, which nobody else loads.

page-operator-title = Running this server
page-operator-lead = How the server is doing, who plays here, and what everybody is told. No hand, pile or seed of a running game is shown.
page-operator-key = The operator’s key
page-operator-key-text = “altbau admin key” makes it. This tab keeps it until it is closed.
page-operator-look = Look
page-operator-forget = Forget the key
page-operator-now = Now
page-operator-moves = Moves a minute
page-operator-connections = Open pages at tables
page-operator-tables-here = Tables in memory
page-operator-waiting = Tables that wait for players
page-operator-bots = Tables that wait for a bot
page-operator-writes = Writes that wait
page-operator-calls-sent = Calls sent since the start
page-operator-calls-failed = Calls failed since the start
page-operator-calls-ended = Call addresses ended since the start
page-operator-failures = Failures since the start
page-operator-warn-failures = { $failures ->
    [one] There is one failure in the log.
   *[other] There are { $failures } failures in the log.
}
page-operator-warn-unsafe = The database has { $settings } turned off: what it has confirmed can be lost.
page-operator-warn-writes = { $writes } writes wait for the database. Its disk is too slow.
page-operator-warn-silence = A process has heard nothing from the others for { $seconds } seconds.
page-operator-warn-queue = PostgreSQL’s queue of notifications is full to { $percent } %. Somebody listens in a transaction that never ends.
page-operator-answers = How long answers take
page-operator-lately = In the last { $seconds } seconds
page-operator-ever = Since the start
page-operator-count = Answers
page-operator-half = Half of them
page-operator-most = 95 of 100
page-operator-nearly-all = 99 of 100
page-operator-time = { $milliseconds } ms
page-operator-longer = longer than 10 s
page-operator-way-http = Requests
page-operator-way-live = Open pages
page-operator-processes = Processes
page-operator-process = Process
page-operator-refusals = Refused since the start
page-operator-tables = Tables
page-operator-kind = Which tables
page-operator-kind-running = running
page-operator-kind-waiting = waiting
page-operator-kind-over = over
page-operator-since = since { $moment }
page-operator-archived = archived
page-operator-none = There are none.
page-operator-more = These are the latest. “altbau admin list” has all.
page-operator-end = End
page-operator-end-title = End the table of { $players }?
page-operator-end-text = Nothing more is played there. All are told that it was ended, and it counts in no list.
page-operator-message = Tell everybody
page-operator-message-text = It comes up on all pages within a minute, and stays until it has been read.
page-operator-message-now = Everybody is told:
page-operator-tell = Tell everybody
page-operator-tell-title = Tell everybody this?
page-operator-tell-end = Stop telling it
page-operator-told = All will be told within a minute.
page-operator-bans = Turned away
page-operator-nobody = Nobody is turned away.
page-operator-until = until { $moment }
page-operator-unban = Let in
page-operator-network = Address or network
page-operator-days = Days
page-operator-ban = Turn away
page-operator-ban-title = Turn { $network } away?
page-operator-ban-text = { $days ->
    [one] Whoever comes from there is turned away for a day, and loses open tables at once.
   *[other] Whoever comes from there is turned away for { $days } days, and loses open tables at once.
}
