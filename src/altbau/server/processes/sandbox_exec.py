"""Runs a host's program in a process that the server has started: gives up all that the program must not have, then
becomes that program (`execve`).

    python -I -S sandbox_exec.py PARENT UID GID COMMAND [ARGUMENT …]

It imports only the standard library, and runs before any code of the host does.
"""

import ctypes
import os
import resource
import signal
import sys
from typing import Final

MEBI: Final = 1 << 20
LIMITS: Final = {
    resource.RLIMIT_CPU: 600,  # seconds, of one game
    resource.RLIMIT_AS: 4096 * MEBI,  # of address space, of which some runtimes reserve much
    resource.RLIMIT_DATA: 512 * MEBI,
    resource.RLIMIT_FSIZE: 0,  # no file is written
    resource.RLIMIT_NOFILE: 64,
    resource.RLIMIT_CORE: 0,
}
TASKS: Final = 32  # processes and threads, beside those that its user already has
NICENESS: Final = 5  # below the server, as our own bots
WHEN_THE_PARENT_DIES: Final = 1  # PR_SET_PDEATHSIG
NOT_STARTED: Final = 127  # the status, as a shell has it


def tasks_of(uid: int) -> int | None:
    """The number of processes and threads of a user; None where the system does not say."""
    try:
        processes = [name for name in os.listdir("/proc") if name.isdecimal()]
    except FileNotFoundError:
        return None
    found = 0
    for name in processes:
        try:
            if os.stat(f"/proc/{name}").st_uid == uid:
                found += len(os.listdir(f"/proc/{name}/task"))
        except OSError:  # it has ended meanwhile
            continue
    return found


def confine(parent: int, uid: int, gid: int) -> None:
    """Give up all but the standard streams: the server has given nothing else. Set limits and user, and die with the
    parent."""
    running = tasks_of(uid)
    limits = LIMITS if running is None else LIMITS | {resource.RLIMIT_NPROC: running + TASKS}
    for kind, most in limits.items():
        _, hard = resource.getrlimit(kind)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (least, least))
    os.nice(NICENESS)
    if uid != os.getuid():
        os.setgroups([])
        os.setgid(gid)
        os.setuid(uid)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(WHEN_THE_PARENT_DIES, signal.SIGKILL)
    if os.getppid() != parent:
        sys.exit(NOT_STARTED)  # the server died before the call above
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # Python ignores it


def main(words: list[str]) -> None:
    """Become the program."""
    parent, uid, gid = map(int, words[:3])
    confine(parent, uid, gid)
    try:
        os.execve(words[3], words[3:], {})
    except OSError:
        sys.exit(NOT_STARTED)


if __name__ == "__main__":
    main(sys.argv[1:])
