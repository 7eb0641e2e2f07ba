### Monopoly auf Deutsch. Argumente heißen wie in monopoly/events.py und monopoly/questions.py; dazu gehören:
###   seat    $x ist der Name, „die Bank“ ohne Spieler, $x-own „yes“, wenn es der Handelnde oder Gefragte ist
###   square  $x ist der Name, $x-der, $x-den und $x-dem mit Artikel, $x-key der Schlüssel
###   lot     ein Feld oder „ein Haus“, „ein Hotel“, mit $x-der und $x-den
###   card    $x ist, was die Karte sagt;   coins  $x-money die Summe;   goods  $given und $asked
###   basis, cause, word  ein Schlüssel zum Unterscheiden

money-monopoly = { NUMBER($number) }{ "\u00A0" }€
the-bank = die Bank
lot-house = ein Haus
    .der = ein Haus
    .den = ein Haus
lot-hotel = ein Hotel
    .der = ein Hotel
    .den = ein Hotel
good-square = { $good-den }
good-jail-card = eine Gefängnis-frei-Karte

option-rent-on-demand = Miete nur auf Verlangen
    .text = An: Wer Miete bekommt, muss sie einfordern, bevor der nächste Spieler würfelt. Sonst wird sie von selbst bezahlt.
option-deck = Karten
    .text = Welche Ereignis- und Gemeinschaftskarten mitspielen.
option-deck-new = Neuere Karten
option-deck-classic = Klassische Karten
option-turn-limit = Höchstens so viele Runden
    .text = Steht nicht im Regelblatt. Danach gewinnt, wer am meisten besitzt: Geld, Grundstücke und Gebäude zu ihrem Preis, Belastetes zur Hypothek. Ohne Zahl wird bis zum letzten Bankrott gespielt.
option-turn-limit-none = unbegrenzt
option-start-money = Startgeld
    .text = Was jeder am Anfang von der Bank bekommt.
option-parking-pot = Topf auf Frei Parken
    .text = Steht nicht im Regelblatt. Steuern und was Karten dich der Bank zahlen lassen, kommen in einen Topf. Wer auf Frei Parken stehen bleibt, bekommt ihn.
option-double-salary = 400 € für die Landung auf Los
    .text = Steht nicht im Regelblatt. Wer genau auf Los ankommt, bekommt 400 €. Wer darüber hinwegzieht, bekommt wie sonst 200 €.
option-no-auction = Keine Versteigerung
    .text = Steht nicht im Regelblatt. Wer auf einem freien Grundstück landet und es nicht kauft, lässt es der Bank. Was bei einem Bankrott an die Bank fällt, wird trotzdem versteigert.
option-no-rent-from-jail = Keine Miete für Eigentümer im Gefängnis
    .text = Steht nicht im Regelblatt. Solange ein Eigentümer im Gefängnis sitzt, zahlt ihm niemand Miete, und er kann sie auch später nicht verlangen.
option-first-lap = Kaufen erst nach der ersten Umrundung
    .text = Steht nicht im Regelblatt. Bis du zum ersten Mal auf Los ankommst oder darüber hinwegziehst, kannst du nicht kaufen, worauf du landest; es bleibt frei, ohne Versteigerung.
option-dealt-places = Verteilte Grundstücke
    .text = Steht nicht im Regelblatt. So viele Grundstücke bekommt jeder am Anfang durch Zufall, aber niemand eine ganze Gruppe. 0 verteilt keine.
option-dealt-paid = Verteiltes wird bezahlt
    .text = Steht nicht im Regelblatt. An: Jeder zahlt den Preis seiner verteilten Grundstücke vom Startgeld. Aus: Sie kosten nichts.

## Felder und Gruppen

square-los = Los
    .der = Los
    .den = Los
    .dem = Los
square-badstrasse = Badstraße
    .der = die Badstraße
    .den = die Badstraße
    .dem = der Badstraße
square-community-1 = Gemeinschaftsfeld
    .der = das Gemeinschaftsfeld
    .den = ein Gemeinschaftsfeld
    .dem = dem Gemeinschaftsfeld
square-turmstrasse = Turmstraße
    .der = die Turmstraße
    .den = die Turmstraße
    .dem = der Turmstraße
square-einkommensteuer = Einkommensteuer
    .der = die Einkommensteuer
    .den = die Einkommensteuer
    .dem = der Einkommensteuer
square-suedbahnhof = Südbahnhof
    .der = der Südbahnhof
    .den = den Südbahnhof
    .dem = dem Südbahnhof
square-chausseestrasse = Chausseestraße
    .der = die Chausseestraße
    .den = die Chausseestraße
    .dem = der Chausseestraße
square-chance-1 = Ereignisfeld
    .der = das Ereignisfeld
    .den = ein Ereignisfeld
    .dem = dem Ereignisfeld
square-elisenstrasse = Elisenstraße
    .der = die Elisenstraße
    .den = die Elisenstraße
    .dem = der Elisenstraße
square-poststrasse = Poststraße
    .der = die Poststraße
    .den = die Poststraße
    .dem = der Poststraße
