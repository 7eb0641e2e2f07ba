"""Matches: several games with a running total, a fixed number or until a player reaches a target (R207, R208)."""

from collections.abc import Mapping, Sequence
from copy import deepcopy

from altbau.core.data import Data, HouseRules
from altbau.core.engine.ids import Seat, by_seat, seats
from altbau.core.engine.options import OptionValue
from altbau.core.engine.ranking import places_by, rank_resigned
from altbau.core.engine.rng import BY_NUMBER, commitment, derive_seed
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION
from altbau.play.game import Game

MOST_GAMES = 100
HIGHEST_TARGET = 10_000


class Match:
    """Games one after another between the same players; each begins with the starting money (Q215).

    >>> match = Match("wucherer-1997", players=2, seed=7, target=75)
    >>> match.number, match.totals, match.over
    (1, [0, 0], False)
    """

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        *,
        players: int,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        cards: Mapping[str, Mapping[str, int]] | None = None,
        house: HouseRules | None = None,
        games: int | None = None,
        target: int | None = None,
        by_number: bool = False,
    ) -> None:
        """Deal the first game; without `games` and `target` it is the only one. Raises BadInput.

        `seed` is the match's secret, from which the seeds of its games are derived; a single game uses it directly.
        `by_number` is as in `Game.new`.
        """
        if games is not None and target is not None:
            raise BadInput("match-games-or-target")
        for name, value, most in (("games", games, MOST_GAMES), ("target", target, HIGHEST_TARGET)):
            if value is not None and (isinstance(value, bool) or not 1 <= value <= most):
                raise BadInput("number-not-in-range", place=name, value=value, least=1, most=most)
        self.games = 1 if games is None and target is None else games
        self.target = target
        self.seed = seed
        self.options = dict(options or {})
        self.game = Game.new(
            edition, players=players, seed=self.seed_of(1), options=self.options, cards=cards, house=house,
            by_number=by_number,
        )  # fmt: skip
        self.first: int = self.game.state.turn  # the seat that began the match
        self.resigned: tuple[Seat, ...] = ()  # seats that have resigned this game, in order
        self.older_seeds: list[int] = []  # of the parts of this game that were played under older rules
        self.results: list[list[int]] = []  # by earlier game, the money that counts for each player
        self._earlier: list[tuple[int, ...]] = []  # the log of the earlier games
        self._records: list[Data] = []  # of the earlier games; only the seed if a game can't be replayed

    @classmethod
    def going_on(
        cls,
        game: Game,
        *,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        games: int | None = None,
        target: int | None = None,
        first: int = 0,
        results: Sequence[Sequence[int]] = (),
        seeds: Sequence[int] = (),
    ) -> "Match":
        """A match with `game` as its current game, which may have begun with a position; `first` is the seat that began
        the match.

        Of the earlier games only the `results` (money that counts, by player) and the `seeds` are known. `seed` and
        `options` are those of the match.
        """
        match = cls(
            game.edition, players=game.players, seed=seed, options=options, cards=game.cards, house=game.house,
            games=games, target=target,
        )  # fmt: skip
        match.game = game
        match.first = first
        match.results = [list(result) for result in results]
        match._records = [{"seed": dealt} for dealt in seeds]
        return match

    @property
    def number(self) -> int:
        """The number of the current game, from 1."""
        return len(self.results) + 1

    def seed_of(self, number: int) -> int:
        """The seed of a game by its number, from 1: derived from the match's, or equal to it for a single game."""
        return self.seed if self.games == 1 else derive_seed(self.seed, number)

    def commitment(self, number: int) -> str:
        """The commitment (hash) to the seed of a game by its number, from 1; also for the next game."""
        return commitment(self.dealt[number - 1] if number <= self.number else self.seed_of(number))

    def told_seed(self, number: int) -> int | None:
        """The seed of a game by its number, from 1; None if it is secret, as the game is not over."""
        return self.dealt[number - 1] if 1 <= number < self.number + self.game.over else None

    @property
    def dealt(self) -> list[int]:
        """The seeds of the games so far."""
        return [*[each["seed"] for each in self._records], self.game.seed]

    @property
    def log(self) -> list[tuple[int, ...]]:
        """The events of all games."""
        return self._earlier + self.game.log

    @property
    def log_length(self) -> int:
        """The number of events of all games."""
        return len(self._earlier) + self.game.log_length

    def log_from(self, first: int) -> list[tuple[int, ...]]:
        """The events from number `first` on; fast if these are of the current game."""
        earlier = len(self._earlier)
        return self.game.log_from(first - earlier) if first >= earlier else self.log[first:]

    @property
    def scores(self) -> list[int]:
        """The current score of each player, in money."""
        return list(self.game.module.scores(self.game.state))

    @property
    def places(self) -> list[int]:
        """The place of each player in the current game; players who have resigned are behind all others."""
        return rank_resigned(self.game.module.places(self.game.state), self.resigned)

    @property
    def game_winners(self) -> list[Seat]:
        """The seats in first place of the current game; empty before it is over."""
        return [seat for seat, place in by_seat(self.places) if place == 1] if self.game.over else []

    @property
    def _result(self) -> list[int]:
        """What the current game counts for each player: the score, or 0 after resigning."""
        return [0 if seat in self.resigned else coins for seat, coins in by_seat(self.scores)]

    @property
    def totals(self) -> list[int]:
        """The sum of each player's scores in finished games, without those that the player resigned."""
        results = [*self.results, self._result] if self.game.over else self.results
        return [sum(result[seat] for result in results) for seat in range(self.game.players)]

    @property
    def over(self) -> bool:
        """Whether the match is over: the agreed number of games is played, or a player has reached the target after a
        game."""
        if not self.game.over:
            return False
        return self.number >= self.games if self.games else max(self.totals) >= (self.target or 0)

    @property
    def winners(self) -> list[Seat]:
        """The seats in first place (Q214); empty before the match is over."""
        return [seat for seat, place in by_seat(self.standing) if place == 1] if self.over else []

    @property
    def standing(self) -> list[int]:
        """The place of each player: by the totals (Q214), or in the only game."""
        return self.places if self.games == 1 else places_by(self.totals)

    def resign(self, seat: int) -> None:
        """Resign the current game for a player. The game continues; the caller lets a bot play the seat. Raises
        BadInput."""
        if self.game.over:
            raise BadInput("game-over")
        if seat not in seats(self.game.players) or seat in self.game.module.out(self.game.state):
            raise BadInput("out-of-game")
        if seat in self.resigned:
            raise BadInput("has-resigned")
        self.resigned = (*self.resigned, Seat(seat))

    def next_game(self) -> None:
        """Deal the next game. Raises BadInput while a game is running, and when the match is over."""
        if not self.game.over or self.over:
            raise BadInput("no-next-game")
        game, number = self.game, self.number + 1
        following = Game.new(
            game.edition, players=game.players, seed=self.seed_of(number), options=self.options_of(number),
            cards=game.cards, house=game.house, by_number=game.by_number,
        )  # fmt: skip
        self._earlier = self.log
        self._records = [*self._records, self._record()]
        self.results = [*self.results, self._result]
        self.game, self.resigned, self.older_seeds = following, (), []

    def options_of(self, number: int) -> dict[str, OptionValue]:
        """The options of a game by its number, from 1; a chosen starter is for the first game only (Q216)."""
        if number == 1:
            return dict(self.options)
        options = {name: value for name, value in self.options.items() if name != "starter"}
        if self.game.state.edition.deal_rotates:
            options["starter"] = SEAT_NAMES[(self.first + number - 1) % self.game.players]
        return options

    def finished(self, number: int) -> Game:
        """A finished game by its number, from 1. Raises BadInput if it is not over, or was played under older rules."""
        self.check_finished(number)
        return self.game if number == self.number else Game.load(self._records[number - 1])

    def check_finished(self, number: int) -> None:
        """Raises BadInput if a game is not over, or was played under older rules."""
        if self.told_seed(number) is None:
            raise BadInput("cards-hidden")
        if number < self.number and "actions" not in self._records[number - 1]:
            raise BadInput("played-under-older-rules")

    def copy(self) -> "Match":
        """An independent match in the same state."""
        return self.with_game(self.game.copy())

    def with_game(self, game: Game) -> "Match":
        """A copy of the match with another state of its current game."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.game = game
        return twin

    __copy__ = copy

    def _repr_svg_(self) -> str | None:
        return self.game._repr_svg_()

    def __repr__(self) -> str:
        goal = f"of {self.games}" if self.games else f"up to {self.target}"
        return f"<Match {goal}, game {self.number}: {self.game!r}>"

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    # --- saving -------------------------------------------------------------------------------------------------

    def _record(self) -> Data:
        """The record of the current game, with the seats that have resigned it."""
        return self.game.record() | {"resigned": [SEAT_NAMES[seat] for seat in self.resigned]}

    def record(self) -> dict[str, object]:
        """The whole match as JSON-compatible data, with the record of each game and the seats that resigned it."""
        return {
            "games": self.games,
            "target": self.target,
            "seed": self.seed,
            "options": dict(self.options),
            "first": SEAT_NAMES[self.first],
            "results": deepcopy(self.results),
            "records": [*deepcopy(self._records), self._record()],
        }

    @classmethod
    def _recorded(cls, record: Data, unknown: list[Data], first: Data) -> "Match":
        """A recorded match at its first game that can be replayed; of the `unknown` games before only the seeds are
        known."""
        if "position" in first or unknown:
            return cls.going_on(
                Game.load(first), seed=record["seed"], options=record["options"], games=record["games"],
                target=record["target"], first=SEAT_NAMES.index(record["first"]),
                results=record["results"][: len(unknown)], seeds=[each["seed"] for each in unknown],
            )  # fmt: skip
        return cls(
            first["edition"], players=first["players"], seed=record["seed"], options=record["options"],
            cards=first["cards"], house=first.get("house"), games=record["games"], target=record["target"],
            by_number=first.get(BY_NUMBER, False),
        )  # fmt: skip

    @classmethod
    def load(cls, record: Mapping[str, object]) -> "Match":
        """Replay a recorded match and verify its checksums. Raises BadInput."""
        try:
            data: Data = dict(record)
            records = data["records"]
            unknown = [each for each in records if "actions" not in each]
            known = records[len(unknown) :]
            match = cls._recorded(data, unknown, known[0])
            seeds = [None if "position" in each else each["seed"] for each in known]
        except BadInput:
            raise
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            raise BadInput("malformed-save", problem=str(error)) from None
        for number, each in enumerate(known):
            if number:
                match.next_game()
            if seeds[number] not in (None, match.game.seed):
                raise BadInput("save-checksum", number=number)
            match.game = Game.load(each)
            for letter in each.get("resigned", ()):
                match.resigned = (*match.resigned, Seat(SEAT_NAMES.index(letter)))
        return match
