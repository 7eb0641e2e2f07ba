"""Pasted texts in the notation. Nothing of them is stored, and no table of this server is changed."""

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from altbau.core import text
from altbau.core.page import entering, wire
from altbau.core.page.editing import Editor
from altbau.core.page.pasting import MOST, Misread, Paste, PlayPasted
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.pages import SceneMessage
from altbau.play.editing import changed, editor_of, written_out
from altbau.play.game import Game
from altbau.play.mending import mended
from altbau.play.written import read_game
from altbau.server.live.what_if import begun_pasted
from altbau.server.web.callers import Caller, reader_of
from altbau.server.web.head import unmade
from altbau.server.web.problems import PROBLEMS, AppRequest
from altbau.table.pasting import laid
from altbau.table.retelling import Replay

LARGEST = 6 * MOST  # bytes of a text as JSON
PLAYERS = 3  # of an example

encoder = msgspec.json.Encoder()


class Laid(wire.Wire):
    """A pasted text laid out: the `replay` of its game, and the final `scene` as everybody sees it, if the game draws
    one. `text` is the pasted text, mended, and after its `edit` if there was one. `editor` has what can be changed in a
    position without moves. `full` is the final position with all cards."""

    replay: Replay
    scene: SceneMessage | None
    text: str
    editor: Editor | None
    full: str


@post("/positions", responses=PROBLEMS, status_code=200, request_max_body_size=LARGEST)
async def lay_out(
    caller: NamedDependency[Caller], request: AppRequest, data: JSONBody[Paste]
) -> Response[Laid | Misread]:
    """A pasted position or game as a replay, or the error that `altbau check` reports for it."""
    language = reader_of(request)
    return await caller.answer(lambda: encoder.encode(read(data, language)))


@post("/pasted/tables", responses=PROBLEMS, request_max_body_size=LARGEST)
async def play_pasted(
    caller: NamedDependency[Caller], request: AppRequest, data: JSONBody[PlayPasted]
) -> entering.Created:
    """Play on from a moment of a pasted text at a new table, against bots."""
    caller.visitor.starts_table()
    wanted = replace(data, text=mended(data.text))
    return await begun_pasted(caller.hub, wanted, reader_of(request), caller.visitor)


def read(pasted: Paste, language: str) -> Laid | Misread:
    """A pasted text laid out after its edit, or the error in it."""
    written = mended(pasted.text)
    try:
        if pasted.edit:
            written = changed(written, pasted.edit)
        game = read_game(written)
        scene = game.module.scene(game.page_view())
        full = written_out(game)
        return Laid(replay=laid(game), scene=scene, text=written, editor=editor_of(written), full=full)
    except BadInput as error:
        problem = wire.Problem(code=error.code, sentence=text.error(language, error))
        line = int(error.args_by_name.get("line", 1))
        place = str(error.args_by_name.get("place", ""))
        return Misread(problem=problem, line=line, place=place, text=written, editor=editor_of(written))


@get("/positions/{edition:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def example(caller: NamedDependency[Caller], edition: FromPath[str]) -> Response[str]:
    """An example position: an edition just dealt, for three players."""
    game_of(edition)
    if caller.only_head:
        return unmade(MediaType.TEXT)
    dealt = await caller.hub.beside.done(caller.visitor, lambda: Game.new(edition, players=PLAYERS, seed=1).position())
    return Response(dealt, media_type=MediaType.TEXT)
