### Der Text des Spiels auf Deutsch, gelesen von Python und von der Seite.
###
### Argumente heißen wie in wucherer/events.py und wucherer/questions.py. Zu einem Argument x gehören je nach Art weitere:
###   card       $x ist der Name (leer, wo keine Karte ist), $x-key ihr Schlüssel („hacker“, dann „none“), und jedes Attribut der
###              Karte gibt es als $x-<Attribut>, hier $x-der, $x-den, $x-dem, $x-einen und $x-zahl
###   hidden     wie card; eine verdeckte Karte ist card-hidden, ihr Schlüssel „none“
###   seat       $x ist der Name, $x-own „yes“, wenn es der Handelnde oder der Gefragte ist, sonst „no“
###   building   $x ist „B1“; apartment: wie die Meldung place; dazu $x-owner (Name) und $x-own („yes“, wenn
###              der Handelnde oder Gefragte der Besitzer ist)
###   target     eins von beiden, ein Spieler wie seat, oder leer, dann ist $x-own „none“
###   coins      eine Zahl, $x-money die Summe („3 Münzen“);   number: eine Zahl;   goods: $given und $asked
###   seats      verbundene Namen, $x-number ist „one“ oder „many“
### Der Handelnde ist der erste Spieler eines Ereignisses. Fragen haben außerdem $player, den Gefragten.

## Mieter

card-family = Familie
    .der = die Familie
    .den = die Familie
    .dem = der Familie
    .einen = eine Familie
    .zahl = one
card-group-house = WG
    .der = die WG
    .den = die WG
    .dem = der WG
    .einen = eine WG
    .zahl = one
card-hacker = Hacker
    .der = der Hacker
    .den = den Hacker
    .dem = dem Hacker
    .einen = einen Hacker
    .zahl = one
card-man-with-a-dog = Mann mit Hund
    .der = der Mann mit Hund
    .den = den Mann mit Hund
    .dem = dem Mann mit Hund
    .einen = einen Mann mit Hund
    .zahl = one
card-monster = Monster
    .der = das Monster
    .den = das Monster
    .dem = dem Monster
    .einen = ein Monster
    .zahl = one
card-mother-with-children = Mutter mit Kindern
    .der = die Mutter mit Kindern
    .den = die Mutter mit Kindern
    .dem = der Mutter mit Kindern
    .einen = eine Mutter mit Kindern
    .zahl = one
card-mover = Umzugsspediteur
    .der = der Umzugsspediteur
    .den = den Umzugsspediteur
    .dem = dem Umzugsspediteur
    .einen = einen Umzugsspediteur
    .zahl = one
card-musicians = Musiker
    .der = die Musiker
    .den = die Musiker
    .dem = den Musikern
    .einen = Musiker
    .zahl = many
card-nobles = Noble
    .der = die Noblen
    .den = die Noblen
    .dem = den Noblen
    .einen = Noble
    .zahl = many
card-odd-ones = Seltsame
    .der = die Seltsamen
    .den = die Seltsamen
    .dem = den Seltsamen
    .einen = Seltsame
    .zahl = many
card-rental-nomad = Mietnomade
    .der = der Mietnomade
    .den = den Mietnomaden
    .dem = dem Mietnomaden
    .einen = einen Mietnomaden
    .zahl = one
card-scientist = Forscher
    .der = der Forscher
    .den = den Forscher
    .dem = dem Forscher
    .einen = einen Forscher
    .zahl = one
card-squatters = Hausbesetzer
    .der = die Hausbesetzer
    .den = die Hausbesetzer
    .dem = den Hausbesetzern
    .einen = Hausbesetzer
    .zahl = many
card-tavern = Kneipe
    .der = die Kneipe
    .den = die Kneipe
    .dem = der Kneipe
    .einen = eine Kneipe
    .zahl = one

## Gebäudekarten

card-attic-apartment = Dachwohnung
    .der = die Dachwohnung
    .den = die Dachwohnung
    .dem = der Dachwohnung
    .einen = eine Dachwohnung
    .zahl = one
card-basement-expansion = Kellerausbau
    .der = der Kellerausbau
    .den = den Kellerausbau
    .dem = dem Kellerausbau
    .einen = einen Kellerausbau
    .zahl = one
card-flat-roof = Flachdach
    .der = das Flachdach
    .den = das Flachdach
    .dem = dem Flachdach
    .einen = ein Flachdach
    .zahl = one
card-roof-expansion = Dachausbau
    .der = der Dachausbau
    .den = den Dachausbau
    .dem = dem Dachausbau
    .einen = einen Dachausbau
    .zahl = one
card-roof = Dach
    .der = das Dach
    .den = das Dach
    .dem = dem Dach
    .einen = ein Dach
    .zahl = one
card-jail = Knast
    .der = der Knast
    .den = den Knast
    .dem = dem Knast
    .einen = einen Knast
    .zahl = one

## Aktionen

card-alibi = Alibi
    .der = das Alibi
    .den = das Alibi
    .dem = dem Alibi
    .einen = ein Alibi
    .zahl = one
card-bomb = Bombe
    .der = die Bombe
    .den = die Bombe
    .dem = der Bombe
    .einen = eine Bombe
    .zahl = one
card-broker = Makler
    .der = der Makler
    .den = den Makler
    .dem = dem Makler
    .einen = einen Makler
    .zahl = one
card-court = Gericht
    .der = das Gericht
    .den = das Gericht
    .dem = dem Gericht
    .einen = ein Gericht
    .zahl = one
card-demolition = Abriss
    .der = der Abriss
    .den = den Abriss
    .dem = dem Abriss
    .einen = einen Abriss
    .zahl = one
card-eviction = Eigenbedarf
    .der = der Eigenbedarf
    .den = den Eigenbedarf
    .dem = dem Eigenbedarf
    .einen = einen Eigenbedarf
    .zahl = one
card-lunatic = Der Irre
    .der = der Irre
    .den = den Irren
    .dem = dem Irren
    .einen = den Irren
    .zahl = one
card-move = Umzug
    .der = der Umzug
    .den = den Umzug
    .dem = dem Umzug
    .einen = einen Umzug
    .zahl = one
card-murder = Mord
    .der = der Mord
    .den = den Mord
    .dem = dem Mord
    .einen = einen Mord
    .zahl = one
card-police = Polizei
    .der = die Polizei
    .den = die Polizei
    .dem = der Polizei
    .einen = eine Polizei
    .zahl = one
