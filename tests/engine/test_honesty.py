"""Views hide: two tables that differ only in what a seat can't see are the same to that seat, now and later."""

from random import Random

import pytest

from altbau import determinize
from altbau.kernel.rng import seeded
from altbau.text import LANGUAGES, voice
from altbau.view import view
from altbau.wucherer.actions import BUY, DONE, KEEP, PASS, STAY, STOP
from altbau.wucherer.events import FLOOR_TO_HAND, GAME_OVER, TURN_BEGAN, seen
from altbau.wucherer.questions import MONSTER_WHERE, WHERE_TO, WHO_LEAVES
from altbau.wucherer.table import Table
from tests.engine.random_games import CASES, dealt, played

NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Finn"]
TURNS = 8  # of anybody, that the two worlds are followed for
ANYBODYS = (PASS, DONE, STOP, STAY, KEEP)  # what a seat can choose whatever it holds
ON_THE_TABLE = (WHO_LEAVES, WHERE_TO, MONSTER_WHERE)  # what can be chosen here, everybody sees
cases = pytest.mark.parametrize(("edition", "players", "seed"), CASES[::2])


def choice_of_anybody(table: Table) -> int:
    """What the seat asked could choose in every world that looks the same from outside, or 0."""
    if table.todo.frames[-1].prompt(table)[0] in ON_THE_TABLE:
        return table.legal[0]
    return next((option for option in ANYBODYS if option in table.legal), 0)


def step_through(table: Table, seat: int, choose: Random) -> list[object]:
    """What a seat experiences: its log, and its views, prompts and options whenever it is asked.

    The others do only what anybody could, whatever they hold. The seat itself chooses at random, but draws nothing.
    """
    told: list[object] = []
    voices = [voice(language, table.edition, NAMES) for language in LANGUAGES]
    turns = 0
    while table.asked >= 0:
        if table.asked == seat:
            known = view(table, seat)
            told.append(known.facts())
            told += [voice.question(known.question, seat, seat) for voice in voices]
            action = choose.choice([option for option in table.legal if option != BUY])
        else:
            action = choice_of_anybody(table)
            if not action:
                break  # what follows depends on what others can see and this seat can't
        table.step(action)
        for each in table.events:
            turns += each[0] == TURN_BEGAN
            if turns == TURNS or each[:2] == (FLOOR_TO_HAND, seat):
                return told  # in the second case it sees cards that somebody else had laid
            if each[0] == GAME_OVER and table.edition.hidden_money:
                return told  # now all money lies open
            cut = seen(each, seat)
            told.append(cut)
            told += [voice.event(cut) for voice in voices]
    return told


@cases
def test_what_a_seat_cannot_see_it_does_not_experience(edition: str, players: int, seed: int) -> None:
    rng = Random(seed)
    for table in played(dealt(edition, players, seed), seed):
        seat = rng.randrange(players)
        if table.asked < 0 or rng.random() > 0.04 or (table.asked != seat and not choice_of_anybody(table)):
            continue  # nobody is asked, or somebody is about a card that is hidden from this seat
        this = table.copy()
        other = determinize(view(table, seat), seeded(rng.randrange(1000)))
        this.draw = list(other.draw)  # the future cards of both worlds, which nobody has seen
        this.rng = other.rng.copy()
        here, there = (step_through(world, seat, Random(seed)) for world in (this, other))
        assert here == there


@cases
def test_no_view_has_a_card_that_the_seat_has_not_seen(edition: str, players: int, seed: int) -> None:
    for table in played(dealt(edition, players, seed), seed):
        for seat in range(-1, players):
            known = view(table, seat)
            assert known.hand == (table.hands[seat] if seat >= 0 else [])
            for shown, real in zip(known.buildings, table.buildings, strict=True):
                assert shown.floors == (real.floors if real.builder == seat else [0] * real.height)
            if seat != table.asked:
                assert known.legal == ()


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
