"""The command line: `altbau serve · play · simulate · ladder · dataset · bot · check · analyse · print · show · …`.

A user's mistake is one line and exit status 2; an interruption is quiet and ends with 130.
"""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from altbau import COMPILED, __version__
from altbau.cli.administering import Administration
from altbau.cli.analysing import FORMS, analyse, finished
from altbau.cli.botting import check_program, play_over_streams, replay, seat_of
from altbau.cli.databases import check_database, copy_database
from altbau.cli.duels import DUEL, ladder
from altbau.cli.playing import play_in_terminal, seed_of
from altbau.cli.simulating import Simulation, say_engine, simulate
from altbau.core import text
from altbau.core.bots.bot import STEWARD
from altbau.core.engine.ids import NOBODY
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.reading import mapping
from altbau.core.notation.texts import documents
from altbau.core.page.listing import RecordSheet
from altbau.environment import extra, own_language
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION, GAMES, game_of
from altbau.lab.games import open_limits
from altbau.lab.workers import Workers
from altbau.play.bots import RANDOM, bot_names, presets
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.play.position import read_position
from altbau.play.scenario import check_file
from altbau.play.written import parts
from altbau.server.web.limits import Limits

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

ALLOWED = Limits()
KNOWN_BOTS = f"{', '.join(bot_names())}, or a class as package.module:Class, or a program as program:COMMAND"
WRONG_WORDS: type[Exception] = typer.BadParameter.__mro__[1]  # every complaint of Typer about the command line


Language = Annotated[str, typer.Option("--lang", help="de or en; by default as the terminal's", show_default=False)]
Edition = Annotated[str, typer.Option(help="The edition")]
Jobs = Annotated[int, typer.Option(help="Processes to use")]
Ray = Annotated[
    str,
    typer.Option(
        help="Address of a Ray cluster whose machines play instead; auto for one of this machine's", show_default=False
    ),
]


def speak(language: str) -> str:
    """The language asked for, or the terminal's. Raises BadInput."""
    if language and language not in text.LANGUAGES:
        raise BadInput("unknown-language", language=language, known=", ".join(text.LANGUAGES))
    return language or own_language()


@app.command(epilog="Example: altbau serve --port 8080 --database tables.sqlite")
def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 for everybody in your network")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 for any", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            help="Where tables are kept: a file, or postgresql://user@host/name",
            envvar="ALTBAU_DATABASE",
            show_default=False,
        ),
    ] = None,
    tables_hour: Annotated[
        int, typer.Option(help="Tables that an address may start in an hour", min=1)
    ] = ALLOWED.tables_hour,
    tables_day: Annotated[
        int, typer.Option(help="Tables that an address may start in a day", min=1)
    ] = ALLOWED.tables_day,
    admissions: Annotated[
        int, typer.Option(help="Secrets, invitations and codes that an address may ask for or try in an hour", min=1)
    ] = ALLOWED.admissions,
    connections: Annotated[int, typer.Option(help="Open connections of an address", min=1)] = ALLOWED.connections,
    requests: Annotated[int, typer.Option(help="Requests of an address in a second", min=1)] = ALLOWED.requests,
    cpu: Annotated[
        int,
        typer.Option(help="Milliseconds of processor time of an address in a second, for opening long games", min=1),
    ] = ALLOWED.cpu,
    analyses: Annotated[
        int, typer.Option(help="Analyses of finished games that an address may begin in an hour", min=1)
    ] = ALLOWED.analyses,
    prints: Annotated[
        int, typer.Option(min=1, help="Files to be printed that one address may have made in an hour")
    ] = ALLOWED.prints,
    messages: Annotated[int, typer.Option(help="Messages of a live connection in a second", min=1)] = ALLOWED.messages,
    words: Annotated[
        int, typer.Option(help="What an address may say in the talk of tables in a second", min=1)
    ] = ALLOWED.words,
    watchers: Annotated[int, typer.Option(help="Spectators of a table", min=0)] = ALLOWED.watchers,
    devices: Annotated[int, typer.Option(help="Live connections of a seat", min=1)] = ALLOWED.devices,
    patience: Annotated[
        float, typer.Option(help="Seconds for the head of a request, for its body, for taking an answer", min=0.1)
    ] = ALLOWED.patience,
    archive_after: Annotated[
        int, typer.Option(help="Days without a move after which a table is archived; it opens as before", min=1)
    ] = ALLOWED.archive_after,
    thinkers: Annotated[
        int | None,
        typer.Option(
            help="Processes in which bots think; by default one less than there are processors",
            min=1,
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            help="Processes that serve together, over PostgreSQL only; by default the one, which nobody shares it with",
            min=1,
            show_default=False,
        ),
    ] = None,
    limit_local: Annotated[
        bool, typer.Option("--limit-local", help="Limit those on this machine, too, who come through no proxy")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address or network of a proxy whose X-Forwarded-For is believed", show_default=False),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="Origin of the page where a proxy changes the host, as https://play.example", show_default=False
        ),
    ] = None,
    hostname: Annotated[
        list[str] | None,
        typer.Option(
            help="Name under which the server answers; by default localhost and any IP address", show_default=False
        ),
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error")] = "warning",
    log_format: Annotated[str, typer.Option(help="json: an object a line; text: for people")] = "json",
    lang: Language = "",
) -> None:
    """Serve tables in the browser. Whoever takes more than the limits allow is told so; others don't notice."""
    say_engine(speak(lang))
    with extra("server"):
        from altbau.server.failures import keep_log  # nobody else should wait for the web framework
        from altbau.server.run import serve as serve_tables

    keep_log(log_level, log_format)
    limits = Limits(
        tables_hour, tables_day, admissions, connections, requests, cpu, analyses, prints, messages, words, watchers,
        devices, patience, archive_after, limit_local, tuple(proxy or ()), tuple(origin or ()), tuple(hostname or ()),
    )  # fmt: skip
    status = serve_tables(host, port, database, limits=limits, thinkers=thinkers, workers=workers)
    raise typer.Exit(status)