card-politics = Politik
    .der = die Politik
    .den = die Politik
    .dem = der Politik
    .einen = eine Politik
    .zahl = one
card-rent-withheld = Mietweigerung
    .der = die Mietweigerung
    .den = die Mietweigerung
    .dem = der Mietweigerung
    .einen = eine Mietweigerung
    .zahl = one

card-hidden = Karte
    .der = die Karte
    .den = die Karte
    .dem = der Karte
    .einen = eine Karte
    .zahl = one

## Wohnungen und Häuser

place = { $level ->
    [basement] { $building } (Keller)
    [attic] { $building } (unterm Dach)
    [1] { $building } (Erdgeschoss)
    [none] { $building }
   *[other] { $building } (Stockwerk { $level })
}

place-any = überall
place-ground = nur Erdgeschoss oder Keller
place-attic = nur unterm Dach (Dachwohnung oder Dachausbau)

provenance-rulebook = aus der Spielregel
provenance-reconstructed = rekonstruiert
provenance-own = eigener Wert
way-own = auf ein eigenes Haus
way-other = auf ein fremdes Haus
way-alone = ohne Ziel
way-answer = als Antwort auf andere
way-floor = als Stockwerk
then-player-rent-at-once = Miete dessen, der sie spielt, sofort
then-player-rent = Miete dessen, der sie spielt, eine Runde später
then-player-money = Geld, das er inzwischen einnimmt
then-landlord-rent-at-once = Miete des anderen Vermieters, sofort
then-landlord-rent = Miete des anderen Vermieters, eine Runde später

## Ereignisse

currency-landlord-2013 = Münzen
currency-wucherer-1997 = DMW
currency-wucherer-1992 = Chips
money-landlord-2013 = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
money-wucherer-1997 = { $number } DMW
money-wucherer-1992 = { $number ->
    [one] 1 Chip
   *[other] { $number } Chips
}
floors = { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}
in-floors = { $floors ->
    [one] einem Stockwerk
   *[other] { $floors } Stockwerken
}
good-card = „{ $good }“

