"""Aliens of the yellow alert that live on ships and alliances: power, limits, zap, and both flares."""

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
    pass_all,
    play,
    step,
    totals,
    zap,
)

from cosmodrome.games.cosmic_encounter.aliens import ALIEN

MANY = "attack-04 attack-06 attack-08 negotiate morph"


# ---- amoeba


@ZAPPED
def test_amoeba_oozes_in(zapped: bool) -> None:
    """Any number of ships, after the cards are selected; zapped nothing moves."""
    game = play("A:amoeba attacks B", hands={A: "attack-10", B: "attack-12 cosmic_zap"}, ships={A: 1}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-12", "A use:amoeba:in", *zap(zapped))
    finish(game if zapped else drive(game, "A auto:19"))
    assert totals(game) == ((11, 16) if zapped else (30, 16))


def test_amoeba_oozes_out() -> None:
    """CE-R44: the encounter goes on with no ships, a win gives no colony then."""
    game = play("A:amoeba attacks B", hands={A: "attack-40", B: "attack-12"}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-12", "A use:amoeba:out", "A home:0:4"))
    assert totals(game) == (40, 16)
    assert (game.table.winner, game.table.foreign[A]) == (0, 0)


def test_amoeba_leaves_his_planet() -> None:
    """As the defense for his other colonies; an emptied planet is still defended."""
    game = play("A attacks B:amoeba", hands={A: "attack-04", B: "attack-12"}, at="select")
    drive(game, "A lay:attack-04", "B lay:attack-12", "B use:amoeba:out")
    assert "home:6:4" not in options(game, B)
    finish(drive(game, "B home:7:2", "B home:8:2"))
    assert totals(game) == (8, 12)
    assert game.table.winner == 1


@pytest.mark.rule("CE-33.47")
def test_wild_amoeba_moves_up_to_four() -> None:
    """More than four may be in the gate."""
    game = play("A attacks B", hands={A: "attack-04 flare-amoeba", B: "attack-12"}, at="planning", stop="select")
    finish(drive(game, "A use:wild-amoeba:in", "A auto:4"))
    assert game.table.gate[A] == 8


@pytest.mark.rule("CE-33.48")
def test_super_amoeba_works_as_an_ally() -> None:
    """Beside the planet here."""
    hands = {A: "attack-10", B: "attack-10", C: "flare-amoeba"}
    game = play("A attacks B, C:amoeba", hands=hands, allies={C: ("defense", 1)}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-10", "C use:super-amoeba:in", "C auto:19")
    finish(game)
    assert totals(game) == (14, 34)


@pytest.mark.parametrize("way, ship", [("in", "ship:7:1"), ("out", "home:7:1")])
def test_amoeba_moves_a_ship_at_least(way: str, ship: str) -> None:
    """Once the use is announced."""
    game = play("A attacks B:amoeba", hands={A: "attack-10", B: "attack-12"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-12", f"B use:amoeba:{way}")
    pass_all(game)
    assert ship in options(game, B)
    assert "done" not in options(game, B)


# ---- healer


@ZAPPED
def test_healer_brings_ships_home(zapped: bool) -> None:
    """And draws one card; the loss has happened, so compensation is paid (CE-R17)."""
    hands = {A: "attack-40 attack-04 attack-06", B: "negotiate", D: "cosmic_zap"}
    game = play("A attacks B, C:healer, D", hands=hands, ships={B: 2}, at="select")
    drive(game, "A lay:attack-40", "B lay:negotiate", "C use:healer", *zap(zapped, "D"))
    finish(game)
    assert game.table.warp[B] == (2 if zapped else 0)
    assert len(names(game, C)) == (0 if zapped else 1)
    assert names(game, B) == ["attack-04", "attack-06"]


def test_healer_does_not_heal_himself() -> None:
    """Only others."""
    game = play("A attacks B:healer", hands={A: "attack-40", B: "attack-04"}, at="select")
    assert "use:healer" not in ever_offered(drive(game, "A lay:attack-40", "B lay:attack-04"), B)
    assert game.table.warp[B] == 4


def test_nothing_to_heal_for_zombie() -> None:
    """His ships never reach the warp."""
    game = play("A attacks B:zombie, C:healer", hands={A: "attack-40", B: "attack-04"}, at="select")
    assert "use:healer" not in ever_offered(drive(game, "A lay:attack-40", "B lay:attack-04"), C)


def test_healer_gives_back_what_void_removed() -> None:
    """CE-R19: ships that left the game go home too."""
    game = play("A:void attacks B, C:healer", hands={A: "attack-40", B: "attack-04"}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04", "C use:healer"))
    assert (game.table.out[B], game.table.warp[B], game.table.on_planets(B)) == (0, 0, 20)


@pytest.mark.rule("CE-33.60")
def test_super_healer_draws_for_each_ship() -> None:
    """One card per ship healed (CE-R70)."""
    hands = {A: "attack-40", B: "attack-04", C: "flare-healer"}
    game = play("A attacks B, C:healer", hands=hands, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04", "C use:healer", "C use:super-healer"))
    assert len(names(game, C)) == 5


@pytest.mark.rule("CE-33.59")
def test_wild_healer_undoes_a_zap() -> None:
    """The zap is discarded without effect; it must be aimed at the player himself."""
    hands = {A: "attack-10 flare-healer", B: "attack-40 cosmic_zap", C: "flare-zombie"}
    game = play("A:calculator attacks B, C", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "A use:calculator", "B use:cosmic_zap", "A use:wild-healer")
    finish(game)
    assert totals(game) == (14, 34)
    assert "cosmic_zap" not in names(game, B)


def test_wild_healer_is_for_oneself() -> None:
    """A zap on another player cannot be answered."""
    hands = {A: "attack-10", B: "attack-40 cosmic_zap", C: "flare-healer card_zap"}
    game = play("A:calculator attacks B, C", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "A use:calculator", "B use:cosmic_zap")
    assert options(game, C) == ["pass", "use:card_zap"]


# ---- kamikaze


@ZAPPED
def test_kamikaze_turns_ships_into_cards(zapped: bool) -> None:
    """Two for each; zapped the ships stay (CE-R68)."""
    game = play("A:kamikaze attacks B", hands={A: "attack-10", B: "attack-12 cosmic_zap"}, at="planning", stop="select")
    drive(game, "A use:kamikaze:3", *zap(zapped))
    finish(game if zapped else drive(game, "A auto:3"))
    assert game.table.warp[A] == (0 if zapped else 3)
    assert len(names(game, A)) == (1 if zapped else 7)


def test_kamikaze_once_in_an_encounter() -> None:
    """Also if the defense draws a new hand in between."""
    game = play("A:kamikaze attacks B", hands={A: "attack-10", B: ""}, at="planning", stop="select")
    finish(drive(game, "A use:kamikaze:1", "A auto:1"))
    assert game.table.warp[A] == 1
    assert len(names(game, B)) == 8


@pytest.mark.rule("CE-33.63")
def test_wild_kamikaze_adds_three_for_each_ship() -> None:
    """Ships outside the encounter."""
    game = play("A attacks B", hands={A: "attack-10", B: "attack-12 flare-kamikaze"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-12", "B use:wild-kamikaze:2")
    assert not [option for option in options(game, B) if option.startswith("ship:6:")]
    finish(drive(game, "B auto:2"))
    assert totals(game) == (14, 22)


@pytest.mark.rule("CE-33.64")
def test_super_kamikaze_regroups_three() -> None:
    """Three ships instead of one."""
    game = play("A:kamikaze", hands={A: "morph flare-kamikaze"}, warp={A: 4}, at="regroup", stop="destiny")
    finish(drive(game, "A use:super-kamikaze"))
    assert game.table.warp[A] == 1


def test_kamikaze_is_not_asked_again() -> None:
    """The window opens once more when the defense has drawn; the power was used."""
    game = play("A:kamikaze attacks B", hands={A: "attack-10", B: ""}, at="planning", stop="select")
    drive(game, "A use:kamikaze:1", "A auto:1")
    assert not [use for use in ever_offered(game, A) if "kamikaze" in use]
    assert len(names(game, B)) == 8


# ---- mite


@ZAPPED
def test_mite_makes_the_defense_discard(zapped: bool) -> None:
    """At random down to three cards."""
    hands = {A: "attack-10", B: MANY, C: "cosmic_zap"}
    game = play("A:mite attacks B, C", hands=hands, at="launched", stop="invite")
    finish(drive(game, *zap(zapped, "C")) if zapped else drive(game, "B refuse"))
    assert len(names(game, B)) == (5 if zapped else 3)


def test_mite_settles_in_peace() -> None:
    """CE-R25: both stay on the planet; a success, no win (CE-R69)."""
    game = play("A:mite attacks B", hands={A: "attack-10", B: MANY}, at="launched")
    finish(drive(game, "B let-settle:6"))
    assert (game.table.foreign[A], game.table.home[B]) == (1, 5)
    assert (game.table.result, game.table.success) == ("success", True)


def test_mite_leaves_small_hands_alone() -> None:
    """Three cards are not too many."""
    hands = {A: "attack-10", B: "attack-04 attack-06 morph"}
    game = play("A:mite attacks B", hands=hands, at="launched", stop="invite")
    finish(game)
    assert not [event for event in game.events(None) if event["key"] == "use"]


@pytest.mark.rule("CE-33.70")
def test_super_mite_keeps_discards() -> None:
    """Any of the cards discarded through the power."""
    game = play("A:mite attacks B", hands={A: "attack-10 flare-mite", B: MANY}, at="launched", stop="invite")
    drive(game, "A use:super-mite", "B refuse")
    first = options(game, A)[0]
    finish(drive(game, f"A {first}", "A done"))
    assert len(names(game, A)) == 3
    assert first.removeprefix("card:") in names(game, A)
    assert len(game.table.discard) == 1


@pytest.mark.rule("CE-33.69")
def test_wild_mite_sends_all_allies_home() -> None:
    """If the opponent has more allied ships."""
    allies = {C: ("defense", 3), D: ("offense", 1)}
    hands = {A: "attack-10 flare-mite", B: "attack-04 flare-mind"}
    game = play("A attacks B, C, D", hands=hands, allies=allies, at="allied", stop="planning")
    finish(drive(game, "A use:wild-mite"))
    assert (game.table.beside[C], game.table.gate[D]) == (0, 0)


def test_wild_mite_needs_more_allies_against_him() -> None:
    """Equal numbers are not enough."""
    allies = {C: ("defense", 1), D: ("offense", 1)}
    game = play("A attacks B, C, D", hands={A: "morph flare-mite"}, allies=allies, at="allied", stop="planning")
    assert "use:wild-mite" not in options(game, A)


# ---- philanthropist


@ZAPPED
def test_philanthropist_gives_a_card(zapped: bool) -> None:
    """To his opponent; a third player does not see it."""
    hands = {A: "attack-04 morph", B: "attack-12 cosmic_zap"}
    game = play("A:philanthropist attacks B", hands=hands, at="allied", stop="planning")
    drive(game, "A use:philanthropist:1", *zap(zapped))
    finish(game if zapped else drive(game, "A card:attack-04"))
    assert ("attack-04" in names(game, B)) != zapped
    if not zapped:
        assert game.view(A)["players"][B]["seen"] == ["attack-04"]
        assert game.view(C)["players"][B]["seen"] == []


def test_philanthropist_gets_a_new_hand() -> None:
    """If he has given his last encounter card, also as the offense."""
    hands = {A: "attack-04 plague", B: "attack-12"}
    game = play("A:philanthropist attacks B", hands=hands, at="allied", stop="planning")
    finish(drive(game, "A use:philanthropist:1", "A card:attack-04"))
    assert len(names(game, A)) == 8


@pytest.mark.rule("CE-33.72")
def test_super_philanthropist_has_his_gift_played() -> None:
    """The receiver has no other choice; nobody else learns which card it is."""
    hands = {A: "attack-04", B: "attack-12 morph", C: "negotiate flare-philanthropist"}
    game = play("A attacks B, C:philanthropist", hands=hands, allies={C: ("offense", 1)}, at="allied")
    drive(game, "C use:philanthropist:1", "C card:negotiate", "C use:super-philanthropist")
    assert options(game, B) == ["lay:negotiate"]
    assert game.view(A)["players"][B]["seen"] == []


@pytest.mark.rule("CE-33.71")
def test_wild_philanthropist_lends_his_power() -> None:
    """For a ship and until the encounter ends, instead of the other's own power."""
    hands = {A: "morph", C: "flare-philanthropist"}
    game = play("A:clone, B:zombie, C:virus", hands=hands, at="regroup", stop="destiny")
    drive(game, "C use:wild-philanthropist:0", "C auto:1")
    finish(game)
    assert game.table.warp[C] == 1
    assert game.table.sheets == [(ALIEN["virus"],), (ALIEN["zombie"],), ()]
    game.table.begin_encounter(A)
    assert game.table.sheets == [(ALIEN["clone"],), (ALIEN["zombie"],), (ALIEN["virus"],)]


@pytest.mark.rule("CE-33.71")
def test_wild_philanthropist_with_two_powers_says_which_one_he_lends() -> None:
    """A guest beside the sheet is one of its own, and he keeps the other (CE-R32, CE-R80)."""
    game = play("A:clone, B, C:virus", hands={A: "morph", C: "flare-philanthropist"}, at="regroup", stop="destiny")
    game.table.join_sheet(C, ALIEN["warpish"])
    drive(game, "C use:wild-philanthropist:0", "C auto:1")
    assert pass_all(game).asks[0].key == "lend-power"
    drive(game, f"C {options(game, C)[1]}")
    assert game.table.sheets == [(ALIEN["warpish"],), (), (ALIEN["virus"],)]


# ---- demon


@ZAPPED
def test_demon_plays_from_another_hand(zapped: bool) -> None:
    """What is left goes back at the end; the opponent's hand is out of reach."""
    hands = {A: "attack-04", B: "attack-12 cosmic_zap", C: "attack-40 morph"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance")
    assert "use:demon:1" not in options(game, A)
    drive(game, "A use:demon:2", *zap(zapped), "A invite:nobody", "B invite:nobody")
    drive(game, f"A lay:{'attack-04' if zapped else 'attack-40'}", "B lay:attack-12")
    finish(game)
    assert names(game, C) == (["attack-40", "morph"] if zapped else ["morph"])
    assert names(game, A) == ([] if zapped else ["attack-04"])


def test_possessed_cards_are_nobodys_hand() -> None:
    """Demon sees them, others do not; the possessed player knows what he had."""
    hands = {A: "attack-04", B: "attack-12", C: "attack-40 morph"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance", stop="select")
    drive(game, "A use:demon:2")
    assert game.view(A)["piles"]["closed"] == {"lent-2:0": ["attack-40", "morph"]}
    assert game.view(B)["piles"]["closed"] == {"lent-2:0": ["?", "?"]}
    assert names(game, C) == []


def test_a_possessed_flare_returns_to_its_owner() -> None:
    """It counts as Demon's one flare."""
    hands = {A: "attack-10", B: "attack-12", C: "flare-macron morph"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance")
    drive(game, "A use:demon:2", "A invite:nobody", "B invite:nobody", "A lay:attack-10", "B lay:attack-12")
    finish(drive(game, "A use:wild-macron"))
    assert [event["fate"] for event in game.events(None) if event["key"] == "card-settled"] == ["hand:2"]
    assert names(game, C) == ["flare-macron", "morph"]


def test_possessed_cards_keep_the_encounter_alive() -> None:
    """CE-R12: an offense who can select one goes on."""
    hands = {A: "plague", B: "attack-12", C: "attack-40"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance")
    drive(game, "A use:demon:2", "A invite:nobody", "B invite:nobody", "A lay:attack-40", "B lay:attack-12")
    finish(game)
    assert totals(game) == (44, 16)


def test_super_demon_possesses_the_deck() -> None:
    """Six cards; those that are left go on top of the deck."""
    hands = {A: "attack-04 flare-demon", B: "attack-12", C: "attack-40"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance")
    drive(game, "A use:demon:2", "A use:super-demon")
    pile = game.view(A)["piles"]["closed"]["lent-deck:0"]
    deck = len(game.table.deck)
    assert len(pile) == 6
    drive(game, "A invite:nobody", "B invite:nobody", "A lay:attack-04", "B lay:attack-12")
    while game.asks and game.asks[0].key != "put-on-deck":
        step(game)
    for _ in range(6):
        drive(game, f"A {options(game, A)[0]}")
    finish(game)
    assert len(game.table.deck) == deck + 6
    assert names(game, C) == ["attack-40"]


def test_wild_demon_forces_an_ally() -> None:
    """With as many ships as the player has, invited or not."""
    hands = {A: "attack-10 flare-demon", B: "attack-12"}
    game = play("A attacks B, C", hands=hands, ships={A: 3}, at="alliance", stop="planning")
    drive(game, "A use:wild-demon:2", "A invite:nobody", "B invite:2")
    finish(game)
    assert game.table.gate[C] == 3


def test_wild_demon_says_how_many_ships() -> None:
    """Neither more nor fewer than the player has."""
    hands = {A: "attack-10 flare-demon", B: "attack-12"}
    game = play("A attacks B, C", hands=hands, ships={A: 3}, at="alliance", stop="planning")
    drive(game, "A use:wild-demon:2", "A invite:nobody", "B invite:nobody")
    assert pass_all(game).asks[0].key == "ally-ships"
    drive(game, "C ship:12:1")
    assert "done" not in options(game, C)
    drive(game, "C ship:13:2")
    finish(game)
    assert game.table.gate[C] == 3
