"""The AsyncAPI description of the live connection, made from the structs that the server reads and writes.

`python3 dev.py types` has it print the `description`, the `schemas` alone, from which the page's types are made, and
the `constants` of the page.
"""

import json
import sys
from collections.abc import Callable
from typing import Final

import msgspec
import yaml

from altbau.core.data import Data
from altbau.core.messages import live, table
from altbau.core.messages.bot_program import Ask, Because, Begin, End, Hello
from altbau.core.messages.lesson import Learn, Lesson, OpenChapter, Turn
from altbau.core.messages.lobby import LobbyView, Started
from altbau.core.text.argument_forms import SAYINGS, THING
from altbau.games import GAMES
from altbau.server.web.socket import PROTOCOL
from altbau.table.replay.replay import Retold
from altbau.table.view.messages import Update

# messages sent by clients (SAID, TO_LESSON, FROM_PROGRAM) and by the server (TOLD, FROM_LESSON, TO_PROGRAM)
SAID: Final = (
    live.Move, live.Undo, live.Next, live.Vote, live.Agree, live.EndPause, live.RetakeSeat, live.Resign, live.PlayOut,
    live.AutoPass, live.SayInAdvance, live.SayPlan, live.Pace, live.Hint, live.Review, live.Hints, live.Refresh,
    live.RequestReasons, live.Say, live.React, live.StopChat, live.EarlierChat, live.Ping,
)  # fmt: skip
TOLD: Final = (
    Update, live.Patch, live.Accepted, live.Refused, live.Reasons, live.Advice, live.Remark, live.ChatLines,
    live.ShownReaction, live.Spectators, live.ChannelsChanged, live.Pong, LobbyView, Started,
)  # fmt: skip
TO_LESSON: Final = (Learn, Turn, OpenChapter, live.Move, live.Refresh, live.RequestReasons, live.Ping)
FROM_LESSON: Final = (Update, Lesson, Retold, live.Accepted, live.Refused, live.Reasons, live.Pong)
TO_PROGRAM: Final = (Begin, Update, live.Patch, Ask, live.Accepted, live.Refused, End)
FROM_PROGRAM: Final = (Hello, Because, live.Move, live.Refresh)
ALL: Final[tuple[type[table.WireStruct], ...]] = tuple(dict.fromkeys((*SAID, *TOLD, *TO_LESSON, *FROM_LESSON)))
QUERY: Final[dict[str, Data]] = {
    "send": {
        "enum": ["full", "patch"],
        "default": "full",
        "description": "After each change the whole table, or what has changed of it.",
    },
    "version": {"const": str(table.VERSION), "description": "Of the messages; without it the server speaks its own."},
    "lang": {"enum": ["de", "en"], "default": "en", "description": "Of the sentences in refusals."},
    "log": {
        "type": "string",
        "pattern": "^[0-9]{1,9}$",
        "default": "0",
        "description": "How many log entries the client has already.",
    },
}


def name_of(kind: type[table.WireStruct]) -> str:
    """The name of a message: its tag."""
    return str(kind.__struct_config__.tag)


def schemas(kinds: tuple[type[table.WireStruct], ...]) -> dict[str, Data]:
    """The schemas of messages and of all types in them, by name."""
    _, found = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return found


def message(kind: type[table.WireStruct]) -> Data:
    """A message with its schema."""
    return {"summary": kind.__doc__, "payload": {"$ref": f"#/components/schemas/{kind.__name__}"}}


def channel(
    address: str, about: str, parameter: str, query: dict[str, Data], kinds: tuple[type[table.WireStruct], ...]
) -> Data:
    """An AsyncAPI channel: a connection with its query, its close codes and the messages sent over it."""
    codes = "".join(f"\n- {code}: {code.meaning}" for code in table.Close)
    return {
        "address": address,
        "description": f"{about} It is closed with one of these codes:{codes}",
        "parameters": {"id": {"description": parameter}},
        "messages": references("#/components/messages", kinds),
        "bindings": {"ws": {"method": "GET", "query": {"type": "object", "properties": query}}},
    }


def references(place: str, kinds: tuple[type[table.WireStruct], ...]) -> Data:
    """References to messages, by name."""
    return {name_of(kind): {"$ref": f"{place}/{name_of(kind)}"} for kind in kinds}


