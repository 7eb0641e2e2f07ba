"""Altbau for OpenSpiel. Importing this module registers three games: `python_altbau`, with explicit chance nodes and
all of their outcomes; `python_altbau_sampled`, whose chance nodes have one outcome, which is sampled; and
`python_altbau_endgame`, small games for exact methods.

Actions are the numbers of `Encoding`; with `sums=exact` each sum of money is an action of its own. Outcomes of chance
are numbered as in `chance_outcomes`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from altbau.core.engine.chance import NO_NUMBER, Outcome
from altbau.core.engine.ids import Seat
from altbau.core.engine.rng import seeded
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION
from altbau.research.chance_exploration import TreeNode, root
from altbau.research.endgame import SHIPPED, EndGame
from altbau.research.environment_spec import MOST_PLAYERS, ROUNDS, EnvironmentSpec

BUCKETS: Final = "buckets"
EXACT: Final = "exact"
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
MOST_SUMS: Final = 1 << 20  # number of actions for exact sums that is declared to OpenSpiel
LONGEST: Final = (1 << 31) - 1  # maximum game length that OpenSpiel can represent
MOST_OUTCOMES: Final = 64  # maximum outcomes of a card or throw
PARAMETERS: Final[dict[str, Any]] = {
    "edition": DEFAULT_EDITION,
    "players": 2,
    "rounds": ROUNDS,
    "sums": BUCKETS,
    "options": "",  # name:value;name:value, as OpenSpiel reads an equals sign itself
    "cards": "",  # card.rent:value;card.floors:value
    "house": "",  # field:value;deck.card:value;name.de:value;name.en:value
    "seed": 0,  # for sampled chance
    "endgame": "",  # text like `endgame.yaml`, which is the default
}
MODES: Final = {
    "python_altbau": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    "python_altbau_sampled": pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    "python_altbau_endgame": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
}


def _type_of(name: str) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name="Altbau: landlord games and Monopoly",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=MODES[name],
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


TYPES: Final = {name: _type_of(name) for name in MODES}


class AltbauGame(pyspiel.Game):
    """The game with explicit chance nodes."""

    MODE: ClassVar[str] = "python_altbau"

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wanted = {**PARAMETERS, **(params or {})}
        if wanted["sums"] not in (BUCKETS, EXACT):
            raise BadInput("bad-value", place="sums", value=wanted["sums"], expected=f"{BUCKETS}, {EXACT}")
        self.setting = self._setting(wanted)
        self.exact = wanted["sums"] == EXACT
        self.sampled = MODES[self.MODE] == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
        self.drawn = 0  # number of samples of chance so far
        self.seed = int(wanted["seed"])
        self._root: TreeNode | None = None
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.encoding.size + (MOST_SUMS if self.exact else 0),
            max_chance_outcomes=max(MOST_OUTCOMES, len(self.setting.openings())),
            num_players=self.setting.players,
            min_utility=-1 / (self.setting.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=min(LONGEST, self.setting.encoding.longest(self.setting.rounds)),
        )
        super().__init__(TYPES[self.MODE], info, dict(params or {}))

    def _setting(self, wanted: Mapping[str, Any]) -> EnvironmentSpec:
        """The setting from the game parameters."""
        values = {name: parse_values(wanted[name]) for name in ("options", "cards", "house")}
        return EnvironmentSpec(wanted["edition"], wanted["players"], rounds=wanted["rounds"], **values)

    def new_initial_state(self) -> "AltbauState":
        return AltbauState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setting, iig_obs_type)

    def start(self) -> TreeNode:
        """The root node, computed once."""
        if self._root is None:
            self._root = root(self.setting)
        return self._root

    def rng(self) -> Any:
        """The generator for the next sample of chance."""
        self.drawn += 1
        return seeded((self.seed, self.drawn))


def parse_values(text: str) -> dict[str, Any]:
    """Values by name from `name:value;name:value`; `outer.inner:value` is a value of the mapping `outer`."""
    found: dict[str, Any] = {}
    for each in filter(None, text.split(";")):
        name, _, value = each.partition(":")
        outer, _, inner = name.rpartition(".")
        read = {"true": True, "false": False}.get(value, int(value) if value.isdecimal() else value)
        (found.setdefault(outer, {}) if outer else found)[inner] = read
    return found


def player_of(moment: TreeNode) -> int:
    """The player to act, as an OpenSpiel player id."""
    if moment.outcomes:
        return CHANCE
    return TERMINAL if moment.over else moment.asked


def legal_of(moment: TreeNode, exact: bool) -> list[int]:
    """The legal actions of the player to act."""
    encoding, view = moment.setting.encoding, moment.known_table.view(moment.asked)
    return encoding.exact_numbers(view) if exact else encoding.numbers(view)


def chances_of(moment: TreeNode) -> list[tuple[int, float]]:
    """The outcomes of a chance node, with their probabilities."""
    total = sum(outcome.ways for outcome in moment.outcomes)
    return [(number, outcome.ways / total) for number, outcome in enumerate(moment.outcomes)]


def returns_of(moment: TreeNode) -> list[float]:
    """The returns by player; 0 until the game is over."""
    return moment.setting.returns(moment.known_table) if moment.over else [0.0] * moment.setting.players


def node_after(moment: TreeNode, action: int) -> TreeNode:
    """The node after an action of a player or an outcome of chance."""
    if moment.outcomes:
        return moment.after_outcome(moment.outcomes[action])
    return moment.after_action(moment.setting.action(moment.known_table, action))


class AltbauState(pyspiel.State):
    """A node of a game with the interface of an OpenSpiel state."""

    def __init__(self, game: AltbauGame) -> None:
        super().__init__(game)
        self.moment = game.start()

    @property
    def at(self) -> TreeNode:
        """The current node."""
        return self.moment

    @property
    def _altbau(self) -> AltbauGame:
        game: AltbauGame = self.get_game()
        return game

    def current_player(self) -> int:
        return player_of(self.at)

    def _legal_actions(self, player: int) -> list[int]:
        return legal_of(self.at, self._altbau.exact)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)] if self._altbau.sampled else chances_of(self.at)

    def _apply_action(self, action: int) -> None:
        drawn = self._altbau.sampled and self.at.outcomes
        self.moment = self.at.draw_chance(self._altbau.rng()) if drawn else node_after(self.at, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return "chance" if self._altbau.sampled else self._said(self.at.outcomes[action])
        table = self.at.known_table
        return self.at.setting.module.token(self.at.setting.rules, self.at.setting.action(table, action))

    def _said(self, outcome: Outcome) -> str:
        """An outcome of chance as text."""
        if outcome.number != NO_NUMBER:
            return str(outcome.number)
        return "-".join(str(pips) for pips in outcome.pips) or f"card-{outcome.card}"

    def is_terminal(self) -> bool:
        return self.at.over

    def returns(self) -> list[float]:
        return returns_of(self.at)

    def known_to(self, player: int) -> str:
        """The information state of a player."""
        return self.at.information(Seat(player))

    def __str__(self) -> str:
        if self.at.table is None:
            return "before the deal"
        setting = self.at.setting
        return setting.module.draw(self.at.table.state, setting.module.narrator("en", setting.rules, setting.agents))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "AltbauState":
        """A state in the same information set of a player, with what the player can't know drawn by the sampler, which
        returns numbers in [0, 1). Its history is empty."""
        twin: AltbauState = AltbauState(self._altbau)
        twin.moment = self.at.imagine(Seat(player), seeded(int(sampler() * (1 << 53))))
        return twin


class Observer:
    """The observations of a player: as a tensor the numbers of `Encoding.observe` (float32); as a string the table as
    drawn, or with perfect recall the information state."""

    def __init__(self, setting: EnvironmentSpec, kind: Any) -> None:
        self.setting = setting
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(setting.encoding.length, np.float32)
        self.dict = {
            part.name: self.tensor[part.first : part.first + max(1, len(part.names))] for part in setting.encoding.parts
        }

    def set_from(self, state: AltbauState, player: int) -> None:
        self.tensor.fill(0)
        if state.at.table is not None:
            self.tensor[:] = self.setting.observe(state.at.table, Seat(player))

    def string_from(self, state: AltbauState, player: int) -> str:
        if self.recalls:
            return state.known_to(player)
        if state.at.table is None:
            return ""
        module, table = self.setting.module, state.at.table
        view = module.page_view(table.state, Seat(player))
        return module.draw_view(view, module.narrator("en", self.setting.rules, self.setting.agents))


class SampledGame(AltbauGame):
    """The game with sampled chance nodes. It and its states can be pickled, with the state of the generator. Only
    OpenSpiel's own `serialize` fails, because it asks no Python game for that state."""

    MODE = "python_altbau_sampled"

    def new_initial_state(self) -> "SampledState":
        return SampledState(self)

    def __reduce__(self) -> tuple[object, ...]:
        return SampledGame, (self.get_parameters(),), self.drawn

    def __setstate__(self, drawn: int) -> None:
        self.drawn = drawn


