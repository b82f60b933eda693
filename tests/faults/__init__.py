"""Faults put in on purpose, one at a time: each must be found by the tests. `python -m tests.faults` does so."""

from __future__ import annotations

from tests.faults import cosmic_encounter, kernel, salvage, server, space_base, twilight_imperium
from tests.faults.fault import Fault

FAULTS: tuple[Fault, ...] = (
    *kernel.FAULTS,
    *salvage.FAULTS,
    *space_base.FAULTS,
    *cosmic_encounter.FAULTS,
    *twilight_imperium.FAULTS,
    *server.FAULTS,
)
