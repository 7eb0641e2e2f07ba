"""The notation as text: YAML documents with the line of every value, so that an error can say where it is; a key given
twice is an error."""

from collections.abc import Iterator
from typing import Final

import yaml

from altbau.errors import BadInput

MOST: Final = 200_000  # parts of a document


class Document:
    """One YAML document: its data, and where each part of it stands."""

    def __init__(self, text: str, node: yaml.Node, data: object) -> None:
        self.text = text
        self.node = node
        self.data = data

    def line(self, path: str = "") -> int:
        """The line, counted from 1, of a path such as `position.coins.A`, or of the nearest part that is there."""
        node = self.node
        for part in path.split(".") if path else []:
            node = child(node, part) or node
        return int(node.start_mark.line) + 1

    def changed(self, data: object) -> str:
        """The text that says this: what is alike stands as it stood, with its comments."""
        changes = [*differences(self.text, self.node, self.data, data)]
        text = self.text
        for start, end, said in sorted(changes, reverse=True):
            text = text[:start] + said + text[end:]
        return text if says(text, data) else written(data)  # where it refers to other parts of itself


def says(text: str, data: object) -> bool:
    """Whether a text says just this."""
    try:
        return [document.data for document in documents(text)] == [data]
    except BadInput:
        return False


Change = tuple[int, int, str]  # what takes the place of a piece of a text


def differences(text: str, node: yaml.Node, before: object, after: object) -> Iterator[Change]:
    """What a text wants changed to say something else. Where a mapping stands line by line, key by key."""
    if not (isinstance(node, yaml.MappingNode) and isinstance(before, dict) and isinstance(after, dict)):
        raise BadInput("not-a-position")
    if node.flow_style or not after:
        yield node.start_mark.index, node.end_mark.index, written(after)
        return
    margin = " " * node.start_mark.column
    named = {key.value: (key, value) for key, value in node.value}
    for name in before:
        if str(name) not in named:  # it has come from elsewhere
            continue
        key, value = named[str(name)]
        start, end = key.start_mark.index, last(value)
        if name not in after:
            line = text.find("\n", end)
            yield start - len(margin), len(text) if line < 0 else line + 1, ""
        elif before[name] != after[name] or type(before[name]) is not type(after[name]):
            deeper = isinstance(value, yaml.MappingNode) and not value.flow_style
            if deeper and isinstance(before[name], dict) and isinstance(after[name], dict) and after[name]:
                yield from differences(text, value, before[name], after[name])
            else:
                yield start, end, indented(name, after[name], margin).strip()
    new = "".join(indented(name, after[name], margin) for name in after if name not in before)
    if new:
        end = text.find("\n", last(node))
        yield (len(text), len(text), "\n" + new) if end < 0 else (end + 1, end + 1, new)


def indented(key: object, value: object, margin: str) -> str:
    """A key with its value, as lines."""
    said = written({key: value})
    lines = [said.strip()[1:-1]] if said.startswith("{") else said.splitlines()  # of a word in braces
    return "".join(f"{margin}{line}\n" for line in lines)


def last(node: yaml.Node) -> int:
    """Where the last word of a part ends; what its node has for its end can be behind comments and empty lines."""
    inner = [each for pair in node.value for each in pair] if isinstance(node, yaml.MappingNode) else node.value
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and inner:
        return last(inner[-1])
    return int(node.end_mark.index)


def child(node: yaml.Node, part: str) -> yaml.Node | None:
    """The value under a key or at an index."""
    inside: dict[str, yaml.Node] = {}
    if isinstance(node, yaml.MappingNode):
        inside = {key.value: value for key, value in reversed(node.value)}  # of keys alike the first
    elif isinstance(node, yaml.SequenceNode):
        inside = {str(number): value for number, value in enumerate(node.value)}
    return inside.get(part)


def size(node: yaml.Node, known: dict[int, int]) -> int:
    """How many parts a node has, with those to which it refers written out; `known` are those counted already."""
    if id(node) not in known:
        parts: list[yaml.Node] = []
        if isinstance(node, yaml.MappingNode):
            parts = [each for pair in node.value for each in pair]
        elif isinstance(node, yaml.SequenceNode):
            parts = node.value
        known[id(node)] = 1 + sum(size(each, known) for each in parts)
    return known[id(node)]


def check_keys(node: yaml.Node, path: str = "") -> None:
    """Raise BadInput where a mapping has a key twice; YAML itself would silently keep the last."""
    if isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise BadInput("key-no-name", line=key.start_mark.line + 1)
            here = f"{path}.{key.value}" if path else str(key.value)
            if key.value in seen:
                code = "two-tenants" if path.endswith("tenants") else "key-twice"
                raise BadInput(code, place=here, line=key.start_mark.line + 1)
            seen.add(key.value)
            check_keys(value, here)
    elif isinstance(node, yaml.SequenceNode):
        for index, value in enumerate(node.value):
            check_keys(value, f"{path}.{index}" if path else str(index))


def documents(text: str) -> Iterator[Document]:
    """The documents of a YAML text. Raises BadInput with line and column."""
    try:
        loader = yaml.SafeLoader(text)
        while loader.check_node():
            node = loader.get_node()
            assert node is not None  # check_node has said so
            if size(node, {}) > MOST:
                raise BadInput("yaml-too-large")
            check_keys(node)
            yield Document(text, node, loader.construct_document(node))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        raise BadInput("yaml-error", line=line, column=column, problem=str(error.problem)) from None
    except RecursionError:
        raise BadInput("yaml-too-deep") from None
    except (yaml.YAMLError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput("yaml-error", line=1, column=1, problem=str(error).splitlines()[0]) from None


def written(data: object) -> str:
    """Data as YAML, the innermost parts on one line."""
    return yaml.safe_dump(data, sort_keys=False, default_flow_style=None, width=110, allow_unicode=True)
