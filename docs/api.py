"""The reference of the library, from its docstrings: `docs/api.md`. Griffe reads the sources without importing them."""

import re
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc
from pathlib import Path
from textwrap import fill
from typing import Final

import griffe

SOURCES: Final = Path(__file__).resolve().parents[1] / "src"
PACKAGE: Final = "altbau"
WIDTH: Final = 100
FIELD: Final = re.compile(r"^(\w+): ", re.MULTILINE)  # the beginning of a field in the docstring of a class
HEAD: Final = """# The names of the library

What `altbau` promises ([stability.md](stability.md)), with its docstrings.
[library.md](library.md) shows how it is used.
"""


def reference() -> str:
    """The page: a section for each public name, with its public members."""
    sections = [section(name) for name in public_names() if name != "__version__"]
    return "\n\n".join([HEAD.rstrip(), *sections]) + "\n"


@cache
def public_names() -> list[str]:
    """The names that the package exports."""
    return [str(name) for name in module_of(PACKAGE).exports or []]


@cache
def module_of(path: str) -> griffe.Module:
    """A module by its name with dots."""
    file = SOURCES / Path(*path.split(".")).with_suffix(".py")
    if not file.exists():
        file = file.with_suffix("") / "__init__.py"
    return griffe.visit(path, file, file.read_text(encoding="utf-8"))


def defined(module: griffe.Module, name: str) -> griffe.Object | None:
    """What a name in a module stands for, in whichever module of the package that is defined; None outside of it."""
    member = module.members.get(name)
    if isinstance(member, griffe.Alias):
        path, _, name = member.target_path.rpartition(".")
        return defined(module_of(path), name) if path.startswith(PACKAGE) else None
    return member


def section(name: str) -> str:
    """The section of a public name."""
    thing = defined(module_of(PACKAGE), name)
    assert thing, name
    shown = [f"## {name}", signature(name, thing), prose(thing)]
    if isinstance(thing, griffe.Class):
        listed = [base.name for base in bases(thing) if base in promised()]
        shown += [f"Also has what `{base}` has." for base in listed[:1]]
        for each in members(thing):
            shown += [signature(each.name, each), prose(each)]
    return "\n\n".join(part for part in shown if part)


@cache
def promised() -> list[griffe.Object | None]:
    """What the public names stand for."""
    return [defined(module_of(PACKAGE), name) for name in public_names()]


def members(kind: griffe.Class) -> Iterator[griffe.Object]:
    """The public methods and properties of a class that have a docstring, each once, with those of bases that have no
    section of their own."""
    inherited = [base for base in bases(kind) if base in promised()]
    seen = {name for base in inherited for name in base.members}
    for each in (kind, *(base for base in bases(kind) if base not in inherited)):
        for name, member in each.members.items():
            public = not name.startswith("_") and isinstance(member, griffe.Function | griffe.Attribute)
            if public and isinstance(member, griffe.Object) and member.docstring and name not in seen:
                seen.add(name)
                yield member


def bases(kind: griffe.Class) -> Iterator[griffe.Class]:
    """The bases of a class within the package, the nearest first."""
    for written in kind.bases:
        found = defined(kind.module, str(written).partition("[")[0])
        if isinstance(found, griffe.Class):
            yield found
            yield from bases(found)


def signature(name: str, thing: griffe.Object) -> str:
    """How a function is called, the fields of a tuple, or the type of an attribute, as code."""
    if isinstance(thing, griffe.Function):
        return f"    {name}{thing.signature(return_type=True).removeprefix(thing.name)}"
    if isinstance(thing, griffe.Attribute):
        return f"    {name}: {thing.annotation}"
    if isinstance(thing, griffe.Class) and "NamedTuple" in map(str, thing.bases):
        fields = [each for each in thing.members.values() if isinstance(each, griffe.Attribute)]
        return f"    {name}({', '.join(f'{each.name}: {each.annotation}' for each in fields)})"
    return ""


def prose(thing: griffe.Object) -> str:
    """The docstring without its examples, with the fields of a class as a list."""
    text = cleandoc(thing.docstring.value).partition(">>> ")[0].strip() if thing.docstring else ""
    return "\n\n".join(paragraph(each) for each in text.split("\n\n") if each)


def paragraph(text: str) -> str:
    """A paragraph, or a list of fields, in lines of the page's width."""
    if not FIELD.match(text):
        return fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)
    fields = FIELD.split(text)[1:]
    return "\n".join(
        fill(f"- `{name}`: {' '.join(meant.split())}", WIDTH, subsequent_indent="  ", break_on_hyphens=False)
        for name, meant in zip(fields[::2], fields[1::2], strict=True)
    )
