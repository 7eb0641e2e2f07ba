# The list of puzzles.

page-puzzles-text = Find the best move. The positions come from games of bots. Which move is best has been tried twice in many imagined games.
page-puzzles-solved = { $done } of { $all } solved
page-puzzles-solve = Solve
page-puzzle-level = { $level ->
    [1] easy
    [2] medium
   *[other] hard
}
page-puzzle-new = new
page-puzzle-tried = tried
page-puzzles-state = Which puzzles
page-puzzles-level = How hard
page-puzzles-every = all
page-puzzles-none = There is none like that here.
page-puzzles-more = all { $all }
page-puzzle-today = Today’s puzzle
page-puzzle-solved = solved
