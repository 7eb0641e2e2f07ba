# Was nur der Server sagt.

error-bad-name = { $seat ->
    [own] Dein Name
   *[other] Der Name von Platz { $seat }
} braucht 1 bis { $most } Zeichen, davon wenigstens eines, das man sieht.
error-cards-hidden = Die Mitschrift verrät die Karten aller. Du bekommst sie, wenn das Spiel vorbei ist.
error-ending-hidden = Du kannst lesen, wie das Spiel verlaufen ist, wenn es vorbei ist.
error-what-if-running = Während eines Spiels kann nur etwas ausprobieren, wer allein gegen Bots spielt: vom eigenen Platz und mit neu gegebenen Karten.
error-pasted-running = Ein Spiel hier hat gerade genau diese Stellung. Du kannst daran etwas ausprobieren, wenn es zu Ende ist.
error-what-if-not-asked = Du kannst etwas ausprobieren, wenn du am Zug bist.
error-what-if-older-rules = Dieses Spiel wurde wenigstens zum Teil nach älteren Regeln gespielt. Weiterspielen kannst du nur in Spielen nach den heutigen Regeln. Die Wiederholung zeigt, was geschah.
error-what-if-out = Platz { $seat } lässt sich von hier an nicht mehr spielen: Wer dort saß, ist ausgeschieden.
error-unknown-deal = Diese Partie gibt es nicht.
error-deal-begun = Du spielst diese Partie schon oder hast sie gespielt. Jeder spielt eine Partie einmal.
error-deal-closed = Diese Partie ist abgeschlossen, ihre Startzahl ist bekannt. Jeden Tag gibt es eine neue.
error-deal-older-rules = Diese Partie ist nach älteren Regeln gegeben und lässt sich nicht mehr spielen. Jeden Tag gibt es eine neue.
error-deal-open = Dieses Spiel gehört zu einer Partie, die viele spielen. Bis sie abgeschlossen ist, sehen es nur die, die sie zu Ende gespielt haben.
error-deal-sealed = Die Startzahl dieser Partie und die aufgeschriebenen Spiele werden gezeigt, wenn die Partie abgeschlossen ist. Vorher kann niemand zuschauen.
error-analysis-hidden = Ein Spiel wird analysiert, wenn es vorbei ist.
error-analysis-older-rules = Dieses Spiel wurde wenigstens zum Teil nach älteren Regeln gespielt. Analysiert werden nur Spiele nach den heutigen Regeln. Die Wiederholung zeigt, was geschah.
error-analyses-full = { $most } Analysen laufen oder warten. Versuch es in ein paar Minuten noch einmal.
error-truth-hidden = Die wirklichen Gründe der Bots werden gezeigt, wenn das Spiel vorbei ist.
error-not-found = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-unknown-host = Der Rechner „{ $host }“ ist hier nicht bekannt.
error-unseen-in-name = { $seat ->
    [own] Dein Name
   *[other] Der Name von Platz { $seat }
} darf keine unsichtbaren Zeichen enthalten.
error-piled-name = { $seat ->
    [own] Dein Name
   *[other] Der Name von Platz { $seat }
} hat mehr als { $most } Zeichen auf einem Buchstaben.
error-name-twice = { $seat ->
    [own] An diesem Tisch
   *[other] Platz { $seat }: An diesem Tisch
} heißt schon jemand „{ $name }“ oder hat einen Namen, der gleich aussieht.
error-not-host = Das kann nur, wer den Tisch leitet.
error-nobody-to-lead = Diese Person kann den Tisch nicht leiten: Sie leitet ihn schon, ist noch nicht gekommen oder ist ein Bot.
error-table-waits = Dieser Tisch wartet noch auf seine Spieler. Das Spiel hat noch nicht begonnen.
error-not-ready = Nicht bereit: { $seats }. Wer trotzdem anfangen will, nennt diese Plätze in „without“.
error-has-begun = Das Spiel an diesem Tisch hat begonnen.
error-no-free-seat = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.
error-seat-taken = Dort sitzt jemand.
error-unknown-seat = An diesem Tisch gibt es keinen Platz { $place }.
error-nobody-waits = Wer einen Tisch öffnet, sitzt auch daran.
error-no-guest = Auf diesen Platz kannst du niemanden einladen: Er gehört zu dem Gerät, an dem der Tisch eröffnet wurde, oder zu einem Bot.
error-not-agreed = Auf diesem Platz sitzt schon jemand. Du kannst nur dann neu einladen, wenn diese Person fehlt, alle anderen zugestimmt haben und sie zehn Minuten lang nicht widersprochen hat.
error-nobody-agrees = Außer dir ist niemand da, der zustimmen könnte.
error-not-asked-to-agree = Deine Zustimmung wird dafür nicht gebraucht.
error-no-hints = An diesem Tisch gibt es keine Tipps: Wer ihn eröffnet hat, hat sie nicht erlaubt.
error-no-coach = Der Trainer spricht nach dem Zug nur, wenn du allein gegen Bots spielst.
error-hints-off = Du spielst ohne Tipps. Im Menü des Tischs kannst du das ändern.
error-spent-invitation = Diese Einladung ist schon angenommen oder durch eine neuere ersetzt. Wer den Tisch eröffnet hat, kann dich neu einladen.
error-renamed-lately = Du hast deinen Namen hier vor weniger als zehn Minuten geändert. Warte ein wenig.
error-wrong-code = Der Code ist falsch, verbraucht oder zu alt. Sieh noch einmal nach, oder lass dein anderes Gerät einen neuen zeigen.
error-unknown-account = Dieser Server kennt dieses Gerät nicht. Vielleicht wurde es auf einem anderen gelöscht.
error-short-secret = Das Geheimnis eines Geräts muss mindestens { $letters } Zeichen haben.
error-nobody-arrives = Hier wartet kein Gerät auf eine Bestätigung. Vielleicht war der Code zu alt; zeig einen neuen.
error-not-over = Eine Revanche kann beginnen, wenn dies hier vorbei ist.
error-rematch-exists = Eine Revanche zu diesem Tisch gibt es schon.
error-no-rematch = Eine Revanche zu diesem Tisch gibt es noch nicht.
error-no-seat-in-rematch = In der Revanche ist kein Platz für dich; du kannst zuschauen.
error-nobody-comes-along = { $place }: Von dort kann niemand auf diesen Platz mitkommen.
error-not-watched = Dieser Tisch hat keine Zuschauer, oder nur die mit dem neuen Link.
error-nothing-said = Eine Nachricht braucht einen Text oder einen fertigen Satz.
error-too-much-said = Eine Nachricht kann höchstens { $most } Zeichen haben; diese hat { $length }.
error-no-voice = Zuschauer können nur mit einem eigenen Kennzeichen („voice“) etwas sagen.
error-chat-stopped = Wer den Tisch eröffnet hat, hat das Gespräch hier angehalten.
error-spectators-room = Nur Zuschauer können lesen, was Zuschauer einander sagen.
error-unknown-channel = Diesen Weg hat jemand beendet.
error-too-many-channels = Ein Platz hat höchstens { $most } Wege, auf denen er gerufen wird. Beende erst einen davon.
error-no-mail = Dieser Server schickt keine E-Mail.
error-bad-mail-address = Das ist keine E-Mail-Adresse.
error-mail-sent-before = An diese Adresse ging gerade erst eine E-Mail. Warte zehn Minuten.
error-mail-failed = Die E-Mail ließ sich nicht schicken. Sieh nach, ob die Adresse stimmt, oder versuch es später.
error-bad-subscription = Die Anmeldung dieses Browsers ist nicht vollständig. Lade die Seite neu und versuch es noch einmal.

