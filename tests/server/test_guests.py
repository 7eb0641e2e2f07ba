"""The names of guests: those that they choose, and those of guests without a name."""

import asyncio
import json
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from altbau.core import text
from altbau.core.engine.ids import Seat
from altbau.core.messages import joining
from altbau.core.text.unicode import look_keys
from altbau.errors import BadInput
from altbau.games import GAMES
from altbau.play.bots import bot_names
from altbau.runtime import keys as module
from altbau.runtime.keys import Keys
from altbau.runtime.live_table import LiveTable
from altbau.server.live.home import StoredHome
from altbau.server.live.hub import Hub
from altbau.table.seats.names import Name, message_for, name_players
from tests.server.conftest import FRIEND, HUMAN, Server, next_of
from tests.server.players import spectators_log
from tests.server.test_copies import with_hubs
from tests.server.test_keys import begun, finished, refused
from tests.server.test_patches import NoStore

GUEST = {"kind": "link"}
DICE = {"kind": "bot", "bot": "random"}
WRONG = [("x" * 41, "bad-name"), (" ", "bad-name"), ("Be\u202en", "unseen-in-name"), ("ANN", "name-twice")]


def names(server: Server, id: str) -> list[str]:
    """What the players are called."""
    return [each["name"] for each in server.table(id)["seats"]]


def join(server: Server, id: str, invitation: str, name: str | None, language: str = "en") -> tuple[int, Any]:
    """Take an invitation up under a name."""
    body = {"invitation": invitation, "name": name}
    return server.ask(f"/api/tables/{id}/join", body, language=language)


# --- a name of one's own ----------------------------------------------------------------------------------------------


def test_a_guest_brings_a_name_that_all_see_at_once_and_that_stays(own_server: Server) -> None:
    server = own_server
    id, host, invitation = begun(server)
    with server.live(id, host) as socket:
        next_of(socket, "update")
        status, admitted = join(server, id, invitation, "  Zoe\u0308 ")
        assert (status, admitted["name"]) == (201, "Zoë")
        shown = next_of(socket, "update")["table"]
    assert shown["seats"][1]["name"] == "Zoë"
    assert [(each["told"], each["called"]["de"], each["was"]) for each in shown["notices"]] == [
        ("came", "Zoë", {"de": "Ben", "en": "Ben"})
    ]
    for _ in range(2):
        assert names(server, id) == ["Ann", "Zoë"]
        assert server.ask(f"/api/tables/{id}/log")[1]["players"] == ["Ann", "Zoë"]
        server.kill()
        server.start()


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(("name", "code"), WRONG, ids=ascii)
def test_a_name_that_cannot_be_had_spends_nothing(server: Server, name: str, code: str, language: str) -> None:
    id, _, invitation = begun(server)
    answer = join(server, id, invitation, name, language)
    assert refused(answer, 400, code)
    assert answer[1]["sentence"].startswith(("Dein", "An", "Your", "Somebody"))  # and names no field of a message
    assert names(server, id) == ["Ann", "Ben"]
    assert join(server, id, invitation, None)[0] == 201
    assert names(server, id) == ["Ann", "Ben"]
    assert [each["was"] for each in server.table(id)["notices"]] == [None]


def test_somebody_else_on_a_seat_has_another_name(tmp_path: Path) -> None:
    """What was told before keeps the name of its time."""

    async def act(hub: Hub, _: Hub) -> None:
        id, invitations = await guests(hub)
        table = await hub.table(id)
        await table.keys.join(invitations[0], "Zoë")
        anew = await table.keys.invite(Seat(1))
        assert table.showing.invitation(Seat(1), "en").name == "Zoë"
        await table.keys.join(anew, "Carl")
        notices = table.showing.notices()
        assert (await spectators_log(hub, id)).notices == notices
        assert [(each.called and each.called["en"], each.was and each.was["en"]) for each in notices] == [
            ("Zoë", "Guest"),
            ("Zoë", None),
            ("Carl", "Zoë"),
        ]

    with_hubs(tmp_path, act)


def test_a_finished_game_knows_the_name(server: Server) -> None:
    id, keys = finished(server)
    assert server.ask(f"/api/tables/{id}/name", {"name": "Zoë"}, key=keys[1])[0] == 200
    assert {each["name"] for each in server.table(id)["ranking"]} == {"Ann", "Zoë"}


