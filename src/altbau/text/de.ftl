### Der Text des Spiels auf Deutsch, gelesen von Python und von der Seite.
###
### Argumente heißen wie in wucherer/events.py und wucherer/questions.py. Zu einem Argument x gehören je nach Art weitere:
###   card       $x ist der Name (leer, wo keine Karte ist), $x-key ihr Schlüssel („hacker“), und jedes Attribut der
###              Karte außer .text gibt es als $x-<Attribut>, hier $x-der, $x-den, $x-dem, $x-einen und $x-zahl
###   hidden     wie card; eine verdeckte Karte ist card-hidden
###   seat       $x ist der Name, $x-own „yes“, wenn es der Handelnde oder der Gefragte ist, sonst „no“
###   building   $x ist „B1“; apartment: eine der Meldungen apartment-…; target: eins von beiden oder leer;
###              dazu $x-owner (Name) und $x-own („yes“, wenn der Handelnde oder Gefragte der Besitzer ist)
###   coins, number   eine Zahl;   seats: verbundene Namen, $x-number ist „one“ oder „many“
### Der Handelnde ist der erste Spieler eines Ereignisses. Fragen haben außerdem $player, den Gefragten.

## Mieter

card-family = Familie
    .der = die Familie
    .den = die Familie
    .dem = der Familie
    .einen = eine Familie
    .zahl = one
    .text = Zeigt ihren eigenen Vermieter an: Bombt oder mordet er, kommt die Polizei von selbst, ohne Karte des Opfers. Sie schweigt, wenn der Irre dazwischenging oder sie selbst unter den Opfern ist. Hausbesetzer hält sie nicht auf. Braucht zwei leere Wohnungen übereinander.
card-group-house = WG
    .der = die WG
    .den = die WG
    .dem = der WG
    .einen = eine WG
    .zahl = one
    .text = Lässt sich nicht ermorden, auch nicht vom Irren: Für jeden, der fehlt, stehen zwei Neue vor der Tür. Gegen Bomben hilft das nicht. Braucht zwei leere Wohnungen übereinander.
card-hacker = Hacker
    .der = der Hacker
    .den = den Hacker
    .dem = dem Hacker
    .einen = einen Hacker
    .zahl = one
    .text = Zahlt 1 Münze mehr für jeden Hacker, der schon vor ihm in diesem Haus wohnte, der fünfte also 4 mehr als der erste. Zieht einer aus, rücken die späteren auf. Wer umzieht, auch innerhalb des Hauses, stellt sich hinten an.
card-man-with-a-dog = Mann mit Hund
    .der = der Mann mit Hund
    .den = den Mann mit Hund
    .dem = dem Mann mit Hund
    .einen = einen Mann mit Hund
    .zahl = one
    .text = Die Knie! Mehr Treppen als bis zum Erdgeschoss oder in den ausgebauten Keller schafft er nicht; anderswo zieht er nicht ein.
card-monster = Monster
    .der = das Monster
    .den = das Monster
    .dem = dem Monster
    .einen = ein Monster
    .zahl = one
    .text = Liegt im Vorrat, bis der Forscher es in Phase 1 erschafft; dann wohnt und zahlt es wie jeder andere Mieter. Wird es getötet, findet es keine Wohnung oder trifft es ein Eigenbedarf, kommt es in den Vorrat zurück (bei Eigenbedarf auf die Hand, wenn ihr das so eingestellt habt).
card-mother-with-children = Mutter mit Kindern
    .der = die Mutter mit Kindern
    .den = die Mutter mit Kindern
    .dem = der Mutter mit Kindern
    .einen = eine Mutter mit Kindern
    .zahl = one
    .text = In Phase 2 des eigenen Zugs darf der Vermieter ihr jederzeit kündigen und nimmt sie auf die Hand, wer auch immer sie hat einziehen lassen. Sie darf gleich wieder einziehen, wo sie passt.
