# Was nur der Server sagt.

error-bad-name = { $place }: Ein Name braucht 1 bis { $most } Zeichen.
error-nobody-plays = Mindestens ein Platz muss einem Menschen gehören.
error-cards-hidden = Die Mitschrift verrät die Karten aller; es gibt sie, wenn das Spiel vorbei ist.
error-not-found = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-unknown-host = Der Rechner „{ $host }“ ist hier nicht bekannt.

told-resumed = Von hier an gilt eine neuere Fassung der Regeln. Das Spiel geht vom Beginn dieses Zuges an weiter; was danach geschehen ist, ist zurückgenommen, und über alles, was der Zufall noch entscheidet, entscheidet ein neuer.
told-match-resumed = Von hier an geht das Match nach einer neueren Fassung der Regeln weiter.
