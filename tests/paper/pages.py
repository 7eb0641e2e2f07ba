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
    if kind == 0:
        return line
    if kind == 2:
        return bytes((value + up) & 0xFF for value, up in zip(line, above, strict=True))
    made = bytearray(line)
    for place, value in enumerate(line):
        left, corner = (made[place - deep], above[place - deep]) if place >= deep else (0, 0)
        up = above[place]
        if kind == 4:  # the nearest of the three
            far, farther, farthest = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
            guess = left if far <= farther and far <= farthest else up if farther <= farthest else corner
        else:
            guess = left if kind == 1 else (left + up) // 2
        made[place] = (value + guess) & 0xFF
    return bytes(made)


def border(png: bytes, pixels: int) -> set[bytes]:
    """The colours of all pixels within so many pixels of the edge of a picture."""
    deep, lines = rows(png)
    whole = [*lines[:pixels], *lines[-pixels:]]
    sides = [part for line in lines for part in (line[: pixels * deep], line[-pixels * deep :])]
    return {line[place : place + deep] for line in [*whole, *sides] for place in range(0, len(line), deep)}
