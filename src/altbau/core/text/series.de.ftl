# Ein Abend.

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
page-evening-number = Spiel { $number },
page-evening-wins = Siege
page-evening-points = Punkte
page-evening-game = Spiel { $number }: { $edition }
page-evening-instead = ein Bot spielt
page-evening-asked = ist dran
page-evening-awaited = ist noch nicht da
page-evening-plays = spielt
page-evening-over = Spiel { $number } ist zu Ende.
page-evening-runs = Spiel { $number } läuft.
page-evening-turn = Spiel { $number } läuft: { $player } ist am Zug.
page-evening-waits = Spiel { $number } läuft: Es wartet auf { $player }.
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
