# Was der Verwalter täte und warum, für den, der danach fragt. Nur er liest es, also darf es von seiner Hand sprechen.

hint-builds = Bau ein Haus aus den Karten, die du am wenigsten brauchst: Leerer Boden bringt nichts ein.
hint-floors = { $floors ->
    [one] Bau ein Haus mit einem Stockwerk: Dort sind diese Karten mehr wert als auf deiner Hand.
   *[other] Bau ein Haus mit { $floors } Stockwerken: Dort sind diese Karten mehr wert als auf deiner Hand.
}
hint-floors-fit = { $floors ->
    [one] Bau ein Haus mit einem Stockwerk: Gut für { $tenants-den }.
   *[other] Bau ein Haus mit { $floors } Stockwerken: Gut für { $tenants-den }.
}
hint-floors-fit-no-higher = { $floors ->
    [one] Bau ein Haus mit einem Stockwerk: Gut für { $tenants-den }; { $higher } wären zu hoch.
   *[other] Bau ein Haus mit { $floors } Stockwerken: Gut für { $tenants-den }; { $higher } wären zu hoch.
}
hint-floors-fit-less-higher = { $floors ->
    [one] Bau ein Haus mit einem Stockwerk: Gut für { $tenants-den }; { $higher } wären zu hoch für { $out-den }.
   *[other] Bau ein Haus mit { $floors } Stockwerken: Gut für { $tenants-den }; { $higher } wären zu hoch für { $out-den }.
}
hint-floors-pay-empty = { $floors ->
    [one] Bau ein Haus mit einem Stockwerk: Selbst leer bringt es dir bis zum Ende wohl etwa { $coins-money }.
   *[other] Bau ein Haus mit { $floors } Stockwerken: Selbst leer bringt es dir bis zum Ende wohl etwa { $coins-money }.
}
hint-floor-card = Nimm { $card-den }: Von all deinen Karten brauchst du diese am wenigsten.
hint-wants-roof = Frag nach einem Dach: Stockwerke hast du genug, und ohne Dach werden sie kein Haus.
hint-trades = Biete einen Handel an: Einer deiner Mieter passt besser in ein fremdes Haus, und davon habt ihr beide etwas.
hint-asks = Frag { $seller }: Wer die meisten Karten hat, hat am ehesten ein Dach übrig.
hint-names-price = Biete { $coins-money }: Für weniger gibt niemand ein Dach her, und mehr ist es nicht wert.
hint-sells = Verkauf: { $coins-money } von { $buyer } sind mehr, als ein übriges Dach dir bringt.
hint-keeps-roof = Behalt dein Dach: Ein eigenes Haus bringt mehr ein.
hint-recalls = Kündige: Die Räume hättest du lieber für jemand anderen.
hint-done = Hör hier auf: Nichts, was du noch spielen kannst, bringt dich weiter.

hint-plays = Spiel { $card-den }: Danach stehst du besser da.
hint-houses = Lass { $card-den } in { $place } einziehen: Das bringt bis zum Ende wohl etwa { $coins-money }.
hint-lets = { $card } in { $place }: Kein anderer Platz bringt dir mehr.
hint-sends-abroad = Schick { $card-den } zu { $landlord }, in { $place }: Dort ist der Schaden nicht deiner.
hint-expands = { $card } an { $place }: Eine Wohnung mehr ist eine Miete mehr.
hint-strikes = { $card } gegen { $place }: Von allen Zielen hilft dir das am meisten.
hint-strikes-as = { $card } als { $deed } gegen { $place }: Von allen Zielen hilft dir das am meisten.
hint-helps-itself = { $card } bei { $place }: Dein eigenes Haus gewinnt dabei.
hint-moves-home = Hol { $tenant-den } zu dir, in { $place }: Dort kassierst du die Miete.
hint-moves-abroad = Bring { $tenant-den } bei { $landlord } unter, in { $place }: Kein anderer Platz bringt dir mehr.
hint-moves-away = Bring { $tenant-den } bei { $landlord } unter, in { $place }: Dort ist der Schaden nicht deiner.
hint-puts-away = Leg { $tenant-den } unter den Nachziehstapel: Keine freie Wohnung brächte dir mehr.
hint-leaves = Wähl { $place }: Dieser Mieter fehlt dir am wenigsten.
hint-lodges = Bring das Monster in { $place } unter: Dort nützt es dir am meisten.
hint-goes-free = Nutz die Karte, um aus dem Knast zu kommen: Draußen nimmst du mehr ein.
hint-accepts = Nimm an: Bei diesem Handel gewinnst du.
hint-declines = Lehn ab: Bei diesem Handel gibst du mehr, als du bekommst.

