"""Two powers, flares or cards in one encounter: what each of them makes of what the other has done."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import (
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
)

from cosmodrome.games.cosmic_encounter.fleets import OUT
from cosmodrome.kernel import Game

# What is played, the two cards, who does what, and the totals. `more` are further cards in hands.
Sum = tuple[str, str, str, str, dict[str, Any], tuple[int, int]]
SUMS: dict[str, Sum] = {
    # a reversed 12 is 21, and a third of it 7; a reversed 10 is 1, and three times that 3
    "tripler-after-mirror": ("A:tripler attacks B:mirror", "12", "04", "B use:mirror", {}, (11, 44)),
    "tripler-after-mirror-low": ("A:tripler attacks B:mirror", "10", "04", "B use:mirror", {}, (7, 44)),
    "calculator-after-mirror": (
        "A:calculator attacks B:mirror",
        "15",
        "08",
        "A use:calculator,B use:mirror",
        {},
        (55, 33),
    ),
    "calculator-after-tripler": ("A:tripler attacks B:calculator", "04", "20", "B use:calculator", {}, (16, 12)),
    "calculator-leaves-what-tripler-made-equal": (
        "A:tripler attacks B:calculator",
        "04",
        "12",
        "B use:calculator",
        {},
        (16, 16),
    ),
    # 15 against 7 is 8 against 7, which is odd: the caller has won, and the other card is 1
    "wild-calculator-after-the-power": (
        "A:calculator attacks B",
        "15",
        "07",
        "A use:calculator,B use:wild-calculator:odd",
        {"more": {B: "flare-calculator"}},
        (5, 11),
    ),
    "tripler-after-its-own-wild-flare": (
        "A:tripler attacks B",
        "20",
        "04",
        "B use:wild-tripler",
        {"more": {B: "flare-tripler"}},
        (25, 8),
    ),
    "virus-after-calculator": (
        "A:virus attacks B:calculator",
        "10",
        "06",
        "B use:calculator",
        {"ships": {A: 3}},
        (12, 10),
    ),
    "virus-and-an-allied-macron": (
        "A:virus attacks B, C:macron",
        "05",
        "00",
        "",
        {"ships": {A: 2}, "allies": {C: ("offense", 1)}},
        (14, 4),
    ),
    "super-virus-counts-a-macron-as-a-ship": (
        "A:virus attacks B, C:macron",
        "05",
        "00",
        "A use:super-virus",
        {"more": {A: "flare-virus"}, "ships": {A: 2}, "allies": {C: ("offense", 1)}},
        (15, 4),
    ),
    "wild-virus-counts-a-macron-as-a-ship": (
        "A attacks B, C:macron",
        "05",
        "00",
        "A use:wild-virus",
        {"more": {A: "flare-virus"}, "ships": {A: 3}, "allies": {C: ("offense", 2)}},
        (11, 4),
    ),
    "virus-defends-without-ships": ("A attacks B:virus", "04", "20", "", {"ships": {B: 0}}, (8, 0)),
    "anti-matter-and-an-own-macron": (
        "A:anti_matter attacks B, C:macron",
        "10",
        "00",
        "",
        {"allies": {C: ("offense", 1)}},
        (2, 4),
    ),
    "anti-matter-and-the-macron-of-the-other-side": (
        "A:anti_matter attacks B, C:macron",
        "10",
        "00",
        "",
        {"allies": {C: ("defense", 1)}},
        (6, 0),
    ),
    "anti-matter-against-macron": ("A:anti_matter attacks B:macron", "10", "00", "", {}, (6, 16)),
    "anti-matter-against-virus": (
        "A:anti_matter attacks B:virus, C",
        "08",
        "06",
        "",
        {"allies": {C: ("defense", 3)}},
        (4, 21),
    ),
    "anti-matter-after-mirror": ("A:anti_matter attacks B:mirror", "04", "12", "B use:mirror", {}, (36, 25)),
    "tripler-of-a-switched-card": ("A:sorcerer attacks B:tripler", "04", "20", "A use:sorcerer", {}, (24, 16)),
}


@pytest.mark.rule("CE-R9", "CE-R10")
@pytest.mark.parametrize("text, own, other, script, fields, sums", SUMS.values(), ids=SUMS)
def test_what_a_card_is_comes_before_what_it_is_worth_and_that_before_totals(
    text: str, own: str, other: str, script: str, fields: dict[str, Any], sums: tuple[int, int]
) -> None:
    """Digits are swapped, then thirds and threefolds, then Calculator, then products, signs and bonuses."""
    game = fought(text, f"attack-{own}", f"attack-{other}", **fields)
    finish(drive(game, *filter(None, script.split(","))))
    assert totals(game) == sums


@pytest.mark.rule("CE-R14")
@pytest.mark.parametrize(
    "text, own, other, script, sums",
    [
        ("A attacks B:tripler", "morph", "attack-04", "", (8, 16)),
        ("A:tripler attacks B", "morph", "attack-20", "", (11, 24)),
        ("A attacks B:mirror", "morph", "attack-04", "B use:mirror", (44, 44)),
        ("A:mirror attacks B", "morph", "attack-04", "A use:mirror", (44, 44)),
        ("A attacks B:gambler", "morph", "attack-04", "B use:gambler,B card:attack-40,A accept", (44, 44)),
        ("A attacks B:gambler", "morph", "attack-04", "B use:gambler,B card:attack-40,A challenge", (8, 8)),
        ("A attacks B:gambler", "attack-10", "attack-04", "B use:gambler,B card:morph,A accept", (14, 14)),
    ],
)
def test_a_morph_copies_what_lies_open_before_powers_act_on_it(
    text: str, own: str, other: str, script: str, sums: tuple[int, int]
) -> None:
    """Digits are swapped as the cards are turned; a claim that nobody challenges is what lies there."""
    game = fought(text, own, other)
    finish(drive(game, *filter(None, script.split(","))))
    assert totals(game) == sums


# ---- who wins


@pytest.mark.rule("CE-R3", "CE-R11")
@pytest.mark.parametrize(
    "text, own, other, script, winner",
    [
        ("A:human attacks B:loser", "attack-40", "attack-04", "B use:loser|B use:cosmic_zap", 1),
        ("A attacks B, C:human", "attack-04", "attack-40", "|B use:cosmic_zap", 0),
        ("A:human attacks B", "negotiate", "negotiate", "|B use:cosmic_zap", 0),
        ("A attacks B:human", "attack-40", "negotiate", "|B use:cosmic_zap", 1),
        ("A:human attacks B:pacifist", "attack-40", "negotiate", "|B use:cosmic_zap", 0),
        ("A:pacifist attacks B:loser", "negotiate", "attack-04", "B use:loser|", 1),
        ("A:anti_matter attacks B", "attack-12", "attack-04", "|", 1),
        ("A:anti_matter attacks B:loser", "attack-12", "attack-04", "B use:loser|", 0),
        ("A:void attacks B:loser", "attack-00", "attack-40", "B use:loser|", 0),
        ("A:pacifist attacks B", "negotiate", "negotiate", "|B use:wild-human", 0),
    ],
)
def test_claims_come_before_totals_and_an_upset_last(text: str, own: str, other: str, script: str, winner: int) -> None:
    """A zapped Human, peace, the lower total, a tie: whatever it is, an upset turns it round."""
    before, _, after = script.partition("|")
    allies = {C: ("offense", 1)} if "C:" in text else {}
    game = play(text, hands={A: own, B: f"{other} cosmic_zap flare-human"}, allies=allies)
    drive(game, *filter(None, [before]), f"A lay:{own}", f"B lay:{other}", *filter(None, [after]))
    assert finish(game).table.winner == winner


@pytest.mark.rule("CE-15.1", "CE-R15")
def test_a_pacifist_beaten_by_an_upset_is_paid() -> None:
    """The negotiate has lost to an attack after all: four ships, four cards."""
    hands = {A: "negotiate", B: "attack-04 attack-06 attack-08 attack-10 attack-12"}
    game = drive(play("A:pacifist attacks B:loser", hands=hands), "B use:loser", "A lay:negotiate", "B lay:attack-04")
    assert len(names(finish(game), A)) == 4


@pytest.mark.rule("CE-R30", "CE-R15")
def test_there_is_no_peace_where_nobody_attacks() -> None:
    """Emotion Control has made the attack a negotiate: a deal is tried."""
    game = fought("A:pacifist attacks B", "negotiate", "attack-04", {B: "emotion_control"})
    finish(drive(game, "B use:emotion_control", "A break-off"))
    assert game.table.result == "failed"


@pytest.mark.rule("CE-R42")
def test_a_claimed_negotiate_loses_and_is_paid() -> None:
    """What counts is the claim, for the compensation too."""
    game = fought("A:gambler attacks B", "attack-04", "attack-10", {B: "attack-06 attack-08 attack-12 attack-13"})
    finish(drive(game, "A use:gambler", "A card:negotiate", "B accept"))
    assert (game.table.winner, len(names(game, A))) == (1, 4)


# ---- what is lost


def beaten(text: str, own: str = "attack-40", other: str = "attack-00", **fields: Any) -> Game:
    """A has won."""
    return fought(text, own, other, **fields)


HAND = {A: "attack-04 attack-06 attack-08 attack-10 attack-12 attack-13"}


@pytest.mark.rule("CE-15.2", "CE-R17", "CE-R19")
@pytest.mark.parametrize(
    "text, script, cards",
    [
        ("A attacks B, C", "", 4),
        ("A:void attacks B, C", "", 0),
        ("A attacks B:zombie, C", "", 0),
        ("A attacks B, C:healer", "C use:healer", 4),
        ("A:cudgel attacks B, C", "", 4),
        ("A attacks B:macron, C", "", 6),
    ],
)
def test_who_is_paid_for_ships_that_went_to_the_warp(text: str, script: str, cards: int) -> None:
    """Not for ships that left the game or were saved, nor for those that were smashed; healed ones had been there."""
    game = fought(text, "attack-40", "negotiate", HAND)
    finish(drive(game, *filter(None, [script])))
    assert len(names(game, B)) == cards


@pytest.mark.rule("CE-R17", "CE-15.2")
def test_the_ship_that_wild_zombie_saves_is_not_paid_for() -> None:
    """Three cards for three ships, beside the flare."""
    game = fought("A attacks B", "attack-40", "negotiate", {**HAND, B: "flare-zombie"})
    finish(drive(game, "B use:wild-zombie"))
    assert len(names(game, B)) == 4


@pytest.mark.rule("CE-R19")
def test_void_comes_before_all_that_saves() -> None:
    """Zombie, Observer's allies and the Spiff who lands have nothing left to save."""
    assert finish(beaten("A:void attacks B:zombie")).table.ships.out[B] == 4
    assert finish(beaten("A:void attacks B:observer, C", allies={C: ("defense", 2)})).table.ships.out == [0, 4, 2]
    game = finish(fought("A:spiff attacks B:void", "attack-00", "attack-40"))
    assert (game.table.ships.out[A], game.table.ships.by_planet[A][6]) == (4, 0)


