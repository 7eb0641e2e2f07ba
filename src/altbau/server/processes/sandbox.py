"""A process of a host's program: it gets nothing of the server's but its standard streams, and runs only while it is
asked."""

import asyncio
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from asyncio.subprocess import PIPE, Process, SubprocessStreamProtocol
from collections.abc import Sequence
from contextlib import suppress
from importlib.resources import files
from typing import Final, NamedTuple

from altbau.errors import BadInput
from altbau.lab.programs import LONGEST

CONFINING: Final = files(__package__) / "sandbox_exec.py"
ROOT: Final = 0


class User(NamedTuple):
    """The user and group that a program runs as."""

    uid: int
    gid: int


def user_called(name: str | None) -> User:
    """The user that programs run as; without a name the server's own. Raises BadInput, also for root."""
    if sys.platform == "win32":
        raise BadInput("programs-need-unix")
    import pwd  # which Windows has not

    own = User(os.getuid(), os.getgid())
    try:
        found = User(*pwd.getpwnam(name)[2:4]) if name else own
    except KeyError:
        raise BadInput("unknown-user", user=str(name)) from None
    if found.uid == ROOT:
        raise BadInput("program-as-root")
    if own.uid not in (ROOT, found.uid):
        raise BadInput("user-needs-root", user=str(name))
    return found


def command_of(written: str) -> list[str]:
    """The words of a command, the first as an absolute path. Raises BadInput if there is no such program."""
    try:
        words = shlex.split(written)
    except ValueError as error:
        raise BadInput("bot-not-imported", bot=written, problem=str(error)) from None
    found = shutil.which(words[0]) if words else None
    if found is None:
        raise BadInput("bot-not-imported", bot=written, problem=os.strerror(2))
    return [os.path.abspath(found), *words[1:]]


class SandboxedProcess:
    """One such process. It has an empty environment, an empty folder and its standard streams, and is stopped unless it
    is asked. Only answers are read: a program that writes much more is blocked by the full pipe."""

    def __init__(self, process: Process, transport: asyncio.SubprocessTransport, folder: str) -> None:
        self.number = process.pid
        self._process = process
        self._transport = transport
        self.folder = folder
        self._killed = False

    @classmethod
    async def start(cls, command: Sequence[str], user: User) -> "SandboxedProcess":
        """Start one. Raises OSError."""
        folder = tempfile.mkdtemp(prefix="altbau-program-")
        os.chmod(folder, 0o755)  # noqa: S103  there is nothing in it
        words = [sys.executable, "-I", "-S", str(CONFINING), *map(str, (os.getpid(), *user)), *command]
        loop = asyncio.get_running_loop()
        try:
            transport, protocol = await loop.subprocess_exec(
                lambda: SubprocessStreamProtocol(LONGEST, loop), *words, stdin=PIPE, stdout=PIPE,
                stderr=subprocess.DEVNULL, env={}, cwd=folder, start_new_session=True,
            )  # fmt: skip
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        return cls(Process(transport, protocol, loop), transport, folder)

    async def say(self, line: bytes) -> None:
        """Send a line. Raises BadInput where nobody reads it."""
        assert self._process.stdin
        try:
            self._process.stdin.write(line + b"\n")
            await self._process.stdin.drain()
        except (BrokenPipeError, ConnectionResetError):
            raise BadInput("program-gone") from None

    async def hear(self) -> bytes:
        """The next line. Raises BadInput where there is none, or none that is short enough."""
        assert self._process.stdout
        try:
            return await self._process.stdout.readuntil()
        except asyncio.IncompleteReadError:
            raise BadInput("program-gone") from None
        except asyncio.LimitOverrunError:
            raise BadInput("program-line-too-long", most=LONGEST) from None

    def go_on(self) -> None:
        """Let it run (SIGCONT)."""
        self._signal(signal.SIGCONT)

    def rest(self) -> None:
        """Stop it until `go_on` (SIGSTOP)."""
        self._signal(signal.SIGSTOP)

    async def leave(self, seconds: float) -> None:
        """Close its input, wait so long for it to end, then kill it."""
        assert self._process.stdin
        self._process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._process.wait()
        await self.end()

    async def end(self) -> None:
        """Kill it with its process group, and wait for it."""
        self.kill()
        self._transport.close()  # else `wait` waits for its pipes, which a process outside its group may hold
        await self._process.wait()

    def kill(self) -> None:
        """Kill it with its process group, without waiting for it."""
        if not self._killed:  # once only: its children may still run now, later its number may be reused
            self._killed = True
            self._tell(signal.SIGKILL)
            shutil.rmtree(self.folder, ignore_errors=True)

    def _signal(self, number: int) -> None:
        if self._process.returncode is None:
            self._tell(number)

    def _tell(self, number: int) -> None:
        """Send a signal to its process group."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.number, number)
