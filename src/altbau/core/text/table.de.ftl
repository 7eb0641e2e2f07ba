# Was ein Tisch sagt, gespielt oder angesehen.

page-connection-lost = Die Verbindung ist weg. Verloren ist nichts: Sie wird neu aufgebaut …
page-connection-blocked = Netz oder Add-on sperrt wohl Live-Verbindungen
page-connection-blocked-text = Der Server antwortet, aber Live-Verbindungen zu ihm scheitern. Wahrscheinlich sperrt sie das Netz, ein Virenscanner oder eine Erweiterung des Browsers.
page-late = Der Server hat noch nicht geantwortet …
page-outgrown-title = Diese Seite ist älter als der Server
page-not-now-title = Der Tisch lässt sich gerade nicht öffnen
page-not-now = Die Seite versucht es weiter.
page-told-title = Dieser Tisch geht nicht weiter
page-told-over = Was an diesem Tisch geschah
page-with-hints = spielt mit Tipps

page-table-of = Ein Tisch für { $players }
page-awaited = { $player } ist noch nicht da
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
page-not-come = noch nicht da
page-on-turn = am Zug
page-is-asked = wird gefragt
page-jailed = im Knast
page-hand-count = { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
}
page-income-now = nähme jetzt { $coins } ein
page-choose = { $what } wählen
page-choose-player = Wählen
page-question = Was gefragt ist
page-thinking = { $player } überlegt.
page-nothing-to-play = Du bist am Zug, kannst aber nichts ausspielen. Gleich geht es weiter.
page-over = Das Spiel ist vorbei.
page-closed = Dieser Tisch ist geschlossen.
page-step-nowhere = Keine Wohnung passt: Der Mieter kommt auf die Ablage.
page-step-pile = Keine Wohnung passt: Der Mieter kommt unter den Nachziehstapel.
page-pick-floors = Tipp die Karten an, vom Erdgeschoss nach oben.
page-build = { $floors ->
    [0] Bauen
    [one] Ein Stockwerk bauen
   *[other] { $floors } Stockwerke bauen
}
page-play-card = „{ $card }“ spielen
page-place-tenant = { $card }, { $place }
page-aside = Außer der Reihe:
page-undo = Zurücknehmen
page-hint = Tipp: Was täte der Verwalter?
page-hint-more = mehr
page-hint-less = weniger
page-coach = Besser in deinem letzten Zug:
page-coach-stake = Das steht auf dem Spiel:
page-coach-show = Zeig’s mir
page-coach-off = Ohne Trainer
page-coach-own = Nach meinem Zug sagen, was deutlich besser gewesen wäre
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
page-hand-keys = Pfeiltasten, Pos 1 und Ende: von Karte zu Karte. Eingabetaste: wählen. I: lesen.
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
page-card-more = Mehr über diese Karte

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

page-looking-on = Du schaust zu
page-keep-link = Heb diesen Link auf
page-keep-link-text = Dieser Browser speichert nichts: Wenn du den Tab schließt, bringt nur dieser Link dich auf deinen Platz zurück. Wer ihn hat, spielt deinen Platz; zeig ihn also niemandem.

page-awaited-copy = Einladung für { $player } kopieren
page-moved-by-clock = Die Uhr hat gezogen
page-asks-awaited = { $player } ist am Zug, aber noch nicht da.
page-asks-instead = { $player } ist noch nicht da; bis dahin spielt ein Bot.
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
page-code-anew = Neuen Code zeigen
page-code-address = Adresse für das andere Gerät
page-code = Öffne diese Adresse auf dem anderen Gerät und gib den Code für { $player } ein. Er gilt einmal, { $minutes } Minuten lang:

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
page-copy-position = Stellung kopieren
page-copy-game = Spiel kopieren

