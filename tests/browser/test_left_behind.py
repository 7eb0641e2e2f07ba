"""A failed test leaves files from which its failure can be understood."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import Newcomer
from tests.left_behind import keep
from tests.server.conftest import BOT, HUMAN, Server


def test_servers_and_pages_are_kept(server: Server, newcomer: Newcomer, browser: Browser, tmp_path: Path) -> None:
    id, _ = server.start_table(HUMAN, BOT)
    newcomer("/")
    newcomer(f"/t/{id}").get_by_test_id("seat-A").wait_for()
    kept = tmp_path / "kept"
    pages = [f"page-{number}.{form}" for number in (1, 2) for form in ("html", "png")]
    names = keep({"server": server, "newcomer": newcomer, "browser": browser}, kept)
    assert names == ["altbau.log", "altbau.sqlite", "altbau.sqlite-wal", *pages]
    assert "seat-A" in (kept / "page-2.html").read_text(encoding="utf-8")
    assert (kept / "page-2.png").read_bytes().startswith(b"\x89PNG")
