# Eine Partie, noch einmal angesehen.

page-position-back = Zurück zum Text
page-replay-place = Schritt { $step } von { $steps }, Runde { $round }:
page-replay-round = Runde { $round }:
page-replay-slider = Stelle in der Partie
page-replay-start = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-step = Einen Schritt weiter
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-move = Spieler
page-replay-to-move = Zum nächsten Spieler
page-replay-turn = Zug
page-replay-to-turn = Zum nächsten Zug
page-replay-kind = Art des Ereignisses
page-replay-any = jedes Ereignis
page-replay-event = Zum nächsten Ereignis dieser Art
page-replay-speed = Tempo
page-replay-speed-of = { $speed ->
    [slow] langsam
    [fast] schnell
   *[usual] normal
}
page-replay-link = Link zum Moment
page-replay-sight = Sicht
page-replay-open = alle Karten offen
page-replay-blind = Ausgang verbergen
page-replay-older = Was davor geschah, wurde nach älteren Regeln gespielt. Es steht im Protokoll.