@pytest.mark.rule("CE-R19")
def test_what_void_may_not_take_goes_to_the_warp() -> None:
    """Seven ships are left in the game: two of the four leave it."""
    table = table_of("A:void attacks B", hands={A: "attack-40", B: "attack-00"}, at="select")
    for planet, count in ((7, 4), (8, 4), (9, 4), (10, 1)):
        table.ships.move(B, planet, OUT, count)
    game = finish(drive(begun(table), "A lay:attack-40", "B lay:attack-00"))
    assert (game.table.ships.out[B], game.table.ships.warp[B]) == (15, 2)


@pytest.mark.rule("CE-R20")
def test_vacuum_takes_others_along_for_each_loss() -> None:
    """Once for the ships of the encounter, once for those that Cudgel smashes."""
    game = beaten("A:cudgel attacks B:vacuum")
    finish(drive(game, *["B seat:0"] * 4, *["B seat:2"] * 4))
    assert game.table.ships.warp == [4, 8, 4]


@pytest.mark.rule("CE-R66")
@pytest.mark.parametrize("other, lands", [("loser", 1), ("anti_matter", 1), ("cudgel", 0)])
def test_a_spiff_lands_by_the_distance_whichever_total_was_higher(other: str, lands: int) -> None:
    """Ten or more apart, also where the higher total has lost; nine apart is too near."""
    cards = ("attack-40", "attack-00") if lands else ("attack-00", "attack-08")
    game = play(f"A:spiff attacks B:{other}", hands={A: cards[0], B: cards[1]})
    drive(game, *(["B use:loser"] if other == "loser" else []), f"A lay:{cards[0]}", f"B lay:{cards[1]}")
    if lands:
        drive(game, "A use:spiff")
    assert finish(game).table.ships.by_planet[A][6] == lands


