"""Errors are what a better choice would have changed, independent of luck."""

import pytest

from altbau import Game, make
from altbau.analysis import Balances, JudgedChoice, costliest, errors, report
from altbau.analysis.mistakes import GLANCE, WORLDS
from altbau.core.bots.bot import Reason
from altbau.games.monopoly.rules.questions import ASK_WHAT
from altbau.play.teaching.hints import adviser

LAST_TURNS = """
edition: landlord-2013
players: 2
phase: play
last-turns: [A, B]
coins: {A: %d, B: 8}
hands: {A: [nobles, bomb, hacker], B: [police]}
draw: []
buildings: {A1: {floors: 3, roof: roof, tenants: {1: family}}, B1: {floors: 3, roof: roof, tenants: {1: family}}}
"""

# A has a better hand, and both draw twice.
MIDDLE = """
edition: landlord-2013
players: 2
phase: play
turn: A
coins: {A: %d, B: %d}
hands: {A: [nobles, bomb, hacker], B: [police, musicians]}
draw: [%s]
buildings: {A1: {floors: 3, roof: roof, tenants: {1: family}}, B1: {floors: 3, roof: roof, tenants: {1: family}}}
"""


def played(coins: int, *moves: str) -> Game:
    """The end of a game in which A makes these moves first; then both play as stewards do."""
    return played_on(Game.from_position(LAST_TURNS % coins, seed=3), *moves)


def played_on(game: Game, *moves: str) -> Game:
    """The same from another position on."""
    for move in moves:
        game.move("A", move)
    bots = [make("steward", seat + 1) for seat in range(game.players)]
    while not game.over:
        assert game.asked is not None
        if game.must_pass:
            game.pass_()
        else:
            game.play(bots[game.asked].decide(game.view(game.asked)).action)
    return game


def told(game: Game) -> list[tuple[str, str, str]]:
    """The errors, the costliest first: who made it, what was played, and what kind it is."""
    edition, token = game.state.edition, game.module.token
    return [("AB"[each.seat], token(edition, each.played), each.kind) for each in costliest(errors(game))]


@pytest.mark.parametrize(("coins", "won"), [(7, [0]), (5, [1])])
def test_who_plays_well_has_made_no_error_and_may_lose(coins: int, won: list[int]) -> None:
    game = played(coins)
    assert (game.winners, told(game)) == (won, [])


@pytest.mark.parametrize("move", ["bomb A1", "done"])
def test_what_throws_a_game_away_comes_first(move: str) -> None:
    game = played(7, move)
    (error,) = costliest(errors(game))
    assert told(game) == [("A", move.split()[0], "blunder")] and game.winners == [1]
    assert error.lost > 0.8 and sum(error.gained) == pytest.approx(0) and error.better != error.played
    assert isinstance(error.reason, Reason) and error.reason.name in game.module.HINTS


def test_who_throws_a_game_away_may_win_it_by_luck() -> None:
    pile = "tavern, police, odd-ones, bomb, group-house, court"
    game = played_on(Game.from_position(MIDDLE % (4, 5, pile), seed=3), "done")
    error = costliest(errors(game))[0]
    assert game.winners == [0] and error.move <= 1 and told(game)[0][::2] == ("A", "blunder") and error.lost > 0.5
    *_, balances = (part for part in report(game) if isinstance(part, Balances))
    ann = balances.seats[0]
    assert ann.change > 0.2 and ann.luck + ann.others_luck > 0.05
    assert ann.errors is not None and ann.errors < -0.5


def test_who_makes_no_error_may_lose_by_bad_luck() -> None:
    game = played_on(Game.from_position(MIDDLE % (3, 11, "alibi, nobles, bomb, tavern"), seed=3))
    *_, balances = (part for part in report(game) if isinstance(part, Balances))
    ann = balances.seats[0]
    assert game.winners == [1] and ann.errors == 0
    assert ann.luck + ann.others_luck < -0.05


def test_where_everything_wins_nothing_is_an_error() -> None:
    assert told(played(90, "bomb A1")) == []


def test_a_turn_misses_the_same_only_once() -> None:
    def judged(move: int, turn: int, lost: float) -> JudgedChoice:
        return JudgedChoice(
            move,
            turn,
            game.state.seats()[0],
            game.actions[0],
            game.actions[-1],
            [lost, -lost],
            0.0,
            WORLDS,
            [0.0, 0.0],
            0.0,
            None,
            0,
        )

    game = played(7)
    found = [judged(1, 1, 0.3), judged(2, 1, 0.3), judged(3, 1, 0.1), judged(4, 2, 0.5), judged(5, 3, 0.01)]
    assert [each.move for each in costliest(found)] == [4, 2]


# Whoever leaves two cards lying is on turn once more before the pile ends, as the others buy five each.
PILE = """
edition: landlord-2013
players: 4
turn: A
phase: play
coins: {A: 8, B: 24, C: 25, D: 22}
hands: {A: [], B: [man-with-a-dog, roof-expansion, move, murder, police], C: [family, bomb], D: [nobles, move, move]}
buildings:
  A1: {floors: [court, politics, hacker, move, move], roof: roof}
  A2: {floors: [basement-expansion, hacker, murder], roof: roof, tenants: {1: group-house}}
  A3: {floors: [murder], roof: roof, tenants: {1: man-with-a-dog}}
  A4: {floors: [alibi, hacker, move, move, scientist], roof: roof}
  A5: {floors: [alibi, broker, bomb], roof: roof, tenants: {1: group-house}}
  B1: {floors: [broker, rent-withheld, mover, flat-roof], roof: roof, tenants: {1: tavern}}
  B2: {floors: [alibi, court, police], roof: roof, tenants: {3: hacker}}
  C1: {floors: [alibi, rental-nomad], roof: roof, tenants: {1: family}}
  C2: {floors: [eviction, move, murder, murder, nobles], roof: roof}
  C3: {floors: [broker, court, lunatic, squatters, roof-expansion], roof: roof}
  D1: {floors: [basement-expansion, roof-expansion, eviction], roof: roof, tenants: {1: odd-ones}}
  D2: {floors: [rent-withheld], roof: roof, tenants: {1: man-with-a-dog}}
  D3: {floors: [police, rental-nomad, rent-withheld], roof: roof, tenants: {1: musicians}}
draw: [mother-with-children, squatters, attic-apartment, alibi, police, attic-apartment, hacker, bomb, squatters,
  odd-ones, musicians, squatters, mother-with-children, politics, move, odd-ones, family]
"""


