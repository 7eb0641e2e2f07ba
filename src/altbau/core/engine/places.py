"""Who is ahead of whom."""

from collections.abc import Sequence


def places_by(standing: Sequence[int]) -> list[int]:
    """The place of each seat by how it stands, the highest 1; those who are equal share one (Q210).

    >>> places_by([5, 9, 5, 1])
    [2, 1, 2, 4]
    """
    return [1 + sum([other > mine for other in standing]) for mine in standing]