def operation(action: str, name: str, kinds: tuple[type[table.WireStruct], ...]) -> Data:
    """An AsyncAPI operation: the server receives or sends (`action`) these messages of a channel."""
    place = f"#/channels/{name}"
    return {
        "action": action,
        "channel": {"$ref": place},
        "messages": [{"$ref": f"{place}/messages/{name_of(kind)}"} for kind in kinds],
    }


def description() -> Data:
    """The live connections as AsyncAPI."""
    at_table = (
        f"The subprotocols are `{PROTOCOL}` and, behind it, the secret of a seat; without one it is a spectator's "
        "connection."
    )
    at_lesson = (
        f"A practice table, which is kept nowhere. The subprotocol is `{PROTOCOL}`, the first message is `learn`."
    )
    with_program = (
        "A program that plays a seat, over its standard streams, a line for each message: `docs/bots.md` tells how."
    )
    described: tuple[type[table.WireStruct], ...] = tuple(dict.fromkeys((*ALL, *FROM_PROGRAM, *TO_PROGRAM)))
    shared = {name: QUERY[name] for name in ("version", "lang")}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Altbau",
            "version": str(table.VERSION),
            "description": "One table for one viewer. `docs/protocol.md` tells how to play by it.",
        },
        "channels": {
            "table": channel("/api/tables/{id}/live", at_table, "The table's id.", QUERY, (*SAID, *TOLD)),
            "program": {
                "address": None,
                "description": with_program,
                "messages": references("#/components/messages", (*FROM_PROGRAM, *TO_PROGRAM)),
            },
            "lesson": channel("/api/lessons/{id}/live", at_lesson, "The edition.", shared, (*TO_LESSON, *FROM_LESSON)),
            "puzzle": channel("/api/puzzles/{id}/live", at_lesson, "The puzzle.", shared, (*TO_LESSON, *FROM_LESSON)),
        },
        "operations": {
            "hear": operation("receive", "table", SAID),
            "tell": operation("send", "table", TOLD),
            "hear_learner": operation("receive", "lesson", TO_LESSON),
            "teach": operation("send", "lesson", FROM_LESSON),
            "hear_program": operation("receive", "program", FROM_PROGRAM),
            "ask_program": operation("send", "program", TO_PROGRAM),
            "hear_solver": operation("receive", "puzzle", TO_LESSON),
            "judge": operation("send", "puzzle", FROM_LESSON),
        },
        "components": {"messages": {name_of(kind): message(kind) for kind in described}, "schemas": schemas(described)},
    }


def for_page() -> Data:
    """The schemas as an OpenAPI document, from which openapi-typescript makes the page's types."""
    info = {"title": "Messages of the live connection", "version": str(table.VERSION)}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas(ALL)}}


def constants() -> str:
    """The constants of the interface that the page needs besides the types, as a TypeScript module."""
    found = {
        "VERSION": table.VERSION,
        "PROTOCOL": PROTOCOL,
        "KEYS": table.KEYS,
        "CLOSE": {code.name: code for code in table.Close},
        "SAYINGS": {"all": SAYINGS, "things": THING, "games": {game.NAME: game.SAYINGS for game in GAMES}},
    }
    lines = [f"export const {name} = {msgspec.json.encode(value).decode()};" for name, value in found.items()]
    return "\n".join(["// Made by dev.py types from the server's own; see core/messages/.", *lines, ""])


class Writer(yaml.SafeDumper):
    """Writes strings of several lines as YAML blocks."""


def written(writer: Writer, said: str) -> yaml.ScalarNode:
    """A string in YAML."""
    return writer.represent_scalar("tag:yaml.org,2002:str", said, style="|" if "\n" in said else None)


Writer.add_representer(str, written)


WRITTEN: Final[dict[str, Callable[[], str]]] = {  # the printed text, by command-line argument
    "description": lambda: yaml.dump(description(), Dumper=Writer, sort_keys=False, allow_unicode=True, width=120),
    "schemas": lambda: json.dumps(for_page(), indent=1, sort_keys=True, ensure_ascii=False) + "\n",
    "constants": constants,
}

if __name__ == "__main__":
    sys.stdout.write(WRITTEN[sys.argv[1]]())
