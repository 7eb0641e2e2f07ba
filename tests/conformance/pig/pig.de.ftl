option-long = Bis 40 Punkte
rule-number = Regel { $numbers }
phase-play = Würfeln oder sichern
money-pig = { $number } P.
event-pig-thrown = { $player } würfelt { $dice }; im Topf: { $pot-money }.
event-pig-banked = { $player } sichert { $pot-money }.
event-pig-blocked = { $player } verhindert das und zieht { $card ->
    [blank] eine Niete
   *[other] eine Karte
}.
event-pig-turn = { $player } ist am Zug.
event-pig-over = { $winners } { $winners-number ->
    [one] gewinnt
   *[many] gewinnen
}.
question-pig-play = Im Topf: { $pot-money }. Würfeln oder sichern?
question-pig-play-other = { $player } würfelt oder sichert { $pot-money }.
question-pig-dice = Wie viele Würfel?
question-pig-block = { $pot-money } sperren?
question-pig-block-other = { $player } kann { $pot-money } sperren.
refusal-pig-not-now = Nicht jetzt.
refusal-pig-empty-pot = Der Topf ist leer.
refusal-pig-no-card = Dafür fehlt eine Karte.
word-throw = Würfeln
word-bank = Sichern
word-block = Sperren
