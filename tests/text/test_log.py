"""The log is true: a town or board that is given only the log of a random game reaches the same state at each decision,
and sentences name the numbers and players of their events, and no others."""

import re
from random import Random

import pytest

from altbau import Game
from altbau.core import text
from altbau.core.engine.vocabulary import SEAT_NAMES, EventKind
from altbau.core.text import Narrator
from altbau.games import EDITIONS, game_of
from altbau.games.monopoly.rules.board import GROUP_NAMES, HOTEL, HOTELS, HOUSES, KIND, MEMBERS, NAMES, STREET, ownable
from tests.any_game import SomeGame, narrator
from tests.engine.random_games import any_game, decisions
from tests.text.board import Board
from tests.text.events import NUMBERS, Args, Event, args_of, person, player, shown, singles
from tests.text.test_cases import never
from tests.text.town import Town

PLAYERS = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi")
LISTENERS: dict[str, type[Town | Board]] = {"wucherer": Town, "monopoly": Board}
HEARD = [key for key in EDITIONS if game_of(key).NAME in LISTENERS]
MOST = 3000  # decisions of a game
ROUNDS = 6
STREETS = [MEMBERS[group] for group in range(len(GROUP_NAMES)) if KIND[MEMBERS[group][0]] == STREET]
NAMED = re.compile(rf"\b(?:{'|'.join(PLAYERS)})\b")
MONEY = re.compile(r"€[\d,]+|[\d.]+\N{NO-BREAK SPACE}€|[\d.,]+ (?:coins?|counters?|DMW|Münzen?|Chips?)\b")
NOTHING = re.compile(r"\b(?:no|nobody|nothing|empty|empty-handed|niemand|nichts|leer|umsonst|schenkt)\b", re.IGNORECASE)
SAY_SO = {  # kinds that say of themselves that nothing is, or nobody does: the board and the town know better
    "unsold", "no-rent", "double-missed", "standstill", "passed", "homeless", "stayed", "withholding-laid-off",
    "pile-empty", "moved-under-pile", "prisoner-passed-over", "new-pile",
}  # fmt: skip
UNNAMED = {"new-pile"}  # who bombed has been told before


@pytest.mark.seeds(16, 2000)
def test_the_log_says_what_has_happened(seed: int) -> None:
    rng = Random(seed)
    edition = HEARD[seed % len(HEARD)]
    game: SomeGame = built_up(rng) if edition == "monopoly" and rng.random() < 0.5 else any_game(rng, edition)
    listener: Town | Board = LISTENERS[game.module.NAME](game.state)
    voices = [narrator(language, game.state.edition, PLAYERS) for language in text.LANGUAGES]
    told = 0
    for now in decisions(game, rng, MOST):
        told = listen(now, listener, voices, told)
    listen(game, listener, voices, told)


def built_up(rng: Random) -> Game:
    """A game of Monopoly in which all streets belong to somebody, and much is built."""
    players = rng.randint(2, 6)
    deeds: dict[str, dict[str, int]] = {seat: {} for seat in SEAT_NAMES[:players]}
    houses, hotels = HOUSES, HOTELS
    for group in STREETS:
        level = rng.choice((0, 1, 2, 3, HOTEL))
        if level == HOTEL and hotels >= len(group):
            hotels -= len(group)
        elif level != HOTEL and houses >= level * len(group):
            houses -= level * len(group)
        else:
            level = 0
        deeds[rng.choice(SEAT_NAMES[:players])] |= {NAMES[square]: level for square in group}
    for square in filter(ownable, range(len(NAMES))):
        if KIND[square] != STREET and rng.random() < 0.5:
            deeds[rng.choice(SEAT_NAMES[:players])][NAMES[square]] = 0
    cash = {seat: rng.randint(1, 900) for seat in SEAT_NAMES[:players]}
    options = {"turn-limit": ROUNDS, "rent-on-demand": rng.random() < 0.5}
    position = {"edition": "monopoly", "players": players, "cash": cash, "deeds": deeds, "options": options}
    return Game.begun(position | {"seed": rng.randrange(1 << 30)})


def listen(game: SomeGame, listener: Town | Board, voices: list[Narrator], told: int) -> int:
    """Tell what has happened since so many events; returns how many have been told."""
    edition = game.state.edition.key
    for event in game.log[told:]:
        kind = game.module.EVENTS[event[0]]
        args = args_of(kind, event)
        getattr(listener, kind.name.replace("-", "_"))(args)
        assert not shown(kind, event) & set(never(edition, kind.name)), (kind.name, args)
        for voice in voices:
            is_told(voice, kind, event, args)
    listener.agrees(game.state)
    return len(game.log)


def is_told(voice: Narrator, kind: EventKind, event: Event, args: Args) -> None:
    """The sentence has the sums and the people of its event, and `nobody` or `nothing` where there is a 0."""
    sentence = voice.event(event)
    said = voice.event_variables(event)
    given = " ".join(str(said[each]) for each in ("given", "asked") if each in said)
    sums = {str(said[f"{name}-money"]) for name, sort in singles(kind) if sort == "coins" and args[name]}
    own_words = sentence.replace(str(said["card"]), "") if kind.name == "card-drawn" else sentence
    assert set(MONEY.findall(own_words)) <= sums | set(MONEY.findall(given)), sentence
    named = set(NAMED.findall(sentence))
    winners = {PLAYERS[seat] for seat in args.get("winners", ())}
    acting = {PLAYERS[who] for name, sort in singles(kind) if (who := player(sort, args[name])) is not None}
    meant = {PLAYERS[who] for name, sort in singles(kind) if (who := person(sort, args[name])) is not None}
    assert (acting <= named or kind.name in UNNAMED) and named <= meant | winners, sentence
    none = any(args[name] == 0 for name, sort in singles(kind) if sort in NUMBERS) or "goods" in args
    assert none or kind.name in SAY_SO or not NOTHING.search(own_words), sentence
    assert not re.search(r"(?<![\w.,])0(?![\w.,])", own_words), sentence
