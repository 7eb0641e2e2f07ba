# Die eigenen Beschriftungen der Seite.

page-title = Altbau
page-title-calling = ● { $title }
page-title-asked = Du bist dran
page-description = Die Vermieter-Kartenspiele von Friedemann Friese und Monopoly im Browser: mit Freunden oder gegen Bots, auf Deutsch und Englisch, ohne Anmeldung.
page-skip = Zum Inhalt
page-navigation = Seite
page-records = Rekorde
page-help = Hilfe
page-close = Schließen
page-cancel = Abbrechen
page-light-auto = Helligkeit: wie am Gerät eingestellt
page-light-light = Helligkeit: hell
page-light-dark = Helligkeit: dunkel
page-sound-on = Ton: an
page-sound-off = Ton: aus
page-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-no-server-yet = Der Server antwortet noch nicht. Die Seite versucht es weiter.
page-connection-lost = Die Verbindung ist weg. Verloren ist nichts: Sie wird neu aufgebaut …
page-connection-blocked = Netz oder Add-on sperrt wohl Live-Verbindungen
page-connection-blocked-text = Der Server antwortet, aber Live-Verbindungen zu ihm scheitern. Wahrscheinlich sperrt sie das Netz, ein Virenscanner oder eine Erweiterung des Browsers.
page-late = Der Server hat noch nicht geantwortet …
page-connecting = Der Tisch wird geöffnet …
page-outgrown-title = Diese Seite ist älter als der Server
page-outgrown = Der Server ist aktualisiert worden, und diese Seite versteht ihn nicht mehr. Lade sie neu; am Tisch geht nichts verloren.
page-outgrown-load = Neu laden
page-part-failed = Dieser Teil der Seite funktioniert in diesem Browser nicht. Der Rest der Seite schon.
page-failed = Diese Seite funktioniert in diesem Browser gerade nicht.
page-not-now-title = Der Tisch lässt sich gerade nicht öffnen
page-not-now = Die Seite versucht es weiter.
page-told-title = Dieser Tisch geht nicht weiter
page-told-over = Was an diesem Tisch geschah
page-missing-title = { $what ->
    [lesson] Diese erste Partie
    [puzzle] Dieses Rätsel
   *[table] Diesen Tisch
} gibt es nicht
page-missing = { $what ->
    [lesson] Die Adresse stimmt nicht.
    [puzzle] Die Adresse stimmt nicht, oder die Rätsel wurden seither erneuert.
   *[table] Die Adresse oder der Schlüssel im Link stimmt nicht.
}
page-missing-back = Zur Startseite

page-start-title = Häuser. Mieter. Ärger.
page-start-lead = Klopf an eine Tür, und du spielst sofort los, gegen drei Bots.
page-enter = Losspielen
page-enter-against = allein gegen { $bots }
page-with-friends = Mit Freunden
page-open-table = Tisch eröffnen
page-choose-table = anpassen …
page-choose-table-title = Ein Tisch nach Wunsch
page-by-link = Mit Link beitreten
page-by-link-field = Link, den dir jemand geschickt hat
page-by-link-go = Zum Tisch
page-by-link-wrong = Dieser Link führt zu keinem Tisch auf dieser Seite.
page-how-to-play = So wird gespielt
page-how-to-play-text = in einer Minute
page-own-tables = Deine Tische
page-own-tables-none = Hier stehen die Tische, an denen du spielst.
page-own-tables-left = { $tables ->
    [one] Ein Spiel hast du
   *[other] { $tables } Spiele hast du
} vor dem ersten Zug verlassen.
page-own-table-instead = { $player } (Bot spielt)
page-own-table-asked = Du bist dran seit { $since }
page-own-table-turn = { $player } ist dran seit { $since }
page-own-table-waits = wartet auf Mitspieler seit { $since }
page-own-table-between = Pause zwischen zwei Spielen seit { $since }
page-own-table-won = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}, { $day }
page-own-tables-all = Alle { $tables }
page-notify = Benachrichtige mich, wenn ich am Zug bin
page-own-table = zuletzt am { $day }
page-own-table-over = zu Ende, { $day }
page-your-name = Dein Name
page-me = Ich
page-start-button = { $players ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
    [7] Zu siebt
   *[8] Zu acht
} losspielen
page-starting = Es geht los …
page-seats = Am Tisch
page-players = Am Tisch: { $players }
page-seat-name = Name von Platz { $seat }
page-seat-kind = Wer sitzt auf Platz { $seat }?
page-seat-remove = Platz { $seat } entfernen
page-seat-me = Ich
page-seat-human = An diesem Gerät
page-seat-link = Per Link
page-seat-along = Kommt mit
page-seat-people = Menschen
page-seat-bots = Bots
page-seat-plain = Ohne Eigenart
page-seat-level = Wie gut spielt Platz { $seat }?
page-add-bot = Bot dazu
page-add-person = Jemand an diesem Gerät dazu
page-add-link = Jemand per Link dazu
page-somebody = Jemand
page-guest = Gast
page-neighbour-1 = Frau Ahorn
page-neighbour-2 = Opa Birke
page-neighbour-3 = Frau Distel
page-neighbour-4 = Onkel Esche
page-neighbour-5 = Frau Fichte
page-neighbour-6 = Opa Ginster
page-neighbour-7 = Frau Hasel
page-neighbour-8 = Onkel Iltis
page-watch-button = Zusehen
page-bots-among = Hier spielen nur Bots. Das Spiel geht weiter, solange jemand zusieht.
page-pace = Tempo der Bots
page-pace-short = Tempo
page-pace-slow = gemächlich
page-pace-normal = normal
page-pace-fast = flott
page-pace-at-once = ohne Pausen
page-house-rules = Hausregeln
page-house-edition = { $name } – { $printed }
page-house-mark = Hausregel: { $sentence }
page-house-note = „{ $name }“ ist { $printed } mit Hausregeln:
page-waits-changed-house = Hausregeln
page-house-figures = Gelernt aus der gedruckten Ausgabe, ohne die Hausregeln.
page-more-settings = Mehr Einstellungen
page-hints = Tipps erlaubt
page-hints-text = Mit Tipps kannst du bei jeder Entscheidung fragen, was der Verwalter tun würde und warum. Jeder wählt für sich, und alle sehen am Schild, wer Tipps hat.
page-hints-own = Tipps für mich
page-with-hints = spielt mit Tipps
page-hints-given = An diesem Tisch sind Tipps erlaubt: Jeder wählt für sich, und alle sehen, wer welche hat.
page-hints-not-given = An diesem Tisch gibt es keine Tipps.
page-edition = Ausgabe
page-options = Optionen
page-values = Eigene Kartenwerte
page-values-text = Wenn du das gedruckte Spiel besitzt, kannst du mit dessen Werten spielen. Nimm eine Datei, in der jede Karte eine Zeile hat, so wie diese:
page-values-file = Datei wählen
page-values-remove = Mit den mitgelieferten Werten spielen
page-values-unreadable = { $line ->
    [none] Die Datei „{ $file }“ ist nicht lesbar.
   *[other] Zeile { $line } der Datei „{ $file }“ ist nicht lesbar.
}
page-value-rent = Miete
page-value-floors = Stockwerke höchstens

# Bots: eine Stufe, oder ein Charakter, der auch auf einer anderen als der üblichen Stufe spielt.
bot-at-level = { $character } ({ $level })
bot-random = Würfel
    .text = Tut irgendetwas Erlaubtes. Meistens das Falsche.
bot-beginner = Anfänger
    .text = Kennt die Regeln und denkt bis zum nächsten Zug, nicht weiter.
bot-steward = Verwalter
    .text = Rechnet ordentlich, wehrt sich und lässt sich schlagen.
bot-strategist = Stratege
    .text = Spielt im Kopf durch, was die anderen daraus machen, und verzeiht wenig.
bot-program = Programm
    .text = Ein Programm, das der Betreiber dieses Servers mitspielen lässt. Sein Autor hat bestimmt, wie es spielt.

