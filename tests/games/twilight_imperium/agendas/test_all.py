"""All fifty agendas are there."""

from __future__ import annotations

import pytest

from cosmodrome.games.twilight_imperium import abilities
from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, OUTCOMES
from cosmodrome.games.twilight_imperium.data.agendas import AGENDAS, Agenda
from cosmodrome.games.twilight_imperium.sides import BY_SOURCE
from cosmodrome.games.twilight_imperium.statics import EFFECTS


@pytest.mark.parametrize("row", AGENDAS, ids=lambda row: row.id)
def test_every_agenda_does_something(row: Agenda) -> None:
    """A law by what it does in force (or adds to its planet), a directive by its outcomes; whatever has *against* has
    both."""
    assert abilities.WINDOWS  # importing them declares everything
    in_force = row.id in EFFECTS.statics or row.id in BY_SOURCE or row.resources + row.influence > 0
    outcomes = {what for agenda, what in OUTCOMES if agenda == row.id}
    if row.vote == "for_against":
        assert AGAINST in outcomes
        assert FOR in outcomes or (row.kind == "law" and in_force)
    else:
        assert "elected" in outcomes or in_force


def test_there_are_fifty() -> None:
    """34 laws and 16 directives."""
    assert len(AGENDAS) == 50
    assert sum(row.kind == "law" for row in AGENDAS) == 34
