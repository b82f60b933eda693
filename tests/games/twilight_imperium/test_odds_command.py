"""`cosmodrome odds twilight-imperium`."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

from cosmodrome.cli import group
from cosmodrome.cli.odds import read_side
from cosmodrome.texts import LANGUAGES


def run(*args: str) -> Result:
    return CliRunner().invoke(group, ["odds", "twilight-imperium", *args])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_tells_the_chances(lang: str) -> None:
    """A cruiser against a cruiser: three chances in three lines."""
    result = run("--space", "--attacker", "1 cruiser", "--defender", "hacan: 1 cruiser", "--lang", lang)
    assert result.exit_code == 0
    assert [line.split()[-2] for line in result.output.splitlines()] == ["37.50", "37.50", "25.00"]


def test_it_tells_how_many_fights_were_fought() -> None:
    """With a number of battles they are fought."""
    fight = ("--ground", "--attacker", "3 infantry; plasma_scoring", "--defender", "2 infantry 1 pds")
    result = run(*fight, "--battles", "100", "--lang", "en")
    assert result.output.splitlines()[-1] == "100 fights were fought."


@pytest.mark.parametrize("side", ["klingons: 1 cruiser", "2 enterprise", "cruiser", "1 cruiser; warp_drive"])
def test_it_refuses_what_is_not_in_the_box(side: str) -> None:
    """The refusal stands in one line, and the exit code says so."""
    result = run("--attacker", side, "--defender", "1 cruiser", "--lang", "en")
    assert result.exit_code == 2
    assert result.output.startswith("There is no such fight: ")


def test_a_side_in_one_line() -> None:
    """Faction, units, technologies."""
    assert read_side("sol: 2 carrier 4 fighter; advanced_carrier_2, plasma_scoring") == {
        "faction": "sol",
        "units": {"carrier": 2, "fighter": 4},
        "technologies": ["advanced_carrier_2", "plasma_scoring"],
    }
