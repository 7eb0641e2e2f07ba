#!/usr/bin/env python3
"""Altbau from a fresh clone: sets up what a command needs, then runs it. Needs Python 3.11 and the package registries.

Uses only the standard library. Each step leaves a stamp, a digest of its input files, and is skipped while that is
current.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import stamps
from stamps import Stamp

ROOT = stamps.ROOT
VENV = ROOT / os.environ.get("ALTBAU_VENV", ".venv")  # `with_python` sets another one
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{EXE}"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")  # versions that Altbau is tested with
REQUIREMENTS = ROOT / "requirements"
WORKFLOW = ROOT / ".github" / "workflows" / "tests.yml"
TOGETHER = {"run": ["run", "build"], "compile": ["run", "build", "compile"]}  # locks that are installed with others
WORKERS = 2 * (os.cpu_count() or 1)  # test processes: one in three of them waits for a server or a page
# The tests start hundreds of programs. Without a bytecode cache each would compile all modules that it imports.
COMPILED = ROOT / ".cache" / "bytecode"
BYTECODE = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(COMPILED)}
# On the PATH of `test --bare`, beside Python and its C compiler: of git, binutils and coreutils what is used.
BARE = ("git", "as", "ld", "cat", "cp", "mkdir", "mv", "rm", "true")
NO_TESTS = 5  # the exit status of pytest if it finds none
MOVED = ("tests/paper", "tests/table/test_preview.py", "tests/shipped")  # libraries open files of the package there


def fail(sentence: str) -> NoReturn:
    """End with one line and exit status 2."""
    print(f"dev.py: {sentence}", file=sys.stderr)
    sys.exit(2)


if sys.version_info < (3, 11):  # noqa: UP036  the user may start it with an older one
    fail(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}. Try another: python3.12 dev.py …")


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> int:
    """Run a program with the terminal's input and output and return its exit status."""
    try:
        return subprocess.call([str(word) for word in command], cwd=cwd, env=os.environ | environment)
    except OSError as error:
        fail(f"{command[0]} does not start: {error.strerror}.")


def become(*command: str | Path) -> int:
    """Run a program in place of this one, so that signals reach it."""
    if os.name == "nt":
        return run(*command, cwd=Path.cwd())
    os.execv(command[0], [str(word) for word in command])


def must(purpose: str, *command: str | Path) -> None:
    """Run a step of the set-up; if it fails, print its output and exit."""
    print(f"· {purpose}", file=sys.stderr, flush=True)
    try:
        done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError as error:
        fail(f"{purpose}: {command[0]} does not start: {error.strerror}.")
    if done.returncode:
        print((done.stdout + done.stderr).strip(), file=sys.stderr)
        fail(f"{purpose}: failed; the reason is above.")


def set_up_with(name: str, *files: Path) -> Stamp:
    """The stamp of a step of the set-up, which depends on the Python version, the environment's folder and these
    files."""
    return Stamp(VENV / f"altbau-{name}.stamp", stamps.digest(files, sys.version, str(VENV)))


# --- set-up ---


def make_venv() -> None:
    """Create the virtual environment; recreate it if it was made with another Python, or in a clone that was moved
    since: its programs name their folder."""
    stamp = set_up_with("python")
    if stamp.current() and PYTHON.exists():
        return
    try:
        import ensurepip  # noqa: F401  Debian leaves it out of python3
    except ImportError:
        fail("this Python cannot make environments. On Debian and Ubuntu: apt install python3-venv")
    must(f"making {VENV.name}", sys.executable, "-m", "venv", "--clear", VENV)
    stamp.write()


