"""The table before the first shuffle."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import DECK, destiny_deck, flares_in_game
from cosmodrome.games.cosmic_encounter.encounter import ROLE_OTHER
from cosmodrome.games.cosmic_encounter.fleets import SHIPS_PER_PLANET, SLOTS
from cosmodrome.games.cosmic_encounter.meta import alerts, check_aliens
from cosmodrome.games.cosmic_encounter.sheets import NOBODY
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import HEAVY, RESEARCH
from cosmodrome.kernel import NO_SEATS


def empty_table(seats: int, options: dict[str, Any]) -> CosmicEncounter:
    """CE-4: every player has his planets with four ships each; nothing is shuffled yet."""
    planets, edition, aliens = options["planets"], options["edition"], options["aliens"]
    if aliens is None:
        aliens = "choose" if edition == 2008 else "combo"
    names = () if isinstance(aliens, str) else tuple(aliens)
    check_aliens(seats, edition, names)
    flares = edition == 2008 if options["flares"] is None else options["flares"]
    heavy = HEAVY if planets == 4 else 99
    nobody: list[tuple[int, ...]] = [()] * seats
    return CosmicEncounter(
        seats=seats,
        edition=edition,
        choice=aliens if isinstance(aliens, str) else "named",
        named=tuple([ALIEN[name] for name in names]),
        alerts=alerts(options["alert"]),
        flares=flares,
        technologies=options["technologies"],
        one_encounter=options["one_encounter"],
        hidden_powers=options["hidden_powers"],
        changing_powers=options["changing_powers"],
        unlimited_flares=options["unlimited_flares"],
        classic_filch=options["filch"] == "classic",
        offers=options["offers"],
        goal=planets,
        keep_power=2 if planets == 4 else 3,
        deck=list(DECK),
        discard=[],
        box=list(flares_in_game(options["filch"] == "classic")),
        hands=nobody[:],
        laid=nobody[:],
        offer=nobody[:],
        draft=nobody[:],
        piles={},
        shown={},
        reach=[()] * seats,
        played={},
        reinforcements=[],
        reinforcers={},
        seen={},
        systems=[tuple(range(seat * SLOTS, seat * SLOTS + planets)) for seat in range(seats)],
        ships=[
            [SHIPS_PER_PLANET if at // SLOTS == seat and at % SLOTS < planets else 0 for at in range(seats * SLOTS)]
            for seat in range(seats)
        ],
        warp=[0] * seats,
        arrived=[0] * seats,
        gate=[0] * seats,
        beside=[0] * seats,
        limbo=[],
        out=[0] * seats,
        research={},
        home=[planets] * seats,
        foreign=[0] * seats,
        fleet=[planets * SHIPS_PER_PLANET] * seats,
        sheets=nobody[:],
        dealt=nobody[:],
        hidden=[options["hidden_powers"]] * seats,
        lost=[False] * seats,
        tokens={},
        loans=[],
        pending=[],
        tech_deck=[at for at, number in enumerate(RESEARCH) if number < heavy] if options["technologies"] else [],
        tech_discard=[],
        tech_draft=nobody[:],
        techs=nobody[:],
        pieces={},
        destiny_deck=destiny_deck(seats),
        destiny_discard=[],
        side=[NOBODY] * seats,
        roles=[ROLE_OTHER] * seats,
        invited=[NO_SEATS] * 2,
        card_kind=["", ""],
        card_value=[0, 0],
        bonus=[0, 0],
        owed=[0] * seats,
        lost_ships=[0] * seats,
        discarded=nobody[:],
        flares_by=[0] * seats,
        offered=[0, 0],
        spoken={},
        terms={},
    )
