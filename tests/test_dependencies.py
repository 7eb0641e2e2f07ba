"""The bounds in `pyproject.toml` are right: the lowest versions can be installed, and the locks keep to the bounds.
`test_wheel.py` tests that Altbau works with the lowest and the newest versions."""

import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import dev

PROJECT: dict[str, Any] = tomllib.loads((dev.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"].values()
NEEDED = [*PROJECT["project"]["dependencies"], *(each for extra in EXTRAS for each in extra)]
DEPENDENCIES = [each for each in map(Requirement, NEEDED) if each.name != "altbau"]  # extras name each other so
GROUPS = [
    Requirement(each) for group in PROJECT["dependency-groups"].values() for each in group if isinstance(each, str)
]
LOCKS = sorted(dev.REQUIREMENTS.glob("*.txt"))


def lowest(requirement: Requirement) -> Version:
    """The lowest version that a requirement allows."""
    (bound,) = (each.version for each in requirement.specifier if each.operator == ">=")
    return Version(bound)


def versions(pins: str) -> dict[str, str]:
    """The versions in a list of pins, by name."""
    pinned = [line.split(";")[0].split()[0].split("==") for line in pins.splitlines() if "==" in line]
    return {canonicalize_name(name.partition("[")[0]): version for name, version in pinned}


@pytest.mark.long
@pytest.mark.parametrize("python", [dev.PYTHONS[0], dev.PYTHONS[-1]])
def test_the_bounds_are_what_can_be_installed(python: str) -> None:
    resolve = [dev.uv(), "pip", "compile", "--only-binary", ":all:", "--resolution", "lowest-direct", "--all-extras"]
    command = [*resolve, "--python-version", python, "pyproject.toml"]
    done = subprocess.run(command, cwd=dev.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = versions(done.stdout)
    lowered = {each.name: Version(found[canonicalize_name(each.name)]) for each in DEPENDENCIES}
    assert lowered == {each.name: lowest(each) for each in DEPENDENCIES}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_the_locks_keep_to_the_bounds(lock: Path) -> None:
    found = versions(lock.read_text(encoding="utf-8"))
    assert found
    for each in [*DEPENDENCIES, *GROUPS]:
        version = found.get(canonicalize_name(each.name))
        assert version is None or each.specifier.contains(version), f"{each} and {version}"


def test_a_package_has_one_bound() -> None:
    bounds: dict[str, set[str]] = {}
    for each in [*DEPENDENCIES, *GROUPS]:
        bounds.setdefault(canonicalize_name(each.name), set()).add(str(each.specifier))
    assert {name: found for name, found in bounds.items() if len(found) > 1} == {}