@pytest.mark.rule("CE-17.2")
def test_a_landed_spiff_may_win_the_game() -> None:
    """It is a foreign colony, the fifth."""
    game = drive(fought("A:spiff attacks B", "attack-00", "attack-40", visitors={A: 4}), "A use:spiff")
    assert game.outcome is not None
    assert game.outcome.winners == (A,)


@pytest.mark.rule("CE-33.77", "CE-R84")
def test_the_winners_that_wild_shadow_takes_along_may_be_saved() -> None:
    """The Zombies go home and have no colony; the price is paid."""
    game = fought("A:zombie attacks B", "attack-40", "attack-00", {B: "flare-shadow"})
    finish(drive(game, "B use:wild-shadow"))
    assert (game.table.ships.by_planet[A][6], game.table.ships.warp) == (0, [0, 5, 0])


@pytest.mark.rule("CE-R16")
def test_a_looted_hand_pays_from_what_the_barbarian_kept() -> None:
    """Compensation comes after the looting, and takes what was looted too."""
    game = fought("A:barbarian attacks B", "attack-40", "negotiate", {B: "attack-04 attack-06 attack-08"})
    finish(drive(game, "A card:attack-08", "A card:attack-06", "A done"))
    assert (len(names(game, A)), len(names(game, B))) == (0, 2)


