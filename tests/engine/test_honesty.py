"""Views hide: two tables that differ only in what a seat can't see are the same to that seat, now and later."""

from random import Random

import pytest

from altbau import determinize, seen
from altbau.kernel.rng import seeded
from altbau.text import LANGUAGES, event, question
from altbau.view import view
from altbau.wucherer.actions import BUY, DONE, PASS, STOP
from altbau.wucherer.events import FLOOR_TO_HAND
from altbau.wucherer.table import Table
from tests.engine.random_games import CASES, dealt, played

NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Finn"]
LONGEST = 40
PUBLIC = (PASS, DONE, STOP)  # what a seat can choose whatever it holds
cases = pytest.mark.parametrize(("edition", "players", "seed"), CASES[::2])


def step_through(table: Table, seat: int, choose: Random) -> list[object]:
    """What a seat experiences: its log, and its views, prompts and options whenever it is asked.

    The others do only what anybody could, whatever they hold. The seat itself chooses at random, but draws nothing.
    """
    told: list[object] = []
    for _ in range(LONGEST):
        if table.asked < 0:
            break
        if table.asked == seat:
            known = view(table, seat)
            told.append(known.facts())
            told += [question(language, known.question, NAMES, seat, seat) for language in LANGUAGES]
            action = choose.choice([option for option in table.legal if option != BUY])
        else:
            open_to_all = [option for option in PUBLIC if option in table.legal]
            if not open_to_all:
                break  # what follows depends on what others can see and this seat can't
            action = open_to_all[0]
        table.step(action)
        if any(each[:2] == (FLOOR_TO_HAND, seat) for each in table.events):
            break  # it sees cards that somebody else had laid
        for each in table.events:
            cut = seen(each, seat)
            told.append(cut)
            told += [event(language, cut, NAMES) for language in LANGUAGES]
    return told


@cases
def test_what_a_seat_cannot_see_it_does_not_experience(edition: str, players: int, seed: int) -> None:
    rng = Random(seed)
    for table in played(dealt(edition, players, seed), seed):
        if table.asked < 0 or rng.random() > 0.04 or not all_public(table):
            continue
        seat = rng.randrange(players)
        other = determinize(view(table, seat), seeded(rng.randrange(1000)))
        this = table.copy()
        this.draw = list(other.draw)  # the future cards of both worlds, which nobody has seen
        this.rng = other.rng.copy()
        fates = [step_through(world, seat, Random(seed)) for world in (this, other)]
        shared = min(len(fate) for fate in fates)
        assert fates[0][:shared] == fates[1][:shared]


def all_public(table: Table) -> bool:
    """Whether the pending matter is one in which anybody could act the same way, whatever they hold."""
    return any(option in table.legal for option in PUBLIC)


@cases
def test_no_view_has_a_card_that_the_seat_has_not_seen(edition: str, players: int, seed: int) -> None:
    for table in played(dealt(edition, players, seed), seed):
        for seat in range(-1, players):
            known = view(table, seat)
            assert known.hand == (table.hands[seat] if seat >= 0 else [])
            for shown, real in zip(known.buildings, table.buildings, strict=True):
                assert shown.floors == (real.floors if real.builder == seat else [0] * real.height)
            if seat != table.asked:
                assert known.legal == []


def test_a_reaction_is_asked_even_of_an_empty_hand() -> None:
    from altbau.notation.position import read_position
    from altbau.wucherer.actions import building_id
    from altbau.wucherer.cards import BOMB

    asked = []
    for hand in ([], ["police", "lunatic"]):
        table = read_position(
            {
                "players": 2, "phase": "play", "hands": {"A": ["bomb", "alibi"], "B": hand},
                "buildings": {"B1": {"floors": 1}, "B2": {"floors": 1}},
            }
        )  # fmt: skip
        table.step(BOMB)
        table.step(building_id(1, 1))
        asked.append((table.asked, view(table, 0).facts()[-3:]))
    assert asked[0][0] == asked[1][0] == 1
    assert asked[0][1] == asked[1][1]
