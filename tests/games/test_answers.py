"""What answers what: each row of the rulebook names exactly the cards that the engine offers as answers to its card."""

from typing import Final

import pytest

from altbau.core.data import Data
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.wucherer.rules.actions import PASS
from altbau.games.wucherer.rules.cards import (
    ALIBI,
    AUTO_PASSABLE,
    COURT,
    DUAL_SYSTEM,
    JAIL,
    MUSICIANS,
    SQUATTERS,
    is_action,
)
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import Card
from altbau.play.text.moves import Path, Trial
from altbau.play.text.position import read_position
from altbau.rulebook.card_page import rows

BOMBED, SEARCHED = ["A: bomb B1"], ["A: bomb B1", "B: pass", "B: police"]
PLAYED: Final = {  # by card: how A plays it on what is B's, or how it is played as an answer
    "bomb": BOMBED,
    "murder": ["A: murder B1.1"],
    "squatters": ["A: squatters B1.2"],
    "police": SEARCHED,
    "move": ["A: move B1.1 A1.1"],
    "removal": ["A: removal B1.1 A1.1"],
    "demolition": ["A: demolition B1"],
    "eviction": ["A: eviction B1"],
    "politics": ["A: politics eviction B1"],
    "rent-withheld": ["A: rent-withheld B1.1"],
    "dual-system": ["A: dual-system"],
    "lunatic": [*BOMBED, "B: lunatic", "B: A1"],
    "alibi": [*SEARCHED, "A: alibi"],
    "court": [*SEARCHED, "A: court"],
    "justice": [*SEARCHED, "A: justice"],
    "broker": ["A: move B1.1 A1.1", "B: broker"],
}


def played(edition: str, card: str, answer: Card) -> AnyState:
    """A card has just been played, and both players hold a possible answer, as far as there are as many."""
    printed = EDITIONS[edition]
    needed = {seat: [line.split()[1] for line in PLAYED[card] if line[0] == seat] for seat in "AB"}
    hands = {seat: [name for name in names if printed.kind(name)] for seat, names in needed.items()}
    if card == "lunatic":
        hands["B"] = ["lunatic"]
    for seat in "BA":
        if sum(hand.count(printed.names[answer]) for hand in hands.values()) < printed.deck.get(answer, 0):
            hands[seat].append(printed.names[answer])
    position: Data = {
        "edition": edition,
        "players": 2,
        "phase": "play",
        "hands": hands,
        "buildings": {
            "A1": {"floors": 3, "roof": "roof"},
            "B1": {"floors": 2, "roof": "roof", "tenants": {1: printed.names[MUSICIANS]}},
        },
        "discard": ["squatters"],
    }
    trial: Trial[AnyState] = Trial(read_position(position, stop_at_windows=True), stop_at_windows=True)
    for line in PLAYED[card]:
        name, move = line.split(": ")
        path = Path(trial, Seat(SEAT_NAMES.index(name)))
        for token in move.split():
            path.step(token)
    return trial.state


def offered(state: AnyState) -> set[Action]:
    """What is offered as an answer until nobody is asked for one any more, if all pass."""
    found: set[Action] = set()
    while PASS in (options := state.legal_actions):
        found.update(options)
        state.apply(PASS, True)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_row_names_exactly_the_cards_that_are_offered(edition: str) -> None:
    """A card without a row has no answer. The dual system, which can be played at any time, answers nothing by that; an
    alibi passes the suspicion of the police on."""
    printed = EDITIONS[edition]
    named = {row.card: {*row.answers} for row in rows(edition, "en") if row.card}
    named |= {printed.names[kind]: named["police"] for kind in (ALIBI, COURT)}
    for kind, card in printed.names.items():
        if is_action(kind) or kind == SQUATTERS:
            answers = {
                printed.names[answer]
                for answer in AUTO_PASSABLE
                if answer in printed.names and (answer != DUAL_SYSTEM or kind == DUAL_SYSTEM)
                if answer in offered(played(edition, card, answer))
            }
            assert named.pop(card, set()) == answers, card
    assert named == {printed.names[JAIL]: set()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_printed_table_names_besides_is_no_answer(edition: str) -> None:
    """The ways out of jail, and the mover, who is paid for a move."""
    also = {row.card: row.also for row in rows(edition, "en") if row.also}
    assert (
        also
        == {
            "wucherer-1992": {"jail": ["justice"]},
            "wucherer-1997": {"move": ["mover"], "jail": ["court", "politics"]},
            "landlord-2013": {"move": ["mover"], "jail": ["court"]},
        }[edition]
    )
