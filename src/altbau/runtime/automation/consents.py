"""Proposals that need the consent of the players of a table (`table/seats/consent.py`): whose consent each needs, and
from when another person may be invited to a seat. The time to object runs while the table is in memory. It begins anew
after a restart, so that nobody loses time while the server was down."""

from altbau.core.data import Data
from altbau.core.engine.ids import Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import live
from altbau.errors import BadInput
from altbau.runtime.home import monotonic
from altbau.runtime.live_table import LiveTable
from altbau.table.seats import consent
from altbau.table.seats.access import check_host
from altbau.table.seats.consent import Proposal, proposal_of
from altbau.table.timing.schedule import COMPANY
from altbau.table.view.rights import playing_seats


class Consents:
    """The proposals (wishes) of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def note_change(self, now: float) -> None:
        """Note from when each agreed wish holds."""
        showing = self.table.showing
        agreed = [each for each in self.table.log.seating.wishes if each.agreed]
        showing.holds = {each: showing.holds.get(each, now + consent.OBJECTING) for each in agreed}

    def entry(self, seat: Seat, wanted: live.Agree) -> Data:
        """The entry for a player's yes or no. Raises BadInput."""
        about = self._about(wanted)
        wish, person = proposal_of(self.table.log.seating.wishes, wanted.what, about), self.person(seat)
        asked = self._asked(wish, seat) if wanted.yes else []
        if (wish.yes or asked) and seat != about and person not in (*wish.asked, *asked):
            raise BadInput("not-asked-to-agree")
        found = {"seat": person, "what": wanted.what, "about": about, "yes": wanted.yes, "asked": asked}
        return found if wanted.since is None else found | {"since": wanted.since}

    def _about(self, wanted: live.Agree) -> Seat | None:
        """The seat that a wish is about, None for a pause. Raises BadInput."""
        if wanted.what == "pause":
            return None
        if wanted.what == "guest":
            return self._guest(wanted.seat)
        if wanted.seat is None or wanted.seat not in SEAT_NAMES[: len(self.table.seats)]:
            raise BadInput("unknown-seat", place=wanted.seat or "")
        return Seat(SEAT_NAMES.index(wanted.seat))

    def _asked(self, wish: Proposal, seat: Seat) -> list[Seat]:
        """The seats whose consent a wish needs, as a seat proposes it or agrees to it. Raises BadInput."""
        if wish.about is None:
            if self.table.log.game_over or self.table.log.seating.paused:
                raise BadInput("vote-changes-nothing")
            return self._there()
        if wish.what == "take-back":
            return self._asked_back(wish.about, seat, new=not wish.yes)
        asked = self._needed(wish.about)
        if wish.about not in self.table.showing.absent:
            raise BadInput("not-absent")
        if len(asked) < COMPANY:
            raise BadInput("nobody-agrees")
        if not wish.yes:
            check_host(self.table.keys.hosts, seat)
        return asked

    def _asked_back(self, about: Seat, seat: Seat, *, new: bool) -> list[Seat]:
        """The seats whose consent taking back a move needs: all others who play. Raises BadInput."""
        table, seating = self.table, self.table.log.seating
        if seating.paused:
            raise BadInput("paused")
        if new and seat != about:
            raise BadInput("not-asked-to-agree")
        if about in seating.sitting:
            raise BadInput("bot-sits-in")
        if refusal := table.game.why_not_take_back(about):
            raise BadInput(refusal)
        asked = {self.person(each) for each in playing_seats(table.log, table.seats, table.keys) if each != about}
        if not asked:
            raise BadInput("nobody-agrees")
        return sorted(asked)

    def check_agreed(self, about: Seat) -> None:
        """Raises BadInput unless another person may be invited to a seat that is taken: its person is absent, all have
        agreed, and the time to object is over."""
        showing, asked = self.table.showing, self._needed(about)
        wish = proposal_of(self.table.log.seating.wishes, "guest", about)
        agreed = len(asked) >= COMPANY and set(asked).issubset(wish.yes) and about in showing.absent
        if not agreed or showing.holds.get(wish, float("inf")) > monotonic():
            raise BadInput("not-agreed")

    def person(self, seat: Seat) -> Seat:
        """The first seat of the person of a seat: all seats of kind `human` play at one device and count as one
        person."""
        kinds = [each.kind for each in self.table.seats]
        return Seat(kinds.index("human")) if kinds[seat] == "human" else seat

    def _guest(self, letter: str | None) -> Seat:
        """The seat of a guest who has joined. Raises BadInput."""
        for seat, each in by_seat(self.table.seats):
            if SEAT_NAMES[seat] == letter and each.kind == "link" and self.table.keys.is_taken(seat):
                return seat
        raise BadInput("no-guest")

    def _needed(self, about: Seat) -> list[Seat]:
        """The seats whose consent inviting another person needs: those of the host and of every other person."""
        seats, taken = self.table.seats, self.table.keys.is_taken
        people = (seat for seat, each in by_seat(seats) if not each.bot and taken(seat) and seat != about)
        return sorted({self.person(seat) for seat in people})

    def _there(self) -> list[Seat]:
        """The seats of people who are present and play; several at one device count as the first."""
        table, taken = self.table, self.table.keys.is_taken
        people = (seat for seat, each in by_seat(table.seats) if not each.bot and taken(seat))
        gone = {*table.showing.absent, *table.log.seating.sitting, *table.log.out}
        return sorted({self.person(seat) for seat in people if seat not in gone})
