"""All sentences are our own: no eight words in a row stand in a rulebook."""

from pathlib import Path

from tests.text.own_words import copied, digest, known, runs

ROOT = Path(__file__).resolve().parents[2]
SPOKEN = (".ftl", ".md", ".yaml", ".py", ".svelte", ".ts")
PLACES = ("src/altbau", "docs", "web/src", "scenarios", "tests")


def sources() -> list[Path]:
    """Every file of the project with words that somebody may read."""
    found = [path for place in PLACES for path in (ROOT / place).rglob("*") if path.suffix in SPOKEN]
    return [*found, *ROOT.glob("*.md")]


def test_no_sentence_is_taken_from_a_rulebook() -> None:
    rulebooks = known()
    taken = {
        path.relative_to(ROOT).as_posix(): copied(path.read_text(encoding="utf-8"), rulebooks) for path in sources()
    }
    assert {path: found for path, found in taken.items() if found} == {}


def test_what_is_taken_is_found() -> None:
    text = "Wer zuerst kommt, mahlt zuerst; und wer zuletzt lacht, lacht am besten."
    (first, *_) = runs(text)
    assert copied(text.upper(), {digest(first)}) == ["wer zuerst kommt mahlt zuerst und wer zuletzt"]
