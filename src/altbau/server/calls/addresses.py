"""The addresses that may be called: https, at hosts that the operator permits. An address is a secret of whoever gave
it, so no error and no log has one."""

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from altbau.errors import BadInput

HTTPS_PORT: Final = 443
PUSH_HOSTS: Final = (  # the push services of today's browsers
    "fcm.googleapis.com", "*.push.services.mozilla.com", "web.push.apple.com", "*.notify.windows.com",
)  # fmt: skip
NAT64: Final = IPv6Network("64:ff9b::/96")  # IPv4 addresses as a network without IPv4 reaches them (RFC 6052)


class Endpoint(NamedTuple):
    """An address that may be called; `target` is its path with the query."""

    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"https://{self.host}" + ("" if self.port == HTTPS_PORT else f":{self.port}")

    def below(self, path: str) -> "Endpoint":
        """The endpoint of another path at the same host."""
        return self._replace(target=path)


def endpoint_of(address: str, permitted: Sequence[str]) -> Endpoint:
    """The endpoint of an address, whose host must be among the `permitted`: each is a host, `*.` and a host for all
    below it, or one of both with a port. Raises BadInput, which does not contain the address."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or HTTPS_PORT
    except ValueError:
        raise BadInput("bad-call-address") from None
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    plain = all("!" <= each <= "~" for each in address)
    if not (plain and host and parts.scheme == "https") or parts.username is not None or parts.fragment:
        raise BadInput("bad-call-address")
    if not any(matches(each, host, port) for each in permitted):
        raise BadInput("foreign-call-address", hosts=", ".join(permitted) or "–")
    return Endpoint(host, port, target)


def matches(permitted: str, host: str, port: int) -> bool:
    """Whether a permitted host is this one."""
    name, _, written = permitted.partition(":")
    below = name.removeprefix("*")
    alike = host.endswith(below) and host != below if below != name else host == name
    return alike and port == int(written or HTTPS_PORT)


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public internet, in whichever way it is written or wrapped."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found in NAT64:
            return is_public(str(IPv4Address(int(found) & 0xFFFF_FFFF)))
        if found.ipv4_mapped:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour or found.teredo or found.is_site_local:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)
