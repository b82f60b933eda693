"""Aliens of the yellow alert that live on cards and their values: power, limits, zap, and both flares."""

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

# ---- anti-matter


@ZAPPED
def test_anti_matter_wins_with_the_lower_total(zapped: bool) -> None:
    """His ships and those of all allies are subtracted, the opponent's own are added (CE-R67)."""
    hands = {A: "attack-10", B: "attack-12 cosmic_zap"}
    allies = {C: ("offense", 2), D: ("defense", 1)}
    game = play("A:anti_matter attacks B, C, D", hands=hands, allies=allies, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-12", *zap(zapped)))
    assert totals(game) == ((16, 17) if zapped else (4, 15))
    assert game.table.winner == (1 if zapped else 0)


def test_anti_matter_gives_a_tie_to_the_defense() -> None:
    """10-4 against 4+4-2."""
    hands, allies = {A: "attack-10", B: "attack-04"}, {C: ("defense", 2)}
    game = play("A:anti_matter attacks B, C", hands=hands, allies=allies, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04"))
    assert totals(game) == (6, 6)
    assert game.table.winner == 1


def test_anti_matter_needs_two_attacks() -> None:
    """Against a negotiate nothing is used."""
    game = play("A:anti_matter attacks B", hands={A: "attack-10", B: "negotiate"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:negotiate"))
    assert not [event for event in game.events(None) if event["key"] == "use"]


def test_anti_matter_and_loser_make_the_higher_total_win() -> None:
    """CE-R11: the upset inverts what Anti-Matter has turned."""
    game = play("A:anti_matter attacks B:loser", hands={A: "attack-10", B: "attack-12"}, at="planning")
    finish(drive(game, "B use:loser", "A lay:attack-10", "B lay:attack-12"))
    assert totals(game) == (6, 16)
    assert game.table.winner == 1


@pytest.mark.rule("CE-33.49")
def test_wild_anti_matter_stops_a_wild_flare() -> None:
    """CE-R7: it returns, cannot be tried again, and the player may play another one."""
    hands = {A: "attack-10 flare-macron flare-mirror", B: "attack-04 flare-anti_matter"}
    game = play("A attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-04", "A use:wild-macron", "B use:wild-anti_matter")
    assert game.table.flares_by[A] == 0
    assert "use:wild-macron" not in options(game, A)
    finish(game)
    assert totals(game) == (14, 8)
    assert names(game, A) == ["flare-macron", "flare-mirror"]


@pytest.mark.rule("CE-33.50")
def test_super_anti_matter_stops_a_super_flare() -> None:
    """From anywhere."""
    hands = {A: "attack-10 flare-human", B: "attack-04", C: "flare-anti_matter"}
    game = play("A:human attacks B, C:anti_matter", hands=hands, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:super-human", "C use:super-anti_matter"))
    assert totals(game) == (18, 8)


# ---- calculator


@ZAPPED
def test_calculator_lowers_the_higher_card(zapped: bool) -> None:
    """By the value of the lower one."""
    game = play("A:calculator attacks B", hands={A: "attack-10", B: "attack-40 cosmic_zap"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "A use:calculator", *zap(zapped)))
    assert totals(game) == ((14, 44) if zapped else (14, 34))


def test_calculator_leaves_equal_cards() -> None:
    """No change."""
    game = play("A:calculator attacks B", hands={A: "attack-10", B: "attack-10"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-10", "A use:calculator"))
    assert totals(game) == (14, 14)


@pytest.mark.rule("CE-33.51")
@pytest.mark.parametrize("call, outcome", [("even", (14, 34)), ("odd", (-26, 44))])
def test_wild_calculator_bets(call: str, outcome: tuple[int, int]) -> None:
    """The loser of the bet has his card lowered by the other one."""
    game = play("A attacks B", hands={A: "attack-10 flare-calculator", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", f"A use:wild-calculator:{call}"))
    assert totals(game) == outcome


@pytest.mark.rule("CE-33.52")
def test_super_calculator_works_as_an_ally() -> None:
    """The power, used by an ally."""
    hands = {A: "attack-10", B: "attack-40", C: "flare-calculator"}
    game = play("A attacks B, C:calculator", hands=hands, allies={C: ("offense", 1)}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "C use:super-calculator"))
    assert totals(game) == (15, 34)


@pytest.mark.rule("CE-33.51")
def test_wild_calculator_bets_on_two_attacks() -> None:
    """Against a negotiate there is nothing to win, and it stays one."""
    game = play("A attacks B", hands={A: "attack-10 flare-calculator", B: "negotiate"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:negotiate", "A use:wild-calculator:even"))
    assert game.table.card_kind == ["attack", "negotiate"]


# ---- human


def test_human_adds_four() -> None:
    """To his side, as an ally too."""
    hands, allies = {A: "attack-10", B: "attack-06"}, {C: ("defense", 1)}
    game = play("A attacks B, C:human", hands=hands, allies=allies, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-06"))
    assert totals(game) == (14, 15)


@pytest.mark.parametrize("card", ["attack-40", "negotiate"])
def test_human_zapped_wins(card: str) -> None:
    """Whatever the cards are: also two negotiates make no deal then."""
    hands = {A: "attack-00 negotiate", B: "attack-40 negotiate cosmic_zap"}
    game = play("A:human attacks B", hands=hands, at="select")
    lay = "attack-00" if card == "attack-40" else "negotiate"
    finish(drive(game, f"A lay:{lay}", f"B lay:{card}", "B use:cosmic_zap"))
    assert (game.table.result, game.table.winner) == ("win", 0)
    assert game.table.foreign[A] == 1


def test_an_upset_inverts_the_win_of_a_zapped_human() -> None:
    """Loser has the last word (CE-R3)."""
    game = play("A:human attacks B:loser", hands={A: "attack-40", B: "attack-04 cosmic_zap"}, at="planning")
    finish(drive(game, "B use:loser", "A lay:attack-40", "B lay:attack-04", "B use:cosmic_zap"))
    assert game.table.winner == 1


@pytest.mark.rule("CE-33.61")
@pytest.mark.parametrize("human", [False, True])
def test_wild_human_is_42(human: bool) -> None:
    """Then the flare goes to Human, or away."""
    hands = {A: "attack-00 flare-human", B: "attack-40"}
    game = play(f"A attacks B, C:{'human' if human else ''}", hands=hands, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "A use:wild-human"))
    assert totals(game) == (46, 44)
    assert names(game, A) == []
    assert names(game, C) == (["flare-human"] if human else [])


def test_wild_human_not_against_human() -> None:
    """The opponent must be somebody else."""
    game = play("A attacks B:human", hands={A: "attack-00 flare-human", B: "attack-40"}, at="select")
    assert "use:wild-human" not in ever_offered(drive(game, "A lay:attack-00", "B lay:attack-40"), A)
    assert totals(game) == (4, 48)


@pytest.mark.rule("CE-33.62")
def test_super_human_adds_eight_or_zaps_himself() -> None:
    """Or discards the flare, and wins."""
    for use, winner in (("super-human", 1), ("super-human-zap", 0)):
        game = play("A:human attacks B", hands={A: "attack-00 flare-human", B: "attack-40"}, at="select")
        finish(drive(game, "A lay:attack-00", "B lay:attack-40", f"A use:{use}"))
        assert game.table.winner == winner
        assert names(game, A) == (["flare-human"] if winner else [])


@pytest.mark.rule("CE-33.62")
def test_super_human_zaps_no_other_power_of_his() -> None:
    """A second alien of the same player works on."""
    game = play("A:human attacks B", hands={A: "attack-10 flare-human", B: "attack-04"}, warp={C: 3}, at="select")
    game.table.give_sheets(A, (ALIEN["human"], ALIEN["warpish"]))
    drive(game, "A lay:attack-10", "B lay:attack-04")
    offered = {}
    while game.asks:
        if game.table.uses:
            offered[game.table.uses[-1][1]] = options(game, A)
        step(game)
    assert "use:super-human-zap" in offered["human"]
    assert "use:super-human-zap" not in offered.get("warpish", [])


def test_a_zap_on_another_power_of_his_wins_nothing_for_human() -> None:
    """It must be humanity that is zapped."""
    hands = {A: "attack-00", B: "attack-40 cosmic_zap"}
    game = play("A:human attacks B", hands=hands, warp={C: 3}, at="select")
    game.table.give_sheets(A, (ALIEN["human"], ALIEN["warpish"]))
    drive(game, "A lay:attack-00", "B lay:attack-40")
    while not game.table.uses or game.table.uses[-1][1] != "warpish":
        step(game)
    finish(drive(game, "B use:cosmic_zap"))
    assert totals(game) == (8, 44)
    assert game.table.winner == 1


@pytest.mark.rule("CE-33.62")
def test_super_human_adds_eight() -> None:
    """Twice what the power adds."""
    game = play("A:human attacks B", hands={A: "attack-10 flare-human", B: "attack-08"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-08", "A use:super-human"))
    assert totals(game) == (22, 12)


@pytest.mark.rule("CE-33.62")
def test_super_human_zaps_only_what_still_works() -> None:
    """A power that another has zapped is zapped already, and the flare is kept."""
    hands = {A: "attack-10 flare-human", B: "attack-08 cosmic_zap"}
    game = play("A:human attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-08", "B use:cosmic_zap", "A pass")
    assert "use:super-human-zap" not in ever_offered(game, A)


# ---- mirror


@ZAPPED
def test_mirror_reverses_both_cards(zapped: bool) -> None:
    """08 is 80, 15 is 51."""
    game = play("A:mirror attacks B", hands={A: "attack-08", B: "attack-15 cosmic_zap"}, at="select")
    finish(drive(game, "A lay:attack-08", "B lay:attack-15", "A use:mirror", *zap(zapped)))
    assert totals(game) == ((12, 19) if zapped else (84, 55))


def test_a_morph_copies_the_reversed_card() -> None:
    """CE-R14."""
    game = play("A:mirror attacks B", hands={A: "attack-08", B: "morph"}, at="select")
    finish(drive(game, "A lay:attack-08", "B lay:morph", "A use:mirror"))
    assert totals(game) == (84, 84)


def test_mirror_comes_before_calculator() -> None:
    """CE-R9 step 2: 80 and 51 are equalized."""
    game = play("A:mirror attacks B:calculator", hands={A: "attack-08", B: "attack-15"}, at="select")
    finish(drive(game, "A lay:attack-08", "B lay:attack-15", "A use:mirror", "B use:calculator"))
    assert totals(game) == (33, 55)


@pytest.mark.rule("CE-33.67")
def test_wild_mirror_copies_the_opponent() -> None:
    """The own card becomes the same."""
    game = play("A attacks B", hands={A: "negotiate flare-mirror", B: "attack-15"}, at="select")
    finish(drive(game, "A lay:negotiate", "B lay:attack-15", "A use:wild-mirror"))
    assert totals(game) == (19, 19)


@pytest.mark.rule("CE-33.68")
def test_super_mirror_reverses_one_card() -> None:
    """Only the own one here."""
    game = play("A:mirror attacks B", hands={A: "attack-08 flare-mirror", B: "attack-15"}, at="select")
    finish(drive(game, "A lay:attack-08", "B lay:attack-15", "A use:mirror", "A use:super-mirror", "A seat:0"))
    assert totals(game) == (84, 19)


# ---- fodder


@ZAPPED
def test_fodder_adds_cards_between(zapped: bool) -> None:
    """Higher than his own, lower than the opponent's; zapped he keeps them."""
    hands = {A: "attack-06 attack-08 attack-10 attack-06 attack-20", B: "attack-20 cosmic_zap"}
    game = play("A:fodder attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-06", "B lay:attack-20", "A use:fodder", *zap(zapped))
    if not zapped:
        pass_all(game)
        assert options(game, A) == ["card:attack-08", "card:attack-10", "done"]
        drive(game, "A card:attack-08", "A card:attack-10", "A done")
    finish(game)
    assert totals(game) == ((10, 24) if zapped else (28, 24))
    assert len(names(game, A)) == (4 if zapped else 2)


def test_fodder_needs_a_card_between() -> None:
    """Without one there is nothing to use."""
    game = play("A:fodder attacks B", hands={A: "attack-06 attack-20", B: "attack-20"}, at="select")
    drive(game, "A lay:attack-06", "B lay:attack-20")
    finish(game)
    assert totals(game) == (10, 24)


@pytest.mark.rule("CE-33.56")
def test_super_fodder_takes_low_cards_too() -> None:
    """Equal to his own or lower."""
    hands = {A: "attack-06 attack-06 attack-04 attack-20 flare-fodder", B: "attack-20"}
    game = play("A:fodder attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-06", "B lay:attack-20", "A use:fodder", "A use:super-fodder")
    assert options(game, A) == ["card:attack-04", "card:attack-06", "done"]
    finish(drive(game, "A card:attack-04", "A card:attack-06", "A done"))
    assert totals(game) == (20, 24)


@pytest.mark.rule("CE-33.55")
def test_wild_fodder_joins_after_the_reveal() -> None:
    """With one ship, on a side that had invited him."""
    hands = {A: "attack-10", B: "attack-06", C: "flare-fodder"}
    game = play("A attacks B, C", hands=hands, at="invite")
    drive(game, "A invite:2", "B invite:nobody", "C decline", "A lay:attack-10", "B lay:attack-06")
    finish(drive(game, "C use:wild-fodder:offense"))
    assert totals(game) == (15, 10)
    assert game.table.foreign[C] == 1


def test_wild_fodder_needs_an_invitation() -> None:
    """Who was not invited did not decline."""
    hands = {A: "attack-10", B: "attack-06", C: "flare-fodder"}
    game = play("A attacks B, C", hands=hands, at="invite")
    drive(game, "A invite:nobody", "B invite:nobody", "A lay:attack-10", "B lay:attack-06")
    finish(game)
    assert not [event for event in game.events(None) if event["key"] == "use"]


@pytest.mark.parametrize("hand, may", [("", False), ("flare-fodder", True), ("flare-fodder flare-macron", False)])
def test_fodder_needs_his_flare_for_low_cards(hand: str, may: bool) -> None:
    """In the hand, and one that he may still play in this encounter."""
    game = play("A:fodder attacks B", hands={A: f"attack-06 attack-04 {hand}", B: "attack-20"}, at="select")
    drive(game, "A lay:attack-06", "B lay:attack-20", *(["A use:wild-macron"] if "macron" in hand else []))
    assert ("use:fodder" in ever_offered(game, A)) == may


@pytest.mark.rule("CE-33.55")
def test_wild_fodder_joins_the_defense_beside_the_planet() -> None:
    """If it was the defense who had invited him, and no other side."""
    hands = {A: "attack-10", B: "attack-06", C: "flare-fodder"}
    game = play("A attacks B, C", hands=hands, at="invite")
    drive(game, "A invite:nobody", "B invite:2", "C decline", "A lay:attack-10", "B lay:attack-06")
    assert [use for use in options(game, C) if "fodder" in use] == ["use:wild-fodder:defense"]
    finish(drive(game, "C use:wild-fodder:defense"))
    assert totals(game) == (14, 11)
