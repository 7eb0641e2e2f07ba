"""Helper for immutable dataclasses."""

from dataclasses import fields
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def values_of(record: "DataclassInstance") -> tuple[object, ...]:
    """The values of a dataclass in the order of its fields; its constructor accepts them."""
    return tuple([getattr(record, field.name) for field in fields(record)])
