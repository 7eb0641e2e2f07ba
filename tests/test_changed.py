"""What `dev.py test --changed` selects."""

import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import dev
from stamps import ROOT
from tests.changed import Selection


@pytest.mark.parametrize(
    ("changed", "some", "none"),
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
def test_it_is_near_to_the_change(changed: str, some: list[str], none: list[str]) -> None:
    assert (ROOT / changed).exists()
    modules = Selection([changed]).modules
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


def test_what_differs_from_the_last_commit_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    git = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-C", str(tmp_path)]
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    for name in ("same", "written", "gone"):
        (tmp_path / name).write_text(name)
    subprocess.run([*git, "add", "."], check=True)
    subprocess.run([*git, "commit", "--quiet", "--message", "First"], check=True)
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    assert dev.changed_files() == []
    with pytest.raises(SystemExit):
        dev.test(["--changed"])
    (tmp_path / "written").write_text("anew")
    (tmp_path / "new").touch()
    (tmp_path / "gone").unlink()
    assert dev.changed_files() == ["gone", "new", "written"]
