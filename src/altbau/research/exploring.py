"""Games as trees: chance asks instead of answering, and what a seat has been told identifies where it is.

Nothing here ever changes; a choice or an answer of chance leads to another `Moment`.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from altbau.core.engine.chance import Asked, Outcome, Script, Scripted, UnansweredError
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.rng import Rng, seeded
from altbau.lab.following import Followed
from altbau.research.setting import Setting

SHUFFLER: Final = seeded(0)  # lays cards that nobody has seen in any order, since each is asked for when it comes up
IMAGINED: Final = b"imagined"  # what somebody has been told whose cards are


class Told:
    """What was told to everybody, each as far as it may know it, and what was chosen: one thing after another."""

    __slots__ = ("before", "chooser", "digests", "event")

    def __init__(self, before: "Told | None", event: tuple[int, ...], chooser: Seat = NOBODY) -> None:
        self.before = before
        self.event = event
        self.chooser = chooser  # NOBODY where something has happened
        self.digests: dict[Seat, bytes] = {}

    def digest(self, setting: Setting, seat: Seat) -> bytes:
        """A number for all that a seat has been told and has chosen."""
        unknown: list[Told] = []
        at: Told | None = self
        while at is not None and seat not in at.digests:
            unknown.append(at)
            at = at.before
        found = at.digests[seat] if at else b""
        for each in reversed(unknown):
            if each.chooser == NOBODY:
                found = sha256(found + repr(setting.module.redacted(each.event, seat)).encode()).digest()
            elif each.chooser == seat:
                found = sha256(found + repr(each.event).encode()).digest()
            each.digests[seat] = found
        return found


class Moment:
    """A decision, a question to chance, or the end of a game.

    over: whether the game has ended or is cut off
    asked: who decides; NOBODY where chance is asked and at the end
    """

    __slots__ = ("_known", "action", "answers", "asked", "outcomes", "over", "setting", "table", "told")

    def __init__(
        self,
        setting: Setting,
        table: Followed | None,
        told: Told | None,
        action: Action | None = None,
        answers: tuple[Outcome, ...] = (),
        outcomes: Sequence[Outcome] = (),
    ) -> None:
        self.setting = setting
        self.table = table  # as it was when it was last decided; None before the deal
        self.told = told
        self.action = action  # what was decided, if chance is asked since
        self.answers = answers  # what it has answered since
        self.outcomes = outcomes  # what it can answer now
        self.over: bool = table is not None and not outcomes and setting.over(table)
        self.asked: Seat = NOBODY if table is None or outcomes or self.over else table.asked
        self._known: dict[Seat, str] = {}

    def __deepcopy__(self, memo: Mapping[int, object]) -> "Moment":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        told = {seat: self._digest(seat) for seat in self.setting.seats()} if self.told else None
        return _kept, (self.setting, self.table, told, self.action, self.answers, self.outcomes)

    @property
    def known_table(self) -> Followed:
        """The table, once it has been dealt."""
        assert self.table
        return self.table

    def decided(self, action: Action) -> "Moment":
        """What comes of a choice."""
        told = Told(self.told, (action,), self.asked)
        return _reached(Moment(self.setting, self.table, told, action))

    def answered(self, outcome: Outcome) -> "Moment":
        """What comes of an answer of chance."""
        return _reached(Moment(self.setting, self.table, self.told, self.action, (*self.answers, outcome)))

    def drawn(self, rng: Rng) -> "Moment":
        """What comes of it if `rng` answers now and until somebody decides."""
        if self.table is None:
            table = self.setting.dealt_by(rng.copy())
            return Moment(self.setting, _resting(table), _telling(self.told, table.state.events))
        table = self.table.copy()
        table.state.chance = rng.copy()
        assert self.action is not None
        events = table.apply(self.action)
        return Moment(self.setting, _resting(table), _telling(self.told, events))

    def imagined(self, seat: Seat, rng: Rng) -> "Moment":
        """A moment that is the same to a seat, with what it can't know drawn anew."""
        table = self.known_table
        twin = table.copy()
        twin.state = table.module.determinize(table.view(seat), rng)
        told = _known_to({each: self._digest(seat) if each == seat else IMAGINED for each in self.setting.seats()})
        return Moment(self.setting, _resting(twin), told)

    def _digest(self, seat: Seat) -> bytes:
        return self.told.digest(self.setting, seat) if self.told else b""

    def information(self, seat: Seat) -> str:
        """What a seat knows, as a string: the same for two moments just if it has been told the same, has chosen the
        same and sees the same."""
        if self.table is None:
            return ""
        if seat not in self._known:
            seen = repr((self._key(self.table.view(seat)), self.outcomes != ())).encode()
            self._known[seat] = f"{self.setting.agents[seat]} {sha256(self._digest(seat) + seen).hexdigest()[:32]}"
        return self._known[seat]

    def _key(self, view: Any) -> tuple[object, ...]:
        """All that a view tells, but for the rules, which never change."""
        return tuple(each for each in view.key() if each is not view.edition)


def root(setting: Setting) -> Moment:
    """Before the deal: chance has to say what is dealt, and who begins."""
    if openings := setting.openings():
        return Moment(setting, None, None, outcomes=openings)
    return _reached(Moment(setting, None, None))


def _reached(moment: Moment) -> Moment:
    """How far the game comes with what chance has answered."""
    script = Script()
    for outcome in moment.answers:
        script.add(outcome)
    source = Scripted(script, Asked(SHUFFLER.copy()))
    try:
        if moment.table is None:
            table = moment.setting.dealt_by(source)
            events = table.state.events[:]
        else:
            table = moment.table.copy()
            table.state.chance = source
            assert moment.action is not None
            events = table.apply(moment.action)
    except UnansweredError as fork:
        return Moment(moment.setting, moment.table, moment.told, moment.action, moment.answers, fork.outcomes)
    return Moment(moment.setting, _resting(table), _telling(moment.told, events))


def _resting(table: Followed) -> Followed:
    """A table of which nobody knows what chance will answer next."""
    table.state.chance = SHUFFLER.copy()
    return table


def _known_to(digests: dict[Seat, bytes]) -> Told:
    """The beginning of a story that everybody has heard before."""
    told = Told(None, ())
    told.digests = digests
    return told


def _kept(
    setting: Setting,
    table: Followed | None,
    told: dict[Seat, bytes] | None,
    action: Action | None,
    answers: tuple[Outcome, ...],
    outcomes: Sequence[Outcome],
) -> Moment:
    """A moment as it was kept."""
    return Moment(setting, table, None if told is None else _known_to(told), action, answers, outcomes)


def _telling(before: Told | None, events: Sequence[tuple[int, ...]]) -> Told | None:
    """What has been told with these events."""
    for event in events:
        before = Told(before, event)
    return before
