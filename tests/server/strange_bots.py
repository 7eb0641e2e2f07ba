"""Bots that are no good, for processes in which bots think."""

import os
import signal
import sys
import time

from altbau.core.bots.bot import Decision
from altbau.core.engine.ids import Action
from altbau.core.engine.view import View


class Counting:
    """Says how often it has been asked, and in which process."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: View) -> Decision:
        self.asked += 1
        return Decision(Action(os.getpid()), None)


class Sleeping:
    """Takes its time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def decide(self, view: View) -> Decision:
        time.sleep(self.seconds)
        return Decision(Action(0), None)


class Spinning:
    """Never comes to an end, and leaves nobody else in its process a turn."""

    def decide(self, view: View) -> Decision:
        sys.setswitchinterval(10**6)
        while True:
            pass


class Dying:
    """Takes its process along."""

    def decide(self, view: View) -> Decision:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Quitting:
    """Ends the program, and prints before."""

    def decide(self, view: View) -> Decision:
        print("goodbye")
        raise SystemExit("quit")
