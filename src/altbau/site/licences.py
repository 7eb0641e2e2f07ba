"""The licences of what is in a site and comes from others."""

import json
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from altbau.site.bytecode import PACKAGES, unpack
from altbau.site.downloads import Downloads
from altbau.site.interpreter import CHANGE, CODE

# Who has the rights, by the name of the part, and the package of the engine with the text of its licence.
PYTHON: Final = ("Python, with its standard library", "Python Software Foundation", "typing_extensions")
PYODIDE: Final = """Pyodide {version} ({licence})
Copyright Pyodide contributors and Mozilla. Source code: https://github.com/pyodide/pyodide
It is subject to the terms of the Mozilla Public License, v. 2.0: https://mozilla.org/MPL/2.0/
The file {code} is changed as the file altbau/site/{change} of Altbau says, which does it."""
RULE: Final = "\n\n" + 100 * "-" + "\n\n"


def licences(downloads: Downloads) -> str:
    """The notices and licences of all parts."""
    package = json.loads((downloads.pyodide / "package.json").read_text(encoding="utf-8"))
    parts = [PYODIDE.format(version=package["version"], licence=package["license"], code=CODE, change=CHANGE)]
    name, owner, carrier = PYTHON
    parts.append(f"{name}\nCopyright {owner}\n\n{licence_text(carrier)}")
    for name in PACKAGES:
        metadata = distribution(name).metadata
        kind = metadata["License-Expression"] or metadata["License"]
        parts.append(f"{name} {metadata['Version']} ({kind})\n\n{licence_text(name)}".strip())
    parts += [f"{wheel.name}\n\n{wheel_licence(wheel)}" for wheel in downloads.wheels]
    return RULE.join(parts) + "\n"


def licence_text(name: str) -> str:
    """The text that an installed package has; "" if its metadata alone name the licence."""
    found = [file for file in distribution(name).files or [] if file.name.startswith("LICENSE")]
    return "\n".join(Path(str(file.locate())).read_text(encoding="utf-8") for file in found)


def wheel_licence(wheel: Path) -> str:
    """The text in a wheel."""
    return "\n".join(
        content.decode() for name, content in unpack(wheel).items() if ".dist-info/" in name and "LICENSE" in name
    )
