"""Lines of a terminal, 80 columns wide."""

WIDTH = 80


def wrap_line(line: str) -> list[str]:
    """A long line in pieces of 78 columns, indented."""
    words, lines = line.split(), ["   "]
    for word in words:
        if len(lines[-1]) + len(word) + 1 > WIDTH - 2:
            lines.append("   ")
        lines[-1] += " " + word
    return lines
