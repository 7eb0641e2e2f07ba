"""Change the rules in one place at a time and report the changes that no test notices.

Cosmic Ray finds the places, changes them and stores the session. This program draws the mutants, runs the tests against
them and counts the results. It draws a place by seed and then one mutant of that place, so that an operator with many
replacements does not count for more.
"""

import argparse
import difflib
import hashlib
import math
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import Queue
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import yaml
from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.ast.ast_query import ASTQuery
from cosmic_ray.mutating import mutate_code
from cosmic_ray.testing import run_tests
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult

ROOT: Final = Path(__file__).resolve().parent.parent
RULES: Final = "src/altbau/games/*/rules/*.py"
COPIED: Final = ("src", "tests", "docs", "pyproject.toml", "README.md", "build_engine.py", "build_page.py", "mutation")
TESTS: Final = ("src/altbau/games", "tests/engine", "tests/games", "tests/conformance")  # examples in the rules first
CACHE: Final = ROOT / ".cache" / "mutants"
EQUIVALENT: Final = Path(__file__).with_name("equivalent.yaml")
MOST_MEMORY: Final = 4 << 30  # bytes, for mutants that allocate without end
PATIENCE: Final = 5  # limit of wall-clock time as a multiple of CPU time, for a busy machine
CERTAINTY: Final = 1.96  # standard deviations for 95 %

# The operators of Cosmic Ray that are used: each sign becomes a similar one. Others would only turn integers into
# floats, or compare identities.
BINARY: Final = ("Add_Sub", "Sub_Add", "Mul_FloorDiv", "FloorDiv_Mul", "Mod_FloorDiv", "LShift_RShift", "RShift_LShift")
BINARY_BITS: Final = ("BitAnd_BitOr", "BitOr_BitAnd", "BitXor_BitOr")
COMPARISON: Final = ("Eq_NotEq", "NotEq_Eq", "Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt", "Is_IsNot", "IsNot_Is")
UNARY: Final = ("Delete_Not", "Delete_USub", "Delete_Invert")
OTHERS: Final = (
    "AddNot", "NumberReplacer", "ReplaceAndWithOr", "ReplaceOrWithAnd", "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak", "ReplaceFalseWithTrue", "ReplaceTrueWithFalse", "ZeroIterationForLoop",
)  # fmt: skip


class SignReplacer:
    """Replaces signs that Cosmic Ray does not: those of augmented assignments, and `in`."""

    SIGNS: Final = {"+=": "-=", "-=": "+=", "|=": "&=", "&=": "|=", "in": "not in"}

    @staticmethod
    def arguments() -> tuple[()]:
        return ()

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        if getattr(node, "value", "") in self.SIGNS and (node.value != "in" or node.parent.type == "comparison"):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        node.value = self.SIGNS[node.value]
        return node


plugins.OPERATOR_PROVIDERS["altbau"] = {"SignReplacer": SignReplacer}
OPERATORS: Final = [
    "altbau/SignReplacer",
    *(f"core/ReplaceBinaryOperator_{signs}" for signs in BINARY + BINARY_BITS),
    *(f"core/ReplaceComparisonOperator_{signs}" for signs in COMPARISON),
    *(f"core/ReplaceUnaryOperator_{signs}" for signs in UNARY),
    *(f"core/{name}" for name in OTHERS),
]


# --- which mutants ---


def annotates(node: Any) -> bool:
    """Whether a node is part of an annotation, which has no effect at run time."""
    while node.parent is not None:
        parent = node.parent
        written = parent.children[1] if parent.type == "annassign" else getattr(parent, "annotation", None)
        if written is node:
            return True
        node = parent
    return False


def mutants_of(path: Path) -> Iterator[MutationSpec]:
    """All mutants of a file."""
    nodes = list(ast_nodes(get_ast((ROOT / path).read_text(encoding="utf-8"))))
    for name in OPERATORS:
        operator = plugins.get_operator(name)()
        places = [(node, start, end) for node in nodes for start, end in operator.mutation_positions(node)]
        for occurrence, (node, start, end) in enumerate(places):
            if not annotates(node):
                inside = ASTQuery(node).get_definition_name()
                yield MutationSpec(path.as_posix(), name, occurrence, start, end, definition_name=inside)


