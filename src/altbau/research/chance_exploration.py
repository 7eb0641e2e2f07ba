"""Games as trees with explicit chance nodes; the information set of a seat is identified by all that it has observed.

Nodes (`TreeNode`) are immutable; an action or an outcome of chance leads to a new one.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from altbau.core.engine.chance import ChanceProbe, Outcome, Script, ScriptedChance, UnansweredError
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.rng import Rng, seeded
from altbau.lab.view_tracking import TrackedState
from altbau.research.environment_spec import EnvironmentSpec

SHUFFLER: Final = seeded(0)  # orders unseen cards arbitrarily; the chance node that reveals a card determines it
IMAGINED: Final = b"imagined"  # the history of a seat whose cards are imagined


class EventHistory:
    """A history as a linked list of events and actions, from which each seat's observations are derived."""

    __slots__ = ("before", "chooser", "digests", "event")

    def __init__(self, before: "EventHistory | None", event: tuple[int, ...], chooser: Seat = NOBODY) -> None:
        self.before = before
        self.event = event
        self.chooser = chooser  # the seat of an action; NOBODY for an event
        self.digests: dict[Seat, bytes] = {}

    def digest(self, setting: EnvironmentSpec, seat: Seat) -> bytes:
        """A hash of all events as a seat saw them, and of its actions (SHA-256, perfect recall)."""
        unknown: list[EventHistory] = []
        at: EventHistory | None = self
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


class TreeNode:
    """A node of the tree: a decision, a chance node, or the end of a game.

    over: whether the game has ended or is cut off
    asked: the seat that decides; NOBODY at a chance node and at the end
    """

    __slots__ = ("_known", "action", "answers", "asked", "outcomes", "over", "setting", "table", "told")

    def __init__(
        self,
        setting: EnvironmentSpec,
        table: TrackedState | None,
        told: EventHistory | None,
        action: Action | None = None,
        answers: tuple[Outcome, ...] = (),
        outcomes: Sequence[Outcome] = (),
    ) -> None:
        self.setting = setting
        self.table = table  # at a chance node that before the last action; None before the deal
        self.told = told
        self.action = action  # at a chance node: the last action
        self.answers = answers  # at a chance node: the outcomes since that action
        self.outcomes = outcomes  # at a chance node: the possible outcomes
        self.over: bool = table is not None and not outcomes and setting.over(table)
        self.asked: Seat = NOBODY if table is None or outcomes or self.over else table.asked
        self._known: dict[Seat, str] = {}

    def __deepcopy__(self, memo: Mapping[int, object]) -> "TreeNode":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        told = {seat: self._digest(seat) for seat in self.setting.seats()} if self.told else None
        return _kept, (self.setting, self.table, told, self.action, self.answers, self.outcomes)

    @property
    def known_table(self) -> TrackedState:
        """The table, once it has been dealt."""
        assert self.table
        return self.table

    def after_action(self, action: Action) -> "TreeNode":
        """The node after an action."""
        told = EventHistory(self.told, (action,), self.asked)
        return _reached(TreeNode(self.setting, self.table, told, action))

    def after_outcome(self, outcome: Outcome) -> "TreeNode":
        """The node after an outcome of chance."""
        return _reached(TreeNode(self.setting, self.table, self.told, self.action, (*self.answers, outcome)))

    def draw_chance(self, rng: Rng) -> "TreeNode":
        """The next decision or end after a chance node, with all outcomes until then drawn by `rng`."""
        if self.table is None:
            table = self.setting.dealt_by(rng.copy())
            return TreeNode(self.setting, _resting(table), _telling(self.told, table.state.events))
        table = self.table.copy()
        table.state.chance = rng.copy()
        assert self.action is not None
        events = table.apply(self.action)
        return TreeNode(self.setting, _resting(table), _telling(self.told, events))

    def imagine(self, seat: Seat, rng: Rng) -> "TreeNode":
        """A node in the same information set of a seat, with what the seat can't know drawn anew."""
        table = self.known_table
        twin = table.copy()
        twin.state = table.module.determinize(table.view(seat), rng)
        told = _known_to({each: self._digest(seat) if each == seat else IMAGINED for each in self.setting.seats()})
        return TreeNode(self.setting, _resting(twin), told)

    def _digest(self, seat: Seat) -> bytes:
        return self.told.digest(self.setting, seat) if self.told else b""

    def information(self, seat: Seat) -> str:
        """The information state of a seat as a string: equal for two nodes if and only if the seat has observed and
        chosen the same and has the same view."""
        if self.table is None:
            return ""
        if seat not in self._known:
            seen = repr((self._key(self.table.view(seat)), self.outcomes != ())).encode()
            self._known[seat] = f"{self.setting.agents[seat]} {sha256(self._digest(seat) + seen).hexdigest()[:32]}"
        return self._known[seat]

    def _key(self, view: Any) -> tuple[object, ...]:
        """The content of a view, without the edition, which is constant."""
        return tuple(each for each in view.key() if each is not view.edition)


def root(setting: EnvironmentSpec) -> TreeNode:
    """The root of the tree, before the deal: a chance node for the deal and who begins."""
    if openings := setting.openings():
        return TreeNode(setting, None, None, outcomes=openings)
    return _reached(TreeNode(setting, None, None))


def _reached(moment: TreeNode) -> TreeNode:
    """The node that the game reaches with the outcomes so far: the next decision or end, or a chance node."""
    script = Script()
    for outcome in moment.answers:
        script.add(outcome)
    source = ScriptedChance(script, ChanceProbe(SHUFFLER.copy()))
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
        return TreeNode(moment.setting, moment.table, moment.told, moment.action, moment.answers, fork.outcomes)
    return TreeNode(moment.setting, _resting(table), _telling(moment.told, events))


def _resting(table: TrackedState) -> TrackedState:
    """The table with its random source replaced, so that it does not depend on how it was reached."""
    table.state.chance = SHUFFLER.copy()
    return table


def _known_to(digests: dict[Seat, bytes]) -> EventHistory:
    """A history that is known only by the digest of each seat."""
    told = EventHistory(None, ())
    told.digests = digests
    return told


def _kept(
    setting: EnvironmentSpec,
    table: TrackedState | None,
    told: dict[Seat, bytes] | None,
    action: Action | None,
    answers: tuple[Outcome, ...],
    outcomes: Sequence[Outcome],
) -> TreeNode:
    """A node that was pickled."""
    return TreeNode(setting, table, None if told is None else _known_to(told), action, answers, outcomes)


def _telling(before: EventHistory | None, events: Sequence[tuple[int, ...]]) -> EventHistory | None:
    """The history `before` with these events added."""
    for event in events:
        before = EventHistory(before, event)
    return before
