# Die Spielregeln zum Lesen.

page-rulebook-none = Eine solche Ausgabe gibt es nicht.
page-rulebook-chapters = Kapitel
page-rulebook-search = Regeln durchsuchen
page-rulebook-found = { $found ->
    [0] Nichts gefunden.
    [one] Ein Fund
   *[other] { $found } Funde
}
page-rulebook-print = Drucken
page-rulebook-tip = Tipp
page-rulebook-details = Im Einzelnen
page-rulebook-rulings = { $rulings ->
    [one] Eine Frage, die die Spielregel offenlässt
   *[other] { $rulings } Fragen, die die Spielregel offenlässt
}
page-example = Beispiel: { $title }
page-example-step = { $step } von { $steps }
page-example-back = Zurück
page-example-again = Von vorn
page-example-next = Weiter
page-rulebook-answers = Antworten: { $cards }
page-rulebook-no-answer = keine
page-rulebook-also = Siehe auch: { $cards }
page-cards = Die Karten einzeln
difference-answer-yes = ja
difference-answer-no = nein
difference-answer-none = –
differences-title = Worin sich die Ausgaben unterscheiden
differences-rule = Regel
differences-lead = Dieselbe Stadt, drei Jahrgänge. Von den Regeln, die mehrere Ausgaben haben, gilt in allen, was hier nicht steht; Karten, Varianten und was nur eine hat, stehen in deren Spielregeln. Die Nummern nennen die Regel.
page-documentation = Dokumentation
page-rule-ruled = Entschieden
page-rule-example = Beispiel
page-rule-printed = Im gedruckten Heft
page-rule-paragraph = „{ $section }“, { NUMBER($paragraph) }. Absatz
page-rule-bare = Dazu gibt es nicht mehr zu sagen.
