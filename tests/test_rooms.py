"""Server and table consist of small classes, folders have few modules, no modules import each other in a cycle, and few
values are of the type Any."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import grimp
import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "altbau"
ROOMS = ("server", "runtime", "browser", "table")
MOST_METHODS = 20
MOST_ATTRIBUTES = 12
MOST_COLLABORATORS = 8
WITH_MORE = {  # classes that may have more collaborators, with their number
    "server/live/hub.py: Hub": 11,  # puts a server together
    "server/web/guard/limits.py: Buckets": 11,  # all of them buckets
}
MOST_MODULES = 12
MOST_ANYS = 44  # of what has no better type: it may become less, and not more
FOR_TYPE_CHECKERS = [  # imports that are never made: `Game.analyse` says what it returns, which is built on games
    ("altbau.play.game_types", "altbau.analysis.game_analysis"),
]
OF_LIKE_THINGS = {  # folders that may have more modules, with their number
    "core/engine": 17, "core/messages": 21, "cli": 14, "server/web/routes": 16, "server/store/rows": 14,
    "runtime": 14,
}  # fmt: skip


def own_attributes(made: ast.ClassDef) -> set[str]:
    """The attributes that a class gives its objects."""
    stored = [each for each in ast.walk(made) if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)]
    return {each.attr for each in stored if isinstance(each.value, ast.Name) and each.value.id == "self"}


@pytest.mark.parametrize("room", ROOMS)
def test_no_class_does_too_much(room: str) -> None:
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in (PACKAGE / room).rglob("*.py")]
    classes = [each for module in modules for each in ast.walk(module) if isinstance(each, ast.ClassDef)]
    assert len(classes) > 10
    for each in classes:
        methods = [part for part in each.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
        assert len(methods) <= MOST_METHODS, each.name
        assert len(own_attributes(each)) <= MOST_ATTRIBUTES, each.name


def statements(node: ast.AST) -> Iterator[ast.stmt]:
    """All statements within a module or a statement: classes and functions are among them, and their parts are few
    beside those of expressions."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.stmt):
            yield inner
        if isinstance(inner, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield from statements(inner)


class Classes:
    """The classes of the package: what their attributes are, as far as annotations and calls say it."""

    def __init__(self) -> None:
        self.known: dict[str, list[ast.ClassDef]] = {}
        self.of_rooms: dict[str, ast.ClassDef] = {}  # by file and name
        nodes = []
        for path in PACKAGE.rglob("*.py"):
            name = path.relative_to(PACKAGE)
            for each in statements(ast.parse(path.read_text(encoding="utf-8"))):
                nodes.append(each)
                if isinstance(each, ast.ClassDef):
                    self.known.setdefault(each.name, []).append(each)
                    if name.parts[0] in ROOMS:
                        self.of_rooms[f"{name.as_posix()}: {each.name}"] = each
        self._returned: dict[str, set[str]] = {}  # the classes that functions of a name return
        for each in nodes:
            if isinstance(each, ast.FunctionDef) and each.returns:
                self._returned.setdefault(each.name, set()).update(self.named(each.returns))

    def named(self, annotation: ast.AST) -> set[str]:
        """The classes that an annotation names, other than as what a collection holds."""
        match annotation:
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return self.named(left) | self.named(right)
            case ast.Constant(value=str(written)):
                return self.named(ast.parse(written, mode="eval").body)
            case ast.Subscript(value=ast.Name(id="Final"), slice=inner):
                return self.named(inner)
            case ast.Subscript(value=outer):
                return self.named(outer)
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return {name} & self.known.keys()
        return set()

    def made(self, value: ast.AST, given: Mapping[str, ast.AST]) -> set[str]:
        """The classes that an expression can be of; `given` are the annotations of the arguments."""
        match value:
            case ast.Name(id=name) if name in given:
                return self.named(given[name])
            case ast.Call(func=ast.Name(id=name)):
                return {name} & self.known.keys() or self._returned.get(name, set())
            case ast.Call(func=ast.Attribute(attr=name)):
                return self._returned.get(name, set())
            case ast.BoolOp(values=values):
                return {name for each in values for name in self.made(each, given)}
            case ast.NamedExpr(value=inner):
                return self.made(inner, given)
        return set()

    def attributes(self, made: ast.ClassDef) -> dict[str, set[str]]:
        """The attributes of a class's objects, each with its classes."""
        found: dict[str, set[str]] = {}
        for part in made.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                found[part.target.id] = self.named(part.annotation)
            elif isinstance(part, ast.FunctionDef):
                given = {each.arg: each.annotation for each in part.args.args if each.annotation}
                for target, sorts in self.assigned(part, given):
                    if (
                        isinstance(target, ast.Attribute)
                        and isinstance(target.value, ast.Name)
                        and target.value.id == "self"
                    ):
                        found.setdefault(target.attr, set()).update(sorts)
        return found

    def assigned(self, function: ast.FunctionDef, given: Mapping[str, ast.AST]) -> Iterator[tuple[ast.AST, set[str]]]:
        """What a function assigns to, with the classes of the values."""
        for each in ast.walk(function):
            if isinstance(each, ast.AnnAssign):
                yield each.target, self.named(each.annotation)
            elif isinstance(each, ast.Assign):
                yield from ((target, self.made(each.value, given)) for target in each.targets)

    def collaborators(self, made: ast.ClassDef) -> list[str]:
        """The attributes of a class's objects whose class has methods of its own. Of a bundle, whose class has none,
        the attributes count."""
        found = []
        for attribute, names in self.attributes(made).items():
            classes = [each for name in names for each in self.known[name] if each is not made]
            if any(has_methods(each) for each in classes):
                found.append(attribute)
            else:
                found += [f"{attribute}.{inner}" for each in classes for inner in self.collaborators(each)]
        return found


def has_methods(made: ast.ClassDef) -> bool:
    """Whether a class has methods besides those with special names."""
    methods = [each for each in made.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    return any(not each.name.startswith("__") for each in methods)


def test_a_class_has_few_collaborators() -> None:
    classes = Classes()
    counts = {name: classes.collaborators(each) for name, each in classes.of_rooms.items()}
    assert "log" in counts["runtime/live_table.py: LiveTable"]
    assert {name: len(count) for name, count in counts.items() if len(count) > MOST_COLLABORATORS} == WITH_MORE


def test_no_imports_go_in_a_circle() -> None:
    graph = grimp.build_graph("altbau", cache_dir=None)
    for importer, imported in FOR_TYPE_CHECKERS:
        graph.remove_import(importer=importer, imported=imported)
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


def test_only_calls_connect_to_other_servers() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in (PACKAGE / "server").rglob("*.py")
        if re.search(
            r"\b(open_connection|create_connection|urlopen|HTTPS?Connection)\b", path.read_text(encoding="utf-8")
        )
    }
    assert found == {"server/calls/client.py"}


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
