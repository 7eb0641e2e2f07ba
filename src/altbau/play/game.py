"""The class `Game`: played by moves in the notation or by actions, and converted to and from text and records."""

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Self, TypeAlias, overload

from altbau.core import text
from altbau.core.bots.value import Value
from altbau.core.data import Data, HouseRules
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.options import OptionValue
from altbau.core.engine.rng import BY_NUMBER, chance, chance_by_number
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.document_format import dump_text
from altbau.core.notation.legal_moves import sums_of
from altbau.core.notation.position_reader import AS_OF, mapping
from altbau.errors import BadInput, IllegalMove, NotAsked
from altbau.games import DEFAULT_EDITION, game_of
from altbau.play import Progress, registered_analyser
from altbau.play.game_types import P_co, S_co, V_co
from altbau.play.history import GameHistory, SeatName
from altbau.play.observation import action_label, memory_after
from altbau.play.own_edition import load_own_edition
from altbau.play.text import moves
from altbau.play.text.annotations import Note
from altbau.play.text.current_position import read_start, seen_from, seen_move, start_of, write_position
from altbau.play.text.move_enumeration import whole_moves
from altbau.play.text.position import read_position
from altbau.play.text.transcript import read_named, read_transcript, write_transcript

if TYPE_CHECKING:
    from altbau.play.game_types import (
        GameAnalysis,
        MonopolyKey,
        MonopolyPageView,
        MonopolyState,
        MonopolyView,
        WuchererKey,
        WuchererPageView,
        WuchererState,
        WuchererView,
    )

Options: TypeAlias = Mapping[str, OptionValue] | None  # table options by name
CardValues: TypeAlias = Mapping[str, Mapping[str, int]] | None  # changed values of cards, by card


