"""The build hook for hatchling: it builds the page, the documentation and, for wheels, the compiled engine.

ALTBAU_COMPILE=0 makes a pure wheel, for every machine. ALTBAU_COMPILE=1 makes a missing C compiler an error, and
compiles with profile-guided optimization if the compiler is GCC.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling runs this file from elsewhere
import build_docs
import build_engine
import build_page


def project() -> dict[str, Any]:
    """What `pyproject.toml` says."""
    return tomllib.loads((build_engine.ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def group(name: str) -> list[str]:
    """The packages of a group of dependencies."""
    needed: list[str] = project()["dependency-groups"][name]
    return needed


def compiling() -> list[str]:
    """The packages that compiling the engine needs; if it is trained, also those that running it needs."""
    return group("compile") + (project()["project"]["dependencies"] if trains() else [])


def trains() -> bool:
    """Whether the engine is compiled as for a release, with profile-guided optimization, which takes twice as long."""
    return os.environ.get("ALTBAU_COMPILE") == "1" and build_engine.can_be_trained()


class Hook(BuildHookInterface[Any]):
    """Does nothing for editable installs: dev.py builds their page, and their engine stays interpreted."""

    def compiles(self) -> bool:
        """Whether this build includes the compiled engine."""
        wish = os.environ.get("ALTBAU_COMPILE", "")
        return self.target_name == "wheel" and wish != "0" and (wish == "1" or build_engine.has_compiler())

    def dependencies(self) -> list[str]:
        """The packages that the build needs besides hatchling. A source distribution has the page and the documentation
        built already."""
        page = [] if build_page.made().current() or build_page.find_node() else group("node")
        docs = [] if build_docs.made().current() else group("docs")
        return page + docs + (compiling() if self.compiles() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, the documentation and the engine, and name the files to pack besides the package's own."""
        if version == "editable":
            return
        build_page.build()
        build_docs.build()
        if not self.compiles():
            return
        try:
            build_engine.compile_engine(trained=trains())
        except subprocess.CalledProcessError:
            if os.environ.get("ALTBAU_COMPILE"):
                raise
            self.app.display_warning("The engine did not compile and stays interpreted.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for extension in build_engine.extensions():
            build_data["force_include"][str(build_engine.TARGET / extension)] = str(extension)
