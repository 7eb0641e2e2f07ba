"""What documents, records and messages hold before anybody has looked into it."""

from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]  # a JSON object, a mapping of YAML
