# Die Listen der Besitzkarten und Karten, die gedruckt werden können.

paper-deed = Besitzkarte
paper-price = Preis
paper-house = Haus oder Hotel
paper-rent-0 = Miete
paper-rent-1 = 1 Haus
paper-rent-2 = 2 Häuser
paper-rent-3 = 3 Häuser
paper-rent-4 = 4 Häuser
paper-rent-5 = Hotel
paper-streets = Straßen
paper-stations = Bahnhöfe
paper-utilities = Werke
paper-chance = Ereignisse
paper-community = Gemeinschaft
paper-card = Karte
paper-count = Wie viele
paper-rent-stations-1 = Miete bei 1
paper-rent-stations-2 = Miete bei 2
paper-rent-stations-3 = Miete bei 3
paper-rent-stations-4 = Miete bei 4
paper-rent-utilities-1 = Eins: Augen mal
paper-rent-utilities-2 = Beide: Augen mal
