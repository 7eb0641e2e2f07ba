"""Who somebody is at all tables: what is kept of him, how he comes back with another device, and what others can't do
with it."""

import json
import secrets
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from altbau.server.store.rows.accounts import AccountRows, Key
from altbau.server.store.rows.device_links import MOST_DEVICES
from altbau.server.store.store import Store
from altbau.server.web.guard.limits import Limits
from altbau.server.web.routes.account import NUMBERS
from altbau.table.seats.access import digest
from tests import loops
from tests.server.conftest import BOT, FRIEND, HUMAN, Server
from tests.server.guarded import Guarded
from tests.server.test_keys import refused
from tests.server.test_lobby import TRIES, opened


def device() -> str:
    """The secret that a device makes."""
    return secrets.token_urlsafe(16)


def sit(server: Server, secret: str, *seats: tuple[str, str], name: str | None = None) -> tuple[int, Any]:
    """Tie seats, each a table and its key, to whoever has a device."""
    keys = [{"table": table, "secret": key} for table, key in seats]
    return server.ask("/api/account/seats", {"name": name, "keys": keys}, key=secret)


def me(server: Server, secret: str) -> dict[str, Any]:
    """All that is kept of whoever has a device; the date of the answer is left out."""
    status, found = server.ask("/api/account", key=secret)
    assert status == 200, found
    answer: dict[str, Any] = {name: value for name, value in found.items() if name != "now"}
    return answer


def forget(server: Server, secret: str, what: str) -> tuple[int, Any]:
    """Have something kept no longer."""
    return server.ask("/api/account/forget", {"what": what}, key=secret)


def come_back(server: Server, secret: str, table: str) -> tuple[int, Any]:
    """Ask for keys of one's seats at a table."""
    return server.ask("/api/account/keys", {"table": table}, key=secret)


# --- what is kept -----------------------------------------------------------------------------------------------------


def test_with_a_first_seat_somebody_is_somebody(server: Server) -> None:
    ann = device()
    assert refused(server.ask("/api/account", key=ann), 403, "unknown-account")
    assert refused(sit(server, ann, name="Ann"), 403, "unknown-account")
    id, keys = server.start_table(HUMAN, FRIEND, BOT)
    assert sit(server, ann, (id, keys[0]), name=" Zoe\u0308 ")[0] == 200
    first = me(server, ann)
    assert (first["name"], len(first["devices"]), first["counted"]) == ("Zoë", 1, [])
    assert NUMBERS[0] <= first["number"] < NUMBERS[1]
    (table,) = first["tables"]
    assert (table["id"], table["own"], table["line_up"]["edition"]) == (id, ["A"], "landlord-2013")
    again, ben = server.start_table(HUMAN, FRIEND)[1], device()
    assert sit(server, ann, (id, keys[0]), (id, keys[0]))[0] == 200  # a page may say it twice
    assert sit(server, ann, name="Anna")[0] == 200
    assert me(server, ann) == {**first, "name": "Anna"}
    assert again and sit(server, ben, (id, keys[1]))[0] == 200
    assert me(server, ben)["number"] != first["number"]
    assert me(server, ben)["name"] is None


def test_a_seat_that_waits_is_kept_until_its_table_is_gone(server: Server) -> None:
    host, ann = opened(server), device()
    assert sit(server, ann, (host.id, host.key))[0] == 200
    assert [(each["id"], each["own"], each["state"]["waits"]) for each in me(server, ann)["tables"]] == [
        (host.id, ["A"], True)
    ]
    assert refused(come_back(server, ann, host.id), 409, "table-waits")
    assert server.ask(f"/api/tables/{host.id}/close", {}, key=host.key)[0] == 200
    assert me(server, ann)["tables"] == []


def test_nothing_of_it_is_told_to_others(server: Server) -> None:
    id, (host, guest) = server.start_table(HUMAN, FRIEND)
    ann = device()
    sit(server, ann, (id, host), name="Rumpelstilzchen")
    number = str(me(server, ann)["number"])
    seen = [server.ask(f"/api/tables/{id}", key=key)[1] for key in (host, guest, None)]
    listed = server.ask("/api/own-tables", {"keys": [{"table": id, "secret": guest}]})[1]
    for told in json.dumps([*seen, listed]), json.dumps(server.ask(f"/api/series/{id}", {"keys": []})[1]):
        assert number not in told and "Rumpelstilzchen" not in told and digest(ann) not in told


