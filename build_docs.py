"""Build the documentation from its Markdown into src/altbau/server/web/docs, unless its sources are unchanged.

Uses only the standard library, and Zensical as a program, because it runs before other packages are installed. The
sources are plain Markdown, to be read in the repository as well. Only links are changed: what is not delivered is
named, not linked.
"""

import gzip
import hashlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from posixpath import relpath
from typing import Any, Final

import stamps
from stamps import Stamp, digest

ROOT: Final = stamps.ROOT
DOCS: Final = ROOT / "docs"
SITE: Final = DOCS / "site"
BUILT: Final = ROOT / "src" / "altbau" / "server" / "web" / "docs"
LETTER: Final = ROOT / "web" / "src" / "core" / "style" / "letter"
LOCK: Final = ROOT / "requirements" / "docs.txt"
BESIDE: Final = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md")  # documents that lie above the others
LEFT_OUT: Final = ("moments.md",)  # 2 MB of pictures, for those who draw the page
ALSO: Final = ("docs", "hosting")  # folders of other files that documents may link to
LANGUAGES: Final = {"en": "", "de": "de/"}  # and the folder of their pages
COMPRESSED: Final = (".css", ".html", ".js", ".json", ".svg", ".yaml")
UNUSED: Final = ("404.html", "assets/stylesheets/classic", "assets/images")
CODE: Final = re.compile(r"(^```.*?^```$|^ {4}[^\n]*$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
SCRIPT: Final = re.compile(r"<script>(.+?)</script>", re.DOTALL)
TABLE: Final = re.compile(r"<table>.*?</table>", re.DOTALL)
EMPTY_HEAD: Final = re.compile(r"<th([^>]*)></th>")
NOT_SEARCHED: Final = "---\nsearch:\n  exclude: true\n---\n"


def files() -> Iterator[Path]:
    """The files of which the documentation is made."""
    yield from (file for file in DOCS.rglob("*") if file.is_file() and file.suffix not in (".py", ".pyc"))
    yield from (*(ROOT / name for name in BESIDE), *(ROOT / "hosting").iterdir())
    yield from (*letter(), LOCK, Path(__file__))


def letter() -> Iterator[Path]:
    """The letter of the headings, and its licence."""
    yield from (LETTER / "bold.woff2", LETTER / "OFL.txt")


def made() -> Stamp:
    """The stamp of the documentation that is built."""
    return Stamp(BUILT / ".stamp", digest(files()))


# --- sources ----------------------------------------------------------------------------------------------------------


def documents() -> dict[Path, str]:
    """The documents, and the paths of their pages: `bots.md`, `de/play.md`."""
    found = {}
    for file in (*sorted(DOCS.glob("*.md")), *(ROOT / name for name in BESIDE)):
        name, _, language = file.stem.lower().partition(".")
        if file.name not in LEFT_OUT:
            found[file] = f"{LANGUAGES[language or 'en']}{name}.md"
    return found


def fitted(file: Path, pages: dict[Path, str]) -> tuple[str, dict[str, Path]]:
    """A document with links to what is delivered, and the files other than documents among that, by their paths.
    FileNotFoundError for a link to nothing."""
    folder = pages[file].rpartition("/")[0]
    others: dict[str, Path] = {}

    def link(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        path, mark, part = target.partition("#")
        if not path or path.startswith("https:"):
            return found[0]
        goal = (file.parent / path).resolve()
        if not goal.exists():
            raise FileNotFoundError(f"{file.name} links to {target}, which does not exist.")
        if goal == ROOT:  # above the documentation there is the game
            return f"[{words}]({relpath('..', folder or '.')}/)"
        page = "index.md" if goal == ROOT / "README.md" else pages.get(goal)
        if page and page.rpartition("/")[0] != folder:  # of the other language, which is built apart
            page = page.removesuffix(".md") + ".html"
        if not page and goal.is_file() and goal.relative_to(ROOT).parts[0] in ALSO and goal.suffix != ".py":
            page = goal.relative_to(ROOT).as_posix().removeprefix("docs/")
            page = f"{folder}/{page}" if folder else page
            others[page] = goal
        return f"{picture}[{words}]({relpath(page, folder or '.')}{mark}{part})" if page else words

    parts = CODE.split(file.read_text(encoding="utf-8"))
    parts[::2] = [LINK.sub(link, part) for part in parts[::2]]
    return "".join(parts), others


def lay_out(folder: Path) -> None:
    """Write the documents of each language into a folder of its own, with all that their pages need."""
    pages = documents()
    navigation = tomllib.loads((SITE / "navigation.toml").read_text(encoding="utf-8"))
    for language, above in LANGUAGES.items():
        own = folder / language / "docs"
        known = set(re.findall(r"[\w.-]+\.md", str(navigation[language]["nav"])))
        for file, page in pages.items():
            name = page.removeprefix(above)
            if page.startswith(above) and "/" not in name:
                text, others = fitted(file, pages)
                write(own / name, text if name in known else NOT_SEARCHED + text)
                for path, other in others.items():
                    copy(other, own / path.removeprefix(above))
        for asset in (*SITE.glob("*.css"), *SITE.glob("*.svg"), *letter()):
            copy(asset, own / "assets" / asset.name)
        write(folder / language / "mkdocs.yml", json.dumps(configuration(language, navigation)))


def configuration(language: str, navigation: dict[str, Any]) -> dict[str, Any]:
    """What Zensical is told of the pages of a language. (JSON is YAML.)"""
    own = navigation[language]
    schemes = (("light", "default", "lucide/moon"), ("dark", "slate", "lucide/sun"))
    return {
        "site_name": "Altbau",
        "use_directory_urls": False,
        "copyright": own["note"],
        "nav": own["nav"],
        "markdown_extensions": ["tables", "toc", "pymdownx.highlight", "pymdownx.superfences"],
        "extra_css": ["assets/look.css"],
        "extra": {
            "generator": False,
            "alternate": [
                {
                    "name": navigation[other]["language"],
                    "lang": other,
                    "link": relpath(f"{above}index.html", LANGUAGES[language] or "."),
                }
                for other, above in LANGUAGES.items()
            ],
        },
        "theme": {
            "variant": "modern",
            "language": language,
            "font": False,
            "logo": "assets/house.svg",
            "favicon": "assets/house.svg",
            "features": ["navigation.tabs", "navigation.footer", "search.highlight"],
            "palette": [
                {
                    "media": f"(prefers-color-scheme: {name})",
                    "scheme": scheme,
                    "primary": "custom",
                    "accent": "custom",
                    "toggle": {"icon": icon, "name": own[name]},
                }
                for name, scheme, icon in schemes
            ],
        },
    }


# --- pages ------------------------------------------------------------------------------------------------------------


def finish(site: Path, above: str) -> None:
    """Make the built pages of a language, whose folder is `above`, ready. What they don't use goes. The scripts within
    them become files, because the server's policy allows no others; those of the first language are used by all. Wide
    tables can be scrolled by keys."""
    scripts: dict[str, str] = {}

    def named(found: re.Match[str]) -> str:
        name = f"assets/javascripts/{hashlib.sha256(found[1].encode()).hexdigest()[:8]}.js"
        scripts[name] = found[1]
        return f'<script src="./{name}"></script>'

    for name in (*UNUSED, "assets") if above else UNUSED:
        shutil.rmtree(site / name) if (site / name).is_dir() else (site / name).unlink()
    for page in site.glob("*.html"):
        text = SCRIPT.sub(named, page.read_text(encoding="utf-8"))
        text = EMPTY_HEAD.sub(r"<td\1></td>", text)
        text = TABLE.sub(r'<div class="wide" tabindex="0">\g<0></div>', text)
        write(page, text.replace('"./assets/', '"../assets/').replace('"assets/', '"../assets/') if above else text)
    for name, script in scripts.items():
        if not above:
            write(site / name, script)


def build_anew() -> None:
    """Build it. FileNotFoundError for a link to nothing, ChildProcessError if Zensical fails."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        lay_out(folder)
        for language, above in LANGUAGES.items():
            zensical = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", "mkdocs.yml"]
            done = subprocess.run(zensical, cwd=folder / language, capture_output=True, text=True, check=False)
            if done.returncode:
                raise ChildProcessError(f"Zensical failed; the reason is above.\n{done.stdout}{done.stderr}")
            finish(folder / language / "site", above)
        shutil.rmtree(BUILT, ignore_errors=True)
        for language, above in LANGUAGES.items():
            shutil.copytree(folder / language / "site", BUILT / above, dirs_exist_ok=True)
    for file in [file for file in BUILT.rglob("*") if file.suffix in COMPRESSED]:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))


def build() -> None:
    """Build the documentation if it is older than its sources."""
    stamp = made()
    if not stamp.current():
        print("· building the documentation", file=sys.stderr, flush=True)
        build_anew()
        stamp.write()


def main(words: list[str]) -> int:
    """Build, or report whether nothing is missing for that (--ready: exit status 0 or 1). Exit status 2 if it fails."""
    if words == ["--ready"]:
        return 0 if made().current() or importlib.util.find_spec("zensical") else 1
    try:
        build()
    except OSError as error:
        print(f"The documentation: {error}", file=sys.stderr)
        return 2
    return 0


def write(file: Path, text: str) -> None:
    """Write a text, in a folder that may be new."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def copy(file: Path, to: Path) -> None:
    """Copy a file, into a folder that may be new."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, to)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
