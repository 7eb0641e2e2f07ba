page-games-lead = { $mine ->
    [0] Kein Tisch wartet auf dich.
    [one] An einem Tisch bist du dran.
   *[other] An { $mine } Tischen bist du dran.
}
page-games-running = Laufende Tische
page-games-over = Beendete Partien
page-games-find = Namen, Ausgabe, Tag …
page-games-more = { $games } weitere
page-games-evenings = Abende
page-games-evening = { $games } Spiele, { $won ->
    [one] einmal gewonnen
   *[other] { $won }-mal gewonnen
}