square-gefaengnis = Gefängnis
    .der = das Gefängnis
    .den = das Gefängnisfeld
    .dem = dem Gefängnisfeld
square-seestrasse = Seestraße
    .der = die Seestraße
    .den = die Seestraße
    .dem = der Seestraße
square-elektrizitaetswerk = Elektrizitätswerk
    .der = das Elektrizitätswerk
    .den = das Elektrizitätswerk
    .dem = dem Elektrizitätswerk
square-hafenstrasse = Hafenstraße
    .der = die Hafenstraße
    .den = die Hafenstraße
    .dem = der Hafenstraße
square-neue-strasse = Neue Straße
    .der = die Neue Straße
    .den = die Neue Straße
    .dem = der Neuen Straße
square-westbahnhof = Westbahnhof
    .der = der Westbahnhof
    .den = den Westbahnhof
    .dem = dem Westbahnhof
square-muenchner-strasse = Münchner Straße
    .der = die Münchner Straße
    .den = die Münchner Straße
    .dem = der Münchner Straße
square-community-2 = Gemeinschaftsfeld
    .der = das Gemeinschaftsfeld
    .den = ein Gemeinschaftsfeld
    .dem = dem Gemeinschaftsfeld
square-wiener-strasse = Wiener Straße
    .der = die Wiener Straße
    .den = die Wiener Straße
    .dem = der Wiener Straße
square-berliner-strasse = Berliner Straße
    .der = die Berliner Straße
    .den = die Berliner Straße
    .dem = der Berliner Straße
square-frei-parken = Frei Parken
    .der = Frei Parken
    .den = Frei Parken
    .dem = Frei Parken
square-theaterstrasse = Theaterstraße
    .der = die Theaterstraße
    .den = die Theaterstraße
    .dem = der Theaterstraße
square-chance-2 = Ereignisfeld
    .der = das Ereignisfeld
    .den = ein Ereignisfeld
    .dem = dem Ereignisfeld
square-museumstrasse = Museumstraße
    .der = die Museumstraße
    .den = die Museumstraße
    .dem = der Museumstraße
square-opernplatz = Opernplatz
    .der = der Opernplatz
    .den = den Opernplatz
    .dem = dem Opernplatz
square-nordbahnhof = Nordbahnhof
    .der = der Nordbahnhof
    .den = den Nordbahnhof
    .dem = dem Nordbahnhof
square-lessingstrasse = Lessingstraße
    .der = die Lessingstraße
    .den = die Lessingstraße
    .dem = der Lessingstraße
square-schillerstrasse = Schillerstraße
    .der = die Schillerstraße
    .den = die Schillerstraße
    .dem = der Schillerstraße
square-wasserwerk = Wasserwerk
    .der = das Wasserwerk
    .den = das Wasserwerk
    .dem = dem Wasserwerk
square-goethestrasse = Goethestraße
    .der = die Goethestraße
    .den = die Goethestraße
    .dem = der Goethestraße
square-gehe-ins-gefaengnis = Ab ins Gefängnis
    .der = das Feld „Ab ins Gefängnis“
    .den = das Feld „Ab ins Gefängnis“
    .dem = dem Feld „Ab ins Gefängnis“
square-rathausplatz = Rathausplatz
    .der = der Rathausplatz
    .den = den Rathausplatz
    .dem = dem Rathausplatz
square-hauptstrasse = Hauptstraße
    .der = die Hauptstraße
    .den = die Hauptstraße
    .dem = der Hauptstraße
square-community-3 = Gemeinschaftsfeld
    .der = das Gemeinschaftsfeld
    .den = ein Gemeinschaftsfeld
    .dem = dem Gemeinschaftsfeld
square-bahnhofstrasse = Bahnhofstraße
    .der = die Bahnhofstraße
    .den = die Bahnhofstraße
    .dem = der Bahnhofstraße
square-hauptbahnhof = Hauptbahnhof
    .der = der Hauptbahnhof
    .den = den Hauptbahnhof
    .dem = dem Hauptbahnhof
square-chance-3 = Ereignisfeld
    .der = das Ereignisfeld
    .den = ein Ereignisfeld
    .dem = dem Ereignisfeld
square-parkstrasse = Parkstraße
    .der = die Parkstraße
    .den = die Parkstraße
    .dem = der Parkstraße
square-zusatzsteuer = Zusatzsteuer
    .der = die Zusatzsteuer
    .den = die Zusatzsteuer
    .dem = der Zusatzsteuer
square-schlossallee = Schlossallee
    .der = die Schlossallee
    .den = die Schlossallee
    .dem = der Schlossallee

group-brown = Braun
group-light-blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau
group-station = Bahnhöfe
group-utility = Werke

## Was die Karten sagen

