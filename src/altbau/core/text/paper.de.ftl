# Was gedruckt wird (altbau/paper).

paper-money-title = { $edition }: Geld, { $total }
paper-money-each = Für jeden Spieler einmal drucken: 2 Blätter für zwei, 6 für sechs. Beide Seiten in 100 %, dann an den Marken schneiden.
paper-money-all = Ein Blatt genügt für jede Zahl von Spielern: Es ist die Bank des Tisches. Beide Seiten in 100 % drucken, dann an den Marken schneiden.
paper-money-ours = Die Spielregel verlangt Papiergeld und nennt keine Werte; diese sind von uns.
paper-backs = Die Rückseiten. Das Blatt an der langen Kante wenden.
paper-scores = Punkteblatt
paper-scores-note = Jede Zeile ist ein Spiel: links das Geld an seinem Ende, rechts die Summe bis dahin.
paper-scores-target = Die Partie endet nach einer Zahl von Spielen oder bei einer Summe; die Spielregel schlägt { $target } vor. Vereinbart ist: ____________
paper-game = Spiel
paper-name = Name
paper-money = Geld
paper-total = Summe
paper-records = Bestenlisten
paper-records-note = In jeder Zeile steht oben, wer bei so vielen Spielern zuerst auf die Liste kam, darunter alle späteren.
paper-record-players = Spieler
paper-record-winner = Gewinner, Geld
paper-record-loser = Name, Platz, Geld
paper-record-date = Datum
paper-lists = Besitzkarten und Karten
paper-lists-note = Nichts als Namen und Zahlen, zum Nachschlagen oder um eigene Karten zu schreiben.
paper-cards-title = { $edition }: { $count } Karten
<<<<<<< HEAD
paper-house-rule = Hier gilt eine Hausregel: siehe Spielregeln.
=======
paper-house-rules = Hier gilt eine Hausregel: siehe Spielregeln.
>>>>>>> editions
paper-cards-note = 63,5 × 88 mm bei 100 %, beidseitig gedruckt. * Dieser Wert ist rekonstruiert: Er steht nur auf den Karten, die wir nicht kennen.
paper-aid = Spielhilfe
paper-tenants = Mieter
paper-tenant = Mieter
paper-rent = Miete
paper-floors = Stockwerke
paper-about = Kurz gesagt
paper-ours = Stockwerke: das höchste Haus, das der Mieter nimmt. * Rekonstruiert; der Wert steht nur auf den Karten.
paper-without-powers = In Klammern: die gedruckte Miete, die ohne Eigenschaften der Mieter gilt.
paper-buildings = Gebäude
paper-actions = Aktionen
paper-answers = Was worauf antwortet
paper-rules = { $edition }: die Regeln
