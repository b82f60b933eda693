"""Aliens of the yellow alert that live on ships and alliances, each with its power and both effects of its flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.abilities.yellow import other_mains
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIEN_NAMES
from cosmodrome.games.cosmic_encounter.alliance import dismiss
from cosmodrome.games.cosmic_encounter.cards import ENCOUNTER, NAMES
from cosmodrome.games.cosmic_encounter.conditions import (
    Crowd,
    can_cancel,
    every,
    has_ships,
    in_warp,
    other_players,
    those,
)
from cosmodrome.games.cosmic_encounter.declare import boost, cancel, power, super_, wild
from cosmodrome.games.cosmic_encounter.fleets import GATE, OUT, SHIPS_PER_PLANET, WARP
from cosmodrome.games.cosmic_encounter.hands import choose_card, discard_random, draw, named, new_hand
from cosmodrome.games.cosmic_encounter.ships import bring_home, land, lose_chosen, send, withdraw
from cosmodrome.games.cosmic_encounter.statics import lasting
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import REFUSE, choose_alien, let_settle
from cosmodrome.kernel import DONE, Choose, Rule, Seat, Window

# ---- amoeba ----------------------------------------------------------------------------------------------------------


def directions(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Into the encounter from colonies outside it, or out of it to them."""
    outside = table.outside(seat)
    return ([("in",)] if outside else []) + ([("out",)] if outside and table.ships_in(seat) else [])


def ooze(table: CosmicEncounter, seat: Seat, window: Window, most: int) -> Rule[None]:
    """Ships flow in or out."""
    if window.target[0] == "in":
        yield from send(table, seat, table.place_in(seat), 1, most, "ooze-in", table.outside(seat))
    else:
        yield from withdraw(table, seat, 1, most)


