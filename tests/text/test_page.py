"""The page's sentences are Python's: for each kind of event with its payments, and each question, in every language and
with each type of argument."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from altbau.core import text
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.presentation.choice_trees import teller
from altbau.games import EDITIONS, GAMES, game_of
from altbau.games.monopoly import game as monopoly
from altbau.table.view.catalogue import texts_of
from build_page import WEB, find_node
from tests.any_game import narrator
from tests.text import test_board, test_text
from tests.text.test_cases import CASED, of_all_editions

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi"]
MOST = 40  # examples of a question


def events() -> Iterator[tuple[str, tuple[int, ...]]]:
    """Each event that has a case, with its edition."""
    for game in CASED:
        for kind in game.EVENTS:
            yield from of_all_editions(next(iter(game.EDITIONS)), kind)


def questions() -> Iterator[tuple[str, tuple[int, ...]]]:
    """Each kind of question with values of all types, with its edition."""
    for game in GAMES:
        for key, edition in game.EDITIONS.items():
            for kind, asked in game.QUESTIONS.items():
                known: Any = (
                    test_board.examples(asked.args) if game is monopoly else test_text.examples(asked.args, edition)
                )
                for values in known[:: 1 + len(known) // MOST]:
                    yield key, (kind, *values)


def said_by_page(cases: list[dict[str, Any]]) -> list[list[str]]:
    """What the page says of each case."""
    node = find_node()
    assert node
    texts = [{"language": each, "texts": msgspec.to_builtins(texts_of(each))} for each in text.LANGUAGES]
    lines = "\n".join(json.dumps(each) for each in [*texts, *cases])
    words = [str(node.node), str(Path(__file__).with_name("page.mjs")), str(WEB)]
    printed = subprocess.run(words, input=lines, capture_output=True, text=True, check=False)
    assert printed.returncode == 0, printed.stderr
    return [json.loads(line) for line in printed.stdout.splitlines()]


def test_the_page_says_what_python_says() -> None:
    cases: list[dict[str, Any]] = []
    expected: list[list[str]] = []
    asked = Seat(1)
    for language in text.LANGUAGES:
        voices = {key: narrator(language, edition, NAMES) for key, edition in EDITIONS.items()}
        at = {"language": language, "names": dict(zip(SEAT_NAMES, NAMES, strict=True))}
        for key, event in events():
            entry = json.loads(b'{"number":0' + teller(game_of(key), key).entry_json(event))
            cases.append(at | {"edition": key, "game": game_of(key).NAME, "entry": entry})
            expected.append([voices[key].event(event), *voices[key].calculation(event)])
        for key, question in questions():
            said = msgspec.to_builtins(teller(game_of(key), key).bare_question(question))
            cases.append(at | {"edition": key, "game": game_of(key).NAME, "question": said, "asked": SEAT_NAMES[asked]})
            expected.append([voices[key].question(question, asked, asked)])
    for case, here, there in zip(cases, expected, said_by_page(cases), strict=True):
        assert there == here, case
