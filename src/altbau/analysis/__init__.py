"""Analysis of a finished game: luck, computed with all cards open, and errors, judged by what each seat could know."""

from altbau.analysis.erring import Judged as Judged
from altbau.analysis.erring import costliest as costliest
from altbau.analysis.erring import errors as errors
from altbau.analysis.holding import Held as Held
from altbau.analysis.holding import held as held
from altbau.analysis.luck import Stroke as Stroke
from altbau.analysis.luck import first_deal as first_deal
from altbau.analysis.luck import strokes as strokes
from altbau.analysis.reporting import Balance as Balance
from altbau.analysis.reporting import Balances as Balances
from altbau.analysis.reporting import Books as Books
from altbau.analysis.reporting import Course as Course
from altbau.analysis.reporting import Errors as Errors
from altbau.analysis.reporting import Luck as Luck
from altbau.analysis.reporting import Moment as Moment
from altbau.analysis.reporting import Part as Part
from altbau.analysis.reporting import balances as balances
from altbau.analysis.reporting import report as report