hint-defends = Spiel { $card-den }: Was du sonst verlierst, ist mehr wert als die Karte.
hint-fetches = Hol { $top-den }: So eine Karte ist das Duale System wert.
hint-lets-squatters-in = Lass die Hausbesetzer herein: Dort wohnen schon welche, die Polizei würde nichts befreien.
hint-nothing-to-lose = Behalt dein Alibi: Deine Häuser bringen nicht mehr ein, als du im Knast bekommst.
hint-good-riddance = Lass es geschehen: Ohne diesen Mieter stehst du besser da.
hint-not-concerned = Behalt deine Karte: Das ist Sache der anderen.
hint-keeps-cards = Behalt deine Karte: Ein andermal ist sie mehr wert.
hint-strikes-back = Schlag bei { $place } zurück: Das tut am meisten weh.
hint-shows-mercy = Lass es gut sein: Nichts davon ist den Schlag wert.

hint-pays = Zahl und wirf ihn hinaus: Ohne ihn bringt die Wohnung mehr ein.
hint-stays = Spar dir das Geld: Bis zum Ende käme es nicht mehr herein.
hint-has-way-out = Spar dir das Geld: Eine Karte auf deiner Hand bringt dich umsonst hinaus.
hint-bail = { $more ->
    [0] Zahl die { $coins-money }: Draußen nimmst du mehr ein als hier drin.
   *[other] Zahl die { $coins-money }: Draußen bringen deine Häuser in jedem Zug { $more-money } mehr.
}
hint-buys = { $times ->
    [one] Kauf eine Karte: Sie kostet nur { $coins-money } und kann ein Stockwerk werden.
   *[other] Kauf { $times } Karten: Jede kostet nur { $coins-money } und kann ein Stockwerk werden.
}
hint-saves = Lass dich auszahlen: Eine Karte ist dir jetzt weniger wert als die { $coins-money }, die sie kostet.
hint-saves-at-the-end = Lass dich auszahlen: So spät zählt nur noch Geld, und keine Karte macht sich mehr bezahlt.
hint-saves-for-bail = { $more ->
    [0] Spar auf die Kaution von { $coins-money }: In Freiheit nimmst du mehr ein.
   *[other] Spar auf die Kaution von { $coins-money }: In Freiheit bringen deine Häuser in jedem Zug { $more-money } mehr.
}
hint-saves-for-roof = Behalt das Geld: Dein nächstes Dach kostet { $coins-money }, und Stockwerke hast du genug auf der Hand.
hint-saves-for-last-turn = Lass dich auszahlen und die letzte Karte liegen: Danach ziehen die anderen noch einmal, und jemand käme an dir vorbei.
hint-hand-is-full = Lass dich auszahlen: Du hast { $cards } Karten auf der Hand, mehr, als du noch unterbringst.
hint-leaves-cards = Lass dich auszahlen: Eine weitere Karte kostet mehr, als sie noch bringt, und der Stapel geht früher zu Ende.
hint-suits = Von allem, was du hier tun kannst, bringt dich das am weitesten.
theme-squatters = Hausbesetzer
theme-strike = Zuschlagen
theme-own-house = Gegen das eigene Haus
theme-last-house = Der letzte Zug

# Worum es in einem Rätsel geht, nach dem, was in der Lösung geschieht.

