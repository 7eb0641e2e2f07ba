### What is worded otherwise since the databases of this folder were written, as it was worded then.

good-card = { $good }
good-nothing = –
event-moved-in = { $apartment-own ->
    [yes] { $player } lets { $apartment } to { $card-the }.
   *[no] { $player } sends { $card-the } to { $apartment-owner }, into { $apartment }.
}
event-card-played = { $card-key ->
    [alibi] { $player } has an alibi.
    [bomb] { $player } plants a bomb in { $target }.
    [broker] { $player } calls in the broker.
    [court] { $player } goes to court.
    [justice] { $player } seeks justice.
    [demolition] { $player } orders the wrecking ball for { $target }.
    [eviction] { $player } files for eviction: { $target }.
    [lunatic] { $player } lets the lunatic loose, and { $target } is spared.
    [move] { $player } orders a move for { $target }.
    [removal] { $player } orders a removal from { $target }.
    [murder] { $player } plots a murder in { $target }.
    [police] { $player } plays the police.
    [politics] { $target-own ->
        [none] { $player } pulls strings in politics.
       *[other] { $player } pulls strings in politics: { $target }.
    }
    [rent-withheld] { $player } talks a tenant into withholding the rent: { $target }.
   *[other] { $player } plays { $card-the }.
}
event-homeless = { $card-key ->
    [monster] Nobody has room for the monster from { $from }: back to the supply.
   *[other] Nobody has room for { $card-the } from { $from }: off to the discard pile.
}
event-broker-paid = { $player } collects { $coins-money } of rent in advance, for { $card-the } in { $apartment }.
event-passed = { $card-key ->
    [alibi] { $player } shows no alibi.
    [broker] { $player } calls in no broker.
    [lunatic] { $player } lets no lunatic loose.
    [police] { $player } calls no police.
   *[other] { $player } passes.
}
event-bombed = { $building } goes up in smoke, with all hands.
event-monster-created = The scientist has created something again: { $player } puts the monster up in { $apartment }.
event-evicted = { $building } is cleared.
event-withholding-laid-off = In { $apartment } the rent is no longer withheld.
event-income = { $player } takes in { $coins-money }.
event-paid-out = { $coins ->
    [0] { $player } has spent it all on cards.
   *[other] { $player } pockets { $coins-money }.
}
event-pile-empty = { $again ->
    [0] { $player } draws the last card. Everybody else has exactly one more turn.
   *[other] { $player } draws the last card. Everybody has exactly one more turn, { $player } last of all.
}
event-stayed = Nobody has room for { $card-the } from { $from }: no choice but to stay.
event-player-paid-broker = { $coins ->
    [0] { $landlord } would have liked some rent for { $card-the } in { $apartment }, but { $player } has nothing.
   *[other] { $player } pays { $landlord } { $coins-money } of rent for { $card-the } in { $apartment }.
}
event-roof-asked = { $player } offers { $other } { $price-money } for a roof.
event-roof-sold = { $player } sells { $buyer } a roof for { $coins-money }.
event-paid-to-bank = { $cause ->
    [tax] { $player } pays { $coins-money } of tax.
    [bail] { $player } pays { $coins-money } to leave jail.
    [repairs] { $player } pays { $coins-money } for repairs.
    [interest] { $player } pays { $coins-money } of interest on a mortgage taken over.
   *[other] { $player } pays the bank { $coins-money }.
}
event-went-bankrupt = { $coins ->
    [0] { $player } is bankrupt; { $creditor } gets the places and cards that are left.
   *[other] { $player } is bankrupt; { $creditor } gets the last { $coins-money } and whatever else is left.
}
event-time-up = The { $number } rounds agreed on are over.
calculation-paid-to-bank = { $cause ->
    [interest] Ten per cent of the mortgage, rounded up: { $coins-money }
    [bail] To leave jail: { $coins-money }
   *[other] To the bank: { $coins-money }
}
calculation-built-upon = The price on the deed, or paid already in the auction: { $coins-money }
calculation-redeemed = The mortgage and ten per cent, rounded up: { $coins-money }
