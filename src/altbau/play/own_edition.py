"""Own editions: files that name a printed edition, what is different in it, and how it is called then.

like: landlord-2013
name: {de: Unser Abend, en: Our evening}
bail: 1
"""

from pathlib import Path
from typing import Final

from altbau.core.data import Data
from altbau.core.house_rules import NAME, tidy_name
from altbau.core.messages.catalogue import OwnEdition
from altbau.core.notation.document_format import Document, documents
from altbau.core.notation.position_reader import mapping
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of

LIKE: Final = "like"  # the key of the printed edition
LARGEST: Final = 64 * 1024  # bytes of a file
MOST_FILES: Final = 50  # of a folder
PATTERN: Final = "*.yaml"  # the files of a folder that are read


def read_own_edition(document: Document) -> OwnEdition:
    """The edition that a document describes. Raises BadInput, which names the place and its `line`."""
    try:
        data = mapping(document.data, "edition")
        if document.has_aliases():
            raise BadInput("yaml-alias")
        if LIKE not in data:
            raise BadInput("missing-key", place="edition", key=LIKE)
        edition = str(data.pop(LIKE))
        house = with_tidy_names(data)
        game = game_of(edition)
        if NAME not in house:
            raise BadInput("missing-key", place="edition", key=NAME)
        game.configured(edition, EDITIONS[edition].min_players, {}, {}, house)
        return OwnEdition(edition=edition, house=house)
    except BadInput as error:
        place = str(error.args_by_name.get("place", LIKE)).removeprefix("house").removeprefix(".")
        if "place" in error.args_by_name:
            error.args_by_name["place"] = place or "edition"
        error.args_by_name.setdefault("line", document.line(place))
        raise


def with_tidy_names(data: Data) -> Data:
    """House rules with their names as shown."""
    names = data.get(NAME)
    if not isinstance(names, dict):
        return data
    return data | {NAME: {key: tidy_name(name) if isinstance(name, str) else name for key, name in names.items()}}


def load_own_edition(path: Path) -> OwnEdition:
    """The edition of a file. Raises BadInput that names file and line."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise BadInput("file-too-large", file=str(path), most=LARGEST)
        found = list(documents(content.decode("utf-8")))
        if len(found) != 1:
            raise BadInput("not-an-edition", line=found[1].line() if found else 1)
        return read_own_edition(found[0])
    except FileNotFoundError:
        raise BadInput("file-not-found", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        problem = error.reason if isinstance(error, UnicodeDecodeError) else str(error.strerror)
        raise BadInput("file-unreadable", file=str(path), problem=problem) from None
    except BadInput as error:
        if "line" not in error.args_by_name:
            raise
        raise BadInput("in-file", file=str(path), line=error.args_by_name["line"]) from error


def load_own_editions(folder: Path) -> list[OwnEdition]:
    """The editions of the files of a folder, in the order of their names. Raises BadInput for the first bad file, for
    too many, and if there is no such folder."""
    if not folder.is_dir():
        raise BadInput("file-not-found", file=str(folder))
    files = sorted(folder.glob(PATTERN))
    if len(files) > MOST_FILES:
        raise BadInput("too-many-files", folder=str(folder), most=MOST_FILES)
    return [load_own_edition(file) for file in files]
