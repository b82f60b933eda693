"""Aliens of the green alert that deal with ships and totals: power, limits, zap, and both flares."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    D,
    begun,
    drive,
    ever_offered,
    finish,
    fought,
    names,
    options,
    play,
    table_of,
    totals,
    zap,
)

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.fleets import WARP
from cosmodrome.kernel import Game


def with_tokens(game: Game, count: int) -> Game:
    """So many tokens on the sheet of Warrior."""
    game.table.tokens["warrior"] = count
    return game


# ---- cudgel


@ZAPPED
def test_cudgel_smashes_more_ships(zapped: bool) -> None:
    """The opponent loses as many ships more as Cudgel had in the encounter; none if zapped."""
    game = fought("A:cudgel attacks B", "attack-40", "attack-00", {B: "cosmic_zap"}, ships={A: 3})
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else ["B auto:3"])))
    assert game.table.warp[B] == (4 if zapped else 7)


def test_cudgel_counts_own_ships_alone() -> None:
    """The ships of his allies do not smash."""
    game = fought("A:cudgel attacks B, C", "attack-40", "attack-00", ships={A: 1}, allies={C: ("offense", 4)})
    finish(drive(game, "B auto:1"))
    assert game.table.warp[B] == 5


def test_cudgel_needs_an_attack() -> None:
    """A negotiate that wins by an upset smashes nobody."""
    game = play("A:cudgel attacks B:loser", hands={A: "negotiate", B: "attack-00"}, at="planning")
    finish(drive(game, "B use:loser", "A lay:negotiate", "B lay:attack-00"))
    assert game.table.foreign[A] == 1
    assert game.table.warp[B] == 4


def test_cudgel_does_not_raise_compensation() -> None:
    """Smashed ships were not in the encounter."""
    game = fought("A:cudgel attacks B", "attack-40", "negotiate", {A: "morph attack-30 attack-23"}, ships={A: 3, B: 1})
    finish(drive(game, "B auto:3"))
    assert (game.table.warp[B], len(names(game, B))) == (4, 1)


@pytest.mark.rule("CE-33.7")
def test_wild_cudgel_clears_the_planet() -> None:
    """Ships of others leave the new colony, those of the allies stay (CE-R63)."""
    fields: dict[str, Any] = {"allies": {C: ("offense", 2)}, "bystanders": {D: 1}}
    game = fought("A attacks B, C, D", "attack-40", "attack-00", {A: "flare-cudgel"}, **fields)
    finish(drive(game, "A use:wild-cudgel"))
    assert [game.table.ships[who][6] for who in (A, B, C, D)] == [4, 0, 2, 0]
    assert game.table.warp[D] == 1


@pytest.mark.rule("CE-33.8")
def test_cudgel_without_the_super_flare_spares_allies() -> None:
    """Only the opponent loses more; nobody is named."""
    fields: dict[str, Any] = {"ships": {A: 2}, "allies": {C: ("defense", 1), D: ("defense", 1)}}
    game = fought("A:cudgel attacks B, C, D", "attack-40", "attack-00", **fields)
    finish(drive(game, "B auto:2"))
    assert game.table.warp == [0, 6, 1, 1]


@pytest.mark.rule("CE-33.8")
def test_super_cudgel_smashes_allies() -> None:
    """Those of the opponent that Cudgel names."""
    fields: dict[str, Any] = {"ships": {A: 2}, "allies": {C: ("defense", 1), D: ("defense", 1)}}
    game = fought("A:cudgel attacks B, C, D", "attack-40", "attack-00", {A: "flare-cudgel"}, **fields)
    finish(drive(game, "A use:super-cudgel", "A seat:2", "A done", "B auto:2", "C auto:2"))
    assert game.table.warp == [0, 6, 3, 1]


# ---- loser


@ZAPPED
def test_loser_upsets(zapped: bool) -> None:
    """Attacks must be played, and the lower total wins; zapped, cards are free and the higher one wins."""
    hands = {A: "attack-00 negotiate", B: "attack-40 cosmic_zap"}
    game = drive(play("A:loser attacks B", hands=hands, at="planning"), "A use:loser")
    drive(game, *zap(zapped), "B lay:attack-40")
    assert options(game, A) == ["lay:attack-00", *(["lay:negotiate"] if zapped else [])]
    finish(drive(game, "A lay:attack-00"))
    assert game.table.foreign[A] == (0 if zapped else 1)


def test_loser_gives_ties_to_the_offense() -> None:
    """The defense would win a tie, so it loses."""
    game = play("A:loser attacks B", hands={A: "attack-06", B: "attack-06"}, at="planning")
    finish(drive(game, "A use:loser", "A lay:attack-06", "B lay:attack-06"))
    assert game.table.winner == 0


def test_loser_inverts_an_automatic_win() -> None:
    """CE-R9: Pacifist's negotiate loses in an upset, and collects as usual (CE-R15)."""
    hands = {A: "negotiate", B: "attack-00 attack-40"}
    game = play("A:pacifist attacks B:loser", hands=hands, ships={A: 1}, at="planning")
    finish(drive(game, "B use:loser", "A lay:negotiate", "B lay:attack-00"))
    assert game.table.winner == 1
    assert len(names(game, A)) == 1


