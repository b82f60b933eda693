"""The Emirates of Hacan."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium import trade
from cosmodrome.games.twilight_imperium.index import STRATEGY

FLAGSHIP = {"A 27": "1 flagship", "B 26": "2 cruiser"}


def test_masters_of_trade() -> None:
    """The secondary of Trade costs Hacan no command token, the others still."""
    game = play("A:sol B:hacan", at="turn", cards={A: "trade"}, pools={B: (3, 3, 0), C: (3, 3, 0)})
    drive(game, "A strategic:trade", "A done", "B secondary:trade")
    assert game.table.commodities[B] == 6
    assert game.table.commodities[C] == 0, "who has no token cannot follow"
    game = play("A:sol B:hacan", at="turn", cards={A: "politics"}, pools={B: (3, 3, 0)})
    drive(game, "A strategic:politics", "A player:2")
    while asked(game) == [(A, "put-agenda")]:
        drive(game, f"A {options(game, A)[0]}")
    assert asked(game) == [(C, "secondary")], "B has no token for another card"


def test_guild_ships() -> None:
    """Hacan trades with players who are not neighbours, in their own turn and in the turn of the other."""
    assert trade.partners(table_of("A:hacan B:letnev C:sol"), A) == [B, C]
    assert trade.partners(table_of("A:sol B:hacan C:letnev"), A) == [B]


@pytest.mark.rule("TI-69.3a")
def test_arbiters() -> None:
    """In transactions with Hacan action cards may change hands, in others not."""
    game = play("A:sol B:hacan", hands={A: "flank_speed"})
    game.act(A, "offer:1")
    assert not [option for option in options(game, A) if option.startswith("want:card")], "nobody knows their hand"
    drive(game, "A give:card-flank_speed:1", "A propose", "B accept")
    assert [len(hand) for hand in game.table.hands] == [0, 1, 0]
    game = play("A:sol B:hacan", hands={A: "flank_speed", B: "veto"})
    game.act(A, "offer:1")
    drive(game, "A give:card-flank_speed:1", "A propose", "B counter")
    assert [option for option in options(game, B) if "card" in option] == ["give:card-veto:1"], (
        "nor the player who answers"
    )
    drive(game, "B give:card-veto:1", "B propose", "A accept")
    assert [len(hand) for hand in game.table.hands] == [2, 0, 0], "what was offered before is off the table"
    game = play("A:sol B:letnev C:hacan", {"B 36": "1 cruiser"}, hands={A: "flank_speed"})
    game.act(A, "offer:1")
    assert "give:card-flank_speed:1" not in options(game, A)


@pytest.mark.rule("TI-24.4")
def test_arbiters_and_the_hand_limit() -> None:
    """Who gets an eighth card in a transaction discards one."""
    hand = "sabotage morale_boost veto bribery summit insubordination spy"
    game = play("A:sol B:hacan", hands={A: "flank_speed", B: hand})
    game.act(A, "offer:1")
    drive(game, "A give:card-flank_speed:1", "A propose", "B accept", "B card:veto")
    assert len(game.table.hands[B]) == 7


def test_arbiters_do_not_save_a_card() -> None:
    """While a player has to discard, nobody trades."""
    game = play("A:yssaril B:hacan", hands={A: "veto"})
    drive(game, "A component", "A use:stall_tactics")
    assert "offer:1" not in [act.id for act in game.acts(A)]
    drive(game, "A card:veto")
    assert game.table.owed == 0


def test_wrath_of_kenara() -> None:
    """With the flagship in a space combat each trade good adds 1 to a die that was rolled."""
    game = play("A:hacan", FLAGSHIP, goods={A: 3}, dice=[(6, 6)])
    drive(game, "A activate:26", "A all", "A use:wrath_of_kenara", "A trade-good:2")
    assert game.table.goods[A] == 1
    assert units(game, "B 26") == ""


def test_wrath_of_kenara_guides_barrage_dice() -> None:
    """Anti-fighter barrage is rolled in the space combat as well (TI-R33)."""
    board = {"A 27": "1 flagship 1 destroyer", "B 26": "3 fighter 1 cruiser"}
    game = play("A:hacan", board, goods={A: 1}, dice=[(8, 1)])
    drive(game, "A activate:26", "A all", "A use:wrath_of_kenara")
    assert game.table.goods[A] == 0
    assert "2 fighter" in units(game, "B 26")


def test_wrath_of_kenara_only_where_it_helps() -> None:
    """Nothing is asked if no die misses by one, without trade goods, or where the flagship is not."""
    for board, dice, goods in (
        (FLAGSHIP, (5, 7), 3),
        (FLAGSHIP, (6, 6), 0),
        ({"A 27": "2 cruiser", "B 26": "2 cruiser", "A 16": "1 flagship"}, (6, 6), 3),
    ):
        game = play("A:hacan", board, goods={A: goods}, dice=[dice])
        drive(game, "A activate:26", "A all")
        assert "use:wrath_of_kenara" not in options(game, A)


@pytest.mark.rule("TI-74.11")
def test_production_biomes() -> None:
    """Exhausted for a strategy token it brings four trade goods, and two to another player."""
    game = play("A:hacan", techs={A: "production_biomes"}, pools={A: (3, 3, 1)})
    drive(game, "A component", "A use:production_biomes")
    assert options(game, A) == ["player:1", "player:2"], "another player"
    drive(game, "A player:2")
    assert game.table.goods == [4, 0, 2]
    assert game.table.strategy[A] == 0
    assert game.table.tapped[A]
    game = play("A:hacan", techs={A: "production_biomes"}, pools={A: (3, 3, 0)})
    assert "component" not in options(game, A), "it has its price"


def test_quantum_datahub_node() -> None:
    """At the end of the strategy phase a token and three trade goods exchange a strategy card with anybody."""
    fields = {"at": "strategy-end", "phase": "strategy", "stop": "turn-start", "techs": {A: "quantum_datahub_node"}}
    game = play("A:hacan", goods={A: 3}, **fields)
    drive(game, "A use:quantum_datahub_node", "A player:1", "A pick:construction", "A pick:diplomacy")
    assert game.table.cards[A] == (STRATEGY["leadership"], STRATEGY["diplomacy"])
    assert game.table.cards[B] == (STRATEGY["construction"], STRATEGY["trade"])
    assert game.table.goods[:2] == [0, 3]
    assert game.table.strategy[A] == 1
    game = play("A:hacan", goods={A: 2}, **fields)
    assert not game.asks, "two trade goods are not enough"


def test_trade_convoys() -> None:
    """In play it lets its holder trade with everybody, until the holder activates a system with units of Hacan."""
    game = play("A:sol B:hacan C:letnev", notes={A: "trade_convoys-1"}, stop="")
    drive(game, "A component", "A use:trade_convoys-1")
    assert game.table.note_name(game.table.notes_up[A][0]) == "trade_convoys"
    assert C in trade.in_touch(game.table, A)
    assert A in trade.in_touch(game.table, C)
    game = play("A:sol B:hacan C:letnev", {"B 26": "1 cruiser"}, notes={A: "trade_convoys-1"})
    game.table.place_note(A, game.table.find_note(A, "trade_convoys-1"))
    drive(game, "A activate:26")
    assert game.table.notes_up[A] == ()
    assert game.table.find_note(B, "trade_convoys-1")
    assert C not in trade.in_touch(pass_all(game).table, A)


@pytest.mark.rule("TI-25.4a")
def test_trade_convoys_in_hand() -> None:
    """A note that was not played does not go back, whatever its holder activates."""
    game = play("A:sol B:hacan C:letnev", {"B 26": "1 cruiser"}, notes={A: "trade_convoys-1"})
    drive(game, "A activate:26")
    assert game.table.find_note(A, "trade_convoys-1")
    assert C not in trade.in_touch(game.table, A), "nor does it do anything in hand"


def test_wrath_of_kenara_leaves_the_dice_of_others_alone() -> None:
    """B has rolled: two cruisers that miss by one."""
    game = play("A:hacan", FLAGSHIP, goods={A: 3}, dice=[(1, 1), (6, 6)], stop="combat-hits")
    drive(game, "A activate:26", "A all")
    assert game.outcome is not None, "A is not asked"


def test_quantum_datahub_node_has_its_price() -> None:
    """A strategy token and three trade goods."""
    fields = {"at": "strategy-end", "phase": "strategy", "stop": "turn-start", "techs": {A: "quantum_datahub_node"}}
    for goods, strategy in ((2, 1), (3, 0)):
        game = play("A:hacan", goods={A: goods}, pools={A: (3, 3, strategy)}, **fields)
        assert "use:quantum_datahub_node" not in options(game, A)
