"""Who plays which faction, TI-S2: at random, by choice, as listed, or by a draft of factions and places (TI-R57)."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.galaxy import home_slots
from cosmodrome.games.twilight_imperium.index import FACTION, FACTIONS, NOBODY, NOTES_EACH, note_of
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Choose, Option, Rule, Seat, Shuffle

EVERY_FACTION: Final = tuple(row.id for row in FACTIONS)
SPARE: Final = 3  # factions in the pool of a draft beyond one for each player


def choose_factions(table: TwilightImperium) -> Rule[None]:
    """TI-S2: every player has a faction, no two the same."""
    match table.factions_option:
        case ("random",):
            names = yield Shuffle("factions", EVERY_FACTION)
            for seat in range(table.seats):
                give_faction(table, seat, names[seat])
        case ("choose",):
            for seat in table.clockwise(table.speaker):
                choice = yield Choose(seat, "faction", free_factions(table, EVERY_FACTION))
                give_faction(table, seat, choice[1])
        case ("draft",):
            yield from draft(table)
        case names:
            for seat in range(table.seats):
                give_faction(table, seat, names[seat])
    table.cursor = "homes" if table.slots[0] else "galaxy"


def draft(table: TwilightImperium) -> Rule[None]:
    """Everybody picks twice, in the order of a snake from the speaker: a faction of the pool and a place at the map, in
    whichever order."""
    pool = (yield Shuffle("factions", EVERY_FACTION))[: table.seats + SPARE]
    table.tell("faction-pool", factions=list(pool))
    table.open_places()
    order = table.clockwise(table.speaker)
    for seat in (*order, *reversed(order)):
        choice = yield Choose(seat, "draft", draft_options, table, seat, pool)
        if choice[0] == "faction":
            give_faction(table, seat, choice[1])
        else:
            table.take_place(seat, choice[1] - 1)
    table.sit_down()


def draft_options(table: TwilightImperium, seat: Seat, pool: tuple[str, ...]) -> list[Option]:
    """What is left of what the player has not picked yet."""
    factions = free_factions(table, pool) if table.factions[seat] == NOBODY else []
    return [*factions, *(free_places(table) if seat not in table.places else [])]


def free_factions(table: TwilightImperium, pool: tuple[str, ...]) -> list[Option]:
    """The factions that nobody has."""
    taken = [table.faction_name(who) for who in range(table.seats)]
    return [verbs.FACTION(name) for name in pool if name not in taken]


def free_places(table: TwilightImperium) -> list[Option]:
    """The places, numbered clockwise, with the position of the home system."""
    slots = home_slots(table.seats)
    return [verbs.PLACE(place + 1, slots[place]) for place, who in enumerate(table.places) if who == NOBODY]


def give_faction(table: TwilightImperium, seat: Seat, name: str) -> None:
    """TI-S3, TI-S4: sheet, home system and promissory notes."""
    table.take_faction(seat, FACTION[name], tuple(note_of(seat, number) for number in range(NOTES_EACH)))
