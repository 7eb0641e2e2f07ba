# What only the server says.

error-bad-name = { $place }: a name needs 1 to { $most } characters.
error-nobody-plays = At least one seat must be a person’s.
error-cards-hidden = The written game tells everybody’s cards; you get it when the game is over.
error-not-found = There is nothing at this address.
error-wrong-method = This address does not take that kind of request.
error-unknown-host = The host “{ $host }” is not known here.

told-resumed = From here on newer rules apply. The game goes on from the beginning of this turn; what happened after that is taken back, and whatever chance still decides is decided by a new one.
told-match-resumed = From here on the match goes on under newer rules.

## Limits

error-too-many-requests = You ask for too much at once. Try again in { $seconds } s.
error-too-many-messages = That was too much at once. Try again in { $seconds } s.
error-too-many-tables = You have started many tables. You can start another one in { $minutes } min.
error-too-many-connections = There are { $most } open connections from your address already. Close one and try again.
error-too-many-watchers = { $most } connections watch from this place at the table already. No more fit in.

## Where a request comes from

error-foreign-origin = The page { $origin } may not speak for you here.
error-foreign-host = There is no server of this name here.
error-not-json = This address takes JSON only (Content-Type: application/json).

## Failures

error-failed = Something went wrong here. It has been noted under { $id }.
error-database-unreadable = What is stored can’t be read just now. It has been noted under { $id }.
