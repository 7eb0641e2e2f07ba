"""Writes the folder of a site: the page, what no game changes as JSON, and Python with the engine, which the page
starts in a worker (`altbau/browser`). The same installation writes the same bytes."""

import gzip
import json
import shutil
from base64 import b64encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import brotli
import msgspec

from altbau.core import text
from altbau.core.data import Data
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.rulebook.chapters import book
from altbau.rulebook.examples import examples
from altbau.server.web.assets import PAGE
from altbau.server.web.built_page import with_needs
from altbau.server.web.documentation import write_documentation
from altbau.server.web.manifest import PATHS, manifest
from altbau.server.web.service_worker import Kept, service_worker
from altbau.site.bytecode import make_archives
from altbau.site.downloads import Downloads, fetch_downloads
from altbau.site.interpreter import interpreter_files
from altbau.site.licences import licences
from altbau.table.view.catalogue import edition_differences, edition_infos, text_parts, texts_of_part

PAGES: Final = ("index.html", "404.html")  # deep links lead to the second one
FIXED: Final = (*PAGES, "worker.js")  # which a service worker keeps in its own way, or not
COPIES: Final = (".br", ".gz")
ONCE: Final = frozenset({".woff2", ".png", ".jpg", ".br", ".gz"})  # kinds of files that are compressed already
MARK: Final = '<script type="application/json" id="site">'
# Where a page may be below the folder, besides directly in it. It finds the folder by its address, since a folder of
# files can't know its own; links of the page are from its address, so the base is there only until it is loaded.
PLACES: Final = "t|e|learn|puzzles|deals|rules|position"
BEGIN: Final = f"""{{
  const root = location.pathname.replace(/\\/(?:(?:{PLACES})\\/.*|[^/]*)$/, "");
  document.documentElement.dataset.root = root;
  document.head.prepend(Object.assign(document.createElement("base"), {{ href: `${{root}}/` }}));
}}"""
END: Final = """{
  document.querySelector("base").remove();
  const show = () => document.querySelector("main").replaceChildren(document.querySelector("#from-file").content);
  if (location.protocol === "file:") addEventListener("DOMContentLoaded", show);
}"""
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' {hashes}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'self'; form-action 'none'"
)


def write_site(folder: Path, kept: Path, friends: str | None) -> None:
    """Write the folder anew. `kept` is a folder for what is downloaded and what takes long to make, and `friends` the
    address of a server. Raises BadInput; then the folder is as it was."""
    if folder.exists() and not replaceable(folder):
        raise BadInput("folder-in-use", folder=str(folder))
    if not PAGE.joinpath("index.html").is_file():
        raise BadInput("file-not-found", file=str(PAGE))
    downloads = fetch_downloads(kept.resolve() / "downloads")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}-") as scratch:
            made = Path(scratch) / folder.name
            fill_folder(made, downloads, kept, friends)
            compress_files(made, kept / "compressed")
            if folder.exists():
                shutil.rmtree(folder)
            made.rename(folder)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(error.filename or folder), problem=str(error.strerror)) from None


def replaceable(folder: Path) -> bool:
    """Whether a folder is empty, or a site."""
    page = folder / "index.html"
    return folder.is_dir() and (not any(folder.iterdir()) or (page.is_file() and MARK in page.read_text("utf-8")))


