"""Letters as people type them: which nobody sees, which look alike, and which pile up above and below others."""

import unicodedata
from functools import cache

UNSEEN = ("Cc", "Cf", "Co", "Cs")  # control, format and bidirectional characters, and such without a meaning
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like a space
JOINERS = "\u200c\u200d"  # formats without which Persian can't be written, nor a family drawn
MARKS = ("Mn", "Me")  # what stands above, below or around a letter
LEFT_TO_RIGHT = "\u200e"  # with which the library keeps letters apart
MOST_MARKS = 2  # of a letter
VISIBLE = "LNPS"  # letters, numbers, punctuation, symbols


def visible(text: str) -> bool:
    """Whether there is anything to see of a text."""
    return any(unicodedata.category(letter)[0] in VISIBLE and letter not in BLANK for letter in text)


def alike(name: str) -> set[str]:
    """What a name has in common with one that looks the same, as it stands or in small letters: of wide and narrow
    letters, of signs that only change another's look, and of letters of different scripts (UTS 39)."""
    small = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return {skeleton(name).casefold(), skeleton(small)}


def skeleton(name: str) -> str:
    """The same for names whose letters look the same (UTS 39, section 4)."""
    prototypes = letter_prototypes()
    seen = [letter for letter in unicodedata.normalize("NFD", name) if not changes_look(letter)]
    return unicodedata.normalize("NFD", "".join([prototypes.get(letter, letter) for letter in seen]))


@cache
def letter_prototypes() -> dict[str, str]:
    """What a letter looks like, by letter. The library says of each which others it looks like; one of them, or what
    they all look like, stands for all."""
    from confusable_homoglyphs.confusables import confusables_data  # needed where strangers name themselves

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
    """Whether this is a joiner or a variation selector, which nobody sees."""
    return letter == "\u034f" or "VARIATION SELECTOR" in unicodedata.name(letter, "")


def piled(name: str) -> bool:
    """Whether a letter has more marks above and below it than any language has."""
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) in MARKS else 0
        if marks > MOST_MARKS:
            return True
    return False


def in_one_line(text: str) -> str:
    """A text in one line, without what nobody sees, what turns the direction of others, and what piles up above and
    below a letter."""
    seen = "".join([letter for letter in text if letter.isspace() or is_seen(letter)])
    return unpiled(" ".join(seen.split()))


def unpiled(text: str) -> str:
    """A text with so many marks of a letter at most as names may have."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFD", text):
        if unicodedata.category(letter) in MARKS:
            marks += 1
        elif letter not in JOINERS:  # marks behind it are still of the letter before
            marks = 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return unicodedata.normalize("NFC", "".join(kept))


def is_seen(letter: str) -> bool:
    """Whether a letter can be seen, if only by how it joins others."""
    return letter in JOINERS or unicodedata.category(letter) not in UNSEEN
