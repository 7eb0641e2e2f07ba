"""Each field of a state is in its copy, its checksum, a view of it, what a view is imagined to be, and its position; or
it is named here with the reason why not. So a new field can't be forgotten in any of them."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from altbau import Game, determinize
from altbau.core.engine.chance import Chance
from altbau.core.engine.rng import seeded
from altbau.core.engine.stack import Stack
from altbau.core.engine.state import BaseState
from altbau.games.wucherer.rules.cards import FAMILY
from altbau.games.wucherer.rules.hand import Hand, hand_of
from altbau.play.text.position import described_position
from tests.any_game import view, viewers
from tests.conformance.games import OUTSIDE
from tests.conformance.test_copies import contents
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 200
SEEDS = 60
EDITIONS = ("wucherer-1997", "monopoly", *(key for game in OUTSIDE for key in game.EDITIONS))

COPY: Final = "copy"
CHECKSUM: Final = "checksum"
VIEW: Final = "view"
IMAGINED: Final = "imagined"
POSITION: Final = "position"
TOLD_BY: Final[dict[str, Callable[..., object]]] = {  # what each makes of a state
    COPY: lambda s, game: contents(s.copy()),
    CHECKSUM: lambda s, game: game.module.contents(s),
    VIEW: lambda s, game: [view(s, seat).key() for seat in viewers(game.players)],
    IMAGINED: lambda s, game: contents(determinize(view(s, game.asked or 0), seeded(0))),
    POSITION: lambda s, game: described_position(s),
}
SEEN: Final = {VIEW, IMAGINED}
WRITTEN: Final = {*SEEN, POSITION}


class LeftOut(NamedTuple):
    """Fields, of a game or of all, that some of these leave out."""

    game: str
    fields: str
    of: set[str]
    why: str


LEFT_OUT: Final = (
    LeftOut("", "events", {COPY, CHECKSUM, *WRITTEN}, "what led here is in the log"),
    LeftOut("", "told forced irreversible logged turn_start", {CHECKSUM, *WRITTEN}, "for the log, undo and snapshots"),
    LeftOut("", "arity edition", {COPY, CHECKSUM, *WRITTEN}, "never changes"),
    LeftOut("", "players", {CHECKSUM}, "never changes"),
    LeftOut("wucherer", "players", WRITTEN, "is how long the lists are"),
    LeftOut("monopoly", "players", {POSITION}, "is how long the lists are"),
    LeftOut("wucherer", "printed", {COPY, CHECKSUM, *WRITTEN}, "never changes"),
    LeftOut("", "chance", WRITTEN, "what is to come nobody knows"),
    LeftOut("", "stack", {POSITION}, "nothing is pending but a free choice"),
    LeftOut("wucherer", "suitable", {COPY, CHECKSUM, *WRITTEN}, "worked out from the buildings"),
    LeftOut("wucherer", "residents", {CHECKSUM, *WRITTEN}, "worked out from the buildings"),
    LeftOut("wucherer", "below", {CHECKSUM}, "follows from the log, and no rule depends on it"),
    LeftOut("wucherer", "draw", SEEN, "what is to come nobody knows"),
    LeftOut("wucherer", "idle stuck", SEEN, "ends a game in which nothing happens, whatever is known (Q310)"),
    LeftOut("wucherer", "clock", {CHECKSUM, VIEW, POSITION}, "the buildings say who arrived when"),
    LeftOut("wucherer", "arrivals", {CHECKSUM}, "comes about at once, and what comes of it is verified"),
    LeftOut("wucherer", "arrivals announced site", {POSITION}, "there is none at a free choice"),
    LeftOut("monopoly", "held", {CHECKSUM, IMAGINED}, "follows from the owners"),
    LeftOut("monopoly", "whole players_left", {CHECKSUM, *WRITTEN}, "follows from the owners and who is out"),
    LeftOut("monopoly", "built", {CHECKSUM, *WRITTEN}, "follows from the houses"),
    LeftOut("monopoly", "houses_left hotels_left", {CHECKSUM, IMAGINED, POSITION}, "follows from the houses"),
    LeftOut("monopoly", "first", {CHECKSUM}, "is what the seed or the position says"),
    LeftOut("monopoly", "turn_over winner_of_lot", {CHECKSUM, POSITION}, "passes within a move, which is verified"),
    LeftOut("monopoly", "again", {POSITION}, "is told by the doubles until the next throw"),
    LeftOut("monopoly", "below out", {CHECKSUM}, "follows from the log, and no rule depends on it"),
    LeftOut("monopoly", "stacks", SEEN, "what is to come nobody knows"),
    LeftOut("pig", "draw", SEEN, "what is to come nobody knows"),
)


def left_out(game: str, way: str) -> set[str]:
    """The names of the fields of a game that need not be there."""
    found = [each.fields.split() for each in LEFT_OUT if way in each.of and each.game in ("", game)]
    return {name for names in found for name in names}


def fields_of(s: Any) -> list[str]:
    """The names of all fields of a state, compiled or not."""
    return list(s.__getstate__())


def another(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        if value and isinstance(value[-1], int | list | Hand):
            return [*value[:-1], another(value[-1])]
        return [*value, value[-1]] if value else [1]
    if isinstance(value, Hand):
        return hand_of([FAMILY, *value])
    if isinstance(value, Chance):
        value = value.copy()
        value.below(2)
    if isinstance(value, BaseState):
        return None
    if isinstance(value, Stack):
        twin: Stack[Any] = Stack()
        twin.frames, twin.legal_actions = value.frames[:-1], value.legal_actions[1:]
        return twin
    return value


def makes_a_difference(name: str, s: Any, told: Callable[[Any], object]) -> bool:
    """Whether a state with another value of a field is told otherwise."""
    value = getattr(s, name)
    for other in [another(value), *([[(1, 1)]] if value == [] else [])]:  # an empty list may be one of pairs
        twin = s.copy()
        setattr(twin, name, other)
        try:
            if repr(told(twin)) != repr(told(s)):
                return True
        except (AttributeError, LookupError, NotImplementedError, TypeError, ValueError):  # such a state can't be
            continue
    return False


def moments(edition: str, way: str) -> Iterator[Game]:
    """Games of an edition in which there is something to tell."""
    for seed in range(SEEDS):
        rng = Random(seed)
        for now in decisions(any_game(rng, edition), rng, MOST_DECISIONS):
            if rng.random() < 0.2 and (way != POSITION or now.module.at_free_choice(now.state)):
                yield now


@pytest.mark.parametrize("way", TOLD_BY)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_field_is_there_or_it_is_said_why_not(edition: str, way: str) -> None:
    missing: set[str] | None = None
    for now in moments(edition, way):
        if missing is None:
            missing = {*fields_of(now.state)} - left_out(now.module.NAME, way)
        told = partial(TOLD_BY[way], game=now)
        missing -= {name for name in missing if makes_a_difference(name, now.state, told)}
        if not missing:
            return
    assert missing == set()


@pytest.mark.parametrize("way", TOLD_BY)
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_reason_is_given_for_what_is_there(edition: str, way: str) -> None:
    for now in islice(moments(edition, way), 20):
        left, told = left_out(now.module.NAME, way), partial(TOLD_BY[way], game=now)
        assert left <= {*fields_of(now.state)}
        assert {name for name in left if makes_a_difference(name, now.state, told)} == set()
