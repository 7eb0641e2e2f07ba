# Was nur der Server sagt.

error-bad-name = { $place }: Ein Name braucht 1 bis { $most } Zeichen.
error-nobody-plays = Mindestens ein Platz muss einem Menschen gehören.
error-cards-hidden = Die Mitschrift verrät die Karten aller; es gibt sie, wenn das Spiel vorbei ist.
error-not-found = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-unknown-host = Der Rechner „{ $host }“ ist hier nicht bekannt.