class Game(GameHistory[S_co, V_co, P_co]):
    """One game, from the deal or from a position.

    >>> game = Game.new("landlord-2013", players=2, seed=7)
    >>> game.phase, game.over
    ('play', False)
    """

    def __init__(
        self,
        edition: str,
        players: int,
        seed: int,
        options: Options = None,
        cards: CardValues = None,
        house: HouseRules | None = None,
        start: Mapping[str, object] | None = None,
        *,
        by_number: bool = False,
    ) -> None:
        self.edition = edition
        self.players = players
        self.seed = seed
        self.options = dict(options or {})
        self.cards = deepcopy(dict(cards or {}))
        self.house = deepcopy(dict(house or {}))
        self.by_number = by_number  # whether each throw and shuffle depends on its number only, not on who makes it
        self.start = start  # the initial position; None if the game begins with the deal
        super().__init__(self._dealt())

    @overload
    @classmethod
    def new(
        cls,
        edition: "WuchererKey" = ...,
        *,
        players: int,
        seed: int,
        options: Options = ...,
        cards: CardValues = ...,
        house: HouseRules | None = ...,
        by_number: bool = ...,
    ) -> "Game[WuchererState, WuchererView, WuchererPageView]": ...
    @overload
    @classmethod
    def new(
        cls,
        edition: "MonopolyKey",
        *,
        players: int,
        seed: int,
        options: Options = ...,
        cards: CardValues = ...,
        house: HouseRules | None = ...,
        by_number: bool = ...,
    ) -> "Game[MonopolyState, MonopolyView, MonopolyPageView]": ...
    @overload
    @classmethod
    def new(
        cls,
        edition: str | Path,
        *,
        players: int,
        seed: int,
        options: Options = ...,
        cards: CardValues = ...,
        house: HouseRules | None = ...,
        by_number: bool = ...,
    ) -> "Game": ...
    @classmethod
    def new(
        cls,
        edition: str | Path = DEFAULT_EDITION,
        *,
        players: int,
        seed: int,
        options: Options = None,
        cards: CardValues = None,
        house: HouseRules | None = None,
        by_number: bool = False,
    ) -> "Game":
        """Deal a new game; the seed determines all random events. A path is that of a file with an own edition, which
        is a printed one with its own `house` rules (docs/own-editions.md). `by_number` is for a deal that several
        tables play: the n-th throw and the n-th shuffle are then the same at each, whoever makes them. Raises BadInput,
        which names the bad argument."""
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise BadInput("seed-not-a-number", value=str(seed))
        if not isinstance(by_number, bool):
            raise BadInput("bad-value", place=BY_NUMBER, value=str(by_number), expected="true, false")
        if isinstance(edition, Path):
            own = load_own_edition(edition)
            edition, house = own.edition, own.house
        return cls(edition, players, seed, options, cards, house, by_number=by_number)

    @classmethod
    def from_position(cls, text: str, *, seed: int | None = None) -> "Game":
        """A game from a position in the notation, as typed or as `position` returns it; moves in its `script` are
        played.

        The seed determines all that the position leaves open and all later random events; it replaces a seed in the
        text. A position as seen by a seat (`seen_position`) also stops at a forced pass of the seat asked, whose hand
        is imagined. Raises BadInput, which names the bad part.
        """
        data, script = read_start(text)
        return cls._begun_and_played(data if seed is None else data | {"seed": seed}, script)

    @classmethod
    def _begun_and_played(cls, position: Data, script: list[tuple[int, str]]) -> "Game":
        """The same from a position as data, and the moves of its script."""
        seen = "seen-by" in position
        game = cls.begun(position)._after(script, "script", each_answer=seen)
        while game.must_pass and not seen:
            game.pass_()
        return game

    @classmethod
    def begun(cls, position: Mapping[str, object]) -> "Game":
        """The same from a position as data, without playing forced passes. Raises BadInput."""
        start: Data = {"edition": DEFAULT_EDITION, "seed": 0} | deepcopy(dict(position))
        players = read_position(start).players
        options, cards, house = (mapping(start.get(key), key) for key in ("options", "cards", "house"))
        return cls(start["edition"], players, start["seed"], options, cards, house, start)

    def _dealt(self) -> S_co:
        """The initial state of this game."""
        state: S_co
        if self.start is not None:
            state = read_position(self.start, stop_at_windows=True)
            return state
        module = game_of(self.edition)
        rules = module.configured(self.edition, self.players, self.options, self.cards, self.house)
        dealer = chance_by_number if self.by_number else chance
        state = module.new_state(rules, self.players, dealer(self.seed))
        return state

    # --- moves in the notation ------------------------------------------------------------------------------------

    @property
    def legal_actions(self) -> list[Action]:
        """The choices of the seat asked, as numbers for `play` and `describe`. Sums of money are one option, the last,
        represented by the least sum."""
        return list(self.state.legal_actions)

    @property
    def legal_tokens(self) -> list[str]:
        """The choices of the seat asked, in the notation. Sums of money (`sums`) are one option, the last, represented
        by the least sum."""
        return [self.module.token(self.state.edition, action) for action in self.legal_actions]

    @property
    def sums(self) -> range:
        """The sums of money that the seat asked can choose; empty if there are none. In a trade, one sum of the range
        may be illegal, as it would repeat a declined offer (Q312); `permits` tells."""
        return sums_of(self.state, partial(self.module.token, self.state.edition))

    @property
    def legal_moves(self) -> list[str]:
        """The moves of the seat asked, each as `move` takes it: `hacker B1.2`. Sums of money are as in `legal_tokens`.
        A move is complete, except where dice are thrown or cards are seen, and where something is composed step by
        step, such as a house or a trade: there the next question continues it."""
        if self.asked is None or self.must_pass:
            return self.legal_tokens
        view = self.page_view(self.asked)
        return list(whole_moves(view.choices, view.sums, partial(self.module.token, self.state.edition)))

    def describe(self, action: Action, language: str = "en") -> str:
        """A legal action of the seat asked in words, as a terminal shows it: `Bomb  (bomb)`. Raises BadInput."""
        text.check_language(language)
        if not self.permits(action):
            moves.refuse(self.state, self.state.asked, str(action), None)
        return action_label(self.state.edition, self.players, self.state.stack.top.prompt(self.state), action, language)

    def move(self, seat: SeatName | None, tokens: str) -> list[str]:
        """Play a path of tokens such as `hacker B1.2` of a seat, usually `asked`. Returns the words left over.

        If a word can't be played, the whole line is refused: raises NotAsked, IllegalMove or BadInput, and nothing has
        changed. But if dice were thrown or cards seen before that word, the moves until then are played, and the word
        and those after it are left over. A move out of turn must be complete, so that nobody waits for the rest.
        """
        trial, rest = self.moved(seat, tokens)
        self._become(trial)
        return rest

    def moved(self, seat: SeatName | None, tokens: str) -> tuple[Self, list[str]]:
        """The game after such a move, and the words left over; `self` does not change. Raises as `move` does."""
        if seat is None and self.over:  # as `asked` is then
            raise NotAsked("game-over")
        mover = self._known(seat)
        trial, rest = self._moved(mover, tokens)
        if trial.state.asked == mover and self.state.asked != mover and not trial.question_open:
            raise IllegalMove("unfinished-move", token=tokens)
        return trial, rest

    def _moved(self, seat: Seat, tokens: str) -> tuple[Self, list[str]]:
        """The game after a move or a part of one, and the words left over."""
        trial = self.copy()
        rest = moves.play_path(trial, seat, str(tokens))
        return trial, rest

    def _become(self, other: Self) -> None:
        self.__dict__.update(other.__dict__)

    # --- positions and transcripts --------------------------------------------------------------------------------

    def position(self) -> str:
        """The current position with all cards, as text. Inside a move it is the last position that can be written, with
        a script of the moves since."""
        return write_position(self._reached, *self._since())

    def _since(self) -> tuple[list[Action], int]:
        """The choices since the last position that can be written, and the number of forced passes after them."""
        since = self._actions.since(self._reached.actions)
        return since, self._silent if since else self._silent - self._reached.silent

    def svg(self, seat: SeatName | None = None, language: str = "en") -> str:
        """The current table as an SVG picture, as a seat sees it, or a spectator for None. Raises BadInput."""
        text.check_language(language)
        return self.module.picture(self.page_view(seat), language)

    def _repr_svg_(self) -> str | None:
        return self.svg() or None

    def value(self, seat: SeatName | None = None) -> Value:
        """The expected outcome of the game by what a seat knows, or a spectator for None; the outcome itself when it is
        over. Raises BadInput for a wrong seat."""
        found: Value = self.module.value(self.view(seat))
        return found

    def analyse(self, progress: Progress | None = None) -> "GameAnalysis":
        """Separate luck from errors, once the game is over. The work is limited by a number of states, so that the
        result is the same on every machine: some seconds with the compiled engine, up to a minute without. `progress`
        is called with the number of choices that have been looked at. Raises BadInput if the game is not over."""
        return registered_analyser()(self, progress)

    def seen_position(self, seat: SeatName | None) -> str:
        """The current position as a seat knows it, or a spectator for None, as text. Reading it again gives a state
        with the same view for that seat, in which what the seat does not know is dealt at random. Raises BadInput.

        If that is not possible because something is pending that not all see, it is the last position before, with
        `as-of`: the number of log events by then.
        """
        seer = NOBODY if seat is None else self._known(seat)
        since, silent = self._since()
        start = seen_from(self._reached, seer)
        at_once = not since and not silent
        if at_once and (self._reached.state is self._reached.played or self._looks_like(start, seer)):
            return dump_text(start)
        if self.question_open:
            moved = seen_move(self._reached, since, silent, seer)
            if moved is not None and self._looks_like(moved, seer):
                return dump_text(moved)
        return dump_text(start | {AS_OF: self._reached.state.told})

    def last_seen(self, seat: Seat) -> Mapping[str, object]:
        """The last position that can be written, as a seat saw it, as data."""
        return seen_from(self._reached, seat)

    def _looks_like(self, written: Data, seat: Seat) -> bool:
        """Whether a position, with its script, has the same view for a seat as this game."""
        try:
            again = Game._begun_and_played(*start_of(written))
        except BadInput:
            return False
        return bool(again.module.view(again.state, seat) == self.module.view(self.state, seat))

    def transcript(self, notes: Mapping[int, Note] | None = None) -> str:
        """The whole game as text. `notes` are written beside its lines, by line number from 0; `read_transcript` reads
        them again."""
        start: Data = {
            "rules": self.module.RULES_VERSION,
            "edition": self.edition,
            "players": self.players,
            "seed": self.seed,
            **self._chance(),
            "options": self.options,
            "cards": self.cards,
            "house": self.house,
        }
        if self.start is not None:
            start = {"rules": self.module.RULES_VERSION, "position": self.start}
        if self._silent:
            start["silent"] = self._silent
        if named := moves.named_actions(self.state):
            start["named"] = named
        return write_transcript(self._dealt(), self.actions, start, notes or {})

    @classmethod
    def from_transcript(cls, text: str) -> "Game":
        """Replay a game from its transcript, ignoring notes. Raises BadInput with the number of a move that can't be
        played."""
        data = read_transcript(text)
        if "position" in data:
            game = cls.begun(data["position"])
        elif not isinstance(data["players"], int):
            raise BadInput("bad-value", place="players", value=str(data["players"]), expected="number")
        else:
            game = cls.new(
                data["edition"], players=data["players"], seed=data["seed"],
                options=data["options"], cards=data["cards"], house=data["house"], by_number=data[BY_NUMBER],
            )  # fmt: skip
        game._same_rules(data["rules"])
        game = game._after(data["game"], "game")
        for passed in range(data["silent"]):
            if not game.must_pass:
                raise BadInput("number-not-in-range", place="silent", value=data["silent"], least=0, most=passed)
            game.pass_()
        game._note_named(data["named"])
        for seat in {seat for note in data["notes"].values() for seat in note.value}:
            game._known(seat)
        return game

    def _same_rules(self, version: object) -> None:
        """Raise BadInput if the game was played under another rules version."""
        known = self.module.RULES_VERSION
        if version != known:
            raise BadInput("save-version", version=str(version), known=known)

    def _after(self, lines: list[tuple[int, str]], place: str, *, each_answer: bool = False) -> Self:
        """The game after lines of moves, each with its seat. Forced passes are played automatically, unless
        `each_answer` says that they are among the lines. Raises BadInput with the number of the line."""
        game = self
        for number, (seat, line) in enumerate(lines):
            while game.must_pass and not each_answer:
                game.pass_()
            try:
                game = game._replayed(seat, line)
            except BadInput as error:
                error.args_by_name.setdefault("place", f"{place}.{number}")
                raise
        return game

    def _note_named(self, places: object) -> None:
        """Mark the forced actions that have been named, given by their places in the list of forced actions; unmark all
        others. Raises BadInput."""
        found = read_named(places, len(self.state.forced))
        self.state = moves.with_named(self.state, found)

    def _replayed(self, seat: int, line: str) -> Self:
        """The game after a line, which may be a part of a move, or empty: then the seat only begins a move out of
        turn."""
        mover = self._known(seat)
        action = None if line.split() else self._out_of_turn(mover)
        if action is None:
            game, rest = self._moved(mover, line)
            if rest:
                raise IllegalMove("words-left-over", words=" ".join(rest))
            return game
        self.play(action)
        return self

    # --- from the beginning -------------------------------------------------------------------------------------

    def beginning(self) -> Self:
        """The same game at its start."""
        game = type(self)(
            self.edition, self.players, self.seed, self.options, self.cards, self.house, self.start,
            by_number=self.by_number,
        )  # fmt: skip
        game._recalled = self._recalled
        game.memory = memory_after(game._recalled, game.state)
        return game

    def replay(self) -> Iterator[Self]:
        """Independent copies of the game at each of its questions, from the start to now. Those at which there was a
        choice (not `must_pass`) are in the order of `actions`."""
        now = self.beginning()
        yield now.copy()
        for action in self.actions:
            while now.must_pass:
                now.pass_()
                yield now.copy()
            now.play(action)
            yield now.copy()
        for _ in range(self._silent):
            now.pass_()
            yield now.copy()

    def pop(self) -> Action:
        """Take back the last choice, whoever made it and whatever it revealed, and return it. Raises BadInput if there
        is none."""
        if not self.actions_length:
            raise BadInput("nothing-to-undo")
        last = self.actions[-1]
        *_, before = (game for game in self.replay() if game.actions_length < self.actions_length)
        self._become(before)
        return last

    def _chance(self) -> dict[str, bool]:
        """The keys about randomness that are written beside the seed; empty by default."""
        return {BY_NUMBER: True} if self.by_number else {}

    # --- saving -------------------------------------------------------------------------------------------------

    def checksum(self) -> str:
        """A short digest of the state and the log, for verifying a loaded game."""
        return sha256(repr((self.module.contents(self.state), self.log)).encode()).hexdigest()[:16]

    def record(self) -> dict[str, object]:
        """The whole game as JSON-compatible data, from which `load` replays it."""
        start = {} if self.start is None else {"position": deepcopy(self.start)}
        return start | {
            "edition": self.edition,
            "options": dict(self.options),
            "cards": deepcopy(self.cards),
            **({"house": deepcopy(self.house)} if self.house else {}),
            "seed": self.seed,
            **self._chance(),
            "players": self.players,
            "rules": self.module.RULES_VERSION,
            "actions": self.actions,
            "named": moves.named_actions(self.state),
            "checksum": self.checksum(),
        }

    @classmethod
    def _recorded(cls, record: Data) -> "Game":
        """A recorded game at its start. Raises BadInput."""
        if "rules" not in record:
            raise BadInput("before-release")
        if "position" in record:
            game = cls.begun(mapping(record["position"], "position"))
        else:
            game = cls.new(
                record["edition"], players=record["players"], seed=record["seed"],
                options=record["options"], cards=record["cards"], house=record.get("house"),
                by_number=record.get(BY_NUMBER, False),
            )  # fmt: skip
        game._same_rules(record["rules"])
        return game

    @classmethod
    def load(cls, record: Mapping[str, object]) -> "Game":
        """Replay a recorded game and verify its checksum. Raises BadInput."""
        try:
            data: Data = dict(record)
            game, actions, checksum = cls._recorded(data), list(data["actions"]), data["checksum"]
        except BadInput:
            raise
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise BadInput("malformed-save", problem=str(error)) from None
        for number, action in enumerate(actions):
            while game.must_pass:
                game.pass_()
            if not game.permits(action):
                raise BadInput("save-checksum", number=number)
            game.play(action)
        if game.checksum() != checksum:
            while game.must_pass and game.checksum() != checksum:
                game.pass_()
            if game.checksum() != checksum:
                raise BadInput("save-checksum", number=len(actions))
        game._note_named(record.get("named"))
        return game

    def dumps(self) -> str:
        """The record as JSON."""
        return json.dumps(self.record())

    @classmethod
    def loads(cls, record: str) -> "Game":
        """Load a game from a record as JSON. Raises BadInput."""
        try:
            data = json.loads(record)
        except ValueError as error:
            raise BadInput("malformed-save", problem=str(error)) from None
        return cls.load(mapping(data, "record"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # mutable, so unhashable

    def __repr__(self) -> str:
        at = "over" if self.asked is None else f"{SEAT_NAMES[self.asked]} is asked in phase {self.phase}"
        return f"<Game {self.edition}, {self.players} players, seed {self.seed}: {self.actions_length} choices, {at}>"