event-game-began = Das Spiel beginnt. { $player } fängt an.
event-turn-began = { $player } ist am Zug.
event-built = { $building-own ->
    [yes] { $player } baut { $building }: { floors }, obendrauf { $roof-einen }.
   *[no] { $player } baut { $building } für { $building-owner }: { floors }, obendrauf { $roof-einen }.
}
brief-built = { $building-own ->
    [yes] baut { $building } mit { in-floors }
   *[no] baut { $building } für { $building-owner } mit { in-floors }
}
event-roof-paid = { $coins ->
    [0] { $player } bekommt das Dach umsonst.
   *[other] { $player } zahlt { $coins-money } für das Dach.
}
brief-roof-paid = { $coins ->
    [0] { "" }
   *[other] zahlt { $coins-money }
}
event-expanded = { $building-own ->
    [yes] { $player } baut { $building } aus: { $card }.
   *[no] { $player } baut { $building } von { $building-owner } aus: { $card }.
}
event-moved-in = { $apartment-own ->
    [yes] { $card-key ->
        [squatters] { $player } lässt Hausbesetzer in { $apartment } einziehen.
       *[other] { $player } vermietet { $apartment } an { $card-den }.
    }
   *[no] { $player } schickt { $card-den } zu { $apartment-owner }, in { $apartment }.
}
brief-moved-in = { $apartment-own ->
    [yes] { $card-key ->
        [squatters] lässt Hausbesetzer in { $apartment } einziehen
       *[other] vermietet { $apartment } an { $card-den }
    }
   *[no] schickt { $card-den } zu { $apartment-owner }, in { $apartment }
}
event-card-played = { $card-key ->
    [alibi] { $target-own ->
        [no] { $player } hat ein Alibi für { $target }.
       *[other] { $player } hat ein Alibi.
    }
    [bomb] { $player } legt eine Bombe in { $target }.
    [broker] { $player } schaltet den Makler ein.
    [court] { $target-own ->
        [no] { $player } zieht für { $target } vor Gericht.
       *[other] { $player } zieht vor Gericht.
    }
    [justice] { $target-own ->
        [no] { $player } zieht für { $target } vor Gericht.
       *[other] { $player } zieht vor Gericht.
    }
    [demolition] { $player } bestellt die Abrissbirne für { $target }.
    [eviction] { $player } meldet Eigenbedarf an: { $target }.
    [lunatic] { $player } lässt den Irren los, { $target } bleibt verschont.
    [move] { $player } bestellt einen Umzug für { $target }.
    [removal] { $player } bestellt einen Umzug für { $target }.
    [murder] { $player } plant einen Mord in { $target }.
    [police] { $player } spielt die Polizei.
    [politics] { $target-own ->
        [none] { $player } lässt in der Politik Beziehungen spielen.
       *[other] { $player } lässt in der Politik Beziehungen spielen: { $target }.
    }
    [rent-withheld] { $player } stachelt zur Mietweigerung an: { $target }.
   *[other] { $player } spielt { $card-den }.
}
event-moved = { $cause-key ->
    [squatters] Vor den Hausbesetzern bringt { $chooser } { $card-den } in Sicherheit: aus { $from } nach { $to }.
    [rental-nomad] { $chooser } setzt { $card-den } vor die Tür: aus { $from } nach { $to }.
    [musicians] Vor dem Krach der Musiker verlegt { $chooser } { $card-den } aus { $from } nach { $to }.
    [tavern] Zu fein für die Kneipe: { $chooser } verlegt { $card-den } aus { $from } nach { $to }.
    [demolition] Vor dem Abriss verlegt { $chooser } { $card-den } aus { $from } nach { $to }.
   *[other] { $chooser } lässt { $card-den } umziehen: aus { $from } nach { $to }.
}
brief-moved = { $cause-key ->
    [move] verlegt { $card-den } nach { $to }
    [removal] verlegt { $card-den } nach { $to }
   *[other] verlegt { $card-den } aus { $from } nach { $to }
}
event-homeless = { $card-key ->
    [monster] Keine andere Wohnung für das Monster aus { $from }: zurück in den Vorrat.
   *[other] Keine andere Wohnung für { $card-den } aus { $from }: ab auf den Ablagestapel.
}
event-mover-paid = { $player } bekommt { $coins-money }: Der Spediteur verdient an jedem Umzug.
event-broker-paid = { $coins ->
    [0] Für { $card-den } in { $apartment } ist keine Miete fällig: { $player } kassiert nichts im Voraus.
   *[other] { $player } kassiert { $coins-money } Miete im Voraus, für { $card-den } in { $apartment }.
}
event-passed = { $card-key ->
    [alibi] { $target-own ->
        [no] { $player } weist kein Alibi für { $target } vor.
       *[other] { $player } weist kein Alibi vor.
    }
    [broker] { $player } schaltet keinen Makler ein.
    [lunatic] { $player } lässt keinen Irren los.
   *[police] { $player } ruft keine Polizei.
}
brief-passed = { "" }
event-bombed = { $tenants ->
    [0] { $building } fliegt in die Luft. Niemand war darin.
   *[other] { $building } fliegt in die Luft, mit Mann und Maus.
}
event-murdered = In { $apartment } hat es { $card-den } erwischt.
event-police-called = { $player } ruft die Polizei. Zuerst verdächtigt: { $suspect }.
event-family-called = Eine Familie hat alles gesehen und zeigt { $suspect } an.
event-police-went-on = Die Polizei geht von { $cleared } weiter zu { $suspect }.
event-prisoner-passed-over = { $player } sitzt schon im Knast. Ein besseres Alibi gibt es nicht.
event-jailed = { $player } wandert in den Knast.
event-released = { $player } ist wieder auf freiem Fuß.
event-bail-paid = { $player } zahlt { $coins-money } Kaution.
event-squatters-expelled = { $player } lässt { $apartment } von der Polizei räumen: Die Hausbesetzer sind draußen.
event-nomad-paid = { $player } zahlt { $coins-money }, um den Mietnomaden in { $apartment } loszuwerden.
event-monster-created = Der Forscher hat etwas erschaffen: { $player } bringt das Monster in { $apartment } unter.
event-demolished = Von { $building } bleibt nur ein Haufen Karten.
event-evicted = { $squatters ->
    [0] { $tenants ->
        [0] { $building } steht schon leer: Niemand muss ausziehen.
       *[other] { $building } wird geräumt.
    }
   *[other] { $tenants ->
        [0] In { $building } wohnen nur Hausbesetzer, und die bleiben.
       *[other] Aus { $building } müssen alle ausziehen, nur die Hausbesetzer bleiben.
    }
}
event-taken-to-hand = { $player } nimmt { $card-den } auf die Hand.
event-floor-to-hand = { $player } nimmt ein Stockwerk auf die Hand: { $card-key ->
    [none] eine Karte
   *[other] „{ $card }“
}.
brief-floor-to-hand = nimmt { $card-key ->
    [none] ein Stockwerk
   *[other] „{ $card }“
} auf die Hand
event-recalled = { $player } kündigt { $card-dem } in { $apartment } und nimmt sie auf die Hand.
event-withholding-laid-off = { $left ->
    [0] In { $apartment } endet die Mietweigerung.
    [1] In { $apartment } endet eine Mietweigerung, eine weitere gilt noch.
   *[other] In { $apartment } endet eine Mietweigerung, { $left } weitere gelten noch.
}
event-income = { $coins ->
    [0] { $player } nimmt nichts ein.
   *[other] { $player } nimmt { $coins-money } ein.
}
brief-income = { "" }
several-bought = { $player } kauft { $number } Karten für { $coins-money }.
event-bought = { $player } kauft für { $coins-money } { $card-key ->
    [none] eine Karte
   *[other] „{ $card }“
}.
brief-several-bought = kauft { $number } Karten
brief-bought = kauft { $card-key ->
    [none] eine Karte
   *[other] „{ $card }“
}
event-paid-out = { $coins ->
    [0] { $cards ->
        [0] { $player } geht leer aus.
        [1] { $player } hat alles für eine Karte ausgegeben.
       *[other] { $player } hat alles für Karten ausgegeben.
    }
   *[other] { $player } steckt { $coins-money } ein.
}
brief-paid-out = { $coins ->
    [0] { $cards ->
        [0] geht leer aus
       *[other] { "" }
    }
   *[other] steckt { $coins-money } ein
}
event-pile-empty = { $again ->
    [0] Der Nachziehstapel ist leer. Alle außer { $player } haben noch genau einen Zug.
   *[other] Der Nachziehstapel ist leer. Alle haben noch genau einen Zug, { $player } zuletzt.
}
event-last-turn = { $player } spielt den letzten eigenen Zug.
event-stayed = Keine andere Wohnung für { $card-den } aus { $from }: Da heißt es bleiben.
event-moved-under-pile = { $pile ->
    [discard] { $player } schafft { $card-den } aus { $from } auf den Ablagestapel, der Nachziehstapel ist ja leer.
   *[draw] { $player } schafft { $card-den } aus { $from } unter den Nachziehstapel.
}
brief-moved-under-pile = { $pile ->
    [discard] schafft { $card-den } auf den Ablagestapel
   *[draw] schafft { $card-den } unter den Nachziehstapel
}
event-player-paid-mover = { $coins ->
    [0] { $player } ist pleite und bleibt { $landlord } den Lohn des Spediteurs schuldig.
   *[other] { $player } zahlt { $landlord } { $coins-money }: Der Spediteur verdient an jedem Umzug.
}
event-player-paid-broker = { $rent ->
    [0] Für { $card-den } in { $apartment } ist keine Miete fällig: { $player } zahlt { $landlord } nichts.
   *[other] { $coins ->
        [0] { $landlord } hätte gern Miete für { $card-den } in { $apartment } kassiert, aber { $player } hat nichts.
       *[other] { $player } zahlt { $landlord } { $coins-money } Miete für { $card-den } in { $apartment }.
    }
}
event-dismissed = { $player } kündigt { $card-dem } in { $apartment }: Ab auf den Ablagestapel.
event-fetched = { $player } verwertet wieder: Das Duale System holt { $card-den } vom Ablagestapel.
event-roof-asked = { $price ->
    [0] { $player } möchte von { $other } ein Dach umsonst.
   *[other] { $player } bietet { $other } { $price-money } für ein Dach.
}
event-roof-sold = { $coins ->
    [0] { $player } schenkt { $buyer } ein Dach.
   *[other] { $player } verkauft { $buyer } ein Dach für { $coins-money }.
}
event-trade-offered = { $player } bietet { $other } { $given } für { $asked }.
event-traded = { $player } und { $other } tauschen: { $given } gegen { $asked }.
brief-traded = tauscht mit { $other }: { $given } gegen { $asked }
event-offer-declined = { $player } lehnt ab.
event-discard-turned = { $player } zieht die letzte Karte. Der Ablagestapel wird gemischt und noch einmal durchgespielt.
event-new-pile = Die Bombe macht einen neuen Nachziehstapel: Die letzte Runde ist vorerst keine.
event-standstill = { $rounds ->
    [1] Eine ganze Runde, in der niemand etwas tun konnte und niemand etwas verdient hat: Hier ändert sich nichts mehr.
   *[other] Seit { $rounds } Runden wird nur noch über die Kaution entschieden: Hier ändert sich nichts mehr.
}
event-game-over = { $winners-number ->
    [one] Das Spiel ist aus. { $winners } ist der größte Wucherer der Stadt.
   *[many] Das Spiel ist aus. { $winners } teilen sich den Titel der größten Wucherer der Stadt.
}

