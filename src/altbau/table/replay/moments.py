"""A moment of a game from which a new table begins: of a stored log, or of a text in the notation."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from altbau.core.data import Data, HouseRules
from altbau.core.engine.ids import Seat
from altbau.core.engine.options import OptionValue
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.game import Game
from altbau.play.text.repair import repair_text
from altbau.play.text_reading import read_game
from altbau.table.log.table_log import RESUMED, Entry, TableLog
from altbau.table.replay.pasted_game import MOST_MOVES

ANEW: Final = "dealt-anew"


class Moment(msgspec.Struct, frozen=True):
    """What a new table needs of a moment, and the `position` that it begins with, as text. `turns` is the number of
    turns before it, `shown` the position as everybody sees it."""

    edition: str
    players: int
    options: dict[str, OptionValue]
    cards: dict[str, dict[str, int]]
    house: HouseRules
    position: str
    turns: int
    shown: str

    def table(self, wanted: joining.WhatIf) -> joining.NewTable:
        """The table to start."""
        sitting = [
            joining.NewSeat(kind="human", name=wanted.name)
            if each == wanted.seat
            else joining.NewSeat(kind="bot", bot=wanted.bots.get(each))
            for each in SEAT_NAMES[: self.players]
        ]
        return joining.NewTable(
            edition=self.edition, seats=sitting, options=self.options, cards=self.cards, house=self.house
        )


def moment_of(game: Game, wanted: joining.WhatIf) -> Moment:
    """The current moment of a game, as the wanted seat plays on from it. Raises BadInput."""
    seat = what_if_seat(wanted, game.players)
    if seat in game.module.out(game.state):
        raise BadInput("what-if-out", seat=wanted.seat, place="seat")
    cards = {kind: dict(values) for kind, values in game.cards.items()}
    return Moment(
        game.edition, game.players, dict(game.options), cards, game.house, begins_with(game, seat, wanted.cards),
        game.state.turns, game.seen_position(None),
    )  # fmt: skip


def what_if_seat(wanted: joining.WhatIf, players: int) -> Seat:
    """The seat from which a person plays on. Raises BadInput."""
    if wanted.seat not in SEAT_NAMES[:players]:
        raise BadInput("unknown-seat", place=wanted.seat)
    return Seat(SEAT_NAMES.index(wanted.seat))


def begins_with(game: Game, seat: Seat, cards: Literal["as-they-were", "dealt-anew"]) -> str:
    """The position that the new table begins with, as text."""
    return game.seen_position(seat) if cards == ANEW else game.position()


def game_at(body: Data, entries: Sequence[Entry], seq: int, over: int) -> Game:
    """The game of a table as it was after an entry of the log. It must be over by now: `over` games of the match are.
    It takes longer for a later entry. Raises BadInput."""
    if body["version"] != game_of(body["edition"]).RULES_VERSION or any(each.kind == RESUMED for each in entries):
        raise BadInput("what-if-older-rules")
    if not 0 <= seq <= len(entries):
        raise BadInput("number-not-in-range", place="seq", value=seq, least=0, most=len(entries))
    log = TableLog(body)
    for entry in entries[:seq]:
        log.replay(entry, [])
    if log.match.number > over:
        raise BadInput("what-if-running")
    if log.game_over:
        raise BadInput("game-over")
    return log.game


def game_in(text: str, choices: int) -> Game:
    """The game in a pasted text, after so many of its choices. It takes longer for a longer game. Raises BadInput that
    names the `line` of an error."""
    told = read_game(repair_text(text))
    most = min(told.actions_length, MOST_MOVES)
    if not 0 <= choices <= most:
        raise BadInput("number-not-in-range", place="seq", value=choices, least=0, most=most)
    game = told
    if choices < told.actions_length:
        game = next(each for each in told.replay() if each.actions_length == choices)
    if game.over:
        raise BadInput("game-over")
    return game
