# Die Liste der Rätsel.

page-puzzles-text = Finde den besten Zug. Die Stellungen stammen aus Partien von Bots. Welcher Zug der beste ist, wurde zweimal in vielen vorgestellten Partien erprobt.
page-puzzles-solved = { $done } von { $all } gelöst
page-puzzles-solve = Lösen
page-puzzle-level = { $level ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
page-puzzle-new = neu
page-puzzle-tried = versucht
page-puzzles-state = Welche Rätsel
page-puzzles-level = Wie schwer
page-puzzles-every = alle
page-puzzles-none = So eins gibt es hier nicht.
page-puzzles-more = alle { $all }
page-puzzle-today = Das Rätsel von heute
page-puzzle-solved = gelöst
