"""Nine aliens of the green alert: what each does, when it may not, what a zap does to it, and both flares."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    D,
    drive,
    ever_offered,
    finish,
    names,
    options,
    play,
    step,
    totals,
    zap,
)

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import COPIES

# ---- clone


@ZAPPED
def test_clone_keeps_his_card(zapped: bool) -> None:
    """After the encounter the card returns to his hand; zapped, it is discarded."""
    game = play("A:clone attacks B", hands={A: "attack-10", B: "attack-04 cosmic_zap"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:clone", *zap(zapped)))
    assert names(game, A) == ([] if zapped else ["attack-10"])


@pytest.mark.rule("CE-33.5")
def test_wild_clone_takes_an_artifact_back() -> None:
    """It can be played again in a later encounter only."""
    game = play("A", hands={A: "morph", B: "plague flare-clone"}, at="regroup", stop="destiny")
    finish(drive(game, "B use:plague:2", "C auto:3", "B use:wild-clone"))
    assert names(game, B) == ["flare-clone", "plague"]
    assert game.table.warp[C] == 3


@pytest.mark.rule("CE-33.6")
def test_super_clone_doubles_compensation() -> None:
    """Up to twice the cards."""
    hands = {A: "attack-40 attack-30 attack-23 attack-20 attack-15", B: "negotiate flare-clone"}
    game = play("A attacks B:clone", hands=hands, ships={B: 2}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:negotiate", "B use:super-clone"))
    assert len(names(game, B)) == 5


@pytest.mark.rule("CE-33.5")
def test_an_artifact_taken_back_is_for_a_later_encounter() -> None:
    """A zap that returns is not played on a second power in this one."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap flare-clone"}
    game = play("A:calculator attacks B", hands=hands, warp={C: 3}, at="select")
    game.table.give_sheets(A, (ALIEN["calculator"], ALIEN["warpish"]))
    drive(game, "A lay:attack-10", "B lay:attack-04", "A use:calculator", "B use:cosmic_zap", "B use:wild-clone")
    assert "cosmic_zap" in names(game, B)
    assert "use:cosmic_zap" not in ever_offered(game, B)
    assert totals(game) == (17, 8)


# ---- filch


def test_filch_takes_the_opponents_card() -> None:
    """From the discard pile."""
    game = play("A:filch attacks B", hands={A: "attack-10", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "A use:filch:1"))
    assert names(game, A) == ["attack-40"]


def test_filch_comes_after_clone() -> None:
    """CE-R18: what Clone keeps never reaches the pile."""
    game = play("A:filch attacks B:clone", hands={A: "attack-10", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "B use:clone"))
    assert names(game, A) == []


@pytest.mark.rule("CE-33.9")
def test_wild_filch_steals_a_card_as_it_is_played() -> None:
    """A negotiate is discarded, the artifact has no effect and changes hands."""
    game = play("A", hands={A: "morph plague", B: "negotiate flare-filch"}, at="regroup", stop="destiny")
    finish(drive(game, "A use:plague:1", "B use:wild-filch"))
    assert names(game, B) == ["flare-filch", "plague"]
    assert game.table.warp[B] == 0


def test_wild_filch_needs_a_negotiate() -> None:
    """Without one the flare cannot be played."""
    game = play("A", hands={A: "morph plague", B: "flare-filch"}, at="regroup", stop="destiny")
    drive(game, "A use:plague:1")
    assert "use:wild-filch" not in options(game, B)


@pytest.mark.rule("CE-33.10")
def test_super_filch_works_from_outside() -> None:
    """Filch need not be a main player."""
    hands = {A: "attack-10", B: "attack-40", C: "flare-filch"}
    game = play("A attacks B, C:filch", hands=hands, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "C use:super-filch:1"))
    assert names(game, C) == ["attack-40", "flare-filch"]


