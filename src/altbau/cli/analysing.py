"""`altbau analyse`: the analysis of a finished game as text, as JSON, as a picture, or as notes beside its moves."""

from textwrap import fill
from typing import Final

from altbau.cli.simulating import progress
from altbau.core import text
from altbau.core.text.line_wrap import WIDTH
from altbau.play.text_reading import read_saved_game

FORMS: Final = ("text", "json", "transcript", "svg")  # of the output


def print_analysis(written: str, form: str, language: str) -> None:
    """Print the analysis of a game, given as a record or a transcript. Raises BadInput."""
    game = read_saved_game(written)
    with progress() as bar:
        task = bar.add_task(text.say(language, "cli-analysing"), state="", total=game.actions_length)

        found = game.analyse(lambda looked: bar.update(task, completed=looked))
    if form == "json":
        print(found.json())
    elif form == "transcript":
        print(found.transcript(), end="")
    elif form == "svg":
        print(found.svg(language), end="")
    else:
        print("\n".join(fill(each, WIDTH) for each in found.sentences(language)))
