"""Aliens of the yellow alert that live between encounters: each with its power and both effects of its flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.conditions import (
    EVERYBODY,
    Crowd,
    another,
    foreign_planets,
    has_colony,
    lost,
    won,
)
from cosmodrome.games.cosmic_encounter.declare import boost, power, super_, wild
from cosmodrome.games.cosmic_encounter.fleets import GATE, WARP
from cosmodrome.games.cosmic_encounter.hands import draw
from cosmodrome.games.cosmic_encounter.ships import founded, lose, lose_chosen, retrieve, settle
from cosmodrome.games.cosmic_encounter.table import DEFENSE, NOBODY, OFFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import aim, reward
from cosmodrome.games.cosmic_encounter.windows import offer_discards
from cosmodrome.games.cosmic_encounter.windows import window as open_window
from cosmodrome.kernel import Choose, Option, Rule, Seat, Shuffle, Window

# ---- reincarnator ----------------------------------------------------------------------------------------------------


@Crowd
def was_beaten(table: CosmicEncounter, window: Window) -> int:
    """The side of the seat has lost, or a deal of the seat has failed."""
    return 1 << table.offense | 1 << table.defense if table.result == "failed" else lost.seats(table, window)


@power("reincarnator", "resolution.tokens", when=was_beaten)
def reincarnator(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a new power beside this one, in place of the last (CE-R32); with the super flare you need not."""
    if not window.boosted:
        drawn = (yield Shuffle("alien", tuple(table.unused_aliens())))[0]
        own = table.sheets[seat]
        at = own.index(ALIEN["reincarnator"]) + 1
        last = [alien for alien in own[at : at + 1] if alien not in table.guests]
        table.replace_sheets(seat, (*own[:at], drawn, *own[at + len(last) :]))


boost("reincarnator")


def beaten(table: CosmicEncounter, window: Window) -> int:
    """The players who have lost or failed to deal, but not Reincarnator."""
    seats, reincarnator = was_beaten.seats(table, window), table.public_owner(ALIEN["reincarnator"])
    return seats if reincarnator == NOBODY else seats & ~(1 << reincarnator)


