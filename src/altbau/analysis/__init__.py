"""Analysis of a finished game: luck, computed with all cards open, and errors, judged by what each seat could know."""

from altbau.analysis.game_analysis import GameAnalysis as GameAnalysis
from altbau.analysis.game_report import Balance as Balance
from altbau.analysis.game_report import Balances as Balances
from altbau.analysis.game_report import Books as Books
from altbau.analysis.game_report import Errors as Errors
from altbau.analysis.game_report import Luck as Luck
from altbau.analysis.game_report import Part as Part
from altbau.analysis.game_report import ValueCourse as ValueCourse
from altbau.analysis.game_report import ValuePoint as ValuePoint
from altbau.analysis.game_report import balances as balances
from altbau.analysis.game_report import report as report
from altbau.analysis.luck import LuckEvent as LuckEvent
from altbau.analysis.luck import first_deal as first_deal
from altbau.analysis.luck import luck_events as luck_events
from altbau.analysis.mistakes import JudgedChoice as JudgedChoice
from altbau.analysis.mistakes import costliest as costliest
from altbau.analysis.mistakes import errors as errors
from altbau.play.teaching.calibration import CalibrationPoint as CalibrationPoint
from altbau.play.teaching.calibration import calibration as calibration
