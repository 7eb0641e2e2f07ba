"""Reads the pixels of pages in PNG."""

import struct
import zlib


def rows(png: bytes) -> tuple[int, list[bytes]]:
    """The bytes per pixel of a PNG with eight bits per channel, and its rows from the top."""
    place, packed, head = 8, b"", b""
    while place < len(png):
        length, kind = struct.unpack_from(">I4s", png, place)
        body = png[place + 8 : place + 8 + length]
        head, packed = (body if kind == b"IHDR" else head), packed + (body if kind == b"IDAT" else b"")
        place += 12 + length
    wide, high, depth, colours = struct.unpack_from(">IIBB", head)
    assert depth == 8
    deep = {0: 1, 2: 3, 4: 2, 6: 4}[colours]
    raw, found, above = zlib.decompress(packed), [], bytes(wide * deep)
    for number in range(high):
        start = number * (wide * deep + 1)
        above = unfiltered(raw[start], raw[start + 1 : start + 1 + wide * deep], above, deep)
        found.append(above)
    return deep, found


def unfiltered(kind: int, line: bytes, above: bytes, deep: int) -> bytes:
    """A row with its PNG filter undone."""
    made = bytearray(line)
    for place, value in enumerate(line):
        left = made[place - deep] if place >= deep else 0
        up, corner = above[place], above[place - deep] if place >= deep else 0
        nearest = min((left, up, corner), key=lambda each: abs(left + up - corner - each))
        made[place] = (value + (0, left, up, (left + up) // 2, nearest)[kind]) & 0xFF
    return bytes(made)


def border(png: bytes, pixels: int) -> set[bytes]:
    """The colours of all pixels within so many pixels of the edge of a picture."""
    deep, lines = rows(png)
    whole = [*lines[:pixels], *lines[-pixels:]]
    sides = [part for line in lines for part in (line[: pixels * deep], line[-pixels * deep :])]
    return {line[place : place + deep] for line in [*whole, *sides] for place in range(0, len(line), deep)}
