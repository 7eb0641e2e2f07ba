"""Impossible positions and moves: each error names its place, and nothing has changed."""

import cProfile
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from altbau import BadInput, Game, IllegalMove, NotAsked
from altbau.core.engine.ids import Seat
from altbau.core.engine.stack import Frame
from altbau.core.text import LANGUAGES, error
from altbau.games.wucherer.notation import KEYS
from altbau.games.wucherer.rules.editions import LANDLORD_2013
from altbau.play.text import moves
from altbau.play.text.position import read_position
from altbau.play.text.scenario import check_text
from altbau.yaml_documents import MOST_DEEP, MOST_KEYS, documents


@pytest.mark.parametrize(
    ("position", "code", "place"),
    [
        ("hands: {A: [wizard]}", "unknown-card", "hands.A.0"),
        ("hands: {A: [bomb, bomb, bomb, bomb, bomb]}", "too-many-copies", "hands.A.4"),
        ("buildings: {A1: {roof: roof}}", "roof-without-floors", "buildings.A1.floors"),
        ("buildings: {A1: {floors: 0}}", "roof-without-floors", "buildings.A1.floors"),
        ("buildings: {A1: {floors: 6}}", "number-not-in-range", "buildings.A1.floors"),
        ("buildings: {A1: {floors: 1, roof: hat}}", "bad-value", "buildings.A1.roof"),
        ("buildings: {A1: {floors: 1, roof: flat-roof, expansion: true}}", "impossible-building", "expansion"),
        ("buildings: {A1: {floors: 2, tenants: {1: family, 2: hacker}}}", "two-tenants", "buildings.A1.tenants.2"),
        ("buildings: {A1: {floors: 2, tenants: {1: hacker, 1: mover}}}", "two-tenants", "buildings.A1.tenants.1"),
        ("buildings: {A1: {floors: 2, tenants: {3: hacker}}}", "no-such-apartment", "buildings.A1.tenants.3"),
        ("buildings: {A1: {floors: 1, tenants: {1: nobles}}}", "no-such-apartment", "buildings.A1.tenants.1"),
        ("buildings: {A1: {floors: 1, tenants: {1: bomb}}}", "bad-value", "buildings.A1.tenants.1"),
        ("buildings: {Z1: {floors: 1}}", "bad-value", "buildings"),
        ("coins: {A: -1}", "negative-number", "coins.A"),
        ("coins: {A: many}", "bad-value", "coins.A"),
        ("coins: {G: 1}", "bad-value", "coins"),
        ("colour: red", "unknown-key", "position"),
        ("players: 7", "wrong-player-count", ""),
        ("seed: seven", "seed-not-a-number", ""),
        ("phase: night", "bad-value", "phase"),
        ("withheld: [A1.1]", "nobody-lives-there", "withheld.0"),
        ("jail: Q", "bad-value", "jail"),
        ("roofs: 19", "number-not-in-range", "roofs"),
        ("monsters: 5", "number-not-in-range", "monsters"),
        ("turn: A\nlast-turns: [B, A]", "bad-value", "last-turns"),
        ("options: {jackpot: 1}", "unknown-option", ""),
        ("coins: {[A, B]: 3}", "key-no-name", ""),
    ],
)
def test_a_position_that_cannot_be_names_the_place(position: str, code: str, place: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_position(next(iter(documents(position))).data)
    assert refused.value.code == code
    assert place in str(refused.value.args_by_name.get("place", ""))
    for language in LANGUAGES:
        assert place in error(language, refused.value)


def test_a_yaml_error_has_line_and_column() -> None:
    with pytest.raises(BadInput) as refused:
        list(documents("edition: landlord-2013\nhands: {A: [bomb"))
    assert refused.value.code == "yaml-error"
    assert int(refused.value.args_by_name["line"]) >= 2


def test_a_scenario_that_cannot_be_read_fails_at_its_line() -> None:
    results = list(check_text("id: good\nposition: {}\n---\nid: bad\nposition: {coins: {A: -1}}\n", "file"))
    assert [(each.id, each.line, each.problem is None) for each in results] == [("good", 1, True), ("bad", 5, False)]


def test_scenarios_are_not_more_generous_than_the_notation() -> None:
    """A question that nobody was asked is no answer to `reject`, and only who is not asked may say that he passes."""
    position = "position: {hands: {A: [bomb, alibi]}, phase: play, buildings: {A1: {floors: 2}, B1: {floors: 1}}}\n"
    scripts = ["A: bomb B1, reject: {B: pass}", "B: pass, A: bomb B1, B: pass", "A: pass", "A: bomb, A: stop"]
    for script, passes in zip(scripts, (True, True, False, False), strict=True):
        lines = "".join(f"  - {step}\n" for step in script.split(", "))
        (result,) = check_text(f"id: generous\n{position}script:\n{lines}", "file")
        assert (result.problem is None) == passes, script


def test_defaults_add_up() -> None:
    first, second = "defaults: {phase: play, hands: {A: [bomb]}}", "defaults: {hands: {B: [move]}}"
    (result,) = check_text(f"{first}\n---\n{second}\n---\nid: x\nexpect: {{hands: {{A: [bomb], B: [move]}}}}", "file")
    assert result.problem is None


def test_the_last_turns_say_whose_turn_it_is() -> None:
    last = {"draw": [], "last-turns": ["B", "A"], "hands": {"B": ["bomb"]}}
    assert read_position(last).turn == 1
    (result,) = check_text(f"defaults: {{turn: A}}\n---\nid: x\nposition: {last}\nexpect: {{turn: B}}", "file")
    assert result.problem is None


HOUSES = "phase: play, buildings: "
TWO_TENANTS = "phase: play, buildings: {B1: {floors: 2, tenants: {1: musicians, 2: musicians}}, A1: {floors: 5}}"
IN_2013 = TWO_TENANTS + ", hands: {A: [move, squatters]}"
IN_1997 = "edition: wucherer-1997, hands: {A: [move]}, " + TWO_TENANTS
IN_1992 = "edition: wucherer-1992, hands: {A: [removal]}, " + TWO_TENANTS
NO_HOME = HOUSES + "{B1: {floors: 1, tenants: {1: hacker}}}, hands: {A: [move]}"
ONE_HOME = HOUSES + "{B1: {floors: 2, tenants: {1: hacker}}}, hands: {A: [move]}"
NOMAD = "phase: check, coins: {A: 9}, buildings: {A1: {floors: 2, tenants: {1: rental-nomad}}}"
ASKED_BEFORE = "edition: wucherer-1997, phase: play, coins: {A: 4}, this-turn: {roof-prices: {B: 2}}"
FREE_TRADE = (
    "edition: wucherer-1997, options: {free-trade: true}, phase: play, coins: {A: 3}, hands: {A: [bomb], B: [roof]}"
)
NO_ROOF = "phase: play, coins: {A: 0}, hands: {A: [hacker, attic-apartment, flat-roof]}, buildings: {A1: {floors: 1}}"
BOARD = "edition: monopoly, cash: {A: 100, B: 100}, deeds: {A: {badstrasse: 0}}"


@pytest.mark.parametrize(
    ("position", "line", "refusal"),
    [  # what is not asked for at all, and what is asked for and not possible
        (NO_HOME, "move murder", "not-offered"),
        (ONE_HOME, "move B1.1 B1.1", "same-apartment"),
        (IN_2013, "move B", "not-offered"),
        (IN_2013, "move B1", "not-offered"),
        (IN_2013, "move C7.1", "no-such-place"),
        (IN_2013, "move A1.1", "nobody-there"),
        (IN_2013, "squatters done", "not-offered"),
        (NOMAD, "pay recall", "not-the-mother"),
        (IN_1997, "move B1.1 squatters", "not-offered"),
        (IN_1997, "move B1.1 B1.2", "apartment-taken"),
        (IN_1992, "removal B1.1 hacker", "not-offered"),
        (ASKED_BEFORE, "ask-roof B 1", "more-than-before"),
        (ASKED_BEFORE, "ask-roof B 5", "not-enough-coins"),
        (FREE_TRADE, "trade B 4", "not-enough-coins"),
        (FREE_TRADE, "trade B offer", "not-offered"),
        (NO_ROOF, "build 1 hacker roof", "no-roof-affordable"),
        (NO_ROOF, "build 1 hacker hacker", "not-in-hand"),
        (BOARD, "trade B turmstrasse", "not-their-place"),
        (BOARD, "trade B los", "not-their-place"),
        (BOARD, "trade roll", "not-offered-here"),
        (BOARD, "trade A", "not-offered-here"),
        (BOARD, "trade B 101", "beyond-cash"),
        (BOARD, "trade B for trade", "not-offered-here"),
        (BOARD + ", players: 3", "trade badstrasse", "not-offered-here"),
    ],
)
def test_a_word_of_the_wrong_sort_is_refused(position: str, line: str, refusal: str) -> None:
    state = read_position(next(iter(documents(f"{{{position}}}"))).data)
    with pytest.raises(IllegalMove) as refused:
        moves.play_whole(state, Seat(0), line)
    assert refused.value.args_by_name["refusal"] == refusal


def kinds_of(frame: type[Frame[Any]]) -> list[type[Frame[Any]]]:
    """All that can be pending, in every family."""
    return [each for kind in frame.__subclasses__() for each in (kind, *kinds_of(kind))]


@pytest.mark.parametrize("frame", kinds_of(Frame), ids=lambda frame: f"{frame.__module__}.{frame.__name__}")
def test_a_frame_with_reasons_says_about_what_it_can_be_asked(frame: type[Frame[Any]]) -> None:
    assert ("why_not" in vars(frame)) == ("asks_for" in vars(frame))


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.sampled_from([*LANDLORD_2013.names.values(), "A", "B1.1", "A1", "x"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["A", "B", "A1", "floors", "roof", "tenants", "1", "attic"]), inner, max_size=4
        )
    ),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(KEYS), values, max_size=5))