card-mover = Umzugsspediteur
    .der = der Umzugsspediteur
    .den = den Umzugsspediteur
    .dem = dem Umzugsspediteur
    .einen = einen Umzugsspediteur
    .zahl = one
    .text = Sein Vermieter bekommt für jeden gespielten Umzug 2 Münzen von der Bank, auch für eigene, und gleich, wer umzieht; zieht der Spediteur selbst um, ein letztes Mal. Andere Wohnungswechsel bringen nichts. Karten lassen sich davon in Phase 3 nicht kaufen.
card-musicians = Musiker
    .der = die Musiker
    .den = die Musiker
    .dem = den Musikern
    .einen = Musiker
    .zahl = many
    .text = Ziehen sie in ein Haus ohne Musiker, fliehen alle anderen Mieter sofort in andere Häuser ohne Hausbesetzer. Wohin, bestimmt der Besitzer des Hauses; wer nirgends passt, kommt auf den Ablagestapel. Danach darf jeder wieder einziehen. Ein Umzug innerhalb des Hauses vertreibt niemanden.
card-nobles = Noble
    .der = die Noblen
    .den = die Noblen
    .dem = den Noblen
    .einen = Noble
    .zahl = many
    .text = Können nichts, außer reich sein, und zahlen die höchste Miete. Brauchen zwei leere Wohnungen übereinander.
card-odd-ones = Seltsame
    .der = die Seltsamen
    .den = die Seltsamen
    .dem = den Seltsamen
    .einen = Seltsame
    .zahl = many
    .text = Ziehen nur in Häuser, in denen niemand wohnt, oder zu anderen Seltsamen. Zu ihnen will sonst keiner, selbst Hausbesetzer nicht.
card-rental-nomad = Mietnomade
    .der = der Mietnomade
    .den = den Mietnomaden
    .dem = dem Mietnomaden
    .einen = einen Mietnomaden
    .zahl = one
    .text = Zahlt nie Miete. Sein Vermieter darf ihn in Phase 1 für 2 Münzen vor die Tür setzen und sucht ihm bei einem Mitspieler eine passende leere Wohnung in einem Haus ohne Hausbesetzer. Hat keiner eine, kommt er auf den Ablagestapel; die 2 Münzen sind auch dann weg.
card-scientist = Forscher
    .der = der Forscher
    .den = den Forscher
    .dem = dem Forscher
    .einen = einen Forscher
    .zahl = one
    .text = Wohnt nur unterm Dach: in einer Dachwohnung oder einem Dachausbau. Bei jeder Prüfung der Häuser (Phase 1) erschafft er seinem Vermieter ein Monster, solange noch eins im Vorrat liegt (höchstens 4 sind im Spiel). Der Vermieter wählt dafür eine passende leere Wohnung, die eigene oder eine fremde, in einem Haus ohne Hausbesetzer; gibt es keine, entsteht auch keins.
card-squatters = Hausbesetzer
    .der = die Hausbesetzer
    .den = die Hausbesetzer
    .dem = den Hausbesetzern
    .einen = Hausbesetzer
    .zahl = many
    .text = Jede leere Wohnung ist ihnen recht, wie hoch das Haus auch ist, nur nicht bei Seltsamen. Das ganze Haus bringt kein Geld, und außer weiteren Hausbesetzern zieht niemand mehr ein. In Phase 1 des Vermieters flieht der Mieter, der dort am meisten zahlt: in eine passende leere Wohnung ohne Hausbesetzer im Haus, wo der Vermieter will; fehlt die, auf den Ablagestapel. Eine Polizei stoppt sie beim Einzug oder wirft sie später hinaus.
card-tavern = Kneipe
    .der = die Kneipe
    .den = die Kneipe
    .dem = der Kneipe
    .einen = eine Kneipe
    .zahl = one
    .text = Braucht Laufkundschaft: Erdgeschoss oder Kellerausbau. In ihrem Haus bleiben nur Mieter, die höchstens 2 Münzen zahlen, in den anderen Häusern ihres Vermieters solche bis 3. Wer mehr zahlt, muss sofort anderswo passend und ohne Hausbesetzer im Haus unterkommen; der Vermieter bestimmt, wo, und wer nichts findet, kommt auf den Ablagestapel. Die Grenzen gelten auch für alle, die später kommen, und enden mit der Kneipe.

