"""Pictures of tables for links to them, and the head of the table's page."""

import re
import urllib.request
from pathlib import Path

import pytest

from altbau.core.messages import joining, live
from altbau.errors import BadInput
from altbau.runtime.commands import carried_out
from altbau.server.live.hub import Hub
from altbau.server.rendering import link_previews
from altbau.server.rendering.link_previews import Previews
from altbau.server.store.store import Store
from altbau.server.web.guard import limits
from altbau.server.web.guard.limits import Limits, Visitor
from altbau.table.timing.pace import Pace
from altbau.table.view.link_preview import PreviewContent, card
from tests import loops
from tests.server.conftest import EDITION, FRIEND, HUMAN, STILL, SameSeeds, Server
from tests.server.players import PoolHere, ThinkingHere
from tests.server.test_lobby import opened

SEATS = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(name="Ben", kind="link")]
WANTED = joining.NewTable(edition=EDITION, seats=SEATS, options={"starter": "A"})
OFTEN = Limits(pictures=1000)


def fetched(server: Server, path: str, language: str = "en") -> bytes:
    """What an address answers to whoever has no key."""
    request = urllib.request.Request(server.address + path, headers={"Accept-Language": language})
    with urllib.request.urlopen(request, timeout=STILL) as answer:
        found: bytes = answer.read()
    return found


def properties(page: bytes) -> dict[str, str]:
    """What stands in the head of a page for links to it."""
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page.decode()))


def test_a_link_shows_the_table_and_spends_nothing(server: Server) -> None:
    made = server.create(HUMAN, FRIEND, edition=EDITION)
    id, invitation = made["id"], made["seats"][1]["invitation"]
    for path in (f"/t/{id}", f"/t/{id}/join", f"/t/{id}/replay"):
        found = properties(fetched(server, path, "de"))
        assert found["og:title"] == "Altbau: ein Tisch"
        assert found["og:image"] == f"{server.address}/api/tables/{id}/preview?lang=de"
    picture = fetched(server, found["og:image"].removeprefix(server.address))
    assert picture.startswith(b"\x89PNG") and picture != fetched(server, f"/api/tables/{id}/preview?lang=en")
    assert server.join(id, invitation)


def test_other_pages_show_nothing_of_a_table(server: Server) -> None:
    plain = fetched(server, "/records")
    assert not properties(plain)
    assert properties(fetched(server, "/t/%22%3E%3Cscript%3E")) == {}
    strange = fetched(server, "/t/no-such-table")
    assert "/api/tables/no-such-table/preview" in properties(strange)["og:image"]
    assert server.ask("/api/tables/no-such-table/preview") == (404, {
        "code": "unknown-table", "sentence": "There is no such table.", "rule": None,
    })  # fmt: skip


def test_a_table_that_waits_shows_names_alone(server: Server) -> None:
    host = opened(server)
    before = fetched(server, f"/api/tables/{host.id}/preview")
    host.join("Zoë")
    after = fetched(server, f"/api/tables/{host.id}/preview")
    assert before.startswith(b"\x89PNG") and before != after


def test_what_is_said_and_played_unseen_is_not_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words at the table change nothing of it; a move does where anybody may look on, and nowhere else."""
    drawn: list[PreviewContent] = []

    def counted(shown: PreviewContent, language: str) -> str:
        drawn.append(shown)
        return card(shown, language)

    monkeypatch.setattr(link_previews, "card", counted)

    async def test() -> None:
        store = Store(tmp_path / "tables.sqlite")
        hub = Hub(store, Pace(), ThinkingHere(), SameSeeds(), pool=PoolHere())
        shown, looker = Previews(hub), Visitor(OFTEN)
        created = await hub.create(WANTED)
        table = await hub.table(created.id)
        ann = table.keys.seat(created.seats[0].secret)
        first = await shown.picture(created.id, "en", looker)
        await carried_out(table, ann, live.Say(id="w1", text="Nobody else shall read this"))
        assert await shown.picture(created.id, "en", looker) is first and len(drawn) == 1
        await table.change("move", {"seat": 0, "tokens": "done"}, "m1", table.seq)
        assert await shown.picture(created.id, "en", looker) is not first and len(drawn) == 2
        for watching in ("link", "nobody"):
            secret = await table.keys.watch(watching)
            assert (secret is not None) == (watching == "link")
            hidden = await shown.picture(created.id, "en", looker)
            assert drawn[-1].view is None and hidden != first
        count = len(drawn)
        await table.change("move", {"seat": 0, "tokens": "stop"}, "m2", table.seq)
        assert await shown.picture(created.id, "en", looker) is hidden and len(drawn) == count
        await hub.erase(created.id, {ann})
        renamed = await shown.picture(created.id, "en", looker)
        assert renamed != hidden and "Ann" not in {name.in_language("en") for name in drawn[-1].names}
        store.close()

    loops.run(test())


def test_one_is_made_in_a_second_for_an_address_and_kept_ones_cost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # all of it happens within that second

    async def test() -> None:
        store = Store(tmp_path / "tables.sqlite")
        hub = Hub(store, Pace(), ThinkingHere(), SameSeeds(), pool=PoolHere())
        shown, slow, other = Previews(hub), Visitor(Limits(pictures=1)), Visitor(Limits(pictures=1))
        tables = [(await hub.create(WANTED)).id for _ in range(2)]
        first = await shown.picture(tables[0], "en", slow)
        assert await shown.picture(tables[0], "en", slow) is first
        with pytest.raises(BadInput, match="too-many-pictures"):
            await shown.picture(tables[1], "en", slow)
        assert await shown.picture(tables[1], "en", other)
        assert await shown.picture(tables[1], "en", slow)
        store.close()

    loops.run(test())
