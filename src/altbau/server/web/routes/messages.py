"""The HTTP routes that take the messages of a live connection, and try those of a plan."""

from dataclasses import dataclass
from typing import Final

import msgspec
from litestar import Response, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Discriminator, Example, OpenAPIResponse, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody

from altbau.core.messages import live
from altbau.runtime import answers
from altbau.runtime.commands import HANDLERS, Answer, carried_out
from altbau.runtime.conversation import spends_words, type_of
from altbau.server.web.guard.callers import Caller, reader_of
from altbau.server.web.guard.problems import PROBLEMS, AppRequest

JSON: Final = "application/json"
ANSWERS: Final[dict[type[Answer], Answer]] = {  # as they may be
    live.Accepted: live.Accepted(id="m4", seq=17),
    live.Advice: live.Advice(id="m4", seq=16, tokens="roll", reason="rolls", sentence="Something has to be done."),
    live.Remark: live.Remark(
        id="m4", tokens="build house hauptstrasse", reason="builds-here", sentence="Houses pay off."
    ),
}


@dataclass
class Messages(Operation):
    """The description of the route: `type` says which message a body is, and each type has its answer as an
    example."""

    def __post_init__(self) -> None:
        assert isinstance(self.request_body, RequestBody) and self.responses and self.request_body.content[JSON].schema
        answered = self.responses["200"]
        assert isinstance(answered, OpenAPIResponse) and answered.content
        tags = {tag_of(sort): sort for sort in HANDLERS}
        mapping = {tag: f"#/components/schemas/{sort.__name__}" for tag, sort in tags.items()}
        schema = self.request_body.content[JSON].schema
        assert isinstance(schema, Schema)
        schema.discriminator = Discriminator("type", mapping)
        answered.content[JSON].examples = {
            tag: Example(value=msgspec.to_builtins(ANSWERS[HANDLERS[sort].answer])) for tag, sort in tags.items()
        }


def tag_of(sort: type[live.Posted]) -> str:
    """The `type` of a message, by its class."""
    return str(sort.__struct_config__.tag)


@post("/tables/{id:str}/messages", responses=PROBLEMS, status_code=200, operation_class=Messages)
async def message(
    caller: NamedDependency[Caller],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[live.Posted],
    lang: FromQuery[str | None] = None,
) -> live.Accepted | live.Advice | live.Remark:
    """Send a message as on the live connection: a move, an undo, a vote, a chat line, a request for a hint and the
    like. A hint is answered by `advice`, a review by `remark`, all others by `accepted`."""
    request.scope["state"]["message"] = type_of(data)
    found, seat = await caller.seat_at(id)
    if spends_words(data):
        caller.visitor.spend("words")
    return await carried_out(found, seat, data, reader_of(request, lang))


@post("/tables/{id:str}/next-turn", responses=PROBLEMS, status_code=200)
async def next_turn(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.TryTurn]
) -> Response[live.TriedTurn]:
    """The caller's next turn with these moves, as if it began in the position as the caller sees it now: what each move
    does, and what can follow. For a table by days. The others are imagined to decline all that they are asked. Nothing
    is stored, and nobody is told."""
    return await caller.answer(answers.tried_turn(*await caller.player_at(id), data.moves))
