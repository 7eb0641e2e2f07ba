# Was nur der Server sagt.

error-bad-name = { $seat ->
    [own] Dein Name
   *[other] Der Name von Platz { $seat }
} braucht 1 bis { $most } Zeichen, und wenigstens eines, das man sieht.
error-cards-hidden = Die Mitschrift verrät die Karten aller; es gibt sie, wenn das Spiel vorbei ist.
error-ending-hidden = Wie das Spiel verlaufen ist, wird erzählt, wenn es vorbei ist.
error-what-if-running = Solange ein Spiel läuft, kann nur etwas ausprobieren, wer es allein gegen Bots spielt: vom eigenen Platz und mit neu gegebenen Karten.
error-pasted-running = Genau so steht hier gerade ein Spiel. Ausprobieren lässt sich daran nichts, bevor es zu Ende ist.
error-what-if-not-asked = Ausprobieren lässt sich etwas, wenn du am Zug bist.
error-what-if-older-rules = Dieses Spiel ist wenigstens zum Teil nach älteren Regeln gespielt worden. Weiterspielen lassen sich nur Spiele nach den Regeln von heute; was geschah, zeigt die Wiederholung.
error-what-if-out = Platz { $seat } lässt sich von hier an nicht mehr spielen: Wer dort saß, ist ausgeschieden.
error-unknown-deal = Diese Partie gibt es nicht.
error-deal-begun = Du spielst diese Partie schon oder hast sie gespielt. Jeder spielt eine Partie einmal.
error-deal-closed = Diese Partie ist abgeschlossen, ihre Startzahl ist bekannt. Jeden Tag gibt es eine neue.
error-deal-older-rules = Diese Partie ist nach älteren Regeln gegeben und lässt sich nicht mehr spielen. Jeden Tag gibt es eine neue.
error-deal-open = Dieses Spiel gehört zu einer Partie, die viele spielen. Wer sie nicht zu Ende gespielt hat, sieht nichts davon, bis sie abgeschlossen ist.
error-deal-sealed = Die Startzahl dieser Partie wird genannt, wenn die Partie abgeschlossen ist; dann gibt es auch die aufgeschriebenen Spiele. Vorher schaut niemand zu.
error-analysis-hidden = Ein Spiel wird analysiert, wenn es vorbei ist.
error-analysis-older-rules = Dieses Spiel ist wenigstens zum Teil nach älteren Regeln gespielt worden. Analysiert werden nur Spiele nach den Regeln von heute; was geschah, zeigt die Wiederholung.
error-analyses-full = { $most } Analysen laufen oder warten. Versuch es in ein paar Minuten noch einmal.
error-truth-hidden = Was bei den Bots wirklich den Ausschlag gab, wird erzählt, wenn das Spiel vorbei ist.
error-not-found = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-unknown-host = Der Rechner „{ $host }“ ist hier nicht bekannt.
error-unseen-in-name = { $seat ->
    [own] Dein Name
   *[other] Der Name von Platz { $seat }
} kann keine Zeichen enthalten, die niemand sieht.
error-piled-name = { $seat ->
    [own] Dein Name
   *[other] Der Name von Platz { $seat }
} hat mehr Zeichen auf einem Buchstaben als { $most }.
error-name-twice = { $seat ->
    [own] An diesem Tisch
   *[other] Platz { $seat }: An diesem Tisch
} heißt schon jemand „{ $name }“ oder so, dass es gleich aussieht.
error-not-host = Das kann nur, wer den Tisch leitet.
error-nobody-to-lead = Diese Person kann den Tisch nicht leiten: Sie leitet ihn schon, ist noch nicht gekommen oder ist ein Bot.
error-table-waits = Dieser Tisch wartet noch auf seine Spieler; hier wird noch nicht gespielt.
error-has-begun = Das Spiel an diesem Tisch hat begonnen.
error-no-free-seat = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.
error-seat-taken = Dort sitzt jemand.
error-unknown-seat = An diesem Tisch gibt es keinen Platz { $place }.
error-nobody-waits = Wer einen Tisch öffnet, sitzt auch daran.
error-no-guest = Auf diesen Platz wird niemand eingeladen: Er ist an dem Gerät, an dem der Tisch eröffnet wurde, oder ein Bot hat ihn.
error-not-agreed = Auf diesem Platz sitzt schon jemand. Neu eingeladen wird nur, wenn diese Person fehlt, alle anderen zugestimmt haben und sie zehn Minuten lang nicht widersprochen hat.
error-nobody-agrees = Außer dir ist niemand da, der zustimmen könnte.
error-not-asked-to-agree = Dich hat dabei niemand zu fragen.
error-no-hints = An diesem Tisch gibt es keine Tipps: Wer ihn eröffnet hat, hat sie nicht erlaubt.
error-no-coach = Nur wer allein gegen Bots spielt, hört nach dem Zug, was der Hausverwalter getan hätte.
error-hints-off = Du spielst ohne Tipps. Unter „Einladen“ kannst du das ändern.
error-spent-invitation = Diese Einladung ist schon angenommen, oder eine neuere gilt an ihrer Stelle. Wer den Tisch eröffnet hat, kann dich neu einladen.
error-renamed-lately = Du hast hier in den letzten zehn Minuten schon einen neuen Namen bekommen. Warte ein wenig.
error-wrong-code = Der Code ist falsch, verbraucht oder zu alt. Sieh noch einmal nach, oder lass dein anderes Gerät einen neuen zeigen.
error-unknown-identity = Von diesem Gerät ist nichts bekannt. Vielleicht wurde es auf einem anderen gelöscht.
error-short-secret = Das Geheimnis eines Geräts hat mindestens { $letters } Zeichen.
error-nobody-arrives = Hier wartet kein Gerät auf eine Bestätigung. Vielleicht war der Code zu alt; zeig einen neuen.
error-not-over = Eine Revanche kann beginnen, wenn dies hier vorbei ist.
error-rematch-exists = Eine Revanche zu diesem Tisch gibt es schon.
error-no-rematch = Eine Revanche zu diesem Tisch gibt es noch nicht.
error-no-seat-in-rematch = In der Revanche ist kein Platz für dich; du kannst zuschauen.
error-nobody-comes-along = { $place }: Von dort kann niemand auf diesen Platz mitkommen.
error-not-watched = An diesem Tisch schaut niemand zu, oder nur, wer den neuen Link zum Zuschauen hat.
error-nothing-said = Eine Nachricht ist ein Text oder ein fertiger Satz, und nicht leer.
error-too-much-said = Eine Nachricht hat höchstens { $most } Zeichen, diese { $length }.
error-no-voice = Wer zuschaut, sagt nur mit einem Kennzeichen etwas („voice“).
error-talk-stopped = Wer den Tisch eröffnet hat, hat das Gespräch hier angehalten.
error-spectators-room = Was Zuschauer einander sagen, lesen nur Zuschauer.