page-table-of = Ein Tisch für { $players }
page-turn-of = { $player } ist am Zug
page-round = Runde { $round }
page-phases = Phasen des Zuges
page-turns-left = Noch { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
page-last-round = Der Nachziehstapel ist leer: { $turns ->
    [one] Das ist der letzte Zug.
   *[other] Noch { $turns } Züge, dieser eingeschlossen.
}
page-piles = In der Mitte
page-pile-draw = Stapel
page-pile-discard = Ablage
page-pile-roofs = Dächer
page-pile-monsters = Monster
page-pile-jail = Knast
page-draw = Nachziehstapel { $cards }
page-discard = Ablage { $cards }
page-discard-top = oben liegt: { $card }
page-discard-order = Von oben nach unten.
page-roofs = Dächer { $roofs }
page-monsters = Monster { $monsters }
page-jail-empty = Knast: leer
page-jail-holds = Im Knast: { $player }
page-bank = Bank
page-street = Straße von { $player }
page-streets = Straßen
page-houses = Häuser von { $player }
page-enlarge = Straße von { $player }: groß oder klein
page-happened-here = hier ist etwas geschehen
page-plot = Bauplatz { $plot }
page-no-houses = Noch kein Haus.
page-no-houses-own = Deine Straße ist noch leer. Bau das erste Haus: Sein Dach kostet nichts.
page-you = du
page-away = weg
page-not-come = noch nicht da
page-on-turn = am Zug
page-is-asked = wird gefragt
page-jailed = im Knast
page-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
page-hand-count = { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
}
page-income-now = nähme jetzt { $coins } ein
page-choose = { $what } wählen
page-choose-player = Wählen
page-house = Haus { $building } von { $owner }: { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}, { $roof }, Einnahmen { $income }{ $squatted ->
    [yes] , besetzt
   *[no] {""}
}
page-squatted = besetzt
page-squatted-short = keine Miete, besetzt
page-empty = leer
page-rent = Miete { $coins }
page-withheld = Miete verweigert, { $times ->
    [one] einmal
   *[other] { $times }-mal
}
page-waived = Miete schon kassiert, { $times ->
    [one] einmal
   *[other] { $times }-mal
}
page-slip-withheld = verweigert
page-slip-waived = kassiert
page-target-possible = wählbar
page-target-impossible = nicht wählbar
page-question = Was gefragt ist
page-thinking = { $player } überlegt.
page-nothing-to-play = Du bist am Zug, kannst aber nichts ausspielen. Gleich geht es weiter.
page-over = Das Spiel ist vorbei.
page-closed = Dieser Tisch ist geschlossen.
page-step-nowhere = Keine Wohnung passt: Der Mieter kommt auf die Ablage.
page-step-pile = Keine Wohnung passt: Der Mieter kommt unter den Nachziehstapel.
page-floors = { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}
page-pick-floors = Tipp die Karten an, vom Erdgeschoss nach oben.
page-build = { $floors ->
    [0] Bauen
    [one] Ein Stockwerk bauen
   *[other] { $floors } Stockwerke bauen
}
page-play-card = { $card } spielen
page-place-tenant = { $card }, { $place }
page-aside = Außer der Reihe:
page-undo = Zurücknehmen
page-hint = Tipp: Was täte der Verwalter?
page-coach = Besser in deinem letzten Zug:
page-coach-stake = Das steht auf dem Spiel:
page-coach-show = Zeig’s mir
page-coach-off = Ohne Trainer
page-coach-own = Nach meinem Zug sagen, was deutlich besser gewesen wäre
page-hinted = hierher zeigt der Tipp
page-press-held = Eine gehaltene Taste antwortet nur einmal.
page-press-again = Zweimal kurz gedrückt zählt einmal.
page-press-early = Zu früh: Das war eben erst da. Noch einmal drücken?
page-press-late = Nicht gesendet: Am Tisch hat sich gerade etwas geändert. Noch einmal drücken?
page-end-sure = Nichts tun?
page-buy-many = { $cards ->
    [one] Eine Karte kaufen
   *[other] { $cards } Karten kaufen
}
page-fewer = weniger
page-more = mehr
page-silence = In diesem Spiel nicht mehr nach „{ $card }“ fragen
page-silences = Nicht gefragt werden
page-silences-about = Kreuze an, welche Karten du nie spielen willst, wenn du gefragt wirst. Dann passt du gleich, was immer du auf der Hand hast, und sonst erfährt es niemand.
page-hand = Deine Hand: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
page-hand-empty = Keine Karten auf der Hand.
page-about-card = Über die Karte { $card }
page-card-rent = Miete { $coins }
page-card-floors = { $floors ->
    [one] bis ein Stockwerk
   *[other] bis { $floors } Stockwerke
}
page-card-chosen = gewählt
page-card-floor = gewählt als Stockwerk { $floor }
page-card-possible = spielbar
page-card-impossible = jetzt nicht spielbar
page-use-now = jetzt:
page-use-floor = Stockwerk
page-use-tenant = Mieter
page-use-action = Aktion
page-use-building = Ausbau
page-card-kind = Art
page-card-count = Im Spiel
page-card-apartments = Wohnungen
page-card-place = Wohnt
page-any-floors = beliebig viele
page-group-tenant = Mieter
page-group-building = Gebäudekarte
page-group-action = Aktion
page-group-supply = Aus dem Vorrat
page-rules = Regeln
page-rule-none = In dieser Ausgabe gibt es dazu nichts.
page-rule-why = Warum so
page-rule-elsewhere = In den anderen Ausgaben
page-rule-related = Dazu gehört
page-rule-copy = Link kopieren
page-rule-in-book = In den Spielregeln
page-rulebook = Spielregeln
page-rulebook-none = Eine solche Ausgabe gibt es nicht.
page-rulebook-chapters = Kapitel
page-rulebook-search = Regeln durchsuchen
page-rulebook-found = { $found ->
    [0] Nichts gefunden.
    [one] Ein Fund
   *[other] { $found } Funde
}
page-rulebook-print = Drucken
page-rulebook-tip = Tipp
page-rulebook-details = Im Einzelnen
page-rulebook-rulings = { $rulings ->
    [one] Eine Frage, die die Spielregel offenlässt
   *[other] { $rulings } Fragen, die die Spielregel offenlässt
}
page-example = Beispiel: { $title }
page-example-step = { $step } von { $steps }
page-example-back = Zurück
page-example-again = Von vorn
page-example-next = Weiter
page-rulebook-answers = Antworten: { $cards }
page-rulebook-no-answer = keine
page-rulebook-also = Siehe auch: { $cards }
page-cards = Die Karten einzeln
page-card-more = Mehr über diese Karte
page-card-refused = Wann sie nicht gespielt werden kann
page-card-answered = Beantworten lässt sie sich mit: { $cards }
page-card-answering = Antwortet auf: { $cards }
page-card-rulings = Fragen, die die Spielregel offenlässt
page-figures = In { $games } Spielen von { $players } Bots ({ $bot })
page-figures-about = Mittlere Änderungen mit ihrem 95-%-Intervall, vom Augenblick vor der Karte an: sofort oder bis zum nächsten Zug dessen, der sie gespielt hat. Eine Runde enthält alles, was in ihr geschah; vergleich sie deshalb mit der gestrichelten Linie, einer beliebigen Runde.
page-figures-times = { $times }-mal je Spiel
page-figures-never = In diesen Spielen, mit den üblichen Einstellungen, kam sie nicht vor.
page-figures-interval = { $mean } ({ $low } bis { $high })
page-figures-any-round = in einer beliebigen Runde { $mean }
page-differences = Unterschiede

page-log = Was geschah
page-log-all = Alles zeigen
page-news = Seit du zuletzt geschaut hast, { $entries ->
    [one] ist etwas geschehen
   *[other] sind { $entries } Dinge geschehen
}.
page-news-divider = seit du zuletzt geschaut hast
page-news-read = Gelesen

page-curtain = { $player } wird gefragt
page-curtain-text = Gib das Gerät weiter; alle anderen schauen weg.
page-curtain-open = Ich bin { $player }

page-wait-button = Öffnen und warten
page-waits-title = Ein Tisch wartet
page-waits-since = seit { $time }
page-waits-for = Der Tisch wartet auf { $players }.
page-waits-for-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-waits-for-nobody = Alle sind da.
page-waits-free = frei
page-waits-kept = Gast
page-waits-host = hat den Tisch geöffnet
page-waits-move = { $player }: Schild ziehen, oder mit den Pfeiltasten
page-waits-ready = bereit
page-waits-reading = liest noch …
page-waits-board = { $players ->
    [2] Hier bauen bald zwei
    [3] Hier bauen bald drei
    [4] Hier bauen bald vier
    [5] Hier bauen bald fünf
    [6] Hier bauen bald sechs
    [7] Hier bauen bald sieben
    [8] Hier bauen bald acht
   *[other] Hier bauen bald { $players }
}
page-waits-come = Komm dazu
page-waits-qr = QR-Code des Links zu diesem Tisch
page-waits-link = Link zu diesem Tisch
page-waits-copy = Link kopieren
page-waits-share = Teilen
page-waits-leads = { $count ->
    [0] Alle Plätze sind besetzt: Wer ihn öffnet, kann zuschauen.
    [one] Damit kann sich noch jemand setzen.
   *[other] Damit können sich noch { $count } setzen, einer nach dem anderen.
}
page-waits-no-link = Dieses Gerät kennt den Link nicht. Du kannst einen neuen machen; der bisherige gilt dann nicht mehr.
page-waits-renew = Neuer Link
page-waits-guest = Schau dir an, was gespielt wird, und sag, wenn du bereit bist. Wer den Tisch geöffnet hat, startet das Spiel.
page-waits-spectator = Du siehst, was gespielt wird und wer da ist. Wer den Tisch geöffnet hat, startet das Spiel.
page-waits-dismiss = { $player } bitten zu gehen
page-waits-dismiss-text = { $player } verliert den Platz. Der Link gilt nicht mehr, so dass niemand damit zurückkommt. Du bekommst einen neuen.
page-waits-dismiss-do = Bitten zu gehen
page-waits-table = Der Tisch
page-waits-yes = ja
page-waits-no = nein
page-waits-order = Reihenfolge
page-waits-order-chosen = gewählt
page-waits-order-drawn = gelost
page-waits-cards = Eigene Werte
page-waits-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
page-waits-target = bis jemand insgesamt { $target } hat
page-waits-nobody = keine
page-waits-changed = Das ist anders
page-waits-changed-edition = Ausgabe
page-waits-changed-cards = Eigene Werte
page-waits-changed-games = Spiele
page-waits-changed-target = Summe
page-waits-changed-pace = Tempo der Bots
page-waits-changed-hints = Tipps erlaubt
page-waits-changed-sit-in = Bot für Fehlende
page-waits-changed-drawn = Reihenfolge
page-waits-changed-seats = Plätze
page-waits-changed-bots = Bots
page-waits-before = (vorher: { $before })
page-waits-reads = { $count ->
    [one] { $players } hat noch nicht Ja dazu gesagt.
   *[other] { $players } haben noch nicht Ja dazu gesagt.
}
page-waits-settle = So spielen
page-waits-add = Platz dazu
page-waits-close = Tisch schließen
page-waits-close-text = Alle werden weggeschickt, und der Link gilt nicht mehr. Ausgeteilt ist noch nichts.
page-waits-leave = Aufstehen
page-waits-leave-text = Dein Platz wird für andere frei. Der Link führt dich zurück, solange ein Platz frei ist.
page-waits-be-ready = Ich bin bereit
page-waits-you-ready = Du bist bereit
page-waits-looking = Du schaust zu.
page-waits-are-ready = { $ready } von { $people } sind bereit.
page-waits-free-seats = { $count ->
    [one] Ein Platz ist frei. Gäste können ihn auch noch nehmen, wenn das Spiel begonnen hat.
   *[other] { $count } Plätze sind frei. Gäste können sie auch noch nehmen, wenn das Spiel begonnen hat.
}
page-waits-filled = { $count ->
    [one] Ein Platz ist frei. Wenn das Spiel beginnt, spielt ihn ein Bot, bis jemand kommt.
   *[other] { $count } Plätze sind frei. Wenn das Spiel beginnt, spielen Bots sie, bis jemand kommt.
}
page-waits-filled-bots = erst ein Bot
page-waits-filled-empty = bleiben leer
page-waits-changed-filled = Freie Plätze
page-waits-watching = { $count ->
    [one] einer schaut zu
   *[other] { $count } schauen zu
}
page-waits-start = Los geht’s
page-waits-without = Ohne das Ja von { $players } anfangen?
page-waits-without-text = { $count ->
    [one] { $players } hat noch nicht Ja gesagt. Das steht dann auch im Protokoll des Spiels.
   *[other] { $players } haben noch nicht Ja gesagt. Das steht dann auch im Protokoll des Spiels.
}
page-waits-without-do = Trotzdem anfangen

page-looking-on = Du schaust zu
page-spare = Ersatzschlüssel
page-spare-text = Mit einem Ersatzschlüssel kommst du auf deinen Platz zurück, wenn dieses Gerät verloren geht. Druck ihn aus, oder bewahr den Link woanders auf. Wer ihn hat, spielt deinen Platz; zeig ihn also niemandem.
page-spare-show = Ersatzschlüssel zeigen
page-spare-of = Der Ersatzschlüssel von { $player }
page-spare-qr = QR-Code des Ersatzschlüssels von { $player }
page-spare-link = Der Schlüssel als Link
page-spare-print = Drucken
page-unkept = Dieser Browser speichert nichts: Dein Platz ist verloren, wenn du den Tab schließt, außer du hebst den Link auf, den der Tisch dir zeigt.
page-keep-link = Heb diesen Link auf
page-keep-link-text = Dieser Browser speichert nichts: Wenn du den Tab schließt, bringt nur dieser Link dich auf deinen Platz zurück. Wer ihn hat, spielt deinen Platz; zeig ihn also niemandem.
page-join-yours = deiner

page-share = Einladen
page-awaited = { $players } { $count ->
    [one] ist
   *[other] sind
} noch nicht da
page-awaited-text = Wer den Link öffnet, wählt einen Namen und sitzt am Tisch. Du kannst schon anfangen, wenn du am Zug bist.
page-asks-awaited = { $player } ist am Zug, aber noch nicht da.
page-share-seat = Einladung für { $player }
page-share-text = Jeder Link lässt sich einmal annehmen, auf einem Gerät. Ansehen schadet nicht. Wer sein Gerät verloren hat, kommt mit dem Ersatzschlüssel zurück oder mit einem Code von einem anderen Gerät.
page-share-come = { $player } ist gekommen.
page-share-renew = Neuer Link für { $player }
page-share-anew = { $player } neu einladen
page-share-ask = Den Platz von { $player } neu vergeben?
page-share-asked = Gefragt, ob jemand anders den Platz bekommt: { $yes } von { $asked } haben zugestimmt.
page-share-agreed = Alle haben zugestimmt. { $player } kann noch widersprechen:
page-share-keep = Doch nicht neu vergeben
page-share-spectator = Link für Zuschauer
page-rename = Dein Name hier
page-rename-button = Namen ändern
page-lead = Leitung abgeben
page-lead-whom = Neue Leitung
page-lead-text = Du leitest den Tisch: Du lädst ein, bestimmst das Tempo der Bots und wer reden und zuschauen darf. Mit den Karten hat das nichts zu tun. Fehlst du einen Tag lang, leitet die nächste Person den Tisch.
page-share-own = Auf einem anderen Gerät
page-share-own-text = Mit einem Code kommst du auch auf einem anderen Gerät herein.
page-code-show = Code zeigen
page-code-anew = Neuen Code zeigen
page-code-address = Adresse für das andere Gerät
page-code = Öffne diese Adresse auf dem anderen Gerät und gib den Code für { $player } ein. Er gilt einmal, { $minutes } Minuten lang:

page-join-title = { $count ->
    [0] Du bist eingeladen
    [one] { $hosts } lädt dich ein
   *[other] { $hosts } laden dich ein
}
page-join-button = Als { $player } mitspielen
page-join-once = Die Einladung lässt sich einmal annehmen. Von da an hat nur dieses Gerät den Schlüssel zum Platz.
page-join-anew = { $player } hat bisher auf einem anderen Gerät gespielt. Es verliert den Platz, sobald du ihn nimmst, und alle erfahren es.
page-join-playing = Dieses Gerät hat an diesem Tisch schon einen Platz. Ist die Einladung für jemand anderen, öffne sie auf dessen Gerät.
page-join-watch = Nur zuschauen
page-join-own = Zu meinem Platz
page-join-refused = Diese Einladung lässt sich nicht annehmen

page-device-title = Hier weiterspielen
page-device-text = Lass dein anderes Gerät einen Code zeigen: am Tisch, unter „Einladen“. Gib ihn dann hier ein.
page-device-code = Code
page-device-have = Ich habe einen Code von meinem anderen Gerät

page-key-ended-title = Dieses Gerät hat hier keinen Platz mehr
page-key-ended = Sein Schlüssel öffnet an diesem Tisch keinen Platz: Jemand hat den Platz mit einer neuen Einladung eingenommen, du wurdest gebeten zu gehen, oder der Link war nicht vollständig. Wer den Tisch eröffnet hat, kann dich neu einladen.
page-key-others = Mit den anderen Plätzen dieses Geräts weiterspielen

page-notice-unasked = Das Spiel hat begonnen, bevor { $player } zugestimmt hatte.
page-notice-came = { $player } ist an den Tisch gekommen.
page-notice-invited-anew = { $player } wurde neu eingeladen.
page-notice-new-device = { $player } ist mit einer neuen Einladung gekommen. Das bisherige Gerät hat den Platz verloren.
page-notice-second-device = { $player } spielt auch auf einem anderen Gerät.
page-notice-renamed = { $player } hat einen neuen Namen.
page-notice-host = { $player } leitet jetzt den Tisch.
page-notice-paused = Der Tisch macht Pause.
page-notice-goes-on = { $player } spielt weiter; die Pause ist vorbei.
page-notice-ended = Der Betreiber des Servers hat diesen Tisch beendet. Hier kann nicht mehr gespielt werden, und in den Rekordlisten zählt er nicht.
page-notice-shown = Der Betreiber des Servers hat sich diese Partie anzeigen lassen, mit allen Händen und dem Stapel.
page-notice-closed = Dieser Tisch ist geschlossen: Er hat so viele Einträge, wie ein Tisch haben kann. Hier kann nicht mehr gespielt werden, und in den Rekordlisten zählt er nicht.
page-notice-was = Bis dahin hieß der Platz „{ $name }“.
page-notation = Als Text
page-notation-text = Die Stellung, wie du sie kennst, und nach dem Ende das ganze Spiel in der Notation, für Fehlerberichte und Rätsel.
page-copy = Kopieren
page-copy-position = Stellung kopieren
page-copy-game = Spiel kopieren
page-copied = Kopiert.
page-not-copied = Der Browser lässt die Seite nicht kopieren. Markiere den Text und kopiere ihn selbst.

page-winners = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen gemeinsam
}
page-place = { $place }.
page-see-table = Tisch ansehen
page-see-ranking = Ergebnis zeigen
page-end-why = Was den Ausschlag gab
page-note-result = Die Nummern stehen in der Kurve: Suche deinen tiefsten Knick.
page-note-better = { $coach ->
    [yes] Der Trainer sagt nach jedem Zug, was besser gewesen wäre („Einladen“).
   *[no] Die Lampe sagt im nächsten Spiel, was besser wäre („Einladen“).
}
page-end-truth = Was die Bots wirklich dachten
page-end-truth-none = Sie hatten nichts zu überlegen.
page-end-chances = Aussicht auf den Sieg
page-end-chances-text = nach jeder Runde, von außen gesehen, ohne die Handkarten
page-end-more = Was den Ausschlag gab, und mehr
page-end-curve = Aussicht auf den Sieg in Prozent, nach jeder Runde: { $values }
page-end-changed = { $player }: { $points } Prozentpunkte
page-per-cent = { $number } %
page-end-sum = { $sum }
page-end-lead = { $sum }, { $more } mehr als { $who ->
    [you] du
   *[other] { $name }
}
page-end-record = { $count ->
    [one] { $players } steht
   *[other] { $players } stehen
} jetzt in der Liste „{ $list }“{ $whose ->
    [bots] {" "}der Bots
   *[other] {""}
} (Tische zu { $number }){ $rank ->
    [only] : als erster Eintrag überhaupt
    [best] : mit der höchsten Summe von allen
   *[other] {""}
}.
page-bot = Bot
page-rematch = Revanche
page-rematch-lead = Alle Spieler vom letzten Tisch kommen mit: Sobald du anfängst, sehen sie dort „Zur Revanche“. Einen Link braucht nur, wer neu dazukommt.
page-next-table = Zur Revanche
page-evening = Der Abend
page-evening-title = { $day } in unserer Straße
page-evening-lead = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} seit { $time }. Jeder Sieg baut ein Stockwerk; bei Gleichstand zählen die Punkte (3, 2, 1).
page-evening-in = Hier kommen alle herein
page-evening-qr = QR-Code des Links zu diesem Abend
page-evening-link = Link zu diesem Abend
page-evening-leads = führt
page-evening-score = { $won ->
    [one] 1 Sieg
   *[other] { $won } Siege
} · { $points ->
    [one] 1 Pkt.
   *[other] { $points } Pkt.
}
page-evening-scores = Stand des Abends
page-evening-again = jedes Spiel lässt sich noch einmal ansehen
page-evening-player = Wer
page-evening-number = Spiel { $number },
page-evening-wins = Siege
page-evening-points = Punkte
page-evening-game = Spiel { $number }: { $edition }
page-evening-instead = ein Bot spielt
page-evening-with-bot = ein Bot hat auf diesem Platz etwas entschieden
page-evening-asked = ist dran
page-evening-plays = spielt
page-evening-over = Spiel { $number } ist zu Ende.
page-evening-runs = Spiel { $number } läuft.
page-evening-turn = Spiel { $number } läuft: { $player } ist am Zug.
page-evening-here = Das nächste Spiel erscheint immer hier. Wer später kommt, wartet auch hier.
page-evening-deal = Spiel { $number } geben
page-evening-deal-text = Alle kommen zum nächsten Spiel mit. Ausgabe, Bots und Plätze lassen sich vorher ändern.
page-evening-come = Zur Revanche
page-evening-come-text = Ein neues Spiel ist gegeben, und dein Platz ist frei gehalten.
page-evening-play = Zum Tisch
page-evening-play-text = Du spielst in diesem Spiel mit.
page-evening-look = Zusehen
page-evening-look-text = Du kannst zusehen oder hier warten, bis das nächste Spiel gegeben wird. Wer gibt, kann dich an einen Platz einladen.
page-evening-wait = Ansehen, wie es ausging
page-evening-wait-text = Wer mitgespielt hat, kann das nächste Spiel geben und dich an einen Platz einladen. Diese Seite zeigt es von selbst.
page-evening-start = Zur Startseite
page-records-text = Wie hinten im Regelheft: wer zuerst gewann, wer im Knast gewann und wer alle Häuser verlor.
page-records-players = { $players } Spieler
page-position = Stellung aufbauen
page-position-text = Füge eine Stellung oder eine ganze Partie in der Notation ein, vom Tisch kopiert oder aus deiner Datei. Sobald alles passt, wird sie auf dem Tisch aufgebaut. Bis dahin ist die Zeile markiert, die nicht passt.
page-position-label = Stellung oder Partie
page-position-file = Oder öffne eine Datei:
page-position-which = In der Datei stehen { $games }:
page-position-line = Zeile { $line }.
page-position-fits = { $steps ->
    [0] Das passt: { $edition }, { $players } Spieler.
    [one] Das passt: { $edition }, { $players } Spieler, ein Zug.
   *[other] Das passt: { $edition }, { $players } Spieler, { $steps } Züge.
}
page-position-picture = Das kommt dabei heraus:
page-position-before = Das kam heraus, als zuletzt alles passte:
page-position-checking = Wird geprüft …
page-position-empty = Hier steht noch nichts.
page-position-show = Auf dem Tisch zeigen
page-position-replay = Auf dem Tisch durchgehen
page-position-go = Zur Zeile
page-position-begin = Mit dem Geben anfangen
page-position-begin-text = Ändere dann Hände, Häuser, Geld und wer dran ist, im Bild oder im Text. Geprüft wird sofort, und nichts davon wird gespeichert.
page-position-back = Zurück zum Text
page-search = In deinen Partien suchen
page-search-edition = Ausgabe
page-search-kind = Mit
page-search-outcome = Die du
page-search-outcome-of = { $outcome ->
    [won] gewonnen hast
    [won-in-jail] im Knast gewonnen hast
    [lost] verloren hast
   *[runs] noch spielst
}
page-search-player = Gegen
page-search-any = – egal –
page-search-go = Suchen
page-search-none = Keine Partie auf diesem Gerät ist so.
page-search-more = { $count ->
    [one] und noch einmal
   *[other] und noch { $count }-mal
}
page-search-on = Weitersuchen
page-records-none = Noch steht hier niemand. Gewinne ein Spiel, und du stehst ganz oben.
page-records-bots = Listen der Bots
page-records-older = Ältere Einträge
page-records-nobody = Noch niemand.
page-record-bot = Bot

