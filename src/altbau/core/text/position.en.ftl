# Changing a position without writing.

page-position-text = Paste a position or a whole game in the notation, copied from the table or from your file. It is laid out on the table as soon as all of it fits. Until then the line that does not fit is marked.
page-position-label = Position or game
page-position-file = Open a file …
page-position-which = The file has { $games } of them:
page-position-line = Line { $line }.
page-position-fits = { $steps ->
    [0] This fits: { $edition }, { $players } players.
    [one] This fits: { $edition }, { $players } players, one move.
   *[other] This fits: { $edition }, { $players } players, { $steps } moves.
}
page-position-picture = This is what it leads to:
page-position-before = This is what it led to when it last fitted:
page-position-checking = Checking …
page-position-empty = There is nothing here yet.
page-position-show = Show it on the table
page-position-replay = Go through it on the table
page-position-go = Go to the line
page-position-begin = Begin with a deal
page-position-begin-text = Then change hands, houses, money and whose turn it is, in the picture or in the text. It is checked at once, and nothing of it is kept.

edit-table = Table
edit-options = Agreed on
edit-players = Players
edit-turn = On turn
edit-phase = Phase
edit-nobody = nobody
edit-number = how many
edit-yes = yes
edit-no = no
page-edit = Change it here
page-edit-how = Choose something and then where to put it: by click, by keyboard or by dragging it. The text follows at once. Escape lets go of it.
page-edit-outdated = The picture follows as soon as the text can be read again.
page-edit-undo = Undo
page-edit-redo = Redo
page-edit-full = Write it out in full
page-edit-full-text = With all cards, as it would be at the end; without moves it can be changed here.
page-edit-held = { $thing } is held. Choose where to put it.
page-edit-laid = { $thing }: { $place }
page-edit-here = Lay it here
page-edit-before = Lay it before { $thing }
page-edit-on-top = On top
page-edit-to-the-bottom = To the bottom
page-edit-put-away = Put it away
page-edit-remove = Take { $what } away
page-edit-empty = empty
page-edit-something-else = something else
page-position-begin-empty = Or with an empty table
