"""Notes beside the moves of a written game survive reading and writing, and do not change the game."""

from random import Random

import pytest

from altbau import BadInput, Game
from altbau.core.engine.ids import Seat
from altbau.core.text import LANGUAGES, error
from altbau.play.text.annotations import Note
from altbau.play.text.transcript import read_transcript
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 60
WORDS = ("Das Haus fällt.", "a: b", "- yes", "'", '"# no"', "null", "1", "two\nlines", "{de: x}")


def any_note(rng: Random, players: int) -> Note:
    said = {language: rng.choice(WORDS) for language in LANGUAGES if rng.random() < 0.5}
    value = {Seat(seat): rng.randrange(100) for seat in range(players) if rng.random() < 0.5}
    return Note(said, value, rng.choice(["", "turned-it", "blunder"]))


@pytest.mark.seeds(8, 400)
def test_notes_come_back_as_they_were_written(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for now in decisions(game, rng, MOST_DECISIONS):
        game = now
    bare = game.transcript()
    lines = len(read_transcript(bare)["game"])
    notes = {number: any_note(rng, game.players) for number in range(lines) if rng.random() < 0.3}
    noted = game.transcript(notes)
    found = read_transcript(noted)
    assert found["notes"] == {number: note for number, note in notes.items() if any(note)}
    assert found["game"] == read_transcript(bare)["game"]
    again = Game.from_transcript(noted)
    assert again.checksum() == game.checksum()
    assert again.transcript(found["notes"]) == noted
    assert again.transcript() == bare


@pytest.mark.parametrize(
    ("beside", "code", "place"),
    [
        ("notes: {en: x}", "bad-value", "game.0"),
        ("note: x", "bad-value", "game.0.note"),
        ("note: {fr: x}", "unknown-key", "game.0.note"),
        ("note: {en: 1}", "bad-value", "game.0.note.en"),
        ("value: {A: 1.5}", "bad-value", "game.0.value.A"),
        ("value: {AB: 1}", "bad-value", "game.0.value"),
        ("moment: It turned", "bad-value", "game.0.moment"),
        ("moment: turned-it\n  B: done", "bad-value", "game.0"),
    ],
)
def test_what_is_no_note_is_named_with_its_place(beside: str, code: str, place: str) -> None:
    text = f"rules: 1\nedition: landlord-2013\nplayers: 2\nseed: 1\ngame:\n- A: done\n  {beside}\n"
    with pytest.raises(BadInput) as why:
        read_transcript(text)
    assert (why.value.code, why.value.args_by_name["place"]) == (code, place)
    assert all(error(language, why.value) for language in LANGUAGES)


def test_a_note_of_a_seat_that_does_not_play_is_refused() -> None:
    game = Game.new("landlord-2013", players=2, seed=1)
    game.move(game.asked or 0, game.legal_tokens[0])
    with pytest.raises(BadInput, match="no-such-seat"):
        Game.from_transcript(game.transcript({0: Note({}, {Seat(2): 1}, "")}))