page-me-link = Du
page-me-title = Wer du hier bist
page-me-lead = Konten gibt es nicht. Dieser Server erkennt dich an einem Geheimnis dieses Geräts und behält von dir, was du hier siehst.
page-me-number = Deine Nummer
page-me-number-text = Jeder darf sie wissen; sie öffnet nichts.
page-me-name-text = Neue Tische schlagen diesen Namen vor. Dein Gesicht folgt aus ihm.
page-me-save = Speichern
page-me-saved = Gespeichert.
page-me-since = { $devices ->
    [one] Bekannt seit { $day }, auf diesem Gerät.
   *[other] Bekannt seit { $day }, auf { $devices } Geräten.
}
page-me-counted = Gewonnene Partien
page-me-people = unter Leuten
page-me-alone = gegen Bots
page-me-score = { $won } von { $finished }
page-me-instead = { $tables ->
    [one] In einer dieser Partien hat ein Bot etwas für dich entschieden.
   *[other] In { $tables } dieser Partien hat ein Bot etwas für dich entschieden.
}
page-me-counted-none = Du hast noch keine Partie zu Ende gespielt.
page-me-counted-text = Das folgt aus den Ergebnissen deiner Tische. Wo sich mehrere ein Gerät teilen, zählt es für niemanden.
page-me-tables = Wo du sitzt und gesessen hast
page-me-tables-text = Jeder Tisch öffnet sich mit deinem Platz, egal auf welchem deiner Geräte du ihn genommen hast.
page-me-nobody-code = Kennt man dich auf einem anderen Gerät?
page-me-nobody-code-text = Öffne dort diese Seite, lass sie einen Code zeigen, und gib ihn hier ein.
page-me-devices = Deine Geräte
page-me-devices-text = Auch ein anderes Gerät kann deins sein: Mit ihm kommst du auf deine Plätze zurück. Wer eins deiner Geräte hat, kann hier die anderen beenden.
page-me-code = Öffne { $address } auf dem anderen Gerät und gib dort diesen Code ein. Er gilt einmal, { $minutes } Minuten lang:
page-me-code-stop = Abbrechen
page-me-check = Ein Gerät hat den Code eingegeben. Es ist deins, wenn es diese Zahl zeigt:
page-me-check-yes = Ja, das ist meins
page-me-check-no = Nein
page-me-arrived = Das andere Gerät ist jetzt auch deins.
page-me-arriving = Sag jetzt auf deinem anderen Gerät ja. Es zeigt auch diese Zahl:
page-me-arriving-button = Auch hier ich sein
page-me-arriving-refused = Dein anderes Gerät hat nein gesagt, oder es hat zu lange gedauert. Lass es einen neuen Code zeigen.
page-me-arrived-here = Dieses Gerät ist jetzt deins.
page-me-end-others = Die anderen Geräte beenden
page-me-kept = Mitnehmen oder löschen
page-me-kept-text = Die erste Datei enthält alles, was hier steht, als JSON. Die zweite enthält deine Partien in der Notation: beendete vom Geben bis zum Ende, laufende, soweit du sie kennst. Die zweite kannst du unter „Stellung aufbauen“ ansehen, und „altbau show“ zeichnet alles.
page-me-export = Gespeichertes sichern
page-me-games = Alle Partien sichern
page-me-games-made = Partien werden geschrieben … { $tables }
page-me-delete = Alles löschen
page-me-delete-title = Löschen, was von dir gespeichert ist?
page-me-delete-text = Deine Nummer wird gelöscht, und mit ihr alle deine Geräte. An jedem Tisch, an dem du gesessen hast, werden auch dein Name, deine Schlüssel und deine Nachrichten gelöscht. Wo andere noch spielen, gibst du auf. Was du gespielt hast, bleibt dort für die anderen, als von „jemand“. Niemand kann das rückgängig machen.
page-me-delete-now = Löschen
page-me-delete-not = Behalten
page-me-deleted = Gelöscht. Mit dem nächsten Platz, den du nimmst, bekommst du eine neue Nummer.
page-me-nobody = Von dir ist hier nichts gespeichert
page-me-nobody-text = Wenn du dich an einen Tisch setzt, macht dieses Gerät ein Geheimnis und du bekommst eine Nummer. Was dann von dir gespeichert ist, steht hier, und du kannst es löschen.

