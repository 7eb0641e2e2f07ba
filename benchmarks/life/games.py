"""Play games at the preset tables, and count what happens in them: at the whole table, and by seat."""

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Any, Final, NamedTuple

from altbau.core.bots.bot import AnyBot
from altbau.core.engine.ids import Action, Seat, seats
from altbau.core.engine.rng import chance
from altbau.core.engine.view import Memory
from altbau.games import game_of
from altbau.games.monopoly.rules.events import BUILT_UPON, DEAL_MADE
from altbau.games.wucherer.bots.valuation import housed
from altbau.games.wucherer.rules.actions import (
    BUY,
    DONE,
    FIRST_BUILDING,
    FIRST_WORD,
    PASS,
    STOP,
    building_at,
    owner_of,
)
from altbau.games.wucherer.rules.cards import (
    BOMB,
    DEMOLITION,
    EVICTION,
    MOTHER_WITH_CHILDREN,
    MURDER,
    is_action,
    is_tenant,
)
from altbau.games.wucherer.rules.events import (
    BOMBED,
    BUILT,
    CARD_PLAYED,
    EXPANDED,
    MOVED_IN,
    MURDERED,
    POLICE_CALLED,
    ROOF_PAID,
    ROOF_SOLD,
    SQUATTERS_EXPELLED,
    TRADE_OFFERED,
)
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.questions import BUY_OR_STOP, PLAY
from altbau.play.bots import own_seed
from altbau.play.observation import bot_view, memory_after
from benchmarks.yardsticks import make

PLAYERS: Final = 4
FIRST_SEED: Final = 22_000_000  # not used for tuning the characters' tastes
CRIMES: Final = (BOMBED, MURDERED, POLICE_CALLED, SQUATTERS_EXPELLED)
STRIKES: Final = (BOMB, MURDER, EVICTION, DEMOLITION)
CHUNK: Final = 5  # games handed to a process at a time
BOARD: Final = "monopoly"
MOST_ROUNDS: Final = 500  # in Monopoly, so that every game has an end
NOTHING: Final = (DONE, PASS, STOP)  # the actions of an idle turn
STALL: Final = 8  # idle turns in a row


class Trait(NamedTuple):
    """What distinguishes a character from others: a count by seat, and the count that it is divided by."""

    name: str
    each: str = "games"


class Counted(NamedTuple):
    """What is counted of a game: counts by name, statements whose share of games is given, and traits by seat."""

    names: tuple[str, ...]
    shares: tuple[str, ...]
    medians: tuple[str, ...] = ()  # counts of which the median is given, because a mean would say little
    traits: tuple[Trait, ...] = ()


LANDLORDS: Final = Counted(
    ("action_cards", "tenants", "idle_turns"),
    ("without_crime", "stalled"),
    ("first_touch",),
    (
        Trait("at_home", "turns"), Trait("strikes"), Trait("builds"), Trait("coins_paid"), Trait("tenants_let"),
        Trait("trades_proposed"),
    ),
)  # fmt: skip
DEALERS: Final = Counted(("deals", "buildings", "rounds"), ("without_deal",))


@dataclass
class Life:
    """The counts of a game."""

    names: list[str]  # of the bots, by seat
    counts: Counter[str] = field(default_factory=Counter)
    true: set[str] = field(default_factory=set)  # those of `Counted.shares` that are true
    winners: tuple[Seat, ...] = ()
    by_seat: list[Counter[str]] = field(default_factory=lambda: [Counter(games=1) for _ in range(PLAYERS)])


class Setting(NamedTuple):
    """What is played, and by which bots."""

    edition: str
    against: str = ""  # the bot on all seats; empty for the characters
    options: Mapping[str, bool] = {}


def table(edition: str, number: int) -> list[str]:
    """The bots of a game by seat: each character, one of them twice in rotation, and each on every seat in rotation."""
    characters = game_of(edition).CHARACTERS
    names = [*characters, characters[number % len(characters)]]
    shift = number // len(characters) % PLAYERS
    return names[shift:] + names[:shift]


def lived(setting: Setting, number: int) -> Life:
    """Play a game and count."""
    edition = setting.edition
    module = game_of(edition)
    seed = FIRST_SEED + number
    life = Life([setting.against] * PLAYERS if setting.against else table(edition, number))
    bots = [make(name, own_seed(seed, seat), edition) for seat, name in zip(seats(PLAYERS), life.names, strict=True)]
    limits = {option.name: MOST_ROUNDS for option in module.options(edition) if option.rounds}
    state = module.new_state(
        module.configured(edition, PLAYERS, {**limits, **setting.options}, {}, {}), PLAYERS, chance(seed)
    )
    watch = watch_board if edition == BOARD else watch_landlords
    watch(life, state, bots)
    life.winners = tuple(state.winners())
    return life


