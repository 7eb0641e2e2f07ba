"""Views hide: two tables that differ only in what a seat can't see are the same to that seat, now and later."""

from collections import Counter
from random import Random

import pytest

from altbau import Game, determinize
from altbau.core.bots.bot import Reason, Role
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.rng import seeded
from altbau.core.text import LANGUAGES
from altbau.games.wucherer.bot import LandlordBot
from altbau.games.wucherer.rules.actions import ASK_ROOF, BUILD, BUILD_FOR, BUY, DONE, STAY, STOP, TRADE, building_id
from altbau.games.wucherer.rules.cards import BOMB, BROKER, HACKER, MOVE, ROOF
from altbau.games.wucherer.rules.events import BOMBED, FLOOR_TO_HAND, GAME_OVER, TURN_BEGAN, redacted
from altbau.games.wucherer.rules.hand import NO_CARDS, hand_of
from altbau.games.wucherer.rules.questions import QUESTIONS, TRADE_OFFER
from altbau.games.wucherer.rules.state import State
from altbau.play.text.position import read_position
from tests.any_game import narrator as voice
from tests.any_game import view, viewers
from tests.engine.random_games import CASES, dealt, each_of, played

NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Finn"]
TURNS = 8  # of anybody, that the two worlds are followed for
OWN = (BUILD, BUILD_FOR, ASK_ROOF, TRADE)  # what others begin with these depends on cards and coins that they hide
REVEALING = (GAME_OVER, BOMBED)  # all purses are counted; floors come to light, or under the pile
PAID_BY_AUTHOR = (MOVE, BROKER)  # in some editions; a payment shows how much there was
cases = each_of(CASES[::2])


def common_choices(worlds: list[State], seat: Seat) -> list[Action]:
    """What the one asked can do in both worlds, and what then happens looks the same to a seat."""
    here, there = worlds
    if here.asked == seat:
        return [option for option in here.legal_actions if option != BUY]
    left_out = OWN + (PAID_BY_AUTHOR if here.edition.hidden_money else ())
    return [option for option in here.legal_actions if option in there.legal_actions and option not in left_out]


def can_differ(state: State) -> bool:
    """Whether hidden cards can be dealt anew here: not in the middle of a move of which others see nothing yet, nor
    while cards are offered that the one on turn must hold."""
    question = state.stack.top.prompt(state)[0]
    return QUESTIONS[question].open and question != TRADE_OFFER


def follow(worlds: list[State], seat: Seat, choose: Random) -> int:
    """Play the same in two worlds that look alike to a seat, and see that at every step it is told the same: the same
    view, with the same question asked of the same seat, and the same events. How often somebody had nothing to choose.
    """
    voices = [voice(language, worlds[0].edition, NAMES) for language in LANGUAGES]
    waited = turns = 0
    while worlds[0].asked >= 0:
        known = [view(world, seat) for world in worlds]
        assert known[0].key() == known[1].key()
        if worlds[0].asked == seat:
            assert all(voice.question(known[0].question, seat, seat) for voice in voices)
        action = choose.choice(common_choices(worlds, seat))
        waited += len(worlds[0].legal_actions) != len(worlds[1].legal_actions) and 1 in (
            len(world.legal_actions) for world in worlds
        )
        for world in worlds:
            world.apply(action, True)
        told = [[redacted(event, seat) for event in world.events] for world in worlds]
        for here, there in zip(*told, strict=True):
            turns += here[0] == TURN_BEGAN
            if turns == TURNS or here[0] in REVEALING or here[:2] == (FLOOR_TO_HAND, seat):
                return waited
            assert here == there
            assert [voice.event(here) for voice in voices] == [voice.event(there) for voice in voices]
    return waited


def test_what_a_seat_cannot_see_it_does_not_experience() -> None:
    waited = Counter[int]()
    for edition, players, seed in CASES[::4]:
        rng = Random(seed)
        for state in played(dealt(edition, players, seed), seed):
            seat = Seat(rng.randrange(players))
            known = view(state, seat)
            if state.asked < 0 or rng.random() > 0.04 or not can_differ(state):
                continue
            this, other = state.copy(), determinize(known, seeded(rng.randrange(1000)))
            this.draw = list(other.draw)  # the future cards of both worlds, which nobody has seen
            this.chance = other.chance.copy()
            this.idle, this.stuck = other.idle, other.stuck
            if other.edition.hidden_money:
                other.coins = [coins if each == seat else rng.randrange(9) for each, coins in enumerate(this.coins)]
            waited[other.edition.hidden_money] += follow([this, other], seat, Random(seed))
    assert waited[False] and waited[True]  # it was put to the test


