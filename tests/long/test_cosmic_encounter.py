"""Cosmic Encounter in the conformance suite."""

from __future__ import annotations

from tests.conformance.suite import conformance
from tests.games.cosmic_encounter.joined import JOINED

test_cosmic_encounter = conformance(JOINED)
