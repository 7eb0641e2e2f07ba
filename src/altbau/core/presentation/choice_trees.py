"""Converts questions with their trees of choices, and events, to messages for the page."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from altbau.core.engine.choices import Choice, IllegalAction, Sums
from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.state import AnyEdition
from altbau.core.engine.vocabulary import Remedy
from altbau.core.game import AnyGame
from altbau.core.messages import table
from altbau.core.text.arguments import arguments, items

REMEMBERED: Final = 10_000  # cached questions of an edition, some 100 bytes each, and log entries, some kilobytes each

encoder = msgspec.json.Encoder()


class Teller:
    """Converts a game's integers to messages, with the names of an edition. Leaves of choice trees and illegal actions
    recur in most messages, so their structs are cached and shared; they must not be modified."""

    def __init__(self, game: AnyGame, edition: AnyEdition) -> None:
        self.game = game
        self.edition = edition
        self._last: dict[tuple[Action, int], table.Choice] = {}  # by action and question
        self._blocked: dict[tuple[Action, Refusal, int], table.IllegalAction] = {}  # by action, refusal and question
        self._asked: dict[tuple[int, ...], table.BareQuestion] = {}
        self._entries: dict[tuple[int, ...], bytes] = {}  # by event, redacted for its reader
        self._latest: tuple[tuple[int, ...], bytes] = ((), b"")  # the last event and its entry

    def question(
        self,
        asked: tuple[int, ...],
        choices: list[Choice],
        blocked: list[IllegalAction],
        sums: Sums | None = None,
    ) -> table.Question:
        """A question with the viewer's choices."""
        kind = self.game.QUESTIONS[asked[0]]
        auto_passable = self.game.AUTO_PASSABLE if kind.reaction else ()
        said = self.bare_question(asked)
        return table.Question(
            name=said.name,
            args=said.args,
            begins=kind.begins,
            reaction=kind.reaction,
            auto_passable=[self.token(each.action) for each in choices if each.action in auto_passable],
            choices=self.choices(choices, asked[0]),
            blocked=self.illegal_actions(blocked, asked[0]),
            sums=self.range(sums),
        )

    def range(self, sums: Sums | None) -> table.Range | None:
        """A range of sums of money; the tokens of sums are numbers."""
        return table.Range(least=int(self.token(sums.least)), most=int(self.token(sums.most))) if sums else None

    def choices(self, found: list[Choice], question: int) -> list[table.Choice]:
        """The tree of legal actions in answer to a question."""
        return [self.going_on(each, question) if each.asks else self.last(each.action, question) for each in found]

    def going_on(self, choice: Choice, question: int) -> table.Choice:
        """An option with the options that follow it."""
        said = self.last(choice.action, question)
        return table.Choice(
            token=said.token,
            type=said.type,
            minor=said.minor,
            asks=self.bare_question(choice.asks),
            next=self.choices(choice.next, choice.asks[0]),
            sums=self.range(choice.sums),
        )

    def last(self, action: Action, question: int) -> table.Choice:
        """An option that ends a move."""
        said = self._last.get((action, question))
        if said is None:
            kind, minor = self.game.kind(action, question), action in self.game.MINOR
            said = self._last[action, question] = table.Choice(token=self.token(action), type=kind, minor=minor)
        return said

    def illegal_actions(self, found: list[IllegalAction], question: int) -> list[table.IllegalAction]:
        """The illegal actions in answer to a question, with reasons."""
        return [self.why_not(each, question) for each in found]

    def why_not(self, blocked: IllegalAction, question: int) -> table.IllegalAction:
        """An illegal action with its reason."""
        action, refusal = blocked.action, blocked.refusal
        said = self._blocked.get((action, refusal, question))
        if said is None:
            kind, (reason, rule) = self.game.kind(action, question), self.game.REFUSALS[refusal]
            said = table.IllegalAction(token=self.token(action), type=kind, reason=reason, rule=rule)
            self._blocked[action, refusal, question] = said
        return said

    def explain_actions(self, found: list[IllegalAction], question: int) -> list[table.IllegalAction]:
        """The illegal actions with reasons and remedies."""
        return [
            msgspec.structs.replace(self.why_not(each, question), remedy=self.remedy(each.remedy)) for each in found
        ]

    def remedy(self, remedy: Remedy) -> table.Remedy | None:
        """A remedy as a message; None for NO_REMEDY."""
        if not remedy:
            return None
        kind = self.game.REMEDIES[remedy[0]]
        return table.Remedy(name=kind.name, args=self.arguments(kind.args, remedy[1:]))

    def bare_question(self, question: tuple[int, ...]) -> table.BareQuestion:
        """A question without its choices."""
        said = self._asked.get(question)
        if said is None:
            if len(self._asked) >= REMEMBERED:
                self._asked.clear()
            kind = self.game.QUESTIONS[question[0]]
            said = self._asked[question] = table.BareQuestion(
                name=kind.name, args=self.arguments(kind.args, question[1:])
            )
        return said

    def entries(
        self, events: list[tuple[int, ...]], begun: int, viewer: Seat, marks: Mapping[int, table.StoodIn]
    ) -> list[bytes]:
        """Log entries as JSON, numbered from `begun`, as a viewer may read them. `marks` says, by number, who chose the
        move that begins there in the player's place. Encoded entries are cached, since all viewers get them."""
        found = []
        for number, event in enumerate(events, start=begun):
            by = stand_in_field(marks.get(number))
            found.append(b'{"number":%d%b%b' % (number, by, self.entry_json(self.game.redacted(event, viewer))))
        return found

    def entry_json(self, event: tuple[int, ...]) -> bytes:
        """The JSON of an event's entry after its number; cached."""
        latest, said = self._latest
        if event is latest:  # it is sent to all viewers of a table in succession
            return said
        known = self._entries.get(event)
        if known is None:
            if len(self._entries) >= REMEMBERED:
                self._entries.clear()
            known = self._entries[event] = self.entry(event)
        self._latest = event, known
        return known

    def entry(self, event: tuple[int, ...]) -> bytes:
        """The JSON of an event's entry after its number."""
        return encoder.encode(self.log_entry(0, event)).removeprefix(b'{"number":0')

    def log_entry(self, number: int, event: tuple[int, ...]) -> table.LogEntry:
        """An event as an entry of the log."""
        kind = self.game.EVENTS[event[0]]
        return table.LogEntry(
            number=number,
            name=kind.name,
            rules=list(kind.rules_of(event)),
            args=self.arguments(kind.args, event[1:]),
            items=items(self.game, self.edition, kind.args, event[1:]),
            begins=kind.begins,
            for_all=kind.for_all,
        )

    def arguments(self, specs: Iterable[str], values: tuple[int, ...]) -> table.Arguments:
        """The arguments of an event, a question or a reason."""
        return arguments(self.game, self.edition, specs, values)

    def token(self, action: Action) -> str:
        """An action in the notation."""
        return self.game.token(self.edition, action)


def stand_in_field(by: table.StoodIn | None) -> bytes:
    """The JSON field `by` of a log entry, or nothing."""
    return b"" if by is None else b',"by":"%b"' % by.encode()


_tellers: Final[dict[str, Teller]] = {}


def teller(game: AnyGame, key: str) -> Teller:
    """The `Teller` of a game and an edition; cached by the edition's key, since options make no difference."""
    known = _tellers.get(key)
    if known is None or known.game is not game:
        known = _tellers[key] = Teller(game, game.EDITIONS[key])
    return known
