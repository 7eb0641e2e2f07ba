"""Datasets of bots' decisions for learning: a folder of Parquet files with observations, actions and results.

Each file has `GAMES_A_FILE` consecutive games and depends only on the specification and its first game. So an
interrupted run can be continued: existing files stay, missing ones are played. Two folders with the same specification
are equal byte for byte.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib.metadata import version
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from altbau.core.data import HouseRules
from altbau.core.engine.ids import Action, by_seat
from altbau.core.engine.options import OptionValue
from altbau.core.engine.view import View
from altbau.errors import BadInput
from altbau.lab.games import bots_by_seat
from altbau.lab.players import player
from altbau.lab.programs import Follower
from altbau.lab.view_tracking import play_out
from altbau.lab.workers import Workers
from altbau.play.bots import own_seed
from altbau.research.arrays import DTYPE, observation_array
from altbau.research.environment_spec import EnvironmentSpec

GAMES_A_FILE: Final = 100
ROWS: Final = 4096  # minimum size of a row group, which is held in memory
WISH: Final = "dataset.json"  # the specification of the folder
DATASHEET: Final = "README.md"
ALONE: Final = Workers()  # this process
CHANGES: Final = ("cards", "house")  # what of a specification can be left out
PARTIAL: Final = ".part"  # suffix of a file that is being written


@dataclass(frozen=True)
class DatasetSpec:
    """The specification of a dataset: games of bots, one for each seat. From game to game the bots move on by one seat
    and the seed increases by 1."""

    edition: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    rounds: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    observations: bool = True
    cards: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    house: HouseRules = field(default_factory=dict)

    def setting(self) -> EnvironmentSpec:
        """The setting of the games. Raises BadInput."""
        if len(self.bots) != self.players:
            raise BadInput("bot-count", count=len(self.bots), players=self.players)
        return EnvironmentSpec(
            self.edition, self.players,
            options=dict(self.options), cards=self.cards, house=self.house, rounds=self.rounds,
        )  # fmt: skip

    def written(self) -> str:
        """The specification as JSON, without the changes that it does not make."""
        told = {name: value for name, value in asdict(self).items() if name not in CHANGES or value}
        return json.dumps(told, indent=1) + "\n"

    def files(self) -> list[str]:
        """The names of all files."""
        return [self.file(number) for number in range(-(-self.games // GAMES_A_FILE))]

    def file(self, number: int) -> str:
        """The name of file `number`, with its first and last game."""
        first = number * GAMES_A_FILE
        return f"games-{first:07}-{min(self.games, first + GAMES_A_FILE) - 1:07}.parquet"


def schema_of(wanted: DatasetSpec, setting: EnvironmentSpec) -> Any:
    """The Arrow schema. Its metadata `altbau` is JSON with the names of bots and actions and the parts of
    observations."""
    encoding = setting.encoding
    columns = [
        ("game", pa.int32()), ("decision", pa.int32()), ("seat", pa.int8()), ("bot", pa.int8()), ("round", pa.int16()),
        ("legal", pa.list_(pa.int16())), ("action", pa.int16()), ("exact", pa.int32()),
        ("result", pa.float32()), ("place", pa.int8()), ("score", pa.int32()),
    ]  # fmt: skip
    about: dict[str, object] = {"bots": list(wanted.bots), "actions": encoding.actions}
    if wanted.observations:
        columns.append(("observation", pa.binary(encoding.length * np.dtype(DTYPE).itemsize)))
        about["parts"] = [part._asdict() for part in encoding.parts]
    return pa.schema(columns, metadata={"altbau": json.dumps(about)})


class DecisionWriter:
    """Collects decisions by column, and writes them in row groups."""

    def __init__(self, schema: Any) -> None:
        self.schema = schema
        self.target = BytesIO()
        self.writer = pq.ParquetWriter(
            self.target, schema, compression="zstd", compression_level=1, use_dictionary=False, write_statistics=False
        )
        self.columns: dict[str, list[Any]] = {name: [] for name in schema.names}

    def write(self, least: int) -> None:
        """Write the collected rows as a row group, if there are at least `least`."""
        if len(self.columns["game"]) >= least:
            arrays = [pa.array(self.columns[field.name], field.type) for field in self.schema]
            self.writer.write_table(pa.Table.from_arrays(arrays, schema=self.schema))
            for column in self.columns.values():
                column.clear()

    def whole(self) -> bytes:
        """The bytes of the finished file."""
        self.write(least=1)
        self.writer.close()
        return self.target.getvalue()


def part(wanted: DatasetSpec, number: int) -> bytes:
    """The bytes of file `number`; plays its games."""
    setting = wanted.setting()
    rows = DecisionWriter(schema_of(wanted, setting))
    first = number * GAMES_A_FILE
    for game in range(first, min(wanted.games, first + GAMES_A_FILE)):
        _play(wanted, setting, game, rows)
        rows.write(least=ROWS)
    return rows.whole()


def _play(wanted: DatasetSpec, setting: EnvironmentSpec, game: int, rows: DecisionWriter) -> None:
    """Play a game, and add its decisions with the results of their seats."""
    seed = wanted.seed + game
    sits = bots_by_seat(wanted.bots, game)
    table = setting.deal(seed)
    bots = [player(name, seat, wanted.edition, own_seed(seed, seat)) for seat, name in by_seat(sits)]
    places_of_bots = bots_by_seat([str(place) for place in range(wanted.players)], game)
    encoding, columns = setting.encoding, rows.columns
    chosen: list[int] = []  # the seat of each decision

    def decided(view: View, action: Action) -> None:
        chosen.append(view.seat)
        columns["round"].append(view.round)
        columns["legal"].append(encoding.numbers(view))
        columns["action"].append(encoding.number(view, action))
        columns["exact"].append(encoding.exact(view, action))
        if wanted.observations:
            columns["observation"].append(pack_observation(encoding.observe(view)))

    play_out(table, bots, decided, setting.over)
    returns, scores = setting.returns(table), setting.module.scores(table.state)
    places = setting.module.places(table.state)
    columns["game"] += [game] * len(chosen)
    columns["decision"] += range(len(chosen))
    columns["seat"] += chosen
    columns["bot"] += [int(places_of_bots[seat]) for seat in chosen]
    columns["result"] += [returns[seat] for seat in chosen]
    columns["place"] += [places[seat] for seat in chosen]
    columns["score"] += [scores[seat] for seat in chosen]


def pack_observation(numbers: Sequence[int]) -> bytes:
    """An observation as little-endian int16."""
    whole: bytes = observation_array(numbers).astype("<i2").tobytes()
    return whole


def observations(table: Any) -> Any:
    """The observations of an Arrow table read from such a file: int16, shape (rows, `encoding.length`)."""
    rows = table["observation"].combine_chunks()
    return np.frombuffer(b"".join(rows.to_pylist()), "<i2").reshape(len(rows), -1)


def write(folder: Path, wanted: DatasetSpec, workers: Workers = ALONE) -> Iterator[int]:
    """Play the missing files of a folder; yields the number of finished games at the start and after each file. Raises
    BadInput."""
    setting = wanted.setting()
    for seat, name in by_seat(wanted.bots):
        if isinstance(player(name, seat, wanted.edition, 0), Follower):
            raise BadInput("dataset-no-program", bot=name)
    try:
        _claim(folder, wanted)
        files = wanted.files()
        missing = [number for number, name in enumerate(files) if not (folder / name).exists()]
        done = wanted.games - sum(_games_in(wanted, number) for number in missing)
        yield done
        work = partial(_missing, wanted, missing)
        for number, content in zip(missing, workers.in_order(work, len(missing), GAMES_A_FILE), strict=True):
            _put(folder / files[number], content)
            done += _games_in(wanted, number)
            yield done
        _put(folder / DATASHEET, datasheet(folder, wanted, setting).encode())
    except OSError as error:
        raise BadInput("file-unwritable", file=str(error.filename or folder), problem=str(error.strerror)) from None


def _missing(wanted: DatasetSpec, missing: Sequence[int], place: int) -> bytes:
    return part(wanted, missing[place])


def _games_in(wanted: DatasetSpec, number: int) -> int:
    """The number of games of a file."""
    return min(wanted.games, (number + 1) * GAMES_A_FILE) - number * GAMES_A_FILE


def _claim(folder: Path, wanted: DatasetSpec) -> None:
    """Mark a folder as that of the specification. Raises BadInput if it has another one, or other files."""
    folder.mkdir(parents=True, exist_ok=True)
    wish = wanted.written()
    known = folder / WISH
    if known.exists():
        if known.read_text(encoding="utf-8") != wish:
            raise BadInput("dataset-other", folder=str(folder), file=WISH)
    elif any(folder.iterdir()):
        raise BadInput("dataset-not-empty", folder=str(folder))
    else:
        _put(known, wish.encode())
    for left in folder.glob(f"*{PARTIAL}"):
        left.unlink()


def _put(file: Path, content: bytes) -> None:
    """Write a file atomically."""
    partial_file = file.with_name(file.name + PARTIAL)
    with partial_file.open("wb") as target:
        target.write(content)
        target.flush()
        os.fsync(target.fileno())
    partial_file.replace(file)


# --- the datasheet ----------------------------------------------------------------------------------------------------


def datasheet(folder: Path, wanted: DatasetSpec, setting: EnvironmentSpec) -> str:
    """The datasheet: content, origin and limits of the data (Gebru et al., "Datasheets for Datasets", Communications of
    the ACM 64, 2021)."""
    decisions = 0
    won = dict.fromkeys(range(wanted.players), 0.0)
    for name in wanted.files():
        found = pq.read_table(folder / name, columns=["game", "bot", "result"])
        decisions += len(found)
        for (_, bot), result in _by_player(found).items():
            won[bot] += (result * (wanted.players - 1) + 1) / wanted.players
    facts: dict[str, object] = {
        "version": version("altbau"),
        "edition": wanted.edition,
        "rules": setting.module.RULES_VERSION,
        "options": ", ".join(f"{name}={value}" for name, value in wanted.options) or "as printed",
        "changes": "as printed" if not (wanted.cards or wanted.house) else "see `cards` and `house` in `dataset.json`",
        "players": wanted.players,
        "games": wanted.games,
        "decisions": decisions,
        "seed": wanted.seed,
        "rounds": wanted.rounds,
        "bots": ", ".join(wanted.bots),
        "observation": f"{setting.encoding.length} × int16" if wanted.observations else "left out",
        "actions": setting.encoding.size,
        "won": "\n".join(f"- {number}, {name}: {won[number]:.1f}" for number, name in enumerate(wanted.bots)),
    }
    return (files(__package__) / "datasheet.md").read_text(encoding="utf-8").format(**facts)


def _by_player(found: Any) -> dict[tuple[int, int], float]:
    """The results by game and bot; a bot that never had a choice in a game is missing."""
    columns = (found[name].to_pylist() for name in ("game", "bot", "result"))
    return {(game, bot): result for game, bot, result in zip(*columns, strict=True)}
