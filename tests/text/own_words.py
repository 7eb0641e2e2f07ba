"""Digests of all runs of words in the rulebooks, so that texts can be compared with them without the rulebooks.

`python -m tests.text.own_words FILE…` writes them anew from the rulebooks.
"""

import re
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

RUN = 8  # words
DIGEST = 6  # bytes: a run matches one of 15,000 digests by chance once in twenty thousand million
KNOWN = Path(__file__).parent / "rulebooks.digests"
WORD = re.compile(r"[^\W\d_]+")


def runs(text: str) -> Iterator[str]:
    """All sequences of RUN words in a text, without case and punctuation."""
    words = WORD.findall(text.casefold())
    return (" ".join(words[start : start + RUN]) for start in range(len(words) - RUN + 1))


def digest(run: str) -> bytes:
    """The digest of a run."""
    return blake2b(run.encode(), digest_size=DIGEST).digest()


def known() -> set[bytes]:
    """The digests of all runs of the rulebooks."""
    kept = KNOWN.read_bytes()
    return {kept[start : start + DIGEST] for start in range(0, len(kept), DIGEST)}


def copied(text: str, rulebooks: set[bytes]) -> list[str]:
    """The runs of a text that are also in a rulebook."""
    return [run for run in runs(text) if digest(run) in rulebooks]


if __name__ == "__main__":
    texts = [Path(name).read_text(encoding="utf-8") for name in sys.argv[1:]]
    KNOWN.write_bytes(b"".join(sorted({digest(run) for text in texts for run in runs(text)})))