## Rechnungen

reason-rent = { $place }: { $card }, { $coins-money }
reason-hacker-rank = { $place }: { $card } mit Netzwerk, { $coins-money }
reason-empty = { $place }: leer, { $coins-money }
reason-withheld = { $place }: { $card } verweigert die Miete, { $coins-money }
reason-waived = { $place }: { $card }, vom Makler schon kassiert, { $coins-money }
reason-squatted = { $place }: besetztes Haus, { $coins-money }
reason-minimum = Kein Haus bringt etwas ein: Grundeinkommen, { $coins-money }
reason-in-jail = Im Knast gibt es keine Miete, nur das Grundeinkommen, { $coins-money }

reason-celebrity-rent = { $place }: { $card } in bester Gesellschaft, { $coins-money }
reason-celebrity-empty = { $place }: leer, aber in bester Gesellschaft, { $coins-money }

calculation-roof-paid = Eins für jedes Haus, das { $player } vorher schon besaß: { $buildings ->
    [0] keins
   *[other] { $buildings }
}, also { $coins-money }
calculation-mover-paid = Die Bank zahlt dem Vermieter des Umzugsspediteurs je Umzug { $coins-money }
calculation-broker-paid = Die jetzige Miete für { $card-den } in { $apartment }, vor dem Auszug: { $coins-money }
calculation-player-paid-mover = Wer einen Umzug spielt, zahlt dem Vermieter des Spediteurs dessen Lohn, soweit das Geld reicht: { $coins-money }
calculation-player-paid-broker = Wer den Umzug gespielt hat, zahlt die jetzige Miete, soweit das Geld reicht: { $coins-money }
calculation-roof-sold = Über den Preis sind sich beide einig: { $coins-money }
calculation-bail-paid = Die Kaution beträgt { $coins-money }
calculation-nomad-paid = Ein Hinauswurf kostet je Mietnomade { $coins-money }
calculation-income = Zusammen { $coins-money }
calculation-bought = In jedem Zug kosten die ersten fünf Karten je 1, alle weiteren je 2: diese { $coins-money }
calculation-paid-out = Was vom Einkommen dieses Zugs nach dem Kartenkauf übrig ist: { $coins-money }

## Fragen

