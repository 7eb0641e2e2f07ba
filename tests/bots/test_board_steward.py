"""The steward of Monopoly plays any game legally and from the view alone, beats random play, and gives reasons."""

from typing import Any

import pytest

from altbau.cli.simulating import Simulation, outcomes
from altbau.core.text import LANGUAGES
from altbau.games.monopoly.bot import REASONS
from altbau.games.monopoly.rules.actions import token
from altbau.games.monopoly.rules.questions import QUESTIONS
from altbau.lab.workers import Workers
from altbau.play.bots import make
from altbau.play.game import Game
from altbau.play.text.position import read_position
from benchmarks.yardsticks.board_steward import BoardSteward
from tests.any_game import SomeGame, always_out_of_turn, view
from tests.any_game import narrator as voice

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal"]
MOST_DECISIONS = 20_000
PURCHASE = ("buy-or-auction", "to-bid", "which-place")


def played(bots: list[str], seed: int, **options: bool | str | int) -> tuple[SomeGame, set[str]]:
    """A game between bots, and the names of the reasons that they gave, all of which can be said."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    game = Game.new("monopoly", players=len(bots), seed=seed, options=named)
    players = [make(name, seed + seat, "monopoly") for seat, name in enumerate(bots)]
    said = set()
    decisions = 0
    while game.asked is not None:
        for seat in range(len(bots)):
            tokens = always_out_of_turn(game.view(seat))
            if tokens:
                game.move(seat, tokens)
        if game.asked is None:
            break
        view = game.view(game.asked)
        action, reason, _ = players[game.asked].decide(view)
        assert view.is_legal(action)
        if reason:
            for language in LANGUAGES:
                teller = voice(language, game.state.edition, NAMES)
                args = teller.arguments(REASONS[reason.name], tuple(reason.args.values()), game.asked)
                assert teller.say(f"bot-reason-{reason.name}", **args)
            said.add(reason.name)
        game.play(action)
        decisions += 1
        assert decisions < MOST_DECISIONS
    return game, said


@pytest.mark.parametrize(
    ("players", "deck"),
    [
        (2, "new"),
        (5, "classic"),
        *(pytest.param(*case, marks=pytest.mark.long) for case in ((3, "new"), (8, "classic"))),
    ],
)
def test_games_between_stewards_come_to_an_end(players: int, deck: str) -> None:
    game, _ = played(["steward"] * players, players, deck=deck, turn_limit=60)
    assert game.over


def test_stewards_go_on_to_the_last_bankruptcy() -> None:
    assert any(played(["steward"] * 4, seed, turn_limit=400)[0].state.players_left == 1 for seed in range(4))


def test_bots_claim_their_rents() -> None:
    game, _ = played(["steward"] * 3, 5, rent_on_demand=True, turn_limit=60)
    names = [game.module.EVENTS[event[0]].name for event in game.log]
    assert names.count("rent-due") > 20
    assert 0 <= names.count("rent-due") - names.count("rent-paid") <= names.count("went-bankrupt")


def test_it_trades_and_says_why() -> None:
    said = set()
    traded = 0
    for seed in range(6):
        game, reasons = played(["steward", "steward", "steward", "random"], seed, turn_limit=80)
        said |= reasons
        traded += sum(game.module.EVENTS[event[0]].name == "deal-made" for event in game.log)
    assert traded
    assert said >= {"buys-place", "bids", "dear-enough", "wants-group", "good-deal", "poor-deal", "builds-here"}


def moves_of(position: dict[str, Any]) -> list[str]:
    """What the first steward on seat A does while it decides on the place where it stands."""
    s = read_position({"edition": "monopoly", "players": 2, "phase": "land"} | position)
    steward = BoardSteward()
    done: list[str] = []
    while s.asked == 0 and QUESTIONS[s.stack.top.prompt(s)[0]].name in PURCHASE:
        action = steward.decide(view(s, 0)).action
        done.append(token(action))
        s.apply(action)
    return done


@pytest.mark.parametrize(
    ("owner", "moves"),
    [
        ("A", ["mortgage", "wasserwerk", "buy"]),  # it would be the last of the own group
        ("B", ["mortgage", "wasserwerk", "buy"]),  # and here of somebody else's
        (None, ["auction", "pass"]),
    ],
)
def test_it_borrows_for_a_place_that_completes_a_group(owner: str | None, moves: list[str]) -> None:
    deeds: dict[str, dict[str, int]] = {"A": {"wasserwerk": 0, "westbahnhof": 0}, "B": {}}
    if owner:
        deeds[owner]["badstrasse"] = 0
    assert moves_of({"at": {"A": "turmstrasse"}, "cash": {"A": 5, "B": 5}, "deeds": deeds}) == moves


def test_it_borrows_to_bid() -> None:
    deeds = {"A": {"parkstrasse": 0, "wasserwerk": 0, "westbahnhof": 0}}
    moves = moves_of({"at": {"A": "schlossallee"}, "cash": {"A": 5, "B": 300}, "deeds": deeds})
    assert moves == ["auction", "mortgage", "wasserwerk", "mortgage", "westbahnhof", "118"]


def test_it_beats_chance() -> None:
    bots = ["steward", "random", "random", "random"]
    wanted = Simulation("monopoly", 4, 6, "7", bots, Workers(), True, {"turn-limit": 100}).with_defaults()
    won = sum(any(outcome.bots[seat] == "steward" for seat in outcome.winners) for outcome in outcomes(wanted))
    assert won >= 5