## Gebäudekarten

card-attic-apartment = Dachwohnung
    .der = die Dachwohnung
    .den = die Dachwohnung
    .dem = der Dachwohnung
    .einen = eine Dachwohnung
    .zahl = one
    .text = Schließt einen Neubau ab, kostet nichts und ist zugleich eine Wohnung, aber kein Stockwerk. Auf ein normales Dach passt sie nicht, und ausbauen lässt sie sich auch nicht.
card-basement-expansion = Kellerausbau
    .der = der Kellerausbau
    .den = den Kellerausbau
    .dem = dem Kellerausbau
    .einen = einen Kellerausbau
    .zahl = one
    .text = Kommt unter ein fertiges Haus, auch unter ein fremdes, einmal je Haus: eine Wohnung mehr, aber kein Stockwerk.
card-flat-roof = Flachdach
    .der = das Flachdach
    .den = das Flachdach
    .dem = dem Flachdach
    .einen = ein Flachdach
    .zahl = one
    .text = Schließt einen Neubau ab und kostet nichts. Lässt sich nicht ausbauen und passt nicht auf ein normales Dach. Ein Kellerausbau geht trotzdem.
card-roof-expansion = Dachausbau
    .der = der Dachausbau
    .den = den Dachausbau
    .dem = dem Dachausbau
    .einen = einen Dachausbau
    .zahl = one
    .text = Macht aus dem normalen Dach eines fertigen Hauses, auch eines fremden, eine Wohnung mehr, aber kein Stockwerk. Einmal je Haus.
card-roof = Dach
    .der = das Dach
    .den = das Dach
    .dem = dem Dach
    .einen = ein Dach
    .zahl = one
    .text = Liegt im Vorrat und schließt einen Neubau ab. Kostet so viele Münzen, wie der Bauherr schon Häuser besitzt: das erste nichts, das zweite 1, das dritte 2. Nach einer Bombe oder einem Abriss kommt es in den Vorrat zurück; ist der leer, helfen nur Dachwohnung und Flachdach.
card-jail = Knast
    .der = der Knast
    .den = den Knast
    .dem = dem Knast
    .einen = einen Knast
    .zahl = one
    .text = Wer hier sitzt, spielt weiter Karten und hat immer ein Alibi, bekommt aber statt Miete nur 2 Münzen. Heraus kommt man für 5 Münzen in Phase 1, mit einem Gericht in Phase 2 oder wenn ein anderer verhaftet wird: Es gibt nur eine Zelle.

## Aktionen

card-alibi = Alibi
    .der = das Alibi
    .den = das Alibi
    .dem = dem Alibi
    .einen = ein Alibi
    .zahl = one
    .text = Antwort auf einen Verdacht der Polizei nach einer Bombe oder einem Mord: Du kommst nicht in den Knast, und die Polizei fragt den Nächsten. Kommt sie noch einmal herum, brauchst du eine neue Karte.
card-bomb = Bombe
    .der = die Bombe
    .den = die Bombe
    .dem = der Bombe
    .einen = eine Bombe
    .zahl = one
    .text = Zerstört ein beliebiges Haus. Stockwerke, besondere Gebäudekarten und Mieter kommen gemischt unter den Nachziehstapel (auf den Ablagestapel, wenn er leer ist), ein normales Dach und Monster in ihren Vorrat. Der Besitzer kann vorher den Irren und nachher die Polizei spielen.
card-broker = Makler
    .der = der Makler
    .den = den Makler
    .dem = dem Makler
    .einen = einen Makler
    .zahl = one
    .text = Antwort auf einen Umzug, der einen deiner Mieter trifft: Die Bank zahlt dir sofort seine jetzige Miete. Sein neuer Vermieter bekommt von ihm beim nächsten Mal nichts. Karten lassen sich davon in Phase 3 nicht kaufen.
card-court = Gericht
    .der = das Gericht
    .den = das Gericht
    .dem = dem Gericht
    .einen = ein Gericht
    .zahl = one
    .text = Bringt dich in Phase 2 deines Zugs aus dem Knast. Taugt jederzeit auch als Alibi.
