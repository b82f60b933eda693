"""The eight artifacts (CE-26) and the reinforcements (CE-25). Copies and numbers stand in cards.py."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.alliance import dismiss
from cosmodrome.games.cosmic_encounter.cards import KIND_ORDER, REINFORCEMENTS
from cosmodrome.games.cosmic_encounter.conditions import (
    OFFENSE,
    all_players,
    another,
    can_cancel,
    either_side,
    every,
    fact,
    totals_matter,
)
from cosmodrome.games.cosmic_encounter.declare import CARDS, artifact, cancel, is_power_use, reinforcement, zap
from cosmodrome.games.cosmic_encounter.fleets import WARP
from cosmodrome.games.cosmic_encounter.hands import choose_cards, discard_draft
from cosmodrome.games.cosmic_encounter.moves import bring_home
from cosmodrome.games.cosmic_encounter.ships import lose_chosen
from cosmodrome.games.cosmic_encounter.statics import lasting
from cosmodrome.games.cosmic_encounter.table import DEFENSE as DEFENDS
from cosmodrome.games.cosmic_encounter.table import SIDES, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.kernel import DONE, Choose, Rule, Seat, Window


@artifact("card_zap", "used", answers=CARDS, when=every(another, can_cancel), again=True)
def card_zap(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """CE-26.3: an artifact or flare that another player plays has no effect and is discarded."""
    cancel(table, window)


@artifact("cosmic_zap", "used", answers=("power", "super"), when=is_power_use, again=True)
def cosmic_zap(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """CE-26.4: one use of a power is cancelled, and the power is gone for this encounter."""
    zap(table, window)


@fact
def any_attack(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Whether a revealed card counts as an attack."""
    return "attack" in table.card_kind


@artifact("emotion_control", ("reveal.after", "reveal.totals"), when=any_attack)
def emotion_control(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """CE-26.5, CE-R30: every revealed attack counts as a negotiate."""
    for main in (table.offense, table.defense):
        if table.shows(main, "attack"):
            table.count_card(main, "negotiate", 0)


@fact
def any_allies(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Whether somebody has allied."""
    return bool(table.allies(0) or table.allies(1))


@artifact("force_field", "alliance.after", when=any_allies)
def force_field(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """CE-26.6: any alliances are cancelled, one after the other; their ships go home."""
    while allies := table.allies(0) + table.allies(1):
        choice = yield Choose(seat, "force-field", [*(seat_option(ally) for ally in allies), DONE])
        if choice == DONE:
            return
        yield from dismiss(table, choice[1])


@fact
def anything_to_pay(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """CE-R82: a negotiate has lost to an attack, or allies have helped the defense to win."""
    return table.winner >= 0 and (
        set(table.card_kind) == {"attack", "negotiate"} or (table.winner == DEFENDS and bool(table.allies(DEFENDS)))
    )


@artifact("ionic_gas", "resolution.outcome", when=anything_to_pay)
def ionic_gas(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """CE-26.7: no compensation and no rewards in this encounter."""
    table.mark("no-pay")


@lasting("no-pay", "pay")
def nothing(table: CosmicEncounter, seat: Seat, ships: int, mark: int) -> int:
    """No ship counts for it, whose ever it is."""
    return 0


@fact
def anybody_in_warp(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Whether the warp holds any ship."""
    return any(table.ships.warp)


@artifact("mobius_tubes", "regroup.start", who=OFFENSE, when=anybody_in_warp)
def mobius_tubes(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """CE-26.8: all ships of all players leave the warp."""
    for who in table.timing():
        yield from bring_home(table, who, WARP) if table.ships.has_colony(who) else ()


@artifact("plague", "regroup.start", targets=all_players)
def plague(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """CE-26.9: a player loses three ships of their choice and a card of every type they hold."""
    (target,) = window.target
    yield from lose_chosen(table, target, 3, "plague")
    for kind in KIND_ORDER:
        yield from choose_cards(table, target, "plague-card", 1, 1, (kind,), kind=kind)
    yield from discard_draft(table, target)


@artifact("quash", "deal.agreed")
def quash(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """CE-26.10: the deal is void, and both suffer as if none had been made."""
    table.conclude("failed")


def reinforce(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """CE-25.2, CE-25.3: the value is added to the total of either side (CE-R38)."""
    assert window.response is not None
    value = int(window.response.ability.id.rpartition("-")[2])
    table.add_bonus(SIDES.index(window.target[0]), value)


for _value in REINFORCEMENTS:
    reinforcement(f"reinforcement-{_value}", "reveal.totals", when=totals_matter, targets=either_side)(reinforce)
