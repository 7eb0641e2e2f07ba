# Eine Stellung ändern, ohne zu schreiben.

edit-coins = Münzen
edit-hand = Hand
edit-draw = Nachziehstapel
edit-discard = Ablagestapel
edit-jail = Im Knast
edit-listed = Karte für Karte
edit-shuffled = alle übrigen Karten, gemischt
edit-new = Neues Gebäude
edit-floors = Etagen
edit-roof = Dach
edit-covered = Dach darunter
edit-expansion = Dachausbau
edit-basement = Kellerausbau
edit-withheld = Miete einbehalten
edit-rest = In der Schachtel
edit-rest-drawn = Im Nachziehstapel, gemischt
edit-level = { $level ->
    [basement] Keller
    [attic] Dachgeschoss
    [1] Erdgeschoss
   *[other] Stockwerk { $level }
}