def played(setting: Setting, games: int, jobs: int) -> list[Life]:
    """Play so many games, in so many processes."""
    one = partial(lived, setting)
    if jobs == 1:
        return [one(number) for number in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(one, range(games), chunksize=CHUNK))


def chosen(state: Any, bots: Sequence[AnyBot], memory: Memory) -> Any:
    """The action of the seat asked, whose bot also knows the public memory of the game."""
    if state.stack.forces():
        return state.legal_actions[0]
    return bots[state.asked].decide(bot_view(state, state.asked, memory)).action


def watch_board(life: Life, state: Any, bots: Sequence[AnyBot]) -> None:
    """Count what happens in a game of Monopoly."""
    counted = {DEAL_MADE: "deals", BUILT_UPON: "buildings"}
    memory = memory_after((), state)
    while state.asked >= 0:
        state.apply(chosen(state, bots, memory))
        memory = memory_after(memory, state)
        life.counts.update(counted[event[0]] for event in state.events if event[0] in counted)
    life.counts["rounds"] = state.turns // PLAYERS
    if not life.counts["deals"]:
        life.true.add("without_deal")


def watch_landlords(life: Life, state: Any, bots: Sequence[AnyBot]) -> None:
    """Count what happens in a landlord game; idle turns in per cent of all. If no player touches another's house, the
    turn after the end counts as the first touch."""
    crimes = False
    turns = [True]  # by turn, whether it was idle
    touched = 0  # the first turn in which a player touched another's house
    memory = memory_after((), state)
    recalled = 0  # the turn in which a mother has been let
    while state.asked >= 0:
        turn = state.turns
        action = chosen(state, bots, memory)
        recalled = note_choice(life, state, action, recalled)
        turns[-1] &= action in NOTHING
        state.apply(action)
        memory = memory_after(memory, state)
        note_events(life, state.events)
        crimes |= any(event[0] in CRIMES for event in state.events)
        if not touched and any(touches_another(event) for event in state.events):
            touched = turn
        if state.turns > turn or state.asked < 0:
            note_homes(life, state)
        turns += [True] * (state.turns - turn)
    life.counts["idle_turns"] = round(100 * sum(turns) / len(turns))
    life.counts["first_touch"] = touched or len(turns) + 1
    if not crimes:
        life.true.add("without_crime")
    if any(idle and len(list(row)) >= STALL for idle, row in groupby(turns)):
        life.true.add("stalled")


def note_choice(life: Life, state: Any, action: Action, recalled: int) -> int:
    """Count a card that is played or bought; the last turn in which a mother was let."""
    prompt = state.stack.top.prompt(state)
    own = life.by_seat[state.asked]
    if prompt[0] == BUY_OR_STOP and action == BUY:
        own["coins_paid"] += prompt[2]
    if prompt[0] != PLAY or action >= FIRST_WORD:
        return recalled
    let = is_tenant(Card(action)) and not (action == MOTHER_WITH_CHILDREN and recalled == state.turns)
    life.counts["tenants"] += let
    own["tenants_let"] += let
    life.counts["action_cards"] += is_action(Card(action))
    own["strikes"] += action in STRIKES
    return state.turns if action == MOTHER_WITH_CHILDREN else recalled


def note_events(life: Life, events: Sequence[tuple[int, ...]]) -> None:
    """Count what each seat has built, paid for roofs, and proposed."""
    for event in events:
        match event:
            case (kind, seat, *_) if kind in (BUILT, EXPANDED):
                life.by_seat[seat]["builds"] += 1
            case (kind, seat, coins, *_) if kind == ROOF_PAID:
                life.by_seat[seat]["coins_paid"] += coins
            case (kind, _, coins, buyer) if kind == ROOF_SOLD:
                life.by_seat[buyer]["coins_paid"] += coins
            case (kind, seat, *_) if kind == TRADE_OFFERED:
                life.by_seat[seat]["trades_proposed"] += 1


def touches_another(event: tuple[int, ...]) -> bool:
    """Whether a player has played a card on another's house, or moved a tenant in there."""
    if event[0] not in (CARD_PLAYED, MOVED_IN) or event[3] < FIRST_BUILDING:
        return False
    return owner_of(building_at(Action(event[3]))) != event[1]


def note_homes(life: Life, state: Any) -> None:
    """Count at the end of a turn the paying tenants in each player's houses."""
    for seat, own in zip(seats(PLAYERS), life.by_seat, strict=True):
        own["turns"] += 1
        own["at_home"] += housed(state, seat)
