"""Answers that change only with the program: compressed once at the highest level, and cached by the browser, which
revalidates them by their ETag."""

import gzip
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final, TypeVar, cast, get_args

import brotli
import msgspec
from litestar import MediaType, Response

from altbau.rulebook.statements import Language
from altbau.server.web.assets import accepted_encodings
from altbau.server.web.guard.problems import AppRequest
from altbau.table.view.catalogue import text_parts, texts_of_part

T = TypeVar("T")

PACKED: Final[Mapping[str, Callable[[bytes], bytes]]] = {"br": brotli.compress, "gzip": gzip.compress}  # best first
KEPT = 128  # compressed answers in memory: enough for all, in both encodings


def cached_answer(request: AppRequest, found: T) -> Response[T]:
    """An answer in the best encoding that the browser accepts, or 304 if it is unchanged. The first call compresses it,
    which is slow."""
    said = msgspec.json.encode(found)
    tag = f'W/"{sha256(said).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(cast(T, None), status_code=304, headers=headers)
    wishes = accepted_encodings(request.headers.get("accept-encoding", ""))
    encoding = next((each for each in PACKED if each in wishes), "")
    content = compress_answer(said, encoding) if encoding else said
    headers |= {"Content-Encoding": encoding} if encoding else {}
    return Response(cast(T, content), media_type=MediaType.JSON, headers=headers)


@lru_cache(maxsize=KEPT)
def compress_answer(said: bytes, encoding: str) -> bytes:
    """A compressed answer."""
    return PACKED[encoding](said)


def pack_texts() -> None:
    """Compress the page's texts at start, which takes a second, so that no request waits for it."""
    for language in get_args(Language):
        for part in text_parts():
            compress_answer(msgspec.json.encode(texts_of_part(language, part)), "br")
