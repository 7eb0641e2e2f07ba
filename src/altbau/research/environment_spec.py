"""The setting of a learning environment: an edition with observations and actions as numbers, and returns.

>>> setting = EnvironmentSpec("landlord-2013", players=2)
>>> table = setting.deal(seed=7)
>>> [setting.encoding.actions[number] for number in setting.numbers(table)][:3]
['done', 'build', 'build-for']
"""

from collections.abc import Sequence
from copy import deepcopy
from functools import lru_cache
from operator import index
from typing import Any, Final

import msgspec

from altbau.core.data import HouseRules
from altbau.core.engine.chance import Chance, Outcome
from altbau.core.engine.encoding import AnyEncoding
from altbau.core.engine.ids import NOBODY, Action, Seat, seats
from altbau.core.engine.options import OptionValue, check_players
from altbau.core.engine.rng import chance
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.game import AnyGame
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION, game_of
from altbau.lab.view_tracking import TrackedState
from altbau.play.game import CardValues, Options

ROUNDS: Final = 100  # default number of rounds after which a game is cut off and scored as it stands
MOST_PLAYERS: Final = 4
RENDER_MODES: Final = ("ansi",)


class EnvironmentSpec:
    """An edition with a number of players (2 to `MOST_PLAYERS`) and a maximum number of rounds; options, values of
    cards and house rules as in `Game.new`. Raises BadInput.

    encoding: the conversion of actions and views to numbers
    agents: the letters of the seats
    """

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        players: int = 2,
        *,
        options: Options = None,
        cards: CardValues = None,
        house: HouseRules | None = None,
        rounds: int = ROUNDS,
    ) -> None:
        self.module: AnyGame = game_of(edition)
        limits = {option.name: rounds for option in self.module.options(edition) if option.rounds}
        self.edition = edition
        self.players = players
        self.options = {**limits, **(options or {})}
        self.cards = deepcopy(dict(cards or {}))
        self.house = deepcopy(dict(house or {}))
        self.rounds = rounds
        if type(rounds) is not int or rounds < 1:
            raise BadInput("bad-value", place="rounds", value=str(rounds), expected="1 …")
        check_players(players, 2, MOST_PLAYERS)
        self.rules: Any = self.module.configured(edition, players, self.options, self.cards, self.house)
        encoding = self.module.encoding(self.rules, players)
        if encoding is None:
            raise BadInput("edition-without-numbers", edition=edition)
        self.encoding: AnyEncoding = encoding
        self.agents = list(SEAT_NAMES[:players])

    def __repr__(self) -> str:
        return f"<EnvironmentSpec {self.edition}, {self.players} players>"

    def __reduce__(self) -> tuple[object, ...]:
        options, changed = tuple(sorted(self.options.items())), msgspec.json.encode((self.cards, self.house))
        return _setting, (self.edition, self.players, options, changed, self.rounds)

    def deal(self, seed: int) -> TrackedState:
        """A new game; the seed determines all random events."""
        return self.dealt_by(chance(seed))

    def dealt_by(self, source: Chance) -> TrackedState:
        """A new game with this source of random events."""
        return TrackedState(self.module.new_state(self.rules, self.players, source))

    def openings(self) -> Sequence[Outcome]:
        """The outcomes of the first chance node, if the setting defines it; empty if the rules do."""
        return ()

    def over(self, table: TrackedState) -> bool:
        """Whether a game has ended, or is cut off."""
        return table.asked == NOBODY or table.state.turns > self.rounds * self.players

    def numbers(self, table: TrackedState) -> list[int]:
        """The legal actions of the seat asked, as numbers below `encoding.size`."""
        return self.encoding.numbers(table.view(table.asked))

    def check_number(self, chosen: object) -> int:
        """An action that a learner has chosen, as its number below `encoding.size`. It may be any whole number, also
        NumPy's, but no truth value. Raises BadInput."""
        try:
            number = None if isinstance(chosen, bool) else index(chosen)  # type: ignore[arg-type]
        except TypeError:
            number = None
        if number is None:
            raise BadInput("action-not-a-number", value=repr(chosen))
        if not 0 <= number < self.encoding.size:
            raise BadInput("number-not-in-range", place="action", value=number, least=0, most=self.encoding.size - 1)
        return number

    def check_render_mode(self, mode: str | None) -> str | None:
        """The same render mode: `ansi`, or None for none. Raises BadInput."""
        if mode is not None and mode not in RENDER_MODES:
            raise BadInput("bad-value", place="render_mode", value=str(mode), expected=", ".join(RENDER_MODES))
        return mode

    def play(self, table: TrackedState, number: int) -> list[tuple[int, ...]]:
        """Play the action with a number. Returns the events. Raises ValueError if it is not legal."""
        return table.apply(self.encoding.action(table.view(table.asked), number))

    def observe(self, table: TrackedState, seat: Seat) -> list[int]:
        """The observation of a seat: `encoding.length` integers."""
        return self.encoding.observe(table.view(seat))

    def returns(self, table: TrackedState) -> list[float]:
        """The returns by seat, which sum to 0: 1 for winning alone, -1 / (players - 1) for losing; with k winners each
        has (players / k - 1) / (players - 1)."""
        places = self.module.places(table.state)
        share = 1 / places.count(1)
        return [((share if place == 1 else 0.0) * self.players - 1) / (self.players - 1) for place in places]

    def action(self, table: TrackedState, number: int) -> Action:
        """The action with a number. Raises ValueError if it is not legal."""
        return self.encoding.action(table.view(table.asked), number)

    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return seats(self.players)


@lru_cache(maxsize=16)
def _setting(
    edition: str, players: int, options: tuple[tuple[str, OptionValue], ...], changed: bytes, rounds: int
) -> EnvironmentSpec:
    """A setting that was pickled; cached, so that all tables unpickled in a process share one."""
    cards, house = msgspec.json.decode(changed)
    return EnvironmentSpec(edition, players, options=dict(options), cards=cards, house=house, rounds=rounds)
