"""A Chromium for the tests: the machine's own, else that of the npm package @sparticuz/chromium, kept in .cache."""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from typing import Any

import brotli

import build_page

HERE = Path(__file__).resolve().parent
PACKED = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
CACHE = build_page.ROOT / ".cache" / "chromium"

# Tests need no sandbox, no graphics card and no requests of the browser itself to its maker.
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{cache}/fonts</dir><cachedir>{cache}/font-cache</cachedir></fontconfig>
"""


def on_path() -> str | None:
    """An installed Chromium that starts; in some distributions the program only says how to install it."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found and subprocess.run([found, "--version"], capture_output=True, check=False).returncode == 0:
            return found
    return None


def unpack() -> None:
    """Unpack the npm package with its libraries and fonts, atomically, because other processes may look meanwhile."""
    tools = build_page.find_node()
    if tools is None or platform.system() != "Linux" or platform.machine() != "x86_64":
        raise FileNotFoundError("The browser tests need Chromium: install it so that `chromium` is on PATH.")
    build_page.node_modules(tools, HERE)
    half = CACHE.with_name(f"chromium-{os.getpid()}")
    half.mkdir(parents=True)
    for archive in ("al2023", "fonts", "swiftshader"):
        packed = brotli.decompress((PACKED / f"{archive}.tar.br").read_bytes())
        with tarfile.open(fileobj=BytesIO(packed)) as files:
            if hasattr(tarfile, "data_filter"):  # Python 3.11.2 has no filters yet
                files.extraction_filter = tarfile.data_filter
            files.extractall(half)
    program = half / "chromium"
    program.write_bytes(brotli.decompress((PACKED / "chromium.br").read_bytes()))
    program.chmod(0o755)
    (half / "fonts.conf").write_text(FONTS.format(cache=CACHE))
    if CACHE.exists():
        shutil.rmtree(half)
    else:
        half.rename(CACHE)


def launch_options() -> dict[str, Any]:
    """The options with which Playwright launches it."""
    found = on_path()
    if found:
        return {"executable_path": found, "args": FLAGS}
    if not CACHE.exists():
        unpack()
    libraries = os.pathsep.join(filter(None, [f"{CACHE}/lib", str(CACHE), os.environ.get("LD_LIBRARY_PATH")]))
    fonts = {"FONTCONFIG_PATH": str(CACHE), "FONTCONFIG_FILE": str(CACHE / "fonts.conf")}
    return {
        "executable_path": str(CACHE / "chromium"),
        "args": FLAGS,
        "env": os.environ | {"LD_LIBRARY_PATH": libraries} | fonts,
    }


def use_own_node() -> None:
    """Let Playwright run on the Node that builds the page: its own one wants libatomic, which small systems lack."""
    tools = build_page.find_node()
    if tools:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(tools.node))


if __name__ == "__main__":
    try:
        launch_options()
    except OSError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