admin = typer.Typer(rich_markup_mode=None)
app.add_typer(
    admin, name="admin", help="Look after a server, in its database, while it serves.",
    epilog="Example: altbau admin key --database tables.sqlite",
)  # fmt: skip

AdminDatabase = Annotated[
    str | None,
    typer.Option(
        "--database", help="The server's database, as altbau serve has it", envvar="ALTBAU_DATABASE", show_default=False
    ),
]


@admin.command("key", epilog="Example: altbau admin key --database postgresql://altbau@localhost/altbau")
def operator_key(database: AdminDatabase = None, lang: Language = "") -> None:
    """Make the key of whoever runs the server, for /metrics. It ends the one before."""
    Administration(database, speak(lang)).make_key()


@admin.command("list", epilog="Example: altbau admin list --state running")
def list_tables(
    state: Annotated[str, typer.Option(help="Only those that are waiting, running or over", show_default=False)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON")] = False,
    database: AdminDatabase = None,
    lang: Language = "",
) -> None:
    """List all tables, without anything that is hidden from their players."""
    if state not in ("", "waiting", "running", "over"):
        raise BadInput("bad-value", place="--state", value=state, expected="waiting, running, over")
    Administration(database, speak(lang)).list_tables(state, as_json=as_json)


Table = Annotated[str, typer.Argument(help="The id of a table, as in its address")]
IDS = {"ignore_unknown_options": True}  # an id may begin with a dash
Address = Annotated[str, typer.Argument(help="An address, or a network as 192.0.2.0/24")]


@admin.command("end", context_settings=IDS, epilog="Example: altbau admin end k3JfA9mQx2c")
def end_table(table: Table, database: AdminDatabase = None, lang: Language = "") -> None:
    """End a table: nothing more is played there, and all are told."""
    Administration(database, speak(lang)).end(table)


@admin.command("delete", context_settings=IDS, epilog="Example: altbau admin delete k3JfA9mQx2c --yes")
def delete_table(
    table: Table,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask")] = False,
    database: AdminDatabase = None,
    lang: Language = "",
) -> None:
    """Delete a table with its log, its talk and its lines in the record lists."""
    language = speak(lang)
    if not yes:
        typer.confirm(text.say(language, "cli-sure", table=table), abort=True)
    Administration(database, language).delete(table)


@admin.command("ban", epilog="Example: altbau admin ban 192.0.2.17 --days 7")
def ban_address(
    address: Address,
    days: Annotated[int, typer.Option(help="For how long", min=1)] = 30,
    database: AdminDatabase = None,
    lang: Language = "",
) -> None:
    """Turn away an address, whose live connections are closed."""
    Administration(database, speak(lang)).ban(address, days)


@admin.command("unban", epilog="Example: altbau admin unban 192.0.2.17")
def unban_address(address: Address, database: AdminDatabase = None, lang: Language = "") -> None:
    """Turn an address away no more."""
    Administration(database, speak(lang)).unban(address)


@admin.command("bans", epilog="Example: altbau admin bans")
def list_bans(database: AdminDatabase = None, lang: Language = "") -> None:
    """List who is turned away, and until when."""
    Administration(database, speak(lang)).bans()


@admin.command("message", epilog="Example: altbau admin message 'Restart at 20:00' --german 'Neustart um 20 Uhr'")
def message(
    said: Annotated[str, typer.Argument(help="What everybody is told; nothing ends it", show_default=False)] = "",
    german: Annotated[str, typer.Option(help="The same in German", show_default=False)] = "",
    database: AdminDatabase = None,
    lang: Language = "",
) -> None:
    """Tell everybody something on all pages, such as that the server will be restarted."""
    told = {"en": said, "de": german or said} if said else {}
    Administration(database, speak(lang)).tell(told)


@admin.command("export", context_settings=IDS, epilog="Example: altbau admin export k3JfA9mQx2c --out game.yaml")
def export(
    table: Table,
    out: Annotated[Path | None, typer.Option(help="The file to write", show_default=False)] = None,
    database: AdminDatabase = None,
    lang: Language = "",
) -> None:
    """Write all games of a table in the notation. Of one that runs this shows all hands, and its table is told."""
    Administration(database, speak(lang)).export(table, out)


database = typer.Typer(rich_markup_mode=None)
app.add_typer(
    database, name="database", help="Copy and check databases, which no server may use meanwhile.",
    epilog="Example: altbau database check tables.sqlite",
)  # fmt: skip


@database.command("copy", epilog="Example: altbau database copy tables.sqlite postgresql://altbau@localhost/altbau")
def copy(source: str, target: str, lang: Language = "") -> None:
    """Copy a database, a file or one of PostgreSQL, into an empty one. A copy that was cut off goes on."""
    copy_database(source, target, speak(lang))


@database.command("check", epilog="Example: altbau database check tables.sqlite")
def check_records(database: str, lang: Language = "") -> None:
    """Verify the checksums of all records."""
    check_database(database, speak(lang))


@app.command(epilog="Example: altbau play --players 3 --bot gangster,landlord-strategist --seed 7")
def play(
    edition: Edition = DEFAULT_EDITION,
    players: Annotated[int, typer.Option(help="How many play, you among them")] = 3,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "--bot",
            help=f"Whom you play against, one or several: {KNOWN_BOTS}",
            show_default="the characters of the game",
        ),
    ] = "",
    seed: Annotated[str, typer.Option(help="A number that decides all chance", show_default=False)] = "",
    option: Annotated[list[str] | None, typer.Option(help="A table option, as tenant-powers=false")] = None,
    games: Annotated[int | None, typer.Option(help="A match of so many games", show_default=False)] = None,
    target: Annotated[int | None, typer.Option(help="A match up to this total", show_default=False)] = None,
    lang: Language = "",
) -> None:
    """Play a game in the terminal against bots, or a match of several."""
    number = seed_of(seed)
    options = options_of(option or [])
    match = Match(edition, players=players, seed=number, options=options, games=games, target=target)
    play_in_terminal(match, bots.split(",") if bots else presets(match.game.module), speak(lang))