drawn-advance-to-go = vor bis Los
drawn-advance-to-suedbahnhof = vor zum Südbahnhof
drawn-advance-to-seestrasse = vor zur Seestraße
drawn-advance-to-opernplatz = vor zum Opernplatz
drawn-advance-to-schlossallee = vor zur Schlossallee
drawn-next-station = vor zum nächsten Bahnhof; ist er vergeben, kostet er die doppelte Miete
drawn-next-utility = vor zum nächsten Werk; ist es vergeben, kostet es das Zehnfache eines Wurfs
drawn-back-3 = drei Felder zurück
drawn-back-to-badstrasse = zurück zur Badstraße
drawn-go-to-jail = ins Gefängnis, ohne Gehalt unterwegs
drawn-get-out-of-jail = eine Gefängnis-frei-Karte, die man behalten darf
drawn-bank-dividend-50 = 50 € Dividende
drawn-building-savings-150 = 150 € aus dem Bausparvertrag
drawn-interest-150 = 150 € Zinsen
drawn-crossword-100 = 100 € für ein gelöstes Kreuzworträtsel
drawn-bank-error-200 = 200 € durch einen Irrtum der Bank
drawn-inheritance-100 = 100 € geerbt
drawn-life-insurance-100 = 100 € von der Lebensversicherung
drawn-holiday-money-100 = 100 € Urlaubsgeld
drawn-annuity-100 = 100 € Rente
drawn-stock-sale-50 = 50 € aus dem Verkauf von Aktien
drawn-consulting-25 = 25 € Honorar
drawn-dividend-25 = 25 € Dividende
drawn-tax-refund-20 = 20 € Steuern zurück
drawn-beauty-contest-10 = 10 € aus einem Schönheitswettbewerb
drawn-speeding-15 = 15 € Strafe fürs Rasen
drawn-school-150 = 150 € Schulgeld
drawn-hospital-100 = 100 € ans Krankenhaus
drawn-doctor-50 = 50 € an den Arzt
drawn-school-50 = 50 € Schulgeld
drawn-repairs-25-100 = Reparaturen: 25 € je Haus, 100 € je Hotel
drawn-repairs-40-115 = Reparaturen: 40 € je Haus, 115 € je Hotel
drawn-pay-each-50 = 50 € an alle anderen
drawn-birthday-10 = Geburtstag: 10 € von allen anderen
drawn-fine-10-or-chance = 10 € Strafe, oder eine Ereigniskarte ziehen

## Ereignisse

