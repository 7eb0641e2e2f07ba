"""What listeners are told is the reviewed text in `golden/`, in both settings, and nothing that is not in the log."""

from collections.abc import Iterator
from typing import Any

import pytest

from altbau.core.game import AnyGame
from altbau.core.text import LANGUAGES
from altbau.games import EDITIONS, GAMES, game_of
from tests.any_game import narrator
from tests.text.announced import SETTINGS, golden, messages, transcripts
from tests.text.catalogue import of_game
from tests.text.test_cases import CASED, of_all_editions
from tests.text.test_text import NAMES

BRIEF = "brief-"
SEVERAL = "several-"
JOINED = ("and ", "und ")  # after a name: several did it
LONG = 60  # turns


@pytest.fixture(scope="module")
def heard() -> dict[tuple[str, str, str], str]:
    """All transcripts; they take one start of node."""
    return transcripts()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_listener_is_told_what_was_written_down(
    heard: dict[tuple[str, str, str], str], edition: str, setting: str, language: str
) -> None:
    """`python -m tests.text.announced` writes it anew: read the diff."""
    assert heard[edition, setting, language] == golden(edition, setting, language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_settings_ask_the_same_questions(
    heard: dict[tuple[str, str, str], str], edition: str, language: str
) -> None:
    """Each in its place between the moves, whatever is told before it."""
    asked = {
        tuple(line.partition(": ")[2] for line in own_questions(heard[edition, each, language])) for each in SETTINGS
    }
    assert len(asked) == 1


def own_questions(transcript: str) -> Iterator[str]:
    """The questions in a transcript."""
    yield from (line for line in transcript.splitlines() if line.endswith("?") and not line.startswith(">"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_a_short_form_has_no_fact_that_the_sentence_lacks(game: AnyGame, language: str) -> None:
    known = of_game(game, language)
    events = {event.name for event in game.EVENTS.values()}
    for name in known:
        if name.startswith(BRIEF):
            long = name.removeprefix(BRIEF)
            assert long.removeprefix(SEVERAL) in events
            sentence = long if long.startswith(SEVERAL) else f"event-{long}"
            assert known[name].variables <= known[sentence].variables
            assert "player" not in known[name].variables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sentence_that_begins_with_a_name_goes_on_with_a_deed(edition: str, language: str) -> None:
    """It is told without the name; one about two people has a short form."""
    game = game_of(edition)
    if game not in CASED:
        return
    said = narrator(language, EDITIONS[edition], NAMES)
    short = {name.removeprefix(BRIEF) for name in of_game(game, language) if name.startswith(BRIEF)}
    by_one = {number: kind for number, kind in game.EVENTS.items() if any(arg.endswith(":seat") for arg in kind.args)}
    for number, kind in by_one.items():
        for key, event in of_all_editions(next(iter(game.EDITIONS)), number):
            if key == edition and kind.name not in short:
                sentence = said.event(event)
                rest = next((sentence[len(name) + 1 :] for name in NAMES if sentence.startswith(f"{name} ")), "deed")
                assert rest[0].islower() and not rest.startswith(JOINED), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_short_form_is_a_deed_without_the_name_and_no_longer_than_the_sentence(edition: str, language: str) -> None:
    game = game_of(edition)
    if game not in CASED:
        return
    said = narrator(language, EDITIONS[edition], NAMES)
    for number, kind in game.EVENTS.items():
        for key, event in of_all_editions(next(iter(game.EDITIONS)), number):
            if key == edition and said.has(BRIEF + kind.name):
                short = said.say(BRIEF + kind.name, **said.event_variables(event))
                sentence = said.event(event)
                assert len(short.split()) < len(sentence.split()), (short, sentence)
                assert not short.endswith(".")
                assert not short.startswith((*NAMES, *JOINED)), short
                assert not short[:1].isupper(), short


def entries(edition: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The log of a game as a listener has it: names and the values of arguments."""
    for _, message in messages(edition, LONG):
        for entry in message["log"]:
            yield entry["name"], {name: arg["value"] for name, arg in entry["args"].items()}


@pytest.mark.parametrize("edition", game_of("landlord-2013").EDITIONS)
def test_what_a_turn_brought_in_follows_from_what_was_bought_and_what_was_left(edition: str) -> None:
    left, counted = 0, 0
    for name, args in entries(edition):
        if name == "income":
            left = args["coins"]
        elif name == "bought":
            left -= args["coins"]
        elif name == "paid-out":
            assert left == args["coins"]
            counted += 1
    assert counted


def test_what_is_bought_or_let_in_monopoly_is_where_the_player_stands() -> None:
    stands: dict[str, str] = {}
    offered: object = None
    named = set()
    for name, args in entries("monopoly"):
        if name == "piece-moved":
            stands[args["player"]] = args["square"]
        elif name in {"place-bought", "rent-paid"}:
            assert args["square"] == stands[args["player"]]
            named.add(name)
        elif name == "deal-offered":
            offered = args
        elif name == "deal-made":
            assert args == offered
            named.add(name)
    assert named == {"place-bought", "rent-paid", "deal-made"}
