"""The golden games: whole games with every question, every move, the log in both languages, and a digest of what each
seat saw. `python -m tests.engine.golden` writes them anew; read the diff before you commit it.
"""

from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random

from altbau.core.engine.ids import FIRST
from altbau.core.engine.rng import chance
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.legal_moves import options_of
from altbau.core.text import LANGUAGES
from altbau.games import EDITIONS, game_of
from altbau.play.bots import any_action
from tests.any_game import configured, view
from tests.any_game import narrator as voice
from tests.engine import random_games

FOLDER = Path(__file__).parent.parent / "golden"
PLAYERS = (2, 4, 6)
NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Finn"]
DEPTH = 4
ROUNDS = 9  # limit of Monopoly
COUNTED = [edition for edition in EDITIONS if edition != "monopoly"]  # in which most is decided by players
CASES = [(edition, players) for edition in EDITIONS for players in PLAYERS]


def dealt(edition: str, players: int, seed: int) -> AnyState:
    """A new game; Monopoly with a limit of rounds."""
    if game_of(edition).NAME == "wucherer":
        return random_games.dealt(edition, players, seed)
    options = {"turn-limit": ROUNDS, "rent-on-demand": seed == 4} if edition == "monopoly" else {}
    rules = configured(edition, players, options, {})
    state: AnyState = game_of(edition).new_state(rules, players, chance(seed))
    return state


def told_options(state: AnyState) -> str:
    """The options in the notation, sums of money as a range."""
    return " ".join(options_of(state, partial(game_of(state.edition.key).token, state.edition)))


def digest(state: AnyState) -> str:
    """A short digest of what each seat and a spectator see; the edition itself is left out."""
    told = [view(state, seat).key()[2:] for seat in range(-1, state.players)]
    return sha256(repr(told).encode()).hexdigest()[:12]


def story(edition: str, players: int) -> str:
    """A whole random game, a line for each question and each event, as seat A reads it."""
    state = dealt(edition, players, players)
    rng = Random(players)
    lines: list[str] = []
    voices = {language: voice(language, state.edition, NAMES) for language in LANGUAGES}
    family = game_of(edition)
    while state.asked >= 0:
        lines += [
            f"    {language}: {voice.event(family.redacted(each, FIRST))}"
            for each in state.events
            for language, voice in voices.items()
        ]
        asked = view(state, state.asked).question
        lines.append(f"{SEAT_NAMES[state.asked]}? {voices['en'].question(asked, state.asked, state.asked)}")
        action = any_action(state, rng.randrange)
        lines.append(f"  {digest(state)} [{told_options(state)}] -> {family.token(state.edition, action)}")
        state.apply(action)
    lines.append(f"coins {family.scores(state)}, winners {state.winners()}")
    return "\n".join(lines) + "\n"


def positions_by_depth(state: AnyState, depth: int) -> list[int]:
    """The number of sequences of decisions, for each length up to a depth."""
    counts = [0] * depth
    level = [state]
    for length in range(depth):
        following = []
        for each in level:
            for action in each.legal_actions:
                after = each.copy()
                after.apply(action)
                following.append(after)
        counts[length] = len(following)
        level = following
    return counts


def counts(edition: str) -> str:
    """The counts from the deals of three seeds."""
    rows = [f"{seed}: {positions_by_depth(dealt(edition, 2, seed), DEPTH)}" for seed in (1, 2, 3)]
    return "\n".join(rows) + "\n"


def files() -> dict[str, str]:
    """All golden files by name."""
    told = {f"{edition}-{players}.txt": story(edition, players) for edition, players in CASES}
    return told | {f"{edition}-counts.txt": counts(edition) for edition in COUNTED}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, content in files().items():
        (FOLDER / name).write_text(content, encoding="utf-8")
