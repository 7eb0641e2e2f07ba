"""How arguments of messages are put into words: one description for each type, which `Narrator` interprets here and
`words.ts` on the page.

An argument `x` gives its message the variable `$x` and a variable `$x-<form>` for each form. A hidden or missing
argument is null.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec


class Saying(msgspec.Struct, frozen=True, omit_defaults=True):
    """How arguments of a type are put into words. `forms` gives the source of each form; the form without a suffix is
    `""`:

    | source | text |
    |---|---|
    | `value` | the value itself |
    | `name` | the name of the player whose seat the value is or begins with |
    | `own` | `yes` if that player, or for a list one of them, is the one who acts or is asked; else `no` |
    | `names` | a list of players, joined |
    | `number` | `one` or `many`, by the length of the list |
    | `money` | a sum of money |
    | `goods` | a list of traded things, joined: each by its message `good-<value>`, `good-<type>`, or by itself |

    The text of `message` becomes `$x`, and each of its attributes is a form; `<type>` and `<value>` in its name are
    replaced. The value is split at its dots, and the pieces are the message's arguments `parts`; a missing piece is
    `none`. For null `$x` is the message `missing`, or empty without one; all other forms are `none`.
    """

    forms: Mapping[str, str] = {}
    message: str = ""
    parts: Sequence[str] = ()
    missing: str = ""


SAYINGS: Final[Mapping[str, Saying]] = {  # for all games
    "seat": Saying({"": "name", "own": "own"}, missing="the-bank"),
    "seats": Saying({"": "names", "number": "number", "own": "own"}),
    "coins": Saying({"": "value", "money": "money"}),
    "number": Saying({"": "value"}),
    "key": Saying({"": "value"}),
    "goods": Saying({"": "goods"}),
}
THING: Final = Saying({"key": "value"}, "<type>-<value>")  # the default for the games' own types
