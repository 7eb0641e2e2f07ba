"""YAML documents that keep the line of every value, so that an error can name it. A duplicate key is an error."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import yaml

from altbau.errors import BadInput

MOST_DEEP: Final = 30  # collections within each other
MOST_KEYS: Final = 5000  # of a document; the longest of our scenarios has 700
MOST: Final = 200_000  # nodes of a document, aliases expanded
QUICK_WRITER: Final = getattr(yaml, "CSafeDumper", None)  # takes a quarter of the time
UNLIKE: Final = ("\\", "''")  # of what it writes: characters that it escapes in its own way, and empty names


class BoundedLoader(yaml.SafeLoader):
    """PyYAML's loader, which refuses a text as soon as it is too deep or too large: its scanner takes time with the
    square of the depth. Raises BadInput."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._keys = self._nodes = 0

    def get_node(self) -> yaml.Node | None:
        """The next document."""
        self._keys = self._nodes = 0
        return super().get_node()

    def fetch_flow_collection_start(self, token: type[yaml.Token]) -> None:
        """Scan `[` or `{`."""
        self._check_depth()
        super().fetch_flow_collection_start(token)

    def add_indent(self, column: int) -> bool:
        """Scan the beginning of a collection in block style, if this is one."""
        deeper = super().add_indent(column)
        if deeper:
            self._check_depth(0)
        return deeper

    def _check_depth(self, more: int = 1) -> None:
        if self.flow_level + len(self.indents) + more > MOST_DEEP:
            raise BadInput("yaml-too-deep", line=self.line + 1, most=MOST_DEEP)

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        """The next node; `index` is None for a key."""
        self._nodes += 1
        self._keys += index is None and isinstance(parent, yaml.MappingNode)
        if self._nodes > MOST or self._keys > MOST_KEYS:
            raise BadInput("yaml-too-large", line=self.line + 1)
        return super().compose_node(parent, index)


class Document:
    """One YAML document: its data, and the position of each part in the text."""

    def __init__(self, text: str, node: yaml.Node, data: object) -> None:
        self.text = text
        self.node = node
        self.data = data

    def line(self, path: str = "") -> int:
        """The line, counted from 1, of a path such as `position.coins.A`; parts that do not exist are skipped."""
        node = self.node
        for part in path.split(".") if path else []:
            node = child(node, part) or node
        return int(node.start_mark.line) + 1

    def has_aliases(self) -> bool:
        """Whether a part of the text is repeated by reference."""
        nodes = list(all_nodes(self.node, set()))
        return len(nodes) != len({id(node) for node in nodes})

    def with_data(self, data: object) -> str:
        """The text for `data`; parts that are equal keep their text and comments."""
        changes = [*text_changes(self.text, self.node, self.data, data)]
        text = self.text
        for start, end, said in sorted(changes, reverse=True):
            text = text[:start] + said + text[end:]
        return text if says(text, data) else dump_yaml(data)  # a change to text that has aliases can go wrong


def says(text: str, data: object) -> bool:
    """Whether a text is exactly one document with this data."""
    try:
        return [document.data for document in documents(text)] == [data]
    except BadInput:
        return False


Change = tuple[int, int, str]  # start and end of a piece of a text, and its replacement


def text_changes(text: str, node: yaml.Node, before: object, after: object) -> Iterator[Change]:
    """The changes that make a text say `after`: key by key in block mappings, else the whole value. Raises BadInput if
    the document is no mapping."""
    if not (isinstance(node, yaml.MappingNode) and isinstance(before, dict) and isinstance(after, dict)):
        raise BadInput("not-a-position")
    if node.flow_style or not after:
        yield node.start_mark.index, node.end_mark.index, dump_yaml(after)
        return
    margin = " " * node.start_mark.column
    named = {key.value: (key, value) for key, value in node.value}
    for name in before:
        if str(name) not in named:  # merged in from elsewhere (`<<`)
            continue
        key, value = named[str(name)]
        start, end = key.start_mark.index, end_of(value)
        if name not in after:
            line = text.find("\n", end)
            yield start - len(margin), len(text) if line < 0 else line + 1, ""
        elif before[name] != after[name] or type(before[name]) is not type(after[name]):
            deeper = isinstance(value, yaml.MappingNode) and not value.flow_style
            if deeper and isinstance(before[name], dict) and isinstance(after[name], dict) and after[name]:
                yield from text_changes(text, value, before[name], after[name])
            else:
                yield start, end, key_lines(name, after[name], margin).strip()
    new = "".join(key_lines(name, after[name], margin) for name in after if name not in before)
    if new:
        end = text.find("\n", end_of(node))
        yield (len(text), len(text), "\n" + new) if end < 0 else (end + 1, end + 1, new)


