# Eine Stellung ändern, ohne zu schreiben.

page-position-text = Füge eine Stellung oder eine ganze Partie in der Notation ein, vom Tisch kopiert oder aus deiner Datei. Sobald alles passt, wird sie auf dem Tisch aufgebaut. Bis dahin ist die Zeile markiert, die nicht passt.
page-position-label = Stellung oder Partie
page-position-file = Datei öffnen …
page-position-which = In der Datei stehen { $games }:
page-position-line = Zeile { $line }.
page-position-fits = { $steps ->
    [0] Das passt: { $edition }, { $players } Spieler.
    [one] Das passt: { $edition }, { $players } Spieler, ein Zug.
   *[other] Das passt: { $edition }, { $players } Spieler, { $steps } Züge.
}
page-position-picture = Das kommt dabei heraus:
page-position-before = Das kam heraus, als zuletzt alles passte:
page-position-checking = Wird geprüft …
page-position-empty = Hier steht noch nichts.
page-position-show = Auf dem Tisch zeigen
page-position-replay = Auf dem Tisch durchgehen
page-position-go = Zur Zeile
page-position-begin = Mit dem Geben anfangen
page-position-begin-text = Ändere dann Hände, Häuser, Geld und wer dran ist, im Bild oder im Text. Geprüft wird sofort, und nichts davon wird gespeichert.

edit-table = Tisch
edit-options = Vereinbart
edit-players = Spieler
edit-turn = Am Zug
edit-phase = Phase
edit-nobody = niemand
edit-number = wie viele
edit-yes = ja
edit-no = nein
page-edit = Hier ändern
page-edit-how = Wähle etwas und dann, wo es liegen soll: mit Klick, Tastatur oder durch Ziehen. Der Text folgt sofort. Escape lässt es wieder los.
page-edit-outdated = Das Bild folgt, sobald der Text wieder lesbar ist.
page-edit-undo = Rückgängig
page-edit-redo = Wiederholen
page-edit-full = Ganz ausschreiben
page-edit-full-text = Mit allen Karten, wie es am Ende wäre; ohne Züge lässt es sich hier ändern.
page-edit-held = { $thing } ist in der Hand. Wähle, wo es liegen soll.
page-edit-laid = { $thing }: { $place }
page-edit-here = Hierhin legen
page-edit-before = Vor { $thing } legen
page-edit-on-top = Obenauf
page-edit-to-the-bottom = Ganz nach unten
page-edit-put-away = Weglegen
page-edit-remove = { $what } wegnehmen
page-edit-empty = leer
page-edit-something-else = etwas anderes
page-position-begin-empty = Oder mit leerem Tisch
