"""Fine print of powers and flares: what is a use, what counts as one event, and what stays when powers change."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.labs import equip, lab, regrouping
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
    step,
    table_of,
    totals,
)

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.games.cosmic_encounter.table import NOBODY
from cosmodrome.kernel import Game


def with_hoard(text: str, hoard: str, **fields: object) -> Game:
    """A game in which A has these cards in the hoard of Miser."""
    held: dict[int, str] = fields.pop("hands", {})  # type: ignore[assignment]
    table = table_of(text, hands={**held, A: f"{held.get(A, '')} {hoard}"}, **fields)  # type: ignore[arg-type]
    cards = table.cards.hands[A][len(held.get(A, "").split()) :]
    table.cards.pile_up(A, cards, "miser:0")
    table.cards.open_pile(A, "miser:0")
    return begun(table)


# ---- what is a use of the power can be zapped, also with the super flare (CE-R83)


@pytest.mark.rule("CE-19.1", "CE-19.2")
@pytest.mark.parametrize("zapped", [False, True])
def test_a_power_used_through_its_super_flare_can_be_zapped(zapped: bool) -> None:
    """Calculator equalizes as an ally; a Cosmic Zap cancels it, and the flare returns."""
    more = {B: "cosmic_zap", C: "flare-calculator"}
    game = fought("A attacks B, C:calculator", "attack-20", "attack-08", more, allies={C: ("offense", 1)})
    finish(drive(game, "C use:super-calculator", *(["B use:cosmic_zap"] if zapped else [])))
    assert totals(game) == ((25, 12) if zapped else (17, 12))
    assert names(game, C) == ["flare-calculator"]
    assert (ALIEN["calculator"] in game.table.zapped) == zapped


def test_a_super_flare_that_is_no_use_cannot_be_zapped() -> None:
    """Super Warpish is the effect of a card, no use of the power."""
    more = {A: "flare-warpish", B: "cosmic_zap"}
    game = fought("A:warpish attacks B", "attack-20", "attack-08", more, warp={B: 2})
    drive(game, "A use:super-warpish")
    assert "use:cosmic_zap" not in options(game, B)


# ---- Miser


@pytest.mark.rule("CE-18.3")
@pytest.mark.parametrize("lost", [False, True])
def test_the_hoard_of_a_lost_power_is_closed(lost: bool) -> None:
    """Without three home colonies Miser selects from the hand alone; with them the hoard is open again (CE-R85)."""
    game = with_hoard(
        "A:miser attacks B", "attack-40", hands={A: "attack-04", B: "morph"}, emptied={A: (0, 1)}, at="launched"
    )
    if lost:
        game.table.ships.move(A, 2, 3, game.table.ships.by_planet[A][2])
    drive(game, "A invite:nobody", "B invite:nobody")
    assert options(game, A) == (["lay:attack-04"] if lost else ["lay:attack-04", "lay:attack-40"])


def test_a_hoard_that_comes_to_a_lost_power_is_closed() -> None:
    """A player who gets Miser's sheet without the home colonies for it cannot play from the hoard."""
    table = table_of("A:miser attacks B", hands={A: "attack-40"}, emptied={B: (1, 2, 3)})
    table.cards.pile_up(A, table.cards.hands[A], "miser:0")
    table.cards.open_pile(A, "miser:0")
    table.lend(A, ALIEN["miser"], B)
    assert table.lost[B]
    assert not table.cards.could_select(B)


# ---- Mirror


@pytest.mark.rule("CE-R9")
def test_mirror_reverses_a_card_that_replaces_another() -> None:
    """The attack that Chosen reveals in place of another one has its digits swapped too."""
    game = fought("A:mirror attacks B:chosen", "attack-10", "attack-06")
    top(game, "attack-12", "reinforcement-2", "reinforcement-3")
    drive(game, "A use:mirror", "B use:chosen", "B card:attack-12")
    assert game.table.card_value == [1, 21]


def test_mirror_reverses_the_card_of_a_quark_battery() -> None:
    """It is revealed like any other encounter card."""
    hands = {A: "attack-10", B: "attack-06 attack-12"}
    table = table_of("A:mirror attacks B", hands=hands, technologies=True, at="select")
    equip(table, B, "quark_battery")
    table.cards.pile_up(B, table.cards.hands[B][1:], "quark_battery:1")
    game = begun(table)
    drive(game, "A lay:attack-10", "B lay:attack-06", "A use:mirror", "B use:quark_battery")
    assert game.table.card_value == [1, 21]


def top(game: Game, *cards: str) -> None:
    """These cards lie on top of the deck."""
    for name in cards:
        card = next(card for card in game.table.cards.deck if NAMES[card] == name)
        game.table.cards.deck.remove(card)
        game.table.cards.deck.append(card)