def test_whatever_is_written_is_read_or_refused(data: dict[str, object]) -> None:
    try:
        state = read_position(data)
    except BadInput:
        return
    assert state.phase < 4


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 5), st.text(max_size=20) | st.sampled_from(["done", "build 1", "bomb B1", "A1.1", "build 9 9"]))
def test_whatever_is_typed_is_played_or_refused_and_then_nothing_has_changed(seat: Seat, line: str) -> None:
    game = Game.new("landlord-2013", players=3, seed=2)
    before = game.checksum()
    refused = None
    try:
        game.move(seat, line)
    except BadInput as why:
        refused = why
    if refused is not None:
        assert game.checksum() == before
        assert game.actions == []
        assert all(error(language, refused) for language in LANGUAGES)


def test_moves_of_others_and_after_the_end_are_refused() -> None:
    game = Game.new("landlord-2013", players=2, seed=2)
    other = 1 - (game.asked or 0)
    with pytest.raises(NotAsked) as refused:
        game.move(other, "done")
    assert refused.value.code == "not-asked"
    with pytest.raises(IllegalMove) as illegal:
        game.move(1 - other, "murder A1.1")
    assert illegal.value.code == "illegal-move"
    while not game.over:
        game.play(game.state.legal_actions[-1] if game.must_pass else game.state.legal_actions[0])
    assert not game.question_open
    with pytest.raises(NotAsked) as late:
        game.move(0, "done")
    assert late.value.code == "game-over"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"actions": [1]}, "save-checksum"),
        ({"checksum": "0"}, "save-checksum"),
        ({"rules": 99}, "save-version"),
        ({"actions": None}, "malformed-save"),
        ({"cards": "hacker"}, "malformed-save"),
        ({"options": "jackpot"}, "malformed-save"),
        ({"cards": {"hacker": 3}}, "bad-card-value"),
        ({"players": "two"}, "wrong-player-count"),
    ],
)
def test_a_damaged_save_is_refused(change: dict[str, object], code: str) -> None:
    game = Game.new("landlord-2013", players=2, seed=2)
    game.move(game.asked or 0, "done")
    with pytest.raises(BadInput) as refused:
        Game.load({**game.record(), **change})
    assert refused.value.code == code


