"""Not to be asked about a card is a wish of one seat: kept, told to nobody else, and nobody waits for it."""

import json
import sqlite3
from threading import Event, Thread

from tests.server.conftest import BOT, FRIEND, HUMAN, Server, first_path, next_of


def auto_pass(server: Server, id: str, key: str, on: bool, card: str = "police") -> tuple[int, dict[str, object]]:
    """Ask for it."""
    return server.ask(f"/api/tables/{id}/messages", {"type": "auto_pass", "card": card, "on": on}, key=key)


def test_a_reaction_card_can_be_passed_over(own_server: Server) -> None:
    id, keys = own_server.start_table(HUMAN, BOT)
    auto_pass(own_server, id, keys[0], True)
    assert own_server.table(id, keys[0])["auto_pass"] == ["police"]
    own_server.kill()
    own_server.start()
    assert own_server.table(id, keys[0])["auto_pass"] == ["police"]
    auto_pass(own_server, id, keys[0], False)
    assert own_server.table(id, keys[0])["auto_pass"] == []
    status, answer = auto_pass(own_server, id, keys[0], True, "move")
    assert (status, answer["code"]) == (400, "unknown-card")


def test_it_is_no_event_of_the_table(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    before = server.ask(f"/api/tables/{id}", key=keys[0])
    for on in (True, True, False, True):
        assert auto_pass(server, id, keys[1], on)[0] == 200
    assert server.ask(f"/api/tables/{id}", key=keys[0]) == before
    with sqlite3.connect(server.database) as connection:
        written = connection.execute("SELECT seat, card, silenced FROM preference WHERE game = ?", (id,)).fetchall()
        assert connection.execute("SELECT count(*) FROM entry WHERE game = ?", (id,)).fetchone() == (0,)
    connection.close()
    assert written == [(1, "police", 1)]


def test_the_others_are_not_told(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    with server.live(id, keys[0]) as ann, server.live(id, keys[1]) as ben:
        while not all(seat["online"] for seat in next_of(ann, "update")["table"]["seats"]):
            pass
        ben.send(json.dumps({"type": "auto_pass", "card": "police", "on": True}))
        while next_of(ben, "update")["table"]["auto_pass"] != ["police"]:
            pass
        ann.send(json.dumps({"type": "undo", "id": "u", "seq": 0}))
        assert next_of(ann, "update", "refused")["type"] == "refused"  # nothing came before this answer


def test_a_seat_that_is_not_asked_cannot_make_moves_stale(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    stop = Event()

    def flood() -> None:
        on = True
        with server.live(id, keys[1]) as socket:
            while not stop.is_set():
                socket.send(json.dumps({"type": "auto_pass", "card": "police", "on": on}))
                next_of(socket, "accepted")
                on = not on

    thread = Thread(target=flood)
    thread.start()
    try:
        answers = []
        for number in range(30):
            table = server.table(id, keys[0])
            if table["asked"] != "A":
                break
            move = {"type": "move", "id": f"m{number}", "seq": table["seq"], "tokens": first_path(table, "buy")}
            answers.append(server.ask(f"/api/tables/{id}/messages", move, key=keys[0])[0])
    finally:
        stop.set()
        thread.join()
    assert len(answers) > 2
    assert set(answers) == {200}
