"""What components do without being used: nobody can cancel it, and it holds while its source is in play.

`@static("sarween_tools", "production-discount")` declares a function under the id of its source (a faction ability, a
flagship, a technology, a law, a promissory note that lies open) and a topic. A side folds them once for its set of
sources and keeps them: see `sides.py`. The rules ask `table.fold("production-discount", seat, 0)`.

The topics with their arguments are listed in names.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from cosmodrome.games.twilight_imperium.names import Topic
from cosmodrome.kernel.responses.effects import Effects

Body = TypeVar("Body", bound=Callable[..., Any])

EFFECTS: Final = Effects()


def static(source: str, topic: Topic, last: bool = False) -> Callable[[Body], Body]:
    """Declare what a component does for its owner without being used; a common law does it for everybody. What is
    `last` is asked after all others, so that no other effect takes it away."""

    def declare(body: Body) -> Body:
        EFFECTS.add_static(source, topic, body, last)
        return body

    return declare
