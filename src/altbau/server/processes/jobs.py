"""The program that does for a server what needs only a text or stored rows: it reads pasted texts, replays games and
draws pictures. A question is a `Job` (`runtime/look_back/jobs.py`, and those below), a pickle that the server makes
(`bot_worker.py` has the protocol). The answer is what the job makes, as the bytes that are sent on. A job that takes
too much ends the process."""

import pickle
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from gzip import compress
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

import msgspec
import segno

from altbau.core.engine.ids import Seat
from altbau.core.messages.lobby import QrCode
from altbau.errors import BadInput
from altbau.games import GAMES
from altbau.paper.pixels import pixels
from altbau.server.processes.bot_worker import answer_all, limit_computing
from altbau.table.lists.event_search import StoredEntry, moments

NICENESS: Final = 10  # after the bots, before the analyses
SECONDS: Final = 10.0  # of computing for a job; one that takes more is killed
MEMORY: Final = 400 * 2**20  # bytes of a process
LONGEST: Final = 120.0  # seconds for a job on a busy machine; what takes more has gone wrong
EFFORT: Final = 5  # of zlib: 9 takes thirty times as long for a list of editions, and saves 4 %

if sys.platform == "linux":
    import resource

encoder = msgspec.json.Encoder()


class JobResult(NamedTuple):
    """The result or error of a job, the processor time that it took, and the bytes of memory that its process has had
    at most."""

    made: "bytes | BadInput | JobError"
    seconds: float
    memory: int


class JobError(Exception):
    """A job has failed; the argument is the traceback as text."""


class SearchJob(NamedTuple):
    """Search the stored log of a table for events of a kind, as a seat saw them."""

    chapters: Sequence[StoredEntry]
    kind: str
    seat: Seat

    def make(self) -> bytes:
        """`Moments` as JSON."""
        return encoder.encode(moments(self.chapters, self.kind, self.seat))


class PictureJob(NamedTuple):
    """An SVG picture, drawn so many pixels `wide`."""

    svg: str
    wide: int

    def make(self) -> bytes:
        """The picture as PNG. Raises BadInput."""
        return pixels(self.svg, self.wide)


class QrJob(NamedTuple):
    """A text as a QR code."""

    text: str

    def make(self) -> bytes:
        """A `QrCode` as JSON."""
        code = segno.make(self.text, error="m", micro=False, boost_error=False)
        return encoder.encode(QrCode(rows=["".join(map(str, row)) for row in code.matrix]))


def too_large() -> BadInput:
    """The refusal of a job that takes too much."""
    return BadInput("job-too-large", cpu=round(SECONDS), megabytes=MEMORY // 2**20)


def answer(question: bytes) -> Iterator[bytes]:
    """The answer to a question: a job, and whether what it makes is to be compressed."""
    begun = process_time()
    made: bytes | BadInput | JobError
    try:
        with limit_computing(SECONDS):
            job, gzip = pickle.loads(question)  # noqa: S301  comes from the server
            content = job.make()
            made = compress(content, EFFORT) if gzip else content
    except BadInput as error:
        made = error
    except MemoryError:
        made = too_large()
    except Exception:
        made = JobError(traceback.format_exc())
    yield pickle.dumps(JobResult(made, process_time() - begun, most_memory()))


def most_memory() -> int:
    """The bytes of memory that this process has had at most; 0 where the system does not limit them. Not by
    `getrusage`: it counts what the server had before it started this program."""
    if sys.platform != "linux":
        return 0
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024


def main() -> None:
    """Work until the server is gone, with the games loaded before the first question comes."""
    if sys.platform == "linux":
        with suppress(ValueError):  # a lower limit has been set
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    tuple(GAMES)
    answer_all(answer, NICENESS, LONGEST)
