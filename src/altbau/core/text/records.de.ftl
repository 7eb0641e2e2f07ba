# Bestenlisten und Suche.

page-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
page-records-text = Wie hinten im Regelheft: wer zuerst gewann, wer im Knast gewann und wer alle Häuser verlor.
page-records-players = { $players } Spieler
page-search = In deinen Partien suchen
page-search-edition = Ausgabe
page-search-kind = Mit
page-search-outcome = Die du
page-search-outcome-of = { $outcome ->
    [won] gewonnen hast
    [won-in-jail] im Knast gewonnen hast
    [lost] verloren hast
   *[runs] noch spielst
}
page-search-player = Gegen
page-search-any = – egal –
page-search-go = Suchen
page-search-none = Keine Partie auf diesem Gerät ist so.
page-search-more = { $count ->
    [one] und noch einmal
   *[other] und noch { $count }-mal
}
page-search-on = Weitersuchen
page-records-none = Noch steht hier niemand. Gewinne ein Spiel, und du stehst ganz oben.
page-records-bots = Listen der Bots
page-records-older = Ältere Einträge
page-records-nobody = Noch niemand.