question-play = Du bist am Zug. Bauen, vermieten, Ränke schmieden – oder fertig?
question-play-other = { $player } ist am Zug.
question-build-for-whom = Wem baust du ein Haus vor die Nase?
question-build-for-whom-other = { $player } überlegt.
question-floors = { $owner-own ->
    [yes] Wie viele Stockwerke bekommt dein neues Haus?
   *[no] Wie viele Stockwerke bekommt das neue Haus für { $owner }?
}
question-floors-other = { $player } überlegt.
question-floor-card = Welche Karte wird Stockwerk { $floor } von { $floors }? Ihre Vorderseite sieht außer dir niemand.
question-floor-card-other = { $player } überlegt.
question-roof-card = { $price ->
    [0] Womit deckst du das Haus? Ein normales Dach kostet dich nichts.
   *[other] Womit deckst du das Haus? Das normale Dach kostet dich { $price-money }.
}
question-roof-card-other = { $player } überlegt.
question-target = { $card }: Wohin damit?
question-target-other = { $player } überlegt.
question-politics-as = Wozu nutzt du die Politik?
question-politics-as-other = { $player } überlegt.
question-recall-whom = Wem kündigst du?
question-recall-whom-other = { $player } überlegt.
question-who-leaves = { $cause-key ->
    [squatters] Die Hausbesetzer vergraulen deinen besten Zahler. Wer geht als Nächstes?
    [musicians] Gegen den Krach der Musiker hilft nur Auszug. Wer geht als Nächstes?
    [tavern] Die Kneipe ist deinen feinen Mietern zu laut. Wer geht als Nächstes?
   *[demolition] Das Haus wird abgerissen, alle müssen raus. Wer geht als Nächstes?
}
question-who-leaves-other = { $cause-key ->
    [squatters] { $player } überlegt, wen die Hausbesetzer als Nächstes vergraulen.
    [musicians] { $player } überlegt, wer als Nächstes vor den Musikern flieht.
    [tavern] { $player } überlegt, wer als Nächstes vor der Kneipe flieht.
   *[demolition] { $player } überlegt, wer als Nächstes vor dem Abriss auszieht.
}
question-where-to = { $cause-key ->
    [squatters] Die Hausbesetzer vergraulen { $tenant-den } aus { $from }. Wohin?
    [rental-nomad] Der Mietnomade fliegt aus { $from }. Zu wem?
    [musicians] Der Krach der Musiker vertreibt { $tenant-den } aus { $from }. Wohin?
    [tavern] Die Kneipe vertreibt { $tenant-den } aus { $from }. Wohin?
    [demolition] { $from } wird abgerissen. Wohin mit { $tenant-dem }?
   *[other] Wohin mit { $tenant-dem } aus { $from }?
}
question-where-to-other = { $player } sucht eine neue Wohnung für { $tenant-den } aus { $from }.
question-lunatic-or-not = { $target-own ->
    [yes] { $deed-key ->
        [bomb] { $author } hat eine Bombe in dein Haus { $target } gelegt. Den Irren loslassen, bevor sie hochgeht?
       *[murder] { $author } trachtet deinem Mieter in { $target } nach dem Leben. Den Irren loslassen, bevor es so weit ist?
    }
   *[no] { $deed-key ->
        [bomb] { $author } hat { $target-owner } eine Bombe gelegt, in { $target }. Den Irren loslassen, bevor sie hochgeht?
       *[murder] { $author } plant einen Mord bei { $target-owner }, in { $target }. Den Irren loslassen, bevor es so weit ist?
    }
}
question-lunatic-or-not-other = { $deed-key ->
    [bomb] In { $target } tickt eine Bombe von { $author }. { $player } überlegt, ob der Irre eingreift.
   *[murder] { $author } plant einen Mord in { $target }. { $player } überlegt, ob der Irre eingreift.
}
question-counter-stroke = { $deed-key ->
    [bomb] Der Irre zahlt es { $author } heim. Welches Haus fliegt in die Luft?
   *[murder] Der Irre zahlt es { $author } heim. Wen trifft es?
}
question-counter-stroke-other = { $player } überlegt, was der Irre bei { $author } anrichtet.
question-police-or-not = { $target-own ->
    [yes] { $deed-key ->
        [bomb] { $author-own ->
            [yes] Du hast dein eigenes Haus { $target } gesprengt. Die Polizei rufen?
           *[no] { $author } hat dein Haus { $target } gesprengt. Die Polizei rufen?
        }
       *[murder] { $author-own ->
            [yes] Du hast { $tenant-den } in deinem eigenen Haus ermordet, { $target }. Die Polizei rufen?
           *[no] { $author } hat { $tenant-den } in { $target } ermordet, unter deinem Dach. Die Polizei rufen?
        }
    }
   *[no] { $deed-key ->
        [bomb] { $author-own ->
            [yes] Du hast { $target } gesprengt. Selbst die Polizei rufen?
           *[no] { $author } hat { $target } gesprengt. Die Polizei rufen?
        }
       *[murder] { $author-own ->
            [yes] Du hast { $tenant-den } in { $target } ermordet. Selbst die Polizei rufen?
           *[no] { $author } hat { $tenant-den } in { $target } ermordet. Die Polizei rufen?
        }
    }
}
question-police-or-not-other = { $deed-key ->
    [bomb] { $target } ist gesprengt. { $player } überlegt, ob das die Polizei wissen muss.
   *[murder] In { $target } liegt eine Leiche. { $player } überlegt, ob das die Polizei wissen muss.
}
question-alibi-or-not = { $suspect-own ->
    [yes] { $author-own ->
        [yes] { $deed-key ->
            [bomb] Die Polizei verdächtigt dich wegen deiner Bombe. Hast du ein Alibi?
           *[murder] Die Polizei verdächtigt dich wegen deines Mordes. Hast du ein Alibi?
        }
       *[no] { $deed-key ->
            [bomb] Für die Bombe von { $author } verdächtigt die Polizei jetzt dich. Hast du ein Alibi?
           *[murder] Für den Mord von { $author } verdächtigt die Polizei jetzt dich. Hast du ein Alibi?
        }
    }
   *[no] { $deed-key ->
        [bomb] Wegen einer Bombe verdächtigt die Polizei { $suspect }. Hast du ein Alibi zu verschenken?
       *[murder] Wegen eines Mordes verdächtigt die Polizei { $suspect }. Hast du ein Alibi zu verschenken?
    }
}
question-alibi-or-not-other = { $suspect-own ->
    [yes] Die Polizei fragt { $player } nach einem Alibi.
   *[no] { $player } überlegt, ob { $suspect } ein Alibi bekommt.
}
question-squatters-at-the-door = { $apartment-own ->
    [yes] { $author-own ->
        [yes] Du lässt Hausbesetzer in dein eigenes Haus, { $apartment }. Doch noch die Polizei rufen?
       *[no] { $author } schickt dir Hausbesetzer in { $apartment }. Die Polizei rufen?
    }
   *[no] { $author-own ->
        [yes] Du schickst { $apartment-owner } Hausbesetzer in { $apartment }. Doch noch die Polizei rufen?
       *[no] { $author } schickt { $apartment-owner } Hausbesetzer in { $apartment }. Die Polizei rufen?
    }
}
question-squatters-at-the-door-other = In { $apartment } stehen Hausbesetzer in der Tür. { $player } überlegt, ob die Polizei kommen soll.
question-broker-or-not = { $from-own ->
    [yes] { $author-own ->
        [yes] Du lässt { $tenant-den } aus deiner Wohnung { $from } umziehen. Vorher mit dem Makler { $rent-money } Miete kassieren?
       *[no] { $author } holt { $tenant-den } aus deiner Wohnung { $from }. Vorher mit dem Makler { $rent-money } Miete kassieren?
    }
   *[no] { $author-own ->
        [yes] Du holst { $tenant-den } aus { $from }. Den Makler spielen, damit { $from-owner } vorher { $rent-money } Miete von dir bekommt?
       *[no] { $author } holt { $tenant-den } aus { $from }. Den Makler spielen, damit { $from-owner } vorher { $rent-money } Miete bekommt?
    }
}
question-broker-or-not-other = Umzug für { $tenant-den } aus { $from }. { $player } überlegt, ob der Makler mitverdient.
question-nomad-or-not = In { $apartment } wohnt ein Mietnomade umsonst. Für { $fee-money } vor die Tür setzen?
question-nomad-or-not-other = { $player } überlegt, was der Mietnomade in { $apartment } noch wert ist.
question-monster-where = Dein Forscher hat ein Monster erschaffen. Wo soll es wohnen?
question-monster-where-other = { $player } sucht eine Bleibe für ein neues Monster.
question-bail-or-not = Du sitzt im Knast. { $bail-money } Kaution zahlen?
question-bail-or-not-other = { $player } überlegt, was die Freiheit wert ist.
question-buy-or-stop = Noch { $left-money } aus diesem Zug. Eine Karte für { $price-money } kaufen?
question-buy-or-stop-other = { $player } nimmt Miete ein und überlegt, Karten zu kaufen.

question-ask-whom = Wen fragst du nach einem Dach?
question-ask-whom-other = { $player } überlegt.
question-ask-price = Wie viel bietest du { $seller } für ein Dach?
question-ask-price-other = { $player } überlegt.
question-roof-offer = { $buyer } bietet dir { $price-money } für ein Dach. Verkaufst du?
question-roof-offer-other = { $buyer } bietet { $player } { $price-money } für ein Dach.
question-trade-with = Mit wem willst du handeln?
question-trade-with-other = { $player } überlegt.
question-trade-what = { $asking ->
    [0] Du bietest { $partner }: { $given }. Noch etwas?
   *[other] Du bietest { $partner }: { $given }. Dafür willst du: { $asked }. Noch etwas?
}
question-trade-what-other = { $player } überlegt.
question-trade-offer = { $author } bietet dir { $given } für { $asked }. Einverstanden?
question-trade-offer-other = { $author } bietet { $player } { $given } für { $asked }.
question-dual-or-not = Oben auf dem Ablagestapel liegt „{ $top }“. Mit dem Dualen System holen?
question-dual-or-not-other = { $player } sieht sich an, was auf dem Ablagestapel liegt.

