"""Many tables in one call, for self-play, where learners play all seats."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from altbau.core.data import HouseRules
from altbau.core.engine.rng import derive_seed
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION
from altbau.lab.view_tracking import TrackedState
from altbau.play.game import CardValues, Options
from altbau.research.arrays import DTYPE, observe_all
from altbau.research.environment_spec import ROUNDS, EnvironmentSpec


class Batch(NamedTuple):
    """All tables, each as the seat asked sees it. A table whose game has ended is already dealt anew; `rewards` has the
    result of the ended game."""

    observations: Any  # int16, shape (tables, `encoding.length`)
    masks: Any  # bool, shape (tables, `encoding.size`): legal actions
    seats: Any  # int8, shape (tables,): the seat asked
    rewards: Any  # float32, shape (tables, players): returns of a game that has just ended; else 0
    ended: Any  # bool, shape (tables,)


class SelfPlay:
    """`tables` tables of an edition, at which a learner plays all seats. The deal of the n-th game depends only on
    `seed` and n."""

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        players: int = 2,
        *,
        tables: int,
        seed: int,
        options: Options = None,
        cards: CardValues = None,
        house: HouseRules | None = None,
        rounds: int = ROUNDS,
    ) -> None:
        self.setting = EnvironmentSpec(edition, players, options=options, cards=cards, house=house, rounds=rounds)
        if type(tables) is not int or tables < 1:
            raise BadInput("bad-value", place="tables", value=str(tables), expected="1 …")
        if type(seed) is not int:
            raise BadInput("seed-not-a-number", value=str(seed))
        self.size = tables
        self.seed = seed
        self.dealt = 0
        self.tables: list[TrackedState] = []
        self._views: list[Any] = []

    def __repr__(self) -> str:
        return f"<SelfPlay {self.setting.edition}, {self.setting.players} players, {self.size} tables>"

    def reset(self) -> Batch:
        """Deal all tables."""
        self.dealt = 0
        self.tables = [self._deal() for _ in range(self.size)]
        return self._seen(np.zeros((self.size, self.setting.players), np.float32), np.zeros(self.size, np.bool_))

    def step(self, numbers: Sequence[int]) -> Batch:
        """Play an action at each table, given by its number. Raises BadInput or ValueError if one is not legal, or if
        there is not one for each table; then no table has changed."""
        if not self.tables:
            raise BadInput("reset-first")
        chosen = [self.setting.check_number(number) for number in numbers]
        if len(chosen) != self.size:
            raise BadInput("bad-value", place="step", value=str(len(chosen)), expected=str(self.size))
        encoding = self.setting.encoding
        actions = [encoding.action(view, number) for view, number in zip(self._views, chosen, strict=True)]
        rewards = np.zeros((self.size, self.setting.players), np.float32)
        ended = np.zeros(self.size, np.bool_)
        for place, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            table.apply(action)
            if self.setting.over(table):
                rewards[place] = self.setting.returns(table)
                ended[place] = True
                self.tables[place] = self._deal()
        return self._seen(rewards, ended)

    def _deal(self) -> TrackedState:
        self.dealt += 1
        return self.setting.deal(derive_seed(self.seed, self.dealt))

    def _seen(self, rewards: Any, ended: Any) -> Batch:
        encoding = self.setting.encoding
        self._views = [table.view(table.asked) for table in self.tables]
        seen = np.empty((self.size, encoding.length), DTYPE)
        observe_all(encoding, self._views, seen)
        masks = np.zeros((self.size, encoding.size), np.bool_)
        for place, view in enumerate(self._views):
            masks[place, encoding.numbers(view)] = True
        seats = np.array([table.asked for table in self.tables], np.int8)
        return Batch(seen, masks, seats, rewards, ended)
