"""The landlord card games as a game module (`core.game.GameModule`)."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from altbau.core.bots.bot import by_name
from altbau.core.engine.chance import Chance
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.options import Option
from altbau.core.engine.ranking import places_by
from altbau.core.game_defaults import GameDefaults
from altbau.games.wucherer import NAME as NAME
from altbau.games.wucherer.books import DEEDS as DEEDS
from altbau.games.wucherer.books import books as books
from altbau.games.wucherer.bot import CHARACTERS as CHARACTERS
from altbau.games.wucherer.bot import REASONS as REASONS
from altbau.games.wucherer.bot import player
from altbau.games.wucherer.bots.truth import TRUTHS as TRUTHS
from altbau.games.wucherer.described import described_position as described_position
from altbau.games.wucherer.drawing import draw as draw
from altbau.games.wucherer.drawing import draw_view as draw_view
from altbau.games.wucherer.editing import editor as editor
from altbau.games.wucherer.encoding import WuchererEncoding
from altbau.games.wucherer.expectations import WuchererExpectations
from altbau.games.wucherer.hints import HINTS as HINTS
from altbau.games.wucherer.hints import Adviser
from altbau.games.wucherer.house_rules import configured as configured
from altbau.games.wucherer.house_rules import house_fields as house_fields
from altbau.games.wucherer.memory import noticed as noticed
from altbau.games.wucherer.memory import recalled as recalled
from altbau.games.wucherer.messages import argument as argument
from altbau.games.wucherer.messages import items as items
from altbau.games.wucherer.messages import kind as kind
from altbau.games.wucherer.messages import message as message
from altbau.games.wucherer.messages import own_fields as own_fields
from altbau.games.wucherer.messages import scene as scene
from altbau.games.wucherer.messages import token as token
from altbau.games.wucherer.narrator import WuchererNarrator
from altbau.games.wucherer.notation import TURN_KEYS as TURN_KEYS
from altbau.games.wucherer.notation import read_position as read_position
from altbau.games.wucherer.notation import shown_since as shown_since
from altbau.games.wucherer.notation import told_to_all as told_to_all
from altbau.games.wucherer.paper import paper as paper
from altbau.games.wucherer.picture import ART as ART
from altbau.games.wucherer.picture import picture as picture
from altbau.games.wucherer.records import records as records
from altbau.games.wucherer.rules import actions, explain, turns
from altbau.games.wucherer.rules.actions import MINOR as MINOR
from altbau.games.wucherer.rules.actions import WORDS as WORDS
from altbau.games.wucherer.rules.cards import AUTO_PASSABLE as AUTO_PASSABLE
from altbau.games.wucherer.rules.edition import NO_LIMIT, Edition
from altbau.games.wucherer.rules.editions import EDITIONS as EDITIONS
from altbau.games.wucherer.rules.events import redacted as redacted
from altbau.games.wucherer.rules.explain import step as step
from altbau.games.wucherer.rules.income import income
from altbau.games.wucherer.rules.options import OPTIONS
from altbau.games.wucherer.rules.playbook import EVENTS as EVENTS
from altbau.games.wucherer.rules.questions import DEFAULTS as DEFAULTS
from altbau.games.wucherer.rules.questions import PLAY, WHERE_TO
from altbau.games.wucherer.rules.questions import QUESTIONS as QUESTIONS
from altbau.games.wucherer.rules.refusals import REFUSALS as REFUSALS
from altbau.games.wucherer.rules.remedies import REMEDIES as REMEDIES
from altbau.games.wucherer.rules.state import PHASES as PHASES
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.value import open_value as open_value
from altbau.games.wucherer.value import value as value
from altbau.games.wucherer.view import WuchererPageView, WuchererView
from altbau.games.wucherer.view import determinize as determinize
from altbau.games.wucherer.windows import FACTS as FACTS
from altbau.games.wucherer.windows import is_hit as is_hit
from altbau.games.wucherer.windows import windows as windows
from altbau.games.wucherer.wire import CARDS as CARDS
from altbau.games.wucherer.wire import differences as differences
from altbau.games.wucherer.wire import edition_message as edition_message

RULES_VERSION: Final = 2  # raised whenever the behaviour of the rules changes
TEXTS: Final = files(__package__) / "text"
LESSONS: Final = files(__package__) / "lessons"
PUZZLES: Final = files(__package__) / "puzzles"
RULEBOOK: Final = __package__
SAYINGS: Final = WuchererNarrator.SAYINGS
EXPECTATIONS: Final = WuchererExpectations
BOTS: Final = by_name(CHARACTERS, player)
ADVISER: Final = Adviser
thing = GameDefaults.thing
out_of_turn = GameDefaults.out_of_turn
out_of_turn_seat = GameDefaults.out_of_turn_seat
claimants = GameDefaults.claimants
out = GameDefaults.out
always_out_of_turn = GameDefaults.always_out_of_turn


def options(key: str) -> tuple[Option, ...]:
    """The table options of an edition."""
    return OPTIONS[key]


def new_state(edition: Edition, players: int, chance: Chance) -> State:
    """A new game, shuffled and dealt."""
    return turns.new_state(edition, players, chance)


def view(s: State, seat: Seat) -> WuchererView:
    """The view of a seat; of a spectator for NOBODY."""
    return WuchererView(s, seat)


def page_view(s: State, seat: Seat) -> WuchererPageView:
    """The view with more for the page."""
    return WuchererPageView(s, seat)


def encoding(edition: Edition, players: int) -> WuchererEncoding | None:
    """The encoding for learners, the same whatever the house rules; None for an edition without a limit of floors."""
    printed = EDITIONS[edition.key]
    return None if printed.max_floors == NO_LIMIT else WuchererEncoding(edition, players)


def narrator(language: str, edition: Edition, names: Sequence[str]) -> WuchererNarrator:
    """The narrator."""
    return WuchererNarrator(language, edition, names)


def action_of(edition: Edition, text: str) -> Action | None:
    """The action that a token names in the edition."""
    return actions.action_of(text, edition.names)


def refusal(s: State, action: Action) -> tuple[str, str]:
    """Why the seat asked can't choose this illegal action."""
    return REFUSALS[explain.why_not(s, action)]