theme-build = Bauen
theme-abroad = Karten für andere
theme-reaction-held = Reaktionen
theme-hold = Abwarten
theme-let = Vermieten
theme-expand = Ausbauen
theme-other = Unerwartetes
puzzle-squatters = Hausbesetzer als Waffe: Wo sie wohnen, zahlt niemand.
puzzle-strike = Ein Schlag im richtigen Moment: Was ein anderer verliert, zählt so viel wie dein Gewinn.
puzzle-own-house = Gegen das eigene Haus: Was nach Verlust aussieht, bringt mehr, als es kostet.
puzzle-last-house = Ein Haus für den letzten Zug: Jetzt zählt nur, was noch zahlt.
puzzle-build = Das richtige Haus: Höhe und Dach entscheiden, wer darin wohnen kann.
puzzle-abroad = Eine Karte für ein fremdes Haus: Was du hast, ist drüben am meisten wert.
puzzle-reaction-held = Eine Reaktion zurückgehalten: Auf der Hand ist sie mehr wert als alles andere.
puzzle-hold = Abwarten: Die Karten auf deiner Hand sind mehr wert als alles, was du jetzt mit ihnen tun kannst.
puzzle-let = Das richtige Zimmer: wer wo einzieht und wer dafür geht.
puzzle-expand = Eine Wohnung mehr, wo sie am meisten einbringt.
puzzle-other = Was einem nicht zuerst einfällt.

# Was der Verwalter fand, als er Züge verglich; diese Sätze folgen auf den Grund.
hint-brings = Gewinn bis zum Ende: wohl { $coins-money }.
hint-costs = Verlust für { $rival } bis zum Ende: wohl { $loss-money }.
hint-brings-and-costs = Gewinn bis zum Ende: wohl { $coins-money }; Verlust für { $rival }: { $loss }.
hint-keeps = { $let-number ->
    [none] Behalt { $play-den } zum Ausspielen.
   *[other] { $play-number ->
        [none] Behalt { $let-den } zum Vermieten.
       *[other] Behalt { $let-den } zum Vermieten und { $play-den } zum Ausspielen.
    }
}
hint-next-card = { $coins ->
    [0] Fast ebenso gut: { $card-der }.
   *[other] Das Nächstbeste: { $card-der }, etwa { $coins-money } weniger.
}
hint-next-roof = { $coins ->
    [0] Fast ebenso gut: { $card-der } obendrauf.
   *[other] Das Nächstbeste: { $card-der } obendrauf, etwa { $coins-money } weniger.
}
hint-next-tenant = { $coins ->
    [0] Fast ebenso gut: { $card-der } in { $place }.
   *[other] Das Nächstbeste: { $card-der } in { $place }, etwa { $coins-money } weniger.
}
hint-next-card-there = { $coins ->
    [0] Fast ebenso gut: { $card-der } bei { $place }.
   *[other] Das Nächstbeste: { $card-der } bei { $place }, etwa { $coins-money } weniger.
}
hint-next-place = { $coins ->
    [0] Fast ebenso gut: { $place }.
   *[other] Das Nächstbeste: { $place }, etwa { $coins-money } weniger.
}
hint-next-building = { $coins ->
    [0] Fast ebenso gut: ein Haus bauen.
   *[other] Das Nächstbeste: ein Haus bauen, etwa { $coins-money } weniger.
}
hint-next-floors = { $coins ->
    [0] { $floors ->
        [one] Fast ebenso gut: ein Stockwerk.
       *[other] Fast ebenso gut: { $floors } Stockwerke.
    }
   *[other] { $floors ->
        [one] Das Nächstbeste: ein Stockwerk, etwa { $coins-money } weniger.
       *[other] Das Nächstbeste: { $floors } Stockwerke, etwa { $coins-money } weniger.
    }
}
hint-next-nothing = { $coins ->
    [0] Fast ebenso gut: abwarten.
   *[other] Das Nächstbeste: abwarten, etwa { $coins-money } weniger.
}
hint-next-other = { $coins ->
    [0] Eine andere Wahl wäre fast ebenso gut.
   *[other] Jede andere Wahl: etwa { $coins-money } weniger.
}
hint-better-than-played = Das wäre dir etwa { $coins-money } mehr wert gewesen als dein Zug.
