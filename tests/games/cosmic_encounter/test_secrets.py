"""Hands that are lent, hoards, sheets that come and go: who may play what, who knows what, and where it ends up."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.labs import equip
from tests.games.cosmic_encounter.tables import A, B, C, begun, drive, finish, hurry, names, options, pass_all, play
from tests.games.cosmic_encounter.tables import table_of as table_at

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER, NAMES
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import TECH
from cosmodrome.kernel import Game, Random

CARDS = {A: "attack-10", B: "attack-08", C: "attack-40 plague flare-zombie"}


def possessed() -> Game:
    """Demon plays from the hand of C in an encounter with B."""
    game = play("A:demon attacks B, C", hands=CARDS, at="alliance", stop="next")
    return drive(game, "A use:demon:2", "A invite:nobody", "B invite:nobody")


# ---- what changes hands ----------------------------------------------------------------------------------------------


def test_who_is_no_part_of_it_does_not_see_which_cards_change_hands() -> None:
    """CE-15.3: who negotiated and lost draws cards from the hand of the winner; the third hears how many."""
    hands = {A: "attack-10 plague", B: "negotiate", C: "attack-40"}
    game = play("A attacks B, C", hands=hands, at="select", stop="next")
    finish(drive(game, "A lay:attack-10", "B lay:negotiate"))
    told = [[event for event in game.events(seat) if event["key"] == "handed-over"] for seat in (A, B, C)]
    assert [event.get("cards") for event in told[A]] == [["plague"]]
    assert told[B] == told[A]
    assert [event.get("cards") for event in told[C]] == [None]


# ---- what is lent ----------------------------------------------------------------------------------------------------


def test_a_lent_hand_is_played_from_and_comes_back() -> None:
    """CE-R71: it lies before Demon, who sees it; its owner knows it and holds nothing; the rest goes back."""
    game = possessed()
    pass_all(game)
    assert options(game, A) == ["lay:attack-10", "lay:attack-40"]
    assert game.table.cards.hands[C] == ()
    assert game.view(A)["piles"]["closed"] == {"lent-2:0": ["attack-40", "plague", "flare-zombie"]}
    assert game.view(B)["piles"]["closed"] == {"lent-2:0": ["?", "?", "?"]}
    finish(drive(game, "A lay:attack-40", "B lay:attack-08"))
    assert names(game, C) == ["flare-zombie", "plague"]
    assert "lent-2:0" not in game.table.cards.piles
    assert game.table.cards.reach == [(), (), ()]
    assert game.view(A)["players"][C]["seen"] == ["plague", "flare-zombie"]


def test_a_flare_of_a_lent_hand_returns_to_it() -> None:
    """CE-27.3, CE-R71: Demon plays C's flare; at the end it is C's again."""
    hands = {A: "attack-00", B: "attack-08", C: "attack-01 flare-zombie"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance", stop="next")
    drive(game, "A use:demon:2", "A invite:nobody", "B invite:nobody", "A lay:attack-00", "B lay:attack-08")
    hurry(drive(game, "A use:wild-zombie"))
    assert game.table.ships.warp[A] == 3
    assert names(game, C) == ["attack-01", "flare-zombie"]


def test_what_demon_saw_others_imagine() -> None:
    """CE-R33: B deals the lent hand anew in an imagined game; A, who sees it, does not."""
    game = possessed()
    seen = {tuple(sorted(game.imagine(B, Random(at)).table.cards.piles["lent-2:0"])) for at in range(8)}
    assert len(seen) > 1
    known = {tuple(sorted(game.imagine(A, Random(at)).table.cards.piles["lent-2:0"])) for at in range(8)}
    assert known == {tuple(sorted(game.table.cards.piles["lent-2:0"]))}


def test_a_lent_power_comes_back_when_the_encounter_ends() -> None:
    """CE-R32: C has Sorcerer's power instead of their own for this encounter."""
    hands = {A: "attack-10 morph", B: "negotiate", C: "attack-08 flare-philanthropist"}
    game = play("A:macron, B:zombie, C:sorcerer", hands=hands, at="regroup", destiny="3", stop="next")
    drive(game, "C use:wild-philanthropist:1", "C auto:1")
    assert (game.table.sheets[B], game.table.sheets[C]) == ((ALIEN["sorcerer"],), ())
    assert game.table.loans
    drive(game, "A aim:7", "A auto:1", "A invite:nobody", "B invite:nobody", "A lay:attack-10", "B lay:negotiate")
    hurry(drive(game, "B use:sorcerer"))
    table = game.table
    table.begin_encounter(A)
    assert [table.sheets[seat] for seat in (A, B, C)] == [(ALIEN[name],) for name in ("macron", "zombie", "sorcerer")]


