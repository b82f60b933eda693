"""The faults that are put in on purpose must fit the source, or they would prove nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.faults import FAULTS, Fault

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_fits_the_source(fault: Fault) -> None:
    """What a fault replaces stands in its file exactly once, and the tests that must find it exist."""
    for file, old, _ in ((fault.file, fault.old, fault.new), *fault.also):
        assert (ROOT / file).read_text("utf-8").count(old) == 1, file
    assert (ROOT / fault.tests[0]).exists()


def test_no_two_faults_have_one_name() -> None:
    """A fault is found by its name."""
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
