"""Questions with their trees of choices, and what sentences tell of, as the page reads them."""

from collections.abc import Iterable, Iterator, Sequence

from altbau.core import wire
from altbau.core.choices import Blocked, Choice, Sums
from altbau.core.game import AnyGame
from altbau.core.ids import NOBODY, Action
from altbau.core.state import AnyEdition
from altbau.core.vocabulary import SEAT_NAMES


class Teller:
    """Says the numbers of a game in messages, with the names of an edition. Two are equal that say everything alike, as
    of editions of one key."""

    def __init__(self, game: AnyGame, edition: AnyEdition) -> None:
        self.game = game
        self.edition = edition

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Teller) and (self.game, self.edition.key) == (other.game, other.edition.key)

    def __hash__(self) -> int:
        return hash(self.edition.key)

    def question(
        self,
        asked: tuple[int, ...],
        choices: list[Choice],
        blocked: list[Blocked],
        sums: Sums | None = None,
    ) -> wire.Question:
        """A question with the choices that the viewer has."""
        kind = self.game.QUESTIONS[asked[0]]
        auto_passable = self.game.AUTO_PASSABLE if kind.reaction else ()
        return wire.Question(
            name=kind.name,
            args=self.arguments(kind.args, asked[1:]),
            begins=kind.begins,
            reaction=kind.reaction,
            auto_passable=[self.token(each.action) for each in choices if each.action in auto_passable],
            choices=self.choices(choices, asked[0]),
            blocked=self.blocked(blocked, asked[0]),
            sums=wire.Range(least=sums.least, most=sums.most) if sums else None,
        )

    def choices(self, found: list[Choice], question: int) -> list[wire.Choice]:
        """The tree of what is possible in answer to a question."""
        return [
            wire.Choice(
                token=self.token(each.action),
                type=self.game.kind(each.action, question),
                minor=each.action in self.game.MINOR,
                asks=self.asked(each.asks) if each.asks else None,
                next=self.choices(each.next, each.asks[0] if each.asks else question),
                blocked=self.blocked(each.blocked, each.asks[0] if each.asks else question),
            )
            for each in found
        ]

    def blocked(self, found: list[Blocked], question: int) -> list[wire.Blocked]:
        """What is not possible in answer to it, with reasons."""
        return [
            wire.Blocked(
                token=self.token(each.action),
                type=self.game.kind(each.action, question),
                reason=self.game.REFUSALS[each.refusal][0],
                rule=self.game.REFUSALS[each.refusal][1],
            )
            for each in found
        ]

    def asked(self, question: tuple[int, ...]) -> wire.Asked:
        """A question in words."""
        kind = self.game.QUESTIONS[question[0]]
        return wire.Asked(name=kind.name, args=self.arguments(kind.args, question[1:]))

    def arguments(self, specs: Iterable[str], values: tuple[int, ...]) -> wire.Arguments:
        """The arguments of an event or a question by name; of trades both sides, of calculations nothing."""
        return dict(self.each_argument(specs, values))

    def each_argument(self, specs: Iterable[str], values: tuple[int, ...]) -> Iterator[tuple[str, wire.Argument]]:
        """Each argument with its name."""
        for index, spec in enumerate(specs):
            name, _, sort = spec.partition(":")
            if sort == "goods":
                middle = values.index(0, index)
                yield "given", self.goods(values[index:middle])
                yield "asked", self.goods(values[middle + 1 :])
            elif sort == "seats":
                yield name, wire.Argument(type=sort, value=[seat(each) for each in values[index:]])
            elif sort == "seat":
                yield name, seat(values[index])
            elif sort in ("coins", "number"):
                yield name, wire.Argument(type=sort, value=values[index])
            elif sort != "items":
                yield name, self.game.argument(self.edition, sort, values[index])

    def goods(self, values: Sequence[int]) -> wire.Argument:
        """One side of a trade."""
        goods = [Action(each) for each in values]
        things = [wire.Argument(type=self.game.kind(each, 0), value=self.token(each)) for each in goods]
        return wire.Argument(type="goods", value=things)

    def items(self, specs: tuple[str, ...], values: tuple[int, ...]) -> list[wire.Item]:
        """The calculation behind an event that ends with one."""
        if specs and specs[-1].endswith(":items"):
            return self.game.items(self.edition, values[len(specs) - 1 :])
        return []

    def token(self, action: Action) -> str:
        """An action in the notation."""
        return self.game.token(self.edition, action)


def seat(number: int) -> wire.Argument:
    """A player, or nobody."""
    return wire.Argument(type="seat", value=None if number == NOBODY else SEAT_NAMES[number])
