"""Turns, second encounters, hands without encounter cards, the colony track and the loss of powers."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    D,
    drive,
    finish,
    hurry,
    names,
    options,
    pass_all,
    play,
    table_of,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.fleets import WARP
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Game

WIN = {A: "attack-40 attack-10", B: "attack-00 morph", C: "negotiate"}


def steps(game: Game) -> list[str]:
    """The events of turns and encounters so far."""
    return [event["key"] for event in game.events(None) if event["key"] in ("turn", "encounter")]


# ---- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-5.1", "CE-14.13", "CE-16.4")
def test_after_a_lost_encounter_the_turn_passes_clockwise() -> None:
    """The next player on the left is the offense."""
    hands = {A: "attack-00 attack-40", B: "attack-10 attack-12", C: "morph"}
    game = play("A attacks C, B", hands=hands | {C: "attack-30"}, at="select", stop="destiny")
    finish(drive(game, "A lay:attack-00", "C lay:attack-30"))
    assert (game.table.turn, game.table.offense, game.table.encounter) == (B, B, 1)


def test_a_round_begins_with_the_first_player() -> None:
    """The opening round is the first one, and ends when all have had a turn."""
    table = table_of("A: attacks B")
    table.round, rounds = 0, []
    for seat in (B, C, A, B, C):
        table.begin_turn(seat)
        rounds.append(table.round)
    assert rounds == [1, 1, 1, 2, 2]


@pytest.mark.rule("CE-16.4", "CE-24.4")
def test_after_a_failed_deal_the_turn_passes() -> None:
    """No second encounter; ships of a third player on the planet were bystanders."""
    hands = {A: "negotiate attack-40", B: "negotiate attack-10"}
    game = play("A attacks B, C", hands=hands, at="select", stop="destiny", offers=1, bystanders={C: 2})
    planet = game.table.planet
    drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass")
    finish(game)
    assert game.table.turn == B
    assert game.table.ships.by_planet[C][planet] == 2


@pytest.mark.rule("CE-5.3", "CE-5.4")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_a_second_encounter_begins_with_regroup(edition: int) -> None:
    """The start of the turn comes once: one `turn`, then an encounter, and a ship comes home once more."""
    game = play("A attacks B", hands=WIN, at="select", stop="destiny", edition=edition, warp={A: 2})
    drive(game, "A lay:attack-40", "B lay:attack-00", "A again", "A home:0:1")
    assert game.table.ships.warp[A] == 1
    assert steps(game) == ["encounter"]


@pytest.mark.rule("CE-5.3", "CE-5.4")
def test_the_phases_of_an_encounter_in_their_order() -> None:
    """Regroup, destiny, launch, alliance, planning, reveal, resolution: what is told of each comes in this order
    (CE-R5)."""
    hands = {A: "attack-40", B: "attack-00", C: "morph"}
    game = play("A, B, C", hands=hands, at="regroup", warp={A: 2}, destiny="3", stop="next")
    drive(game, "A home:0:1", "A aim:7", "A auto:4", "A invite:nobody", "B invite:2", "C join:defense", "C auto:4")
    finish(drive(game, "A lay:attack-40", "B lay:attack-00"))
    keys = [event["key"] for event in game.events(None)]
    order = ["moved", "destiny", "aimed", "launched", "invited", "allied", "laid", "revealed", "totals", "concluded"]
    assert [keys.index(key) for key in order] == sorted(keys.index(key) for key in order)


@pytest.mark.rule("CE-16.3")
def test_there_is_no_third_encounter() -> None:
    """After a second success the turn passes."""
    hands = {A: "attack-40 attack-10", B: "attack-00 morph"}
    table = table_of("A attacks B", hands=hands, at="select")
    table.encounter = 2
    game = starting(RULES, table)
    finish_turn(drive(game, "A lay:attack-40", "B lay:attack-00"))
    assert game.table.turn == B


def finish_turn(game: Game) -> None:
    """Pass everything until somebody else has the turn."""
    while game.asks and game.table.turn == A:
        assert "again" not in options(game, A)
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)


# ---- hands -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-6.3", "CE-23.1")
def test_an_offense_without_encounter_cards_plays_others_first() -> None:
    """A flare that can be played now saves itself and a card before the hand goes, and everybody sees the rest."""
    hands = {A: "flare-miser plague quash", B: "morph"}
    game = play("A, B, C", hands=hands, at="start-turn", stop="regroup", edition=2008)
    assert [event for event in game.events(None) if event["key"] == "discarded"] == []
    hurry(drive(game, "A use:wild-miser", "A card:quash", "A done"))
    shown = [event["cards"] for event in game.events(C) if event["key"] == "discarded"]
    assert shown[0] == ["plague"]
    assert {"flare-miser", "quash"} < set(names(game, A))


@pytest.mark.rule("CE-6.4", "CE-11.5")
def test_later_the_offense_gets_no_new_hand() -> None:
    """A player who runs out in mid-turn ends it with the cards they have; nobody draws at its end (CE-R22)."""
    hands = {A: "attack-40 plague", B: "attack-00 morph", C: "negotiate"}
    game = play("A attacks B", hands=hands, at="select", stop="destiny")
    finish(drive(game, "A lay:attack-40", "B lay:attack-00"))
    assert names(game, A) == ["plague"]
    assert game.table.turn == B
    assert [event for event in game.events(None) if event["key"] == "drew"] == []


@pytest.mark.rule("CE-16.5", "CE-23.6")
def test_in_2008_a_second_encounter_needs_no_card_until_it_must_be_played() -> None:
    """The regroup ship is gained; when a card must be selected the turn ends and the ships go home."""
    hands = {A: "attack-40", B: "attack-00 morph", C: "negotiate"}
    game = play("A attacks B", hands=hands, at="select", stop="x", edition=2008, warp={A: 1}, flares=False)
    drive(game, "A lay:attack-40", "B lay:attack-00")
    pass_all(game)
    assert "again" in options(game, A)
    drive(game, "A again", "A home:0:1")
    assert game.table.ships.warp[A] == 0
    while game.asks and game.table.turn == A:
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    assert (game.table.turn, game.table.ships.gate, game.table.ships.warp[A]) == (B, [0, 0, 0], 0)


@pytest.mark.rule("CE-7.2")
def test_without_a_colony_the_ship_goes_onto_the_gate() -> None:
    """It is one of the ships of this encounter, and the turn goes on."""
    table = table_of("A, B, C", hands={A: "attack-40", B: "attack-00"}, at="regroup", destiny="3")
    for planet in table.ships.systems[A]:
        table.ships.move(A, planet, WARP, 4)
    table.lost[A] = True
    game = starting(RULES, table)
    pass_all(game)
    assert (game.table.ships.gate[A], game.table.ships.warp[A]) == (1, 19)
    drive(game, "A aim:7")
    pass_all(game)
    assert game.table.ships.gate[A] == 1
    assert options(game, A)[0].startswith("invite")


@pytest.mark.rule("CE-7.3")
def test_nothing_in_the_warp_nothing_to_retrieve() -> None:
    """The game goes on with destiny."""
    game = play("A, B, C", hands={A: "morph"}, at="regroup", stop="aim", destiny="3")
    pass_all(game)
    assert [event for event in game.events(None) if event["key"] == "moved"] == []
    assert game.table.defense == B


# ---- the track, and powers -------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-17.1", "CE-17.4")
def test_markers_follow_the_colonies() -> None:
    """Two, two and four foreign colonies: nobody has won; a lost one takes the marker back."""
    table = table_of("A, B, C", visitors={A: 2, B: 2, C: 4}, at="regroup")
    assert table.ships.foreign == [2, 2, 4]
    table.check_victory()
    planet = next(planet for planet in table.ships.colonies(C) if planet // 6 != C)
    table.ships.move(C, planet, WARP, 1)
    assert table.ships.foreign == [2, 2, 3]


@pytest.mark.rule("CE-18.1")
@pytest.mark.parametrize("lost", [1, 2, 3])
def test_in_2008_three_lost_home_colonies_take_the_power(lost: int) -> None:
    """With two lost it still works."""
    assert is_lost(edition=2008, lost=lost) == (lost == 3)


@pytest.mark.rule("CE-29.4")
@pytest.mark.parametrize("lost", [1, 2, 3])
def test_with_four_planets_two_home_colonies_keep_the_power(lost: int) -> None:
    """Fewer than two lose it."""
    assert is_lost(planets=4, lost=lost) == (lost == 3)


def is_lost(lost: int, **settings: int) -> bool:
    """Whether the power of B is gone once a planet has fallen, the last of so many."""
    emptied = {B: tuple(range(1, lost))}
    hands = {A: "attack-40", B: "attack-00"}
    game = play("A attacks B:trader", hands=hands, at="select", emptied=emptied, flares=False, **settings)
    finish(drive(game, "A lay:attack-40", "B lay:attack-00"))
    assert isinstance(game.table, CosmicEncounter)
    return not game.table.is_up(B)


@pytest.mark.rule("CE-18.6", "CE-22.5", "CE-18.5")
def test_a_home_colony_founded_anew_brings_the_power_back() -> None:
    """By a destiny card of one's own colour."""
    hands = {A: "attack-40 morph", B: "negotiate"}
    game = play("A:trader, B, C", hands=hands, at="destiny", destiny="0", emptied={A: (0, 1, 2)})
    assert not game.table.is_up(A)
    finish(drive(game, "A recolonise:0", "A ship:3:1", "A done"))
    assert game.table.ships.home[A] == 3
    assert game.table.is_up(A)


