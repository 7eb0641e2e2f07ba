# Was nur der Server sagt.

error-bad-name = { $place }: Ein Name braucht 1 bis { $most } Zeichen, und wenigstens eines, das man sieht.
error-nobody-plays = Mindestens ein Platz muss einem Menschen gehören.
error-cards-hidden = Die Mitschrift verrät die Karten aller; es gibt sie, wenn das Spiel vorbei ist.
error-not-found = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-unknown-host = Der Rechner „{ $host }“ ist hier nicht bekannt.
error-unseen-in-name = { $place }: Ein Name kann keine Zeichen enthalten, die niemand sieht.
error-name-twice = { $place }: An diesem Tisch heißt schon jemand „{ $name }“.
error-not-host = Einladen kann nur, wer den Tisch eröffnet hat.
error-no-guest = Auf diesen Platz wird niemand eingeladen: Er ist an dem Gerät, an dem der Tisch eröffnet wurde, oder ein Bot hat ihn.
error-spent-invitation = Diese Einladung ist schon angenommen, oder eine neuere gilt an ihrer Stelle. Wer den Tisch eröffnet hat, kann dich neu einladen.
error-wrong-code = Der Code ist falsch, verbraucht oder zu alt. Nach einigen falschen Versuchen gilt er nicht mehr: Lass dein anderes Gerät einen neuen zeigen.
error-not-over = Eine Revanche kann beginnen, wenn dies hier vorbei ist.
error-rematch-exists = Eine Revanche zu diesem Tisch gibt es schon.
error-no-rematch = Eine Revanche zu diesem Tisch gibt es noch nicht.
error-no-seat-in-rematch = In der Revanche ist kein Platz für dich; du kannst zuschauen.
error-nobody-comes-along = { $place }: Von dort kann niemand auf diesen Platz mitkommen.
