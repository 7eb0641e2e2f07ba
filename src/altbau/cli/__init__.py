"""The command line: `altbau serve · play · simulate · ladder · dataset · bot · check · analyse · print · show · …`.

An error of the user prints one line and exits with status 2. An interruption prints nothing and exits with 130.
"""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from altbau import COMPILED, __version__
from altbau.cli.administering import admin
from altbau.cli.analysing import FORMS, print_analysis
from altbau.cli.botting import check_bot, play_over_streams, replay, seat_of
from altbau.cli.databases import database
from altbau.cli.duels import DUEL, ladder
from altbau.cli.playing import play_in_terminal, seed_of
from altbau.cli.printing import print_sheet
from altbau.cli.serving import serve
from altbau.cli.showing import show
from altbau.cli.simulating import Simulation, collect, simulate
from altbau.cli.words import (
    KNOWN_BOTS,
    AnyEdition,
    Jobs,
    Language,
    Ray,
    edition_named,
    options_of,
    read_file,
    speak,
)
from altbau.cli.writing import site
from altbau.core import text
from altbau.core.bots.bot import STEWARD
from altbau.environment import own_language
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION, GAMES, game_of
from altbau.lab.games import open_limits
from altbau.lab.workers import Workers
from altbau.play.bots import RANDOM, presets
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.play.text.scenario import check_file
from altbau.play.text_reading import read_saved_game

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

WRONG_WORDS: type[Exception] = typer.BadParameter.__mro__[1]  # base of Typer's errors about the command line

app.command(epilog="Example: altbau serve --port 8080 --database tables.sqlite")(serve)
app.command(epilog="Example: altbau site public --friends https://games.example.org")(site)
app.add_typer(
    admin, name="admin", help="Look after a server, in its database, while it serves.",
    epilog="Example: altbau admin key --database tables.sqlite",
)  # fmt: skip
app.add_typer(
    database, name="database", help="Copy and check databases.",
    epilog="Example: altbau database check tables.sqlite",
)  # fmt: skip


@app.command(epilog="Example: altbau play --players 3 --bot gangster,landlord-strategist --seed 7")
def play(
    edition: AnyEdition = DEFAULT_EDITION,
    players: Annotated[int, typer.Option(help="Number of players, including you")] = 3,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "--bot",
            help=f"The bots that you play against, one or several: {KNOWN_BOTS}",
            show_default="the characters of the game",
        ),
    ] = "",
    seed: Annotated[str, typer.Option(help="Seed of all random numbers", show_default=False)] = "",
    option: Annotated[list[str] | None, typer.Option(help="A table option, as tenant-powers=false")] = None,
    games: Annotated[int | None, typer.Option(help="Play a match of so many games", show_default=False)] = None,
    target: Annotated[int | None, typer.Option(help="Play a match up to this total", show_default=False)] = None,
    lang: Language = "",
) -> None:
    """Play a game, or a match of several, in the terminal against bots."""
    number = seed_of(seed)
    options = options_of(option or [])
    own = edition_named(edition)
    match = Match(
        own.edition, players=players, seed=number, options=options, house=own.house, games=games, target=target
    )
    play_in_terminal(match, bots.split(",") if bots else presets(match.game.module), speak(lang))


@app.command("simulate", epilog="Example: altbau simulate --players 3 --games 1000 --bots strategist,steward,steward")
def simulate_games(
    edition: AnyEdition = DEFAULT_EDITION,
    players: Annotated[int, typer.Option(help="Number of players")] = 4,
    games: Annotated[int, typer.Option(help="Number of games")] = 100,
    seed: Annotated[str, typer.Option(help="Seed of the first game; each further game adds one")] = "1",
    bots: Annotated[
        str,
        typer.Option(help=f"A bot for each player, or one for all: {KNOWN_BOTS}"),
    ] = RANDOM,
    jobs: Jobs = 1,
    ray: Ray = "",
    csv: Annotated[Path | None, typer.Option(help="Write a row for each game", show_default=False)] = None,
    rotate: Annotated[bool, typer.Option(help="Rotate the bots' seats from game to game")] = True,
    option: Annotated[list[str] | None, typer.Option(help="A table option, as tenant-powers=false")] = None,
    lang: Language = "",
) -> None:
    """Let bots play many games against each other."""
    workers = Workers(jobs, ray)
    own = edition_named(edition)
    wanted = Simulation(
        own.edition, players, games, seed, bots.split(","), workers, rotate, options_of(option or []), own.house
    )
    simulate(wanted, csv, speak(lang))


