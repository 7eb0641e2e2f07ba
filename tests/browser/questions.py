"""Tables at which a person is asked each kind of question: the fullest of each that the scenarios come to."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from altbau.core.data import Data
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.document_format import documents
from altbau.core.notation.position_reader import mapping, sequence
from altbau.games import game_of
from altbau.play.text.position import read_position
from altbau.play.text.scenario import Run, merge, scenario_position
from altbau.play.text_reading import read_game
from tests.server.conftest import Server

SCENARIOS = Path(__file__).parents[1] / "scenarios"
NOT_MOVES = ("expect", "reject")


class Asked(NamedTuple):
    """A position with a script, in the notation, that ends with a question to this seat."""

    text: str
    seat: str


def start_asked(server: Server, asked: Asked, bot: str = "random") -> tuple[str, str]:
    """A table at which a person is asked this, against bots; its id and the secret of the person's seat."""
    game = read_game(asked.text)
    bots = {seat: bot for seat in SEAT_NAMES[: game.players] if seat != asked.seat}
    begin = {"seq": game.actions_length, "seat": asked.seat, "name": "Ann", "cards": "as-they-were", "bots": bots}
    status, created = server.ask("/api/pasted/tables", {"text": asked.text, "begin": begin})
    assert status == 201, created
    return created["id"], next(seat["secret"] for seat in created["seats"] if seat["secret"])


@cache
def questions(edition: str) -> dict[str, Asked]:
    """For each kind of question that an edition's scenarios come to, one with as many answers as possible."""
    found: dict[str, Asked] = {}
    fullness: dict[str, int] = {}
    kinds = game_of(edition).QUESTIONS
    for state, position, script in states(edition):
        kind, answers = kinds[state.stack.top.prompt(state)[0]], len(state.legal_actions)
        if kind.open and answers > max(1, fullness.get(kind.name, 1)):
            fullness[kind.name] = answers
            found[kind.name] = Asked(json.dumps({"position": position, "script": script}), SEAT_NAMES[state.asked])
    return found


@cache
def scenarios() -> list[list[Data]]:
    """The documents of each file of scenarios."""
    files = (file.read_text(encoding="utf-8") for file in sorted(SCENARIOS.glob("*.yaml")))
    return [[mapping(document.data, "scenario") for document in documents(text)] for text in files]


def states(edition: str) -> Iterator[tuple[AnyState, Data, list[Data]]]:
    """The states of all scenarios of an edition at which somebody is asked, each with its position and script."""
    for file in scenarios():
        defaults: Data = {}
        for data in file:
            defaults = merge(defaults, data.get("defaults") or {})
            if "id" not in data or defaults.get("edition") != edition:
                continue
            position = scenario_position(defaults, mapping(data.get("position"), "position"))
            run = Run(read_position(position))
            script: list[Data] = []
            for step in ({}, *(mapping(each, "script") for each in sequence(data.get("script"), "script"))):
                if step and not any(key in step for key in NOT_MOVES):
                    run.step(step, "script")
                    script.append(step)
                if run.state.asked >= 0:
                    yield run.state, position, list(script)
