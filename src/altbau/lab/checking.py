"""What is asked of a bot from outside before it plays with others: many games, and of a program strange lines; and of
any bot, the questions of a game that has been played."""

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
from altbau.lab.games import finish, open_limits
from altbau.lab.players import Guest
from altbau.lab.programs import LAST_WORDS, Follower, Started, started
from altbau.lab.sight import Sight
from altbau.lab.talking import USUAL, begin
from altbau.play.bots import RANDOM, make, own_seed
from altbau.play.game import Game

CLASS: Final = re.compile(r"[\w.]+:[\w.]+")  # as the name of one is written; anything else is a command
FEW_ROUNDS: Final = 10  # of a game without an end
MOST_PLAYERS: Final = 4
WHOLE: Final = 10  # games of which one is played to its end,
FEW_CHOICES: Final = 80  # and the others so far
STRANGE: Final = 20  # games after which strange lines are tried once
DIGITS: Final = 1000  # of a sum that nobody has
OTHERS: Final = 2  # seeds of worlds that look alike


class Finding(NamedTuple):
    """What is wrong in a game: a message `cli-finding-<name>`, and the problem in a sentence where there is one."""

    name: str
    game: int
    problem: str = ""


class Differing(NamedTuple):
    """A question that a bot answers otherwise than it was: after how many choices of the game, what was chosen there,
    and what the bot would."""

    after: int
    played: Action
    rather: Action


# --- many games -------------------------------------------------------------------------------------------------------


def check(bot: str, games: int, editions: Sequence[str]) -> Iterator[Finding | None]:
    """Games of a class or of a program, by its name or command, against bots that choose anything; for each what is
    wrong, or None."""
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
    """What is checked, made for a game. Raises BadInput."""
    seed = own_seed(game.seed, seat)
    return Guest(bot, seat, game.edition, seed) if CLASS.fullmatch(bot) else Started(bot, seat, seed)


def _checked(bot: str, begun: Game, seat: Seat, rng: Random) -> Finding | None:
    """One of them, which is played twice; a moment of it is dealt anew so that it looks the same. Raises BadInput."""
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
    """What a bot does that meets a game at this moment. Raises BadInput."""
    if not isinstance(bot, Started):
        return bot.decide(game.view(seat)).action
    try:
        bot.hear(game)
        return bot.decide(game.view(seat)).action
    finally:
        bot.stop()


def strange(game: Game, seat: Seat) -> dict[str, list[bytes]]:
    """By name, what a program is told that it can't expect: fields that it does not know, a sum that nobody has, a
    patch of something that is not there, nothing at all."""
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
    """Whether a program that is told this, and then nothing more, comes to an end by itself."""
    process = started(command, errors=subprocess.DEVNULL)
    try:
        with suppress(BrokenPipeError):
            process.communicate(b"".join(line + b"\n" for line in lines), timeout=LAST_WORDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return False
    return process.returncode >= 0  # not by a signal


# --- a game that has been played --------------------------------------------------------------------------------------


def put_again(played: Game, seat: Seat, bot: AnyBot) -> Iterator[Differing | None]:
    """Put the questions of a seat again, all with what was known then; for each how the bot differs, or None. Raises
    BadInput."""
    actions = played.actions
    try:
        for moment in played.replay():
            number = moment.actions_length
            if moment.asked != seat or moment.must_pass or number >= len(actions):
                continue
            if isinstance(bot, Follower):
                bot.hear(moment)
            rather = bot.decide(moment.view(seat)).action
            yield Differing(number, actions[number], rather) if rather != actions[number] else None
    finally:
        if isinstance(bot, Follower):
            bot.end(played)