def key_lines(key: object, value: object, margin: str) -> str:
    """A key with its value, as lines."""
    said = dump_yaml({key: value})
    lines = [said.strip()[1:-1]] if said.startswith("{") else said.splitlines()  # YAML puts a scalar in braces
    return "".join(f"{margin}{line}\n" for line in lines)


def end_of(node: yaml.Node) -> int:
    """The index where the text of a node ends. `end_mark` of a block node can be after comments and empty lines."""
    inner = [each for pair in node.value for each in pair] if isinstance(node, yaml.MappingNode) else node.value
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and inner:
        return end_of(inner[-1])
    return int(node.end_mark.index)


def all_nodes(node: yaml.Node, known: set[int]) -> Iterator[yaml.Node]:
    """The nodes of a tree, each that is referred to again only once more; `known` collects the ids of those seen."""
    yield node
    if id(node) not in known and isinstance(node, yaml.CollectionNode):
        known.add(id(node))
        parts = [each for pair in node.value for each in pair] if isinstance(node, yaml.MappingNode) else node.value
        for each in parts:
            yield from all_nodes(each, known)


def child(node: yaml.Node, part: str) -> yaml.Node | None:
    """The value under a key or at an index."""
    inside: dict[str, yaml.Node] = {}
    if isinstance(node, yaml.MappingNode):
        inside = {key.value: value for key, value in reversed(node.value)}  # of duplicate keys the first
    elif isinstance(node, yaml.SequenceNode):
        inside = {str(number): value for number, value in enumerate(node.value)}
    return inside.get(part)


def size(node: yaml.Node, known: dict[int, int]) -> int:
    """The number of nodes of a tree, aliases expanded; `known` caches the counts by the id of the node."""
    if id(node) not in known:
        parts: list[yaml.Node] = []
        if isinstance(node, yaml.MappingNode):
            parts = [each for pair in node.value for each in pair]
        elif isinstance(node, yaml.SequenceNode):
            parts = node.value
        known[id(node)] = 1 + sum(size(each, known) for each in parts)
    return known[id(node)]


def check_keys(node: yaml.Node, path: str = "") -> None:
    """Raise BadInput if a mapping has a key twice or a key that is no scalar; YAML would silently keep the last."""
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
        loader = BoundedLoader(text)
        while loader.check_node():
            node = loader.get_node()
            assert node is not None  # ensured by check_node
            if size(node, {}) > MOST:
                raise BadInput("yaml-too-large", line=node.start_mark.line + 1)
            check_keys(node)
            yield Document(text, node, loader.construct_document(node))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        raise BadInput("yaml-error", line=line, column=column, problem=str(error.problem)) from None
    except RecursionError:  # an alias within itself
        raise BadInput("yaml-too-deep", line=1, most=MOST_DEEP) from None
    except (yaml.YAMLError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput("yaml-error", line=1, column=1, problem=str(error).splitlines()[0]) from None


def dump_yaml(data: object) -> str:
    """Data as YAML; the innermost collections are each on one line. The same with and without PyYAML's writer in C."""
    if QUICK_WRITER:
        with suppress(UnicodeEncodeError):  # by half of a character
            written = written_by(QUICK_WRITER, data)
            if not any(each in written for each in UNLIKE):
                return written
    return written_by(yaml.SafeDumper, data)


def written_by(writer: type[object], data: object) -> str:
    """Data as one of PyYAML's writers writes it."""
    written: str = yaml.dump(
        data, None, writer, sort_keys=False, default_flow_style=None, width=110, allow_unicode=True
    )
    return written
