"""Researching technologies, TI-28: prerequisites, and what lets a player ignore some."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.index import (
    FACTIONS,
    NOBODY,
    OF_COLOUR,
    PLANET,
    PLANET_NAMES,
    SPECIALISTS,
    SPECIALTY,
    TECH,
    TECH_NAMES,
    TECHNOLOGIES,
    bits,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import PASS, Choose, Option, Rule, Seat

ANY, ALL = "any", "all"
PREREQUISITES: Final = tuple(dict(Counter[str](row.prerequisites)) for row in TECHNOLOGIES)
Skip = tuple[str, str]  # what is used, and the colour of the prerequisite it lets one ignore


@cache
def deck_of(faction: int) -> tuple[int, ...]:
    """TI-28.4, TI-28.11: the technologies of a player: the generic ones, and those of the faction, which take the
    place of a generic upgrade of the same unit."""
    row = FACTIONS[faction] if faction != NOBODY else None
    replaced = {TECHNOLOGIES[TECH[own]].unit for own in (row.own_technologies if row else ())} - {None}
    name = row.id if row else ""
    return tuple(
        number
        for number, tech in enumerate(TECHNOLOGIES)
        if (tech.faction == name if tech.faction else tech.unit is None or tech.unit not in replaced)
        and tech.colour != "none"
    )


def deck(table: TwilightImperium, seat: Seat) -> list[int]:
    """The technologies still in a player's deck."""
    own = table.techs[seat]
    return [tech for tech in deck_of(table.factions[seat]) if not own >> tech & 1]


def lacking(table: TwilightImperium, seat: Seat, tech: int) -> dict[str, int]:
    """TI-28.12: the prerequisites that the player's own technologies do not meet; upgrades have no colour."""
    return unmet(table.fold("prerequisites", seat, PREREQUISITES[tech], tech), table.techs[seat])


def unmet(needed: dict[str, int], techs: int) -> dict[str, int]:
    """Of these prerequisites, those that technologies do not meet."""
    have = colours_of(techs)
    return {colour: count - have[colour] for colour, count in needed.items() if count > have[colour]}


@lru_cache(maxsize=4096)
def colours_of(techs: int) -> dict[str, int]:
    """How many of these technologies are of each colour."""
    return {colour: (techs & mask).bit_count() for colour, mask in OF_COLOUR.items()}


def skips(table: TwilightImperium, seat: Seat, tech: int, price: int = 0) -> list[Skip]:
    """TI-28.14, TI-28.12c: readied planets with a specialty, abilities, attached laws; with a price in resources
    that is still to be paid for the research itself."""
    return list(table.fold("skips", seat, planet_skips(table, seat), tech, price))


def planet_skips(table: TwilightImperium, seat: Seat) -> list[Skip]:
    """TI-28.15: the readied planets with a specialty."""
    planets = table.lands[seat] & SPECIALISTS & ~table.exhausted
    return [(PLANET_NAMES[planet], SPECIALTY[planet]) for planet in bits(planets)]


def enough(missing: dict[str, int], ways: Sequence[Skip]) -> bool:
    """Whether the missing prerequisites, if any, can all be ignored."""
    if not missing or not ways:
        return not missing
    colours = [colour for _, colour in ways]
    if ALL in colours:
        return True
    short = sum(max(count - colours.count(colour), 0) for colour, count in missing.items())
    return short <= colours.count(ANY)


def researchable(table: TwilightImperium, seat: Seat, price: int = 0) -> Sequence[int]:
    """The technologies a player can research now, or once the price of it is paid."""
    topics = table.side(seat).topics
    if "skips" not in topics and "prerequisites" not in topics:
        return by_the_book(table.factions[seat], table.techs[seat], tuple(planet_skips(table, seat)))
    found = []
    for tech in deck(table, seat):
        missing = lacking(table, seat, tech)
        if not missing or enough(missing, skips(table, seat, tech, price)):
            found.append(tech)
    return found


