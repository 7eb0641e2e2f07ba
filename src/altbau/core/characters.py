"""Characters that look like nothing, or like a blank."""

import re
from typing import Final

# without a width; those that join others may stand between letters that are not ASCII, as in emoji
UNSEEN: Final = re.compile(
    r"[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]"
    r"|(?<![^\x00-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\x00-\x7f])"
)
SPACE: Final = re.compile(r"[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")  # that is no blank
CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
INVISIBLE: Final = re.compile("|".join(each.pattern for each in (UNSEEN, SPACE, CONTROL)))
# in JSON: half of a pair of UTF-16 without its other half
HALF: Final = re.compile(
    rb"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u([dD][89a-fA-F][0-9a-fA-F]{2})|.)", re.DOTALL
)


def visible(given: str) -> str:
    r"""A text with its number in place of each character that can't be seen.

    >>> visible("mono\u200bpoly"), visible("no\u00a0break")
    ('monoU+200Bpoly', 'noU+00A0break')
    """
    return INVISIBLE.sub(lambda found: f"U+{ord(found[0]):04X}", given)


def half_character(message: bytes) -> str | None:
    r"""The first half of a pair of UTF-16 in a JSON text that has no other half, which no decoder takes; None if there
    is none.

    >>> half_character(rb'"\ud83d\ude00"'), half_character(rb'"\\ud83d"'), half_character(rb'"\ud83d"')
    (None, None, 'U+D83D')
    """
    return next((f"U+{found[1].decode().upper()}" for found in HALF.finditer(message) if found[1]), None)
