# Warum ein Bot tat, was er tat, auch in den Worten eines Charakters. Karten, Plätze und Zahlen kommen wie bei den Ereignissen.
# Was hier steht, darf jeder lesen: Es nennt nichts, was jemand auf der Hand hat.

bot-reason-expands = { $card } – mehr Räume, mehr Miete.
bot-reason-recalls = Diese Räume hätte ich lieber für jemand anderen.
bot-reason-best-place = Von allen Plätzen passt mir dieser am besten.
bot-reason-pays = Das ist mir das Geld wert.
bot-reason-stays = Ich spare mir das Geld lieber.
bot-reason-wants-roof = Ohne Dach wird das kein Haus.
bot-reason-sells = Für das Geld gebe ich es her.

bot-reason-builds = Ich baue. Leerer Boden bringt nichts ein.
bot-reason-builds-landlord = Neue Zimmer, neue Gesichter.
bot-reason-builds-gangster = Noch ein Haus, auf das niemand achtgibt.
bot-reason-builds-speculator = Beton, Freunde, Beton!

bot-reason-houses = { $card } zahlt bei mir gut: etwa { $coins-money } bis zum Ende.
bot-reason-houses-landlord = { $card }? Herein, herein, bei mir ist noch etwas frei!
bot-reason-houses-gangster = { $card } wohnt jetzt unter meinem Schutz.
bot-reason-houses-speculator = { $card } macht rund { $coins-money } mehr aus dem Haus.

bot-reason-sends-abroad = { $card } – das soll lieber bei { $landlord } wohnen.
bot-reason-sends-abroad-landlord = { $card } passt nicht in mein Haus. { $landlord } freut sich bestimmt.
bot-reason-sends-abroad-gangster = Ein kleines Geschenk für { $landlord }: { $card }.
bot-reason-sends-abroad-speculator = { $card } drückt die Preise, und zwar bei { $landlord }.

bot-reason-strikes = { $card } – { $rival } ging es zu gut.
bot-reason-strikes-landlord = { $card }. Verzeihung, { $rival }, anders ging es nicht.
bot-reason-strikes-gangster = { $card }. Schöne Grüße an { $rival }.
bot-reason-strikes-speculator = { $card } – was { $rival } verliert, steigt bei mir im Wert.

bot-reason-helps-itself = { $card } bringt mich voran.
bot-reason-helps-itself-landlord = { $card } – so wohnt es sich bei mir besser.
bot-reason-helps-itself-gangster = { $card }. Frag nicht, woher ich sie habe.
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
bot-reason-defends-gangster = { $card }. Ich war den ganzen Abend woanders.
bot-reason-defends-speculator = { $card } – dafür hat man Verträge.
