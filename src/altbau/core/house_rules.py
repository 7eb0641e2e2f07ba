"""House rules: the fields of a printed edition that a table plays with other values, and the name that it gives to
that.

They are a mapping (`HouseRules` in `core/data.py`) that goes wherever an edition's options and card values go, as
`house` in a position. The key of the edition stays that of the printed one.

>>> house = {"name": {"de": "Unser Abend", "en": "Our evening"}, "bail": 1}
>>> house_values(house, {"bail": HouseField("difference-bail", ("R045",), 5, 0, 100)})
{'bail': 1}
"""

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from altbau.core.data import HouseRules
from altbau.core.text import LANGUAGES, texts_of
from altbau.core.text.unicode import has_hidden, has_stacked_marks, is_visible
from altbau.errors import BadInput

NAME: Final = "name"  # the key of the names by language
LONGEST_NAME: Final = 40


class HouseField(NamedTuple):
    """A field that house rules can change: a number from `least` to `most`, or a switch if its `printed` value is one.
    Its `label` is a message, perhaps about a `card`; `rules` are the numbers of the rules that it is in. `printed` is
    None if the printed edition has no limit."""

    label: str
    rules: tuple[str, ...]
    printed: bool | int | None
    least: int
    most: int
    card: str = ""

    def check(self, value: object, place: str) -> bool | int:
        """The value if the field can have it. Raises BadInput."""
        if isinstance(self.printed, bool):
            if not isinstance(value, bool):
                raise BadInput("bad-value", place=place, value=str(value), expected="true, false")
            return value
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadInput("bad-value", place=place, value=str(value), expected=f"{self.least} … {self.most}")
        if not self.least <= value <= self.most:
            raise BadInput("number-not-in-range", place=place, value=value, least=self.least, most=self.most)
        return value


def house_values(house: HouseRules, fields: Mapping[str, HouseField]) -> dict[str, bool | int]:
    """The values of house rules by field; `deck.family` is the entry `family` of the mapping `deck`. Raises BadInput
    for what is no field, for a value that the field can't have, and for bad names."""
    if house:
        check_house_names(house.get(NAME))
    values: dict[str, bool | int] = {}
    for path, value in field_entries(house):
        if path not in fields:
            raise BadInput("no-house-field", field=path, place=f"house.{path}", known=", ".join(fields) or "–")
        values[path] = fields[path].check(value, f"house.{path}")
    return values


def own_names(house: HouseRules) -> dict[str, str] | None:
    """The own name of an edition by language; None without house rules."""
    names = house.get(NAME)
    return {language: str(name) for language, name in names.items()} if isinstance(names, dict) else None


def own_name(house: HouseRules) -> HouseRules:
    """House rules without their fields: the edition's own name, or nothing."""
    return {NAME: house[NAME]} if house else {}


def edition_name(language: str, game: str, edition: str, house: HouseRules) -> str:
    """The name of an edition in a language: its own if it has house rules, else that of the printed one."""
    names = own_names(house)
    return names[language] if names else texts_of(game).say(language, f"edition-{edition}")


def tidy_name(name: str) -> str:
    """A name in Unicode form NFC with single spaces."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def field_entries(house: HouseRules) -> Iterator[tuple[str, object]]:
    """The fields of house rules with their values, those of inner mappings by their path."""
    for key, value in house.items():
        if isinstance(value, Mapping) and key != NAME:
            yield from ((f"{key}.{inner}", each) for inner, each in value.items())
        elif key != NAME:
            yield key, value


def check_house_names(names: object) -> None:
    """Raise BadInput unless there is a readable name in each language."""
    if not isinstance(names, Mapping):
        raise BadInput("missing-key", place="house", key=NAME)
    for key in names:
        if key not in LANGUAGES:
            raise BadInput("unknown-key", place=f"house.{NAME}", key=str(key))
    for language in LANGUAGES:
        if language not in names:
            raise BadInput("missing-key", place=f"house.{NAME}", key=language)
        if not is_readable_name(names[language]):
            raise BadInput("bad-house-name", place=f"house.{NAME}.{language}", most=LONGEST_NAME)


def is_readable_name(name: object) -> bool:
    """Whether a name is a text of 1 to LONGEST_NAME letters that is tidy, visible, and without piled-up marks."""
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or name != tidy_name(name):
        return False
    return is_visible(name) and not has_hidden(name) and not has_stacked_marks(name)
