# What only the server says.

error-bad-name = { $place }: a name needs 1 to { $most } characters, one of them to be seen.
error-nobody-plays = At least one seat must be a person’s.
error-cards-hidden = The written game tells everybody’s cards; you get it when the game is over.
error-not-found = There is nothing at this address.
error-wrong-method = This address does not take that kind of request.
error-unknown-host = The host “{ $host }” is not known here.
error-unseen-in-name = { $place }: a name can’t have characters in it that nobody sees.
error-name-twice = { $place }: somebody at this table is called “{ $name }” already.
error-not-host = Only who started the table can invite.
error-no-guest = Nobody is invited to this seat: it is at the device where the table was started, or a bot has it.
error-spent-invitation = This invitation has been taken up, or a newer one has taken its place. Whoever started the table can invite you anew.
error-wrong-code = The code is wrong, used or too old. After some wrong tries it ends: have your other device show a new one.
error-not-over = A rematch can begin when this is over.
error-rematch-exists = There is a rematch of this table already.
error-no-rematch = There is no rematch of this table yet.
error-no-seat-in-rematch = There is no seat for you in the rematch; you can watch it.
error-nobody-comes-along = { $place }: nobody can come along from there to this seat.