def test_a_wrong_call_changes_nothing() -> None:
    """A programmer's mistake is no worse than a player's: one error that says what is wrong, and the game goes on."""
    game = Game.new("landlord-2013", players=3, seed=12)
    before, seat = game.checksum(), game.asked or 0
    letter: Any = "A"
    nothing: Any = None
    half: Any = 2.5
    wrong = (
        lambda: game.play(17), lambda: game.play(10**12), lambda: game.play(-1), lambda: game.move(99, "done"),
        lambda: game.play(letter), lambda: game.play(half), lambda: game.play(True), lambda: game.move(half, "done"),
        lambda: game.move(-1, "done"), lambda: game.move(letter, "done"), lambda: game.move(seat, nothing),
        lambda: game.view(3), lambda: Game.new(players=letter, seed=1), lambda: Game.new(players=half, seed=1),
    )  # fmt: skip
    for call in wrong:
        with pytest.raises(BadInput) as refused:
            call()
        assert all(error(language, refused.value) for language in LANGUAGES)
        assert game.checksum() == before
    game.move(seat, "done")


NESTED: dict[str, Callable[[int], str]] = {
    "flow lists": lambda deep: "[" * deep + "]" * deep,
    "flow mappings": lambda deep: "{a: " * deep + "1" + "}" * deep,
    "block lists": lambda deep: "- " * deep + "1",
    "block mappings": lambda deep: "\n".join(" " * level + "a:" for level in range(deep)),
    "flow in block": lambda deep: "- " * (deep // 2) + "[" * (deep - deep // 2) + "]" * (deep - deep // 2),
}


def calls(work: Callable[[], object]) -> int:
    """How many calls some work takes."""
    with cProfile.Profile() as profile:
        work()
    return sum(each.callcount for each in profile.getstats())


def refused_for(text: str) -> BadInput:
    """Why a text can't be read."""
    with pytest.raises(BadInput) as refused:
        list(documents(text))
    for language in LANGUAGES:
        assert str(refused.value.args_by_name["line"]) in error(language, refused.value)
    return refused.value


@pytest.mark.parametrize("nested", NESTED.values(), ids=NESTED)
def test_a_deep_text_is_refused_while_it_is_read(nested: Callable[[int], str]) -> None:
    assert len(list(documents(nested(MOST_DEEP)))) == 1
    assert refused_for(nested(MOST_DEEP + 1)).code == "yaml-too-deep"
    short, long = nested(2 * MOST_DEEP), nested(40 * MOST_DEEP)
    assert calls(partial(refused_for, long)) <= 1.2 * calls(partial(refused_for, short))


@pytest.mark.parametrize("one", ["{0}: 1\n", "- {{{0}: 1}}\n", "- [{{a{0}: [1]}}]\n"])
def test_keys_are_counted_while_a_text_is_read(one: str) -> None:
    assert len(list(documents("".join(one.format(number) for number in range(MOST_KEYS))))) == 1
    most = "".join(one.format(number) for number in range(MOST_KEYS + 1))
    assert refused_for(most).code == "yaml-too-large"
    assert refused_for(most + 9 * most).args_by_name == refused_for(most).args_by_name


def test_an_alias_within_itself_is_refused() -> None:
    assert refused_for("a: &a [*a]").code == "yaml-too-deep"
