# What a table says that waits for its players.

page-waits-changed-house = House rules
page-waits-for = The table waits for { $players }.
page-waits-for-you = you
page-waits-for-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
page-waits-for-nobody = Everybody is here.
page-waits-kept = guest
page-waits-move = { $player }: drag the plate, or use the arrow keys
page-waits-ready = ready
page-waits-reading = still reading …
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
page-waits-leads = { $count ->
    [0] All seats are taken: whoever opens it can watch.
    [one] One more can sit down with it.
   *[other] { $count } more can sit down with it, one after the other.
}
page-waits-here-only = Only this device can open this link. For others, open the page by the address for your network; the server says it when it starts.
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
page-spare = Spare key
page-waits-changed-window-limit = Time for reactions
page-waits-changed-clock = Clock
