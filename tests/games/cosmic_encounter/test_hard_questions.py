"""Hard questions: two claims at once, answers that take away what a use needs, decks that run out in the middle."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.labs import equip, lab
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    D,
    begun,
    discards,
    drive,
    ever_offered,
    fought,
    hurry,
    names,
    options,
    pass_all,
    play,
    step,
    table_of,
    totals,
)
from tests.games.cosmic_encounter.test_fine_print import top, with_hoard

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER
from cosmodrome.games.cosmic_encounter.fleets import WARP
from cosmodrome.games.cosmic_encounter.table import DEFENSE, OFFENSE, CosmicEncounter
from cosmodrome.kernel import Game

# ---- two automatic wins ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-20.2")
@pytest.mark.parametrize(
    "text, cards, allies, winner",
    [
        ("A:pacifist attacks B:human, C", ("negotiate", "attack-10"), {}, OFFENSE),
        ("A:human attacks B:pacifist, C", ("attack-10", "negotiate"), {}, OFFENSE),
        ("A attacks B:pacifist, C:human", ("attack-10", "negotiate"), {C: ("offense", 1)}, DEFENSE),
    ],
)
def test_of_two_automatic_wins_the_first_in_timing_order_stands(
    text: str, cards: tuple[str, str], allies: dict[int, tuple[str, int]], winner: int
) -> None:
    """Peace against a zapped Humanity: the claim of the offense, then of the defense, then of allies (CE-R3)."""
    game = fought(text, *cards, {C: "cosmic_zap"}, allies=allies)
    hurry(drive(game, "C use:cosmic_zap"))
    assert game.table.winner == winner


# ---- a result in the middle of a phase -------------------------------------------------------------------------------


def test_nothing_is_done_before_a_selection_that_will_not_come() -> None:
    """Wild Loser has made both sides lose: neither wild Hate nor a sacrifice can follow."""
    hands = {A: "attack-10 flare-loser", B: "attack-08 flare-hate"}
    game = play("A attacks B:kamikaze, C", hands=hands, at="planning")
    drive(game, "A use:wild-loser")
    assert ever_offered(game, B).isdisjoint({"use:wild-hate", "use:kamikaze:1"})
    assert (game.table.result, game.table.ships.warp[:2]) == ("both-lost", [4, 4])


def test_nobody_dies_for_an_encounter_that_mines_have_ended() -> None:
    """Gluon Mines have destroyed the fleet and the defense has won: wild Kamikaze comes too late."""
    hands = {A: "attack-10 flare-kamikaze", B: "attack-08"}
    game = lab("A attacks B, C", (B, "gluon_mines", 4, False), hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-08", "A pass", "B use:gluon_mines")
    assert not [option for option in ever_offered(game, A) if option.startswith("use:")]
    assert (game.table.winner, game.table.ships.warp[A]) == (DEFENSE, 4)


# ---- answers that take away what a use needs -------------------------------------------------------------------------


def worn_out(table: CosmicEncounter) -> Game:
    """A game with such a table in which the deck is empty: all other cards are discarded."""
    cards, table.cards.deck = table.cards.deck[:], []
    table.cards.hands[D] += tuple(cards)
    table.cards.discard_cards(D, cards)
    return begun(table)


@pytest.mark.parametrize("script", [["C use:super-filch:0"], ["C use:fido:attack-10:0", "C use:super-fido"]])
def test_used_cards_that_were_shuffled_into_the_deck_cannot_be_taken(script: list[str]) -> None:
    """Wild Remora draws in answer to the flare, and the discards become the new deck."""
    alien = script[0].split(":")[1].removeprefix("super-")
    hands = {A: "attack-10", B: "attack-08", C: f"flare-{alien}", D: "flare-remora"}
    game = worn_out(table_of(f"A attacks B, C:{alien}, D", hands=hands, at="select"))
    drive(game, "A lay:attack-10", "B lay:attack-08", *script, "D use:wild-remora")
    pass_all(game)
    assert names(game, C) == [f"flare-{alien}"]
    assert "attack-10" not in discards(game)


def test_wild_trader_with_two_hands_that_are_used_up() -> None:
    """The opponent's last card failed to stop it: nothing is drawn, and there is nothing to give."""
    hands = {A: "flare-trader", B: "card_zap", C: "card_zap"}
    game = play("A attacks B, C", hands=hands, at="alliance", stop="planning", edition=2008)
    hurry(drive(game, "A use:wild-trader", "B use:card_zap", "C use:card_zap"))
    assert (names(game, A), names(game, B)) == (["flare-trader"], [])


