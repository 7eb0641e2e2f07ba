"""What the integers mean is for whoever checks types; what is compiled has numbers in their place, constants first."""

import ast
from pathlib import Path

import build_engine
from altbau.core.engine.ids import by_seat, seats

MADE = {"Seat", "Action", "Refusal", "Card", "BuildingId", "ApartmentId", "Slot", "numbered"}


def test_the_compiled_copy_has_numbers_for_constants(tmp_path: Path) -> None:
    build_engine.copy_package(tmp_path)
    build_engine.unwrap_ids(tmp_path)
    for name, constants in (
        ("core/engine/ids.py", {"NOBODY": -1, "NOT_OFFERED": 1}),
        ("games/wucherer/rules/ids.py", {"NO_SLOT": -1, "NO_APARTMENT": 0}),
        ("games/wucherer/rules/cards.py", {"HACKER": 3, "DUAL_SYSTEM": 42}),
        ("games/wucherer/rules/actions.py", {"PASS": 102}),
        ("games/monopoly/rules/refusals.py", {"GROUP_BUILT": 16}),
    ):
        tree = ast.parse((tmp_path / "altbau" / name).read_text(encoding="utf-8"))
        found = {
            line.target.id: ast.literal_eval(line.value)
            for line in tree.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id in constants
            if line.value is not None
        }
        assert found == constants


def test_nothing_else_is_lost_on_the_way(tmp_path: Path) -> None:
    build_engine.copy_package(tmp_path)
    build_engine.unwrap_ids(tmp_path)
    for file in build_engine.engine():
        written = ast.parse(file.read_text(encoding="utf-8"))
        copied = ast.parse((tmp_path / file.relative_to(build_engine.PACKAGE.parent)).read_text(encoding="utf-8"))
        assert names(copied) == names(written), file


def names(tree: ast.Module) -> list[str]:
    """What a module says, with its lines; without the types of numbers, and the calls that only give them one."""
    kept = (each for each in ast.walk(tree) if isinstance(each, ast.Name) and each.id not in MADE | {"NewType", "int"})
    return sorted(f"{each.lineno} {each.id}" for each in kept)


def test_each_seat_has_its_thing() -> None:
    assert by_seat("AB") == list(zip(seats(2), "AB", strict=True)) == [(0, "A"), (1, "B")]