def uv() -> str | Path:
    """The path of uv, the installer: from PATH, else installed into the virtual environment."""
    found = shutil.which("uv")
    own = BIN / f"uv{EXE}"
    if not found and not own.exists():
        lock = REQUIREMENTS / "uv.txt"
        must("installing uv", PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", lock)
    return found or own


def install(*locks: str) -> None:
    """Install the packages of these locks; packages of other locks stay installed."""
    files = [REQUIREMENTS / f"{lock}.txt" for lock in locks]
    stamp = set_up_with("-".join(locks), *files)
    if stamp.current():
        return
    wanted: list[str | Path] = [word for file in files for word in ("-r", file)]
    wanted += ["--no-deps", "--require-hashes"]  # a lock lists all dependencies but those of requirements/unused.in
    must(f"installing {' and '.join(locks)}", uv(), "pip", "install", "--python", PYTHON, *wanted)
    stamp.write()


def set_up(lock: str) -> None:
    """Create the environment with the packages of a lock and Altbau itself, as an editable, uncompiled install."""
    make_venv()
    if not set_up_with("dev", REQUIREMENTS / "dev.txt").current():  # it includes these packages, in the same versions
        install(*TOGETHER.get(lock, [lock]))
    stamp = set_up_with("editable", ROOT / "pyproject.toml", ROOT / "build_hook.py")
    if not stamp.current():
        plain: list[str | Path] = ["--no-deps", "--no-build-isolation", "--editable", ROOT]
        must("installing altbau", uv(), "pip", "install", "--python", PYTHON, *plain)
        stamp.write()


def have_node() -> None:
    """Node builds and checks the page; if it is missing or too old, install the one from the package index."""
    if subprocess.call([PYTHON, ROOT / "build_page.py", "--has-node"]):
        install("node")


def have_page() -> None:
    """Build the page that the server delivers."""
    have_node()
    if run(PYTHON, ROOT / "build_page.py"):
        fail("the page could not be built; the reason is above.")


def have_docs() -> None:
    """Build the documentation that the server delivers; what builds it is installed only if it has to be built."""
    if subprocess.call([PYTHON, ROOT / "build_docs.py", "--ready"]):
        install("docs")
    if run(PYTHON, ROOT / "build_docs.py"):
        fail("the documentation could not be built; the reason is above.")


def use_compiled(serving: bool) -> None:
    """Let the program that is started next use the compiled engine, if there is one of exactly these sources. If there
    is none and nothing hinders it, a server starts compiling it for its next start."""
    command: list[str | Path] = [PYTHON, ROOT / "build_engine.py", "--current"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    build = found.stdout.strip()
    if build:
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (build, os.environ.get("PYTHONPATH"))))
    elif serving and found.returncode == 0:
        compile_beside()


def compile_beside() -> None:
    """Start compiling the engine in the background, without waiting for it."""
    log = ROOT / "build" / "engine.log"
    print(f"· compiling the engine beside the server, for its next start: {log.relative_to(ROOT)}", file=sys.stderr)
    log.parent.mkdir(exist_ok=True)
    with log.open("wb") as said:
        subprocess.Popen(
            [sys.executable, ROOT / "dev.py", "compile", "--beside"],
            stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd=ROOT, start_new_session=True,
            creationflags=getattr(subprocess, "IDLE_PRIORITY_CLASS", 0),
        )  # fmt: skip


def lower_priority() -> None:
    """Give this process and those that it starts the lowest priority; a system without memory left ends them first."""
    if hasattr(os, "nice"):
        os.nice(19)
    with suppress(OSError):  # only Linux has it
        Path("/proc/self/oom_score_adj").write_text("1000")


# --- commands ---


def serve(rest: Sequence[str]) -> int:
    """Play in the browser: altbau serve, with the arguments that follow."""
    return altbau(["serve", *rest])


def site(rest: Sequence[str]) -> int:
    """Write the game as a folder of files: altbau site, with the arguments that follow."""
    return altbau(["site", "--keep", str(ROOT / ".cache" / "site"), *rest])


def altbau(rest: Sequence[str]) -> int:
    """Run the program: dev.py altbau play, dev.py altbau check FILE, …"""
    set_up("run")
    if rest[:1] in (["serve"], ["site"]):
        have_page()
        have_docs()
    if rest[:1] != ["site"]:  # it is made of the sources
        use_compiled(serving="serve" in rest[:1])
    return become(PYTHON, "-m", "altbau", *rest)


