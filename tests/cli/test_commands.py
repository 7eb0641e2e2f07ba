"""The program as a whole: help, versions, languages, and an error message of one line for every mistake."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from altbau.cli import serving
from altbau.core.engine import stack
from altbau.core.text import LANGUAGES, say
from tests.cli.conftest import Altbau

IN_TIME = 60  # seconds
# A program that a shell starts in the background ignores SIGINT, and so does what that starts; this one must not.
IN_FRONT = """
import signal
import socket
signal.signal(signal.SIGINT, signal.default_int_handler)
from altbau.cli import main
main()
"""
COMMANDS = ("serve", "play", "simulate", "check", "show", "analyse", "print", "database")

MISTAKES = [
    (["dance"], "dance"),
    (["show"], "position"),
    (["show", "no-such-file.yaml"], "no-such-file.yaml"),
    (["check"], "files"),
    (["play", "--players", "9"], "2 to 6"),
    (["play", "--bot", "deep-thought"], "deep-thought"),
    (["play", "--seed", "many"], "many"),
    (["play", "--lang", "fr"], "fr"),
    (["play", "--option", "tenant-powers"], "name=value"),
    (["play", "--option", "free-beer=true"], "free-beer"),
    (["play", "--option", "tenant-powers=maybe"], "maybe"),
    (["play", "--edition", "1848"], "1848"),
    (["print"], "what"),
    (["print", "money", "--edition", "1848"], "1848"),
    (["print", "money", "--edition", "monopoly"], "lists, rules"),
    (["print", "cards", "--paper", "a3"], "a4, letter"),
    (["print", "records", "--lists", "pyproject.toml"], "/api/records"),
    (["serve", "--port", "99999"], "--port"),
    (["simulate", "--games", "none"], "--games"),
    (["simulate", "--games", "0"], "--games"),
    (["simulate", "--jobs", "0"], "--jobs"),
    (["simulate", "--players", "1"], "2 to 6"),
    (["simulate", "--bots", "steward,random"], "2 bots"),
    (["simulate", "--bots", "steward,,random,random"], "bot"),
    (["simulate", "--edition", "1848"], "1848"),
    (["simulate", "--csv", "no/such/folder/rows.csv"], "no/such/folder"),
    (["simulate", "--colour"], "--colour"),
]


@pytest.mark.parametrize(("words", "named"), MISTAKES, ids=[" ".join(words) for words, _ in MISTAKES])
def test_a_mistake_is_one_line_that_names_the_place(altbau: Altbau, words: list[str], named: str) -> None:
    status, out, err = altbau(*words)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert named in err


@pytest.mark.parametrize("words", [words for words, _ in MISTAKES], ids=" ".join)
def test_a_mistake_is_named_in_german_too(altbau: Altbau, monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    english = altbau(*words).err
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    status, out, german = altbau(*words)
    assert (status, out) == (2, "")
    assert german.count("\n") == 1
    assert german != english


def test_the_language_asked_for_wins(altbau: Altbau) -> None:
    assert "gibt es" in altbau("simulate", "--edition", "1848", "--lang", "de").err


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(altbau: Altbau, command: str) -> None:
    status, out, _ = altbau(command, "--help")
    assert status == 0
    assert f"Example: altbau {command}" in out


def test_without_words_it_helps(altbau: Altbau) -> None:
    status, out, _ = altbau()
    assert status == 0
    assert all(command in out for command in COMMANDS)


def test_version(altbau: Altbau) -> None:
    said = altbau("--version").out
    engine = "interpreted" if stack.__file__.endswith(".py") else "compiled"
    assert said.startswith("altbau ") and f"engine: {engine}" in said


def test_the_command_line_says_the_same_in_all_languages() -> None:
    keys = ("cli-help", "cli-bye", "cli-who", "cli-simulating")
    for key in keys:
        assert len({say(language, key) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")
def test_an_interrupted_simulation_is_quiet_and_keeps_its_rows(tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    short = ["--edition", "monopoly", "--players", "2", "--option", "turn-limit=1"]
    words = ["simulate", *short, "--games", "1000000", "--jobs", "2", "--csv", str(rows)]
    running = subprocess.Popen(
        [sys.executable, "-c", IN_FRONT, *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        since = time.monotonic()
        while not any(file.stat().st_size for file in tmp_path.iterdir()):  # rows are written as a buffer fills
            assert running.poll() is None and time.monotonic() - since < IN_TIME
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does
        out, err = running.communicate(timeout=IN_TIME)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
    assert (running.returncode, out, err) == (130, "", "")
    assert rows.read_text(encoding="utf-8").startswith("game,seed,winners")
    assert list(tmp_path.iterdir()) == [rows]


@pytest.mark.parametrize(("host", "near"), [("0.0.0.0", "192.0.2.9"), ("::", "[2001:db8::9]")])
def test_who_serves_a_network_is_told_the_address_for_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], host: str, near: str
) -> None:
    monkeypatch.setattr(serving, "network_address", lambda _: near.strip("[]"))
    serving.say_where("en", host, 8000)
    assert f"http://{near}:8000/" in capsys.readouterr().out
    monkeypatch.setattr(serving, "network_address", lambda _: None)  # without a network
    serving.say_where("en", host, 8000)
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.parametrize(
    ("host", "told"), [("127.0.0.1", True), ("localhost", True), ("::1", True), ("192.0.2.7", False)]
)
def test_who_serves_one_device_is_told_how_friends_get_there(
    capsys: pytest.CaptureFixture[str], host: str, told: bool
) -> None:
    serving.say_where("de", host, 8000)
    assert ("--host 0.0.0.0" in capsys.readouterr().out) == told


def test_the_address_for_a_network_is_one_of_this_machine() -> None:
    address = serving.network_address("0.0.0.0")
    if address:  # a machine without a network has none
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as own:
            own.bind((address, 0))