card-demolition = Abriss
    .der = der Abriss
    .den = den Abriss
    .dem = dem Abriss
    .einen = einen Abriss
    .zahl = one
    .text = Reißt ein beliebiges Haus ab, dessen Mieter alle anderswo unterkommen, jeder passend und ohne Hausbesetzer im Haus. Der Besitzer bestimmt, wer wohin zieht; danach nimmt er Stockwerke und besondere Gebäudekarten auf die Hand, ein normales Dach kommt in den Vorrat. Findet einer keinen Platz, geht es nicht.
card-eviction = Eigenbedarf
    .der = der Eigenbedarf
    .den = den Eigenbedarf
    .dem = dem Eigenbedarf
    .einen = einen Eigenbedarf
    .zahl = one
    .text = Der Besitzer eines beliebigen Hauses nimmt dort alle Mieter auf die Hand. Nur Hausbesetzer bleiben wohnen, und Monster kommen in den Vorrat (oder auf die Hand, wenn ihr das so eingestellt habt).
card-lunatic = Der Irre
    .der = der Irre
    .den = den Irren
    .dem = dem Irren
    .einen = den Irren
    .zahl = one
    .text = Antwort auf eine Bombe oder einen Mord gegen dich: Dein Haus oder Mieter bleibt verschont, und du verübst dieselbe Tat am Angreifer, an einem Haus oder Mieter deiner Wahl. Die Polizei ist dagegen machtlos. Hat er nichts zu treffen, schützt der Irre trotzdem.
card-move = Umzug
    .der = der Umzug
    .den = den Umzug
    .dem = dem Umzug
    .einen = einen Umzug
    .zahl = one
    .text = Ein beliebiger Mieter zieht in eine andere passende leere Wohnung in einem Haus ohne Hausbesetzer, bei wem du willst, auch im selben Haus. Gibt es keine, kommt er auf den Ablagestapel. Hausbesetzer ziehen auch zu Hausbesetzern.
card-murder = Mord
    .der = der Mord
    .den = den Mord
    .dem = dem Mord
    .einen = einen Mord
    .zahl = one
    .text = Ein beliebiger Mieter kommt unter den Nachziehstapel (auf den Ablagestapel, wenn er leer ist), ein Monster in seinen Vorrat. Die WG ist nicht totzukriegen. Der Vermieter kann vorher den Irren und nachher die Polizei spielen.
card-police = Polizei
    .der = die Polizei
    .den = die Polizei
    .dem = der Polizei
    .einen = eine Polizei
    .zahl = one
    .text = Stoppt Hausbesetzer, die gerade bei dir einziehen, oder wirft in Phase 2 deines Zugs eine Karte Hausbesetzer aus deinem Haus. Nach einer Bombe oder einem Mord gegen dich sucht sie einen Schuldigen, ohne die Tat ungeschehen zu machen: erst den Täter, dann reihum, bis einer kein Alibi und kein Gericht spielt. Der geht in den Knast, und das kannst auch du sein.
card-politics = Politik
    .der = die Politik
    .den = die Politik
    .dem = der Politik
    .einen = eine Politik
    .zahl = one
    .text = Wirkt nach deiner Wahl als Abriss oder als Eigenbedarf.
card-rent-withheld = Mietweigerung
    .der = die Mietweigerung
    .den = die Mietweigerung
    .dem = der Mietweigerung
    .einen = eine Mietweigerung
    .zahl = one
    .text = Liegt auf einem beliebigen Mieter, bis er einmal Miete zahlen müsste: Die zahlt er nicht, dann kommt sie weg. Verlässt er vorher seine Wohnung, kommt sie sofort weg. Mehrere wirken nacheinander.

card-hidden = Karte
    .der = die Karte
    .den = die Karte
    .dem = der Karte
    .einen = eine Karte
    .zahl = one

## Wohnungen und Häuser

