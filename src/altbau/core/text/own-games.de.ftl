page-games-lead = { $mine ->
    [0] { $running ->
        [0] Kein Tisch wartet auf dich.
        [one] Ein Tisch läuft.
       *[other] { $running } Tische laufen.
    }
    [one] An einem Tisch bist du dran.
   *[other] An { $mine } Tischen bist du dran.
}
page-games-running = Laufende Tische
page-games-over = Beendete Partien
page-games-over-none = Was du zu Ende spielst, steht dann hier.
page-games-find = Namen, Ausgabe, Tag …
page-games-more = { $games } weitere
page-games-evenings = Abende
page-games-evening = { $games } Spiele, { $won ->
    [one] einmal gewonnen
   *[other] { $won }-mal gewonnen
}
page-games-export = Alles als Datei
page-games-export-text = Deine Partien in der Notation: beendete vom Geben bis zum Ende, laufende, soweit du sie kennst. Du kannst sie unter „Stellung aufbauen“ ansehen.