page-help-goal-title = Worum es geht
page-help-play-title = Wie man spielt
page-help-agreed-title = An diesem Tisch vereinbart
page-help-rulebook = Die Spielregeln, wie sie an diesem Tisch gelten
page-help-keys-title = Tasten
page-key-h = zur Hand
page-key-q = zur Frage
page-key-1 = die erste bis neunte Antwort wählen
page-key-t = ein Tipp
page-key-u = zurücknehmen
page-key-l = zeigen, was geschah
page-key-r = die Regel zum Letzten
page-key-tab = weiter
page-key-enter = wählen
page-key-escape = abbrechen
page-key-question = diese Hilfe
page-shortcuts-on = Einzelne Tasten sind Kürzel
page-coins-hidden = Geld verdeckt
page-value-rent-powers = Miete mit Eigenschaften
page-sum = Betrag

page-match = Mehrere Spiele
page-match-length = Ihr spielt
page-match-single-choice = ein einziges Spiel
page-match-games-choice = eine bestimmte Zahl von Spielen
page-match-target-choice = bis jemand genug verdient hat
page-match-how-many = Wie viele Spiele
page-match-which-target = Bis zu welcher Summe
page-match-suggested = Die Spielregel schlägt { $target } vor.
page-match-standing = Stand nach Spiel { $number }
page-match-last = Spiel { $number }, das letzte
page-match-won = { $count ->
    [one] { $winners } gewinnt das Match
   *[other] { $winners } gewinnen das Match gemeinsam
}
page-match-games = { $games ->
    [one] Gespielt wird ein Spiel.
   *[other] Gespielt werden { $games } Spiele.
}
page-match-target = Gespielt wird, bis jemand zusammen { $target } hat.
page-next-game = Nächstes Spiel

