"""Records whose fields never change."""

from dataclasses import fields
from typing import Any


def values_of(record: Any) -> tuple[Any, ...]:
    """The values of a dataclass in the order of its fields, from which it can be made again."""
    return tuple([getattr(record, field.name) for field in fields(record)])
