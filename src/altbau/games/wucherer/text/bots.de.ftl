# Warum ein Bot tat, was er tat, auch in den Worten eines Charakters. Karten, Plätze und Zahlen kommen wie bei den Ereignissen.
# Was hier steht, darf jeder lesen: Es nennt nichts, was jemand auf der Hand hat.

bot-reason-expands = { $card } – mehr Räume, mehr Miete.
bot-reason-recalls = Diese Räume hätte ich lieber für jemand anderen.
bot-reason-best-place = Von allen Plätzen passt mir dieser am besten.
bot-reason-pays = Das ist mir das Geld wert.
bot-reason-stays = Ich spare mir das Geld lieber.
bot-reason-wants-roof = Ohne Dach wird das kein Haus.
bot-reason-trades = Damit ist uns beiden geholfen.
bot-reason-sells = Für das Geld gebe ich es her.

bot-reason-builds = Ich baue. Leerer Boden bringt nichts ein.
bot-reason-builds-landlord = Neue Zimmer, neue Gesichter.
bot-reason-builds-gangster = Noch ein Haus, auf das niemand achtgibt.
bot-reason-builds-speculator = Beton, Freunde, Beton!

bot-reason-houses = { $card } – das macht bei mir bis zum Ende etwa { $coins-money }.
bot-reason-houses-landlord = { $card }? Herein, herein, bei mir ist noch etwas frei!
bot-reason-houses-gangster = { $card } – ab jetzt unter meinem Schutz.
bot-reason-houses-speculator = { $card } – rund { $coins-money } mehr aus diesem Haus.

bot-reason-sends-abroad = { $card } – bei { $landlord } besser aufgehoben als bei mir.
bot-reason-sends-abroad-landlord = { $card }? Nicht bei meinen Leuten. { $landlord } freut sich bestimmt.
bot-reason-sends-abroad-gangster = Ein kleines Geschenk für { $landlord }: { $card }.
bot-reason-sends-abroad-speculator = { $card } – das drückt die Preise, und zwar bei { $landlord }.

bot-reason-strikes = { $card } – { $rival } ging es zu gut.
bot-reason-strikes-landlord = { $card }. Verzeihung, { $rival }, anders ging es nicht.
bot-reason-strikes-gangster = { $card }. Schöne Grüße an { $rival }.
bot-reason-strikes-speculator = { $card } – was { $rival } verliert, steigt bei mir im Wert.

bot-reason-helps-itself = { $card } – das bringt mich voran.
bot-reason-helps-itself-landlord = { $card } – so wohnt es sich bei mir besser.
bot-reason-helps-itself-gangster = { $card }. Frag nicht, wie es dazu kam.
bot-reason-helps-itself-speculator = { $card } – das rechnet sich.

bot-reason-nothing-better = Ich sehe nichts Besseres.
bot-reason-nothing-better-landlord = Für heute sind alle versorgt.
bot-reason-nothing-better-gangster = Heute Nacht bleibt es ruhig.
bot-reason-nothing-better-speculator = Abwarten ist auch ein Geschäft.

bot-reason-buys = Karten sind billig, und im Stapel liegen noch { $number }.
bot-reason-buys-landlord = Vielleicht ist ja ein netter Mieter dabei.
bot-reason-buys-gangster = Mal sehen, was sich auftreiben lässt.
bot-reason-buys-speculator = Kaufen, solange die { $number } noch zu haben sind.

bot-reason-saves = Ich behalte lieber das Geld.
bot-reason-saves-landlord = Das Geld lege ich für die Heizung zurück.
bot-reason-saves-gangster = Bargeld stellt keine Fragen.
bot-reason-saves-speculator = Ich bleibe flüssig.

bot-reason-defends = { $card } – das lasse ich mir nicht gefallen.
bot-reason-defends-landlord = { $card }! Nicht in meinem Haus.
bot-reason-defends-gangster = { $card }. Nicht mit mir.
bot-reason-defends-speculator = { $card } – dafür hat man Verträge.

# Was nur der Bot von seiner Entscheidung wusste, mit verdeckten Karten: Es wird nach dem Spiel erzählt.

