"""Odd tables: powers that are lent, lost or exchanged in the middle of it, last cards that are given away, ships that
have nowhere to go."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.labs import equip
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    D,
    E,
    begun,
    drive,
    ever_offered,
    fought,
    hurry,
    names,
    options,
    pass_all,
    play,
    table_of,
)
from tests.games.cosmic_encounter.test_fine_print import with_hoard

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS, go_together
from cosmodrome.games.cosmic_encounter.fleets import OUT, WARP
from cosmodrome.games.cosmic_encounter.meta import NamedTwice, NoSuchAlien, NotTogether, TooManyAliens
from cosmodrome.games.cosmic_encounter.sources import is_ready
from cosmodrome.games.cosmic_encounter.table import OFFENSE
from cosmodrome.games.cosmic_encounter.technologies import TECH
from cosmodrome.kernel import BadRecord, BadSetup, Game

# ---- the last encounter card is spent while cards are being selected -------------------------------------------------


@pytest.mark.rule("CE-23.5")
def test_a_defense_who_spends_his_last_encounter_card_at_selection_draws_a_new_hand() -> None:
    """Wild Filch costs the only negotiate, to catch a zap of Oracle: the defense still has to select."""
    hands = {A: "attack-10", B: "negotiate flare-filch", C: "cosmic_zap"}
    game = play("A:oracle attacks B, C", hands=hands, at="select")
    pass_all(drive(game, "C use:cosmic_zap", "B use:wild-filch"))
    assert ([ask.key for ask in game.asks], len(game.table.cards.hands[B])) == (["select"], 8)
    hurry(game)
    assert game.table.result == "win"


@pytest.mark.rule("CE-23.2")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_an_offense_who_spends_his_last_encounter_card_at_selection_ends_his_turn(edition: int) -> None:
    """The ships go home, and nobody has won."""
    hands = {A: "negotiate flare-filch", B: "attack-10", C: "cosmic_zap"}
    game = play("A attacks B:oracle, C", hands=hands, at="select", edition=edition)
    hurry(drive(game, "C use:cosmic_zap", "A use:wild-filch"))
    assert (game.table.result, game.table.ships.gate[A], game.table.ships.warp[A]) == ("none", 0, 0)
    assert (names(game, A), names(game, B)) == (["cosmic_zap", "flare-filch"], ["attack-10"])


# ---- the last encounter card is spent before cards are selected ------------------------------------------------------


def spent(text: str, at: str, card: str, edition: int = 2018, **fields: Any) -> Game:
    """A holds one negotiate, which catches a card with wild Filch; C holds that card."""
    hands = {A: "negotiate flare-filch", B: "attack-10", C: card}
    return play(text, hands=hands, at=at, edition=edition, **fields)


def over(game: Game) -> bool:
    """Whether the encounter has come to nothing: nobody is asked anything more in it, and all ships are at home."""
    table = pass_all(game).table
    return table.cursor == "next" and table.result == "none" and not any((*table.ships.gate, *table.ships.beside))


@pytest.mark.rule("CE-23.3")
@pytest.mark.parametrize("edition", [2018, 2008])
def test_an_offense_whose_last_encounter_card_goes_in_regroup_retrieves_nothing(edition: int) -> None:
    """CE-R22: in 2018 the turn ends with the action that cost the last card, in 2008 when the offense must select."""
    game = spent("A, B, C", "regroup", "plague", edition, warp={A: 2}, destiny="wild")
    drive(game, "C use:plague:0", "A use:wild-filch")
    assert names(game, A) == ["flare-filch", "plague"]
    assert over(game) == (edition == 2018)
    assert [ask.key for ask in game.asks] == ([] if edition == 2018 else ["place-ships"])
    assert game.table.ships.warp[A] == 2


@pytest.mark.rule("CE-23.3")
def test_an_offense_whose_last_encounter_card_goes_before_destiny_draws_none() -> None:
    """C zaps the Dictator, and A catches the zap."""
    game = spent("A, B:dictator, C", "destiny", "cosmic_zap")
    before = len(game.table.destiny.deck)
    drive(game, "C use:cosmic_zap", "A use:wild-filch", "B destiny:0")
    assert (over(game), len(game.table.destiny.deck), game.table.destiny.discards) == (True, before, [])


@pytest.mark.rule("CE-23.3")
def test_an_offense_whose_last_encounter_card_goes_by_destiny_encounters_nobody() -> None:
    """The wild card is the last thing that happens: A has caught wild Dictator."""
    game = spent("A, B, C", "destiny", "flare-dictator", destiny="wild")
    drive(game, "C use:wild-dictator", "A use:wild-filch")
    assert over(game)
    assert len(game.table.destiny.discards) == 1


@pytest.mark.rule("CE-23.3")
def test_an_offense_whose_last_encounter_card_goes_at_the_launch_sends_no_ships() -> None:
    """C zaps the Macron, and A catches the zap; nobody is asked how many ships go."""
    game = spent("A:macron attacks B, C", "launch", "cosmic_zap", ships={A: 0})
    drive(game, "C use:cosmic_zap", "A use:wild-filch")
    assert over(game)


@pytest.mark.rule("CE-23.3")
def test_an_offense_whose_last_encounter_card_goes_in_the_alliance_phase_has_no_allies() -> None:
    """D's Parasite was zapped in vain; E is no longer asked, and D's ships go home."""
    game = spent("A attacks B, C, D:parasite, E", "answer", "cosmic_zap")
    game.table.invite(OFFENSE, (E,))
    drive(game, "D use:parasite:offense", "C use:cosmic_zap", "A use:wild-filch", "D auto:4")
    assert "alliance" not in [ask.key for ask in game.asks]
    hurry(game)
    assert over(game)


@pytest.mark.rule("CE-23.3")
def test_an_ally_sends_no_ships_to_an_encounter_that_is_over() -> None:
    """The Macron has joined when A catches the zap meant for it."""
    game = spent("A attacks B, C, D:macron", "invite", "cosmic_zap", ships={A: 0})
    drive(game, "A invite:3", "B invite:nobody", "D join:offense", "C use:cosmic_zap", "A use:wild-filch")
    assert over(game)


@pytest.mark.rule("CE-23.3")
@pytest.mark.parametrize("edition", [2018, 2008])
def test_an_offense_without_encounter_cards_cannot_refill_his_hand_before_the_selection(edition: int) -> None:
    """The Kamikaze has paid for wild Sorcerer with the last one: in 2008 they may still draw some."""
    game = spent("A:kamikaze attacks B, C", "planning", "flare-sorcerer", edition)
    drive(game, "A pass", "C use:wild-sorcerer", "A use:wild-filch")
    assert names(game, A) == ["flare-filch", "flare-sorcerer"]
    assert any(option.startswith("use:kamikaze") for option in options(game, A)) == (edition == 2008)
    if edition == 2018:
        hurry(game)
        assert (over(game), game.table.ships.warp[A]) == (True, 0)


# ---- ships that a deal frees -----------------------------------------------------------------------------------------


def freeing(text: str, homeless: bool = False) -> Game:
    """A Zombie is about to make an offer; D has three ships in the warp, or all of them."""
    table = table_of(text, hands={A: "negotiate attack-04", B: "negotiate"}, warp={C: 2, D: 3}, at="select")
    for planet in table.ships.colonies(D) if homeless else ():
        table.ships.move(D, planet, WARP, table.ships.by_planet[D][planet])
    table.ships.arrived, table.lost[D] = [0] * 4, homeless
    return pass_all(drive(begun(table), "A lay:negotiate", "B lay:negotiate"))


@pytest.mark.rule("CE-22.2")
@pytest.mark.parametrize("homeless", [False, True])
def test_a_deal_frees_no_ships_that_have_nowhere_to_go(homeless: bool) -> None:
    """Without a colony they stay in the warp."""
    game = freeing("A:zombie attacks B, C, D", homeless)
    assert any(option.startswith("free:3") for option in options(game, A)) == (not homeless)


def test_remora_does_not_cling_to_ships_that_a_deal_frees() -> None:
    """To be set free is not to retrieve a ship (CE-R34)."""
    game = freeing("A:zombie attacks B, C:remora, D")
    drive(game, "A free:3:3", "A give-card:attack-04", "A done", "B accept")
    assert "use:remora" not in ever_offered(game, C)
    assert game.table.ships.warp[C:] == [2, 0]


# ---- what others learn of a deal -------------------------------------------------------------------------------------


@pytest.mark.rule("CE-13.7")
@pytest.mark.parametrize("offer", ["A want:artifact:1", "A want-random:1", "A give-random:1"])
def test_what_was_not_named_changes_hands_unseen(offer: str) -> None:
    """All have seen the cards before, but not which of them is given now (CE-R50)."""
    hands = {A: "negotiate mobius_tubes", B: "negotiate plague force_field"}
    table = table_of("A attacks B, C", hands=hands, at="select", flares=False)
    for seat in (A, B):
        table.cards.show_all(seat, table.cards.hands[seat])
    game = pass_all(drive(begun(table), "A lay:negotiate", "B lay:negotiate"))
    drive(game, offer, "A done", "B accept")
    if offer == "A want:artifact:1":
        drive(game, "B card:plague")
    hurry(game)
    told = [event for event in game.events(C) if event["key"] == "handed-over"]
    assert [event["count"] for event in told] == [1]
    assert not [event for event in told if "cards" in event]


@pytest.mark.rule("CE-13.9")
def test_all_see_that_a_named_card_changes_hands() -> None:
    """They have heard the promise, and nothing else may be handed over (CE-R50)."""
    game = play("A attacks B, C", hands={A: "negotiate attack-40 attack-04", B: "negotiate"}, at="select", flares=False)
    pass_all(drive(game, "A lay:negotiate", "B lay:negotiate"))
    hurry(drive(game, "A give-card:attack-40", "A done", "B accept"))
    assert [event["cards"] for event in game.events(C) if event["key"] == "handed-over"] == [["attack-40"]]
    assert game.view(C)["players"][B]["seen"] == ["attack-40"]


# ---- compensation ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-15.2")
@pytest.mark.parametrize("zaps", [0, 1])
def test_wild_barbarian_sifts_all_that_was_collected(zaps: int) -> None:
    """Four cards for four ships, also if a card of one's own was spent to get them."""
    more = {A: "flare-hacker attack-01 attack-04 attack-06 attack-08", B: "flare-barbarian" + " card_zap" * zaps}
    game = fought("A attacks B, C", "attack-40", "negotiate", more, unlimited_flares=True)
    answers = ["A use:wild-hacker", "B use:card_zap"] if zaps else []
    drive(game, *answers, "B use:wild-barbarian")
    for _ in range(4):
        drive(game, f"B {options(game, B)[1]}")
    hurry(game)
    assert names(game, B) == ["flare-barbarian"]


