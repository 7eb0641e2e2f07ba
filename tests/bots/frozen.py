"""Digests of the games that the yardsticks play. `python -m tests.bots.frozen` writes them anew if rules have changed,
never because a yardstick has. The first digests were made by the steward and the beginner themselves.
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from altbau.core.engine.ids import by_seat
from altbau.core.engine.rng import chance
from altbau.games import EDITIONS, game_of
from altbau.play.bots import own_seed
from altbau.play.observation import bot_view, memory_after
from benchmarks.yardsticks import make

FILE: Final = Path(__file__).with_name("frozen.json")
TABLE: Final = ("steward-2", "beginner-1", "steward-2", "beginner-1")
GAMES: Final = (*((edition, TABLE) for edition in EDITIONS), ("monopoly", ("strategist-1",) * 4))
ROUNDS: Final = 40  # limit of Monopoly
SEED: Final = 3


def digest(edition: str, names: Sequence[str]) -> str:
    """A digest of all choices of a game between these bots."""
    module = game_of(edition)
    limits = {option.name: ROUNDS for option in module.options(edition) if option.rounds}
    state = module.new_state(module.configured(edition, len(names), limits, {}, {}), len(names), chance(SEED))
    bots = [make(name, own_seed(SEED, seat), edition) for seat, name in by_seat(names)]
    memory = memory_after((), state)
    choices = []
    while state.asked >= 0:
        if state.stack.forces():
            action = state.legal_actions[0]
        else:
            action = bots[state.asked].decide(bot_view(state, state.asked, memory)).action
            choices.append(int(action))
        state.apply(action)
        memory = memory_after(memory, state)
    return sha256(repr(choices).encode()).hexdigest()


def key(edition: str, names: Sequence[str]) -> str:
    """The name of a game in the file."""
    return edition if names == TABLE else f"{edition}, {names[0]}"


def main() -> None:
    """Write the digests."""
    FILE.write_text(json.dumps({key(*game): digest(*game) for game in GAMES}, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
