"""The type of documents, records and messages before they are checked."""

from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]  # a JSON object, a mapping of YAML
