"""Technologies with something on the table: a card, a token, a ship, a sheet; and those that cancel others."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.abilities.technologies import completed, is_staffed
from cosmodrome.games.cosmic_encounter.cards import destiny_name
from cosmodrome.games.cosmic_encounter.conditions import ANY, another, can_cancel, every
from cosmodrome.games.cosmic_encounter.declare import cancel, is_power_use, technology, zap
from cosmodrome.games.cosmic_encounter.hands import choose_card
from cosmodrome.games.cosmic_encounter.reveal import replace_card
from cosmodrome.games.cosmic_encounter.statics import goes_with, take_along
from cosmodrome.games.cosmic_encounter.table import NOBODY, CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECH, TECH_NAMES, TECHNOLOGIES, X
from cosmodrome.games.cosmic_encounter.verbs import aim, between
from cosmodrome.games.cosmic_encounter.windows import offer_discards, retire
from cosmodrome.games.cosmic_encounter.zones import SEALED
from cosmodrome.kernel import DONE, Choose, Rule, Seat, Shuffle, Window

# ---- quark battery ---------------------------------------------------------------------------------------------------


SEALED.add("quark_battery")


def battery(seat: Seat) -> str:
    """The card under the technology."""
    return f"quark_battery:{seat}"


@technology("quark_battery", "technology.complete", part="charge", who=ANY, must=True, when=completed("quark_battery"))
def charge(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Put an encounter card from your hand face down under it, if you have one."""
    assert window.response is not None
    window.response.fate = "stay"
    if table.cards.has_encounter_card(seat):
        name = yield from choose_card(table, seat, "charge-battery", kinds=("attack", "negotiate", "morph"))
        table.cards.pile_up(seat, (table.cards.find(seat, name),), battery(seat))


