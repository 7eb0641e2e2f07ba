"""The examples of “In a notebook” run in a notebook, which shows what the page says."""

import doctest
import re
from typing import Any

import nbclient
import nbformat
import pytest

from docs.generate import DOCS

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]

BEFORE = "from altbau import Game, Match, determinizations, records"
SHOWN = {  # an expression, with the kind of picture that a notebook shows for it
    "over": "image/svg+xml",
    "over.state": "image/svg+xml",
    "over.view(0)": "image/svg+xml",
    "determinizations(over.view(0), 1, seed=1)[0]": "image/svg+xml",
    "Match('landlord-2013', players=3, seed=1, games=2)": "image/svg+xml",
    "analysis": "text/html",
}


def test_a_notebook_shows_what_the_page_says() -> None:
    page = (DOCS / "library.md").read_text(encoding="utf-8")
    (section,) = re.findall(r"^## In a notebook\n(.*?)^## ", page, re.MULTILINE | re.DOTALL)
    examples = doctest.DocTestParser().get_examples(section.replace("```", ""))
    programs = [BEFORE, *(example.source for example in examples), *SHOWN]
    notebook: Any = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(program) for program in programs])
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    for cell, example in zip(notebook.cells[1:], examples, strict=False):
        said = "".join(output.get("text", "") or output["data"]["text/plain"] for output in cell.outputs)
        assert said.strip() == example.want.strip()
    for cell, (expression, kind) in zip(notebook.cells[-len(SHOWN) :], SHOWN.items(), strict=True):
        (output,) = cell.outputs
        assert "<svg" in output.data[kind], expression
        assert output.data["text/plain"].startswith("<") and " object at " not in output.data["text/plain"]