def drawn(seed: int) -> list[WorkItem]:
    """One mutant of every place, in a random order by seed, so that the first n are a random sample of n."""
    places = defaultdict(list)
    for path in sorted(ROOT.glob(RULES)):
        for spec in mutants_of(path.relative_to(ROOT)):
            places[str(spec.module_path), spec.start_pos].append(spec)
    rng = Random(seed)
    order = rng.sample(sorted(places), len(places))
    chosen = [rng.choice(places[place]) for place in order]
    return [WorkItem.single(f"{each.module_path}:{each.start_pos}:{each.operator_name}", each) for each in chosen]


class Change(NamedTuple):
    """Identifies a mutant by its file, function and changed lines, so that it is recognized when lines have moved."""

    file: str
    inside: str
    was: str
    now: str


def change(spec: MutationSpec, diff: str) -> Change:
    """The identity of a mutant, from its diff."""
    lines = diff.splitlines()
    was, now = (" ".join(line[1:].strip() for line in lines if line.startswith(sign)) for sign in "-+")
    return Change(str(spec.module_path), spec.definition_name or "", was, now)


def equivalent() -> set[Change]:
    """The mutants listed as equivalent: they play the same game."""
    listed = yaml.safe_load(EQUIVALENT.read_text(encoding="utf-8"))
    return {Change(each["file"], each.get("in", ""), each["was"], each["now"]) for each in listed}


# --- what is run against them ---


