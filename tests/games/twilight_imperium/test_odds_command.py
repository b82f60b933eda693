"""`cosmodrome odds twilight-imperium`."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from cosmodrome.cli import group
from cosmodrome.cli.boards.twilight_imperium.odds import read_side
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


def test_it_speaks_to_programs() -> None:
    """With --json the chances come as they are; null battles: they are exact."""
    result = run("--attacker", "1 cruiser", "--defender", "1 cruiser", "--json")
    assert json.loads(result.output) == {"attacker": 0.375, "defender": 0.375, "draw": 0.25, "battles": None}


@pytest.mark.parametrize(
    "side, told",
    [
        ("soll: 1 cruiser", "Attacker: there is no faction “soll”. Did you mean sol?"),
        ("2 carriers", "Attacker: there is no unit “carriers”. Did you mean carrier?"),
        ("2 enterprise", "Attacker: there is no unit “enterprise”."),
        ("cruiser", "Attacker: “cruiser” is not readable. Write for instance: 2 carrier 4 fighter"),
        ("1 cruiser; plasma", "Attacker: there is no technology “plasma”. Did you mean plasma_scoring?"),
        ("1 flagship", "Attacker: a flagship needs its faction. Write for instance: sol: 1 flagship"),
        ("hacan: 1 carrier; spec_ops_2", "Attacker: spec_ops_2 is not for hacan."),
        ("1 destroyer_2", "Attacker: destroyer_2 needs the technology of that name."),
        ("1 cruiser-damaged", "Attacker: cruiser-damaged cannot be, since such a ship does not sustain damage."),
        ("9999 cruiser", "Attacker: 9,999 is too many."),
    ],
)
def test_it_says_what_is_wrong(side: str, told: str) -> None:
    """The refusal stands in one line, and the exit code says so."""
    result = run("--attacker", side, "--defender", "1 cruiser", "--lang", "en")
    assert (result.exit_code, result.output) == (2, f"{told}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_no_planets_in_a_nebula(lang: str) -> None:
    """An invasion in a nebula is refused, in every language."""
    result = run("--ground", "--nebula", "--attacker", "1 infantry", "--defender", "1 infantry", "--lang", lang)
    assert (result.exit_code, len(result.output.splitlines())) == (2, 1)
    assert "odds" not in result.output, "a text, not its key"


def test_a_side_in_one_line() -> None:
    """Faction, units, technologies."""
    assert read_side("attacker", "sol: 2 carrier 4 fighter; advanced-carrier-2, plasma_scoring") == {
        "faction": "sol",
        "units": {"carrier": 2, "fighter": 4},
        "technologies": ["advanced_carrier_2", "plasma_scoring"],
    }
