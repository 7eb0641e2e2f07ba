"""Bots play any game to its end, legally and from the view alone, and give reasons."""

import pytest

from altbau.core.bots.bot import Reason
from altbau.core.engine.ids import Action, Seat
from altbau.core.text import LANGUAGES
from altbau.errors import BadInput
from altbau.games.wucherer.bot import REASONS
from altbau.games.wucherer.rules.editions import EDITIONS, LANDLORD_2013
from altbau.play.bots import make
from altbau.play.game import Game
from tests.any_game import narrator as voice
from tests.any_game import view

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]
MOST_DECISIONS = 5000
QUICK = ("random", "beginner", "steward", "gangster")  # the strategist thinks for long


def played(
    bots: list[str], seed: int, edition: str = "landlord-2013", **options: bool
) -> tuple[Game, list[Action], list[tuple[Seat, Reason]]]:
    """A game between bots: itself, the decisions, and the reasons with their seats."""
    named = {name.replace("_", "-"): on for name, on in options.items()}
    game = Game.new(edition, players=len(bots), seed=seed, options=named)
    state = game.state
    players = [make(name, seed + seat) for seat, name in enumerate(bots)]
    decisions, reasons = [], []
    while state.asked >= 0:
        seat = state.asked
        action, reason, _ = players[seat].decide(view(state, seat))
        assert state.is_legal(action)
        if reason:
            reasons.append((seat, reason))
        decisions.append(action)
        assert len(decisions) < MOST_DECISIONS
        state.apply(action)
    return game, decisions, reasons


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "powers"), [(2, True), (3, False), (4, True), (6, False)])
def test_games_between_stewards_come_to_an_end(edition: str, players: int, powers: bool) -> None:
    game, _, _ = played(["steward"] * players, 40 + players, edition, tenant_powers=powers)
    assert game.over


@pytest.mark.parametrize("bot", QUICK)
def test_bots_play_with_every_variant(bot: str) -> None:
    game, _, _ = played([bot] * 5, 4, "wucherer-1997", hidden_money=True, free_trade=True, anyone_may_react=True)
    assert game.over
    assert played([bot] * 6, 4, "wucherer-1992", professional_bomb=True)[0].over


def test_a_mixed_game_comes_to_an_end() -> None:
    assert played(["steward", "random", "steward", "random"], 3)[0].over


@pytest.mark.parametrize("bot", ["random", "steward", "gangster"])
def test_the_same_seed_plays_the_same_game(bot: str) -> None:
    assert played([bot, "random"], 8)[1] == played([bot, "random"], 8)[1]


def test_every_reason_can_be_said() -> None:
    said = set()
    for seed in range(3):
        for seat, reason in played(["steward", "random"] * 2, seed)[2]:
            specs = REASONS[reason.name]
            assert [spec.partition(":")[0] for spec in specs] == list(reason.args)
            for language in LANGUAGES:
                teller = voice(language, LANDLORD_2013, NAMES)
                args = teller.arguments(specs, tuple(reason.args.values()), seat)
                assert teller.say(f"bot-reason-{reason.name}", **args)
            said.add(reason.name)
    assert said >= {"builds", "houses", "strikes", "buys", "saves", "defends", "nothing-better"}


def test_hidden_cards_do_not_change_a_decision() -> None:
    game = Game.new(players=3, seed=5)
    state = game.state
    mine = state.asked
    other = Seat((mine + 1) % 3)
    decisions = []
    for _ in range(2):
        first = state.hands[other].cards()[0]
        state.give(other, first)
        state.take(other, state.draw[0])
        state.draw[0] = first
        decisions.append(make("steward", 9).decide(view(state, mine)))
    assert decisions[0] == decisions[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_steward_beats_three_random_players(edition: str) -> None:
    wins = 0
    for seat in range(4):
        seats = ["random"] * 4
        seats[seat] = "steward"
        wins += seat in played(seats, seat, edition)[0].winners
    assert wins >= 3


def test_an_unknown_bot_is_an_error() -> None:
    with pytest.raises(BadInput, match="unknown-bot"):
        make("deep-thought", 1)