def is_worth_it(table: TwilightImperium, seat: Seat, price: int = 0) -> bool:
    """Whether a player who is to research, for a price or not, has something to research, or gets something in its
    place."""
    return not table.fold("may-research", seat, True) or bool(researchable(table, seat, price))


def specialists(table: TwilightImperium, seat: Seat) -> list[int]:
    """The readied planets whose specialty may stand in for a prerequisite of something that can be researched now."""
    ways = planet_skips(table, seat)
    if not ways:
        return []
    wanted = {colour for tech in researchable(table, seat) for colour in lacking(table, seat, tech)}
    return [PLANET[name] for name, colour in ways if colour in wanted]


@lru_cache(maxsize=4096)
def by_the_book(faction: int, techs: int, ways: tuple[Skip, ...]) -> tuple[int, ...]:
    """What a faction with these technologies and planets can research where nothing bends the rules."""
    unowned = [tech for tech in deck_of(faction) if not techs >> tech & 1]
    return tuple([tech for tech in unowned if enough(unmet(PREREQUISITES[tech], techs), ways)])


def research_options(table: TwilightImperium, seat: Seat, may: bool) -> list[Option]:
    """What can be researched; nothing, where one may, or where there is nothing."""
    options = [verbs.RESEARCH[tech] for tech in researchable(table, seat)]
    return [*options, PASS] if may or not options else options


def research(table: TwilightImperium, seat: Seat, may: bool = False) -> Rule[None]:
    """TI-28.10: the chosen card comes from the deck into play, if its prerequisites are met or ignored."""
    if not table.fold("may-research", seat, True):
        yield from window(table, "research.instead", seat=seat)
        return
    choice = yield Choose(seat, "research", research_options, table, seat, may)
    if choice == PASS:
        return
    tech = TECH[choice[1]]
    yield from ignore_prerequisites(table, seat, tech)
    yield from gain_technology(table, seat, tech, "researched")
    yield from window(table, "researched", seat=seat, technology=TECH_NAMES[tech])


def gain_technology(table: TwilightImperium, seat: Seat, tech: int, how: str = "gained") -> Rule[None]:
    """TI-28.5: gaining needs no prerequisites."""
    table.add_tech(seat, tech, how)
    yield from window(table, "technology.gained", seat=seat, technology=TECH_NAMES[tech])


def ignore_prerequisites(table: TwilightImperium, seat: Seat, tech: int) -> Rule[None]:
    """TI-28.14: what is missing is made up for, one prerequisite after the other."""
    missing = lacking(table, seat, tech)
    used: tuple[str, ...] = ()
    while missing:
        choice = yield Choose(seat, "ignore", skip_options, table, seat, tech, missing.copy(), used)
        name = choice[1]
        colour = next(colour for way, colour in skips(table, seat, tech) if way == name)
        missing = without(missing, colour)
        if name in PLANET:
            table.exhaust(seat, PLANET[name])
        else:
            used += (name,)
            yield from window(table, "skipped", seat=seat, by=name)


def without(missing: dict[str, int], colour: str) -> dict[str, int]:
    """What is still missing once something of this colour was used."""
    if colour == ALL:
        return {}
    name = max(missing, key=missing.__getitem__) if colour == ANY else colour
    left = {**missing, name: missing.get(name, 0) - 1}
    return {each: count for each, count in left.items() if count > 0}


def skip_options(
    table: TwilightImperium, seat: Seat, tech: int, missing: dict[str, int], used: tuple[str, ...]
) -> list[Option]:
    """What can be used for the next prerequisite, so that the others can still be met: with what ignores one each, as
    what ignores all of them needs nothing else."""
    ways = [way for way in skips(table, seat, tech) if way[0] not in used]
    return [
        verbs.SKIP_PREREQUISITE(way[0])
        for way in ways
        if (way[1] in (ALL, ANY) or missing.get(way[1]))
        and enough(without(missing, way[1]), [other for other in ways if other != way and other[1] != ALL])
    ]