## Nachrichten an die, die nicht auf der Seite sind: $others sind die anderen, $left ist eine Zeit wie in call-days

call-turn = Du bist dran am Tisch mit { $others }: noch { $left }.
call-window = Deine Antwort fehlt am Tisch mit { $others }: noch { $left }.
call-turn-late = Nur noch { $left } für deinen Zug am Tisch mit { $others }.
call-window-late = Nur noch { $left } für deine Antwort am Tisch mit { $others }.
call-moved = { $mover } hat gezogen.
call-table = { $who } ist dran am Tisch mit { $others }: noch { $left }.
mail-turn = Du bist dran an einem Tisch mit { $players } Spielern, { $game }: noch { $left }.
mail-window = Deine Antwort fehlt an einem Tisch mit { $players } Spielern, { $game }: noch { $left }.
mail-turn-late = Nur noch { $left } für deinen Zug an einem Tisch mit { $players } Spielern, { $game }.
mail-window-late = Nur noch { $left } für deine Antwort an einem Tisch mit { $players } Spielern, { $game }.
mail-subject = Altbau: Du bist dran
mail-confirm-subject = Altbau: Sollen wir dich rufen?
mail-confirm = Jemand möchte an diese Adresse gerufen werden, sobald er an einem Tisch dran ist. Warst du das, dann öffne den untersten Link und sag ja. Sonst tu nichts: Ohne ein Ja kommt keine E-Mail mehr.
mail-end = Ja sagen, oder keine E-Mails mehr zu diesem Tisch:
call-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
call-hours = { $number } Stunden
call-minutes = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}

told-resumed = Von hier an gilt eine neuere Fassung der Regeln. Das Spiel geht vom Beginn dieses Zuges an weiter. Was danach geschah, ist zurückgenommen, und der Zufall entscheidet neu.
told-match-resumed = Von hier an geht das Match nach einer neueren Fassung der Regeln weiter.

## Grenzen

