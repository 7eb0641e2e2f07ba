"""Take pictures of great moments with two builds of the page: `docs/moments/NAME-before.jpg` and `…-after.jpg`.

    .venv/bin/python -m docs.picture_moments BEFORE AFTER [NAME …]

BEFORE and AFTER are checkouts with a built page. For each moment, random play by seed finds a game that leads to it.
Both builds play the same moves, and a browser takes the picture shortly after the last one.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.play.match import Match
from tests.browser_support import chromium

FOLDER = Path(__file__).resolve().parent / "moments"
NAMES = ("Anna", "Ben", "Cleo", "Dora")
SEEDS = 250  # random games are played with seeds below this; the shortest that reaches a moment is shown
MOST = 160  # moves of a game
PATIENCE = 60.0  # seconds to wait for the server
SIZE = {"width": 1280, "height": 800}


class Moment(NamedTuple):
    """An event of an edition to show, how to reach it, and when to take the picture."""

    name: str
    edition: str
    event: str
    cards: tuple[str, ...]  # tokens that are chosen whenever they are legal
    after: int  # milliseconds from the move to the picture


MOMENTS = (
    Moment("bomb", "landlord-2013", "bombed", ("bomb",), 1650),
    Moment("murder", "landlord-2013", "murdered", ("murder",), 1650),
    Moment("search", "landlord-2013", "police-called", ("bomb", "murder", "police"), 1900),
    Moment("jail", "landlord-2013", "jailed", ("bomb", "murder", "police"), 500),
    Moment("squatters", "landlord-2013", "moved-in:squatters", ("squatters",), 500),
    Moment("musicians", "wucherer-1997", "moved-in:musicians", ("musicians",), 500),
    Moment("demolition", "wucherer-1997", "demolished", ("demolition",), 1650),
    Moment("card", "monopoly", "card-drawn", (), 600),
    Moment("auction", "monopoly", "auction-opened", ("auction",), 600),
    Moment("offer", "monopoly", "deal-offered", ("trade", "offer"), 600),
)


class Played(NamedTuple):
    """A game up to a moment: its seed, and its moves as (seat, token)."""

    seed: int
    moves: list[tuple[int, str]]


def happened(match: Match, since: int, wanted: str) -> bool:
    """Whether an event is in the log from index `since` on; `moved-in:squatters` means the event with that card."""
    name, _, card = wanted.partition(":")
    module, edition = match.game.module, match.game.state.edition
    for event in match.log[since:]:
        kind = module.EVENTS[event[0]]
        shown = [spec.partition(":") for spec in kind.args]
        cards = [
            str(module.argument(edition, sort, value).value)
            for (_, _, sort), value in zip(shown, event[1:], strict=False)
            if sort in ("card", "hidden")
        ]
        if kind.name == name and (not card or card in cards):
            return True
    return False


def attempt(moment: Moment, seed: int) -> Played | None:
    """Play at random by this seed until the moment comes; None if it does not within MOST moves."""
    rng = random.Random(seed)
    match = Match(moment.edition, players=len(NAMES), seed=seed, options={}, cards={})
    moves: list[tuple[int, str]] = []
    while not match.game.over and len(moves) < MOST:
        game, since = match.game, len(match.log)
        if game.must_pass:
            game.pass_()
            continue
        tokens = game.legal_tokens
        wished = [token for token in tokens if token in moment.cards]
        token = rng.choice(wished or tokens)
        moves.append((game.state.asked, token))
        game.move(Seat(game.state.asked), token)
        if happened(match, since, moment.event) and len(match.log) > 40:
            return Played(seed, moves)
    return None


def found(moment: Moment) -> Played:
    """The shortest of the random games that reach a moment."""
    games = [played for seed in range(1, SEEDS) if (played := attempt(moment, seed))]
    return min(games, key=lambda played: len(played.moves))


@contextmanager
def server(checkout: Path, port: int) -> Iterator[str]:
    """The server of a checkout, with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", str(port), "--database", str(Path(folder) / "altbau.sqlite")]
        environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
        process = subprocess.Popen([sys.executable, "-m", "altbau", *words], cwd=folder, env=environment)
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    """Wait until a server answers. TimeoutError if it does not."""
    for _ in range(int(PATIENCE / 0.2)):
        try:
            ask(address, "/healthz")
            return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError(address)


def ask(address: str, path: str, body: object = None, key: str = "") -> Any:
    """The answer to a request, from JSON."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data=data, headers=headers)  # noqa: S310  of a server of ours
    with urllib.request.urlopen(request) as answer:  # noqa: S310  likewise
        return json.loads(answer.read())


def say(address: str, id: str, key: str, number: int, tokens: str) -> None:
    """Make a move, and retry while it is refused: the server may first have to pass for other seats. HTTPError if it
    is still refused after PATIENCE."""
    until = time.monotonic() + PATIENCE
    while True:
        seq = ask(address, f"/api/tables/{id}", key=key)["table"]["seq"]
        try:
            move = {"type": "move", "id": f"m{number}", "seq": seq, "tokens": tokens}
            ask(address, f"/api/tables/{id}/messages", move, key)
            return
        except urllib.error.HTTPError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def picture(browser: Browser, address: str, moment: Moment, played: Played, file: Path) -> None:
    """Play the game and take the picture, as the player after the one who moves last sees it."""
    seats = [{"name": name, "kind": "human"} for name in NAMES]
    created = ask(address, "/api/tables", {"edition": moment.edition, "seats": seats, "seed": played.seed})
    id, keys = created["id"], [seat["secret"] for seat in created["seats"]]
    *before, (actor, last) = played.moves
    for number, (seat, tokens) in enumerate(before):
        say(address, id, keys[seat], number, tokens)
    viewer = (actor + 1) % len(NAMES)
    page = browser.new_page(viewport=SIZE, locale="en-GB")
    page.goto(f"{address}/t/{id}#{keys[viewer]}")
    page.get_by_test_id("question").wait_for()
    page.wait_for_timeout(1200)
    say(address, id, keys[actor], len(before), last)
    page.wait_for_timeout(moment.after)
    save(page, file)
    page.close()


def save(page: Page, file: Path) -> None:
    """Save a small picture of the window."""
    file.parent.mkdir(exist_ok=True)
    page.screenshot(path=file, type="jpeg", quality=48)


def main(before: Path, after: Path, names: list[str]) -> None:
    """Take the pictures with both builds, all of them or those that are named."""
    chromium.use_own_node()
    plan = {moment: found(moment) for moment in MOMENTS if moment.name in names or not names}
    for moment, played in plan.items():
        print(f"{moment.name}: seed {played.seed}, {len(played.moves)} moves by {SEAT_NAMES[: len(NAMES)]}", flush=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launch_options())
        for port, (word, checkout) in enumerate((("before", before), ("after", after)), start=18801):
            with server(checkout, port) as address:
                for moment, played in plan.items():
                    picture(browser, address, moment, played, FOLDER / f"{moment.name}-{word}.jpg")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), sys.argv[3:])