def beaten_others(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Other players among them."""
    seats = beaten(table, window)
    return [(who,) for who in table.clockwise(seat)[1:] if seats >> who & 1]


@Crowd
def others_beaten(table: CosmicEncounter, window: Window) -> int:
    """There are such players."""
    seats = beaten(table, window)
    return EVERYBODY if seats & seats - 1 else EVERYBODY ^ seats if seats else 0


@wild("reincarnator", "encounter.end", when=others_beaten, targets=beaten_others)
def wild_reincarnator(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A player who was beaten gets this flare and draws a new alien in place of his (CE-R55)."""
    (target,) = window.target
    assert window.response is not None
    window.response.fate = f"hand:{target}"
    before = len(table.discard)
    table.exchange_sheet(target, (yield Shuffle("alien", tuple(table.unused_aliens())))[0])
    yield from offer_discards(table, target, len(table.discard) - before)


# ---- remora ----------------------------------------------------------------------------------------------------------


def can_retrieve(table: CosmicEncounter, seat: Seat) -> bool:
    """A ship in the warp that did not go there in this encounter, and a colony for it."""
    return table.warp[seat] > table.arrived[seat] and table.has_colony(seat)


def can_cling(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Somebody else has drawn; or he has retrieved ships, and the seat has one to retrieve."""
    return another(table, seat, window) and (window.key == "deck.drawn" or can_retrieve(table, seat))


@power("remora", ("deck.drawn", "ships.retrieved"), when=can_cling)
def remora(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card when others draw, retrieve a ship when others do (CE-R34)."""
    if window.key == "deck.drawn":
        yield from draw(table, seat, 1)
    else:
        yield from retrieve(table, seat, 1)


@wild("remora", "used", answers=("wild", "super"), when=another)
def wild_remora(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card when another player plays a flare."""
    yield from draw(table, seat, 1)


@super_("remora", "colony.gained", when=another)
def super_remora(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card or retrieve a ship for another player's new colony, and so for each that follows (CE-R56)."""
    table.mark("clings", seat)
    yield from cling(table, seat)


def clings_on(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The super flare was played for an earlier colony."""
    return (
        another(table, seat, window) and table.marked("clings", seat) > 0 and (seat, "super-remora") not in window.used
    )


@power("remora", "colony.gained", part="colony", free=True, when=clings_on)
def remora_colony(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The super flare goes on for several founders."""
    yield from cling(table, seat)


def cling(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """A card or a ship."""
    choice = yield Choose(seat, "cling", clings, table, seat)
    yield from draw(table, seat, 1) if choice[1] else retrieve(table, seat, 1)


def clings(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """A card; a ship, if one is there."""
    return [reward(1, 0), reward(0, 1)] if can_retrieve(table, seat) else [reward(1, 0)]


# ---- shadow ----------------------------------------------------------------------------------------------------------


def another_is_named(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The destiny card names another player, who has ships on planets (CE-8.13)."""
    return another(table, seat, window) and table.on_planets(table.destined) > 0


@power("shadow", "destiny.drawn", when=another_is_named)
def shadow(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A ship of the player whom destiny names goes from a colony of your choice to the warp (CE-R28)."""
    yield from execute(table, seat, table.destined, window.boosted)


def nobody_is_named(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A wild destiny card."""
    return window.seat is None


def victims(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Other players with ships on planets."""
    return [(who,) for who in table.clockwise(seat)[1:] if table.on_planets(who)]


@power("shadow", "destiny.drawn", part="wild", must=False, when=nobody_is_named, targets=victims)
def shadow_wild(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """After a wild destiny card you may choose the player."""
    yield from execute(table, seat, window.target[0], window.boosted)


def execute(table: CosmicEncounter, seat: Seat, victim: Seat, replace: bool) -> Rule[None]:
    """A ship goes to the warp; with the super flare one of your own comes from there in its place."""
    if not table.on_planets(victim):  # he may have paid with his last ship to save himself
        return
    choice = yield Choose(seat, "execute", [aim(planet) for planet in table.colonies(victim)], args={"seat": victim})
    planet = choice[1]
    yield from lose(table, [(victim, planet, 1)], "shadow")
    if replace and table.warp[seat]:
        founds = not table.ships[seat][planet]
        table.move(seat, WARP, planet, 1)
        if founds:
            yield from founded(table, seat, planet)
        yield from open_window(table, "ships.retrieved", seat, {"count": 1})


boost("shadow")
boost("shadow", part="wild")


def beaten_by_attack(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The defense has lost to an attack and has a ship outside the encounter."""
    return lost(table, seat, window) and table.card_kind[OFFENSE] == "attack" and bool(table.outside(seat))


@wild("shadow", "resolution.landing", when=beaten_by_attack)
def wild_shadow(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Send a ship to the warp: all winning ships follow it, and nobody is left to land (CE-R16)."""
    yield from lose_chosen(table, seat, 1, "shadow", table.outside(seat))
    yield from lose(table, [(who, GATE, table.gate[who]) for who in table.timing()], "shadow")


# ---- tick_tock -------------------------------------------------------------------------------------------------------


@power("tick_tock", "setup", part="tokens", free=True)
def tick_tock_tokens(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Ten tokens, eight if there are four planets."""
    table.add_tokens(ALIEN["tick_tock"], 2 * table.goal)


def defense_won_or_deal(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A defense has won, or a deal was made (CE-R25)."""
    return table.result == "deal" or (table.result == "win" and table.winner == DEFENSE)


@power("tick_tock", "resolution.tokens", when=defense_won_or_deal)
def tick_tock(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A token goes; with the last one you win (CE-R26)."""
    if "tick_tock" not in table.tokens:  # the sheet was hidden at the set-up
        tick_tock_tokens(table, seat, window)
    table.add_tokens(ALIEN["tick_tock"], -1)
    if not table.tokens["tick_tock"]:
        raise table.win([seat], "tokens-gone")


def won_or_dealt(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has won or dealt and has a ship to lose."""
    return (table.result == "deal" or won(table, seat, window)) and table.on_planets(seat) > 0


@super_("tick_tock", "resolution.tokens", when=won_or_dealt)
def super_tick_tock(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Send a ship to the warp: one more token goes."""
    yield from lose_chosen(table, seat, 1, "tick-tock")
    tick_tock(table, seat, window)


@wild("tick_tock", "deck.reshuffled", when=has_colony, targets=foreign_planets)
def wild_tick_tock(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """When the deck is made anew, found a colony of one to four ships in another home system (CE-R34)."""
    yield from settle(table, seat, window.target[0], 1, 4)