page-chance = Ehrlicher Zufall
page-chance-promise = Die Reihenfolge der Karten und Würfe steht vor dem Spiel fest: durch eine Startzahl, die niemand kennt. Dies ist ihr Fingerabdruck. Am Ende wird sie genannt, und jeder kann prüfen, dass sie es war.
page-chance-by-host = der Gastgeber hat die Startzahl gewählt
page-chance-chosen = Wer den Tisch eröffnet hat, hat die Startzahl gewählt und kann die Karten also kennen: Nach ihr richtet sich die Reihenfolge der Karten und Würfe. Dies ist ihr Fingerabdruck.
page-chance-told-later = Am Ende wird sie genannt.
page-chance-seed = Die Startzahl:
page-chance-before = Teil { $number } dieses Spiels, nach älteren Regeln:
page-chance-match = Jedes Spiel eines Matchs hat seine eigene Startzahl; alle folgen aus dem Geheimnis des Matchs mit diesem Fingerabdruck:
page-chance-game = Spiel { $number }:
page-chance-secret = Das Geheimnis:
page-chance-derived = So folgt daraus die Startzahl des ersten Spiels: die ersten 32 Ziffern hiervon, als hexadezimale Zahl gelesen.
page-left-over = Gespielt. Der Rest ging danach nicht mehr: { $words }
page-chance-check = Ihr Fingerabdruck lässt sich auf jedem Rechner nachrechnen. Nach dem Ende kann die Bibliothek das Spiel daraus noch einmal spielen, mit „Spiel kopieren“ unter „Einladen“.

# What more than one game says, or the page in their place.

names-and = { $first } und { $last }
good-nothing = nichts
phase-over = Spielende
word-pass = Passen
word-accept = Annehmen
word-decline = Ablehnen
word-offer = Anbieten
word-trade = Handeln
word-for = Dafür will ich …
difference-answer-yes = ja
difference-answer-no = nein
difference-answer-none = –
differences-title = Worin sich die Ausgaben unterscheiden
differences-rule = Regel
differences-lead = Dieselbe Stadt, drei Jahrgänge. Von den Regeln, die mehrere Ausgaben haben, gilt in allen, was hier nicht steht; Karten, Varianten und was nur eine hat, stehen in deren Spielregeln. Die Nummern nennen die Regel.
record-first-winners = Die ersten Sieger
record-won-in-jail = Im Knast gewonnen
record-lost-it-all = Alles verloren
refusal-offer-repeated = Genau das ist in diesem Zug schon abgelehnt worden.
refusal-too-many-offers = Fünf Angebote in einem Zug sind genug.

## Wer fehlt

