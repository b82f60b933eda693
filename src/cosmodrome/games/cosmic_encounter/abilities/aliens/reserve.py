"""Reserve: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.cards import KINDS, VALUES
from cosmodrome.games.cosmic_encounter.conditions import another, either_side, has_negotiate, totals_matter
from cosmodrome.games.cosmic_encounter.declare import cancel, power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import discard, discarded_by_another, named, reinforce_with
from cosmodrome.games.cosmic_encounter.table import SIDES, CosmicEncounter
from cosmodrome.kernel import Choose, Rule, Seat, Window


def low_attacks(table: CosmicEncounter, seat: Seat) -> list[int]:
    """The attacks in a hand that may reinforce: up to 6, with the super flare up to 9."""
    most = table.marked("reserve-limit", seat) or 6
    return [card for card in table.cards.hands[seat] if KINDS[card] == "attack" and VALUES[card] <= most]


def has_low_attack(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Such an attack is in the hand."""
    return bool(low_attacks(table, seat))


@power("reserve", "reveal.totals", again=True, when=totals_matter, needs=has_low_attack, targets=either_side)
def reserve(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Play a low attack like a reinforcement, for either side."""
    side = SIDES.index(window.target[0])
    choice = yield Choose(seat, "reserve", lambda: named(low_attacks(table, seat)), secret=True)
    reinforce_with(table, seat, side, table.cards.find(seat, choice[1]))


def not_cancelled(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """What another plays has not been cancelled."""
    return another(table, seat, window) and window.use is not None and not window.use.cancelled


@power("reserve", "used", part="cancel", answers="reinforcement", when=not_cancelled, needs=has_negotiate)
def reserve_cancel(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard a negotiate: a reinforcement of another has no effect and is discarded."""
    yield from discard(table, seat, "negotiate")
    cancel(table, window)


@super_("reserve", "reveal.totals")
def super_reserve(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """In this encounter attacks up to 9 may reinforce (CE-R61)."""
    table.mark("reserve-limit", seat, 9)


def loose_reinforcements(table: CosmicEncounter, seat: Seat, window: Window) -> list[int]:
    """The reinforcements that another has just discarded, or had played in the encounter that ends."""
    if window.key == "cards.discarded":
        return discarded_by_another(table, seat, window, "reinforcement")
    played = [card for card, who in table.cards.reinforcers.items() if who != seat and card in table.cards.discard]
    return [card for card in played if KINDS[card] == "reinforcement"]


@wild("reserve", ("cards.discarded", "cards.used"), when=lambda *at: bool(loose_reinforcements(*at)))
def wild_reserve(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take the reinforcements that others discard."""
    for card in loose_reinforcements(table, seat, window):
        table.cards.take_discard(seat, card)