def test_after_a_switch_each_sees_the_card_he_got() -> None:
    """CE-R51: the cards lie face down, and each main player may look at the one before them; the others may not."""
    game = play("A:sorcerer attacks B, C:mirror", hands={A: "attack-10", B: "attack-08"}, at="select", flares=False)
    drive(game, "A lay:attack-10", "B lay:attack-08", "A use:sorcerer")
    got = {
        seat: [event.get("cards") for event in game.events(seat) if event["key"] == "got-card"] for seat in (A, B, C)
    }
    assert got[A][0] == ["attack-08"]
    assert got[B][1] == ["attack-10"]
    assert got[C] == [None, None]


# ---- the hoard -------------------------------------------------------------------------------------------------------


def with_hoard(hand: str, cards: str, **fields: str) -> CosmicEncounter:
    """B is Miser with this hand and this hoard."""
    table = table_at("A attacks B:miser, C", hands={A: "attack-10 cosmic_zap", B: f"{hand} {cards}"}, **fields)
    wanted = cards.split()
    hoard = [card for card in table.cards.hands[B] if NAMES[card] in wanted]
    table.cards.pile_up(B, hoard, "miser:1")
    table.cards.open_pile(B, "miser:1")
    return table


def test_who_is_shown_to_have_an_encounter_card_has_one_in_every_imagined_game() -> None:
    """CE-R12, CE-R22: Miser must select: their only encounter card is in the hoard, and A does not know where."""
    game = begun(with_hoard("plague quash", "attack-40", at="select"))
    pass_all(game)
    places = set()
    for at in range(40):
        imagined = game.imagine(A, Random(at)).table.cards
        assert imagined.could_select(B)
        places.add(bool(ENCOUNTER.intersection(imagined.hands[B])))
    assert places == {True, False}


def test_a_zapped_hoard_is_closed_and_its_card_goes_back() -> None:
    """CE-R6: a card from the hoard waits for the power; zapped, it returns, and the hand is all that is left."""
    game = begun(with_hoard("attack-08 morph", "plague", at="regroup"))
    drive(game, "B use:plague:2", "A use:cosmic_zap")
    assert game.table.ships.warp == [0, 0, 0]
    assert [NAMES[card] for card in game.table.cards.piles["miser:1"]] == ["plague"]
    assert game.table.cards.reach[B] == ()


def test_a_hidden_miser_has_his_hoard_from_the_next_encounter_on() -> None:
    """CE-R79: what a sheet sets up comes with the first encounter after it was turned up."""
    table = table_at(
        "A:zombie, B:miser, C:macron", hands={A: "attack-10", B: "morph"}, at="regroup", hidden_powers=True
    )
    table.unveil(B)
    game = begun(table, "aim")
    pass_all(game)
    assert len(game.table.cards.piles["miser:1"]) == 8
    assert names(game, B) == ["morph"]
    assert game.table.cards.reach[B] == ("miser:1",)
    still = begun(table_at("A, B:miser, C", hands={A: "attack-10"}, at="regroup", hidden_powers=True), "aim")
    pass_all(still)
    assert still.table.cards.piles == {}