@pytest.mark.rule("CE-R82")
def test_ionic_gas_leaves_a_hacker_nothing_to_choose() -> None:
    """There is no compensation in this encounter."""
    game = fought("A attacks B:hacker", "attack-40", "negotiate", {A: "attack-04 ionic_gas"})
    drive(game, "A use:ionic_gas")
    assert not [option for option in ever_offered(game, B) if "hacker" in option]


# ---- grudges, tokens, used cards


def grudge(*script: str, more: str = "", **fields: Any) -> Game:
    """A bears grudges, and B is attacked."""
    hands = {A: f"attack-00 {more}", B: "attack-40 force_field"}
    return finish(drive(play("A:grudge attacks B, C:zombie, D", hands=hands, at="invite", **fields), *script))


@pytest.mark.rule("CE-R54", "CE-R39")
def test_an_ally_who_is_sent_home_has_no_grudge_token() -> None:
    """C had joined; D had not."""
    game = grudge(
        *("A invite:2+3", "B invite:nobody", "C join:offense", "D decline", "B use:force_field", "B seat:2"),
        *("A lay:attack-00", "B lay:attack-40"),
    )
    assert game.table.ships.warp == [4, 0, 0, 4]


@pytest.mark.rule("CE-R54")
def test_ships_that_a_grudge_costs_may_be_saved() -> None:
    """The Zombies come back, the others are lost."""
    game = grudge(*("A invite:2+3", "B invite:nobody", "C decline", "D decline", "A lay:attack-00", "B lay:attack-40"))
    assert game.table.ships.warp == [4, 0, 0, 4]


@pytest.mark.rule("CE-R54")
def test_a_grudge_is_not_paid_with_ships_of_the_encounter() -> None:
    """C was invited by both, helps the offense and loses with it, and loses one ship more at home."""
    game = play("A attacks B:grudge, C, D", hands={A: "attack-00", B: "attack-40"}, at="invite")
    drive(game, "A invite:2", "B invite:2+3", "C join:offense", "D decline", "A lay:attack-00", "B lay:attack-40")
    assert finish(game).table.ships.warp == [4, 0, 5, 1]


