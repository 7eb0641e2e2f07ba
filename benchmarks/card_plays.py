"""Observe a game of four strategists: which cards are played, in which way, and with what effect within a round.

An effect is the difference of two readings. The first is taken just before the card is played. The second is taken when
the next move begins (the effect at once), and when the next turn of the player who played it begins, or that player is
out (the effect within a round). If neither comes, the card is only counted.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from altbau.core.bots.bot import AnyBot
from altbau.core.engine.ids import NOBODY, Action, Seat, seats
from altbau.core.engine.rng import chance
from altbau.games import EDITIONS, game_of
from altbau.games.monopoly.rules import cards as drawn
from altbau.games.monopoly.rules import events as board_events
from altbau.games.monopoly.rules.board import NAMES, PRICE, SQUARES, ownable
from altbau.games.wucherer.rules import cards as landlord_cards
from altbau.games.wucherer.rules import events as town_events
from altbau.games.wucherer.rules.actions import FIRST_APARTMENT, FIRST_BUILDING, building_of, owner_of
from altbau.games.wucherer.rules.ids import ApartmentId, BuildingId
from altbau.games.wucherer.rules.income import income
from altbau.lab.games import MOST_ROUNDS
from altbau.play.bots import make, own_seed
from altbau.play.observation import bot_view, memory_after
from altbau.play.text import moves

PLAYERS: Final = 4
BOT: Final = "strategist"
FIRST_SEED: Final = 3_000_000

# What can be read of a game: a measure, and the seat or square that it is read of
Gauge: TypeAlias = tuple[str, int]
Readings: TypeAlias = dict[Gauge, int]

RENT: Final = "rent"  # the seat's present income
MONEY: Final = "money"  # coins, plus those paid for cards so far
WORTH: Final = "worth"
TAKEN: Final = "taken"  # rent paid on a square so far
SAVED: Final = "saved"  # in an auction, compared with the printed price
AT_ONCE: Final = (RENT, WORTH)  # measures whose effect at once is recorded, too
PLAYER: Final = "player"  # read of the player who played the card
LANDLORD: Final = "landlord"  # read of the owner of the house that it was played on


class Play(NamedTuple):
    """A card that was played: in which way, by whom, what to read before and after, and values known at once."""

    card: str
    way: str
    seat: Seat = Seat(0)
    gauges: Mapping[str, Gauge] = {}  # by name, such as `player rent`
    at_once: Mapping[str, int] = {}  # by the same names


class Town:
    """Observes a landlord game."""

    def __init__(self, edition: str) -> None:
        rules: Any = EDITIONS[edition]
        self.names: Mapping[int, str] = rules.names
        self.spent = [0] * PLAYERS  # for cards, by seat
        self.turn = NOBODY  # the player on turn when an event happens
        self.recalled = False  # whether a mother was recalled in this turn

    def readings(self, s: Any) -> Readings:
        """The rent and money of each seat."""
        rents = {(RENT, seat): income(s, seat) for seat in s.seats()}
        return rents | {(MONEY, seat): s.coins[seat] + self.spent[seat] for seat in s.seats()}

    def plays(self, s: Any, event: tuple[int, ...]) -> Iterator[Play]:
        """The cards that an event plays; `s` is the state after it."""
        kind, *args = event
        if kind == town_events.TURN_BEGAN:
            self.turn, self.recalled = Seat(args[0]), False
        elif kind == town_events.BOUGHT:
            self.spent[args[0]] += args[1]
        elif kind == town_events.RECALLED:
            self.recalled = True
        elif kind == town_events.BUILT:
            seat, building, _, roof = args
            yield self.play(seat, roof, building)
            for floor in s.building(BuildingId(Action(building))).floors:
                yield Play(self.names[floor], "floor")
        elif kind in (town_events.CARD_PLAYED, town_events.EXPANDED, town_events.MOVED_IN):
            if not (self.recalled and args[1] == landlord_cards.MOTHER_WITH_CHILDREN):  # counted already
                yield self.play(args[0], args[1], args[2])
        elif kind == town_events.MONSTER_CREATED:
            yield self.play(args[0], landlord_cards.MONSTER, args[1])
        elif kind == town_events.JAILED:
            yield self.play(args[0], landlord_cards.JAIL, 0)

    def play(self, seat: int, card: int, target: int) -> Play:
        """A card played `alone`, as an `answer` in another's turn, or on an `own` or `other` house."""
        gauges = {f"{PLAYER} {RENT}": (RENT, seat), f"{PLAYER} {MONEY}": (MONEY, seat)}
        way, owner = "alone", landlord_of(target)
        if seat != self.turn and card != landlord_cards.JAIL:
            way = "answer"
        elif owner == seat:
            way = "own"
        elif owner is not None:
            way = "other"
            gauges[f"{LANDLORD} {RENT}"] = (RENT, owner)
        return Play(self.names[card], way, Seat(seat), gauges)


