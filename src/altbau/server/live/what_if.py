"""Tables begun from a moment of another table or of a pasted game, and played on against bots with new chance. They
count in no list. A finished game gives its cards as they were, or only what a seat knew of them; a running game only
the latter."""

from functools import partial
from typing import Final

from altbau.core.engine.ids import Seat, seats
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import entering
from altbau.core.page.pasting import PlayPasted
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.game import Game
from altbau.play.written import read_game
from altbau.server.live.beside import Visitor
from altbau.server.live.hub import Hub
from altbau.server.live.keys import ID_BYTES, SEED_BITS, new_secret
from altbau.server.live.table import LiveTable
from altbau.server.store.running import in_turn
from altbau.server.store.store import Store, uncount
from altbau.table.beginning import Given, beginning, checked, created
from altbau.table.log import RESUMED, TableLog
from altbau.table.pasting import MOST_MOVES

ANEW: Final = "dealt-anew"


async def begun(
    hub: Hub, table: LiveTable, viewer: Seat, wanted: entering.WhatIf, language: str, visitor: Visitor
) -> entering.Created:
    """Start such a table for a viewer of another one, from a seat or as a spectator. The table of a running game is
    marked first. Raises BadInput."""
    match = table.log.match
    running = not match.game.over and (match.number == 1 or wanted.seq >= table.seq)
    seat = seat_of(wanted, len(table.seats))
    if running:
        check_running(table, viewer, seat, wanted)
    game = table.game if running else await hub.beside.done(visitor, partial(moment, hub.store, table, wanted.seq))
    return await played_on(hub, game, wanted, language, visitor, table if running else None)


async def begun_pasted(hub: Hub, wanted: PlayPasted, language: str, visitor: Visitor) -> entering.Created:
    """Start such a table from a text in the notation, unless a game here stands like that now. Raises BadInput."""

    def read() -> Game:
        game = moment_of(wanted.text, wanted.begin.seq)
        if runs(hub, game):
            raise BadInput("pasted-running")
        return game

    game = await hub.beside.done(visitor, read)
    return await played_on(hub, game, wanted.begin, language, visitor, None)


def runs(hub: Hub, game: Game) -> bool:
    """Whether a game that counts looks like this one to everybody now; from the second turn on, as most look alike
    before. It reads the store, since other processes have tables, too."""
    turns, shown = game.state.turns, game.seen_position(None)
    found = in_turn(hub.store, game.edition, turns) if turns else []
    return any(now_at(hub, id).seen_position(None) == shown for id in found)


def now_at(hub: Hub, id: str) -> Game:
    """The current game of a table. Raises BadInput."""
    here = None if hub.store.listener else hub.known(id)  # of several processes any may be ahead of this one
    return (here or hub.load(id)).game


async def played_on(
    hub: Hub, game: Game, wanted: entering.WhatIf, language: str, visitor: Visitor, running: LiveTable | None
) -> entering.Created:
    """Start the table; if it begins from a running game, mark that one's table. Raises BadInput."""
    seat = seat_of(wanted, game.players)
    if seat in game.module.out(game.state):
        raise BadInput("what-if-out", seat=wanted.seat, place="seat")
    new = new_table(game, wanted)
    hub.company.programs.check(wanted.bots.values())
    names = checked(new)
    position = await hub.beside.done(visitor, partial(begins_with, game, seat, wanted))
    secret = new_secret(hub.chance)
    given = [Given(secret if each == seat else None, None) for each in seats(game.players)]
    body = beginning(new, names, [each.kept() for each in given], hub.chance.getrandbits(SEED_BITS))
    id = new_secret(hub.chance, ID_BYTES)
    if running:
        await mark(running)
    await hub.deal(id, body | {"position": position, "watching": "nobody"}, None)
    return created(id, new, names, given, language)


def seat_of(wanted: entering.WhatIf, players: int) -> Seat:
    """The seat from which a person plays on. Raises BadInput."""
    if wanted.seat not in SEAT_NAMES[:players]:
        raise BadInput("unknown-seat", place=wanted.seat)
    return Seat(SEAT_NAMES.index(wanted.seat))


def check_running(table: LiveTable, viewer: Seat, seat: Seat, wanted: entering.WhatIf) -> None:
    """Raises BadInput unless a running game may be tried out: by the person who plays it alone against bots, from now
    on, with cards dealt anew."""
    if table.people != 1 or viewer != seat or wanted.cards != ANEW:
        raise BadInput("what-if-running")
    if wanted.seq != table.seq:
        raise BadInput("stale")
    if table.game.asked != seat or not table.game.question_open:
        raise BadInput("what-if-not-asked")


async def mark(table: LiveTable) -> None:
    """Let a table count in no list from now on, since its player tries out elsewhere what a move leads to. Raises
    BadInput."""
    if not table.about.uncounted:
        await table.store.written(partial(uncount, game=table.id, why="tried-out"), table.id)
        table.about.uncounted = "tried-out"
        table.audience.publish()


def moment(store: Store, table: LiveTable, seq: int) -> Game:
    """The game of a table as it was after an entry of the log; that game must be over by now. It takes longer for a
    later entry. Raises BadInput."""
    found = store.game(table.id)
    assert found
    body, _, entries = found
    if body["version"] != game_of(body["edition"]).RULES_VERSION or any(each.kind == RESUMED for each in entries):
        raise BadInput("what-if-older-rules")
    if not 0 <= seq <= len(entries):
        raise BadInput("number-not-in-range", place="seq", value=seq, least=0, most=len(entries))
    log = TableLog(body)
    for entry in entries[:seq]:
        log.replay(entry, [])
    if log.match.number == table.log.match.number and not table.game.over:
        raise BadInput("what-if-running")
    if log.game.over:
        raise BadInput("game-over")
    return log.game


def moment_of(text: str, choices: int) -> Game:
    """The game in a text, after so many of its choices. It takes longer for a longer game. Raises BadInput that names
    the `line` of an error."""
    told = read_game(text)
    most = min(told.actions_length, MOST_MOVES)
    if not 0 <= choices <= most:
        raise BadInput("number-not-in-range", place="seq", value=choices, least=0, most=most)
    game = told
    if choices < told.actions_length:
        game = next(each for each in told.replay() if each.actions_length == choices)
    if game.over:
        raise BadInput("game-over")
    return game


def begins_with(game: Game, seat: Seat, wanted: entering.WhatIf) -> str:
    """The position that the new table begins with, as text."""
    return game.seen_position(seat) if wanted.cards == ANEW else game.position()


def new_table(game: Game, wanted: entering.WhatIf) -> entering.NewTable:
    """The table to start."""
    sitting = [
        entering.NewSeat(kind="human", name=wanted.name)
        if each == wanted.seat
        else entering.NewSeat(kind="bot", bot=wanted.bots.get(each))
        for each in SEAT_NAMES[: game.players]
    ]
    cards = {kind: dict(values) for kind, values in game.cards.items()}
    return entering.NewTable(edition=game.edition, seats=sitting, options=game.options, cards=cards)
