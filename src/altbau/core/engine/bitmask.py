"""Sets of small numbers as the bits of one machine word."""

from typing import TypeAlias

from mypy_extensions import i64

Mask: TypeAlias = i64  # a plain int unless compiled
