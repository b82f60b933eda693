"""Powers and flares of the yellow alert: what each does, when it may not, and what a zap does to it."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
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
)

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.kernel import Game

MANY = "attack-04 attack-06 attack-08 negotiate morph"
ZAPPED = pytest.mark.parametrize("zapped", [False, True])


def totals(game: Game) -> tuple[int, int]:
    """What the sides had when the outcome was fixed."""
    event = next(event for event in game.events(None) if event["key"] == "totals")
    return event["offense"], event["defense"]


def zap(zapped: bool, who: str = "B") -> list[str]:
    """The line of a Cosmic Zap, or none."""
    return [f"{who} use:cosmic_zap"] if zapped else []


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


# ---- fido


@ZAPPED
def test_fido_fetches_for_another(zapped: bool) -> None:
    """Accepted, he takes a card or a ship; zapped, the card stays in the pile."""
    hands = {A: "attack-10", B: "attack-40 cosmic_zap"}
    game = play("A attacks B, C:fido", hands=hands, warp={C: 1}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", *zap(zapped))
    if not zapped:
        drive(game, "A accept", "C reward:0:1")
    finish(game)
    assert names(game, A) == ([] if zapped else ["attack-40"])
    assert game.table.warp[C] == (1 if zapped else 0)


def test_fido_keeps_what_is_refused() -> None:
    """If he likes."""
    game = play("A attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "A refuse", "C yes"))
    assert names(game, C) == ["attack-40"]


def test_fido_comes_after_filch() -> None:
    """CE-R18: only what still lies in the pile."""
    game = play("A:filch attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "A use:filch:1")
    assert [option for option in options(game, C) if "fido" in option] == [
        "use:fido:attack-10:0",
        "use:fido:attack-10:1",
    ]


@pytest.mark.rule("CE-33.54")
def test_super_fido_fetches_both() -> None:
    """One after the other."""
    hands = {A: "attack-10", B: "attack-40", C: "flare-fido"}
    game = play("A attacks B, C:fido", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "C use:super-fido", "A refuse", "C yes")
    finish(drive(game, "C card:attack-10", "C seat:1", "B accept", "C nothing"))
    assert names(game, C) == ["attack-40", "flare-fido"]
    assert names(game, B) == ["attack-10"]


@pytest.mark.rule("CE-33.53")
def test_wild_fido_hands_out_the_top_discard() -> None:
    """And draws a card."""
    hands = {A: "attack-10 flare-fido", B: "attack-04", C: "force_field"}
    game = play("A attacks B, C", hands=hands, allies={C: ("offense", 1)}, at="allied", stop="select")
    finish(drive(game, "C use:force_field", "C done", "A use:wild-fido"))
    assert names(game, B) == ["attack-04", "force_field"]
    assert len(names(game, A)) == 3


# ---- hate


@ZAPPED
def test_hate_is_matched_or_costs_ships(zapped: bool) -> None:
    """The ships are of Hate's choice; zapped he keeps the card."""
    hands = {A: "attack-10 negotiate", B: "attack-12 attack-08 cosmic_zap", C: "negotiate"}
    game = play("A:hate, B, C", hands=hands, at="start-turn", stop="regroup")
    if zapped:
        finish(drive(game, "B use:cosmic_zap"))
    else:
        drive(game, "A card:attack-10")
        assert options(game, B) == ["refuse", "card:attack-12"]
        drive(game, "B card:attack-12")
        assert options(game, C) == ["refuse"]
        finish(drive(game, "C refuse", "A auto:3"))
    assert names(game, A) == (["attack-10", "negotiate"] if zapped else ["negotiate"])
    assert (game.table.warp[B], game.table.warp[C]) == (0, 0 if zapped else 3)


def test_hate_draws_a_new_hand() -> None:
    """If no encounter card is left."""
    game = play("A:hate, B, C", hands={A: "negotiate"}, at="start-turn", stop="regroup")
    finish(drive(game, "A card:negotiate", "B refuse", "A auto:3", "C refuse", "A auto:3"))
    assert len(names(game, A)) == 8


def test_nobody_can_match_the_morph() -> None:
    """CE-R14: it is a type of its own."""
    game = play("A:hate, B, C", hands={A: "morph attack-10", B: MANY.replace(" morph", "")}, at="start-turn")
    drive(game, "A card:morph")
    assert options(game, B) == ["refuse"]


@pytest.mark.rule("CE-33.58")
def test_super_hate_shows_the_card() -> None:
    """It stays in his hand; the flare itself cannot be shown."""
    game = play("A:hate, B, C", hands={A: "attack-10 flare-hate"}, at="start-turn", stop="regroup")
    drive(game, "A use:super-hate")
    assert options(game, A) == ["card:attack-10"]
    drive(game, "A card:attack-10", "B refuse", "A auto:3", "C refuse", "A auto:3")
    finish(game)
    assert names(game, A) == ["attack-10", "flare-hate"]
    assert game.view(B)["players"][A]["seen"] == ["attack-10", "flare-hate"]


@pytest.mark.rule("CE-33.57")
@pytest.mark.parametrize("hand, wins", [("negotiate", True), ("negotiate attack-04", False)])
def test_wild_hate_wins_against_an_empty_hand(hand: str, wins: bool) -> None:
    """Without an encounter card the opponent loses at once."""
    stop = "next" if wins else "select"
    game = play("A attacks B", hands={A: "attack-10 flare-hate", B: hand}, at="planning", stop=stop)
    finish(drive(game, "A use:wild-hate"))
    assert (game.table.foreign[A] == 1) == wins


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
