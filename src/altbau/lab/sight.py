"""A game as a program sees it from its seat: the table of the protocol and its patches, without a server."""

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from altbau.core.data import Data
from altbau.core.engine.ids import Action, Seat, seats
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page.entering import NewSeat, NewTable
from altbau.pages import TableMessage
from altbau.play.game import Game
from altbau.table.beginning import Kept, beginning
from altbau.table.log import TableLog
from altbau.table.names import Name
from altbau.table.seats import Locks, Player
from altbau.table.showing import About, Channels, Showing

PLAYS_ONLY: Data = {"can_undo": False, "may": [], "host": False, "out_of_turn": None}


class Sealed(Showing):
    """Shows nothing of the seed, of which even the hash would tell where it is small; and offers nothing but moves."""

    def public(self) -> TableMessage:
        shown = super().public()
        return shown if self.table_log.game.over else replace(shown, commitment="")

    def own(self, shown: TableMessage, seat: Seat) -> Data:
        return super().own(shown, seat) | PLAYS_ONLY


class Told(NamedTuple):
    """How far a seat has been told of a game."""

    state: AnyState
    entries: int  # of the log
    actions: list[Action]

    def leads_to(self, game: Game) -> bool:
        """Whether the game goes on from there, and nothing of it has been taken back."""
        return game.log_length >= self.entries and game.actions[: len(self.actions)] == self.actions


class Sight:
    """What one seat has been told of a game so far."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.seat = seat
        letters = SEAT_NAMES[: game.players]
        wanted = NewTable(
            edition=game.edition, options=game.options,
            cards={card: dict(values) for card, values in game.cards.items()},
            seats=[NewSeat(kind="human", name=letter) for letter in letters],
        )  # fmt: skip
        names = [Name(letter) for letter in letters]
        body = beginning(wanted, tuple(names), [Kept(None, None)] * game.players, game.seed)
        players = [Player(**each) for each in body["seats"]]
        self._log = TableLog(body)
        showing = Sealed(About.begun("game", body, None), self._log, players, Locks(players, game.module.NAME))
        showing.online = frozenset(seats(game.players))
        self._showing = showing
        self._channels = Channels(showing)
        self._told: Told | None = None

    @property
    def seq(self) -> int:
        """The number of the table that it knows."""
        return self._log.seq

    def shown(self) -> Data:
        """The table as the seat sees it."""
        told: Data = msgspec.to_builtins(self._showing.shown(self.seat))
        return told

    def follow(self, game: Game) -> bytes | None:
        """The message that leads to a game as it is now; None if the seat knows it."""
        told = self._told
        if told and told.state is game.state:
            return None
        self._log.match = self._log.match.with_game(game)
        if told is None or not told.leads_to(game):
            return self.whole()
        self._log.seq += 1
        news = self._channels.news(self.seat, self._channels.renew())
        return news.patch(self._entries(told.entries))

    def whole(self) -> bytes:
        """All of it anew."""
        self._channels = Channels(self._showing)
        return self._channels.news(self.seat, None).update(self._entries(0))

    def _entries(self, first: int) -> bytes:
        """The entries of the log from one on."""
        game = self._log.game
        self._told = Told(game.state, game.log_length, game.actions)
        return msgspec.json.encode(list(game.events(self.seat, first)))
