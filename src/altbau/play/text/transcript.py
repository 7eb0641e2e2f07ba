"""Transcripts: a whole game as text, with its start and every move as a player would type it."""

from collections.abc import Mapping

from altbau.core.data import Data
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.rng import BY_NUMBER
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.document_format import documents, dump_text
from altbau.core.notation.position_reader import check_keys, mapping, number, sequence
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.text.annotations import KEYS as BESIDE_A_MOVE
from altbau.play.text.annotations import Note, read_note

KEYS = ("rules", "edition", "players", "seed", BY_NUMBER, "options", "cards", "house", "silent", "named", "game")
NEEDED = ("rules", "edition", "players", "seed")
KEYS_FROM_A_POSITION = ("rules", "position", "silent", "named", "game")
NEEDED_FROM_A_POSITION = ("rules", "position")


def written_moves(s: AnyState, actions: list[Action]) -> list[dict[str, str]]:
    """The moves of a list of actions from a state, one line each. The state is modified."""
    module = game_of(s.edition.key)
    lines: list[tuple[Seat, list[str]]] = []
    irreversible = -1  # a reaction in between, even a forced pass, ends the move
    for action in actions:
        while s.stack.must_pass(s):
            s.apply(s.legal_actions[0], stop_at_windows=True)
        seat = s.asked
        question = s.stack.top.prompt(s)[0]
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
    """The forced actions of the seat after its last choice, up to the first reaction of anybody. `words_too` is for
    moves out of turn, whose own words were played as forced actions."""
    module = game_of(s.edition.key)
    found: list[Action] = []
    for forced in s.forced:
        if forced.seat != seat or (forced.action in module.WORDS and not words_too):
            break
        found.append(forced.action)
    return found


def write_transcript(s: AnyState, actions: list[Action], start: Data, notes: Mapping[int, Note]) -> str:
    """The transcript of a whole game from its initial state, which is modified; `notes` are by line number from 0."""
    head = {key: value for key, value in start.items() if value not in ({}, None)}
    game = [
        {**move, **(notes[number].as_data() if number in notes else {})}
        for number, move in enumerate(written_moves(s, actions))
    ]
    return dump_text(head | {"game": game})


def read_transcript(text: str) -> Data:
    """The data of a transcript, with checked keys. `game` is a list of pairs of seat and line, `notes` has the notes
    beside them by line number from 0. Raises BadInput.

    `rules` is the rules version; a transcript without one is from before the first release and is refused. `silent` is
    the number of forced passes played since the last move. `named` has the forced actions after the last choice that
    were named, as places in their list.
    """
    found = list(documents(text))
    if len(found) != 1:
        raise BadInput("not-a-transcript")
    data = mapping(found[0].data, "transcript")
    if "rules" not in data and "game" in data:
        raise BadInput("before-release")
    begun = "position" in data
    check_keys(data, KEYS_FROM_A_POSITION if begun else KEYS, "transcript")
    for key in NEEDED_FROM_A_POSITION if begun else NEEDED:
        if key not in data:
            raise BadInput("missing-key", key=key, place="transcript")
    game, notes = read_game(data.get("game"))
    return read_beginning(data) | {
        "rules": data["rules"],
        "silent": number(data.get("silent", 0), "silent"),
        "named": data.get("named"),
        "game": game,
        "notes": notes,
    }


def read_game(value: object) -> tuple[list[tuple[int, str]], dict[int, Note]]:
    """The moves of a game, each with its seat, and the notes by line number. Raises BadInput."""
    moves: list[object] = []
    notes: dict[int, Note] = {}
    lines = 0
    for index, step in enumerate(sequence(value, "game")):
        path = f"game.{index}"
        entry = mapping(step, path)
        note = read_note(entry, path)
        if note:
            notes[lines] = note
        moves.append({name: line for name, line in entry.items() if name not in BESIDE_A_MOVE})
        lines += len(entry) if note is None else 1
    return read_lines(moves, "game"), notes


def read_beginning(data: Data) -> Data:
    """The start of a transcript's game: a position, or the arguments of the deal. Raises BadInput."""
    if "position" in data:
        return {"position": mapping(data["position"], "position")}
    return {
        "edition": str(data["edition"]),
        "players": data["players"],
        "seed": data["seed"],
        BY_NUMBER: data.get(BY_NUMBER, False),
        "options": mapping(data.get("options"), "options"),
        "cards": mapping(data.get("cards"), "cards"),
        "house": mapping(data.get("house"), "house"),
    }


def read_lines(value: object, path: str) -> list[tuple[int, str]]:
    """Lines of moves, each with its seat. Raises BadInput."""
    lines: list[tuple[int, str]] = []
    for index, step in enumerate(sequence(value, path)):
        for name, line in mapping(step, f"{path}.{index}").items():
            if len(name) != 1 or name not in SEAT_NAMES:
                raise BadInput("bad-value", place=f"{path}.{index}", value=name, expected="A, B, C …")
            lines.append((SEAT_NAMES.index(name), str(line)))
    return lines


def read_named(value: object, count: int) -> list[int]:
    """The places of named actions in a list of `count` forced actions. Raises BadInput."""
    return [number(place, "named", count - 1) for place in sequence(value, "named")]
