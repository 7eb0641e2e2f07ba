"""The type of documents, records and messages before they are checked, and that of house rules."""

from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]  # a JSON object, a mapping of YAML
HouseRules: TypeAlias = dict[str, bool | int | dict[str, str | int]]  # fields of an edition, and `name`