def landlord_of(target: int) -> Seat | None:
    """The owner of the building or apartment that is the target; None if it is neither."""
    if target < FIRST_BUILDING:
        return None
    inside = target >= FIRST_APARTMENT
    return owner_of(building_of(ApartmentId(Action(target))) if inside else BuildingId(Action(target)))


class Board:
    """Observes a game of Monopoly."""

    def __init__(self, edition: str) -> None:
        self.taken = [0] * SQUARES
        rules: Any = EDITIONS[edition]
        self.cards = {card: drawn.CARDS[card].name for stack in drawn.DECKS[rules.deck] for card in stack}
        deeds = {-square: NAMES[square] for square in range(SQUARES) if ownable(square)}
        self.names: Mapping[int, str] = {**self.cards, **deeds}

    def readings(self, s: Any) -> Readings:
        """The worth of each seat, and the rents paid on each square so far."""
        worths = {(WORTH, seat): s.worth(seat) for seat in seats(s.players)}
        return worths | {(TAKEN, square): sum for square, sum in enumerate(self.taken)}

    def plays(self, s: Any, event: tuple[int, ...]) -> Iterator[Play]:
        """The card that an event draws, the place that it buys, or the rent that it pays."""
        kind, *args = event
        if kind == board_events.CARD_DRAWN:
            yield Play(self.cards[args[1]], "drawn", Seat(args[0]), {f"{PLAYER} {WORTH}": (WORTH, args[0])})
        elif kind in (board_events.PLACE_BOUGHT, board_events.AUCTION_WON) and args[1] >= 0:
            seat, square, coins = args
            gauges = {f"{PLAYER} {TAKEN}": (TAKEN, square)}
            if kind == board_events.PLACE_BOUGHT:
                yield Play(NAMES[square], "bought", Seat(seat), gauges)
            else:
                yield Play(NAMES[square], "auction", Seat(seat), gauges, {f"{PLAYER} {SAVED}": PRICE[square] - coins})
        elif kind == board_events.RENT_PAID:
            self.taken[args[3]] += args[2]
            yield Play(NAMES[args[3]], "rented", at_once={f"{LANDLORD} {RENT}": args[2]})


Onlooker: TypeAlias = Town | Board
LOOKING_ON: Final[Mapping[str, Callable[[str], Onlooker]]] = {"wucherer": Town, "monopoly": Board}


# --- a game -----------------------------------------------------------------------------------------------------------


@dataclass
class Row:
    """One way of playing a card in a game: how often, and for each effect how often it is known and its sum."""

    times: int = 0
    then: dict[str, tuple[int, int]] = field(default_factory=dict)

    def add(self, what: str, value: int) -> None:
        """Add one value of an effect."""
        times, total = self.then.get(what, (0, 0))
        self.then[what] = times + 1, total + value