# ---- what lies beside a sheet ----------------------------------------------------------------------------------------


@pytest.mark.rule("CE-33.71")
def test_a_miser_who_has_another_power_cannot_play_from_the_hoard() -> None:
    """Wild Philanthropist lends a power in place of the owner's, and the hoard goes with it (CE-R85)."""
    hands = {A: "attack-10 attack-12", B: "flare-philanthropist attack-01"}
    game = with_hoard("A:miser, B:macron, C", "attack-40", hands=hands, at="regroup", destiny="3")
    drive(game, "B use:wild-philanthropist:0")
    laid = {option for option in ever_offered(game, A) if option.startswith("lay")}
    assert laid == {"lay:attack-10", "lay:attack-12"}


def test_a_hoard_that_was_shut_is_open_to_a_new_owner() -> None:
    """The Miser has lost the power; a player who trades sheets by wild Sorcerer has it, hoard and all."""
    hands = {A: "attack-10", B: "attack-08", C: "flare-sorcerer"}
    table = table_of("A:miser attacks B:macron, C", hands={**hands, A: "attack-10 attack-40"}, at="planning")
    table.cards.pile_up(A, table.cards.hands[A][1:], "miser:0")
    for planet in table.ships.systems[A][:3]:
        table.ships.move(A, planet, WARP, table.ships.by_planet[A][planet])
    table.lost[A] = True
    game = begun(table)
    drive(game, "C use:wild-sorcerer")
    assert [game.table.cards.knows(seat, card) for seat in (A, B, C) for card in game.table.cards.piles["miser:1"]] == [
        1,
        1,
        0,
    ]
    assert "lay:attack-40" in ever_offered(game, B)