## Warum nicht

refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-not-offered = Das steht gerade nicht zur Wahl.
refusal-no-such-place = Diesen Ort gibt es auf dem Tisch nicht.
refusal-apartment-taken = Dort wohnt schon jemand.
refusal-no-free-apartment = Nirgends ist eine Wohnung frei.
refusal-needs-two-apartments = Dieser Mieter braucht zwei leere Wohnungen übereinander.
refusal-too-many-floors = Das Haus hat diesem Mieter zu viele Stockwerke.
refusal-only-ground-or-basement = Diesem Mieter ist nur Erdgeschoss oder Keller recht.
refusal-only-under-the-roof = Dieser Mieter will unters Dach, in Dachwohnung oder Dachausbau.
refusal-building-squatted = In ein besetztes Haus ziehen nur noch Hausbesetzer.
refusal-odd-ones-inside = Dort bleiben Leute unter sich, zu denen nur ihresgleichen zieht.
refusal-not-empty-for-odd-ones = Dieser Mieter zieht nur in Häuser, in denen niemand oder nur seinesgleichen wohnt.
refusal-too-rich-for-tavern = Für diesen Mieter ist es wegen der Kneipe zu laut: Er zahlt zu viel Miete, um das zu ertragen.
refusal-same-apartment = Da wohnt der Mieter schon.
refusal-same-building = Der Mieter muss in ein anderes Haus.
refusal-own-apartment = Ein Mietnomade muss zu einem Mitspieler ziehen.
refusal-nobody-there = Dort wohnt niemand.
refusal-murder-proof = Dieser Mieter lässt sich nicht ermorden.
refusal-not-squatters = Dort wohnen keine Hausbesetzer.
refusal-not-your-building = Die Polizei räumt nur deine eigenen Häuser.
refusal-not-the-mother = Kündigen kannst du nur einer Frau mit Kind, des Lärms wegen.
refusal-recalled-often-enough = In einem Zug werden Mütter nur so oft zurückgenommen, wie es welche im Spiel gibt.
refusal-no-homes-for-all = Abriss geht nur, wenn alle Mieter anderswo unterkommen.
refusal-keep-homes-for-all = Dann fände ein anderer Mieter des Hauses keine Wohnung mehr.
refusal-has-basement = Dieses Haus hat schon einen Keller.
refusal-not-a-normal-roof = Ein Dachausbau passt nur auf ein normales Dach.
refusal-roof-expanded = Dieses Dach ist schon ausgebaut.
refusal-no-roof-for-flat-roof = Auf ein fertiges Haus passt ein Flachdach nur, wenn es ein normales Dach ohne Ausbau hat.
refusal-no-roof-affordable = Ein Dach kannst du dir gerade nicht leisten, und ein besonderes hast du nicht.
refusal-no-roof-left = Die normalen Dächer sind alle, und ein besonderes hast du nicht.
refusal-too-few-cards = Dafür hast du zu wenige Karten.
refusal-one-to-five-floors = Ein Haus hat ein bis fünf Stockwerke.
refusal-roof-card-needed = Diese Karte brauchst du noch als Dach.
refusal-only-as-reaction = Diese Karte ist eine Antwort: Ungefragt lässt sie sich nicht spielen.
refusal-not-in-jail = Du sitzt nicht im Knast.
refusal-no-target = Dafür gibt es gerade kein Ziel.
refusal-nobody-to-move = Noch wohnt nirgends jemand, der umziehen könnte.
refusal-only-tops-a-new-building = Ihr Platz ist in einem Neubau: als Dach oder als Stockwerk.
refusal-not-the-best-payer = Die Hausbesetzer vertreiben den Mieter, der am meisten zahlt.
refusal-highest-hacker-first = Erst muss der gehen, der von diesen am meisten zahlt.
refusal-not-enough-coins = Dafür fehlt dir das Geld.
refusal-without-powers = Ihr spielt ohne die Eigenschaften der Mieter.
refusal-no-squatters = Es gibt keine Hausbesetzer, die du hinauswerfen lassen könntest.
refusal-not-your-own-tenant = Kündigen kannst du nur in deinen eigenen Häusern.

refusal-at-least-one-floor = Ein Haus hat mindestens ein Stockwerk.
refusal-no-roof-in-hand = Du hast keine Karte auf der Hand, mit der ein Haus gedeckt wird.
refusal-own-apartments-first = Solange in deinen eigenen Häusern etwas Passendes frei ist, bleibt der Mieter bei dir.
refusal-squatters-pay-nothing = Hausbesetzer zahlen keine Miete, die sie verweigern könnten.
refusal-nothing-discarded = Auf dem Ablagestapel liegt nichts.
refusal-dual-system-on-top = Das Duale System holt seinesgleichen nicht: Obenauf liegt schon eines.
refusal-roofs-asked-often-enough = Fünfmal in einem Zug nach einem Dach zu fragen ist genug.
refusal-more-than-before = Diesmal musst du mehr bieten als vorhin.
refusal-cards-for-something = Auf beiden Seiten muss etwas stehen und auf einer davon eine Karte.
refusal-only-for-oneself = Neue Häuser baust du nur für dich selbst.

## Was der Bildschirm offen lässt: einmal auf jedem Gerät, in höchstens zwölf Wörtern

note-aim = Ziel: Am Ende gewinnt, wer das meiste Geld hat.
note-keep = Behalte sie: Sobald sie dir helfen kann, wirst du gefragt.
note-grey = Auch eine graue Karte taugt: Jede kann Stockwerk eines Hauses werden.
note-dashed = Gestrichelt geht gerade nicht. Ein Klick darauf sagt, was dazu fehlt.
note-wait = Diese Pause verhindert, dass andere deine Karten erraten.
note-kept = Was du behältst, zählt am Ende, kauft aber nie mehr Karten.
note-dearer = Ab hier kostet jede Karte dieses Zugs 2, im nächsten wieder 1.
note-build-for = Wozu? In fremden Häusern bringst du Mieter unter, die du loswerden willst.
note-home = Die Miete bekommt, wem das Haus gehört. Das Stockwerk zählt selten.
note-end = Ist der Nachziehstapel aufgebraucht, beginnt das Ende.
note-tenant = Münze auf der Karte: Miete. Haus: so viele Stockwerke höchstens.
note-income = Das Plus nimmst du am Ende deines Zugs ein, auch ohne Haus.
note-piles = Unten liegen { $piles }.