event-first-throw = { $player } wirft { $first } und { $second } um den Anfang.
event-board-ready = { $player } fängt an.
event-turn-opened = { $player } ist am Zug.
event-rolled = { $player } würfelt { $first } und { $second }.
event-piece-moved = { $player } zieht auf { $square-den }.
brief-piece-moved = auf { $square-den }
event-salary-paid = { $player } bekommt { $coins-money } Gehalt für Los.
brief-salary-paid = bekommt { $coins-money } für Los
event-card-drawn = { $player } zieht eine Karte: { $card }.
brief-card-drawn = zieht: { $card }
event-arrested = { $cause ->
    [third-double] Der dritte Pasch hintereinander: { $player } muss ins Gefängnis.
   *[other] { $player } muss ins Gefängnis.
}
event-double-missed = { $number ->
    [3] Wieder kein Pasch für { $player }: Nach dem dritten Versuch wird gezahlt und gezogen.
   *[other] Kein Pasch, { $player } bleibt sitzen (Versuch { $number } von 3).
}
event-freed = { $cause ->
    [double] Ein Pasch! { $player } ist frei.
    [card] { $player } gibt eine Gefängnis-frei-Karte ab und ist frei.
   *[other] { $player } kauft sich frei.
}
event-place-bought = { $player } kauft { $square-den } für { $coins-money }.
brief-place-bought = kauft das Grundstück
event-auction-opened = Versteigert wird { $lot-der }.
later-auction-opened = { "" }
event-bid = { $player } bietet { $sum-money }.
brief-bid = { $sum-money }
later-bid = { "" }
event-bidder-passed = { $player } steigt aus.
later-bidder-passed = { "" }
event-auction-won = { $player } ersteigert { $lot-den } für { $coins-money }.
event-unsold = Niemand bietet; { $lot-der } bleibt bei der Bank.
event-rent-paid = { $player } zahlt { $owner } { $coins-money } Miete für { $square-den }.
brief-rent-paid = zahlt { $owner } { $coins-money } Miete
event-no-rent = Auf { $square-dem } liegt eine Hypothek: { $player } zahlt { $owner } nichts.
event-rent-due = { $player } steht auf { $square-dem }; { $owner } kann die Miete verlangen, bis der Nächste würfelt.
event-paid-to-bank = { $cause ->
    [tax] { $player } zahlt { $coins-money } Steuer.
    [bail] { $player } zahlt { $coins-money } für die Entlassung.
    [repairs] { $player } zahlt { $coins-money } für Reparaturen.
    [interest] { $player } zahlt { $coins-money } Zinsen für die Übernahme von Belastetem.
   *[other] { $player } zahlt der Bank { $coins-money }.
}
event-paid-by-bank = { $player } bekommt { $coins-money } von der Bank.
event-paid-to-player = { $player } zahlt { $other } { $coins-money }.
event-built-upon = { $houses ->
    [5] { $player } baut ein Hotel auf { $square-den }.
   *[other] { $player } baut auf { $square-dem }: Dort { $houses ->
        [1] steht jetzt ein Haus
       *[other] stehen jetzt { $houses } Häuser
    }.
}
event-building-sold = { $houses ->
    [4] { $player } gibt das Hotel auf { $square-dem } für { $coins-money } zurück; vier Häuser bleiben.
   *[other] { $player } gibt ein Haus auf { $square-dem } für { $coins-money } zurück.
}
event-group-sold = Die Bank hat zu wenige Häuser: { $player } gibt alle Gebäude rund um { $square-den } zusammen für { $coins-money } zurück.
event-mortgaged = { $player } nimmt auf { $square-den } eine Hypothek von { $coins-money } auf.
event-redeemed = { $player } löst die Hypothek auf { $square-dem } für { $coins-money } ab.
event-deal-offered = { $player } bietet { $other } { $given } für { $asked }.
event-deal-made = { $player } und { $other } handeln: { $given } gegen { $asked }.
brief-deal-made = kommt ins Geschäft
event-deal-refused = { $player } lehnt ab.
event-building-wanted = { $player } will auf { $square-dem } bauen; es sind nicht genug Gebäude für alle da, die bauen könnten.
event-wish-joined = { $player } will auch eines.
event-joined-enough = { $player } hat in diesem Zug { $number }-mal mitgeboten. Bis er endet, bauen die anderen zum aufgedruckten Preis, ohne { $player } zu fragen.
event-went-bankrupt = { $coins ->
    [0] { $left ->
        [0] { $player } ist bankrott; { $creditor } bekommt nichts.
       *[other] { $player } ist bankrott; { $creditor } bekommt, was an Grundstücken und Karten übrig ist.
    }
    [1] { $left ->
        [0] { $player } ist bankrott; { $creditor } bekommt den letzten Euro.
       *[other] { $player } ist bankrott; { $creditor } bekommt den letzten Euro und was sonst übrig ist.
    }
   *[other] { $left ->
        [0] { $player } ist bankrott; { $creditor } bekommt die letzten { $coins-money }.
       *[other] { $player } ist bankrott; { $creditor } bekommt die letzten { $coins-money } und was sonst übrig ist.
    }
}
event-time-up = { $number ->
    [1] Die vereinbarte Runde ist um.
   *[other] Die { $number } vereinbarten Runden sind um.
}
event-last-standing = { $winners-number ->
    [one] { $winners } gewinnt.
   *[many] { $winners } gewinnen gemeinsam.
}
event-thrown-for-rent = { $player } würfelt für die Miete: { $first } und { $second }.
event-paid-into-pot = { $cause ->
    [tax] { $player } zahlt { $coins-money } Steuer in den Topf.
    [repairs] { $player } zahlt { $coins-money } für Reparaturen in den Topf.
   *[card] { $player } zahlt { $coins-money } in den Topf.
}
event-pot-paid = { $player } bekommt den Topf auf Frei Parken: { $coins-money }.
event-not-bought = { $player } kauft { $square-den } nicht; das Grundstück bleibt bei der Bank.
event-owner-in-jail = { $owner } sitzt im Gefängnis: { $player } zahlt für { $square-den } nichts.
event-not-for-sale = { $player } war noch nicht über Los und kann nicht kaufen: { $square-der } bleibt frei.
event-place-dealt = { $coins ->
    [0] { $player } bekommt zu Beginn { $square-den }.
   *[other] { $player } bekommt zu Beginn { $square-den } und zahlt { $coins-money }.
}

calculation-rent-paid = { $basis ->
    [whole-group] Alle Straßen der Farbe in einer Hand: zweimal { $base-money } sind { $coins-money }
    [houses] { $count ->
        [1] Mit einem Haus: { $coins-money }
       *[other] Mit { $count } Häusern: { $coins-money }
    }
    [hotel] Mit Hotel: { $coins-money }
    [stations] { $count ->
        [1] Ein Bahnhof
       *[other] { $count } Bahnhöfe
    }: { $base-money }{ $factor ->
        [1] {""}
       *[other] {" "}mal { $factor } wegen der Karte, macht { $coins-money }
    }
    [dice] Augenzahl { $count } mal { $factor }: { $coins-money }
   *[bare] Grundmiete der unbebauten Straße: { $coins-money }
}
calculation-salary-paid = { $coins ->
    [400] Doppeltes Gehalt, genau auf Los: { $coins-money }
   *[other] Gehalt, einmal, ob darauf oder darüber hinweg: { $coins-money }
}
calculation-place-bought = Der Preis auf dem Plan: { $coins-money }
calculation-auction-won = Das letzte Gebot: { $coins-money }
calculation-paid-to-bank = { $cause ->
    [interest] Zehn Prozent jeder Hypothek, aufgerundet: { $coins-money }
    [bail] Entlassung aus dem Gefängnis: { $coins-money }
   *[other] An die Bank: { $coins-money }
}
calculation-paid-into-pot = In den Topf auf Frei Parken: { $coins-money }
calculation-pot-paid = Alles, was im Topf war: { $coins-money }
calculation-place-dealt = { $coins ->
    [0] An diesem Tisch ohne Bezahlung, also { $coins-money }
   *[other] Der Preis auf dem Plan: { $coins-money }
}
calculation-paid-by-bank = Was die Karte zahlt: { $coins-money }
calculation-paid-to-player = Was die Karte verlangt: { $coins-money }
calculation-built-upon = { $coins ->
    [0] Schon in der Versteigerung bezahlt, also { $coins-money }
   *[other] Der Preis auf der Besitzrechtkarte: { $coins-money }
}
calculation-building-sold = Der halbe Preis: { $coins-money }
calculation-group-sold = Der halbe Preis von allem, was dort stand: { $coins-money }
calculation-mortgaged = Die Hälfte des Preises: { $coins-money }
calculation-redeemed = { $interest ->
    [0] Die Hypothek; die Zinsen sind schon bezahlt: { $coins-money }
   *[other] Die Hypothek und zehn Prozent, aufgerundet: { $coins-money }
}
calculation-went-bankrupt = Der Rest des Bargelds: { $coins-money }

