"""What is answered to requests, whichever way they come. What only takes long for a long game is a
function for any thread, which can't be refused any more."""

from collections.abc import Callable, Sequence

import msgspec

from altbau.core import text
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import joining
from altbau.core.messages import table as table_messages
from altbau.core.messages.analysis import LocalizedText
from altbau.core.messages.puzzles import ListedPuzzle, PuzzleList
from altbau.errors import BadInput, IllegalMove, NotAsked
from altbau.games import EDITIONS
from altbau.play.teaching.puzzle import level, of_day, puzzles, theme_title
from altbau.runtime.commands import check_plays
from altbau.runtime.live_table import LiveTable
from altbau.table.seats.access import check_host
from altbau.table.view.messages import tried_turn_message
from altbau.table.view.updates import update

encoder = msgspec.json.Encoder()

Work = Callable[[], bytes]


def whole_table(table: LiveTable, seat: Seat) -> Work:
    """The table and its whole log as a seat may see them: an `Update` as JSON."""
    shown, log = table.showing.table_for(seat), table.showing.log_writer(seat)
    return lambda: update(0, encoder.encode(shown), b"[%b]" % log())


def private_reasons(table: LiveTable, seat: Seat, language: str) -> Work:
    """What the bots' decisions were based on: `PrivateReasons` as JSON. Raises BadInput while the game is running."""
    told = table.showing.truth_teller(seat, language)
    return lambda: encoder.encode(told())


def position_text(table: LiveTable, seat: Seat) -> Work:
    """The position in the notation: as a seat knows it, or complete when the game is over."""
    game = table.game
    return lambda: (game.position() if game.over else game.seen_position(None if seat == NOBODY else seat)).encode()


def tried_turn(table: LiveTable, seat: Seat, moves: Sequence[str]) -> Work:
    """The next turn of a seat with these moves, as if it began now: a `TriedTurn` as JSON. Raises BadInput unless the
    seat can say something in advance."""
    check_plays(table, seat)
    if not table.about.by_correspondence:
        raise BadInput("not-by-days")
    game = table.game
    if game.over:
        raise NotAsked("game-over")
    return lambda: encoder.encode(tried_turn_message(game, seat, moves))


def transcript_text(table: LiveTable, number: int | None) -> Work:
    """A whole game in the notation: the last one or number `number` of the match. Raises BadInput unless it is over and
    may be shown."""
    if table.about.sealed:
        raise BadInput("deal-sealed")
    match = table.log.match
    wanted = match.number if number is None else number
    match.check_finished(wanted)
    return lambda: match.finished(wanted).transcript().encode()


async def admit_spectators(table: LiveTable, host: Seat, wanted: joining.Watch) -> joining.SpectatorLink:
    """Admit spectators in another way, at the host's request. Raises BadInput."""
    check_host(table.keys.hosts, host)
    if table.about.sealed:
        raise BadInput("deal-sealed")
    secret = await table.keys.watch(wanted.watching)
    table.chat.tell_company()
    return joining.SpectatorLink(secret=secret)


def problem(language: str, error: BadInput) -> table_messages.Problem:
    """An error as code and sentence."""
    rule = error.rule or None if isinstance(error, IllegalMove) else None
    return table_messages.Problem(code=error.code, sentence=text.error(language, error), rule=rule)


def puzzle_lists(day: str) -> list[PuzzleList]:
    """The puzzles of each edition that has some, with the puzzle of a day (ISO)."""
    return [puzzle_list(edition, today) for edition in EDITIONS if (today := of_day(edition, day))]


def puzzle_list(edition: str, today: str) -> PuzzleList:
    """The puzzles of an edition."""
    found = puzzles(edition).values()
    titles = {
        theme: {language: theme_title(edition, theme, language) for language in text.LANGUAGES}
        for theme in sorted({each.theme for each in found})
    }
    return PuzzleList(
        edition=edition,
        today=today,
        puzzles=[ListedPuzzle(id=each.id, theme=each.theme, level=level(each)) for each in found],
        themes={theme: LocalizedText(**title) for theme, title in titles.items()},
    )
