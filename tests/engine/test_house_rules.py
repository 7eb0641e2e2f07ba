"""House rules: what they can change, how far, and that games with them are played to the end."""

from pathlib import Path
from random import Random
from typing import Final

import pytest

from altbau import Game
from altbau.core import text
from altbau.core.data import HouseRules
from altbau.core.engine.encoding import AnyEncoding
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.games.wucherer.house_rules import COINS, RANGES, house_fields, with_house
from altbau.games.wucherer.rules.bounds import most_questions
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.play.bots import any_action
from altbau.rulebook.house_changes import house_changes
from altbau.rulebook.statements import statements
from tests.engine.random_games import NAMES_OF_HOUSE, any_house, house_of

OBSERVED: Final = 10  # decisions between two observations
COPRIME: Final = 101  # so few seeds reach fields of all editions


def is_playable(key: str, house: HouseRules) -> bool:
    """Whether house rules are accepted."""
    try:
        game_of(key).configured(key, 2, {}, {}, house)
    except BadInput:
        return False
    return True


ENDS: Final = [
    (key, path, end)
    for key in EDITIONS
    for path, field in house_fields(key).items()
    for end in sorted({field.least, field.most} if not isinstance(field.printed, bool) else {not field.printed})
    if is_playable(key, house_of({path: end}))  # others need further changes: fewer cards, more income
]


def play_out(key: str, house: HouseRules, rng: Random) -> None:
    """A random game with house rules: no turn has more questions than its bound, observations keep their length."""
    players = rng.randint(2, 6)
    state = Game.new(key, players=players, seed=rng.randrange(1 << 30), house=house).state
    module = game_of(key)
    encoding: AnyEncoding | None = module.encoding(state.edition, players)
    printed: AnyEncoding | None = module.encoding(EDITIONS[key], players)
    most, turn, asked, decisions = most_questions(with_house(EDITIONS[key], house), players), state.turns, 0, 0
    while not state.over:
        if encoding and printed and decisions % OBSERVED == 0:
            view = module.view(state, state.asked)
            assert len(encoding.observe(view)) == printed.length
            assert max(encoding.numbers(view)) < printed.size
        state.apply(any_action(state, rng.randrange))
        asked = asked + 1 if state.turns == turn else 1
        turn, decisions = state.turns, decisions + 1
        assert asked <= most


@pytest.mark.seeds(12, len(ENDS))
def test_each_field_is_played_at_its_least_and_its_greatest_value(seed: int) -> None:
    key, path, end = ENDS[seed * COPRIME % len(ENDS)]
    play_out(key, house_of({path: end}), Random(seed))


@pytest.mark.seeds(10, 500)
def test_games_with_any_house_rules_come_to_an_end(seed: int) -> None:
    rng = Random(seed)
    key = rng.choice(list(EDITIONS))
    play_out(key, any_house(rng, key), rng)


@pytest.mark.parametrize("key", EDITIONS)
def test_fields_have_rules_a_label_and_the_printed_value_in_range(key: str) -> None:
    known = statements("altbau.games.wucherer")
    texts = text.texts_of("wucherer")
    for path, field in house_fields(key).items():
        assert set(field.rules) <= known.keys()
        assert all(texts.has(language, field.label) for language in text.LANGUAGES), path
        if not isinstance(field.printed, bool) and field.printed is not None:
            assert field.least <= field.printed <= field.most, path


def test_switches_are_all_that_no_option_sets() -> None:
    """Whatever is yes or no in an edition can be changed by house rules or by an option, but for what is no rule."""
    edition = EDITIONS["wucherer-1997"]
    options = {option.field for key in EDITIONS for option in game_of(key).options(key)}
    switches = {name for name in Edition.__dataclass_fields__ if isinstance(getattr(edition, name), bool)}
    assert switches - options - RANGES.keys() == {"keeps_records"}