@pytest.mark.rule("CE-R64")
@pytest.mark.parametrize(
    "own, other, script, tokens",
    [
        ("attack-40", "attack-00", "", 1),
        ("attack-00", "attack-40", "", 2),
        ("negotiate", "negotiate", "A break-off", 2),
        ("negotiate", "negotiate", "A give-card:attack-04,A done,B accept", 1),
        ("negotiate", "negotiate", "A give-card:attack-04,A done,B accept,B use:quash", 2),
    ],
)
def test_a_warrior_learns_most_from_what_goes_wrong(own: str, other: str, script: str, tokens: int) -> None:
    """A quashed deal is a failed one."""
    game = fought("A:warrior attacks B", own, other, {A: "attack-04", B: "quash"})
    finish(drive(game, *filter(None, script.split(","))))
    assert game.table.tokens["warrior"] == tokens


@pytest.mark.rule("CE-R25")
def test_a_defense_that_wins_by_wild_hate_takes_a_token_from_tick_tock() -> None:
    """It is a win, and the defense's."""
    game = play("A:tick_tock attacks B", hands={A: "attack-04", B: "flare-hate attack-06"})
    game.table.tokens["tick_tock"] = 3
    finish(drive(game, "B use:wild-hate"))
    assert (game.table.winner, game.table.tokens["tick_tock"]) == (1, 2)


@pytest.mark.rule("CE-R18", "CE-R51")
@pytest.mark.parametrize(
    "text, script, seat, kept",
    [
        ("A:sorcerer attacks B:clone", "A use:sorcerer,B use:clone", B, ["attack-04"]),
        ("A:filch attacks B:sorcerer", "B use:sorcerer,A use:filch:1", A, ["attack-04"]),
        ("A:fido attacks B:filch, C", "A use:fido:attack-20:2,C accept,A nothing", C, ["attack-20"]),
    ],
)
def test_used_cards_are_those_that_were_used_in_the_end(text: str, script: str, seat: int, kept: list[str]) -> None:
    """After a switch the other one; who comes first takes it."""
    game = fought(text, "attack-04", "attack-20")
    assert names(finish(drive(game, *script.split(","))), seat) == kept


@pytest.mark.rule("CE-R18")
@pytest.mark.parametrize(
    "text, script",
    [
        ("A:filch attacks B:clone", "B use:clone"),
        ("A:gambler attacks B:filch", "A use:gambler,A card:attack-40,B accept"),
    ],
)
def test_a_filch_finds_nothing_where_the_card_is_not_in_the_pile(text: str, script: str) -> None:
    """Kept by Clone, or under the deck."""
    game = drive(fought(text, "attack-04", "attack-20"), *script.split(","))
    assert not [option for seat in (A, B) for option in ever_offered(game, seat) if option.startswith("use:filch")]


@pytest.mark.rule("CE-R13", "CE-R42")
def test_a_gambler_who_faces_the_oracle_pays_before_the_answer() -> None:
    """The bluff is called when the card is laid; the Oracle selects afterwards, with the real card in sight."""
    hands = {A: "attack-08 attack-40", B: "attack-04"}
    game = play("A:oracle attacks B:gambler", hands=hands, at="select")
    drive(game, "B use:gambler", "B lay:attack-04", "B card:attack-40", "A challenge")
    while game.asks[0].key == "lose-ships":
        game.answer(B, game.asks[0].options[0].id)
    assert (game.table.ships.warp[B], game.asks[0].key) == (4, "select")


@pytest.mark.rule("CE-R58")
@pytest.mark.parametrize("own, stays", [("attack-40", False), ("attack-04", True), ("negotiate", True)])
def test_activated_citadels_fall_with_the_defense_only(own: str, stays: bool) -> None:
    """After a failed deal they stay."""
    other = "negotiate" if own == "negotiate" else "attack-06"
    table = table_of("A attacks B:citadel", hands={A: own, B: f"{other} attack-08"}, at="select")
    table.cards.lay_open(B, table.cards.hands[B][-1], "planet:6")
    game = drive(begun(table), f"A lay:{own}", f"B lay:{other}", "B use:citadel")
    finish(drive(game, *(["A break-off"] if own == "negotiate" else [])))
    assert bool(game.table.cards.shown.get("planet:6")) is stays


