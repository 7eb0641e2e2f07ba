"""Files that come later are found as if they were there."""

import subprocess
import sys
from pathlib import Path
from py_compile import compile
from zipfile import ZipFile

PROGRAM = """
import sys
from pathlib import Path
from altbau.browser.late_files import LateFiles

root, asked = Path(sys.argv[1]), []

def fetch():
    asked.append(1)
    return Path(sys.argv[2]).read_bytes()

sys.path.insert(0, str(root / "engine"))
places = ["engine/later/__init__.pyc", "engine/later/deep.pyc", "engine/data/words.txt", "library/json/extra.pyc"]
LateFiles(str(root), places, fetch).expect()
file = root / "engine" / "data" / "words.txt"
assert file.is_file() and [each.name for each in file.parent.iterdir()] == ["words.txt"]
try:
    import nowhere
except ModuleNotFoundError:
    pass
assert not asked
{first}
import later.deep, json.extra
assert later.deep.NAME == "later.deep" and json.extra.NAME == "json.extra"
assert file.read_text() == "hello"
assert asked == [1]
"""
FIRST = ("import later.deep", "import json.extra", "assert file.read_text() == 'hello'")


def test_all_ways_lead_to_them(tmp_path: Path) -> None:
    """Modules of a new package, those of a package that is here, and data; whichever is asked for first."""
    source, code = tmp_path / "module.py", tmp_path / "module.pyc"
    source.write_text("NAME = __name__")
    compile(str(source), str(code), doraise=True)
    packed = tmp_path / "rest.zip"
    with ZipFile(packed, "w") as archive:
        for name in ("engine/later/__init__.pyc", "engine/later/deep.pyc", "library/json/extra.pyc"):
            archive.write(code, name)
        archive.writestr("engine/data/words.txt", "hello")
    for number, first in enumerate(FIRST):
        root = tmp_path / str(number)
        program = PROGRAM.replace("{first}", first)
        subprocess.run([sys.executable, "-c", program, root, packed], check=True)
