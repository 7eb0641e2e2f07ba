### Was Hausregeln ändern können, soweit die Ausgaben sich darin nicht ohnehin unterscheiden.

house-starting-hand = Karten zum Anfang
house-starting-coins = Geld zum Anfang
house-deck = Karten „{ $card }“ im Spiel
house-family-reports-own-death = Die Familie zeigt auch die Tat an, bei der sie stirbt
house-tavern-limit = Höchste Miete im Haus der Kneipe
house-tavern-landlord-limit = Höchste Miete in den anderen Häusern des Wirts
house-nomad-fee = Preis für den Hinauswurf eines Mietnomaden
house-minimum-for-owners = Das Einkommen ohne Miete bekommt auch, wessen Häuser nichts bringen
house-bail = Kaution
house-cheap-cards = So viele Karten je Zug kosten 1, weitere 2