@app.command("ladder", epilog="Example: altbau ladder --bots beginner,steward,hasty:Hasty --games 400 --jobs 2")
def compare_bots(
    bots: Annotated[str, typer.Option(help=f"Two bots or more: {KNOWN_BOTS}")],
    edition: AnyEdition = DEFAULT_EDITION,
    games: Annotated[int, typer.Option(help="Number of games for each pair of bots")] = 100,
    seed: Annotated[str, typer.Option(help="Seed of the first game; each further game adds one")] = "1",
    jobs: Jobs = 1,
    ray: Ray = "",
    option: Annotated[list[str] | None, typer.Option(help="A table option, as tenant-powers=false")] = None,
    lang: Language = "",
) -> None:
    """Let bots play duels over the same deals, and rank them."""
    options = options_of(option or [])
    workers = Workers(jobs, ray)
    own = edition_named(edition)
    wanted = Simulation(
        own.edition, DUEL, games, seed, bots.split(","), workers, rotate=True, options=options, house=own.house
    )
    ladder(wanted, speak(lang))


@app.command("dataset", epilog="Example: altbau dataset decisions --players 2 --games 5000 --jobs 2")
def write_dataset(
    folder: Annotated[Path, typer.Argument(help="A new folder, or that of an interrupted run, which is resumed")],
    edition: AnyEdition = DEFAULT_EDITION,
    players: Annotated[int, typer.Option(help="Number of players")] = 4,
    games: Annotated[int, typer.Option(help="Number of games")] = 1000,
    seed: Annotated[str, typer.Option(help="Seed of the first game; each further game adds one")] = "1",
    bots: Annotated[str, typer.Option(help=f"A bot for each player, or one for all: {KNOWN_BOTS}")] = STEWARD,
    rounds: Annotated[int, typer.Option(help="Number of rounds after which a game is cut off", min=1)] = 100,
    observations: Annotated[bool, typer.Option(help="Write also what each seat saw")] = True,
    jobs: Jobs = 1,
    ray: Ray = "",
    option: Annotated[list[str] | None, typer.Option(help="A table option, as tenant-powers=false")] = None,
    lang: Language = "",
) -> None:
    """Write decisions of bots as Parquet files, for machine learning (docs/research.md)."""
    language = speak(lang)
    own, options = edition_named(edition), options_of(option or [])
    wanted = Simulation(
        own.edition, players, games, seed, bots.split(","), Workers(jobs, ray), rotate=True, options=options,
        house=own.house,
    )  # fmt: skip
    collect(folder, wanted, rounds, observations, language)


@app.command(epilog='Example: altbau bot --check "node hasty.js" --games 100')
def bot(
    stdio: Annotated[
        bool, typer.Option("--stdio", help="Play with the program at the other end of stdin and stdout")
    ] = False,
    checked: Annotated[
        str,
        typer.Option("--check", help="The command of a program, or a class, to try in many games", show_default=False),
    ] = "",
    replayed: Annotated[
        Path | None, typer.Option("--replay", help="A game whose questions are put to a bot again", show_default=False)
    ] = None,
    seat: Annotated[str, typer.Option(help="The seat of the program, or the seat whose questions are put again")] = "A",
    bots: Annotated[str, typer.Option(help=f"The opponents, or the bot that answers again: {KNOWN_BOTS}")] = STEWARD,
    games: Annotated[int, typer.Option(help="Number of games to check", min=1)] = 1000,
    edition: Annotated[str, typer.Option(help="The edition; by default all in turn, or the usual one")] = "",
    players: Annotated[int, typer.Option(help="Number of players")] = 2,
    seed: Annotated[str, typer.Option(help="Seed of all random numbers", show_default=False)] = "",
    option: Annotated[list[str] | None, typer.Option(help="A table option, as tenant-powers=false")] = None,
    lang: Language = "",
) -> None:
    """Play with a program over lines of JSON, check one, or put the questions of a game to a bot again
    (docs/bots.md)."""
    language = speak(lang)
    if edition:
        game_of(edition)
    if checked:
        raise typer.Exit(check_bot(checked, games, edition, language))
    if replayed:
        played = read_saved_game(read_file(replayed))
        replay(played, seat_of(seat, played), bots, language)
    elif stdio:
        wanted = edition or DEFAULT_EDITION
        options = options_of(option or [])
        options |= open_limits(wanted, options)
        game = Game.new(wanted, players=players, seed=seed_of(seed), options=options)
        play_over_streams(game, seat_of(seat, game), bots.split(","))
    else:
        raise BadInput("program-no-task")


