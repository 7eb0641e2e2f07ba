"""Characters that look like nothing, or like a blank."""

import re
from typing import Final

# Unicode's Default_Ignorable_Code_Point in three sets, with other format characters. First, what is never needed
NEVER: Final = (
    r"\u00ad\u061c\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb"
    r"\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    r"\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff"
)
JOINERS: Final = r"\u200c\u200d"  # may stand between letters that are not ASCII, as in emoji
SELECTORS: Final = r"\u034f\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0020-\U000e007f\U000e0100-\U000e01ef"  # after those
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that look like a space

UNSEEN: Final = re.compile(rf"[{NEVER}]|(?<![^\x00-\x7f])(?:[{JOINERS}]|[{SELECTORS}]+)|[{JOINERS}](?![^\x00-\x7f])")
SPACE: Final = re.compile(rf"[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000{BLANK}]")  # that is no blank
CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
INVISIBLE: Final = re.compile("|".join(each.pattern for each in (UNSEEN, SPACE, CONTROL)))
# in JSON: half of a pair of UTF-16 without its other half
HALF: Final = re.compile(
    rb"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u([dD][89a-fA-F][0-9a-fA-F]{2})|.)", re.DOTALL
)


def escape_invisible(given: str) -> str:
    r"""A text with its number in place of each character that can't be seen.

    >>> escape_invisible("mono\u200bpoly"), escape_invisible("no\u00a0break")
    ('monoU+200Bpoly', 'noU+00A0break')
    """
    return INVISIBLE.sub(lambda found: "".join(f"U+{ord(each):04X}" for each in found[0]), given)


def half_character(message: bytes) -> str | None:
    r"""The first half of a pair of UTF-16 in a JSON text that has no other half, which no decoder takes; None if there
    is none.

    >>> half_character(rb'"\ud83d\ude00"'), half_character(rb'"\\ud83d"'), half_character(rb'"\ud83d"')
    (None, None, 'U+D83D')
    """
    return next((f"U+{found[1].decode().upper()}" for found in HALF.finditer(message) if found[1]), None)
