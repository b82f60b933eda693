"""What must be used because of what others have done in the same window."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    begun,
    drive,
    ever_offered,
    finish,
    fought,
    options,
    play,
    table_of,
    take,
    totals,
)

from cosmodrome.kernel import Game, seats_of


def joined_late(text: str) -> Game:
    """C has declined to help the defense, and joins it by wild Fodder after a reinforcement has been played."""
    more = {A: "reinforcement-2", C: "flare-fodder"}
    game = fought(text, "attack-08", "attack-08", more)
    game.table.invited[1] = seats_of((C,))
    game.table.set_mark("declined", C)
    return finish(drive(game, "A use:reinforcement-2:defense", "C use:wild-fodder:defense"))


@pytest.mark.rule("CE-R4", "CE-R67")
@pytest.mark.parametrize(
    "text, sums",
    [
        ("A attacks B, C", (12, 15)),
        ("A attacks B, C:human", (12, 19)),
        ("A attacks B, C:macron", (12, 18)),
        ("A:anti_matter attacks B, C", (4, 13)),
        ("A:anti_matter attacks B, C:macron", (4, 10)),
    ],
)
def test_who_joins_late_counts_like_any_ally(text: str, sums: tuple[int, int]) -> None:
    """With what the ally's power must do, and with what Anti-Matter does to the ships of all allies."""
    assert totals(joined_late(text)) == sums


@pytest.mark.rule("CE-R4", "CE-R67")
def test_a_card_that_becomes_an_attack_late_meets_anti_matter() -> None:
    """The wild Pacifist does not get round it by waiting for a first pass: the lower total wins."""
    game = fought("A:anti_matter attacks B", "attack-20", "negotiate", {A: "reinforcement-2", B: "flare-pacifist"})
    finish(drive(game, "A use:reinforcement-2:defense", "B use:wild-pacifist"))
    assert (totals(game), game.table.winner) == ((16, 21), 0)


@pytest.mark.rule("CE-R4")
@pytest.mark.parametrize(
    "alien, flare, total",
    [
        ("warpish", "human", 42 + 4 + 5),
        ("virus", "human", 42 * 4),
        ("human", "pacifist", 15 + 4 + 4),
        ("tripler", "human", 14 + 4),
    ],
)
def test_a_power_acts_on_a_card_that_became_an_attack_late(alien: str, flare: str, total: int) -> None:
    """A negotiate that a wild flare turns into an attack when the totals are made."""
    more = {A: f"flare-{flare}", B: "reinforcement-2"}
    game = fought(f"A:{alien} attacks B", "negotiate", "attack-40", more, warp={B: 5})
    finish(drive(game, "B use:reinforcement-2:offense", f"A use:wild-{flare}"))
    assert totals(game)[0] == total


@pytest.mark.rule("CE-R5", "CE-R59")
def test_a_tripler_adjusts_one_card() -> None:
    """It has tripled an 8 when wild Human makes the card 42: that counts as it is."""
    game = fought("A:tripler attacks B", "attack-08", "attack-40", {A: "flare-human", B: "reinforcement-2"})
    finish(drive(game, "B use:reinforcement-2:offense", "A use:wild-human"))
    assert totals(game)[0] == 42 + 4


@pytest.mark.rule("CE-R85")
def test_a_hoard_that_was_zapped_stays_shut_in_the_same_window() -> None:
    """It opens again at the start of the next encounter, and this is still the start of this one."""
    table = table_of("A:miser, B, C", hands={A: "attack-08", B: "cosmic_zap"}, at="regroup")
    take(table, A, "plague")
    table.cards.pile_up(A, table.cards.hands[A][-1:], "miser:0")
    table.cards.open_pile(A, "miser:0")
    game = drive(begun(table, "destiny"), "A use:plague:1", "B use:cosmic_zap")
    assert (game.table.cards.reach[A], "use:plague:1" in ever_offered(game, A)) == ((), False)


@pytest.mark.rule("CE-R34")
def test_remora_does_not_cling_to_ships_that_are_healed() -> None:
    """The Healer brings them back; nobody has retrieved any. Only the Healer's card is a draw."""
    game = fought("A attacks B:remora, C:healer", "attack-00", "attack-40", warp={B: 1})
    drive(game, "C use:healer")
    while "use:remora" not in options(game, B):
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    drive(game, "B use:remora")
    assert "use:remora" not in ever_offered(game, B)


@pytest.mark.rule("CE-14.17")
def test_the_log_tells_an_encounter_card_from_one_of_the_hand() -> None:
    """Both may be discarded in one encounter, and have the same name."""
    game = finish(fought("A attacks B", "negotiate", "attack-08", {A: "negotiate"}))
    discarded = [event for event in game.events(None) if event["key"] == "discarded"]
    assert [event["laid"] for event in discarded] == [True, True]


@pytest.mark.rule("CE-R32")
def test_tokens_that_leave_with_their_sheet_are_told() -> None:
    """The Reincarnator has been a Warrior for a while."""
    game = play("A:reincarnator attacks B", hands={A: "attack-00", B: "attack-40"}, at="select")
    table = game.table
    table.give_sheets(A, (*table.sheets[A], 17))
    table.add_tokens(17, 2)
    table.strip_sheet(A, 17)
    gone = [event for event in game.events(None) if event["key"] == "tokens-gone"]
    assert [event["alien"] for event in gone] == [
        event["alien"] for event in game.events(None) if event["key"] == "tokens"
    ]
