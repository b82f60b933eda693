"""The 20 technologies as data: what they take to research, who may use them when, and what becomes of them."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Stays = Literal["one_shot", "permanent", "passes_on"]
X: Final = -1  # any number of ships


class Technology(Struct, frozen=True):
    """A row. A `hidden` one lies face down until it is used, as soon as enough ships are on it."""

    id: str
    research: int
    role: str
    phases: tuple[str, ...]
    kind: Stays
    hidden: bool = False


TECHNOLOGIES: Final = (
    Technology("coldsleep_ship", 9, "any", ("regroup",), "one_shot"),
    Technology("collapsium_hulls", 4, "defense", ("resolution",), "permanent"),
    Technology("cosmic_field_generator", 2, "any", ("any",), "one_shot"),
    Technology("delta_scanners", 2, "any", ("regroup",), "one_shot"),
    Technology("energy_cloak", 4, "offense", ("launch",), "one_shot"),
    Technology("enigma_device", 4, "any", ("regroup",), "one_shot"),
    Technology("genesis_bomb", 4, "any", ("regroup",), "one_shot", hidden=True),
    Technology("gluon_mines", X, "defense", ("planning",), "one_shot", hidden=True),
    Technology("infinity_drive", 6, "any", ("resolution",), "one_shot"),
    Technology("lunar_cannon", 5, "main_or_ally", ("reveal",), "permanent"),
    Technology("omega_missile", 8, "any", ("regroup",), "one_shot"),
    Technology("plasma_thrusters", 6, "main_or_ally", ("launch", "alliance"), "permanent"),
    Technology("precursor_seed", 9, "any", ("any",), "permanent"),
    Technology("the_prometheus", 7, "any", ("any",), "permanent"),
    Technology("the_qax", 4, "main_player", ("alliance",), "passes_on"),
    Technology("quark_battery", 3, "main_player", ("reveal",), "one_shot"),
    Technology("tech_scrambler", X, "any", ("any",), "one_shot", hidden=True),
    Technology("vacuum_turbines", 2, "any", ("regroup",), "one_shot"),
    Technology("warpspace_key", 3, "offense", ("regroup",), "one_shot"),
    Technology("xenon_lasers", 3, "main_or_ally", ("reveal",), "permanent"),
)

TECH_NAMES: Final = tuple(tech.id for tech in TECHNOLOGIES)
TECH: Final = {name: number for number, name in enumerate(TECH_NAMES)}
RESEARCH: Final = tuple(tech.research for tech in TECHNOLOGIES)
HEAVY: Final = 8  # CE-29.5: technologies of this number and above stay in the box with four planets