told-resumed = Von hier an gilt eine neuere Fassung der Regeln. Das Spiel geht vom Beginn dieses Zuges an weiter; was danach geschehen ist, ist zurückgenommen, und über alles, was der Zufall noch entscheidet, entscheidet ein neuer.
told-match-resumed = Von hier an geht das Match nach einer neueren Fassung der Regeln weiter.

## Grenzen

error-too-many-requests = Das war zu viel auf einmal. Versuch es in { $seconds } s noch einmal.
error-too-many-messages = Das war zu viel auf einmal. Versuch es in { $seconds } s noch einmal.
error-too-many-words = So viel auf einmal kann niemand lesen. In { $seconds } s kannst du wieder etwas sagen.
error-too-many-analyses = Du hast viele Spiele analysieren lassen. Das nächste kannst du in { $minutes } min analysieren lassen.
error-too-many-prints = Du hast viele Blätter drucken lassen. Das nächste gibt es in { $minutes } min.
error-too-many-pictures = Es wird nur ein Bild je Sekunde gemacht. Frag in { $seconds } s noch einmal.
error-too-many-tables = Du hast viele Tische eröffnet. Den nächsten kannst du in { $minutes } min eröffnen.
error-too-many-admissions = Von deiner Adresse sind sehr viele Einladungen und Codes verlangt oder probiert worden. In { $minutes } min geht es weiter.
error-too-much-work = Lange Spiele zu öffnen hat die Rechenzeit deiner Adresse aufgebraucht. Versuch es in { $seconds } s noch einmal.
error-table-ended = Dieser Tisch wurde vom Betreiber des Servers beendet. Hier ist nichts mehr zu spielen; eröffne einen neuen.
error-table-closed = Dieser Tisch ist geschlossen: Er hat { $most } Einträge, und mehr kann kein Tisch haben. Hier ist nichts mehr zu spielen; eröffne einen neuen.
error-too-many-connections = { $most-number ->
    [one] Von deiner Adresse ist schon eine Verbindung offen. Schließ sie und versuch es noch einmal.
   *[many] Von deiner Adresse sind schon { $most } Verbindungen offen. Schließ eine und versuch es noch einmal.
}
error-too-many-watchers = { $most-number ->
    [one] An diesem Tisch schaut schon jemand zu. Mehr als einer kann es nicht.
   *[many] An diesem Tisch schauen schon { $most } Leute zu. Mehr können es nicht.
}
error-too-many-devices = { $most-number ->
    [one] Dieser Platz ist schon auf einem anderen Gerät oder in einem anderen Fenster offen. Schließ es und versuch es noch einmal.
   *[many] Dieser Platz ist schon auf { $most } Geräten oder in so vielen Fenstern offen. Schließ eines und versuch es noch einmal.
}

