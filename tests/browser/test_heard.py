"""What a screen reader reads of the first game is the reviewed text in `golden/`."""

from itertools import islice

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.heard import EDITION, LOCALES, SEPARATOR, SIZE, golden, heard

FEW = 5  # the page, and as many pictures less one: a house is built
ALL = None


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        pytest.param("de", FEW),
        pytest.param("de", ALL, marks=pytest.mark.long),
        pytest.param("en", ALL, marks=pytest.mark.long),
    ],
)
def test_the_first_game_is_heard_as_it_was_written_down(newcomer: Newcomer, language: str, parts: int | None) -> None:
    """`python -m tests.browser.heard` writes it anew: read the diff."""
    written = golden(language).read_text(encoding="utf-8").rstrip("\n").split(SEPARATOR)
    page = newcomer(f"/learn/{EDITION}", locale=LOCALES[language], width=SIZE["width"], height=SIZE["height"])
    assert list(islice(heard(page, language), parts)) == written[:parts]
