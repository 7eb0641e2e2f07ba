"""Erases the personal data of a player from a table: names and keys. The moves stay, under an anonymous name."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from altbau.core.data import Data
from altbau.core.engine.ids import Seat, by_seat
from altbau.games import game_of
from altbau.table.lists.list_rows import player_columns
from altbau.table.log.series import part_of
from altbau.table.seats.access import AccessList, Kind, Player, watching_of
from altbau.table.seats.names import Name, numbered_name

SOMEBODY: Final = "page-somebody"  # the message with the anonymous name
OF_A_PERSON: Final[tuple[Kind, ...]] = ("invited", "joined", "renamed", "device", "along")  # admissions to delete


class AnonymizedTable(NamedTuple):
    """What is to be stored of a table from now on: its body, the numbers of the admissions that stay, and its row for
    lists. `called` maps each former name to the anonymous one."""

    body: Data
    stays: list[int]
    listed: Data
    called: Mapping[str, Name]

    def line(self, line: Data) -> Data:
        """A line of a list of records, with the former names replaced."""
        found = [self.called.get(name) for name in line["players"]]
        said = line.get("called") or [None] * len(found)
        return line | {
            "players": [name.plain() if name else was for name, was in zip(found, line["players"], strict=True)],
            "called": [name.in_every_language() if name else was for name, was in zip(found, said, strict=True)],
        }


def anonymize_table(id: str, gone: Collection[Seat], body: Data, admissions: Sequence[Data]) -> AnonymizedTable:
    """A table without the names and keys of the players on the seats `gone`."""
    stay = [name for seat, name in by_seat(locks_of(body, admissions).names) if seat not in gone]
    taken = {look for name in stay for look in name.looks()}
    seats: list[Data] = list(body["seats"])
    called: dict[str, Name] = {}
    for seat in sorted(gone):
        name = numbered_name(game_of(body["edition"]).NAME, SOMEBODY, taken)
        taken |= name.looks()
        before = [seats[seat]["name"], *(each["name"] for each in admissions if each["seat"] == seat)]
        called |= {each: name for each in before if each}
        anonymous = {"name": None, "message": name.message, "number": name.number, "digest": None, "invitation": None}
        seats[seat] = seats[seat] | anonymous
    stays = [each for each in admissions if each["seat"] not in gone or each["kind"] not in OF_A_PERSON]
    after = body | {"seats": seats}
    players = [Player(**seat) for seat in seats]
    house, locks = body.get("house", {}), locks_of(after, stays).locks
    listed = player_columns(body["edition"], house, players, part_of(id, after), locks)
    return AnonymizedTable(after, [each["number"] for each in stays], listed, called)


def locks_of(body: Data, admissions: Sequence[Data]) -> AccessList:
    """The locks of a table, from its body and the stored admissions."""
    locks = AccessList([Player(**seat) for seat in body["seats"]], game_of(body["edition"]).NAME, watching_of(body))
    locks.recall(admissions)
    return locks
