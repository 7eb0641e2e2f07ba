"""Converts views and redacted events of the engine to messages for one viewer."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias, cast

import msgspec

from altbau.core.bots.bot import Reason
from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Action, Seat, by_seat
from altbau.core.engine.rng import commitment
from altbau.core.engine.state import AnyEdition
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.game import AnyGame
from altbau.core.messages import finished, live
from altbau.core.messages import table as table_messages
from altbau.core.presentation.choice_trees import teller
from altbau.message_types import TableMessage
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.play.teaching.win_chances import TurningPoint, course_of
from altbau.table.log.stored_lines import entries
from altbau.table.seats.move_authors import AuthorKey, played_by
from altbau.table.seats.names import Names
from altbau.table.seats.next_turn import next_turn
from altbau.table.seats.substitution import Seating

encoder = msgspec.json.Encoder()


class Update(table_messages.WireStruct, tag="update", tag_field="type"):
    """The whole table, and the log entries that the viewer has not received. Later patches count on from `number`."""

    number: int
    table: TableMessage
    log: list[table_messages.LogEntry]


FromServer: TypeAlias = (
    Update | live.Patch | live.Accepted | live.Refused | live.Reasons | live.Advice | live.Remark | live.ChatLines
    | live.ShownReaction | live.Spectators | live.ChannelsChanged | live.Pong
)  # fmt: skip


def encoded_log(
    played: Match,
    told: list[Data],
    marks: Mapping[int, table_messages.StoodIn],
    viewer: Seat,
    first: int,
    end: int | None = None,
) -> bytes:
    """The log entries from `first` to before `end` that the viewer may read, as JSON without the brackets. `told` are
    stored lines from before the match was resumed; they come first. `marks` has, by the number of a move's first entry,
    who chose it if not the player. Encoded entries are cached for all viewers."""
    game, begun = played.game, max(first, len(told))
    found = [encoder.encode(each) for each in entries(told[:end], viewer, first)] if told else []
    events = played.log_from(begun - len(told))
    if end is not None:
        events = events[: max(0, end - begun)]
    if events:
        found += teller(game.module, game.edition).entries(events, begun, viewer, marks)
    return b",".join(found)


def question(game: AnyGame, edition: AnyEdition, page_view: View) -> table_messages.Question | None:
    """The current question with the viewer's choices; None if there is none."""
    if not page_view.question:
        return None
    return teller(game, edition.key).question(page_view.question, page_view.choices, page_view.blocked, page_view.sums)


def out_of_turn(game: AnyGame, edition: AnyEdition, page_view: View) -> table_messages.Question | None:
    """What the viewer can do out of turn; None if nothing."""
    offer = page_view.offer
    return teller(game, edition.key).question(offer.question, offer.choices, offer.blocked) if offer else None


def tried_turn_message(game: Game, seat: Seat, moves: Sequence[str]) -> live.TriedTurn:
    """The next turn of a seat with these moves, as if it began now."""
    module, edition, tried = game.module, game.state.edition, next_turn(game, seat, moves)
    tell = teller(module, edition.key)
    return live.TriedTurn(
        moves=[
            live.TriedMove(
                asks=tell.bare_question(each.question),
                choice=tell.last(each.action, each.question[0]),
                log=[tell.log_entry(n, module.redacted(event, seat)) for n, event in enumerate(each.events)],
            )
            for each in tried.moves
        ],
        question=question(module, edition, module.page_view(tried.state, seat)) if tried.state else None,
        unfinished=tried.unfinished,
        ended=tried.ended,
    )


def reasons(game: Game, seat: Seat, tokens: str) -> list[table_messages.IllegalAction]:
    """The choices that a seat can't make after these first tokens of a move, with reason and remedy; empty if the move
    can't continue there."""
    module, edition = game.module, game.state.edition
    path = [module.action_of(edition, token) for token in tokens.split()]
    step = None if seat == NOBODY or None in path else module.step(game.state, seat, cast(list[Action], path))
    return teller(module, edition.key).explain_actions(step.blocked, step.question[0]) if step else []


def ranking(
    match: Match, names: Names, seating: Seating, choices: Counter[AuthorKey]
) -> list[table_messages.FinalRank]:
    """The players by place in a finished game."""
    return final_ranks(match.places, match.scores, names, seating.played_on, choices, match.resigned)


