"""Ranks of seats."""

from collections.abc import Sequence

from altbau.core.engine.ids import Seat


def places_by(standing: Sequence[int]) -> list[int]:
    """The rank of each seat by its score, 1 for the highest; equal seats share a rank (Q210).

    >>> places_by([5, 9, 5, 1])
    [2, 1, 2, 4]
    """
    return [1 + sum([other > mine for other in standing]) for mine in standing]


def rank_resigned(places: Sequence[int], resigned: Sequence[Seat]) -> list[int]:
    """The ranks when these seats have resigned, in this order: they rank behind all others, the later a seat resigned
    the better (Q325, Q326).

    >>> rank_resigned([1, 2, 2, 4], [Seat(1), Seat(0)])
    [3, 4, 1, 2]
    """
    standing = [-place for place in places]
    for order, seat in enumerate(resigned):
        standing[seat] = order - 2 * len(places)
    return places_by(standing)