class SampledState(AltbauState):
    """A node of a game with sampled chance nodes."""

    def __init__(self, game: SampledGame) -> None:
        super().__init__(game)
        self.past: list[tuple[int, int]] = []  # players and actions that lead to a node that was pickled

    def __reduce__(self) -> tuple[object, ...]:
        past = [(each.player, each.action) for each in self.full_history()]
        return _sampled_state, (self._altbau, past, self.moment)

    def current_player(self) -> int:
        return self.past[0][0] if self.past else super().current_player()

    def _apply_action(self, action: int) -> None:
        if self.past:
            self.past.pop(0)
        else:
            super()._apply_action(action)


def _sampled_state(game: SampledGame, past: Sequence[tuple[int, int]], moment: TreeNode) -> SampledState:
    """A state that was pickled. OpenSpiel is told its history once more; chance isn't."""
    state = SampledState(game)
    state.past = list(past)
    for _, action in past:
        state.apply_action(action)
    state.moment = moment
    return state


class SmallGame(AltbauGame):
    """A small end game. Its text determines all parameters except `sums`."""

    MODE = "python_altbau_endgame"

    def _setting(self, wanted: Mapping[str, Any]) -> EnvironmentSpec:
        self.first: Node | None = None
        return EndGame(wanted["endgame"] or SHIPPED)

    def new_initial_state(self) -> "SmallState":
        return SmallState(self)

    def before_the_deal(self) -> "Node":
        """The root of its tree, computed once."""
        if self.first is None:
            self.first = Node(root(self.setting), None, 0, self.exact)
        return self.first


