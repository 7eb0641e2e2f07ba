"""Who may play a seat: invitations, codes, rematches, and attacks that once showed another player's hand."""

import asyncio
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.rng import commitment
from altbau.core.messages import joining
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.runtime import keys as module
from altbau.runtime.keys import CODE_LETTERS
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.store.store import Store
from altbau.table.seats.access import MOST_ALIKE, MOST_DEVICES, digest
from altbau.table.timing.pace import Pace
from altbau.table.view import messages
from tests import loops
from tests.server.conftest import BOT, FRIEND, HUMAN, SameSeeds, Server, first_path, next_of
from tests.server.eyes import watch
from tests.server.guarded import eventually
from tests.server.hasty import soon_replaced
from tests.server.players import ThinkingHere

CARL = {"name": "Carl", "kind": "human"}


def begun(server: Server, **more: Any) -> tuple[str, str, str]:
    """A table with a guest who has not come: its id, the host's secret, the guest's invitation."""
    created = server.create(HUMAN, FRIEND, **more)
    host, guest = created["seats"]
    return created["id"], host["secret"], guest["invitation"]


def notices(server: Server, id: str) -> list[tuple[str, str]]:
    """What everybody is told of those who play."""
    return [(each["told"], each["seat"]) for each in server.table(id)["notices"]]


def refused(answer: tuple[int, Any], status: int, code: str) -> bool:
    """Whether this was refused, in a sentence."""
    assert answer[1]["sentence"]
    return (answer[0], answer[1]["code"]) == (status, code)


# --- invitations ------------------------------------------------------------------------------------------------------


def test_whoever_starts_a_table_gets_no_secret_of_a_guest(server: Server) -> None:
    host, guest, bot = server.create(HUMAN, FRIEND, BOT)["seats"]
    assert host["secret"] and not host["invitation"]
    assert guest["invitation"] and not guest["secret"]
    assert not bot["invitation"] and not bot["secret"]


def test_an_invitation_is_no_key(server: Server) -> None:
    id, _, invitation = begun(server)
    assert refused(server.ask(f"/api/tables/{id}", key=invitation), 403, "foreign-seat")
    with server.live(id, invitation) as socket, pytest.raises(ConnectionClosed) as closed:
        next_of(socket, "update")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


def test_looking_at_an_invitation_does_not_spend_it(server: Server) -> None:
    id, _, invitation = begun(server)
    for _ in range(3):  # as previews and reloads do
        assert server.ask(f"/t/{id}/join")[0] == 200
        status, shown = server.ask(f"/api/tables/{id}/invitation", key=invitation)
        assert status == 200
    assert (shown["hosts"], shown["seat"], shown["name"]) == (["Ann"], "B", "Ben")
    assert (shown["edition"], shown["players"], shown["come"]) == ("landlord-2013", ["Ann", "Ben"], False)
    assert server.table(id)["guests"] == [{"seat": "B", "come": False, "open": True}]
    assert server.join(id, invitation)


def test_an_invitation_is_exchanged_once(server: Server) -> None:
    id, host, invitation = begun(server)
    secret = server.join(id, invitation)
    assert len(server.table(id, secret)["hand"]) == 5
    assert secret not in (host, invitation)
    assert server.table(id)["guests"] == [{"seat": "B", "come": True, "open": False}]
    assert refused(server.ask(f"/api/tables/{id}/join", {"invitation": invitation}), 403, "spent-invitation")
    assert refused(server.ask(f"/api/tables/{id}/invitation", key=invitation), 403, "spent-invitation")
    assert refused(server.ask(f"/api/tables/{id}/join", {"invitation": "made-up"}), 403, "spent-invitation")
    assert notices(server, id) == [("came", "B")]


def test_until_it_is_taken_up_an_invitation_can_be_renewed(server: Server) -> None:
    id, host, first = begun(server)
    status, second = server.ask(f"/api/tables/{id}/invitations", {"seat": "B"}, key=host)
    assert status == 201
    assert refused(server.ask(f"/api/tables/{id}/join", {"invitation": first}), 403, "spent-invitation")
    server.join(id, second["invitation"])
    assert notices(server, id) == [("came", "B")]