@app.command(epilog="Example: altbau check tests/scenarios/*.yaml")
def check(files: list[Path], lang: Language = "") -> None:
    """Run scenario files, and check own editions; exit status 0 if all passed, else 1."""
    language = speak(lang)
    passed = failed = 0
    for path in files:
        for result in check_file(path):
            if result.problem is None:
                passed += 1
                continue
            failed += 1
            print(f"{result.id} ({result.file}:{result.line}): {text.error(language, result.problem)}")
    print(f"{passed} passed, {failed} failed")
    raise typer.Exit(1 if failed else 0)


@app.command("analyse", epilog="Example: altbau analyse game.yaml --form transcript")
def analyse_game(
    record: Annotated[Path, typer.Argument(help="A file with a finished game: a record in JSON, or a transcript")],
    form: Annotated[str, typer.Option(help="text, json, svg or transcript, which has notes beside its moves")] = "text",
    lang: Language = "",
) -> None:
    """Separate luck from errors in a finished game."""
    if form not in FORMS:
        raise BadInput("bad-value", place="--form", value=form, expected=", ".join(FORMS))
    print_analysis(read_file(record), form, speak(lang))


app.command("print", epilog="Example: altbau print cards --edition wucherer-1997 --paper letter")(print_sheet)
app.command(epilog="Example: altbau show position.yaml")(show)


@app.callback(invoke_without_command=True, epilog="Example: altbau play --lang de")
def version(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Print the version and exit")] = False,
) -> None:
    """Altbau: the landlord games, to play, to simulate, to check."""
    if show_version:
        rules = ", ".join(f"{'/'.join(game.EDITIONS)} {game.RULES_VERSION}" for game in GAMES)
        engine = "compiled" if COMPILED else "interpreted"
        print(f"altbau {__version__}, engine: {engine}, rules: {rules}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """Run the command line. An error of the user is one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may lack umlauts
    try:
        status = app(standalone_mode=False)
    except BadInput as error:
        sys.stderr.write(text.error(language_given(), error) + "\n")
        status = 2
    except WRONG_WORDS as error:
        sys.stderr.write(text.error(language_given(), wrong_words(error)) + "\n")
        status = 2
    except (KeyboardInterrupt, typer.Abort):
        status = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 141
    raise SystemExit(status or 0)


def wrong_words(error: Exception) -> BadInput:
    """Typer's error about the command line as a BadInput."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    name = getattr(error, "option_name", None) or (parameter.opts[0] if parameter else "")
    if kind == "NoSuchOption":
        return BadInput("no-such-option", option=name)
    if kind == "BadOptionUsage":
        return BadInput("option-without-value", option=name)
    if kind == "MissingParameter":
        return BadInput("missing-argument", argument=name)
    if kind == "BadParameter":
        return BadInput("bad-argument", argument=name)
    unknown = [word for word in sys.argv[1:] if repr(word) in str(error)]
    return BadInput("wrong-words", words=unknown[0] if unknown else " ".join(sys.argv[1:]))


def language_given() -> str:
    """The language for error messages: `--lang` if it is valid, else the terminal's."""
    words = " ".join(sys.argv[1:]).replace("--lang=", "--lang ").split()
    given = words[words.index("--lang") + 1 :] if "--lang" in words else []
    return given[0] if given and given[0] in text.LANGUAGES else own_language()
