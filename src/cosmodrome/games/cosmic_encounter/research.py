"""Technologies: researching, completing and abandoning them, and new ones (CE-30). What they do: the abilities."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.games.cosmic_encounter.ships import bring_home, send
from cosmodrome.games.cosmic_encounter.sources import is_ready
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECH, TECH_NAMES, X
from cosmodrome.games.cosmic_encounter.verbs import NOTHING, abandon, complete, keep, research
from cosmodrome.games.cosmic_encounter.windows import window
from cosmodrome.kernel import Choose, Option, Rule, Seat, Shuffle


def research_action(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """CE-30.4: one thing with one technology."""
    if not any(tech not in table.tech_up for tech in table.techs[seat]):
        return
    choice = yield Choose(seat, "research", research_actions, table, seat, secret=True)
    if choice == NOTHING:
        return
    tech = TECH[choice[1]]
    if choice[0] == "research":
        yield from send(table, seat, on_technology(tech), 1, 1, "research-ship")  # CE-30.5
    elif choice[0] == "complete" and is_enough(table, tech):
        table.turn_technology(seat, tech)
        yield from window(table, "technology.complete", seat, {"technology": TECH_NAMES[tech]})
        if tech in table.techs[seat]:
            yield from bring_home(table, seat, on_technology(tech))  # CE-30.6
    else:  # CE-30.7, CE-30.8
        table.show_technology(seat, tech)
        yield from bring_home(table, seat, on_technology(tech))
        table.discard_technology(seat, tech)


def research_actions(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """Research, complete and abandon; CE-30.7: in 2008 one may complete in vain, which is the same as abandoning."""
    options = [NOTHING]
    for tech in table.techs[seat]:
        if tech not in table.tech_up:
            name = TECH_NAMES[tech]
            if table.on_planets(seat):
                options.append(research(name))
            if not is_ready(table, tech) and (is_enough(table, tech) or table.edition == 2008):
                options.append(complete(name))
            options.append(abandon(name))
    return options


def is_enough(table: CosmicEncounter, tech: int) -> bool:
    """Whether the ships on a technology complete it."""
    return RESEARCH[tech] != X and table.research[tech] >= RESEARCH[tech]


def new_technology(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """CE-30.10: as many as foreign colonies and one more are drawn, one is kept."""
    count = table.foreign[seat] + 1
    if len(table.tech_deck) < count and table.tech_discard:  # CE-30.13
        table.restack_technologies((yield Shuffle("technologies", tuple(sorted(table.tech_discard)))))
    table.draw_technologies(seat, min(count, len(table.tech_deck)))
    if table.tech_draft[seat]:
        choice = yield Choose(seat, "keep-technology", drawn_technologies, table, seat, secret=True)
        table.keep_technology(seat, TECH[choice[1]])


def drawn_technologies(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """The drawn technologies, of which one is kept."""
    return [keep(TECH_NAMES[tech]) for tech in table.tech_draft[seat]]
