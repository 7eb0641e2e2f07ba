page-learn-lead = Eine erste Partie zeigt dir die Regeln beim Spielen, Schritt für Schritt.
page-learn-stand = { $far ->
    [done] geschafft
    [begun] angefangen
   *[new] 6 Minuten
}