def final_ranks(
    places: list[int],
    coins: list[int],
    names: Names,
    played_on: Collection[Seat],
    choices: Counter[AuthorKey],
    resigned: Collection[Seat] = (),
) -> list[table_messages.FinalRank]:
    """The players by place, each with money, whether they resigned, whether a bot has decided for them, and how often
    each chooser chose."""
    return [
        table_messages.FinalRank(
            place=places[seat], seat=SEAT_NAMES[seat], name=name.plain(), coins=coins[seat],
            resigned=seat in resigned, instead=seat in played_on, played=played_by(choices, seat),
        )
        for seat, name in sorted(by_seat(names), key=lambda each: (places[each[0]], each[0]))
    ]  # fmt: skip


def winning_instead(played: Match, names: Names, lines: int) -> list[table_messages.Notice]:
    """Notices of the winners, if they differ from those in the log because the winner of the game had resigned; `lines`
    is the length of the log."""
    if played.game_winners == played.game.winners:
        return []
    return [
        table_messages.Notice(
            number=seat, told="wins", seat=SEAT_NAMES[seat], after=lines, called=names[seat].in_every_language()
        )
        for seat in played.game_winners
    ]


def course_message(game: Game, begun: int) -> finished.GameCourse:
    """The course of a finished game: chances of winning or money, and turning points. Its log begins at entry `begun`
    of its table's log."""
    gone = course_of(game)
    return finished.GameCourse(
        in_coins=gone.in_coins,
        chances=[finished.Chances(seat=SEAT_NAMES[seat], values=values) for seat, values in by_seat(gone.chances)],
        turnings=turning_messages(gone.turnings, begun),
    )


def turning_messages(turnings: Sequence[TurningPoint], begun: int) -> list[finished.TurningPoint]:
    """The turning points of a game whose log begins at entry `begun` of its table's log."""
    return [
        finished.TurningPoint(
            first=begun + each.first, last=begun + each.last, round=each.round, seat=SEAT_NAMES[each.seat],
            change=each.change,
        )
        for each in turnings
    ]  # fmt: skip


def match(
    played: Match, names: Names, seating: Seating, choices: Counter[AuthorKey], chosen: bool
) -> table_messages.Match | None:
    """The state of a match; None for a single game. `chosen`, here and below: whether the host has chosen its seed."""
    if played.games == 1:
        return None
    return table_messages.Match(
        games=played.games,
        target=played.target,
        number=played.number,
        over=played.over,
        commitment=commitment(played.seed),
        secret=str(played.seed) if played.over or chosen else None,
        seeds=seeds(played, chosen),
        standing=final_ranks(played.standing, played.totals, names, seating.ever_played_on, choices),
        winners=[SEAT_NAMES[seat] for seat in played.winners],
    )


def seeds(played: Match, chosen: bool) -> list[table_messages.GameSeed]:
    """The seeds of a match's games, including the next one; each is published once it is no longer secret."""
    last = played.number if played.over else played.number + 1
    return [
        table_messages.GameSeed(
            number=number,
            commitment=played.commitment(number),
            seed=told_seed(played, number, chosen),
        )
        for number in range(1, last + 1)
    ]


def seeds_before(played: Match, chosen: bool) -> list[table_messages.GameSeed]:
    """The seeds of the parts of this game that were played under older rules; published when the game is over, or if
    the host chose the seed and so can compute the current one."""
    found = []
    for number, seed in enumerate(played.older_seeds, start=1):
        promised = commitment(seed)
        known = played.game.over or (chosen and chosen_seed(played, played.number, promised) is not None)
        found.append(table_messages.GameSeed(number=number, commitment=promised, seed=str(seed) if known else None))
    return found


def told_seed(played: Match, number: int, chosen: bool) -> str | None:
    """The seed of a game as text, as JavaScript numbers are too short for it; None while it is secret. A seed that the
    host can know is not secret."""
    seed = played.told_seed(number)
    if seed is None and chosen:
        seed = chosen_seed(played, number, played.commitment(number))
    return None if seed is None else str(seed)


def chosen_seed(played: Match, number: int, promised: str) -> int | None:
    """The seed with the commitment `promised`, if it is the one chosen by the host or derived from it; else None. A
    game resumed under newer rules has another seed."""
    known = (played.seed, played.seed_of(number))
    return next((seed for seed in known if commitment(seed) == promised), None)


def reason(game: Game, seat: Seat, given: Reason) -> table_messages.Reason:
    """The reason of a bot's last move, as a message."""
    specs = game.module.REASONS[given.name]
    values = tuple(given.args[spec.partition(":")[0]] for spec in specs)
    args = teller(game.module, game.edition).arguments(specs, values)
    return table_messages.Reason(seat=SEAT_NAMES[seat], name=given.name, args=args)
