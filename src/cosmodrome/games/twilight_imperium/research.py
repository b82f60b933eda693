"""Researching technologies, TI-28: prerequisites, and what lets a player ignore some."""

from __future__ import annotations

from collections import Counter

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.index import (
    CARD_NAMES,
    FACTIONS,
    FIRST_AGENDA,
    NOBODY,
    OF_COLOUR,
    PLANET,
    PLANET_NAMES,
    SPECIALTY,
    TECH,
    TECH_NAMES,
    TECHNOLOGIES,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import PASS, Choose, Option, Rule, Seat

ANY, ALL = "any", "all"
TEAM = {"biotic": "green", "cybernetic": "yellow", "propulsion": "blue", "warfare": "red"}
Skip = tuple[str, str]  # what is used, and the colour of the prerequisite it lets one ignore


def deck(table: TwilightImperium, seat: Seat) -> list[int]:
    """TI-28.4, TI-28.11: the technologies in a player's deck: the generic ones, and those of the faction, which take
    the place of a generic upgrade of the same unit."""
    name = table.faction_name(seat)
    row = FACTIONS[table.factions[seat]] if table.factions[seat] != NOBODY else None
    replaced = {TECHNOLOGIES[TECH[own]].unit for own in (row.own_technologies if row else ())} - {None}
    return [
        number
        for number, tech in enumerate(TECHNOLOGIES)
        if not table.owns(seat, number)
        and (tech.faction == name if tech.faction else tech.unit is None or tech.unit not in replaced)
        and tech.colour != "none"
    ]


def lacking(table: TwilightImperium, seat: Seat, tech: int) -> Counter[str]:
    """TI-28.12: the prerequisites that the player's own technologies do not meet; upgrades have no colour."""
    needed = Counter[str](TECHNOLOGIES[tech].prerequisites)
    needed = table.fold("prerequisites", seat, needed, tech)
    return Counter(
        {
            colour: missing
            for colour, count in needed.items()
            if (missing := count - (table.techs[seat] & OF_COLOUR[colour]).bit_count()) > 0
        }
    )


def skips(table: TwilightImperium, seat: Seat, tech: int) -> list[Skip]:
    """TI-28.14, TI-28.12c: readied planets with a specialty, attached research teams, abilities."""
    found: list[Skip] = []
    for planet in table.planets(seat):
        if SPECIALTY[planet] and table.is_ready(planet):  # TI-28.15
            found.append((PLANET_NAMES[planet], SPECIALTY[planet]))
    for card, planet in table.elected.items():
        colour = TEAM.get(CARD_NAMES[card].removeprefix("research_team_"))
        if colour and table.owner[planet] == seat and not table.spent_laws >> (card - FIRST_AGENDA) & 1:
            found.append((CARD_NAMES[card], colour))
    return list(table.fold("skips", seat, found, tech))


def enough(missing: Counter[str], ways: list[Skip]) -> bool:
    """Whether the missing prerequisites can all be ignored."""
    have = Counter(colour for _, colour in ways)
    if have[ALL]:
        return True
    short = sum(max(count - have[colour], 0) for colour, count in missing.items())
    return short <= have[ANY]


def researchable(table: TwilightImperium, seat: Seat) -> list[int]:
    """The technologies a player can research now."""
    return [
        tech
        for tech in deck(table, seat)
        if not (missing := lacking(table, seat, tech)) or enough(missing, skips(table, seat, tech))
    ]


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
    used: list[str] = []
    while sum(missing.values()) > 0:
        choice = yield Choose(seat, "ignore", skip_options, table, seat, tech, missing.copy(), tuple(used))
        name = choice[1]
        colour = next(colour for way, colour in skips(table, seat, tech) if way == name)
        if name in PLANET:
            table.exhaust(seat, PLANET[name])
        elif name.startswith("research_team_"):
            table.tap_law(next(card for card in table.elected if CARD_NAMES[card] == name))
        else:
            used.append(name)
            yield from window(table, "skipped", seat=seat, by=name)
        if colour == ALL:
            missing.clear()
        elif colour == ANY:
            missing[max(missing, key=missing.__getitem__)] -= 1
        else:
            missing[colour] -= 1


def skip_options(
    table: TwilightImperium, seat: Seat, tech: int, missing: Counter[str], used: tuple[str, ...]
) -> list[Option]:
    """What can be used for the next prerequisite, so that the others can still be met."""
    ways = [way for way in skips(table, seat, tech) if way[0] not in used]
    found = []
    for way in ways:
        name, colour = way
        left = missing.copy()
        if colour == ALL:
            left.clear()
        elif colour == ANY:
            left[max(left, key=left.__getitem__)] -= 1
        elif left[colour] > 0:
            left[colour] -= 1
        else:
            continue
        if enough(+left, [other for other in ways if other != way]):
            found.append(verbs.SKIP_PREREQUISITE(name))
    return found
