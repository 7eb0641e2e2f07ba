"""A table that waits for its players, over HTTP and its live connection."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from altbau.core.messages.table import Close
from altbau.server.web.guard.limits import Limits
from tests.server.conftest import BOT, EDITION, FRIEND, HUMAN, Server, next_of
from tests.server.guarded import Guarded

TRIES = 3
STRANGER = "203.0.113.1"
SETTINGS: dict[str, Any] = {"edition": EDITION}


class Host:
    """An opened table, as the device that opened it knows it."""

    def __init__(self, server: Server, *seats: dict[str, Any], **settings: Any) -> None:
        self.server = server
        wanted = {"settings": {**SETTINGS, **settings}, "seats": [*seats]}
        status, opened = server.ask("/api/lobbies", wanted)
        assert status == 201, opened
        self.id = opened["id"]
        self.key = opened["seats"][0]["secret"]
        self.invitation = opened["invitation"]

    def ask(self, what: str, body: object, key: str | None = None) -> tuple[int, Any]:
        """A request for this table."""
        return self.server.ask(f"/api/tables/{self.id}/{what}", body, key=key)

    def change(self, type: str, key: str | None = None, **what: object) -> tuple[int, Any]:
        """A change of the table, by its host unless another key is given."""
        return self.ask("lobby", {"type": type, **what}, key or self.key)

    def now(self) -> dict[str, Any]:
        """The table as it waits now."""
        status, shown = self.server.ask(f"/api/tables/{self.id}")
        assert status == 200, shown
        return dict(shown)

    def ready(self, key: str) -> tuple[int, Any]:
        """A player agrees to what is to be played now."""
        return self.change("ready", key, ready=True, number=self.now()["number"])

    def start(self, *without: str) -> tuple[int, Any]:
        """The host starts what is to be played now."""
        return self.ask("start", {"number": self.now()["number"], "without": without}, self.key)

    def join(self, name: str) -> str:
        """Somebody comes; the secret."""
        status, admitted = self.ask("join", {"invitation": self.invitation, "name": name})
        assert status == 201, admitted
        return str(admitted["secret"])

    def live(self, key: str | None = None) -> ClientConnection:
        """A live connection to the table."""
        return self.server.live(self.id, key)


def opened(server: Server, **settings: Any) -> Host:
    """A table of Ann, two seats for friends and a bot."""
    return Host(server, HUMAN, {"kind": "link"}, {"kind": "link"}, BOT, **settings)


def until(socket: ClientConnection, **wanted: object) -> dict[str, Any]:
    """The first message of the table in which this is so."""
    while True:
        found = next_of(socket, "lobby")
        if all(found[name] == value for name, value in wanted.items()):
            return found


def closed_with(socket: ClientConnection) -> int:
    """With which code a connection ends."""
    with pytest.raises(ConnectionClosed) as closed:
        next_of(socket, "nothing more")
    assert closed.value.rcvd
    return int(closed.value.rcvd.code)


def seats(found: dict[str, Any], field: str) -> list[object]:
    """A field of all seats of the table."""
    return [each[field] for each in found["seats"]]


def test_a_host_waits_friends_come_and_it_begins_with_their_keys(own_server: Server) -> None:
    """At the same address, whatever has happened to the server meanwhile."""
    server = own_server
    host = opened(server)
    assert host.ask("invitation", None)[0] == 403
    ben = host.join("Ben")
    server.kill()
    server.start()
    with host.live(host.key) as ann, host.live(ben) as guest, host.live() as watching:
        assert until(ann, watching=1)["host"]
        assert next_of(guest, "lobby")["viewer"] == "B"
        assert next_of(watching, "lobby")["viewer"] is None
        assert host.change("settle", settings={**SETTINGS, "games": 2})[0] == 200
        told = until(guest, changed=[{"what": "games", "option": None, "before": None, "after": 2}])
        assert seats(told, "ready") == [False] * 4
        assert host.ready(ben)[0] == 200
        assert seats(until(ann, changed=[]), "ready") == [False, True, False, False]
        assert host.ask("start", {"number": 1}, ben)[1]["code"] == "not-host"
        assert host.start()[0] == 200
        for socket in (ann, guest, watching):
            next_of(socket, "started")
    for key, seat in ((host.key, "A"), (ben, "B"), (None, None)):
        assert server.table(host.id, key)["viewer"] == seat
    table = server.table(host.id)
    assert (table["match"]["games"], [each["name"] for each in table["seats"]]) == (2, ["Ann", "Ben", "Guest", "Cleo"])
    assert len(table["commitment"]) == 64
    assert host.change("add")[1]["code"] == "has-begun"
    cem = host.join("Cem")  # by the same link
    assert server.table(host.id, cem)["viewer"] == "C"
    assert host.ask("join", {"invitation": host.invitation, "name": None})[1]["code"] == "spent-invitation"


@pytest.mark.parametrize("filled", [True, False])
def test_a_bot_plays_a_free_seat_until_somebody_comes(server: Server, filled: bool) -> None:
    """Whoever comes takes it over at once, and all are told, by name and where in the log."""
    host = Host(server, HUMAN, {"kind": "link"}, options={"starter": "B"}, filled=filled)
    assert host.start()[0] == 200
    if filled:
        for table in server.states(host.id, host.key):
            if table["asked"] == "A":
                break
    else:
        table = server.table(host.id)
        assert (table["asked"], table["round"]) == ("B", 1)
    assert (table["seats"][1]["sits_in"] is not None) == filled
    ben = host.join("Ben")
    table = server.table(host.id, ben)
    assert (table["viewer"], table["seats"][1]["sits_in"]) == ("B", None)
    told = [(each["told"], each["called"]["en"]) for each in table["notices"]]
    assert told == [*[("sits-in", "Ben")] * filled, ("came", "Ben"), *[("back", "Ben")] * filled]


def test_nobody_agrees_to_what_they_have_not_seen(server: Server) -> None:
    """A yes that meets a change on its way is refused, and so is a start."""
    host = opened(server)
    ben = host.join("Ben")
    for change in (
        {"type": "settle", "settings": {**SETTINGS, "clock": "turn-60"}},
        {"type": "add"},
        {"type": "fill", "seat": "C", "bot": "random"},
        {"type": "move", "seat": "A", "to": "C"},
        {"type": "remove", "seat": "E"},
    ):
        before = host.now()["number"]
        assert host.ready(ben)[0] == 200
        assert host.ask("lobby", change, host.key)[0] == 200
        for what, body in (("lobby", {"type": "ready", "ready": True}), ("start", {"without": []})):
            status, refused = host.ask(what, {**body, "number": before}, host.key)
            assert (status, refused["code"]) == (409, "stale"), change
        assert not any(seats(host.now(), "ready"))


def test_nobody_agrees_to_play_with_whom_they_have_not_seen(server: Server) -> None:
    """Not even where another guest takes the seat of the one without whose yes the host begins."""
    host = opened(server)
    uta, ben = host.join("Uta"), host.join("Ben")
    for gone, come in (([ben], []), ([], ["Cem"]), ([uta], ["Max"])):
        before = host.now()["number"]
        for key in gone:
            assert host.change("leave", key)[0] == 200
        for name in come:
            host.join(name)
        for what, body in (("lobby", {"type": "ready", "ready": True}), ("start", {"without": ["B"]})):
            status, refused = host.ask(what, {**body, "number": before}, host.key)
            assert (status, refused["code"]) == (409, "stale")


def test_a_game_begins_without_somebodys_yes_only_if_the_host_says_so(server: Server) -> None:
    """All are told, by name, even if seats are drawn by lot."""
    host = opened(server, drawn=True)
    uta, ben = host.join("Uta"), host.join("Ben")
    assert host.ready(ben)[0] == 200
    for without, code in (((), "not-ready"), (("C",), "not-ready"), (("B", "C"), "stale"), (("B", "D"), "stale")):
        status, refused = host.start(*without)
        assert (status, refused["code"]) == (409, code), without
    assert "B" in host.start()[1]["sentence"]
    assert host.start("B")[0] == 200
    drawn = server.table(host.id, uta)["viewer"]
    told = {"told": "unasked", "seat": drawn, "after": 0, "called": {"en": "Uta", "de": "Uta"}}
    for key in (host.key, uta, ben, None):
        first, *others = server.table(host.id, key)["notices"]
        assert first.items() >= told.items() and "unasked" not in [each["told"] for each in others]
    assert server.ask(f"/api/tables/{host.id}/log")[1]["notices"][0]["told"] == "unasked"


def test_a_game_to_which_all_agree_begins_without_a_word(server: Server) -> None:
    host = opened(server)
    assert host.ready(host.join("Uta"))[0] == 200
    assert host.start()[0] == 200
    assert "unasked" not in [each["told"] for each in server.table(host.id)["notices"]]


def test_nothing_is_dealt_before_the_start(server: Server) -> None:
    host = opened(server)
    with host.live(host.key) as socket:
        told = json.dumps(next_of(socket, "lobby"))
        assert "commitment" not in told
        socket.send(json.dumps({"type": "move", "id": "m1", "seq": 0, "tokens": "done"}))
        assert next_of(socket, "refused")["code"] == "table-waits"
        socket.send(json.dumps({"type": "ping"}))
        next_of(socket, "pong")
    assert host.server.ask(f"/api/tables/{host.id}/position", key=host.key)[1]["code"] == "table-waits"


def test_a_table_that_waits_is_answered_as_it_is_sent(server: Server) -> None:
    host = opened(server)
    ben = host.join("Ben")
    for key in (host.key, ben, None):
        with host.live(key) as socket:
            assert server.ask(f"/api/tables/{host.id}", key=key) == (200, next_of(socket, "lobby"))
    assert server.ask(f"/api/tables/{host.id}", key="wrong")[1]["code"] == "foreign-seat"


def test_who_is_asked_to_leave_is_out_at_once_and_the_link_ends(server: Server) -> None:
    host = opened(server)
    ben = host.join("Ben")
    with host.live(ben) as guest:
        status, done = host.change("send-away", seat="B")
        assert status == 200
        assert closed_with(guest) == Close.UNKNOWN_KEY
    assert host.ask("join", {"invitation": host.invitation, "name": "Ben"})[1]["code"] == "spent-invitation"
    host.invitation = done["invitation"]
    host.join("Zoe")
    with host.live(host.key) as ann:
        assert seats(next_of(ann, "lobby"), "name")[:2] == ["Ann", "Zoe"]


def test_who_stands_up_leaves_a_free_seat(server: Server) -> None:
    host = opened(server)
    ben = host.join("Ben")
    with host.live(host.key) as ann:
        assert host.change("leave", ben)[0] == 200
        while seats(next_of(ann, "lobby"), "taken") != [True, False, False, False]:
            pass
    assert host.ready(ben)[1]["code"] == "foreign-seat"


def test_a_closed_table_is_gone(server: Server) -> None:
    host = opened(server)
    ben = host.join("Ben")
    assert host.ask("close", {}, ben)[1]["code"] == "not-host"
    with host.live(ben) as guest:
        next_of(guest, "lobby")
        assert host.ask("close", {}, host.key)[0] == 200
        assert closed_with(guest) == Close.UNKNOWN_TABLE
    assert host.ask("start", {"number": 0}, host.key)[1]["code"] == "unknown-table"


@pytest.mark.parametrize(
    ("seats", "settings", "code"),
    [
        ([FRIEND, BOT], {}, "nobody-waits"),
        ([HUMAN], {}, "wrong-player-count"),
        ([HUMAN, HUMAN], {}, "name-twice"),
        ([HUMAN, {"kind": "bot", "bot": "dealer"}], {}, "unknown-bot"),
        ([HUMAN, BOT], {"edition": "chess"}, "unknown-edition"),
        ([HUMAN, BOT], {"options": {"starter": "H"}}, "bad-option-value"),
        ([HUMAN, BOT], {"games": 3, "target": 3}, "match-games-or-target"),
    ],
)
def test_what_could_not_be_dealt_is_not_opened_nor_settled(
    server: Server, seats: list[dict[str, Any]], settings: dict[str, Any], code: str
) -> None:
    wanted: dict[str, Any] = {"settings": {**SETTINGS, **settings}, "seats": seats}
    status, answer = server.ask("/api/lobbies", wanted)
    assert (status, answer["code"]) == (400, code)
    if settings:
        assert opened(server).change("settle", settings={**SETTINGS, **settings})[1]["code"] == code


def test_a_wrong_key_opens_nothing(server: Server) -> None:
    host = opened(server)
    assert host.ready("guessed")[0] == 403
    with host.live("guessed") as socket:
        assert closed_with(socket) == Close.UNKNOWN_KEY


DOORS = {  # of a table that waits
    "join": {"invitation": "guessed", "name": "Eve"},
    "lobby": {"type": "leave"},
    "start": {"number": 0},
    "close": {},
}


def test_an_address_opens_so_many_lobbies_and_guesses_lock_nobody_out(tmp_path: Path) -> None:
    server = Guarded(tmp_path / "tables.sqlite", Limits(tables_hour=TRIES, admissions=TRIES, proxies=("127.0.0.1",)))
    try:
        host = opened(server)
        opening = {"settings": SETTINGS, "seats": [HUMAN, {"kind": "link"}]}
        answers = [server.ask("/api/lobbies", opening, sender=STRANGER) for _ in range(TRIES + 1)]
        assert [status for status, _ in answers] == [201] * TRIES + [429]
        assert answers[TRIES][1]["code"] == "too-many-tables"
        for door, body in DOORS.items():
            path = f"/api/tables/{host.id}/{door}"
            guesses = [server.ask(path, body, key=f"guessed {time}", sender=STRANGER)[0] for time in range(TRIES + 1)]
            assert guesses == [403] * (TRIES + 1), door
        assert host.ready(host.join("Ben"))[0] == 200
    finally:
        server.kill()


def test_a_lobby_has_so_many_spectators_and_a_seat_so_many_devices(tmp_path: Path) -> None:
    server = Guarded(tmp_path / "tables.sqlite", Limits(watchers=1, devices=1, local=True))
    try:
        host = opened(server)
        for key, code in ((host.key, "too-many-devices"), (None, "too-many-watchers")):
            with host.live(key) as first:
                next_of(first, "lobby")
                with host.live(key) as second:
                    assert next_of(second, "refused")["code"] == code
                    assert closed_with(second) == Close.TOO_MUCH
    finally:
        server.kill()


def test_an_address_is_drawn_as_a_qr_code(server: Server) -> None:
    status, code = server.ask("/api/qr", {"text": f"{server.address}/t/abc/join#secret"})
    assert status == 200
    rows = code["rows"]
    assert {len(row) for row in rows} == {len(rows)}
    assert rows[0].startswith("1111111") and rows[1].startswith("1000001")  # a corner
    for text in ("", "x" * 301):
        assert server.ask("/api/qr", {"text": text})[1]["code"] == "too-large"