def test_who_is_invited_anew_plays_on_and_the_old_device_is_out(tmp_path: Path) -> None:
    """All others want it, and the guest has been away for long."""
    server = Server(tmp_path / "tables.sqlite", soon_replaced)
    try:
        id, (host, lost, other) = server.start_table(HUMAN, FRIEND, {"name": "Carl", "kind": "link"})
        hand = server.table(id, lost)["hand"]
        with server.live(id, host), server.live(id, other):
            eventually(lambda: [each["seat"] for each in server.table(id)["absent"]] == ["B"])
            assert refused(invite_anew(server, id, host), 403, "not-agreed")
            for key in (host, other):
                wanted = {"type": "agree", "id": key[:9], "what": "guest", "seat": "B", "yes": True}
                assert server.ask(f"/api/tables/{id}/messages", wanted, key=key)[0] == 200
            eventually(lambda: invite_anew(server, id, host)[0] == 201)
            anew = invite_anew(server, id, host)[1]["invitation"]
            found = server.join(id, anew)
        for _ in range(2):
            assert refused(server.ask(f"/api/tables/{id}", key=lost), 403, "foreign-seat")
            assert server.table(id, found)["hand"] == hand
            assert notices(server, id)[-2:] == [("invited-anew", "B"), ("new-device", "B")]
            server.kill()
            server.start()
    finally:
        server.kill()