@dataclass
class Game:
    """The rows of a game by card and way. The card `""` is any round, whatever is played in it, for comparison."""

    rows: defaultdict[str, defaultdict[str, Row]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Row)))
    unsettled: list[tuple[Play, Readings]] = field(default_factory=list)  # since the last move began
    pending: defaultdict[int, list[tuple[Play, Readings]]] = field(default_factory=lambda: defaultdict(list))  # by seat

    def note(self, play: Play, before: Readings) -> None:
        """Count a play; `before` are the readings before it."""
        row = self.rows[play.card][play.way]
        row.times += 1
        for what, value in play.at_once.items():
            row.add(what, value)
        if play.gauges:
            self.unsettled.append((play, before))
            self.pending[play.seat].append((play, before))

    def settle_at_once(self, now: Readings) -> None:
        """Record the effects at once of all cards played since the last move, because the next move begins."""
        for play, before in self.unsettled:
            for what, gauge in play.gauges.items():
                if play.card and gauge[0] in AT_ONCE:
                    self.rows[play.card][play.way].add(f"{what} at once", now[gauge] - before[gauge])
        self.unsettled = []

    def settle(self, seat: int, now: Readings) -> None:
        """Record the effects within a round of the cards of a seat, because its next turn begins or it is out."""
        for play, before in self.pending.pop(seat, []):
            for what, gauge in play.gauges.items():
                self.rows[play.card][play.way].add(what, now[gauge] - before[gauge])

    def lines(self) -> dict[str, Any]:
        """The rows as JSON."""
        return {card: {way: [row.times, row.then] for way, row in ways.items()} for card, ways in self.rows.items()}


def begun(edition: str, number: int, bot: str) -> tuple[Any, list[AnyBot]]:
    """A new game, and a bot for each seat."""
    module, seed = game_of(edition), FIRST_SEED + number
    limits = {option.name: MOST_ROUNDS for option in module.options(edition) if option.rounds}
    state = module.new_state(module.configured(edition, PLAYERS, limits, {}, {}), PLAYERS, chance(seed))
    return state, [make(bot, own_seed(seed, seat), edition) for seat in seats(PLAYERS)]


def play(edition: str, number: int) -> Game:
    """Play a game of strategists and observe it."""
    module = game_of(edition)
    state, bots = begun(edition, number, BOT)
    looking, game = LOOKING_ON[module.NAME](edition), Game()
    look(game, looking, state, looking.readings(state))
    memory = memory_after((), state)
    while state.asked >= 0:
        before = looking.readings(state)
        if state.stack.forces():
            state.apply(state.legal_actions[0])
        else:
            state.apply(bots[state.asked].decide(bot_view(state, state.asked, memory)).action)
        look(game, looking, state, before)
        memory = memory_after(memory, state)
        for seat in module.claimants(state):
            line = module.always_out_of_turn(bot_view(state, seat, memory))
            if line:
                before = looking.readings(state)
                state = moves.play_whole(state, seat, line)
                look(game, looking, state, before)
    return game


def look(game: Game, looking: Onlooker, state: Any, before: Readings) -> None:
    """Record what the latest events played and settled; `before` are the readings before them."""
    module = game_of(state.edition.key)
    plays = [(event, list(looking.plays(state, event))) for event in state.events]
    now = looking.readings(state)
    for event, found in plays:
        if module.EVENTS[event[0]].begins:
            game.settle(event[1], now)
            own = {f"{PLAYER} {measure}": (measure, seat) for measure, seat in now if seat == event[1]}
            any_round = {what: gauge for what, gauge in own.items() if gauge[0] != TAKEN}
            game.note(Play("", "round", Seat(event[1]), any_round), now)
        for each in found:
            game.note(each, before)
    if state.asked < 0 or module.QUESTIONS[state.stack.top.prompt(state)[0]].begins:
        game.settle_at_once(now)
    for seat in module.out(state):
        game.settle(seat, now)
