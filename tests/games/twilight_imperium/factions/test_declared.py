"""All seventeen factions are complete."""

from __future__ import annotations

import pytest

from cosmodrome.games.twilight_imperium import abilities
from cosmodrome.games.twilight_imperium.data.factions import FACTIONS, Faction
from cosmodrome.games.twilight_imperium.data.technologies import TECHNOLOGIES
from cosmodrome.games.twilight_imperium.data.units import BY_ID as UNIT_ROWS
from cosmodrome.games.twilight_imperium.index import TECH_NAMES
from cosmodrome.games.twilight_imperium.sides import BY_SOURCE
from cosmodrome.games.twilight_imperium.sources import EXHAUSTED_BY, NOTES
from cosmodrome.games.twilight_imperium.statics import EFFECTS

BY_DATA = {"creuss_gate": "map_tile"}  # abilities that stand in the row of the faction
FLAGSHIPS_BY_DATA = {"loncara_ssodu": "cannon", "son_of_ragh": "barrage"}


def declared(source: str) -> bool:
    """Somewhere a function is declared for it."""
    return source in BY_SOURCE or source in EFFECTS.statics


@pytest.mark.parametrize("row", FACTIONS, ids=lambda row: row.id)
def test_every_faction_is_complete(row: Faction) -> None:
    """Abilities, flagship, both technologies and the promissory note of each faction do something."""
    assert abilities.WINDOWS, "the folder is loaded"
    for name in row.abilities:
        assert declared(name) or (BY_DATA[name] == "map_tile" and row.map_tile != row.home_tile), name
    flagship = UNIT_ROWS[row.flagship]
    assert declared(row.flagship) or getattr(flagship, FLAGSHIPS_BY_DATA[row.flagship]) is not None
    for name in row.own_technologies:
        assert declared(name) or name in UNIT_ROWS, name
    assert any(row.note in notes for notes in NOTES.values())


@pytest.mark.rule("TI-31.1")
def test_technologies_are_exhausted_and_are_actions_as_their_rows_say() -> None:
    """Some are exhausted by their use, some are component actions, some are both."""
    assert abilities.WINDOWS, "the folder is loaded"
    exhausted = {TECH_NAMES[tech] for tech in EXHAUSTED_BY.values()}
    assert exhausted == {row.id for row in TECHNOLOGIES if row.use.endswith("exhaust")}
    actions = {row.id for row in TECHNOLOGIES if any("action" in each.at for each in BY_SOURCE.get(row.id, ()))}
    assert actions == {row.id for row in TECHNOLOGIES if row.use.startswith("action")}