def stages(thorough: bool) -> list[tuple[list[str], int]]:
    """The commands to run in turn, the quickest first, each with its limit in seconds of CPU time. The last runs a few
    cases of each test, or all if `thorough`."""
    scenarios = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/scenarios/*.yaml"))
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=line"]
    golden = "tests/engine/test_golden.py"
    few = [] if thorough else ["-p", "few_cases", "--ignore=tests/conformance/played"]
    return [
        ([sys.executable, "-m", "altbau", "check", *scenarios], 60),
        ([*pytest, golden], 120),
        ([*pytest, *few, f"--ignore={golden}", *TESTS], 900),
    ]


def environment(tree: str | Path) -> dict[str, str]:
    """The environment for a tree: its modules are found before installed ones, and pytest loads no plugins, which only
    take time."""
    folders = os.pathsep.join(f"{tree}/{folder}" for folder in ("src", "", "mutation"))
    return {"PYTHONPATH": folders, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


def enter(trees: "Queue[str]") -> None:
    """Initialize a worker process: its own tree as working directory, and bounded memory."""
    tree = trees.get()
    os.chdir(tree)
    os.environ |= environment(tree)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def bound(seconds: int) -> None:
    """Limit the CPU time of each program that this process starts; the limit applies to this process, too, so its own
    CPU time is added."""
    if sys.platform != "win32":
        import resource

        own = math.ceil(time.process_time())
        resource.setrlimit(resource.RLIMIT_CPU, (own + seconds, resource.RLIM_INFINITY))


def tried(item: WorkItem, known: set[Change], thorough: bool) -> WorkResult:
    """Change a file of this process's tree, run the stages until one fails, and restore the file with its modification
    time, so that its bytecode stays valid. An equivalent mutant is skipped."""
    spec = item.mutations[0]
    path = Path(spec.module_path)
    before, times = path.read_text(encoding="utf-8"), path.stat()
    after = mutate_code(before, plugins.get_operator(spec.operator_name)(), spec.occurrence)
    difference = difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    diff = "\n".join(list(difference)[3:])
    if change(spec, diff) in known:
        return WorkResult(WorkerOutcome.SKIPPED, diff=diff)
    try:
        path.write_text(after, encoding="utf-8")
        for command, seconds in stages(thorough):
            bound(seconds)
            outcome, output = run_tests(shlex.join(command), PATIENCE * seconds)
            if outcome != TestOutcome.SURVIVED:
                break
    finally:
        path.write_text(before, encoding="utf-8")
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    return WorkResult(WorkerOutcome.NORMAL, output=output[-2000:], test_outcome=outcome, diff=diff)


def make_trees(number: int, thorough: bool) -> list[str]:
    """Copies of the project, one for each process. The tests have to pass in the first without a mutant; they also
    leave their bytecode there, which is copied."""
    shutil.rmtree(CACHE / "trees", ignore_errors=True)
    trees = [CACHE / "trees" / str(each) for each in range(number)]
    trees[0].mkdir(parents=True)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, trees[0] / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, trees[0])
    for command, _ in stages(thorough):
        own = os.environ | environment(trees[0])
        done = subprocess.run(command, cwd=trees[0], env=own, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"The tests fail without any mutant:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    for tree in trees[1:]:
        shutil.copytree(trees[0], tree)
    return [str(tree) for tree in trees]


def try_all(session: WorkDB, items: Sequence[WorkItem], workers: int, minutes: float, thorough: bool) -> None:
    """Try mutants in parallel and store the results, until the minutes are over."""
    trees: Queue[str] = Queue()
    for tree in make_trees(workers, thorough):
        trees.put(tree)
    with ProcessPoolExecutor(workers, initializer=enter, initargs=(trees,)) as pool:
        jobs = {pool.submit(tried, item, equivalent(), thorough): item.job_id for item in items}
        try:
            for number, job in enumerate(as_completed(jobs, timeout=60 * minutes), 1):
                session.set_result(jobs[job], job.result())
                print(f"\r{number} of {len(jobs)}", end="", file=sys.stderr, flush=True)
        except TimeoutError:
            pool.shutdown(cancel_futures=True)
    print(file=sys.stderr)


# --- how they are counted ---


def results(session: WorkDB, items: Sequence[WorkItem]) -> dict[str, WorkResult]:
    """The results so far by job id. A result that was skipped as equivalent counts only while the mutant is listed."""
    specs, known = {item.job_id: item.mutations[0] for item in items}, equivalent()
    return {
        name: result
        for name, result in session.results
        if name in specs
        and (result.worker_outcome != WorkerOutcome.SKIPPED or change(specs[name], result.diff) in known)
    }


def wilson(part: int, whole: int) -> tuple[float, float]:
    """The Wilson score interval of a share (95 %), from `part` of a sample of `whole`."""
    square = CERTAINTY**2 / whole
    middle = part / whole + square / 2
    spread = CERTAINTY * math.sqrt(part * (whole - part) / whole**3 + square / (4 * whole))
    return (middle - spread) / (1 + square), (middle + spread) / (1 + square)


def report(session: WorkDB, items: Sequence[WorkItem]) -> None:
    """Print every survivor, the counts, and the share of killed mutants with its confidence interval."""
    found, known = results(session, items), equivalent()
    killed = survived = left_out = 0
    for item in items:
        result, spec = found.get(item.job_id), item.mutations[0]
        if result is None:
            continue
        if change(spec, result.diff) in known:
            left_out += 1
        elif result.test_outcome != TestOutcome.SURVIVED:
            killed += 1
        else:
            survived += 1
            print(f"{spec.module_path}:{spec.start_pos[0]} in {spec.definition_name}\n{result.diff}\n")
    tried_ones = killed + survived
    print(f"{tried_ones + left_out} mutants: {killed} killed, {survived} survived, {left_out} equivalent.")
    if tried_ones:
        low, high = wilson(killed, tried_ones)
        share = killed / tried_ones
        print(f"Of those not equivalent {share:.1%} are killed, with 95 % certainty between {low:.1%} and {high:.1%}.")


def main() -> None:
    """Draw mutants, try those without a result, and report."""
    parser = argparse.ArgumentParser(prog="dev.py mutate", description=str(__doc__).splitlines()[0])
    parser.add_argument("--number", type=int, default=600, help="how many mutants (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (%(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="how many at once (%(default)s)")
    parser.add_argument("--minutes", type=float, default=90, help="when to stop; the next run goes on (%(default)s)")
    parser.add_argument("--again", action="store_true", help="try those that survived once more, with all cases")
    given = parser.parse_args()
    rules = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(ROOT.glob(RULES))))
    CACHE.mkdir(parents=True, exist_ok=True)
    with use_db(CACHE / f"{given.seed}-{rules.hexdigest()[:12]}.sqlite") as session:
        order = drawn(given.seed)
        if not session.num_work_items:
            session.add_work_items(order)
        items = order[: given.number]
        found = results(session, items)
        to_do = [
            item for item in items if item.job_id not in found or (given.again and not found[item.job_id].is_killed)
        ]
        if to_do:
            try_all(session, to_do, given.workers, given.minutes, given.again)
        report(session, items)


if __name__ == "__main__":
    main()