async def guests(hub: Hub) -> tuple[str, list[str]]:
    """A table with two guests: its id, and their invitations."""
    seats = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(kind="link"), joining.NewSeat(kind="link")]
    created = await hub.create(joining.NewTable(edition="landlord-2013", seats=seats))
    return created.id, [each.invitation for each in created.seats if each.invitation]


@pytest.mark.parametrize("copies", [1, 2])
def test_of_two_who_choose_the_same_name_at_once_one_has_it(tmp_path: Path, copies: int) -> None:
    async def act(*hubs: Hub) -> None:
        id, invitations = await guests(hubs[0])
        tables = [await hub.table(id) for hub in hubs[:copies]]
        keys: list[Keys] = [tables[0].keys, tables[-1].keys]
        done = await asyncio.gather(
            *(each.join(invitation, "Ben") for each, invitation in zip(keys, invitations, strict=True)),
            return_exceptions=True,
        )
        late = [number for number, each in enumerate(done) if isinstance(each, BadInput) and each.code == "name-twice"]
        assert len(late) == 1
        seat, _ = await keys[late[0]].join(invitations[late[0]], "Carl")
        assert keys[late[0]].names[seat].typed == "Carl"
        for table in tables:
            await table.catch_up()
            assert {name.typed for name in table.keys.names} == {"Ann", "Ben", "Carl"}

    with_hubs(tmp_path, act)


def test_a_stale_copy_hears_of_a_name_with_the_next_move(tmp_path: Path) -> None:
    async def act(one: Hub, other: Hub) -> None:
        id, invitations = await guests(one)
        first, second = await one.table(id), await other.table(id)
        await first.keys.join(invitations[1], "Ben")
        assert second.keys.names[2].typed is None
        await first.change("play", {"action": first.game.state.legal_actions[0]})
        with pytest.raises(BadInput, match="stale"):
            await second.change("play", {"action": second.game.state.legal_actions[0]}, seq=0)
        assert second.keys.names == first.keys.names
        assert second.showing.notices() == first.showing.notices()

    with_hubs(tmp_path, act)


# --- another name -----------------------------------------------------------------------------------------------------


def rename(server: Server, id: str, key: str | None, name: str) -> tuple[int, Any]:
    """Be called something else."""
    return server.ask(f"/api/tables/{id}/name", {"name": name}, key=key)


def test_a_new_name_is_told_to_all_and_stays(own_server: Server) -> None:
    server = own_server
    id, (host, guest) = server.start_table(HUMAN, FRIEND)
    assert refused(rename(server, id, None, "Zoë"), 403, "spectator")
    with server.live(id, host) as socket:
        next_of(socket, "update")
        assert rename(server, id, guest, " Zoe\u0308 ")[0] == 200
        shown = next_of(socket, "update")["table"]
    assert [each["name"] for each in shown["seats"]] == ["Ann", "Zoë"]
    told = shown["notices"][-1]
    assert (told["told"], told["seat"], told["called"]["de"], told["was"]["de"]) == ("renamed", "B", "Zoë", "Ben")
    assert refused(rename(server, id, guest, "Berta"), 409, "renamed-lately")
    assert rename(server, id, host, "Anna")[0] == 200
    server.kill()
    server.start()
    assert names(server, id) == ["Anna", "Zoë"]
    assert refused(rename(server, id, guest, "Berta"), 409, "renamed-lately")
    assert server.table(id, guest)["viewer"] == "B"  # by the same key


def test_nobody_is_called_what_anybody_at_the_table_is_or_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BETWEEN_NAMES", -60.0)

    async def act(hub: Hub, _: Hub) -> None:
        id, invitations = await guests(hub)
        keys = (await hub.table(id)).keys
        await keys.join(invitations[0], "Ben")
        for seat, name in ((Seat(1), "Berta"), (Seat(0), "Zoë"), (Seat(1), "Carl")):
            await keys.rename(seat, name)
        for name in ("Ann", "ANN", "Ben", "Bеn", "Berta", "zoe\u0308", "Carl", "Guest", "Guest 2"):  # one is Cyrillic
            for seat in (Seat(0), Seat(1)):
                with pytest.raises(BadInput, match="name-twice"):
                    await keys.rename(seat, name)
        for name in ("Ben", "berta", "Ann", "Guest"):
            with pytest.raises(BadInput, match="name-twice"):
                await keys.join(invitations[1], name)
        assert (await keys.join(invitations[1], "Dora"))[0] == 2

    with_hubs(tmp_path, act)