@cases
def test_no_view_has_a_card_that_the_seat_has_not_seen(edition: str, players: int, seed: int) -> None:
    for state in played(dealt(edition, players, seed), seed):
        for seat in viewers(players):
            known = view(state, seat)
            assert known.hand == (state.hands[seat].cards() if seat >= 0 else [])
            for shown, real in zip(known.buildings, state.buildings, strict=True):
                assert shown.floors == (real.floors if real.builder == seat else [0] * real.height)
            if seat != state.asked:
                assert known.legal_actions == ()


def test_a_reaction_is_asked_even_of_an_empty_hand() -> None:
    asked = []
    for hand in ([], ["police", "lunatic"]):
        state = read_position(
            {
                "players": 2, "phase": "play", "hands": {"A": ["bomb", "alibi"], "B": hand},
                "buildings": {"B1": {"floors": 1}, "B2": {"floors": 1}},
            }
        )  # fmt: skip
        state.apply(BOMB, True)
        state.apply(building_id(Seat(1), 1), True)
        asked.append((state.asked, view(state, 0).key()[-3:]))
    assert asked[0][0] == asked[1][0] == 1
    assert asked[0][1] == asked[1][1]


def test_who_can_play_nothing_is_asked_all_the_same_and_nothing_is_recorded() -> None:
    game = Game.new(players=2, seed=3, options={"starter": "A"})
    game.state.hands[0] = NO_CARDS
    game.state.hands[1] = NO_CARDS
    game.play(DONE)
    recorded = list(game.actions)
    game.play(STOP)
    assert (game.asked, game.legal_tokens, game.must_pass, game.phase) == (1, ["done"], True, "play")
    game.pass_()
    assert (game.asked, game.phase) == (1, "rent")
    assert game.actions == [*recorded, STOP]


def test_what_came_before_an_answer_without_a_choice_can_be_taken_back() -> None:
    game = Game.new(players=2, seed=3, options={"starter": "A"})
    game.state.hands[0] = hand_of([HACKER])
    game.state.build(Seat(0), [HACKER], Seat(0), ROOF)
    game.state.stack.run_to_choice(game.state, True)
    before = game.checksum()
    game.move(0, "hacker A1.1")
    assert game.must_pass and game.can_undo(0)
    game.pass_()
    assert (game.phase, game.can_undo(0)) == ("rent", True)
    game.undo(0)
    assert (game.checksum(), game.actions, game.must_pass) == (before, [], False)


@pytest.mark.parametrize("coins", [0, 9])
def test_whether_somebody_can_pay_is_not_told_while_money_is_hidden(coins: int) -> None:
    asked = []
    for hidden in (True, False):
        state = read_position(
            {
                "edition": "wucherer-1997", "options": {"hidden-money": hidden}, "players": 2, "phase": "rent",
                "turn": "B", "jail": "A", "coins": {"A": coins},
            }
        )  # fmt: skip
        state.apply(STOP, True)
        asked.append((state.asked, STAY in state.legal_actions))
    assert asked == [(0, True), (0, coins > 0)]


def move_in_both(worlds: list[State], rng: Random) -> list[list[Reason | None]]:
    """What the one asked says in two worlds while it makes the same move there, up to the next open question."""
    bot = LandlordBot(Role("gangster", "steward"), 1)
    seat = worlds[0].asked
    said: list[list[Reason | None]] = []
    while True:
        common = [option for option in worlds[0].legal_actions if option in worlds[1].legal_actions]
        if not common:
            return said
        action = rng.choice(common)
        said.append([bot.why(bot.world(view(world, seat)), view(world, seat), action) for world in worlds])
        for world in worlds:
            world.apply(action, True)
        if worlds[0].asked != seat or QUESTIONS[worlds[0].stack.top.prompt(worlds[0])[0]].open:
            return said


def test_reasons_tell_nothing_that_is_hidden() -> None:
    """Whatever somebody does that looks the same to a seat in two worlds, the reason is the same in both."""
    names = set()
    for edition, players, seed in CASES[::12]:
        rng = Random(seed)
        for state in played(dealt(edition, players, seed), seed):
            seat = Seat(rng.randrange(players))
            if state.asked in (seat, NOBODY) or rng.random() > 0.2 or not can_differ(state):
                continue
            other = determinize(view(state, seat), seeded(rng.randrange(1000)))
            for here, there in move_in_both([state.copy(), other], rng):
                assert here == there
                names.add(here and here.name)
    assert names >= {"strikes-gangster", "builds-gangster", "sends-abroad-gangster", None}
