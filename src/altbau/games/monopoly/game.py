"""Monopoly as a game module (`core.game.GameModule`)."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from altbau.core.bots.bot import by_name
from altbau.core.engine.chance import Chance
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.options import Option
from altbau.core.engine.vocabulary import WindowKind
from altbau.core.game_defaults import GameDefaults
from altbau.games.monopoly import NAME as NAME
from altbau.games.monopoly.books import DEEDS as DEEDS
from altbau.games.monopoly.books import books as books
from altbau.games.monopoly.bot import CHARACTERS as CHARACTERS
from altbau.games.monopoly.bot import REASONS as REASONS
from altbau.games.monopoly.bot import TRUTHS as TRUTHS
from altbau.games.monopoly.bot import always_out_of_turn as always_out_of_turn
from altbau.games.monopoly.described import described_position as described_position
from altbau.games.monopoly.drawing import draw as draw
from altbau.games.monopoly.drawing import draw_view as draw_view
from altbau.games.monopoly.editing import editor as editor
from altbau.games.monopoly.encoding import MonopolyEncoding
from altbau.games.monopoly.expectations import MonopolyExpectations
from altbau.games.monopoly.hints import HINTS as HINTS
from altbau.games.monopoly.hints import Adviser
from altbau.games.monopoly.memory import noticed as noticed
from altbau.games.monopoly.memory import recalled as recalled
from altbau.games.monopoly.messages import argument as argument
from altbau.games.monopoly.messages import items as items
from altbau.games.monopoly.messages import kind as kind
from altbau.games.monopoly.messages import message as message
from altbau.games.monopoly.messages import own_fields as own_fields
from altbau.games.monopoly.messages import scene as scene
from altbau.games.monopoly.messages import thing as thing
from altbau.games.monopoly.messages import token as token
from altbau.games.monopoly.narrator import MonopolyNarrator
from altbau.games.monopoly.notation import TURN_KEYS as TURN_KEYS
from altbau.games.monopoly.notation import read_position as read_position
from altbau.games.monopoly.notation import shown_since as shown_since
from altbau.games.monopoly.notation import told_to_all as told_to_all
from altbau.games.monopoly.paper import paper as paper
from altbau.games.monopoly.picture import ART as ART
from altbau.games.monopoly.picture import picture as picture
from altbau.games.monopoly.rules import actions, questions, setup
from altbau.games.monopoly.rules.actions import MINOR as MINOR
from altbau.games.monopoly.rules.actions import NUMBER, OUT_OF_TURN, interjection, speaker_of
from altbau.games.monopoly.rules.actions import WORDS as WORDS
from altbau.games.monopoly.rules.edition import MonopolyEdition
from altbau.games.monopoly.rules.events import EVENTS as EVENTS
from altbau.games.monopoly.rules.explain import step as step
from altbau.games.monopoly.rules.options import EDITIONS as EDITIONS
from altbau.games.monopoly.rules.options import OPTIONS
from altbau.games.monopoly.rules.options import configured as configured
from altbau.games.monopoly.rules.questions import DEFAULTS as DEFAULTS
from altbau.games.monopoly.rules.questions import QUESTIONS as QUESTIONS
from altbau.games.monopoly.rules.refusals import REFUSALS as REFUSALS
from altbau.games.monopoly.rules.remedies import REMEDIES as REMEDIES
from altbau.games.monopoly.rules.state import PHASES as PHASES
from altbau.games.monopoly.rules.state import State
from altbau.games.monopoly.rules.turn import all_out_of_turn
from altbau.games.monopoly.strategist import player
from altbau.games.monopoly.value import open_value as open_value
from altbau.games.monopoly.value import value as value
from altbau.games.monopoly.view import MonopolyPageView, MonopolyView
from altbau.games.monopoly.view import determinize as determinize
from altbau.games.monopoly.wire import CARDS as CARDS
from altbau.games.monopoly.wire import edition_message as edition_message

RULES_VERSION: Final = 2  # raised whenever the behaviour of the rules changes
TEXTS: Final = files(__package__) / "text"
LESSONS: Final = files(__package__) / "lessons"
PUZZLES: Final = files(__package__) / "puzzles"
RULEBOOK: Final = __package__
SAYINGS: Final = GameDefaults.SAYINGS
EXPECTATIONS: Final = MonopolyExpectations
BOTS: Final = by_name(CHARACTERS, player)
ADVISER: Final = Adviser
AUTO_PASSABLE: Final = ()
FACTS: Final = ("cash", "deeds", "at", "jail")
redacted = GameDefaults.redacted
is_hit = GameDefaults.is_hit
house_fields = GameDefaults.house_fields
records = GameDefaults.records
differences = GameDefaults.differences


def windows(edition: MonopolyEdition) -> Sequence[WindowKind]:
    """What others ask. Nothing is hidden there, so declining is enough."""
    return (
        WindowKind(questions.TO_BID, actions.PASS),
        WindowKind(questions.JOIN_OR_PASS, actions.PASS),
        WindowKind(questions.DEAL_OR_NOT, actions.DECLINE),
    )


def options(key: str) -> tuple[Option, ...]:
    """The table options."""
    return OPTIONS


def new_state(edition: MonopolyEdition, players: int, chance: Chance) -> State:
    """A new game: shuffles the stacks and throws for the first turn."""
    return setup.new_state(edition, players, chance)


def view(s: State, seat: Seat) -> MonopolyView:
    """The view of a seat; of a spectator for NOBODY."""
    return MonopolyView(s, seat)


def page_view(s: State, seat: Seat) -> MonopolyPageView:
    """The view with more for the page."""
    return MonopolyPageView(s, seat)


def encoding(edition: MonopolyEdition, players: int) -> MonopolyEncoding:
    """The encoding for learners."""
    return MonopolyEncoding(edition, players)


def narrator(language: str, edition: MonopolyEdition, names: Sequence[str]) -> MonopolyNarrator:
    """The narrator."""
    return MonopolyNarrator(language, edition, names)


def action_of(edition: MonopolyEdition, text: str) -> Action | None:
    """The action that a token names."""
    return actions.action_of(text)


def refusal(s: State, action: Action) -> tuple[str, str]:
    """Why the seat asked can't choose this illegal action."""
    return REFUSALS[s.stack.refusal(s, action, actions.sort_of(action))]


