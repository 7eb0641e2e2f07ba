"""The contracts of the layout, in `pyproject.toml`: each is broken by one import that it forbids."""

from copy import deepcopy
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter.api import read_configuration
from importlinter.contracts.acyclic_siblings import AcyclicSiblingsContract
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract
from importlinter.domain.contract import Contract

CONFIGURATION = read_configuration(str(Path(__file__).parents[1] / "pyproject.toml"))
CONTRACTS: list[dict[str, Any]] = CONFIGURATION["contracts_options"]
CLASSES: dict[str, type[Contract]] = {
    "layers": LayersContract,
    "forbidden": ForbiddenContract,
    "independence": IndependenceContract,
    "acyclic_siblings": AcyclicSiblingsContract,
}


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("altbau", include_external_packages=True, cache_dir=None)


def is_kept(contract: dict[str, Any], graph: grimp.ImportGraph) -> bool:
    """Whether the imports keep a contract."""
    made = CLASSES[contract["type"]](contract["name"], CONFIGURATION["session_options"], contract)
    return made.check(graph, verbose=False).kept


def module_of(pattern: str, graph: grimp.ImportGraph) -> str:
    """The last module that a pattern names; the pattern itself if it is of another package."""
    return max((each for each in graph.modules if fnmatchcase(each, pattern)), default=pattern)


def forbidden_import(contract: dict[str, Any], graph: grimp.ImportGraph) -> tuple[str, str]:
    """An import that breaks a contract: who imports, and what."""
    if contract["type"] == "layers":
        (above, *_, below) = [layer.split(" ")[0] for layer in contract["layers"]]
        container = contract["containers"][0]
        return f"{container}.{below}", f"{container}.{above}"
    if contract["type"] == "independence":
        one, other, *_ = sorted(graph.find_children(contract["modules"][0].removesuffix(".*")))
        return one, other
    if contract["type"] == "acyclic_siblings":
        return max(
            (imported, importer)
            for importer in graph.find_children(contract["ancestors"][0])
            for imported in graph.find_modules_directly_imported_by(importer)
            if imported.rpartition(".")[0] == importer.rpartition(".")[0]
        )
    return module_of(contract["source_modules"][-1], graph), module_of(contract["forbidden_modules"][-1], graph)


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract["name"])
def test_a_forbidden_import_breaks_the_contract(contract: dict[str, Any], graph: grimp.ImportGraph) -> None:
    broken = deepcopy(graph)
    importer, imported = forbidden_import(contract, graph)
    broken.add_import(importer=importer, imported=imported)
    assert is_kept(contract, deepcopy(graph))
    assert not is_kept(contract, broken), (importer, imported)