page-absent = { $player } fehlt
page-absent-question = { $player } fehlt. Soll ein Bot weiterspielen?
page-absent-votes = { $votes ->
    [0] Noch ist niemand dafür, { $needed } müssen es sein.
    [one] Eine Stimme ist dafür, { $needed } müssen es sein.
   *[other] { $votes } Stimmen sind dafür.
}
page-absent-back = { $player } bekommt den Platz mit einem Klick zurück.
page-absent-since = weg seit
page-absent-voices = Wer mitentscheidet
page-absent-for = { $player } ist für den Bot
page-absent-open = { $player } hat noch nicht entschieden
page-absent-agrees = für den Bot
page-absent-bot = Bot spielt weiter
page-absent-wait = Noch warten
page-sat-in = Bot spielt
page-wish-yes = Einverstanden
page-wish-no = Nein
page-wish-pause = { $by } möchte eine Pause.
page-wish-pause-text = Solange Pause ist, läuft keine Zeit, auch nicht für Reaktionen. Weiter geht es, sobald jemand will.
page-pause = Pause vorschlagen
page-pause-asked = Pause vorgeschlagen: { $yes } von { $asked } sind dafür. Zurückziehen?
page-paused = Pause
page-paused-text = Die Zeit steht still, und niemand spielt.
page-go-on = Weiterspielen
page-wish-take-back = { $player } möchte den letzten Zug zurücknehmen.
page-wish-take-back-text = Sind alle anderen einverstanden, geht es vor diesem Zug weiter. Noch hat niemand darauf geantwortet.
page-take-back = Um Rücknahme des letzten Zugs bitten
page-take-back-asked = Um Rücknahme gebeten: { $yes } von { $asked } sind dafür. Zurückziehen?
page-wished = Du hast gefragt. Es fehlt noch die Zustimmung von { $players }.
page-notice-asks-back = { $player } bittet, den letzten Zug zurücknehmen zu dürfen.
page-notice-not-back = { $player } ist mit der Rücknahme nicht einverstanden.
page-notice-taken-back = Alle sind einverstanden: { $player } nimmt den letzten Zug zurück.
page-wish-guest = { $by } möchte den Platz von { $player } neu vergeben.
page-wish-guest-text = Wer kommt, sieht die Karten von { $player } und spielt damit weiter. Kommt { $player } in den nächsten zehn Minuten zurück, bekommt niemand anders den Platz.
page-replaced = Ein Bot spielt für dich.
page-replaced-text = Du warst weg. Mit einem Klick spielst du selbst weiter, auch mitten im Zug.
page-replaced-back = Platz zurücknehmen
page-played-for = Was der Bot gespielt hat
page-played-nothing = Für dich wurde nichts gespielt.
page-returned = Willkommen zurück: das wurde für dich gespielt
page-returned-on = Weiterspielen
page-sit-in = Für Fehlende spielt ein Bot
page-sit-in-text = Nach einer Minute ohne Verbindung oder drei Minuten Schweigen spielt von selbst ein Bot weiter. Sonst entscheiden das die anderen. Den Platz bekommt man mit einem Klick zurück.
page-notice-sits-in = Ein Bot spielt für { $player } weiter.
page-notice-back = { $player } spielt jetzt statt des Bots.
page-notice-timed-out = Die Zeit von { $player } war um; es wurde von selbst gespielt.
page-resign = Aufgeben
page-resign-title = Diese Partie aufgeben?
page-resign-text = Ein Bot spielt für dich bis zum Ende dieser Partie, und du bekommst den Platz nicht zurück. Im Ergebnis stehst du hinter allen, die weiterspielen.
page-resign-match = Im Match zählt diese Partie für dich nichts; in der nächsten spielst du wieder.
page-resign-sure = Aufgeben
page-resigned = Du hast aufgegeben.
page-resigned-text = Ein Bot spielt für dich bis zum Ende dieser Partie. Du kannst zusehen und mitreden oder gehen: Niemand wartet auf dich.
page-has-resigned = aufgegeben
page-only-bots = Nur noch Bots spielen.
page-only-bots-text = Du kannst zusehen oder sie gleich zu Ende spielen lassen.
page-to-end = Gleich zu Ende
page-notice-resigned = { $player } gibt auf. Ein Bot spielt dort bis zum Ende dieser Partie.
page-notice-wins = { $player } gewinnt: Wer aufgegeben hat, steht hinter allen anderen.
page-played-on = von einem Bot weitergespielt
page-played-by-bot = Bot: { $number } von { $moves } Zügen
page-played-by-clock = Uhr: { $number } von { $moves } Zügen
page-told-by = { $said } ({ $by ->
    [clock] durch die Uhr
   *[other] durch einen Bot
})
page-until = So lange wartet diese Frage noch
page-window-limit = Bedenkzeit für Reaktionen
page-window-limit-text = Wer dann nicht geantwortet hat, passt. Das gilt für alle gleich, was sie auch auf der Hand haben.
page-window-limit-30 = 30 Sekunden
page-window-limit-60 = 1 Minute
page-window-limit-120 = 2 Minuten
page-window-limit-300 = 5 Minuten
page-window-limit-86400 = 1 Tag
page-waits-changed-window-limit = Bedenkzeit für Reaktionen
page-clock = Uhr
page-clock-text = Sie läuft, solange jemand am Zug ist, nie bei Reaktionen. Ist die Zeit um, wird von selbst gespielt; nach dem zweiten Mal spielt ein Bot.
page-clock-none = keine
page-clock-by-turn = In jedem Zug
page-clock-by-game = Für das ganze Spiel
page-clock-by-days = Als Fernpartie
page-clock-turn-30 = 30 Sekunden je Zug
page-clock-turn-60 = 1 Minute je Zug
page-clock-turn-120 = 2 Minuten je Zug
page-clock-turn-300 = 5 Minuten je Zug
page-clock-game-600-10 = 10 Minuten, dazu 10 Sekunden je Zug
page-clock-game-1200-20 = 20 Minuten, dazu 20 Sekunden je Zug
page-clock-game-2400-30 = 40 Minuten, dazu 30 Sekunden je Zug
page-clock-days-1 = 1 Tag je Zug
page-clock-days-3 = 3 Tage je Zug
page-clock-days-7 = 7 Tage je Zug
page-clock-hours = { $time } Std.
page-clock-days = { $time } Tg.
page-clock-stands = Uhr:
page-clock-runs = Uhr, läuft:
page-clock-little = Noch { $seconds } Sekunden.
page-waits-changed-clock = Uhr

## Gespräch

talk-title = Gespräch
talk-say = Etwas sagen
talk-field = Sag etwas …
talk-send = Abschicken
talk-unread = { $lines ->
    [one] Gespräch: eine neue Nachricht
   *[other] Gespräch: { $lines } neue Nachrichten
}
talk-watchers = { $watchers ->
    [one] Eine Person schaut zu.
   *[other] { $watchers } Leute schauen zu.
}
talk-nothing = Noch hat niemand etwas gesagt.
talk-earlier = Früheres zeigen
talk-stop = Gespräch anhalten
talk-let = Gespräch wieder zulassen
talk-stopped = Das Gespräch ist angehalten. Wer den Tisch eröffnet hat, kann es wieder zulassen.
talk-mute = { $player } stumm schalten
talk-muted = { $player } ist für dich stumm.
talk-unmute = Wieder hören
talk-rooms = Wo
talk-room-players = Am Tisch
talk-room-spectators = Zuschauer
talk-players-only = Hier reden die, die spielen. Du liest mit.
talk-spectator = Zuschauer { $number }
talk-reactions = Reaktionen
talk-reaction-laugh = lacht
talk-reaction-gasp = staunt
talk-reaction-rage = ist wütend
talk-reaction-cry = weint
talk-reaction-thumb = Daumen hoch
talk-reaction-heart = Herz
talk-reacts = { $player }: { $reaction }
talk-phrases = Fertige Sätze
talk-phrase-hello = Hallo zusammen!
talk-phrase-well-played = Gut gespielt!
talk-phrase-one-moment = Moment, bitte
talk-phrase-back-soon = Bin gleich zurück
talk-phrase-your-turn = Du bist dran
talk-phrase-thanks = Danke!
talk-phrase-rematch = Revanche?
talk-phrase-goodbye = Bis bald!
page-key-c = etwas sagen
page-unwatched-title = Hier schaut niemand zu
page-unwatched = Wer den Tisch eröffnet hat, lässt niemanden zuschauen, oder nur mit einem neuen Link. Lass ihn dir schicken.
page-watching = Zuschauen
page-watching-nobody = Niemand kann an diesem Tisch zuschauen.
page-watching-link = Zuschauen kann nur, wer den neuen Link hat. Das Gerät, auf dem er gemacht wurde, zeigt ihn.
page-watching-renew = Neuer Link zum Zuschauen
page-watching-renew-text = Ein neuer Link ersetzt den bisherigen. Wer mit dem bisherigen zuschaut, sieht nichts mehr.
page-watching-forbid = Niemanden zuschauen lassen
page-watching-allow = Wieder zuschauen lassen

## Die erste Partie, in der man das Spiel lernt