## Fragen

question-to-roll = Du bist am Zug. Würfeln, oder erst noch etwas regeln?
question-to-roll-other = { $player } ist am Zug.
question-to-leave-jail = Du sitzt im Gefängnis, Versuch { $attempt } von 3. Auf einen Pasch hoffen, oder anders hinaus?
question-to-leave-jail-other = { $player } sitzt im Gefängnis und will hinaus.
question-to-end = Noch etwas regeln, oder ist dein Zug zu Ende?
question-to-end-other = { $player } beschließt den Zug.
question-buy-or-auction = Kaufst du { $square-den } für { $price-money }?
question-buy-or-auction-other = { $player } steht auf { $square-dem } und überlegt.
question-buy-or-leave = Kaufst du { $square-den } für { $price-money }?
question-buy-or-leave-other = { $player } steht auf { $square-dem } und überlegt.
question-to-bid = { $best ->
    [0] Was bietest du für { $lot-den }?
   *[other] Bietest du für { $lot-den } mehr als { $best-money }?
}
question-to-bid-other = { $player } überlegt ein Gebot für { $lot-den }.
question-which-place = { $operation ->
    [build] Wo bauen?
    [sell] Wo ein Gebäude zurückgeben?
    [mortgage] Was belasten?
   *[redeem] Welche Hypothek ablösen?
}
question-which-place-other = { $player } regelt etwas.
question-trade-partner = Mit wem handeln?
question-trade-partner-other = { $player } regelt etwas.
question-give-what = Was gibst du { $partner }? Bisher { $given }.
question-give-what-other = { $player } regelt etwas.
question-ask-what = Was willst du von { $partner } für { $given }? Bisher { $asked }.
question-ask-what-other = { $player } regelt etwas.
question-deal-or-not = { $author } bietet dir { $given } für { $asked }. Einverstanden?
question-deal-or-not-other = { $author } bietet { $player } { $given } für { $asked }.
question-redeem-or-keep = { $fee ->
    [0] Auf { $square-dem } liegt eine Hypothek; die Zinsen sind bezahlt. Für { $price-money } ablösen oder so behalten?
   *[other] Auf { $square-dem } liegt eine Hypothek. Für { $price-money } ablösen, oder { $fee-money } Zinsen zahlen und so behalten?
}
question-redeem-or-keep-other = { $player } übernimmt { $square-den } mit einer Hypothek.
question-to-raise = { $coins ->
    [1] Dir fehlt { $coins-money } für { $creditor }. Woher nehmen?
   *[other] Dir fehlen { $coins-money } für { $creditor }. Woher nehmen?
}
question-to-raise-other = { $coins ->
    [1] { $player } fehlt { $coins-money } für { $creditor }.
   *[other] { $player } fehlen { $coins-money } für { $creditor }.
}
question-join-or-pass = { $author } will bauen, und es sind zu wenige Gebäude da. Willst du auch eines?
question-join-or-pass-other = { $player } überlegt, ob die letzten Gebäude versteigert werden.
question-where-to-build = Wo soll das ersteigerte Gebäude stehen?
question-where-to-build-other = { $player } sucht den Platz für das Gebäude aus.
question-fine-or-chance = { $coins-money } Strafe zahlen, oder lieber eine Ereigniskarte?
question-fine-or-chance-other = { $player } hat die Wahl zwischen Strafe und Ereigniskarte.
question-out-of-turn = Was willst du regeln?
question-out-of-turn-other = { $player } regelt etwas.

## Warum nicht