# ---- super flares belong to their power


def test_super_chosen_needs_the_power() -> None:
    """Cards drawn by a technology are none of the power's."""
    game = regrouping((A, "vacuum_turbines"), text="A:chosen, B, C", hands={A: "flare-chosen morph"})
    drive(game, "A use:vacuum_turbines")
    assert "use:super-chosen" not in options(game, A)


def test_super_fido_offers_two_like_cards() -> None:
    """After a deal both used cards are negotiates: each may be offered."""
    game = fought("A:fido attacks B, C", "attack-10", "attack-10", {A: "flare-fido"})
    drive(game, "A use:fido:attack-10:1", "A use:super-fido", "B accept", "A nothing", "A card:attack-10", "A seat:2")
    finish(drive(game, "C accept", "A nothing"))
    assert names(game, B) == names(game, C) == ["attack-10"]


# ---- one event


@pytest.mark.rule("CE-R34")
def test_a_refill_is_one_draw() -> None:
    """Mutant takes three cards from the deck, Remora clings to it once."""
    hands = {A: "morph attack-00 attack-01 negotiate attack-05", B: "attack-04", C: "attack-06"}
    game = play("A:mutant attacks B, C:remora", hands=hands, at="alliance", stop="invite")
    drive(game, "A use:mutant")
    while game.asks:
        if "use:remora" in options(game, C):
            game.answer(C, "use:remora")
        elif "from-deck" in options(game, A):
            game.answer(A, "from-deck")
        else:
            step(game)
    assert (len(game.table.cards.hands[A]), len(game.table.cards.hands[C])) == (8, 2)


@pytest.mark.parametrize("healed", [False, True])
def test_ships_that_were_healed_are_in_nobodys_way(healed: bool) -> None:
    """Remora may retrieve ships of earlier encounters: those lost in this one and healed are not counted."""
    text, ships = "A:remora attacks B, C:healer", {A: 1}
    game = fought(text, "attack-00", "attack-40", allies={C: ("defense", 1)}, ships=ships, warp={A: 1, C: 1})
    finish(drive(game, *(["C use:healer"] if healed else []), "C reward:0:1", "A use:remora"))
    assert game.table.ships.warp[A] == (0 if healed else 1)


# ---- forced and uninvited allies


@pytest.mark.rule("CE-R39")
def test_a_forced_parasite_joins_nobody_else() -> None:
    """Who must ally with a player does not infest the other side."""
    hands = {A: "flare-demon morph", B: "attack-04"}
    game = play("A attacks B, C:parasite", hands=hands, at="alliance")
    drive(game, "A use:wild-demon:2", "A invite:nobody", "B invite:nobody")
    assert not [option for option in options(game, C) if option.startswith("use:parasite")]


def test_wild_parasite_gains_a_colony() -> None:
    """Others see that a colony was founded: super Remora clings to it."""
    hands = {A: "morph", C: "flare-parasite", D: "flare-remora"}
    table = table_of("A attacks B, C, D:remora", hands=hands, emptied={B: (1, 2)}, at="launched")
    table.ships.move(B, 9, 10, 4)
    game = begun(table, stop="invite")
    drive(game, "C use:wild-parasite", "C aim:6", "C auto:1", "D use:super-remora")


def test_a_ship_that_stays_founds_no_colony() -> None:
    """With wild Spiff the defense keeps what it had: nobody has gained anything but the winner."""
    game = fought("A attacks B, C:remora", "attack-40", "attack-00", {B: "flare-spiff", C: "flare-remora"})
    drive(game, "B use:wild-spiff")
    while "use:super-remora" not in options(game, C):
        step(game)
    assert [ask.args["subject"] for ask in game.asks] == [A]
    assert game.table.ships.by_planet[B][6] == 1


# ---- costs


@pytest.mark.rule("CE-R17")
def test_zombie_pays_with_ships_that_come_back() -> None:
    """Wild Kamikaze counts the ships that were sent, although Zombie's return (CE-R84)."""
    game = fought("A:zombie attacks B", "attack-10", "attack-08", {A: "flare-kamikaze"})
    finish(drive(game, "A use:wild-kamikaze:2", "A auto:2"))
    assert totals(game) == (20, 12)
    assert game.table.ships.warp[A] == 0


# ---- an encounter that ends like a deal


@pytest.mark.rule("CE-R25")
@pytest.mark.parametrize("flare", ["mutant", "vulch"])
def test_super_oracle_ends_as_a_deal(flare: str) -> None:
    """For all that follows a deal: the allies are home, and wild Mutant and wild Vulch may be played."""
    hands = {A: "flare-oracle morph", B: f"flare-{flare} attack-04 attack-06", C: "attack-08"}
    game = play("A:oracle attacks B, C", hands=hands, allies={C: ("offense", 2)}, at="select")
    drive(game, "B lay:attack-04", "A use:super-oracle")
    assert f"use:wild-{flare}" in ever_offered(game, B)
    assert (game.table.result, game.table.side[C], names(game, C)) == ("deal", NOBODY, ["attack-08"])