@pytest.mark.parametrize("name", ["", "\u202eAnn", "x" * 41])
def test_a_name_is_one_that_can_be_read(server: Server, name: str) -> None:
    id, keys = server.start_table(HUMAN, BOT)
    ann = device()
    assert sit(server, ann, (id, keys[0]), name=name)[0] == 400
    assert refused(server.ask("/api/account", key=ann), 403, "unknown-account")


def test_it_is_there_after_a_restart_and_no_secret_with_it(own_server: Server) -> None:
    id, keys = own_server.start_table(HUMAN, BOT)
    ann = device()
    sit(own_server, ann, (id, keys[0]), name="Ann")
    before = me(own_server, ann)
    own_server.kill()
    for file in own_server.database.parent.glob("*.sqlite*"):
        assert ann.encode() not in file.read_bytes() and keys[0].encode() not in file.read_bytes()
    own_server.start()
    assert me(own_server, ann) == before


def test_what_was_played_to_the_end_is_counted(made: Path, tmp_path: Path) -> None:
    """The finished table of `made` is one of bots: here its first seat is a person's, who has won or lost it."""
    database = Path(shutil.copy(made, tmp_path / "tables.sqlite"))
    key, ann = "a key that opens seat A", device()
    with closing(sqlite3.connect(database)) as connection, connection:
        id, state, line_up = connection.execute(
            "SELECT game, state, line_up FROM summary WHERE json_array_length(state, '$.places')"
        ).fetchone()
        values = json.dumps({digest(key): "A"}), id
        connection.execute("UPDATE summary SET opens = ? WHERE game = ?", values)
    server = Server(database)
    try:
        sit(server, ann, (id, key))
        (counted,) = me(server, ann)["counted"]
        won = json.loads(state)["places"][0] == 1
        assert (counted["edition"], counted["people"]) == (json.loads(line_up)["edition"], False)
        assert (counted["finished"], counted["won"]) == (1, won)
    finally:
        server.kill()


# --- coming back ------------------------------------------------------------------------------------------------------


def test_a_hand_comes_back_by_a_door_of_its_own(server: Server) -> None:
    id, (_, guest) = server.start_table(HUMAN, FRIEND)
    ben, hand = device(), server.table(id, guest)["hand"]
    sit(server, ben, (id, guest))
    status, (admitted,) = come_back(server, ben, id)
    assert (status, admitted["table"], admitted["seat"]) == (201, id, "B")
    assert admitted["secret"] not in (guest, ben)
    assert server.table(id, admitted["secret"])["hand"] == server.table(id, guest)["hand"] == hand
    assert [each["told"] for each in server.table(id)["notices"]] == ["came", "second-device"]


