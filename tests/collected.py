"""Which modules pytest reads: those with tests, or with examples in their docstrings."""

import gc
from pathlib import Path


def has_tests(file: Path) -> bool:
    """Whether it is a module of tests, or one with examples in its docstrings."""
    return file.name.startswith("test_") or b">>> " in file.read_bytes()


class Collected:
    """A pytest plugin. Without it each process of the tests imports all modules in order to look for examples, and its
    garbage collector goes through half a million objects again and again, all of which stay."""

    def pytest_collection(self) -> None:
        """Let nothing be looked through while modules are read and cases are made."""
        gc.disable()

    def pytest_collection_finish(self) -> None:
        """Let what is there now never be looked through."""
        gc.enable()
        gc.freeze()

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Leave out a module without tests and examples."""
        return True if collection_path.suffix == ".py" and not has_tests(collection_path) else None