# ---- powers that change


@pytest.mark.rule("CE-R80")
def test_reincarnation_leaves_the_precursor_seed() -> None:
    """Only the last incarnation goes; what the technology has brought stays."""
    game = lab("A attacks B:reincarnator", (B, "precursor_seed"), hands={A: "attack-40", B: "attack-00"}, at="select")
    game.table.join_sheet(B, ALIEN["macron"])
    finish(drive(game, "A lay:attack-40", "B lay:attack-00"))
    first, new, last = game.table.sheets[B]
    assert (first, last) == (ALIEN["reincarnator"], ALIEN["macron"])
    assert new not in (first, last)


def test_a_reincarnation_outlives_a_loan_of_others() -> None:
    """A power that two players lend comes back; the third keeps what happened meanwhile."""
    hands = {A: "attack-40 flare-philanthropist", B: "attack-00"}
    game = play("A:clone, B:reincarnator, C:will, D", hands=hands, at="regroup", destiny="3", stop="regroup-again")
    drive(game, "A use:wild-philanthropist:2", "A auto:1")
    table = game.table
    table.replace_sheets(B, (ALIEN["reincarnator"], ALIEN["fodder"]))
    table.begin_turn(B)
    assert table.sheets == [(ALIEN["clone"],), (ALIEN["reincarnator"], ALIEN["fodder"]), (ALIEN["will"],), ()]


def test_a_trade_of_sheets_outlives_a_loan() -> None:
    """Wild Sorcerer trades for good: only what was lent goes back (CE-R86)."""
    table = table_of("A:clone attacks B:will, C:fodder")
    table.lend(C, ALIEN["fodder"], A)
    table.swap_sheets(A, B)
    assert (table.sheets[A], table.sheets[B]) == ((ALIEN["will"],), (ALIEN["fodder"],))
    table.begin_turn(B)
    assert table.sheets == [(ALIEN["will"],), (ALIEN["clone"],), (ALIEN["fodder"],)]


def test_a_covered_sheet_is_no_unused_one() -> None:
    """A sheet that gives way to a lent power for an encounter is not drawn by others."""
    table = table_of("A:clone attacks B:will, C:fodder")
    table.lend(C, ALIEN["fodder"], A)
    assert ALIEN["clone"] not in table.unused_aliens()


def test_a_power_is_not_lent_to_a_hidden_sheet() -> None:
    """It would be turned up with it (CE-R87)."""
    hands = {A: "flare-philanthropist morph"}
    table = table_of("A:clone, B:will, C:fodder", hands=hands, at="regroup", hidden_powers=True)
    table.unveil(A)
    table.unveil(C)
    lendings = [option for option in options(begun(table), A) if option.startswith("use:wild-philanthropist")]
    assert lendings == ["use:wild-philanthropist:2"]


@pytest.mark.rule("CE-R80")
def test_a_bluff_of_a_second_power_is_carried_through() -> None:
    """A power of the Precursor Seed is optional, what follows from its use is not: the claim is made."""
    table = table_of("A:oracle attacks B", hands={A: "morph", B: "attack-00"}, at="select", technologies=True)
    table.join_sheet(B, ALIEN["gambler"])
    game = begun(table)
    drive(game, "B use:gambler", "B lay:attack-00")
    assert "card:attack-40" in options(game, B)


# ---- Machine


@pytest.mark.rule("CE-R21")
def test_a_turn_that_broke_off_is_not_continued_after_another_encounter() -> None:
    """An encounter that came between does not bring the turn of Machine back."""
    table = table_of("A:machine, B, C", hands={A: "morph", B: "attack-10", C: "attack-04"}, at="ended")
    table.begin_encounter(B, C, extra=True)
    table.cursor = "ended"
    game = begun(table)
    assert "use:machine" not in options(game, A)


# ---- Gambler


@pytest.mark.rule("CE-R52")
def test_everybody_hears_the_claim_and_the_challenge() -> None:
    """Also those who are not asked learn what was said, and who did not believe it."""
    game = fought("A:gambler attacks B, C", "attack-06", "attack-10", {A: "flare-gambler"})
    drive(game, "A use:gambler", "A use:super-gambler", "A number:3", "A card:attack-40", "B challenge")
    said = [event for event in game.events(C) if event["key"] in ("claimed", "challenged")]
    assert [(event["key"], event["seat"]) for event in said] == [("claimed", A), ("challenged", B)]
    assert (said[0]["card"], said[0]["count"]) == ("attack-40", 3)