@pytest.mark.rule("CE-R17")
def test_hate_takes_ships_of_a_zombie_in_vain() -> None:
    """They come back; the next player's do not."""
    game = play("A:hate, B:zombie, C", hands={A: "attack-10 negotiate"}, at="start-turn", stop="destiny")
    drive(game, "A card:attack-10", "B refuse", "A auto:3", "C refuse", "A auto:3")
    assert finish(game).table.ships.warp == [0, 0, 3]


@pytest.mark.rule("CE-R14")
def test_nobody_matches_a_morph() -> None:
    """There is one in the game: all that is left to the others is to lose ships."""
    hands = {A: "morph negotiate", B: "attack-04", C: "negotiate"}
    game = play("A:hate, B, C", hands=hands, at="start-turn", stop="destiny")
    drive(game, "A card:morph")
    assert options(game, B) == ["refuse"]


# ---- destiny and the start of the encounter


@pytest.mark.rule("CE-8.6")
def test_shadow_executes_a_ship_of_an_offense_who_draws_their_own_colour() -> None:
    """The card names a player like any other."""
    game = play("A, B, C:shadow", hands={A: "attack-04"}, at="destiny", destiny="0", stop="aim")
    assert drive(game, "C aim:0").table.ships.warp == [1, 0, 0]


@pytest.mark.rule("CE-R29", "CE-21.6")
def test_will_does_not_recolonise() -> None:
    """Their own colour is ignored like any other card: another player is to be named."""
    game = play("A:will, B, C", hands={A: "attack-04"}, at="destiny", destiny="0", stop="aim", emptied={A: (0,)})
    assert options(game, A) == ["seat:1", "seat:2"]


@pytest.mark.rule("CE-R29", "CE-9.1")
def test_will_may_aim_at_a_visitor_at_home() -> None:
    """Every colony of the named player is a target, also one in Will's own system."""
    table = table_of("A:will, B, C", hands={A: "attack-40"}, at="destiny", destiny="6")
    table.ships.move(B, 6, 0, 1)
    assert "aim:0" in options(drive(begun(table, "launch"), "A seat:1"), A)


@pytest.mark.rule("CE-8.6")
def test_the_log_says_that_another_destiny_card_is_drawn() -> None:
    """Two cards in a row are not a riddle."""
    game = play("A, B, C", hands={A: "attack-04"}, at="destiny", destiny="0", stop="aim", emptied={A: (0,)})
    drive(game, "A redraw")
    keys = [event["key"] for event in game.events(None)]
    assert keys.index("destiny") < keys.index("redrawn") < len(keys) - 1 - keys[::-1].index("destiny")


@pytest.mark.rule("CE-8.1")
def test_a_dictator_chooses_again_after_a_redraw() -> None:
    """Every draw of the phase is the Dictator's."""
    game = play("A, B:dictator, C", hands={A: "attack-04"}, at="destiny", stop="aim", emptied={A: (0,)})
    drive(game, "B destiny:0", "A redraw")
    assert game.asks[0].key == "choose-destiny"


@pytest.mark.rule("CE-R34")
def test_remora_draws_once_for_a_refill_of_the_mutant() -> None:
    """Two cards of one refill are one event."""
    hands = {A: "attack-04 attack-06 attack-08 attack-10 attack-12 attack-13", B: "attack-00"}
    game = play("A:mutant attacks B, C:remora", hands=hands, at="alliance", stop="invite")
    finish(drive(game, "A use:mutant", "A from-deck", "A from-deck", "C use:remora"))
    assert len(names(game, C)) == 1


@pytest.mark.rule("CE-19.5", "CE-R23")
def test_a_zombies_deal_may_free_the_ships_of_a_third_player() -> None:
    """Of any player."""
    game = fought("A:zombie attacks B, C, D", "negotiate", "negotiate", {A: "attack-04"}, warp={C: 3, D: 2})
    finish(drive(game, "A give-card:attack-04", "A free:2:3", "A done", "B accept"))
    assert [game.table.ships.warp[seat] for seat in (C, D)] == [0, 2]