## Was auf dem Spiel steht: vor der ersten Frage dieser Art, in höchstens 25 Wörtern

stake-lunatic-or-not = Nur der Irre verhindert die Tat noch, und er kann dafür den Täter treffen. Danach bleibt bloß die Polizei.
stake-police-or-not = Die Polizei sucht reihum, bis jemand kein Alibi zeigt. Der sitzt dann im Knast und nimmt keine Miete ein, vielleicht du selbst.
stake-alibi-or-not = Wer kein Alibi zeigt, kommt in den Knast: Statt aller Miete gibt es dort nur ein Almosen.
stake-squatters-at-the-door = Sind sie drin, bringt das ganze Haus keine Miete mehr, und wer darin am meisten zahlt, zieht aus.
stake-broker-or-not = Der Makler macht aus diesem Umzug sofort Geld für dich. Es zählt am Ende, Karten kauft es nicht.
stake-dual-or-not = Bald liegt eine andere Karte auf dieser. Nimmst du sie, gibst du das Duale System dafür her.
stake-bail-or-not = Im Knast gibt es statt aller Miete nur ein Almosen. Die Kaution lohnt sich, wenn deine Häuser mehr bringen.

## Was anders sein müsste

remedy-somebody-leaves = { $place } passt für { $card-den }, sobald { $tenant-der } { $tenant-zahl ->
    [one] auszieht
   *[many] ausziehen
}.
remedy-expansion = { $place } passt für { $card-den }, sobald es { $expansion-einen } hat.
remedy-new-building = { $floors ->
    [1] Ein neues Haus mit einem Stockwerk
   *[other] Ein neues Haus mit { $floors } Stockwerken
} passt für { $card-den }.
remedy-new-attic = Ein neues Haus passt für { $card-den }, wenn du es mit { $roof-dem } abschließt.
remedy-room-inside = Eine andere Wohnung in { $place } passt: Sie ist markiert.
remedy-lower-building = { $floors ->
    [1] Nur ein Haus mit einem Stockwerk
   *[other] Nur ein Haus mit höchstens { $floors } Stockwerken
} passt für { $card-den }.
remedy-cards-missing = { $cards ->
    [1] Dir fehlt noch eine Karte
   *[other] Dir fehlen noch { $cards } Karten
}: Du kaufst sie am Ende deines Zugs von der Miete.
remedy-roof-price = Ein Dach kostet dich { $price-money }, und du hast { $coins-money }; Dachwohnung oder Flachdach kosten nichts.
remedy-home-needed = Erst muss in einem anderen Haus Platz für { $tenant-den } sein.
remedy-homes-needed = Erst müssen andere Häuser genug leere Wohnungen für alle seine Mieter zusammen haben.
remedy-any-building = Erst muss jemand bauen.
remedy-any-tenant = Erst muss ein Mieter einziehen, den die Karte treffen kann.
remedy-room-for-expansion = Ein neues Haus mit normalem Dach hat Platz dafür.
remedy-nobody-inside = Dafür braucht es ein Haus ohne Mieter, oder Wohnungen anderswo für alle, die darin wohnen.
remedy-other-apartment = Wähl eine andere Wohnung: Alle, die passen, sind markiert.
remedy-other-building = Wähl eine Wohnung in einem anderen Haus.
remedy-other-landlord = Wähl eine Wohnung bei einem Mitspieler.
remedy-own-full = Wähl eine deiner eigenen. Erst wenn davon keine passt, darfst du unter allen wählen.
remedy-inhabited = Wähl eine Wohnung, in der jemand wohnt.
remedy-bomb-or-move = Eine Bombe auf das Haus oder ein Umzug schafft auch diesen Mieter fort.
remedy-squatted = Wähl eine Wohnung mit Hausbesetzern.
remedy-own-squatted = Wähl Hausbesetzer in einem deiner eigenen Häuser.
remedy-kept-for-squatters = Behalt sie: Du wirst gefragt, wenn Hausbesetzer oder ein Verbrechen deine Häuser treffen.
remedy-tenant-of-ones-own = Das geht, sobald du { $tenant-einen } im Haus hast.
remedy-next-turn = Das geht wieder in deinem nächsten Zug.
remedy-homes-left = Fang mit einem anderen Mieter an, oder wähl eine Wohnung, die den übrigen genug lässt.
remedy-no-basement = Wähl ein Haus ohne Keller.
remedy-normal-roof = Wähl ein Haus mit einem normalen Dach, das noch nicht ausgebaut ist.
remedy-roofs-come-back = Bombe oder Abriss bringen ein Dach zurück; auch Dachwohnung oder Flachdach genügen.
remedy-roof-in-hand = Dächer sind unter den Karten, die du kaufst. Mit einem auf der Hand kannst du bauen.
remedy-other-floor = Nimm für dieses Stockwerk eine andere Karte.
remedy-kept-for-jail = Behalt sie: Im Knast bringt sie dich frei.
remedy-kept = Behalt sie: Du wirst gefragt, sobald du sie spielen kannst.
remedy-tops = Bau ein Haus: Sie kann sein Dach werden.
remedy-best-payer = Wähl unter denen, die am meisten zahlen: Sie sind markiert.
remedy-with-powers = Dafür braucht es einen Tisch mit den Eigenschaften der Mieter; das wählt, wer ihn aufmacht.
remedy-paying = Wähl einen Mieter, der Miete zahlt.
remedy-discarded = Sobald eine Karte abgelegt ist, lässt sie sich holen.
remedy-other-on-top = Sobald eine andere Karte obenauf liegt, lässt sie sich holen.
remedy-police = Erst muss die Polizei die Hausbesetzer vertreiben.

## Knöpfe