def test_a_guest_is_out_at_once_when_a_new_one_has_come(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        table = await table_in(store)
        _, first = await table.keys.join(await table.keys.invite(Seat(1)))
        _, eyes = watch(table, Seat(1))
        await table.keys.join(await table.keys.invite(Seat(1)))
        await asyncio.sleep(0)
        assert eyes.ended == Close.UNKNOWN_KEY and not table.keys.open(Seat(1), digest(first))
        store.close()

    loops.run(run())


def test_a_host_cannot_look_into_a_guests_hand(server: Server) -> None:
    id, host, invitation = begun(server)
    server.join(id, invitation)
    for key in (host, None):
        assert not set(notices(server, id)) & {("new-device", "B")}
        assert "secret" not in json.dumps(server.ask(f"/api/tables/{id}", key=key)[1])
    assert refused(server.ask(f"/api/tables/{id}/invitations", {"seat": "A"}, key=host), 400, "no-guest")
    assert refused(invite_anew(server, id, host), 403, "not-agreed")


def invite_anew(server: Server, id: str, host: str) -> tuple[int, Any]:
    """Invite somebody to a seat that is taken."""
    return server.ask(f"/api/tables/{id}/invitations", {"seat": "B"}, key=host)


def test_only_the_host_invites(server: Server) -> None:
    id, host, invitation = begun(server)
    guest = server.join(id, invitation)
    path = f"/api/tables/{id}/invitations"
    assert refused(server.ask(path, {"seat": "B"}, key=guest), 403, "not-host")
    assert refused(server.ask(path, {"seat": "B"}), 403, "spectator")
    assert refused(server.ask(path, {"seat": "H"}, key=host), 400, "no-guest")
    assert [server.table(id, key)["host"] for key in (host, guest, None)] == [True, False, False]


def test_no_secret_is_kept(own_server: Server) -> None:
    id, host, invitation = begun(own_server)
    guest = own_server.join(id, invitation)
    code = own_server.ask(f"/api/tables/{id}/code", {}, key=guest)[1]["code"]
    second = own_server.ask(f"/api/tables/{id}/device", {"code": code})[1]["secret"]
    own_server.kill()
    kept = b"".join(path.read_bytes() for path in own_server.database.parent.iterdir())
    for secret in (host, invitation, guest, second):
        assert secret.encode() not in kept
        assert digest(secret).encode() in kept
    own_server.start()


# --- a second device --------------------------------------------------------------------------------------------------


def shown_code(server: Server, id: str, key: str) -> str:
    """A code that a device shows."""
    status, shown = server.ask(f"/api/tables/{id}/code", {}, key=key)
    assert status == 201 and shown["seconds"] > 60
    code: str = shown["code"]
    return code


def test_a_second_device_gets_in_by_a_code_once(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    code = shown_code(server, id, keys[1])
    status, admitted = server.ask(f"/api/tables/{id}/device", {"code": code})
    assert (status, admitted["seat"], admitted["name"]) == (201, "B", "Ben")
    assert server.table(id, admitted["secret"])["hand"] == server.table(id, keys[1])["hand"]
    assert refused(server.ask(f"/api/tables/{id}/device", {"code": code}), 403, "wrong-code")
    assert notices(server, id) == [("came", "B"), ("second-device", "B")]


def test_notices_of_devices_push_out_no_others(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        table = await table_in(store)
        for _ in range(2):
            await table.keys.join(await table.keys.invite(Seat(1)))
        before = table.showing.notices()
        assert [each.told for each in before] == ["came", "invited-anew", "new-device"]
        for _ in range(45):
            for seat in (Seat(0), Seat(1)):
                await table.keys.enter_code(await table.keys.show_code(seat))
        assert table.showing.notices()[:3] == before
        assert [each.seat for each in table.showing.notices()[3:]] == ["A", "B"] * MOST_ALIKE
        assert table.showing.notices()[-1].number == 4 + 90
        assert (
            Hub(store, Pace(), ThinkingHere(), SameSeeds()).load(table.id).showing.notices() == table.showing.notices()
        )
        store.close()

    loops.run(run())


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("form", ["{}-{}", "{}{}", " {} {} ", "{} - {}"])
def test_a_code_is_typed_in_any_form(server: Server, form: str, small: bool) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    code = shown_code(server, id, keys[1])
    assert re.fullmatch(f"[{CODE_LETTERS}]{{4}}-[{CODE_LETTERS}]{{4}}", code)
    typed = form.format(*code.split("-"))
    assert server.ask(f"/api/tables/{id}/device", {"code": typed.lower() if small else typed})[0] == 201


def test_only_players_get_a_code_and_a_new_one_ends_the_last(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    assert refused(server.ask(f"/api/tables/{id}/code", {}), 403, "spectator")
    first, second = shown_code(server, id, keys[0]), shown_code(server, id, keys[0])
    assert server.ask(f"/api/tables/{id}/device", {"code": first})[0] == 403
    assert server.ask(f"/api/tables/{id}/device", {"code": second})[0] == 201


def test_a_code_shown_by_a_lost_device_ends_with_it(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        keys = (await table_in(store)).keys
        await keys.join(await keys.invite(Seat(1)))
        code = await keys.show_code(Seat(1))
        await keys.join(await keys.invite(Seat(1)))
        with pytest.raises(BadInput, match="wrong-code"):
            await keys.enter_code(code)
        store.close()

    loops.run(run())


async def table_in(store: Store) -> LiveTable:
    """A table of a host and a guest."""
    seats = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(name="Ben", kind="link")]
    hub = Hub(store, Pace(), ThinkingHere(), SameSeeds())
    return await hub.table((await hub.create(joining.NewTable(edition="landlord-2013", seats=seats))).id)


def test_a_code_ends_after_minutes_and_devices_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        keys = (await table_in(store)).keys
        with monkeypatch.context() as patched:
            patched.setattr(module, "CODE_SECONDS", -1)
            late = await keys.show_code(Seat(0))
        with pytest.raises(BadInput):
            await keys.enter_code(late)
        devices = [(await keys.enter_code(await keys.show_code(Seat(0))))[1] for _ in range(MOST_DEVICES + 1)]
        assert [keys.open(Seat(0), digest(device)) for device in devices] == [False] + [True] * MOST_DEVICES
        store.close()

    loops.run(run())


def test_two_who_come_by_one_invitation_are_one(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        table = await table_in(store)
        invitation = await table.keys.invite(Seat(1))
        came = await asyncio.gather(*(table.keys.join(invitation) for _ in range(5)), return_exceptions=True)
        admitted = [each for each in came if isinstance(each, tuple)]
        assert len(admitted) == 1
        assert table.keys.seat(admitted[0][1]) == 1
        assert [each.code for each in came if isinstance(each, BadInput)] == ["spent-invitation"] * 4
        store.close()

    loops.run(run())


def test_another_copy_of_the_table_catches_up(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        table = await table_in(store)
        other = Hub(store, Pace(), ThinkingHere(), SameSeeds()).load(table.id)
        _, first = await table.keys.join(await table.keys.invite(Seat(1)))
        with pytest.raises(BadInput) as refused:
            await other.keys.invite(Seat(1))
        assert refused.value.code == "stale"
        assert other.keys.seat(first) == 1
        await other.keys.join(await other.keys.invite(Seat(1)))
        assert not other.keys.open(Seat(1), digest(first))
        store.close()

    loops.run(run())


def test_a_code_outlives_the_server_and_lets_in_once(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        table = await table_in(store)
        first = await table.keys.show_code(Seat(0))
        code = await table.keys.show_code(Seat(0))
        store.close()
        store = Store(tmp_path / "tables.sqlite")
        keys = Hub(store, Pace(), ThinkingHere(), SameSeeds()).load(table.id).keys
        with pytest.raises(BadInput):
            await keys.enter_code(first)
        entered = await asyncio.gather(*(keys.enter_code(code.lower()) for _ in range(5)), return_exceptions=True)
        admitted = [each for each in entered if isinstance(each, tuple)]
        assert [seat for seat, _ in admitted] == [0]
        assert keys.seat(admitted[0][1]) == 0
        assert [each.code for each in entered if isinstance(each, BadInput)] == ["wrong-code"] * 4
        store.close()

    loops.run(run())


# --- older tables -----------------------------------------------------------------------------------------------------


def test_links_of_older_programs_open_their_seats(own_server: Server) -> None:
    """They kept the digests of all secrets with the seats."""
    id, _ = own_server.start_table(HUMAN, FRIEND)
    secret = "a secret of then"
    own_server.kill()
    with sqlite3.connect(own_server.database) as connection:
        body = json.loads(connection.execute("SELECT body FROM game").fetchone()[0])
        del body["seed_chosen"]
        body["seats"][1]["digest"] = digest(secret)
        for seat in body["seats"]:
            del seat["invitation"], seat["was"]
        connection.execute("UPDATE game SET body = ?", (json.dumps(body),))
        connection.execute("DELETE FROM admission")
    connection.close()
    own_server.start()
    assert own_server.table(id, secret)["viewer"] == "B"
    assert own_server.table(id, secret)["guests"] == [{"seat": "B", "come": True, "open": False}]


# --- rematches --------------------------------------------------------------------------------------------------------


def finished(server: Server, **more: Any) -> tuple[str, list[str]]:
    """A table of a very short game, which is over."""
    id, keys = server.start_table(HUMAN, FRIEND, edition="monopoly", options={"turn-limit": 1}, **more)
    finish(server, id, keys)
    return id, keys


def finish(server: Server, id: str, keys: list[str]) -> None:
    """Play a short game of Monopoly to its end."""
    for number in range(200):
        board = server.table(id)
        if board["phase"] == "over":
            return
        key = keys["AB".index(board["asked"])]
        move = {"type": "move", "id": f"m{number}", "seq": board["seq"], "tokens": cheapest(server.table(id, key))}
        server.ask(f"/api/tables/{id}/messages", move, key=key)
    raise AssertionError("the game did not end")


def cheapest(board: dict[str, Any]) -> str:
    """A move that leads on."""
    tokens = [choice["token"] for choice in board["question"]["choices"]]
    wishes = ("roll", "auction", "pass", "end")
    return next((wish for wish in wishes if wish in tokens), "") or first_path(board)


def test_a_rematch_brings_everybody_along_in_their_seats(own_server: Server) -> None:
    server = own_server
    id, keys = finished(server)
    assert refused(server.ask(f"/api/tables/{id}/rematch", {}, key=keys[1]), 404, "no-rematch")
    seats = [{**FRIEND, "name": "Benny", "was": "B"}, {**HUMAN, "was": "A"}]  # in another order, with another name
    created = server.create(*seats, previous=id, key=keys[0])
    again, host = created["id"], created["seats"][1]["secret"]
    assert server.table(id)["next_table"] == again
    status, along = server.ask(f"/api/tables/{id}/rematch", {}, key=keys[1])
    assert (status, along["table"], along["seat"], along["name"]) == (201, again, "A", "Benny")
    for _ in range(2):
        assert server.table(again, along["secret"])["viewer"] == "A"
        assert server.table(again, host)["viewer"] == "B"
        server.kill()
        server.start()
    spent = {"invitation": created["seats"][0]["invitation"]}
    assert refused(server.ask(f"/api/tables/{again}/join", spent), 403, "spent-invitation")
    assert server.ask(f"/api/tables/{id}/rematch", {}, key=keys[0])[1]["seat"] == "B"  # another device of the host's
    assert refused(server.ask(f"/api/tables/{id}/rematch", {}), 403, "spectator")
    assert notices(server, again) == [("came", "A"), ("second-device", "B")]


def test_who_was_replaced_does_not_come_along(server: Server) -> None:
    id, keys = finished(server)
    created = server.create(HUMAN, {**FRIEND, "was": "B"}, previous=id, key=keys[0])
    server.join(created["id"], created["seats"][1]["invitation"])  # somebody else's, in that seat
    assert refused(server.ask(f"/api/tables/{id}/rematch", {}, key=keys[1]), 404, "no-seat-in-rematch")


def test_a_rematch_is_begun_by_who_played_once_it_is_over(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    wanted = {"edition": "landlord-2013", "seats": [CARL, BOT], "previous": id}
    assert refused(server.ask("/api/tables", wanted, key=keys[0]), 409, "not-over")
    assert refused(server.ask("/api/tables", wanted), 403, "spectator")
    between_games, keys = finished(server, games=2)
    assert refused(server.ask("/api/tables", wanted | {"previous": between_games}, key=keys[0]), 409, "not-over")
    over, keys = finished(server)
    wanted["previous"] = over
    assert refused(server.ask("/api/tables", wanted), 403, "spectator")
    assert refused(server.ask("/api/tables", wanted, key="made-up"), 403, "foreign-seat")
    assert server.table(over)["next_table"] is None
    again = server.create(HUMAN, {**FRIEND, "was": "B"}, previous=over, key=keys[1])["id"]
    assert refused(server.ask("/api/tables", wanted, key=keys[0]), 409, "rematch-exists")
    assert server.table(over)["next_table"] == again


@pytest.mark.parametrize("was", [("C", None), ("A", "A"), ("", None)])
def test_who_comes_along_sat_there(server: Server, was: tuple[str, str | None]) -> None:
    id, keys = finished(server)
    seats = [{**HUMAN, "was": was[0]}, {**FRIEND, "was": was[1]}]
    wanted = {"edition": "landlord-2013", "seats": seats, "previous": id}
    assert refused(server.ask("/api/tables", wanted, key=keys[0]), 400, "nobody-comes-along")


# --- the seed ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [None, 7])
def test_a_chosen_seed_is_told_from_the_start(server: Server, seed: int | None) -> None:
    id, _ = server.start_table(HUMAN, FRIEND, seed=seed)
    assert server.table(id)["seed_chosen"] is (seed is not None)
    assert server.table(id)["seed"] == (seed and str(seed))


@pytest.mark.parametrize("seed", [None, 7])
def test_all_that_follows_from_a_chosen_seed_is_told(server: Server, seed: int | None) -> None:
    table = server.table(server.start_table(HUMAN, FRIEND, games=3, seed=seed)[0])
    match = table["match"]
    assert match["secret"] == (seed and str(seed))
    for game in match["seeds"]:
        assert game["seed"] is None if seed is None else commitment(int(game["seed"])) == game["commitment"]
    assert table["seed"] == match["seeds"][0]["seed"]


def test_what_the_host_has_not_chosen_stays_a_secret() -> None:
    """A game that goes on under newer rules has a new seed; only the part before it had the host's."""
    match = Match("landlord-2013", players=2, seed=7)
    match.game = Game.new("landlord-2013", players=2, seed=8)
    assert messages.told_seed(match, 1, True) is None
    match.older_seeds = [7, 9]
    before = messages.seeds_before(match, True)
    assert [part.seed for part in before] == ["7", None]


def test_spectators_open_no_seat(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        keys = (await table_in(store)).keys
        assert (keys.seat(None), keys.seat("")) == (NOBODY, NOBODY)
        assert keys.open(NOBODY, None) and not keys.open(Seat(0), None)
        store.close()

    loops.run(run())
