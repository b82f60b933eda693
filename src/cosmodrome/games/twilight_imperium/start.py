"""The table before anything is done: decks in their printed order, empty boards."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.twilight_imperium.data.layouts import POSITIONS
from cosmodrome.games.twilight_imperium.index import (
    ACTION_CARDS,
    AGENDAS,
    ALPHA,
    BETA,
    BY_TOKENS,
    DELTA,
    EMPTY,
    FIRST_AGENDA,
    KINDS,
    LIMIT,
    NOBODY,
    PLAIN,
    PLANETS,
    SECRETS,
    STAGE_1,
    STAGE_2,
    SYSTEMS,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import NO_SEATS


def empty_table(seats: int, options: dict[str, Any]) -> TwilightImperium:
    """A table with everything in its box."""
    factions = options["factions"]
    none: list[tuple[int, ...]] = [()] * seats
    return TwilightImperium(
        seats=seats,
        goal=options["points"],
        galaxy_option=options["galaxy"],
        factions_option=(factions,) if isinstance(factions, str) else tuple(factions),
        first_seats=seats,
        ring=tuple(range(seats)),
        places=[],
        factions=[NOBODY] * seats,
        home=[0] * seats,
        action_deck=list(range(ACTION_CARDS)),
        action_discard=[],
        hands=none[:],
        played=[],
        agenda_deck=[FIRST_AGENDA + number for number in range(len(AGENDAS))],
        agenda_discard=[],
        stage_1=[],
        stage_2=[],
        spare_1=list(STAGE_1),
        spare_2=list(STAGE_2),
        public=[],
        secret_deck=list(SECRETS),
        secrets=none[:],
        scored=[0] * seats,
        drafts=none[:],
        notes=none[:],
        notes_up=none[:],
        gone=[],
        seen={},
        slots=(0,) * (len(POSITIONS) + 1),
        space=[EMPTY] * (SYSTEMS * seats),
        fleets=[0] * seats,
        ships=[0] * seats,
        reserve=[
            LIMIT[kind] if PLAIN[kind] == kind and kind not in BY_TOKENS else 0
            for _ in range(seats)
            for kind in range(KINDS)
        ],
        owner=[NOBODY] * len(PLANETS),
        lands=[0] * seats,
        infantry=[0] * len(PLANETS),
        pds=[0] * len(PLANETS),
        plus=[(0, 0)] * len(PLANETS),
        landed={},
        landed_fighters={},
        wormholes=(ALPHA, BETA, DELTA),
        returning=[0] * seats,
        tactic=[0] * seats,
        fleet_pool=[0] * seats,
        strategy=[0] * seats,
        tokens=[0] * seats,
        goods=[0] * seats,
        commodities=[0] * seats,
        techs=[0] * seats,
        tapped=[0] * seats,
        copied=none[:],
        cards=none[:],
        bounty=[0] * 9,
        points=[0] * seats,
        owned=[0] * seats,
        elected={},
        hits=[0] * seats,
        big_hits=[0] * seats,
        lost=none[:],
        tiles=none[:],
        moving=[],
        cargo=[],
        bought=[],
        offer={},
        last_offer={},
        traded=[NO_SEATS] * seats,
        offers=[0] * seats,
        promises=[],
        refusals=[],
        votes=[0] * seats,
        voted=[""] * seats,
        predictions=[],
    )
