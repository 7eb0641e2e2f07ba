### Das Spielbrett, wie die Seite es beschreibt.

board-name = Spielplan
board-whole = Ganzer Plan
board-for-sale = zu haben für { $price }
board-owned = gehört { $owner }
board-rent = Miete { $rent }
board-tax = { $sum } an die Bank
board-tax-parking-pot = { $sum } in den Topf
board-pot-title = Topf
board-pot = { $sum } im Topf
board-houses = { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
}
board-hotel = ein Hotel
board-mortgaged = belastet
board-here = hier: { $players }
board-jailed = in der Zelle: { $players }
board-visiting = nur zu Besuch: { $players }
board-just-visiting = nur zu Besuch
board-target = zur Wahl
board-dice = Gewürfelt: { $first } und { $second }, zusammen { $total }
board-dice-none = Noch nicht gewürfelt
board-rents = Mieten
rulebook-player = { $letter }
rulebook-deed = { $square }, { $mortgaged ->
    [yes] belastet
   *[no] { $houses ->
        [0] unbebaut
        [one] ein Haus
        [5] Hotel
       *[other] { $houses } Häuser
    }
}
rulebook-streets = Straßen
rulebook-others = Bahnhöfe und Werke
rulebook-chance = Ereignis- und Gemeinschaftskarten
way-drawn = gezogen
way-bought = von der Bank gekauft
way-auction = ersteigert
way-rented = besucht und bezahlt
then-player-worth-at-once = Vermögen dessen, der sie zieht, sofort
then-player-worth = Vermögen dessen, der sie zieht, eine Runde später
then-player-taken = Miete, die dafür hereinkam
then-player-saved = Gegenüber dem Preis gespart
then-landlord-rent = Miete je Besuch
board-rent-now = zurzeit
board-rent-bare = Unbebaut
board-rent-whole = Ganze Farbe
board-rent-houses = { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
}
board-rent-hotel = Hotel
board-rent-stations = { $number ->
    [one] Ein Bahnhof
   *[other] { $number } Bahnhöfe
}
board-rent-utilities = { $number ->
    [one] Ein Werk
   *[other] { $number } Werke
}
board-times-dice = { $factor } × Augenzahl
board-bank = die Bank
board-deed-owner = Eigentümer
board-deed-price = Preis
board-deed-house = Ein Haus kostet
board-deed-mortgage = Hypothek
board-deed-redeem = Hypothek ablösen
board-about-start = Wer über dieses Feld zieht oder darauf landet, bekommt Gehalt.
board-about-start-double-salary = Wer über dieses Feld zieht, bekommt Gehalt; wer genau darauf landet, das Doppelte.
board-about-chance = Wer hier landet, zieht die oberste Ereigniskarte.
board-about-community = Wer hier landet, zieht die oberste Gemeinschaftskarte.
board-about-tax = Wer hier landet, zahlt { $sum } an die Bank.
board-about-tax-parking-pot = Wer hier landet, zahlt { $sum } in den Topf auf Frei Parken.
board-about-jail = Wer hier landet, ist nur zu Besuch. Wer ins Gefängnis geschickt wird, sitzt in der Zelle.
board-about-parking = Hier geschieht nichts.
board-about-parking-parking-pot = Wer hier stehen bleibt, bekommt den Topf: zurzeit { $sum }.
board-about-to-jail = Wer hier landet, kommt sofort ins Gefängnis und bekommt unterwegs kein Gehalt.

board-worth = { $worth } im Ganzen
board-in-jail = im Gefängnis
board-first-lap = noch nicht über Los
board-bankrupt = bankrott
board-jail-cards = { $cards ->
    [1] Gefängnis-frei-Karte
   *[other] { $cards } Gefängnis-frei-Karten
}
shelf-keys = Pfeiltasten, Pos 1 und Ende: von Karte zu Karte. Eingabetaste: lesen.
board-places-of = Grundstücke von { $player }

## Die Mitte des Plans, die Regale, der Tisch auf dem Telefon

board-bank-title = Bank
board-bank-houses = { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
}
board-bank-hotels = { $hotels ->
    [one] ein Hotel
   *[other] { $hotels } Hotels
}
board-last-throw = Letzter Wurf
deal-buy = Kaufen: { $sum }
deal-less = Weniger
deal-more = Mehr
deal-between = Gebot, von { $least } bis { $most }
deal-completes = { $player } hätte { $group } ganz.
deal-stage = gibt
deal-out = raus
deal-reason = „{ $reason }“
deal-share = Dann { $number } von { $all }: { $group }
lot-completes = { $group } wird ganz: Du darfst bauen.
lot-rival = { $player } hat { $number ->
    [one] die andere
   *[other] die anderen { $number }
} und könnte mit dieser bauen.
shelf-missing = es fehlen: { $places }
shelf-missing-of = { $place } ({ $owner })
slip-offers = bietet { $player } { $given } für { $asked }
slip-asked = { $player } wartet auf Antwort
strip-name = Mitspieler
tabs-name = Unter dem Plan
tab-question = Frage
tab-own = Mein Regal
tab-rivals = Gegner

## Versteigerung, Handel, Schulden, Statistik

deal-auction = Versteigert wird { $lot-der }.
deal-best = Höchstes Gebot: { $sum } von { $player }
deal-no-bid = Noch kein Gebot
deal-passed = ausgestiegen
deal-leads = führt mit { $sum }
deal-bid = { $sum } bieten
deal-offer-of = Angebot von { $player }
deal-you-get = Du bekommst
deal-you-give = Du gibst
deal-gives = { $player } gibt
deal-wants = { $player } will
deal-counter = Gegenangebot
deal-raise = Geld beschaffen
deal-bank-gives = Die Bank gäbe für alles zusammen { $sum }.
deal-bank-gives-too-little = Selbst alles zusammen brächte von der Bank nur { $sum }.
deal-brings = { $place }: +{ $sum }
deal-give-up-sure = Wirklich aufgeben?
deal-money = Geld (bis { $cash })
deal-no-places = keine Grundstücke
deal-i-give = Ich gebe
deal-i-want = Ich will von { $player }
stats-title = Statistik der Partie
stats-dice = Die Würfel ({ $throws } Würfe)
stats-sum = Summe
stats-share = Anteil
stats-expected = erwartet
stats-money = Mieten, Gehälter, Karten
stats-player = Spieler
stats-received = Miete bekommen
stats-paid = Miete gezahlt
stats-salaries = Gehälter
stats-cards = Karten
stats-squares = Am häufigsten betreten

## Hilfe

help-goal-monopoly-no-auction = Wer als Letzter nicht bankrott ist, gewinnt. Kauf Grundstücke, sammle ganze Farben, bau gleichmäßig, und lass die anderen Miete zahlen. Was niemand kauft, bleibt bei der Bank.
help-goal-monopoly = Wer als Letzter nicht bankrott ist, gewinnt. Kauf Grundstücke, sammle ganze Farben, bau gleichmäßig, und lass die anderen Miete zahlen. Nicht gekauft heißt versteigert.
help-play-monopoly = Würfle, und entscheide, was das Feld fragt. Bauen, belasten und handeln geht auch, wenn andere am Zug sind: unter „Außer der Reihe“. Ein Feld antippen zeigt seine Karte; was aufleuchtet, lässt sich wählen.