def options_of(given: list[str]) -> dict[str, bool | str | int]:
    """Table options from `name=value`. Raises BadInput."""
    options: dict[str, bool | str | int] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadInput("bad-value", place="--option", value=each, expected="name=value")
        switch = {"true": True, "false": False}.get(value)
        options[name] = switch if switch is not None else int(value) if value.isdecimal() else value
    return options


@app.command("simulate", epilog="Example: altbau simulate --players 3 --games 1000 --bots strategist,steward,steward")
def simulate_games(
    edition: Edition = DEFAULT_EDITION,
    players: Annotated[int, typer.Option(help="How many play")] = 4,
    games: Annotated[int, typer.Option(help="How many games")] = 100,
    seed: Annotated[str, typer.Option(help="The seed of the first game; each further one is one more")] = "1",
    bots: Annotated[
        str,
        typer.Option(help=f"A bot for each player, or one for all: {KNOWN_BOTS}"),
    ] = RANDOM,
    jobs: Jobs = 1,
    ray: Ray = "",
    csv: Annotated[Path | None, typer.Option(help="Write a row for each game", show_default=False)] = None,
    rotate: Annotated[bool, typer.Option(help="Let the bots change seats from game to game")] = True,
    option: Annotated[list[str] | None, typer.Option(help="A table option, as tenant-powers=false")] = None,
    lang: Language = "",
) -> None:
    """Let bots play many games against each other."""
    workers = Workers(jobs, ray)
    wanted = Simulation(edition, players, games, seed, bots.split(","), workers, rotate, options_of(option or []))
    simulate(wanted, csv, speak(lang))


