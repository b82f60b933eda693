"""Technologies: researching, completing and abandoning them, and new ones (CE-30). What they do: the abilities."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.games.cosmic_encounter.moves import bring_home, send
from cosmodrome.games.cosmic_encounter.sources import is_ready
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECH, TECH_NAMES, X
from cosmodrome.games.cosmic_encounter.verbs import NOTHING, abandon, complete, keep, research
from cosmodrome.games.cosmic_encounter.windows import window
from cosmodrome.kernel import Choose, Option, Rule, Seat, Shuffle


def research_action(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """CE-30.4: one thing with one technology."""
    if not any(tech not in table.technologies.face_up for tech in table.technologies.owned[seat]):
        return
    choice = yield Choose(seat, "research", research_actions, table, seat, secret=True)
    if choice == NOTHING:
        return
    tech = TECH[choice[1]]
    if choice[0] == "research":
        yield from send(table, seat, on_technology(tech), 1, 1, "research-ship")  # CE-30.5
    elif choice[0] == "complete" and is_enough(table, tech):
        table.technologies.turn_up(seat, tech)
        yield from window(table, "technology.complete", seat, {"technology": TECH_NAMES[tech]})
        if tech in table.technologies.owned[seat]:
            yield from bring_home(table, seat, on_technology(tech))  # CE-30.6
    else:  # CE-30.7, CE-30.8
        table.technologies.show(seat, tech)
        yield from bring_home(table, seat, on_technology(tech))
        table.technologies.discard(seat, tech)


def research_actions(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """Research, complete and abandon; CE-30.7: in 2008 one may complete for nothing, which equals abandoning."""
    options = [NOTHING]
    for tech in table.technologies.owned[seat]:
        if tech not in table.technologies.face_up:
            name = TECH_NAMES[tech]
            if table.ships.on_planets(seat):
                options.append(research(name))
            if not is_ready(table, tech) and (is_enough(table, tech) or table.edition == 2008):
                options.append(complete(name))
            options.append(abandon(name))
    return options


def is_enough(table: CosmicEncounter, tech: int) -> bool:
    """Whether the ships on a technology complete it."""
    return RESEARCH[tech] != X and table.ships.researching(tech) >= RESEARCH[tech]


def new_technology(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """CE-30.10: as many as foreign colonies and one more are drawn, one is kept."""
    count = table.ships.foreign[seat] + 1
    if len(table.technologies.deck) < count and table.technologies.discards:  # CE-30.13
        table.technologies.restack((yield Shuffle("technologies", tuple(sorted(table.technologies.discards)))))
    table.technologies.draw(seat, min(count, len(table.technologies.deck)))
    if table.technologies.draft[seat]:
        choice = yield Choose(seat, "keep-technology", drawn_technologies, table, seat, secret=True)
        table.technologies.keep(seat, TECH[choice[1]])


def drawn_technologies(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """The drawn technologies, of which one is kept."""
    return [keep(TECH_NAMES[tech]) for tech in table.technologies.draft[seat]]
