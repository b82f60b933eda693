"""Sheets and cards in use: parts, phases, must and may, what can be zapped, and which effect of a flare counts."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, D, drive, finish, hurry, names, options, play

from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS
from cosmodrome.games.cosmic_encounter.usable import INDEX, SHEET_OF
from cosmodrome.games.cosmic_encounter.windows import ability
from cosmodrome.kernel import NotAnOption

CARDS = {A: "attack-10 negotiate", B: "attack-08"}

# The windows of a phase, as far as their names do not say it.
PHASE_OF = {
    "ships": "any",
    "deck": "any",
    "used": "any",
    "cards": "any",
    "hand": "any",
    "power": "any",
    "artifact": "any",
    "colony": "any",
    "technology": "regroup",
    "compensation": "resolution",
    "rewards": "resolution",
    "deal": "resolution",
    "encounter": "resolution",
    "start_turn": "start_turn",
    "setup": "any",
}


FREE = {
    *("miser-setup", "miser-found", "miser-open", "miser-hold", "miser-refresh"),
    *("tick_tock-tokens", "warrior-training", "vulch-show", "citadel-build", "citadel-fall"),
    *("gambler-waits", "gambler-claim", "grudge-revenge", "remora-colony"),
}


def phase_of(window: str) -> str:
    """The phase a window belongs to; `any` for those that may come at any time."""
    return PHASE_OF.get(window.partition(".")[0], window.partition(".")[0])


@pytest.mark.rule("CE-3.1")
@pytest.mark.parametrize("role, asked", [("offense", True), ("defense", True), ("bystander", False)])
def test_a_power_works_in_its_part_only(role: str, asked: bool) -> None:
    """Sorcerer's is for main players."""
    aliens = {"offense": "A:sorcerer attacks B, C", "defense": "A attacks B:sorcerer, C"}
    game = play(aliens.get(role, "A attacks B, C:sorcerer"), hands=CARDS, at="select", flares=False)
    drive(game, "A lay:attack-10", "B lay:attack-08")
    assert ("use:sorcerer" in [option for seat in (A, B, C) for option in options(game, seat)]) == asked


@pytest.mark.rule("CE-3.2")
def test_must_and_may() -> None:
    """Pacifist must use the power and wins without being asked. Sorcerer may: they are asked and can pass."""
    game = play("A:pacifist attacks B", hands=CARDS, at="select", flares=False)
    finish(drive(game, "A lay:negotiate", "B lay:attack-08"))
    assert game.table.winner == 0
    game = play("A:sorcerer attacks B", hands=CARDS, at="select", flares=False)
    drive(game, "A lay:attack-10", "B lay:attack-08")
    assert options(game, A) == ["pass", "use:sorcerer"]
    finish(drive(game, "A pass"))
    assert {"key": "totals", "offense": 14, "defense": 12} in game.events(None)


@pytest.mark.rule("CE-3.3", "CE-3.9", "CE-20.1")
@pytest.mark.parametrize("alien", [row for row in ALIENS if "any" not in row.phases], ids=lambda row: str(row.id))
def test_a_power_is_used_in_its_phases(alien: object) -> None:
    """Every use a sheet has lies in a phase that the sheet shows; parts that are no use come when they come. Gambler
    bluffs while playing a card face up for Oracle (CE-R13)."""
    row = alien
    assert hasattr(row, "id")
    uses = [each for each in ability.declared if SHEET_OF.get(each.id) == ALIEN[row.id]]  # type: ignore[attr-defined]
    phases = {phase_of(window) for each in uses if each.kind == "power" for window in each.at if window != "used"}
    assert phases <= {*row.phases, "any", *(["planning"] if row.id == "gambler" else [])}  # type: ignore[attr-defined]
    assert len(phases & set(row.phases)) > 0 or not phases - {"any"}  # type: ignore[attr-defined]


@pytest.mark.rule("CE-20.1", "CE-3.3")
def test_an_artifact_is_played_in_its_phase_only() -> None:
    """Mobius Tubes in the regroup phase of one's own encounter; later they are refused with the rule."""
    hands = {A: "attack-10 mobius_tubes", B: "attack-08"}
    game = play("A, B, C", hands=hands, warp={B: 1}, at="regroup", destiny="3")
    assert "use:mobius_tubes" in options(game, A)
    later = play("A attacks B, C", hands=hands, warp={B: 1}, at="select")
    with pytest.raises(NotAnOption):
        later.answer(A, "use:mobius_tubes")
    assert "mobius_tubes" not in str([options(later, seat) for seat in (A, B, C)])