def test_philanthropist_who_has_spent_his_last_card_on_his_power() -> None:
    """The opponent has Card Zapped the zap and has nothing left to give."""
    hands = {A: "attack-10 cosmic_zap", B: "attack-08", C: "card_zap"}
    game = play("A attacks B, C:philanthropist", hands=hands, allies={C: ("offense", 1)}, at="allied", stop="planning")
    hurry(drive(game, "C use:philanthropist:0", "A use:cosmic_zap", "C use:card_zap"))
    assert (names(game, A), names(game, C)) == (["attack-10"], [])


def test_mite_after_the_defense_has_used_up_his_cards() -> None:
    """With two cards left the defense need neither discard nor let anybody settle."""
    hands = {A: "attack-10 card_zap", B: "cosmic_zap card_zap attack-04 morph", C: "flare-void"}
    game = play("A:mite attacks B, C", hands=hands, at="launched", stop="alliance")
    drive(game, "B use:cosmic_zap", "A use:card_zap", "B use:card_zap", "C use:wild-void")
    while game.asks:
        assert game.asks[0].key != "let-settle"
        step(game)
    assert names(game, B) == ["attack-04", "morph"]


def test_shadow_after_the_victim_has_paid_with_his_last_ship() -> None:
    """Wild Void saves the execution and costs the only ship there was."""
    hands = {A: "attack-10 card_zap", B: "flare-void", C: "cosmic_zap"}
    table = table_of("A:shadow, B, C", hands=hands, at="destiny", destiny="3")
    for planet in table.ships.systems[B]:
        table.ships.move(B, planet, WARP, 4 if planet != table.ships.systems[B][0] else 3)
    table.lost[B] = True
    game = begun(table, "aim")
    drive(game, "C use:cosmic_zap", "B use:wild-void")
    hurry(game)
    assert game.table.ships.warp[B] == 20


def test_ships_that_have_lost_their_last_colony_stay_in_the_encounter() -> None:
    """Wild Void has saved wild Amoeba and cost the colony to which the ships were to go."""
    hands = {A: "attack-10 flare-amoeba flare-void", B: "attack-08 card_zap"}
    table = table_of("A attacks B", hands=hands, at="planning", edition=2008, unlimited_flares=True)
    for planet in table.ships.systems[A]:
        table.ships.move(A, planet, WARP, table.ships.by_planet[A][planet] - (planet == 0))
    table.lost[A] = True
    game = begun(table, "select")
    drive(game, "A use:wild-amoeba:out", "B use:card_zap", "A use:wild-void")
    hurry(game)
    assert (game.table.ships.gate[A], game.table.ships.warp[A]) == (4, 16)


# ---- the deck runs out in the middle ---------------------------------------------------------------------------------


def shaken(game: Game) -> Game:
    """Deck and discards are empty: the next draw is a quake."""
    table = game.table
    table.cards.hands[C] += (*table.cards.deck, *table.cards.discard)
    table.cards.deck, table.cards.discard = [], []
    return game


@pytest.mark.rule("CE-28.2")
def test_a_quake_leaves_the_chosen_nothing_to_intervene_with() -> None:
    """The draw is over with the quake: the eight fresh cards are a hand (CE-R46)."""
    game = shaken(fought("A:chosen attacks B", "attack-10", "attack-08"))
    drive(game, "A use:chosen")
    pass_all(game)
    assert game.table.card_value == [10, 8]
    assert [len(hand) for hand in game.table.cards.hands] == [8, 8, 8]


@pytest.mark.rule("CE-28.2")
def test_a_quake_leaves_the_miser_a_hand() -> None:
    """The fresh cards are no hoard; that is filled with the next encounter (CE-R46, CE-R79)."""
    fields = {"hands": {A: "attack-04", B: "morph"}, "at": "regroup"}
    game = shaken(with_hoard("A:miser, B, C", "plague", **fields))
    drive(game, "A use:miser-refresh")
    assert len(game.table.cards.hands[A]) == 8
    assert "miser:0" not in game.table.cards.piles