def ooze_freely(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Bring any number of your ships into the encounter, or take any number out of it (CE-R44)."""
    yield from ooze(table, seat, window, table.fleet[seat])


power("amoeba", "planning.after", when=has_ships, targets=directions)(ooze_freely)
super_("amoeba", "planning.after", uses_power=True, when=has_ships, targets=directions)(ooze_freely)


def is_there(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The offense needs a ship in the encounter, the defense does not."""
    return seat == table.defense or table.ships_in(seat) > 0


@wild("amoeba", "planning.before", when=is_there, targets=directions)
def wild_amoeba(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Up to four of your ships come into the encounter or leave it."""
    yield from ooze(table, seat, window, SHIPS_PER_PLANET)


# ---- healer ----------------------------------------------------------------------------------------------------------


def lost_place(window: Window) -> int:
    """Where the ships are that were just lost: in the warp or out of the game."""
    return WARP if window.key == "ships.lost" else OUT


def can_heal(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Another player has lost ships, and has a colony to which they can return."""
    who = window.seat
    return who not in (None, seat) and table.count_at(who, lost_place(window)) > 0 and table.has_colony(who)


@power("healer", ("ships.lost", "ships.removed"), when=can_heal)
def healer(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The lost ships of another player go home; you draw a card, or one for each with the super flare (CE-R17, R19,
    CE-R70)."""
    assert window.seat is not None
    place = lost_place(window)
    count = min(window.public["count"], table.count_at(window.seat, place))
    if place == WARP:
        table.undo_loss(window.seat, count)
    yield from bring_home(table, window.seat, place, count)
    yield from draw(table, seat, count if window.boosted else 1)


boost("healer")


ZAPS = ("cosmic_zap", "cosmic_field_generator")


def zapped_oneself(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A Cosmic Zap is being played on a use of the seat."""
    return window.use is not None and window.use.ability.id in ZAPS and [use[0] for use in table.uses[-2:-1]] == [seat]


@wild("healer", "used", answers=("artifact", "technology"), when=every(zapped_oneself, can_cancel))
def wild_healer(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A Cosmic Zap on you is discarded without effect."""
    cancel(table, window)


# ---- kamikaze --------------------------------------------------------------------------------------------------------


def up_to_four(count: int) -> list[tuple[Any, ...]]:
    """The most first."""
    return [(number,) for number in range(min(count, SHIPS_PER_PLANET), 0, -1)]


def sacrifices(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """How many ships of the colonies go."""
    return up_to_four(table.on_planets(seat))


def not_yet_sacrificed(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Once in an encounter, with ships in colonies."""
    return not table.marked("sacrificed", seat) and table.on_planets(seat) > 0


@power("kamikaze", "planning.before", when=not_yet_sacrificed, targets=sacrifices)
def kamikaze(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Up to four ships of your colonies go to the warp; each brings you two cards (CE-R22, CE-R68)."""
    table.mark("sacrificed", seat)
    lost = yield from lose_chosen(table, seat, window.target[0], "sacrifice")
    yield from draw(table, seat, 2 * lost[seat])


def outsiders(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """How many ships outside the encounter go."""
    return up_to_four(ships_outside(table, seat))


def ships_outside(table: CosmicEncounter, seat: Seat) -> int:
    """The ships in colonies outside the encounter."""
    return sum(table.ships[seat][planet] for planet in table.outside(seat))


@wild("kamikaze", "planning.after", targets=outsiders)
def wild_kamikaze(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Up to four ships outside the encounter go to the warp, and your side counts three more for each, be it
    saved on the way (CE-R84)."""
    table.add_bonus(table.side[seat], 3 * min(window.target[0], ships_outside(table, seat)))
    yield from lose_chosen(table, seat, window.target[0], "sacrifice", table.outside(seat))


@super_("kamikaze", "regroup.retrieve", when=in_warp)
def super_kamikaze(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """In your regroup three ships leave the warp."""
    table.mark("retrieve", seat, 3)


# ---- mite ------------------------------------------------------------------------------------------------------------

HELD = 3


def defense_holds_many(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The defense has more than three cards."""
    return len(table.hands[table.defense]) > HELD


@power("mite", "launch.after", when=every(has_ships, defense_holds_many))
def mite(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The defense discards down to three cards at random, or lets you settle: a success, no win (CE-R25, CE-R69)."""
    who, planet = table.defense, table.planet
    if not defense_holds_many(table, seat, window):  # answers may have used them up
        return
    args = {"subject": seat, "planet": planet}
    if (yield Choose(who, "let-settle", [REFUSE, let_settle(planet)], args=args)) != REFUSE:
        yield from land(table, (seat,), GATE, planet)
        table.conclude("success")
        return
    before = len(table.discard)
    yield from discard_random(table, who, len(table.hands[who]) - HELD)
    while window.boosted and (cards := table.discard[before:]):
        choice = yield Choose(seat, "keep-card", [*named(cards), DONE])
        if choice == DONE:
            return
        table.take_discard(seat, next(card for card in cards if NAMES[card] == choice[1]))


boost("mite")


def allied_ships(table: CosmicEncounter, side: int) -> int:
    """The ships of the allies of a side."""
    return sum(table.ships_in(ally) for ally in table.allies(side))


def is_outnumbered(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """More ships are allied with the opponent."""
    side = table.side[seat]
    return allied_ships(table, 1 - side) > allied_ships(table, side)


@wild("mite", "alliance.after", when=is_outnumbered)
def wild_mite(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """All allied ships of both sides go home."""
    for ally in table.allies(0) + table.allies(1):
        yield from dismiss(table, ally)


# ---- philanthropist --------------------------------------------------------------------------------------------------


def has_cards(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There is a card to give."""
    return bool(table.hands[seat])


@power("philanthropist", "alliance.after", when=has_cards, targets=other_mains)
def philanthropist(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Give a card to a main player; as a main player without encounter cards you draw a new hand (CE-R22)."""
    if not table.hands[seat]:  # the last card may have gone to save the power from a zap
        return
    name = yield from choose_card(table, seat, "give-card", target=window.target[0])
    table.give(seat, table.find(seat, name), window.target[0])
    if table.is_main(seat):
        yield from new_hand(table, seat)
        table.claim(seat)


def has_given(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has used its power in this encounter."""
    return table.marked("gave", seat) > 0


def gave_encounter_card(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The gift was one."""
    return table.gift in ENCOUNTER


@super_("philanthropist", "planning.select", when=has_given, needs=gave_encounter_card)
def super_philanthropist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The player to whom you gave an encounter card must select it if he can."""
    table.mark("must-lay", table.marked("gave", seat) - 1)


@lasting("must-lay", "selection")
def gift_only(table: CosmicEncounter, seat: Seat, cards: list[int], mark: int) -> list[int]:
    """The gift, whatever else he would have to select, as long as he has it."""
    return [table.gift] if table.gift in ENCOUNTER.intersection(table.in_reach(seat)) else cards


@Crowd
def can_lend(table: CosmicEncounter, window: Window) -> int:
    """The seat has a power that works, and a ship to pay with."""
    ships = [bool(own) and any(table.ships[seat]) and table.is_up(seat) for seat, own in enumerate(table.sheets)]
    return those(tuple(ships))


def open_sheets(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The other players whose sheet is not hidden (CE-R87)."""
    return [(who,) for (who,) in other_players(table, seat, window) if not table.hidden[who]]


@wild("philanthropist", "regroup.start", when=can_lend, targets=open_sheets)
def wild_philanthropist(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Pay a ship: another player has your power instead of his own for this encounter (CE-R32)."""
    yield from lose_chosen(table, seat, 1, "lending")
    sheets = table.sheets[seat]
    own = [choose_alien(ALIEN_NAMES[alien]) for alien in sheets if alien == sheets[0] or alien in table.guests]
    choice = (yield Choose(seat, "lend-power", own)) if len(own) > 1 else own[0]
    table.lend(seat, ALIEN[choice[1]], window.target[0])


# ---- demon -----------------------------------------------------------------------------------------------------------

SIX = 6


def bystanders(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Any other player but the opponent."""
    return [(who,) for who in table.clockwise(seat)[1:] if who != table.opponent(seat)]


@power("demon", "alliance.before", targets=bystanders)
def demon(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Play from another player's hand in this encounter, or from six drawn cards with the super flare (CE-R12,
    CE-R71)."""
    if window.boosted:
        yield from draw(table, seat, SIX, put=lambda: table.lend_drawn(seat, SIX))
    else:
        table.lend_hand(window.target[0], seat)


boost("demon")


@wild("demon", "alliance.before", targets=bystanders)
def wild_demon(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A player must ally with you, with as many ships as you have if that empties no colony (CE-R39)."""
    (who,) = window.target
    spare = sum(count - 1 for count in table.ships[who] if count)
    ships = max(min(table.ships_in(seat), table.limit(who), spare), 1)
    table.mark("must-join", who, table.side[seat] + 1)
    table.mark("least", who, ships)
    table.mark("limit", who, ships)