# ---- sheets that leave while they are lent ---------------------------------------------------------------------------


def reincarnated(target: int) -> Game:
    """B has lent A the Warrior's power; at the end wild Reincarnator gives one of them a new alien."""
    table = table_of("A:human attacks B:warrior, C:zombie", hands={C: "flare-reincarnator"}, at="ended")
    table.add_tokens(ALIEN["warrior"], 5)
    table.lend(B, ALIEN["warrior"], A)
    table.conclude("both-lost")
    game = begun(table, "start-turn")
    return hurry(drive(game, f"C use:wild-reincarnator:{target}"))


def test_a_borrowed_sheet_goes_back_with_its_tokens() -> None:
    """The borrower gets a new alien in place of their own; the loan returns as it was (CE-R86)."""
    table = reincarnated(A).table
    assert (table.sheets[B], table.tokens) == ((ALIEN["warrior"],), {"warrior": 5})
    assert table.sheets[A] not in ((ALIEN["human"],), (ALIEN["warrior"],))


def test_a_lent_sheet_may_leave_the_game() -> None:
    """The lender gets a new alien: the old one leaves with its tokens, the borrower has their own again (CE-R86)."""
    table = reincarnated(B).table
    assert (table.sheets[A], table.tokens) == ((ALIEN["human"],), {})
    assert table.sheets[B] not in ((), (ALIEN["warrior"],))


