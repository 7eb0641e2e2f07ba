"""Moves through the choices of a question, as a program finds them."""

import random
from typing import Any


def path(question: dict[str, Any], *, first: bool = True) -> str:
    """The first move, or any."""
    tokens: list[str] = []
    at = question
    while choices := at.get("choices") or at.get("next"):
        at = choices[0] if first else random.choice(choices)
        tokens.append(at["token"])
    return " ".join([*tokens, str(at["sums"]["least"])] if at.get("sums") else tokens)
