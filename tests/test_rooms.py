"""Server and table consist of small classes, folders have few modules, no modules import each other in a cycle, and few
values are of the type Any."""

import ast
from pathlib import Path

import grimp
import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "altbau"
MOST_METHODS = 20
MOST_ATTRIBUTES = 12
MOST_MODULES = 12
MOST_ANYS = 44  # of what has no better type: it may become less, and not more
OF_LIKE_THINGS = {  # folders that may have more modules, with their number
    "core/engine": 16, "core/messages": 20, "cli": 14, "server/web/routes": 15, "server/store/rows": 13,
    "runtime": 13,
}  # fmt: skip


def own_attributes(made: ast.ClassDef) -> set[str]:
    """The attributes that a class gives its objects."""
    stored = [each for each in ast.walk(made) if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)]
    return {each.attr for each in stored if isinstance(each.value, ast.Name) and each.value.id == "self"}


@pytest.mark.parametrize("room", ["server", "runtime", "table"])
def test_no_class_does_too_much(room: str) -> None:
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in (PACKAGE / room).rglob("*.py")]
    classes = [each for module in modules for each in ast.walk(module) if isinstance(each, ast.ClassDef)]
    assert len(classes) > 10
    for each in classes:
        methods = [part for part in each.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
        assert len(methods) <= MOST_METHODS, each.name
        assert len(own_attributes(each)) <= MOST_ATTRIBUTES, each.name


def test_no_imports_go_in_a_circle() -> None:
    graph = grimp.build_graph("altbau", cache_dir=None)
    left = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    while free := {module for module, imported in left.items() if not imported & left.keys()}:
        for module in free:
            del left[module]
    assert not left


def test_a_folder_has_few_modules() -> None:
    folders = {path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py")}
    found = {
        folder: sum(path.name != "__init__.py" for path in (PACKAGE / folder).glob("*.py"))
        for folder in folders
        if not folder.startswith("games/")
    }
    assert {folder: count for folder, count in found.items() if count > MOST_MODULES} == OF_LIKE_THINGS


def is_any(node: ast.AST) -> bool:
    """Whether this is a use of the type Any; an import is none."""
    match node:
        case ast.Name(id="Any") | ast.Attribute(value=ast.Name(id="typing"), attr="Any"):
            return True
    return False


def test_few_values_are_of_the_type_any() -> None:
    paths = [path for path in PACKAGE.rglob("*.py") if not path.is_relative_to(PACKAGE / "research")]
    assert len(paths) > 100
    counts = {
        path.relative_to(PACKAGE).as_posix(): sum(map(is_any, ast.walk(ast.parse(path.read_text(encoding="utf-8")))))
        for path in paths
    }
    assert sum(counts.values()) <= MOST_ANYS, {path: count for path, count in counts.items() if count}
