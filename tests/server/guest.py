"""A playing program as a host would allow it, with only the standard library; its first argument names what it does
wrong."""

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable

FLOOD = 1 << 22  # bytes of unwanted output


def say(**said: object) -> None:
    """Write a line."""
    print(json.dumps(said), flush=True)


def path(question: dict[str, object]) -> str:
    """The tokens of the first move."""
    tokens: list[object] = []
    at = question
    while choices := at.get("choices") or at.get("next"):
        assert isinstance(choices, list)
        at = choices[0]
        tokens.append(at["token"])
    sums = at.get("sums")
    return " ".join(map(str, [*tokens, sums["least"]] if isinstance(sums, dict) else tokens))


def crash() -> None:
    """End by SIGSEGV."""
    os.kill(os.getpid(), signal.SIGSEGV)


def hang() -> None:
    """Sleep for a minute."""
    time.sleep(60)


def spin() -> None:
    """Use the processor without end."""
    while True:
        pass


def flood() -> None:
    """Write more than the host reads."""
    print("x" * FLOOD, flush=True)


def chatter() -> None:
    """Ask for the table again and again."""
    for _ in range(1000):
        say(type="refresh")


BEFORE = {"crashes": crash, "hangs": hang, "spins": spin, "floods": flood, "chatters": chatter}  # done before an answer
REASONS: dict[str, dict[str, object]] = {
    "explains": {"name": "nothing-better", "args": {}},
    "tells": {"name": "my hand is", "args": {"card": "roof"}},
}


def play(does: str) -> None:
    """Play, asking for the whole table before each move."""
    for number, line in enumerate(sys.stdin):
        said = json.loads(line)
        if said["type"] == "begin":
            if does == "mute":
                hang()
            say(type="hello", version=said["version"], kind="program")
        elif said["type"] == "ask":
            BEFORE.get(does, lambda: None)()
            say(type="refresh")
            question = json.loads(sys.stdin.readline())["table"]["question"]
            if does in REASONS:
                say(type="because", **REASONS[does])
            say(type="move", id=f"m{number}", seq=said["seq"], tokens="fly" if does == "illegal" else path(question))


# --- what it can reach ------------------------------------------------------------------------------------------------


def refused(act: Callable[[], object]) -> str:
    """The name of the error with which the system refuses an act; empty if it does not."""
    try:
        act()
    except (OSError, MemoryError) as error:
        return type(error).__name__
    return ""


def write(name: str) -> None:
    """Write a file of one byte."""
    with open(name, "wb", buffering=0) as file:
        file.write(b"x")


def fork() -> None:
    """Start up to 400 processes, and end them."""
    children = []
    try:
        for _ in range(400):
            child = os.fork()
            if not child:
                time.sleep(60)
                os._exit(0)
            children.append(child)
    finally:
        for child in children:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def open_many() -> None:
    """Open 400 files at once."""
    files = [os.open("/dev/null", os.O_RDONLY) for _ in range(400)]
    for file in files:
        os.close(file)


def report() -> None:
    """Write what the program can see, its limits, and what the system refuses."""
    say(
        environment=dict(os.environ),
        folder=os.listdir("."),
        descriptors=sorted(int(name) for name in os.listdir("/proc/self/fd"))[:-1],  # the last is of the listing
        user=os.getuid(),
        groups=os.getgroups(),
        session=os.getsid(0) == os.getpid(),
        cpu=resource.getrlimit(resource.RLIMIT_CPU),
        core=resource.getrlimit(resource.RLIMIT_CORE),
        nice=os.nice(0),
        write=refused(lambda: write("/tmp/altbau-guest" if os.access("/tmp", os.W_OK) else "file")),
        memory=refused(lambda: bytearray(1 << 30)),
        fork=refused(fork),
        files=refused(open_many),
    )


def have_children() -> None:
    """Start a process that keeps running, and write its id."""
    child = os.fork()
    if child:
        say(child=child)
    time.sleep(60)


def burn() -> None:
    """Use up a second of processor time."""
    resource.setrlimit(resource.RLIMIT_CPU, (1, 1))
    say(begins=True)
    while True:
        pass


if __name__ == "__main__":
    tasks = {"report": report, "has-children": have_children, "burns": burn}
    does = sys.argv[1] if len(sys.argv) > 1 else ""
    tasks[does]() if does in tasks else play(does)
