# Was die Startseite von dem Spiel sagt.

edition-pig = Pig mit Karten
bot-cautious = Vorsicht