def test_whoever_buys_up_the_pile_errs() -> None:
    """An income is lost with it, which playing on to the end confirms."""
    game = Game.from_position(PILE, seed=3)
    view = game.view("A")
    judgement = adviser(game.module).judge(view, view.legal_actions[0], GLANCE)
    assert judgement and judgement.reason == Reason("leaves-cards", {})
    assert judgement.verdict.gained[0] > 0.2
    assert [played_on(game.copy(), word).winners == [0] for word in ("stop", "buy")] == [True, False]


def test_the_same_game_is_judged_the_same() -> None:
    game = played(7, "done")
    assert list(errors(game)) == list(errors(Game.load(game.record())))


def test_with_little_effort_all_of_a_game_is_looked_at_still() -> None:
    """What is too much is left out all along, and there are second looks."""
    effort, game = 20_000, Game.new("wucherer-1992", players=2, seed=1)
    bots = [make("random", seed, game.edition) for seed in (1, 2)]
    while game.asked is not None:
        game.play(bots[game.asked].decide(game.view(game.asked)).action)
    found = list(errors(game, effort=effort))
    spent = sum(each.effort for each in found)  # which decisions get a second look is estimated
    assert 0.8 * effort < spent < effort + max(each.effort for each in found)
    moves = [each.move for each in found if each.worlds == GLANCE]
    thirds = {3 * move // game.actions_length for move in moves}
    assert thirds == {0, 1, 2} and any(each.worlds == WORLDS for each in found)


RICH = """
edition: monopoly
options: {turn-limit: 8}
players: 2
turn: B
phase: end
round: 7
starter: A
cash: {A: 600, B: 900}
at: {A: badstrasse, B: los}
deeds:
  A: {parkstrasse: 0, bahnhofstrasse: 0, hauptstrasse: 0}
  B: {schlossallee: 0, rathausplatz: 0}
"""


def ended(position: str, *moves: tuple[str, str]) -> Game:
    """A game of Monopoly in which these moves are made first; then both play as stewards do."""
    game = Game.from_position(position, seed=3)
    for seat, move in moves:
        game.move(seat, move)
    bots = [make("steward", 1, "monopoly"), make("steward", 2, "monopoly")]
    while not game.over:
        assert game.asked is not None
        game.play(bots[game.asked].decide(game.view(game.asked)).action)
    return game


def test_a_place_given_away_comes_first() -> None:
    offer = "trade A 10 for parkstrasse offer"
    accepted = ended(RICH, ("B", offer), ("A", "accept"))
    assert told(accepted)[0][:2] == ("A", "accept")
    assert not any(token == "decline" for _, token, _ in told(ended(RICH, ("B", offer), ("A", "decline"))))


def test_whoever_offers_too_much_errs_where_it_is_made() -> None:
    gift = ended(RICH, ("B", "trade A schlossallee for 10 offer"), ("A", "accept"))
    error = next(each for each in costliest(errors(gift)) if each.turn == 1)
    assert (error.seat, gift.module.token(gift.state.edition, error.played)) == (1, "offer")
    assert error.reason and error.reason[:2] == ("offers-too-much", {"partner": 0})
    (fact,) = error.reason.facts
    assert fact.name == "raises-rival" and fact.args["rival"] == 0 and fact.args["points"] > 0
    declined = ended(RICH, ("B", "trade A rathausplatz for 590 offer"), ("A", "decline"))
    assert not any(token == "offer" for _, token, _ in told(declined))  # what nobody would accept costs nothing


def test_every_choice_of_monopoly_can_be_judged() -> None:
    """Whatever is asked, also of who plays at random and has little money."""
    game = Game.new("monopoly", players=3, seed=2, options={"turn-limit": 12, "start-money": 400})
    bots, asked = [make("random", seed, "monopoly") for seed in range(3)], set[int]()
    while not game.over:
        assert game.asked is not None
        view = game.view(game.asked)
        action = bots[game.asked].decide(view).action
        question = view.question[0]
        judgement = adviser(game.module).judge(view, action, GLANCE) if question not in asked else None
        if judgement and judgement.verdict.better != action:
            asked.add(question)
            assert judgement.reason and judgement.reason.name in game.module.HINTS
            assert judgement.verdict.gained[game.asked] > 0
            assert view.is_legal(judgement.verdict.better) or question == ASK_WHAT
        game.play(action)
    assert len(asked) > 5


def test_the_same_choice_of_monopoly_is_judged_the_same() -> None:
    game = ended(RICH)
    found = list(errors(game))
    assert found == list(errors(game)) and {len(each.gained) for each in found} == {2}
    assert all(sum(each.gained) == pytest.approx(0, abs=1e-9) for each in found)
