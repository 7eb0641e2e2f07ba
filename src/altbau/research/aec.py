"""Altbau for PettingZoo: an environment of the AEC API (agent environment cycle)."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from altbau.core.data import HouseRules
from altbau.core.engine.ids import NOBODY
from altbau.core.engine.vocabulary import named_seat
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION
from altbau.lab.view_tracking import TrackedState
from altbau.play.game import CardValues, Options
from altbau.research.arrays import box, mask_of, observation_array
from altbau.research.environment_spec import RENDER_MODES, ROUNDS, EnvironmentSpec


def env(**wanted: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game with reward -1. Arguments as
    for `AltbauAEC`."""
    raw: Any = AltbauAEC(**wanted)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return CheckedActions(wrappers.OrderEnforcingWrapper(legal))


class CheckedActions(wrappers.BaseWrapper):
    """Refuses what `AltbauAEC.check_step` refuses before another wrapper takes it for an illegal action."""

    def step(self, action: object) -> None:
        super().step(self.unwrapped.check_step(action))


class AltbauAEC(AECEnv):
    """A table; its `agents` are the letters of the seats, and the seat asked is the next agent.

    An observation is a dict of two arrays: `observation` is int16, shape (`encoding.length`,), from `Encoding.observe`;
    `action_mask` is int8, shape (`encoding.size`,), 1 for legal actions. Rewards are 0 until the end and then sum to 0
    (`EnvironmentSpec.returns`). `reset(seed=…)` seeds this and all later deals.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "altbau_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        players: int = 2,
        *,
        options: Options = None,
        cards: CardValues = None,
        house: HouseRules | None = None,
        rounds: int = ROUNDS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = EnvironmentSpec(edition, players, options=options, cards=cards, house=house, rounds=rounds)
        self.render_mode = self.setting.check_render_mode(render_mode)
        self.possible_agents = self.setting.agents[:]
        self.agents = self.possible_agents[:]
        space = spaces.Dict(
            {
                "observation": box(self.setting),
                "action_mask": spaces.Box(0, 1, (self.setting.encoding.size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.setting.encoding.size) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.table: TrackedState | None = None  # before `reset`

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            if type(seed) is not int or seed < 0:
                raise BadInput("seed-not-a-number", value=str(seed))
            self._seeds = np.random.default_rng(seed)
        self.table = self.setting.deal(int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        table, seat = self._current(), named_seat(agent, self.setting.players)
        asked = seat == table.asked and not self.setting.over(table)
        numbers = self.setting.numbers(table) if asked else []
        return {
            "observation": observation_array(self.setting.observe(table, seat)),
            "action_mask": mask_of(numbers, self.setting.encoding.size, np.int8),
        }

    def step(self, action: object) -> None:
        number, table = self.check_step(action), self._current()
        if number is None:
            self._was_dead_step(None)
            return
        self.setting.play(table, number)  # raises ValueError before anything changes
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.setting.over(table):
            ends = self.terminations if table.asked == NOBODY else self.truncations
            ends.update(dict.fromkeys(self.agents, True))
            self.rewards = dict(zip(self.possible_agents, self.setting.returns(table), strict=True))
        else:
            self.agent_selection = self.possible_agents[table.asked]
        self._accumulate_rewards()

    def check_step(self, action: object) -> int | None:
        """What `step` gets: the number of an action, or None for an agent whose game is over. Raises BadInput for
        anything else, before the first `reset`, and once all agents are done."""
        self._current()
        if not self.agents:
            raise BadInput("episode-over")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            if action is not None:
                raise BadInput("episode-over")
            return None
        return self.setting.check_number(action)

    def _current(self) -> TrackedState:
        """The table. Raises BadInput before the first `reset`."""
        if self.table is None:
            raise BadInput("reset-first")
        return self.table

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        module = self.setting.module
        return module.draw(self._current().state, module.narrator("en", self.setting.rules, self.possible_agents))

    def close(self) -> None:
        """Do nothing."""
