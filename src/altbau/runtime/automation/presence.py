"""The absence of people at a table (`table/seats/absence.py`). All see it, and a bot sits in without a vote if the
table was started so. Presence is kept in memory: after a restart everybody counts as just gone."""

import asyncio
from collections.abc import Collection
from functools import partial
from math import inf
from typing import Final

from altbau.core.data import Data
from altbau.core.engine.ids import Seat, by_seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import live
from altbau.errors import BadInput
from altbau.runtime.automation.consents import Consents
from altbau.runtime.automation.host_succession import Act, HostSuccession
from altbau.runtime.home import Gone, monotonic
from altbau.runtime.live_table import LiveTable
from altbau.runtime.observers import Observer
from altbau.table.seats.absence import SILENT, Absence, Absences, votes_needed
from altbau.table.seats.consent import refusal
from altbau.table.timing.clocks import at_leisure
from altbau.table.timing.schedule import COMPANY

RETRY = 3.0  # seconds until the next try after a failure
TOLD: Final = SILENT / 3  # at most one sign of life of a seat is sent to other processes in so many seconds


class Presence(Observer):
    """The absences of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.consents = Consents(table)
        self._leading = HostSuccession(table)
        self._people = [number for number, seat in by_seat(table.seats) if not seat.bot]
        self._absences = Absences(self._people, monotonic())
        self._online: frozenset[Seat] | None = None  # at the last change, with the state of the question then
        self._question: AnyState | None = None
        self._paused = False
        self._told: dict[Seat, float] = {}  # when a sign of life was last sent to other processes
        self._alarm: tuple[float, asyncio.Handle] | None = None  # when; a browser's event loop does not keep that
        self._writing: asyncio.Task[None] | None = None

    def note_change(self) -> None:
        """Compute who is absent now, send it to all clients if it changed, and set a timer for the next change."""
        table = self.table
        if len(self._people) < COMPANY:
            return
        moment = monotonic()
        if self._paused != table.log.seating.paused:
            self._paused, self._online, self._question = table.log.seating.paused, None, None
            self._absences = Absences(self._people, moment)  # time in a pause does not count
        if table.showing.online is not self._online:
            self._online = table.showing.online
            self._absences.there([seat for seat in self._people if table.showing.is_there(seat)], moment)
        state = table.log.game.state
        if state is not self._question:
            self._question = state  # silence counts in no window, and at no table with clocks
            self._absences.asks(None if table.log.clocks else at_leisure(state), moment)
        self.consents.note_change(moment)
        nobody_plays = self._nobody_plays()
        absent = {} if nobody_plays else self._absent(moment)
        self._look_again(None if nobody_plays else self._due(moment))
        if absent != table.showing.absent:
            table.showing.absent = absent
            table.audience.publish()
            table.observers.notify()
        self._settle()

    def idle(self) -> bool:
        """Whether nothing is being written."""
        return self._writing is None

    def stop(self) -> None:
        """Stop the timer, and what is being written."""
        self._look_again(None)
        if self._writing:
            self._writing.cancel()

    def note_sign_of_life(self, seat: Seat) -> None:
        """A player has sent something to this process; other processes are notified now and then."""
        if self.table.home.shared and self.table.sharing.matters_elsewhere:
            moment = monotonic()
            if moment >= self._told.get(seat, -inf) + TOLD:
                self._told[seat] = moment
                self.table.home.tell_acted(self.table.id, seat)
        self.learn_acted(seat)

    def learn_acted(self, seat: Seat) -> None:
        """A player has sent something, to whichever process."""
        known = self._returned(seat)
        self._absences.note_sign_of_life(seat, monotonic())
        if not known:
            self.note_change()

    def vote(self, seat: Seat, vote: live.Vote) -> Data:
        """The entry for a vote for a bot in the seat of an absent person. Raises BadInput."""
        absent = self.table.showing.absent
        about = next((each for each in absent if SEAT_NAMES[each] == vote.seat), None)
        if about is None:
            raise BadInput("not-absent")
        by = self.consents.person(seat)
        return {"seat": by, "about": about, "yes": vote.yes, "needed": absent[about].needed}

    def _absent(self, moment: float) -> dict[Seat, Absence]:
        """The absences at a game that is running, by seat."""
        found = {seat: since for seat, since in self._absences.absent(moment).items() if seat not in self.table.log.out}
        if not found:
            return {}
        left = {seat: self.consents.person(seat) for seat in self._left(found)}
        return {seat: Absence(since, votes_needed(seat, left)) for seat, since in found.items()}

    def _left(self, absent: Collection[Seat]) -> list[Seat]:
        """The seats of people who have joined and still play."""
        gone = {*absent, *self.table.log.seating.sitting, *self.table.log.out}
        return [seat for seat in self._people if seat not in gone and self.table.keys.is_taken(seat)]

    def _nobody_plays(self) -> bool:
        """Whether absences do not count: nobody is waited for, or the table is by correspondence, where everybody has
        until a clock runs out."""
        table = self.table
        return table.log.game_over or table.log.closed or table.log.seating.paused or table.about.by_correspondence

    def _due(self, moment: float) -> float | None:
        """When the next change comes if nothing happens before."""
        absent, leading = self._absences.due(moment), self._leading.seconds()
        return min([each for each in (absent, leading and moment + leading) if each is not None], default=None)

    def _look_again(self, moment: float | None) -> None:
        """Set the timer to a moment, unless it is due before; None stops it."""
        if self._alarm and (moment is None or moment < self._alarm[0]):
            self._alarm[1].cancel()
            self._alarm = None
        if self._alarm is None and moment is not None:
            self._alarm = moment, asyncio.get_running_loop().call_at(moment, self._is_time)

    def _is_time(self) -> None:
        self._alarm = None
        self.note_change()

    def _settle(self) -> None:
        """Write the next entry that follows by itself, one at a time."""
        if self._writing is None and (act := self._follows()):
            self._writing = asyncio.create_task(self._write(act))

    def _follows(self) -> Act | None:
        """What follows by itself: a person who has returned ends the votes for a bot, and refuses another guest in the
        seat; a bot sits in for an absent person, if the table was started so and somebody is left; or what an absent
        host requires (`host_succession.py`)."""
        table, seating = self.table, self.table.log.seating
        if table.log.closed or not table.sharing.drives:
            return None
        for seat in filter(self._returned, seating.wanted):
            return partial(table.drive, "back", {"seat": seat})
        for wish in seating.wishes:
            if wish.what == "guest" and wish.about is not None and self._returned(wish.about):
                return partial(table.drive, "agree", refusal(wish, wish.about))
        absent = [seat for seat in table.showing.absent if seat not in seating.sitting]
        if table.about.sit_in and absent and self._left(table.showing.absent):
            return partial(table.drive, "sit-in", {"seat": absent[0]})
        return self._leading.follows(lambda: self._left(table.showing.absent), self._returned)

    def _returned(self, seat: Seat) -> bool:
        """Whether a person has given a sign of life since a restart or pause, and is not absent."""
        return seat in self._absences.heard and seat not in self.table.showing.absent

    async def _write(self, act: Act) -> None:
        """Do something that is stored; after a failure it is tried again."""
        try:
            await act()
        except Gone:
            return
        except BadInput as error:
            self.table.note("It could not be written who plays: %s", error, {})
            await asyncio.sleep(RETRY)
        finally:
            self._writing = None
        self.note_change()
