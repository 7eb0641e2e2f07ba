"""What the people of a table do by consent: somebody wants it, and it is done once all who are asked have said yes.
Values that follow from the entries of the table's log; one no ends a wish."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import wire
from altbau.errors import BadInput

AT_ONCE: Final[tuple[wire.Wish, ...]] = ("pause", "take-back")  # what is done when all have agreed
OBJECTING: Final = 600.0  # seconds in which the person of a seat can say no before somebody else is invited to it


@dataclass(frozen=True)
class Wished:
    """Something that somebody wants, `about` a seat or the table: who has said yes, and whose yes it takes."""

    what: wire.Wish
    about: Seat | None
    yes: frozenset[Seat] = frozenset()
    asked: frozenset[Seat] = frozenset()

    @property
    def agreed(self) -> bool:
        """Whether all have said yes who were asked; somebody has to have been."""
        return bool(self.asked) and self.asked <= self.yes

    def shown(self, until: float | None) -> wire.Wished:
        """The wish as everybody is told it; once all have agreed it holds from a moment on."""
        return wire.Wished(
            what=self.what,
            seat=None if self.about is None else SEAT_NAMES[self.about],
            yes=[SEAT_NAMES[each] for each in sorted(self.yes)],
            asked=[SEAT_NAMES[each] for each in sorted(self.asked)],
            until=None if until is None else round(until, 3),
        )


def wished(wishes: Iterable[Wished], what: wire.Wish, about: Seat | None) -> Wished:
    """The wish for something; nobody has said yes to one that is new."""
    found = (each for each in wishes if (each.what, each.about) == (what, about))
    return next(found, Wished(what, about))


def answered(wishes: tuple[Wished, ...], body: Data) -> tuple[Wished, ...]:
    """The wishes after somebody has said yes or no to one, perhaps a new one. Raises BadInput for an answer that
    changes nothing."""
    wish = wished(wishes, body["what"], body["about"])
    others = tuple([each for each in wishes if each is not wish])
    if not body["yes"] and wish.yes:
        return others
    if not body["yes"] or body["seat"] in wish.yes:
        raise BadInput("vote-changes-nothing")
    return (*others, replace(wish, yes=wish.yes | {body["seat"]}, asked=frozenset(body["asked"])))


def done(wishes: tuple[Wished, ...], body: Data) -> Wished | None:
    """What is done by an answer, as all agree with it. Raises BadInput for an answer that changes nothing."""
    wish = wished(answered(wishes, body), body["what"], body["about"])
    return wish if wish.agreed and wish.what in AT_ONCE else None


def refusal(wish: Wished, seat: Seat) -> Data:
    """The entry by which a seat says no to a wish."""
    return {"seat": seat, "what": wish.what, "about": wish.about, "yes": False, "asked": []}
