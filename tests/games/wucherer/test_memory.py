"""What is remembered of others' hands: what everybody has seen and nothing else, and it weighs in imagined worlds."""

from collections import Counter

from altbau import determinize
from altbau.core.engine.ids import Seat
from altbau.core.engine.rng import seeded
from altbau.games.wucherer.memory import Noticed, noticed
from altbau.games.wucherer.rules.cards import HACKER, MONSTER, POLICE
from altbau.games.wucherer.rules.events import BUILT, PASSED
from altbau.games.wucherer.rules.ids import Card
from altbau.play.observation import bot_view
from altbau.play.text.position import read_position
from tests.engine.random_games import CASES, dealt, each_of, played

WORLDS = 300
OTHER = Seat(1)
cases = each_of(CASES[::3])


@cases
def test_what_has_openly_come_into_a_hand_is_there_unless_a_house_was_built(
    edition: str, players: int, seed: int
) -> None:
    builders: set[int] = set()
    memory: tuple[Noticed, ...] = ()
    for now in played(dealt(edition, players, seed), seed):
        memory = noticed(memory, players, now.events)
        builders |= {event[1] for event in now.events if event[0] == BUILT}
        for seat in {*now.seats()} - builders - ({now.turn} if now.site else set()):
            assert Counter(memory[seat].taken) <= Counter(now.hands[seat])


@cases
def test_each_pass_is_remembered_once(edition: str, players: int, seed: int) -> None:
    memory: tuple[Noticed, ...] = ()
    for now in played(dealt(edition, players, seed), seed):
        memory = noticed(memory, players, now.events)
        for event in now.events:
            if event[0] == PASSED:
                assert event[2] in [passed.card for passed in memory[event[1]].passed]
        for seat in now.seats():
            kinds = [passed.card for passed in memory[seat].passed]
            assert len(kinds) == len(set(kinds))


def held(told: Noticed, card: Card, **position: object) -> float:
    """How often the other holds a card in the worlds that the first player imagines, given what was noticed."""
    hands = {"A": [], "B": ["bomb", "bomb", "move", "move", "move"]}
    state = read_position({"edition": "landlord-2013", "players": 2, "turn": "A", "hands": hands} | position)
    view = bot_view(state, Seat(0), (Noticed(), told))
    worlds = [determinize(view, seeded(number)) for number in range(WORLDS)]
    return sum(card in world.hands[OTHER] for world in worlds) / WORLDS


def test_imagined_worlds_believe_who_passed() -> None:
    anything = held(Noticed(), POLICE)
    assert held(Noticed().leave(POLICE), POLICE) < anything / 3
    renewed = Noticed().leave(POLICE)
    for _ in range(5):
        renewed = renewed.draw()
    assert held(renewed, POLICE) == anything


def test_a_pass_tells_nothing_where_everybody_is_asked_about_everything() -> None:
    free = {"edition": "wucherer-1997", "options": {"anyone-may-react": True}}
    assert held(Noticed().leave(POLICE), POLICE, **free) == held(Noticed(), POLICE, **free)


def test_a_pass_tells_of_the_cards_that_nobody_else_has_seen() -> None:
    """Three of five have come openly, and two since the pass: so these may be any."""
    told = Noticed().take(HACKER).take(HACKER).take(HACKER)
    assert held(told.leave(POLICE).draw().draw(), POLICE) > 0.65 * held(told, POLICE)


def test_what_was_taken_leaves_room_for_monsters_that_must_be_in_hands() -> None:
    """Who has built of it can't hold it any more (Q036)."""
    position: dict[str, object] = {
        "options": {"monsters-evicted-to-hand": True},
        "hands": {"A": [], "B": ["monster", "monster"]},
        "monsters": 0,
    }
    assert held(Noticed().take(HACKER).take(HACKER), MONSTER, **position) == 1


def test_imagined_worlds_remember_what_was_taken_openly() -> None:
    taken = Noticed().take(HACKER)
    assert held(Noticed(), HACKER) < 0.5 < held(taken, HACKER)
    assert held(taken.play(HACKER), HACKER) == held(Noticed(), HACKER)
