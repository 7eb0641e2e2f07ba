# What only the server says.

error-bad-name = { $place }: a name needs 1 to { $most } characters.
error-nobody-plays = At least one seat must be a person’s.
error-cards-hidden = The written game tells everybody’s cards; you get it when the game is over.
error-not-found = There is nothing at this address.
error-wrong-method = This address does not take that kind of request.
error-unknown-host = The host “{ $host }” is not known here.

told-resumed = From here on newer rules apply. The game goes on from the beginning of this turn; what happened after that is taken back, and whatever chance still decides is decided by a new one.
told-match-resumed = From here on the match goes on under newer rules.