refusal-not-offered-here = Das steht gerade nicht zur Wahl.
refusal-not-your-place = Das gehört dir nicht.
refusal-not-a-street = Gebaut wird nur auf Straßen.
refusal-group-not-complete = Dir fehlt noch eine Straße dieser Farbe.
refusal-group-mortgaged = Solange eine Straße der Farbe belastet ist, wird dort nicht gebaut.
refusal-build-evenly = Gleichmäßig bauen: Erst müssen die anderen Straßen der Farbe gleichziehen.
refusal-fully-built = Mehr als ein Hotel passt nicht auf eine Straße.
refusal-no-houses-left = Die Bank hat keine Häuser mehr.
refusal-no-hotels-left = Die Bank hat keine Hotels mehr.
refusal-not-enough-money = Dafür reicht dein Bargeld nicht.
refusal-nothing-built = Dort steht kein Gebäude.
refusal-sell-evenly = Gleichmäßig zurückgeben: Auf einer anderen Straße der Farbe steht mehr.
refusal-no-houses-for-hotel = Die Bank hat keine vier Häuser, um das Hotel zu ersetzen.
refusal-mortgaged-already = Das ist schon belastet.
refusal-not-mortgaged = Das ist nicht belastet.
refusal-group-built = Erst müssen alle Gebäude der Farbe zurückgegeben sein.
refusal-not-in-prison = Du sitzt nicht im Gefängnis.
refusal-no-jail-card = Dafür ist keine Gefängnis-frei-Karte da.
refusal-higher-bid = Ein Gebot muss höher sein als das letzte.
refusal-beyond-cash = So viel Bargeld ist nicht da.
refusal-already-named = Das ist schon genannt; eine Summe wird nur einmal genannt.
refusal-player-is-out = Wer bankrott ist, spielt nicht mehr mit.
refusal-not-their-place = Das gehört dieser Seite nicht.
refusal-place-or-card-needed = Gehandelt werden Grundstücke oder Gefängnis-frei-Karten; Geld allein ist kein Handel.
refusal-must-bring-money = Hier muss ein Handel Geld einbringen: etwas geben und eine Summe verlangen.
refusal-still-to-raise = Es lässt sich noch Geld beschaffen.
refusal-debt-first = Erst kommen die Schulden.
refusal-no-rent-to-claim = Dir steht gerade keine Miete zu.
refusal-no-sale-now = Solange um ein Gebäude geboten wird, wird keines zurückgegeben.
refusal-building-goes-there = Dort könnte das Gebäude stehen, um das es geht; die Farbe bleibt unbelastet.

## Was der Bildschirm offen lässt: einmal auf jedem Gerät, in höchstens zwölf Wörtern

note-roll = Meist würfelst du gleich. Vorher handelst oder baust du, wenn es lohnt.
note-worth = In Klammern: dein ganzer Besitz, also Bargeld, Grundstücke und Gebäude.
note-jail = Auch hier bekommst du Miete. Pasch, Geld oder eine Karte befreien dich.
note-jail-no-rent-from-jail = Hier bekommst du keine Miete. Pasch, Geld oder eine Karte befreien dich.
note-auction = Alle können bieten, auch wer nicht dran ist. Wer passt, scheidet aus.
note-dashed = Gestrichelt, bis du Gebäude oder Hypotheken hast. Ein Klick sagt, was fehlt.

## Was auf dem Spiel steht: vor der ersten Frage dieser Art, in höchstens 25 Wörtern

stake-to-leave-jail = Im Gefängnis kaufst du nichts, zahlst aber auch keine Miete: Früh lohnt es sich hinauszukommen, spät zu bleiben.
stake-to-leave-jail-no-rent-from-jail = Im Gefängnis zahlst du keine Miete, bekommst aber auch keine: Geh hinaus, außer du würdest draußen mehr zahlen als einnehmen.
stake-buy-or-leave = Kaufst du nicht, bleibt es frei für den Nächsten, der darauf kommt. Nur auf einer ganzen Farbe wird gebaut.
stake-buy-or-auction = Kaufst du nicht, wird versteigert, und ein anderer bekommt es vielleicht billig. Nur auf einer ganzen Farbe wird gebaut.
stake-to-bid = Bietet sonst niemand, wird es ein Schnäppchen. Biete, was es dir wert ist, und behalte Geld für Mieten.
stake-deal-or-not = Ein Handel lohnt sich, wenn er eher dir eine ganze Farbe bringt als dem anderen.
stake-to-raise = Kommt nicht genug zusammen, bist du bankrott. Hypotheken kosten am wenigsten: Sie lassen sich wieder ablösen.

## Was anders sein müsste

