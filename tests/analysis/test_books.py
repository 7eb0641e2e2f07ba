"""Books add up to the money in the events, and crimes are counted where they happened."""

from collections import Counter
from functools import cache

import pytest

from altbau import Game
from altbau.analysis import Books, report
from altbau.core.account_books import Book
from altbau.core.text import LANGUAGES
from altbau.core.text.narrator import Narrator
from altbau.games import game_of
from altbau.games.monopoly.rules import events as of_monopoly
from altbau.games.wucherer.rules import events as of_landlords
from benchmarks.parts import PLAYERS, played
from tests.analysis import test_errors
from tests.analysis.test_luck import EDITIONS

LANDLORDS = EDITIONS[:3]
COSTS = (of_monopoly.PLACE_BOUGHT, of_monopoly.AUCTION_WON, of_monopoly.BUILT_UPON, of_monopoly.REDEEMED)


@cache
def stewards(edition: str) -> Game:
    """A finished game of four stewards; nobody changes it."""
    return played(edition, 1)


def books_of(game: Game) -> list[Book]:
    """By seat."""
    return game_of(game.edition).books(game.players, game.log)


def earned(book: Book, sort: str) -> int:
    """What everything of a sort has brought in."""
    return sum(each.coins for each in book.accounts if each.sort == sort)


@pytest.mark.parametrize("edition", LANDLORDS)
def test_houses_have_brought_in_what_was_paid_less_their_roofs(edition: str) -> None:
    game = stewards(edition)
    for seat, book in enumerate(books_of(game)):
        lines = [
            item
            for event in game.log
            if event[0] == of_landlords.INCOME and event[1] == seat
            for item in of_landlords.income_items_in(event[3:])
            if item.place
        ]
        roofs = sum(event[2] for event in game.log if event[:2] == (of_landlords.ROOF_PAID, seat))
        before = sum(event[2] for event in game.log if event[:2] == (of_landlords.BROKER_PAID, seat))
        before += sum(
            event[2] for event in game.log if event[0] == of_landlords.PLAYER_PAID_BROKER and event[3] == seat
        )
        assert earned(book, "building") == sum(item.coins for item in lines) + before - roofs
        assert earned(book, "card") == sum(item.coins for item in lines if item.card) + before


@pytest.mark.parametrize(("edition", "tenant"), [("landlord-2013", "hacker"), ("wucherer-1997", "single")])
def test_a_tenant_brings_in_what_the_broker_gets(edition: str, tenant: str) -> None:
    game = Game.from_position(
        f"""
        edition: {edition}
        players: 2
        coins: {{A: 9, B: 0}}
        hands: {{A: [move], B: [broker]}}
        buildings: {{A1: {{floors: 2}}, B1: {{floors: 1, tenants: {{1: {tenant}}}}}}}
        """
    )
    game.move("A", "move B1.1 A1.1")
    game.move("B", "broker")
    paid = (of_landlords.BROKER_PAID, of_landlords.PLAYER_PAID_BROKER)
    (rent,) = (event[2] for event in game.log if event[0] in paid)
    assert rent > 0
    assert (earned(books_of(game)[1], "card"), earned(books_of(game)[1], "building")) == (rent, rent)


def test_places_have_brought_in_rents_less_what_the_bank_got() -> None:
    game = stewards("monopoly")
    rents: Counter[int] = Counter()
    for event in game.log:
        if event[0] == of_monopoly.RENT_PAID:
            rents[event[2]] += event[3]
        elif event[0] in COSTS:
            rents[event[1]] -= event[3]
        elif event[0] in (of_monopoly.BUILDING_SOLD, of_monopoly.GROUP_SOLD, of_monopoly.MORTGAGED):
            rents[event[1]] += event[3]
    assert [earned(book, "square") for book in books_of(game)] == [rents[seat] for seat in range(PLAYERS)]


def test_a_bomb_is_done_and_what_hits_oneself_is_not_suffered() -> None:
    own, other = (books_of(test_errors.played(7, move)) for move in ("bomb A1", "bomb B1"))
    assert [book.deeds["crimes-done"] for book in own] == [1, 0]
    assert [book.deeds["crimes-suffered"] for book in own] == [0, 0]
    assert [book.deeds["crimes-suffered"] for book in other] == [0, 1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_is_said_in_both_languages(edition: str) -> None:
    game = stewards(edition)
    books = next(part for part in report(game) if isinstance(part, Books))
    for language in LANGUAGES:
        narrator: Narrator = game.module.narrator(language, game.state.edition, [*"ABCD"])
        for book in books.seats:
            assert all(narrator.has(f"book-{name}") for name in book.deeds)
            for each in book.accounts:
                assert narrator.by_itself(game.module.argument(game.state.edition, each.sort, each.value))