page-lesson = Erste Partie
page-lesson-offer = Nie gespielt? Lern es in 6 Minuten
page-lesson-of = Erste Partie: { $edition }
page-lesson-offer-begun = Weiter mit der ersten Partie
page-lesson-minutes = noch { $minutes } Min.
page-lesson-number-short = { $number }/{ $of }
page-lesson-poster = 6 Minuten
page-lesson-learn = Lernen
page-lesson-learn-edition = Lernen: { $edition }
page-lesson-practice = Übungstisch: zählt nirgends
page-lesson-practice-short = Übungstisch
page-lesson-leave = Erste Partie verlassen
page-lesson-to-table = Zu deinem Tisch
page-lesson-to-seat = Zu deinem Platz
page-lesson-table-begun = Dein Spiel hat begonnen
page-lesson-house = Dein Lehrhaus
page-lesson-chapter = { $number } von { $of }: { $title }
page-lesson-chapter-done = (geschafft)
page-lesson-number = Bild { $number } von { $of }
page-lesson-speaks = Lies erst, dann geht es weiter.
page-lesson-back = Schritt zurück
page-lesson-next = Weiter
page-lesson-skip = Überspringen
page-lesson-done = Ein Spiel beginnen
page-lesson-again = Noch einmal lernen
page-lesson-points = Es geht um: { $what }
page-lesson-player = { $player } ({ $seat })
page-lesson-you = { $player } ({ $seat }), das bist du
page-lesson-taken-back = Es ist zurückgenommen.
page-lesson-played-on = Die anderen haben weitergespielt. Jetzt geht es weiter, als hättest du es getan.
page-lesson-otherwise = Anders an deinem Tisch: { $sentences }
page-lesson-begun-again = Die erste Partie hat sich seither geändert, darum beginnt dieses Kapitel neu.
page-lesson-over = Du kennst das Spiel jetzt. Alles andere kommt beim Spielen: Die Lampe hilft, und jede Nummer einer Regel lässt sich öffnen.

page-deals = Dieselbe Partie für alle
page-deals-text = Alle spielen mit denselben Karten und Würfen gegen dieselben Bots. Danach siehst du, wer am meisten daraus gemacht hat und wo du anders gespielt hast.
page-deals-today = Partien des Tages
page-deals-today-text = Eine jeder Ausgabe, bis Mitternacht (UTC). Jede lässt sich einmal spielen.
page-deals-friends = Eine Partie für Freunde
page-deals-friends-text = Jeder spielt sie für sich, wann er Zeit hat; dann stehen alle Ergebnisse nebeneinander.
page-deals-own = Deine anderen Partien
page-deals-all = Alle Partien
page-deal-title = Dieselbe Partie: { $edition }
page-deal-daily = Partie vom { $day }
page-deal-linked = Eine Partie für alle, die den Link haben, vom { $day }
page-deal-against = Gegen { $bots }
page-deal-begun = { $begun ->
    [0] Noch niemand hat sie gespielt.
    [one] Bisher einmal gespielt, { $finished } zu Ende.
   *[other] Bisher { $begun }-mal gespielt, { $finished } zu Ende.
}
page-deal-closes = Offen bis { $moment }.
page-deal-how = Du spielst sie einmal, ohne Tipps. Was andere gemacht haben, siehst du, wenn du fertig bist. Die Startzahl wird genannt, wenn die Partie abgeschlossen ist.
page-deal-waits = Wie es anderen ergangen ist, siehst du, wenn du fertig bist.
page-deal-stage-begin = Spielen
page-deal-stage-go-on = Weiterspielen
page-deal-stage-over = Zu den Ergebnissen
page-deal-stage-closed = Abgeschlossen; zu den Ergebnissen
page-deal-play-begin = Versuch es selbst
page-deal-play-go-on = Du spielst sie gerade
page-deal-play-over = Du hast sie gespielt
page-deal-play-closed = Diese Partie ist abgeschlossen
page-deal-day = Tabelle des Tages
page-deal-results = Alle Ergebnisse
page-deal-alone = Sonst hat sie noch niemand zu Ende gespielt. Schau später wieder vorbei.
page-deal-best = { $own ->
    [yes] Du warst am besten{ $others ->
        [0] .
       *[other] , und andere waren genauso gut.
    }
   *[no] { $player } war am besten.{ $better ->
        [-1] {""}
       *[other] {" "}Du warst besser als { $better } % der anderen.
    }
}
page-deal-place = Platz
page-deal-coins = Geld
page-deal-better = Besser als
page-deal-better-text = Prozent der anderen, die schlechter waren; gleiche Ergebnisse zählen halb
page-deal-parted = Wo ihr euch getrennt habt
page-deal-round = In Runde { $round }:
page-deal-otherwise = Runde { $round }: „{ $asked }“ Du hast „{ $chose }“ gewählt, { $player } „{ $instead }“.
page-deal-yours = du
page-deal-theirs = { $player }
page-deal-same = Genau wie du
page-deal-uncounted = außer Konkurrenz
page-deal-unproved = Namen sind nicht nachgewiesen, und jemand kann die Partie zweimal gespielt haben.
page-deal-share = Andere mitspielen lassen
page-deal-share-text = Wer diesen Link öffnet, spielt dieselbe Partie.
page-deal-link = Link zu dieser Partie
page-deal-close = Partie abschließen
page-deal-close-text = Dann kann niemand sie mehr beginnen, die Startzahl wird genannt, und alle können ihre Spiele sehen.
page-deal-close-now = Für immer abschließen
page-deal-promise = Das ist der Hash der Startzahl, aus der alle Karten und Würfe dieser Partie folgen. Die Startzahl wird genannt, wenn die Partie abgeschlossen ist, sodass alle ihn prüfen können.
page-deal-bots = Bots
page-deal-bot = Bot { $number }
page-deal-make = Partie anlegen
page-deal-door = Partie des Tages
page-deal-compare = Tabelle
page-deal-told-later = Die Startzahl wird genannt, wenn die Partie abgeschlossen ist, denn andere spielen sie auch.

