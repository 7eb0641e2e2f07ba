# Die Liste der Rätsel.

page-puzzles-text = Finde den besten Zug. Die Stellungen stammen aus Partien von Bots. Welcher Zug der beste ist, wurde zweimal in vielen vorgestellten Partien erprobt.
page-puzzles-solved = { $done } von { $all } gelöst
page-puzzles-all = Alle Rätsel
page-puzzle-today = Das Rätsel von heute
page-puzzle-other = Ein anderes
page-puzzle-solved = gelöst
