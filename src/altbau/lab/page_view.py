"""A game as a program sees it from its seat: the messages of the protocol (table and patches), without a server."""

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from altbau.core.data import Data
from altbau.core.engine.ids import Action, Seat, seats
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages.joining import NewSeat, NewTable
from altbau.message_types import TableMessage
from altbau.play.game import Game
from altbau.table.log.table_log import TableLog
from altbau.table.seats.access import AccessList, Player
from altbau.table.seats.names import Name
from altbau.table.setup.creation import StoredKeys, table_body
from altbau.table.view.table_settings import settings_of
from altbau.table.view.updates import Channels, TableView

PLAYS_ONLY: Data = {"can_undo": False, "may": [], "host": False, "out_of_turn": None}


class SeedlessView(TableView):
    """Shows no commitment to the seed, as a small seed could be found from its hash; and offers nothing but moves."""

    def public(self) -> TableMessage:
        shown = super().public()
        return shown if self.table_log.game.over else replace(shown, commitment="")

    def own(self, shown: TableMessage, seat: Seat) -> Data:
        return super().own(shown, seat) | PLAYS_ONLY


class SentEvents(NamedTuple):
    """How much of a game a seat has been sent."""

    state: AnyState
    entries: int  # of the log
    actions: list[Action]

    def leads_to(self, game: Game) -> bool:
        """Whether the game continues from there, with nothing taken back."""
        return game.log_length >= self.entries and game.actions[: len(self.actions)] == self.actions


class Sight:
    """The messages to one seat about a game."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.seat = seat
        letters = SEAT_NAMES[: game.players]
        wanted = NewTable(
            edition=game.edition, options=game.options,
            cards={card: dict(values) for card, values in game.cards.items()}, house=game.house,
            seats=[NewSeat(kind="human", name=letter) for letter in letters],
        )  # fmt: skip
        names = [Name(letter) for letter in letters]
        body = table_body(wanted, tuple(names), [StoredKeys(None, None)] * game.players, game.seed)
        players = [Player(**each) for each in body["seats"]]
        self._log = TableLog(body)
        showing = SeedlessView(
            settings_of("game", body, None), self._log, players, AccessList(players, game.module.NAME)
        )
        showing.online = frozenset(seats(game.players))
        self._showing = showing
        self._channels = Channels(showing)
        self._told: SentEvents | None = None

    @property
    def seq(self) -> int:
        """The `seq` of the table as last sent."""
        return self._log.seq

    def table_data(self) -> Data:
        """The table as the seat sees it."""
        told: Data = msgspec.to_builtins(self._showing.table_for(self.seat))
        return told

    def follow(self, game: Game) -> bytes | None:
        """The next message with the current game: a patch, or the whole table if something was taken back. None if
        nothing has changed."""
        told = self._told
        if told and told.state is game.state:
            return None
        self._log.lay(game)
        if told is None or not told.leads_to(game):
            return self.whole()
        self._log.seq += 1
        news = self._channels.news(self.seat, self._channels.renew())
        return news.patch(self._entries(told.entries))

    def whole(self) -> bytes:
        """The whole table as a message."""
        self._channels = Channels(self._showing)
        return self._channels.news(self.seat, None).update(self._entries(0))

    def _entries(self, first: int) -> bytes:
        """The log entries from `first` on, as JSON."""
        game = self._log.game
        self._told = SentEvents(game.state, game.log_length, game.actions)
        return msgspec.json.encode(list(game.events(self.seat, first)))
