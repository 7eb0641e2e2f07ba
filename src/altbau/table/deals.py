"""Deals that several tables play, as in duplicate bridge: the same hands, the same pile, the n-th throw whoever makes
it, and bots that begin with the same chance. So games part only where their persons decide otherwise.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from altbau.core.bots.bot import PROGRAM
from altbau.core.data import Data
from altbau.core.engine.ids import FIRST, Action, Seat
from altbau.core.engine.rng import commitment
from altbau.core.engine.view import View
from altbau.core.page import deals as wire
from altbau.core.page.entering import NewSeat, NewTable
from altbau.core.page.listing import LineUp, TableState
from altbau.core.page.lookback import Spoken
from altbau.core.text import LANGUAGES
from altbau.core.text.sentences import Narrator
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.bots import presets
from altbau.play.game import Game
from altbau.table.beginning import checked
from altbau.table.log import RESUMED, Entry, TableLog

PERSON: Final = FIRST  # the seat of whoever plays a deal; the bots have the others
ANYBODY: Final = "?"  # as a name, where only the rest of a deal is checked


class Deal(NamedTuple):
    """A deal as it is written down: moments are ISO, `daily` is by what the one of a day is told from others, `host`
    the digest of the secret of the device on which a linked one was made; the body has what is played, with its
    seed."""

    id: str
    opened: str
    closes: str
    daily: str | None
    host: str | None
    body: Data

    def closed(self, now: str) -> bool:
        """Whether its seed may be told at a moment."""
        return self.closes <= now

    @property
    def playable(self) -> bool:
        """Whether its rules are those of today."""
        version: int = self.body["version"]
        return version == game_of(self.body["edition"]).RULES_VERSION


class Sitting(NamedTuple):
    """A table of a deal, and how it stands since when."""

    table: str
    since: str
    counts: bool
    state: TableState
    line_up: LineUp

    @property
    def finished(self) -> bool:
        """Whether its game was played to the end."""
        return bool(self.state.places)


class Choice(NamedTuple):
    """What a person has decided, by which entry of the log, in which round, and what was asked; nothing of what was
    said out of turn."""

    action: Action
    seq: int
    round: int
    question: tuple[int, ...]


class Line(msgspec.Struct, array_like=True):
    """All that the person of a table has decided and not taken back, as far as it was `whole`: played under one set of
    rules."""

    whole: bool
    choices: list[Choice]


def new_deal(wanted: wire.NewDeal, seed: int) -> Data:
    """The body of a deal. Raises BadInput, for programs as well, which may decide otherwise at each of its tables."""
    if any(bot.startswith(PROGRAM) for bot in wanted.bots):
        raise BadInput("deal-program")
    body = {
        "edition": wanted.edition,
        "bots": wanted.bots,
        "options": wanted.options,
        "cards": wanted.cards,
        "seed": seed,
        "version": game_of(wanted.edition).RULES_VERSION,
    }
    checked(new_table(body, ANYBODY))
    dealt(body)
    return body


def dealt(body: Data) -> Game:
    """The game that everybody plays, as it begins. Raises BadInput."""
    table = new_table(body, ANYBODY)
    return Game.new(
        table.edition, players=len(table.seats), seed=body["seed"], options=table.options, cards=table.cards
    )


def daily(edition: str) -> wire.NewDeal:
    """What is played every day: one person against the characters that newcomers meet."""
    return wire.NewDeal(edition=edition, bots=presets(game_of(edition)))


def new_table(body: Data, name: str) -> NewTable:
    """The table at which somebody of this name plays a deal. Nobody is given hints: results are to be compared."""
    person = NewSeat(kind="human", name=name)
    bots = [NewSeat(kind="bot", bot=bot) for bot in body["bots"]]
    return NewTable(
        edition=body["edition"], seats=[person, *bots], options=body["options"], cards=body["cards"], hints=False
    )


def decided(game: Game) -> Iterator[tuple[Seat, View]]:
    """What was asked of whom in a game, as that seat saw it, and has been answered."""
    for before, after in pairwise(game.replay()):
        spoke = after.actions[-1] if after.actions_length > before.actions_length else None
        if spoke is None or game.module.out_of_turn_seat(spoke) is None:
            yield before.state.asked, before.view(before.asked)


# --- how its games went -----------------------------------------------------------------------------------------------


def line_of(body: Data, entries: Sequence[Entry], version: int) -> Line:
    """What the person of a table of a deal has decided, under rules of this version. It takes the longer, the longer
    the game was."""
    if body["version"] != version or any(entry.kind == RESUMED for entry in entries):
        return Line(whole=False, choices=[])
    log = TableLog(body)
    log.clocks = None
    found: list[tuple[int, Choice]] = []  # and how many choices of all seats came before
    for entry in entries:
        before, began = log.game, log.game.actions_length
        log.replay(entry, [])
        now = log.game.actions_length
        if now <= began:
            found = [each for each in found if each[0] < now]  # the rest was taken back
        elif entry.body.get("seat") == PERSON:
            number = before.page_view().round
            played = [*answers(before, log.game.actions[began:])]
            found += [
                (began + place, Choice(each, entry.seq, number, asked)) for place, (each, asked) in enumerate(played)
            ]
    return Line(whole=True, choices=[choice for _, choice in found])


def answers(game: Game, actions: Sequence[Action]) -> Iterator[tuple[Action, tuple[int, ...]]]:
    """What a person has chosen at once, and what was asked each time."""
    now = game.copy()
    for action in actions:
        while now.must_pass:
            now.pass_()
        in_turn = now.module.out_of_turn_seat(action) is None
        yield action, tuple(now.view(PERSON).question) if in_turn else ()
        now.play(action)


def parting(own: Line, other: Line) -> tuple[Choice, Choice] | None:
    """By what two games of a deal went different ways, if that can be said."""
    if not (own.whole and other.whole):
        return None
    together = zip(own.choices, other.choices, strict=False)
    return next((choices for choices in together if choices[0].action != choices[1].action), None)


class Comparing(NamedTuple):
    """Whoever compares a game of his own with others: what he has decided, and who says that in each language."""

    line: Line
    narrators: Mapping[str, Narrator]

    def with_other(self, line: Line) -> wire.Parted | None:
        """Where the games parted, if that can be said."""
        choices = parting(self.line, line)
        if not choices:
            return None
        mine, theirs = choices
        question = mine.question if mine.question == theirs.question else ()
        otherwise = wire.Otherwise(
            asked=self.said(lambda narrator: narrator.question(question, PERSON, PERSON)),
            chose=self.said(lambda narrator: narrator.option(mine.action, question[0])),
            instead=self.said(lambda narrator: narrator.option(theirs.action, question[0])),
        ) if question else None  # fmt: skip
        return wire.Parted(round=mine.round, own=mine.seq, other=theirs.seq, otherwise=otherwise)

    def said(self, say: Callable[[Narrator], str]) -> Spoken:
        """Something in every language."""
        return Spoken(**{language: say(narrator) for language, narrator in self.narrators.items()})


def comparing(deal: Deal, own: Sitting, line: Line) -> Comparing:
    """Whoever has a table of a deal, and has decided this there."""
    begun = dealt(deal.body)
    narrators = {
        language: begun.module.narrator(
            language, begun.state.edition, [(seat.called or {}).get(language, seat.name) for seat in own.line_up.seats]
        )
        for language in LANGUAGES
    }
    return Comparing(line, narrators)


class Played(NamedTuple):
    """A finished game of a deal."""

    sitting: Sitting
    line: Line | None  # if it is known yet

    def counts(self, closes: str) -> bool:
        """Whether it counts among all that have played the deal."""
        in_time = self.sitting.since <= closes
        alike = self.line is None or self.line.whole
        return self.sitting.counts and in_time and alike and not self.instead

    @property
    def instead(self) -> bool:
        """Whether a bot has decided something in the person's place."""
        return self.sitting.line_up.seats[PERSON].seat in self.sitting.state.instead

    @property
    def score(self) -> tuple[int, int]:
        """How good it was: the less, the better."""
        state = self.sitting.state
        return state.places[PERSON], -state.coins[PERSON]


