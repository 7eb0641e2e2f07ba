# Die Einstellungen eines neuen Tischs.

page-choose-table-title = Ein Tisch nach Wunsch
page-by-link-field = Link, den dir jemand geschickt hat
page-by-link-wrong = Dieser Link führt zu keinem Tisch auf dieser Seite.
page-start-button = { $players ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
    [7] Zu siebt
   *[8] Zu acht
} losspielen
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
page-watch-button = Zusehen
page-more-settings = Mehr Einstellungen
page-hints = Tipps erlaubt
page-hints-text = Mit Tipps kannst du bei jeder Entscheidung fragen, was der Verwalter tun würde und warum. Jeder wählt für sich, und alle sehen am Schild, wer Tipps hat.
page-options = Optionen

page-wait-button = Öffnen und warten
page-rematch-lead = Alle Spieler vom letzten Tisch kommen mit: Sobald du anfängst, sehen sie dort „Zur Revanche“. Einen Link braucht nur, wer neu dazukommt.
page-rematch-comes = kommt mit

page-match = Mehrere Spiele
page-match-length = Ihr spielt
page-match-single-choice = ein einziges Spiel
page-match-games-choice = eine bestimmte Zahl von Spielen
page-match-target-choice = bis jemand genug verdient hat
page-match-how-many = Wie viele Spiele
page-match-which-target = Bis zu welcher Summe
page-match-suggested = Die Spielregel schlägt { $target } vor.
page-sit-in = Für Fehlende spielt ein Bot
page-sit-in-text = Nach einer Minute ohne Verbindung oder drei Minuten Schweigen spielt von selbst ein Bot weiter. Sonst entscheiden das die anderen. Den Platz bekommt man mit einem Klick zurück.
page-window-limit = Bedenkzeit für Reaktionen
page-window-limit-text = Wer dann nicht geantwortet hat, passt. Das gilt für alle gleich, was sie auch auf der Hand haben.
page-window-limit-30 = 30 Sekunden
page-window-limit-60 = 1 Minute
page-window-limit-120 = 2 Minuten
page-window-limit-300 = 5 Minuten
page-window-limit-86400 = 1 Tag
page-clock = Uhr