CHECKS: list[list[str | Path]] = [
    [PYTHON, "-m", "ruff", "check", "--quiet"],
    [PYTHON, "-m", "ruff", "format", "--check", "--quiet"],
    [PYTHON, "-m", "mypy"],
    [BIN / "lint-imports", "--no-cache", "--no-logo"],
    [BIN / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", WORKFLOW],
]
PAGE: list[str | Path] = [PYTHON, ROOT / "build_page.py"]
DOCUMENTATION: list[str | Path] = [PYTHON, ROOT / "build_docs.py"]


def lint(rest: Sequence[str]) -> int:
    """Check style, types and layers, the page's too. All checks run; the first failure is the exit status."""
    set_up("dev")
    have_node()
    checks = [*CHECKS, [*PAGE, "--check"], [*PAGE, "--style"]]
    return next((status for status in [run(*check, *rest) for check in checks] if status), 0)


def quietly(*commands: Sequence[str | Path]) -> int:
    """Run programs one after the other until one fails, print only that one's output, and return its exit status."""
    for command in commands:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
        if done.returncode:
            print("\n" + done.stdout + done.stderr, file=sys.stderr)
            return done.returncode
    return 0


def once(stamp: Stamp, *commands: Sequence[str | Path]) -> int:
    """`quietly`, unless they have passed with the inputs of this stamp."""
    if stamp.current():
        return 0
    status = quietly(*commands)
    if status == 0:
        stamp.write()
    return status


def check_python() -> int:
    """Check style, types and layers, unless they passed with the same files."""
    folders = ("src", "tests", "benchmarks", "mutation", "docs")
    files = [file for folder in folders for file in (ROOT / folder).rglob("*.py") if "node_modules" not in file.parts]
    return once(stamps.passed("checks", [*files, *ROOT.glob("*.py"), ROOT / "pyproject.toml", WORKFLOW]), *CHECKS)


def fill_bytecode(*collect: str | Path) -> int:
    """Collect the tests, so that their processes find all modules compiled, unless that was done with the same
    packages: each process compiles the few modules that have changed since."""
    stamp = Stamp(COMPILED / f"{sys.implementation.cache_tag}.stamp", stamps.digest(REQUIREMENTS.glob("*.txt")))
    return once(stamp, collect)


def version_of(python: str | Path) -> str | None:
    """The version of a Python, such as 3.13; None if it does not start."""
    asked = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def other_pythons() -> list[Path]:
    """One Python of each supported version except the running one, as installed in PATH or by pyenv or uv."""
    home = Path.home()
    folders = [Path(folder) for folder in os.get_exec_path()]
    folders += sorted(Path(os.environ.get("PYENV_ROOT", home / ".pyenv")).glob("versions/*/bin"))
    folders += sorted((home / ".local" / "share" / "uv" / "python").glob("*/bin"))
    found = {}
    for version in PYTHONS:
        named = [folder / f"python{version}" for folder in folders]
        found[version] = next((python for python in named if version_of(python) == version), None)
    return [python for version, python in found.items() if python and version != version_of(sys.executable)]


def with_python(python: str | Path, rest: Sequence[str]) -> int:
    """Run all tests with another Python, in its own environment `.venv-VERSION`."""
    version = version_of(python)
    if version is None:
        fail(f"{python} is no Python that starts.")
    print(f"· Python {version}, in .venv-{version}", file=sys.stderr, flush=True)
    return run(python, ROOT / "dev.py", "test", *rest, ALTBAU_VENV=f".venv-{version}")


def test_bare(rest: Sequence[str]) -> int:
    """Run all tests as on a bare machine: in a fresh clone of the last commit, with an empty HOME and a PATH of little
    more than Python, git and a C compiler. Then move the clone, and run again the tests `MOVED`."""
    place = Path(tempfile.mkdtemp(prefix="altbau-bare-"))
    programs, home, clone = (place / name for name in ("bin", "home", "clone"))
    for folder in (programs, home):
        folder.mkdir()
    (programs / "python3").symlink_to(getattr(sys, "_base_executable", sys.executable))
    for name in {*BARE, str(sysconfig.get_config_var("CC") or "cc").split()[0]}:
        found = shutil.which(name)
        if not found:
            fail(f"{name} is needed, on PATH.")
        (programs / name).symlink_to(found)
    must("cloning the last commit", "git", "clone", "--quiet", ROOT, clone)
    bare = {"HOME": str(home), "PATH": str(programs)}
    status = run(programs / "python3", clone / "dev.py", "test", *rest, cwd=clone, **bare)
    if status == 0:
        moved = clone.rename(place / "moved")
        status = run(programs / "python3", moved / "dev.py", "test", *MOVED, cwd=moved, **bare)
    if status == 0:
        shutil.rmtree(place)
    return status


def changed_files() -> list[str]:
    """The files that differ from the last commit, by their paths in the repository."""
    git = [["git", "diff", "--name-only", "-z", "HEAD"], ["git", "ls-files", "--others", "--exclude-standard", "-z"]]
    try:
        listed = [subprocess.check_output(words, cwd=ROOT, text=True) for words in git]
    except (OSError, subprocess.CalledProcessError):
        fail("--changed needs git, and a clone.")
    return sorted({name for names in listed for name in names.split("\0") if name})


def test_changed(rest: Sequence[str]) -> int:
    """Run lint, and the tests that are likely to fail if something is wrong with what differs from the last commit."""
    changed = changed_files()
    if not changed:
        fail("nothing differs from the last commit.")
    set_up("dev")
    have_page()
    have_docs()
    os.environ.update(BYTECODE)
    of_page = any(name.startswith("web/") or name.endswith((".svg", ".ftl")) for name in changed)
    status = check_python()
    for word in ("--style", "--check", "--test") if of_page else ():
        status = quietly([*PAGE, word]) or status
    only = ["-p", "mutation.few_cases", "-p", "tests.changed", *(f"--changed={name}" for name in changed)]
    tested = run(PYTHON, "-m", "pytest", *only, *rest, "-n", str(os.cpu_count()), "--dist", "worksteal")
    return status or (0 if tested == NO_TESTS else tested)


def test(rest: Sequence[str]) -> int:
    """Run lint and all tests, also of the page and in a real browser (--changed: those that are near to what differs
    from the last commit; --python PATH: with another Python; --bare: in a fresh clone, with few programs; --long: more
    games, coverage, and then the tests with each other Python that is installed)."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--changed", action="store_true")
    where.add_argument("--python")
    where.add_argument("--bare", action="store_true")
    chosen, rest = parser.parse_known_args(rest)
    if chosen.changed:
        return test_changed(rest)
    if chosen.bare:
        return test_bare(rest)
    if chosen.python:
        return with_python(chosen.python, rest)
    set_up("dev")
    long = "--long" in rest
    if long:
        install("research")
        os.environ[stamps.ANEW] = "1"
    have_node()
    os.environ.update(BYTECODE)
    tests: list[str | Path] = ["-m", "pytest", *rest]
    chromium: list[str | Path] = [PYTHON, "-m", "tests.browser_support.chromium"]
    engine: list[str | Path] = [PYTHON, "-m", "tests.shipped.forms"]
    print("· building page, documentation and engine, checking style and types", file=sys.stderr, flush=True)
    with ThreadPoolExecutor(2) as pool:
        built = pool.submit(quietly, PAGE, chromium)
        steps = [
            pool.submit(check_python),
            pool.submit(fill_bytecode, PYTHON, *tests, "--collect-only"),
            pool.submit(quietly, engine),
            pool.submit(quietly, DOCUMENTATION),
        ]
        if not built.result():
            steps += [pool.submit(quietly, [*PAGE, word]) for word in ("--style", "--check", "--test")]
    failed = next((status for step in [built, *steps] if (status := step.result())), 0)
    if failed:
        return failed
    if long:
        shutil.rmtree(ROOT / "build" / "coverage", ignore_errors=True)
    measured = ["-m", "coverage", "run"] if long else []
    stamped = [] if rest or stamps.anew() else ["-p", "tests.stamped"]
    status = run(PYTHON, *measured, *tests, *stamped, "-n", str(WORKERS), "--dist", "worksteal")
    if long:
        status = run(PYTHON, "-m", "tests.measured") or status
        quick = [word for word in rest if word != "--long"]
        status = max([status, *(with_python(python, quick) for python in other_pythons())])
    return status


DESCRIPTIONS = {  # generated descriptions of the interface: file, and the module and arguments that print it
    "web/openapi.json": ["docs.openapi", "packed"],
    "web/messages.json": ["docs.asyncapi", "schemas"],
    "web/src/constants.ts": ["docs.asyncapi", "constants"],
    "docs/asyncapi.yaml": ["docs.asyncapi", "description"],
}


def types(rest: Sequence[str]) -> int:
    """Generate the descriptions of the interface and the page's types from the server's types."""
    set_up("dev")
    have_node()
    for file, words in DESCRIPTIONS.items():
        described = subprocess.run([PYTHON, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=False)
        if described.returncode:
            print(described.stderr, file=sys.stderr)
            return described.returncode
        (ROOT / file).write_text(described.stdout, encoding="utf-8")
    return run(PYTHON, ROOT / "build_page.py", "--types", *rest)


def compile_engine(rest: Sequence[str]) -> int:
    """Compile the engine with mypyc into build/compiled; PYTHONPATH=build/compiled uses it."""
    if "--beside" in rest:
        lower_priority()
    set_up("compile" if rest else "dev")
    command: list[str | Path] = [PYTHON, ROOT / "build_engine.py", *rest]
    return become(*command) if "--beside" in rest else run(*command)  # one process less in memory


def bench(rest: Sequence[str]) -> int:
    """Measure the engine (--against COMMIT, --peers), tables (--life, --beginners), the server (--server), or the
    tests (--tests)."""
    if "--tests" in rest:
        words = [word for word in rest if word != "--tests"]
        return run(sys.executable, ROOT / "benchmarks" / "test_cpu.py", *words)
    if "--help" in rest and "--server" not in rest:
        return run(sys.executable, ROOT / "benchmarks" / "bench.py", "--help")
    if "--server" in rest:
        words = [word for word in rest if word != "--server"]
        return compile_engine([]) or run(PYTHON, "-m", "benchmarks.server", *words)
    return compile_engine([]) or run(PYTHON, ROOT / "benchmarks" / "bench.py", *rest)


def ladder(rest: Sequence[str]) -> int:
    """Measure the bots against each other for the table of docs/ladder.md, within two hours (--all for the rest)."""
    compiled = compile_engine([])
    paths = os.pathsep.join(str(path) for path in (ROOT / "build" / "compiled", ROOT))
    script, page = ROOT / "benchmarks" / "ladder.py", ROOT / "docs" / "ladder.md"
    return compiled or run(PYTHON, script, "--write", page, "--jobs", str(os.cpu_count()), *rest, PYTHONPATH=paths)


def cards(rest: Sequence[str]) -> int:
    """Play games between strategists and write figures of each card for its page (--games N, --edition KEY)."""
    compiled = compile_engine([])
    paths = os.pathsep.join(str(path) for path in (ROOT / "build" / "compiled", ROOT))
    return compiled or run(PYTHON, "-m", "benchmarks.cards", *rest, PYTHONPATH=paths)


def mutate(rest: Sequence[str]) -> int:
    """Change the rules in one place at a time and report the changes that no test notices (--help: options)."""
    set_up("dev")
    install("mutate")
    return run(PYTHON, ROOT / "mutation" / "mutate.py", *rest)


def release(rest: Sequence[str]) -> int:
    """Build a release twice, compare the results, and report digests and sizes: release 0.2.0 --dry-run."""
    set_up("dev")
    install("release")
    have_page()
    have_docs()
    return run(PYTHON, ROOT / "release.py", *rest)


def lock(rest: Sequence[str]) -> int:
    """Generate requirements/*.txt from pyproject.toml; --upgrade takes newer versions."""
    make_venv()
    form = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    form += ["--no-emit-index-url", "--no-emit-find-links", "--quiet"]
    everything = ["pyproject.toml", "--extra=play", "--extra=server", "--extra=postgres", "--extra=print"]
    researching = [
        "pyproject.toml",
        "--extra=research",
        "--extra=ray",
        "--group=notebook",
    ]  # 800 MB, for the long tests alone
    for name in ("run", "build", "node", "uv", "dev", "docs", "compile", "mutate", "release", "research"):
        source = [*everything, "--override", "requirements/unused.in"] if name == "run" else ["--group", name]
        if name == "research":
            source = researching
        if name == "dev":  # the same versions as in run.txt
            source += [*everything, "--constraint", "requirements/run.txt"]
        if name in ("docs", "compile", "mutate", "release", "research"):  # installed into the same environment
            source += ["--constraint", "requirements/dev.txt"]
        status = run(uv(), "pip", "compile", *form, *source, "-o", f"requirements/{name}.txt", *rest)
        if status:
            return status
    return 0


COMMANDS = {
    "serve": serve,
    "site": site,
    "test": test,
    "altbau": altbau,
    "lint": lint,
    "types": types,
    "bench": bench,
    "ladder": ladder,
    "cards": cards,
    "mutate": mutate,
    "compile": compile_engine,
    "lock": lock,
    "release": release,
}


def main() -> int:
    """Run the command that is named first; all arguments behind it are passed to it."""
    lines = [f"  {name:9} {command.__doc__}" for name, command in COMMANDS.items()]
    parser = argparse.ArgumentParser(
        prog="dev.py",
        usage="python3 dev.py COMMAND [ARGUMENT …]",
        description="Altbau from a fresh clone: sets up what a command needs, then runs it.",
        epilog="\n".join(["commands:", *lines, "", "example:", "  python3 dev.py serve --port 8001"]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", metavar="COMMAND", help="one of those below")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="ARGUMENT", help="goes to the command as it is")
    chosen = parser.parse_args(sys.argv[1:] or ["--help"])
    if chosen.command not in COMMANDS:
        fail(f"there is no command {chosen.command}; there are {', '.join(COMMANDS)}.")
    try:
        return COMMANDS[chosen.command](chosen.rest)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
