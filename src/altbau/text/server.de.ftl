# Was nur der Server sagt.

error-bad-name = { $place }: Ein Name braucht 1 bis { $most } Zeichen.
error-nobody-plays = Mindestens ein Platz muss einem Menschen gehören.
error-cards-hidden = Die Mitschrift verrät die Karten aller; es gibt sie, wenn das Spiel vorbei ist.
error-not-found = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-unknown-host = Der Rechner „{ $host }“ ist hier nicht bekannt.

told-resumed = Von hier an gilt eine neuere Fassung der Regeln. Das Spiel geht vom Beginn dieses Zuges an weiter; was danach geschehen ist, ist zurückgenommen, und über alles, was der Zufall noch entscheidet, entscheidet ein neuer.
told-match-resumed = Von hier an geht das Match nach einer neueren Fassung der Regeln weiter.

## Grenzen

error-too-many-requests = Das war zu viel auf einmal. Versuch es in { $seconds } s noch einmal.
error-too-many-messages = Das war zu viel auf einmal. Versuch es in { $seconds } s noch einmal.
error-too-many-tables = Du hast viele Tische eröffnet. Den nächsten kannst du in { $minutes } min eröffnen.
error-too-many-connections = Von deiner Adresse sind schon { $most } Verbindungen offen. Schließ eine und versuch es noch einmal.
error-too-many-watchers = An diesem Platz des Tisches schauen schon { $most } Verbindungen zu. Mehr haben nicht Platz.

## Woher eine Anfrage kommt

error-foreign-origin = Die Seite { $origin } darf hier nicht für dich sprechen.
error-foreign-host = Einen Server dieses Namens gibt es hier nicht.
error-not-json = Diese Adresse nimmt nur JSON (Content-Type: application/json).

## Fehler

error-failed = Hier ist etwas schiefgegangen. Es ist unter { $id } festgehalten.
error-database-unreadable = Gespeichertes ist gerade nicht zu lesen. Es ist unter { $id } festgehalten.