remedy-street-missing = { $owner-own ->
    [none] Dir fehlt noch { $square-der }; diese Straße gehört noch niemandem.
   *[no] Dir fehlt noch { $square-der }; diese Straße hat { $owner }.
}
remedy-redeem-first = Lös erst die Hypothek auf { $square-dem } ab.
remedy-build-first = Bau erst auf { $square-dem }.
remedy-sell-first = Gib erst ein Gebäude auf { $square-dem } zurück.
remedy-clear-first = Gib erst alle Gebäude auf { $square-dem } zurück.
remedy-money-missing = Dir fehlen { $coins-money }: Hypotheken, zurückgegebene Gebäude und Handel bringen Bargeld.
remedy-debt = Treib erst die { $coins-money } auf, die du noch schuldest.
remedy-whole-colour = Dazu braucht es alle Straßen einer Farbe.
remedy-other-street = Bau auf einer anderen Straße.
remedy-houses-back = Das geht, sobald jemand ein Haus zurückgibt oder vier gegen ein Hotel tauscht.
remedy-hotel-back = Das geht, sobald jemand ein Hotel zurückgibt.
remedy-four-houses-back = Das geht, sobald die Bank wieder vier Häuser hat.
remedy-something-built = Erst muss auf einer deiner Straßen ein Gebäude stehen.
remedy-free-of-mortgage = Dazu braucht es ein Grundstück, das noch nicht belastet ist.
remedy-under-mortgage = Dazu braucht es ein Grundstück, das belastet ist.
remedy-jail-card-drawn = Du ziehst eine vom Stapel oder bekommst eine beim Handeln.
remedy-after-auction = Das geht wieder nach dieser Versteigerung.

## Wörter

word-roll = Würfeln
word-pay-to-leave-jail = 50 € zahlen
word-pay-fine-or-chance = Strafe zahlen
word-use-card = Freikarte einsetzen
word-mortgage = Hypothek aufnehmen
word-redeem = Hypothek ablösen
word-claim = Miete verlangen
word-buy-buy-or-auction = Kaufen
word-buy-buy-or-leave = Kaufen
word-pass-buy-or-leave = Nicht kaufen
word-auction = Versteigern
word-pass-to-bid = Aussteigen
word-join = Mitbieten
word-pass-join-or-pass = Nein
word-jail-card = Gefängnis-frei-Karte
word-keep-redeem-or-keep = Belastet behalten
word-bankrupt = Bankrott erklären
word-end = Zug beenden
word-chance = Ereigniskarte ziehen
word-sell-to-roll = Gebäude zurückgeben
word-sell-to-end = Gebäude zurückgeben
word-sell-to-leave-jail = Gebäude zurückgeben
word-sell-to-raise = Gebäude zurückgeben
word-sell-buy-or-auction = Gebäude zurückgeben
word-sell-buy-or-leave = Gebäude zurückgeben
word-sell-to-bid = Gebäude zurückgeben
word-sell-out-of-turn = Gebäude zurückgeben
word-build-to-roll = Bauen
word-build-to-end = Bauen
word-build-to-leave-jail = Bauen
word-build-out-of-turn = Bauen

rule-number = Regel { $numbers }
phase-roll = Würfeln
phase-land = Angekommen
phase-end = Zugende

## Bots, Terminal, Eingaben

bot-about-dealer = Jeder hat etwas, das ein anderer braucht. Ich bringe beide zusammen, und mir bleibt der bessere Teil.
bot-about-builder = Geld auf der Bank baut keine Häuser. Sobald die Farbe mir gehört, kommen die Handwerker.
bot-about-miser = Ein Taler, den ich habe, ist besser als eine Straße, die mich ruiniert. Ich warte, bis die anderen pleite sind.

bot-reason-buys-place = Ich nehme { $square-den }.
bot-reason-buys-place-dealer = Für { $square-den } findet sich immer jemand, der tauschen will.
bot-reason-buys-place-builder = Grund und Boden: { $square }.
bot-reason-buys-place-miser = So billig bekomme ich { $square-den } nie wieder.
bot-reason-buys-last = Nur { $square-der } hat mir noch gefehlt.
bot-reason-keeps-away = Ehe jemand anders { $square-den } bekommt, nehme ich selbst.
bot-reason-borrows = Für { $square-den } nehme ich eine Hypothek auf.
bot-reason-hoards = Bargeld ist mir lieber als die Miete für { $square-den }.
bot-reason-mortgages = Ich will bauen, und { $square-den } kann ich am ehesten entbehren.
bot-reason-saves-cash = Ich behalte lieber etwas Bargeld.
bot-reason-saves-cash-dealer = Dafür finde ich später etwas Besseres.
bot-reason-saves-cash-builder = Das Geld brauche ich für Steine.
bot-reason-saves-cash-miser = Mein Geld bleibt, wo es ist.
bot-reason-bids = Da gehe ich mit.
bot-reason-dear-enough = Mehr ist mir das nicht wert.
bot-reason-dear-enough-dealer = Zu dem Preis verdiene ich nichts mehr daran.
bot-reason-dear-enough-builder = Dafür baue ich lieber.
bot-reason-dear-enough-miser = So viel? Nicht von mir.
bot-truth-limit = Für { $lot-den } hätte ich höchstens { $coins-money } gezahlt.
bot-truth-makes-no-offer = Daran, etwas anzubieten, habe ich nicht gedacht.
bot-truth-overrates-dear-streets = Ich habe die teuren Straßen überschätzt.
bot-truth-keeps-cash = Ich habe mehr Geld zurückgehalten als nötig.
bot-truth-ignores-rivals = Ich habe nur an mich gedacht und nicht daran, was die anderen davon haben.
bot-reason-wants-group = Mit { $square-dem } komme ich meiner Farbe näher.
bot-reason-wants-group-dealer = Ich nehme { $square-den }, und uns beiden ist geholfen.
bot-reason-wants-group-builder = Gib mir { $square-den }, und ich rufe die Handwerker.
bot-reason-wants-group-miser = Mir fehlt { $square-der }, aber zu verschenken habe ich nichts.
bot-reason-sells-place = Andere brauchen { $square-den } nötiger als ich, und das hat seinen Preis.
bot-reason-sells-place-dealer = Von { $square-dem } trenne ich mich, für den richtigen Preis sogar gern.
bot-reason-sells-place-builder = Für { $square-den } bekomme ich einen Haufen Ziegel.
bot-reason-sells-place-miser = Bargeld ist mir lieber als { $square-der }.
bot-reason-good-deal = Das lohnt sich für mich.
bot-reason-good-deal-dealer = Abgemacht. So macht man Geschäfte.
bot-reason-good-deal-builder = Abgemacht, darauf lässt sich bauen.
bot-reason-good-deal-miser = Da kann selbst ich nicht nein sagen.
bot-reason-poor-deal = Da käme ich schlechter weg.
bot-reason-poor-deal-dealer = Das ist kein Geschäft, das ist ein Geschenk.
bot-reason-poor-deal-builder = Darauf lässt sich nicht bauen.
bot-reason-poor-deal-miser = Damit machst du mich arm.
bot-reason-makes-too-strong = Für mich wäre das gut, aber für { $rival } wäre es zu gut.
bot-reason-builds-here = Auf { $square-dem } bringt ein Gebäude am meisten.
bot-reason-builds-here-dealer = Ein Haus auf { $square-dem } hebt den Preis.
bot-reason-builds-here-builder = Auf { $square-dem } wird gebaut!
bot-reason-builds-here-miser = Na gut: Auf { $square-dem } kommt das Geld am schnellsten wieder herein.
bot-reason-redeems = Für { $square-den } will ich wieder Miete.
bot-reason-leaves-jail = Draußen ist für mich mehr zu holen als hier drin.
bot-reason-stays-in-jail = Hier drin zahle ich wenigstens keine Miete.