@pytest.mark.rule("CE-28.2")
def test_a_quake_leaves_the_demon_nothing_to_possess() -> None:
    """Super Demon has drawn no six cards."""
    hands = {A: "attack-10 flare-demon", B: "attack-08"}
    game = shaken(play("A:demon attacks B, C", hands=hands, at="alliance"))
    drive(game, "A use:demon:2", "A use:super-demon")
    pass_all(game)
    assert len(game.table.cards.hands[A]) >= 8
    assert not game.table.cards.piles


@pytest.mark.rule("CE-6.2", "CE-28.2")
def test_a_new_hand_where_others_hold_all_encounter_cards() -> None:
    """Drawing until there is one would never end: it is a cosmic quake (CE-R46)."""
    table = table_of("A, B, C", hands={A: "plague"}, at="start-turn")
    for card in sorted(ENCOUNTER):
        table.cards.deck.remove(card)
        table.cards.hands[C] += (card,)
    game = begun(table, "regroup")
    hurry(game)
    RULES.laws(game.table)
    assert [event["key"] for event in game.events(None)].count("cosmic-quake") >= 1
    assert game.table.cards.has_encounter_card(A)


def test_what_is_drawn_aside_stays_aside_whatever_follows_from_the_draw() -> None:
    """The reshuffle lets another play a flare, for which Chosen draws with wild Remora: not one of the three."""
    game = fought("A:chosen attacks B, C", "attack-10", "attack-08", {A: "flare-remora", C: "flare-tick_tock"})
    top(game, "attack-40", "reinforcement-5")
    table = game.table
    rest, table.cards.deck = table.cards.deck[:-2], table.cards.deck[-2:]
    table.cards.hands[B] += tuple(rest)
    table.cards.discard_cards(B, rest)
    drive(game, "A use:chosen", "C use:wild-tick_tock:0", "A use:wild-remora")
    pass_all(game)
    while game.asks[0].key != "intervention":
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    assert "card:attack-40" in options(game, A)


# ---- the fifth colony ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-17.2")
def test_the_fifth_colony_wins_before_anything_can_be_done_about_it() -> None:
    """A Coldsleep Ship lands: nobody can destroy the planet any more."""
    table = table_of("A, B, C", hands={A: "attack-10"}, visitors={B: 4}, at="regroup", technologies=True)
    equip(table, B, "coldsleep_ship")
    equip(table, C, "omega_missile")
    game = begun(table, "destiny")
    drive(game, "B use:coldsleep_ship:12")
    assert game.asks[0].key == "found-colony"
    game.answer(B, game.asks[0].options[0].id)
    assert not game.asks
    assert game.outcome is not None
    assert game.outcome.winners == (B,)


# ---- rewards without a colony ----------------------------------------------------------------------------------------


@pytest.mark.rule("CE-15.7", "CE-22.2")
@pytest.mark.parametrize("home", [True, False])
def test_a_reward_that_has_nowhere_to_go_is_a_card(home: bool) -> None:
    """A ship out of the warp needs a colony of its owner; an ally without one takes cards alone."""
    hands = {A: "attack-00", B: "attack-40"}
    table = table_of("A attacks B, C", hands=hands, allies={C: ("defense", 2)}, at="select")
    for planet in table.ships.systems[C][home:]:
        table.ships.move(C, planet, WARP, table.ships.by_planet[C][planet])
    table.lost[C] = True
    game = drive(begun(table), "A lay:attack-00", "B lay:attack-40")
    assert ("reward:0:2" in options(game, C)) == home
    assert len(game.table.cards.hands[C]) == (0 if home else 2)


# ---- part of the fleet -----------------------------------------------------------------------------------------------


def test_amoeba_may_leave_some_ships_behind() -> None:
    """Any number flows out: one of four, and three go on fighting (CE-R44)."""
    game = fought("A:amoeba attacks B", "attack-10", "attack-12")
    drive(game, "A use:amoeba:out", "A home:0:1", "A done")
    hurry(game)
    assert totals(game) == (10 + 3, 12 + 4)


# ---- a destiny card that is drawn again ------------------------------------------------------------------------------