def out_of_turn(s: State, seat: Seat, word: Action) -> Action | None:
    """The out-of-turn action for managing and claims (M33)."""
    return interjection(seat) if word in all_out_of_turn(s, seat) else None


def out_of_turn_seat(action: Action) -> Seat | None:
    """The seat of an out-of-turn action."""
    return speaker_of(action) if OUT_OF_TURN <= action < NUMBER else None


def out(s: State) -> Sequence[Seat]:
    """The bankrupt seats."""
    return s.out


def claimants(s: State) -> Sequence[Seat]:
    """The owners of rents that are due and not yet claimed."""
    return [claim.owner for claim in s.claims]


def same_move(question: int) -> bool:
    """A question that is shown to its player only belongs to the move before it."""
    return not QUESTIONS[question].open


def at_free_choice(s: State) -> bool:
    """The player on turn is asked to roll or to end."""
    return len(s.stack.frames) == 1


def scores(s: State) -> list[int]:
    """The worth of each player's cash, places and buildings, by seat; 0 for bankrupts (Q306)."""
    return [s.worth(seat) for seat in s.seats()]


def places(s: State) -> list[int]:
    """The rank of each seat; bankrupts by the order of their bankruptcies (Q306)."""
    return s.places()


worth = scores


def contents(s: State) -> tuple[object, ...]:
    """What a checksum covers: turn, money, board, stacks, counters of the turn, the open question and the chance."""
    claims = [tuple(claim) for claim in s.claims]
    refused = [trade.numbers() for trade in s.refused]
    loaded = [pips for throw in s.chance.script().throws for pips in throw]
    question = s.stack.top.prompt(s)
    return (
        s.turn, s.phase, s.turns, s.round, s.cash, s.at, s.jail, s.bankrupt, s.jail_cards, s.owner, s.houses,
        s.mortgaged, s.stacks, loaded, s.dice, s.doubles, s.again, claims, s.offers, refused, s.joins, question,
        s.asked, s.stack.legal_actions, s.chance.state(), s.pot, s.first_lap,
    )  # fmt: skip