@app.command("ladder", epilog="Example: altbau ladder --bots beginner,steward,hasty:Hasty --games 400 --jobs 2")
def compare_bots(
    bots: Annotated[str, typer.Option(help=f"Two bots or more: {KNOWN_BOTS}")],
    edition: Edition = DEFAULT_EDITION,
    games: Annotated[int, typer.Option(help="How many games each two of them play")] = 100,
    seed: Annotated[str, typer.Option(help="The seed of the first game; each further one is one more")] = "1",
    jobs: Jobs = 1,
    ray: Ray = "",
    option: Annotated[list[str] | None, typer.Option(help="A table option, as tenant-powers=false")] = None,
    lang: Language = "",
) -> None:
    """Let bots play duels over the same deals, and rank them."""
    options = options_of(option or [])
    workers = Workers(jobs, ray)
    ladder(Simulation(edition, DUEL, games, seed, bots.split(","), workers, rotate=True, options=options), speak(lang))


@app.command("dataset", epilog="Example: altbau dataset decisions --players 2 --games 5000 --jobs 2")
def write_dataset(
    folder: Annotated[Path, typer.Argument(help="A new folder, or one that was cut off and is to be gone on with")],
    edition: Edition = DEFAULT_EDITION,
    players: Annotated[int, typer.Option(help="How many play")] = 4,
    games: Annotated[int, typer.Option(help="How many games")] = 1000,
    seed: Annotated[str, typer.Option(help="The seed of the first game; each further one is one more")] = "1",
    bots: Annotated[str, typer.Option(help=f"A bot for each player, or one for all: {KNOWN_BOTS}")] = STEWARD,
    rounds: Annotated[int, typer.Option(help="After how many rounds a game is cut off", min=1)] = 100,
    observations: Annotated[bool, typer.Option(help="Write what each seat saw, too")] = True,
    jobs: Jobs = 1,
    ray: Ray = "",
    option: Annotated[list[str] | None, typer.Option(help="A table option, as tenant-powers=false")] = None,
    lang: Language = "",
) -> None:
    """Write decisions of bots as Parquet files, for learners (docs/research.md)."""
    language = speak(lang)
    with extra("research"):
        from altbau.cli.collecting import collect
    workers = Workers(jobs, ray)
    wanted = Simulation(
        edition, players, games, seed, bots.split(","), workers, rotate=True, options=options_of(option or [])
    )
    collect(folder, wanted, rounds, observations, language)


@app.command(epilog='Example: altbau bot --check "node hasty.js" --games 100')
def bot(
    stdio: Annotated[
        bool, typer.Option("--stdio", help="Play with who is at the other end of stdin and stdout")
    ] = False,
    checked: Annotated[
        str, typer.Option("--check", help="The command of a program to try in many games", show_default=False)
    ] = "",
    replayed: Annotated[
        Path | None, typer.Option("--replay", help="A game whose questions to put to a bot again", show_default=False)
    ] = None,
    seat: Annotated[str, typer.Option(help="The seat of the program, or whose questions are put again")] = "A",
    bots: Annotated[str, typer.Option(help=f"Against whom, or who answers again: {KNOWN_BOTS}")] = STEWARD,
    games: Annotated[int, typer.Option(help="How many games to check", min=1)] = 1000,
    edition: Annotated[str, typer.Option(help="The edition; by default all in turn, or the usual one")] = "",
    players: Annotated[int, typer.Option(help="How many play")] = 2,
    seed: Annotated[str, typer.Option(help="A number that decides all chance", show_default=False)] = "",
    option: Annotated[list[str] | None, typer.Option(help="A table option, as tenant-powers=false")] = None,
    lang: Language = "",
) -> None:
    """Play with a program over lines of JSON, check one, or put a game's questions to a bot again (docs/bots.md)."""
    language = speak(lang)
    if edition:
        game_of(edition)
    if checked:
        raise typer.Exit(check_program(checked, games, edition, language))
    if replayed:
        played = finished(read_file(replayed))
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
    """Run scenario files; exit status 0 only if none failed."""
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
    """Tell luck from errors in a finished game."""
    if form not in FORMS:
        raise BadInput("bad-value", place="--form", value=form, expected=", ".join(FORMS))
    analyse(read_file(record), form, speak(lang))


