# Warum ein Bot tat, was er tat. Karten, Plätze und Zahlen kommen wie bei den Ereignissen.

bot-reason-builds = Ich baue, das ist mir etwa { $coins-money } wert.
bot-reason-expands = { $card } – mehr Räume, mehr Miete.
bot-reason-houses = { $card } unterzubringen ist mir etwa { $coins-money } wert.
bot-reason-sends-abroad = { $card } – das soll lieber bei { $landlord } wohnen.
bot-reason-strikes = { $card } – { $rival } ging es zu gut.
bot-reason-helps-itself = { $card } bringt mich um etwa { $coins-money } voran.
bot-reason-recalls = Diese Räume hätte ich lieber für jemand anderen.
bot-reason-nothing-better = Ich sehe nichts Besseres.
bot-reason-buys = Karten sind billig, und im Stapel liegen noch { $number }.
bot-reason-saves = Ich behalte lieber das Geld.
bot-reason-defends = { $card } – das lasse ich mir nicht gefallen.
bot-reason-keeps-card = { $card } brauche ich später nötiger.
bot-reason-best-place = Von allen Plätzen passt mir dieser am besten.
bot-reason-pays = Das ist mir das Geld wert.
bot-reason-stays = Ich spare mir das Geld lieber.
bot-reason-wants-roof = Ohne Dach wird das kein Haus.
bot-reason-sells = Das Geld nehme ich, Dächer habe ich noch.
