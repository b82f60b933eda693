"""What a table is told that names an alien which its edition does not have."""

from __future__ import annotations

import pytest

from cosmodrome import new_game
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.meta import NotInEdition
from cosmodrome.texts import LANGUAGES, Texts


def test_a_table_of_2008_cannot_name_an_alien_that_came_later() -> None:
    """The Demon is in the box since 2018; the refusal says whom, and which edition."""
    aliens = ["demon", "zombie", "oracle"]
    with pytest.raises(NotInEdition) as refused:
        new_game("cosmic-encounter", 3, options={"edition": 2008, "aliens": aliens})
    for lang in LANGUAGES:
        said = Texts(lang, strict=True).refusal(refused.value)
        assert "2008" in said
        assert "demon" in said
        assert "zombie" not in said
    assert new_game("cosmic-encounter", 3, options={"aliens": aliens}).table.sheets[0] == (ALIEN["demon"],)