apartment-basement = { $building } (Keller)
apartment-ground = { $building } (Erdgeschoss)
apartment-floor = { $building } (Stockwerk { $floor })
apartment-attic = { $building } (unterm Dach)

place-any = überall
place-ground = nur Erdgeschoss oder Keller
place-attic = nur unterm Dach (Dachwohnung oder Dachausbau)

provenance-rulebook = aus der Spielregel
provenance-reconstructed = rekonstruiert
provenance-own = eigener Wert

## Ereignisse

coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
floors = { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}
names-and = { $first } und { $last }

event-game-began = Das Spiel beginnt, und zwar mit { $player }.
event-turn-began = { $player } ist am Zug.
event-built = { $building-own ->
    [yes] { $player } baut { $building }: { floors }, obendrauf { $roof-einen }.
   *[no] { $player } baut { $building } für { $building-owner }: { floors }, obendrauf { $roof-einen }.
}
event-roof-paid = { $coins ->
    [0] { $player } bekommt das Dach umsonst.
   *[other] { $player } zahlt { coins } für das Dach.
}
event-expanded = { $building-own ->
    [yes] { $player } baut { $building } aus: { $card }.
   *[no] { $player } baut { $building } von { $building-owner } aus: { $card }.
}
event-moved-in = { $apartment-own ->
    [yes] { $player } vermietet { $apartment } an { $card-den }.
   *[no] { $player } schickt { $card-den } zu { $apartment-owner }, in { $apartment }.
}
event-card-played = { $card-key ->
    [alibi] { $player } hat ein Alibi.
    [bomb] { $player } legt eine Bombe in { $target }.
    [broker] { $player } schaltet den Makler ein.
    [court] { $player } zieht vor Gericht.
    [demolition] { $player } bestellt die Abrissbirne für { $target }.
    [eviction] { $player } meldet Eigenbedarf an: { $target }.
    [lunatic] { $player } lässt den Irren los, { $target } bleibt verschont.
    [move] { $player } bestellt einen Umzug für { $target }.
    [murder] { $player } plant einen Mord in { $target }.
    [police] { $player } spielt die Polizei.
    [politics] { $player } lässt in der Politik Beziehungen spielen: { $target }.
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
event-homeless = { $card-key ->
    [monster] Niemand hat Platz für das Monster aus { $from }: zurück in den Vorrat.
   *[other] Niemand hat Platz für { $card-den } aus { $from }: ab auf den Ablagestapel.
}
event-mover-paid = { $player } bekommt { coins }: Der Spediteur verdient an jedem Umzug.
event-broker-paid = { $player } kassiert { coins } Miete im Voraus, für { $card-den } in { $apartment }.
event-passed = { $card-key ->
    [alibi] { $player } weist kein Alibi vor.
    [broker] { $player } schaltet keinen Makler ein.
    [lunatic] { $player } lässt keinen Irren los.
    [police] { $player } ruft keine Polizei.
   *[other] { $player } passt.
}
event-bombed = { $building } fliegt in die Luft, mit Mann und Maus.
event-murdered = In { $apartment } hat es { $card-den } erwischt.
event-police-called = { $player } ruft die Polizei. Zuerst verdächtigt: { $suspect }.
event-family-called = Eine Familie aus dem eigenen Haus hat alles gesehen und zeigt { $landlord } an.
event-prisoner-passed-over = { $player } sitzt schon im Knast. Ein besseres Alibi gibt es nicht.
event-jailed = { $player } wandert in den Knast.
event-released = { $player } ist wieder auf freiem Fuß.
event-bail-paid = { $player } zahlt { coins } Kaution.
event-squatters-expelled = Die Polizei räumt { $apartment }: Die Hausbesetzer bei { $player } sind draußen.
event-nomad-paid = { $player } zahlt { coins }, um den Mietnomaden in { $apartment } loszuwerden.
event-monster-created = Der Forscher hat wieder etwas erschaffen: { $player } bringt das Monster in { $apartment } unter.
event-demolished = Von { $building } bleibt nur ein Haufen Karten.
event-evicted = { $building } wird geräumt.
event-taken-to-hand = { $player } nimmt { $card-den } auf die Hand.
event-floor-to-hand = { $player } nimmt ein Stockwerk auf die Hand: { $card-einen }.
event-recalled = { $player } kündigt { $card-dem } in { $apartment } und nimmt sie auf die Hand.
event-withholding-laid-off = In { $apartment } endet die Mietweigerung.
event-income = { $player } nimmt { coins } ein.
event-bought = { $player } kauft für { coins } { $card-einen }.
event-paid-out = { $coins ->
    [0] { $player } hat alles für Karten ausgegeben.
   *[other] { $player } steckt { coins } ein.
}
event-pile-empty = { $player } zieht die letzte Karte. Alle haben noch genau einen Zug, { $player } zuletzt.
event-last-turn = { $player } spielt den letzten eigenen Zug.
event-game-over = { $winners-number ->
    [one] Das Spiel ist aus. { $winners } ist der größte Wucherer der Stadt.
   *[many] Das Spiel ist aus. { $winners } teilen sich den Titel der größten Wucherer der Stadt.
}

## Rechnungen

reason-rent = { $place }: { $card }, { coins }
reason-hacker-rank = { $place }: { $card } mit Netzwerk, { coins }
reason-empty = { $place }: leer, { coins }
reason-withheld = { $place }: { $card } verweigert die Miete, { coins }
reason-waived = { $place }: { $card }, vom Makler schon kassiert, { coins }
reason-squatted = { $place }: besetztes Haus, { coins }
reason-minimum = Kein Haus bringt etwas ein: Grundeinkommen, { coins }
reason-in-jail = Im Knast gibt es keine Miete, nur das Grundeinkommen, { coins }

calculation-roof-paid = Eine Münze für jedes Haus, das { $player } vorher schon besaß: { $buildings ->
    [0] keins
   *[other] { $buildings }
}, also { coins }
calculation-mover-paid = Die Bank zahlt dem Vermieter des Umzugsspediteurs je Umzug { coins }
calculation-broker-paid = Die jetzige Miete für { $card-den } in { $apartment }, vor dem Auszug: { coins }
calculation-bail-paid = Die Kaution beträgt { coins }
calculation-nomad-paid = Ein Hinauswurf kostet je Mietnomade { coins }
calculation-income = Zusammen { coins }
calculation-bought = In jedem Zug kosten die ersten fünf Karten je 1 Münze, alle weiteren je 2: diese { coins }
calculation-paid-out = Was vom Einkommen dieses Zugs nach dem Kartenkauf übrig ist: { coins }

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
    [0] Womit deckst du das Haus? Das normale Dach ist diesmal umsonst.
    [one] Womit deckst du das Haus? Das normale Dach kostet dich 1 Münze.
   *[other] Womit deckst du das Haus? Das normale Dach kostet dich { $price } Münzen.
}
question-roof-card-other = { $player } überlegt.
question-target = { $card }: Wohin damit?
question-target-other = { $player } überlegt.
question-politics-as = Wozu nutzt du die Politik: Abriss oder Eigenbedarf?
question-politics-as-other = { $player } überlegt.
question-recall-whom = Welcher Mutter mit Kindern kündigst du?
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
question-lunatic-or-not = { $deed-key ->
    [bomb] { $author } hat eine Bombe in dein Haus { $target } gelegt. Den Irren loslassen, bevor sie hochgeht?
   *[murder] { $author } trachtet deinem Mieter in { $target } nach dem Leben. Den Irren loslassen, bevor es so weit ist?
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
question-police-or-not = { $deed-key ->
    [bomb] { $author-own ->
        [yes] Du hast dein eigenes Haus { $target } gesprengt. Die Polizei rufen?
       *[no] { $author } hat dein Haus { $target } gesprengt. Die Polizei rufen?
    }
   *[murder] { $author-own ->
        [yes] Du hast { $tenant-den } in deinem eigenen Haus ermordet, { $target }. Die Polizei rufen?
       *[no] { $author } hat { $tenant-den } in { $target } ermordet, unter deinem Dach. Die Polizei rufen?
    }
}
question-police-or-not-other = { $deed-key ->
    [bomb] { $target } ist gesprengt. { $player } überlegt, ob das die Polizei wissen muss.
   *[murder] In { $target } liegt eine Leiche. { $player } überlegt, ob das die Polizei wissen muss.
}
question-alibi-or-not = { $author-own ->
    [yes] { $deed-key ->
        [bomb] Die Polizei verdächtigt dich wegen deiner Bombe. Hast du ein Alibi?
       *[murder] Die Polizei verdächtigt dich wegen deines Mordes. Hast du ein Alibi?
    }
   *[no] { $deed-key ->
        [bomb] Für die Bombe von { $author } verdächtigt die Polizei jetzt dich. Hast du ein Alibi?
       *[murder] Für den Mord von { $author } verdächtigt die Polizei jetzt dich. Hast du ein Alibi?
    }
}
question-alibi-or-not-other = Die Polizei fragt { $player } nach einem Alibi.
question-squatters-at-the-door = { $author-own ->
    [yes] Du lässt Hausbesetzer in dein eigenes Haus, { $apartment }. Doch noch die Polizei rufen?
   *[no] { $author } schickt dir Hausbesetzer in { $apartment }. Die Polizei rufen?
}
question-squatters-at-the-door-other = In { $apartment } stehen Hausbesetzer in der Tür. { $player } überlegt, ob die Polizei kommen soll.
question-broker-or-not = { $author-own ->
    [yes] Du lässt { $tenant-den } aus deiner Wohnung { $from } umziehen. Vorher mit dem Makler { $rent ->
        [one] 1 Münze
       *[other] { $rent } Münzen
    } Miete kassieren?
   *[no] { $author } holt { $tenant-den } aus deiner Wohnung { $from }. Vorher mit dem Makler { $rent ->
        [one] 1 Münze
       *[other] { $rent } Münzen
    } Miete kassieren?
}
question-broker-or-not-other = Umzug für { $tenant-den } aus { $from }. { $player } überlegt, ob der Makler mitverdient.
question-nomad-or-not = In { $apartment } wohnt ein Mietnomade umsonst. Für 2 Münzen vor die Tür setzen?
question-nomad-or-not-other = { $player } überlegt, was der Mietnomade in { $apartment } noch wert ist.
question-monster-where = Dein Forscher hat ein Monster erschaffen. Wo soll es wohnen?
question-monster-where-other = { $player } sucht eine Bleibe für ein neues Monster.
question-bail-or-not = Du sitzt im Knast. 5 Münzen Kaution zahlen?
question-bail-or-not-other = { $player } überlegt, was die Freiheit wert ist.
question-buy-or-stop = { $left ->
    [one] Noch 1 Münze aus diesem Zug.
   *[other] Noch { $left } Münzen aus diesem Zug.
} { $price ->
    [one] Eine Karte für 1 Münze kaufen?
   *[other] Eine Karte für { $price } Münzen kaufen?
}
question-buy-or-stop-other = { $player } nimmt Miete ein und überlegt, Karten zu kaufen.

## Warum nicht

refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-not-offered = Das steht gerade nicht zur Wahl.
refusal-no-such-place = Diesen Ort gibt es auf dem Tisch nicht.
refusal-apartment-taken = Dort wohnt schon jemand.
refusal-needs-two-apartments = Dieser Mieter braucht zwei leere Wohnungen übereinander.
refusal-too-many-floors = Das Haus hat diesem Mieter zu viele Stockwerke.
refusal-only-ground-or-basement = Diesem Mieter ist nur Erdgeschoss oder Keller recht.
refusal-only-under-the-roof = Dieser Mieter will unters Dach, in Dachwohnung oder Dachausbau.
refusal-building-squatted = In ein besetztes Haus ziehen nur noch Hausbesetzer.
refusal-odd-ones-inside = Zu den Seltsamen ziehen nur Seltsame.
refusal-not-empty-for-odd-ones = Seltsame ziehen nur in Häuser, in denen niemand oder nur Seltsame wohnen.
refusal-too-rich-for-tavern = Für diesen Mieter ist es wegen der Kneipe zu laut: Er zahlt zu viel Miete, um das zu ertragen.
refusal-same-apartment = Da wohnt der Mieter schon.
refusal-same-building = Der Mieter muss in ein anderes Haus.
refusal-own-apartment = Ein Mietnomade muss zu einem Mitspieler ziehen.
refusal-nobody-there = Dort wohnt niemand.
refusal-murder-proof = Eine WG ist nicht totzukriegen.
refusal-not-squatters = Dort wohnen keine Hausbesetzer.
refusal-not-your-building = Die Polizei räumt nur deine eigenen Häuser.
refusal-not-the-mother = Kündigen kannst du nur einer Mutter mit Kindern.
refusal-no-homes-for-all = Abriss geht nur, wenn alle Mieter anderswo unterkommen.
refusal-keep-homes-for-all = Dann fände ein anderer Mieter des Hauses keine Wohnung mehr.
refusal-has-basement = Dieses Haus hat schon einen Keller.
refusal-not-a-normal-roof = Ein Dachausbau passt nur auf ein normales Dach.
refusal-roof-expanded = Dieses Dach ist schon ausgebaut.
refusal-no-roof-affordable = Ein Dach kannst du dir gerade nicht leisten, und ein besonderes hast du nicht.
refusal-no-roof-left = Die normalen Dächer sind alle, und ein besonderes hast du nicht.
refusal-too-few-cards = Dafür hast du zu wenige Karten.
refusal-one-to-five-floors = Ein Haus hat ein bis fünf Stockwerke.
refusal-roof-card-needed = Diese Karte brauchst du noch als Dach.
refusal-only-as-reaction = Diese Karte spielst du nur als Antwort auf einen Angriff oder Umzug.
refusal-not-in-jail = Du sitzt nicht im Knast.
refusal-no-target = Dafür gibt es gerade kein Ziel.
refusal-only-tops-a-new-building = Damit schließt du nur einen Neubau ab.
refusal-not-the-best-payer = Die Hausbesetzer vertreiben den Mieter, der am meisten zahlt.
refusal-highest-hacker-first = Erst muss der Hacker gehen, der am meisten zahlt.
refusal-not-enough-coins = Dafür fehlen dir die Münzen.
refusal-without-powers = Ihr spielt ohne die Eigenschaften der Mieter.
refusal-no-squatters = In deinen Häusern wohnen keine Hausbesetzer.
refusal-not-your-own-tenant = Kündigen kannst du nur in deinen eigenen Häusern.

## Knöpfe

word-pass = Passen
word-pass-lunatic-or-not = Geschehen lassen
word-pass-police-or-not = Keine Polizei
word-pass-alibi-or-not = Kein Alibi
word-pass-squatters-at-the-door = Einziehen lassen
word-pass-broker-or-not = Kein Makler
word-done = Fertig
word-stop = Auszahlen
word-buy = Karte kaufen
word-build = Haus bauen
word-build-for = Für andere bauen
word-recall = Mutter kündigen
word-pay = Hinauswerfen
word-keep = Wohnen lassen
word-bail = Kaution zahlen
word-stay = Sitzen bleiben
word-nowhere = Nirgendwohin

phase-check = Häuser prüfen
phase-play = Karten spielen
phase-rent = Miete und Karten
phase-over = Spielende

## Auswahl am Anfang und Bestenlisten

edition-landlord-2013 = Frieses Wucherer (2013)
option-tenant-powers = Eigenschaften der Mieter
    .text = Aus: Größe, Stockwerke, Wohnlage und Hausbesetzer gelten weiter, alle anderen Besonderheiten der Mieter nicht. Gut für die erste Partie.
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

record-first-winners = Die ersten Sieger
record-won-in-jail = Im Knast gewonnen
record-lost-it-all = Alles verloren

bot-random = Würfel
    .text = Tut irgendetwas Erlaubtes. Meistens das Falsche.
bot-steward = Verwalter
    .text = Baut, vermietet an gute Zahler, exportiert schlechte Mieter und weiß sich zu wehren.