def is_charged(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A card lies under the technology."""
    return bool(table.cards.piles.get(battery(seat)))


@technology("quark_battery", "reveal.after", when=is_charged)
def quark_battery(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Replace your revealed encounter card by the one under the technology."""
    table.cards.open_pile(seat, battery(seat))
    thrown = replace_card(table, seat, table.cards.piles[battery(seat)][0])
    table.cards.close_pile(seat, battery(seat))
    table.cards.take_pile(seat, battery(seat))
    yield from offer_discards(table, seat, len(thrown))


@goes_with("quark_battery")
def discharge(table: CosmicEncounter, seat: Seat) -> None:
    """The card under it is discarded."""
    table.cards.discard_pile(battery(seat))


# ---- lunar cannon ----------------------------------------------------------------------------------------------------


def gaps(table: CosmicEncounter, systems: list[Seat]) -> list[tuple[Any, ...]]:
    """Two planets that lie side by side in a system; they lie in a row (CE-R73)."""
    pairs = [zip(table.ships.systems[who], table.ships.systems[who][1:], strict=False) for who in systems]
    return [pair for system in pairs for pair in system]


@technology("lunar_cannon", "technology.complete", part="place", who=ANY, must=True, when=completed("lunar_cannon"))
def place_cannon(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Put the token between two of your home planets."""
    choice = yield Choose(seat, "lunar-cannon", [between(*gap) for gap in gaps(table, [seat])] or [DONE])
    table.technologies.put_piece("lunar_cannon", tuple(choice[1:]))


def wild_destiny(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A wild destiny card was drawn."""
    return table.destiny.card != NOBODY and destiny_name(table.destiny.card, table.seats) == "wild"


def all_gaps(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Where the token may go."""
    return [
        gap for gap in gaps(table, list(table.clockwise(seat))) if gap != table.technologies.pieces.get("lunar_cannon")
    ]


@technology("lunar_cannon", "destiny.drawn", part="move", who=ANY, when=wild_destiny, targets=all_gaps)
def move_cannon(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Put the token between two planets of any system."""
    table.technologies.put_piece("lunar_cannon", window.target)


def in_range(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The token touches the planet that is attacked."""
    return table.planet in table.technologies.pieces.get("lunar_cannon", ())


@technology("lunar_cannon", "reveal.totals", when=in_range)
def lunar_cannon(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Add 10 to your side's total if the token touches the planet that is attacked."""
    table.add_bonus(table.side[seat], 10)


# ---- the prometheus --------------------------------------------------------------------------------------------------


def docks(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """It is complete and has not come yet, and there is a colony for it."""
    return not table.ships.flagship and table.ships.has_colony(seat)


@technology("the_prometheus", ("technology.complete", "regroup.start"), part="place", must=True, when=docks)
def place_prometheus(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Put it on one of your colonies, as soon as you have one; it is a ship of yours (CE-R72)."""
    choice = yield Choose(seat, "place-prometheus", [aim(planet) for planet in table.ships.colonies(seat)])
    table.ships.add_flagship(seat, choice[1])


def leads(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """It is in the encounter."""
    return table.side[seat] != NOBODY and table.ships.flagship == (seat, table.place_in(seat))


@technology("the_prometheus", "reveal.totals", must=True, when=leads)
def the_prometheus(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """In an encounter it adds 3 to your side, besides counting as a ship."""
    table.add_bonus(table.side[seat], 3)


@goes_with("the_prometheus")
def scuttle(table: CosmicEncounter, seat: Seat) -> None:
    """The ship leaves the game."""
    if table.ships.flagship:
        table.ships.remove_flagship()


# ---- precursor seed --------------------------------------------------------------------------------------------------


@technology("precursor_seed", "technology.complete", must=True, when=completed("precursor_seed"))
def precursor_seed(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A random unused alien joins your sheet; you may use its power besides your own, and lose it with that."""
    order = yield Shuffle("alien", tuple(table.unused_aliens()))
    table.technologies.put_piece("precursor_seed", order[:1])
    table.join_sheet(seat, order[0])


@goes_with("precursor_seed")
def wither(table: CosmicEncounter, seat: Seat) -> None:
    """The alien leaves the sheet, whose ever it is now."""
    for alien in table.guests:
        if (holder := table.owner(alien)) != NOBODY:
            table.replace_sheets(holder, tuple(other for other in table.sheets[holder] if other != alien))


# ---- what cancels ----------------------------------------------------------------------------------------------------


@technology("cosmic_field_generator", "used", answers=("power", "super"), when=is_power_use)
def cosmic_field_generator(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """One use of a power is cancelled, as by a Cosmic Zap, and the power is gone for this encounter (CE-R45)."""
    zap(table, window)


def number_of(table: CosmicEncounter, tech: int) -> int:
    """The research number; where any will do, the ships on it (CE-R76)."""
    return table.ships.researching(tech) if RESEARCH[tech] == X else RESEARCH[tech]


def reaches(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Enough ships are on the scrambler for the technology that is being used."""
    assert window.use is not None
    return is_staffed(table, seat, window) and number_of(table, window.use.source) <= table.ships.researching(
        window.source
    )


@technology("tech_scrambler", "used", answers="technology", when=every(another, can_cancel), needs=reaches)
def tech_scrambler(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A technology of another player that is being used has no effect and is discarded (CE-R45)."""
    assert window.use is not None
    cancel(table, window)
    take_along(table, TECH_NAMES[window.use.source], window.use.seat)


def permanent(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The permanent technologies of others that lie open."""
    return [
        (TECH_NAMES[tech],)
        for who in table.clockwise(seat)[1:]
        for tech in table.technologies.owned[who]
        if tech in table.technologies.face_up and TECHNOLOGIES[tech].kind != "one_shot"
    ]


def any_permanent(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There is one."""
    return bool(permanent(table, seat, window))


def within_reach(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Those that the ships on the scrambler suffice for."""
    ships = table.ships.researching(window.source)
    return [(name,) for (name,) in permanent(table, seat, window) if RESEARCH[TECH[name]] <= ships]


@technology("tech_scrambler", "regroup.start", part="raze", when=any_permanent, targets=within_reach)
def raze(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A permanent technology of another player ends for good."""
    tech = TECH[window.target[0]]
    owner = next(who for who in range(table.seats) if tech in table.technologies.owned[who])
    take_along(table, TECH_NAMES[tech], owner)
    yield from retire(table, owner, tech)
