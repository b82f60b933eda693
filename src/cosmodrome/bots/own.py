"""Bots of one's own: a class somewhere else, named as Python would import it: `frugal.Frugal`."""

from __future__ import annotations

from importlib import import_module

from cosmodrome.bots.place import Bot
from cosmodrome.kernel import BadSetup


def is_own(name: str) -> bool:
    """Whether a name leads to a class of somebody else's."""
    return "." in name.strip(".")


def own(name: str) -> Bot:
    """A bot of the class with that name; `BadSetup` if there is none. What goes wrong inside it is its author's, and is
    shown to him as it is."""
    module, _, kind = name.rpartition(".")
    try:
        home = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise
        raise BadSetup(bot=name, missing=missing.name) from None
    made = getattr(home, kind, None)
    if not isinstance(made, type) or not callable(getattr(made, "choose", None)):
        raise BadSetup(bot=name, missing=kind)
    bot: Bot = made()
    return bot
