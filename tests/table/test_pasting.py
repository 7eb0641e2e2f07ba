"""A pasted text is shown as the game that it records, or refused with the line of the error."""

import re
import sys
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
import yaml

from altbau.core import text
from altbau.core.characters import CONTROL, escape_invisible
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.play.bots import any_action
from altbau.play.game import Game
from altbau.play.text.repair import repair_text
from altbau.play.text_reading import parts, read_game
from altbau.table.replay.pasted_game import replay_of

SCENARIOS = Path(__file__).parents[1] / "scenarios"
MOVES = 40
STRANGE = [
    "",
    "-1",
    "1e9",
    "null",
    "true",
    "[]",
    "{}",
    "A1",
    "Z9",
    "hacker",
    "x",
    "2013-01-01",
    "1.5",
    "'",
    "&a [*a]",
    "\x1f",
]


def played(edition: str, seed: int) -> Game:
    """A game after some moves."""
    game, rng = Game.new(edition, players=2, seed=seed), Random(seed)
    while game.actions_length < MOVES and not game.over:
        if game.must_pass:
            game.pass_()
        else:
            game.play(any_action(game.state, rng.randrange))
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pasted_game_leads_to_the_same_end_move_by_move(edition: str) -> None:
    game = played(edition, 3)
    replay = msgspec.to_builtins(replay_of(read_game(game.transcript())))
    module = game_of(edition)
    seen = [*replay["log"], *(entry for step in replay["steps"] for entry in step["log"])]
    told = [module.EVENTS[event[0]].name for event in game.log]
    assert [entry["name"] for entry in seen] == told[: len(seen)] and len(replay["steps"]) > 1
    assert [entry["number"] for entry in seen] == list(range(len(seen)))
    assert set(replay["own"]) == {"A", "B"}
    again = replay_of(read_game(game.position()))
    assert again.table.edition == edition


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.seeds(25, 4000)
def test_whatever_is_pasted_is_laid_out_or_refused_with_a_line(edition: str, seed: int) -> None:
    """Written games and positions, cut and altered anywhere: a sentence in each language, and never a failure."""
    rng = Random(f"{edition} {seed}")
    game = played(edition, seed % 5)
    written = rng.choice([game.transcript(), game.position(), *scenes()])
    pasted = altered(written, rng)
    for error in refused(pasted):
        assert 1 <= int(error.args_by_name.get("line", 1)) <= pasted.count("\n") + 2
        assert all(text.error(language, error) for language in text.LANGUAGES)


# Unicode's Prepended_Concatenation_Mark
SEEN_FORMATS = (
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"  # before numbers
)

COPIED: dict[str, Callable[[str], str]] = {  # what becomes of a text on its way
    "a chat's fence": lambda text: f"```yaml\n{text}```\n",
    "a fence in words": lambda text: f"Look at that:\n\n~~~\n{text}\n~~~\nWhat would you do?",
    "a fence that is open": lambda text: f"\n```\n{text}",
    "a quoted mail": lambda text: quoted(text),
    "a mail quoted twice": lambda text: re.sub("^(?=.)", ">> ", text, flags=re.MULTILINE),
    "a mail with its first line": lambda text: f"On Tue, Ann wrote:\n\n{quoted(text)}",
    "a mail with an answer": lambda text: f"Ann <ann@example.org>\nwrote:\n{quoted(text)}\n\nWell > done!\n-- \nBen",
    "a mail with two first lines": lambda text: "Ann wrote:\n" + quoted("Ben wrote:\n" + quoted(text)),
    "a fence under a quoted mail": lambda text: f"{quoted(text)}\n\nI read:\n```\n{text}```\n",
    "a quoted fence": lambda text: quoted(f"```\n{text}```"),
    "no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    "narrow ones": lambda text: text.replace(": ", ":\u202f"),
    "tabs": lambda text: text.replace("  ", "\t").replace(": ", ":\t"),
    "marks without a width": lambda text: "\ufeff" + text.replace(":", "\u200b:").replace("- ", "\u2060- \u200d"),
    "a carriage": lambda text: text.replace("\n", "\r\n"),
}


def quoted(text: str) -> str:
    return re.sub("^", "> ", text, flags=re.MULTILINE)


