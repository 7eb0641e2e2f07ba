# Changing a position without writing.

edit-coins = Coins
edit-hand = Hand
edit-draw = Draw pile
edit-discard = Discard pile
edit-jail = In jail
edit-listed = card by card
edit-shuffled = all cards left, shuffled
edit-new = New building
edit-floors = Floors
edit-roof = Roof
edit-covered = Roof under it
edit-expansion = Roof expansion
edit-basement = Basement expansion
edit-withheld = rent withheld
edit-rest = In the box
edit-rest-drawn = In the draw pile, shuffled
edit-level = { $level ->
    [basement] Basement
    [attic] Attic
    [1] Ground floor
   *[other] Floor { $level }
}