def test_the_secret_of_a_device_opens_nothing_at_a_table(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    ann = device()
    sit(server, ann, (id, keys[0]))
    for path in ("", "/log"):
        assert refused(server.ask(f"/api/tables/{id}{path}", key=ann), 403, "foreign-seat")
    assert refused(server.ask("/api/account", key=keys[0]), 403, "unknown-account")


def test_nobody_comes_back_to_a_seat_that_is_somebody_elses(server: Server) -> None:
    id, (host, guest) = server.start_table(HUMAN, FRIEND)
    ann, ben = device(), device()
    sit(server, ann, (id, host))
    sit(server, ben, (id, guest))
    other = server.start_table(HUMAN, BOT)[0]
    assert refused(come_back(server, ann, other), 403, "foreign-seat")
    assert refused(come_back(server, device(), id), 403, "unknown-account")
    assert [each["seat"] for each in come_back(server, ann, id)[1]] == ["A"]


def test_whose_key_has_ended_does_not_come_back(own_server: Server) -> None:
    """Somebody else was invited to the seat; nothing of the table is told any more."""
    id, (_, guest) = own_server.start_table(HUMAN, FRIEND)
    ben = device()
    sit(own_server, ben, (id, guest))
    own_server.kill()
    with closing(sqlite3.connect(own_server.database)) as connection, connection:
        admission = {"number": 2, "kind": "joined", "seat": 1, "digest": digest("Zoë's"), "after": 0}
        connection.execute("INSERT INTO admission VALUES (?, 2, ?)", (id, json.dumps(admission)))
        opens = json.dumps({digest("Zoë's"): "B"})
        connection.execute("UPDATE summary SET opens = ? WHERE game = ?", (opens, id))
    own_server.start()
    assert refused(come_back(own_server, ben, id), 403, "foreign-seat")
    assert me(own_server, ben)["tables"] == []
    assert refused(sit(own_server, device(), (id, guest)), 403, "foreign-seat")


# --- deleting ---------------------------------------------------------------------------------------------------------


def test_what_is_deleted_is_gone_with_its_seats_and_others_stay(own_server: Server) -> None:
    id, keys = own_server.start_table(HUMAN, FRIEND)
    ann, ben = device(), device()
    sit(own_server, ann, (id, keys[0]), name="Rumpelstilzchen")
    sit(own_server, ben, (id, keys[1]))
    assert forget(own_server, ann, "everything")[0] == 200
    assert refused(own_server.ask("/api/account", key=ann), 403, "unknown-account")
    assert refused(come_back(own_server, ann, id), 403, "unknown-account")
    assert refused(forget(own_server, ann, "everything"), 403, "unknown-account")
    assert refused(own_server.ask(f"/api/tables/{id}", key=keys[0]), 403, "foreign-seat")
    assert len(own_server.table(id, keys[1])["hand"]) == 5
    assert me(own_server, ben)["tables"]
    own_server.kill()
    with closing(sqlite3.connect(own_server.database)) as connection:
        counts = [
            connection.execute(f"SELECT count(*) FROM {table}").fetchone() for table in ("person", "device", "tie")
        ]
    assert counts == [(1,), (1,), (1,)]  # Ben's


@pytest.mark.parametrize("secret", ["", "short", "x" * 21])
def test_a_device_has_a_secret_that_nobody_can_guess(server: Server, secret: str) -> None:
    id, keys = server.start_table(HUMAN, BOT)
    assert refused(sit(server, secret, (id, keys[0])), 400, "short-secret")
    assert "22 Zeichen" in server.ask("/api/account", key=secret, language="de")[1]["sentence"]


def test_the_oldest_ties_of_somebody_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("altbau.server.store.rows.accounts.MOST_TIES", 3)

    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        accounts, taken = AccountRows(store), iter([7, 7, 7, 8])
        for number in range(5):
            await accounts.tie("ann", None, [Key(f"t{number}", "key")], lambda: next(taken))
        await accounts.tie("ben", None, [Key("t1", "key")], lambda: next(taken))  # 7 is Ann's
        assert [key.table for key in accounts.ties(7)] == ["t4", "t3", "t2"]
        assert [key.table for key in accounts.ties(8)] == ["t1"]
        store.close()

    loops.run(run())


# --- another device ---------------------------------------------------------------------------------------------------


def somebody(server: Server) -> tuple[str, str, str]:
    """A device of somebody who sits at a table: its secret, the table and the key there."""
    (id, keys), secret = server.start_table(HUMAN, FRIEND), device()
    assert sit(server, secret, (id, keys[0]))[0] == 200
    return secret, id, keys[0]


def show_code(server: Server, secret: str) -> str:
    """A code that a device shows."""
    status, shown = server.ask("/api/account/code", {}, key=secret)
    assert (status, shown["seconds"]) == (201, 300)
    return str(shown["code"])


def enter(server: Server, secret: str, code: str) -> tuple[int, Any]:
    """Type a code on a device."""
    return server.ask("/api/account/device", {"code": code}, key=secret)


def arrival(server: Server, secret: str) -> dict[str, Any]:
    """What a device sees of one that arrives."""
    status, found = server.ask("/api/account/arrival", key=secret)
    assert status == 200, found
    answer: dict[str, Any] = found
    return answer


def confirm(server: Server, secret: str, check: str, *, yes: bool = True) -> tuple[int, Any]:
    """Say on a device whether the one that arrives is one's own."""
    return server.ask("/api/account/confirm", {"check": check, "yes": yes}, key=secret)


def test_another_device_is_somebodys_when_that_is_confirmed(server: Server) -> None:
    old, id, key = somebody(server)
    new, hand = device(), server.table(id, key)["hand"]
    code = show_code(server, old)
    assert arrival(server, old) == {"known": True, "check": None}
    status, waits = enter(server, new, code.lower().replace("-", " "))
    assert (status, waits["known"], len(waits["check"])) == (200, False, 4)
    assert arrival(server, new) == waits
    assert arrival(server, old) == {"known": True, "check": waits["check"]}
    assert refused(server.ask("/api/account", key=new), 403, "unknown-account")  # nothing before it is confirmed
    assert refused(come_back(server, new, id), 403, "unknown-account")
    assert confirm(server, old, waits["check"])[0] == 200
    assert arrival(server, new) == arrival(server, old) == {"known": True, "check": None}
    found = me(server, new)
    assert found == me(server, old) and len(found["devices"]) == 2
    (admitted,) = come_back(server, new, id)[1]
    assert server.table(id, admitted["secret"])["hand"] == hand == server.table(id, key)["hand"]


def test_a_code_is_good_once_and_for_one_device(server: Server) -> None:
    old, *_ = somebody(server)
    first, second, code = device(), device(), show_code(server, old)
    assert enter(server, first, code)[0] == 200
    for secret in (first, second):  # the first had it, and gives it up by typing it again
        assert refused(enter(server, secret, code), 403, "wrong-code")
    assert arrival(server, old) == {"known": True, "check": None}
    assert refused(enter(server, second, show_code(server, old)[:-1] + "0"), 403, "wrong-code")
    anew = show_code(server, old)
    assert enter(server, second, anew)[0] == 200
    assert confirm(server, old, arrival(server, second)["check"])[0] == 200
    assert refused(enter(server, device(), anew), 403, "wrong-code")
    code = show_code(server, old)
    for secret in (second, device()):  # the second is somebody's by now, and its try spends the code
        assert refused(enter(server, secret, code), 403, "wrong-code")


def test_a_code_that_is_too_old_lets_nobody_in(own_server: Server) -> None:
    old, *_ = somebody(own_server)
    new, code = device(), show_code(own_server, old)
    with closing(sqlite3.connect(own_server.database)) as connection, connection:
        connection.execute("UPDATE arrival SET until = '2020-01-01T00:00:00+00:00'")
    assert refused(enter(own_server, new, code), 403, "wrong-code")
    check = enter(own_server, new, show_code(own_server, old))[1]["check"]
    with closing(sqlite3.connect(own_server.database)) as connection, connection:
        connection.execute("UPDATE arrival SET until = '2020-01-01T00:00:00+00:00'")
    assert refused(confirm(own_server, old, check), 409, "nobody-arrives")
    assert refused(own_server.ask("/api/account/arrival", key=new), 403, "unknown-account")


def test_nobody_else_confirms_a_device(server: Server) -> None:
    old, *_ = somebody(server)
    other, *_ = somebody(server)
    new, code = device(), show_code(server, old)
    assert refused(confirm(server, old, "0000"), 409, "nobody-arrives")
    check = enter(server, new, code)[1]["check"]
    wrong = f"{(int(check) + 1) % 10_000:04d}"
    assert refused(confirm(server, old, wrong), 409, "nobody-arrives")
    for secret in (other, new):  # the one that waits does not let itself in
        assert refused(confirm(server, secret, check), 409, "nobody-arrives")
    assert refused(confirm(server, device(), check), 403, "unknown-account")
    assert confirm(server, old, check, yes=False)[0] == 200
    assert refused(server.ask("/api/account/arrival", key=new), 403, "unknown-account")
    assert refused(confirm(server, old, check), 409, "nobody-arrives")
    assert len(me(server, old)["devices"]) == 1


def test_a_device_that_waits_no_more_is_nobodys(server: Server) -> None:
    old, *_ = somebody(server)
    new = device()
    check = enter(server, new, show_code(server, old))[1]["check"]
    assert forget(server, new, "this-device")[0] == 200
    assert refused(confirm(server, old, check), 409, "nobody-arrives")
    assert refused(forget(server, new, "this-device"), 403, "unknown-account")
    assert len(me(server, old)["devices"]) == 1


def test_a_device_that_has_become_somebodys_meanwhile_is_not_anothers(server: Server) -> None:
    old, *_ = somebody(server)
    new, (id, keys) = device(), server.start_table(HUMAN, FRIEND)
    check = enter(server, new, show_code(server, old))[1]["check"]
    assert sit(server, new, (id, keys[0]))[0] == 200
    assert refused(confirm(server, old, check), 409, "nobody-arrives")
    assert confirm(server, old, check, yes=False)[0] == 200
    assert len(me(server, old)["devices"]) == len(me(server, new)["devices"]) == 1


def test_of_many_that_try_at_once_one_gets_in(server: Server) -> None:
    """Six devices type a code, and two confirm the one that had it."""
    old, *_ = somebody(server)
    second = device()
    confirm(server, old, enter(server, second, show_code(server, old))[1]["check"])
    code, new = show_code(server, old), [device() for _ in range(6)]
    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda secret: enter(server, secret, code), new))
        (check,) = [answer["check"] for status, answer in answers if status == 200]
        confirmed = [status for status, _ in threads.map(lambda secret: confirm(server, secret, check), (old, second))]
    assert sorted(confirmed) == [200, 409]
    assert len(me(server, old)["devices"]) == 3


