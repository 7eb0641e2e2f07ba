"""Who plays the seats of a table now: its bots, bots that sit in for people, and people who are present or away."""

from altbau.core.bots.bot import PROGRAM, AnyBot
from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.play.bots import make, own_seed, substitute
from altbau.runtime.bots import Program, Programs, ProgramSlot
from altbau.runtime.live_table import LiveTable
from altbau.table.seats.access import orders_of
from altbau.table.seats.substitution import Seating
from altbau.table.timing.schedule import COMPANY

SECRET_BITS = 128  # of a bot's own seed, which must reveal nothing of the deck


class Players:
    """The players of one table; `bots` are the bots that play now, by seat, each with its memory. A deal's bots are
    `forgetful` if they may have decided something elsewhere: in another process, or in this one before a restart."""

    def __init__(self, table: LiveTable, programs: Programs) -> None:
        self.bots: dict[Seat, AnyBot | Program] = {}
        self._table = table
        self._programs = programs
        self._seating: Seating | None = None  # by which `bots` was made last
        self.forgetful = table.about.deal is not None and table.seq > 0
        self.renew()

    def renew(self) -> None:
        """Have a bot for each bot's seat, and for each person for whom one sits in. A new bot knows what the view of
        its seat tells, and so what could be noticed before; it gets nothing from the person."""
        programs = self._seated()
        drives = not (self._table.about.deal or programs) or self._table.sharing.drives
        if not drives and self._table.about.deal:
            self.forgetful = True
        for program in programs:
            if self._table.log.game_over:
                program.end(self._table.game)
            elif not drives:
                program.stop()
        if self._seating is self._table.log.seating:
            return
        self._seating = self._table.log.seating
        playing = {number: name for number, _ in by_seat(self._table.seats) if (name := self.bot_at(number))}
        for seat, name in playing.items():
            if seat not in self.bots:
                self.bots[seat] = self._made(seat, name)
        for seat in self.bots.keys() - playing.keys():
            del self.bots[seat]

    def _made(self, seat: Seat, name: str) -> AnyBot | Program:
        """A bot without memory; at all tables of a deal its seed is the same."""
        table = self._table
        seed = own_seed(table.log.match.seed, seat) if table.about.deal else table.home.chance.getrandbits(SECRET_BITS)
        if name.startswith(PROGRAM):
            return self._programs.seat(name.removeprefix(PROGRAM), ProgramSlot(table.id, seat, seed))
        return make(name, seed, table.game.edition)

    def _seated(self) -> list[Program]:
        """The programs among the bots."""
        return [each for each in self.bots.values() if isinstance(each, Program)]

    def prepare(self) -> None:
        """Let programs start before they are asked."""
        for program in self._seated():
            program.prepare(self._table.game, self._table.log.match.number)

    def stop(self) -> None:
        """Stop the programs."""
        for program in self._seated():
            program.stop()

    def begin_anew(self) -> None:
        """Reset the bots of a deal to their state at its beginning, except those that sit in."""
        for seat, player in by_seat(self._table.seats):
            if player.bot:
                self.bots[seat] = self._made(seat, player.bot)

    def bot_at(self, seat: Seat) -> str | None:
        """The name of the bot that plays a seat now; None for a person."""
        if seat in self._table.log.seating.sitting:
            return substitute(self._table.game.module)
        return self._table.seats[seat].bot

    def by(self, seat: Seat) -> Data:
        """The chooser for a seat, as part of an entry. A bot that sits in for a person gives no reason, as the hand is
        still the person's."""
        if seat in self._table.log.seating.sitting:
            return {"seat": seat, "by": "stand-in", "why": None}
        return {"seat": seat, "by": "bot" if self._table.seats[seat].bot else "person"}

    def away(self) -> bool:
        """Whether the person asked is not there or has long been silent, and has neither switched off all cards that
        could answer nor said an answer in advance, whatever is in hand. By correspondence nobody counts as there.
        Always False if one person plays alone."""
        table, showing, game = self._table, self._table.showing, self._table.log.game
        s, asked = game.state, game.state.asked
        if table.log.game_over or table.about.people < COMPANY or asked in self.bots:
            return False
        if self.said_in_advance():
            return False
        here = showing.is_there(asked) and asked not in showing.absent
        if here and not table.about.by_correspondence:
            return False
        cards = {game.module.token(s.edition, card) for card in s.stack.top.answers(s)}
        return not cards or not cards <= table.seats[asked].auto_pass

    def said_in_advance(self) -> bool:
        """Whether the person asked has said in advance what follows, legal or not."""
        table = self._table
        if not table.about.by_correspondence or table.log.game_over:
            return False
        return orders_of(table.seats, table.log.seating, table.game.state.asked).answers_now(table.game, table.log.done)

    def silence_counts(self, seat: Seat) -> bool:
        """Whether it counts that a person has not answered in time; the second time a bot sits in. With a clock it
        counts if the clock had time left when the question was put. In windows it counts if another person is there and
        waits; otherwise bots would get the seats once all have left. By correspondence windows never count."""
        table = self._table
        if table.log.timed != NOBODY:
            return not table.log.run_down
        if table.about.by_correspondence:
            return False
        others = [number for number, each in by_seat(table.seats) if not each.bot and number != seat]
        return any(table.showing.is_there(each) for each in others)
