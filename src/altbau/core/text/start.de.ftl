# Was die Startseite sagt, und der Rahmen aller Seiten.

page-title = Altbau
page-title-calling = ● { $title }
page-title-asked = Du bist dran
page-title-asked-at = { $tables ->
    [one] Du bist dran
   *[other] Du bist dran ({ $tables })
}
page-description = Die Vermieter-Kartenspiele von Friedemann Friese und Monopoly im Browser: mit Freunden oder gegen Bots, auf Deutsch und Englisch, ohne Anmeldung.
page-skip = Zum Inhalt
page-navigation = Wege
page-way-play = Spielen
    .short = Spielen
page-way-learn = Lernen
    .short = Lernen
page-way-puzzles = Rätsel & Tagespartie
    .short = Rätsel
page-way-games = Meine Partien
    .short = Partien
page-way-rules = Regeln
    .short = Regeln
page-poster-lesson = Lektion { $number }
page-look-back = Rückblick
page-menu = Mehr
page-menu-here = An diesem Tisch
page-menu-settings = Einstellungen
page-menu-away = Woanders hin
page-menu-me = Name, Geräte, Gespeichertes
page-records = Rekorde
page-help = Hilfe
page-close = Schließen
page-light-auto = Helligkeit: wie am Gerät eingestellt
page-light-light = Helligkeit: hell
page-light-dark = Helligkeit: dunkel
page-sound-on = Ton: an
page-sound-off = Ton: aus
page-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-no-server-yet = Der Server antwortet noch nicht. Die Seite versucht es weiter.
page-outgrown = Der Server ist aktualisiert worden, und diese Seite versteht ihn nicht mehr. Lade sie neu; am Tisch geht nichts verloren.
page-outgrown-load = Neu laden
page-part-failed = Dieser Teil der Seite funktioniert in diesem Browser nicht. Der Rest der Seite schon.
page-failed = Diese Seite funktioniert in diesem Browser gerade nicht.
page-missing-back = Zur Startseite

page-start-title = Häuser. Mieter. Ärger.
page-start-lead = Klopf an eine Tür, und du spielst sofort los, gegen drei Bots.
page-enter = Losspielen
page-enter-against = allein gegen { $bots }
page-with-friends = Mit Freunden
page-open-table = Tisch eröffnen
page-choose-table = anpassen …
page-by-link = Mit Link beitreten
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
page-starting = Es geht los …
page-guest = Gast
page-neighbour-1 = Frau Ahorn
page-neighbour-2 = Opa Birke
page-neighbour-3 = Frau Distel
page-neighbour-4 = Onkel Esche
page-neighbour-5 = Frau Fichte
page-neighbour-6 = Opa Ginster
page-neighbour-7 = Frau Hasel
page-neighbour-8 = Onkel Iltis

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
page-floors = { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}
page-rulebook = Spielregeln
page-unkept = Dieser Browser speichert nichts: Dein Platz ist verloren, wenn du den Tab schließt, außer du hebst den Link auf, den der Tisch dir zeigt.
page-bot = Bot

page-me-link = Du

names-and = { $first } und { $last }

page-lesson = Erste Partie
page-lesson-poster = 6 Minuten
page-lesson-learn = Lernen
page-lesson-learn-edition = Lernen: { $edition }

page-deals = Dieselbe Partie für alle
page-deal-door = Partie des Tages

page-puzzles = Rätsel
page-not-here = Hier spielst du allein oder zu mehreren an einem Gerät. Für Freunde in der Ferne braucht es einen Server:
page-not-here-server = „altbau serve“ in der Dokumentation.
page-new-version = Eine neue Fassung ist da.
page-new-version-restart = Neu starten
page-elsewhere = Dieser Tisch ist in einem anderen Tab offen, seit { $time }.
page-elsewhere-take = Hier spielen
page-disk-full = Der Speicher dieses Browsers ist voll. Das Spiel wartet, bis wieder Platz ist. Gespeichertes ist nicht verloren.
page-file = Als Datei
page-file-text = Die Datei hebt den Tisch auf, oder bringt ihn in einen anderen Browser oder auf einen Server. Dort öffnet sie „Stellung aufbauen“, und wer sie öffnet, spielt für alle Menschen weiter.
page-file-running = Dieses Spiel läuft noch. In der Datei stehen auch alle verdeckten Karten und alles, was noch gezogen und gewürfelt wird. Von da an zählt es in keiner Liste.
page-file-bad = Mit dieser Datei lässt sich nicht weiterspielen. { $why }
page-file-save = Datei speichern
page-file-save-sure = Trotzdem speichern
page-calls = Wie du gerufen wirst
page-calls-title = Sollen wir dich rufen, wenn du dran bist?
page-calls-text = Diese Partie dauert Tage, und niemand muss die Seite offen lassen. Du wirst gerufen, wenn du dran bist, und noch einmal, kurz bevor deine Zeit um ist.
page-calls-ask = Ruf mich in diesem Browser
page-calls-here = Dieser Browser
page-calls-push = Ein anderer Browser
page-calls-json = Eigenes Programm (JSON)
page-calls-discord = Discord
page-calls-slack = Slack
page-calls-ntfy = ntfy
page-calls-matrix = Matrix
page-calls-end = Nicht mehr: { $way }
page-calls-denied = Dieser Browser soll von dieser Seite nichts anzeigen. Du kannst das in seinen Einstellungen ändern.
page-calls-webhook = Oder über einen Webhook
page-calls-form = Für
page-calls-address = Adresse
page-calls-add = Hinzufügen
page-calls-hosts = Möglich sind hier: { $hosts }. Die Adresse bleibt geheim und wird nie wieder gezeigt.
page-calls-no-push = Dieser Browser kann dich nicht rufen, solange die Seite zu ist. Auf einem iPhone kann er es, sobald die Seite auf dem Startbildschirm liegt.
page-calls-no-way = Hier kann dich niemand rufen: Dieser Browser kann es nicht, solange die Seite zu ist, und dieser Server ruft auf keinem anderen Weg. Schau also herein, bevor deine Zeit um ist.
page-calls-later = Jetzt nicht
page-calls-done = Fertig
page-calls-shared = Für den ganzen Tisch: sagt, wer dran ist, wenn alle hier es wollen
page-calls-proposed = Für den ganzen Tisch: { $way } soll sagen, wer dran ist. { $yes } von { $asked } wollen das.
page-calls-agreed = Für den ganzen Tisch: { $way } sagt, wer dran ist.
page-calls-yes = Ja, gern