@pytest.mark.parametrize(
    ("key", "house", "code", "place"),
    [
        ("landlord-2013", {"bail": 1}, "missing-key", "house"),
        ("landlord-2013", {"name": {"de": "Abend"}, "bail": 1}, "missing-key", "house.name"),
        ("landlord-2013", {"name": {**NAMES_OF_HOUSE, "fr": "Soir"}}, "unknown-key", "house.name"),
        ("landlord-2013", {"name": {"de": "A  B", "en": "A"}}, "bad-house-name", "house.name.de"),
        ("landlord-2013", {"name": {"de": "A", "en": "A\u202eB"}}, "bad-house-name", "house.name.en"),
        ("landlord-2013", {"name": {"de": "A", "en": 7}}, "bad-house-name", "house.name.en"),
        ("landlord-2013", house_of({"bale": 1}), "no-house-field", "house.bale"),
        ("landlord-2013", house_of({"tenant_powers": False}), "no-house-field", "house.tenant_powers"),
        ("landlord-2013", house_of({"asks_for_roofs": True}), "no-house-field", "house.asks_for_roofs"),
        ("wucherer-1992", house_of({"tavern_limit": 3}), "no-house-field", "house.tavern_limit"),
        ("wucherer-1992", house_of({"deck.tavern": 1}), "no-house-field", "house.deck.tavern"),
        ("monopoly", house_of({"bail": 1}), "no-house-field", "house.bail"),
        ("landlord-2013", house_of({"starting_coins": COINS + 1}), "number-not-in-range", "house.starting_coins"),
        ("landlord-2013", house_of({"max_floors": 6}), "number-not-in-range", "house.max_floors"),
        ("landlord-2013", house_of({"bail": True}), "bad-value", "house.bail"),
        ("landlord-2013", house_of({"prisoner_buys": 0}), "bad-value", "house.prisoner_buys"),
        ("landlord-2013", house_of({"starting_hand": 15, "deck.move": 0}), "house-cards", "house.deck"),
        ("landlord-2013", house_of({"deck.flat-roof": 3}), "house-many-roofs", "house.deck"),
        ("wucherer-1997", house_of({"starting_roofs": 3}), "house-few-roofs", "house.deck"),
        ("wucherer-1992", house_of({"asks_for_roofs": True}), "house-endless", "house.minimum_for_owners"),
    ],
)
def test_what_can_not_be_played_is_refused(key: str, house: HouseRules, code: str, place: str) -> None:
    with pytest.raises(BadInput) as refused:
        Game.new(key, players=2, seed=1, house=house)
    assert (refused.value.code, refused.value.args_by_name.get("place")) == (code, place)
    for language in text.LANGUAGES:
        assert text.error(language, refused.value)


def test_house_rules_go_with_a_game() -> None:
    """They change what is dealt, and a position or a transcript of the game brings them along."""
    house = house_of({"starting_coins": 10, "deck.family": 0})
    game = Game.new("landlord-2013", players=3, seed=7, house=house)
    assert game.state.coins == [10, 10, 10]
    assert "family" not in game.position().partition("draw")[2]
    for again in (
        Game.from_position(game.position()), Game.from_position(game.seen_position("A")),
        Game.from_transcript(game.transcript()), Game.load(game.record()), game.beginning(),
    ):  # fmt: skip
        assert again.house == house


def test_an_own_edition_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "evening.yaml"
    file.write_text("like: wucherer-1997\nname: {de: Unser  Abend, en: Our evening}\nbail: 1\n", encoding="utf-8")
    game = Game.new(file, players=2, seed=1)
    assert (game.edition, game.house) == ("wucherer-1997", {"name": NAMES_OF_HOUSE, "bail": 1})


@pytest.mark.parametrize(
    ("written", "line", "code"),
    [
        ("like: nothing\nname: {de: A, en: B}\n", 1, "unknown-edition"),
        ("name: {de: A, en: B}\n", 1, "missing-key"),
        ("like: wucherer-1997\nbail: 1\n", 1, "missing-key"),
        ("like: wucherer-1997\nname: {de: A, en: B}\n\nbail: many\n", 4, "bad-value"),
        ("like: wucherer-1997\nname: {de: A, en: B}\nbail: 1\nbail: 2\n", 4, "key-twice"),
        ("like: wucherer-1997\nname: &x {de: A, en: B}\ndeck: *x\n", 1, "yaml-alias"),
        ("like: wucherer-1997\nname: {de: A, en: B}\ndeck:\n  family: 1\n  tavern: 1\n", 5, "no-house-field"),
        ("- like\n", 1, "bad-value"),
        ("like: wucherer-1997\n---\nlike: wucherer-1992\n", 3, "not-an-edition"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(tmp_path: Path, written: str, line: int, code: str) -> None:
    file = tmp_path / "evening.yaml"
    file.write_text(written, encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        Game.new(file, players=2, seed=1)
    assert refused.value.args_by_name == {"file": str(file), "line": line}
    cause = refused.value.__cause__
    assert isinstance(cause, BadInput)
    assert cause.code == code
    for language in text.LANGUAGES:
        assert text.error(language, cause) in text.error(language, refused.value)


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_each_changed_field_has_a_sentence_with_its_value(key: str, language: str) -> None:
    for path, field in house_fields(key).items():
        for end in {field.least, field.most} if not isinstance(field.printed, bool) else {not field.printed}:
            if end == field.printed:
                continue
            (change,) = house_changes(key, house_of({path: end}), language)
            said = (
                text.say(language, {True: "house-yes", False: "house-no"}[end]) if isinstance(end, bool) else str(end)
            )
            assert f": {said} (" in change.sentence


def test_a_printed_value_is_no_change() -> None:
    assert not house_changes("landlord-2013", house_of({"bail": 5}), "en")