def same_move(question: int) -> bool:
    """Whether the answer belongs to the move before: for questions that are not open, and for WHERE_TO, which belongs
    to the card that drives the tenant out."""
    return question == WHERE_TO or not QUESTIONS[question].open


def at_free_choice(s: State) -> bool:
    """Whether only the free choice of the player on turn is pending."""
    return len(s.stack.frames) == 2 and s.stack.top.prompt(s)[0] == PLAY


def scores(s: State) -> list[int]:
    """The money of each player, by seat (R204)."""
    return s.coins


def places(s: State) -> list[int]:
    """The rank of each seat (R204, Q210)."""
    return places_by(s.coins)


def worth(s: State) -> list[int]:
    """Each player's money plus the income if it were collected now (R185), by seat."""
    return [s.coins[seat] + income(s, seat) for seat in s.seats()]


def contents(s: State) -> tuple[object, ...]:
    """What a checksum covers: turn, money, cards, the town, counters, the open question and the chance."""
    hands = [hand.cards() for hand in s.hands]
    declined = [trade.numbers() for trade in s.declined]
    this_turn = (s.next_prices, s.recalls, s.roof_requests, s.offers, declined)
    counted = (s.turns, s.idle, s.stuck, s.passes, this_turn, s.tops_seen)
    town = (s.built, s.roofs, s.monsters, s.prisoner, [building.fields() for building in s.buildings])
    return (
        s.turn, s.phase, s.last_turns, s.first_turns, s.coins, hands, s.draw, s.discard, s.announced, s.site, town,
        counted, question(s), s.asked, s.stack.legal_actions, s.chance.state(),
    )  # fmt: skip


def question(s: State) -> tuple[int, ...]:
    """The open question; empty when the game is over."""
    return s.stack.top.prompt(s)
