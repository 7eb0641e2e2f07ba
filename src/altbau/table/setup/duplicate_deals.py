"""Deals: several tables play the same one, as in duplicate bridge. Hands, pile, the n-th throw of the dice and the
initial seeds of the bots are the same at each, so games differ only from the first different decision of a person.
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
from altbau.core.messages import deals as messages
from altbau.core.messages.analysis import LocalizedText
from altbau.core.messages.joining import NewSeat, NewTable
from altbau.core.messages.lists import LineUp, TableState
from altbau.core.text import LANGUAGES
from altbau.core.text.narrator import Narrator
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.bots import presets
from altbau.play.game import Game
from altbau.table.log.table_log import RESUMED, Entry, TableLog
from altbau.table.setup.creation import checked_names

PERSON: Final = FIRST  # the seat of the person; bots have the others
ANYBODY: Final = "?"  # placeholder name when only the rest of a deal is checked


class Deal(NamedTuple):
    """A deal as stored. Times are ISO; `daily` is the key of the deal of a day, None for a linked one; `host` is the
    digest of the secret of the device that made a linked one; `body` has the settings and the seed."""

    id: str
    opened: str
    closes: str
    daily: str | None
    host: str | None
    body: Data

    def closed(self, now: str) -> bool:
        """Whether the deal is closed at this time (ISO), so that its seed may be published."""
        return self.closes <= now

    @property
    def playable(self) -> bool:
        """Whether its rules version is the current one."""
        version: int = self.body["version"]
        return version == game_of(self.body["edition"]).RULES_VERSION


class DealEntry(NamedTuple):
    """A table of a deal, with its state and the time `since` which it has that state."""

    table: str
    since: str
    counts: bool
    state: TableState
    line_up: LineUp

    @property
    def finished(self) -> bool:
        """Whether its game was played to the end."""
        return bool(self.state.places)


class DealChoice(NamedTuple):
    """A choice of the person, with the number of its log entry, the round, and the question (empty out of turn)."""

    action: Action
    seq: int
    round: int
    question: tuple[int, ...]


class ChoiceLine(msgspec.Struct, array_like=True):
    """All choices of the person of a table that were not taken back. If the game was not `whole`, that is, not played
    under one rules version, there are none."""

    whole: bool
    choices: list[DealChoice]


def new_deal(wanted: messages.NewDeal, seed: int) -> Data:
    """The body of a new deal. Raises BadInput for bad settings, and for programs as bots: they may decide differently
    at each table."""
    if any(bot.startswith(PROGRAM) for bot in wanted.bots):
        raise BadInput("deal-program")
    body = {
        "edition": wanted.edition,
        "bots": wanted.bots,
        "options": wanted.options,
        "cards": wanted.cards,
        "house": wanted.house,
        "seed": seed,
        "version": game_of(wanted.edition).RULES_VERSION,
    }
    checked_names(new_table(body, ANYBODY))
    game_of_deal(body)
    return body


def game_of_deal(body: Data) -> Game:
    """The game of a deal at its start. Raises BadInput."""
    table = new_table(body, ANYBODY)
    return Game.new(
        table.edition, players=len(table.seats), seed=body["seed"], options=table.options, cards=table.cards,
        house=table.house,
    )  # fmt: skip


def daily_deal(edition: str) -> messages.NewDeal:
    """The settings of the daily deal: one person against the preset bots of the game."""
    return messages.NewDeal(edition=edition, bots=presets(game_of(edition)))


def new_table(body: Data, name: str) -> NewTable:
    """The table at which a person of this name plays a deal; without hints, so that results are comparable."""
    person = NewSeat(kind="human", name=name)
    bots = [NewSeat(kind="bot", bot=bot) for bot in body["bots"]]
    return NewTable(
        edition=body["edition"], seats=[person, *bots], options=body["options"], cards=body["cards"],
        house=body.get("house", {}), hints=False,
    )  # fmt: skip


def answer_views(game: Game) -> Iterator[tuple[Seat, View]]:
    """For each answer in turn in a game, the seat asked and its view before the answer."""
    for before, after in pairwise(game.replay()):
        spoke = after.actions[-1] if after.actions_length > before.actions_length else None
        if spoke is None or game.module.out_of_turn_seat(spoke) is None:
            yield before.state.asked, before.view(before.asked)


# --- how its games went -----------------------------------------------------------------------------------------------


def line_of(body: Data, entries: Sequence[Entry], version: int) -> ChoiceLine:
    """The choices of the person of a table of a deal; not `whole` if the table was played under other rules than
    `version`. Replays the game."""
    if body["version"] != version or any(entry.kind == RESUMED for entry in entries):
        return ChoiceLine(whole=False, choices=[])
    log = TableLog(body)
    log.clocks = None
    found: list[tuple[int, DealChoice]] = []  # with the number of choices of all seats before
    for entry in entries:
        before, began = log.game, log.game.actions_length
        log.replay(entry, [])
        now = log.game.actions_length
        if now <= began:
            found = [each for each in found if each[0] < now]  # the rest was taken back
        elif entry.body.get("seat") == PERSON:
            number = before.page_view().round
            played = [*choices_of_move(before, log.game.actions[began:])]
            found += [
                (began + place, DealChoice(each, entry.seq, number, asked))
                for place, (each, asked) in enumerate(played)
            ]
    return ChoiceLine(whole=True, choices=[choice for _, choice in found])


def choices_of_move(game: Game, actions: Sequence[Action]) -> Iterator[tuple[Action, tuple[int, ...]]]:
    """The choices of one move of the person, each with its question (empty out of turn)."""
    now = game.copy()
    for action in actions:
        while now.must_pass:
            now.pass_()
        in_turn = now.module.out_of_turn_seat(action) is None
        yield action, tuple(now.view(PERSON).question) if in_turn else ()
        now.play(action)


def first_divergence(own: ChoiceLine, other: ChoiceLine) -> tuple[DealChoice, DealChoice] | None:
    """The first choices in which two games of a deal differ; None if there are none or a game is not `whole`."""
    if not (own.whole and other.whole):
        return None
    together = zip(own.choices, other.choices, strict=False)
    return next((choices for choices in together if choices[0].action != choices[1].action), None)


class Comparison(NamedTuple):
    """Compares a person's own game with others: the person's choices, and a narrator for each language."""

    line: ChoiceLine
    narrators: Mapping[str, Narrator]

    def with_other(self, line: ChoiceLine) -> messages.DivergencePoint | None:
        """The first difference from another game; None if there is none (see `first_divergence`)."""
        choices = first_divergence(self.line, line)
        if not choices:
            return None
        mine, theirs = choices
        question = mine.question if mine.question == theirs.question else ()
        otherwise = messages.Divergence(
            asked=self.in_every_language(lambda narrator: narrator.question(question, PERSON, PERSON)),
            chose=self.in_every_language(lambda narrator: narrator.option(mine.action, question[0])),
            instead=self.in_every_language(lambda narrator: narrator.option(theirs.action, question[0])),
        ) if question else None  # fmt: skip
        return messages.DivergencePoint(round=mine.round, own=mine.seq, other=theirs.seq, otherwise=otherwise)

    def in_every_language(self, say: Callable[[Narrator], str]) -> LocalizedText:
        """A sentence in every language."""
        return LocalizedText(**{language: say(narrator) for language, narrator in self.narrators.items()})


def comparison_of(deal: Deal, own: DealEntry, line: ChoiceLine) -> Comparison:
    """The comparison for the person of the table `own`, with the choices `line` made there."""
    begun = game_of_deal(deal.body)
    narrators = {
        language: begun.module.narrator(
            language, begun.state.edition, [(seat.called or {}).get(language, seat.name) for seat in own.line_up.seats]
        )
        for language in LANGUAGES
    }
    return Comparison(line, narrators)


class FinishedDeal(NamedTuple):
    """A finished game of a deal."""

    sitting: DealEntry
    line: ChoiceLine | None  # None while it is not computed yet

    def counts(self, closes: str) -> bool:
        """Whether it is ranked: its table counts, it was finished before the deal closed, under one rules version, and
        without a bot in the person's place."""
        in_time = self.sitting.since <= closes
        alike = self.line is None or self.line.whole
        return self.sitting.counts and in_time and alike and not self.instead

    @property
    def instead(self) -> bool:
        """Whether a bot has decided in the person's place."""
        return self.sitting.line_up.seats[PERSON].seat in self.sitting.state.instead

    @property
    def score(self) -> tuple[int, int]:
        """Place and negative coins: less is better."""
        state = self.sitting.state
        return state.places[PERSON], -state.coins[PERSON]