def test_loser_cannot_invert_a_deal() -> None:
    """Two negotiates have no winner."""
    game = play("A:loser attacks B", hands={A: "negotiate", B: "negotiate"}, at="planning", offers=1)
    drive(game, "A use:loser", "A lay:negotiate", "B lay:negotiate", "A pass", "B pass")
    assert game.table.result == "failed"


@pytest.mark.rule("CE-33.13")
def test_wild_loser_loses_for_both() -> None:
    """All ships involved go to the warp, and no cards are laid."""
    hands = {A: "attack-40 flare-loser", B: "attack-00"}
    game = play("A attacks B, C", hands=hands, allies={C: ("defense", 2)}, at="planning")
    finish(drive(game, "A use:wild-loser"))
    assert game.table.warp == [4, 4, 2]
    assert names(game, B) == ["attack-00"]


@pytest.mark.rule("CE-33.14")
def test_super_loser_upsets_after_selection() -> None:
    """Nobody had to play an attack."""
    game = fought("A:loser attacks B", "negotiate", "attack-00", {A: "attack-08 flare-loser"})
    finish(drive(game, "A use:super-loser"))
    assert game.table.winner == 0


def test_an_upset_is_declared_once() -> None:
    """Also if the defense draws a new hand in between."""
    game = play("A:loser attacks B", hands={A: "attack-00", B: "quash"}, at="planning", stop="select")
    drive(game, "A use:loser")
    assert "use:loser" not in ever_offered(game, A)
    assert len(names(game, B)) == 8


# ---- observer


@ZAPPED
def test_observer_protects_allies(zapped: bool) -> None:
    """As a main player those on his side, not himself; nobody if zapped."""
    allies = {C: ("defense", 2)}
    game = fought("A attacks B:observer, C", "attack-40", "attack-00", {A: "cosmic_zap"}, allies=allies)
    finish(drive(game, *zap(zapped, "A")))
    assert game.table.warp == [0, 4, 2 if zapped else 0]


def test_observer_protects_himself_as_an_ally() -> None:
    """Not the player with whom he is allied."""
    game = fought("A attacks B, C:observer", "attack-40", "attack-00", allies={C: ("defense", 2)})
    finish(game)
    assert game.table.warp == [0, 4, 0]


def test_observer_protects_in_the_resolution_only() -> None:
    """A plague at the start of an encounter takes his ships."""
    game = play("A, C:observer", hands={A: "morph", B: "plague"}, at="regroup", stop="destiny")
    finish(drive(game, "B use:plague:2", "C auto:3"))
    assert game.table.warp[C] == 3


@pytest.mark.rule("CE-33.21")
def test_wild_observer_lets_allies_draw() -> None:
    """Each of the own side may draw a card."""
    hands = {A: "attack-40 flare-observer", B: "attack-00"}
    fields: dict[str, Any] = {"allies": {C: ("offense", 1), D: ("defense", 1)}}
    game = play("A attacks B, C, D", hands=hands, at="allied", stop="select", **fields)
    finish(drive(game, "A use:wild-observer", "C yes"))
    assert (len(names(game, C)), len(names(game, D))) == (1, 0)


