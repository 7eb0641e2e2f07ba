"""What `dev.py test --changed` selects."""

import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import dev
from stamps import ROOT
from tests import changed
from tests.changed import SMALL, Selection, changed_with


@pytest.mark.parametrize(
    ("file", "some", "none"),
    [
        ("src/altbau/games/monopoly/rules/landing.py", ["conformance/test_any_turn", "test_scenarios"], ["text"]),
        ("src/altbau/games/monopoly/rules.yaml", ["test_rulings", "text/test_text"], ["games/wucherer", "server"]),
        ("src/altbau/server/web/routes/tables.py", ["server/test_tables", "server/test_costs"], ["browser", "engine"]),
        ("src/altbau/server/store/rows/chat.py", ["server/test_chat"], ["browser", "conformance"]),
        ("src/altbau/core/text/page.en.ftl", ["text/test_text"], ["server"]),
        ("tests/server/players.py", ["server/test_deals"], ["engine"]),
        ("tests/browser/test_start.py", ["browser/test_start"], ["server"]),
        ("tests/text/cases/monopoly.yaml", ["text/test_cases"], ["server"]),
        ("docs/words.md", ["test_docs"], ["server"]),
        ("README.md", ["test_docs"], ["server"]),
        ("web/src/main.ts", ["test_page_rooms"], ["server", "browser"]),
        ("web/src/core/bubble/Bubble.svelte", ["test_page_rooms", "browser/test_bubbles"], ["server"]),
        ("web/src/pages/lobby/LobbyPage.svelte", ["browser/test_lobby"], ["server"]),
        ("build_page.py", ["test_stamps"], ["engine"]),
    ],
)  # fmt: skip
def test_it_is_near_to_the_change(file: str, some: list[str], none: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changed, "changed_with", lambda file: [])  # clones need not have the history
    assert (ROOT / file).exists()
    modules = Selection([file]).modules
    assert {f"tests/{name}.py" for name in some} <= modules
    assert not [module for module in modules for folder in none if module.startswith(f"tests/{folder}/")]


def case(**parameters: object) -> Any:
    return SimpleNamespace(callspec=SimpleNamespace(params=parameters))


def test_of_a_games_change_only_its_cases_run() -> None:
    selection = Selection(["src/altbau/games/monopoly/rules/landing.py"])
    assert selection.has(case(edition="monopoly", seed=1)) and selection.has(case(seed=1)) and selection.has(case())
    assert not selection.has(case(edition="wucherer-1992", seed=1))
    assert selection.has(case(edition="pig")) and Selection(["dev.py"]).has(case(edition="wucherer-1992"))
    more = Selection(["src/altbau/games/monopoly/rules/landing.py", "src/altbau/play/game.py"])
    assert more.has(case(edition="wucherer-1992"))


def test_what_does_not_run_is_said() -> None:
    left_out = Selection(["src/altbau/server/store/rows/chat.py"]).left_out()
    assert "tests/browser (" in left_out and "tests/conformance (" in left_out


class Clone:
    """A repository with a first commit."""

    def __init__(self, root: Path, *names: str) -> None:
        self._git = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-C", str(root)]
        self._root = root
        subprocess.run(["git", "init", "--quiet", root], check=True)
        self.commit(*names)

    def commit(self, *names: str) -> None:
        """Change files, and commit them."""
        for name in names:
            with (self._root / name).open("a") as file:
                file.write(name)
        subprocess.run([*self._git, "add", "."], check=True)
        subprocess.run([*self._git, "commit", "--quiet", "--message", "More"], check=True)


def test_what_was_changed_with_a_file_lately_is_found(tmp_path: Path) -> None:
    clone = Clone(tmp_path, "old", "test_old")
    for names in (["old", "test_new"], ["other", "test_other"], ["old", *map(str, range(SMALL))]):
        clone.commit(*names)
    assert [*changed_with("old", tmp_path)] == ["old", "test_new", "old", "test_old"]
    assert [*changed_with("new", tmp_path)] == []
    assert [*changed_with("old", tmp_path / "nowhere")] == []


def test_what_was_changed_with_a_file_is_selected(monkeypatch: pytest.MonkeyPatch) -> None:
    button, puzzles = "web/src/core/question/AnswerButton.svelte", "tests/browser/test_puzzles.py"
    monkeypatch.setattr(changed, "changed_with", lambda file: ["README.md", "tests/shipped/test_shipped.py", puzzles])
    assert Selection([button]).modules == {button, puzzles, "tests/test_page_rooms.py"}


def test_what_differs_from_the_last_commit_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Clone(tmp_path, "same", "written", "gone")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    assert dev.changed_files() == []
    with pytest.raises(SystemExit):
        dev.test(["--changed"])
    (tmp_path / "written").write_text("anew")
    (tmp_path / "new").touch()
    (tmp_path / "gone").unlink()
    assert dev.changed_files() == ["gone", "new", "written"]
