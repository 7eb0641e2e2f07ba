# A free seat, and a seat on another device.

page-join-yours = yours

page-join-title = { $count ->
    [0] You are invited
    [one] { $hosts } invites you
   *[other] { $hosts } invite you
}
page-join-button = Play as { $player }
page-join-once = The invitation can be accepted once. From then on only this device has the key to the seat.
page-join-anew = { $player } has played on another device so far. That device loses the seat when you take it, and everybody is told.
page-join-playing = This device has a seat at this table already. If the invitation is for somebody else, open it on their device.
page-join-own = To my seat
page-join-refused = This invitation can’t be accepted

page-device-title = Play on here
page-device-text = Have your other device show a code: at the table, under “{ $menu }”. Then type it here.

page-mail-title = Call you by mail?
page-mail-text = For the table that the mail names, you are called at this address when it is your turn, and again shortly before your time is up.
page-mail-yes = Yes, call me
page-mail-no = No more mail
page-mail-confirmed = From now on you are called at this address.
page-mail-ended = No more mail comes about this table. The address is deleted.
page-mail-table = To the table
