"""Moves from the choices of a question, as a program finds them in the message."""

import random
from typing import Any


def path(question: dict[str, Any], *, first: bool = True) -> str:
    """The tokens of the first move, or of a random one."""
    tokens: list[str] = []
    at = question
    while choices := at.get("choices") or at.get("next"):
        at = choices[0] if first else random.choice(choices)
        tokens.append(at["token"])
    return " ".join([*tokens, str(at["sums"]["least"])] if at.get("sums") else tokens)