bot-truth-before-card = { $coins ->
    [0] { $card } von meiner Hand wäre etwa ebenso gut gewesen.
   *[other] Das Nächstbeste war { $card } von meiner Hand: etwa { $coins-money } schlechter.
}
bot-truth-before-place = { $coins ->
    [0] { $place } wäre etwa ebenso gut gewesen.
   *[other] Das Nächstbeste war { $place }: etwa { $coins-money } schlechter.
}
bot-truth-before-building = { $coins ->
    [0] Bauen wäre etwa ebenso gut gewesen.
   *[other] Das Nächstbeste war zu bauen: etwa { $coins-money } schlechter.
}
bot-truth-before-nothing = { $coins ->
    [0] Nichts zu tun wäre etwa ebenso gut gewesen.
   *[other] Das Nächstbeste war, nichts zu tun: etwa { $coins-money } schlechter.
}
bot-truth-likelier-card = { $points ->
    [0] { $card } von meiner Hand wäre etwa ebenso gut gewesen.
    [1] Das Nächstbeste war { $card } von meiner Hand: etwa ein Prozentpunkt weniger Gewinnchance.
   *[other] Das Nächstbeste war { $card } von meiner Hand: etwa { $points } Prozentpunkte weniger Gewinnchance.
}
bot-truth-likelier-place = { $points ->
    [0] { $place } wäre etwa ebenso gut gewesen.
    [1] Das Nächstbeste war { $place }: etwa ein Prozentpunkt weniger Gewinnchance.
   *[other] Das Nächstbeste war { $place }: etwa { $points } Prozentpunkte weniger Gewinnchance.
}
bot-truth-likelier-building = { $points ->
    [0] Bauen wäre etwa ebenso gut gewesen.
    [1] Das Nächstbeste war zu bauen: etwa ein Prozentpunkt weniger Gewinnchance.
   *[other] Das Nächstbeste war zu bauen: etwa { $points } Prozentpunkte weniger Gewinnchance.
}
bot-truth-likelier-nothing = { $points ->
    [0] Nichts zu tun wäre etwa ebenso gut gewesen.
    [1] Das Nächstbeste war, nichts zu tun: etwa ein Prozentpunkt weniger Gewinnchance.
   *[other] Das Nächstbeste war, nichts zu tun: etwa { $points } Prozentpunkte weniger Gewinnchance.
}
bot-truth-slips = Darüber habe ich nicht nachgedacht.
bot-truth-forgets-reaction = Daran, dass ich hätte antworten können, habe ich nicht gedacht.
bot-truth-pays-nothing-early = Für Karten wollte ich so früh nichts ausgeben, obwohl eine mehr gebracht hätte.
bot-truth-keeps-money = Ich habe mein Geld behalten, obwohl eine weitere Karte mehr gebracht hätte.
bot-truth-undervalues-tenants = Da habe ich meine Mieter unterschätzt.
bot-truth-overbuilds = Ich wollte lieber bauen, obwohl etwas anderes mehr gebracht hätte.
bot-truth-floor = { $card } wurde ein Stockwerk: Von allen meinen Karten konnte ich sie am ehesten entbehren.
bot-truth-buys = Ich hatte { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand und wollte noch eine.
bot-truth-saves = Ich hatte { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand, und eine weitere war mir den Preis nicht wert.
bot-truth-saves-for-bail = Ich habe auf die Kaution gespart.
bot-truth-saves-for-roof = Das Geld habe ich für mein nächstes Dach gebraucht.
bot-truth-saves-for-last-turn = Die letzte Karte habe ich liegen lassen: Wer sie nimmt, kommt nicht mehr dran.
bot-truth-keeps-roof = Ein Dach hatte ich, aber das war mir zu wenig dafür.
bot-truth-no-roof = Ich hatte kein Dach zu verkaufen.
bot-truth-has-nothing = Ich hatte nichts dagegen auf der Hand.
bot-truth-not-concerned = { $card } hatte ich auf der Hand, aber es ging mich nichts an.
bot-truth-good-riddance = { $card } hatte ich auf der Hand, aber um diesen Mieter war es mir nicht schade.
bot-truth-lets-squatters-in = { $card } hatte ich auf der Hand, aber das war es mir nicht wert.
bot-truth-nothing-to-lose = { $card } hatte ich auf der Hand, aber im Gefängnis hatte ich nichts zu verlieren.
bot-truth-keeps-cards = { $card } hatte ich auf der Hand und habe es behalten.
