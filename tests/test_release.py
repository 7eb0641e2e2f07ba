"""A release is the same in whatever folder it is built, and a dry run changes nothing."""

import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import release
from build_engine import has_compiler

REPOSITORY = pytest.mark.skipif(not (release.ROOT / ".git").exists(), reason="a source distribution has no commits")
ALONE = ("--pure",)
CONFIGURED = tomllib.loads((release.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["towncrier"]


def state() -> str:
    """The changes in the working tree, and the tags."""
    asked = (["git", "status", "--porcelain"], ["git", "tag"], ["git", "rev-parse", "HEAD"])
    return "".join(subprocess.check_output(words, cwd=release.ROOT, text=True) for words in asked)


@REPOSITORY
@pytest.mark.parametrize("words", [ALONE, pytest.param((), marks=pytest.mark.long)])
def test_a_dry_run_builds_all_and_leaves_the_tree_alone(words: tuple[str, ...], tmp_path: Path) -> None:
    before, dist = state(), tmp_path / "dist"
    command: list[str | Path] = [sys.executable, "dev.py", "release", "9.8.7", "--dry-run", "--into", dist, *words]
    done = subprocess.run(command, cwd=release.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert state() == before
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=dist, check=True, capture_output=True)
    listed = {line.split()[1] for line in (dist / "SHA256SUMS").read_text().splitlines()}
    assert listed | {"SHA256SUMS"} == {file.name for file in dist.iterdir()}
    assert re.match(r"## \[9\.8\.7\] – 20..-..-..\n", (dist / "notes.md").read_text())
    assert [file.name for file in dist.glob("*-site.tar.gz")] == ([] if words else ["altbau-9.8.7-site.tar.gz"])
    wheels = sorted(dist.glob("*.whl"))
    assert len(wheels) == 1 + (not words and has_compiler())
    for wheel in wheels:
        assert f"{release.digest(wheel)}  {wheel.name}" in done.stdout
        with zipfile.ZipFile(wheel) as packed:
            names = packed.namelist()
            assert {"altbau/__init__.py", "altbau/py.typed"} <= {*names}
            assert {f"{folder}index.html" for folder in release.BUILT} <= {*names}
            told = packed.read("altbau-9.8.7.dist-info/METADATA").decode()
            assert "\nVersion: 9.8.7\n" in told
            assert not any(str(tmp_path.parent).encode() in packed.read(name) for name in names)
    with tarfile.open(dist / "altbau-9.8.7.tar.gz") as packed_sources:
        changelog = packed_sources.extractfile("altbau-9.8.7/CHANGELOG.md")
        assert changelog
        assert re.search(r"\n## \[9\.8\.7\] – 20..-..-..\n\n(### (Rules|For )|Nothing)", changelog.read().decode())
        assert not [name for name in packed_sources.getnames() if re.search(r"/changes/\S+\.\S+\.md$", name)]
    parts = json.loads((dist / "sbom.json").read_text())["components"]
    assert {"msgspec", "litestar", "psycopg"} <= {part["name"] for part in parts}
    assert all(part["version"] and part["hashes"] for part in parts)


@pytest.mark.parametrize("version", ["0.0.9", "1", "v1.0.0", "1.0.0rc1", ""])
def test_what_is_no_later_version_is_refused(version: str) -> None:
    with pytest.raises(SystemExit):
        release.check_version(version)


def test_a_release_without_news_is_refused(tmp_path: Path) -> None:
    (tmp_path / "changes").mkdir()
    (tmp_path / "changes" / "README.md").touch()
    with pytest.raises(SystemExit):
        release.check_news(tmp_path)
    (tmp_path / "changes" / "spare-key.players.md").touch()
    release.check_news(tmp_path)


def test_a_change_is_named_after_its_readers_and_says_it_in_sentences() -> None:
    readers = "|".join(each["directory"] for each in CONFIGURED["type"])
    for file in (release.ROOT / "changes").iterdir():
        if file.name not in CONFIGURED["ignore"]:
            assert re.fullmatch(rf"[a-z0-9-]+\.({readers})\.md", file.name)
            assert re.fullmatch(r"\S.*[.!?]\n", file.read_text(encoding="utf-8"), re.DOTALL), file.name
