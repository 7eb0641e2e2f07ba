# Was mehrere Seiten sagen, außer der Startseite.

page-cancel = Abbrechen
page-connecting = Der Tisch wird geöffnet …
page-engine-loads = Das Spiel wird geladen: { $number } %
page-engine-begins = Das Spiel ist geladen und beginnt gleich …
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
page-nowhere-title = Hier ist keine Seite
page-nowhere = Unter dieser Adresse gibt es nichts. Einer dieser Wege führt weiter:
page-by-link-go = Zum Tisch
page-me = Ich
page-seats = Am Tisch
page-players = Am Tisch: { $players }
page-somebody = Jemand
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
page-house-figures = Gelernt aus der gedruckten Ausgabe, ohne die Hausregeln.
page-hints-own = Tipps für mich
page-hints-given = An diesem Tisch sind Tipps erlaubt: Jeder wählt für sich, und alle sehen, wer welche hat.
page-hints-not-given = An diesem Tisch gibt es keine Tipps.
page-edition = Ausgabe
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
page-you = du
page-away = weg
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
page-hinted = hierher zeigt der Tipp
page-press-held = Eine gehaltene Taste antwortet nur einmal.
page-press-again = Zweimal kurz gedrückt zählt einmal.
page-press-early = Zu früh: Das war eben erst da. Noch einmal drücken?
page-press-late = Nicht gesendet: Am Tisch hat sich gerade etwas geändert. Noch einmal drücken?
page-hand-empty = Keine Karten auf der Hand.
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
page-waits-title = Ein Tisch wartet
page-waits-since = seit { $time }
page-waits-free = frei
page-waits-host = hat den Tisch geöffnet
page-waits-copy = Link kopieren
page-waits-share = Teilen
page-spare-text = Mit einem Ersatzschlüssel kommst du auf deinen Platz zurück, wenn dieses Gerät verloren geht. Druck ihn aus, oder bewahr den Link woanders auf. Wer ihn hat, spielt deinen Platz; zeig ihn also niemandem.
page-spare-show = Ersatzschlüssel zeigen
page-spare-of = Der Ersatzschlüssel von { $player }
page-spare-qr = QR-Code des Ersatzschlüssels von { $player }
page-spare-link = Der Schlüssel als Link
page-spare-print = Drucken
page-code-show = Code zeigen
page-join-watch = Nur zuschauen
page-device-code = Code
page-device-have = Ich habe einen Code von meinem anderen Gerät

page-key-ended-title = Dieses Gerät hat hier keinen Platz mehr
page-key-ended = Sein Schlüssel öffnet an diesem Tisch keinen Platz: Jemand hat den Platz mit einer neuen Einladung eingenommen, du wurdest gebeten zu gehen, oder der Link war nicht vollständig. Wer den Tisch eröffnet hat, kann dich neu einladen.
page-key-others = Mit den anderen Plätzen dieses Geräts weiterspielen
page-copy = Kopieren
page-copied = Kopiert.
page-not-copied = Der Browser lässt die Seite nicht kopieren. Markiere den Text und kopiere ihn selbst.
page-place = { $place }.
page-rematch = Revanche
page-evening = Der Abend
page-evening-player = Wer
page-evening-with-bot = ein Bot hat auf diesem Platz etwas entschieden
page-record-bot = Bot

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
page-value-rent-powers = Miete mit Eigenschaften
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

page-chance = Ehrlicher Zufall
page-chance-seed = Die Startzahl:
page-chance-check = Ihr Fingerabdruck lässt sich auf jedem Rechner nachrechnen. Nach dem Ende kann die Bibliothek das Spiel daraus noch einmal spielen, mit „Spiel kopieren“ unter „{ $menu }“.
good-nothing = nichts
phase-over = Spielende
record-first-winners = Die ersten Sieger
record-won-in-jail = Im Knast gewonnen
record-lost-it-all = Alles verloren
refusal-offer-repeated = Genau das ist in diesem Zug schon abgelehnt worden.
refusal-too-many-offers = Fünf Angebote in einem Zug sind genug.
page-resigned-text = Ein Bot spielt für dich bis zum Ende dieser Partie. Du kannst zusehen und mitreden oder gehen: Niemand wartet auf dich.
page-only-bots-text = Du kannst zusehen oder sie gleich zu Ende spielen lassen.
page-played-on = von einem Bot weitergespielt
page-heard-deeds = { $player }: { $deeds }.
page-told-by = { $said } ({ $by ->
    [clock] durch die Uhr
   *[other] durch einen Bot
})
page-clock-text = Sie läuft, solange jemand am Zug ist, nie bei Reaktionen. Ist die Zeit um, wird von selbst gespielt; nach dem zweiten Mal spielt ein Bot.
page-clock-shared = Hier teilen sich mehrere ein Gerät: Jede ihrer Uhren läuft erst, wenn es den Tisch dem zeigt, der gefragt ist.
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
page-clock-days = { $time ->
    [one] { $time } Tag
   *[other] { $time } Tage
}
page-clock-stands = Uhr:
page-clock-runs = Uhr, läuft:
page-clock-little = Noch { $seconds } Sekunden.
page-key-c = etwas sagen
page-lesson-offer = Nie gespielt? Lern es in 6 Minuten
page-lesson-offer-begun = Weiter mit der ersten Partie
page-deal-compare = Tabelle
page-deal-told-later = Die Startzahl wird genannt, wenn die Partie abgeschlossen ist, denn andere spielen sie auch.

page-replay = Rückblick
page-replay-hands = Was die anderen auf der Hand haben
page-not-here-title = Dafür braucht es einen Server

page-look-back = Rückblick
page-file = Als Datei
page-file-text = Die Datei hebt den Tisch auf, oder bringt ihn in einen anderen Browser oder auf einen Server. Dort öffnet sie „Stellung aufbauen“, und wer sie öffnet, spielt für alle Menschen weiter.
page-file-running = Dieses Spiel läuft noch. In der Datei stehen auch alle verdeckten Karten und alles, was noch gezogen und gewürfelt wird. Von da an zählt es in keiner Liste.
page-file-bad = Mit dieser Datei lässt sich nicht weiterspielen. { $why }
page-file-save = Datei speichern
page-file-save-sure = Trotzdem speichern
page-share = Einladen
page-share-here = Dieser Tisch
