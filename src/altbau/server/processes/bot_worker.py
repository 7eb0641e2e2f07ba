"""The program that thinks for a server's bots, one question after the other.

A question is what a bot may know and nothing else: the bot as its last answer left it, and the view of the seat that is
asked. The answer is its decision with the bot afterwards, or the traceback of its failure. Both are pickles on the
standard streams, each after four bytes with its length. Other programs that answer a server in this way, some with
several messages, use the same parts (`answer_all`).
"""

import faulthandler
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import BinaryIO

from altbau.games import GAMES
from altbau.runtime.bots import BotError, decide

LENGTH = 4  # bytes in front of a message
LONGEST = 10.0  # seconds of thought; what takes longer has gone wrong
NICENESS = 5  # below the server, which is to answer at once while bots think

Answering = Callable[[bytes], Iterable[bytes]]  # the messages that answer a question, as they are found


def frame_message(message: bytes) -> bytes:
    """A message with its length in front."""
    return len(message).to_bytes(LENGTH) + message


def answer_to(question: bytes) -> list[bytes]:
    """The answer to a question."""
    try:
        bot, view = pickle.loads(question)  # noqa: S301  comes from the server
        return [pickle.dumps(decide(bot, view))]
    except Exception:
        return [pickle.dumps(BotError(traceback.format_exc()))]


def serve_questions(questions: BinaryIO, answers: BinaryIO, answering: Answering, longest: float) -> None:
    """Answer until the server is gone. The server ends a question that takes too long; if the server is gone, a timer
    ends the process after twice `longest` seconds."""
    with open(os.devnull, "wb") as nowhere:
        while len(length := questions.read(LENGTH)) == LENGTH:
            question = questions.read(int.from_bytes(length))
            faulthandler.dump_traceback_later(2 * longest, exit=True, file=nowhere)
            for message in answering(question):
                answers.write(frame_message(message))
                answers.flush()
            faulthandler.cancel_dump_traceback_later()


def answer_all(answering: Answering, niceness: int, longest: float) -> None:
    """Answer on the standard streams, each question within `longest` seconds. What is printed goes to standard
    error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        try:
            serve_questions(sys.stdin.buffer, answers, answering, longest)
        except BrokenPipeError:  # the server has gone meanwhile
            os._exit(0)


@contextmanager
def limit_computing(seconds: float) -> Iterator[None]:
    """End the process if it computes for longer than that; waiting for a processor does not count. On systems without
    such a timer the server has to do that."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0)


def main() -> None:
    """Think, with the games loaded before the first question comes."""
    tuple(GAMES)
    answer_all(answer_to, NICENESS, LONGEST)