## Woher eine Anfrage kommt

error-foreign-origin = Die Seite { $origin } darf hier nicht für dich sprechen.
error-foreign-host = Unter dem Namen { $host } antwortet dieser Server nicht. Ruf ihn mit seiner IP-Adresse auf; wer ihn betreibt, kann den Namen mit --hostname erlauben.
error-not-json = Diese Adresse nimmt nur JSON (Content-Type: application/json).

## Fehler

error-failed = Hier ist etwas schiefgegangen. Es ist unter { $id } festgehalten.
error-database-unreadable = Gespeichertes ist gerade nicht zu lesen. Es ist unter { $id } festgehalten.

## Own games, to be taken along

own-games-heading = Partie { $number }: { $players }. Eigener Platz: { $own }.

## Rätsel

puzzle-title = Rätsel
puzzle-ask = Du entscheidest. Nach welchem Zug gewinnst du am ehesten?
puzzle-limit = Das ist Runde { $round } von { $limit }. Nach der letzten gewinnt, wer am meisten wert ist.
puzzle-first = Das fällt dem Hausverwalter zuerst ein: Danach gewinnst du { $chance } von 100 Partien. Es geht besser.
puzzle-wrong = Das ist nicht der beste Zug.
puzzle-right = Die Lösung
puzzle-figures = Nach diesem Zug gewinnst du { $chance } von 100 Partien, nach dem nächstbesten { $next } (± { $error }), nach dem ersten Gedanken des Hausverwalters { $first }: zweimal { $worlds } vorgestellte Partien aus dem, was du weißt.

## Converting a database of before the release

convert-done = { $copied } Tische sind kopiert, { $resumed } gehen vom Beginn ihres Zuges an weiter, { $kept } beendete bleiben, wie sie erzählt wurden, von { $lost } ist nur das Protokoll lesbar.
convert-usage = Aufruf: python -m altbau.server.convert ALT NEU

# Ein Link zu einem Tisch, wo er weitergegeben wird.

preview-title = Altbau: ein Tisch
preview-text = Häuser bauen, an bessere Leute vermieten und den anderen die schlechten schicken. Ein Spiel im Browser, ohne Anmeldung.
preview-alt = Wer an diesem Tisch spielt, und was alle davon sehen
error-operator-only = Das sieht nur, wer diesen Server betreibt, mit einem Schlüssel, den `altbau admin key` macht.
error-own-network = Du kommst selbst aus { $network } und würdest auch abgewiesen.
error-not-followed = Noch hat das kein Prozess getan. Der nächste, der mit dieser Datenbank läuft, tut es.
error-banned = Wer diesen Server betreibt, weist deine Adresse ab.
