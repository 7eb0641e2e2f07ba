"""Every failure is a line of the log for the operator, with its place and traceback. Everybody else gets a sentence
with the number of that line."""

import asyncio
import json
import logging
import os
import secrets
import sys
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

from altbau.core.data import Data
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.runtime.home import Scene
from altbau.server import metrics
from altbau.server.files import open_private
from altbau.server.outages import outage

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("json", "text")
FOR_PEOPLE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
CLIENTS_FAULTS = ("Invalid HTTP request", "Invalid UTF-8", "Unsupported upgrade")  # how uvicorn's messages begin
OTHERS = {  # the least levels of libraries: below, they write addresses and keys; psycopg warns of what it raises, too
    "uvicorn": logging.WARNING,
    "websockets": logging.WARNING,
    "psycopg": logging.ERROR,
}
MOST_RECORDS = 200  # of failures that are kept; the operator deletes them
INNER = 500  # from this HTTP status on the fault is the server's

logger = logging.getLogger(__name__)


class JsonLines(logging.Formatter):
    """One JSON object a line. A mapping given as the arguments of the message says what is known of the place."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line: Data = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
        }
        if isinstance(record.args, Mapping):
            line |= {"said": str(record.msg).removesuffix(": %s"), **record.args}
        else:
            line["said"] = record.getMessage().strip()
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def keep_log(level: str, form: str) -> None:
    """Write a log to standard error, including messages of the event loop, its threads and the web server. Raises
    BadInput for an unknown level or format."""
    for place, value, known in (("--log-level", level, LEVELS), ("--log-format", form, FORMATS)):
        if value not in known:
            raise BadInput("bad-value", place=place, value=value, expected=", ".join(known))
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(FOR_PEOPLE))
    root = logging.getLogger()
    handler.addFilter(no_outage)
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(own_fault)
    for name, least in OTHERS.items():
        logging.getLogger(name).setLevel(max(least, root.level))

    def in_thread(failed: threading.ExceptHookArgs) -> None:
        thread = failed.thread.name if failed.thread else ""
        logger.error("A thread has died: %s", {"thread": thread}, exc_info=failed.exc_value)

    threading.excepthook = in_thread


def own_fault(record: logging.LogRecord) -> bool:
    """Whether a line is about the server rather than about what a client sends, which could fill the log with it."""
    return not str(record.msg).startswith(CLIENTS_FAULTS)


def no_outage(record: logging.LogRecord) -> bool:
    """Whether a line is not about an outage of the database, which libraries log, too, with tracebacks."""
    error = record.exc_info[1] if record.exc_info else None
    return error is None or not outage.note_error(error)


def in_loop(loop: asyncio.AbstractEventLoop, context: Data) -> None:
    """Log what no code awaits: dead tasks, broken callbacks."""
    error = context.get("exception")
    if error and outage.note_error(error):
        return
    place = {"what": context.get("message", ""), "task": str(context.get("task") or context.get("future") or "")}
    logger.error("Something has failed unseen: %s", place, exc_info=error)


class ErrorRecords:
    """The records of games in which something has failed, with their seeds and all hands, which are not in the log.
    Each is a file beside the database, named by the failure's number."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._writer = ThreadPoolExecutor(1, "altbau-evidence")  # a long record takes long

    def keep(self, id: str, game: Game) -> None:
        """Write a record, unless there are too many."""
        self._writer.submit(self._write, id, game)

    def _write(self, id: str, game: Game) -> None:
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            if len(os.listdir(self.folder)) < MOST_RECORDS:
                with open(self.folder / f"{id}.json", "w", encoding="utf-8", opener=open_private) as file:
                    file.write(game.dumps())
        except OSError as error:
            logger.warning("The record of a failure could not be written: %s", {"id": id, "problem": error.strerror})

    def close(self) -> None:
        """Wait until all is written."""
        self._writer.shutdown()


def log_failure(
    said: str, error: BaseException, place: Data, scene: Scene | None = None, evidence: ErrorRecords | None = None
) -> str:
    """Log a failure, and keep the record of the game in which it happened as evidence; the failure's number. An outage
    of the database is no failure and has no number."""
    if outage.note_error(error, request="request" in place):
        return ""
    id = secrets.token_hex(4)
    metrics.count_failure()
    if scene:
        place = {**place, "table": scene.table, "seq": scene.seq}
    if scene and evidence:
        evidence.keep(id, scene.game)
    logger.error(said, {"id": id, **place}, exc_info=error)
    return id


def failure_error(
    error: BaseException, place: Data, scene: Scene | None = None, evidence: ErrorRecords | None = None
) -> BadInput:
    """Log a failure; the error that may be shown to everybody."""
    id = log_failure("A request has failed: %s", error, place, scene, evidence)
    if isinstance(error, BadInput):
        return error
    return BadInput("failed", id=id) if id else BadInput("database-unreadable")
