"""Bots from outside, good and bad."""

from random import SystemRandom

from altbau import View


class First:
    """Chooses the first legal action: the smallest possible bot."""

    def __init__(self, seat: int, edition: str, seed: int) -> None:
        self.made = (seat, edition, seed)

    def decide(self, view: View) -> int:
        return view.legal_actions[0]


class Failing(First):
    """Raises ZeroDivisionError."""

    def decide(self, view: View) -> int:
        return 1 // 0


class Dicing(First):
    """Chooses at random without using its seed."""

    def decide(self, view: View) -> int:
        return SystemRandom().choice(view.legal_actions)


class Cheating(First):
    """Chooses an illegal action."""

    def decide(self, view: View) -> int:
        return -1


class Unmade(First):
    """Can't be made."""

    def __init__(self, seat: int, edition: str, seed: int) -> None:
        raise RuntimeError("not today")


NO_CLASS = 7