@pytest.mark.rule("CE-33.22")
def test_super_observer_sends_a_ship_from_the_warp() -> None:
    """One of at most four."""
    hands = {A: "attack-10", B: "attack-04", C: "flare-observer"}
    game = play("A attacks B, C:observer", hands=hands, warp={C: 2}, at="invite", stop="select")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", "C use:super-observer", "C auto:3")
    assert (game.table.gate[C], game.table.warp[C]) == (4, 1)


def test_super_observer_launches_from_the_warp() -> None:
    """As the offense; that ship alone is enough."""
    fields: dict[str, Any] = {"warp": {A: 2}, "ships": {A: 0}, "at": "launch", "stop": "launched"}
    game = play("A:observer attacks B", hands={A: "attack-10 flare-observer"}, **fields)
    drive(game, "A use:super-observer", "A done")
    assert (game.table.gate[A], game.table.warp[A]) == (1, 1)


def test_observer_as_an_ally_protects_nobody_else() -> None:
    """Another ally of the same side loses his ships."""
    allies = {C: ("defense", 2), D: ("defense", 1)}
    game = finish(fought("A attacks B, C:observer, D", "attack-40", "attack-00", allies=allies))
    assert game.table.warp == [0, 4, 0, 1]


# ---- spiff


@ZAPPED
def test_spiff_crash_lands(zapped: bool) -> None:
    """Ten behind, one doomed ship lands beside the defense; zapped, all go to the warp."""
    game = fought("A:spiff attacks B", "attack-00", "attack-10", {B: "cosmic_zap"})
    finish(drive(game, "A use:spiff", *zap(zapped)))
    assert (game.table.warp[A], game.table.foreign[A]) == ((4, 0) if zapped else (3, 1))
    assert game.table.ships[B][6] == 4


@pytest.mark.parametrize("own, other", [("attack-01", "attack-10"), ("negotiate", "attack-40")])
def test_spiff_needs_two_attacks_and_ten(own: str, other: str) -> None:
    """Nine behind is not enough, and a negotiate has no total."""
    game = fought("A:spiff attacks B", own, other)
    finish(game)
    assert not [event for event in game.events(None) if event.get("ability") == "spiff"]
    assert game.table.foreign[A] == 0


def test_spiff_lands_when_the_low_total_wins() -> None:
    """The margin is the distance of the totals, whichever loses."""
    game = play("A:spiff attacks B:loser", hands={A: "attack-40", B: "attack-00"}, at="planning")
    finish(drive(game, "B use:loser", "A lay:attack-40", "B lay:attack-00", "A use:spiff"))
    assert game.table.foreign[A] == 1


def test_spiff_can_win_by_it() -> None:
    """The landed ship is a foreign colony."""
    game = fought("A:spiff attacks B, C", "attack-00", "attack-40", visitors={A: 4})
    drive(game, "A use:spiff")
    assert not game.asks
    assert game.table.foreign[A] == 5


@pytest.mark.rule("CE-33.33")
def test_wild_spiff_stays_on_the_planet() -> None:
    """One ship of a losing defense coexists with the winners."""
    game = fought("A attacks B", "attack-40", "attack-00", {B: "flare-spiff"})
    finish(drive(game, "B use:wild-spiff"))
    assert (game.table.ships[A][6], game.table.ships[B][6], game.table.warp[B]) == (4, 1, 3)


@pytest.mark.rule("CE-33.34")
def test_super_spiff_lands_from_five() -> None:
    """Instead of ten (CE-R66)."""
    game = fought("A:spiff attacks B", "attack-05", "attack-10", {A: "flare-spiff"})
    finish(drive(game, "A use:super-spiff"))
    assert game.table.foreign[A] == 1


# ---- vacuum


@ZAPPED
def test_vacuum_takes_ships_along(zapped: bool) -> None:
    """As many as he lost, of the players he names; none if zapped."""
    game = fought("A:vacuum attacks B, C", "attack-00", "attack-40", {B: "cosmic_zap"}, ships={A: 3})
    taken = ["A seat:1", "A seat:2", "A seat:2", "B auto:1", "C auto:2"]
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else taken)))
    assert game.table.warp == ([3, 0, 0] if zapped else [3, 1, 2])


