"""What can be researched, found at a glance and one technology after the other."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from tests.games.twilight_imperium.boards import A, drive, options, play

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.index import PLANET, PLANETS, SPECIALTY, TECH, TECHNOLOGIES
from cosmodrome.games.twilight_imperium.research import deck, deck_of, researchable, skips
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Game, Seat


def can_be_met(table: TwilightImperium, seat: Seat, tech: int) -> bool:
    """Some readied planets, each instead of one prerequisite, fill up what the technologies leave open."""
    needed = list(TECHNOLOGIES[tech].prerequisites)
    for own in range(len(TECHNOLOGIES)):
        if table.techs[seat] >> own & 1 and TECHNOLOGIES[own].colour in needed:
            needed.remove(TECHNOLOGIES[own].colour)
    ways = [
        SPECIALTY[planet]
        for planet in range(len(PLANETS))
        if table.owner[planet] == seat and SPECIALTY[planet] and table.is_ready(planet)
    ]
    return not needed or any(list(chosen) == needed for chosen in permutations(ways, len(needed)))


def test_a_technology_can_be_researched_whose_prerequisites_are_met_or_ignored() -> None:
    """Own technologies count by colour; a readied planet with a specialty stands in for one of its colour."""
    rng, seen = Random(6), set()
    for seed in range(40):
        table = Game.new(RULES, 3, {}, str(seed)).table
        for planet in rng.sample(range(len(PLANETS)), 14):
            table.take_planet(rng.randrange(3), planet, ready=rng.random() < 0.6)
        for seat in range(3):
            for tech in rng.sample(deck_of(table.factions[seat]), rng.randrange(6)):
                table.add_tech(seat, tech)
            if "skips" not in table.side(seat).topics:
                able = [tech for tech in deck(table, seat) if can_be_met(table, seat, tech)]
                assert list(researchable(table, seat)) == able
                seen.add(len(skips(table, seat, able[0])))
    assert {0, 1, 2} <= seen


@pytest.mark.rule("TI-28.14")
@pytest.mark.parametrize("first", ["gral", "new_albion"])
def test_each_planet_stands_in_for_a_prerequisite_of_its_own_colour(first: str) -> None:
    """Blue and green are missing: whichever planet is exhausted first, the other one follows."""
    game = play("A:hacan", {"A gral": "own", "A new_albion": "own"}, cards={A: "technology"})
    drive(game, "A strategic:technology", "A technology:fighter_2")
    assert set(options(game, A)) == {"skip:gral", "skip:new_albion"}
    drive(game, f"A skip:{first}")
    assert game.table.owns(A, TECH["fighter_2"])
    assert not game.table.is_ready(PLANET["gral"])
    assert not game.table.is_ready(PLANET["new_albion"])


@pytest.mark.rule("TI-28.14")
def test_a_planet_of_another_colour_is_of_no_help() -> None:
    """Only blue is missing: nobody is asked, and the green planet stays readied."""
    game = play("A:hacan", {"A gral": "own", "A new_albion": "own"}, cards={A: "technology"})
    drive(game, "A strategic:technology", "A technology:gravity_drive")
    assert game.table.owns(A, TECH["gravity_drive"])
    assert (game.table.is_ready(PLANET["gral"]), game.table.is_ready(PLANET["new_albion"])) == (False, True)
