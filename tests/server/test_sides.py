"""Work beside the event loop is on the right side: the thread does what needs a table or the database alone, the pool
what needs only a text or stored rows."""

import ast
from collections.abc import Iterator
from pathlib import Path

import altbau

SOURCE = Path(altbau.__file__).parent
ROOMS = ("server", "runtime")
THREAD, POOL = "thread", "pool"
CALLS = {  # the last names of what is called, and where its work is done
    ("beside", "done"): THREAD,
    ("beside", "run"): THREAD,
    ("caller", "answer"): THREAD,
    ("pool", "done"): POOL,
    ("caller", "deliver"): POOL,
    ("work", "do"): THREAD,
    ("work", "make"): POOL,
}
MEANS = {  # where a caller's ways to both sides are
    "server/web/guard/callers.py",
    "server/processes/visitor_work.py",
}
SIDES = {  # every function whose work is done beside the loop: what in the thread, and what in the pool
    # tables: opening, what a table in memory shows, its log
    "server/live/hub.py:Hub._opened": {THREAD},
    "runtime/look_back/shown_log.py:shown_log": {THREAD},
    "server/web/routes/tables.py:table": {THREAD},
    "server/web/routes/tables.py:told_log": {THREAD},
    "server/web/routes/tables.py:truth": {THREAD},
    "server/web/routes/tables.py:position": {THREAD},
    "server/web/routes/tables.py:transcript": {THREAD},
    "server/web/routes/tables.py:start_analysis": {THREAD},
    "server/web/routes/tables.py:analysis": {THREAD},  # only the question: the analysis has processes of its own
    "server/web/routes/tables.py:export_file": {THREAD},  # the text of what the log has
    "runtime/look_back/table_file.py:export_table": {THREAD},
    "runtime/look_back/table_file.py:import_table": {THREAD},  # a log that is opened as any other
    "server/web/socket.py:table_live": {THREAD},  # the start of a long log
    "server/live/duplicate_deals.py:Deals.deal_for": {THREAD},
    "server/web/routes/lessons.py:practise": {THREAD},
    "server/web/routes/messages.py:next_turn": {THREAD},
    "server/web/routes/own_games.py:own_games": {THREAD},
    # the database
    "server/web/routes/account.py:me": {THREAD},
    "server/web/routes/account.py:sit_down": {THREAD},
    "server/web/routes/account.py:forget": {THREAD},
    "server/web/routes/own_tables.py:own_tables": {THREAD},
    "server/web/routes/series.py:series": {THREAD},
    "server/web/routes/search.py:search": {THREAD},
    # texts, stored rows, pictures; the thread only reads the rows, or has the data from the table
    "server/web/routes/pasted_game.py:lay_out": {POOL},
    "server/web/routes/pasted_game.py:example": {POOL},
    "server/web/routes/lobby.py:qr_code": {POOL},
    "server/rendering/printing.py:Prints.file": {POOL},
    "server/rendering/link_previews.py:Previews._draw": {THREAD, POOL},
    "server/rendering/replays.py:Replays._make": {THREAD, POOL},
    "server/web/routes/tables.py:game_course": {THREAD, POOL},
    "server/web/routes/search.py:find_tables": {THREAD, POOL},
    "runtime/look_back/what_if.py:start_what_if": {THREAD, POOL},
    "runtime/look_back/what_if.py:start_pasted": {POOL},
    "server/web/routes/pasted_game.py:play_pasted": {THREAD},  # whether a table stands like that
}


def names(node: ast.AST) -> list[str]:
    """The names of `a.b.c`, without leading underscores."""
    if isinstance(node, ast.Attribute):
        return [*names(node.value), node.attr.lstrip("_")]
    return [node.id.lstrip("_")] if isinstance(node, ast.Name) else []


def functions(node: ast.AST, place: tuple[str, ...] = ()) -> Iterator[tuple[str, ast.AST]]:
    """The functions in a module, by their qualified names; functions within them count as theirs."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            yield ".".join((*place, each.name)), each
        elif isinstance(each, ast.ClassDef):
            yield from functions(each, (*place, each.name))


def sides() -> dict[str, set[str]]:
    """Where each function has work done."""
    found: dict[str, set[str]] = {}
    for file in {file for room in ROOMS for file in (SOURCE / room).rglob("*.py")} - {SOURCE / each for each in MEANS}:
        for name, function in functions(ast.parse(file.read_text(encoding="utf-8"))):
            # a call, and a method that is handed on to be called
            used = {tuple(names(each)[-2:]) for each in ast.walk(function) if isinstance(each, ast.Attribute)}
            if done := {side for call, side in CALLS.items() if call in used}:
                found[f"{file.relative_to(SOURCE).as_posix()}:{name}"] = done
    return found


def test_every_work_beside_the_loop_is_on_its_side() -> None:
    """Whoever has work done says here on which side."""
    assert sides() == SIDES
