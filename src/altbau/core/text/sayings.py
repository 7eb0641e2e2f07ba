"""How arguments of sentences are said: one description, by type, which `Narrator` interprets here and `words.ts` on the
page.

An argument `x` of a message gives it `$x` and, for each form, `$x-<form>`. What is hidden or missing is null.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec


class Saying(msgspec.Struct, frozen=True, omit_defaults=True):
    """How arguments of a type are said. `forms` names where each comes from, the one behind no suffix being `""`:

    | source | what it is |
    |---|---|
    | `value` | the value itself |
    | `name` | the player whose seat the value is, or begins with |
    | `own` | `yes` if that is who acts or is asked, or of several one of them, else `no` |
    | `names` | players joined |
    | `number` | `one` or `many` of them |
    | `money` | a sum of money |
    | `goods` | what is traded joined, each by its message `good-<value>`, `good-<type>` or as it is said by itself |

    Its `message` is said as `$x`, and each attribute of it is a form; `<type>` and `<value>` in its name are replaced.
    The message has the `parts` of the value between its dots as arguments; one that lacks is `none`. Null is said by
    the message `missing`, or as nothing; all other forms are `none` then.
    """

    forms: Mapping[str, str] = {}
    message: str = ""
    parts: Sequence[str] = ()
    missing: str = ""


SAYINGS: Final[Mapping[str, Saying]] = {  # of every game
    "seat": Saying({"": "name", "own": "own"}, missing="the-bank"),
    "seats": Saying({"": "names", "number": "number", "own": "own"}),
    "coins": Saying({"": "value", "money": "money"}),
    "number": Saying({"": "value"}),
    "key": Saying({"": "value"}),
    "goods": Saying({"": "goods"}),
}
THING: Final = Saying({"key": "value"}, "<type>-<value>")  # of any other type, if its game does not say
