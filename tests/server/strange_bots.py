"""Bots that misbehave, for tests of the processes in which bots think."""

import os
import signal
import sys
import time

from altbau.core.bots.bot import Decision
from altbau.core.engine.ids import Action
from altbau.core.engine.view import View


class Counting:
    """Counts how often it is asked, and decides by the id of its process."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: View) -> Decision:
        self.asked += 1
        return Decision(Action(os.getpid()), None)


class Sleeping:
    """Sleeps before it decides."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def decide(self, view: View) -> Decision:
        time.sleep(self.seconds)
        return Decision(Action(0), None)


class Spinning:
    """Never decides, and never lets another thread of its process run."""

    def decide(self, view: View) -> Decision:
        sys.setswitchinterval(10**6)
        while True:
            pass


class Dying:
    """Kills its process."""

    def decide(self, view: View) -> Decision:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Quitting:
    """Prints, then exits."""

    def decide(self, view: View) -> Decision:
        print("goodbye")
        raise SystemExit("quit")