cli-board = Runde { $round } · in der Bank { $houses ->
    [1] 1 Haus
   *[other] { $houses } Häuser
}, { $hotels ->
    [1] 1 Hotel
   *[other] { $hotels } Hotels
}
cli-pot = Im Topf auf Frei Parken: { $money }
cli-landlord = { $name }: { $money } bar, { $worth } im Ganzen{ $cards ->
    [0] {""}
   *[other] , { $cards } × Gefängnis-frei-Karte
}
cli-bankrupt = { $name } ist bankrott
cli-claim = Dir steht Miete zu. Enter verlangt sie, alles andere verzichtet.

error-dealt-beyond-money = Optionen: { $places ->
    [one] Ein bezahltes Grundstück braucht
   *[other] { $places } bezahlte Grundstücke brauchen
} mindestens { $needed } Startgeld.
error-needs-option = { $place }: Das gibt es nur an Tischen mit der Option { $option }.
error-unknown-square = { $place }: Ein Feld „{ $square }“ gibt es nicht.
error-nobody-owns = { $place }: { $square } kann niemandem gehören.
error-owned-twice = { $place }: { $square } gehört schon jemandem.
error-too-many-buildings = { $place }: So viele Häuser oder Hotels hat die Bank nicht.
error-no-more-copies = { $place }: Von „{ $card }“ ist keine Karte mehr im Stapel.
error-bankrupt-owns = { $place }: { $player } ist bankrott und kann nichts besitzen.
problem-group-not-complete = gebaut wird erst mit allen Straßen einer Farbe
problem-group-mortgaged = in der Farbe ist eine Straße belastet
problem-build-evenly = die Straßen einer Farbe werden gleichmäßig bebaut

## Kinds of events that are looked for in a replay

replay-kind-went-bankrupt = Pleite
replay-kind-rent-paid = Miete
replay-kind-built-upon = Haus gebaut
replay-kind-building-sold = Haus verkauft
replay-kind-deal-made = Handel
replay-kind-auction-won = Versteigerung
replay-kind-place-bought = Kauf
replay-kind-card-drawn = Karte
replay-kind-mortgaged = Hypothek
replay-kind-redeemed = Hypothek getilgt
replay-kind-arrested = Gefängnis

# Was in einer beendeten Partie gezählt wird.
book-rents-paid = { $number ->
    [0] keine Miete gezahlt
    [1] eine Miete gezahlt
   *[other] { $number } Mieten gezahlt
}
book-arrested = { $number ->
    [0] nie im Gefängnis
    [1] einmal im Gefängnis
   *[other] { $number }-mal im Gefängnis
}

window-to-bid = Etwas wird versteigert
window-join-or-pass = Jemand will bauen, und es gibt zu wenige Häuser
window-deal-or-not = Jemand bietet dir einen Handel an
fact-cash = mein Bargeld
fact-deeds = meine Besitzkarten
fact-at = wo meine Figur steht
fact-jail = wer im Gefängnis sitzt
