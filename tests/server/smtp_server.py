"""A server of mail for the tests, in a thread: it keeps what it is told and what it is given."""

import asyncio
import re
import ssl
from concurrent.futures import Future
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from queue import Queue
from threading import Thread

from tests.server.conftest import STILL


class SmtpServer:
    """Takes mail at this machine, encrypted from the beginning if `shown` is a certificate for that, or by STARTTLS
    with `later`. `recipients` is its answer to an address, `pause` the seconds until it says that it has a mail."""

    def __init__(
        self,
        shown: ssl.SSLContext | None = None,
        later: ssl.SSLContext | None = None,
        recipients: str = "250 OK",
        pause: float = 0.0,
    ) -> None:
        self.mails: Queue[EmailMessage] = Queue()
        self.plain: list[str] = []  # commands that anybody on the way could read
        self.secret: list[str] = []  # those that were encrypted
        self._shown, self._later, self._recipients, self._pause = shown, later, recipients, pause
        self._begun: Future[int] = Future()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_until_complete, args=[self._receive()])
        self._thread.start()
        self.port = self._begun.result(STILL)

    def end(self) -> None:
        """Take no more."""
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()
        self._loop.close()

    def next(self) -> EmailMessage:
        """The next mail."""
        return self.mails.get(timeout=STILL)

    async def _receive(self) -> None:
        self._ended = asyncio.Event()
        server = await asyncio.start_server(self._talk, "127.0.0.1", 0, ssl=self._shown)
        self._begun.set_result(server.sockets[0].getsockname()[1])
        await self._ended.wait()
        server.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One client after another says what it wants."""
        encrypted = self._shown is not None
        writer.write(b"220 mail.example\r\n")
        try:
            while line := (await reader.readline()).decode().strip():
                (self.secret if encrypted else self.plain).append(line)
                command = line.split()[0].upper()
                if command == "EHLO":
                    offered = ["mail.example", "AUTH PLAIN"] + ["STARTTLS"] * (
                        self._later is not None and not encrypted
                    )
                    marks = ["-"] * (len(offered) - 1) + [" "]
                    said = "\r\n".join(f"250{mark}{each}" for mark, each in zip(marks, offered, strict=True))
                elif command == "STARTTLS" and self._later:
                    writer.write(b"220 go on\r\n")
                    await writer.drain()
                    await writer.start_tls(self._later)
                    encrypted = True
                    continue
                elif command == "DATA":
                    writer.write(b"354 go on\r\n")
                    content = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                    self.mails.put(message_from_bytes(content, policy=SMTP))
                    await asyncio.sleep(self._pause)
                    said = "250 OK"
                else:
                    said = {"RCPT": self._recipients, "AUTH": "235 OK", "QUIT": "221 bye"}.get(command, "250 OK")
                writer.write(f"{said}\r\n".encode())
        except (ConnectionError, ssl.SSLError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


def mail_key(mail: EmailMessage, id: str) -> str:
    """The key by which a mail about a table confirms its address."""
    found = re.search(rf"/t/{id}/mail#([\w-]+)", mail.get_content())
    assert found
    return found[1]


def next_to(smtp: SmtpServer, address: str) -> EmailMessage:
    """The next mail to an address: others may be called meanwhile."""
    while (mail := smtp.next())["To"].casefold() != address.casefold():
        pass
    return mail