@pytest.mark.rule("CE-3.4", "CE-19.3")
def test_what_is_no_use_cannot_be_zapped() -> None:
    """Warrior's tokens come whatever is zapped, and no zap is offered; adding them to the total is a use."""
    hands = {A: "attack-40", B: "attack-08 cosmic_zap"}
    game = play("A:warrior attacks B", hands=hands, at="select", flares=False)
    game.table.add_tokens(next(at for at, row in enumerate(ALIENS) if row.id == "warrior"), 3)
    drive(game, "A lay:attack-40", "B lay:attack-08", "B use:cosmic_zap")
    finish(game)
    assert {"key": "totals", "offense": 44, "defense": 12} in game.events(None)
    assert game.table.tokens["warrior"] == 4
    zaps = [event for event in game.events(None) if event["key"] == "use" and event["ability"] == "cosmic_zap"]
    assert len(zaps) == 1


@pytest.mark.rule("CE-19.3", "CE-3.4")
def test_every_free_part_is_beyond_a_zap() -> None:
    """A zap answers uses of powers; nothing declared as free can be cancelled."""
    free = [each for each in ability.declared if each.kind == "free"]
    assert {each.id for each in free} == FREE, "what the sheets do not call a use"
    assert all(each.cancel is None for each in free)
    zap = next(each for each in ability.declared if each.id == "cosmic_zap")
    assert zap not in INDEX["used.free"].declared
    assert all(each.cancel == "power" for each in ability.declared if each.kind == "power")


@pytest.mark.rule("CE-3.5")
def test_a_power_beats_a_rule() -> None:
    """An uninvited player cannot ally, but Parasite can; the negotiate loses to the attack, but Pacifist's wins."""
    game = play("A attacks B, C:parasite", hands=CARDS, at="invite", flares=False)
    drive(game, "A invite:nobody", "B invite:nobody", "C use:parasite:offense")
    assert game.table.side[C] == 0


@pytest.mark.rule("CE-27.1")
@pytest.mark.parametrize("holder, may", [(A, True), (B, True), (C, False), (D, False)])
def test_a_wild_flare_is_played_by_those_for_whose_part_it_is(holder: int, may: bool) -> None:
    """Calculator's is for main players: no ally plays it, nor anybody else."""
    hands = {A: "attack-10", B: "attack-08"}
    hands[holder] = f"{hands.get(holder, '')} flare-calculator"
    game = play("A attacks B, C, D", hands=hands, allies={C: ("defense", 1)}, at="select", stop="reveal")
    drive(game, "A lay:attack-10", "B lay:attack-08")
    assert options(game, holder) == (["pass", "use:wild-calculator:odd", "use:wild-calculator:even"] if may else [])


@pytest.mark.rule("CE-27.1")
def test_a_flare_of_another_alien_is_wild_in_its_part_and_phase() -> None:
    """Zombie's flare in the hand of another saves one ship when ships are lost, and is not to be played before."""
    hands = {A: "attack-00 flare-zombie", B: "attack-08"}
    game = play("A attacks B, C", hands=hands, ships={A: 3}, at="select")
    drive(game, "A lay:attack-00", "B lay:attack-08")
    assert options(game, A) == ["pass", "use:wild-zombie"]
    hurry(drive(game, "A use:wild-zombie"))
    assert game.table.ships.warp[A] == 2
    assert names(game, A) == ["flare-zombie"]


@pytest.mark.rule("CE-27.9", "CE-27.2")
def test_zombie_must_play_his_own_flare_as_super() -> None:
    """While the power works the wild effect is not offered."""
    hands = {A: "attack-00 flare-zombie", B: "attack-08"}
    game = play("A:zombie attacks B, C", hands=hands, allies={C: ("offense", 4)}, warp={C: 2}, at="allied")
    assert options(game, A) == ["pass", "use:super-zombie"]
    drive(game, "A pass", "A lay:attack-00", "B lay:attack-08")
    hurry(game)
    assert "wild-zombie" not in str([game.events(seat) for seat in (A, B, C)])