def results(games: Iterable[Played], closes: str, own: Comparing | None) -> list[wire.DealResult]:
    """The finished games of a deal side by side, those first that count and are better."""
    known = sorted(games, key=lambda each: (not each.counts(closes), *each.score))
    scores = [each.score for each in known if each.counts(closes)]
    return [result(each, scores, own, counts=each.counts(closes)) for each in known]


def result(
    game: Played, scores: Collection[tuple[int, int]], own: Comparing | None, *, counts: bool
) -> wire.DealResult:
    """A finished game beside those that count."""
    table, state = game.sitting.table, game.sitting.state
    seat = game.sitting.line_up.seats[PERSON]
    return wire.DealResult(
        table=table,
        seat=seat,
        place=state.places[PERSON],
        coins=state.coins[PERSON],
        instead=game.instead,
        counts=counts,
        better=better_than(game.score, scores) if counts else None,
        leads=counts and game.score == min(scores),
        parted=own.with_other(game.line) if own and game.line else None,
    )


def better_than(score: tuple[int, int], scores: Collection[tuple[int, int]]) -> int | None:
    """Than how many per cent of the other scores this one is better, of equal ones half, as in bridge.

    >>> better_than((1, -9), [(1, -9), (1, -9), (2, -4)]), better_than((1, -9), [(1, -9)])
    (75, None)
    """
    others = len(scores) - 1
    halves = sum(2 * (score < each) + (score == each) for each in scores) - 1  # it is one of them itself
    return round(50 * halves / others) if others else None


def told(deal: Deal, own: Sitting | None, now: str, *, host: bool) -> wire.ListedDeal:
    """A deal as lists tell of it to whoever has this table of his own, if any."""
    return wire.ListedDeal(
        id=deal.id, kind="daily" if deal.daily else "linked", edition=deal.body["edition"], bots=deal.body["bots"],
        opened=deal.opened, closes=deal.closes, closed=deal.closed(now), table=own.table if own else None,
        over=own is not None and own.finished, host=host,
    )  # fmt: skip


def shown(
    deal: Deal, listed: wire.ListedDeal, sittings: Sequence[Sitting], results: list[wire.DealResult]
) -> wire.Deal:
    """A deal as it is told to somebody, with the results that he may know."""
    body = deal.body
    return wire.Deal(
        listed=listed,
        options=body["options"],
        own_cards=bool(body["cards"]),
        playable=deal.playable,
        commitment=commitment(body["seed"]),
        seed=str(body["seed"]) if listed.closed else None,
        begun=len(sittings),
        finished=sum(each.finished for each in sittings),
        results=results,
    )
