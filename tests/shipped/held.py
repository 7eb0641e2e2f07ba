"""Tries what users can hold: pickle, copy, deepcopy and repr of it work. Runs in any form of the library, as a program.

It plays every rule set and calls every public name. Whatever of our types can be reached from the results is tried, one
object of each type. Prints what fails, a line each.
"""

import copy
import gc
import pickle
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from inspect import isgetsetdescriptor, ismemberdescriptor
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import altbau
from altbau import EDITIONS, BadInput, Game, Match, seeded
from altbau.core.engine.chance import ChanceProbe, RecordingChance, Script, ScriptedChance, UnansweredError
from altbau.research import chance_exploration, endgame
from altbau.research.environment_spec import EnvironmentSpec

MOVES = 60
SHORT = {"monopoly": {"turn-limit": 2}}
NOT_HELD = {  # types that can be reached, and why nobody copies them
    "altbau.games.wucherer.bots.policy.Plan": "part of a bot's search, which leaves it out when it is copied",
}
LEFT_OUT = {  # fields that a copy need not have, by type, and why
    "State": {"events": "those of the last step; they are not part of the state"},
    "CheckedActions": {"env": "PettingZoo's wrappers; the environment in them is tried by itself"},
    "Sha256Counter": {"block": "follows from its key and what was used"},
    "Building": dict.fromkeys(("front", "income", "rents", "suitable", "vacant"), "a cache"),
    "Estate": dict.fromkeys(("income", "suitable"), "a cache"),
    "Steward": {"looked_at": "a count within one search", "plan": "a cache"},
}
WAYS: Mapping[str, Callable[[Any], Any]] = {
    "pickle of protocol 2": lambda each: pickle.loads(pickle.dumps(each, 2)),
    "pickle": lambda each: pickle.loads(pickle.dumps(each, pickle.HIGHEST_PROTOCOL)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def first(view: Any, rng: altbau.Rng) -> int:
    """A policy for playouts."""
    return int(view.legal_actions[0])


def raised(call: Callable[[], object]) -> Exception:
    """One of our errors, which a call raises."""
    try:
        call()
    except (BadInput, UnansweredError) as error:
        return error.with_traceback(None)
    raise AssertionError("it raises nothing")


def played(edition: str) -> Game:
    """A game of two stewards after some moves."""
    game = Game.new(edition, players=2, seed=5, options=SHORT.get(edition, {}))
    bots = [altbau.make("steward", seat, edition) for seat in range(2)]
    for _ in range(MOVES):
        asked = game.asked
        if asked is not None:
            game.play(bots[asked].decide(game.view(asked)).action)
    return game


def public(edition: str) -> dict[str, object]:
    """What the public names give users, by name."""
    options = SHORT.get(edition, {})
    game, new = played(edition), Game.new(edition, players=2, seed=1)
    asked = new.asked
    assert asked is not None
    view, page_view, state, kind = new.view(asked), new.page_view(0), new.state, new.module.NAME.title()
    bots = {name: altbau.make(name, 1, edition) for name in new.module.BOTS}
    decisions = [bot.decide(view) for bot in bots.values()]  # some bots remember since then
    worlds = altbau.determinizations(view, 2, 1)
    firsts = [each.legal_actions[0] for each in worlds]
    ahead = [each.copy() for each in worlds]
    batch = altbau.StateBatch(ahead)
    batch.play([0] * len(ahead))
    asking = state.copy()
    asking.chance = ChanceProbe(seeded(1))
    unanswered = raised(lambda: asking.chance.below(2))
    analysed = {}
    if edition == "monopoly":  # the shortest game
        (over,) = altbau.records(["random", "random"], 1, seed=1, edition=edition, options={"turn-limit": 1})
        analysed = {"GameAnalysis": over.analyse()}
    return analysed | {
        "__version__": altbau.__version__, "COMPILED": altbau.COMPILED, "EDITIONS": EDITIONS[edition],
        "Game": [game, new, *game.replay()], "Match": Match(edition, players=2, seed=1, games=2),
        "LogEntry": list(game.events()), "Bot": bots, "ExternalBot": bots, "make": bots, "Decision": decisions,
        "View": [view, page_view], f"{kind}View": view, f"{kind}PageView": page_view, f"{kind}State": state,
        "BadInput": raised(lambda: Game.new("nowhere", players=2, seed=1)),
        "NotAsked": raised(lambda: new.move(1 - asked, "done")),
        "IllegalMove": [raised(partial(new.move, asked, each)) for each in ("bomb", "nonsense", "sell")],
        "ChanceProbe": asking.chance, "Outcome": unanswered, "UnansweredError": unanswered, "Script": Script(),
        "ScriptedChance": ScriptedChance(Script(), seeded(1)), "describe": altbau.describe(view, view.legal_actions[0]),
        "Chance": [asking, ScriptedChance(Script(), seeded(1)), RecordingChance(seeded(1), Script()), unanswered],
        "Rng": seeded(3), "seeded": seeded((3, 1)), "Value": altbau.values(view), "values": altbau.values(game.view(0)),
        "Playout": altbau.playouts([state], first, 1, 1, until=2),
        "playouts": altbau.playouts([state], "uniform", 1, 1, until=2),
        "determinizations": worlds, "determinize": altbau.determinize(view, seeded(1)), "StateBatch": batch,
        "step_all": altbau.step_all(worlds, firsts),
        "records": list(altbau.records(["random", "steward"], 1, seed=1, edition=edition, options=options)),
    }  # fmt: skip


def mute(name: str, result: object) -> Iterator[str]:
    """What a public name gives whose representation does not say what it is."""
    parts = result.values() if isinstance(result, Mapping) else result if isinstance(result, list | tuple) else [result]
    for each in parts:
        if ours(each) and re.match(r"<[\w.]+ object at ", repr(each)):
            yield f"{name}: its representation says nothing, {each!r}"


def researched(edition: str) -> list[object]:
    """What the adapters are built of, which needs no more than the library."""
    try:
        setting = EnvironmentSpec(edition, 2, rounds=3)
    except BadInput as error:  # an edition that has no numbers
        return [error]
    moments = [chance_exploration.root(setting)]
    for _ in range(20):
        at = moments[-1]
        if not at.over:
            number = setting.numbers(at.known_table)[0] if not at.outcomes else 0
            following = (
                at.after_outcome(at.outcomes[0])
                if at.outcomes
                else at.after_action(setting.action(at.known_table, number))
            )
            moments.append(following)
    return [setting, moments, endgame.EndGame(endgame.SHIPPED)]


def adapted() -> list[object]:
    """The adapters of `altbau.research`, where their packages are installed, each at the beginning of a game."""
    if not find_spec("pyspiel"):
        return []
    import gymnasium
    import pyspiel

    for name in ("gym", "openspiel"):
        import_module(f"altbau.research.{name}")  # registers games
    from altbau.research.aec import env
    from altbau.research.self_play import SelfPlay

    table = env(edition="landlord-2013", players=2)
    table.reset(seed=1)
    single = gymnasium.make("Altbau-v0", players=2, pool=["steward"], seat="A")
    single.reset(seed=1)
    many = SelfPlay("monopoly", 3, tables=2, seed=1)
    many.reset()
    games = [pyspiel.load_game(name) for name in ("python_altbau", "python_altbau_sampled", "python_altbau_endgame")]
    return [table, single, many, *games, *(game.new_initial_state() for game in games)]


def ours(each: object) -> bool:
    """Whether an object is an instance of one of our types."""
    return (type(each).__module__ or "").startswith("altbau.")


def reachable(results: Sequence[object]) -> Iterator[object]:
    """All instances of our types that can be reached from results, by references that the collector knows."""
    seen, waiting = set[int](), [*results]
    while waiting:
        each = waiting.pop()
        if id(each) in seen or isinstance(each, type | ModuleType | FunctionType | BuiltinFunctionType | MethodType):
            continue
        seen.add(id(each))
        if ours(each):
            yield each
        waiting += gc.get_referents(each)


def fields(each: object) -> dict[str, object]:
    """The fields of an object, also of a compiled one, whose fields are descriptors of its class."""
    names = {*getattr(each, "__dict__", ())}
    for kind in type(each).__mro__:
        names |= {name for name, of in vars(kind).items() if isgetsetdescriptor(of) or ismemberdescriptor(of)}
    names -= LEFT_OUT.get(type(each).__name__, {}).keys()
    found = {}
    for name in sorted(name for name in names if not name.startswith("__")):
        with suppress(AttributeError):  # a field that is not set, or a compiled property
            value = getattr(each, name)
            setattr(each, name, value)
            found[name] = value
    return found


def differ(one: object, other: object, place: str, seen: set[tuple[int, int]]) -> str:
    """Where two objects differ: the path to the first place, or nothing."""
    if one is other or (id(one), id(other)) in seen:
        return ""
    seen.add((id(one), id(other)))
    if type(one) is not type(other):
        return f"{place}: {type(other).__name__}"
    parts: Iterator[tuple[object, object, str]]
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        if [*one] != [*other]:
            return f"{place}: other keys"
        parts = ((value, other[key], f"{place}[{key!r}]") for key, value in one.items())
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        if len(one) != len(other):
            return f"{place}: {len(other)} entries"
        parts = ((a, b, f"{place}[{number}]") for number, (a, b) in enumerate(zip(one, other, strict=True)))
    elif type(one).__eq__ is object.__eq__ and not ours(one):
        return "" if pickle.dumps(one) == pickle.dumps(other) else f"{place}: not the same"
    elif type(one).__eq__ is not object.__eq__:
        return "" if one == other else f"{place}: not equal"
    else:
        mine, theirs = fields(one), fields(other)
        if mine.keys() != theirs.keys():
            return f"{place}: other fields, {mine.keys() ^ theirs.keys()}"
        parts = ((mine[name], theirs[name], f"{place}.{name}") for name in mine)
    return next((found for a, b, where in parts if (found := differ(a, b, where, seen))), "")


def faults(each: object) -> Iterator[str]:
    """What fails with an object."""
    kind = f"{type(each).__module__}.{type(each).__qualname__}"
    try:
        repr(each)
    except Exception as error:
        yield f"{kind}: repr: {error!r}"
    for way, twin in WAYS.items():
        try:
            where = differ(each, twin(each), "", set())
        except Exception as error:
            yield f"{kind}: {way}: {error!r}"
        else:
            if where:
                yield f"{kind}: {way}: {where}"


def main() -> int:
    """Try one object of each type that can be reached; the exit status says whether something fails."""
    given = {edition: public(edition) for edition in EDITIONS}
    found: dict[type, object] = {}
    for each in reachable([*given.values(), *map(researched, EDITIONS), *adapted()]):
        found.setdefault(type(each), each)
    tried = [each for kind, each in found.items() if f"{kind.__module__}.{kind.__qualname__}" not in NOT_HELD]
    wrong = [fault for each in tried for fault in faults(each)]
    wrong += [fault for each in given.values() for name, result in each.items() for fault in mute(name, result)]
    wrong += [f"{name}: it is not tried" for name in altbau.__all__ if all(name not in each for each in given.values())]
    print(*sorted(wrong), f"{len(tried)} types, {len(wrong)} faults", sep="\n")
    return min(1, len(wrong))


if __name__ == "__main__":
    sys.exit(main())