def lent_reincarnator(card: str) -> Game:
    """A has lent B the Reincarnator's power, with the Macron's that has joined it; then C is fought with a card."""
    hands = {A: "flare-philanthropist", B: f"{card} attack-01", C: "attack-20"}
    table = table_of("A:reincarnator, B:human, C:zombie", hands=hands, at="regroup", destiny="7")
    table.replace_sheets(A, (ALIEN["reincarnator"], ALIEN["macron"]))
    table.begin_turn(B)
    table.begin_encounter(B)
    game = begun(table, "start-turn")
    drive(game, "A use:wild-philanthropist:1")
    return game


def test_what_has_joined_a_sheet_is_lent_with_it() -> None:
    """The holder of the Reincarnator's power has the one it came back with; at the end both return (CE-R32)."""
    game = drive(lent_reincarnator("attack-40"), "B aim:12")
    both = (ALIEN["reincarnator"], ALIEN["macron"])
    assert game.table.sheets[:2] == [(), both]
    drive(game, "B ship:6:1", "B invite:nobody", "C invite:nobody", "B lay:attack-40")
    hurry(game)
    assert game.table.sheets[:2] == [both, (ALIEN["human"],)]


def test_a_power_that_came_to_a_lent_sheet_stays_with_it() -> None:
    """The borrower is beaten and reincarnates: the owner has the new power afterwards (CE-R86)."""
    game = lent_reincarnator("attack-00")
    drive(game, "B aim:12", "B ship:6:1", "B invite:nobody", "C invite:nobody", "B lay:attack-00")
    hurry(game)
    first, second = game.table.sheets[A]
    assert (first, game.table.sheets[B]) == (ALIEN["reincarnator"], (ALIEN["human"],))
    assert second not in (ALIEN["macron"], ALIEN["human"], ALIEN["zombie"])