@pytest.mark.rule("CE-22.4")
def test_ships_without_a_colony_go_to_the_warp() -> None:
    """An ally whose last colony fell while their ships helped the defense (CE-R36)."""
    table = table_of(
        "A attacks B, C", hands={A: "attack-00", B: "attack-40"}, allies={C: ("defense", 4)}, at="select", flares=False
    )
    for planet in table.ships.colonies(C):
        table.ships.move(C, planet, WARP, table.ships.by_planet[C][planet])
    table.lost[C] = True
    game = starting(RULES, table)
    drive(game, "A lay:attack-00", "B lay:attack-40")
    finish_turn(game)
    assert (game.table.ships.beside[C], game.table.ships.warp[C]) == (0, 20)


@pytest.mark.rule("CE-20.2")
def test_at_one_moment_the_offense_acts_first() -> None:
    """Of three who could answer together the offense's answer takes effect, then the defense's, then to the left
    (CE-R2)."""
    hands = {A: "attack-10 reinforcement-2", B: "attack-08 reinforcement-3", D: "reinforcement-5", C: "morph"}
    allies = {C: ("defense", 1), D: ("offense", 1)}
    game = play("A attacks B, C, D", hands=hands, allies=allies, at="select", flares=False)
    drive(game, "A lay:attack-10", "B lay:attack-08")
    while "use:reinforcement-5:offense" not in options(game, D):
        game.answer(game.asks[0].seat, "pass")
    for seat, use in ((D, "use:reinforcement-5:offense"), (B, "use:reinforcement-3:defense")):
        game.answer(seat, use)
    game.answer(A, "use:reinforcement-2:offense")
    played = [event["card"] for event in game.events(None) if event["key"] == "played"]
    assert played == ["reinforcement-2"]
    assert "use:reinforcement-3:defense" in options(game, B)  # asked again, unseen by the others
    game.answer(D, "use:reinforcement-5:offense")
    game.answer(B, "use:reinforcement-3:defense")
    played = [event["card"] for event in game.events(None) if event["key"] == "played"]
    assert played == ["reinforcement-2", "reinforcement-3"]