page-puzzles = Rätsel
page-puzzles-text = Finde den besten Zug. Die Stellungen stammen aus Partien von Bots. Welcher Zug der beste ist, wurde zweimal in vielen vorgestellten Partien erprobt.
page-puzzles-solved = { $done } von { $all } gelöst
page-puzzles-solve = Lösen
page-puzzle-level = { $level ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
page-puzzle-new = neu
page-puzzle-tried = versucht
page-puzzles-state = Welche Rätsel
page-puzzles-level = Wie schwer
page-puzzles-every = alle
page-puzzles-none = So eins gibt es hier nicht.
page-puzzles-more = alle { $all }
page-puzzle = Rätsel
page-puzzle-today = Das Rätsel von heute
page-puzzle-solved = gelöst
page-puzzle-leave = Zu den Rätseln
page-puzzle-done = Zu den Rätseln
page-puzzle-again = Noch einmal
page-puzzle-covered = Die Antwort ist verdeckt. Spiel deinen Zug wie am Tisch. Was die anderen auf der Hand haben, weißt du auch hier nicht.
page-puzzle-skip = Lösung zeigen
page-puzzle-over = Das war das Rätsel. Jeden Tag gibt es ein neues.

## A game looked at again

page-replay = Rückblick
page-replay-place = Schritt { $step } von { $steps }, Runde { $round }:
page-replay-round = Runde { $round }:
page-replay-slider = Stelle in der Partie
page-replay-start = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-step = Einen Schritt weiter
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-move = Spieler
page-replay-to-move = Zum nächsten Spieler
page-replay-turn = Zug
page-replay-to-turn = Zum nächsten Zug
page-replay-kind = Art des Ereignisses
page-replay-any = jedes Ereignis
page-replay-event = Zum nächsten Ereignis dieser Art
page-replay-speed = Tempo
page-replay-speed-of = { $speed ->
    [slow] langsam
    [fast] schnell
   *[usual] normal
}
page-replay-link = Link zum Moment
page-play-on = Von hier weiterspielen
page-play-on-text = An dieser Stelle beginnt ein neuer Tisch, mit neuen Würfen und neu gemischt. Er zählt in keiner Liste.
page-play-on-seat = Dein Platz
page-play-on-cards = Verdeckte Karten
page-play-on-as-they-were = wie sie waren
page-play-on-dealt-anew = neu gegeben, nach dem, was { $player } wusste
page-play-on-bots = Gegen
page-play-on-start = Weiterspielen
page-try-out = Etwas ausprobieren
page-try-out-text = Mit dieser Frage beginnt ein neuer Tisch. Alle Karten, die du nicht kennst, werden neu gegeben; Würfe und Mischen sind neu. Von da an zählt keines der beiden Spiele in einer Liste. Dieses läuft inzwischen weiter.
page-uncounted = Zählt nirgends
page-uncounted-why = { $why ->
    [tried-out] Hier wurde etwas ausprobiert.
   *[what-if] Hier wird etwas ausprobiert.
}
page-try-out-uncounted = Etwas ausprobieren (dieses Spiel zählt in keiner Liste)
page-replay-sight = Sicht
page-replay-open = alle Karten offen
page-replay-hands = Was die anderen auf der Hand haben
page-replay-blind = Ausgang verbergen
page-replay-leave = Zum Tisch
page-replay-older = Was davor geschah, wurde nach älteren Regeln gespielt. Es steht im Protokoll.

page-analysis = Analyse
page-analysis-working = Die Partie wird bewertet …
page-analysis-start = Die Partie beurteilen lassen
page-analysis-start-text = Wer mitgespielt hat, kann die Partie beurteilen lassen. Das dauert eine Weile. Danach sehen alle hier, was Glück war, was Fehler waren und was den Ausschlag gab.
page-analysis-unmade = Noch niemand ließ diese Partie beurteilen.
page-analysis-whose = Wessen Entscheidungen
page-analysis-all = alle
page-analysis-mine = meine
page-analysis-better-here = besser: hier
page-analysis-balances = Glück und Fehler
page-analysis-points-text = in Prozentpunkten der Aussicht auf den Sieg
page-analysis-queued = { $ahead ->
    [one] Eine andere Partie ist vorher dran.
   *[other] { $ahead } andere Partien sind vorher dran.
}
page-analysis-luck = Glück
page-analysis-play = Spiel
page-analysis-errors = Fehler
page-analysis-rest = Übriges
page-analysis-counts = { $blunder ->
    [0] {""}
    [one] Ein Patzer.
   *[other] { $blunder } Patzer.
} { $mistake ->
    [0] {""}
    [one] Ein Fehler.
   *[other] { $mistake } Fehler.
} { $inaccuracy ->
    [0] {""}
    [one] Eine Ungenauigkeit.
   *[other] { $inaccuracy } Ungenauigkeiten.
}
page-analysis-stand-in = { $others ->
    [one] Dazu ein Fehler, den ein Bot oder die Uhr gemacht hat.
   *[other] Dazu { $others } Fehler, die ein Bot oder die Uhr gemacht hat.
}
page-analysis-costliest = Die teuersten Entscheidungen
page-analysis-interval = in Prozentpunkten der Aussicht auf den Sieg, mit 95-%-Intervall
page-analysis-blunder = Patzer
page-analysis-mistake = Fehler
page-analysis-inaccuracy = Ungenauigkeit
page-analysis-lost = −{ $lost }
page-analysis-error = ± { $error }
page-analysis-better = Besser: { $better }
page-analysis-no-errors = Bis hierher ist keine Entscheidung nachweisbar falsch.
page-analysis-points = { $sign ->
    [minus] −{ $size }
   *[plus] +{ $size }
}
page-analysis-seat = { $luck ->
    [good] { $play ->
        [good] { $name } hatte Glück, und der Tisch spielte noch dazu.
        [bad] { $name } hatte mehr Glück, als am Tisch daraus wurde.
       *[even] { $name } hatte Glück; entschieden wurde wenig.
    }
    [bad] { $play ->
        [good] { $name } kam weiter, als der Zufall wollte.
        [bad] { $name } hatte Pech, und am Tisch lief es auch nicht.
       *[even] { $name } hatte Pech; entschieden wurde wenig.
    }
   *[even] { $play ->
        [good] { $name } wurde vom Zufall nicht verwöhnt: Es waren die Entscheidungen.
        [bad] { $name } hatte kein Pech: Es waren die Entscheidungen.
       *[even] { $name } verlor und gewann nichts durch Zufall oder Entscheidungen.
    }
}
page-analysis-chances = Aussicht auf den Sieg
page-analysis-figure = Was gezeichnet wird
page-analysis-show-chances = Sieg
page-analysis-show-money = Geld
page-analysis-curve = Verlauf der Partie; die Zahlen stehen in der Tabelle darunter
page-analysis-figures = Die Zahlen als Tabelle
page-analysis-end = Am Ende
page-analysis-turn-of = Runde { $round }, { $player }
page-analysis-no-turns = Nichts hat viel geändert.
page-analysis-trust = Wie verlässlich das ist
page-analysis-held = Wo { $told } % stand, wurden { $came } von 100 Partien gewonnen.
page-analysis-what = Bewertet wird mit offenen Karten, nach dem, was aus Partien von Bots gelernt wurde. Glück ist, was der Zufall gab, verglichen mit dem Mittel all dessen, was hätte kommen können: bei den ersten Karten, in eigenen Zügen und in denen der anderen. Fehler sind eigene Entscheidungen, zu denen es nach dem, was der Sitz wissen konnte, nachweislich etwas Besseres gab. Alle übrigen Entscheidungen, auch die der anderen, stehen für sich. Alle Zahlen sind Prozentpunkte der Aussicht auf den Sieg.
page-analysis-fair = Der Server analysiert nur beendete Partien. Ein Programm auf dem eigenen Rechner, etwa „altbau analyse“, kann nicht wissen, ob eine Partie anderswo noch läuft.
page-analysis-books = Was alles eingebracht hat
page-analysis-books-card = Mieter
page-analysis-books-building = Häuser, abzüglich Dach
page-analysis-books-square = Felder: Mieten abzüglich Preis, Gebäuden und Hypothek
page-analysis-books-none = Nichts hat etwas eingebracht.
page-analysis-times = { $times } ×
page-analysis-told = gesagt, %
page-analysis-came = gewonnen, %

# Was auf Papier gehört

page-print = Drucken
page-print-link = Auf Papier
page-documentation = Dokumentation
page-print-text = Was die Spielregeln auf Papier verlangen, von uns gezeichnet: für alle, die die Schachtel haben, und für alle, die keine haben.
page-print-impossible = Dieser Server kann nicht drucken: Ihm fehlt Typst. Der Betreiber kann es installieren: pip install "altbau[print]".
page-print-edition = Ausgabe
page-print-size = Papier
page-print-size-a4 = A4
page-print-size-letter = Letter (8,5 × 11 Zoll)
page-print-make = PDF
page-print-empty = Leer, als PDF
page-print-filled = Mit den Listen dieses Servers, als PDF
page-print-making = Wird gemacht …
page-print-hint = Drucke in 100 %, ohne Anpassen an die Seite; Geld und Karten beidseitig, an der langen Kante gewendet.
page-print-money = Geld
page-print-money-text = Vorderseiten, Rückseiten und Marken zum Schneiden.
page-print-scores = Punkteblatt
page-print-scores-text = Für eine Partie aus mehreren Spielen, mit Platz für die Summen.
page-print-records = Bestenlisten
page-print-records-text = Die drei Listen hinten im Regelheft.
page-print-aid = Spielhilfe
page-print-aid-text = Eine Seite: Phasen, Mieter, Aktionen, was worauf antwortet, das Ende und Tipps.
page-print-cards = Karten
page-print-cards-text = Alle Karten mit unseren Bildern und Texten, 63,5 × 88 mm mit Beschnitt. Ein Stern zeigt, welche Werte rekonstruiert sind.
page-print-lists = Besitzkarten und Karten
page-print-lists-text = Schlichte Listen aller Namen und Zahlen.
page-print-rules = Regelheft
page-print-rules-text = Die Regeln in unseren Worten, mit Beispielen als Bildern.
page-restored = Der Server wurde aus einer Sicherung wiederhergestellt. Was hier seitdem gespielt wurde, ist verloren; der Tisch steht, wie er war.

# Eine Stellung ändern, ohne zu schreiben
edit-table = Tisch
edit-options = Vereinbart
edit-players = Spieler
edit-turn = Am Zug
edit-phase = Phase
edit-nobody = niemand
edit-number = wie viele
edit-yes = ja
edit-no = nein
page-edit = Hier ändern
page-edit-how = Wähle etwas und dann, wo es liegen soll: mit Klick, Tastatur oder durch Ziehen. Der Text folgt sofort. Escape lässt es wieder los.
page-edit-outdated = Das Bild folgt, sobald der Text wieder lesbar ist.
page-edit-undo = Rückgängig
page-edit-redo = Wiederholen
page-edit-full = Ganz ausschreiben
page-edit-full-text = Mit allen Karten, wie es am Ende wäre; ohne Züge lässt es sich hier ändern.
page-edit-held = { $thing } ist in der Hand. Wähle, wo es liegen soll.
page-edit-laid = { $thing }: { $place }
page-edit-here = Hierhin legen
page-edit-before = Vor { $thing } legen
page-edit-on-top = Obenauf
page-edit-to-the-bottom = Ganz nach unten
page-edit-put-away = Weglegen
page-edit-remove = { $what } wegnehmen
page-edit-empty = leer
page-edit-something-else = etwas anderes
page-position-begin-empty = Oder mit leerem Tisch
page-not-here = Hier spielst du allein oder zu mehreren an einem Gerät. Für Freunde in der Ferne braucht es einen Server:
page-not-here-server = „altbau serve“ in der Dokumentation.
page-not-here-title = Dafür braucht es einen Server
page-share-here = Dieser Tisch
page-new-version = Eine neue Fassung ist da.
page-new-version-restart = Neu starten
page-elsewhere = Dieser Tisch ist in einem anderen Tab offen.
page-elsewhere-take = Hier spielen