def test_a_guest_that_is_lent_goes_for_good_with_its_technology() -> None:
    """The Precursor Seed is razed while its alien is lent: nobody has that power any more (CE-R80, CE-R86)."""
    hands = {A: "attack-10 flare-philanthropist", C: "attack-08"}
    table = table_of("A:macron, B:human, C", hands=hands, at="regroup", destiny="3", technologies=True)
    equip(table, A, "precursor_seed")
    table.join_sheet(A, ALIEN["virus"])
    equip(table, C, "tech_scrambler", 9, up=False)
    game = begun(table, "start-turn")
    drive(game, "C nothing", "A use:wild-philanthropist:1", "A alien:virus", "C use:tech_scrambler-raze:precursor_seed")
    hurry(game)
    assert game.table.owner(ALIEN["virus"]) == -1
    assert game.table.sheets[:2] == [(ALIEN["macron"],), (ALIEN["human"],)]


# ---- what is known of cards that have moved --------------------------------------------------------------------------


def test_of_two_like_cards_nobody_can_tell_which_one_was_discarded() -> None:
    """C has seen one of two negotiates; one of them goes, and C does not know whether the other was it."""
    table = table_of("A attacks B, C", hands={B: "negotiate negotiate attack-08"})
    seen, other = table.cards.hands[B][:2]
    table.cards.look(C, (seen,), B)
    table.cards.discard_cards(B, (other,))
    assert not table.cards.knows(C, seen)


def test_each_knows_the_hand_he_has_traded_away() -> None:
    """Trader and opponent know what the other has now; nobody else does."""
    game = play("A attacks B:trader, C", hands={A: "attack-10 plague", B: "attack-08 quash"}, at="planning")
    drive(game, "B use:trader")
    table = game.table
    given = {
        seat: [[table.cards.knows(who, card) for card in table.cards.hands[seat]] for who in (A, B, C)]
        for seat in (A, B)
    }
    assert given == {seat: [[True] * 2, [True] * 2, [False] * 2] for seat in (A, B)}


def test_gambler_alone_knows_what_went_under_the_deck() -> None:
    """An accepted claim is never shown (CE-R52)."""
    game = fought("A:gambler attacks B, C", "attack-04", "attack-08")
    drive(game, "A use:gambler", "A card:attack-40", "B accept")
    assert [game.table.cards.knows(seat, game.table.cards.deck[0]) for seat in (A, B, C)] == [True, False, False]


@pytest.mark.rule("CE-30.13")
def test_a_technology_that_comes_back_lies_face_down() -> None:
    """It was complete when it was used; drawn again it has to be researched again."""
    table = table_of("A, B, C", hands={A: "attack-10"}, at="regroup", technologies=True)
    equip(table, B, "omega_missile")
    game = begun(table, "destiny")
    hurry(drive(game, "B use:omega_missile:12"))
    table = game.table
    table.technologies.discards.remove(TECH["omega_missile"])
    table.technologies.take(B, TECH["omega_missile"])
    assert not is_ready(table, TECH["omega_missile"])


@pytest.mark.rule("CE-30.10")
def test_who_ends_his_turn_draws_no_technology() -> None:
    """A technology comes instead of the second encounter only on request."""
    hands = {A: "attack-40 attack-04", B: "attack-00"}
    game = play("A attacks B, C", hands=hands, at="select", stop="start-turn", technologies=True)
    hurry(drive(game, "A lay:attack-40", "B lay:attack-00", "A end-turn"))
    assert (game.table.turn, game.table.technologies.owned[A], len(game.table.technologies.deck)) == (B, (), 20)


