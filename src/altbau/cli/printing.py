"""`altbau print`: sheets that the rulebook of an edition asks to be printed, as PDF files."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from altbau.cli.words import AnyEdition, Language, edition_named, read_file, speak
from altbau.core.messages.lists import RecordSheet
from altbau.core.notation.document_format import documents
from altbau.core.notation.position_reader import mapping
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION


def print_sheet(
    what: Annotated[str, typer.Argument(help="money, scores, records, aid, cards, lists or rules")],
    edition: AnyEdition = DEFAULT_EDITION,
    paper: Annotated[str, typer.Option(help="a4 or letter")] = "a4",
    cards: Annotated[
        Path | None, typer.Option(help="A file with the values of your own cards, as `cards:` of a position")
    ] = None,
    lists: Annotated[
        Path | None, typer.Option(help="A file with what a server answers at /api/records, to fill record lists")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The file to write", show_default="what, edition and language, as PDF")
    ] = None,
    lang: Language = "",
) -> None:
    """Write a PDF file of a sheet that the rulebook of an edition asks to be printed."""
    from altbau.paper import render_pdf  # imports rulebooks, which other commands do not need

    language = speak(lang)
    played = edition_named(edition)
    own = own_values(cards) if cards else {}
    filled = record_sheets(lists) if lists else []
    made = render_pdf(what, played.edition, "de" if language == "de" else "en", paper, own, filled, played.house)
    file = out or Path(f"{what}-{Path(edition).stem}.{language}.pdf")
    try:
        file.write_bytes(made)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(file), problem=str(error.strerror)) from None
    print(file)


def record_sheets(file: Path) -> list[RecordSheet]:
    """The record lists in a file, as a server answers them. Raises BadInput for other content."""
    try:
        return msgspec.json.decode(read_file(file), type=list[RecordSheet])
    except msgspec.DecodeError as error:
        raise BadInput("no-record-lists", file=str(file), problem=str(error)) from None


def own_values(file: Path) -> dict[str, dict[str, object]]:
    """The card values in a file, by card. Raises BadInput for other content."""
    found = [document.data for document in documents(read_file(file))]
    data = mapping(found[0], "cards") if found else {}
    cards = mapping(data.get("cards", data), "cards")
    return {name: dict(mapping(values, f"cards.{name}")) for name, values in cards.items()}
