"""The running tables in the database, whichever process has them in memory."""

import json

from sqlalchemy import select

from altbau.server.store.schema import JsonText, snapshots, summaries
from altbau.server.store.store import Store


def in_turn(store: Store, edition: str, turns: int) -> list[str]:
    """The ids of running tables of an edition that count, have a person and are in the turn after `turns` turns."""
    told = f'"turns":{turns}'
    rows = select(summaries.c.game, summaries.c.line_up, snapshots.c.body).join(
        snapshots, snapshots.c.game == summaries.c.game
    )
    alike = rows.where(
        summaries.c.counts,
        JsonText(summaries.c.line_up, "edition") == edition,
        JsonText(summaries.c.state, "asked").is_not(None),
        snapshots.c.body.contains(told, autoescape=True),
    )
    with store.reading() as connection:
        found = connection.execute(alike).all()
    return [
        id
        for id, line_up, body in found
        if json.loads(body)["position"]["turns"] == turns
        and any(seat["bot"] is None for seat in json.loads(line_up)["seats"])
    ]
