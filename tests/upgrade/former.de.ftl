### Was seit den Datenbanken dieses Ordners anders gesagt wird, im Wortlaut von damals.

good-jail-card = eine Freikarte fürs Gefängnis
drawn-get-out-of-jail = eine Freikarte fürs Gefängnis, die man behalten darf
event-piece-moved = { $player } zieht auf { $square }.
event-freed = { $cause ->
    [double] Ein Pasch! { $player } ist frei.
    [card] { $player } gibt die Freikarte zurück und ist frei.
   *[other] { $player } kauft sich frei.
}
event-place-bought = { $player } kauft { $square } für { $coins-money }.
event-auction-opened = Versteigert wird: { $lot }.
event-auction-won = { $player } ersteigert { $lot } für { $coins-money }.
event-unsold = Niemand bietet; { $lot } bleibt bei der Bank.
event-rent-paid = { $player } zahlt { $owner } { $coins-money } Miete für { $square }.
event-no-rent = { $square } ist belastet: { $player } zahlt { $owner } nichts.
event-rent-due = { $player } steht auf { $square }; { $owner } kann die Miete verlangen, bis der Nächste würfelt.
event-built-upon = { $houses ->
    [5] { $player } baut ein Hotel auf { $square }.
   *[other] { $player } baut auf { $square }: dort { $houses ->
        [1] steht jetzt ein Haus
       *[other] stehen jetzt { $houses } Häuser
    }.
}
event-building-sold = { $houses ->
    [4] { $player } gibt das Hotel auf { $square } für { $coins-money } zurück; vier Häuser bleiben.
   *[other] { $player } gibt ein Haus auf { $square } für { $coins-money } zurück.
}
event-group-sold = Die Bank hat zu wenige Häuser: { $player } gibt alle Gebäude um { $square } zusammen für { $coins-money } zurück.
event-mortgaged = { $player } nimmt auf { $square } eine Hypothek von { $coins-money } auf.
event-redeemed = { $player } löst die Hypothek auf { $square } für { $coins-money } ab.
event-building-wanted = { $player } will auf { $square } bauen; es sind nicht genug Gebäude für alle da, die bauen könnten.
event-floor-to-hand = { $player } nimmt ein Stockwerk auf die Hand: { $card-einen }.
event-bought = { $player } kauft für { $coins-money } { $card-einen }.
good-card = { $good }
good-nothing = –
good-square = { $good }
event-moved-in = { $apartment-own ->
    [yes] { $player } vermietet { $apartment } an { $card-den }.
   *[no] { $player } schickt { $card-den } zu { $apartment-owner }, in { $apartment }.
}
event-card-played = { $card-key ->
    [alibi] { $player } hat ein Alibi.
    [bomb] { $player } legt eine Bombe in { $target }.
    [broker] { $player } schaltet den Makler ein.
    [court] { $player } zieht vor Gericht.
    [justice] { $player } zieht vor Gericht.
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
event-homeless = { $card-key ->
    [monster] Niemand hat Platz für das Monster aus { $from }: zurück in den Vorrat.
   *[other] Niemand hat Platz für { $card-den } aus { $from }: ab auf den Ablagestapel.
}
event-broker-paid = { $player } kassiert { $coins-money } Miete im Voraus, für { $card-den } in { $apartment }.
event-passed = { $card-key ->
    [alibi] { $player } weist kein Alibi vor.
    [broker] { $player } schaltet keinen Makler ein.
    [lunatic] { $player } lässt keinen Irren los.
    [police] { $player } ruft keine Polizei.
   *[other] { $player } passt.
}
event-bombed = { $building } fliegt in die Luft, mit Mann und Maus.
event-monster-created = Der Forscher hat wieder etwas erschaffen: { $player } bringt das Monster in { $apartment } unter.
event-evicted = { $building } wird geräumt.
event-withholding-laid-off = In { $apartment } endet die Mietweigerung.
event-income = { $player } nimmt { $coins-money } ein.
event-paid-out = { $coins ->
    [0] { $player } hat alles für Karten ausgegeben.
   *[other] { $player } steckt { $coins-money } ein.
}
event-pile-empty = { $again ->
    [0] { $player } zieht die letzte Karte. Alle anderen haben noch genau einen Zug.
   *[other] { $player } zieht die letzte Karte. Alle haben noch genau einen Zug, { $player } zuletzt.
}
event-stayed = Niemand hat Platz für { $card-den } aus { $from }: Da heißt es bleiben.
event-player-paid-broker = { $coins ->
    [0] { $landlord } hätte gern Miete für { $card-den } in { $apartment } kassiert, aber { $player } hat nichts.
   *[other] { $player } zahlt { $landlord } { $coins-money } Miete für { $card-den } in { $apartment }.
}
event-roof-asked = { $player } bietet { $other } { $price-money } für ein Dach.
event-roof-sold = { $player } verkauft { $buyer } ein Dach für { $coins-money }.
event-paid-to-bank = { $cause ->
    [tax] { $player } zahlt { $coins-money } Steuer.
    [bail] { $player } zahlt { $coins-money } für die Entlassung.
    [repairs] { $player } zahlt { $coins-money } für Reparaturen.
    [interest] { $player } zahlt { $coins-money } Zinsen auf eine übernommene Hypothek.
   *[other] { $player } zahlt der Bank { $coins-money }.
}
event-went-bankrupt = { $coins ->
    [0] { $player } ist bankrott; { $creditor } bekommt, was an Grundstücken und Karten übrig ist.
   *[other] { $player } ist bankrott; { $creditor } bekommt die letzten { $coins-money } und was sonst übrig ist.
}
event-time-up = Die { $number } vereinbarten Runden sind um.
calculation-paid-to-bank = { $cause ->
    [interest] Zehn Prozent der Hypothek, aufgerundet: { $coins-money }
    [bail] Entlassung aus dem Gefängnis: { $coins-money }
   *[other] An die Bank: { $coins-money }
}
calculation-built-upon = Der Preis auf der Besitzrechtkarte, oder schon in der Versteigerung bezahlt: { $coins-money }
calculation-redeemed = Die Hypothek und zehn Prozent, aufgerundet: { $coins-money }