# ---- last ships, and ships that are gone -----------------------------------------------------------------------------


def test_the_last_ship_may_flow_out() -> None:
    """Amoeba takes the only ship off the gate and goes on with none (CE-R44)."""
    game = fought("A:amoeba attacks B", "attack-10", "attack-12", ships={A: 1})
    hurry(drive(game, "A use:amoeba:out"))
    assert (game.table.ships.warp[A], game.table.ships.gate[A], game.table.ships.on_planets(A)) == (0, 0, 20)


def test_ships_that_left_the_game_long_ago_are_not_healed() -> None:
    """Healer is asked about what was just lost, and once for it (CE-R70)."""
    table = table_of("A, B, C:healer", hands={A: "attack-10 plague"}, at="regroup", destiny="3")
    table.ships.move(B, table.ships.systems[B][0], OUT, 2)
    game = begun(table, "aim")
    drive(game, "A use:plague:1", "C use:healer")
    assert "use:healer" not in ever_offered(game, C)
    assert (game.table.ships.warp[B], game.table.ships.out[B], len(game.table.cards.hands[C])) == (0, 2, 1)


def test_remora_does_not_cling_where_nobody_has_retrieved_a_ship() -> None:
    """The offense has none in the warp to take out."""
    game = play("A, B, C:remora", hands={A: "attack-10"}, warp={C: 2}, at="regroup", stop="aim", destiny="3")
    game.table.ships.arrived = [0] * 3
    assert "use:remora" not in ever_offered(game, C)


@pytest.mark.rule("CE-33.37")
def test_no_more_ships_are_retrieved_than_there_are() -> None:
    """Wild Vacuum for two attacks, with one ship in the warp."""
    game = fought("A attacks B, C", "attack-10", "attack-08", {C: "flare-vacuum"}, warp={C: 1})
    hurry(drive(game, "C use:wild-vacuum"))
    assert (game.table.ships.warp[C], game.table.ships.on_planets(C)) == (0, 20)


@pytest.mark.parametrize("gone, removed", [(15, 0), (14, 1), (10, 4)])
def test_void_leaves_everybody_the_ships_he_needs_to_win(gone: int, removed: int) -> None:
    """With five ships left none of four that are lost leaves the game; with six, one does (CE-R19)."""
    table = table_of("A:void attacks B, C", hands={A: "attack-40", B: "attack-00"}, at="select", flares=False)
    for planet in table.ships.systems[B][1:]:
        table.ships.move(B, planet, OUT, min(table.ships.by_planet[B][planet], gone - table.ships.out[B]))
    table.lost = [count < table.keep_power for count in table.ships.home]
    game = hurry(drive(begun(table), "A lay:attack-40", "B lay:attack-00"))
    assert (game.table.ships.out[B], game.table.ships.warp[B]) == (gone + removed, 4 - removed)


# ---- one's own colour ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-21.1")
def test_the_gate_is_aimed_at_the_planet_of_the_visitor() -> None:
    """Of two visitors one is the target, on whichever home planet that colony is."""
    table = table_of("A, B, C", hands={A: "morph"}, at="destiny", destiny="0")
    for seat, planet in ((B, 3), (C, 4)):
        table.ships.move(seat, table.ships.systems[seat][0], planet, 2)
    game = drive(begun(table, "launch"), "A visitor:4:2")
    assert (game.table.defense, game.table.planet) == (C, 4)


# ---- the story -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-18.5")
def test_all_hear_that_a_power_is_regained() -> None:
    """Founding the third home colony again turns the sheet up."""
    game = play("A:macron, B, C", hands={A: "morph"}, at="destiny", destiny="0", emptied={A: (1, 2, 3)}, stop="cards")
    hurry(drive(game, "A recolonise:1"))
    assert [event["key"] for event in game.events(C) if event["key"].startswith("power")] == ["power-regained"]
    assert game.table.is_active(A, ALIEN["macron"])


