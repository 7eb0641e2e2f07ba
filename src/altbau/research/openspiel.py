"""Altbau for OpenSpiel: importing this registers `python_altbau`, in which chance is asked and all its answers are
known, and `python_altbau_sampled`, in which it is a single answer that is drawn.

Actions are the numbers of `Encoding`; with `sums=exact` each sum of money has one of its own. What chance can answer is
numbered as `chance_outcomes` lists it.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from altbau.core.engine.chance import NO_NUMBER, Outcome
from altbau.core.engine.ids import Seat
from altbau.core.engine.rng import seeded
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION
from altbau.research.exploring import Moment, root
from altbau.research.setting import MOST_PLAYERS, ROUNDS, Setting

BUCKETS: Final = "buckets"
EXACT: Final = "exact"
MOST_SUMS: Final = 1 << 20  # exact ones that OpenSpiel is told of
LONGEST: Final = (1 << 31) - 1  # that OpenSpiel can be told of
MOST_OUTCOMES: Final = 64
PARAMETERS: Final[dict[str, Any]] = {
    "edition": DEFAULT_EDITION,
    "players": 2,
    "rounds": ROUNDS,
    "sums": BUCKETS,
    "options": "",  # name=value;name=value
    "seed": 0,  # of sampled chance
}
MODES: Final = {
    "python_altbau": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    "python_altbau_sampled": pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
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
    """An edition at a table of so many."""

    MODE: ClassVar[str] = "python_altbau"

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wanted = {**PARAMETERS, **(params or {})}
        if wanted["sums"] not in (BUCKETS, EXACT):
            raise BadInput("bad-value", place="sums", value=wanted["sums"], expected=f"{BUCKETS}, {EXACT}")
        self.setting = Setting(
            wanted["edition"], wanted["players"], options=options_of(wanted["options"]), rounds=wanted["rounds"]
        )
        self.exact = wanted["sums"] == EXACT
        self.sampled = MODES[self.MODE] == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
        self.drawn = 0  # how often chance has been
        self.seed = int(wanted["seed"])
        self._root: Moment | None = None
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.encoding.size + (MOST_SUMS if self.exact else 0),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setting.players,
            min_utility=-1 / (self.setting.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=min(LONGEST, self.setting.encoding.longest(self.setting.rounds)),
        )
        super().__init__(TYPES[self.MODE], info, dict(params or {}))

    def new_initial_state(self) -> "AltbauState":
        return AltbauState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setting, iig_obs_type)

    def start(self) -> Moment:
        """Before the deal, worked out once."""
        if self._root is None:
            self._root = self._begin()
        return self._root

    def _begin(self) -> Moment:
        return root(self.setting)

    def rng(self) -> Any:
        """A generator for the next time that chance is asked."""
        self.drawn += 1
        return seeded((self.seed, self.drawn))


def options_of(text: str) -> dict[str, bool | str | int]:
    """Table options from `name=value;name=value`."""
    found: dict[str, bool | str | int] = {}
    for each in filter(None, text.split(";")):
        name, _, value = each.partition("=")
        found[name] = {"true": True, "false": False}.get(value, int(value) if value.isdecimal() else value)
    return found


class AltbauState(pyspiel.State):
    """A moment of a game, as OpenSpiel asks about it."""

    def __init__(self, game: AltbauGame) -> None:
        super().__init__(game)
        self.at = game.start()

    @property
    def _altbau(self) -> AltbauGame:
        game: AltbauGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.at.outcomes:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return, unused-ignore]
        return pyspiel.PlayerId.TERMINAL if self.at.over else self.at.asked

    def _legal_actions(self, player: int) -> list[int]:
        table = self.at.known_table
        encoding = self.at.setting.encoding
        view = table.view(table.asked)
        return encoding.exact_numbers(view) if self._altbau.exact else encoding.numbers(view)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._altbau.sampled:
            return [(0, 1.0)]
        total = sum(outcome.ways for outcome in self.at.outcomes)
        return [(number, outcome.ways / total) for number, outcome in enumerate(self.at.outcomes)]

    def _apply_action(self, action: int) -> None:
        if not self.at.outcomes:
            self.at = self.at.decided(self.at.setting.action(self.at.known_table, action))
        elif self._altbau.sampled:
            self.at = self.at.drawn(self._altbau.rng())
        else:
            self.at = self.at.answered(self.at.outcomes[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "chance" if self._altbau.sampled else self._said(self.at.outcomes[action])
        table = self.at.known_table
        return self.at.setting.module.token(self.at.setting.rules, self.at.setting.action(table, action))

    def _said(self, outcome: Outcome) -> str:
        """An answer of chance."""
        if outcome.number != NO_NUMBER:
            return self.at.setting.agents[outcome.number]
        return "-".join(str(pips) for pips in outcome.pips) or f"card-{outcome.card}"

    def is_terminal(self) -> bool:
        return self.at.over

    def returns(self) -> list[float]:
        return self.at.setting.returns(self.at.known_table) if self.at.over else [0.0] * self.at.setting.players

    def __str__(self) -> str:
        if self.at.table is None:
            return "before the deal"
        setting = self.at.setting
        return setting.module.draw(self.at.table.state, setting.module.narrator("en", setting.rules, setting.agents))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "AltbauState":
        """A state that is the same to a player, with what it can't know drawn by the sampler, which gives numbers from
        0 to 1. Its history is not known."""
        twin: AltbauState = AltbauState(self._altbau)
        twin.at = self.at.imagined(Seat(player), seeded(int(sampler() * (1 << 53))))
        return twin


class Observer:
    """What a player sees: the numbers of `Encoding.observe`, or with all that it has been told a string for it."""

    def __init__(self, setting: Setting, kind: Any) -> None:
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
            return state.at.information(Seat(player))
        if state.at.table is None:
            return ""
        module, table = self.setting.module, state.at.table
        view = module.page_view(table.state, Seat(player))
        return module.draw_view(view, module.narrator("en", self.setting.rules, self.setting.agents))


class SampledGame(AltbauGame):
    """The same with chance that is drawn."""

    MODE = "python_altbau_sampled"


for _game in (AltbauGame, SampledGame):
    pyspiel.register_game(TYPES[_game.MODE], _game)
