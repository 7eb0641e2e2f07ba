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
