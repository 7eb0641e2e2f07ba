"""What learners play: an edition in numbers, dealt again and again, and what its games come to.

>>> setting = Setting("landlord-2013", players=2)
>>> table = setting.deal(seed=7)
>>> [setting.encoding.actions[number] for number in setting.numbers(table)][:3]
['done', 'build', 'build-for']
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from altbau.core.engine.chance import Chance, Outcome
from altbau.core.engine.encoding import AnyEncoding
from altbau.core.engine.ids import NOBODY, Action, Seat, seats
from altbau.core.engine.options import check_players
from altbau.core.engine.rng import chance
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.game import AnyGame
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION, game_of
from altbau.lab.following import Followed

ROUNDS: Final = 100  # after which a game is cut off that has not come to an end; what everybody has then counts
MOST_PLAYERS: Final = 4


class Setting:
    """An edition, how many play it, and for how many rounds at most.

    encoding: what choices and views are as numbers
    agents: the letters of the seats
    """

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        players: int = 2,
        *,
        options: Mapping[str, bool | str | int] | None = None,
        rounds: int = ROUNDS,
    ) -> None:
        self.module: AnyGame = game_of(edition)
        limits = {option.name: rounds for option in self.module.options(edition) if option.rounds}
        self.edition = edition
        self.players = players
        self.options = {**limits, **(options or {})}
        self.rounds = rounds
        if rounds < 1:
            raise BadInput("bad-value", place="rounds", value=str(rounds), expected="1 …")
        check_players(players, 2, MOST_PLAYERS)
        self.rules: Any = self.module.configured(edition, players, self.options, {})
        encoding = self.module.encoding(self.rules, players)
        if encoding is None:
            raise BadInput("edition-without-numbers", edition=edition)
        self.encoding: AnyEncoding = encoding
        self.agents = list(SEAT_NAMES[:players])

    def __reduce__(self) -> tuple[object, ...]:
        return _setting, (self.edition, self.players, tuple(sorted(self.options.items())), self.rounds)

    def deal(self, seed: int) -> Followed:
        """A new game; the seed decides all that chance decides."""
        return self.dealt_by(chance(seed))

    def dealt_by(self, source: Chance) -> Followed:
        """The same, with whoever answers for chance."""
        return Followed(self.module.new_state(self.rules, self.players, source))

    def openings(self) -> Sequence[Outcome]:
        """What chance can answer first, where that is not left to the rules."""
        return ()

    def over(self, table: Followed) -> bool:
        """Whether a game has ended, or is cut off."""
        return table.asked == NOBODY or table.state.turns > self.rounds * self.players

    def numbers(self, table: Followed) -> list[int]:
        """What the seat asked can choose."""
        return self.encoding.numbers(table.view(table.asked))

    def play(self, table: Followed, number: int) -> list[tuple[int, ...]]:
        """Play what a number stands for; what has happened. Raises ValueError if it can't be chosen."""
        return table.apply(self.encoding.action(table.view(table.asked), number))

    def observe(self, table: Followed, seat: Seat) -> list[int]:
        """What a seat sees, in numbers."""
        return self.encoding.observe(table.view(seat))

    def returns(self, table: Followed) -> list[float]:
        """By seat what a game has come to: 1 for winning alone, as much less for all others that it adds up to 0; those
        who win together share."""
        places = self.module.places(table.state)
        share = 1 / places.count(1)
        return [((share if place == 1 else 0.0) * self.players - 1) / (self.players - 1) for place in places]

    def action(self, table: Followed, number: int) -> Action:
        """What a number stands for. Raises ValueError."""
        return self.encoding.action(table.view(table.asked), number)

    def seats(self) -> tuple[Seat, ...]:
        """All of them."""
        return seats(self.players)


@lru_cache(maxsize=16)
def _setting(edition: str, players: int, options: tuple[tuple[str, bool | str | int], ...], rounds: int) -> Setting:
    """The same again, not made anew for each table of it."""
    return Setting(edition, players, options=dict(options), rounds=rounds)
