# Was der Verwalter täte und warum, für den, der danach fragt.

hint-rolls = Würfle: Vorher ist nichts zu gewinnen.
hint-ends = Beende deinen Zug: Was du an Geld noch hast, kannst du für die nächsten Mieten brauchen.
hint-claims = Verlang deine Miete, bevor der Nächste würfelt: Danach ist sie verloren.
hint-buys-place = Kauf { $square-den }: Der Preis lohnt sich.
hint-buys-last = Kauf { $square-den }: Nur { $square-der } fehlt dir noch zur Farbe.
hint-keeps-away = Kauf { $square-den }, ehe es jemand anders tut: Damit wäre eine Farbe vollständig.
hint-borrows = Nimm erst eine Hypothek auf: Für { $square-den } lohnt sich das.
hint-saves-cash = Lass versteigern: Jetzt ist es dir weniger wert, als es kostet.
hint-leaves-place = Lass { $square-den } der Bank: Jetzt ist es dir weniger wert, als es kostet.
hint-bids = Biete { $coins-money }: So viel ist es dir wert.
hint-dear-enough = Steig aus: Mehr ist es dir nicht wert.
hint-wants-group = Biete einen Handel an: Mit { $square-dem } kämst du einer Farbe näher.
hint-sells-place = Biete einen Handel an: Andere brauchen { $square-den } nötiger als du.
hint-good-deal = Nimm an: Bei diesem Handel gewinnst du.
hint-poor-deal = Lehn ab: Du kämst schlechter weg.
hint-makes-too-strong = Lehn ab: Es würde { $rival } zu stark machen.
hint-builds-here = Bau auf { $square-dem }: Dort bringt ein Gebäude am meisten.
hint-hoards = Nimm eine Hypothek auf { $square-den } auf: Bargeld macht dich beweglich.
hint-mortgages = Nimm eine Hypothek auf { $square-den } auf: Mit dem Geld kannst du bauen.
hint-redeems = Lös die Hypothek auf { $square-dem } ab: Dort soll wieder Miete fließen.
hint-redeems-now = Lös die Hypothek auf { $square-dem } jetzt für { $price-money } ab: Später kostet es noch einmal Zinsen.
hint-keeps-mortgage = { $fee ->
    [0] Lass die Hypothek auf { $square-dem }: Das Bargeld brauchst du.
   *[other] Lass die Hypothek auf { $square-dem }: Die { $fee-money } Zinsen fallen ohnehin an.
}
hint-leaves-jail = Geh hinaus: Draußen ist für dich mehr zu holen als hier drin.
hint-stays-in-jail = Bleib sitzen und würfle: Hier drin zahlst du keine Miete.
hint-rolls-in-jail = Versuch es mit einem Pasch: Dein Bargeld ist mehr wert, als sofort draußen zu sein.
hint-joins = Biete mit: Eines der letzten Gebäude willst du selbst.
hint-leaves-buildings = Lass es: Mit einem dieser Gebäude kannst du jetzt nicht mehr anfangen als andere.
hint-draws = Zieh eine Karte: Im Schnitt kostet sie weniger als { $coins-money }.
hint-pays-fine = Zahl die { $coins-money }: Die Karte könnte mehr kosten.
hint-sells-buildings = Gib ein Gebäude zurück: Das tut am wenigsten weh.
hint-borrows-to-pay = Nimm eine Hypothek auf: Das tut am wenigsten weh.
hint-sells-from = Gib ein Gebäude von { $square-dem } zurück: Das tut am wenigsten weh.
hint-borrows-on = Nimm eine Hypothek auf { $square-den } auf: Das tut am wenigsten weh.
hint-gives-up = Es ist nichts mehr da, was sich zu Geld machen ließe.
hint-place = Wähl { $square-den }: Von allen Plätzen, die möglich sind, kostet dich das am wenigsten.
hint-any-place = Wähl { $square-den }, wenn du willst: Der Verwalter würde das Geld lieber behalten.
hint-offers-nothing = Ein Angebot lohnt sich jetzt nicht: Nimm es zurück, oder verlang zu viel dafür.
hint-offers-too-much = Biete das nicht an: { $partner } hat davon mehr als du.
hint-best = Von allem, was du hier tun kannst, bringt dich das am weitesten.
theme-build = Bauen
theme-mortgage = Hypotheken
theme-redeem = Zurückkaufen
theme-sell = Gebäude verkaufen
theme-keep-cash = Geld behalten
theme-accept = Angebote
theme-decline = Angebote
theme-leave-jail = Im Gefängnis
theme-stay-in-jail = Im Gefängnis
theme-other = Unerwartetes
hint-limit = Deine Grenze: { $coins-money }.

# Was der Verwalter fand, als er verglich; diese Sätze folgen auf den Grund.
hint-still-worth = Selbst { $coins-money } wären dir nicht zu viel.
hint-no-higher = Geh nicht über { $coins-money } hinaus.
hint-raises-share = Dein Anteil am Vermögen aller: etwa +{ $points } { $points ->
    [one] Prozentpunkt.
   *[other] Prozentpunkte.
}
hint-would-lower-share = Dein Anteil am Vermögen aller: etwa −{ $points } { $points ->
    [one] Prozentpunkt.
   *[other] Prozentpunkte.
}
hint-raises-rival = Anteil von { $rival } am Vermögen aller: etwa +{ $points } { $points ->
    [one] Prozentpunkt.
   *[other] Prozentpunkte.
}
hint-if-accepted = Nimmt { $partner } an, so wächst dein Anteil am Vermögen aller um etwa { $points ->
    [one] einen Prozentpunkt.
   *[other] { $points } Prozentpunkte.
}
hint-returns = Je 100 € bringen dort bis zum Ende wohl etwa { $coins-money } Miete.
hint-returns-more-than = Je 100 € bringen dort bis zum Ende wohl etwa { $coins-money } Miete; auf { $square-dem } { $less-money }.
hint-next-way = Das Nächstbeste: { $square-der }.
hint-rents-outside = Draußen kostet dich jeder Zug etwa { $coins-money } Miete.
hint-better-than-played = Damit wäre dein Anteil am Vermögen aller um etwa { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
} größer gewesen.

# Worum es in einem Rätsel geht, nach dem, was in seiner Lösung geschieht.
puzzle-build = Bauen zur rechten Zeit: Die Häuser müssen stehen, bevor die anderen würfeln.
puzzle-mortgage = Eine Hypothek, die sich lohnt: Geld jetzt ist mehr wert als Miete später.
puzzle-redeem = Zurückkaufen: Was wieder Miete bringt, ist seine Zinsen wert.
puzzle-sell = Gebäude verkaufen: Jetzt zählt Bargeld mehr.
puzzle-keep-cash = Das Geld behalten: In den nächsten Runden ist es mehr wert als alles, was du dafür bekämst.
puzzle-accept = Ein Angebot, das besser ist, als es aussieht.
puzzle-decline = Ein Angebot, das schlechter ist, als es aussieht.
puzzle-leave-jail = Raus aus dem Gefängnis, solange es draußen etwas zu gewinnen gibt.
puzzle-stay-in-jail = Im Gefängnis bleiben: Dort zahlt niemand Miete.
puzzle-other = Was einem nicht zuerst einfällt.