def test_zombie_returns_from_catharsis() -> None:
    """CE-R20: these ships are lost like others and may be saved."""
    game = fought("A:vacuum attacks B:zombie, C", "attack-00", "attack-40", ships={A: 1})
    finish(drive(game, "A seat:1", "B auto:1"))
    assert game.table.warp == [1, 0, 0]


@pytest.mark.rule("CE-33.37")
def test_wild_vacuum_retrieves_ships() -> None:
    """One for each attack of a main player other than oneself."""
    game = fought("A attacks B, C", "attack-10", "attack-04", {C: "flare-vacuum"}, warp={C: 3})
    finish(drive(game, "C use:wild-vacuum", "C home:12:2"))
    assert game.table.warp[C] == 1


@pytest.mark.rule("CE-33.38")
def test_super_vacuum_chooses_the_ships() -> None:
    """Vacuum says from which colony."""
    game = fought("A:vacuum attacks B, C", "attack-00", "attack-40", {A: "flare-vacuum"}, ships={A: 1})
    finish(drive(game, "A use:super-vacuum", "A seat:2", "A ship:12:1"))
    assert game.table.ships[C][12] == 3


def test_vacuum_takes_nothing_along_when_others_lose() -> None:
    """The ships must be his."""
    game = finish(fought("A:vacuum attacks B, C", "attack-40", "attack-00"))
    assert game.table.warp == [0, 4, 0]


def test_vacuum_takes_no_more_than_there_is() -> None:
    """Two ships in all colonies of others go along with four."""
    table = table_of("A:vacuum attacks B, C", hands={A: "attack-00", B: "attack-40"}, ships={B: 1}, at="select")
    for who, left in ((B, 1), (C, 1)):
        for planet in table.colonies(who):
            table.move(who, planet, WARP, table.ships[who][planet])
        table.move(who, WARP, table.systems[who][0], left)
    game = drive(begun(table), "A lay:attack-00", "B lay:attack-40", "A seat:1")
    finish(game)
    assert game.table.on_planets(B) == game.table.on_planets(C) == 0


@pytest.mark.rule("CE-33.37")
@pytest.mark.parametrize(
    "own, other, warp, ships", [("attack-10", "attack-04", 3, 2), ("attack-10", "negotiate", 3, 3)]
)
def test_wild_vacuum_does_not_count_own_attacks(own: str, other: str, warp: int, ships: int) -> None:
    """One ship for that of the opponent, none against a negotiate."""
    game = fought("A attacks B", own, other, {A: "flare-vacuum"}, warp={A: warp})
    if ships < warp:
        finish(drive(game, "A use:wild-vacuum"))
    assert "use:wild-vacuum" not in ever_offered(game, A)
    assert game.table.warp[A] == ships


# ---- warrior


