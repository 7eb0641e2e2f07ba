"""Lays out a pasted text, and replays its game at a table that is not stored and where nobody sits."""

from typing import Final

from altbau.core import text
from altbau.core.engine.ids import seats
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import table
from altbau.core.messages.joining import NewSeat, NewTable
from altbau.core.messages.pasted_game import Misread, Paste
from altbau.core.messages.position_editor import Editor
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.message_types import SceneMessage
from altbau.play.game import Game
from altbau.play.position_editor import edit_text, editor_of, written_out
from altbau.play.text.repair import repair_text
from altbau.play.text_reading import read_game
from altbau.table.log.table_log import TableLog
from altbau.table.replay.replay import Replay, replay_by_moves
from altbau.table.seats.access import AccessList, Player
from altbau.table.setup.creation import StoredKeys, checked_names, table_body
from altbau.table.view.table_settings import settings_of
from altbau.table.view.updates import TableView

ID: Final = "pasted"
MOST_MOVES: Final = 2000


class PastedGame(table.WireStruct):
    """A pasted text laid out: the `replay` of its game, and the final `scene` as everybody sees it, if the game draws
    one. `text` is the pasted text, mended, and after its `edit` if there was one. `editor` has what can be changed in a
    position without moves. `full` is the final position with all cards."""

    replay: Replay
    scene: SceneMessage | None
    text: str
    editor: Editor | None
    full: str


def lay_out(pasted: Paste, language: str) -> PastedGame | Misread:
    """A pasted text laid out after its edit, or the error in it."""
    written = repair_text(pasted.text)
    try:
        if pasted.edit:
            written = edit_text(written, pasted.edit)
        game = read_game(written)
        scene = game.module.scene(game.page_view())
        full = written_out(game)
        return PastedGame(replay=replay_of(game), scene=scene, text=written, editor=editor_of(written), full=full)
    except BadInput as error:
        problem = table.Problem(code=error.code, sentence=text.error(language, error))
        line = int(error.args_by_name.get("line", 1))
        place = str(error.args_by_name.get("place", ""))
        return Misread(problem=problem, line=line, place=place, text=written, editor=editor_of(written))


def replay_of(game: Game) -> Replay:
    """The replay of a game, move by move, with all cards open; a position alone has no steps. Raises BadInput for more
    than `MOST_MOVES` actions."""
    if game.actions_length > MOST_MOVES:
        raise BadInput("too-many-moves", most=MOST_MOVES, line=1)
    return replay_by_moves(game, table_of(game), tuple(seats(game.players)))


def table_of(game: Game) -> TableView:
    """A table for a game; the players are named by their seat letters. Raises BadInput."""
    people = [NewSeat(kind="human", name=SEAT_NAMES[seat]) for seat in seats(game.players)]
    cards = {card: dict(values) for card, values in game.cards.items()}
    wanted = NewTable(
        edition=game.edition, seats=people, options=dict(game.options), cards=cards, house=game.house, hints=False
    )
    body = table_body(wanted, checked_names(wanted), [StoredKeys(None, None)] * game.players, game.seed)
    players = [Player(**seat) for seat in body["seats"]]
    log = TableLog(body)
    return TableView(settings_of(ID, body, None), log, players, AccessList(players, game_of(game.edition).NAME))
