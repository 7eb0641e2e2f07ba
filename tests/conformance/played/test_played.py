"""A game from outside is played in the terminal and over HTTP like any other."""

import pytest

from altbau.core.text import LANGUAGES
from altbau.games import GAMES
from altbau.play.bots import bot_names
from tests.cli.conftest import Altbau
from tests.conformance.games import OUTSIDE, register_outside
from tests.server.conftest import Server, first_path

pytestmark = pytest.mark.skipif(not OUTSIDE, reason="no class from outside can be one of a compiled core")


def test_the_third_game_is_known_here_only_while_it_is_registered() -> None:
    assert OUTSIDE[0] in GAMES
    assert "cautious" in bot_names()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(altbau: Altbau, language: str) -> None:
    words = ("play", "--edition", "pig", "--seed", 3, "--option", "long=true", "--lang", language)
    status, out, err = altbau(*words, typed="throw\nundo\nthrow 1\nbank\npass\n1\n" * 300)
    assert (status, err) == (0, "")
    assert ("Cautious B" if language == "en" else "Vorsicht B") in out
    assert (
        out.rstrip()
        .splitlines()[-1]
        .endswith(("Player A", "Spieler A", "Cautious B", "Cautious C", "Vorsicht B", "Vorsicht C"))
    )


def test_it_is_simulated(altbau: Altbau) -> None:
    words = ("--edition", "pig", "--players", 2, "--games", 20, "--bots", "cautious,random")
    status, out, err = altbau("simulate", *words)
    assert (status, err) == (0, "")
    assert "Cautious (cautious)" in out
    assert "20 games" in out


def test_what_another_game_has_it_has_not(altbau: Altbau) -> None:
    assert altbau("play", "--edition", "pig", "--bot", "steward").status == 2
    assert altbau("play", "--edition", "landlord-2013", "--bot", "cautious").status == 2


@pytest.mark.parametrize("own_server", [register_outside], indirect=True)
def test_it_is_played_to_its_end_over_http(own_server: Server) -> None:
    offered = {
        edition["name"]: [bot["name"] for bot in edition["bots"]] for edition in own_server.ask("/api/editions")[1]
    }
    assert offered["pig"] == ["random", "cautious"]
    assert "cautious" not in offered["landlord-2013"]
    seats = ({"name": "Ann", "kind": "human"}, {"name": "Cleo", "kind": "bot", "bot": "cautious"})
    status, problem = own_server.ask("/api/tables", {"edition": "landlord-2013", "seats": list(seats)})
    assert (status, problem["code"]) == (400, "unknown-bot")
    id, keys = own_server.start_table(*seats, edition="pig")
    for table in own_server.states(id, keys[0]):
        assert (table["game"], table["edition"]) == ("plain", "pig")
        if table["ranking"]:
            break
        if table["asked"] == "A" and table["question"]["choices"]:
            move = {"type": "move", "id": f"m{table['seq']}", "seq": table["seq"], "tokens": first_path(table, "bank")}
            own_server.ask(f"/api/tables/{id}/messages", move, key=keys[0])
    assert table["winners"]
    status, transcript = own_server.ask(f"/api/tables/{id}/game", key=keys[0])
    assert (status, "edition: pig" in transcript) == (200, True)
    assert own_server.ask(f"/api/tables/{id}/log")[0] == 200
