"""Samples positions of games: the view of a spectator or a seat, and how the game ended."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np

from altbau.core.bots.value import Features
from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.games import game_of
from altbau.games.monopoly import value as monopoly
from altbau.games.monopoly.bots.valuation import Ledger
from altbau.games.monopoly.rules import state as monopoly_state
from altbau.games.monopoly.rules.board import GROUP_NAMES
from altbau.games.monopoly.view import MonopolyView
from altbau.games.wucherer import value as wucherer
from altbau.games.wucherer.bots.valuation import Bookkeeper, Taste
from altbau.games.wucherer.rules import state as wucherer_state
from benchmarks.value.games import Record, replayed

COUNTED: Final[Mapping[str, Callable[[Any], Features]]] = {"wucherer": wucherer.counted, "monopoly": monopoly.counted}
EVERY: Final = {"wucherer": 20, "monopoly": 40}  # mean number of choices from one look to the next


Array: TypeAlias = Any  # of numpy


@dataclass(frozen=True)
class Look:
    """A position, and how its game ended."""

    view: Any
    plain: list[float]  # by seat: its strength by the older valuation, for comparison
    turns: float  # that this valuation looks ahead
    deal: int
    quarter: int  # of its game, 0 to 3
    won: list[float]  # by seat; a shared victory is divided
    money: list[int]  # by seat, at the end


def wealths(s: wucherer_state.State) -> tuple[list[float], float]:
    """The wealth of each seat as the steward values it, and the turns that it looks ahead."""
    steward = Bookkeeper(Taste())
    turns = steward.turns_left(s)
    return [steward.wealth(s, seat, turns) for seat in s.seats()], turns


def strengths(s: monopoly_state.State) -> tuple[list[float], float]:
    """The logarithms of the strengths from which bots of Monopoly compute shares."""
    ledger = Ledger(MonopolyView(s, NOBODY), [1.0] * len(GROUP_NAMES))
    return [-math.inf if s.bankrupt[seat] else math.log(ledger.strength(seat)) for seat in s.seats()], 0.0


PLAIN: Final[Mapping[str, Callable[[Any], tuple[list[float], float]]]] = {"wucherer": wealths, "monopoly": strengths}


def looks(records: Iterable[Record]) -> Iterator[Look]:
    """Looks at games, each as a spectator or a seat sees it. They are drawn by the seed of the game."""
    for record in records:
        drawn = Random(record.seed)
        every = EVERY[game_of(record.edition).NAME]
        when = {
            at: drawn.choice([NOBODY, *seats(record.players)])
            for at in range(len(record.choices))
            if drawn.random() < 1 / every
        }
        module = game_of(record.edition)
        found = {}
        for at, state in enumerate(replayed(record)):
            if at in when:
                found[at] = (module.view(state, Seat(when[at])), *PLAIN[module.NAME](state))
        winners = state.winners()
        won = [(seat in winners) / len(winners) for seat in seats(record.players)]
        money = list(module.scores(state))
        for at, (view, plain, turns) in found.items():
            yield Look(view, plain, turns, record.seed, 4 * at // len(record.choices), won, money)


@dataclass(frozen=True)
class Table:
    """Looks as columns."""

    stage: Array  # by look
    seats: Array  # by look, by seat, by feature
    alive: Array  # by look, by seat: whether it is in the game
    own: Array  # by look, by own feature of the viewer; zeros for a spectator
    viewer: Array  # by look: the seat, or 0 for a spectator
    won: Array  # by look, by seat
    money: Array  # by look, by seat

    def __len__(self) -> int:
        return len(self.stage)


def table_of(records: Iterable[Record]) -> Table:
    """The looks at games of tables of one size, as columns."""
    rows: list[tuple[int, Array, list[bool], list[int], int, list[float], list[int]]] = []
    for look in looks(records):
        counted = COUNTED[game_of(look.view.edition.key).NAME](look.view)
        features = max(map(len, counted.seats))
        seats = np.array([row or [0] * features for row in counted.seats], np.float32)
        alive = [bool(row) for row in counted.seats]
        rows.append((counted.stage, seats, alive, counted.own, max(0, counted.viewer), look.won, look.money))
    of_stage, of_seats, of_alive, of_own, of_viewer, of_won, of_money = zip(*rows, strict=True)
    own = max(1, *map(len, of_own))
    return Table(
        np.array(of_stage),
        np.stack(of_seats),
        np.array(of_alive),
        np.array([each or [0] * own for each in of_own], np.float32),
        np.array(of_viewer),
        np.array(of_won, np.float32),
        np.array(of_money, np.float32),
    )