def results(games: Iterable[FinishedDeal], closes: str, own: Comparison | None) -> list[messages.DealResult]:
    """The finished games of a deal: those that count first, then the better ones first."""
    known = sorted(games, key=lambda each: (not each.counts(closes), *each.score))
    scores = [each.score for each in known if each.counts(closes)]
    return [result(each, scores, own, counts=each.counts(closes)) for each in known]


def result(
    game: FinishedDeal, scores: Collection[tuple[int, int]], own: Comparison | None, *, counts: bool
) -> messages.DealResult:
    """The result of a finished game; `scores` are those of all games that count."""
    table, state = game.sitting.table, game.sitting.state
    seat = game.sitting.line_up.seats[PERSON]
    return messages.DealResult(
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
    """The percentage of other scores that this one beats; equal scores count half, as in bridge. None if there is no
    other.

    >>> better_than((1, -9), [(1, -9), (1, -9), (2, -4)]), better_than((1, -9), [(1, -9)])
    (75, None)
    """
    others = len(scores) - 1
    halves = sum(2 * (score < each) + (score == each) for each in scores) - 1  # without itself
    return round(50 * halves / others) if others else None


def listed_deal(deal: Deal, own: DealEntry | None, now: str, *, host: bool) -> messages.ListedDeal:
    """A deal as in lists; `own` is the viewer's table of it, if any."""
    return messages.ListedDeal(
        id=deal.id, kind="daily" if deal.daily else "linked", edition=deal.body["edition"],
        house=deal.body.get("house", {}), bots=deal.body["bots"],
        opened=deal.opened, closes=deal.closes, closed=deal.closed(now), table=own.table if own else None,
        over=own is not None and own.finished, host=host,
    )  # fmt: skip


def deal_message(
    deal: Deal, listed: messages.ListedDeal, sittings: Sequence[DealEntry], results: list[messages.DealResult]
) -> messages.Deal:
    """A deal as sent to a viewer; `results` are those that the viewer may know."""
    body = deal.body
    return messages.Deal(
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
