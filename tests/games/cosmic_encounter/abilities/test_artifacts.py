"""Each artifact: what it does, when it may not be played, and what a Card Zap does to it. And the limits of flares."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    discards,
    drive,
    ever_offered,
    finish,
    names,
    options,
    pass_all,
    play,
    zap,
)

from cosmodrome.games.cosmic_encounter.aliens import ALIEN


@pytest.mark.rule("CE-26.4", "CE-19.1", "CE-19.2")
def test_a_cosmic_zap_cancels_a_power_for_the_encounter() -> None:
    """Virus does not multiply."""
    game = play("A:virus attacks B", hands={A: "attack-10", B: "attack-00 cosmic_zap"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-00", "B use:cosmic_zap"))
    assert {"key": "totals", "offense": 14, "defense": 4} in game.events(None)
    assert game.table.zapped


@pytest.mark.rule("CE-26.4")
def test_ones_own_power_may_be_zapped() -> None:
    """The owner included."""
    game = play("A:virus attacks B", hands={A: "attack-10 cosmic_zap", B: "attack-00"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-00")
    assert "use:cosmic_zap" in options(game, A)


@pytest.mark.rule("CE-26.3")
def test_a_card_zap_answers_a_zap_and_is_answered() -> None:
    """A zap war: the second Card Zap saves the Cosmic Zap (CE-R1, CE-R6)."""
    hands = {A: "attack-10 card_zap", B: "attack-00 cosmic_zap card_zap"}
    game = play("A:virus attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-00", "B use:cosmic_zap", "A use:card_zap", "B use:card_zap")
    finish(game)
    assert {"key": "totals", "offense": 14, "defense": 4} in game.events(None)
    assert names(game, A) == names(game, B) == []


@pytest.mark.rule("CE-26.3")
def test_a_card_zap_does_not_hit_reinforcements() -> None:
    """Nor powers, nor encounter cards."""
    hands = {A: "attack-10 reinforcement-5 reinforcement-2", B: "attack-10 card_zap"}
    game = play("A:virus attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-10", "A use:reinforcement-5:offense")
    assert options(game, B) == []


@pytest.mark.rule("CE-26.5")
def test_emotion_control_makes_attacks_negotiates() -> None:
    """The main players must try to make a deal (CE-R30)."""
    hands = {A: "attack-10 emotion_control", B: "attack-10"}
    game = play("A attacks B", hands=hands, at="select", stop="offer")
    drive(game, "A lay:attack-10", "B lay:attack-10", "A use:emotion_control")
    assert game.table.result == "negotiation"


@pytest.mark.rule("CE-26.6")
def test_force_field_sends_chosen_allies_home() -> None:
    """Of one side or of both."""
    allies = {C: ("offense", 2), 3: ("defense", 3)}
    hands = {A: "attack-10", B: "attack-10 force_field"}
    game = play("A attacks B, C, D", hands=hands, allies=allies, at="allied", stop="select")
    drive(game, "B use:force_field", "B seat:2", "C home:12:2", "B done")
    assert game.table.ships.gate == [4, 0, 0, 0]
    assert game.table.ships.beside == [0, 0, 0, 3]
    assert [event["seat"] for event in game.events(None) if event["key"] == "alliance-ended"] == [C]


@pytest.mark.rule("CE-26.7")
def test_ionic_gas_stops_compensation_and_rewards() -> None:
    """Nobody collects anything."""
    hands = {A: "negotiate", B: "attack-10 attack-11 morph ionic_gas"}
    game = play("A attacks B, C", hands=hands, allies={C: ("defense", 2)}, at="select")
    finish(drive(game, "A lay:negotiate", "B lay:attack-10", "B use:ionic_gas"))
    assert names(game, A) == names(game, C) == []
    assert game.table.ships.warp[A] == 4


@pytest.mark.rule("CE-26.8")
def test_mobius_tubes_empty_the_warp() -> None:
    """All ships of all players; the offense only may play it."""
    hands = {A: "morph mobius_tubes", B: "mobius_tubes"}
    game = play("A", hands=hands, warp={A: 3, C: 2}, at="regroup", stop="destiny")
    assert options(game, B) == []
    drive(game, "A use:mobius_tubes", "A home:0:3", "C home:12:2")
    assert game.table.ships.warp == [0, 0, 0]


@pytest.mark.rule("CE-26.9", "CE-25.1")
def test_plague_costs_three_ships_and_a_card_of_each_type() -> None:
    """The player chooses which; there are six types."""
    held = "attack-04 attack-40 negotiate morph reinforcement-2 cosmic_zap quash flare-zombie flare-void"
    game = play("A", hands={A: "plague attack-06", B: held}, at="regroup", stop="destiny")
    drive(game, "A use:plague:1", "B auto:3", "B card:attack-04", "B card:negotiate", "B card:morph")
    drive(game, "B card:reinforcement-2", "B card:cosmic_zap", "B card:flare-void")
    assert names(game, B) == ["attack-40", "flare-zombie", "quash"]
    assert {"attack-04", "negotiate", "morph", "reinforcement-2", "cosmic_zap", "flare-void"} <= set(discards(game))
    assert game.table.ships.warp[B] == 3


@pytest.mark.rule("CE-26.10")
def test_quash_turns_a_deal_into_a_failed_one() -> None:
    """Nothing changes hands and both lose three ships (CE-R24)."""
    game = play("A attacks B, C", hands={A: "negotiate attack-40", B: "negotiate", C: "quash"}, at="select")
    drive(game, "A lay:negotiate", "B lay:negotiate", "A give-card:attack-40", "A done", "B accept", "C use:quash")
    finish(drive(game, "A auto:3", "B auto:3"))
    assert names(game, A) == ["attack-40"]
    assert game.table.ships.warp == [3, 3, 0]


@pytest.mark.rule("CE-26.1")
def test_an_artifact_is_discarded() -> None:
    """At once."""
    game = play("A", hands={A: "plague morph"}, at="regroup", stop="destiny")
    pass_all(drive(game, "A use:plague:2", "C auto:3"))
    assert len(game.table.cards.discard) == 1
    assert not game.table.cards.played


@pytest.mark.rule("CE-27.3", "CE-27.4", "CE-27.5")
def test_one_flare_a_player_and_each_once() -> None:
    """After play a flare returns to the hand, and its owner can play neither it nor another again."""
    hands = {A: "attack-10 flare-macron flare-virus", B: "attack-10"}
    game = play("A attacks B", hands=hands, at="select", stop="ended")
    finish(drive(game, "A lay:attack-10", "B lay:attack-10", "A use:wild-macron"))
    assert names(game, A) == ["flare-macron", "flare-virus"]
    assert game.table.bonus == [4, 0]
    assert game.table.marked("multiply", A) == 0


@pytest.mark.rule("CE-29.14")
def test_unlimited_flares() -> None:
    """Any number, each once."""
    hands = {A: "attack-10 flare-macron flare-virus", B: "attack-10"}
    game = play("A attacks B", hands=hands, at="select", stop="ended", unlimited_flares=True)
    drive(game, "A lay:attack-10", "B lay:attack-10", "A use:wild-macron")
    assert options(game, A) == ["pass", "use:wild-virus"]


@pytest.mark.rule("CE-27.2", "CE-27.6", "CE-18.7", "CE-27.10")
@pytest.mark.parametrize("emptied, effect", [((), "super"), ((1, 2, 3), "wild")])
def test_the_owner_plays_super_unless_the_power_is_lost(emptied: tuple[int, ...], effect: str) -> None:
    """The owner of the sheet must use the super effect; with the sheet face down only the wild one."""
    hands = {A: "attack-10", B: "attack-00 flare-zombie"}
    game = play("A attacks B:trader", hands={**hands, B: "attack-00 flare-trader"}, at="alliance", emptied={B: emptied})
    found = [option for option in options(game, B) if option != "pass"]
    assert found == (["use:wild-trader"] if effect == "wild" else [])


@pytest.mark.rule("CE-27.7")
@ZAPPED
def test_the_owner_plays_wild_while_the_power_is_zapped(zapped: bool) -> None:
    """The Warpish has the super part at hand until the power is zapped; in the next encounter it is back."""
    hands = {A: "attack-10 flare-warpish", B: "attack-08", C: "cosmic_zap"}
    game = play("A:warpish attacks B, C", hands=hands, warp={A: 1}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-08", *zap(zapped, "C"))
    found = ever_offered(game, A)
    assert ("use:wild-warpish" in found, "use:super-warpish" in found) == (zapped, not zapped)
    game.table.begin_encounter(A)
    assert game.table.is_active(A, ALIEN["warpish"])


@pytest.mark.rule("CE-29.9", "CE-27.2")
def test_the_owner_of_a_hidden_sheet_plays_wild() -> None:
    """The super part is for a power at work; this one lies face down."""
    hands = {A: "attack-10 flare-warpish", B: "attack-08"}
    game = play("A:warpish attacks B, C", hands=hands, warp={A: 1}, at="select", hidden_powers=True)
    found = ever_offered(drive(game, "A lay:attack-10", "B lay:attack-08"), A)
    assert ("use:wild-warpish" in found, "use:super-warpish" in found) == (True, False)


@pytest.mark.rule("CE-26.8")
def test_mobius_tubes_leave_ships_without_a_colony_in_the_warp() -> None:
    """There is no place to which they could return."""
    game = play("A", hands={A: "morph mobius_tubes"}, warp={B: 20, C: 2}, at="regroup", stop="destiny")
    finish(drive(game, "A use:mobius_tubes"))
    assert game.table.ships.warp == [0, 20, 0]


@pytest.mark.rule("CE-26.9")
def test_plague_spares_no_type() -> None:
    """The player must give one card of each type they hold."""
    game = play("A", hands={A: "plague attack-06", B: "attack-04 attack-40"}, at="regroup", stop="destiny")
    drive(game, "A use:plague:1", "B auto:3")
    assert pass_all(game).asks[0].key == "plague-card"
    assert options(game, B) == ["card:attack-04", "card:attack-40"]
