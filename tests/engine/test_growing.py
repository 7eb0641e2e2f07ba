"""Lists that copies share behave like separate lists."""

from random import Random

import pytest

from altbau.play.append_list import AppendList


@pytest.mark.seeds(20, 500)
def test_copies_know_nothing_of_each_other(seed: int) -> None:
    chance = Random(seed)
    growing: list[tuple[AppendList[int], list[int]]] = [(AppendList(range(3)), [0, 1, 2])]
    for number in range(60):
        items, own = chance.choice(growing)
        what = chance.random()
        if what < 0.3 and len(growing) < 6:
            growing.append((items.copy(), own[:]))
        elif what < 0.45:
            length = chance.randint(0, len(own))
            items.shorten(length)
            del own[length:]
        else:
            items.add([number] * chance.randint(0, 2))
            own += [number] * (items.length - len(own))
        first = chance.randint(0, 5)
        assert [(each.length, each.since(0), each.since(first)) for each, _ in growing] == [
            (len(plain), plain, plain[first:]) for _, plain in growing
        ]