@pytest.mark.rule("CE-33.43", "CE-33.83")
def test_wild_will_does_not_follow_a_card_that_is_drawn_again() -> None:
    """Wild Dictator has sent C's colour away: A encounters whom the next card names."""
    hands = {A: "attack-10 flare-will", B: "flare-dictator"}
    game = play("A, B, C", hands=hands, at="destiny", destiny="7", stop="launch")
    following = game.table.destiny.deck[-1]
    drive(game, "A pass", "B use:wild-dictator", "A use:wild-will")
    assert game.table.destiny.card == following
    assert game.table.defense == game.table.destiny.named != C


def test_a_guest_does_not_follow_a_card_that_is_drawn_again() -> None:
    """Will beside a sheet may choose for every card, but not for one that is gone (CE-R80)."""
    hands = {A: "attack-10", B: "flare-dictator"}
    table = table_of("A, B, C", hands=hands, at="destiny", destiny="7", technologies=True)
    equip(table, A, "precursor_seed")
    table.join_sheet(A, ALIEN["will"])
    game = begun(table, "launch")
    drive(game, "A pass", "B use:wild-dictator", "A use:will")
    assert game.table.destiny.card != 7


# ---- a second card of the same name, and a third player who pays -----------------------------------------------------


def test_a_second_zap_may_follow_a_first_one_that_was_stopped() -> None:
    """Wild Healer has stopped a Cosmic Zap; another one from the same hand is another card."""
    hands = {A: "attack-10 flare-healer", B: "cosmic_zap cosmic_zap attack-08"}
    game = play("A:kamikaze attacks B, C", hands=hands, at="planning", stop="select")
    drive(game, "A use:kamikaze:2", "B use:cosmic_zap", "A use:wild-healer", "B use:cosmic_zap")
    hurry(game)
    assert (game.table.ships.warp[A], names(game, B)) == (0, ["attack-08"])


def test_a_zap_that_has_worked_leaves_nothing_to_zap() -> None:
    """The use is cancelled once, and the second zap stays in the hand."""
    hands = {A: "attack-10", B: "cosmic_zap cosmic_zap attack-08"}
    game = play("A:kamikaze attacks B, C", hands=hands, at="planning", stop="select")
    drive(game, "A use:kamikaze:2", "B use:cosmic_zap")
    assert "use:cosmic_zap" not in ever_offered(game, B)


@pytest.mark.rule("CE-33.17")
def test_wild_miser_saves_cards_from_a_hacker() -> None:
    """Hacker collects from a third player, who puts the flare and two cards aside until it is over."""
    more = {A: "attack-01", C: "flare-miser attack-30 attack-23 attack-04"}
    game = fought("A attacks B:hacker, C", "attack-40", "negotiate", more, ships={B: 1})
    drive(game, "B use:hacker:2", "C use:wild-miser", "C card:attack-30", "C card:attack-23")
    hurry(game)
    assert names(game, B) == ["attack-04"]
    assert names(game, C) == ["attack-23", "attack-30", "flare-miser"]


# ---- at once ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-12.8")
def test_a_morph_is_a_copy_as_soon_as_it_lies_open() -> None:
    """What acts on an attack of fifteen finds one: wild Tripler makes a third of the copy (CE-R14)."""
    game = fought("A attacks B", "morph", "attack-15", {B: "flare-tripler"})
    hurry(drive(game, "B use:wild-tripler"))
    assert totals(game) == (5 + 4, 15 + 4)


@pytest.mark.rule("CE-15.2", "CE-15.8")
@pytest.mark.parametrize("cards", [("attack-00", "attack-40"), ("negotiate", "attack-04")])
def test_what_was_owed_is_paid_once(cards: tuple[str, str]) -> None:
    """When rewards or compensation have been taken, nothing more is on its way."""
    more = {B: "attack-06 attack-08"}
    game = fought("A attacks B, C", *cards, more, ships={A: 2}, allies={C: ("defense", 1)})
    hurry(game)
    owed = [event["count"] for event in game.events(None) if event["key"] == "owed"]
    assert owed == ([1, 0] if cards[0] == "attack-00" else [2, 0, 1, 0])
    assert game.table.owed == [0, 0, 0]