word-pass-lunatic-or-not = Geschehen lassen
word-pass-police-or-not = Keine Polizei
word-pass-alibi-or-not = Kein Alibi
word-pass-squatters-at-the-door = Einziehen lassen
word-pass-broker-or-not = Kein Makler
word-pass-roof-offer = Nicht verkaufen
word-pass-dual-or-not = Liegen lassen
word-pass-counter-stroke = Gnade walten lassen
word-sell = Verkaufen
word-pile = Unter den Nachziehstapel
word-release = Freilassung
word-ask-roof = Dach kaufen
word-done = Fertig
word-stop = Auszahlen
word-buy = Karte kaufen
word-build = Haus bauen
word-build-for = Für andere bauen
word-recall = Kündigen
word-pay = Hinauswerfen
word-keep = Wohnen lassen
word-bail = Kaution zahlen
word-stay = Sitzen bleiben
word-nowhere = Nirgendwohin

rule-number = Regel { $numbers }
phase-check = Häuser prüfen
phase-play = Karten spielen
phase-rent = Miete und Karten

## Auswahl am Anfang und Bestenlisten

option-tenant-powers = Eigenschaften der Mieter
    .text = Aus: Größe, Stockwerke und Hausbesetzer gelten weiter, in Frieses Wucherer auch die Wohnlage, alle anderen Besonderheiten der Mieter nicht. Gut für die erste Partie.
option-starter = Wer beginnt
    .text = Ausgelost, oder ihr bestimmt es.
option-starter-random = Auslosen
option-starter-A = Platz A
option-starter-B = Platz B
option-starter-C = Platz C
option-starter-D = Platz D
option-starter-E = Platz E
option-starter-F = Platz F
option-check-on-first-turn = Phase 1 schon im ersten Zug
    .text = An: Auch im ersten eigenen Zug werden die Häuser geprüft und darf Kaution gezahlt werden. Sonst beginnt der erste Zug gleich mit Phase 2.
option-monsters-evicted-to-hand = Monster bei Eigenbedarf auf die Hand
    .text = An: Monster gehen bei Eigenbedarf wie andere Mieter auf die Hand des Besitzers. Sonst kommen sie in den Vorrat zurück.

option-hidden-money = Geheimes Vermögen
    .text = An: Wie viel Geld jemand hat, sieht nur er selbst. Was gezahlt wird, sehen alle.
option-free-trade = Freier Tausch
    .text = An: Wer am Zug ist, darf mit jedem Karten und Geld tauschen. Sonst lassen sich nur Dächer kaufen.
option-anyone-may-react = Jeder darf eingreifen
    .text = An: Nicht nur der Betroffene, sondern alle dürfen mit Irrem, Polizei, Alibi, Gericht und Makler antworten, der Betroffene zuerst.
option-professional-bomb = Profi-Regel: Bombe in der letzten Runde
    .text = An: Eine Bombe in der letzten Runde macht einen neuen Nachziehstapel, und das Spiel geht weiter, bis auch der leer ist.



bot-about-landlord = Ein Haus lebt erst, wenn jemand darin wohnt. Ich finde für jeden ein Zimmer, und Miete kommt von selbst.
bot-about-gangster = Wer vorn liegt, bekommt Besuch von mir. Und wo ich an dem Abend war, kann ich jederzeit beweisen.
bot-about-speculator = Ich baue, ich tausche, und an jedem Dach verdiene ich etwas. Wer darin wohnt, ist mir gleich.

## Hilfe

help-goal-wucherer = Wer am Ende das meiste Geld hat, gewinnt. Miete kommt am Ende jedes deiner Züge aus deinen Häusern; damit kaufst du Karten oder füllst die Kasse. Geht der Nachziehstapel zu Ende, beginnt die letzte Runde.
help-play-wucherer = Wähle eine Karte, dann einen Ort, der aufleuchtet; oder zieh die Karte dorthin. Ein Ort, der nicht passt, sagt warum. Zurücknehmen geht, bis jemand anderes gefragt oder eine Karte gesehen wurde.

## Der Handel der Ausgabe von 1997

trade-i-give = Ich gebe
trade-i-want = Ich will von { $player }
trade-coins = Geld
trade-add-card = Eine Karte dazu

## Kinds of events that are looked for in a replay

replay-kind-bombed = Bombe
replay-kind-murdered = Mord
replay-kind-demolished = Abriss
replay-kind-evicted = Räumung
replay-kind-police-called = Suche der Polizei
replay-kind-released = Freilassung
replay-kind-jailed = Knast
replay-kind-squatters-expelled = Besetzer vertrieben
replay-kind-monster-created = Monster
replay-kind-broker-paid = Makler
replay-kind-player-paid-broker = Maklergebühr
replay-kind-built = Haus gebaut
replay-kind-expanded = Ausbau
replay-kind-moved-in = Einzug
replay-kind-moved = Umzug
replay-kind-homeless = obdachlos
replay-kind-recalled = zurückgeholt

# Was in einer beendeten Partie gezählt wird.
book-crimes-done = { $number ->
    [0] kein Verbrechen begangen
    [1] ein Verbrechen begangen
   *[other] { $number } Verbrechen begangen
}
book-crimes-suffered = { $number ->
    [0] keines erlitten
    [1] eines erlitten
   *[other] { $number } erlitten
}
book-jailed = { $number ->
    [0] nie im Gefängnis
    [1] einmal im Gefängnis
   *[other] { $number }-mal im Gefängnis
}

window-squatters-at-the-door = Hausbesetzer ziehen { $hit ->
    [yes] bei dir
   *[no] bei jemand anderem
} ein
window-broker-or-not = Ein Mieter soll { $hit ->
    [yes] bei dir
   *[no] bei jemand anderem
} ausziehen
window-lunatic-or-not = Bombe oder Mord drohen { $hit ->
    [yes] dir
   *[no] jemand anderem
}
window-police-or-not = Bombe oder Mord haben { $hit ->
    [yes] dich
   *[no] jemand anderen
} getroffen
window-alibi-or-not = Die Polizei verdächtigt { $hit ->
    [yes] dich
   *[no] jemand anderen
}
window-dual-or-not = Auf dem Ablagestapel liegt eine Karte
window-roof-offer = Jemand will dir ein Dach abkaufen
window-trade-offer = Jemand bietet dir einen Tausch an
window-nomad-or-not = Bei dir wohnt ein Mietnomade
window-bail-or-not = Du sitzt im Knast
fact-hands = meine Hand
fact-coins = meine Münzen
fact-buildings = alle Häuser
fact-jail = wer im Knast sitzt
