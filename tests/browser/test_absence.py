"""Somebody is missing: the others see it and may let a bot sit in, and who comes back plays on at a click."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION
from tests.browser.test_accessible import violations
from tests.server.conftest import FRIEND, HUMAN, Server
from tests.server.hasty import soon_absent

THIRD = {"name": "Cem", "kind": "link"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server at which who has gone is absent soon."""
    server = Server(tmp_path / "altbau.sqlite", soon_absent)
    yield server
    server.end()


@pytest.mark.parametrize(("edition", "width", "height"), [("landlord-2013", 360, 740), ("monopoly", 1280, 800)])
def test_two_agree_on_a_bot_and_the_third_comes_back_in_the_middle_of_the_game(
    server: Server, newcomer: Newcomer, edition: str, width: int, height: int
) -> None:
    options = {} if edition == "monopoly" else {"starter": "B"}
    id, keys = server.start_table(HUMAN, FRIEND, THIRD, edition=edition, options=options)
    host = newcomer(f"/t/{id}#{keys[0]}", locale="de-DE", width=width, height=height)
    third = newcomer(f"/t/{id}#{keys[2]}", width=width, height=height)
    for page in (host, third):
        expect(page.get_by_test_id("missing")).to_be_visible()
        expect(page.get_by_test_id("vote-bot")).to_be_in_viewport(ratio=1)
        assert violations(page) == []
    host.keyboard.press("1")
    expect(host.get_by_test_id("vote-bot")).to_have_count(0)
    expect(third.get_by_test_id("missing").locator("li.yes")).to_have_count(1)
    third.get_by_test_id("wait").click()
    expect(third.get_by_test_id("missing")).to_have_count(0)
    third.reload()
    third.get_by_test_id("vote-bot").click()
    for page in (host, third):
        expect(page.get_by_test_id("missing")).to_have_count(0)
    back = newcomer(f"/t/{id}#{keys[1]}", locale="de-DE", width=width, height=height)
    expect(back.get_by_test_id("replaced")).to_be_visible()
    expect(back.locator(f"{QUESTION} [data-testid^=choice-]")).to_have_count(0)
    assert violations(back) == []
    back.get_by_test_id("take-seat").click()
    expect(back.get_by_test_id("returned")).to_be_visible()
    expect(back.get_by_test_id("replaced")).to_have_count(0)
    assert [each["sits_in"] for each in server.table(id)["seats"]] == [None] * 3
    assert [each["told"] for each in server.table(id)["notices"]][-2:] == ["sits-in", "back"]
