"""Proposals that need the consent of other players, such as a pause. A proposal is carried out once every player asked
has said yes; one no ends it. All of it is derived from the entries of the table's log."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import table
from altbau.errors import BadInput

AT_ONCE: Final[tuple[table.Wish, ...]] = ("pause", "take-back")  # carried out with the last yes
NEW: Final = 0  # before every entry: of a proposal that is not made yet
OBJECTING: Final = 600.0  # seconds in which the absent person can object after all agree to invite another guest


@dataclass(frozen=True)
class Proposal:
    """A proposal `about` a seat, or about the table (None), made by the entry `since`: the seats that have said `yes`,
    in order, and those `asked`, whose yes it needs."""

    what: table.Wish
    about: Seat | None
    since: int
    yes: tuple[Seat, ...] = ()
    asked: frozenset[Seat] = frozenset()

    @property
    def agreed(self) -> bool:
        """Whether all seats asked have said yes; False if none was asked."""
        return bool(self.asked) and self.asked.issubset(self.yes)

    def as_message(self, until: float | None) -> table.Proposal:
        """The proposal as sent to all clients; `until` is the end of the time to object, None until all have agreed."""
        return table.Proposal(
            what=self.what,
            seat=None if self.about is None else SEAT_NAMES[self.about],
            since=self.since,
            yes=[SEAT_NAMES[each] for each in self.yes],
            asked=[SEAT_NAMES[each] for each in sorted(self.asked)],
            until=None if until is None else round(until, 3),
        )


def proposal_of(wishes: Iterable[Proposal], what: table.Wish, about: Seat | None, since: int = NEW) -> Proposal:
    """The proposal for something; one `since` then, without a yes, if there is none yet."""
    found = (each for each in wishes if (each.what, each.about) == (what, about))
    return next(found, Proposal(what, about, since))


def proposals_after(wishes: tuple[Proposal, ...], body: Data, seq: int) -> tuple[Proposal, ...]:
    """The proposals after entry `seq`, a yes or no to one, perhaps a new one. Raises BadInput for an answer that
    changes nothing, or that names another proposal."""
    wish = proposal_of(wishes, body["what"], body["about"], seq)
    if body.get("since") not in (None, wish.since):
        raise BadInput("stale")
    others = tuple([each for each in wishes if each is not wish])
    if not body["yes"] and wish.yes:
        return others
    if not body["yes"] or body["seat"] in wish.yes:
        raise BadInput("vote-changes-nothing")
    return (*others, replace(wish, yes=(*wish.yes, body["seat"]), asked=frozenset(body["asked"])))


def completed_proposal(wishes: tuple[Proposal, ...], body: Data, seq: int) -> Proposal | None:
    """The proposal that an answer, entry `seq`, completes, if it is one carried out at once (`AT_ONCE`); else None.
    Raises BadInput as `proposals_after` does."""
    wish = proposal_of(proposals_after(wishes, body, seq), body["what"], body["about"])
    return wish if wish.agreed and wish.what in AT_ONCE else None


def refusal(wish: Proposal, seat: Seat) -> Data:
    """The entry by which a seat says no to a proposal."""
    return {"seat": seat, "what": wish.what, "about": wish.about, "yes": False, "asked": []}
