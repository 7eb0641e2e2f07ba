"""What a hint says of its move is true of the move that it names, and its numbers are those of the steward's own
comparison; where the steward follows a rule there is none."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from altbau import Game
from altbau.core.bots.bot import STEWARD, Reason
from altbau.core.engine.ids import NO_ACTION, Action, Seat, seats
from altbau.games.monopoly.bots.market import Bargain
from altbau.games.monopoly.hint_facts import offered_shares
from altbau.games.monopoly.hints import Adviser as BoardAdviser
from altbau.games.monopoly.rules.questions import DEAL_OR_NOT
from altbau.games.wucherer.bots.policy import AHEAD
from altbau.games.wucherer.hint_facts import imagined_end, new_buildings
from altbau.games.wucherer.hints import Adviser
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.hand import cards_of
from altbau.games.wucherer.rules.questions import BUY_OR_STOP, FLOORS, PLAY, TARGET
from altbau.games.wucherer.rules.suitability import suitability
from altbau.play.bots import make, own_seed
from altbau.play.teaching.hints import Hint, hint
from tests.conformance.test_hints import ADVISED

SOME = 0.15  # of the decisions
MOST_TURNS = 12  # of a game


class Advised(NamedTuple):
    """A moment of a game of stewards, with the seat asked and its hint there."""

    game: Any
    seat: Seat
    view: Any  # of the game
    hint: Hint

    @property
    def facts(self) -> dict[str, Reason]:
        """The facts by name."""
        return {each.name: each for each in self.hint.reason.facts}


def asked(edition: str, seed: int, *questions: int) -> Iterator[tuple[Any, Seat]]:
    """The decisions on these questions in a game of stewards; some of all decisions if none is given."""
    rng, options = Random(seed), {"turn-limit": 40} if edition == "monopoly" else {}
    game = Game.new(edition, players=rng.randint(2, 4), seed=seed, options=options)
    bots = [make(STEWARD, own_seed(seed, seat), edition) for seat in seats(game.players)]
    while game.asked is not None and (edition == "monopoly" or game.state.turns < MOST_TURNS):
        asks = game.view(game.asked).question[0]
        if not game.must_pass and (asks in questions if questions else rng.random() < SOME):
            yield game, game.asked
        game.play(bots[game.asked].decide(game.view(game.asked)).action)


def advised(edition: str, seed: int, *questions: int) -> Iterator[Advised]:
    """The same with hints."""
    for game, seat in asked(edition, seed, *questions):
        yield Advised(game, seat, game.view(seat), hint(game))


landlords = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.seeds(2, 60)
@landlords
def test_what_is_kept_is_kept_and_who_fits_would_move_in(edition: str, seed: int) -> None:
    told = set[str]()
    for now in advised(edition, seed, FLOORS):
        found = now.facts | {now.hint.reason.name: now.hint.reason}
        names = found.keys() & {"keeps", "floors-fit", "floors-fit-no-higher", "floors-fit-less-higher"}
        if not names:
            continue
        told |= names
        after = now.game.copy()
        after.move(now.seat, now.hint.tokens)
        for name in names:
            args, hand = found[name].args, after.state.hands[now.seat]
            kept = args.get("let", 0) | args.get("play", 0) | args.get("tenants", 0)
            assert kept and all(hand.holds(kind) for kind in cards_of(kept))
            if name != "keeps":
                (new,) = new_buildings(after.state, now.game.state)
                assert args["tenants"] & ~suitability(after.state, new) == 0
                assert args["floors"] == new.height
                too_high = args.get("out", args["tenants"]) if "higher" in args else 0
                assert all(after.state.printed.limits[kind] == new.height for kind in cards_of(too_high))
    assert told


@pytest.mark.seeds(1, 60)
@landlords
def test_a_move_is_imagined_as_the_steward_imagines_it(edition: str, seed: int) -> None:
    """Whatever is compared: buildings, tenants, blows and what follows from them."""
    steward = Adviser()._steward
    for game, seat in asked(edition, seed, PLAY, TARGET):
        s = steward.world(game.view(seat))
        turns = steward.policy.turns_left(s)
        for action in steward.policy.candidates(s, 3):
            stood = steward.policy.imagined(s, action, seat, turns, AHEAD).stood
            end = imagined_end(steward.policy, s, action)
            assert steward.policy.standing(end, seat, turns) == pytest.approx(stood)


@pytest.mark.seeds(3, 100)
@landlords
def test_the_next_best_is_worth_less_by_what_is_told(edition: str, seed: int) -> None:
    """And nothing is told where no moves were compared."""
    compared = 0
    for now in advised(edition, seed):
        steward = Adviser()._steward
        s = steward.world(now.view)
        weighed = steward.chosen(now.view, s)
        leads = [each.args["coins"] for name, each in now.facts.items() if name.startswith("next-")]
        assert len(leads) <= 1
        if now.view.question[0] == BUY_OR_STOP:
            assert not leads
        if leads and weighed.second != NO_ACTION:
            assert 0 <= leads[0] <= round(weighed.lead)
            compared += 1
    assert compared


@pytest.mark.seeds(1, 30)
@pytest.mark.parametrize("edition", ADVISED)
def test_the_place_of_a_reason_is_that_of_its_move(edition: str, seed: int) -> None:
    named = 0
    for now in advised(edition, seed):
        args, tokens = now.hint.reason.args, now.hint.tokens.split()
        token, rules = now.game.module.token, now.game.state.edition
        if "place" in args:
            named += 1
            assert token(rules, Action(args["place"])) in tokens
        if "deed" in args:
            assert token(rules, Action(args["deed"])) in tokens
        if now.hint.reason.name in ("builds-here", "redeems", "borrows-on", "sells-from"):
            named += 1
            assert now.game.module.argument(rules, "square", args["square"]).value == tokens[-1]
    assert named


@pytest.mark.seeds(3, 60)
def test_an_offer_changes_the_share_by_what_the_steward_reckons(seed: int) -> None:
    judged = 0
    for game, seat in asked("monopoly", seed, DEAL_OR_NOT):
        view = game.view(seat)
        steward = BoardAdviser()._steward
        ledger = steward.ledger(view)
        before = (ledger.owner[:], ledger.cash[:])
        author, mine, _ = offered_shares(view, ledger, own=False)
        assert (ledger.owner, ledger.cash) == before
        share = Bargain(ledger, seat, author).mine_before
        assert mine == pytest.approx(share * (steward.accepted(view)[0] - 1))
        judged += 1
    assert judged
