"""Rules about abilities in general: TI-24.4a, TI-28.12b, TI-74."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.agendas.sessions import session
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, play, table_of, units

from cosmodrome.games.twilight_imperium.data.units import UNITS
from cosmodrome.games.twilight_imperium.index import TECH
from cosmodrome.games.twilight_imperium.research import lacking
from cosmodrome.kernel import Game

PLAIN = "A:hacan B:sol"


def uses(game: Game, seat: int) -> list[str]:
    """What a seat can use now."""
    return [each for each in options(game, seat) if each.startswith("use")]


@pytest.mark.rule("TI-24.4a")
def test_effects_change_the_hand_limit() -> None:
    """Seven cards; three under Executive Sanctions; any number for Yssaril."""
    assert table_of("A:sol").hand_limit(A) == 7
    assert table_of("A:sol", laws="executive_sanctions").hand_limit(A) == 3
    assert table_of("A:yssaril").hand_limit(A) > 50
    game = play("A:sol", cards={A: "politics"}, hands={A: "flank_speed summit"}, laws="executive_sanctions")
    drive(game, "A strategic:politics", "A player:1")
    assert asked(game) == [(A, "discard")]


@pytest.mark.rule("TI-28.12b")
def test_unit_upgrades_are_no_prerequisites() -> None:
    """Five upgrades, and Sling Relay still lacks its blue technology."""
    upgrades = "cruiser_2 carrier_2 destroyer_2 fighter_2 infantry_2"
    table = table_of("A:sol", techs={A: upgrades})
    assert lacking(table, A, TECH["gravity_drive"]) == {"blue": 1}
    table.add_tech(A, TECH["antimass_deflectors"])
    assert lacking(table, A, TECH["gravity_drive"]) == {}


@pytest.mark.rule("TI-74.2")
def test_a_card_overrules_the_reference_and_what_does_not_clash_still_holds() -> None:
    """Light/Wave Deflector lets ships pass other fleets, but not farther than their move."""
    board = {"A 30": "1 cruiser 1 carrier", "B 27": "1 cruiser", "B 46": "1 cruiser", "B 26": "1 cruiser"}
    assert not [each for each in options(drive(play(PLAIN, board), "A activate:18"), A) if each.startswith("ship")]
    game = drive(play(PLAIN, board, techs={A: "light_wave_deflector"}), "A activate:18")
    assert [each for each in options(game, A) if each.startswith("ship")] == ["ship:30:cruiser:1"]


@pytest.mark.rule("TI-74.6")
def test_cannot_is_absolute() -> None:
    """A player who cannot vote gets nothing from the one vote that Representative Government gives everybody."""
    script = ("C use:assassinate_representative", "C player:1")
    game = session("mutiny", *script, laws="representative_government", hands={C: "assassinate_representative"})
    drive(game, "C vote:for", "A vote:for")
    assert [event["seat"] for event in game.events(None) if event["key"] == "votes"] == [C, A]
    game = session("mutiny", laws="representative_government", hands={C: "assassinate_representative"})
    drive(game, "B vote:against")
    assert game.table.votes[B] == 1


@pytest.mark.rule("TI-74.7")
def test_an_ability_is_resolved_in_full_but_for_what_one_may_do() -> None:
    """Trade: the goods are gained without a question. Construction: each structure may be declined."""
    game = play("A:sol", cards={A: "trade construction"})
    drive(game, "A strategic:trade")
    assert (game.table.goods[A], game.table.commodities[A]) == (3, 4)
    assert asked(game) == [(A, "trade-partners")]
    game = drive(play("A:sol", cards={A: "construction"}), "A strategic:construction")
    assert "pass" in options(game, A)


@pytest.mark.rule("TI-74.14")
def test_before_and_after_are_right_before_and_right_after() -> None:
    """Graviton lasers before the cannons roll; Dacxive Animators after the battle, before control changes."""
    board = {"A 27": "1 carrier 2 infantry 1 fighter", "B lodor": "1 infantry 1 pds"}
    techs = {A: "dacxive_animators", B: "graviton_laser_system"}
    game = play(PLAIN, board, techs=techs, dice=[(1,), (10, 10), (1,)])
    drive(game, "A activate:26", "A all", "B fire")
    assert uses(game, B) == ["use:graviton_laser_system"]
    assert not [event for event in game.events(None) if event["key"] == "rolled"]
    drive(game, "B use:graviton_laser_system", "A land:lodor:2", "B hold", "A use:dacxive_animators")
    keys = [event["key"] for event in game.events(None) if event["key"] in ("use", "combat-over", "gained-planet")]
    assert keys == ["use", "combat-over", "use", "gained-planet"]
    assert units(game, "A lodor") == "3 infantry"


@pytest.mark.rule("TI-74.14a")
def test_what_follows_a_destroyed_ship_is_used_at_once_or_not_at_all() -> None:
    """Courageous to the End after the first loss; let pass then, it cannot be used later in the round."""
    board = {"A 27": "2 cruiser", "B 26": "2 cruiser"}
    game = play(PLAIN, board, hands={B: "courageous_to_the_end"}, dice=[(10, 1), (10, 1), (1,), (10,)])
    drive(game, "A activate:26", "A all")
    assert asked(game) == [(B, "destroyed")]
    assert uses(game, B) == ["use:courageous_to_the_end"]
    drive(game, "B pass")
    assert game.outcome is not None, "B lost no other ship, and was never asked again"
    assert len(game.table.hands[B]) == 1
    assert (units(game, "A 26"), units(game, "B 26")) == ("", "1 cruiser")


@pytest.mark.rule("TI-74.15")
def test_when_is_the_very_moment_of_the_event() -> None:
    """Public Disgrace: when a card is chosen, before it is taken."""
    game = play(phase="strategy", at="strategy", cards={}, hands={B: "public_disgrace"})
    drive(game, "A pick:trade", "B use:public_disgrace")
    assert game.table.cards[A] == ()
    assert asked(game) == [(A, "pick")]
    assert "pick:trade" not in options(game, A)


@pytest.mark.rule("TI-74.17")
def test_what_comes_behind_then_needs_what_stands_before_it() -> None:
    """Minister of War: a token comes off the board, then another action; without a token there is none."""
    cards = {A: "leadership", B: "trade", C: "warfare"}
    fields = {"cards": cards, "laws": "minister_of_war:A"}
    script = ("A strategic:leadership", "A pool:tactic:3", "C pass")
    game = drive(play("A:sol B:letnev C:yin", tokens={A: (26,)}, **fields), *script)  # type: ignore[arg-type]
    drive(game, "A use:minister_of_war")
    assert game.table.tokens[A] == 0
    assert asked(game) == [(A, "turn")]
    game = drive(play("A:sol B:letnev C:yin", **fields), *script)  # type: ignore[arg-type]
    assert game.outcome is not None, "the turn is over"


@pytest.mark.rule("TI-74.23")
def test_a_note_has_its_own_moment() -> None:
    """Ceasefire when its owner activates a system with units of the holder; not before, not for another player."""
    board = {"A 27": "1 cruiser", "B lodor": "1 infantry", "C 29": "1 cruiser"}
    game = play(PLAIN, board, notes={B: "ceasefire-0"}, stop="cannon")
    assert uses(game, B) == []
    drive(game, "A activate:26")
    assert uses(game, B) == ["use:ceasefire-0"]
    game = drive(play(PLAIN, board, notes={B: "ceasefire-0"}, stop="cannon"), "A activate:29")
    assert uses(game, B) == []
    game = play(PLAIN, board, notes={B: "ceasefire-2"}, stop="cannon")
    assert uses(drive(game, "A activate:26"), B) == []


@pytest.mark.rule("TI-74.26")
def test_there_are_six_unit_abilities() -> None:
    """Barrage, bombardment, planetary shield, production, space cannon, sustain damage, each where it is printed."""
    six = ("barrage", "bombardment", "shield", "production", "cannon", "sustain")
    having = {ability: {unit.kind for unit in UNITS if getattr(unit, ability)} for ability in six}
    assert having["barrage"] == {"destroyer", "flagship"}
    assert {"dreadnought", "war_sun"} <= having["bombardment"]
    assert having["shield"] == {"pds"}
    assert {"space_dock"} <= having["production"]
    assert {"pds"} <= having["cannon"]
    assert {"dreadnought", "war_sun", "flagship"} <= having["sustain"]
