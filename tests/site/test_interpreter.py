"""Indirect calls of a module go through functions of their own, and find the same functions."""

import subprocess
from pathlib import Path

import pytest

from altbau.errors import BadInput
from altbau.site.downloads import find_node
from altbau.site.interpreter import CHANGE, change_calls

HEAD = b"\0asm\1\0\0\0"
# Two functions that return 7 and 8, and one that calls the one with a number from a table, twice.
SECTIONS = {
    1: b"\2\x60\0\1\x7f\x60\1\x7f\1\x7f",
    2: b"\0",
    3: b"\3\0\0\1",
    4: b"\1\x70\0\2",
    7: b"\1\4call\0\2",
    9: b"\1\0\x41\0\x0b\2\0\1",
    10: b"\3\4\0\x41\7\x0b\4\0\x41\x08\x0b\x0d\0\x20\0\x11\0\0\x20\0\x11\0\0\x6a\x0b",
}
RUN = """
const { instance } = await WebAssembly.instantiate(require("fs").readFileSync(process.argv[1]));
console.log(instance.exports.call(0), instance.exports.call(1));
"""


def module(sections: dict[int, bytes]) -> bytes:
    """A WebAssembly module."""
    return HEAD + b"".join(bytes([id, len(content)]) + content for id, content in sections.items())


def run(path: Path) -> str:
    """What the exported function returns for both numbers."""
    command = [str(find_node().program), "-e", f"(async () => {{{RUN}}})()", str(path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def test_a_changed_module_does_the_same(tmp_path: Path) -> None:
    before, after = tmp_path / "before.wasm", tmp_path / "after.wasm"
    before.write_bytes(module(SECTIONS))
    change_calls(before, after, find_node().program)
    assert run(before) == run(after) == "14 16"
    assert before.read_bytes().count(b"\x11\0\0") == 2
    assert after.read_bytes().count(b"\x11\0\0") == 1


def with_instruction(code: bytes) -> bytes:
    """A module whose last function has nothing but an instruction."""
    function = b"\0" + code + b"\x0b"
    return module(SECTIONS | {10: b"\3\4\0\x41\7\x0b\4\0\x41\x08\x0b" + bytes([len(function)]) + function})


REFUSED = {
    "unknown instruction 255": with_instruction(b"\xff"),
    "unknown instruction 252 19": with_instruction(b"\xfc\x13\0"),
    "unknown type": module(SECTIONS | {1: b"\1\x5f\0"}),
    "a function ends elsewhere": with_instruction(b"\x44"),
    "the module ends too early": HEAD + b"\1\xff",
    "the changed module is not valid": with_instruction(b"\2\x40"),
}


@pytest.mark.parametrize("problem", REFUSED)
def test_what_is_unknown_is_refused_in_a_line(tmp_path: Path, problem: str) -> None:
    """A later version of the interpreter may have it."""
    (tmp_path / "before.wasm").write_bytes(REFUSED[problem])
    with pytest.raises(BadInput, match="site-failed") as refused:
        change_calls(tmp_path / "before.wasm", tmp_path / "after.wasm", find_node().program)
    assert refused.value.args_by_name == {"program": CHANGE, "problem": problem}
    assert not (tmp_path / "after.wasm").exists()