error-too-many-requests = Das war zu viel auf einmal. Versuch es in { $seconds } s noch einmal.
error-too-many-messages = Das war zu viel auf einmal. Versuch es in { $seconds } s noch einmal.
error-too-many-words = So viel auf einmal kann niemand lesen. In { $seconds } s kannst du wieder etwas sagen.
error-too-many-analyses = Du hast viele Spiele analysieren lassen. Das nächste kannst du in { $minutes } min analysieren lassen.
error-too-many-prints = Du hast viele Blätter drucken lassen. Das nächste kannst du in { $minutes } min drucken lassen.
error-too-many-pictures = Der Server macht nur ein Bild je Sekunde. Frag in { $seconds } s noch einmal.
error-too-many-tables = Du hast viele Tische eröffnet. Den nächsten kannst du in { $minutes } min eröffnen.
error-too-many-admissions = Von deiner Adresse sind sehr viele Einladungen und Codes verlangt worden. In { $minutes } min geht es weiter.
error-too-many-codes = Von deiner Adresse sind sehr viele Codes probiert worden. In { $minutes } min geht es weiter.
error-too-much-work = Lange Spiele, Texte oder Bilder haben die Rechenzeit deiner Adresse aufgebraucht. Versuch es in { $seconds } s noch einmal.
error-job-too-large = Das braucht mehr als { $cpu } s Rechenzeit oder { $megabytes } MB Speicher und wurde deshalb abgebrochen.
error-table-ended = Der Betreiber des Servers hat diesen Tisch beendet. Hier kann nicht mehr gespielt werden; eröffne einen neuen.
error-table-closed = Dieser Tisch ist geschlossen: Er hat { $most } Einträge, und mehr kann kein Tisch haben. Hier kann nicht mehr gespielt werden; eröffne einen neuen.
error-too-many-connections = { $most-number ->
    [one] Von deiner Adresse ist schon eine Verbindung offen. Schließ sie und versuch es noch einmal.
   *[many] Von deiner Adresse sind schon { $most } Verbindungen offen. Schließ eine und versuch es noch einmal.
}
error-too-many-watchers = { $most-number ->
    [one] An diesem Tisch schaut schon jemand zu. Mehr als einer kann nicht zuschauen.
   *[many] An diesem Tisch schauen schon { $most } Leute zu. Mehr können nicht zuschauen.
}
error-too-many-devices = { $most-number ->
    [one] Dieser Platz ist schon auf einem anderen Gerät oder in einem anderen Fenster offen. Schließ es und versuch es noch einmal.
   *[many] Dieser Platz ist schon { $most }-mal offen, auf Geräten oder in Fenstern. Schließ eines und versuch es noch einmal.
}

## Woher eine Anfrage kommt

error-foreign-origin = Die Seite { $origin } darf hier nicht für dich sprechen.
error-foreign-host = Dieser Server antwortet nicht unter dem Namen { $host }. Ruf ihn mit seinem eigenen Namen auf oder, wenn er keinen hat, mit seiner IP-Adresse. Der Betreiber kann den Namen mit --hostname erlauben.
error-not-json = Diese Adresse nimmt nur JSON (Content-Type: application/json).

## Fehler

error-failed = Hier ist etwas schiefgegangen. Es ist unter { $id } festgehalten.
error-database-unreadable = Die Datenbank des Servers antwortet gerade nicht. Nichts ist geändert; versuch es gleich noch einmal.

## Own games, to be taken along

own-games-heading = Partie { $number }: { $players }. Eigener Platz: { $own }.

## Rätsel

puzzle-title = Rätsel
puzzle-ask = Du entscheidest. Nach welchem Zug gewinnst du am ehesten?
puzzle-limit = Das ist Runde { $round } von { $limit }. Nach der letzten gewinnt, wer am meisten wert ist.
puzzle-first = Das ist der erste Gedanke des Verwalters. Danach gewinnst du { $chance } von 100 Partien. Es geht besser.
puzzle-wrong = Das ist nicht der beste Zug.
puzzle-right = Die Lösung
puzzle-figures = Das wurde zweimal in { $worlds } vorgestellten Partien erprobt, nach dem, was du weißt.

## Converting a database of before the release


# Was die Seite zeigt, bevor sie ihre Texte hat.

needs-browser = Altbau ist nicht gestartet. Es braucht JavaScript und einen Browser von 2023 oder einen neueren: Chrome oder Edge 111, Firefox 121, Safari 16.4.
needs-web-server = Aus einer Datei starten Browser Altbau nicht. Starte in seinem Ordner einen Webserver, etwa mit python3 -m http.server 8080, und öffne http://127.0.0.1:8080.
needs-server = Der Server von Altbau antwortet noch nicht. Die Seite versucht es weiter.

# Ein Link zu einem Tisch, wo er weitergegeben wird.

preview-title = Altbau: ein Tisch
preview-text = Häuser bauen, an bessere Leute vermieten und den anderen die schlechten schicken. Ein Spiel im Browser, ohne Anmeldung.
preview-alt = Wer an diesem Tisch spielt, und was alle davon sehen
error-operator-only = Das sieht nur der Betreiber dieses Servers, mit einem Schlüssel von `altbau admin key`.
error-own-network = Du kommst selbst aus { $network } und würdest auch abgewiesen.
error-not-followed = Das hat noch kein Prozess getan. Der nächste, der diese Datenbank benutzt, tut es.
error-banned = Der Betreiber dieses Servers weist deine Adresse ab.