@pytest.mark.parametrize("way", COPIED)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_becomes_of_a_text_on_its_way_is_mended(edition: str, way: str) -> None:
    """The same game is read, and a wrong word is found in the same line."""
    game = played(edition, 2)
    for written in (game.transcript(), game.position()):
        copied = COPIED[way](written)
        found = repair_text(copied)
        assert read_game(found).position() == game.position()
        assert repair_text(found) == found and found.count("\n") == copied.count("\n")
    wrong = COPIED[way](game.position().replace(edition, "chess"))
    (error,) = refused(repair_text(wrong))
    assert "chess" in wrong.splitlines()[int(error.args_by_name.get("line", 1)) - 1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_needs_no_mending_stays(edition: str) -> None:
    game = played(edition, 1)
    for written in (game.transcript(), game.position(), *scenes()[:20]):
        for whole in (written, f"> {written}", f"{written}\nnote: |\n" + "  > Build!\n" * len(written)):
            assert repair_text(whole) == whole
    for emoji in ("\U0001f469\u200d\U0001f9b0", "\u2764\ufe0f", "\U0001f3f4\U000e0067\U000e007f"):
        assert repair_text(f"# {emoji} #") == escape_invisible(f"# {emoji} #") == f"# {emoji} #"


def unseen_characters() -> Iterator[str]:
    """All that `unicodedata` knows of, but tabs and the ends of lines."""
    for letter in map(chr, range(sys.maxunicode + 1)):
        category, name = unicodedata.category(letter), unicodedata.name(letter, "")
        if category in ("Cc", "Cf", "Cs", "Zl", "Zp", "Zs"):
            if letter not in " \t\r\n" and letter not in SEEN_FORMATS:
                yield letter
        elif re.search("VARIATION SELECTOR|HANGUL.* FILLER$|PATTERN BLANK$|GRAPHEME JOINER$|VOWEL INHERENT", name):
            yield letter


def test_what_can_not_be_seen_is_named_and_mended() -> None:
    found = list(unseen_characters())
    assert {*"\u034f\u115f\u200b\u2800\u3164\ufe0f\U000e0061\U000e0100"} <= {*found}
    for letter in found:
        number = f"U+{ord(letter):04X}"
        assert escape_invisible(f"mono{letter}poly {letter}{letter}") == f"mono{number}poly {number * 2}"
        assert CONTROL.match(letter) or repair_text(f"A{letter}B") in ("AB", "A B")


def test_an_error_names_what_can_not_be_seen() -> None:
    error = refused(played("monopoly", 1).position().replace("monopoly", "mono\u200bpoly"))[0]
    for language in text.LANGUAGES:
        assert "monoU+200Bpoly" in text.error(language, error)


def test_a_key_that_means_nothing_is_marked_in_its_own_line() -> None:
    position = played("landlord-2013", 1).position().replace("turn:", "tern:")
    error = refused(position)[0]
    assert position.splitlines()[int(error.args_by_name["line"]) - 1].strip().startswith("tern:")


def refused(pasted: str) -> list[BadInput]:
    """Why a text is not laid out; nothing if it is."""
    try:
        replay_of(read_game(pasted))
    except BadInput as error:
        return [error]
    return []


@cache
def scenes() -> list[str]:
    """The positions of the scenarios, each with its script."""
    found = []
    for file in sorted(SCENARIOS.glob("*.yaml")):
        for part in parts(file.read_text(encoding="utf-8")):
            data = yaml.safe_load(part)
            if "position" in data:
                script = [step for step in data.get("script", []) if not {"expect", "reject"} & step.keys()]
                scene = {"position": data["position"], "script": script}
                found.append(yaml.safe_dump(scene, sort_keys=False))
    return found


def altered(written: str, rng: Random) -> str:
    """A text with something wrong in it: a word replaced, a line lost, doubled or shifted, or its end cut off."""
    for _ in range(rng.randint(1, 4)):
        lines = written.splitlines(keepends=True) or ["\n"]
        at = rng.randrange(len(lines))
        how = rng.randrange(6)
        if how == 0:
            del lines[at]
        elif how == 1:
            lines.insert(at, lines[at])
        elif how == 2:
            lines[at] = " " * rng.randrange(4) + lines[at]
        elif how == 3:
            lines = ["".join(lines)[: rng.randrange(1, len(written) + 2)]]
        else:
            words = re.split(r"([\w.-]+)", lines[at])
            if len(words) > 1:
                words[2 * rng.randrange(len(words) // 2) + 1] = rng.choice(STRANGE)
            lines[at] = "".join(words)
        written = "".join(lines)
    return written


def test_an_error_names_its_line() -> None:
    wrong = "edition: landlord-2013\nplayers: 2\ncoins:\n  A: 5\n  B: many\n"
    with pytest.raises(BadInput) as caught:
        read_game(wrong)
    assert caught.value.args_by_name["line"] == 5
    lost = played("landlord-2013", 1).transcript().splitlines()
    lost[-1] = "- A: dance"
    with pytest.raises(BadInput) as caught:
        read_game("\n".join(lost))
    assert caught.value.args_by_name["line"] == len(lost)


def test_a_text_that_refers_to_itself_again_and_again_is_refused() -> None:
    nested = "a: &a0 [1]\n" + "".join(f"b{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 20))
    for pasted in (nested, "a: &a [*a]\n", "edition: [" * 500):
        with pytest.raises(BadInput):
            replay_of(read_game(pasted))
