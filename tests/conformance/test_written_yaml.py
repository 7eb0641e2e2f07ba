"""What is written as YAML is the same text, whether PyYAML has its writer in C or not."""

from random import Random

import pytest
import yaml

from altbau import yaml_documents
from altbau.yaml_documents import dump_yaml, written_by
from tests.conformance.games import EVERY_EDITION
from tests.engine.random_games import any_game, decisions

LETTERS = "ab :#-,[]{}'\"\n\t\r\\!&*?|>%@`~=.0äß\u2028\xa0\x85\ufeff\U0001f600\ud800"
LENGTHS = (0, 1, 2, 3, 5, 9, 40, 200)
ODD = ["yes", "null", "1:30", "1e3", "2020-01-01", "<<", "... ", "a: b", "word " * 60, "ä" * 150]


@pytest.mark.seeds(8, 400)
def test_a_text_of_any_letters(seed: int) -> None:
    rng = Random(seed)
    for text in [*ODD, *("".join(rng.choices(LETTERS, k=rng.choice(LENGTHS))) for _ in range(20))]:
        for data in ({text: 1}, [text, text], {"a": {"b": [text, {"c": text}]}}, {"many": [text] * 30}):
            assert dump_yaml(data) == written_by(yaml.SafeDumper, data)


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_positions_and_games(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(edition)
    for game in decisions(any_game(rng, edition), rng, 100):
        if rng.random() < 0.1:
            quick = game.position(), game.transcript()
            with monkeypatch.context() as patched:
                patched.setattr(yaml_documents, "QUICK_WRITER", None)
                assert quick == (game.position(), game.transcript())
