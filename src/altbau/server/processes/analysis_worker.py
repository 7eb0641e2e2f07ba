"""The program that analyses finished games for a server, at the lowest priority (`bot_worker.py` has the protocol). The
answer to a question (`AnalysisInput`) is lines, sent as they are found and ended by `Ended`, or an `AnalysisError`."""

import pickle
import traceback
from collections.abc import Iterator
from time import process_time
from typing import Final

from altbau.core.messages import analysis
from altbau.runtime.look_back.analysis_lines import analysis_lines
from altbau.server.processes.bot_worker import answer_all, limit_computing

NICENESS: Final = 19  # below the bots
MOST: Final = 300.0  # seconds of computing for a game; what takes more has gone wrong
SILENT: Final = 3600.0  # seconds without a line; what takes more has gone wrong, even on a busy machine


class AnalysisError(Exception):
    """An analysis has failed; the argument is the traceback as text."""


def answer_to(question: bytes) -> Iterator[bytes]:
    """The answer to a question."""
    try:
        with limit_computing(MOST):
            for line in analysis_lines(pickle.loads(question), process_time):  # noqa: S301  comes from the server
                yield pickle.dumps(line)
        yield pickle.dumps(analysis.Ended())
    except Exception:
        yield pickle.dumps(AnalysisError(traceback.format_exc()))


def main() -> None:
    """Answer until the server is gone."""
    answer_all(answer_to, NICENESS, SILENT)