# ---- aliens that may come to the table -------------------------------------------------------------------------------


@pytest.mark.rule("CE-29.12")
@pytest.mark.parametrize("alert", ["green", "yellow", "red"])
def test_a_new_alien_is_of_an_alert_that_the_table_wants(alert: str) -> None:
    """Players without the red alert draw no red sheet later either."""
    table = table_of("A:zombie, B:clone, C:macron", alert=alert)
    drawn = {ALIENS[alien].alert for alien in table.unused_aliens()}
    assert drawn == {"green": {"green"}, "yellow": {"green", "yellow"}, "red": {"green", "yellow", "red"}}[alert]


@pytest.mark.rule("CE-R55")
@pytest.mark.parametrize("edition, missing", [(2018, set()), (2008, {"demon"})])
def test_a_new_alien_is_one_that_can_still_come_to_the_table(edition: int, missing: set[str]) -> None:
    """It is at no seat, lent or not, has no set-up of its own, and does not forbid an alien that is there."""
    table = table_of("A:healer, B:sorcerer, C:zombie", edition=edition)
    table.lend(C, ALIEN["zombie"], B)  # the Sorcerer lies beside the table until the loan ends
    left = {alien.id for alien in ALIENS} - {ALIENS[at].id for at in table.unused_aliens()}
    assert left == {"healer", "sorcerer", "zombie", "miser", "tick_tock", "masochist", "gambler"} | missing


@pytest.mark.rule("CE-1.1")
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("count", [1, 3])
def test_everybody_has_an_alien_though_the_table_has_named_a_few(seats: int, count: int) -> None:
    """The other seats get theirs at random, each of them one that may sit with the rest."""
    named = ["healer", "sorcerer", "zombie"][:count]
    for number in range(20):
        table = Game.new(RULES, seats, {"aliens": named, "changing_powers": True}, f"named {number}").table
        aliens = [alien for (alien,) in table.sheets]
        assert aliens[:count] == [ALIEN[name] for name in named]
        assert len(set(aliens)) == seats
        assert go_together(tuple(aliens))


@pytest.mark.rule("CE-1.1")
@pytest.mark.parametrize(
    "aliens, kind, details",
    [
        ("healer sorcerer zombie clone", TooManyAliens, {"count": 4, "seats": 3}),
        ("healer zombie zombie", NamedTwice, {"aliens": "zombie"}),
        ("zombie wombat wizard", NoSuchAlien, {"aliens": "wombat, wizard"}),
        ("zombie gambler sorcerer", NotTogether, {"aliens": "gambler, sorcerer"}),
    ],
)
def test_a_table_cannot_name_aliens_that_it_cannot_seat(
    aliens: str, kind: type[BadSetup], details: dict[str, Any]
) -> None:
    """No alien is left out in silence: the refusal says what is wrong and with whom."""
    with pytest.raises(kind) as refused:
        Game.new(RULES, 3, {"aliens": aliens.split()}, "named")
    assert refused.value.details == {"game": "cosmic-encounter", **details}


@pytest.mark.parametrize("aliens", [[], "zombie", 3, True, ["zombie", 3], {"zombie": 1}])
def test_what_is_no_list_of_names_is_no_way_to_choose_aliens(aliens: Any) -> None:
    """It is refused like any value that an option does not have."""
    with pytest.raises(BadSetup) as refused:
        Game.new(RULES, 3, {"aliens": aliens}, "named")
    assert (refused.value.id, refused.value.details["option"]) == ("bad-setup", "aliens")


def test_a_record_of_a_table_that_cannot_be_is_a_bad_record() -> None:
    """It names four aliens for three seats."""
    record = Game.new(RULES, 3, {"aliens": ["healer", "sorcerer", "zombie"]}, "named").record()
    record["options"]["aliens"].append("clone")
    with pytest.raises(BadRecord):
        Game.replay(RULES, record)
