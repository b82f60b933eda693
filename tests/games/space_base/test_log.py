"""The log: every credit, income, point and charge, and the cause before the effect."""

from __future__ import annotations

from tests.games.space_base.boards import base, begin, counters, drive, events, use_dice

from cosmodrome.kernel import Game


def keys(game: Game, *wanted: str) -> list[str]:
    """The public events of these kinds, in order."""
    return [event["key"] for event in game.events(None) if event["key"] in wanted]


def test_a_colony_reports_its_points_and_what_was_spent() -> None:
    """60 credits for an 18-credit colony are 60 in the log."""
    game = begin(base("60c", "", cursor="purchase"), until="income")
    drive(game, "A buy:colony-8")
    (bought,) = events(game, "bought")
    assert (bought["price"], bought["spent"], bought["vp"]) == (18, 60, 6)
    assert counters(game) == (0, 0, 6)


def test_the_end_is_announced_after_the_points_of_a_colony() -> None:
    game = begin(base("18c 36v", "", cursor="purchase"), until="income")
    drive(game, "A buy:colony-8")
    assert keys(game, "bought", "end-triggered") == ["bought", "end-triggered"]


def test_the_end_is_announced_after_the_points_of_an_ability() -> None:
    game = begin(base("36v | 6: L3-3592*2", "", cursor="window-2"), until="purchase")
    drive(game, "A use:L3-3592")
    assert keys(game, "used", "received", "end-triggered") == ["used", "received", "end-triggered"]


def test_a_sector_reached_by_an_arrow_says_so() -> None:
    """Sector 7 pays, its arrow leads to sector 8, and that pays: in this order."""
    game = use_dice(base("7: L1-1243", ""), 3, 4, A="sum")
    own = [event for event in game.events(None) if event["key"] in ("collected", "arrow") and event["seat"] == 0]
    assert [(event["key"], event["sector"]) for event in own] == [("collected", 7), ("arrow", 7), ("collected", 8)]
    assert own[1]["goal"] == 8


def test_a_doubled_sector_says_which_card_doubles_it() -> None:
    game = use_dice(base("4: L3-9131*1", ""), 1, 2)
    drive(game, "A use:L3-9131", "A double:2")
    (again,) = events(game, "again")
    assert (again["sector"], again["card"]) == (2, "L3-9131")
    assert keys(game, "collected", "again")[-2:] == ["again", "collected"]


def test_a_use_tells_the_charges_it_took_and_those_left() -> None:
    game = begin(base("3: L1-6865*2", "", cursor="window-2"), until="purchase")
    drive(game, "A use:L1-6865")
    (used,) = events(game, "used")
    assert (used["spent"], used["charges"]) == (1, 1)


def test_a_deployed_card_tells_its_charges_and_those_lost() -> None:
    """Two charges at the station, one slot above the board."""
    game = begin(base("13c | 8: L3-1817*2", "", cursor="purchase", yard="L1-1379"), until="income")
    drive(game, "A buy:L1-1379")
    (deployed,) = events(game, "deployed")
    assert (deployed["card"], deployed["charges"], deployed["lost"]) == ("L3-1817", 1, 1)


def test_an_exchange_tells_the_charges_of_both_cards() -> None:
    """From above the board: the gate keeps no charge, the tanker loses one of two."""
    game = begin(base("8: L3-1817*2 | 9: ^L3-4406*1", "", cursor="window-2"), until="purchase")
    drive(game, "A use:L3-4406", "A exchange:L3-1817")
    (told,) = events(game, "exchanged")
    assert (told["charges"], told["other_charges"], told["lost"]) == (0, 1, 1)


def test_income_tells_what_was_gained() -> None:
    game = begin(base("1c 4i", "", cursor="income"))
    (income,) = events(game, "income")
    assert (income["gained"], income["credits"]) == (3, 4)
