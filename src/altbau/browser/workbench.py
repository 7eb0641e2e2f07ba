"""Work in a page's own worker: done at once, as there is nobody else whom it could hold up."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:  # nothing is looked back at before the first question
    from altbau.runtime.look_back.jobs import Job

Result = TypeVar("Result")


class OwnWorkbench:
    """See `Workbench`."""

    async def do(self, work: Callable[[], Result], /) -> Result:
        """See `Workbench`."""
        return work()

    async def make(self, job: "Job", /) -> bytes:
        """See `Workbench`."""
        return job.make()
