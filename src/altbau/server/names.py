"""Names of players: to be read by everybody, and to be told apart."""

import unicodedata

from altbau.errors import BadInput

LONGEST = 40
UNSEEN = ("Cc", "Cf", "Co", "Cs")  # control, format and bidirectional characters, and such without a meaning
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like a space
VISIBLE = "LNPS"  # letters, numbers, punctuation, symbols


def proper(names: list[str]) -> list[str]:
    """The names of a table's seats as they are shown. Raises BadInput, which names the place."""
    found: list[str] = []
    for number, name in enumerate(names):
        found.append(readable(name, f"seats.{number}.name"))
        if alike(found[-1]) in map(alike, found[:-1]):
            raise BadInput("name-twice", place=f"seats.{number}.name", name=found[-1])
    return found


def readable(name: str, place: str) -> str:
    """A name with its letters composed and its spaces collapsed. Raises BadInput."""
    if any(unicodedata.category(letter) in UNSEEN or letter in BLANK for letter in name):
        raise BadInput("unseen-in-name", place=place)
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(shown) <= LONGEST or not any(unicodedata.category(letter)[0] in VISIBLE for letter in shown):
        raise BadInput("bad-name", place=place, most=LONGEST)
    return shown


def alike(name: str) -> str:
    """The same for names that look the same: of wide and narrow letters, capitals, signs that only change another's
    look."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in plain if not changes_look(letter))


def changes_look(letter: str) -> bool:
    """Whether this is a joiner or a variation selector, which nobody sees."""
    return letter == "\u034f" or "VARIATION SELECTOR" in unicodedata.name(letter, "")
