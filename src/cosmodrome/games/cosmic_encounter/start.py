"""The table before the first shuffle."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import DECK, destiny_deck, flares_in_game
from cosmodrome.games.cosmic_encounter.cheats import Cheats
from cosmodrome.games.cosmic_encounter.decks import Destiny, TechnologyCards
from cosmodrome.games.cosmic_encounter.encounter import ROLE_OTHER
from cosmodrome.games.cosmic_encounter.fleets import SHIPS_PER_PLANET, SLOTS, Ships
from cosmodrome.games.cosmic_encounter.known import Known
from cosmodrome.games.cosmic_encounter.meta import alerts, check_aliens
from cosmodrome.games.cosmic_encounter.piles import Cards
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import HEAVY, RESEARCH
from cosmodrome.games.cosmic_encounter.terms import Deal
from cosmodrome.games.cosmic_encounter.zones import NOBODY
from cosmodrome.kernel import NO_SEATS


def empty_table(seats: int, options: dict[str, Any]) -> CosmicEncounter:
    """CE-4: every player has their planets with four ships each; nothing is shuffled yet."""
    planets, edition, aliens = options["planets"], options["edition"], options["aliens"]
    if aliens is None:
        aliens = "choose" if edition == 2008 else "combo"
    names = () if isinstance(aliens, str) else tuple(aliens)
    check_aliens(seats, edition, names)
    flares = edition == 2008 if options["flares"] is None else options["flares"]
    classic_filch = options["filch"] == "classic"
    nobody: list[tuple[int, ...]] = [()] * seats
    return CosmicEncounter(
        seats=seats,
        edition=edition,
        choice=aliens if isinstance(aliens, str) else "named",
        named=tuple([ALIEN[name] for name in names]),
        alerts=alerts(options["alert"]),
        flares=flares,
        with_technologies=options["technologies"],
        one_encounter=options["one_encounter"],
        hidden_powers=options["hidden_powers"],
        changing_powers=options["changing_powers"],
        unlimited_flares=options["unlimited_flares"],
        classic_filch=classic_filch,
        offers=options["offers"],
        goal=planets,
        keep_power=2 if planets == 4 else 3,
        cards=cards_at_start(seats, classic_filch),
        ships=ships_at_start(seats, planets),
        technologies=technologies_at_start(seats, planets, options["technologies"]),
        destiny=Destiny(seats=seats, deck=destiny_deck(seats), discards=[]),
        deal=Deal(seats=seats, offered=[0, 0], spoken={}, terms={}),
        cheats=Cheats(seats=seats),
        sheets=nobody[:],
        dealt=nobody[:],
        hidden=[options["hidden_powers"]] * seats,
        lost=[False] * seats,
        tokens={},
        loans=[],
        pending=[],
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
    )


def cards_at_start(seats: int, classic_filch: bool) -> Cards:
    """The deck without flares, and empty hands."""
    nobody: list[tuple[int, ...]] = [()] * seats
    return Cards(
        seats=seats,
        deck=list(DECK),
        discard=[],
        box=list(flares_in_game(classic_filch)),
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
        known=Known(seats=seats, seen={}),
    )


def ships_at_start(seats: int, planets: int) -> Ships:
    """Four ships on each home planet."""
    return Ships(
        seats=seats,
        systems=[tuple(range(seat * SLOTS, seat * SLOTS + planets)) for seat in range(seats)],
        by_planet=[
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
    )


def technologies_at_start(seats: int, planets: int, with_technologies: bool) -> TechnologyCards:
    """All technologies in the deck; CE-29.5: with four planets the heavy ones stay in the box."""
    heavy = HEAVY if planets == 4 else 99
    nobody: list[tuple[int, ...]] = [()] * seats
    return TechnologyCards(
        seats=seats,
        deck=[at for at, number in enumerate(RESEARCH) if number < heavy] if with_technologies else [],
        discards=[],
        draft=nobody[:],
        owned=nobody[:],
        pieces={},
    )