page-winners = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen gemeinsam
}
page-see-table = Tisch ansehen
page-see-ranking = Ergebnis zeigen
page-end-why = Was den Ausschlag gab
page-note-result = Die Nummern stehen in der Kurve: Suche deinen tiefsten Knick.
page-note-better = { $coach ->
    [yes] Der Trainer sagt nach jedem Zug, was besser gewesen wäre („{ $menu }“).
   *[no] Die Lampe sagt im nächsten Spiel, was besser wäre („{ $menu }“).
}
page-end-truth = Was die Bots wirklich dachten
page-end-truth-none = Sie hatten nichts zu überlegen.
page-end-chances = Aussicht auf den Sieg
page-end-money = Geld am Ende
page-end-chances-text = nach jeder Runde, von außen gesehen, ohne die Handkarten
page-end-more = Was den Ausschlag gab, und mehr
page-end-curve = Aussicht auf den Sieg in Prozent, nach jeder Runde: { $values }
page-end-curve-money = Geld am Ende, nach jeder Runde geschätzt: { $values }
page-end-changed-money = { $player }: { $sum } gegenüber den anderen
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
page-next-table = Zur Revanche
page-coins-hidden = Geld verdeckt
page-sum = Betrag
page-next-game = Nächstes Spiel
page-chance-promise = Die Reihenfolge der Karten und Würfe steht vor dem Spiel fest: durch eine Startzahl, die niemand kennt. Dies ist ihr Fingerabdruck. Am Ende wird sie genannt, und jeder kann prüfen, dass sie es war.
page-chance-by-host = der Gastgeber hat die Startzahl gewählt
page-chance-chosen = Wer den Tisch eröffnet hat, hat die Startzahl gewählt und kann die Karten also kennen: Nach ihr richtet sich die Reihenfolge der Karten und Würfe. Dies ist ihr Fingerabdruck.
page-chance-told-later = Am Ende wird sie genannt.
page-chance-before = Teil { $number } dieses Spiels, nach älteren Regeln:
page-chance-match = Jedes Spiel eines Matchs hat seine eigene Startzahl; alle folgen aus dem Geheimnis des Matchs mit diesem Fingerabdruck:
page-chance-game = Spiel { $number }:
page-chance-secret = Das Geheimnis:
page-chance-derived = So folgt daraus die Startzahl des ersten Spiels: die ersten 32 Ziffern hiervon, als hexadezimale Zahl gelesen.
page-left-over = Gespielt. Der Rest ging danach nicht mehr: { $words }
word-pass = Passen
word-accept = Annehmen
word-decline = Ablehnen
word-offer = Anbieten
word-trade = Handeln
word-for = Dafür will ich …

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
page-returned-others = Was sonst geschehen ist
page-returned-on = Weiterspielen
page-notice-sits-in = Ein Bot spielt für { $player } weiter.
page-notice-back = { $player } spielt jetzt statt des Bots.
page-notice-timed-out = Die Zeit von { $player } war um; es wurde von selbst gespielt.
page-resign = Aufgeben
page-resign-title = Diese Partie aufgeben?
page-resign-text = Ein Bot spielt für dich bis zum Ende dieser Partie, und du bekommst den Platz nicht zurück. Im Ergebnis stehst du hinter allen, die weiterspielen.
page-resign-match = Im Match zählt diese Partie für dich nichts; in der nächsten spielst du wieder.
page-resign-sure = Aufgeben
page-resigned = Du hast aufgegeben.
page-has-resigned = aufgegeben
page-only-bots = Nur noch Bots spielen.
page-to-end = Gleich zu Ende
page-notice-resigned = { $player } gibt auf. Ein Bot spielt dort bis zum Ende dieser Partie.
page-notice-wins = { $player } gewinnt: Wer aufgegeben hat, steht hinter allen anderen.
page-played-by-bot = Bot: { $number } von { $moves } Zügen
page-played-by-clock = Uhr: { $number } von { $moves } Zügen
page-until = So lange wartet diese Frage noch

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
page-unwatched-title = Hier schaut niemand zu
page-unwatched = Wer den Tisch eröffnet hat, lässt niemanden zuschauen, oder nur mit einem neuen Link. Lass ihn dir schicken.
page-watching = Zuschauen
page-watching-nobody = Niemand kann an diesem Tisch zuschauen.
page-watching-link = Zuschauen kann nur, wer den neuen Link hat. Das Gerät, auf dem er gemacht wurde, zeigt ihn.
page-watching-renew = Neuer Link zum Zuschauen
page-watching-renew-text = Ein neuer Link ersetzt den bisherigen. Wer mit dem bisherigen zuschaut, sieht nichts mehr.
page-watching-forbid = Niemanden zuschauen lassen
page-watching-allow = Wieder zuschauen lassen
page-lesson-speaks = Lies erst, dann geht es weiter.
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
    [as-file] Von diesem Tisch gibt es eine Datei, in der alles offen steht.
   *[what-if] Hier wird etwas ausprobiert.
}
page-try-out-uncounted = Etwas ausprobieren (dieses Spiel zählt in keiner Liste)
page-replay-leave = Zum Tisch

page-analysis = Analyse
page-restored = Der Server wurde aus einer Sicherung wiederhergestellt. Was hier seitdem gespielt wurde, ist verloren; der Tisch steht, wie er war.
page-title-asked = Du bist dran

page-orders = Im Voraus sagen
page-plan-open = { $said ->
    [yes] Nächsten Zug ändern
   *[no] Nächsten Zug planen
}
page-calls = Wie du gerufen wirst
