# Was auf Papier gehört.

page-print-text = Was die Spielregeln auf Papier verlangen, von uns gezeichnet: für alle, die die Schachtel haben, und für alle, die keine haben.
page-print-impossible = Dieser Server kann nicht drucken: Ihm fehlt Typst. Der Betreiber kann es installieren: pip install "altbau[print]".
page-print-edition = Ausgabe
page-print-size = Papier
page-print-size-a4 = A4
page-print-size-letter = Letter (8,5 × 11 Zoll)
page-print-make = PDF
page-print-empty = Leer, als PDF
page-print-filled = Mit den Listen dieses Servers, als PDF
page-print-making = Wird gemacht …
page-print-hint = Drucke in 100 %, ohne Anpassen an die Seite; Geld und Karten beidseitig, an der langen Kante gewendet.
page-print-money = Geld
page-print-money-text = Vorderseiten, Rückseiten und Marken zum Schneiden.
page-print-scores = Punkteblatt
page-print-scores-text = Für eine Partie aus mehreren Spielen, mit Platz für die Summen.
page-print-records = Bestenlisten
page-print-records-text = Die drei Listen hinten im Regelheft.
page-print-aid = Spielhilfe
page-print-aid-text = Eine Seite: Phasen, Mieter, Aktionen, was worauf antwortet, das Ende und Tipps.
page-print-cards = Karten
page-print-cards-text = Alle Karten mit unseren Bildern und Texten, 63,5 × 88 mm mit Beschnitt. Ein Stern zeigt, welche Werte rekonstruiert sind.
page-print-lists = Besitzkarten und Karten
page-print-lists-text = Schlichte Listen aller Namen und Zahlen.
page-print-rules = Regelheft
page-print-rules-text = Die Regeln in unseren Worten, mit Beispielen als Bildern.
