### Worin sich die Ausgaben unterscheiden, Feld für Feld.

difference-starting-roofs = Dächer auf der Hand, bevor gemischt wird
difference-roofs = Dächer im gemeinsamen Vorrat (das erste Haus bekommt eins umsonst, jedes weitere kostet mehr)
difference-check-on-first-turn = Häuser werden schon im ersten eigenen Zug geprüft
difference-homeless-by-squatters-stay = Wen Hausbesetzer vertreiben und wer nichts findet, der bleibt (sonst: Ablagestapel)
difference-squatted-own-first = Vor Hausbesetzern wird erst in eigenen Häusern gesucht
difference-monsters = Monster im Vorrat
difference-max-floors = Stockwerke eines Hauses, höchstens
difference-builds-for-others = Neue Häuser auch für andere
difference-asks-for-roofs = Dächer lassen sich von Mitspielern kaufen
difference-flat-roof-on-roof = Ein Flachdach passt auch auf ein fertiges Dach
difference-symbols-without-powers = Erdgeschoss- und Dachsymbole gelten auch ohne Eigenschaften der Mieter
difference-family-reports = Die Familie zeigt an
difference-family-reports-own-death = … auch wenn sie selbst unter den Opfern ist
difference-mother-comes-to-hand = Der Frau oder Mutter kann man kündigen und sie auf die Hand nehmen (sonst: Ablagestapel)
difference-musicians-author-decides = Wer Musiker ausspielt, bringt die Vertriebenen unter (sonst: der Besitzer des Hauses)
difference-homeless-by-musicians-stay = Wer vor Musikern nichts findet, bleibt (sonst: Ablagestapel)
difference-mover-fee = Lohn des Spediteurs je Umzug
difference-movers-pay = Spediteur und Makler bezahlt, wer den Umzug spielt (sonst: die Bank)
difference-broker-on-own-move = Makler auch beim eigenen Umzug
difference-broker-for-squatters = Makler auch beim Umzug von Hausbesetzern
difference-broker-waives-next-rent = Der neue Vermieter verzichtet nach dem Makler auf eine Miete
difference-move-under-pile = Umzug auch unter den Nachziehstapel
difference-murdered-under-pile = Ermordete kommen unter den Nachziehstapel (sonst: Ablagestapel)
difference-counter-stroke-optional = Der Irre muss nicht zurückschlagen
difference-police-clear-any-building = Die Polizei räumt im eigenen Zug jedes Haus (sonst: nur eigene)
difference-politics-frees = Politik befreit auch aus dem Knast
difference-squatters-withhold = Mietweigerung auch auf Hausbesetzer
difference-minimum-income = Einkommen ohne Miete
difference-minimum-for-owners = … auch für Besitzer, deren Häuser nichts bringen
difference-prisoner-buys = Im Knast darf man Karten kaufen
difference-drawer-plays-again = Auch wer die letzte Karte zieht, hat noch einen Zug
difference-second-pass-players = Der Ablagestapel wird noch einmal durchgespielt, ab so vielen Spielern
difference-empty-pile-takes-cards = Karten kommen auch unter den leeren Nachziehstapel, ziehen darf sie niemand (sonst: Ablagestapel)
difference-match-target = Ziel für mehrere Spiele
difference-deal-rotates = Im nächsten Spiel beginnt der Nächste (sonst: ausgelost)
difference-keeps-records = Rekordlisten

difference-max-floors-none = unbegrenzt
difference-second-pass-players-none = nie
difference-family-reports-1 = jede Tat gegen das Haus, in dem sie wohnt
difference-family-reports-2 = jede Tat ihres Vermieters

differences-cards = Die Karten
differences-cards-lead = Wie viele es gibt; bei Mietern Miete und höchste Stockwerkszahl. Karten in einer Zeile haben dieselbe Eigenschaft.

# Tafeln und Beispiele der Spielregeln.

rulebook-player = { $letter }, Geld: { $coins }
rulebook-tenants = Mieter
rulebook-actions = Aktionen
rulebook-printed = gedruckt
rulebook-reconstructed = rekonstruiert: Keine Spielregel nennt diesen Wert.
rulebook-played = Gespielt auf
rulebook-on-nothing = –
rulebook-on-buildings = ein Haus
rulebook-on-tenants = einen Mieter
rulebook-on-answer = nur als Antwort
