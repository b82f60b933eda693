"""The odds of the fight that is being fought."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest
from tests.conformance.joined import starting
from tests.games.twilight_imperium.boards import A, B, asked, drive, play, table_of
from tests.games.twilight_imperium.test_odds import duel
from tests.games.twilight_imperium.test_odds_in_play import UNTIL_WON

from cosmodrome.games.twilight_imperium import Odds, odds, odds_of_fight
from cosmodrome.kernel import Game

FACTIONS = "A:hacan B:sol"  # they fight plainly


def fight(attackers: str, defenders: str, *dice: tuple[int, ...], factions: str = FACTIONS, **more: Any) -> Game:
    """A attacks B in system 26. B could retreat to 29, and so is asked in every round before the dice fall."""
    game = play(factions, {"A 44": attackers, "B 26": defenders, "B 29": "1 cruiser"}, dice=dice, **more)
    return drive(game, "A activate:26", "A all")


def now(game: Game) -> tuple[float, float, float]:
    """The chances of attacker, defender and a draw as they stand."""
    found = odds_of_fight(game.table)
    assert found is not None
    assert found.battles is None
    return found.attacker, found.defender, found.draw


def space(attackers: str, defenders: str) -> Odds:
    """The odds of a fight before it is fought."""
    sides = []
    for faction, text in (("hacan", attackers), ("sol", defenders)):
        words = text.split()
        units = {name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)}
        sides.append({"faction": faction, "units": units})
    return odds(kind="space", attacker=sides[0], defender=sides[1])


def about(*expected: float) -> Any:
    return pytest.approx(expected, abs=1e-9)


def test_nobody_fights() -> None:
    """There are no odds without a fight."""
    assert odds_of_fight(play().table) is None


def test_the_barrage_is_over() -> None:
    """After it a destroyer is worth as much as a carrier, which has none."""
    game = fight("1 destroyer", "2 fighter 1 carrier", (1, 1))
    without = space("1 carrier", "2 fighter 1 carrier")
    assert asked(game) == [(B, "retreat")]
    assert now(game) == about(without.attacker, without.defender, without.draw)


def test_the_barrage_is_to_come() -> None:
    """In the first round, before it, everything is as it was before the fight."""
    game = fight("1 destroyer", "2 fighter 1 carrier", hands={A: "morale_boost"})
    told = space("1 destroyer", "2 fighter 1 carrier")
    assert now(game) == about(told.attacker, told.defender, told.draw)


def test_a_damaged_ship_does_not_sustain_again() -> None:
    """One hit is enough for it."""
    game = fight("1 dreadnought-damaged", "1 cruiser")
    assert now(game) == about(*duel(0.6, 0.4))
    told = space("1 dreadnought-damaged", "1 cruiser")
    assert now(game) == about(told.attacker, told.defender, told.draw)


def test_who_is_left_fights_on() -> None:
    """In the second round only those who survived the first are counted, and there is no barrage."""
    game = drive(fight("2 cruiser", "1 destroyer 1 carrier", (1, 1), (7, 1), (1, 1)), "B stay", "B auto")
    left = space("2 cruiser", "1 carrier")
    assert (asked(game), game.table.combat_round) == ([(B, "retreat")], 2)
    assert now(game) == about(left.attacker, left.defender, left.draw)


def test_hits_that_lie_on_the_table_count() -> None:
    """The attacker is to lose a ship, which will be the cruiser, and has a carrier left."""
    game = drive(fight("1 cruiser 1 carrier", "1 cruiser", (1, 1), (10,)), "B stay")
    assert asked(game) == [(A, "hits")]
    assert now(game) == about(*duel(0.2, 0.4))


def test_a_bonus_lasts_for_its_round() -> None:
    """With a card one more is added in this round, and in this round only."""
    game = drive(fight("1 cruiser", "1 cruiser", hands={A: "morale_boost"}), "A use:morale_boost")
    assert asked(game) == [(B, "retreat")]
    later = duel(0.4, 0.4)
    assert now(game) == about(0.5 * 0.6 + 0.3 * later[0], 0.5 * 0.4 + 0.3 * later[1], 0.5 * 0.4 + 0.3 * later[2])


def test_a_round_is_remembered() -> None:
    """The same fight at the same point is worked out once."""
    one, other = fight("1 cruiser", "1 cruiser"), fight("1 cruiser", "1 cruiser")
    assert odds_of_fight(one.table) is odds_of_fight(other.table)


@pytest.mark.parametrize("pds", [0, 1])
def test_a_fight_on_the_ground(pds: int) -> None:
    """Infantry against that of Sol; cannons of the planet have fired before."""
    board = {"A 44": "1 carrier 1 infantry", "B lodor": f"1 infantry {pds} pds"}
    game = play(FACTIONS, board, dice=[(1,)] * pds, hands={A: "morale_boost"})
    drive(game, "A activate:26", "A all", *["B hold"] * pds, "A all", *["B fire"] * pds)
    assert game.table.combat == "ground"
    assert now(game) == about(*duel(0.3, 0.4))


def test_harrow_is_counted() -> None:
    """The ships of L1Z1X above the planet bombard after every round, unless it has a shield."""
    board = {"A 44": "1 dreadnought 1 infantry", "B lodor": "2 infantry"}
    bare = play("A:l1z1x B:sol", board, dice=[(1,)], hands={A: "morale_boost"})
    drive(bare, "A activate:26", "A all", "A auto", "A all")
    shielded = play("A:l1z1x B:sol", {**board, "B lodor": "2 infantry 1 pds"}, hands={A: "morale_boost"})
    drive(shielded, "A activate:26", "A all", "B hold", "A all", "B hold")
    assert now(bare)[0] > now(shielded)[0] + 0.1


BOARD = {"A 26": "1 dreadnought 1 dreadnought-damaged 2 fighter", "B 26": "1 carrier 1 carrier-damaged 4 cruiser"}
TECHS = {A: "duranium_armor", B: "advanced_carrier_2"}
BATTLES = 300


@pytest.mark.parametrize("cursor, hits, big", [("combat-rolls", (0, 0), (0, 0)), ("combat-hits", (1, 1), (0, 1))])
def test_fights_at_the_table_go_on_as_the_odds_say(cursor: str, hits: tuple[int, int], big: tuple[int, int]) -> None:
    """From the middle of a fight, with damaged ships, armor and hits on the table, played on with the first answers."""
    ends, told = [], None
    for seed in range(BATTLES):
        table = table_of("A:hacan B:sol", BOARD, techs=TECHS, system=26, pools={A: (3, 8, 2), B: (3, 8, 2)})
        table.begin_combat("space", B)
        table.combat_round, table.cursor = 2, cursor
        for seat in (A, B):
            table.set_hits(seat, hits[seat], big[seat])
        told = told or odds_of_fight(table)
        game = starting(UNTIL_WON, table, seed=str(seed))
        while game.asks:
            game.answer(game.asks[0].seat, game.asks[0].options[0].id)
        ends.append([seat for seat in (A, B) if game.table.ships[seat] >> 26 & 1])
    assert told is not None
    for chance, end in ((told.attacker, [A]), (told.defender, [B]), (told.draw, [])):
        assert ends.count(end) / BATTLES == pytest.approx(chance, abs=4 * sqrt(chance * (1 - chance) / BATTLES) + 1e-9)
