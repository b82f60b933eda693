"""What a table is told that names aliens which it cannot have."""

from __future__ import annotations

import pytest

from cosmodrome import new_game
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.meta import NotInEdition
from cosmodrome.kernel import BadSetup
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


@pytest.mark.parametrize(
    "aliens, words",
    [
        ("demon zombie oracle mind", ("4", "3")),
        ("demon zombie zombie", ("zombie",)),
        ("demon zombie wombat", ("wombat",)),
        ("masochist zombie healer", ("masochist", "healer")),
    ],
)
def test_a_table_is_told_which_aliens_cannot_be(aliens: str, words: tuple[str, ...]) -> None:
    """Too many, one twice, one that there is not, two that forbid each other: whom it is about, and nobody else."""
    with pytest.raises(BadSetup) as refused:
        new_game("cosmic-encounter", 3, options={"aliens": aliens.split()})
    for lang in LANGUAGES:
        said = Texts(lang, strict=True).refusal(refused.value)
        assert [word for word in (*aliens.split(), "4", "3") if word in said] == [
            word for word in (*aliens.split(), "4", "3") if word in words
        ]
