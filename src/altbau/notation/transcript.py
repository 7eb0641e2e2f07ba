"""Whole games as text: how a table was started, and every move as the player would type it."""

from typing import Any

from altbau.errors import BadInput
from altbau.families import family_of
from altbau.kernel.family import AnyTable
from altbau.kernel.vocabulary import SEAT_NAMES
from altbau.notation.documents import documents
from altbau.notation.position import described_position
from altbau.notation.reading import mapping, sequence, write_yaml

KEYS = ("edition", "players", "seed", "options", "cards", "game")


def written_moves(t: AnyTable, actions: list[int]) -> list[dict[str, str]]:
    """The moves behind a list of actions, played on from a table (which is used up): a line for each."""
    family = family_of(t.edition.key)
    pass_on(t)
    lines: list[tuple[int, list[str]]] = []
    seals = -1  # a reaction in between, even one without a choice, ends the move
    for action in actions:
        seat = t.asked
        question = t.todo.frames[-1].prompt(t)[0]
        speaker = family.interjector(action)
        if speaker is not None:
            lines.append((speaker, []))
        elif t.seals != seals or lines[-1][0] != seat or not family.continues(question):
            lines.append((seat, []))
        seals = t.seals
        words = lines[-1][1]
        if speaker is None:
            words.append(family.token(t, action))
        t.act(action)
        words += [family.token(t, forced) for forced in own_forced(t, lines[-1][0], speaker is not None)]
    return [{SEAT_NAMES[seat]: " ".join(words)} for seat, words in lines]


def pass_on(t: AnyTable) -> None:
    """Go on from the deal to the first question that leaves a choice."""
    while family_of(t.edition.key).waiting(t):
        t.act(t.legal[0])


def own_forced(t: AnyTable, seat: int, words_too: bool) -> list[int]:
    """What the seat's last choice left it no choice about, up to the first reaction of anybody; `words_too` where even
    what it wanted, out of turn, was played by itself."""
    family = family_of(t.edition.key)
    found: list[int] = []
    forced = t.forced
    for place in range(0, len(forced), 2):
        if forced[place] != seat or (forced[place + 1] in family.WORDS and not words_too):
            break
        found.append(forced[place + 1])
    return found


def write_position(t: AnyTable, actions: list[int]) -> str:
    """The position that a fresh table reaches by these actions (and is used up by).

    In the middle of a move, a check or the buying it is the last position before, with the moves since then, in the
    form of a scenario.
    """
    quiet = family_of(t.edition.key).quiet
    start, since = t.copy(), 0
    pass_on(t)
    for number, action in enumerate(actions, start=1):
        t.act(action)
        if quiet(t):
            start, since = t.copy(), number
    if since == 0 and not quiet(start):
        raise BadInput("no-position-yet")
    data = described_position(start)
    script = written_moves(start, actions[since:])
    return write_yaml({"id": "position", "position": data, "script": script} if script else data)


def write_transcript(t: AnyTable, actions: list[int], start: dict[str, Any]) -> str:
    """A whole game, from the fresh table on (which is used up)."""
    head = {key: value for key, value in start.items() if value not in ({}, None)}
    return write_yaml(head | {"game": written_moves(t, actions)})


def read_transcript(text: str) -> dict[str, Any]:
    """What a transcript says, its keys checked; `game` is a list of pairs of seat and line. Raises BadInput."""
    found = list(documents(text))
    if len(found) != 1:
        raise BadInput("not-a-transcript")
    data = mapping(found[0].data, "transcript")
    for key in data:
        if key not in KEYS:
            raise BadInput("unknown-key", key=key, place="transcript")
    for key in ("edition", "players", "seed"):
        if key not in data:
            raise BadInput("missing-key", key=key, place="transcript")
    moves: list[tuple[int, str]] = []
    for index, step in enumerate(sequence(data.get("game"), "game")):
        for name, line in mapping(step, f"game.{index}").items():
            if len(name) != 1 or name not in SEAT_NAMES:
                raise BadInput("bad-value", place=f"game.{index}", value=name, expected="A, B, C …")
            moves.append((SEAT_NAMES.index(name), str(line)))
    return {
        "edition": str(data["edition"]),
        "players": data["players"],
        "seed": data["seed"],
        "options": mapping(data.get("options"), "options"),
        "cards": mapping(data.get("cards"), "cards"),
        "game": moves,
    }