def test_filch_takes_no_card_of_his_own() -> None:
    """Only that of his opponent."""
    game = play("A:filch attacks B", hands={A: "attack-10", B: "attack-04"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-04")
    assert {use for use in ever_offered(game, A) if "filch" in use} == {"use:filch:1"}


# ---- macron


def test_macron_zapped_when_sending() -> None:
    """He may send four ships, worth one each."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap"}
    game = play("A:macron attacks B", hands=hands, ships={A: 0}, at="launch")
    drive(game, "B use:cosmic_zap", "A ship:4:4", "A invite:nobody", "B invite:nobody")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04"))
    assert totals(game) == (14, 8)


@pytest.mark.rule("CE-33.15")
def test_wild_macron_adds_ships_once_more() -> None:
    """+1 for each own ship."""
    game = play("A attacks B", hands={A: "attack-10 flare-macron", B: "attack-04"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:wild-macron"))
    assert totals(game) == (18, 8)


@pytest.mark.parametrize("script, ships", [((), 1), (("A use:super-macron",), 4)])
@pytest.mark.rule("CE-33.16")
def test_macron_launches_one_ship_and_with_the_super_flare_four(script: tuple[str, ...], ships: int) -> None:
    """No more."""
    game = play("A:macron attacks B", hands={A: "attack-10 flare-macron"}, ships={A: 0}, at="launch", stop="launched")
    drive(game, *script, f"A ship:4:{ships}")
    assert (game.table.gate[A], game.asks) == (ships, ())


@pytest.mark.parametrize("script, ships", [((), 1), (("C use:super-macron",), 4)])
@pytest.mark.rule("CE-33.16")
def test_macron_joins_with_one_ship_and_with_the_super_flare_with_four(script: tuple[str, ...], ships: int) -> None:
    """As an ally likewise."""
    hands = {A: "attack-10", C: "flare-macron"}
    game = play("A attacks B, C:macron", hands=hands, at="invite", stop="planning")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", *script, f"C ship:12:{ships}")
    assert (game.table.gate[C], options(game, C)) == (ships, [])


def test_macron_collects_double() -> None:
    """Each ship counts as two for rewards; no zap touches that."""
    hands = {A: "attack-00", B: "attack-40"}
    game = play("A attacks B, C:macron", hands=hands, allies={C: ("defense", 2)}, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40"))
    assert len(names(game, C)) == 4


# ---- oracle


@pytest.mark.rule("CE-20.4")
def test_oracle_sees_and_sorcerer_still_swaps() -> None:
    """Sorcerer lays face up, Oracle answers, then Sorcerer exchanges the cards."""
    hands = {A: "attack-04 attack-06", B: "attack-40 negotiate"}
    game = play("A:sorcerer attacks B:oracle", hands=hands, at="select", stop="ended")
    drive(game, "A lay:attack-04")
    assert game.view(B)["players"][A]["laid"] == ["attack-04"]
    finish(drive(game, "B lay:attack-40", "A use:sorcerer"))
    assert totals(game) == (44, 8)


@pytest.mark.rule("CE-33.24")
def test_super_oracle_ends_the_encounter() -> None:
    """After seeing the card; all ships go home and it counts as a deal."""
    game = play("A attacks B:oracle", hands={A: "attack-40", B: "attack-04 flare-oracle"}, at="select")
    finish(drive(game, "A lay:attack-40", "B use:super-oracle"))
    assert game.table.result == "deal"
    assert game.table.success
    assert names(game, A) == ["attack-40"]


@pytest.mark.rule("CE-33.23")
def test_wild_oracle_mixes_the_hands() -> None:
    """Old sizes, and the flare stays outside."""
    hands = {A: "attack-40 flare-oracle", B: "attack-04 attack-06 morph"}
    mixed = tuple(COPIES[name][0] for name in ("morph", "attack-04", "attack-40", "attack-06"))
    game = play("A attacks B", hands=hands, at="planning", stop="select", scripted=[mixed])
    finish(drive(game, "A use:wild-oracle"))
    assert names(game, A) == ["flare-oracle", "morph"]
    assert names(game, B) == ["attack-04", "attack-06", "attack-40"]


@pytest.mark.rule("CE-33.24")
def test_super_oracle_gives_no_colony_and_costs_nothing() -> None:
    """All go home, his opponent has the card back, and it counts as a deal."""
    hands = {A: "attack-40", B: "attack-04 flare-oracle"}
    game = play("A attacks B:oracle, C", hands=hands, allies={C: ("offense", 2)}, at="select")
    finish(drive(game, "A lay:attack-40", "B use:super-oracle"))
    assert (game.table.result, game.table.foreign, game.table.warp) == ("deal", [0, 0, 0], [0, 0, 0])
    assert names(game, A) == ["attack-40"]
    assert names(game, B) == ["attack-04", "flare-oracle"]


@pytest.mark.rule("CE-33.24")
def test_super_oracle_needs_a_card_that_lies_open() -> None:
    """Zapped, he has foreseen nothing."""
    hands = {A: "attack-40 cosmic_zap", B: "attack-04 flare-oracle"}
    game = drive(play("A attacks B:oracle", hands=hands, at="select"), "A use:cosmic_zap")
    assert "use:super-oracle" not in ever_offered(game, B)


# ---- pacifist


@ZAPPED
def test_pacifist_wins_with_a_negotiate(zapped: bool) -> None:
    """Against an attack; zapped he loses and collects."""
    hands = {A: "negotiate", B: "attack-40 attack-30 cosmic_zap"}
    game = play("A:pacifist attacks B", hands=hands, ships={A: 1}, at="select")
    drive(game, "A lay:negotiate", "B lay:attack-40", *zap(zapped))
    finish(game)
    assert game.table.foreign[A] == (0 if zapped else 1)
    assert len(names(game, A)) == (1 if zapped else 0)


@pytest.mark.rule("CE-33.25")
def test_wild_pacifist_makes_an_attack_of_fifteen() -> None:
    """For other players."""
    game = play("A attacks B", hands={A: "negotiate flare-pacifist", B: "attack-08"}, at="select")
    finish(drive(game, "A lay:negotiate", "B lay:attack-08", "A use:wild-pacifist"))
    assert totals(game) == (19, 12)


@pytest.mark.rule("CE-33.26")
def test_super_pacifist_loses_one_and_the_other_five() -> None:
    """In a failed deal."""
    hands = {A: "negotiate flare-pacifist", B: "negotiate"}
    game = play("A:pacifist attacks B", hands=hands, at="select", offers=1)
    drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass", "A use:super-pacifist")
    finish(drive(game, "A auto:1", "B auto:5"))
    assert game.table.warp == [1, 5, 0]


# ---- parasite


def test_parasite_zapped_does_not_join() -> None:
    """A real invitation may still be accepted."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap"}
    game = play("A attacks B, C:parasite", hands=hands, at="invite", stop="select")
    drive(game, "A invite:nobody", "B invite:2", "C use:parasite:offense", "B use:cosmic_zap", "C join:defense")
    drive(game, "C auto:4")
    assert game.table.beside[C] == 4


@pytest.mark.rule("CE-33.28")
def test_super_parasite_sends_any_number() -> None:
    """As an ally."""
    hands = {A: "attack-10", B: "attack-04", C: "flare-parasite"}
    game = play("A attacks B, C:parasite", hands=hands, at="invite", stop="select")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", "C use:super-parasite", "C auto:20")
    assert game.table.gate[C] == 20


@pytest.mark.rule("CE-33.27")
def test_wild_parasite_settles_where_a_power_is_lost() -> None:
    """A colony of one ship on a planet of the player who lost his power."""
    hands = {A: "attack-40", B: "attack-00", C: "flare-parasite"}
    game = play("A attacks B:trader, C", hands=hands, at="select", emptied={B: (1, 2)})
    finish(drive(game, "A lay:attack-40", "B lay:attack-00", "C use:wild-parasite", "C aim:7", "C ship:12:1"))
    assert game.table.ships[C][7] == 1


@pytest.mark.rule("CE-33.27")
def test_wild_parasite_settles_where_he_has_no_colony() -> None:
    """On the other planets of that system."""
    hands = {A: "attack-40", B: "attack-00", C: "flare-parasite"}
    game = play("A attacks B, C", hands=hands, emptied={B: (1, 2)}, at="select")
    game.table.move(C, 12, 9, 1)
    drive(game, "A lay:attack-40", "B lay:attack-00", "C use:wild-parasite")
    assert options(game, C) == ["aim:6", "aim:7", "aim:8", "aim:10"]


# ---- sorcerer


def test_sorcerer_swaps_before_reveal() -> None:
    """A main player with this power may exchange the two hidden cards."""
    game = play("A:sorcerer attacks B", hands={A: "attack-04", B: "attack-15"}, at="select")
    finish(drive(game, "A lay:attack-04", "B lay:attack-15", "A use:sorcerer"))
    assert totals(game) == (19, 8)


@pytest.mark.rule("CE-33.32", "CE-3.8")
def test_sorcerer_as_an_ally_needs_the_super_flare() -> None:
    """The power is for main players."""
    hands = {A: "attack-04", B: "attack-15", C: "flare-sorcerer"}
    game = play("A attacks B, C:sorcerer", hands=hands, allies={C: ("offense", 1)}, at="select")
    drive(game, "A lay:attack-04", "B lay:attack-15")
    assert options(game, C) == ["pass", "use:super-sorcerer"]
    finish(drive(game, "C use:super-sorcerer"))
    assert totals(game) == (20, 8)


@pytest.mark.rule("CE-33.31")
def test_wild_sorcerer_trades_sheets() -> None:
    """The main players; the flare goes to Sorcerer, who is not one of them."""
    hands = {A: "attack-04 flare-sorcerer", B: "attack-15"}
    game = play("A:virus attacks B:zombie, C:sorcerer", hands=hands, at="planning", stop="select")
    finish(drive(game, "A use:wild-sorcerer"))
    assert game.table.sheets[:2] == [(ALIEN["zombie"],), (ALIEN["virus"],)]
    assert names(game, C) == ["flare-sorcerer"]


# ---- trader


@ZAPPED
def test_trader_exchanges_hands(zapped: bool) -> None:
    """Before cards are selected; a zap leaves the hands as they are."""
    hands = {A: "attack-04", B: "attack-15 negotiate cosmic_zap"}
    game = play("A:trader attacks B", hands=hands, at="planning", stop="select")
    finish(drive(game, "A use:trader", *zap(zapped)))
    assert names(game, A) == (["attack-04"] if zapped else ["attack-15", "cosmic_zap", "negotiate"])


@pytest.mark.rule("CE-33.36")
def test_super_trader_trades_with_anybody() -> None:
    """Any player."""
    hands = {A: "attack-04 flare-trader", B: "attack-15", C: "morph negotiate"}
    game = play("A:trader attacks B, C", hands=hands, at="planning", stop="select")
    finish(drive(game, "A use:super-trader:2"))
    assert names(game, A) == ["flare-trader", "morph", "negotiate"]


@pytest.mark.rule("CE-33.35")
def test_wild_trader_draws_and_gives() -> None:
    """A random card of the opponent, for one of one's own."""
    hands = {A: "attack-04 flare-trader", B: "attack-15"}
    game = play("A attacks B", hands=hands, at="alliance", stop="invite")
    drive(game, "A use:wild-trader", "A card:attack-04")
    assert (names(game, A), names(game, B)) == (["attack-15", "flare-trader"], ["attack-04"])


def test_a_defense_without_encounter_cards_draws_before_he_trades() -> None:
    """Then he may, once in the encounter."""
    game = play("A attacks B:trader", hands={A: "attack-10", B: "quash"}, at="planning", stop="select")
    while len(game.table.hands[B]) < 8:
        assert "use:trader" not in options(game, B)
        step(game)
    drive(game, "B use:trader")
    assert "use:trader" not in ever_offered(game, B)
    assert names(game, B) == ["attack-10"]


@pytest.mark.rule("CE-33.36")
def test_super_trader_is_the_trade_of_the_encounter() -> None:
    """The power is not used besides."""
    hands = {A: "attack-10 flare-trader", B: "quash", C: "attack-08"}
    game = play("A:trader attacks B, C", hands=hands, at="planning", stop="select")
    drive(game, "A use:super-trader:2")
    assert "use:trader" not in ever_offered(game, A)


# ---- zombie


@pytest.mark.rule("CE-15.6")
def test_saved_ships_give_no_compensation() -> None:
    """CE-R17: what never reached the warp is not paid for."""
    hands = {A: "attack-40 attack-30 attack-23", B: "negotiate"}
    game = play("A attacks B:zombie", hands=hands, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:negotiate"))
    assert game.table.warp[B] == 0
    assert names(game, B) == []


@pytest.mark.rule("CE-19.5")
def test_zombie_frees_ships_in_a_deal() -> None:
    """As part of a deal ships of any player leave the warp; that is no use and cannot be zapped."""
    hands = {A: "negotiate cosmic_zap attack-00", B: "negotiate"}
    game = play("A attacks B:zombie, C", hands=hands, warp={C: 3}, at="select")
    drive(game, "A lay:negotiate", "B lay:negotiate", "A free:2:3", "A give-card:attack-00", "A done")
    drive(game, "B accept", "C home:12:3")
    finish(game)
    assert game.table.warp[C] == 0


@pytest.mark.rule("CE-13.4")
def test_freed_ships_alone_make_no_deal() -> None:
    """A card must change hands or a colony be founded; letting ships out of the warp comes on top of that (CE-R23)."""
    game = play("A:zombie attacks B, C", hands={A: "negotiate", B: "negotiate"}, warp={C: 3}, at="select")
    drive(game, "A lay:negotiate", "B lay:negotiate", "A free:2:3")
    assert "done" not in options(game, A)
    drive(game, "A let-settle:4")
    assert "done" in options(game, A)


@pytest.mark.rule("CE-33.45")
def test_wild_zombie_saves_one_ship() -> None:
    """Each time ships are lost."""
    game = play("A attacks B", hands={A: "attack-40", B: "attack-00 flare-zombie"}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-00", "B use:wild-zombie"))
    assert game.table.warp[B] == 3


@pytest.mark.rule("CE-33.46")
def test_super_zombie_brings_ships_from_the_warp() -> None:
    """Each ally may bring one, beyond his limit (CE-R47)."""
    hands = {A: "attack-10 flare-zombie", B: "attack-00"}
    fields = {"allies": {C: ("offense", 4)}, "warp": {C: 2, D: 1}}
    game = play("A:zombie attacks B, C, D", hands=hands, at="allied", stop="select", **fields)
    drive(game, "A use:super-zombie", "C yes")
    assert game.table.gate[C] == 5
    assert game.table.warp[D] == 1
