"""`altbau show`: a position, or the end of a game, as text or as a picture."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from altbau.cli.words import Language, read_file, speak
from altbau.core import text
from altbau.core.engine.ids import NOBODY
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.house_rules import edition_name
from altbau.core.messages.catalogue import OwnEdition
from altbau.core.notation.document_format import documents
from altbau.core.notation.position_reader import mapping
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.game import Game
from altbau.play.own_edition import LIKE, read_own_edition
from altbau.play.text.position import read_position
from altbau.play.text_reading import is_record, parts


def show(
    position: Annotated[
        str, typer.Argument(help="A file with positions, games or own editions, or - for standard input")
    ],
    svg: Annotated[bool, typer.Option("--svg", help="Write a picture, what a spectator sees, as SVG instead")] = False,
    png: Annotated[Path | None, typer.Option(help="Draw the same into this PNG file", show_default=False)] = None,
    lang: Language = "",
) -> None:
    """Draw positions, or the ends of games, as text or as a picture; or say what differs in own editions."""
    language = speak(lang)
    written = sys.stdin.read() if position == "-" else read_file(Path(position))
    for part in parts(written):
        if own := own_edition_in(part):
            print_edition(own, language)
            continue
        state = state_of(part)
        if svg or png:
            draw_picture(state, language, png)
            continue
        names = [text.say(language, "cli-player", seat=seat) for seat in SEAT_NAMES[: state.players]]
        module = game_of(state.edition.key)
        print(module.draw(state, module.narrator(language, state.edition, names)))


def own_edition_in(written: str) -> OwnEdition | None:
    """The own edition of a text; None if it is another text. Raises BadInput."""
    found = list(documents(written))
    is_edition = len(found) == 1 and LIKE in mapping(found[0].data, "position")
    return read_own_edition(found[0]) if is_edition else None


def print_edition(own: OwnEdition, language: str) -> None:
    """Print the names of an own edition and of the printed one, and what differs."""
    from altbau.rulebook.house_changes import house_changes  # imported late: playing does not need PyYAML

    game = game_of(own.edition).NAME
    names = [edition_name(language, game, own.edition, house) for house in (own.house, {})]
    print(text.say(language, "house-edition", name=names[0], printed=names[1]))
    for change in house_changes(own.edition, own.house, language):
        print(f"  {change.sentence}")


def draw_picture(state: AnyState, language: str, png: Path | None) -> None:
    """Print a state as SVG, or write it to a PNG file, as a spectator sees it. Raises BadInput."""
    module = game_of(state.edition.key)
    drawn = module.picture(module.page_view(state, NOBODY), language)
    if png is None:
        print(drawn)
        return
    from altbau.paper.pixels import pixels

    try:
        png.write_bytes(pixels(drawn))
    except OSError as error:
        raise BadInput("file-unwritable", file=str(png), problem=str(error.strerror)) from None
    print(png)


def state_of(written: str) -> AnyState:
    """The state of a position, or the last one of a game: a transcript, or a record in JSON. Raises BadInput."""
    if is_record(written):
        played: AnyState = Game.loads(written).state
        return played
    found = [document.data for document in documents(written)]
    data = mapping(found[0], "position") if found else {}
    if "game" in data:
        state: AnyState = Game.from_transcript(written).state
    else:
        state = read_position(data.get("position", data))
    return state
