"""What the page is told of a rule when somebody opens its number, as strict types (`wire.py`)."""

from altbau.core.page.wire import Wire


class Reference(Wire):
    """Another rule or ruling of the same edition."""

    number: str
    title: str


class Elsewhere(Wire):
    """What holds in other editions."""

    editions: list[str]
    text: str


class Rule(Wire):
    """A rule or a ruling as it stands in an edition: `text` is null where the edition has nothing to it. A ruling
    decides what a rulebook leaves open, and says `why`."""

    number: str
    title: str
    text: str | None
    why: str | None
    elsewhere: list[Elsewhere]
    related: list[Reference]
