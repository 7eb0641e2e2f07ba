"""The settings of a table: those of its start, and those changed since."""

from dataclasses import dataclass

from altbau.core.data import Data
from altbau.core.messages import table
from altbau.games import game_of
from altbau.table.log.series import SeriesPlace, part_of
from altbau.table.seats.access import Player
from altbau.table.timing.clocks import by_correspondence
from altbau.table.timing.schedule import COMPANY


@dataclass
class TableSettings:
    """The settings of a table."""

    id: str
    seed_chosen: bool  # by the host, who knows it
    hints: bool  # whether players may ask for the steward's advice
    advised: bool  # the default for players who have not chosen
    sit_in: bool  # whether a bot plays for an absent person without a vote
    window_limit: table.WindowLimit
    clock: table.Clock
    by_correspondence: bool  # whether the clock is for that
    pace: table.PaceName
    next_table: str | None  # the rematch
    host_gone: str  # since when the host is absent (ISO); empty if not
    part: SeriesPlace  # of its series
    uncounted: table.Uncounted | None  # why it does not count in lists; None if it does
    deal: str | None  # the id of its deal, if any
    sealed: bool  # whether its seed is still secret for everybody
    people: int  # the number of seats for people, taken or not
    timeline: str | None = None  # of the database that stores it
    one_device: bool = False  # whether all who look at it share one device


def settings_of(id: str, body: Data, next_table: str | None) -> TableSettings:
    """The settings from the body of a table. If hints were not chosen, they are on by default for a person alone
    against bots."""
    wished, clock = body.get("hints"), body.get("clock", "none")
    people = sum(not seat["bot"] for seat in body["seats"])
    hints = game_of(body["edition"]).ADVISER is not None and wished is not False
    return TableSettings(
        id, body.get("seed_chosen", False), hints, people == 1 or wished is True, body.get("sit_in", False),
        body.get("window_limit", table.USUAL_LIMIT), clock, by_correspondence(clock), body.get("pace", "normal"),
        next_table, body.get("host_gone", ""), part_of(id, body),
        "what-if" if "position" in body else body.get("uncounted"), body.get("deal"), "deal" in body, people,
    )  # fmt: skip


def renew(about: TableSettings, body: Data, next_table: str | None) -> None:
    """Update the settings that can change, from the stored body."""
    now = settings_of(about.id, body, next_table)
    about.pace, about.host_gone, about.uncounted = now.pace, now.host_gone, now.uncounted
    about.next_table = next_table


def waiting_limit(about: TableSettings) -> table.WindowLimit | None:
    """The limit of windows in seconds; None where one person plays alone, for whom no window waits."""
    return about.window_limit if about.people >= COMPANY else None


def advises(about: TableSettings, player: Player) -> bool:
    """Whether a player can ask the steward for advice."""
    return about.hints and not player.bot and (about.advised if player.hints is None else player.hints)
