"""Aliens of the green alert, each with its power and both effects of its flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.alliance import join_side
from cosmodrome.games.cosmic_encounter.conditions import (
    OFFENSE_OR_ALLY,
    alike,
    another,
    can_cancel,
    collects,
    every,
    has_negotiate,
    has_ships,
    leaving,
    other_players,
    sides_show,
    subject,
)
from cosmodrome.games.cosmic_encounter.declare import CARDS, boost, cancel, power, super_, wild
from cosmodrome.games.cosmic_encounter.fleets import WARP
from cosmodrome.games.cosmic_encounter.hands import choose_card, discard, take_random
from cosmodrome.games.cosmic_encounter.ships import save, settle
from cosmodrome.games.cosmic_encounter.statics import lasting, static
from cosmodrome.games.cosmic_encounter.table import NOBODY, SIDES, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import NO, YES, aim
from cosmodrome.kernel import Choose, Rule, Seat, Shuffle, Window

# ---- clone -----------------------------------------------------------------------------------------------------------


def own_card_is_used(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The encounter card of the seat is about to be discarded."""
    return bool(table.laid[seat])


@power("clone", "cards.leaving", when=own_card_is_used)
def clone(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take your encounter card back into your hand."""
    table.take_back(seat)


@wild("clone", "artifact.done", when=subject)
def wild_clone(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """An artifact you have played returns to your hand, for a later encounter."""
    assert window.use is not None
    window.use.fate = "return"
    table.spend(window.use.source)


@super_("clone", "compensation", when=collects)
def super_clone(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Collect up to twice the compensation."""
    table.owe(seat, table.owed[seat] * 2)


# ---- filch -----------------------------------------------------------------------------------------------------------


def used_cards(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Other main players whose used encounter card still lies in the discard pile (CE-R18)."""
    mains = (table.offense, table.defense)
    return [(who,) for who in mains if who != seat and set(table.discarded[who]) & set(table.discard)]


def steal_used_card(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take the card that a player has used."""
    (owner,) = window.target
    for card in table.discarded[owner]:
        if card in table.discard:  # an answer may have had the deck made anew
            table.take_discard(seat, card)


power("filch", "cards.used", targets=used_cards)(steal_used_card)
super_("filch", "cards.used", targets=used_cards)(steal_used_card)


@wild("filch", "used", answers=CARDS, when=every(another, can_cancel), needs=has_negotiate)
def wild_filch(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard a negotiate: an artifact or flare that is being played has no effect and goes to your hand."""
    yield from discard(table, seat, "negotiate")
    cancel(table, window, fate=f"hand:{seat}")


# ---- macron ----------------------------------------------------------------------------------------------------------


@power("macron", ("launch.ships", "alliance.send"), who=OFFENSE_OR_ALLY, when=subject)
def macron(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """As offense or ally you send one ship only, or as many as others with the super flare."""
    if not window.boosted:
        table.mark("limit", seat, 1)


boost("macron")


@power("macron", "reveal.totals", part="mass", when=has_ships)
def macron_mass(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Each of your ships counts four."""
    table.mark("weight", seat, 4)


@lasting("weight", "ships")
def weighed(table: CosmicEncounter, seat: Seat, ships: int, weight: int) -> int:
    """Ships that count more than one."""
    return ships * weight


@static("macron", "pay")
def macron_pay(table: CosmicEncounter, seat: Seat, ships: int) -> int:
    """For compensation and rewards each of your ships counts as two."""
    return ships * 2


def side_attacks(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The side of the seat has shown an attack."""
    return table.card_kind[table.side[seat]] == "attack" and table.ships_in(seat) > 0


@wild("macron", "reveal.totals", when=side_attacks)
def wild_macron(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side counts one more for each of your ships."""
    table.add_bonus(table.side[seat], table.ships_in(seat))


# ---- oracle ----------------------------------------------------------------------------------------------------------


def nobody_lays_first(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """No other effect has fixed who selects first."""
    return not table.marked("lays-first")


@power("oracle", "planning.select", when=nobody_lays_first)
def oracle(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your opponent selects first and lays his card face up."""
    table.mark("lays-first", value=table.opponent(seat) + 1)


@wild("oracle", "planning.before")
def wild_oracle(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Both hands are shuffled together and dealt out again in their old sizes."""
    other = table.opponent(seat)
    sizes = [(who, len(table.hands[who])) for who in (seat, other)]
    table.deal_hands((yield Shuffle("hands", tuple(sorted(table.hands[seat] + table.hands[other])))), sizes)


def opponent_has_laid(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The opponent's card lies open and the own one is not yet selected."""
    return table.marked("lays-first") - 1 == table.opponent(seat)


@super_("oracle", "planning.answer", when=opponent_has_laid)
def super_oracle(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """End the encounter as if a deal had been made; the opponent takes his card back."""
    table.take_back(table.opponent(seat))
    table.conclude("deal")


# ---- pacifist --------------------------------------------------------------------------------------------------------


@power("pacifist", "reveal.outcome", when=sides_show("negotiate", "attack"))
def pacifist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your negotiate wins against an attack (CE-R15)."""
    table.claim_win(seat)


@wild("pacifist", "reveal.after", when=sides_show("negotiate", "attack"))
def wild_pacifist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your negotiate becomes an attack 15."""
    table.count_card(seat, "attack", 15)


@super_("pacifist", "deal.failed")
def super_pacifist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """In a failed deal you lose two ships fewer, your opponent two more."""
    table.mark("penalty", seat, -2)
    table.mark("penalty", table.opponent(seat), 2)


@lasting("penalty", "penalty")
def more_or_fewer(table: CosmicEncounter, seat: Seat, ships: int, change: int) -> int:
    """So many more, or fewer if it is below 0."""
    return ships + change


# ---- parasite --------------------------------------------------------------------------------------------------------


def uninvited_sides(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The sides that did not invite the seat."""
    return [(SIDES[side],) for side in (0, 1) if not table.invited[side] >> seat & 1]


def could_join(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """It is the seat's turn to ally, it has ships, has not allied and need not join somebody else."""
    free = table.side[seat] == NOBODY and not table.marked("must-join", seat)
    return seat == window.seat and free and table.on_planets(seat) > 0


@power("parasite", "alliance.answer", when=could_join, targets=uninvited_sides)
def parasite(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Ally with a side that did not invite you."""
    yield from join_side(table, seat, SIDES.index(window.target[0]))


@super_("parasite", "alliance.send", when=subject)
def super_parasite(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """As an ally send any number of ships."""
    table.mark("limit", seat, table.fleet[seat])


def could_settle_there(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Another player has lost his power, and the seat has a ship and a planet of his to go to."""
    return another(table, seat, window) and bool(free_planets(table, seat, window.seat)) and table.on_planets(seat) > 0


def free_planets(table: CosmicEncounter, seat: Seat, owner: Seat | None) -> list[int]:
    """The home planets of a player on which the seat has no colony."""
    return [] if owner is None else [planet for planet in table.systems[owner] if not table.ships[seat][planet]]


@wild("parasite", "power.lost", when=could_settle_there)
def wild_parasite(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Found a colony of one ship on a home planet of the player who lost his power."""
    planets = free_planets(table, seat, window.seat)
    choice = yield Choose(seat, "choose-planet", [aim(planet) for planet in planets])
    yield from settle(table, seat, choice[1], 1, 1)


# ---- sorcerer --------------------------------------------------------------------------------------------------------


def swap_encounter_cards(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The main players' encounter cards change places."""
    table.swap_laid(table.offense, table.defense)


power("sorcerer", "planning.after")(swap_encounter_cards)
super_("sorcerer", "planning.after")(swap_encounter_cards)


@alike
def sorcerer_stands_by(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Sorcerer is no main player."""
    return not table.is_main(table.public_owner(ALIEN["sorcerer"]))


@wild("sorcerer", "planning.before", when=sorcerer_stands_by)
def wild_sorcerer(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The main players trade their sheets; then the flare goes to Sorcerer, or away."""
    table.swap_sheets(table.offense, table.defense)
    owner = table.public_owner(ALIEN["sorcerer"])
    assert window.response is not None
    window.response.fate = "discard" if owner == NOBODY else f"hand:{owner}"


# ---- trader ----------------------------------------------------------------------------------------------------------


def may_trade(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A defense without encounter cards draws a new hand first."""
    return seat != table.defense or table.could_select(seat)


def not_yet_traded(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Once in an encounter."""
    return not table.marked("traded", seat)


@power("trader", "planning.before", when=not_yet_traded, needs=may_trade)
def trader(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Exchange hands with your opponent."""
    table.mark("traded", seat)
    table.swap_hands(seat, table.opponent(seat))


@super_("trader", "planning.before", uses_power=True, when=not_yet_traded, needs=may_trade, targets=other_players)
def super_trader(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Exchange hands with any player."""
    table.mark("traded", seat)
    table.swap_hands(seat, window.target[0])


def opponent_has_cards(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There is something to draw."""
    return bool(table.hands[table.opponent(seat)])


@wild("trader", "alliance.before", when=opponent_has_cards)
def wild_trader(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a random card from your opponent's hand, then give him one of yours."""
    other = table.opponent(seat)
    yield from take_random(table, seat, other, 1)
    if table.hands[seat]:  # answers may have used up the last card of both
        name = yield from choose_card(table, seat, "give-card", target=other)
        table.hand_over(seat, (table.find(seat, name),), other)


# ---- zombie ----------------------------------------------------------------------------------------------------------


@power("zombie", "ships.leaving", when=leaving)
def zombie(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Your ships that should go to the warp return to your colonies (CE-R17)."""
    yield from save(table, seat)


@static("zombie", "frees-ships")
def zombie_frees(table: CosmicEncounter, seat: Seat, value: bool) -> bool:
    """A deal of yours may let ships out of the warp (CE-19.5)."""
    return True


@wild("zombie", "ships.leaving", when=leaving)
def wild_zombie(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """One of your ships that should go to the warp returns to a colony."""
    yield from save(table, seat, 1)


def allies_in_warp(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """An ally of the seat has ships in the warp."""
    return any(table.warp[ally] for ally in table.allies(table.side[seat]))


@super_("zombie", "alliance.after", when=allies_in_warp)
def super_zombie(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Each of your allies may bring one ship from the warp, beyond his limit (CE-R47)."""
    for ally in table.allies(table.side[seat]):
        if table.warp[ally] and (yield Choose(ally, "ship-from-warp", [YES, NO])) == YES:
            table.move(ally, WARP, table.place_in(ally), 1)