@pytest.mark.parametrize(("name", "code"), WRONG)
def test_a_new_name_that_can_not_be_had_changes_nothing(server: Server, name: str, code: str) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    assert refused(rename(server, id, keys[1], name), 400, code)
    assert names(server, id) == ["Ann", "Ben"]
    assert rename(server, id, keys[1], "Zoë")[0] == 200


# --- nobody's name ----------------------------------------------------------------------------------------------------


def test_whom_nobody_has_named_is_called_so_in_every_language(server: Server) -> None:
    created = server.create(HUMAN, GUEST, DICE, {**DICE, "name": "Dora"}, DICE)
    assert [seat["name"] for seat in created["seats"]] == ["Ann", "Guest", "Dice", "Dora", "Dice 2"]
    seats = server.table(created["id"])["seats"]
    assert [seat["called"] and seat["called"]["de"] for seat in seats] == [None, "Gast", "Würfel", None, "Würfel 2"]
    invitation = created["seats"][1]["invitation"]
    for name in ("würfel", "Dice 2", "DORA"):
        assert refused(join(server, created["id"], invitation, name), 400, "name-twice")
    path = f"/api/tables/{created['id']}/invitation"
    shown = server.ask(path, key=invitation, language="de")[1]
    assert (shown["name"], shown["players"]) == (None, ["Ann", "Gast", "Würfel", "Dora", "Würfel 2"])


def test_people_at_the_device_have_names(server: Server) -> None:
    wanted = {"edition": "landlord-2013", "seats": [{"kind": "human"}, FRIEND]}
    assert refused(server.ask("/api/tables", wanted), 400, "bad-name")


@pytest.mark.seeds(10, 500)
def test_no_two_at_a_table_look_alike_in_any_language(seed: int) -> None:
    rng = Random(seed)
    for game in GAMES:
        bots = bot_names(game)
        called = [each for bot in bots for each in Name(None, game.NAME, message_for(bot)).in_every_language().values()]
        typed = rng.sample(sorted({*called, "Guest 2", "Gast", *(f"{name} 2" for name in called)}), 3)
        seats = [joining.NewSeat(kind="human", name=typed[0])]
        for _ in range(rng.randrange(1, 8)):
            bot = rng.choice([None, *rng.sample(bots, 2)])
            seats.append(joining.NewSeat(kind="bot" if bot else "link", bot=bot))
        for seat, name in zip(rng.sample(seats, min(2, len(seats))), typed[1:], strict=True):
            seat.name = seat.name or name
        found = name_players(seats, game.NAME)
        assert [name.typed for name in found] == [seat.name for seat in seats]
        for language in text.LANGUAGES:
            looks = [look_keys(name.in_language(language)) for name in found]
            assert not any(one & other for one, other in combinations(looks, 2))


def test_the_log_is_told_with_the_names_of_its_language(server: Server) -> None:
    id, _ = server.start_table(HUMAN, DICE, options={"starter": "B"})
    for table in server.states(id):
        if table["asked"] == "A":
            break
    for language, name, other in (("de", "Würfel", "Dice"), ("en", "Dice", "Würfel")):
        told = json.dumps(server.ask(f"/api/tables/{id}/log?lang={language}")[1], ensure_ascii=False)
        assert name in told
        assert other not in told


def test_a_table_of_before_keeps_its_names() -> None:
    """Older programs gave every seat a name, and no guest one of his own."""
    seats = [
        {"name": name, "kind": kind, "bot": bot, "digest": None}
        for name, kind, bot in (("Ann", "human", None), ("Vermieter", "bot", "steward"), ("Gast", "link", None))
    ]
    body = {"edition": "landlord-2013", "options": {}, "cards": {}, "seed": 3}
    table = LiveTable(StoredHome(NoStore(), Random(1)), "before", {**body, "seats": seats}, None)  # type: ignore[arg-type]
    table.keys.recall([{"number": 1, "kind": "joined", "seat": Seat(2), "digest": "d", "after": 0}])
    assert [each["name"] for each in table.showing.players()] == ["Ann", "Vermieter", "Gast"]
    assert [each["called"] for each in table.showing.players()] == [None] * 3
    assert table.showing.notices()[0].was is None


def test_of_too_many_none_is_compared_with_all_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("altbau.table.setup.creation.name_players")

    async def act(hub: Hub, _: Hub) -> None:
        wanted = joining.NewTable(edition="monopoly", seats=[joining.NewSeat(kind="bot", bot="random")] * 900)
        with pytest.raises(BadInput, match="wrong-player-count"):
            await hub.create(wanted)

    with_hubs(tmp_path, act)
