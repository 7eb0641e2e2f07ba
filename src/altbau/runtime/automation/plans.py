"""Plays the plans of people at a table by days (`table/seats/plans.py`)."""

from dataclasses import replace

from msgspec import structs

from altbau.core.engine.ids import Seat
from altbau.runtime.live_table import LiveTable
from altbau.table.seats.access import orders_of


async def begin_plan(table: LiveTable, seat: Seat) -> bool:
    """Let the plan of a seat begin where it is due, or lapse, of which its owner is told; whether it has changed.
    Raises BadInput if that could not be stored."""
    plan = orders_of(table.seats, table.log.seating, seat).plan
    if plan is None or not plan.is_due(table.game, seat, table.log.done):
        return False
    why = plan.why_not(table.game, seat, table.log.done)
    if why is None and plan.turn:
        return False
    await change_plan(table, seat, lapsed=why, turn=plan.turn if why else table.game.state.turns)
    return True


async def change_plan(table: LiveTable, seat: Seat, **changed: str | int | None) -> None:
    """Change fields of the plan of a seat, if there is one. Raises BadInput if that could not be stored."""
    orders = orders_of(table.seats, table.log.seating, seat)
    if orders.plan:
        await table.say_in_advance(seat, replace(orders, plan=structs.replace(orders.plan, **changed)))


def planned_move(table: LiveTable, seat: Seat) -> tuple[str, str] | None:
    """The client id and the tokens of the next move of a seat's plan, if it is due."""
    plan, done = orders_of(table.seats, table.log.seating, seat).plan, table.log.done
    if plan is None or not plan.is_due(table.game, seat, done):
        return None
    number = plan.played(done)
    return plan.client(number), plan.moves[number]
