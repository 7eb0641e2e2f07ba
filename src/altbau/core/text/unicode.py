"""Unicode characters in names and texts: invisible ones, look-alikes, and stacked combining marks."""

import unicodedata
from functools import cache

from altbau.core.characters import BLANK

UNSEEN = ("Cc", "Cf", "Co", "Cs")  # control, format (with bidirectional), private-use and surrogate characters
JOINERS = "\u200c\u200d"  # format characters that Persian and composed emoji need
MARKS = ("Mn", "Me")  # combining marks
LEFT_TO_RIGHT = "\u200e"  # the library puts it between letters
MOST_MARKS = 2  # for each letter
VISIBLE = "LNPS"  # letters, numbers, punctuation, symbols


def is_visible(text: str) -> bool:
    """Whether a text has at least one visible character."""
    return any(unicodedata.category(letter)[0] in VISIBLE and letter not in BLANK for letter in text)


def has_hidden(text: str) -> bool:
    """Whether a text has a character that can't be seen or looks like a blank."""
    return any(unicodedata.category(letter) in UNSEEN or letter in BLANK for letter in text)


def look_keys(name: str) -> set[str]:
    """Keys for comparing names by look: two names look the same if they share a key. The comparison ignores case, width
    variants, variation selectors, and the script of look-alike letters (UTS 39)."""
    small = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return {skeleton(name).casefold(), skeleton(small)}


def skeleton(name: str) -> str:
    """The skeleton of a name: equal for names whose letters look the same (UTS 39, section 4)."""
    prototypes = letter_prototypes()
    seen = [letter for letter in unicodedata.normalize("NFD", name) if not changes_look(letter)]
    return unicodedata.normalize("NFD", "".join([prototypes.get(letter, letter) for letter in seen]))


@cache
def letter_prototypes() -> dict[str, str]:
    """The prototype of each confusable letter: one representative of all letters that look like it. The library only
    lists for each letter the others that it looks like. It comes with the extra `server`, as strangers choose names
    only there; without it no letter has a prototype."""
    try:
        from confusable_homoglyphs.confusables import confusables_data
    except ModuleNotFoundError:
        return {}
    found: dict[str, str] = {}
    known = {
        key.strip(LEFT_TO_RIGHT): [other["c"].strip(LEFT_TO_RIGHT) for other in others]
        for key, others in confusables_data.items()
    }
    for letter, others in known.items():
        if len(letter) == 1 and len(others) == 1:
            (other,) = others
            found[letter] = other if len(other) > 1 or len(known[other]) > 1 else min(letter, other)
    return {letter: "".join([found.get(each, each) for each in look]) for letter, look in found.items()}


def changes_look(letter: str) -> bool:
    """Whether this is the combining grapheme joiner or a variation selector, which are invisible."""
    return letter == "\u034f" or "VARIATION SELECTOR" in unicodedata.name(letter, "")


def has_stacked_marks(name: str) -> bool:
    """Whether a letter of the name has more than MOST_MARKS combining marks."""
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) in MARKS else 0
        if marks > MOST_MARKS:
            return True
    return False


def in_one_line(text: str) -> str:
    """A text in one line, without invisible and bidirectional characters and without more than MOST_MARKS combining
    marks on a letter."""
    seen = "".join([letter for letter in text if letter.isspace() or is_seen(letter)])
    return limit_marks(" ".join(seen.split()))


def limit_marks(text: str) -> str:
    """A text with at most MOST_MARKS combining marks on each letter."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFD", text):
        if unicodedata.category(letter) in MARKS:
            marks += 1
        elif letter not in JOINERS:  # marks after a joiner still belong to the letter before it
            marks = 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return unicodedata.normalize("NFC", "".join(kept))


def is_seen(letter: str) -> bool:
    """Whether a character is visible, or is a joiner, which changes how others look."""
    return letter in JOINERS or unicodedata.category(letter) not in UNSEEN