def fill_folder(folder: Path, downloads: Downloads, kept: Path, friends: str | None) -> None:
    """Write all files, uncompressed."""
    shutil.copytree(str(PAGE), folder, ignore=shutil.ignore_patterns(".stamp", "calls.js", "*.br", "*.gz"))
    lock = json.loads((downloads.pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    version = json.loads((downloads.pyodide / "package.json").read_text(encoding="utf-8"))["version"]
    interpreter = interpreter_files(downloads, kept)
    python = {"folder": f"python-{version}-{digest(b''.join(interpreter.values()))}/", "info": lock["info"]}
    for name, content in interpreter.items():
        write_file(folder / python["folder"] / name, content)
    for name, archive in make_archives(downloads, kept)._asdict().items():
        python[name] = f"assets/{name}-{digest(archive)}.zip"
        write_file(folder / python[name], archive)
    answers: dict[str, str] = {}
    for path, answer in unchanging_answers().items():
        data = msgspec.json.encode(answer)
        answers[path] = f"answers/{path.strip('/').replace('/', '-')}-{digest(data)}.json"
        write_file(folder / answers[path], data)
    write_file(folder / "licences.txt", licences(downloads).encode())
    site = {"answers": answers, "friends": friends, "python": python}
    page = page_of((folder / "index.html").read_text(encoding="utf-8"), site).encode()
    for name in PAGES:
        write_file(folder / name, page)
    for path, language in PATHS.items():
        write_file(folder / path[1:], manifest(language))
    write_file(folder / "worker.js", service_worker(kept_offline(folder, site)).encode())
    write_documentation(folder / "docs")  # whoever reads it has a network


def unchanging_answers() -> Mapping[str, object]:
    """What no game changes, by the path of its request."""
    found: dict[str, object] = {
        "/editions": edition_infos([]), "/own-editions": [], "/differences": edition_differences(),
    }  # fmt: skip
    for language in text.LANGUAGES:
        for part in text_parts():
            found[f"/texts/{language}/{part}"] = texts_of_part(language, part)
        for edition in EDITIONS:
            found[f"/rulebooks/{language}/{edition}"] = book(edition, language)
            found[f"/rulebooks/{language}/{edition}/examples"] = examples(edition, language)
    return found


def kept_offline(folder: Path, site: Data) -> Kept:
    """What a browser keeps for play without a network: all of it, as it is asked for."""
    python = site["python"]
    opened = [f"{python['folder']}pyodide.asm.wasm", python["library"], python["engine"]]
    names = [path.relative_to(folder).as_posix() for path in files_in(folder)]
    lasting = [name for name in names if name.startswith(("assets/", "answers/", python["folder"]))]
    others = [name for name in names if name not in lasting]  # the names of these do not follow from their content
    version = digest(b"".join([*(name.encode() for name in names), *((folder / name).read_bytes() for name in others)]))
    return Kept(
        version,
        whole=True,
        files=[*(name for name in lasting if name not in (*opened, python["rest"])), f"{python['rest']}.gz"],
        copied=opened,
        changing=[name for name in others if name not in FIXED],
    )


def page_of(page: str, site: Data) -> str:
    """The page, with what the site says of itself. It finds its folder and runs nothing that is not there."""
    said = json.dumps(site).replace("<", "\\u003c")
    hashes = " ".join(f"'sha256-{b64encode(sha256(each.encode()).digest()).decode()}'" for each in (BEGIN, END))
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY.format(hashes=hashes)}" />'
    page = with_needs(page).replace("<head>", f"<head>{policy}<script>{BEGIN}</script>{MARK}{said}</script>", 1)
    needs = [f'<p lang="{each}">{escape(text.say(each, "needs-web-server"))}</p>' for each in text.LANGUAGES]
    template = f'<template id="from-file">{"".join(needs)}</template>'
    return page.replace("</head>", f"{template}<script>{END}</script></head>", 1)


def compress_files(folder: Path, kept: Path) -> None:
    """Write a copy of each file in each form beside it. Copies are kept, since the best compression takes minutes."""
    kept.mkdir(parents=True, exist_ok=True)
    for file in files_in(folder):
        if file.suffix not in ONCE:
            content = file.read_bytes()
            for ending in COPIES:
                copy = kept / f"{sha256(content).hexdigest()}{ending}"
                if not copy.is_file():
                    copy.write_bytes(compress(content, ending))
                shutil.copyfile(copy, file.with_name(f"{file.name}{ending}"))


def compress(content: bytes, ending: str) -> bytes:
    """Content in a smaller form."""
    return gzip.compress(content, mtime=0) if ending == ".gz" else bytes(brotli.compress(content))


def files_in(folder: Path) -> Iterator[Path]:
    """All files in a folder, in a fixed order."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


def digest(content: bytes) -> str:
    """The part of a file's name that follows from its content."""
    return sha256(content).hexdigest()[:8]


def write_file(file: Path, content: bytes) -> None:
    """Write a file, in a folder that may be new."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