def test_a_device_can_be_ended_by_another(server: Server) -> None:
    old, id, key = somebody(server)
    new = device()
    confirm(server, old, enter(server, new, show_code(server, old))[1]["check"])
    waits, code = device(), show_code(server, old)
    enter(server, waits, code)
    assert forget(server, new, "other-devices")[0] == 200
    for secret in (old, waits):
        assert refused(server.ask("/api/account/arrival", key=secret), 403, "unknown-account")
    assert len(server.table(id, key)["hand"]) == 5  # a key of its own is still good
    assert forget(server, new, "this-device")[0] == 200  # the last one
    assert refused(server.ask("/api/account", key=new), 403, "unknown-account")


def test_the_oldest_of_many_devices_goes_but_never_the_one_that_confirms(server: Server) -> None:
    old, *_ = somebody(server)
    new = [device() for _ in range(MOST_DEVICES)]
    for secret in new:
        assert confirm(server, old, enter(server, secret, show_code(server, old))[1]["check"])[0] == 200
    assert len(me(server, old)["devices"]) == MOST_DEVICES
    assert me(server, new[-1]) == me(server, old)


def test_so_many_codes_are_tried_and_wrong_secrets_lock_nobody_out(tmp_path: Path) -> None:
    """Codes of devices count with those at tables, whatever table that is: there is one measure for an address."""
    server = Guarded(tmp_path / "tables.sqlite", Limits(admissions=TRIES, local=True))
    try:
        id = server.create(HUMAN, BOT)["id"]
        assert refused(server.ask(f"/api/tables/{id}/device", {"code": "AAAA-AAAA"}), 403, "wrong-code")
        assert refused(enter(server, device(), "AAAA-AAAA"), 403, "wrong-code")
        assert refused(confirm(server, device(), "0000"), 403, "unknown-account")
        for answer in (
            enter(server, device(), "AAAA-AAAB"),
            confirm(server, device(), "0001"),
            server.ask(f"/api/tables/{id}/device", {"code": "AAAA-AAAA"}),
        ):
            assert refused(answer, 429, "too-many-codes")
        for _ in range(TRIES + 1):
            assert refused(server.ask("/api/account", key=device()), 403, "unknown-account")
            assert refused(server.ask("/api/account/code", {}, key=device()), 403, "unknown-account")
    finally:
        server.kill()
