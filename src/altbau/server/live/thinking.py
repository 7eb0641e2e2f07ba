"""The program that thinks for a server's bots, one question after the other.

A question is what a bot may know and nothing else: the bot as its last answer left it, and the view of the seat that is
asked. The answer is what it decides, with the bot as it is then; or the traceback of how it failed. Both are pickles,
after four bytes with their length, on the standard streams. Other programs that answer a server this way, some with
more than one message, are made of the same parts (`answer_all`).
"""

import faulthandler
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Iterable
from typing import BinaryIO, NamedTuple

from altbau.core.bots.bot import AnyBot, Decision
from altbau.core.engine.view import View
from altbau.games import GAMES

LENGTH = 4  # bytes in front of a message
LONGEST = 10.0  # seconds of thought; what takes longer has gone wrong
NICENESS = 5  # below the server, which is to answer at once while bots think

Answering = Callable[[bytes], Iterable[bytes]]  # the messages that answer a question, as they are found


class Thought(NamedTuple):
    """What a bot has decided, and the bot with all that it remembers of the game."""

    decision: Decision
    bot: AnyBot


class BotError(Exception):
    """A bot has not decided; its arguments are the traceback as text."""


def decide(bot: AnyBot, view: View) -> Thought | BotError:
    """Let a bot decide, whatever that comes to: one that ends a program or a task has failed like any other."""
    try:
        return Thought(bot.decide(view), bot)
    except BaseException:
        return BotError(traceback.format_exc())


def framed(message: bytes) -> bytes:
    """A message as it is sent."""
    return len(message).to_bytes(LENGTH) + message


def answered(question: bytes) -> list[bytes]:
    """The answer to a question."""
    try:
        bot, view = pickle.loads(question)  # noqa: S301  comes from the server
        return [pickle.dumps(decide(bot, view))]
    except Exception:
        return [pickle.dumps(BotError(traceback.format_exc()))]


def answer(questions: BinaryIO, answers: BinaryIO, answering: Answering, longest: float) -> None:
    """Answer until the server is gone. What never ends is ended by the server, or if that is gone, by a clock that
    needs nobody's leave."""
    with open(os.devnull, "wb") as nowhere:
        while len(length := questions.read(LENGTH)) == LENGTH:
            question = questions.read(int.from_bytes(length))
            faulthandler.dump_traceback_later(2 * longest, exit=True, file=nowhere)
            for message in answering(question):
                answers.write(framed(message))
                answers.flush()
            faulthandler.cancel_dump_traceback_later()


def answer_all(answering: Answering, niceness: int, longest: float) -> None:
    """Answer on the standard streams, each question within so many seconds. What is printed goes where errors do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        try:
            answer(sys.stdin.buffer, answers, answering, longest)
        except BrokenPipeError:  # the server has gone meanwhile
            os._exit(0)


def main() -> None:
    """Think, with the games loaded before the first question comes."""
    tuple(GAMES)
    answer_all(answered, NICENESS, LONGEST)
