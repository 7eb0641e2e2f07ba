# Was die Startseite sagt, und der Rahmen aller Seiten.

page-title = Altbau
page-title-calling = ● { $title }
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
page-read-out-own = Vorlesen: was dich betrifft
page-read-out-all = Vorlesen: alles
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
page-choose-table = Anpassen …
page-by-link = Mit Link beitreten
page-own-tables = Deine Tische
page-own-tables-none = Hier stehen die Tische, an denen du spielst.
page-own-tables-left = { $tables ->
    [one] Ein Spiel hast du
   *[other] { $tables } Spiele hast du
} vor dem ersten Zug verlassen.
page-own-table-instead = { $player } (Bot spielt)
page-own-table-turn = { $own ->
    [yes] Du bist
   *[no] { $player } ist
} dran seit { $since }
page-own-table-until = { $own ->
    [yes] Du bist
   *[no] { $player } ist
} dran, noch { $left }
page-own-table-answer = { $own ->
    [yes] Antworte
   *[no] { $player } antwortet
}, noch { $left }
page-own-table-waits = wartet auf Mitspieler seit { $since }
page-own-table-awaited = wartet auf { $player } seit { $since }
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
page-not-here-server = so startest du einen
page-new-version = Eine neue Fassung ist da.
page-new-version-restart = Neu starten
page-elsewhere = Dieser Tisch ist in einem anderen Tab offen, seit { $time }.
page-elsewhere-take = Hier spielen
page-disk-full = Der Speicher dieses Browsers ist voll. Das Spiel wartet, bis wieder Platz ist. Gespeichertes ist nicht verloren.
page-position = Stellung aufbauen
page-print = Drucken
page-differences = Unterschiede
