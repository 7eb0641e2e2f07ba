"""Looking back at a game that is over, with all cards open."""

from altbau.analysis.luck import Stroke as Stroke
from altbau.analysis.luck import first_deal as first_deal
from altbau.analysis.luck import strokes as strokes
