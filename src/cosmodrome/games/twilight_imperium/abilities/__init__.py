"""Guide to come."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

from cosmodrome.games.twilight_imperium.windows import ability

for module in walk_packages(__path__, f"{__name__}."):
    import_module(module.name)

WINDOWS: Final = tuple(sorted(ability.at))  # the windows a seat may let pass
