"""What a viewer gets to see: the engine's numbers as wire types, from a view or a cut event."""

from typing import Any

from altbau.bots import REASONS as REASONS_OF_BOTS
from altbau.bots import Reason
from altbau.families import EDITIONS, family_of
from altbau.game import Game
from altbau.kernel.family import AnyEdition
from altbau.kernel.rng import SHA256_COUNTER, XORSHIFT128, commitment
from altbau.kernel.stack import NOBODY
from altbau.kernel.vocabulary import SEAT_NAMES
from altbau.match import Match
from altbau.monopoly import actions as board_actions
from altbau.monopoly import explain as board_explain
from altbau.monopoly.edition import MonopolyEdition
from altbau.server import wire
from altbau.server.history import own_line
from altbau.server.show import board, houses
from altbau.server.show.houses import differences as differences
from altbau.server.show.trees import blocked, choices
from altbau.text import LANGUAGES
from altbau.view import BoardView, View
from altbau.wucherer import actions as house_actions
from altbau.wucherer import explain as house_explain

TOLD = "told"  # the name of a line that is known only as it was told


def arguments(edition: Any, specs: tuple[str, ...], values: tuple[int, ...]) -> dict[str, wire.Argument | None]:
    """The arguments of an event or a question by name."""
    named: dict[str, wire.Argument | None] = {}
    for index, spec in enumerate(specs):
        name, _, kind = spec.partition(":")
        if kind == "seats":
            named[name] = [SEAT_NAMES[seat] for seat in values[index:]]
        elif kind == "items":
            named[name] = list(houses.items(edition, values[index:]))
        elif kind == "goods":
            middle = values.index(0, index)
            named["given"] = goods(edition, values[index:middle])
            named["asked"] = goods(edition, values[middle + 1 :])
        elif kind == "seat":
            named[name] = None if values[index] == NOBODY else SEAT_NAMES[values[index]]
        elif kind in ("coins", "number"):
            named[name] = values[index]
        elif isinstance(edition, MonopolyEdition):
            named[name] = board.argument(kind, values[index])
        else:
            named[name] = houses.argument(edition, kind, values[index])
    return named


def goods(edition: Any, values: tuple[int, ...]) -> list[str | wire.Item]:
    """What is traded, as tokens."""
    if isinstance(edition, MonopolyEdition):
        return [board_actions.token(each) for each in values]
    return [house_actions.token(each, edition.names) for each in values]


def log_entries(played: Match, told: list[dict[str, Any]], viewer: int, first: int) -> list[wire.LogEntry]:
    """The log from an entry on, as the viewer may read it; it begins with lines that are known as told only."""
    family = played.game.family
    entries = told_entries(told, viewer, first)
    first = max(first, len(told))
    for number, event in enumerate(played.log[first - len(told) :], start=first):
        cut = family.seen(event, viewer)
        kind = family.EVENTS[cut[0]]
        entries.append(
            wire.LogEntry(
                number=number,
                name=kind.name,
                rules=list(kind.rules_of(cut)),
                args=arguments(played.game.table.edition, kind.args, cut[1:]),
            )
        )
    return entries


def told_entries(lines: list[dict[str, Any]], viewer: int, first: int) -> list[wire.LogEntry]:
    """Lines of the log that are known only as the viewer was told them."""
    entries = []
    for number, line in enumerate(lines[first:], start=first):
        own = own_line(line, viewer)
        said = {language: wire.Said(**own[language]) for language in LANGUAGES}
        entries.append(wire.LogEntry(number=number, name=TOLD, rules=own["rules"], args={}, told=said))
    return entries


def question(game: Game, view: View) -> wire.Question | None:
    """What is being asked. Choices only for the player asked, and none where silence must tell nothing (Q180)."""
    if not view.question:
        return None
    t = game.table
    kind = game.family.QUESTIONS[view.question[0]]
    asked = wire.Question(
        name=kind.name, args=arguments(view.edition, kind.args, view.question[1:]), choices=[], blocked=[]
    )
    if view.seat == NOBODY or view.seat != view.asked or game.waiting:
        return asked
    if isinstance(view, BoardView):
        asked.choices = choices(t, board_explain.choices(t))
        asked.blocked = blocked(t, board_explain.blocked(t))
        sums = board_explain.sums(t)
        asked.sums = wire.Range(least=sums[0], most=sums[1]) if sums else None
    else:
        asked.choices = choices(t, house_explain.choices(t))
        asked.blocked = blocked(t, house_explain.blocked(t))
    return asked


