"""A position is edited by clicks: its text has the edit and nothing else, and says whether the position is valid."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from altbau import BadInput, Game
from altbau.core import text
from altbau.core.messages.position_editor import Carry, Choose, Edit, Editor, Group, Remove, Spot
from altbau.core.messages.table import Argument
from altbau.games import game_of
from altbau.play.position_editor import edit_text, editor_of, written_out
from altbau.play.text_reading import read_game
from tests.conformance.games import EVERY_EDITION, EVERY_GAME
from tests.engine.random_games import any_game, decisions
from tests.text.catalogue import of_core, of_game

A_GAME = 300  # decisions that a random game is followed for at most
LOOKED_AT = 0.01  # of them
EDITS = 8  # of a position, one after the other
EDITED = [key for game in EVERY_GAME for key in game.EDITIONS if game.editor({"edition": key})]


def groups(found: list[Group]) -> Iterator[Group]:
    for group in found:
        yield group
        yield from groups(group.parts)


def spots(editor: Editor) -> list[Spot]:
    return [spot for group in groups(editor.groups) for spot in group.spots]


def lying(editor: Editor) -> dict[str, list[str]]:
    """What lies where."""
    return {spot.path: spot.holds for spot in spots(editor)}


def arguments(editor: Editor) -> Iterator[Argument]:
    """All that something is called by."""
    yield editor.rest
    for group in groups(editor.groups):
        yield from group.label
        for spot in group.spots:
            yield from spot.label
        for setting in group.settings:
            yield from (*setting.label, *setting.choices)


def nameless(editor: Editor) -> list[str]:
    """What texts have no word for."""
    game = game_of(editor.edition)
    known = [{**of_core(language), **of_game(game, language)} for language in text.LANGUAGES]
    names = {f"edit-{argument.value}" for argument in arguments(editor) if argument.type == "edit"}
    return [name for name in sorted(names) if not all(name in messages for messages in known)]


def misread(written: str) -> int:
    """In which line something is wrong; 0 where nothing is."""
    try:
        read_game(written)
    except BadInput as error:
        return int(error.args_by_name["line"])
    return 0


def any_carry(editor: Editor, rng: Random) -> Carry:
    """Something goes somewhere that takes it."""
    sorts = {thing.name: thing.sorts for thing in editor.things}
    sources = [(name, spot.path, place) for spot in spots(editor) for place, name in enumerate(spot.holds)]
    sources = rng.sample(sources, min(len(sources), 3))
    box = [thing.name for thing in editor.things if thing.left]
    thing, source, place = rng.choice([*sources, *((name, None, 0) for name in rng.sample(box, min(len(box), 3)))])
    targets: list[str | None] = [spot.path for spot in spots(editor) if spot.takes in sorts[thing]]
    target = rng.choice([*targets, *([] if source is None else [None])])
    return Carry(thing=thing, source=source, place=place, target=target)


def any_edit(editor: Editor, rng: Random) -> Edit:
    """Anything that the page offers."""
    sort = rng.randrange(8)
    settings = [setting for group in groups(editor.groups) for setting in group.settings]
    removable = [group.path for group in groups(editor.groups) if group.removable]
    if sort == 0 and removable:
        return Remove(path=rng.choice(removable))
    if sort < 3:
        setting = rng.choice(settings)
        return Choose(path=setting.path, choice=rng.randrange(len(setting.choices) or min(setting.most, 20) + 1))
    return any_carry(editor, rng)


def carried(before: Editor, after: Editor, edit: Carry) -> None:
    """What was carried has left its place and lies in the other; nothing else lies elsewhere than before."""
    was, now = lying(before), lying(after)
    if edit.target is not None:
        assert edit.thing in now[edit.target]
    touched = {edit.source, edit.target}
    for path in {*was, *now} - touched:
        if path in was and path in now:
            assert was[path] == now[path]
    if edit.source is not None and edit.source != edit.target and len(was[edit.source]) != 1:
        assert Counter(was[edit.source]) - Counter(now.get(edit.source, ())) == Counter([edit.thing])


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(2, 200)
def test_a_change_makes_a_text_that_says_it_and_fits_or_names_its_line(edition: str, seed: int) -> None:
    rng = Random(seed)
    for game in decisions(any_game(rng, edition), rng, rng.randrange(A_GAME)):
        if rng.random() > LOOKED_AT:
            continue
        written = written_out(game.copy())
        editor = editor_of(written)
        assert (editor is None) == (edition not in EDITED)
        if editor is None:
            return
        assert nameless(editor) == []
        for _ in range(EDITS):
            edit = any_edit(editor, rng)
            written = edit_text(written, edit)
            after = editor_of(written)
            assert after is not None
            if isinstance(edit, Carry):
                carried(editor, after, edit)
            elif isinstance(edit, Choose):
                chosen = {each.path: each.chosen for group in groups(after.groups) for each in group.settings}
                assert chosen.get(edit.path, edit.choice) == edit.choice
            else:
                assert edit.path not in [group.path for group in groups(after.groups) if group.removable]
            editor = after
            line = misread(written)
            assert line in range(len(written.splitlines()) + 1)
            if line:
                break


@pytest.mark.parametrize("edition", EDITED)
@pytest.mark.seeds(1, 100)
def test_the_picture_shows_the_position_that_is_read(edition: str, seed: int) -> None:
    """Read and written anew, a position has the same picture."""
    rng = Random(seed)
    for game in decisions(any_game(rng, edition), rng, rng.randrange(A_GAME)):
        if rng.random() > LOOKED_AT or game.over:
            continue
        written = written_out(game.copy())
        again = written_out(Game.from_position(written))
        before, after = editor_of(written), editor_of(again)
        assert before is not None and after is not None
        assert lying(before) == lying(after) or game.state.turn != Game.from_position(written).state.turn


WITH_REMARKS = """# a puzzle
players: 2
coins:  # money
  A: 3  # poor

# the houses
buildings:
  B1: {floors: 2, tenants: {1: hacker}}  # the best one
withheld: [B1.1]
"""


def test_what_is_alike_stands_as_it_stood_with_its_remarks() -> None:
    richer = edit_text(WITH_REMARKS, Choose(path="coins.B", choice=7))
    assert richer == WITH_REMARKS.replace("poor\n", "poor\n  B: 7\n")
    poorer = edit_text(richer, Choose(path="coins.A", choice=1))
    assert poorer == richer.replace("A: 3 ", "A: 1 ")
    moved = edit_text(WITH_REMARKS, Carry(thing="hacker", source="buildings.B1.tenants.1", target="hands.A"))
    assert "withheld" not in moved  # it goes with its tenant
    assert moved.startswith(WITH_REMARKS[: WITH_REMARKS.index("buildings")]) and moved.endswith(
        "hands:\n  A: [hacker]\n"
    )


@pytest.mark.parametrize(
    "edit",
    [
        Carry(thing="hacker", source="hands.A", target="hands.B"),  # it is not there
        Carry(thing="bomb", target="buildings.B1.tenants.2"),  # no tenant
        Carry(thing="bomb", target="hands.F"),
        Choose(path="seed", choice=1),
        Choose(path="turn", choice=2),
        Choose(path="coins.A", choice=-1),
        Remove(path="A"),
    ],
)
def test_what_the_picture_does_not_offer_is_refused(edit: Edit) -> None:
    with pytest.raises(BadInput) as refused:
        edit_text(WITH_REMARKS, edit)
    assert refused.value.code == "edit-impossible"