def test_a_use_has_no_effect_when_what_it_needs_is_gone() -> None:
    """B imagines games in which C, who plays wild Filch, has no negotiate to pay with: there the Force Field works."""
    hands = {A: "attack-10 force_field", B: "attack-08 card_zap", C: "negotiate flare-filch"}
    game = play("A attacks B, C, D", hands=hands, allies={3: ("offense", 2)}, at="allied", stop="select")
    drive(game, "A use:force_field", "B pass", "C use:wild-filch")
    assert [use[1] for use in game.table.uses] == ["force_field", "wild-filch"]
    stopped = set()
    for at in range(30):
        imagined = game.imagine(B, Random(at))
        paid = "negotiate" in [NAMES[card] for card in imagined.table.cards.hands[C]]
        pass_all(imagined)
        asked = [ask.key for ask in imagined.asks]
        assert ("force-field" in asked) != paid
        stopped.add(paid)
    assert stopped == {True, False}


# ---- sheets that leave -----------------------------------------------------------------------------------------------


def test_citadels_leave_with_their_sheet() -> None:
    """CE-R32: when Citadel's sheet leaves the game, the cards beside the planets are discarded."""
    hands = {A: "attack-10 attack-40", B: "morph"}
    table = table_at("A:citadel, B, C", hands=hands, at="start-turn", changing_powers=True, edition=2008)
    table.cards.lay_open(A, table.cards.find(A, "attack-40"), "planet:7")
    game = begun(table, "regroup")
    old, new = options(game, A)
    assert old == "alien:citadel"
    drive(game, f"A {new}")
    pass_all(game)
    assert game.table.cards.shown == {}
    assert [NAMES[card] for card in game.table.cards.discard] == ["attack-40"]


def test_citadels_stay_while_the_sheet_stays() -> None:
    """CE-R27: a power that is lost for lack of home colonies leaves its citadels where they are."""
    table = table_at("A:citadel, B, C", hands={A: "attack-10 attack-40"}, emptied={A: (0, 1, 2)}, at="regroup")
    table.cards.lay_open(A, table.cards.find(A, "attack-40"), "planet:7")
    game = begun(table, "destiny")
    pass_all(game)
    assert not game.table.is_up(A)
    assert list(game.table.cards.shown) == ["planet:7"]


@pytest.mark.parametrize("keep", [True, False])
def test_changing_powers_leaves_what_the_precursor_seed_brought(keep: bool) -> None:
    """CE-R80: the player's own sheet is exchanged; the alien of the technology stays beside it."""
    table = table_at("A:trader, B, C", hands=CARDS, at="start-turn", changing_powers=True, technologies=True)
    equip(table, A, "precursor_seed")
    table.join_sheet(A, ALIEN["clone"])
    game = begun(table, "regroup")
    old, new = options(game, A)
    assert old == "alien:trader"
    drive(game, f"A {old if keep else new}")
    pass_all(game)
    own, *others = game.table.sheets[A]
    assert (own == ALIEN["trader"]) == keep
    assert others == [ALIEN["clone"]]
    assert TECH["precursor_seed"] in game.table.technologies.owned[A]


def test_a_hidden_sheet_is_nobodys_for_flares_that_name_its_alien() -> None:
    """CE-R81: wild Sorcerer can be played against a hidden Sorcerer, and the flare then leaves."""
    hands = {A: "attack-10", B: "attack-08", C: "flare-sorcerer"}
    game = play("A:sorcerer attacks B:zombie, C:macron", hands=hands, at="planning", hidden_powers=True)
    drive(game, "C use:wild-sorcerer")
    assert game.table.sheets[B] == (ALIEN["sorcerer"],)
    assert "flare-sorcerer" in [NAMES[card] for card in game.table.cards.discard]
    known = play("A:sorcerer attacks B:zombie, C:macron", hands=hands, at="planning")
    assert "use:wild-sorcerer" not in options(known, C)
