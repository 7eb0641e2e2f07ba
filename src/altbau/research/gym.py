"""Altbau for Gymnasium: one agent against bots, which are drawn from a pool for each other seat and game."""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces

from altbau.core.bots.bot import STEWARD, AnyBot
from altbau.core.data import HouseRules
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import named_seat
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION
from altbau.lab.players import player
from altbau.lab.view_tracking import TrackedState
from altbau.play.bots import own_seed
from altbau.play.game import CardValues, Options
from altbau.research.arrays import box, mask_of, observation_array
from altbau.research.environment_spec import RENDER_MODES, ROUNDS, EnvironmentSpec


class AltbauEnv(gymnasium.Env):
    """One seat of a table; bots of `pool`, named as for `altbau simulate`, play the others.

    Observations are int16, shape (`encoding.length`,), from `Encoding.observe`. `info["action_mask"]` and
    `action_masks()` are bool, shape (`encoding.size`,), True for legal actions. The reward is 0 until the end and then
    that of `EnvironmentSpec.returns`. An illegal action ends the game with reward -1 and `info["illegal"]`. `seat` is a
    letter or a number from 0; with None it is drawn for each game. Raises BadInput for arguments that can't be meant,
    before anything changes.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES)}

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        players: int = 2,
        *,
        pool: Sequence[str] = (STEWARD,),
        seat: int | str | None = None,
        options: Options = None,
        cards: CardValues = None,
        house: HouseRules | None = None,
        rounds: int = ROUNDS,
        render_mode: str | None = None,
    ) -> None:
        self.setting = EnvironmentSpec(edition, players, options=options, cards=cards, house=house, rounds=rounds)
        if isinstance(pool, str) or not pool:
            raise BadInput("bad-value", place="pool", value=str(pool), expected="list")
        self.pool = list(pool)
        self.always = None if seat is None else named_seat(seat, players)
        self.render_mode = self.setting.check_render_mode(render_mode)
        self.observation_space = box(self.setting)
        self.action_space = spaces.Discrete(self.setting.encoding.size)
        self.table: TrackedState | None = None  # before `reset`
        self.ended = False
        for bot in self.pool:
            player(bot, Seat(0), edition, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 62))
        others = self.np_random.integers(len(self.pool), size=self.setting.players)
        drawn = int(self.np_random.integers(self.setting.players))
        self.seat = Seat(drawn) if self.always is None else self.always
        self.bots: list[AnyBot] = [
            player(self.pool[other], Seat(seat), self.setting.edition, own_seed(dealt, Seat(seat)))
            for seat, other in enumerate(others)
        ]
        self.table, self.ended = self.setting.deal(dealt), False
        self._others_play(self.table)
        if self.setting.over(self.table):  # possible before the agent is asked, at a table with many players
            return self.reset()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        table, number = self._current(), self.setting.check_number(action)
        if self.ended:
            raise BadInput("episode-over")
        try:
            chosen = self.setting.action(table, number)
        except ValueError:
            self.ended = True
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        table.apply(chosen)
        self._others_play(table)
        self.ended = self.setting.over(table)
        reward = self.setting.returns(table)[self.seat] if self.ended else 0.0
        cut = self.ended and table.asked != NOBODY
        return self._seen(), reward, self.ended and not cut, cut, self._info()

    def action_masks(self) -> Any:
        """The mask of legal actions: bool, shape (`encoding.size`,)."""
        table = self._current()
        numbers = [] if self.setting.over(table) else self.setting.numbers(table)
        return mask_of(numbers, self.setting.encoding.size)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        module = self.setting.module
        view = module.page_view(self._current().state, self.seat)
        return module.draw_view(view, module.narrator("en", self.setting.rules, self.setting.agents))

    def _current(self) -> TrackedState:
        """The table. Raises BadInput before the first `reset`."""
        if self.table is None:
            raise BadInput("reset-first")
        return self.table

    def _others_play(self, table: TrackedState) -> None:
        """Let the bots play until the agent is asked."""
        while not self.setting.over(table) and table.asked != self.seat:
            bot = self.bots[table.asked]
            table.apply(bot.decide(table.view(table.asked)).action)

    def _seen(self) -> Any:
        return observation_array(self.setting.observe(self._current(), self.seat))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.setting.agents[self.seat]}


def register() -> None:
    """Register the environment for `gymnasium.make("Altbau-v0", …)`."""
    if "Altbau-v0" not in gymnasium.registry:
        gymnasium.register("Altbau-v0", entry_point=AltbauEnv)


register()
