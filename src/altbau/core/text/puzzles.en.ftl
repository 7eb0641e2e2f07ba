# The list of puzzles.

page-puzzles-text = Find the best move. The positions come from games of bots. Which move is best has been tried twice in many imagined games.
page-puzzles-solved = { $done } of { $all } solved
page-puzzles-all = All puzzles
page-puzzle-today = Today’s puzzle
page-puzzle-other = Another one
page-puzzle-solved = solved
