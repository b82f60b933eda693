"""What a refusal cites, and what the line under a button says."""

from __future__ import annotations

import pytest
from tests.games.space_base.boards import (
    ability_of,
    base,
    begin,
    dice_lie,
    drive,
    holding,
    sector,
    set_up,
    ship_with,
)
from tests.games.space_base.test_setup import HAND_A, HAND_B

from cosmodrome.games.space_base.cards import SHIPS
from cosmodrome.kernel import NotAnOption

SHIFT_12 = ship_with(effect="shift-sector", amounts=(1, 2), sector=5)
BUY = ship_with(effect="buy-card", needs=1)
SWAP = ship_with(effect="swap-sectors", sectors=(5, 8))
EXCHANGE = ship_with(effect="exchange-card")
REROLL = ship_with(effect="reroll", needs=1)
SET_DIE = ship_with(effect="set-die", needs=1, slots=2)


# ---- why not --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "board, option, rule",
    [
        (holding(EXCHANGE, 1), f"use:{SET_DIE}", "SB-5.5"),  # not one's own card
        (f"{holding(EXCHANGE, 1)} | 4: {ship_with(sector=4, slots=None)}", "STATION-4", "SB-15.1"),
        (f"{holding(EXCHANGE, 1)} | {holding(REROLL)}", f"use:{REROLL}", "SB-5.6"),
        (f"{holding(EXCHANGE, 1)} | {holding(REROLL, 1)}", f"use:{REROLL}", "SB-8.2"),
    ],
)
def test_a_refused_use_names_the_rule(board: str, option: str, rule: str) -> None:
    """Not one's own card; no ability; not charged; not in this step."""
    game = begin(base(board, "5c"))
    if option == "STATION-4":
        option = f"use:{sector(game, 4)[0]}"
    assert game.why(0, option) == rule
    with pytest.raises(NotAnOption) as refused:
        game.answer(0, option)
    assert refused.value.rule == rule


def test_a_refused_colour_names_the_rule() -> None:
    """Blue on another's turn, red on the own."""
    blue = begin(base(f"{holding(EXCHANGE, 1)} | {holding(SWAP, 3)}", "", active=1))
    assert blue.why(0, f"use:{SWAP}") == "SB-5.9"
    ship = ship_with("deployed", effect="gain", colour="red", needs=2)
    red = begin(base(f"{holding(EXCHANGE, 1)} | {holding(ship, 2, 'deployed')}", ""))
    assert red.why(0, f"use:{ship}") == "SB-5.10"


@pytest.mark.parametrize(
    "option, rule",
    [
        ("buy:colony-12", "SB-8.11"),
        ("buy:L9-0000", None),
        ("use:nothing", None),
        ("apart:1:2", None),
        ("buy", None),
        ("buy:5", None),
        ("buy:colony-4:7", None),
    ],
)
def test_why_tells_only_what_it_knows(option: str, rule: str | None) -> None:
    """Nonsense has no rule, and asking why is never a mistake."""
    game = begin(base("9c | 4: colony-4", "", cursor="purchase"))
    assert game.why(0, option) == rule
    assert game.why(0, "buy:colony-4") == "SB-12.4"
    hidden = next(ship.id for ship in SHIPS if ship.id not in str(game.view(None)))
    assert game.why(0, f"buy:{hidden}") == "SB-8.10", "not on sale"


def test_why_no_ability_among_the_purchases() -> None:
    """A charged card waits for its step (SB-8.2); the purchase is none."""
    game = begin(base(f"9c | {holding(EXCHANGE, 1)}", "", cursor="purchase"))
    assert game.why(0, f"use:{EXCHANGE}") == "SB-8.2"


def test_why_nothing_is_bought_before_the_purchase() -> None:
    """Cards are bought in step 6 (SB-8.10); of a card one has already that says nothing."""
    game = dice_lie(base(holding(SHIFT_12, 1), ""), 5, 6)
    assert game.why(0, f"buy:{BUY}") == game.why(0, "buy:colony-4") == "SB-8.10"
    assert game.why(0, f"buy:{SHIFT_12}") is None


def test_why_not_these_dice() -> None:
    """The dice are what they are (SB-1.3), and shifts end at sector 12."""
    game = dice_lie(base(holding(SHIFT_12, 1), ""), 5, 6)
    assert game.why(0, "apart:1:2") == game.why(0, "sum:3") == "SB-1.3"
    drive(game, "A sum:11")
    assert game.why(0, f"shift:{SHIFT_12}:2") == "SB-17.4"


def test_why_not_this_opening_card() -> None:
    """In the light-speed opening the credits must pay for all (SB-21.3)."""
    game = set_up(HAND_A, HAND_B, variant="light-speed")
    assert game.why(0, f"buy:{HAND_B.split()[0]}") == "SB-21.3"


# ---- hints ----------------------------------------------------------------------------------------------------------


def test_hints_of_purchases_and_uses() -> None:
    """What a button would bring: the price and what is left of the credits, or what an ability gives."""
    ship = ship_with(level=1, cost=3)
    game = begin(base("9c", "", cursor="purchase", yard=ship))
    (option,) = (option for option in game.asks[0].options if option.id == f"buy:{ship}")
    assert game.hint(0, option) == {"price": 3, "left": 0}, "the normal purchase takes all"
    extra = begin(base(f"9c | {holding(BUY, 1)}", "", yard=ship))
    gain = ability_of(BUY).gain.credits
    (use,) = (option for option in extra.asks[0].options if option.key == "use")
    assert extra.hint(0, use) == {"credits": gain, "spends": 1}
    drive(extra, f"A use:{BUY}")
    (option,) = (option for option in extra.asks[0].options if option.id == f"buy:{ship}")
    assert extra.hint(0, option) == {"price": 3, "left": 9 + gain - 3}
    assert extra.hint(1, option) == {}, "nothing is asked of B"