@app.command("print", epilog="Example: altbau print cards --edition wucherer-1997 --paper letter")
def print_sheet(
    what: Annotated[str, typer.Argument(help="money, scores, records, aid, cards, lists or rules")],
    edition: Edition = DEFAULT_EDITION,
    paper: Annotated[str, typer.Option(help="a4 or letter")] = "a4",
    cards: Annotated[
        Path | None, typer.Option(help="A file with the values of your own cards, as `cards:` of a position")
    ] = None,
    lists: Annotated[
        Path | None, typer.Option(help="A file with what a server answers at /api/records, to fill record lists")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The file to write", show_default="what, edition and language, as PDF")
    ] = None,
    lang: Language = "",
) -> None:
    """Write a PDF file of what the rulebook of an edition asks to be printed."""
    from altbau.paper import printed  # reads rulebooks, which nobody needs who plays

    language = speak(lang)
    own = own_values(cards) if cards else {}
    filled = record_sheets(lists) if lists else []
    made = printed(what, edition, "de" if language == "de" else "en", paper, own, filled)
    file = out or Path(f"{what}-{edition}.{language}.pdf")
    try:
        file.write_bytes(made)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(file), problem=str(error.strerror)) from None
    print(file)


def record_sheets(file: Path) -> list[RecordSheet]:
    """The record lists of a server. Raises BadInput for what are none."""
    try:
        return msgspec.json.decode(read_file(file), type=list[RecordSheet])
    except msgspec.DecodeError as error:
        raise BadInput("no-record-lists", file=str(file), problem=str(error)) from None


def own_values(file: Path) -> dict[str, dict[str, object]]:
    """An owner's card values, by card. Raises BadInput for what is no list of such values."""
    found = [document.data for document in documents(read_file(file))]
    data = mapping(found[0], "cards") if found else {}
    cards = mapping(data.get("cards", data), "cards")
    return {name: dict(mapping(values, f"cards.{name}")) for name, values in cards.items()}


@app.command(epilog="Example: altbau show position.yaml")
def show(
    position: Annotated[str, typer.Argument(help="A file with positions or games, or - for standard input")],
    svg: Annotated[bool, typer.Option("--svg", help="Write a picture, what a spectator sees, as SVG instead")] = False,
    png: Annotated[Path | None, typer.Option(help="Draw the same into this PNG file", show_default=False)] = None,
    lang: Language = "",
) -> None:
    """Draw a position as text, and how a game ended; each, if a file has several."""
    language = speak(lang)
    written = sys.stdin.read() if position == "-" else read_file(Path(position))
    for part in parts(written):
        state = reached(part)
        if svg or png:
            draw_picture(state, language, png)
            continue
        names = [text.say(language, "cli-player", seat=seat) for seat in SEAT_NAMES[: state.players]]
        module = game_of(state.edition.key)
        print(module.draw(state, module.narrator(language, state.edition, names)))


def draw_picture(state: AnyState, language: str, png: Path | None) -> None:
    """A state as a spectator sees it: as SVG, or in a file as PNG. Raises BadInput."""
    module = game_of(state.edition.key)
    drawn = module.picture(module.page_view(state, NOBODY), language)
    if png is None:
        print(drawn)
        return
    from altbau.paper.pixels import pixels

    try:
        png.write_bytes(pixels(drawn))
    except OSError as error:
        raise BadInput("file-unwritable", file=str(png), problem=str(error.strerror)) from None
    print(png)


def reached(written: str) -> AnyState:
    """The state that a position describes, or to which a game leads. Raises BadInput."""
    found = [document.data for document in documents(written)]
    data = mapping(found[0], "position") if found else {}
    if "game" in data:
        state: AnyState = Game.from_transcript(written).state
    else:
        state = read_position(data.get("position", data))
    return state


def read_file(path: Path) -> str:
    """The text of a file. Raises BadInput."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("file-not-found", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        problem = error.reason if isinstance(error, UnicodeDecodeError) else str(error.strerror)
        raise BadInput("file-unreadable", file=str(path), problem=problem) from None


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
    """Run the command line; a user's mistake is one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without an umlaut is no reason to fail
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
    """What Typer says about the words on the command line, as an error of the texts."""
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
    """The language of an error: `--lang` if it is one, else the terminal's."""
    words = " ".join(sys.argv[1:]).replace("--lang=", "--lang ").split()
    given = words[words.index("--lang") + 1 :] if "--lang" in words else []
    return given[0] if given and given[0] in text.LANGUAGES else own_language()