@pytest.mark.rule("CE-19.4")
@ZAPPED
def test_warrior_adds_his_tokens(zapped: bool) -> None:
    """To his total; a zap prevents that, but not the token for the encounter."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap"}
    game = with_tokens(play("A:warrior attacks B", hands=hands, at="select"), 3)
    drive(game, "A lay:attack-10", "B lay:attack-04", *zap(zapped))
    finish(game)
    assert totals(game) == (14 if zapped else 17, 8)
    assert game.table.tokens["warrior"] == 4


@pytest.mark.parametrize("own, other, count", [("attack-40", "attack-00", 1), ("attack-00", "attack-40", 2)])
def test_warrior_learns_more_by_losing(own: str, other: str, count: int) -> None:
    """One token for a win, two for a loss (CE-R64)."""
    game = finish(fought("A:warrior attacks B", own, other))
    assert game.table.tokens["warrior"] == count


def test_warrior_learns_more_in_a_short_game() -> None:
    """One token more with four planets."""
    game = finish(fought("A:warrior attacks B", "attack-40", "attack-00", planets=4))
    assert game.table.tokens["warrior"] == 2


def test_warrior_learns_nothing_as_an_ally() -> None:
    """Only main players do."""
    game = finish(fought("A attacks B, C:warrior", "attack-40", "attack-00", allies={C: ("offense", 1)}))
    assert game.table.tokens == {}


@pytest.mark.rule("CE-33.41")
def test_wild_warrior_strikes_back() -> None:
    """The defense encounters the offense at his home, and then play resumes."""
    hands = {A: "attack-00 negotiate", B: "attack-40 attack-30 flare-warrior"}
    game = play("A attacks B", hands=hands, at="select", stop="launch")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "B use:wild-warrior", "B aim:0"))
    assert (game.table.offense, game.table.defense, game.table.extra) == (B, A, True)


@pytest.mark.rule("CE-33.42")
def test_super_warrior_adds_tokens_as_an_ally() -> None:
    """To the total of his side."""
    hands = {A: "attack-10", B: "attack-04", C: "flare-warrior"}
    game = play("A attacks B, C:warrior", hands=hands, allies={C: ("offense", 1)}, at="select")
    with_tokens(game, 3)
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "C use:super-warrior"))
    assert totals(game) == (18, 8)


@pytest.mark.parametrize("own, count", [("pass", 2), ("want-random:1", 1)])
def test_warrior_learns_from_deals(own: str, count: int) -> None:
    """One token for a deal, two for one that fails."""
    game = fought("A:warrior attacks B", "negotiate", "negotiate", {B: "morph"}, offers=1)
    drive(game, f"A {own}", *(["A done", "B accept"] if count == 1 else ["B pass"]))
    finish(game)
    assert game.table.tokens["warrior"] == count


@pytest.mark.parametrize("who, count", [("A", 1), ("B", 0)])
def test_warrior_learns_from_the_success_of_an_offense(who: str, count: int) -> None:
    """CE-R25: where the defense lets him settle only the offense has succeeded."""
    hands = {A: "attack-10", B: "attack-04 attack-06 attack-08 negotiate"}
    game = play("A:mite attacks B", hands=hands, at="launched")
    game.table.give_sheets(A, (ALIEN["mite"], ALIEN["warrior"]) if who == "A" else (ALIEN["mite"],))
    game.table.give_sheets(B, (ALIEN["warrior"],) if who == "B" else ())
    finish(drive(game, "B let-settle:6"))
    assert game.table.tokens.get("warrior", 0) == count


def test_one_token_of_warrior_counts() -> None:
    """As soon as there is one."""
    game = with_tokens(play("A:warrior attacks B", hands={A: "attack-10", B: "attack-04"}, at="select"), 1)
    finish(drive(game, "A lay:attack-10", "B lay:attack-04"))
    assert totals(game) == (15, 8)


# ---- will


@ZAPPED
def test_will_chooses_his_defense(zapped: bool) -> None:
    """Any other player, at home or at a colony of his (CE-R29); zapped he follows the card."""
    hands = {A: "attack-10", B: "cosmic_zap"}
    fields: dict[str, Any] = {"visitors": {C: 1}, "destiny": "3", "at": "destiny", "stop": "launch"}
    game = play("A:will, B, C", hands=hands, **fields)
    drive(game, *(["B use:cosmic_zap"] if zapped else ["A seat:2"]))
    drive(game, "A aim:6" if zapped else "A aim:1")
    assert game.table.defense == (B if zapped else C)


@pytest.mark.rule("CE-33.43")
def test_wild_will_encounters_in_any_system() -> None:
    """The player whom destiny names, at any colony of his."""
    fields: dict[str, Any] = {"visitors": {B: 1}, "destiny": "3", "at": "destiny", "stop": "launch"}
    game = play("A, B, C", hands={A: "attack-10 flare-will"}, **fields)
    drive(game, "A use:wild-will", "A aim:1")
    assert (game.table.defense, game.table.planet) == (B, 1)


@pytest.mark.rule("CE-33.44")
def test_super_will_looks_first() -> None:
    """At the hand of one player."""
    hands = {A: "attack-10 flare-will", C: "morph"}
    game = play("A:will, B, C", hands=hands, destiny="3", at="destiny", stop="launch")
    drive(game, "A use:super-will", "A seat:2", "A seat:1", "A aim:6")
    assert game.view(A)["players"][C]["seen"] == ["morph"]