def ranking(coins: list[int], names: list[str]) -> list[wire.Standing]:
    """The order by money; equal money shares the place (Q210)."""
    order = sorted(range(len(coins)), key=lambda seat: (-coins[seat], seat))
    return [
        wire.Standing(
            place=1 + sum(other > coins[seat] for other in coins),
            seat=SEAT_NAMES[seat], name=names[seat], coins=coins[seat],
        )
        for seat in order
    ]  # fmt: skip


def match(played: Match, names: list[str], chosen: bool) -> wire.Match | None:
    """How a match stands; nothing for a single game. `chosen` if the host has chosen its seed, here and below."""
    if played.games == 1:
        return None
    return wire.Match(
        games=played.games,
        target=played.target,
        number=played.number,
        over=played.over,
        commitment=commitment(played.seed),
        secret=str(played.seed) if played.over or chosen else None,
        seeds=seeds(played, chosen),
        standing=ranking(played.totals, names),
        winners=[SEAT_NAMES[seat] for seat in played.winners],
    )


def seeds(played: Match, chosen: bool) -> list[wire.GameSeed]:
    """The seeds of a match's games, the next one's too, each told when it is no secret any more."""
    last = played.number if played.over else played.number + 1
    return [
        wire.GameSeed(
            number=number,
            commitment=played.commitment(number),
            seed=told_seed(played, number, chosen),
        )
        for number in range(1, last + 1)
    ]


def seeds_before(played: Match, before: list[tuple[int, str]], chosen: bool) -> list[wire.GameSeed]:
    """The seeds of the parts of this game that were played under older rules; each is told when the current one is, or
    in a match of an older program, whose seeds follow one another, when that is over."""
    found = []
    for number, (seed, generator) in enumerate(before, start=1):
        promised = commitment(played.seed if generator == XORSHIFT128 else seed)
        over = played.over or (played.game.over and generator != XORSHIFT128)
        known = over or (chosen and chosen_seed(played, played.number, promised) is not None)
        found.append(wire.GameSeed(number=number, commitment=promised, seed=str(seed) if known else None))
    return found


def told_seed(played: Match, number: int, chosen: bool) -> str | None:
    """The seed of a game as text, since a page's numbers are too short for it; null while it is a secret. What the host
    can know is none."""
    seed = played.told_seed(number)
    if seed is None and chosen:
        seed = chosen_seed(played, number, played.commitment(number))
    return None if seed is None else str(seed)


def chosen_seed(played: Match, number: int, promised: str) -> int | None:
    """The seed of a game that was promised by this hash, if it is the one that the host has chosen or follows from it:
    a game that goes on under newer rules has another."""
    known = (played.seed, played.seed_of(number, SHA256_COUNTER))
    return next((seed for seed in known if commitment(seed) == promised), None)


def table(
    game: Game, view: View, players: list[dict[str, Any]], silenced: list[str], common: dict[str, Any]
) -> wire.Table | wire.Board:
    """The table as a viewer sees it."""
    if isinstance(view, BoardView):
        return board.table(game.table, view, players, common)
    return houses.table(game, view, players, silenced, common)


def edition(shown: AnyEdition) -> wire.EditionInfo:
    """An edition with its options, and its cards or squares."""
    on_board = isinstance(shown, MonopolyEdition)
    return wire.EditionInfo(
        name=shown.key,
        match_target=shown.match_target,
        min_players=shown.min_players,
        max_players=shown.max_players,
        options=[
            wire.OptionInfo(
                name=option.name, default=option.default, choices=list(option.choices), most=option.most or None
            )
            for option in family_of(shown.key).options(shown.key)
        ],
        cards=[] if isinstance(shown, MonopolyEdition) else houses.cards(EDITIONS[shown.key]),
        squares=board.squares() if on_board else [],
    )


def editions() -> list[wire.EditionInfo]:
    """All editions."""
    return [edition(each) for each in EDITIONS.values()]


def reason(edition: Any, seat: int, given: Reason) -> wire.Reason:
    """Why a bot did what it did last."""
    specs = REASONS_OF_BOTS[given.name]
    values = tuple(given.args[spec.partition(":")[0]] for spec in specs)
    return wire.Reason(seat=SEAT_NAMES[seat], name=given.name, args=arguments(edition, specs, values))
