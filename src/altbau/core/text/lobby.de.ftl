# Was ein Tisch sagt, der auf Spieler wartet.

page-waits-changed-house = Hausregeln
page-waits-for = Der Tisch wartet auf { $players }.
page-waits-for-you = dich
page-waits-for-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-waits-for-nobody = Alle sind da.
page-waits-kept = Gast
page-waits-move = { $player }: Schild ziehen, oder mit den Pfeiltasten
page-waits-ready = bereit
page-waits-reading = liest noch …
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
page-waits-leads = { $count ->
    [0] Alle Plätze sind besetzt: Wer ihn öffnet, kann zuschauen.
    [one] Damit kann sich noch jemand setzen.
   *[other] Damit können sich noch { $count } setzen, einer nach dem anderen.
}
page-waits-here-only = Nur dieses Gerät kann den Link öffnen. Für andere öffne die Seite unter der Adresse für dein Netz; der Server nennt sie, wenn er startet.
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
page-spare = Ersatzschlüssel
page-waits-changed-window-limit = Bedenkzeit für Reaktionen
page-waits-changed-clock = Uhr
