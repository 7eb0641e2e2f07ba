"""Bots from outside: a game over the standard streams, a check of a program, and the questions of a game put to a bot
again."""

from collections.abc import Sequence
from itertools import cycle, islice

from altbau.cli.simulating import progress
from altbau.core import text
from altbau.core.engine.ids import Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.lab.bot_check import findings_of, put_again
from altbau.lab.games import finish
from altbau.lab.players import player
from altbau.lab.programs import Program, standard_streams
from altbau.play.bots import own_seed
from altbau.play.game import Game


def play_over_streams(game: Game, seat: Seat, bots: Sequence[str]) -> None:
    """Play a game with the program at the other end of the standard streams, against bots. Raises BadInput."""
    others = by_seat(islice(cycle(bots), game.players))
    playing = [player(bot, each, game.edition, own_seed(game.seed, each)) for each, bot in others]
    playing[seat] = Program(standard_streams(), game, seat, own_seed(game.seed, seat))
    finish(game, playing)


def check_bot(bot: str, games: int, edition: str, language: str) -> int:
    """Print the findings about a bot from outside, and return the exit status: 1 if there are any. Raises BadInput."""
    wrong = 0
    with progress() as bar:
        task = bar.add_task(text.say(language, "cli-trying", command=bot), total=games, state="")
        for finding in findings_of(bot, games, [edition] if edition else list(EDITIONS)):
            bar.advance(task)
            if finding:
                wrong += 1
                print(text.say(language, f"cli-finding-{finding.name}", game=finding.game, problem=finding.problem))
    print(text.say(language, "cli-tried", games=games, wrong=wrong))
    return 1 if wrong else 0


def replay(played: Game, seat: Seat, bot: str, language: str) -> None:
    """Print the questions of a seat to which a bot gives other answers than the seat did. Raises BadInput."""
    module, edition = played.module, played.state.edition
    questions = differing = 0
    for found in put_again(played, seat, player(bot, seat, played.edition, own_seed(played.seed, seat))):
        questions += 1
        if found:
            differing += 1
            said, rather = (module.token(edition, action) for action in (found.played, found.rather))
            print(text.say(language, "cli-differs", choices=found.after, played=said, rather=rather))
    print(text.say(language, "cli-differing", questions=questions, differing=differing))


def seat_of(letter: str, game: Game) -> Seat:
    """The seat of a letter. Raises BadInput."""
    found = next((seat for seat, name in by_seat(SEAT_NAMES[: game.players]) if name == letter), None)
    if found is None:
        raise BadInput("no-such-seat", seat=letter, last=game.players - 1)
    return found
