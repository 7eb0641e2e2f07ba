"""The strategist of Monopoly tries out its answers where nobody trades, from its view alone, in a bounded time."""

import pickle
from typing import Any

import pytest

from altbau.core.bots.bot import Decision
from altbau.core.bots.search import FIRST_LOOK, rollout
from altbau.core.engine.ids import Action, Seat, by_seat, seats
from altbau.core.engine.rng import Rng, seeded
from altbau.games.monopoly.bot import Tycoon
from altbau.games.monopoly.bots.futures import Outlook
from altbau.games.monopoly.memory import Answers
from altbau.games.monopoly.rules.actions import AUCTION, BUY, PASS, is_sum
from altbau.games.monopoly.rules.questions import BUY_OR_AUCTION, BUY_OR_LEAVE, TO_BID
from altbau.games.monopoly.rules.state import State
from altbau.games.monopoly.strategist import STRONGEST, Depth, Strategist, nobody_trades, other_answer
from altbau.games.monopoly.view import MonopolyView, determinize
from altbau.play.bots import any_action
from altbau.play.game import Game
from tests.any_game import view

DECLINED = tuple(Answers(0, 1) for _ in range(4))
SHEET: dict[str, Any] = {}
RULES = [
    SHEET,
    {"first-lap": True, "no-auction": True},
    {"dealt-places": 2, "parking-pot": True, "no-rent-from-jail": True},
    {"deck": "classic", "rent-on-demand": True},
]
SMALL = Depth(worlds=6, rounds=10, choices=4_000)
ABOUT_PLACES = (BUY_OR_AUCTION, BUY_OR_LEAVE, TO_BID)


def game(players: int = 4, seed: int = 1, options: dict[str, Any] = SHEET) -> State:
    """A new game with a limit of rounds."""
    made: State = Game.new("monopoly", players=players, seed=seed, options={"turn-limit": 40} | options).state
    return made


def played(s: State, rng: Rng, choices: int) -> State:
    """The same game after so many random choices."""
    for _ in range(choices):
        if s.asked >= 0:
            s.apply(any_action(s, rng.below))
    return s


def seen(s: State, memory: tuple[Answers, ...] = DECLINED) -> MonopolyView:
    """The view of the seat asked, where these answers are known."""
    found: MonopolyView = view(s, s.asked)
    found.memory = memory
    return found


def questions(count: int, seed: int = 1) -> list[MonopolyView]:
    """Views of seats that are asked about a place without an owner, from games played by the futures' policy."""
    found: list[MonopolyView] = []
    while len(found) < count:
        s, policy = game(seed=seed), Outlook(Seat(0))
        while s.asked >= 0 and len(found) < count:
            if s.stack.top.prompt(s)[0] in ABOUT_PLACES:
                found.append(seen(s))
            s.apply(policy.choose(s))
        seed += 1
    return found


def decided(asked: MonopolyView, depth: Depth = SMALL) -> Decision:
    """What a new strategist decides."""
    bot = Strategist(STRONGEST, 1)
    bot.depth = depth
    return bot.decide(asked)


def test_equal_views_get_equal_answers_whatever_cards_and_dice_come() -> None:
    for asked in questions(8):
        twin = seen(determinize(asked, seeded(99)))
        assert twin.key() == asked.key()
        assert decided(twin) == decided(asked)


def test_it_answers_otherwise_only_where_offers_were_declined_and_none_accepted() -> None:
    changed = 0
    for asked in questions(24):
        plain = Tycoon(STRONGEST, 1).decide(asked)
        changed += decided(asked).action != plain.action
        for answers in ((), (Answers(0, 1), *[Answers()] * 3), (Answers(1, 0), *DECLINED[1:])):
            asked.memory = answers
            assert not nobody_trades(asked)
            assert decided(asked) == plain
    assert changed


def test_an_offer_of_another_player_shows_that_somebody_trades_and_its_own_offers_do_not() -> None:
    for asked in questions(8):
        for seat in asked.seats():
            offering = tuple(each._replace(offers=other == seat) for other, each in by_seat(DECLINED))
            asked.memory = offering
            assert nobody_trades(asked) == (seat == asked.seat)
            if seat != asked.seat:
                assert decided(asked) == Tycoon(STRONGEST, 1).decide(asked)


def test_it_tries_out_only_legal_answers_about_places_without_an_owner() -> None:
    tried = 0
    for seed in range(6):
        rng = seeded(seed)
        s = game(seed=seed, options=RULES[seed % len(RULES)])
        while s.asked >= 0 and s.round < 8:
            asked = seen(s)
            for action in asked.legal_actions:
                other = other_answer(asked, action)
                assert other is None or (asked.is_legal(other) and asked.question[0] in ABOUT_PLACES)
                assert other is None or other in (BUY, AUCTION, PASS) or is_sum(other)
                tried += other is not None
            s.apply(any_action(s, rng.below))
    assert tried


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("rules", RULES)
def test_the_futures_have_legal_choices_only_and_come_to_an_end(players: int, rules: dict[str, Any]) -> None:
    rng = seeded(players)
    for seed in range(2):
        s = played(game(players, seed, rules), rng, 40 * seed)
        policy = Outlook(Seat(0))
        while s.asked >= 0:
            action = policy.choose(s)
            assert s.is_legal(action)
            s.apply(action)
        assert sum(policy.values(s)) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_search_makes_a_bounded_number_of_choices(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No future is begun beyond the limit, and none is endless: after so many turns it ends."""
    outlooks: list[Outlook] = []

    def outlook(me: Seat) -> Outlook:
        outlooks.append(Outlook(me))
        return outlooks[-1]

    monkeypatch.setattr("altbau.games.monopoly.strategist.Outlook", outlook)
    depth = Depth(worlds=8, rounds=10, choices=600)
    rng = seeded(players)
    longest = 20 * players * depth.rounds  # choices in a future: some in each turn
    declined = tuple(Answers(0, 1) for _ in seats(players))
    for seed in range(6):
        s = played(game(players, seed), rng, 20 * seed)
        while s.asked >= 0 and s.stack.top.prompt(s)[0] not in ABOUT_PLACES:
            played(s, rng, 1)
        if s.asked >= 0:
            decided(seen(s, declined), depth)
    assert outlooks
    assert all(0 < each.looked_at < depth.choices + 2 * FIRST_LOOK * longest for each in outlooks)
    assert any(each.looked_at > depth.choices for each in outlooks)


def test_in_a_future_each_candidate_meets_the_same_dice() -> None:
    s = determinize(questions(1)[0], seeded(5))
    first, again = (rollout(s, Action(s.legal_actions[0]), Outlook(Seat(0)), 3) for _ in range(2))
    assert first.cash == again.cash
    assert first.at == again.at
    assert s.stack.top.prompt(s)[0] in ABOUT_PLACES


def test_it_goes_on_as_before_after_it_was_pickled() -> None:
    bot = Strategist(STRONGEST, 1)
    for asked in questions(6):
        twin = pickle.loads(pickle.dumps(bot))
        assert twin.decide(asked) == bot.decide(asked)
