# Die Analyse einer Partie.

page-analysis-working = Die Partie wird bewertet …
page-analysis-start = Die Partie beurteilen lassen
page-analysis-start-text = Wer mitgespielt hat, kann die Partie beurteilen lassen. Das dauert eine Weile. Danach sehen alle hier, was Glück war, was Fehler waren und was den Ausschlag gab.
page-analysis-unmade = Noch niemand ließ diese Partie beurteilen.
page-analysis-whose = Wessen Entscheidungen
page-analysis-all = alle
page-analysis-mine = meine
page-analysis-better-here = besser: hier
page-analysis-balances = Glück und Fehler
page-analysis-points-coins = als Vorsprung in Geld vor dem Mittel der anderen
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
page-analysis-interval-coins = als Vorsprung in Geld vor dem Mittel der anderen, mit 95-%-Intervall
page-analysis-interval = in Prozentpunkten der Aussicht auf den Sieg, mit 95-%-Intervall
page-analysis-blunder = Patzer
page-analysis-mistake = Fehler
page-analysis-inaccuracy = Ungenauigkeit
page-analysis-lost = −{ $lost }
page-analysis-error = ± { $error }
page-analysis-better = Besser: { $better }
page-analysis-nothing-done = { $player } lässt es dabei.
page-analysis-no-errors = Keine Entscheidung war nachweisbar falsch.
page-analysis-no-errors-yet = Bis hierher ist keine Entscheidung nachweisbar falsch.
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
        [good] { $name } wurde vom Zufall nicht verwöhnt; gewonnen wurde am Tisch.
        [bad] { $name } hatte kein Pech; verloren ging es am Tisch.
       *[even] { $name } verlor und gewann nichts durch Zufall oder Entscheidungen.
    }
}
page-analysis-chances = Aussicht auf den Sieg
page-analysis-money = Geld am Ende, geschätzt
page-analysis-coins = Wie oft so eine Stellung gewinnt, wurde nur für die gedruckten Regeln gemessen. Darum steht hier alles in Geld, wie es für das Ende der Partie geschätzt wird.
page-analysis-figure = Was gezeichnet wird
page-analysis-show-chances = Sieg
page-analysis-show-money = Geld
page-analysis-curve = Verlauf der Partie; die Zahlen stehen in der Tabelle darunter
page-analysis-curve-so-far = Verlauf der Partie bis hierher
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
