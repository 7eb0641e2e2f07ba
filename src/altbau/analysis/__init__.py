"""Analysis of a finished game: luck, computed with all cards open, and errors, judged by what each seat could know."""

from altbau.analysis.game_report import Balance as Balance
from altbau.analysis.game_report import Balances as Balances
from altbau.analysis.game_report import Books as Books
from altbau.analysis.game_report import Course as Course
from altbau.analysis.game_report import Errors as Errors
from altbau.analysis.game_report import Held as Held
from altbau.analysis.game_report import Luck as Luck
from altbau.analysis.game_report import Moment as Moment
from altbau.analysis.game_report import Part as Part
from altbau.analysis.game_report import balances as balances
from altbau.analysis.game_report import held as held
from altbau.analysis.game_report import report as report
from altbau.analysis.luck import Stroke as Stroke
from altbau.analysis.luck import first_deal as first_deal
from altbau.analysis.luck import strokes as strokes
from altbau.analysis.mistakes import Judged as Judged
from altbau.analysis.mistakes import costliest as costliest
from altbau.analysis.mistakes import errors as errors
