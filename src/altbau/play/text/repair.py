"""Mends what chats, mails and word processors do to a text in the notation that is copied through them."""

import re
from typing import Final

from altbau.core.characters import SPACE, UNSEEN

LINES: Final = re.compile(r"(\r\n|[\r\n\u0085\u2028\u2029])")
QUOTED: Final = re.compile(r"[ \t]*> ?")  # as in a mail
FENCE: Final = re.compile(r"[ \t]*(```|~~~)")  # of Markdown
TAB: Final = "  "


def repair_text(text: str) -> str:
    """A text without unseen characters, in which each space and tab is made of blanks, without the `>` of a mail, and
    with nothing before or after a quoted mail or a Markdown fence. It has as many lines as before."""
    parts = LINES.split(SPACE.sub(" ", UNSEEN.sub("", text)))
    lines, ends = parts[::2], [*parts[1::2], ""]
    lines = strip_fences(strip_quotes(strip_fences(lines)))
    return "".join(blanks(line) + end for line, end in zip(lines, ends, strict=True))


def strip_quotes(lines: list[str]) -> list[str]:
    """The quoted lines of a mail without their marks, as often as it is quoted. The others are emptied."""
    while is_quoted(lines):
        lines = [QUOTED.sub("", each, count=1) if QUOTED.match(each) else "" for each in lines]
    return lines


def is_quoted(lines: list[str]) -> bool:
    """Whether all lines have the mark of a quoted mail, or most have it as their first character, where the notation
    never has it."""
    written = [each for each in lines if each.strip()]
    marked = [each for each in written if QUOTED.match(each)]
    outermost = all(each.startswith(">") for each in marked)
    return 2 * len(marked) > len(written) and (outermost or len(marked) == len(written))


def strip_fences(lines: list[str]) -> list[str]:
    """Lines of which only those between two Markdown fences are not empty, if there are fences."""
    fences = [number for number, each in enumerate(lines) if FENCE.match(each)]
    if not fences:
        return lines
    first, last = fences[0], fences[1] if len(fences) > 1 else len(lines)
    return [each if first < number < last else "" for number, each in enumerate(lines)]


def blanks(line: str) -> str:
    """A line with blanks in place of tabs: two for each in its indent, else one."""
    rest = line.lstrip(" \t")
    indent = line[: len(line) - len(rest)]
    return indent.replace("\t", TAB) + rest.replace("\t", " ")
