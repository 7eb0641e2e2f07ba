"""The landlord card games as everything above the rules sees them (`kernel.family.Family`)."""

from collections.abc import Mapping
from typing import Final

from altbau.kernel.options import Option
from altbau.kernel.rng import SHA256_COUNTER, chance
from altbau.wucherer import actions, explain, game
from altbau.wucherer.actions import WORDS as WORDS
from altbau.wucherer.edition import Edition
from altbau.wucherer.editions import EDITIONS as EDITIONS
from altbau.wucherer.events import EVENTS as EVENTS
from altbau.wucherer.events import seen as seen
from altbau.wucherer.options import OPTIONS, with_options, with_values
from altbau.wucherer.questions import PLAY, WHERE_TO
from altbau.wucherer.questions import QUESTIONS as QUESTIONS
from altbau.wucherer.refusals import REFUSALS as REFUSALS
from altbau.wucherer.table import Table

RULES_VERSION: Final = 4  # raised whenever the behaviour of the rules changes
PHASES: Final = ("check", "play", "rent", "over")


def options(key: str) -> tuple[Option, ...]:
    """The table options of an edition."""
    return OPTIONS[key]


def configured(
    key: str, players: int, options: Mapping[str, object], cards: Mapping[str, Mapping[str, object]]
) -> Edition:
    """An edition with its options and an owner's own card values. Raises BadInput."""
    return with_values(with_options(EDITIONS[key], players, options), cards)


def new_table(edition: Edition, players: int, seed: int, generator: str = SHA256_COUNTER) -> Table:
    """Shuffle and deal."""
    return game.new_table(edition, players, chance(seed, generator))


def token(t: Table, action: int) -> str:
    """An action in the notation, with the edition's names of the cards."""
    return actions.token(action, t.edition.names)


def action_of(t: Table, text: str) -> int | None:
    """The action that a token names in the table's edition."""
    return actions.action_of(text, t.edition.names)


def refusal(t: Table, action: int) -> tuple[str, str]:
    """Why the seat asked can't choose an action, which is not legal."""
    return REFUSALS[explain.why_not(t, action)]


def waiting(t: Table) -> bool:
    """Only in a window is somebody asked who has no choice (Q180)."""
    return len(t.todo.legal) == 1


def interjection(t: Table, seat: int, word: int) -> int | None:
    """Nobody speaks out of turn in these games."""
    return None


def interjector(action: int) -> int | None:
    """Nobody does."""
    return None


def continues(question: int) -> bool:
    """Where a tenant goes belongs to the card that drives it out, though all may read the question."""
    return question == WHERE_TO or not QUESTIONS[question].open


def quiet(t: Table) -> bool:
    """The player on turn has a free choice, nothing else is pending."""
    return len(t.todo.frames) == 2 and t.todo.frames[-1].prompt(t)[0] == PLAY


def fortunes(t: Table) -> list[int]:
    """The money of each player (R204)."""
    return t.coins


def state(t: Table) -> tuple[object, ...]:
    """Whose turn it is, money and cards, the town, what is counted in a turn or over several, and what is asked."""
    counted = (t.turns, t.idle, t.stuck, t.passes, t.next_prices, t.recalls, t.offers, t.declined, t.tops_seen)
    town = (t.built, t.roofs, t.monsters, t.prisoner, [building.told() for building in t.buildings])
    return (
        t.turn, t.phase, t.last_turns, t.first_turns, t.coins, t.hands, t.draw, t.discard, t.announced, t.site, town,
        counted, question(t), t.asked, t.todo.legal, t.rng.state(),
    )  # fmt: skip


def question(t: Table) -> tuple[int, ...]:
    """What is being asked, or nothing when the game is over."""
    return t.todo.frames[-1].prompt(t) if t.todo.frames else ()
