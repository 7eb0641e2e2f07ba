"""Whole games as text: how a game was started, and every move as the player would type it."""

from collections.abc import Iterator
from typing import NamedTuple

from altbau.core.data import Data
from altbau.core.ids import Action, Seat
from altbau.core.notation.documents import documents
from altbau.core.notation.reading import check_keys, mapping, number, sequence, write_yaml
from altbau.core.rng import XORSHIFT128
from altbau.core.state import AnyState
from altbau.core.vocabulary import SEAT_NAMES
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.position import described_position

KEYS = ("edition", "players", "seed", "generator", "options", "cards", "silent", "game")
NEEDED = ("edition", "players", "seed")
KEYS_FROM_A_POSITION = ("position", "silent", "game")


def written_moves(s: AnyState, actions: list[Action]) -> list[dict[str, str]]:
    """The moves behind a list of actions, played on from a state (which is used up): a line for each."""
    module = game_of(s.edition.key)
    lines: list[tuple[Seat, list[str]]] = []
    irreversible = -1  # a reaction in between, even one without a choice, ends the move
    for action in actions:
        while s.stack.must_pass(s):
            s.apply(s.legal_actions[0], stop_at_windows=True)
        seat = s.asked
        question = s.stack.frames[-1].prompt(s)[0]
        speaker = module.out_of_turn_seat(action)
        if speaker is not None:
            lines.append((speaker, []))
        elif s.irreversible != irreversible or lines[-1][0] != seat or not module.same_move(question):
            lines.append((seat, []))
        irreversible = s.irreversible
        words = lines[-1][1]
        if speaker is None:
            words.append(module.token(s.edition, action))
        s.apply(action, stop_at_windows=True)
        words += [module.token(s.edition, forced) for forced in own_forced(s, lines[-1][0], speaker is not None)]
    return [{SEAT_NAMES[seat]: " ".join(words)} for seat, words in lines]


def own_forced(s: AnyState, seat: Seat, words_too: bool) -> list[Action]:
    """What the seat's last choice left it no choice about, up to the first reaction of anybody; `words_too` where even
    what it wanted, out of turn, was played by itself."""
    module = game_of(s.edition.key)
    found: list[Action] = []
    for forced in s.forced:
        if forced.seat != seat or (forced.action in module.WORDS and not words_too):
            break
        found.append(forced.action)
    return found


class Reached(NamedTuple):
    """The last moment of a game at which nothing was pending but a free choice, or a turn was about to begin."""

    state: AnyState  # as it can be written down
    played: AnyState  # with the question that came of it open
    actions: int  # how many had been chosen by then


def replayed(s: AnyState, actions: list[Action], silent: int) -> Iterator[int]:
    """Play a game again from the fresh state on, with the windows that left no choice, so many of them after the last
    action; yields after each step how many actions have been played."""
    yield 0
    for place, action in enumerate(actions):
        while s.stack.must_pass(s):
            s.apply(s.legal_actions[0], stop_at_windows=True)
            yield place
        s.apply(action, stop_at_windows=True)
        yield place + 1
    for _ in range(silent):
        s.apply(s.legal_actions[0], stop_at_windows=True)
        yield len(actions)


def last_position(s: AnyState, actions: list[Action], silent: int) -> Reached:
    """The last position of a game, from the fresh state on (which is used up)."""
    quiet = game_of(s.edition.key).at_free_choice
    reached = Reached(s.turn_start, s.copy(), 0)
    for chosen in replayed(s, actions, silent):
        if quiet(s):
            reached = Reached(s.copy(), s.copy(), chosen)
        elif s.turn_start is not reached.played.turn_start:
            reached = Reached(s.turn_start, s.copy(), chosen)
    return reached


def write_position(s: AnyState, actions: list[Action], silent: int) -> str:
    """The position that a fresh state reaches by these actions and silent answers after them (and is used up by).

    In the middle of a move, a check or the buying it is the last position before, with the moves since then, in the
    form of a scenario.
    """
    reached = last_position(s, actions, silent)
    data = described_position(reached.state)
    script = written_moves(reached.played, actions[reached.actions :])
    return write_yaml({"id": "position", "position": data, "script": script} if script else data)


def write_seen_position(s: AnyState, actions: list[Action], silent: int, seat: Seat) -> str:
    """The last position as a seat, or NOBODY as a spectator, saw it; the moves since then are left out, since they may
    tell more than that seat knows."""
    return write_yaml(described_position(last_position(s, actions, silent).state, seat))


def write_transcript(s: AnyState, actions: list[Action], start: Data) -> str:
    """A whole game, from the fresh state on (which is used up)."""
    head = {key: value for key, value in start.items() if value not in ({}, None)}
    return write_yaml(head | {"game": written_moves(s, actions)})


def read_transcript(text: str) -> Data:
    """What a transcript says, its keys checked; `game` is a list of pairs of seat and line. Raises BadInput.

    `silent` says how many reactions with nothing to play have gone by since the last move; before it all of them have.
    """
    found = list(documents(text))
    if len(found) != 1:
        raise BadInput("not-a-transcript")
    data = mapping(found[0].data, "transcript")
    begun = "position" in data
    check_keys(data, KEYS_FROM_A_POSITION if begun else KEYS, "transcript")
    for key in NEEDED:
        if not begun and key not in data:
            raise BadInput("missing-key", key=key, place="transcript")
    played = {"silent": number(data.get("silent", 0), "silent"), "game": read_lines(data.get("game"), "game")}
    if begun:
        return played | {"position": mapping(data["position"], "position")}
    return played | {
        "edition": str(data["edition"]),
        "players": data["players"],
        "seed": data["seed"],
        "generator": str(data.get("generator", XORSHIFT128)),
        "options": mapping(data.get("options"), "options"),
        "cards": mapping(data.get("cards"), "cards"),
    }


def read_start(text: str) -> tuple[Data, list[tuple[int, str]]]:
    """A position, and the moves since then if it was written in the middle of one. Raises BadInput."""
    found = list(documents(text))
    if len(found) != 1:
        raise BadInput("not-a-position")
    data = mapping(found[0].data, "position")
    if "position" not in data:
        return data, []
    check_keys(data, ("id", "position", "script"), "transcript")
    return mapping(data["position"], "position"), read_lines(data.get("script"), "script")


def read_lines(value: object, path: str) -> list[tuple[int, str]]:
    """Moves as they are typed, each with its seat. Raises BadInput."""
    lines: list[tuple[int, str]] = []
    for index, step in enumerate(sequence(value, path)):
        for name, line in mapping(step, f"{path}.{index}").items():
            if len(name) != 1 or name not in SEAT_NAMES:
                raise BadInput("bad-value", place=f"{path}.{index}", value=name, expected="A, B, C …")
            lines.append((SEAT_NAMES.index(name), str(line)))
    return lines
