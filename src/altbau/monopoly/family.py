"""Monopoly as everything above the rules sees it (`kernel.family.Family`)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from altbau.errors import BadInput
from altbau.kernel.options import Option, chosen
from altbau.kernel.rng import SHA256_COUNTER, chance
from altbau.monopoly import actions, game
from altbau.monopoly.actions import INTERJECT, NUMBER
from altbau.monopoly.actions import WORDS as WORDS
from altbau.monopoly.edition import MONOPOLY, MonopolyEdition
from altbau.monopoly.events import EVENTS as EVENTS
from altbau.monopoly.options import OPTIONS
from altbau.monopoly.questions import QUESTIONS as QUESTIONS
from altbau.monopoly.refusals import REFUSALS as REFUSALS
from altbau.monopoly.table import Table
from altbau.monopoly.turn import interjections

RULES_VERSION: Final = 4  # raised whenever the behaviour of the rules changes
PHASES: Final = ("roll", "land", "end", "over")
EDITIONS: Final = {MONOPOLY.key: MONOPOLY}


def options(key: str) -> tuple[Option, ...]:
    """What a table can agree on."""
    return OPTIONS


def configured(
    key: str, players: int, options: Mapping[str, object], cards: Mapping[str, Mapping[str, object]]
) -> MonopolyEdition:
    """The rule set with its options; there are no cards with values of their own here. Raises BadInput."""
    for name in cards:
        raise BadInput("unknown-card", card=name, place=f"cards.{name}")
    return replace(MONOPOLY, **chosen(OPTIONS, key, options))


def new_table(edition: MonopolyEdition, players: int, seed: int, generator: str = SHA256_COUNTER) -> Table:
    """Shuffle the stacks and throw for the first turn."""
    return game.new_table(edition, players, chance(seed, generator))


def token(t: Table, action: int) -> str:
    """An action in the notation."""
    return actions.token(action)


def action_of(t: Table, text: str) -> int | None:
    """The action that a token names."""
    return actions.action_of(text)


def refusal(t: Table, action: int) -> tuple[str, str]:
    """Why the seat asked can't choose an action, which is not legal."""
    return REFUSALS[t.todo.refusal(t, action, actions.sort_of(action))]


def waiting(t: Table) -> bool:
    """Never: what leaves no choice is done by itself, but for the roll, which is always asked."""
    return False


def interjection(t: Table, seat: int, word: int) -> int | None:
    """Management and claims out of turn (M33)."""
    return INTERJECT + seat if word in interjections(t, seat) else None


def interjector(action: int) -> int | None:
    """The seat that speaks out of turn with this action."""
    return action - INTERJECT if INTERJECT <= action < NUMBER else None


def continues(question: int) -> bool:
    """What only its player reads is the rest of a move."""
    return not QUESTIONS[question].open


def quiet(t: Table) -> bool:
    """The player on turn is asked to roll or to end."""
    return len(t.todo.frames) == 1


def fortunes(t: Table) -> list[int]:
    """Cash, places and buildings of each player; nothing of those who are bankrupt (Q306)."""
    return [t.worth(seat) for seat in range(t.players)]


def state(t: Table) -> tuple[object, ...]:
    """Whose turn it is, money, board, stacks, what is counted in a turn, and what is asked."""
    claims = [(claim.owner, claim.debtor, claim.square, claim.factor) for claim in t.claims]
    question = t.todo.frames[-1].prompt(t) if t.todo.frames else ()
    return (
        t.turn, t.phase, t.turns, t.round, t.cash, t.at, t.jail, t.bankrupt, t.jail_cards, t.owner, t.houses,
        t.mortgaged, t.stacks, t.loaded, t.dice, t.doubles, t.again, claims, t.offers, t.refused, t.joins, question,
        t.asked, t.todo.legal, t.rng.state(),
    )  # fmt: skip


def seen(event: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """All happens before everybody's eyes."""
    return event