class Node:
    """A cached node of a small game's tree, with its children, for algorithms that traverse the tree many times. Once
    all children exist, the `TreeNode`, which takes most of the memory, is dropped."""

    __slots__ = ("action", "before", "chance", "children", "exact", "kept", "known", "legal", "player", "returns")

    def __init__(self, moment: TreeNode, before: "Node | None", action: int, exact: bool) -> None:
        self.before = before
        self.action = action  # the action that has led here
        self.exact = exact
        self.children: dict[int, Node] = {}
        self.player = player_of(moment)
        self.kept: TreeNode | None = None if before and self.player == TERMINAL else moment
        self.legal = legal_of(moment, exact) if self.player >= 0 else []
        self.chance = chances_of(moment)
        self.returns = returns_of(moment)
        self.known = [moment.information(seat) for seat in moment.setting.seats()]

    def __deepcopy__(self, memo: object) -> "Node":
        return self

    @property
    def moment(self) -> TreeNode:
        """The `TreeNode`, recomputed if it was dropped."""
        if self.kept:
            return self.kept
        assert self.before
        return node_after(self.before.moment, self.action)

    def child(self, action: int) -> "Node":
        """The node after an action."""
        if action not in self.children:
            self.children[action] = Node(node_after(self.moment, action), self, action, self.exact)
            if self.before and len(self.children) == len(self.legal) + len(self.chance):
                self.kept = None
        return self.children[action]


class SmallState(AltbauState):
    """A node of a small game's tree."""

    def __init__(self, game: SmallGame) -> None:
        pyspiel.State.__init__(self, game)
        self.node = game.before_the_deal()

    @property
    def at(self) -> TreeNode:
        return self.node.moment

    def current_player(self) -> int:
        return self.node.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.chance

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(action)

    def is_terminal(self) -> bool:
        return self.node.player == TERMINAL

    def returns(self) -> list[float]:
        return self.node.returns

    def known_to(self, player: int) -> str:
        return self.node.known[player]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "AltbauState":
        """Raises NotImplementedError: `determinize` would deal from all cards, not only those of the end game."""
        raise NotImplementedError


for _game in (AltbauGame, SampledGame, SmallGame):
    pyspiel.register_game(TYPES[_game.MODE], _game)
