"""Checks external bots before they play with others: many games and, for programs, malformed input. Also puts the
questions of a finished game to any bot."""

import json
import re
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

from altbau.core import text
from altbau.core.bots.bot import AnyBot
from altbau.core.data import Data
from altbau.core.engine.ids import Action, Seat, seats
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.lab.bot_protocol import USUAL, begin
from altbau.lab.games import finish, open_limits
from altbau.lab.page_view import Sight
from altbau.lab.players import Guest
from altbau.lab.programs import LAST_WORDS, Follower, ProgramProcess, start_process
from altbau.play.bots import RANDOM, make, own_seed
from altbau.play.game import Game

CLASS: Final = re.compile(r"[\w.]+:[\w.]+")  # the form of a class name; anything else is a command
FEW_ROUNDS: Final = 10  # limit for a game that could go on forever
MOST_PLAYERS: Final = 4
WHOLE: Final = 10  # one of so many games is played to its end
FEW_CHOICES: Final = 80  # length of the other games
STRANGE: Final = 20  # one of so many games is tested with malformed input
DIGITS: Final = 1000  # of an impossibly large sum
OTHERS: Final = 2  # number of determinizations that are compared


class Finding(NamedTuple):
    """A fault found in a game: a message `cli-finding-<name>`, the number of the game, and a sentence about the
    problem, empty if there is none."""

    name: str
    game: int
    problem: str = ""


class DifferingAnswer(NamedTuple):
    """A question to which a bot's answer differs from the one in the game: the number of choices before it, the action
    `played`, and the bot's action `rather`."""

    after: int
    played: Action
    rather: Action


# --- many games -------------------------------------------------------------------------------------------------------


def findings_of(bot: str, games: int, editions: Sequence[str]) -> Iterator[Finding | None]:
    """Play games of a class (by name) or of a program (by command) against random bots. Yields for each game its fault,
    or None."""
    for number in range(games):
        rng = Random(number)
        edition = rng.choice(editions)
        players = rng.randint(EDITIONS[edition].min_players, min(MOST_PLAYERS, EDITIONS[edition].max_players))
        seat = rng.choice(seats(players))
        begun = Game.new(
            edition, players=players, seed=number, options=dict.fromkeys(open_limits(edition, {}), FEW_ROUNDS)
        )
        try:
            yield _checked(bot, begun, seat, rng)
        except BadInput as error:
            yield Finding("failed", number, text.error("en", error))


def _from_outside(bot: str, game: Game, seat: Seat) -> AnyBot:
    """The bot to check, made for a game. Raises BadInput."""
    seed = own_seed(game.seed, seat)
    return Guest(bot, seat, game.edition, seed) if CLASS.fullmatch(bot) else ProgramProcess(bot, seat, seed)


def _checked(bot: str, begun: Game, seat: Seat, rng: Random) -> Finding | None:
    """Check one game. It is played twice and must be equal; and at a random question the bot must answer equally in
    states that have the same view. Raises BadInput."""
    played, again = begun.copy(), begun.copy()
    for game in (played, again):
        bots = [make(RANDOM, own_seed(begun.seed, each), begun.edition) for each in seats(begun.players)]
        bots[seat] = _from_outside(bot, begun, seat)
        finish(game, bots, None if begun.seed % WHOLE == 0 else FEW_CHOICES)
    if played != again:
        return Finding("not-the-same", begun.seed)
    asked = [moment for moment in played.replay() if moment.asked == seat and not moment.must_pass]
    if not asked:
        return None
    moment = rng.choice(asked)
    seen = moment.seen_position(seat)
    twins = [Game.from_position(seen, seed=other) for other in range(OTHERS)]
    alike = [twin for twin in twins if twin.asked == seat and not twin.must_pass]
    if len({_answer(_from_outside(bot, begun, seat), twin, seat) for twin in alike}) > 1:
        return Finding("twins", begun.seed)
    if begun.seed % STRANGE == 0 and not CLASS.fullmatch(bot):
        for name, lines in strange(moment, seat).items():
            if not _ends(bot, lines):
                return Finding(name, begun.seed)
    return None


def _answer(bot: AnyBot, game: Game, seat: Seat) -> Action:
    """The answer of a bot that joins a game at this point. Raises BadInput."""
    if not isinstance(bot, ProgramProcess):
        return bot.decide(game.view(seat)).action
    try:
        bot.hear(game)
        return bot.decide(game.view(seat)).action
    finally:
        bot.stop()


def strange(game: Game, seat: Seat) -> dict[str, list[bytes]]:
    """Malformed or unexpected input for a program, by name: unknown fields, an impossibly large sum, a patch of
    something that does not exist, no input at all."""
    sight = Sight(game, seat)
    first = [begin(game, seat, game.seed)]
    whole: Data = json.loads(sight.follow(game) or b"")
    question = json.dumps({"type": "ask", "seq": sight.seq, "budget": {"cpu": USUAL.cpu}}).encode()
    new_fields = json.dumps(whole | {"new": 1, "table": whole["table"] | {"new": {"new": []}}}).encode()
    sums = whole["table"]["question"] | {"sums": {"least": 1, "most": 10**DIGITS}}
    huge = json.dumps(whole | {"table": whole["table"] | {"question": sums}}).encode()
    broken = {"type": "patch", "number": 7, "public": {"set": {"seats/Z/new/1": 1}}, "own": {}, "log": []}
    return {
        "new-fields": [*first, new_fields, question],
        "huge-sum": [*first, huge, question],
        "broken-patch": [*first, json.dumps(whole).encode(), json.dumps(broken).encode(), question],
        "nothing": [],
    }


def _ends(command: str, lines: list[bytes]) -> bool:
    """Whether a program ends by itself, not by a signal, within `LAST_WORDS` seconds after this input has ended."""
    process = start_process(command, errors=subprocess.DEVNULL)
    try:
        with suppress(BrokenPipeError):
            process.communicate(b"".join(line + b"\n" for line in lines), timeout=LAST_WORDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return False
    return process.returncode >= 0  # not by a signal


# --- a game that has been played --------------------------------------------------------------------------------------


def put_again(played: Game, seat: Seat, bot: AnyBot) -> Iterator[DifferingAnswer | None]:
    """Put all questions of a seat in a game to a bot, each with the view of that time. Yields for each the difference,
    or None. Raises BadInput."""
    actions = played.actions
    try:
        for moment in played.replay():
            number = moment.actions_length
            if moment.asked != seat or moment.must_pass or number >= len(actions):
                continue
            if isinstance(bot, Follower):
                bot.hear(moment)
            rather = bot.decide(moment.view(seat)).action
            yield DifferingAnswer(number, actions[number], rather) if rather != actions[number] else None
    finally:
        if isinstance(bot, Follower):
            bot.end(played)
